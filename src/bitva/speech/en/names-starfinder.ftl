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

## Maps and fights

map-airlock = Airlock
encounter-boarding = Boarding
