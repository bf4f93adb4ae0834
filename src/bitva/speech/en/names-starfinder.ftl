## Creatures and heroes, weapons, armour, attacks, things

creature-dock-raider = dock raider
creature-hull-crawler = hull crawler
creature-sentry-drone = sentry drone
creature-breach-giant = breach giant
creature-irsa = Irsa
weapon-longsword = longsword
weapon-spike-maul = spike maul
weapon-pike = pike
weapon-survival-knife = survival knife
weapon-club = club
weapon-assault-hammer = assault hammer
weapon-semi-auto-pistol = semi-automatic pistol
weapon-laser-pistol = laser pistol
weapon-laser-rifle = laser rifle
weapon-scattergun = scattergun
weapon-machine-gun = machine gun
weapon-frag-grenade = fragmentation grenade
weapon-arc-lash = arc lash
weapon-boarding-hook = boarding hook
weapon-bore-spike = bore spike
weapon-stun-baton = stun baton
weapon-howler = howler
weapon-rail-lance = rail lance
weapon-net-thrower = net thrower
weapon-needle-rifle = needle rifle
weapon-surge-pistol = surge pistol
weapon-glare-grenade = glare grenade
armor-skinsuit = skinsuit
armor-soldier-armor = soldier armour
attack-mandibles = mandibles
attack-shock-arm = shock arm
attack-stitch-laser = stitch laser
attack-bulkhead-maul = bulkhead maul
attack-rivet-cannon = rivet cannon
attack-unarmed = unarmed strike
item-magazine = magazine
item-battery = battery
item-shells = shells
item-darts = darts
item-rails = rails
item-nets = nets

## Spells and abilities

spell-spark-dart = spark dart
spell-hold-together = hold together
spell-stupor = stupor
spell-static-touch = static touch
spell-seeking-darts = seeking darts
spell-scorching-fan = scorching fan
spell-mend-flesh = mend flesh
spell-dread = dread
spell-battle-rhythm = battle rhythm
spell-deflecting-flash = deflecting flash
spell-quicken = quicken
spell-smoke-bank = smoke bank
spell-heat-shroud = heat shroud
spell-arc-line = arc line
spell-crushing-field = crushing field
spell-binding-filaments = binding filaments
spell-guardian-rite = guardian rite
spell-star-burst = star burst

## Maps and fights

map-airlock = Airlock
encounter-boarding = Boarding
