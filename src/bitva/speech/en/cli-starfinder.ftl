## What the command line says of Starfinder.

sf-attacks-left = { $n ->
    [one] one more attack
   *[other] { $n } more attacks
}
sf-movement = { $mode ->
    [fly] { $feet } flying
    [climb] { $feet } climbing
    [swim] { $feet } swimming
    [burrow] { $feet } burrowing
   *[land] { $feet } a move
}
sf-budget = { $parts }{ $slots ->
    [none] { "" }
   *[other] ; slots by level: { $slots }
}
sf-height = { $feet } up
sf-delaying = waiting
sf-hides = hidden
sf-looks = { $gender ->
   *[m] { $looks ->
        [unhurt] unhurt
        [winded] winded
        [hurt] hurt
        [bloodied] badly hurt
        [down] down
       *[dead] dead
    }
}
sf-hp = { $hp }/{ $most }{ $temp ->
    [0] { "" }
   *[other] +{ $temp }
}
sf-sp = SP { $sp }/{ $most }
sf-rp = RP { $rp }/{ $most }
sf-classes = EAC { $eac } KAC { $kac }
sf-state = { $state }

## Stat blocks

label-kind = Kind
label-challenge = Challenge
label-ac = Armour class
label-hp = Pools
label-speed = Speed
label-reach = Reach
label-initiative = Initiative
label-abilities = Abilities
label-saves = Saves
label-skills = Skills
label-senses = Senses
label-resist = Resists
label-immune = Immune to
label-attack = Attack
label-features = Features
label-items = Carries
label-stowed = Packed away
label-level = Level
label-effect = Effect
label-duration = Duration
label-damage = Damage
label-range = Range
label-hands = Hands
label-capacity = Charge
label-critical = Critical
label-properties = Properties
label-max-dex = Dexterity at most
label-check = Checks
time-standard = standard action
time-move = move action
time-swift = swift action
time-full = full action
time-reaction = reaction
size-fine = fine
size-diminutive = diminutive
size-tiny = tiny
size-small = small
size-medium = medium
size-large = large
size-huge = huge
size-gargantuan = gargantuan
size-colossal = colossal
sf-kind = { $size } { $kinds }
kind-aberration = aberration
kind-animal = animal
kind-beast = beast
kind-construct = construct
kind-dragon = dragon
kind-giant = giant
kind-humanoid = humanoid
kind-ooze = ooze
kind-outsider = outsider
kind-undead = undead
kind-vermin = vermin
class-trooper = trooper of level { $level }
class-scout = scout of level { $level }
class-seer = seer of level { $level }
class-tinker = tinker of level { $level }
short-str = Str
short-dex = Dex
short-con = Con
short-int = Int
short-wis = Wis
short-cha = Cha
sf-armor-class = EAC { $eac }, KAC { $kac }{ $worn ->
    [none] { "" }
   *[other] { " " }({ $worn })
}
sf-pools = { $hp } HP{ $sp ->
    [0] { "" }
   *[other] , { $sp } SP
}{ $rp ->
    [0] { "" }
   *[other] , { $rp } RP
}
sf-speed = { $mode ->
    [fly] flying { $feet } ({ $fly })
    [climb] climbing { $feet }
    [swim] swimming { $feet }
    [burrow] burrowing { $feet }
   *[land] { $feet }
}
sf-sense = { $sense ->
    [blindsight] blindsight
    [low-light] low-light vision
   *[darkvision] darkvision
}{ $feet ->
    [none] { "" }
   *[other] { " " }{ $feet }
}
sf-reduction = damage reduction { $n }
sf-resist = { $type } { $n }
sf-criticals = critical hits
sf-part = { $n ->
    [1] { $what }
   *[other] { $what } × { $n }
}
sf-attack = { $name }{ $how ->
    [none] { "" }
   *[thrown] , thrown
}: { $bonus }{ $reach ->
    [none] { "" }
   *[other] , reach { $reach }
}{ $range ->
    [none] { "" }
   *[other] , range { $range }
}{ $damage ->
    [none] { "" }
   *[other] , { $damage }
}{ $capacity ->
    [0] { "" }
   *[other] , charge { $capacity }
}
sf-dealt = { $dice } { $type }
sort-ex = extraordinary
sort-sp = spell-like
sort-su = supernatural
range-touch = touch
range-close = close range
range-medium = medium range
range-long = long range
sf-within = within { $feet }
sf-area = { $shape ->
    [cone] cone of { $feet }
    [line] line of { $feet }
    [spread] spread, radius { $feet }
   *[burst] burst, radius { $feet }
}
sf-targets = { $n } targets
sf-spell-attack = { $kind ->
    [melee] touch
   *[ranged] ray
}{ $bonus ->
    [none] { "" }
   *[other] { " " }{ $bonus }
} against { $against ->
    [kac] KAC
   *[eac] EAC
}
sf-save = { $save } save{ $dc ->
    [none] { "" }
   *[other] { " " }DC { $dc }
}{ $saving ->
    [half] { " " }for half
    [partial] { " " }for less
   *[negates] { " " }for nothing
}
sf-rounds-to-cast = { $n } rounds of full actions
sf-heals = heals { $dice }
sf-buffers = { $dice } temporary hit points
sf-plus-mod = {" "}+ modifier
sf-ward = { $type ->
    [kinetic] damage reduction
    [acid] resistance to acid
    [cold] resistance to cold
    [electricity] resistance to electricity
    [fire] resistance to fire
   *[sonic] resistance to sound
} { $n }
sf-provokes-not = gives no cause
sf-uses = { $n ->
    [one] once
    [2] twice
   *[other] { $n } times
}
sf-recharge = again after { $dice } rounds
sf-spell-level = { $level ->
    [0] Spells of level 0
   *[other] Spells of level { $level } ({ $slots ->
        [one] one slot
       *[other] { $slots } slots
    })
}
sf-at-level = With a slot of level { $level }
sf-rounds = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
sf-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
sf-duration = { $lasts ->
    [none] as long as it is kept up
   *[other] { $lasts }
}{ $each ->
    [yes] { " " }a level
   *[no] { "" }
}{ $concentration ->
    [yes] , with concentration
   *[no] { "" }
}{ $dismissible ->
    [yes] , can be dismissed
   *[no] { "" }
}
group-basic-melee = basic melee weapon
group-advanced-melee = advanced melee weapon
group-small-arms = small arm
group-longarms = longarm
group-heavy = heavy weapon
group-sniper = sniper weapon
group-grenades = grenade
armor-kind-light = light armour
armor-kind-heavy = heavy armour
sf-capacity = { $n }, { $usage } a shot
sf-armor-bonus = EAC +{ $eac }, KAC +{ $kac }
sf-slower = slower by { $feet }
critical-arc = arc
critical-bleed = bleed
critical-burn = burn
critical-corrode = corrode
critical-deafen = deafen
critical-injection = injection
critical-knockdown = knockdown
critical-severe-wound = severe wound
critical-staggered = staggered
critical-wound = wound
property-analog = analog
property-archaic = archaic
property-automatic = automatic
property-blast = blast
property-block = block
property-boost = boost
property-disarm = disarm
property-entangle = entangle
property-explode = explode
property-grapple = grapple
property-line = line
property-nonlethal = nonlethal
property-operative = operative
property-penetrating = penetrating
property-powered = powered
property-quick-reload = quick reload
property-reach = reach
property-sniper = sniper
property-stun = stun
property-sunder = sunder
property-thrown = thrown
property-trip = trip
property-unwieldy = unwieldy

## What the game master may say, by example

gm-check = gm check ketto acrobatics 15 — a check against a DC
gm-save = gm save ketto ref 15 — a saving throw against a DC
gm-harm = gm harm ketto 9 fire save=ref dc=15 — somebody takes damage, half of it if the save succeeds
gm-blast = gm blast burst 10,6 15 12 fire save=ref dc=14 — something goes off: burst, spread, cone or line
gm-ongoing = gm ongoing ketto burning 1d6 — somebody bleeds or burns
gm-modify = gm modify irsa attack 2 kind=morale rounds=3 — a figure changes for a while
gm-push = gm push irsa 5,6-5,7 — somebody is moved along these squares
gm-fall = gm fall ketto 30 — somebody falls so many feet
gm-jam = gm jam irsa machine-gun — a weapon does not work
gm-rest = gm rest irsa — before the fight: a Resolve Point for all stamina
gm-trigger = gm trigger ketto — what somebody waits for has happened
gm-defensive = gm defensive ketto — what somebody has ready counts as purely defensive
gm-aware = gm aware irsa+ketto — before the fight: these know of the enemy; with aware=no, they do not
gm-perceive = gm perceive irsa dc=15 — before the fight: somebody looks and listens
gm-start = gm start — before the fight: initiative
gm-join = gm join raider-1 12,4 — somebody of the encounter comes into the running fight
gm-enlist = gm enlist raider-9 dock-raider foes — one more creature of a stat block that is here; then it can join

gm-anchor = gm anchor bruzh — what entangles somebody is fast to something
gm-shelter = gm shelter irsa total by=captain — cover from somebody or from all; “as-it-is”: as the map has it
gm-mark = gm mark smoke 5,5-6,5 — these squares are smoky, difficult, dim …; with “no” behind it, no more
