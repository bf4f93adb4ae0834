## What the command line says of ACKS II.

acks-left = { $left ->
    [whole] a full-round action, two movements, or a movement and a combat action
    [half] a movement or a combat action
   *[none] nothing more
}
acks-attacks-left = { $n ->
    [one] one more attack of the series
   *[other] { $n } more attacks of the series
}
acks-speeds = speed { $combat }, running { $running }
acks-declared = declared: { $what }
acks-slots = spells by level: { $slots }
acks-budget = { $parts }
acks-height = { $feet } up
acks-looks = { $gender ->
   *[m] { $looks ->
        [unhurt] unhurt
        [hurt] hurt
        [bloodied] badly hurt
        [dead] dead
       *[down] down
    }
}
acks-hp = { $hp }/{ $most } HP
acks-ac = AC { $ac }
acks-state = { $state }

## Stat blocks

label-kind = Kind
label-hit-dice = Hit Dice
label-ac = Armour Class
label-hp = Hit points
label-throw = Attack throw
label-saves = Saving throws
label-speed = Speed
label-abilities = Abilities
label-morale = Morale
label-skills = Proficiency throws
label-proficiencies = Proficiencies
label-resist = Resists
label-immune = Immune to
label-marks = Besides
label-attack = Attack
label-sequence = All in one action
label-thrown = Thrown
label-two-handed = In two hands
label-spells = Spells
label-innate = Spell-like abilities
label-items = Carries
label-size = Size
label-weight = Weight
label-level = Level
label-range = Range
label-targets = Targets
label-damage = Damage
label-heals = Heals
label-effect = Effect
label-duration = Duration
label-save = Saving throw
acks-kind = { $size } { $kinds }
size-tiny = tiny
size-small = small
size-man = man-sized
size-large = large
size-huge = huge
size-gigantic = gigantic
size-colossal = colossal
kind-humanoid = humanoid
kind-beast = beast
kind-giant = giant
kind-undead = undead
kind-construct = construct
kind-ooze = ooze
kind-plant = plant
kind-incarnation = incarnation
class-fighter = fighter of level { $level }
class-crusader = crusader of level { $level }
class-thief = thief of level { $level }
class-mage = mage of level { $level }
short-str = STR
short-int = INT
short-wil = WIL
short-dex = DEX
short-con = CON
short-cha = CHA
acks-pace = { $exploration }, in combat { $combat }{ $flying ->
    [none] { "" }
   *[other] , flying { $flying }
}
acks-spells = { $spells } ({ $slots } by level)
acks-attack = { $name }{ $how ->
    [thrown] , thrown
    [two-handed] , in two hands
   *[none] { "" }
}: { $figures }
acks-dealt = { $dice } { $type }
acks-bonus = { $bonus } to hit
acks-range = range { $bands }
acks-hands = two hands
acks-weight = { $sixths ->
    [6] 1 stone
   *[other] { $sixths }/6 stone
}
acks-rounds = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
acks-save = { $save }{ $half ->
    [yes] { " " }for half
   *[no] { " " }for nothing
}
range-self = oneself
range-touch = touch
tag-impact = for charges
tag-long = from the second rank
tag-slow = slow to load
tag-handy = shot from one hand
tag-bow = bow
tag-mounted = one hand in the saddle
tag-flexible = flexible
tag-entangling = entangling
tag-incapacitating = for stunning
tag-burning = burns on
tag-nonlethal = does not kill
thing-size-tiny = tiny
thing-size-small = small
thing-size-medium = medium
thing-size-large = large
armor-kind-very-light = very light
armor-kind-light = light
armor-kind-medium = medium
armor-kind-heavy = heavy
mark-mount = can be ridden
mark-stealthy = stealthy
mark-helmet = helmet
mark-incorporeal = incorporeal
proficiency-riding = Riding
proficiency-mounted-combat = Mounted Combat
proficiency-skirmishing = Skirmishing
proficiency-ambushing = Ambushing
proficiency-contortionism = Contortionism
proficiency-endurance = Endurance
proficiency-healing = Healing
proficiency-laying-on-hands = Laying on Hands
proficiency-precise-shooting = Precise Shooting
proficiency-skulking = Skulking
proficiency-combat-trickery-disarm = Combat Trickery (disarm)
proficiency-combat-trickery-force-back = Combat Trickery (force back)
proficiency-combat-trickery-incapacitate = Combat Trickery (stun)
proficiency-combat-trickery-knock-down = Combat Trickery (knock down)
proficiency-combat-trickery-overrun = Combat Trickery (overrun)
proficiency-combat-trickery-sunder = Combat Trickery (sunder)
proficiency-combat-trickery-wrestle = Combat Trickery (wrestle)

## What the game master may say, by example

gm-save = gm save brenna paralysis plus=-2 — a saving throw; plus: what it gains or loses
gm-hurt = gm hurt tusker 6 fire — somebody takes damage
gm-modify = gm modify ilvo ac 2 rounds=3 — a figure (ac, attack, save, throw) changes for a while
gm-rest = gm rest brenna — a day of rest; with whole=no, one that was broken into
gm-corner = gm corner raider-1 — somebody has nowhere to go; with holds=no, he has again
gm-rate-cover = gm rate-cover archer 4 — how well somebody is covered from everywhere: 0, 2 or 4
gm-seize = gm seize tusker brenna grabbed — the first has got hold of the second: grabbed, wrestled or restrained
gm-locate = gm locate archer ilvo — somebody knows where a hidden creature is; with known=no, he does not
gm-trigger = gm trigger brenna — what somebody waits for has happened
gm-forbid-leaving = gm forbid-leaving brenna — something forbids somebody to withdraw and retreat; with holds=no, no longer
gm-soak = gm soak tusker oil — somebody is covered with oil or acid
