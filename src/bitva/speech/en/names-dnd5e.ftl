## Heroes

creature-ragna = Ragna
creature-pim = Pim
creature-dorgan = Dorgan
creature-naella = Naella

## Creatures

creature-adult-red-dragon = adult red dragon
creature-basilisk = basilisk
creature-bugbear = bugbear
creature-cult-fanatic = cult fanatic
creature-dryad = dryad
creature-gelatinous-cube = gelatinous cube
creature-ghast = ghast
creature-ghoul = ghoul
creature-giant-constrictor-snake = giant constrictor snake
creature-giant-crab = giant crab
creature-giant-spider = giant spider
creature-goblin = goblin
creature-griffon = griffon
creature-harpy = harpy
creature-hell-hound = hell hound
creature-hill-giant = hill giant
creature-hobgoblin = hobgoblin
creature-invisible-stalker = invisible stalker
creature-kobold = kobold
creature-mage = mage
creature-ogre = ogre
creature-orc = orc
creature-skeleton = skeleton
creature-stone-golem = stone golem
creature-swarm-of-bats = swarm of bats
creature-troll = troll
creature-warhorse = warhorse
creature-werewolf = werewolf
creature-wolf = wolf
creature-zombie = zombie

## Weapons

weapon-club = club
weapon-dagger = dagger
weapon-greatclub = greatclub
weapon-handaxe = handaxe
weapon-javelin = javelin
weapon-light-hammer = light hammer
weapon-mace = mace
weapon-quarterstaff = quarterstaff
weapon-sickle = sickle
weapon-spear = spear
weapon-light-crossbow = light crossbow
weapon-dart = dart
weapon-shortbow = shortbow
weapon-sling = sling
weapon-battleaxe = battleaxe
weapon-flail = flail
weapon-glaive = glaive
weapon-greataxe = greataxe
weapon-greatsword = greatsword
weapon-halberd = halberd
weapon-lance = lance
weapon-longsword = longsword
weapon-maul = maul
weapon-morningstar = morningstar
weapon-pike = pike
weapon-rapier = rapier
weapon-scimitar = scimitar
weapon-shortsword = shortsword
weapon-trident = trident
weapon-war-pick = war pick
weapon-warhammer = warhammer
weapon-whip = whip
weapon-blowgun = blowgun
weapon-hand-crossbow = hand crossbow
weapon-heavy-crossbow = heavy crossbow
weapon-longbow = longbow
weapon-net = net

## Ammunition

ammunition-arrow = arrow
ammunition-bolt = bolt
ammunition-bullet = sling bullet
ammunition-needle = needle

## Armor

armor-padded = padded armor
armor-leather = leather armor
armor-studded-leather = studded leather
armor-hide = hide armor
armor-chain-shirt = chain shirt
armor-scale-mail = scale mail
armor-breastplate = breastplate
armor-half-plate = half plate
armor-ring-mail = ring mail
armor-chain-mail = chain mail
armor-splint = splint armor
armor-plate = plate armor
armor-shield = shield

## Items

item-potion-of-healing = potion of healing
item-candle = candle
item-lamp = lamp
item-hooded-lantern = hooded lantern
item-bullseye-lantern = bullseye lantern

## Attacks

attack-beak = beak
attack-bite = bite
attack-bites = bites
attack-claw = claw
attack-claws = claws
attack-club = club
attack-constrict = constrict
attack-dagger = dagger
attack-greataxe = greataxe
attack-greatclub = greatclub
attack-hooves = hooves
attack-javelin = javelin
attack-longbow = longbow
attack-longsword = longsword
attack-morningstar = morningstar
attack-pseudopod = pseudopod
attack-rock = rock
attack-scimitar = scimitar
attack-shortbow = shortbow
attack-shortsword = shortsword
attack-slam = slam
attack-sling = sling
attack-tail = tail
attack-web = web

## Powers

power-detect = detect
power-engulf = engulf
power-fey-charm = fey charm
power-fire-breath = fire breath
power-frightful-presence = frightful presence
power-luring-song = luring song
power-petrifying-gaze = petrifying gaze
power-preserve-life = preserve life
power-slow = slow
power-stench = stench
power-tail-attack = tail attack
power-turn-undead = turn undead
power-wing-attack = wing attack

## Spells

spell-acid-splash = acid splash
spell-aid = aid
spell-bane = bane
spell-barkskin = barkskin
spell-beacon-of-hope = beacon of hope
spell-bless = bless
spell-blindness-deafness = blindness/deafness
spell-blur = blur
spell-burning-hands = burning hands
spell-call-lightning = call lightning
spell-command = command
spell-cone-of-cold = cone of cold
spell-counterspell = counterspell
spell-cure-wounds = cure wounds
spell-darkness = darkness
spell-detect-magic = detect magic
spell-dispel-magic = dispel magic
spell-druidcraft = druidcraft
spell-entangle = entangle
spell-faerie-fire = faerie fire
spell-false-life = false life
spell-fireball = fireball
spell-fire-bolt = fire bolt
spell-flame-strike = flame strike
spell-fly = fly
spell-fog-cloud = fog cloud
spell-goodberry = goodberry
spell-grease = grease
spell-greater-invisibility = greater invisibility
spell-guidance = guidance
spell-guiding-bolt = guiding bolt
spell-haste = haste
spell-healing-word = healing word
spell-hold-person = hold person
spell-hunters-mark = hunter's mark
spell-hypnotic-pattern = hypnotic pattern
spell-ice-storm = ice storm
spell-inflict-wounds = inflict wounds
spell-invisibility = invisibility
spell-lesser-restoration = lesser restoration
spell-light = light
spell-lightning-bolt = lightning bolt
spell-mage-armor = mage armor
spell-mage-hand = mage hand
spell-magic-missile = magic missile
spell-mass-cure-wounds = mass cure wounds
spell-mass-healing-word = mass healing word
spell-misty-step = misty step
spell-moonbeam = moonbeam
spell-pass-without-trace = pass without trace
spell-poison-spray = poison spray
spell-prayer-of-healing = prayer of healing
spell-prestidigitation = prestidigitation
spell-ray-of-frost = ray of frost
spell-resistance = resistance
spell-revivify = revivify
spell-sacred-flame = sacred flame
spell-scorching-ray = scorching ray
spell-shatter = shatter
spell-shield = shield
spell-shield-of-faith = shield of faith
spell-shillelagh = shillelagh
spell-shocking-grasp = shocking grasp
spell-silence = silence
spell-sleep = sleep
spell-slow = slow
spell-spike-growth = spike growth
spell-spirit-guardians = spirit guardians
spell-spiritual-weapon = spiritual weapon
spell-stoneskin = stoneskin
spell-suggestion = suggestion
spell-thaumaturgy = thaumaturgy
spell-thunderwave = thunderwave
spell-wall-of-fire = wall of fire
spell-web = web

## Words of the command spell

command-approach = approach
command-drop = drop
command-flee = flee
command-grovel = grovel
command-halt = halt

## Curses

curse-lycanthropy = lycanthropy

## Traits

trait-action-surge = action surge
trait-aggressive = aggressive
trait-amphibious = amphibious
trait-arcane-recovery = arcane recovery
trait-brave = brave
trait-brute = brute
trait-channel-divinity = channel divinity
trait-cunning-action = cunning action
trait-dark-devotion = dark devotion
trait-destroy-undead = destroy undead
trait-disciple-of-life = disciple of life
trait-dwarven-resilience = dwarven resilience
trait-echolocation = echolocation
trait-extra-attack = extra attack
trait-fast-hands = fast hands
trait-faultless-tracker = faultless tracker
trait-fey-ancestry = fey ancestry
trait-fighting-style-defense = fighting style: defense
trait-halfling-nimbleness = halfling nimbleness
trait-immutable-form = immutable form
trait-improved-critical = improved critical
trait-invisibility = invisibility
trait-keen-senses = keen senses
trait-legendary-resistance = legendary resistance
trait-lucky = lucky
trait-magic-resistance = magic resistance
trait-magic-weapons = magic weapons
trait-martial-advantage = martial advantage
trait-naturally-stealthy = naturally stealthy
trait-nimble-escape = nimble escape
trait-ooze-cube = ooze cube
trait-pack-tactics = pack tactics
trait-regeneration = regeneration
trait-sculpt-spells = sculpt spells
trait-second-story-work = second-story work
trait-second-wind = second wind
trait-shapechanger = shapechanger
trait-sneak-attack = sneak attack
trait-speak-with-beasts-and-plants = speak with beasts and plants
trait-spider-climb = spider climb
trait-sunlight-sensitivity = sunlight sensitivity
trait-surprise-attack = surprise attack
trait-swarm = swarm
trait-trampling-charge = trampling charge
trait-transparent = transparent
trait-tree-stride = tree stride
trait-turning-defiance = turning defiance
trait-uncanny-dodge = uncanny dodge
trait-undead-fortitude = undead fortitude
trait-web-sense = web sense
trait-web-walker = web walker

## Maps

map-bridge = The Mill Bridge
map-crypt = The Crypt under the Chapel
map-lair = The Red Cavern

## Encounters

encounter-ambush = Ambush at the Mill
encounter-bridge = The Fight for the Bridge
encounter-crypt = The Restless Dead
encounter-dragon = The Dragon in the Red Cavern
