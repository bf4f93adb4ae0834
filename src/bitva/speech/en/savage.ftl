## Words

inches = { $n ->
    [one] { $n } inch
   *[other] { $n } inches
}
attribute-agility = Agility
attribute-smarts = Smarts
attribute-spirit = Spirit
attribute-strength = Strength
attribute-vigor = Vigor
skill-academics = Academics
skill-athletics = Athletics
skill-battle = Battle
skill-boating = Boating
skill-common-knowledge = Common Knowledge
skill-driving = Driving
skill-electronics = Electronics
skill-faith = Faith
skill-fighting = Fighting
skill-focus = Focus
skill-gambling = Gambling
skill-hacking = Hacking
skill-healing = Healing
skill-intimidation = Intimidation
skill-language = Language
skill-notice = Notice
skill-occult = Occult
skill-performance = Performance
skill-persuasion = Persuasion
skill-piloting = Piloting
skill-psionics = Psionics
skill-repair = Repair
skill-research = Research
skill-riding = Riding
skill-science = Science
skill-shooting = Shooting
skill-spellcasting = Spellcasting
skill-stealth = Stealth
skill-survival = Survival
skill-taunt = Taunt
skill-thievery = Thievery
skill-weird-science = Weird Science
kind-attack = attack
kind-grapple = grapple
kind-crush = crush
kind-push = push
kind-test = test
kind-support = Support
kind-suppress = suppressive fire
kind-break-free = breaking free
kind-reload = reloading
kind-ready = readying
kind-power = power
kind-heal = first aid
kind-jump = jump
kind-finish = finishing move
kind-other = something else
kind-defend = Defend
kind-aim = Aim
pool-wounds = Wounds
pool-fatigue = Fatigue
pool-bennies = Bennies
pool-points = Power Points
pool-speed = speed
pool-moved = Pace spent
layer-difficult = difficult ground
layer-fog = fog
layer-dim = dim light
layer-dark = darkness
layer-bright = bright light

## Reasons in a word or two

why-sw-dice-trait = die
why-sw-dice-wild-die = Wild Die
why-sw-damage-melee = damage
why-sw-damage-ranged = damage
why-sw-damage-raise-bonus = raise
why-sw-char-parry = Parry
why-sw-char-toughness = Toughness
why-sw-size-table = Size
why-sw-char-armor = Armour
why-sw-move-pace = Pace
why-sw-damage-injury = injury
why-sw-damage-wound-penalty = Wounds
why-sw-attack-range-bands = range
why-sw-scale-attack = Scale
why-sw-attack-illumination = light
why-sw-attack-shotgun = shot
why-sw-dice-unskilled = unskilled
why-sw-grapple-gang-up = gang up
why-sw-grapple-scale-penalty = Scale
why-sw-edge-steady-hands = run, steady hands
why-sw-obstacle-through = obstacle
why-sw-init-joker = Joker
damage-ap = { $damage }, AP { $ap }

## Cards

card-none = no card
card-2c = 2♣
card-2d = 2♦
card-2h = 2♥
card-2s = 2♠
card-3c = 3♣
card-3d = 3♦
card-3h = 3♥
card-3s = 3♠
card-4c = 4♣
card-4d = 4♦
card-4h = 4♥
card-4s = 4♠
card-5c = 5♣
card-5d = 5♦
card-5h = 5♥
card-5s = 5♠
card-6c = 6♣
card-6d = 6♦
card-6h = 6♥
card-6s = 6♠
card-7c = 7♣
card-7d = 7♦
card-7h = 7♥
card-7s = 7♠
card-8c = 8♣
card-8d = 8♦
card-8h = 8♥
card-8s = 8♠
card-9c = 9♣
card-9d = 9♦
card-9h = 9♥
card-9s = 9♠
card-10c = 10♣
card-10d = 10♦
card-10h = 10♥
card-10s = 10♠
card-Jc = J♣
card-Jd = J♦
card-Jh = J♥
card-Js = J♠
card-Qc = Q♣
card-Qd = Q♦
card-Qh = Q♥
card-Qs = Q♠
card-Kc = K♣
card-Kd = K♦
card-Kh = K♥
card-Ks = K♠
card-Ac = A♣
card-Ad = A♦
card-Ah = A♥
card-As = A♠
card-black-joker = black Joker
card-red-joker = red Joker

## State

status-own = { NAME($who, case: "label") }: { $dead ->
    [yes] dead
   *[no] Wounds { $wounds }{ $fatigue ->
        [0] { "" }
       *[other] , Fatigue { $fatigue }
    }, Bennies { $bennies }{ $points ->
        [0] { "" }
       *[other] , Power Points { $points }
    }{ $card ->
        [none] { "" }
       *[other] , card { $card }
    }
}{ $state ->
    [none] { "" }
   *[other] ; { $state }
}
status-other = { NAME($who, case: "label") }: { $dead ->
    [yes] dead
   *[no] Wounds { $wounds }{ $fatigue ->
        [0] { "" }
       *[other] , Fatigue { $fatigue }
    }{ $card ->
        [none] { "" }
       *[other] , card { $card }
    }
}{ $state ->
    [none] { "" }
   *[other] ; { $state }
}

## Cards, surprise, Hold, the end

fact-shuffled = The deck is shuffled.
fact-card-drawn = { NAME($who, case: "label") }: { $card }.
fact-unaware = { NAME($who) } is taken by surprise.
fact-ambushed = { NAME($who) } lies in ambush.
fact-hold-rolled = { NAME($who, case: "label") } { $total } against { NAME($target) } { $other }: { $first ->
    [who] { NAME($who) } goes first.
    [target] { NAME($target) } goes first.
   *[both] both act at the same time.
}
effect-surprised = { NAME($who) } is surprised.
    .ends = { NAME($who) } is no longer surprised.
effect-hold = { NAME($who) } is on Hold.
    .ends = { NAME($who) } is no longer on Hold.
no-sw-hold-declare = The turn can only be put off before anything is done in it{ $because ->
    [none] { "" }
   *[other] { " " }({ $because })
}.
no-sw-hold-interrupt = Nobody is about to act now.
ask-sw-init-deal = Who of the group is next?
ask-sw-init-joker = { NAME($asked, case: "label") } has a Joker: act now or wait?
ask-sw-init-edges = { $card ->
    [none] { NAME($asked, case: "label") }: which card counts?
   *[other] { NAME($asked, case: "label") }: replace { $card }?
}
ask-sw-init-redraw = { NAME($asked, case: "label") } has { $card }: a Benny for another card?
ask-sw-hold-declare = { NAME($asked, case: "label") } is on Hold: take the turn now?
ask-sw-hold-interrupt = { NAME($who, case: "label") } is about to act ({ $action }). { NAME($asked, case: "label") }: break in?
ask-sw-init-joker-break-in = { NAME($who, case: "label") } is about to act ({ $action }). { NAME($asked, case: "label") } has a Joker: break in?
ask-sw-combat-end = Only one side can still fight. Is the fight over?
choice-now = now
choice-wait = wait
choice-replace = replace it
choice-end = the fight is over
choice-go-on = the fight goes on
act-hold = hold
act-go = take the turn now
act-break-in = break in

## Turns and actions

fact-turn-began = { NAME($who, case: "gen") } turn
fact-turn-lost = { NAME($who) } loses the turn ({ $rule }).
fact-declared-actions = { NAME($who) } will do several things: { $kinds }.
no-sw-turn-action = { $turn ->
    [none] { $did ->
        [none] There is no such action.
       *[other] There is no action left this turn; done: { $did }.
    }
   *[other] It is { NAME($turn, case: "gen") } turn.
}
no-sw-turn-multi-action = { $count ->
    [none] { $did ->
        [none] That was not declared; left: { $plan }.
       *[other] The actions of a turn are declared before the first of them; so far: { $did }.
    }
   *[other] Two or three actions can be declared, not { $count }.
}
no-sw-turn-free-actions = That is not in hand: { $thing }.
no-sw-turn-limited = Only one such attack can be made in a turn: { $means }.
no-sw-defend-action = Defending takes the whole turn.
no-sw-aim-action = Aiming takes the whole turn, and a ranged weapon in hand.
ask-sw-turn-action = { NAME($who, case: "label") }: what now?
act-end = end the turn
act-declare = do several things: { $kinds }

## Movement

fact-ran = { NAME($who) } runs: { INCHES($die) } more.
fact-went = { NAME($who) } moves { INCHES($inches) } to { $square }.
fact-jumped-up = { NAME($who) } jumps straight up.
no-sw-move-pace = { $needs ->
    [none] That leads nowhere.
   *[other] That takes { INCHES($needs) }, and { INCHES($left) } are left.
}
no-sw-move-difficult = Over difficult ground that takes { INCHES($needs) }, and { INCHES($left) } are left.
no-sw-move-run = { $ran ->
    [none] One runs before the first action, since every action of the turn suffers from it.
   *[other] It has run this turn already.
}
no-sw-move-prone = { $needs ->
    [none] That is how it is already.
   *[other] Standing up takes { INCHES($needs) }, and { INCHES($left) } are left.
}
no-sw-move-jump = { $needs ->
    [none] There is a gap at { $square }; it has to be jumped.
   *[other] That is a jump of { INCHES($needs) }; { INCHES($reach) } can be jumped.
}
no-sw-grid-square = That is no step over the map{ $square ->
    [none] { "" }
   *[other] { " " }({ $square })
}.
no-sw-grid-footprint = { $problem ->
    [off-map] That place is off the map: { $square }.
    [wall] There is a wall at { $square }.
    [taken] Somebody stands at { $square }.
   *[none] There is no room at { $square }.
}
no-sw-size-range = No creature is as small as Size { $size }.
ask-sw-move-withdraw = { NAME($who, case: "label") } walks away. { NAME($asked, case: "label") }: a free attack?
act-move = { $mode ->
    [fly] fly to { $square }
   *[other] move to { $square }
}
act-run = run
act-drop-prone = drop prone
act-stand-up = stand up
act-jump = jump to { $square }{ $athletics ->
    [yes] { " " }(Athletics)
   *[no] { "" }
}
act-jump-up = jump straight up{ $athletics ->
    [yes] { " " }(Athletics)
   *[no] { "" }
}

## Bennies

fact-benny-spent = { $own ->
    [yes] { NAME($who) } spends a Benny ({ $rule }).
   *[no] { NAME($keeper) } spends a Benny for { NAME($who, case: "acc") } ({ $rule }).
}
fact-bennies-gained = { NAME($who) } gains { $count ->
    [one] a Benny ({ $rule }).
   *[other] { $count } Bennies ({ $rule }).
}
no-sw-benny-pool = There is no Benny left.
ask-sw-dice-reroll = { NAME($asked, case: "label") }: { $trait }{ $total ->
    [none] { "" }
   *[other] { " " }{ $total }
}{ $tn ->
    [none] { "" }
   *[other] { " " }against { $tn }
}. A Benny for another roll?
ask-sw-benny-use = { NAME($asked, case: "label") }: damage { $damage } to { NAME($target, case: "acc") }. A Benny to roll it again?
choice-benny = spend a Benny
act-recover = spend a Benny to shake it off

## Trait rolls

fact-trait-rolled = { NAME($who, case: "label") }, { $trait } ({ $rule }): { $roll } against { $tn }, { $result ->
    [critical] critical failure!
    [failure] failure.
    [raise] { $raises ->
        [one] success with a raise.
       *[other] success with { $raises } raises.
    }
   *[success] success.
} Dice: { $dice }.
fact-roll-kept = { $total } counts ({ $rule }): { $result ->
    [critical] critical failure!
    [failure] failure.
    [raise] { $raises ->
        [one] success with a raise.
       *[other] success with { $raises } raises.
    }
   *[success] success.
}
fact-opposed = { NAME($who, case: "label") } { $total } against { NAME($target) } { $other }: { $result ->
    [raise] { $raises ->
        [one] { NAME($who) } wins with a raise.
       *[other] { NAME($who) } wins with { $raises } raises.
    }
    [success] { NAME($who) } wins.
   *[other] { NAME($target) } holds.
}
fact-confirmed = The d6 shows { $die }: { $critical ->
    [yes] a critical failure.
   *[no] no critical failure.
}
ask-sw-dice-multi = { $wild ->
    [none] { NAME($asked, case: "label") }: keep the old dice or the new ones? { $shown }
   *[other] { NAME($asked, case: "label") }: dice { $dice }, Wild Die { $wild }. Which die does it replace?
}
choice-old = the old ones
choice-new = the new ones

## Attacks

fact-dice-fell = { $manner ->
    [thrown] { NAME($who) } throws the { $means }
   *[plain] { NAME($who) } attacks
}{ $targets ->
    [none] { "" }
   *[other] { $manner ->
        [thrown] { " " }at { $targets }
       *[plain] { " " }{ $targets }
    }
}{ $manner ->
    [thrown] { "" }
   *[plain] { " " }({ $means })
}: { $dice }{ $wild ->
    [none] { "" }
   *[other] , Wild Die { $wild }
}{ $critical ->
    [yes] , critical failure!
   *[no] .
}
fact-attack-rolled = { $target ->
    [none] { $roll } against { $other }
   *[other] { NAME($target, case: "label") }: { $roll } against { $other }
}, { $result ->
    [raise] { $raises ->
        [one] a hit with a raise.
       *[other] a hit with { $raises } raises.
    }
    [success] a hit.
   *[other] a miss.
}
fact-attack-failed = { NAME($who) } fails critically against { NAME($target, case: "acc") } ({ $means }).
fact-bystander-hit = The shot strikes { NAME($target, case: "acc") } ({ $rule }).
fact-template-laid = Under the template: { $those ->
    [none] nobody.
   *[other] { $those }.
}
fact-deviated = It drifts { INCHES($inches) } towards { $hour } o'clock, to { $point }.
no-sw-attack-melee = { $how ->
    [none] { $means ->
        [none] That cannot be attacked.
       *[other] There is no such weapon at hand: { $means }.
    }
   *[other] That cannot be chosen: { $how }.
}
no-sw-attack-ranged = There is no line of sight to { NAME($target, case: "acc") }.
no-sw-attack-range-bands = Too far: { INCHES($away) } away, long range is { INCHES($long) }.
no-sw-attack-rof = { $targets ->
    [none] The Rate of Fire is { $most }, not { $dice }.
   *[other] Each target needs a die of its own: { $targets }.
}
no-sw-attack-ammo = There is not enough to shoot with: { $left } left, { $needs } needed.
no-sw-attack-ranged-in-melee = That cannot be fired with an enemy next to one: { $means }.
no-sw-attack-illumination = Too dark to see that far: { INCHES($away) } away, one sees { INCHES($within) }.
no-sw-attack-extreme = { $away ->
    [none] Only aim taken in the last turn allows extreme range, and then it does nothing else.
   *[other] Beyond long range ({ INCHES($long) }) nothing hits without aim; this is { INCHES($away) } away.
}
no-sw-gear-reach = Out of reach: { INCHES($away) } away, reach { INCHES($reach) }.
no-sw-free-attack-sources = Nothing grants a free attack now.
no-sw-area-templates = { $means ->
    [none] Nothing at hand is used in this way.
   *[other] The { $means } is used in another way.
}
no-sw-area-attack = That point is off the map.
no-sw-area-cone = That is no direction.
ask-sw-attack-rof = { NAME($asked, case: "label") }: at whom does the { $die } go?
ask-sw-area-cover = Something solid stands between { NAME($who, case: "acc") } and the blast. How much does it take?
ask-sw-bystander-when = { NAME($who) } misses { NAME($target, case: "acc") }. May a bystander be struck?
ask-sw-evasion-roll = { NAME($by) } attacks ({ $means }). { NAME($asked, case: "label") }: evade?
ask-sw-evasion-displace = Where does { NAME($who) } get to?
choice-evade = evade
choice-0 = nothing gets through
choice-2 = 2
choice-4 = 4
choice-6 = 6
choice-8 = 8
choice-10 = 10
choice-all = nothing gets through
act-attack = { $manner ->
    [club] swing the { $means } at { $targets } like a club
    [thrown] throw the { $means } at { $targets }
   *[plain] attack { $targets } ({ $means })
}{ $dice ->
    [1] { "" }
   *[other] , { $dice } dice
}{ $part ->
    [none] { "" }
   *[other] , aiming at the { $part }
}{ $how ->
    [none] { "" }
   *[other] , { $how }
}{ $damage ->
    [none] { "" }
   *[other] ; damage { $damage }
}
act-blast = { $means } at { $at }{ $how ->
    [none] { "" }
   *[other] , { $how }
}{ $damage ->
    [none] { "" }
   *[other] ; damage { $damage }
}
act-spray = { $means } towards { $toward }{ $stream ->
    [yes] , as a stream
   *[no] { "" }
}{ $how ->
    [none] { "" }
   *[other] , { $how }
}{ $damage ->
    [none] { "" }
   *[other] ; damage { $damage }
}

## Ways to attack, obstacles, things, mounts and vehicles

how-wild = wildly
how-desperate-2 = desperately (+2)
how-desperate-4 = desperately (+4)
how-nonlethal = not to kill
how-touch = only to touch
how-both-barrels = with both barrels
how-slug = with a slug
how-extreme = at extreme range
how-aim-ignore = aimed, ignoring penalties
how-aim-plus = aimed, +2
kind-drive = driving
object-light-door = door
object-heavy-door = heavy door
object-lock = lock
object-handcuffs = handcuffs
object-rope = rope
object-barrier = wall
why-sw-attack-wild = wild
why-sw-attack-desperate = desperate
why-sw-attack-drop = the drop
why-sw-attack-unstable = unstable
why-sw-vehicle-unstable = moving vehicle
why-sw-aim-ignore = aim
why-sw-aim-plus2 = aim
why-sw-suppressive-recoil = recoil
why-sw-speed-kmh-95 = relative speed
why-sw-speed-kmh-195 = relative speed
why-sw-speed-kmh-385 = relative speed
why-sw-speed-mach-1 = relative speed
why-sw-speed-mach-2 = relative speed
why-sw-speed-light = relative speed
why-sw-object-parry = at rest
why-sw-object-break = hardness
fact-went-through = { $living ->
    [yes] It goes through { NAME($what, case: "acc") } at { NAME($target, case: "acc") }.
   *[no] It goes through what is in the way ({ $what }) at { NAME($target, case: "acc") }; that is worth { $armor } Armour.
}
fact-blacked-out = { NAME($who) } is out for about { $minutes } minutes.
fact-thrown-off = { NAME($who) } falls off { NAME($mount, case: "acc") }.
did-mount = { NAME($who) } gets on { NAME($mount, case: "acc") }.
did-dismount = { NAME($who) } gets off at { $square }.
fact-vehicle-struck = { NAME($who, case: "label") }: { $damage } against { $toughness }, { $result ->
    [wounds] { $wounds ->
        [one] a Wound.
       *[other] { $wounds } Wounds.
    }
    [struck] it is knocked about.
   *[nothing] no effect.
}
fact-out-of-control = { NAME($who) } goes out of control; where to, the game master decides.
fact-thing-ruined = { NAME($thing, case: "label") }: { $damage } against { $hardness }, { $how ->
    [bent] bent.
    [useless] of no use any more.
   *[broken] broken.
}
fact-thing-unharmed = { $unsuited ->
    [yes] { NAME($thing, case: "label") }: such damage is of no use here.
   *[no] { NAME($thing, case: "label") }: { $damage } against { $hardness }, no effect.
}
did-aim = { NAME($who) } aims at { NAME($target, case: "acc") }.
did-break = { NAME($who) } strikes at a thing: { $thing }.
effect-riding = { NAME($by) } carries { NAME($who, case: "acc") }.
effect-steady = { NAME($who) } keeps an even course.
    .ends = { NAME($who) } no longer keeps an even course.
no-sw-aim-stationary = Whoever aims stands still.
no-sw-aim-vehicle = On the move one can only aim over even ground, or if the driver holds steady.
no-sw-aim-plus2 = Aim gives one thing: +2, or fewer penalties.
no-sw-aim-first-action = Aim only helps the first action of the next turn, and only against the target aimed at.
no-sw-attack-shotgun = The { $means } cannot be fired like that.
no-sw-attack-wild = A Wild Attack is for melee, from the first attack of the turn on, and not together with a desperate one.
no-sw-attack-desperate = A desperate attack is for melee, and not in a turn of wild ones.
no-sw-attack-touch = Touching is for melee.
no-sw-attack-nonlethal = One cannot spare anybody with this: { $means }.
no-sw-attack-drop = One can only have the drop on an enemy.
no-sw-attack-finishing = Only the helpless can be finished, and not with bare hands.
no-sw-attack-unstable = That is how it is already.
no-sw-free-attack-single = A free attack is made without any option: { $how }.
no-sw-free-attack-kinds = No free attack can be made with this: { $means }.
no-sw-suppressive-weapon = { $means ->
    [none] Suppressive fire needs a fast weapon.
   *[other] The { $means } is of no use for suppressive fire.
}
no-sw-suppressive-area = That point is off the map.
no-sw-suppressive-ammo = Suppressive fire takes { $needs } rounds, and { $left } are left.
no-sw-cover-penalty = There is no such degree of cover: { $degree }.
no-sw-object-parry = { $thing ->
    [none] There is no such weapon at hand: { $means }.
   *[other] There is nothing to strike here: { $thing }.
}
no-sw-object-when = There is no such thing that is whole: { $thing }.
no-sw-speed-threshold = A speed is said in km/h, in tenths of Mach, or as near that of light; not so: { $unit }.
no-sw-mount-basics = { $needs ->
    [none] { $target ->
        [none] { $means ->
            [none] { $problem ->
                [rider] Nobody of that size can ride “{ $id }”: it is no mount of this encounter, or too small.
               *[none] Not like that in the saddle: the mount does the walking, and one only gets on a free one of one's own side that is near.
            }
           *[other] The { $means } is for the saddle only.
        }
       *[other] A mount only attacks what is in front of it.
    }
   *[other] That takes { INCHES($needs) }, and { INCHES($left) } are left.
}
no-sw-mount-set-weapon = Nobody charges now.
no-sw-vehicle-reference = The game master moves vehicles.
no-sw-vehicle-hold-steady = Only the driver can hold steady.
ask-sw-object-no-bonus = Was it hit where it hurts? { $thing }
ask-sw-object-break = What is its Toughness: { $thing }?
ask-sw-object-break-broken = What has become of it: { $thing }?
ask-sw-object-damage-type = Can this harm it: { $thing } ({ $means })?
ask-sw-attack-finishing = { NAME($who) } finishes { NAME($target, case: "acc") }. Does it succeed?
ask-sw-mount-fall = Where does { NAME($who) } fall?
ask-sw-obstacle-through = How much Armour is that obstacle worth?
ask-sw-obstacle-through-no = Only cover has saved { NAME($target, case: "acc") }. Does it go through, and through what?
ask-sw-suppressive-max-victims = { NAME($asked, case: "label") }: who is hit?
ask-sw-mount-set-weapon = { NAME($who, case: "label") } charges. { NAME($asked, case: "label") }: set the weapon against it?
choice-plain = no, plain damage
choice-full = yes: bonus die and Aces
choice-broken = broken
choice-bent = bent
choice-useless = of no use
choice-works = yes
choice-dies = yes
choice-lives = no
choice-thick-glass = thick glass, +2
choice-leather-goods = stout leather, +2
choice-partition = wooden partition, +2
choice-wooden-shield = wooden shield, +2
choice-aluminium-door = aluminium car door, +2
choice-sheet-metal = sheet metal, +4
choice-steel-door = steel car door, +4
choice-oak-door = oak door, +6
choice-concrete = concrete, +6
choice-brick = brick, +8
choice-sw-obstacle-through-stone = stone, +10
choice-bulletproof-glass = bulletproof glass, +10
choice-tree = tree, +10
choice-sw-obstacle-through-other = something else
act-cover = { NAME($on, case: "gen") } cover: { $degree ->
    [none] none
    [light] light
    [medium] medium
    [heavy] heavy
    [near-total] near total
   *[map] as the map has it
}
act-aim = aim at { NAME($target, case: "acc") }
act-suppress = suppressive fire around { $at } ({ $means })
act-break = break the { $thing }{ $holder ->
    [none] { "" }
   *[other] { " " }that { NAME($holder) } holds
} ({ $means })
act-broken = declare broken: { $thing }
act-drop-on = { NAME($by) } has the drop on { NAME($on, case: "acc") }
act-finish = finish { NAME($target, case: "acc") } ({ $means })
act-mount = get on: { NAME($mount) }
act-dismount = get off to { $square }
act-set-weapon = set the { $means } against { NAME($target, case: "acc") }
act-speed = { NAME($on, case: "gen") } speed: { $unit ->
    [mach] Mach { $whole }.{ $tenths }
    [light] near that of light
   *[other] { $amount } km/h
}
act-hold-steady = hold steady
act-ground = { $ground ->
    [even] { NAME($on, case: "label") }: on even ground
   *[rough] { NAME($on, case: "label") }: on broken ground
}
act-footing = { $shaky ->
    [yes] { NAME($on, case: "label") }: on shaky ground
   *[no] { NAME($on, case: "label") }: on firm ground
}

## Newcomers

no-sw-init-deal = { $who ->
    [none] There is no such stat block, or the name is taken or no name.
   *[other] { NAME($who, case: "label") } cannot come in: already there, or dead.
}
act-join = bring { NAME($on, case: "acc") } into the fight at { $at }
act-enlist = add to side { $side }: { $sheet } ({ $id })

## Damage

fact-damage-rolled = Damage { $roll }; dice { $dice }.
fact-hit-weighed = { NAME($who, case: "label") }: { $damage } against { $toughness }, { $result ->
    [wounds] { $wounds ->
        [one] a Wound.
       *[other] { $wounds } Wounds.
    }
    [shaken] Shaken.
   *[nothing] no effect.
}
fact-unharmed = { NAME($who) } takes no harm from { $damage } ({ $rule }).
fact-knocked-out = { NAME($who) } is out for { $hours ->
    [one] { $hours } hour.
   *[other] { $hours } hours.
}
fact-soaked = { NAME($who) } soaks { $wounds ->
    [0] nothing.
    [one] a Wound.
   *[other] { $wounds } Wounds.
}
fact-wounded = { NAME($who) } takes { $wounds ->
    [one] a Wound.
   *[other] { $wounds } Wounds.
}
fact-healed = { NAME($who) } recovers from { $wounds ->
    [one] a Wound.
   *[other] { $wounds } Wounds.
}
fact-tired = { NAME($who, case: "label") }: Fatigue { $levels ->
    [-1] passes.
   *[other] grows.
}
fact-injured = { NAME($who, case: "label") }: { $injury }, { $lasting ->
    [healed] until all Wounds are healed
    [day] for a day
   *[ever] for good
} (dice { $dice }).
injury-unmentionables = an injury nobody mentions
injury-arm = a hurt arm
injury-agility = Agility reduced
injury-vigor = Vigor reduced
injury-strength = Strength reduced
injury-leg = a hurt leg
injury-scar = a hideous scar
injury-eye = a lost eye
injury-smarts = Smarts reduced
fact-died = { NAME($who) } dies ({ $rule }).
fact-fell-out = { NAME($who) } is out of the fight ({ $rule }).
effect-injury = { NAME($who) } has a lasting injury.
    .ends = { NAME($who, case: "gen") } injury has passed.
no-sw-damage-incapacitated = It is Incapacitated.
no-sw-damage-bleeding = { NAME($target, case: "label") } cannot be helped from here.
ask-sw-damage-soak = { NAME($asked, case: "label") } is about to take { $wounds ->
    [one] a Wound.
   *[other] { $wounds } Wounds.
} A Benny to soak?
act-stabilise = stop the bleeding of { NAME($target, case: "acc") }

## Conditions

condition-shaken = Shaken
condition-distracted = Distracted
condition-vulnerable = Vulnerable
condition-stunned = Stunned
condition-entangled = Entangled
condition-bound = Bound
condition-prone = prone
condition-incapacitated = Incapacitated
condition-bleeding = Bleeding Out
is-shaken = Shaken
is-distracted = Distracted
is-vulnerable = Vulnerable
is-stunned = Stunned
is-entangled = Entangled
is-bound = Bound
is-prone = prone
is-incapacitated = Incapacitated
is-bleeding = Bleeding Out
is-hold = on Hold
effect-shaken = { NAME($who) } is Shaken.
    .ends = { NAME($who) } is no longer Shaken.
effect-distracted = { NAME($who) } is Distracted.
    .ends = { NAME($who) } is no longer Distracted.
effect-vulnerable = { NAME($who) } is Vulnerable.
    .ends = { NAME($who) } is no longer Vulnerable.
effect-stunned = { NAME($who) } is Stunned.
    .ends = { NAME($who) } is no longer Stunned.
effect-entangled = { NAME($who) } is Entangled.
    .ends = { NAME($who) } is no longer Entangled.
effect-bound = { NAME($who) } is Bound.
    .ends = { NAME($who) } is no longer Bound.
effect-prone = { NAME($who) } falls prone.
    .ends = { NAME($who) } gets up.
effect-incapacitated = { NAME($who) } is Incapacitated.
    .ends = { NAME($who) } is no longer Incapacitated.
effect-bleeding = { NAME($who) } is Bleeding Out.
    .ends = { NAME($who) } is no longer Bleeding Out.
no-sw-cond-shaken = Nobody takes actions while Shaken.
no-sw-cond-stunned = Nobody acts or moves while Stunned.
no-sw-cond-bound = That cannot be done while Bound.
no-sw-cond-entangled = Nobody moves while Entangled.
no-sw-cond-prone = Nobody jumps lying on the ground.
no-sw-cond-break-free = { $tried ->
    [yes] That has been tried; until something changes it cannot be tried again.
   *[none] Nothing holds one, or not by { $trait }.
}
ask-sw-cond-shaken = { NAME($asked, case: "label") } is Shaken and about to be attacked: a Benny to shake it off?
act-break-free = break free ({ $trait })

## Things

fact-held = { NAME($who) } now holds { $things ->
    [none] nothing.
   *[other] { $things }.
}
fact-shot = { NAME($who, case: "label") }: { $left } left in the { $weapon }.
fact-reloaded = { NAME($who, case: "label") }: the { $weapon } is loaded, { $rounds }.
fact-rounds-left = { NAME($who, case: "label") }: { $kind }, { $left } left.
no-sw-turn-ready = { $free ->
    [none] That is not at hand: { $thing }.
   *[other] There is no free hand for that: { $thing }.
}
no-sw-turn-reload = { $needs ->
    [none] { $thing ->
        [none] It is full.
       *[other] That is not loaded, or not in hand: { $thing }.
    }
   *[other] It has to be loaded first.
}
act-ready = { $away ->
    [yes] put away the { $thing }
   *[no] draw the { $thing }
}
act-drop = drop the { $thing }
act-pick-up = pick up the { $thing }
act-reload = load the { $weapon }

## Grappling, pushing, Defend

fact-shoved = { NAME($who) } is pushed { INCHES($inches) } to { $square }.
effect-defend = { NAME($who) } defends.
    .ends = { NAME($who) } no longer defends.
no-sw-grapple-attempt = { $away ->
    [none] There is nobody to seize or to let go.
   *[other] Out of reach: { INCHES($away) } away, reach { INCHES($reach) }.
}
no-sw-grapple-size-limit = { $size } is too large for somebody of Size { $own } to seize.
no-sw-grapple-crush = Only who is held can be crushed.
no-sw-push-contest = { $away ->
    [none] There is nobody to push.
   *[other] Only somebody adjacent can be pushed; this is { INCHES($away) } away.
}
no-sw-push-size-limit = { $size } is too large for somebody of Size { $own } to push.
no-sw-defend-movement = Nobody both defends and runs.
ask-sw-push-athletics = { NAME($by) } pushes. { NAME($asked, case: "label") }: stand firm by Strength or by Athletics?
ask-sw-push-contest = { NAME($target) } is pushed to the edge of a pit at { $square }. What happens?
choice-stop = stops at the edge
choice-fall = falls in
act-grapple = grapple { NAME($target, case: "acc") }
act-crush = crush { NAME($target, case: "acc") }
act-release = let go
act-push = push { NAME($target, case: "acc") } ({ $trait }){ $most ->
    [0] { "" }
   *[other] , no farther than { INCHES($most) }
}
act-defend = defend

## Called shots, improvised weapons

part-head = head
part-vitals = vitals
part-eye = eye
part-face = face
part-hand = hand
part-off-hand = other hand
part-arm = arm
part-off-arm = other arm
part-leg = leg
part-limb = limb
part-gap = gap in the armour
part-eye-slit = eye slit
fact-classed = { NAME($thing, case: "label") }: { $improvised ->
    [light] a light thing
    [medium] a medium thing
   *[heavy] a heavy thing
}{ $softer ->
    [-1] .
    [0] .
    [one] , a die step softer.
   *[other] , { $softer } die steps softer.
}
no-sw-called-modifier = There is nothing of the kind to aim at: { $part }.
no-sw-called-face = The face of { NAME($target, case: "acc") } is not to be hit: only an open helmet leaves it bare.
ask-sw-called-head = { NAME($target) } is no living being. Does the head count for more?
ask-sw-called-armor-gap = The gap in the armour of { NAME($target, case: "acc") } is on the head. Does the head count for more?
ask-sw-improvised-category = { NAME($who) } fights with something not made for it ({ $thing }). How heavy is it?
ask-sw-improvised-softer = By how many die steps is this softer than others of its class ({ $thing })?
choice-light = light
choice-medium = medium
choice-heavy = heavy
choice-1 = 1

## Tests and Support

fact-tested = { NAME($who) } tries something on { NAME($target, case: "acc") } ({ $trick }).
fact-test-refused = That no longer works ({ $trick }).
fact-support-refused = That does not help { NAME($target, case: "acc") }.
effect-support = { NAME($by) } helps { NAME($who, case: "acc") }.
no-sw-test-declare = { $skill ->
    [none] There is nothing at hand to do that with.
   *[other] There is no such skill, or nobody to test: { $skill }.
}
no-sw-support-action = { $target ->
    [none] There is no such skill or trait, or nobody to help: { $skill }, { $trait }.
   *[other] { NAME($target, case: "label") } is no ally.
}
ask-sw-test-declare = { NAME($who) } tries something on { NAME($target, case: "acc") } with { $skill }{ $trick ->
    [none] { "" }
   *[other] { " " }({ $trick })
}. Which skill is it?
ask-sw-test-repetition = { NAME($who) } does this for the { $count }. time ({ $trick }); the proposal is { $proposed }. What does it take?
ask-sw-test-modifiers = What bears on { NAME($who, case: "acc") } here? Strike one out, or keep what is left.
ask-sw-test-story-bonus = { NAME($who) } tries something on { NAME($target, case: "acc") }. What is so telling a detail worth?
ask-sw-test-success = { NAME($asked, case: "label") } wins: is { NAME($target) } Distracted or Vulnerable?
ask-sw-test-raise = A raise: what else happens to { NAME($target, case: "acc") }?
ask-sw-support-action = { NAME($who) } wants to help { NAME($target, case: "acc") } ({ $trait }) with { $skill }. Does it fit?
ask-sw-support-or-test = { NAME($asked, case: "label") }: Support for { NAME($friend, case: "acc") }, or a test against { NAME($target, case: "acc") }?
choice-agreed = as proposed
choice-keep = keep these
choice-refuse = it no longer works
choice--2 = −2
choice-fits = it fits
choice-does-not-fit = it does not fit
choice-other = something else
act-test = test { NAME($target, case: "acc") } ({ $skill }){ $trick ->
    [none] { "" }
   *[other] : { $trick }
}{ $means ->
    [none] { "" }
   *[other] , { $means }
}{ $dice ->
    [1] { "" }
   *[other] , { $dice } dice
}
act-support = help { NAME($target, case: "acc") } with { $trait } ({ $skill }){ $against ->
    [none] { "" }
   *[other] , against { NAME($against, case: "acc") }
}
act-trick = try something on { NAME($target, case: "acc") } so that it helps { NAME($friend, case: "acc") } ({ $skill }; { $trait }){ $trick ->
    [none] { "" }
   *[other] : { $trick }
}

## Powers

power-bolt = bolt
power-blast = blast of force
power-stun = stun
power-boost = boost
power-protection = protection
power-healing = healing
power-deflection = deflection
power-barrier = barrier
power-boosted = boost
power-protected = protection
power-deflecting = deflection
fact-points-spent = { NAME($who, case: "label") }: { $points ->
    [one] { $points } Power Point ({ $rule }).
   *[other] { $points } Power Points ({ $rule }).
}
fact-points-regained = { NAME($who) } regains { $points ->
    [one] { $points } Power Point.
   *[other] { $points } Power Points.
}
fact-power-failed = { NAME($who, case: "label") }: nothing comes of it ({ $power }).
fact-power-kept = { NAME($who) } keeps it up ({ $power }).
fact-thing-raised = Something rises from the ground.
fact-thing-vanished = What rose from the ground is gone.
effect-boosted = { NAME($who) } has one trait boosted ({ $source }).
    .ends = { NAME($who, case: "gen") } boost is over ({ $source }).
effect-protected = { NAME($who) } is protected by a power.
    .ends = { NAME($who) } is no longer protected by a power.
effect-deflecting = Attacks on { NAME($who, case: "acc") } are turned aside.
    .ends = Attacks on { NAME($who, case: "acc") } are no longer turned aside.
effect-barrier = { NAME($by) } keeps a wall up.
    .ends = { NAME($by, case: "gen") } wall vanishes.
no-sw-power-activate = { $power ->
    [none] There is no such power.
   *[other] That power is not there, or not for that: { $power }.
}
no-sw-power-range = Too far: { INCHES($away) } away, the power reaches { INCHES($reach) }.
no-sw-power-points = { $needs ->
    [none] No Power Points are missing.
   *[other] Not enough Power Points: { $left } left, { $needs } needed.
}
no-sw-power-boost = There is no such trait to boost: { $trait }.
no-sw-power-deflection = Deflection is against blows or against shots.
no-sw-power-healing = { NAME($target, case: "label") } is not hurt.
no-sw-power-barrier = There is no room for a wall there.
no-sw-power-maintain = That is not kept up: { $power }.
ask-sw-power-maintain = { NAME($asked, case: "label") }: { $power } ({ NAME($target) }) runs out. A Power Point to keep it up?
choice-melee = against blows
choice-ranged = against shots
act-power = use { $power }{ $target ->
    [none] { "" }
   *[other] { " " }on { NAME($target, case: "acc") }
}{ $at ->
    [none] { "" }
   *[other] { " " }at { $at }
}{ $toward ->
    [none] { "" }
   *[other] { " " }towards { $toward }
}{ $choice ->
    [none] { "" }
   *[other] { " " }({ $choice })
}
act-let-lapse = let go: { $power }
act-draw-power = spend a Benny for Power Points

## Edges and fear

fact-beheld = { NAME($who) } sees something fearsome.
fact-fear-rolled = Fear: { $roll }.
fact-fled = { NAME($who) } flees to { $square }.
effect-adrenaline = { NAME($who) } is seized by a wild strength.
    .ends = { NAME($who, case: "gen") } wild strength is gone.
effect-marked = Fear leaves its mark on { NAME($who, case: "acc") }.
effect-hesitant = { NAME($who) } is Hesitant from now on.
    .ends = { NAME($who) } is no longer Hesitant.
effect-phobia = { NAME($who) } will never get over this: a phobia.
effect-doom = { NAME($who, case: "gen") } heart is failing.
effect-panicked = { NAME($who) } panics.
    .ends = { NAME($who) } no longer panics.
ask-sw-edge-counterattack = { NAME($who) } has missed. { NAME($asked, case: "label") }: strike back?
ask-sw-edge-first-strike = { NAME($who) } comes within reach. { NAME($asked, case: "label") }: strike first?
ask-sw-fear-table = { NAME($asked, case: "label") } panics. Where to?
act-edge-strike = strike { NAME($target, case: "acc") } ({ $means })
act-frighten = frighten { NAME($on, case: "acc") }{ $modifier ->
    [0] { "" }
   *[other] { " " }({ $modifier })
}
