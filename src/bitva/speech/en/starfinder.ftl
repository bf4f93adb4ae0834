## Words

ability-str = Strength
ability-dex = Dexterity
ability-con = Constitution
ability-int = Intelligence
ability-wis = Wisdom
ability-cha = Charisma
save-fort = Fortitude
save-ref = Reflex
save-will = Will
skill-acrobatics = Acrobatics
skill-athletics = Athletics
skill-bluff = Bluff
skill-computers = Computers
skill-culture = Culture
skill-diplomacy = Diplomacy
skill-disguise = Disguise
skill-engineering = Engineering
skill-intimidate = Intimidate
skill-life-science = Life Science
skill-medicine = Medicine
skill-mysticism = Mysticism
skill-perception = Perception
skill-physical-science = Physical Science
skill-piloting = Piloting
skill-profession = Profession
skill-sense-motive = Sense Motive
skill-sleight-of-hand = Sleight of Hand
skill-stealth = Stealth
skill-survival = Survival
type-bludgeoning = bludgeoning
type-piercing = piercing
type-slashing = slashing
type-acid = acid
type-cold = cold
type-electricity = electricity
type-fire = fire
type-sonic = sonic
type-untyped = untyped
bonus-ability = ability
bonus-armor = armour
bonus-base = base
bonus-circumstance = circumstance
bonus-divine = divine
bonus-enhancement = enhancement
bonus-insight = insight
bonus-luck = luck
bonus-morale = morale
bonus-racial = racial
cost-standard = standard
cost-move = move
cost-swift = swift
cost-full = full
cost-reaction = reaction
cost-other = none
figure-attack = attack
figure-melee = melee attack
figure-ranged = ranged attack
figure-ac = AC
figure-eac = EAC
figure-kac = KAC
figure-ac-melee = AC against melee
figure-ac-ranged = AC against ranged attacks
figure-damage = damage
figure-multiplier = damage multiplier
figure-initiative = initiative
figure-speed = speed
pool-hp = hit points
pool-sp = stamina
pool-rp = resolve
pool-temp = temporary hit points
shape-burst = burst
shape-spread = spread
shape-cone = cone
shape-line = line
layer-filled = walls
layer-difficult = difficult terrain
layer-undergrowth = undergrowth
layer-slope = slope
layer-fog = fog
layer-smoke = smoke
layer-dim = dim light
layer-dark = darkness
layer-bright = bright light
layer-water = deep water
layer-chest-high = chest-high cover
layer-low = low obstacle
layer-partial = partial cover
layer-slit = firing slit

## Reasons in a word or two

die-plain = d20
why-sf-attack-roll = bonus
why-sf-skill-check = bonus
why-sf-save-roll = bonus
why-sf-damage-roll = dice
why-sf-ac-eac-kac = base
why-sf-initiative-roll = d20
why-sf-full-attack-base = full attack
why-sf-attack-range-penalty = range
why-sf-attack-proficiency = not proficient
why-sf-combat-sheet = feature
why-sf-modifier-bonus-types = bonus
why-sf-modifier-circumstance = circumstance
why-sf-modifier-penalties = penalty
why-sf-total-defence = total defence
why-sf-reaction-defensive-order = reaction
why-sf-condition-flat-footed = flat-footed
why-sf-damage-reduction = resists
why-sf-save-half = half on a save
why-sf-cover-base = cover
why-sf-cover-soft = creature in between
why-sf-cover-partial = partial cover
why-sf-cover-improved = improved cover
why-sf-cover-low = low obstacle
why-sf-concealment-base = concealment
why-sf-concealment-total = unseen
why-sf-sense-light = bad light
changed = { $type }: { $why }
dice-of = { $dice } { $type }
damage-of = { $amount } { $types }
with-weapon = with the { $thing }
with-natural = with its { $thing }
ac-part = { $value } { $why }
ac-with = { $total } ({ $extra })
held = { $hands ->
    [1] the { $thing }
   *[other] the { $thing } (in { $hands } hands)
}
why-sf-weapon-blast = blast
why-sf-attack-area-target = aim at an intersection
why-sf-weapon-automatic = automatic fire
why-sf-weapon-block = block
why-sf-weapon-manoeuvre-bonus = made for it
why-sf-weapon-other = weapon property
why-sf-fight-defensively-standard = fighting defensively
why-sf-fight-defensively-full = fighting defensively
why-sf-harrying-fire = harrying fire
why-sf-covering-fire = covering fire
why-sf-total-defence-no-combine = total defence
why-sf-feint-check = bonus
why-sf-crit-effects = wound
why-sf-item-activate = device
why-sf-special-ability-action = ability
why-sf-manoeuvre-base = manoeuvre
why-sf-manoeuvre-dirty-trick-ranged = distance
why-sf-object-attack = does not move
why-sf-condition-asleep = asleep
why-sf-condition-blinded = blinded
why-sf-condition-burning = fire
why-sf-condition-dazzled = dazzled
why-sf-condition-deafened = deafened
why-sf-condition-encumbered = load
why-sf-condition-entangled = entangled
why-sf-condition-exhausted = exhausted
why-sf-condition-fascinated = fascinated
why-sf-condition-fatigued = fatigued
why-sf-condition-frightened = frightened
why-sf-condition-grappled = grappled
why-sf-condition-helpless = helpless
why-sf-condition-off-kilter = off-kilter
why-sf-condition-off-target = off-target
why-sf-condition-panicked = panicked
why-sf-condition-paralyzed = paralysed
why-sf-condition-pinned = pinned
why-sf-condition-prone = prone
why-sf-condition-shaken = shaken
why-sf-condition-sickened = sickened
why-sf-condition-invisible = unseen
why-sf-skill-stealth = circumstances
why-sf-skill-tumble = full speed
why-sf-condition-broken = broken
why-sf-damage-nonlethal = nonlethal
figure-speed-land = land speed
why-sf-charge-attack = charge
why-sf-fall-damage = fall
why-sf-flanking = flanking

## State

status-own = { NAME($who, case: "label") }: { $dead ->
    [yes] dead
   *[no] { $hp }/{ $most_hp } HP{ $most_sp ->
        [0] { "" }
       *[other] , { $sp }/{ $most_sp } SP
    }{ $most_rp ->
        [0] { "" }
       *[other] , { $rp }/{ $most_rp } RP
    }{ $temp ->
        [0] { "" }
       *[other] , { $temp } temporary
    }, EAC { $eac }, KAC { $kac }{ $left ->
        [none] { "" }
       *[other] ; left: { $left }
    }
}{ $state ->
    [none] { "" }
   *[other] ; { $state }
}
status-other = { NAME($who, case: "label") }: { $looks ->
    [dead] dead
    [down] down
    [unhurt] unhurt
    [winded] winded
    [bloodied] badly hurt
   *[hurt] hurt
}{ $state ->
    [none] { "" }
   *[other] ; { $state }
}
budget-left = left: { $left }

## Opening: awareness, initiative, surprise, the end

fact-awareness-rolled = { NAME($who, case: "label") }: Perception { $roll ->
    [none] check
   *[other] { $roll }
}{ $dc ->
    [none] { "" }
   *[other] { " " }against DC { $dc }
}: { $aware ->
    [yes] aware.
   *[no] unaware.
}
fact-awareness-set = { $aware ->
    [yes] { NAME($who) } is aware of the enemy.
   *[no] { NAME($who) } is unaware of the enemy.
}
fact-initiative-rolled = { NAME($who, case: "label") }: initiative { $roll }.
fact-rolled-off = { NAME($who, case: "label") }: roll-off { $die }.
fact-hinted = A reminder for { NAME($who, case: "acc") }: { $rule }.
effect-surprised = { NAME($who) } is surprised.
    .ends = { NAME($who) } has got its bearings.
no-sf-combat-start = The fight has not begun, or has begun already: only the game master starts it.
no-sf-combat-newcomer = { $who ->
    [none] There is no such stat block, or the name is taken.
   *[other] { NAME($who, case: "label") } cannot join.
}
no-sf-surprise-unaware-skip = Who is unaware does nothing in the surprise round.
no-sf-surprise-actions = The surprise round leaves one standard or move action, and a swift one.
no-sf-combat-ally = { NAME($target, case: "label") } is no enemy.
no-sf-size-space = There is no room there{ $problem ->
    [off-map] : it is off the map.
    [wall] : there is a wall.
   *[shared] : somebody is there.
}
ask-sf-combat-start = When everybody's awareness is settled: does the fight begin?
ask-sf-combat-awareness = Who has noticed that there are enemies? The dice say: { $proposed ->
    [none] nobody
   *[other] { $proposed }
}.
ask-sf-combat-end = The side still standing: { $standing }. Is the fight over?
ask-sf-combat-weak-remnant = The foes that are left are no serious threat: { $those }. Go on?
ask-sf-initiative-tie-gm-choice = { $joins ->
    [none] The counts are equal. Do the rules decide, or those concerned?
   *[other] { NAME($joins, case: "label") } ties: before whom?
}
choice-rules = the rules
choice-choice = those concerned
choice-last = behind all of them
choice-end = the fight is over
choice-go-on = the fight goes on
act-aware = { $aware ->
    [yes] aware: { $those }
   *[no] unaware: { $those }
}
act-perceive = have { NAME($on, case: "acc") } look and listen{ $dc ->
    [0] { "" }
   *[other] { " " }(DC { $dc })
}
act-start = start the fight
act-join = bring in { NAME($on, case: "acc") } at { $at }
act-enlist = add { $id } ({ $sheet }) to { $side }

## Turns, durations, delaying

fact-turn-began = { NAME($who, case: "gen") } turn
fact-delayed = { NAME($who) } waits.
fact-came-in = { NAME($who) } comes in.
fact-turn-resumed = { NAME($who, case: "gen") } delayed turn
fact-said = { NAME($who, case: "label") }: “{ $words }”
fact-improvised = { NAME($who) } does something special: { $task }.
no-sf-round-turn = It is { NAME($turn, case: "gen") } turn.
no-sf-action-budget = There is no action left for that.
no-sf-action-substitute = A lesser action cannot be used as a greater one.
no-sf-action-full-excludes = A full action takes the whole turn.
no-sf-action-full-needs-all = A full action needs a standard, a move and a swift action.
no-sf-delay-declare = Only a fresh turn can be put off.
no-sf-delay-resume = One comes in only after somebody's turn.
ask-sf-round-turn = { NAME($who, case: "label") }: what now?
ask-sf-action-standard = { NAME($who, case: "label") }: { $task }. Which action does it take? By default: { $proposed }.
ask-sf-delay-resume = { NAME($asked, case: "label") } waits: come in now?
choice-standard = standard action
choice-move = move action
choice-swift = swift action
choice-full = full action
choice-other = no action
act-end = end the turn
act-delay = delay
act-come-in = come in now
act-say = say: “{ $words }”
act-improvise = do something special: { $task }

## Reactions and readied deeds

effect-readied = { NAME($who) } has something ready.
no-sf-reaction-trigger = Nothing has happened that would allow that.
no-sf-reaction-per-round = The reaction of this round is used.
no-sf-reaction-before-first-act = No reaction before one's first act in the fight.
no-sf-reaction-access = There is no such reaction.
no-sf-aoo-what = That gives no cause for an attack of opportunity.
no-sf-reach-threatened = That is no weapon to threaten anybody with: { $means }.
no-sf-guarded-step = A guarded step leads 5 feet far; this would take { FEET($needs) }.
no-sf-ready-cost = One standard, move or swift action can be readied, with a stated trigger.
no-sf-ready-trigger = What it waits for has not happened.
ask-sf-aoo-trigger-move = { NAME($who, case: "label") } leaves a threatened square. { NAME($asked, case: "label") }: an attack of opportunity?
ask-sf-aoo-trigger-forced = { NAME($who, case: "label") } is moved out of a threatened square. { NAME($asked, case: "label") }: an attack of opportunity?
ask-sf-aoo-trigger-ranged = { NAME($who, case: "label") } shoots or throws. { NAME($asked, case: "label") }: an attack of opportunity?
ask-sf-aoo-trigger-spell = { NAME($who, case: "label") } casts. { NAME($asked, case: "label") }: an attack of opportunity?
ask-sf-reaction-trigger = { NAME($asked, case: "label") }: react?
ask-sf-ready-trigger = { NAME($asked, case: "label") }: do what was readied?
act-guarded-step = guarded step to { $square }
act-ready = ready: { $deed } – { $trigger }{ $of ->
    [none] { "" }
   *[other] { " " }({ NAME($of) })
}
act-release = do it: { $deed }
act-trigger = say that it happens, for { NAME($on, case: "acc") }
act-defensive = { $defensive ->
    [yes] take what { NAME($on) } has ready as purely defensive
   *[no] take what { NAME($on) } has ready as not purely defensive
}
act-react = { $reaction } against { NAME($target, case: "acc") }
trigger-none = no trigger
trigger-gm = when the game master says so
trigger-comes-within-reach = when somebody comes within reach
trigger-leaves-reach = when somebody leaves reach
trigger-comes-within = when somebody comes close enough
trigger-enters = when somebody comes through a door
trigger-appears = when somebody comes into view
trigger-moves = when somebody moves
trigger-attacks = when somebody attacks
trigger-attacks-me = when attacked
trigger-shoots = when somebody shoots
trigger-shoots-me = when shot at
trigger-attacked = when somebody is attacked
trigger-hit = when somebody is hit
trigger-hits-me = when hit
trigger-harmed = when somebody is hurt
trigger-falls = when somebody falls
trigger-begins-to-cast = when somebody begins to cast
trigger-casts = when somebody casts
trigger-acts = when somebody acts
trigger-opens-door = when a door is opened
trigger-turn-starts = when the turn begins
trigger-turn-ends = when the turn ends

## Bonuses, saves, what the game master asks

fact-save-rolled = { $willing ->
    [yes] { NAME($who) } does not resist ({ $save }).
   *[no] { NAME($who, case: "label") }: { $save } save{ $roll ->
        [none] { "" }
       *[other] { " " }{ $roll }
    } against DC { $dc }, { $success ->
        [yes] success.
       *[no] failure.
    }
}
effect-bonus = { $those }: { $figures } ({ $why }).
    .ends = { $those }: { $why } is over ({ $figures }).
no-sf-modifier-bonus-types = There is no such figure or kind of bonus.
no-sf-save-roll = There is no such save.
ask-sf-save-roll = { NAME($asked, case: "label") }: try the { $save } save against DC { $dc }?
choice-try = try
choice-fail = fail on purpose
act-modify = { NAME($on, case: "gen") } { $figure }: { $amount }{ $kind ->
    [none] { "" }
   *[other] { " " }({ $kind })
}
act-save = have { NAME($on, case: "acc") } make a { $save } save against DC { $dc }
act-check = have { NAME($on, case: "acc") } make a check of { $skill } against DC { $dc }
act-harm = deal { $amount } ({ $type }) to { NAME($on, case: "dat") }
act-push = push { NAME($on, case: "acc") } to { $square }

## Space

act-blast = { $shape } at { $origin }, { FEET($feet) }: { $amount } ({ $type })
no-sf-grid-intersections = That is no area at an intersection of the map.
no-sf-grid-squares = That is no step over the map.
no-sf-grid-corner = No step cuts past a hard corner.
no-sf-size-move = There is no room at { $square }.
act-mark = mark on the map: { $layer }, { $holds ->
    [yes] from now on
   *[no] no longer
}

## Movement

walked = { $verb ->
    [guarded-step] { NAME($who) } takes a guarded step to { $square }.
    [push] { NAME($who) } is pushed to { $square }.
    [bull-rush] { NAME($who) } is pushed to { $square }.
    [place] { NAME($who) } is pushed to { $square }.
    [charge] { NAME($who) } charges to { $square }.
    [run] { NAME($who) } runs to { $square }.
    [withdraw] { NAME($who) } withdraws to { $square }.
    [crawl] { NAME($who) } crawls to { $square }.
    [fly] { NAME($who) } flies to { $square }.
    [swim] { NAME($who) } swims to { $square }.
    [burrow] { NAME($who) } burrows to { $square }.
    [squeeze] { NAME($who) } squeezes through to { $square }.
    [push-off] { NAME($who) } pushes off to { $square }.
    [jump-down] { NAME($who) } jumps to { $square }.
   *[other] { NAME($who) } moves to { $square }.
}
no-sf-move-speed = { $needs ->
    [none] That leads nowhere.
   *[other] That would take { FEET($needs) }, and the speed is { FEET($left) }.
}
no-sf-move-through-enemy = An enemy is in the way at { $square }.
no-sf-move-end = Nobody may stop in another's space ({ $square }).
no-sf-crawl = Who lies can only crawl.
no-sf-zero-g = Nobody walks without gravity.
no-sf-drop-prone = { $prone ->
    [yes] It lies already.
   *[no] There is no ground to lie down on.
}
no-sf-stand-up = It stands already.
act-move = move to { $square }
act-drop-prone = drop prone
act-stand-up = stand up
fact-fell = { NAME($who) } comes down { FEET($feet) }.
effect-climbing = { NAME($who) } is on the wall.
    .ends = { NAME($who) } is off the wall.
effect-squeezing = { NAME($who) } draws itself in.
    .ends = { NAME($who) } has room again.
effect-drifting = { NAME($who) } drifts.
    .ends = { NAME($who) } drifts no more.
no-sf-move-modes = It cannot go that way.
no-sf-move-climb-swim = { $needs ->
    [none] There is no wall beside it, or it hangs on one.
   *[other] That would take { FEET($needs) }, and at most it is { FEET($left) }.
}
no-sf-move-burrow = That would take { FEET($needs) }, and its burrow speed is { FEET($left) }.
no-sf-move-fly = { $needs ->
    [none] On the wing one flies, and only in the air one hovers, if one is not too clumsy.
   *[other] That would take { FEET($needs) }, turns and climbing included, and its fly speed is { FEET($left) }.
}
no-sf-move-minimum = It cannot move at all.
no-sf-move-squeeze = It squeezes through a narrow place, or is too small to have to.
no-sf-draw-with-move = Only a base attack bonus of +1 lets one draw on the move; this is +{ $bab }.
no-sf-fall-damage = There is nowhere to fall from.
ask-sf-move-climb-swim = { NAME($who, case: "label") } climbs or swims: what is the difficulty of the Athletics check? Usually { $proposed }.
act-jump-down = jump down to { $square }
act-fall = let { NAME($on, case: "acc") } fall { FEET($feet) }
act-fly = fly{ $square ->
    [none] { "" }
   *[other] { " " }to { $square }
}{ $lift ->
    [0] { "" }
   *[other] , first { FEET($lift) } up
}{ $rise ->
    [0] { "" }
   *[other] , then { FEET($rise) } up
}
act-hover = hover
act-climb = climb { FEET($feet) }
act-swim = swim to { $square }
act-burrow = burrow to { $square }
act-crawl = crawl to { $square }
act-least-move = struggle on to { $square }
act-squeeze = squeeze through to { $square }
act-push-off = push off to { $square }
act-steady = stop drifting

## Charging, running, withdrawing

effect-charging = { NAME($who) } drops its guard for the charge.
    .ends = { NAME($who) } is back on guard.
effect-out-of-breath = { NAME($who) } is out of breath.
    .ends = { NAME($who) } has got its breath back.
no-sf-charge-move = { $needs ->
    [none] That is no charge.
   *[other] The charge would take { FEET($needs) }, and twice the speed is { FEET($left) }.
}
no-sf-charge-sight = { NAME($target, case: "label") } was not in sight when the turn began.
no-sf-charge-straight = A charge runs straight.
no-sf-charge-destination = A charge ends on the nearest square from which the foe can be attacked, and that must be free.
no-sf-charge-min = A charge takes two squares at least.
no-sf-charge-path = Something is on a line of the charge.
no-sf-charge-draw = Only a base attack bonus of +1 lets one draw on a charge; this is +{ $bab }.
no-sf-run-move = { $needs ->
    [none] A run goes straight.
   *[other] The run would take { FEET($needs) }, and four times the speed is { FEET($left) }.
}
no-sf-run-limits = { $difficult ->
    [yes] Nobody runs over difficult ground.
   *[no] Nobody runs where he does not see his way.
}
no-sf-run-after-limit = It has to get its breath back first.
no-sf-withdraw-move = { $needs ->
    [none] That leads nowhere.
   *[other] That would take { FEET($needs) }, and twice the speed is { FEET($left) }.
}
no-sf-withdraw-blind = The blind cannot withdraw.
act-charge = charge { NAME($target, case: "acc") } { NAME($means, case: "with") }, to { $square }
act-run = run to { $square }
act-withdraw = withdraw to { $square }
no-sf-charge-class = No training lets one end a charge so: { $end }.

## Attacks

fact-attack-rolled = { $how ->
    [opportunity] Attack of opportunity: { "" }
    [reaction] In reaction, { "" }
   *[none] { "" }
}{ $manner ->
    [thrown] { NAME($who) } throws the { $means } at { NAME($target, case: "acc") }
   *[plain] { NAME($who) } attacks { NAME($target, case: "acc") } { NAME($means, case: "with") }
}: { $roll }{ $ac ->
    [none] { "" }
   *[other] { " " }against AC { $ac }
}{ $outcome ->
    [hit] , hit.
    [critical] , critical hit!
    [miss] , miss.
   *[none] .
}
fact-attack-hit = { NAME($who) } hits { NAME($target, case: "acc") }.
fact-attack-missed = { NAME($who) } misses { NAME($target, case: "acc") } ({ $rule }).
fact-miss-rolled = { NAME($target, case: "label") } is hard to see ({ $rule }): d% { $die }, a miss up to { $chance }.
no-sf-attack-single = There is nobody to attack.
no-sf-attack-melee = Out of reach: { FEET($away) } away, reach { FEET($reach) }.
no-sf-attack-max-range = Too far: { FEET($away) } away, at most { FEET($range) }.
no-sf-full-attack-unwieldy = The { $means } is too unwieldy for a full attack.
act-attack = { $manner ->
    [thrown] throw the { $means } at { NAME($target, case: "acc") }
   *[plain] attack { NAME($target, case: "acc") } { NAME($means, case: "with") }
} ({ $bonus }{ $damage ->
    [none] { "" }
   *[other] ; { $damage }
}){ $turned ->
    [yes] , turned against its nature
   *[no] { "" }
}{ $defensively ->
    [yes] , defensively
   *[no] { "" }
}
act-full-attack = full attack{ $mode ->
    [none] { "" }
   *[other] { " " }({ $mode })
}{ $defensively ->
    [yes] , defensively
   *[no] { "" }
}
fact-shot-rolled = { NAME($who, case: "label") }: { $rule }, { $roll } against AC { $ac }, { $success ->
    [yes] success.
   *[no] failure.
}
fact-scattered = The { $means } goes astray (direction { $direction }, { $distance ->
    [one] { $distance } square
   *[other] { $distance } squares
}) and comes down at { $point }.
fact-exploded = The { $means } goes off at { $point }.
fact-critical-effect = Critical effect on { NAME($target, case: "acc") }: { $effect }.
fact-wounded = { NAME($who, case: "label") } is wounded (d20 { $roll }): { $place }.
fact-hand-lost = { NAME($who) } loses the use of a hand.
critical-arc = arc
critical-bleed = bleeding
critical-burn = burning
critical-corrode = corrosion
critical-deafen = deafening
critical-injection = injection
critical-knockdown = knockdown
critical-severe-wound = severe wound
critical-staggered = staggering
critical-stunned = stunning
critical-wound = wound
wound-eye = an eye
wound-flesh = flesh
wound-hand = a hand
wound-head = the head
wound-leg = a leg
wound-vitals = the vitals
ask-sf-grid-closest = Several are equally near. Which of them?
ask-sf-crit-effects = { NAME($on, case: "label") } is hit critically. Which effect?
no-sf-attack-area-target = { $means ->
    [none] It is aimed at an intersection of squares.
   *[other] The { $means } is aimed at an intersection of squares, not at a creature.
}
no-sf-weapon-blast = { $means ->
    [none] No such weapon fires a cone.
   *[other] The { $means } fires a cone or nothing.
}
no-sf-weapon-line = { $means ->
    [none] No such weapon fires a line.
   *[other] The { $means } fires a line or nothing.
}
no-sf-weapon-automatic = That is no automatic weapon.
no-sf-weapon-explode = That does not explode.
no-sf-area-line = It goes from a corner of one's own space towards something.
no-sf-area-cone = It starts at a corner of one's own space and goes somewhere.
no-sf-line-of-effect = There is no line of effect.
no-sf-full-attack-special = No training gives such a full attack.
no-sf-fight-defensively-full = To fight defensively is chosen at the start of a full attack.
did-spray = { NAME($who) } fires a cone with the { $means }.
did-pierce = { NAME($who) } fires a line with the { $means }.
did-automatic = { NAME($who) } empties the { $means }.
did-lob = { NAME($who) } aims the { $means } at { $at }.
act-spray = fire a cone with the { $means }{ $caught ->
    [none] { "" }
   *[other] : { $caught }
}{ $defensively ->
    [yes] , defensively
   *[no] { "" }
}
act-pierce = fire a line with the { $means }{ $caught ->
    [none] { "" }
   *[other] : { $caught }
}{ $defensively ->
    [yes] , defensively
   *[no] { "" }
}
act-automatic = automatic fire with the { $means }{ $caught ->
    [none] { "" }
   *[other] : { $caught }
}{ $defensively ->
    [yes] , defensively
   *[no] { "" }
}
act-lob = aim the { $means } at { $at }{ $caught ->
    [none] { "" }
   *[other] : { $caught }
}{ $defensively ->
    [yes] , defensively
   *[no] { "" }
}

## Tactics

effect-total-defence = { NAME($who) } takes to total defence.
no-sf-total-defence-no-aoo = Total defence leaves no attack of opportunity.
act-total-defence = total defence
effect-defensive = { NAME($who) } fights defensively.
effect-harried = { NAME($who) } is harried by fire.
effect-covered = { NAME($who) } is covered by fire.
effect-feinted = { NAME($who) } is misled.
no-sf-harrying-fire = That is no weapon to harry with.
no-sf-covering-fire = { $ally ->
    [none] That is no weapon to give cover with.
   *[other] { NAME($ally, case: "label") } is no ally in sight.
}
no-sf-feint-check = There is nobody to mislead.
no-sf-feint-limits = { $take ->
    [none] { NAME($target, case: "label") } has no mind to mislead.
   *[other] A feint is rolled; nobody takes 10 or 20.
}
no-sf-coup-de-grace-hit = { $away ->
    [none] { $target ->
        [none] That is no weapon for it.
       *[other] { NAME($target, case: "label") } is not helpless.
    }
   *[other] { FEET($away) } away: one has to stand beside the helpless.
}
did-feint = { NAME($who) } feints at { NAME($target, case: "acc") }.
did-coup-de-grace = { NAME($who) } finishes off { NAME($target, case: "acc") }.
act-harrying-fire = harrying fire at { NAME($target, case: "acc") } with the { $means }
act-covering-fire = covering fire for { NAME($ally, case: "acc") } with the { $means }
act-feint = feint at { NAME($target, case: "acc") }
act-coup-de-grace = finish off { NAME($target, case: "acc") } with the { $means }

## Sight, cover, concealment

no-sf-cover-total = There is no line to { NAME($target, case: "acc") }.
no-sf-cover-aoo = { NAME($target, case: "label") } has cover.
no-sf-sense-awareness = { NAME($target, case: "label") } is not seen.
fact-square-attacked = { NAME($who) } attacks { $square } { NAME($means, case: "with") }: { $roll }.
fact-square-missed = { NAME($who) } hits nobody at { $square }{ $rule ->
    [none] .
   *[other] { " " }({ $rule }{ $die ->
        [0] { "" }
       *[other] : d% { $die }
    }).
}
effect-sheltered = { NAME($who) } has cover, by the game master's word.
    .ends = { NAME($who) } has the cover that the map shows.
no-sf-concealment-total = Whoever is seen there is attacked himself.
no-sf-cover-base = There is no such cover.
act-attack-square = attack { $square } { NAME($means, case: "with") }
act-shelter = say that { NAME($on) } has cover: { $cover }{ $by ->
    [none] { "" }
   *[other] { " " }(against { NAME($by) })
}
cover-none = none
cover-partial = partial
cover-cover = cover
cover-improved = improved
cover-as-it-is = as the map has it

## Weapons

fact-loaded = { NAME($who, case: "label") }: { $rounds } left in the { $weapon }.
no-sf-weapon-unwieldy = The { $means } is too unwieldy for that.
effect-aiming = { NAME($who) } takes aim.
effect-boosted = { NAME($who) } charges the { $source }.
effect-jammed = The { $source } fails.
    .ends = The { $source } works again.
effect-stun-mode = { NAME($who) } sets the { $source } to stun.
    .ends = { NAME($who) } sets the { $source } to kill.
no-sf-weapon-other = That cannot be done with this weapon now.
no-sf-weapon-nonlethal = That is no stun weapon, or it is set so already.
act-boost = charge the { $weapon } for the next attack
act-take-aim = take aim with the { $weapon }
act-set-stun = { $stun ->
    [yes] set the { $weapon } to stun
   *[no] set the { $weapon } to kill
}
act-tear-free = get free by { $skill }
act-jam = { $fails ->
    [yes] the { $weapon } of { NAME($on, case: "acc") } fails
   *[no] the { $weapon } of { NAME($on, case: "acc") } works again
}

## Things

fact-in-hand = { NAME($who) } now holds { $things ->
    [none] nothing.
   *[other] { $things }.
}
no-sf-weapon-hands = { $free ->
    [none] The { $means } is not wielded.
   *[other] No hand is free.
}
no-sf-weapon-ammunition = Not enough is left in the { $means }: { $left }.
no-sf-drop-item = It can only be dropped where one stands, or beside it.
no-sf-change-grip = The grip cannot be changed like that.
no-sf-manipulate = No such thing lies within reach: { $thing }.
no-sf-reload = { $full ->
    [yes] It is full.
   *[none] There is nothing at hand to load it with.
}
did-drop = { NAME($who) } drops the { $thing }.
act-drop = drop the { $thing }{ $square ->
    [none] { "" }
   *[other] { " " }at { $square }
}
act-grip = hold the { $thing } in { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
}
act-pick-up = pick up the { $thing }
act-reload = reload the { $weapon }
effect-switched-on = The { $source } is on.
    .ends = The { $source } is off.
no-sf-item-activate = { $always ->
    [none] It is like that already, or there is no such thing.
   *[other] The { $device } is always on.
}
act-activate = { $on ->
    [yes] switch on the { $device }
   *[no] switch off the { $device }
}
fact-switched-off = { $things ->
    [none] { NAME($who) } holds nothing that is switched off.
   *[other] { NAME($who) } leaves switched off: { $things }.
}
no-sf-draw-base = That is not there to be drawn or put away.
no-sf-draw-stowed = It is packed away and has to be fetched first: { $thing }.
act-draw = draw the { $thing }{ $on ->
    [no] , switched off
   *[yes] { "" }
}
act-put-away = put the { $thing } away
act-fetch = fetch the { $thing } out of the pack
act-pack = pack the { $thing } away
no-sf-draw-toggle = It is switched off: { $thing }.
fact-door-unlocked = The door is unlocked { $door }.
fact-door-moved = { $open ->
    [yes] The door is open { $door }.
   *[no] The door is shut { $door }.
}
ask-sf-move-action-no-check = { NAME($who, case: "label") } is at a locked door { $door }. { $skill ->
    [none] What does it take to open it?
   *[other] What is the difficulty of the check of { $skill }?
}
choice-stays-shut = it stays shut
act-open = open the door { $door }
act-shut = shut the door { $door }
no-sf-redirect = That cannot be pointed elsewhere: { $spell }.
act-redirect = point the { $spell } at { $at }

## Manoeuvres

fact-manoeuvre-rolled = { $manoeuvre ->
    [trip] { NAME($who) } tries to trip { NAME($target, case: "acc") }
    [bull-rush] { NAME($who) } tries to push { NAME($target, case: "acc") } back
    [reposition] { NAME($who) } tries to move { NAME($target, case: "acc") } about
    [dirty-trick] { NAME($who) } tries a dirty trick on { NAME($target, case: "acc") }
    [disarm] { NAME($who) } tries to disarm { NAME($target, case: "acc") }
    [sunder] { NAME($who) } strikes at what { NAME($target) } has
   *[grapple] { NAME($who) } tries to grapple { NAME($target, case: "acc") }
}: { $roll }{ $ac ->
    [none] { "" }
   *[other] { " " }against { $ac }
}, { $success ->
    [yes] success.
   *[no] failure.
}
fact-trick-forbidden = The game master does not let { NAME($who, case: "acc") } do that ({ $rule }).
fact-snatched = { NAME($who) } takes the { $thing } from { NAME($target, case: "acc") }.
no-sf-manoeuvre-base = { $away ->
    [none] There is nobody to try that on.
   *[other] Out of reach: { FEET($away) } away, reach { FEET($reach) }.
}
no-sf-manoeuvre-dirty-trick-remove = No dirty trick has brought that about: { $condition }.
no-sf-manoeuvre-grapple = A grapple needs a free hand.
no-sf-manoeuvre-grapple-one = { NAME($held, case: "label") } is held already, and nobody holds two.
no-sf-manoeuvre-reposition = { $square ->
    [none] It cannot be moved like that.
   *[other] { $square } is out of reach.
}
no-sf-manoeuvre-reposition-obstacle = Something is in the way at { $square }.
no-sf-manoeuvre-reposition-full = One cannot go along like that.
no-sf-manoeuvre-disarm = The { $thing } is in nobody's hand.
no-sf-manoeuvre-sunder = The { $thing } is nothing that could be got at.
ask-sf-manoeuvre-dirty-trick = { NAME($asked, case: "label") }: what does the trick do to { NAME($target, case: "acc") }?
ask-sf-manoeuvre-dirty-trick-ranged = { NAME($who, case: "label") } wants to try a dirty trick on { NAME($target, case: "acc") } from afar. Permit it?
ask-sf-manoeuvre-grapple-take-item = { NAME($asked, case: "label") }: take something from { NAME($target, case: "acc") } and let go?
ask-sf-manoeuvre-reposition = { NAME($asked, case: "label") }: where to with { NAME($target, case: "acc") }, up to { FEET($feet) }?
ask-sf-manoeuvre-reposition-full = { NAME($asked, case: "label") }: go along and drag the opponent?
ask-sf-manoeuvre-disarm-catch = { NAME($asked, case: "label") }: catch the { $thing }?
choice-catch = catch it
choice-let-fall = let it fall
choice-keep = hold on
act-trip = trip { NAME($target, case: "acc") }
act-bull-rush = push { NAME($target, case: "acc") } back
act-reposition = move { NAME($target, case: "acc") } about{ $full ->
    [yes] { " " }and go along (full action)
   *[no] { "" }
}
act-place = move { NAME($target, case: "acc") } to { $square }
act-drag = go to { $square } and drag { NAME($target, case: "acc") } along
act-dirty-trick = play a dirty trick on { NAME($target, case: "acc") }
act-shake-off = get rid of it: { $condition }
act-grapple = grapple { NAME($target, case: "acc") }
act-escape = wriggle free
act-disarm = knock the { $thing } out of { NAME($target, case: "gen") } hand
act-sunder = strike at the { $thing } of { NAME($target, case: "acc") }

## Things that break

fact-thing-hurt = { NAME($who, case: "label") }: { $amount ->
    [0] the { $thing } takes no damage
   *[other] the { $thing } takes { $amount } damage
}, lost { $lost } of { $most }{ $broken ->
    [yes] , broken.
   *[no] .
}
fact-thing-destroyed = { NAME($who, case: "label") }: the { $thing } is destroyed.
fact-object-attacked = { NAME($who) } attacks the { $thing } { NAME($means, case: "with") }: { $roll } against AC { $ac }, { $hit ->
    [yes] hit.
   *[no] miss.
}
fact-object-hurt = The { $thing } takes { $amount } damage.
fact-object-destroyed = The { $thing } is destroyed.
effect-broken-armor = { NAME($who, case: "gen") } armour is broken.
    .ends = { NAME($who, case: "gen") } armour is whole again.
no-sf-object-attack = No such thing stands here whole: { $thing }.
act-smash = attack the { $thing } { NAME($means, case: "with") }{ $steady ->
    [yes] { " " }with all one's care (full action)
   *[no] { "" }
}

## Skills

fact-hid = { NAME($who) } hides{ $roll ->
    [none] .
   *[other] : Stealth { $roll }.
}
fact-came-out = { NAME($who) } is hidden no more.
fact-spotted = { NAME($who) } finds { NAME($target, case: "acc") }.
fact-perception-rolled = { NAME($who, case: "label") }: Perception { $roll ->
    [none] check.
   *[other] { $roll }.
}
no-sf-skill-take = Nobody takes { $take } in a fight.
no-sf-skill-first-aid = { NAME($target, case: "label") } is out of reach, or needs no first aid.
no-sf-skill-demoralize = { NAME($target, case: "label") } is too far away, or cannot be scared.
no-sf-skill-stealth = There is nothing new to hide behind.
no-sf-skill-tumble = One does not tumble like that, nor under a load.
act-first-aid = give first aid to { NAME($target, case: "dat") }
act-demoralize = demoralise { NAME($target, case: "acc") }
did-first-aid = { NAME($who) } gives first aid to { NAME($target, case: "dat") }.
did-demoralize = { NAME($who) } tries to demoralise { NAME($target, case: "acc") }.
act-tumble = tumble to { $square }{ $fast ->
    [yes] { " " }at full speed
   *[no] { "" }
}
act-hide = { $square ->
    [none] hide
   *[other] sneak to { $square } and hide
}
act-search = look for those who hide

no-sf-skill-escape = Nobody holds it.

fact-check-rolled = { NAME($who, case: "label") }: { $skill } check{ $roll ->
    [none] { "" }
   *[other] { " " }{ $roll }
} against DC { $dc }, { $success ->
    [yes] success.
   *[no] failure.
}
no-sf-skill-check = There is no such skill.
ask-sf-use-skill = { NAME($who, case: "label") } uses { $skill }: { $task }. Which action does it take, and how hard is it? Usually: { $proposed }.
act-skill = use { $skill }{ $task ->
    [none] { "" }
   *[other] : { $task }
}

## Damage and death

fact-damage-rolled = { $why ->
    [none] Damage
   *[other] { $why }
}: { $damage }{ $faces ->
    [none] .
   *[other] { " " }(dice { $faces }).
}
fact-hurt = { NAME($who) } takes { $damage } damage{ $changed ->
    [none] { "" }
   *[other] { " " }({ $changed })
}{ $temp ->
    [0] { "" }
   *[other] , { $temp } off temporary hit points
}{ $stamina ->
    [0] { "" }
   *[other] , { $stamina } off stamina
}{ $end ->
    [dies] { " " }and dies.
    [falls] { " " }and falls unconscious.
   *[none] .
}
fact-unhurt = { NAME($who) } takes no damage ({ $rule }).
fact-healed = { NAME($who) } regains { $amount ->
    [one] { $amount } hit point.
   *[other] { $amount } hit points.
}
fact-died = { NAME($who) } dies.
fact-resolve-spent = { NAME($who, case: "label") }: { $amount ->
    [one] { $amount } Resolve Point ({ $rule }).
   *[other] { $amount } Resolve Points ({ $rule }).
}
effect-ward = { NAME($who) } is shielded from some damage.
    .ends = { NAME($who) } is no longer shielded from damage.
effect-seared = { NAME($who, case: "gen") } wounds do not close.
    .ends = { NAME($who, case: "gen") } wounds close again.
fact-breath-caught = { NAME($who) } gets its breath back: stamina +{ $amount }.
fact-buffered = { NAME($who) } gains { $amount } temporary hit points.
no-sf-dying-stabilise = Holding on takes { $needs ->
    [none] somebody who is dying.
    [one] { $needs } Resolve Point, and { $left } are left.
   *[other] { $needs } Resolve Points, and { $left } are left.
}
no-sf-dying-stay = { $stabilised ->
    [yes] Who stabilised by its own resolve stays down until its next turn.
   *[none] { $needs ->
        [none] It is not stable at 0 hit points.
       *[other] No Resolve Point is left.
    }
}
no-sf-resolve-rest = { $needs ->
    [none] There is no resting in a fight.
   *[other] No Resolve Point is left.
}
act-stabilise = hold on by one's own resolve
act-stay-in-fight = spend a Resolve Point and fight on
act-rest = let { NAME($on, case: "acc") } rest and regain stamina
no-sf-damage-roll = There is no such damage.

## Conditions

condition-asleep = asleep
condition-bleeding = bleeding
condition-blinded = blinded
condition-burning = burning
condition-confused = confused
condition-cowering = cowering
condition-dazed = dazed
condition-dazzled = dazzled
condition-deafened = deafened
condition-dying = dying
condition-encumbered = encumbered
condition-entangled = entangled
condition-exhausted = exhausted
condition-fascinated = fascinated
condition-fatigued = fatigued
condition-flat-footed = flat-footed
condition-frightened = frightened
condition-grappled = grappled
condition-helpless = helpless
condition-invisible = invisible
condition-nauseated = nauseated
condition-off-kilter = off-kilter
condition-off-target = off-target
condition-overburdened = overburdened
condition-panicked = panicked
condition-paralyzed = paralysed
condition-pinned = pinned
condition-prone = prone
condition-shaken = shaken
condition-sickened = sickened
condition-stable = stable
condition-staggered = staggered
condition-stunned = stunned
condition-unconscious = unconscious
is-asleep = asleep
is-bleeding = bleeding
is-blinded = blinded
is-burning = burning
is-confused = confused
is-cowering = cowering
is-dazed = dazed
is-dazzled = dazzled
is-deafened = deafened
is-dying = dying
is-encumbered = encumbered
is-entangled = entangled
is-exhausted = exhausted
is-fascinated = fascinated
is-fatigued = fatigued
is-flat-footed = flat-footed
is-frightened = frightened
is-grappled = grappled
is-helpless = helpless
is-invisible = invisible
is-nauseated = nauseated
is-off-kilter = off-kilter
is-off-target = off-target
is-overburdened = overburdened
is-panicked = panicked
is-paralyzed = paralysed
is-pinned = pinned
is-prone = prone
is-shaken = shaken
is-sickened = sickened
is-stable = stable
is-staggered = staggered
is-stunned = stunned
is-unconscious = unconscious
effect-asleep = { NAME($who) } falls asleep.
    .ends = { NAME($who) } wakes up.
effect-bleeding = { NAME($who) } starts to bleed.
    .ends = { NAME($who) } no longer bleeds.
effect-blinded = { NAME($who) } is blinded.
    .ends = { NAME($who) } is no longer blinded.
effect-burning = { NAME($who) } catches fire.
    .ends = { NAME($who) } is no longer on fire.
effect-confused = { NAME($who) } is confused.
    .ends = { NAME($who) } is no longer confused.
effect-cowering = { NAME($who) } is cowering.
    .ends = { NAME($who) } is no longer cowering.
effect-dazed = { NAME($who) } is dazed.
    .ends = { NAME($who) } is no longer dazed.
effect-dazzled = { NAME($who) } is dazzled.
    .ends = { NAME($who) } is no longer dazzled.
effect-deafened = { NAME($who) } is deafened.
    .ends = { NAME($who) } is no longer deafened.
effect-dying = { NAME($who) } is dying.
    .ends = { NAME($who) } is no longer dying.
effect-encumbered = { NAME($who) } is encumbered.
    .ends = { NAME($who) } is no longer encumbered.
effect-entangled = { NAME($who) } is entangled.
    .ends = { NAME($who) } is no longer entangled.
effect-exhausted = { NAME($who) } is exhausted.
    .ends = { NAME($who) } is no longer exhausted.
effect-fascinated = { NAME($who) } is fascinated.
    .ends = { NAME($who) } is no longer fascinated.
effect-fatigued = { NAME($who) } is fatigued.
    .ends = { NAME($who) } is no longer fatigued.
effect-flat-footed = { NAME($who) } is flat-footed.
    .ends = { NAME($who) } is no longer flat-footed.
effect-frightened = { NAME($who) } is frightened.
    .ends = { NAME($who) } is no longer frightened.
effect-grappled = { NAME($who) } is grappled.
    .ends = { NAME($who) } is no longer grappled.
effect-helpless = { NAME($who) } is helpless.
    .ends = { NAME($who) } is no longer helpless.
effect-invisible = { NAME($who) } is invisible.
    .ends = { NAME($who) } is no longer invisible.
effect-nauseated = { NAME($who) } is nauseated.
    .ends = { NAME($who) } is no longer nauseated.
effect-off-kilter = { NAME($who) } is off-kilter.
    .ends = { NAME($who) } is no longer off-kilter.
effect-off-target = { NAME($who) } is off-target.
    .ends = { NAME($who) } is no longer off-target.
effect-overburdened = { NAME($who) } is overburdened.
    .ends = { NAME($who) } is no longer overburdened.
effect-panicked = { NAME($who) } is panicked.
    .ends = { NAME($who) } is no longer panicked.
effect-paralyzed = { NAME($who) } is paralysed.
    .ends = { NAME($who) } is no longer paralysed.
effect-pinned = { NAME($who) } is pinned.
    .ends = { NAME($who) } is no longer pinned.
effect-prone = { NAME($who) } falls prone.
    .ends = { NAME($who) } is on its feet again.
effect-shaken = { NAME($who) } is shaken.
    .ends = { NAME($who) } is no longer shaken.
effect-sickened = { NAME($who) } is sickened.
    .ends = { NAME($who) } is no longer sickened.
effect-stable = { NAME($who) } is stable.
    .ends = { NAME($who) } is no longer stable.
effect-staggered = { NAME($who) } is staggered.
    .ends = { NAME($who) } is no longer staggered.
effect-stunned = { NAME($who) } is stunned.
    .ends = { NAME($who) } is no longer stunned.
effect-unconscious = { NAME($who) } falls unconscious.
    .ends = { NAME($who) } comes round.
fact-confusion-rolled = { NAME($who, case: "label") } is confused, d% { $die }: { $outcome ->
    [normal] acts as usual.
    [babble] does nothing.
    [own] hurts itself.
   *[nearest] goes for { NAME($target, case: "acc") }.
}
ask-sf-condition-confused = { NAME($asked, case: "label") } goes for the nearest creature. Which one?
ask-sf-condition-unconscious = { NAME($on, case: "label") } loses consciousness. What follows?
choice-falls-prone = falls prone
choice-drops-things = drops what it holds
act-rouse = rouse { NAME($target, case: "acc") }
act-smother = smother the flames
act-anchor = make fast what entangles { NAME($on, case: "acc") }
effect-anchored = { NAME($who) } is tied to the spot.
    .ends = { NAME($who) } is no longer tied to the spot.
act-ongoing = let { NAME($on) } suffer { $damage } a turn: { $condition }
no-sf-condition-asleep = { $target ->
    [none] It is asleep.
   *[other] { NAME($target, case: "label") } need not be roused, or is out of reach.
}
no-sf-condition-bleeding = Only blood and fire cost something every turn.
no-sf-condition-burning = { $damage ->
    [none] It is not on fire.
   *[other] These are no dice: { $damage }.
}
no-sf-condition-confused = { $target ->
    [none] It is too confused to do anything.
   *[other] In its confusion it goes for { NAME($target, case: "acc") } and nothing else.
}
no-sf-condition-cowering = It cowers.
no-sf-condition-dazed = It is dazed.
no-sf-condition-dead = It is dead or gone.
no-sf-condition-dying = It is dying.
no-sf-condition-entangled = It is entangled.
no-sf-condition-exhausted = It is too tired for that.
no-sf-condition-fascinated = It is fascinated.
no-sf-condition-fatigued = It is too tired for that.
no-sf-condition-flat-footed = Who is flat-footed cannot react.
no-sf-condition-frightened = It is too frightened for that: there is a way to flee.
no-sf-condition-grappled = It is grappled.
no-sf-condition-nauseated = Nausea leaves nothing but one move action.
no-sf-condition-off-kilter = It tumbles without a hold.
no-sf-condition-panicked = It panics.
no-sf-condition-paralyzed = It is paralysed.
no-sf-condition-pinned = It is pinned.
no-sf-condition-stable = It is unconscious.
no-sf-condition-staggered = Who is staggered has one standard or move action, and a swift one.
no-sf-condition-stunned = It is stunned.
no-sf-condition-unconscious = It is unconscious.

## Spells and special abilities
fact-ability-used = { NAME($who) } uses { $ability }.
no-sf-special-ability-action = { $continuous ->
    [none] { $uses ->
        [none] { $spent ->
            [none] There is no such ability.
           *[other] That cannot be used again yet.
        }
       *[other] No use of it is left.
    }
   *[other] It is always on.
}
ask-sf-special-ability-provoke = { NAME($who, case: "label") } uses a spell-like ability. { NAME($asked, case: "label") }: an attack of opportunity?

fact-spell-begun = { NAME($who) } casts { $spell }{ $level ->
    [0] .
   *[other] { " " }(level { $level }).
}
fact-spell-lost = { NAME($who, case: "label") }: { $spell } comes to nothing ({ $rule }).
effect-unfinished = { NAME($who) } goes on casting.
effect-spell = { "" }
    .ends = { $source } is over.
effect-zone = { "" }
    .ends = { "" }
no-sf-spell-cast = { $left ->
    [none] { $within ->
        [none] { $most ->
            [none] This spell cannot be cast like that.
           *[other] Targets: at most { $most }.
        }
       *[other] Its targets must be within { FEET($within) } of one another.
    }
   *[other] No slot of level { $slot } is left.
}
no-sf-spell-concentration-limits = No spell is cast while one keeps another up: { $spell }.
no-sf-spell-cast-long = No casting is under way.
no-sf-spell-concentrate = There is nothing to concentrate on.
no-sf-spell-dismiss = That cannot be dismissed: { $spell }.
no-sf-spell-dismiss-limits = { $away ->
    [none] Who could not cast it cannot dismiss it ({ $because }).
   *[other] Too far to dismiss it: { FEET($away) } away, range { FEET($range) }.
}
ask-sf-spell-cast = { NAME($who, case: "label") } attacks { NAME($asked, case: "acc") }. Answer with a spell?
aimed = { $targets ->
    [none] { "" }
   *[other] : { $targets }
}{ $at ->
    [none] { "" }
   *[other] , from { $at }
}{ $toward ->
    [none] { "" }
   *[other] , towards { $toward }
}{ $height ->
    [none] { "" }
   *[other] , { $height } up
}
act-cast = cast { $spell }{ $slot ->
    [0] { "" }
   *[other] { " " }(slot of level { $slot })
}{ $full ->
    [yes] , over a full action
   *[no] { "" }
}{ $aim }
act-use = use { $ability }{ $aim }
act-keep-casting = go on casting
act-concentrate = keep up the spell
act-stop-concentrating = let the spell go
act-dismiss = dismiss { $spell }
