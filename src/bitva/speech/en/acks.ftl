## Words

save-paralysis = Paralysis
save-death = Death
save-blast = Blast
save-implements = Implements
save-spells = Spells
skill-climbing = Climbing
skill-dungeonbashing = Dungeonbashing
skill-hiding = Hiding
skill-listening = Listening
skill-lockpicking = Lockpicking
skill-searching = Searching
skill-sneaking = Sneaking
skill-trapbreaking = Trapbreaking
type-bludgeoning = bludgeoning
type-piercing = piercing
type-slashing = slashing
type-acidic = acid
type-arcane = arcane
type-poisonous = poison
type-cold = cold
type-electric = electricity
type-fire = fire
type-luminous = light
type-necrotic = necrotic
type-seismic = seismic
manoeuvre-disarm = disarm
manoeuvre-force-back = force back
manoeuvre-incapacitate = stun
manoeuvre-knock-down = knock down
manoeuvre-sunder = sunder
manoeuvre-wrestle = wrestle
manoeuvre-coup = finish off
figure-ac = Armour Class
figure-attack = attack throws
figure-save = saving throws
figure-throw = proficiency throws
pool-hp = hit points
pool-nonlethal = nonlethal damage
pool-facing = facing
pool-cleaved = cleaves used
pool-exertion = rounds of running
towards-n = north
towards-ne = north-east
towards-e = east
towards-se = south-east
towards-s = south
towards-sw = south-west
towards-w = west
towards-nw = north-west
layer-filled = doors and walls
object-door = door
object-chest = chest
object-light-ballista = light ballista
object-medium-ballista = medium ballista
object-heavy-ballista = heavy ballista
object-light-catapult = light catapult
object-repeating-ballista = repeating ballista
object-trap = trap
object-window = window
object-curtain = curtain
object-secret = hidden place
aid-none = no aid
aid-hands = laying on hands
aid-laying-on-hands = laying on hands
aid-healing = Healing
aid-magic = healing magic
aid-delay = time since the fall
aid-depth = depth of the wounds
aid-hit-die = Hit Die
aid-helmet = helmet
modifier-helper = helper
modifier-untrained = no artillerist
modifier-moving = moving target
modifier-crowbar = crowbar
modifier-morale = morale score
modifier-losses = losses
modifier-numbers = numbers
modifier-cornered = nowhere to go
morale-frightened = they flee
morale-faltering = they falter
morale-fights-on = they fight on
morale-advances = they press the attack
morale-to-the-end = they fight to the end
spare-defend = defend
spare-prone = drop prone
spare-cover = step into cover
way-paralysis = by a Paralysis save
way-dungeonbashing = by a Dungeonbashing throw
declare-none = nothing
declare-retreat = a retreat
declare-withdraw = a withdrawal
declare-cast = the spell { $spell }
declare-read = a scroll: { $spell }
wound-none = no lasting wound
wound-limbs = arms and legs are gone
wound-legs-and-omen = both legs are gone, and death looks in each year
wound-legs = both legs are gone
wound-arms = both arms are gone
wound-blind = blind
wound-mute = mute
wound-frail = frail for good
wound-barren-and-omen = barren, and death looks in each year
wound-leg = a leg is gone
wound-arm = an arm is gone
wound-eye = an eye is gone
wound-voice = the voice is ruined
wound-dazed = dazed for good
wound-barren = barren
wound-foot = a foot is gone
wound-hand = a hand is gone
wound-aim = the aim is ruined
wound-scar = a scar
wound-gruesome-scar = a gruesome scar
wound-ear = an ear is gone
wound-toes = toes are gone
wound-fingers = fingers are gone
wound-little-finger = a little finger is gone
wound-slow = slow for good
wound-no-march = no forced marches any more
wound-slow-in-rain = slow in bad weather

## Reasons in a word or two

die-plain = d20
die-six = d6
dice-two = 2d6
why-acks-attack-throw = bonus
why-acks-attack-table = attack value
why-acks-attack-stats = ability
why-acks-attack-position = from above
why-acks-attack-dual = two weapons
why-acks-spell-frame = spell
why-acks-ac-sum = Armour Class
why-acks-ac-armor = armour
why-acks-ac-shield = shield
why-acks-damage-weapon = dice
why-acks-damage-minimum = at least 1
why-acks-damage-impact = impact
why-acks-damage-types = resistance
why-acks-save-throw = bonus
why-acks-save-size = size
why-acks-missile-range = range
why-acks-missile-melee = melee in the way
why-acks-missile-cover = cover
why-acks-cond-vulnerable = vulnerable
why-acks-cond-flanked = flank
why-acks-cond-prone = prone
why-acks-cond-disordered = disordered
why-acks-cond-faltering = faltering
why-acks-cond-hidden = hidden
why-acks-cond-blinded = blind
why-acks-cond-restrained = restrained
why-acks-charge-attack = charge
why-acks-readied-countercharge = countercharge
why-acks-readied-countercharge-ac = countercharging
why-acks-init-roll = bonus
why-acks-man-wrestle = wrestling
why-acks-man-general = manoeuvre
why-acks-weapon-tags = fitting weapon
why-acks-prof-trickery = trickery
why-acks-prof-backstab = backstab
why-acks-prof-throw = bonus
why-acks-prof-sneaking = pace
why-acks-defend-bare = guard
why-acks-defend-shield = guard with a shield
why-acks-artillery-throw = shot
why-acks-armor-progress = magic of the armour
why-acks-door-spikes = spikes
why-acks-escape-method = contortionist
why-acks-surprise-matrix = what was known and seen
why-acks-surprise-roll = alertness
why-acks-gm-override = the game master's word
why-acks-death-wounds = old wound

## State

status-own = { NAME($who, case: "label") }: { $dead ->
    [yes] dead
   *[no] { $hp }/{ $most_hp } HP, AC { $ac }, initiative { $number }
}{ $state ->
    [none] { "" }
   *[other] ; { $state }
}
status-other = { NAME($who, case: "label") }: { $looks ->
    [down] down
    [unhurt] unhurt
    [bloodied] badly hurt
   *[hurt] hurt
}{ $state ->
    [none] { "" }
   *[other] ; { $state }
}

## Opening, rounds, initiative

fact-surprise-rolled = { NAME($who, case: "label") }: surprise { $roll }, { $surprised ->
    [yes] caught unawares.
   *[no] alert.
}
fact-initiative-rolled = { NAME($who, case: "label") }: initiative { $roll }.
fact-segment-began = { NAME($who, case: "gen") } segment
fact-segment-forfeited = { NAME($who) } gives up the segment of this round ({ $rule }).
fact-announced = { NAME($who) } declares{ $what ->
    [none] { " " }something.
   *[other] : { $what }.
}
ask-acks-surprise-matrix = What does this side know and see of the other: { $those }?
ask-acks-round-declarations = { NAME($asked, case: "label") }: what is declared for round { $round }?{ $advice ->
    [none] { "" }
   *[other] { " " }A withdrawal is advised.
}
ask-acks-init-ties = { NAME($asked, case: "label") }: equal numbers. In which order?
ask-acks-init-first-missile = { NAME($asked, case: "label") }: shoot into the charge now, for this round's segment?
ask-acks-init-first-long = { NAME($asked, case: "label") }: strike into the charge now, for this round's segment?
ask-acks-turn-options = { NAME($who, case: "label") }: what now?
choice-both = knew of it and sees it
choice-knows = only knew of it
choice-sees = only sees it
choice-neither = neither
choice-none = nothing
choice-retreat = a retreat
choice-withdraw = a withdrawal
no-acks-init-count = { $turn ->
    [none] It is not there to act.
   *[other] It is { NAME($turn, case: "gen") } segment.
}
no-acks-init-delay = { $after ->
    [none] One can put it off to a count from { $least } to { $most }.
   *[other] { NAME($after, case: "label") } has acted already.
}
no-acks-init-first-missile = Only in the first round, against a charge.
no-acks-init-first-long = Only in the first round, against a charge, by whoever was ready with a long weapon.
act-delay = delay until count { $count }
act-wait = wait for { NAME($after) }
act-end = end the segment
act-forestall = strike into { NAME($target, case: "gen") } charge with the { NAME($means) }

## What a segment holds

no-acks-turn-options = A full-round action needs an untouched segment.
no-acks-turn-move-first = Movement comes before the combat action.
no-acks-turn-no-swap = There is only one combat action.
no-acks-move-allotment = There are only two movement actions.
no-acks-combat-allotment = No combat action is left.
no-acks-gm-override = There is no such figure: { $figure }. There is: { $known }.
fact-improvised = { NAME($who, case: "label") }, { $task }: { $price ->
    [forbidden] the game master forbids it.
    [free] the game master allows it for nothing.
    [movement] it takes a movement action.
    [combat] it takes the combat action.
   *[full] it takes the whole segment.
}
ask-acks-gm-override = { NAME($who, case: "label") }: { $task }. What does it take?
choice-movement = a movement action
choice-combat = the combat action
choice-full = the whole segment
choice-free = nothing
choice-forbidden = it is forbidden
act-improvise = do something special: { $task }
act-modify = { NAME($on, case: "gen") } { $figure }: { $amount }{ $rounds ->
    [0] { "" }
   *[other] { " " }({ $rounds } rounds)
}
act-save = have { NAME($on, case: "acc") } make a { $category } save{ $plus ->
    [0] { "" }
   *[other] { " " }({ $plus })
}
act-hurt = deal { $amount } { $type } to { NAME($on, case: "dat") }

## Going about

walked = { $verb ->
    [run] { NAME($who) } runs to { $square }.
    [charge] { NAME($who) } reaches { $square }.
    [retreat] { NAME($who) } retreats to { $square }.
    [withdraw] { NAME($who) } withdraws to { $square }.
    [sneak] { NAME($who) } sneaks to { $square }.
   *[other] { NAME($who) } moves to { $square }.
}
fact-halted = { NAME($by) } brings { NAME($who, case: "acc") } to a halt.
fact-charged = { NAME($who) } charges at { NAME($target, case: "acc") }.
no-acks-grid-square = That is no step over the map{ $problem ->
    [none] { "" }
    [off-the-map] : it is off the map
   *[other] : there is a wall
}.
no-acks-grid-passage = Somebody is in the way.
no-acks-grid-facing = There is no such direction: { $facing }. There is: { $known }.
no-acks-grid-sight = { NAME($target, case: "label") } is not in sight.
no-acks-grid-curve = That is neither a straight line nor a smooth curve.
no-acks-engage-limits = Somebody engages it.
no-acks-engage-turn = Nobody has come to engage it.
no-acks-charge-unengaged = { NAME($by, case: "label") } engages it, so it cannot charge.
no-acks-charge-action = { $needs ->
    [none] There is nobody to charge at like that.
   *[other] That is too far: { FEET($needs) }, and the speed is { FEET($most) }
}
no-acks-charge-path = The line is not free at { $square }.
no-acks-charge-sight = { NAME($target, case: "label") } is not in sight at the start of the segment.
no-acks-charge-attack = A charge ends with a melee attack; this is none: { NAME($means) }.
no-acks-cond-prone = The prone only crawl.
no-acks-cond-winded = It is out of breath.
no-acks-cond-restrained = It is held fast and cannot move.

## Marching, sneaking, running, retreating, withdrawing

no-acks-march-unengaged = { NAME($by, case: "label") } engages it, so it cannot march.
no-acks-march-move = { $needs ->
    [none] That is no march.
   *[other] That is too far to march: { FEET($needs) }, and the speed is { FEET($most) }
}
no-acks-sneak-proficient = Sneaking has to be learnt.
no-acks-sneak-move = { $needs ->
    [none] That is no way to sneak.
   *[other] That is too far to sneak: { FEET($needs) }, and the speed is { FEET($most) }
}
no-acks-sneak-running = That is too far to sneak at a run: { FEET($needs) }, and the speed is { FEET($most) }
no-acks-sneak-running-unengaged = { NAME($by, case: "label") } engages it, so it cannot sneak at a run.
no-acks-run-unengaged = { NAME($by, case: "label") } engages it, so it cannot run.
no-acks-run-action = { $needs ->
    [none] That is no way to run.
   *[other] That is too far to run: { FEET($needs) }, and the speed is { FEET($most) }
}
no-acks-run-cover = { $why ->
    [engaged] Somebody would engage it there, so it cannot take cover.
   *[open] There is nothing to take cover behind.
}
no-acks-standup-move = { $by ->
    [none] It is on its feet.
   *[other] { NAME($by, case: "label") } engages it, so standing up takes the combat action.
}
no-acks-cover-move = { $by ->
    [none] Cover is taken with the movement or the combat action.
   *[other] { NAME($by, case: "label") } engages it, so taking cover takes the combat action.
}
no-acks-cover-effect = { $why ->
    [covered] It has taken cover already.
   *[open] There is nothing to take cover behind.
}
no-acks-retreat-action = { $needs ->
    [none] That is no way to retreat.
   *[other] That is too far to retreat: { FEET($needs) }, and the speed is { FEET($most) }
}
no-acks-retreat-declare = { $why ->
    [free] Nobody engages it, so there is nothing to retreat from.
    [began] Nobody engaged it when the round began.
   *[undeclared] No retreat was declared for this round.
}
no-acks-retreat-facing = A retreat goes straight on, in one direction.
no-acks-retreat-clear = { NAME($by, case: "label") } would still engage it there.
no-acks-retreat-defensive = Something forbids it defensive movement, so it cannot retreat.
no-acks-withdraw-action = { $needs ->
    [none] That is no way to withdraw.
   *[other] That is too far to withdraw: { FEET($needs) }, and half of the speed is { FEET($most) }
}
no-acks-withdraw-declare = { $why ->
    [free] Nobody engages it, so there is nothing to withdraw from.
    [began] Nobody engaged it when the round began.
   *[undeclared] No withdrawal was declared for this round.
}
no-acks-withdraw-clear = { NAME($by, case: "label") } would still engage it there.
no-acks-withdraw-defensive = Something forbids it defensive movement, so it cannot withdraw.
ask-acks-march-facing = { NAME($asked, case: "label") }: halted by { NAME($by) }. Facing which way?
ask-acks-withdraw-facing = { NAME($asked, case: "label") }: halted by { NAME($by) }. Facing which way?
act-forbid-leaving = { $holds ->
    [no] allow { NAME($on, case: "acc") } defensive movement
   *[yes] forbid { NAME($on, case: "acc") } defensive movement
}
effect-pinned = { NAME($who) } may not move defensively.
    .ends = { NAME($who) } may move defensively again.

## Turning to whoever comes

ask-acks-engage-turn = { NAME($asked, case: "label") }: turn to face { NAME($by) }?
act-going = { $how ->
    [march] march to { $square }{ $by ->
        [combat] { " " }(combat action)
       *[other] { "" }
    }
    [withdraw] withdraw to { $square }
    [sneak] sneak to { $square }
    [retreat] retreat to { $square }
   *[run] run to { $square }{ $cover ->
        [yes] { " " }and take cover
       *[no] { "" }
    }
}
act-face = face { $facing }
act-hold = hold the square{ $face ->
    [none] { "" }
   *[other] , facing { $face }
}
act-charge = charge { NAME($target, case: "acc") }{ $means ->
    [none] { "" }
   *[other] { " " }with the { NAME($means) }
}{ $blow ->
    [no] , without a blow
   *[yes] { "" }
}
act-stand-up = stand up{ $by ->
    [combat] { " " }(combat action)
   *[other] { "" }
}
act-cover = take cover{ $flat ->
    [yes] { " " }flat on the ground
   *[no] { "" }
}{ $by ->
    [combat] { " " }(combat action)
   *[other] { "" }
}
act-rate-cover = rate { NAME($on, case: "gen") } cover: { $amount }
act-mount = mount { NAME($target) }{ $by ->
    [combat] { " " }(combat action)
   *[other] { "" }
}
act-dismount = dismount to { $square }{ $by ->
    [combat] { " " }(combat action)
   *[other] { "" }
}
no-acks-mount-basics = { $away ->
    [none] That cannot be mounted or dismounted like that.
   *[other] The mount is too far off: { FEET($away) }
}
effect-riding = { NAME($who) } mounts { NAME($by) }.
    .ends = { NAME($who) } is on foot again.
effect-behind-cover = { NAME($who) } takes cover.
    .ends = { NAME($who) } leaves cover.
effect-rated-cover = The game master rates { NAME($who, case: "gen") } cover.
no-acks-missile-cover = Cover counts 0, 2 or 4.

## Attacks

fact-attack-rolled = { $manner ->
    [thrown] { NAME($who) } throws the { NAME($means) } at { NAME($target, case: "acc") }
   *[plain] { NAME($who) } attacks { NAME($target, case: "acc") } with the { NAME($means) }
}: { $roll }{ $need ->
    [none] { "" }
   *[other] { " " }against { $need }
}{ $hit ->
    [yes] { " " }– a hit.
    [no] { " " }– a miss.
   *[none] .
}
fact-hit-without-throw = { NAME($who) } hits { NAME($target, case: "acc") } with the { NAME($means) } without a throw ({ $rule }).
healing-rolled = Healing: { $amount }{ $faces ->
    [none] .
   *[other] , dice { $faces }.
}
fact-damage-rolled = Damage: { $amount } { $type }{ $faces ->
    [none] .
   *[other] { " " }(dice { $faces }).
}
fact-hurt = { NAME($who) } takes { $amount } ({ $type }){ $end ->
    [dies] { " " }and dies.
    [falls] { " " }and falls.
   *[none] .
}
fact-unhurt = { NAME($who) } takes no damage ({ $rule }).
fact-healed = { NAME($who) } regains { $amount } HP.
fact-died = { NAME($who) } is dead ({ $rule }).
fact-broken = { NAME($who, case: "gen") } { $thing } breaks.
fact-let-go = { NAME($who, case: "gen") } { $thing } lies at { $square }.
fact-used-up = { NAME($who) } uses up the { NAME($thing) }.
fact-taken-in-hand = { NAME($who) } takes the { NAME($thing) } in hand.
fact-put-away = { NAME($who) } puts the { NAME($thing) } away.
no-acks-attack-action = There is nobody to attack like that.
no-acks-attack-sequence = The next attack of the series is another one.
no-acks-attack-step = { $why ->
    [moved] The step is only for those who stayed.
    [engaged] The step is only for those whom nobody engages.
    [needless] No step is needed.
   *[other] The step does not bring it to grips.
}
no-acks-attack-reach = { NAME($target, case: "label") } is out of reach ({ FEET($away) }), or not in front.
no-acks-damage-weapon = That is not at hand: { NAME($means) }.
no-acks-damage-types = There is no such damage: { $type }. There is: { $known }.
no-acks-weapon-tags = Slow to load: it cannot be shot in two rounds running by one who moves.
no-acks-missile-firer = Nobody shoots at an enemy that engages him.
no-acks-missile-melee = { NAME($target, case: "label") } is in melee with an ally.
no-acks-missile-range = Too far: { FEET($away) } at a range of { FEET($range) }
no-acks-prof-backstab = { $why ->
    [power] It has never learnt to stab in the back.
    [far] A stab in the back needs short range.
   *[attentive] The victim is on its guard.
}
no-acks-ac-shield = No hand is free for the shield.
no-acks-cleave-trigger = A cleave follows at once on felling an enemy, with the same weapon, at another.
no-acks-cleave-limit = No cleave is left ({ $most } a round).
no-acks-cleave-step = That step is not possible.
no-acks-cleave-missile = That does not go with missiles{ $most ->
    [none] { "" }
   *[other] : at most { $most }
}.
no-acks-cleave-spare = There is no cleave to spare.
ask-acks-attack-sequence = { NAME($asked, case: "label") }: the next attack of the series?
ask-acks-cleave-trigger = { NAME($asked, case: "label") }: what to do with the cleave?
act-attack = { $manner ->
    [thrown] throw the { NAME($means) } at { NAME($target, case: "acc") }
   *[plain] attack { NAME($target, case: "acc") }{ $means ->
        [none] { "" }
       *[other] { " " }with the { NAME($means) }
    }
}{ $backstab ->
    [yes] , a stab in the back
   *[no] { "" }
}{ $step ->
    [none] { "" }
   *[other] , stepping to { $step }
}
act-cleave = cleave at { NAME($target, case: "acc") }{ $step ->
    [none] { "" }
   *[other] , stepping to { $step }
}
act-spare = spend a cleave: { $how }{ $square ->
    [none] { "" }
   *[other] { " " }({ $square })
}
act-spare-act = spend a cleave: { $deed }
act-shield = { $on ->
    [no] put the shield away
   *[yes] take the shield
}{ $by ->
    [combat] { " " }(combat action)
   *[other] { "" }
}
act-defend = defend{ $ally ->
    [none] { "" }
   *[other] { " " }{ NAME($ally) }
}
effect-guard = { NAME($by) } guards { NAME($who, case: "acc") }.
    .ends = { NAME($who) } is no longer guarded.
effect-own-guard = { NAME($who) } stands on guard.
    .ends = { NAME($who) } no longer stands on guard.

## Manoeuvres

no-acks-man-general = There is no such manoeuvre: { $kind }. There is: { $known }.
no-acks-man-disarm = There is no weapon to knock away.
no-acks-man-sunder = There is nothing to break.
no-acks-man-coup = Only a helpless enemy, no larger, is finished off, by one whom nobody engages.
no-acks-man-sweep = A sweep takes two or more whom one engages.
no-acks-man-overrun = There is nobody to overrun.
ask-acks-man-overrun-stand = { NAME($asked, case: "label") }: stand in the way, or step aside?
ask-acks-man-overrun = { NAME($asked, case: "label") } is through: how far, or whom to attack?
ask-acks-man-disarm = { NAME($asked, case: "label") }: where does the { NAME($thing) } land?
choice-stand = stand in the way
choice-aside = step aside
did-manoeuvre = { NAME($who) } tries to { $kind }: { NAME($target) }.
act-manoeuvre = { $kind }: { NAME($target) }{ $means ->
    [none] { "" }
   *[other] { " " }with the { NAME($means) }
}{ $thing ->
    [none] { "" }
   *[other] , { NAME($thing) }
}
act-sweep = sweep: { $at }
act-overrun = overrun { NAME($target) }
act-seize = { NAME($by) } gets hold of { NAME($on, case: "acc") }: { $condition }
act-let-go = let { NAME($target) } go
act-escape = break free{ $of ->
    [none] { "" }
   *[other] { " " }from { NAME($of) }
} { $way }

## Readied actions

effect-readied = { NAME($who) } has something ready.
effect-countercharging = { NAME($who) } countercharges.
fact-readiness-lost = { NAME($who) } is no longer ready ({ $rule }).
no-acks-ready-action = Only a movement or combat action of one's own can be readied.
no-acks-ready-statement = { $known ->
    [none] Something else was readied.
   *[other] There is no such trigger: { $when }. There is: { $known }.
}
no-acks-readied-window = What it waits for has not happened.
no-acks-readied-countercharge = There is no charge to meet.
ask-acks-readied-window = { NAME($asked, case: "label") }: do what was readied?
act-ready = ready: { $deed } – { $trigger }{ $of ->
    [none] { "" }
   *[other] { " " }({ NAME($of) })
}
act-release = do it: { $deed }{ $stance ->
    [counter] , as a countercharge
   *[other] { "" }
}
act-trigger = say that it happens, for { NAME($on, case: "acc") }
trigger-gm = when the game master says so
trigger-comes-adjacent = when somebody comes next to it
trigger-moves = when somebody moves
trigger-charges = when somebody charges
trigger-charged = when charged at
trigger-attacks = when somebody attacks
trigger-casts = when somebody casts
trigger-acts = when somebody acts
trigger-door-opens = when a door opens

## Spells

fact-casting-disrupted = { NAME($who, case: "gen") } spell is spoilt{ $spell ->
    [none] .
   *[other] : { NAME($spell) }.
}
fact-spell-cast = { NAME($who) } casts { NAME($spell) }.
no-acks-cast-declare = That spell was not declared.
no-acks-cast-action = The scroll is not in hand.
no-acks-cast-disrupted = The spell has been spoilt, and the segment with it.
no-acks-spell-frame = { $away ->
    [none] { $target ->
        [none] That spell cannot be cast like that.
       *[other] { NAME($target, case: "label") } is not in sight.
    }
   *[other] Too far: { FEET($away) } at a range of { FEET($range) }
}
no-acks-save-throw = There is no such saving throw: { $category }. There is: { $known }.
act-cast = cast { NAME($spell) }{ $scroll ->
    [yes] { " " }from the scroll
   *[no] { "" }
}{ $at ->
    [none] { "" }
   *[other] { " " }at { $at }
}
fact-save-rolled = { NAME($who, case: "label") }: { $category } save { $roll } against { $need }, { $success ->
    [yes] success.
   *[no] failure.
}

## Proficiencies, doors

fact-proficiency-thrown = { NAME($who, case: "label") }: { $skill }{ $roll ->
    [none] , thrown in secret.
   *[other] { " " }{ $roll } against { $need }, { $success ->
        [yes] success.
       *[no] failure.
    }
}
fact-heard = { NAME($who) } { $sounds ->
    [yes] hears something.
   *[no] hears nothing.
}
fact-thing-changed = { $kind ->
    [secret] { NAME($who) } finds something hidden.
    [trap] { $state ->
        [sprung] The trap is sprung.
        [disarmed] The trap is disarmed.
       *[other] The trap goes off harmlessly.
    }
   *[other] { $open ->
        [yes] { NAME($thing, case: "label") } is open.
       *[no] { $state ->
            [jammed] { NAME($thing, case: "label") } is jammed for good.
            [free] { NAME($thing, case: "label") } is unlocked.
           *[other] { NAME($thing, case: "label") } is shut.
        }
    }
}
no-acks-prof-common = That needs the proficiency: { $skill }.
no-acks-prof-dungeonbashing = { NAME($helper, case: "label") } cannot help there.
no-acks-prof-hiding = One hides only in cover, dim light or darkness.
no-acks-prof-lockpicking = That lock cannot be picked in haste.
no-acks-prof-searching = The same area is not searched in haste twice.
no-acks-prof-trapbreaking = That trap cannot be dealt with in haste.
ask-acks-prof-trapbreaking = { NAME($asked, case: "label") }: is the trap to be disarmed, or to go off harmlessly?
choice-disarmed = disarm it
choice-discharged = let it go off
act-open = open: { $thing }{ $by ->
    [combat] { " " }(combat action)
   *[other] { "" }
}
act-bash = force open: { $thing }{ $helper ->
    [none] { "" }
   *[other] { " " }with { NAME($helper) }
}
act-hasty = in haste: { $skill }{ $thing ->
    [none] { "" }
   *[other] , { $thing }
}
act-hide = hide
act-listen = listen
act-reveal = come out
act-locate = { $known ->
    [no] { NAME($by) } no longer knows where { NAME($on) } is
   *[yes] { NAME($by) } knows where { NAME($on) } is
}
effect-located = { NAME($by) } knows where { NAME($who) } is.

## In lieu of moving and of attacking

fact-picked-up = { NAME($who) } picks up { NAME($thing, case: "acc") }.
fact-unpacked = { NAME($who) } gets { NAME($thing, case: "acc") } out of the pack.
fact-applied = { NAME($who) } uses { NAME($thing, case: "acc") }{ $target ->
    [none] { "" }
   *[other] { " " }on { NAME($target, case: "acc") }
}{ $to ->
    [none] .
   *[other] { " " }({ NAME($to) }).
}
fact-brandished = { NAME($who) } holds up { NAME($thing, case: "acc") } against { NAME($target, case: "acc") }: { $works ->
    [yes] it works.
   *[no] to no effect.
}
fact-item-used = { NAME($who) }, { NAME($thing) }, { $task }: { $works ->
    [yes] it works.
   *[no] it does not work.
}
fact-ordered-about = { NAME($who) } gives { $complex ->
    [yes] a complex order
   *[no] a short order
}{ $task ->
    [none] .
   *[other] : { $task }.
}
fact-drunk = { NAME($who) } { $target ->
    [none] drinks { NAME($thing, case: "acc") }.
   *[other] pours { NAME($thing, case: "acc") } into { NAME($target, case: "acc") }.
}
fact-released = { NAME($who) } uses { NAME($spell) }{ $thing ->
    [none] .
   *[other] { " " }({ NAME($thing) }).
}
fact-thing-hewn = { NAME($who) } hews at the door.
effect-lit = { NAME($who) } has a flame.
    .ends = { NAME($who) } has no flame any more.
effect-soaked = { NAME($who) } is covered with { $source }.
    .ends = Nothing clings to { NAME($who, case: "acc") } any more.
coat-oil = oil
coat-acid = acid
ask-acks-lieu-attack-brandish = { NAME($who) } holds up { NAME($thing, case: "acc") } against { NAME($target, case: "acc") }. Does it work?
ask-acks-lieu-attack-use-item = { NAME($who) }, { NAME($thing) }: { $task }. Does it work?
ask-acks-bash-action = { NAME($who) } would use brute force ({ $thing }). What does it take?
ask-acks-lieu-attack-apply = { NAME($asked, case: "label") }: let { NAME($by) } do it?
ask-acks-lieu-attack-cleanse = { NAME($asked, case: "label") }: let { NAME($by) } wash it off?
ask-acks-lieu-move-order = { NAME($who) } orders{ $task ->
    [none] .
   *[other] : { $task }.
} Short or long?
choice-works = it works
choice-nothing = no effect
choice-throw = a throw
choice-gives-way = it gives way without a throw
choice-agrees = agree
choice-refuses = refuse
choice-short = short, free
choice-long = long, an action
no-acks-defend-barred = There is no defending after a charge, a run or a retreat.
no-acks-defend-action = Only an ally next to it can be defended, at its flank or rear: { NAME($target) }.
no-acks-lieu-attack-item-magic = A scroll is cast, and that takes the whole segment.
no-acks-sla-action = { $why ->
    [none] It has no such ability.
   *[other] { NAME($thing, case: "label") }: not at hand.
}
no-acks-lieu-attack-brandish = { $why ->
    [none] That is nothing to brandish: { NAME($thing) }.
   *[other] { NAME($thing, case: "label") }: not at hand.
}
no-acks-lieu-attack-use-item = { $why ->
    [attack] That is an attack: { NAME($thing) }.
   *[other] { NAME($thing, case: "label") }: not at hand.
}
no-acks-lieu-move-door = { $why ->
    [far] It is too far.
    [open] It is open.
    [spiked] It is spiked shut.
    [stuck] It is stuck: force it.
    [locked] It is locked.
    [jammed] Its lock is jammed.
   *[other] There is nothing like that to open.
}
no-acks-bash-action = { $why ->
    [far] It is too far.
    [free] It opens by itself.
   *[other] There is nothing like that to force.
}
no-acks-lieu-attack-key = { $why ->
    [far] It is too far.
    [key] Its key is not at hand.
    [none] There is nothing like that to unlock.
   *[other] It is not locked with a key.
}
no-acks-door-kinds = { $why ->
    [far] It is too far.
    [open] It is open.
    [hard] No axe gets through that.
    [axe] There is no axe in hand.
   *[other] There is no such door.
}
no-acks-lieu-move-grab = { $away ->
    [none] Only the helpless can be grabbed: { NAME($target) }.
   *[other] Too far: { NAME($target) }, { FEET($away) }
}
no-acks-lieu-move-grab-engaged = { NAME($by) } engages the one who would grab.
no-acks-lieu-move-light = There is nothing at hand to light: { NAME($thing) }.
no-acks-lieu-move-swap = { $why ->
    [none] That cannot be swapped: { NAME($thing) }.
   *[other] No hands are free: { NAME($thing) }.
}
no-acks-lieu-move-pickup = { $why ->
    [none] No such thing lies there: { NAME($thing) }.
    [far] { NAME($thing, case: "label") }: out of reach.
   *[other] No hands are free: { NAME($thing) }.
}
no-acks-lieu-move-retrieve = { $why ->
    [none] { NAME($thing, case: "label") }: either not in the pack, or it takes an action to get it out.
   *[other] No hands are free: { NAME($thing) }.
}
no-acks-lieu-move-at-hand = { $why ->
    [none] { NAME($thing, case: "label") }: not at the belt.
   *[other] No hands are free: { NAME($thing) }.
}
no-acks-lieu-move-drop = { NAME($thing, case: "label") }: not in hand.
no-acks-escape-action = Nothing holds it.
no-acks-lieu-attack-general = Whoever cannot attack cannot do this instead either.
no-acks-lieu-attack-apply = { $why ->
    [none] { $away ->
        [none] { $target ->
            [none] That cannot be applied like this: { NAME($thing) }.
           *[other] On { NAME($target, case: "acc") } that would be an attack.
        }
       *[other] Too far: { NAME($target) }, { FEET($away) }
    }
   *[other] { NAME($thing, case: "label") }: not at hand.
}
no-acks-lieu-attack-cleanse = { $why ->
    [none] { $away ->
        [none] { $known ->
            [none] There is nothing to wash off: { NAME($target) }.
           *[other] There is no such coating: { $coat }. There is: { $known }.
        }
       *[other] Too far: { NAME($target) }, { FEET($away) }
    }
   *[other] There is no water at hand.
}
no-acks-lieu-attack-potion = { $why ->
    [none] { $away ->
        [none] { $target ->
            [none] That is no potion: { NAME($thing) }.
           *[other] A potion is poured only into the helpless: { NAME($target) }.
        }
       *[other] Too far: { NAME($target) }, { FEET($away) }
    }
   *[other] { NAME($thing, case: "label") }: not at hand.
}
no-acks-lieu-move-shield = There is no shield for that.
no-acks-treat-action = { $away ->
    [none] { NAME($target, case: "label") }: nothing to treat there.
   *[other] Too far: { FEET($away) }
}
no-acks-treat-aid = No such aid is at hand: { $aid }.
no-acks-lieu-move-mount = Without the proficiency that takes the combat action.
no-acks-lieu-attack-mount = Without the proficiency a mount has to stand: { NAME($target) }.
no-acks-lieu-move-order = There is no such order.
no-acks-hide-proficient = Hiding needs the proficiency.
no-acks-listen-action = The deaf hear nothing.
act-invoke = use { NAME($spell) }{ $thing ->
    [none] { "" }
   *[other] { " " }({ NAME($thing) })
}{ $at ->
    [none] { "" }
   *[other] { " " }at { $at }
}
act-brandish = hold up { NAME($thing, case: "acc") } against { NAME($target, case: "acc") }
act-use = use { NAME($thing, case: "acc") }: { $task }
act-light = light { NAME($thing, case: "acc") }{ $by ->
    [combat] { " " }(combat action)
   *[other] { "" }
}
act-grab = grab { NAME($target, case: "acc") } { $part ->
    [whole] entirely
   *[limbs] by the limbs
}{ $by ->
    [combat] { " " }(combat action)
   *[other] { "" }
}
act-take-out = take out { NAME($thing, case: "acc") }
act-drop = drop { NAME($thing, case: "acc") }
act-swap = put away { NAME($away, case: "acc") }{ $thing ->
    [none] { "" }
   *[other] , take out { NAME($thing, case: "acc") }
}{ $by ->
    [combat] { " " }(combat action)
   *[other] { "" }
}
act-pick-up = pick up { NAME($thing, case: "acc") }{ $by ->
    [combat] { " " }(combat action)
   *[other] { "" }
}
act-retrieve = get out of the pack: { NAME($thing) }{ $by ->
    [combat] { " " }(combat action)
   *[other] { "" }
}
act-unlock = unlock: { $thing }
act-hew = hew at it with an axe: { $thing }
act-command = give { $length ->
    [long] a complex order
    [short] a short order
   *[unclear] an order
}{ $task ->
    [none] { "" }
   *[other] : { $task }
}{ $by ->
    [combat] { " " }(combat action)
   *[other] { "" }
}
act-apply = apply { NAME($thing, case: "acc") }{ $target ->
    [none] { "" }
   *[other] { " " }to { NAME($target, case: "acc") }
}{ $to ->
    [none] { "" }
   *[other] { " " }({ NAME($to) })
}
act-soak = cover { NAME($on, case: "acc") } with { $coat }
act-cleanse = wash off acid or oil{ $target ->
    [none] { "" }
   *[other] { " " }({ NAME($target) })
}
act-drink = { $target ->
    [none] drink { NAME($thing, case: "acc") }
   *[other] pour { NAME($thing, case: "acc") } into { NAME($target, case: "acc") }
}

## Armour, artillery, spikes

fact-donned = { NAME($who) } puts on a stone of the { NAME($armor) }; { $worn } on now.
fact-doffed = { NAME($who) } takes off a stone of the { NAME($armor) }; { $worn ->
    [0] nothing of it is on.
   *[other] { $worn } still on.
}
fact-armor-laid-out = { NAME($who, case: "gen") } armour lies at { $square }: { $stone } stone.
fact-spiked = { NAME($who) } drives a spike into the door; it holds { $spikes }.
fact-artillery-rolled = { $target ->
    [none] { NAME($who) } shoots the { NAME($piece) } at { $square }
   *[other] { NAME($who) } shoots the { NAME($piece) } at { NAME($target, case: "acc") }
}: { $roll } against { $need } – { $outcome ->
    [hit] a direct hit.
    [splash] close beside it.
    [fumble] a fumble.
   *[astray] astray.
}
fact-scattered = The shot strays by { FEET($feet) }, towards { $clock } o'clock.
fact-piece-wound = { $state ->
    [loaded] The { NAME($thing) } is loaded.
   *[empty] The { NAME($thing) } is being loaded.
}
no-acks-armor-don = { $why ->
    [on] All of the armour is on.
    [off] There is no armour on that could come off.
    [far] None of its armour lies within reach.
   *[none] It has no armour.
}
no-acks-hasty-lockpick = { $why ->
    [none] There is no such lock: { $thing }
   *[far] The lock is more than five feet away.
}
no-acks-hasty-trapbreak = { $why ->
    [none] There is no such trap: { $thing }
   *[far] The trap is more than five feet away.
}
no-acks-artillery-action = { $helper ->
    [none] { $thing ->
        [none] { $why ->
            [far] The piece is more than five feet away.
            [twice] Everybody serves a piece once.
           *[empty] The piece is not loaded.
        }
       *[other] There is no such piece: { $thing }
    }
   *[other] { NAME($helper, case: "label") } cannot serve it now.
}
no-acks-artillery-pieces = { $needs ->
    [none] That is { FEET($away) } away; the piece shoots from { FEET($least) } to { FEET($most) }
   *[other] It takes a crew of at least { $needs }.
}
no-acks-artillery-throw = { $why ->
    [aim] A piece is aimed at somebody or at a place.
   *[sight] That place is not in sight.
}
no-acks-artillery-reload = The piece is loaded.
no-acks-spike-action = { $why ->
    [none] There is no such door: { $thing }
    [far] The door is more than five feet away.
    [open] The door is open.
   *[spike] It has no spike ready.
}
no-acks-door-spikes = A door holds { $most } spikes at most.
ask-acks-artillery-action = { NAME($asked, case: "label") }: help { NAME($by, case: "acc") } serve the piece, for this round's segment?
choice-help = help
act-don = put on a stone of armour
act-doff = take off a stone of armour
act-fire = fire the { NAME($thing) }{ $target ->
    [none] { "" }
   *[other] { " " }at { NAME($target, case: "acc") }
}{ $square ->
    [none] { "" }
   *[other] { " " }at { $square }
}{ $crew ->
    [none] { "" }
   *[other] , crew: { $crew }
}
act-reload = reload the { NAME($thing) }{ $crew ->
    [none] { "" }
   *[other] , crew: { $crew }
}
act-spike = drive a spike into the { NAME($thing) }

## Rebuke, morale

fact-rebuke-rolled = { NAME($who) } rebukes the undead: { $natural }{ $dice ->
    [none] , in vain.
   *[other] , Hit Dice { $dice }.
}
fact-rebuked = { $destroyed ->
    [yes] { NAME($who) } is destroyed by { NAME($by) }.
   *[no] { NAME($who) } flees from { NAME($by) }.
}
no-acks-rebuke-action = { $why ->
    [power] It has no such power.
   *[other] No undead are in sight.
}
no-acks-rebuke-effect = A try that affected nobody is the last one in this fight.
effect-rebuke-spent = { NAME($who) } can rebuke no more in this fight.
act-rebuke = rebuke the undead
fact-morale-rolled = Morale of { $those }: { $roll } – { $outcome }.
act-corner = { $holds ->
    [no] { NAME($on) } has somewhere to go again
   *[yes] { NAME($on) } has nowhere to go
}
effect-cornered = { NAME($who) } has nowhere to go.
    .ends = { NAME($who) } has somewhere to go again.
effect-modified = The game master changes { NAME($who, case: "gen") } figures.
    .ends = { NAME($who, case: "gen") } figures are as before.

## Wounds

fact-wounds-rolled = { NAME($who, case: "label") }: mortal wounds { $roll } – { $band ->
    [slain] killed outright.
    [round] dying; { $heals } points of healing are needed within a round ({ $wound }).
    [turn] dying; { $heals } points of healing are needed within a turn ({ $wound }).
    [day] dying; { $heals } points of healing are needed within a day ({ $wound }).
   *[other] awake ({ $wound }).
}
fact-revived = { NAME($who) } is awake again with { $hp } HP.
no-acks-death-nonliving = { NAME($target, case: "label") } has no wounds that could be treated.
act-rest = { $whole ->
    [no] broken rest for { NAME($on, case: "acc") }
   *[yes] a day of rest for { NAME($on, case: "acc") }
}
act-treat = treat { NAME($target, case: "gen") } wounds ({ $aid })

## Conditions

no-acks-cond-hidden = Nobody knows where { NAME($target) } is hidden.
no-acks-cond-incapacitated = It is too weak for that.
no-acks-cond-paralyzed = It cannot act or speak.
no-acks-cond-frightened = The frightened only flee.
no-acks-cond-grabbed = { $target ->
    [none] { $known ->
        [none] It is held, and can only try to break free.
       *[other] There is no such hold: { $condition }. There is: { $known }.
    }
   *[other] That does not go with { NAME($target) }.
}
no-acks-cond-wrestled = It is wrestled down, and can only try to break free.
no-acks-cond-blinded = The blind do not shoot.
no-acks-cond-unconscious = It is unconscious.
no-acks-cond-helpless = It is helpless.
no-acks-cond-surprised = It is surprised and does nothing this round.
condition-disordered = disordered
condition-prone = prone
condition-grabbed = grabbed
condition-restrained = restrained
condition-wrestled = wrestled
condition-hidden = hidden
condition-sneaking = sneaking
condition-helpless = helpless
condition-unconscious = unconscious
condition-surprised = surprised
condition-faltering = faltering
condition-frightened = frightened
condition-cowering = cowering
condition-blinded = blinded
condition-deafened = deafened
condition-mute = mute
condition-burning = burning
condition-winded = winded
condition-paralyzed = paralysed
condition-slumbering = asleep
condition-incapacitated = bedridden
condition-vulnerable = vulnerable
is-disordered = disordered
is-prone = prone
is-grabbed = grabbed
is-restrained = restrained
is-wrestled = wrestled
is-hidden = hidden
is-sneaking = sneaking
is-helpless = helpless
is-unconscious = unconscious
is-surprised = surprised
is-faltering = faltering
is-frightened = frightened
is-cowering = cowering
is-blinded = blinded
is-deafened = deafened
is-mute = mute
is-burning = burning
is-winded = winded
is-paralyzed = paralysed
is-slumbering = asleep
is-incapacitated = bedridden
is-vulnerable = vulnerable
effect-disordered = { NAME($who) } falls into disorder.
    .ends = { NAME($who) } is in order again.
effect-prone = { NAME($who) } falls prone.
    .ends = { NAME($who) } is on its feet.
effect-grabbed = { NAME($who) } is grabbed.
    .ends = { NAME($who) } is free.
effect-restrained = { NAME($who) } is held fast.
    .ends = { NAME($who) } is less tightly held.
effect-wrestled = { NAME($who) } is wrestled down.
    .ends = { NAME($who) } is free.
effect-hidden = { NAME($who) } is hidden.
    .ends = { NAME($who) } is no longer hidden.
effect-sneaking = { NAME($who) } makes no sound.
    .ends = { NAME($who) } can be heard again.
effect-helpless = { NAME($who) } is helpless.
    .ends = { NAME($who) } is no longer helpless.
effect-unconscious = { NAME($who) } falls unconscious.
    .ends = { NAME($who) } is no longer unconscious.
effect-surprised = { NAME($who) } is surprised.
    .ends = { NAME($who) } has got its bearings.
effect-faltering = { NAME($who) } falters.
    .ends = { NAME($who) } takes heart.
effect-frightened = { NAME($who) } is frightened.
    .ends = { NAME($who) } is no longer frightened.
effect-cowering = { NAME($who) } cowers.
    .ends = { NAME($who) } no longer cowers.
effect-blinded = { NAME($who) } is blinded.
    .ends = { NAME($who) } sees again.
effect-deafened = { NAME($who) } is deafened.
    .ends = { NAME($who) } hears again.
effect-mute = { NAME($who) } cannot speak.
    .ends = { NAME($who) } can speak again.
effect-burning = { NAME($who) } is on fire.
    .ends = { NAME($who) } no longer burns.
effect-winded = { NAME($who) } is out of breath.
    .ends = { NAME($who) } has got its breath back.
effect-paralyzed = { NAME($who) } is paralysed.
    .ends = { NAME($who) } can move again.
effect-slumbering = { NAME($who) } falls asleep.
    .ends = { NAME($who) } wakes.
effect-incapacitated = { NAME($who) } is too weak to fight.
    .ends = { NAME($who) } is fit again.
effect-vulnerable = { NAME($who) } is vulnerable.
    .ends = { NAME($who) } is no longer vulnerable.
