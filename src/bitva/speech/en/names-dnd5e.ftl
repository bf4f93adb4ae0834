## Heroes

creature-ragna = Ragna
creature-pim = Pim
creature-dorgan = Dorgan
creature-naella = Naella

## Creatures

creature-goblin = goblin
    .pl = goblins
creature-orc = orc
    .pl = orcs
creature-ogre = ogre
    .pl = ogres
creature-wolf = wolf
    .pl = wolves

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
    .pl = arrows
ammunition-bolt = bolt
    .pl = bolts
ammunition-bullet = sling bullet
    .pl = sling bullets
ammunition-needle = needle
    .pl = needles

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

## Attacks

attack-bite = bite
attack-scimitar = scimitar
attack-shortbow = shortbow
attack-greataxe = greataxe
attack-greatclub = greatclub
attack-javelin = javelin

## Spells

spell-bane = bane
spell-bless = bless
spell-burning-hands = burning hands
spell-cure-wounds = cure wounds
spell-fire-bolt = fire bolt
spell-guidance = guidance
spell-guiding-bolt = guiding bolt
spell-healing-word = healing word
spell-light = light
spell-magic-missile = magic missile
spell-ray-of-frost = ray of frost
spell-sacred-flame = sacred flame
spell-shield = shield
spell-shield-of-faith = shield of faith
spell-shocking-grasp = shocking grasp
spell-sleep = sleep
spell-thaumaturgy = thaumaturgy

## Traits

trait-aggressive = aggressive
trait-brave = brave
trait-disciple-of-life = disciple of life
trait-dwarven-resilience = dwarven resilience
trait-fey-ancestry = fey ancestry
trait-fighting-style-defense = fighting style: defense
trait-halfling-nimbleness = halfling nimbleness
trait-keen-senses = keen senses
trait-lucky = lucky
trait-naturally-stealthy = naturally stealthy
trait-nimble-escape = nimble escape
trait-pack-tactics = pack tactics
trait-second-wind = second wind
trait-sneak-attack = sneak attack
