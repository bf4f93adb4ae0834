## What the command line says of D&D 5e.

dnd-attacks-left = { $n ->
    [one] one more attack
   *[other] { $n } more attacks
}
dnd-movement = { $mode ->
    [fly] { $feet } flying
    [climb] { $feet } climbing
    [swim] { $feet } swimming
    [burrow] { $feet } burrowing
   *[walk] { $feet } of movement
}
dnd-budget = { $parts }{ $slots ->
    [none] { "" }
   *[other] ; slots by level: { $slots }
}
dnd-height = { $feet } up
dnd-hides = hidden
dnd-looks = { $gender ->
   *[m] { $looks ->
        [unhurt] unhurt
        [hurt] hurt
        [bloodied] badly hurt
        [down] down
       *[dead] dead
    }
}
dnd-hp = { $hp }/{ $most }{ $temp ->
    [0] { "" }
   *[other] +{ $temp }
}
dnd-dying = death saves { $successes }:{ $failures }
dnd-state = { $state }

## Stat blocks

label-kind = Kind
label-challenge = Challenge
label-ac = Armor Class
label-hp = Hit points
label-speed = Speed
label-abilities = Abilities
label-saves = Saves
label-skills = Skills
label-senses = Senses
label-resist = Resists
label-immune = Immune to
label-vulnerable = Vulnerable to
label-condition-immune = Cannot be
label-traits = Features
label-attack = Attack
label-multiattack = Multiattack
label-legendary = Legendary
label-casting = Spellcasting
label-at-will = At will
label-per-day = Each day
label-other-spells = In words only
label-spell = Spell
label-time = Time
label-range = Range
label-components = Components
label-duration = Duration
label-effect = Effect
label-damage = Damage
label-properties = Properties
label-strength = Strength
label-stealth = Stealth
dnd-kind = { $size } { $kinds }
kind-beast = beast
kind-celestial = celestial
kind-aberration = aberration
kind-construct = construct
kind-dragon = dragon
kind-elemental = elemental
kind-fey = fey
kind-fiend = fiend
kind-giant = giant
kind-humanoid = humanoid
kind-monstrosity = monstrosity
kind-ooze = ooze
kind-plant = plant
kind-undead = undead
class-cleric = cleric of level { $level }
class-fighter = fighter of level { $level }
class-rogue = rogue of level { $level }
class-wizard = wizard of level { $level }
short-str = Str
short-dex = Dex
short-con = Con
short-int = Int
short-wis = Wis
short-cha = Cha
dnd-score = { $ability } { $score } ({ $mod })
dnd-bonus = { $what } { $bonus }
dnd-speed = { $mode ->
    [fly] flying { $feet }
    [climb] climbing { $feet }
    [swim] swimming { $feet }
    [burrow] burrowing { $feet }
   *[walk] { $feet }
}
dnd-sense = { $sense ->
    [blindsight] blindsight
    [tremorsense] tremorsense
    [truesight] truesight
   *[darkvision] darkvision
} { $feet }
dnd-passive = passive Perception { $n }
dnd-ward = { $unless ->
    [none] { $types }
   *[other] { $types } (unless { $unless })
}
unless-magic = magical
unless-silver = silvered
unless-adamantine = adamantine
immune-blinded = blinded
immune-charmed = charmed
immune-deafened = deafened
immune-exhaustion = exhausted
immune-frightened = frightened
immune-grappled = grappled
immune-incapacitated = incapacitated
immune-invisible = invisible
immune-paralyzed = paralysed
immune-petrified = petrified
immune-poisoned = poisoned
immune-prone = knocked prone
immune-restrained = restrained
immune-stunned = stunned
immune-unconscious = made unconscious
dnd-uses = { $n ->
    [one] once
    [2] twice
   *[other] { $n } times
}
dnd-range = { $normal }/{ $long } ft.
dnd-attack = { $name }{ $how ->
    [thrown] , thrown
    [two-handed] , in both hands
    [club] , as a club
   *[none] { "" }
}: { $bonus }{ $reach ->
    [none] { "" }
   *[other] , reach { $reach }
}{ $range ->
    [none] { "" }
   *[other] , range { $range }
}{ $damage ->
    [none] { "" }
   *[other] , { $damage }
}
dnd-dealt = { $dice } { $type }
dnd-part = { $n ->
    [one] { $what }
   *[other] { $what } × { $n }
}
cost-action = action
cost-bonus = bonus action
cost-reaction = reaction
cost-legendary = legendary action
dnd-aura = within { $feet }
dnd-within = within { $feet }
dnd-touch = touch
dnd-self = self
dnd-area = { $shape ->
    [cone] cone of { $feet }
    [cube] cube of { $feet }
    [line] line of { $feet }
    [sphere] sphere, radius { $feet }
    [cylinder] cylinder, radius { $feet }
   *[within] all within { $feet }
}
dnd-save = { $ability } save{ $dc ->
    [none] { "" }
   *[other] { " " }DC { $dc }
}{ $half ->
    [yes] { " " }for half
   *[no] { "" }
}
dnd-recharge = ready again on { $n ->
    [6] 6
   *[other] { $n }–6
}
dnd-legendary = { $n ->
    [one] { $what }
   *[other] { $what } (costs { $n })
}
dnd-casting = { $ability }{ $dc ->
    [none] { "" }
   *[other] , DC { $dc }
}, { $attack } to hit
dnd-spell-level = { $level ->
    [0] Cantrips
   *[other] Level { $level } ({ $slots ->
        [one] one slot
       *[other] { $slots } slots
    })
}
dnd-spell = { $level ->
    [0] cantrip, { $school }
   *[other] level { $level }, { $school }
}
school-abjuration = abjuration
school-conjuration = conjuration
school-divination = divination
school-enchantment = enchantment
school-evocation = evocation
school-illusion = illusion
school-necromancy = necromancy
school-transmutation = transmutation
dnd-targets = { $n } targets
component-v = verbal
component-s = somatic
component-m = material
dnd-rounds = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
dnd-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
dnd-at-once = at once
dnd-duration = { $concentration ->
    [yes] { $lasts }, with concentration
   *[no] { $lasts }
}
dnd-spell-attack = { $kind ->
    [melee] melee spell attack
   *[ranged] ranged spell attack
}
dnd-heals = heals { $dice }
dnd-plus-mod = {" "}+ modifier
group-simple = { $kind ->
    [ranged] simple ranged weapon
   *[melee] simple melee weapon
}
group-martial = { $kind ->
    [ranged] martial ranged weapon
   *[melee] martial melee weapon
}
property-ammunition = ammunition
property-finesse = finesse
property-heavy = heavy
property-light = light
property-loading = loading
property-reach = reach
property-special = special
property-thrown = thrown
property-two-handed = two-handed
property-versatile = versatile
armor-kind-light = light armour
armor-kind-medium = medium armour
armor-kind-heavy = heavy armour
armor-kind-shield = shield
dnd-armor-ac = { $kind ->
    [shield] +{ $ac }
   *[armor] { $ac }{ $dex ->
        [all] { " " }+ Dexterity
        [some] { " " }+ Dexterity (at most { $most })
       *[none] { "" }
    }
}
dnd-stealth-hindered = disadvantage

## What the game master may say, by example

gm-check = gm check ragna athletics 15 — an ability check against a DC; 1 or -1 behind it for advantage or disadvantage
gm-save = gm save ragna dex 15 — a saving throw against a DC
gm-oppose = gm oppose ragna athletics ogre athletics — two of them against one another
gm-group-check = gm group-check ragna+pim stealth 12 — several make a check together
gm-relate = gm relate heroes town neutral — how two sides stand to one another: hostile, allied, neutral
gm-price = gm price door-1 — handling a thing takes an action from now on, and a check if one is named
gm-drive = gm drive ragna 10 5,5 — somebody is pushed away from a point; with “yes” behind it, pulled towards it
gm-fall = gm fall pim feet=30 — somebody falls so many feet
gm-suffocate = gm suffocate pim — somebody gets no more air
gm-breathe = gm breathe pim — somebody gets air again
gm-harm = gm harm pim 2d6 fire — somebody takes damage
gm-cover = gm cover pim 2 against=ogre — cover from somebody or from all: 0 none to 3 total, -1 as the lines say
gm-sight = gm sight pim ogre no — somebody sees another: yes, no, by-rule
gm-trigger = gm trigger ragna — what somebody waits for has happened
gm-surprise = gm surprise ragna+pim — before the fight: these are surprised, nobody else
gm-place = gm place ragna 4,6 — before the fight: somebody stands here
gm-roll-initiative = gm roll-initiative ragna+ogre — before the fight: these roll
gm-initiative = gm initiative ragna 17 — before the fight: this total
gm-start = gm start — before the fight: the first turn
gm-join = gm join ogre 17,6 — somebody of the encounter comes into the running fight
gm-enlist = gm enlist wolf-9 wolf foes — one more creature of a stat block that is here; then it can join
gm-turmoil = gm turmoil naella dc=10 — something shakes a caster: a save for concentration
