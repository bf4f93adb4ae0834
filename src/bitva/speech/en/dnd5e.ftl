## Words

ability-str = Strength
ability-dex = Dexterity
ability-con = Constitution
ability-int = Intelligence
ability-wis = Wisdom
ability-cha = Charisma
skill-athletics = Athletics
skill-acrobatics = Acrobatics
skill-sleight-of-hand = Sleight of Hand
skill-stealth = Stealth
skill-arcana = Arcana
skill-history = History
skill-investigation = Investigation
skill-nature = Nature
skill-religion = Religion
skill-animal-handling = Animal Handling
skill-insight = Insight
skill-medicine = Medicine
skill-perception = Perception
skill-survival = Survival
skill-deception = Deception
skill-intimidation = Intimidation
skill-performance = Performance
skill-persuasion = Persuasion
size-tiny = tiny
size-small = small
size-medium = medium
size-large = large
size-huge = huge
size-gargantuan = gargantuan
condition-blinded = blinded
condition-charmed = charmed
condition-deafened = deafened
condition-frightened = frightened
condition-grappled = grappled
condition-incapacitated = incapacitated
condition-invisible = invisible
condition-paralyzed = paralysed
condition-petrified = petrified
condition-poisoned = poisoned
condition-prone = prone
condition-restrained = restrained
condition-stunned = stunned
condition-unconscious = unconscious
condition-exhaustion = exhaustion
type-acid = acid
type-bludgeoning = bludgeoning
type-cold = cold
type-fire = fire
type-force = force
type-lightning = lightning
type-necrotic = necrotic
type-piercing = piercing
type-poison = poison
type-psychic = psychic
type-radiant = radiant
type-slashing = slashing
type-thunder = thunder
damage-acid = { $amount } acid
damage-bludgeoning = { $amount } bludgeoning
damage-cold = { $amount } cold
damage-fire = { $amount } fire
damage-force = { $amount } force
damage-lightning = { $amount } lightning
damage-necrotic = { $amount } necrotic
damage-piercing = { $amount } piercing
damage-poison = { $amount } poison
damage-psychic = { $amount } psychic
damage-radiant = { $amount } radiant
damage-slashing = { $amount } slashing
damage-thunder = { $amount } thunder
damage-any = { $amount }
light-bright = bright light
light-dim = dim light
light-dark = darkness
layer-filled = walls
layer-door = doors
layer-difficult = difficult terrain
layer-water = water
layer-low = low obstacles
layer-slit = loopholes
layer-foliage = dense foliage
layer-fog = fog
layer-haze = haze
layer-pit = pits
layer-dim = dim light
layer-dark = darkness
layer-bright = bright light
layer-slippery = slippery ground
layer-opaque = something opaque
layer-magical-darkness = magical darkness
mode-walk = on foot
mode-fly = flying
mode-climb = climbing
mode-swim = swimming
mode-burrow = burrowing
pool-hp = hit points
pool-temp = temporary hit points
pool-exhaustion = exhaustion
pool-moved = feet moved
pool-legendary = legendary actions
budget-action = action
budget-bonus = bonus action
budget-reaction = reaction
relation-hostile = hostile
relation-allied = allied
relation-neutral = neutral
object-door = door
object-net = net
object-wall = wall
object-web = web
attack-unarmed = unarmed strike
    .with = with an unarmed strike

## Reasons, in a word or two

die-plain = d20
die-up = d20 { $faces }, advantage{ $for ->
    [none] { "" }
   *[other] : { $for }
}
die-down = d20 { $faces }, disadvantage{ $against ->
    [none] { "" }
   *[other] : { $against }
}
die-both = d20; { $for } and { $against } cancel out
why-dnd-attack-modifiers = ability
why-dnd-core-ability-modifier = ability
why-dnd-core-proficiency = proficiency
why-dnd-action-monster = stat block
why-dnd-core-save = save bonus
why-dnd-core-skills = skill
why-dnd-cover-levels = cover
why-dnd-stat-ac = base
why-dnd-stat-armor-table = armour
why-dnd-damage-resistance = resistance
why-dnd-damage-immunity = immunity
why-dnd-damage-vulnerability = vulnerability
why-dnd-attack-unseen-attacker = unseen attacker
why-dnd-attack-unseen-target = unseen target
why-dnd-attack-range-two = long range
why-dnd-attack-close-combat = an enemy close by
why-dnd-weapon-heavy = too heavy
why-dnd-weapon-lance = lance at close quarters
why-dnd-stat-armor-unproficient = unfamiliar armour
why-dnd-water-melee = under water
why-dnd-water-ranged = under water
why-dnd-size-squeeze = squeezing
why-dnd-condition-blinded = blinded
why-dnd-condition-deafened = deafened
why-dnd-condition-charmed = charmed
why-dnd-condition-exhaustion = exhaustion
why-dnd-condition-frightened = frightened
why-dnd-condition-grappled = grappled
why-dnd-condition-incapacitated = incapacitated
why-dnd-condition-invisible = invisible
why-dnd-condition-paralyzed = paralysed
why-dnd-condition-petrified = petrified
why-dnd-condition-poisoned = poisoned
why-dnd-condition-prone = prone
why-dnd-condition-restrained = restrained
why-dnd-condition-stunned = stunned
why-dnd-condition-unconscious = unconscious
why-dnd-action-dodge = dodge
why-dnd-action-help-attack = help
why-dnd-action-help-check = help
why-dnd-action-cast = spell
why-dnd-monster-traits = trait
why-dnd-turn-extra-options = feature
why-dnd-damage-save-half = half on a save
why-dnd-twf-damage = other hand
why-dnd-weapon-improvised = improvised
why-dnd-damage-roll = dice
why-dnd-damage-critical = critical
why-dnd-stat-monster-hp = average
why-dnd-attack-unarmed = unarmed
why-dnd-attack-roll = d20
why-dnd-spell-save-dc = spell
why-dnd-initiative-dex-check = initiative
why-dnd-core-passive = passive
why-dnd-vision-lightly-obscured = hard to see
why-dnd-weapon-table = weapon
why-dnd-hazard-falling = fall
why-dnd-concentration-damage = concentration
why-dnd-mount-thrown-off = keeping the seat
changed = { $type }: { $why }
dice-of = { $dice } { $type }
with-weapon = with the { $thing }
with-natural = with its { $thing }
with-spell = with { $thing }
ac-part = { $value } { $why }
ac-with = { $total } ({ $extra })

## What happens

fact-turn-began = { NAME($who, case: "gen") } turn
fact-dashed = { NAME($who) } dashes.
walked = { $feet ->
    [0] { NAME($who) } ends up at { $square }.
   *[other] { $square ->
        [none] { NAME($who) } spends { FEET($feet) } of movement.
       *[other] { NAME($who) } { $mode ->
            [fly] flies
            [climb] climbs
            [swim] swims
            [burrow] burrows
           *[walk] moves
        } { FEET($feet) } to { $square }.
    }
}
fact-moved = { NAME($who) } moves { FEET($feet) } { $mode }.
fact-caught-unawares = { NAME($who) } is surprised.
all-caught-unawares = Surprised: { $list }.
fact-initiative-rolled = { NAME($who, case: "label") }: initiative { $roll }.
fact-action-regained = { NAME($who) } has another action.
fact-attack-rolled = { $how ->
    [opportunity] In reaction, { "" }
    [off-hand] With the other hand, { "" }
   *[none] { "" }
}{ $manner ->
    [thrown] { NAME($who) } throws the { $means } at { NAME($target, case: "acc") }
    [two-handed] { NAME($who) } attacks { NAME($target, case: "acc") } { NAME($means, case: "with") } in both hands
    [club] { NAME($who) } attacks { NAME($target, case: "acc") } { NAME($means, case: "with") } as a club
   *[plain] { NAME($who) } attacks { NAME($target, case: "acc") } { NAME($means, case: "with") }
}: { $roll }{ $ac ->
    [none] { "" }
   *[other] { " " }against AC { $ac }
}{ $outcome ->
    [hit] , hit{ $lands ->
        [none] .
       *[other] ; the { $means } comes to lie at { $lands }.
    }
    [critical] , critical hit!
    [miss] , miss{ $lands ->
        [none] .
       *[other] ; the { $means } comes to lie at { $lands }.
    }
   *[none] .
}
fact-attack-hit = { NAME($who) } hits { NAME($target, case: "acc") }.
fact-attack-missed = { NAME($who) } misses { NAME($target, case: "acc") }.
fact-guess-missed = { NAME($who) } attacks { $square } { NAME($means, case: "with") } and hits nothing.
fact-save-rolled = { $why ->
    [none] { NAME($who, case: "label") }: { $ability } save{ $cause ->
        [none] { "" }
       *[other] { " " }({ $cause })
    }{ $roll ->
        [none] { "" }
       *[other] { " " }{ $roll }
    } against DC { $dc }, { $success ->
        [yes] success.
       *[no] failure.
    }
   *[other] { NAME($who) } fails the { $ability } save ({ $why }).
}
fact-check-rolled = { NAME($who, case: "label") }: { $skill } check{ $roll ->
    [none] { "" }
   *[other] { " " }{ $roll }
} against DC { $dc }, { $success ->
    [yes] success.
   *[no] failure.
}
fact-check-made = { $roll ->
    [none] { NAME($who, case: "label") } makes a check: { $skill }.
   *[other] { NAME($who, case: "label") }: { $skill } check { $roll }.
}
fact-contest-rolled = { NAME($who, case: "label") } ({ $skill }) { $roll } against { NAME($target) } ({ $other_skill }) { $other }: { $result ->
    [win] { NAME($who) } wins.
    [tie] a tie, nothing changes.
   *[lose] { NAME($target) } wins.
}
fact-death-save-rolled = { NAME($who, case: "label") }: death save { $roll }{ $successes ->
    [none] .
   *[other] ; { $successes } made, { $failures } failed.
}
fact-damage-rolled = { $faces ->
    [none] { $damage } damage.
   *[other] Rolled { $faces }: { $damage } damage.
}
fact-hurt = { NAME($who) } takes { $damage } damage{ $changed ->
    [none] { "" }
   *[other] { " " }({ $changed })
}{ $buffered ->
    [0] { "" }
   *[other] , { $buffered } of it off temporary hit points
}{ $end ->
    [dies] { " " }and dies.
    [falls] { " " }and falls unconscious.
   *[none] .
}
fact-unhurt = { NAME($who) } takes no damage ({ $rule }).
fact-unaffected = { NAME($who) } is not affected ({ $rule }).
fact-healed = { NAME($who) } regains { $amount ->
    [one] { $amount } hit point.
   *[other] { $amount } hit points.
}
fact-buffered = { NAME($who) } has { $amount ->
    [one] { $amount } temporary hit point.
   *[other] { $amount } temporary hit points.
}
fact-most-hp-set = { NAME($who, case: "gen") } hit point maximum is now { $most }.
fact-hp-rolled = { NAME($who) } starts with { $most ->
    [one] { $most } hit point.
   *[other] { $most } hit points.
}
fact-died = { NAME($who) } dies.
fact-death-saved = { NAME($who, case: "label") }: death saves { $successes } made, { $failures } failed.
fact-stabilized = { $stable ->
    [yes] { NAME($who) } is stable.
   *[no] { NAME($who) } is no longer stable.
}
fact-exhausted = { NAME($who, case: "label") }: exhaustion level { $level }.
fact-drew = { NAME($who) } takes out the { $thing }.
fact-put-away = { NAME($who) } puts away the { $thing }.
fact-let-go = { NAME($who) } drops the { $thing } at { $square }.
fact-picked-up = { NAME($who) } picks up the { $thing }.
fact-slot-spent = { NAME($who) } uses a slot of level { $level }.
fact-spell-cast = { NAME($who) } casts { $spell }{ $level ->
    [0] .
   *[other] { " " }(level { $level }).
}
fact-use-spent = { NAME($who) } uses { $feature }.
fact-power-used = { NAME($who) } uses { $power }.
fact-power-back = { NAME($who) } has { $power } ready again.
fact-hid = { $stealth ->
    [none] { NAME($who) } hides.
   *[other] { NAME($who) } hides (Stealth { $stealth }).
}
fact-found = { NAME($by) } finds { NAME($who, case: "acc") }.
fact-revealed = { NAME($who) } is seen at { $square }.
fact-said = { NAME($who, case: "label") }: “{ $text }”
fact-hinted = { NAME($who) } still has an action: there is time to dodge, or to ready something.
fact-ruled-on = { NAME($who) } uses an ability that the game master rules on: { $ability }.
fact-went = { NAME($who) } is now at { $square }.
fact-shone = { NAME($who) } points the light at { $to }.
fact-gathered = { NAME($who) } gathers up half of what was shot: { $count } × { NAME($kind) }.
fact-jumped-high = { NAME($who) } jumps { FEET($feet) } up and reaches a height of { FEET($reach) }.
fact-breath-held = { NAME($who) } can hold the breath for { $rounds ->
    [one] { $rounds } round.
   *[other] { $rounds } rounds.
}
fact-related = The sides { $side } and { $other } are now { $relation ->
    [hostile] hostile.
    [allied] allied.
   *[neutral] neutral.
}
fact-group-checked = Group check of { $skill } against DC { $dc } ({ $those }): { $successes } made it, { $success ->
    [yes] the group succeeds.
   *[no] the group fails.
}
fact-text-shown = To be ruled on by the game master: { $what } ({ NAME($who) }){ $text ->
    [none] .
   *[other] . { $text }
}
fact-gave = { NAME($who) } gives { NAME($target, case: "dat") } the { $thing }.
fact-used-up = { NAME($who) } uses up the { $thing }.
fact-strapped = { $on ->
    [yes] { NAME($who) } takes up the shield.
   *[no] { NAME($who) } puts the shield away.
}
fact-handled = { NAME($who) }: the { $thing }{ $how ->
    [none] .
   *[other] { " " }({ $how }).
}
fact-likened = By the game master's word the { $thing } strikes like this: { $likeness }.
fact-priced = By the game master's word handling the { $thing } now takes { $action ->
    [yes] an action
   *[no] no action
}{ $skill ->
    [none] .
   *[other] { " " }and a check: { $skill }, DC { $dc }.
}
fact-object-attacked = { NAME($who) } attacks the { $thing } { NAME($means, case: "with") }: { $roll } against AC { $ac }, { $hit ->
    [yes] hit.
   *[no] miss.
}
fact-object-hurt = The { $thing } takes { $amount } damage.
fact-object-unhurt = The { $thing } takes no damage ({ $rule }).
fact-object-broke = The { $thing } is broken.
fact-object-came = Here is now: { $thing }.
fact-door-moved = The { $thing } is now { $door ->
    [open] open.
   *[shut] { $locked ->
        [yes] locked.
       *[no] shut.
    }
}
fact-revived = { NAME($who) } returns to life with { $hp ->
    [one] { $hp } hit point.
   *[other] { $hp } hit points.
}
fact-suffocated = { NAME($who) } has no breath left.
fact-spell-countered = { NAME($by) } stops { $spell }, which { NAME($who) } is casting.
fact-turn-forgone = { NAME($who) } loses the rest of the turn{ $moves ->
    [yes] { " " }but for the movement.
   *[no] .
}
did-help = { NAME($who) } helps { NAME($ally, case: "acc") }{ $task ->
    [none] .
   *[other] : { $task }.
}
did-help-attack = { NAME($who) } helps { NAME($ally, case: "acc") } against { NAME($target, case: "acc") }.
did-first-aid = { NAME($who) } gives first aid to { NAME($target, case: "dat") }.
did-grapple = { NAME($who) } tries to grab { NAME($target, case: "acc") }.
did-shove = { NAME($who) } tries to shove { NAME($target, case: "acc") }.
did-contest = { NAME($who) } contends with { NAME($target, case: "ins") }: { $aim }.
did-improvise = { NAME($who) } improvises: { $idea }.
did-escape = { NAME($who) } tries to { $own ->
    [yes] get free{ $kind ->
        [none] .
       *[other] { " " }({ $kind }).
    }
   *[no] get { NAME($on, case: "acc") } free{ $kind ->
        [none] .
       *[other] { " " }({ $kind }).
    }
}
did-power = { NAME($who) } uses { $power }.
did-ability = { NAME($who) } uses { $ability }.
did-multiattack = { NAME($who) } makes a multiattack.
did-uncanny-dodge = { NAME($who) } dodges uncannily.
did-drop-prone = { NAME($who) } lies down.
did-aggressive = { NAME($who) } rushes forward.
did-trample = { NAME($who) } tramples { NAME($target, case: "acc") }.
did-release = { NAME($who) } does what was readied.
did-keep-casting = { NAME($who) } goes on casting.
did-use = { NAME($who) } uses the { $item }{ $on ->
    [none] .
   *[other] { " " }on { NAME($on, case: "acc") }.
}
did-hasten = { NAME($who) } takes the further action that haste gives.
did-sustain = { NAME($who) } keeps up { $power }.
did-again = { NAME($who) } uses { $spell } again.
did-legendary = { NAME($who) } takes a legendary action: { $option }.
did-lair = The lair acts: { $option }.
did-jump = { NAME($who) } leaps.
did-smash = { NAME($who) } strikes at the { $thing }.
did-force = { NAME($who) } sets a shoulder against the { $door }.
did-delay = { NAME($who) } would rather act after { NAME($after, case: "acc") }.
did-put-out = { NAME($who) } puts out the { $thing }.

## Effects: as they begin, and as they end

effect-blinded = { NAME($who) } is blinded.
    .ends = { NAME($who) } can see again.
effect-charmed = { NAME($who) } is charmed.
    .ends = { NAME($who) } is no longer charmed.
effect-deafened = { NAME($who) } is deafened.
    .ends = { NAME($who) } can hear again.
effect-frightened = { NAME($who) } is frightened.
    .ends = { NAME($who) } is no longer frightened.
effect-grappled = { NAME($who) } is grappled.
    .ends = { NAME($who) } is no longer grappled.
effect-incapacitated = { NAME($who) } is incapacitated.
    .ends = { NAME($who) } is no longer incapacitated.
effect-invisible = { NAME($who) } turns invisible.
    .ends = { NAME($who) } is no longer invisible.
effect-paralyzed = { NAME($who) } is paralysed.
    .ends = { NAME($who) } can move again.
effect-petrified = { NAME($who) } turns to stone.
    .ends = { NAME($who) } is no longer stone.
effect-poisoned = { NAME($who) } is poisoned.
    .ends = { NAME($who) } is no longer poisoned.
effect-prone = { NAME($who) } is prone.
    .ends = { NAME($who) } gets up.
effect-restrained = { NAME($who) } is restrained.
    .ends = { NAME($who) } is free again.
effect-stunned = { NAME($who) } is stunned.
    .ends = { NAME($who) } is no longer stunned.
effect-unconscious = { NAME($who) } is unconscious.
    .ends = { NAME($who) } comes to.
effect-down = { NAME($who) } falls unconscious.
    .ends = { NAME($who) } comes to.
effect-afflicted = { NAME($who) } is under { $source }.
    .ends = { NAME($who) } is no longer under { $source }.
effect-concentration = { NAME($who) } concentrates on { $source }.
    .ends = { NAME($who) } no longer concentrates on { $source }.
effect-disengaged = { NAME($who) } disengages.
effect-dodge = { NAME($who) } dodges.
effect-readied = { NAME($who) } readies something.
effect-turned = { NAME($who) } is turned and flees.
    .ends = { NAME($who) } is no longer turned.
effect-inside = { NAME($who) } is swallowed by { NAME($by) }.
    .ends = { NAME($who) } is outside again.
effect-averted = { NAME($who) } looks away from { NAME($by) }.
effect-squeezing = { NAME($who) } squeezes into a narrow space.
    .ends = { NAME($who) } has room again.
effect-climbing = { NAME($who) } clings on.
    .ends = { NAME($who) } clings on no longer.
effect-unfinished = { NAME($who) } has not finished casting.
effect-net = { NAME($who) } is caught in a net.
    .ends = { NAME($who) } is free of the net.
effect-no-regeneration = { NAME($who) } cannot regenerate now.
effect-breathless = { NAME($who) } has no air.
    .ends = { NAME($who) } can breathe again.
effect-choking = { NAME($who) } is suffocating.
effect-riding = { NAME($who) } mounts { NAME($by, case: "acc") }.
    .ends = { NAME($who) } no longer rides { NAME($by, case: "acc") }.
effect-commanded = { NAME($who) } has to obey the word: { $source }.
effect-lasting =
    .ends = { $source } is over.

## Options

act-attack = { $manner ->
    [thrown] throw the { $means } at { NAME($target, case: "acc") }
    [two-handed] attack { NAME($target, case: "acc") } { NAME($means, case: "with") } in both hands
    [club] attack { NAME($target, case: "acc") } { NAME($means, case: "with") } as a club
   *[plain] attack { NAME($target, case: "acc") } { NAME($means, case: "with") }
} ({ $bonus }{ $damage ->
    [none] { "" }
   *[other] ; { $damage }
})
act-multiattack = multiattack
act-end = end the turn
act-move = { $square ->
    [none] rise or sink to { FEET($height) }
   *[other] { $mode ->
        [fly] fly to { $square }
        [climb] climb to { $square }
        [swim] swim to { $square }
        [burrow] burrow to { $square }
       *[walk] move to { $square }
    }
}
act-dash = dash{ $bonus ->
    [yes] { " " }as a bonus action
   *[no] { "" }
}
act-disengage = disengage{ $bonus ->
    [yes] { " " }as a bonus action
   *[no] { "" }
}
act-dodge = dodge{ $bonus ->
    [yes] { " " }as a bonus action
   *[no] { "" }
}
act-hide = hide{ $bonus ->
    [yes] { " " }as a bonus action
   *[no] { "" }
}
act-search = search{ $bonus ->
    [yes] { " " }as a bonus action
   *[no] { "" }
}
act-help = help { NAME($ally, case: "acc") }{ $task ->
    [none] { "" }
   *[other] : { $task }
}
act-help-attack = help { NAME($ally, case: "acc") } attack { NAME($target, case: "acc") }
act-first-aid = give first aid to { NAME($target, case: "dat") }{ $kit ->
    [yes] { " " }with a healer's kit
   *[no] { "" }
}
act-come-out = stop hiding
act-grapple = grapple { NAME($target, case: "acc") }
act-let-go = let go of { NAME($target, case: "acc") }
act-shove = shove { NAME($target, case: "acc") }
act-contest = contend with { NAME($target, case: "ins") }: { $aim }
act-improvise = improvise: { $idea }
act-harm = deal { $dice } { $type } damage to { NAME($on, case: "dat") }
act-second-wind = second wind
act-aggressive = rush to { $square } as a bonus action
act-trample = trample { NAME($target, case: "acc") } as a bonus action
act-action-surge = action surge
act-uncanny-dodge = halve the damage by an uncanny dodge
act-escape = { $own ->
    [yes] get free
   *[no] get { NAME($on, case: "acc") } free
}{ $kind ->
    [none] { "" }
   *[other] { " " }({ $kind })
}
act-attack-square = { $manner ->
    [thrown] throw the { $means } at { $square } by guess
   *[plain] attack { $square } by guess { NAME($means, case: "with") }
}
act-price = { $action ->
    [no] have this take no action: { $thing }
   *[yes] have this take an action: { $thing }
}
act-cast = cast { $spell }{ $slot ->
    [0] { "" }
   *[other] { " " }(slot of level { $slot })
}{ $targets ->
    [none] { "" }
   *[other] { " " }on { $targets }
}{ $thing ->
    [none] { "" }
   *[other] { " " }at the { $thing }
}{ $at ->
    [none] { "" }
   *[other] { " " }at { $at }
}{ $toward ->
    [none] { "" }
   *[other] { " " }towards { $toward }
}{ $choice ->
    [none] { "" }
   *[other] : { $choice }
}
act-keep-casting = go on casting
act-stop-concentrating = stop concentrating
act-turmoil = test { NAME($on, case: "gen") } concentration, DC { $dc }
act-power = use { $power }{ $targets ->
    [none] { "" }
   *[other] { " " }on { $targets }
}{ $toward ->
    [none] { "" }
   *[other] { " " }towards { $toward }
}
act-sustain = keep up { $power }
act-ability = use { $ability }{ $target ->
    [none] { "" }
   *[other] { " " }on { NAME($target, case: "acc") }
}
act-ready = ready: { $deed }; { $of ->
    [none] { $trigger }
   *[other] { $trigger } ({ NAME($of) })
}
act-release = now: { $deed }
act-trigger = say that what { NAME($on) } waits for has happened
act-draw = take out the { $thing }
act-sheathe = put away the { $thing }
act-drop = drop the { $thing }
act-pick-up = pick up the { $thing } at { $square }
act-give = give the { $thing } to { NAME($target, case: "dat") }
act-don = put on the { $thing }
act-doff = take off the { $thing }
act-check = have { NAME($of, case: "acc") } make a check: { $skill }, DC { $dc }{ $edge ->
    [1] , with advantage
    [-1] , with disadvantage
   *[0] { "" }
}
act-save = have { NAME($of, case: "acc") } make a saving throw: { $ability }, DC { $dc }{ $edge ->
    [1] , with advantage
    [-1] , with disadvantage
   *[0] { "" }
}
act-group-check = have several make a check together: { $skill }, DC { $dc } ({ $of })
act-oppose = have { NAME($of, case: "acc") } contend with { NAME($against, case: "acc") }: { $skill } against { $with_ }
act-relate = make the sides { $side } and { $other } { $relation ->
    [hostile] hostile
    [allied] allied
   *[neutral] neutral
}
act-smash = strike the { $thing } { NAME($means, case: "with") }
act-open = open the { $door }
act-shut = shut the { $door }
act-turn-key = turn the key in the { $door }
act-force = force the { $door } with the shoulder
act-fall = let { NAME($on, case: "acc") } fall{ $feet ->
    [-1] { "" }
   *[other] { " " }{ FEET($feet) }
}
act-suffocate = take the air from { NAME($on, case: "acc") }{ $breath ->
    [yes] { " " }(breath held)
   *[no] { " " }(no time to hold the breath)
}
act-breathe = give { NAME($on, case: "acc") } air again
act-use = use the { $item }{ $on ->
    [none] { "" }
   *[other] { " " }on { NAME($on, case: "acc") }
}{ $bonus ->
    [yes] { " " }as a bonus action
   *[no] { "" }
}
act-put-out = put out the { $thing }
act-hood = { $down ->
    [yes] let the hood of the lantern down
   *[no] put the hood of the lantern up
}
act-shine = point the light at { $to }
act-sight = rule that { NAME($on) } { $sees ->
    [yes] sees { NAME($of, case: "acc") }
    [no] does not see { NAME($of, case: "acc") }
   *[by-rule] sees { NAME($of, case: "acc") } or not, as the rules say
}
act-drive = { $pull ->
    [yes] pull
   *[no] push
} { NAME($on, case: "acc") } { FEET($feet) } { $pull ->
    [yes] towards
   *[no] away from
} { $origin }
act-cover = rule that { NAME($on) } has { $degree ->
    [-1] cover as the lines say
    [0] no cover
    [1] half cover
    [2] three-quarters cover
   *[other] total cover
}{ $against ->
    [none] { "" }
   *[other] { " " }from { NAME($against, case: "acc") }
}
act-jump = leap to { $to }
act-high-jump = jump up { FEET($feet) }
act-legendary = { $option }{ $target ->
    [none] { "" }
   *[other] { " " }on { NAME($target, case: "acc") }
}{ $targets ->
    [none] { "" }
   *[other] { " " }on { $targets }
}{ $toward ->
    [none] { "" }
   *[other] { " " }towards { $toward }
}
act-lair = { $option }{ $targets ->
    [none] { "" }
   *[other] { " " }on { $targets }
}{ $toward ->
    [none] { "" }
   *[other] { " " }towards { $toward }
}
act-stand = stand up
act-drop-prone = drop prone
act-mount = mount { NAME($target, case: "acc") }{ $free ->
    [yes] { " " }and let it go as it likes
   *[no] { "" }
}
act-dismount = dismount to { $to }
act-land = jump clear to { $to }
act-delay = act only after { NAME($after, case: "acc") }
act-surprise = take by surprise: { $those ->
    [none] nobody
   *[other] { $those }
}
act-place = place { NAME($on, case: "acc") } at { $at }{ $height ->
    [0] { "" }
   *[other] , { FEET($height) } up
}
act-roll-initiative = have initiative rolled: { $those }
act-initiative = set the initiative to { $total }: { $those }
act-start = begin the first turn
act-join = bring { NAME($on, case: "acc") } into the fight at { $at }{ $height ->
    [0] { "" }
   *[other] , { FEET($height) } up
}{ $surprised ->
    [yes] { " " }(surprised)
   *[no] { "" }
}
act-enlist = add to side { $side }: { $sheet } ({ $id }; run by { $controller })
act-say = say{ $by ->
    [sign] { " " }by signs
    [mind] { " " }in thought
   *[voice] { "" }
}: “{ $words }”
act-flourish = show: { $words }
act-handle = handle the { $thing }{ $how ->
    [none] { "" }
   *[other] { " " }({ $how })
}
act-hasten = with haste: { $deed }
act-again = use { $spell } again{ $targets ->
    [none] { "" }
   *[other] { " " }on { $targets }
}{ $at ->
    [none] { "" }
   *[other] { " " }at { $at }
}
trigger-gm = when the game master says so
trigger-comes-within-reach = when somebody comes within reach
trigger-leaves-reach = when somebody leaves the reach
trigger-comes-within = when somebody comes near enough
trigger-appears = when somebody comes into view
trigger-moves = when somebody moves
trigger-attacks = when somebody attacks
trigger-attacked = when somebody is attacked
trigger-harmed = when somebody is hurt
trigger-falls = when somebody falls
trigger-begins-to-cast = when somebody begins to cast
trigger-casts = when somebody has cast a spell
trigger-acts = when somebody acts
trigger-door-opens = when a door opens
trigger-turn-starts = when a turn starts
trigger-turn-ends = when a turn ends

## Questions

ask-dnd-turn-move-and-action = { NAME($who, case: "label") }: what now?
ask-dnd-oa-trigger = { NAME($who) } leaves the reach. { NAME($asked, case: "label") }: an opportunity attack?
ask-dnd-temp-no-stacking = { NAME($who, case: "label") }: which temporary hit points to keep?
ask-dnd-zero-knock-out = { NAME($who, case: "label") }: kill { NAME($target, case: "acc") } or knock out?
ask-dnd-initiative-group-roll = In which order do these act?
ask-dnd-turn-start-end = { NAME($who, case: "label") }: what comes first?
ask-dnd-combat-end = Nobody is left to fight. Is the fight over?
ask-dnd-initiative-tie-d20 = A tie of initiative: decide, or roll a d20 each?
ask-dnd-initiative-tie-gm = A tie of initiative: who goes first?
ask-dnd-initiative-tie-players = A tie of initiative: who goes first?
ask-dnd-initiative-tie-mixed = A tie of initiative: who goes first?
ask-dnd-monster-traits = { NAME($asked, case: "label") }: which shall it be{ $target ->
    [none] ?
   *[other] { " " }for { NAME($target, case: "acc") }?
}
ask-dnd-setup-surprise-step = Who is surprised? Proposed: { $proposed ->
    [none] nobody.
   *[other] { $proposed }.
}
ask-dnd-move-climb-swim = { NAME($who, case: "label") } climbs: what is the DC, 0 for none?
ask-dnd-action-help-check = { NAME($who, case: "label") } wants to help { NAME($ally, case: "acc") }{ $task ->
    [none] .
   *[other] { " " }({ $task }).
} Is that possible?
ask-dnd-contest-combat = { NAME($who, case: "label") } against { NAME($target, case: "acc") }, { $aim }: by which skill?
ask-dnd-shove-start = { NAME($target, case: "label") } gives way: knock down or push back?
ask-dnd-move-forced = { NAME($asked, case: "label") }: where to?
ask-dnd-free-gm-demands-action = { NAME($door) }: what is the DC to force it?
ask-dnd-turn-extra-options = { NAME($asked, case: "label") }: use the feature now?
ask-dnd-hazard-falling = { NAME($who, case: "label") } falls: how many feet deep?
ask-dnd-hide-contest = Who notices { NAME($hider, case: "acc") }?
ask-dnd-action-search = { NAME($who, case: "label") } searches: by which skill?
ask-dnd-hide-conditions = May { NAME($who) } hide here? Partly in view of { $watchers }.
ask-dnd-action-improvise = { $skill ->
    [none] { NAME($who, case: "label") }, { $idea }: what does it take?
   *[other] { $skill }: what is the DC?
}
ask-dnd-action-use-object = { NAME($asked, case: "label") }: by action or by bonus action?
ask-dnd-monster-lair-actions = { NAME($asked, case: "label") }: a lair action?
ask-dnd-monster-legendary-actions = { NAME($asked, case: "label") }: a legendary action?
ask-dnd-heal-basic = { NAME($asked, case: "label") }: how many hit points for { NAME($target, case: "acc") } (from { $least } to { $most })?
ask-dnd-action-ready = { NAME($asked, case: "label") }: do what was readied now?
ask-dnd-action-multiattack = { NAME($asked, case: "label") }: what comes next in the multiattack?
ask-dnd-action-ready-spell = { NAME($asked, case: "label") }: let the held spell go now?
ask-dnd-weapon-improvised = { NAME($who, case: "label") } strikes with the { $thing }: what does it count as?
ask-dnd-spell-reaction = { $spell ->
    [none] { NAME($who) } is about to hit { NAME($target, case: "acc") }.
   *[other] { NAME($who) } is casting { $spell }.
} { NAME($asked, case: "label") }: answer with a spell?
ask-dnd-action-cast = { $spell ->
    [none] { NAME($asked, case: "label") }: which shall it be{ $target ->
        [none] ?
       *[other] { " " }for { NAME($target, case: "acc") }?
    }
   *[other] { NAME($asked, case: "label") }, { $spell }: who is the next target?
}
ask-dnd-action-cast-done = { NAME($who) } casts { $spell }{ $targets ->
    [none] .
   *[other] { " " }on { $targets }.
} Say what comes of it.
ask-dnd-action-monster = { NAME($asked, case: "label") }: which shall it be{ $target ->
    [none] ?
   *[other] { " " }for { NAME($target, case: "acc") }?
}
ask-dnd-action-improvise-done = { NAME($who, case: "label") }, { $idea }: say what comes of it.
ask-dnd-contest-combat-done = { NAME($won) } has won ({ $aim }). Say what comes of it.
ask-dnd-grapple-start = { NAME($by) } grabs at { NAME($asked, case: "acc") }. Resist by which skill?
ask-dnd-shove-start-athletics = { NAME($by) } shoves { NAME($asked, case: "acc") }. Resist by which skill?
ask-dnd-free-speech = { NAME($who) } is surprised and wants to speak. Allow it?
ask-dnd-move-long-jump = { NAME($who) } leaps over something low at { $square }. Does it take a check?
ask-dnd-mount-who = { NAME($who) } wants to mount { NAME($target, case: "acc") }. Allow it?
ask-dnd-mount-thrown-off = { NAME($mount) } goes down. { NAME($asked, case: "label") }: jump clear?
ask-dnd-monster-traits-legendary-resistance = { NAME($asked, case: "label") } failed a save. Use legendary resistance?
ask-dnd-monster-traits-use = { NAME($asked, case: "label") }: use { $aura } on { NAME($target, case: "acc") }, or spare?
ask-dnd-monster-traits-look-away = { NAME($asked, case: "label") }: look away from { NAME($source, case: "acc") }, or make the save?
ask-dnd-monster-traits-aside = { NAME($asked, case: "label") }: step aside, or stay?
ask-dnd-monster-traits-done = { NAME($who) } uses an ability that stands in words: { $ability }. { $text ->
    [none] Rule on it, and say whether it was done.
   *[other] { $text } Rule on it, and say whether it was done.
}
ask-dnd-monster-lair-actions-done = The lair of { NAME($who) } acts: { $ability }. { $text ->
    [none] Rule on it, and say whether it was done.
   *[other] { $text } Rule on it, and say whether it was done.
}
ask-dnd-monster-legendary-actions-done = { NAME($who) } uses an ability that stands in words: { $ability }. { $text ->
    [none] Rule on it, and say whether it was done.
   *[other] { $text } Rule on it, and say whether it was done.
}
ask-dnd-monster-legendary-actions-move = { NAME($asked, case: "label") }: move now, and where to?
ask-dnd-setup-sequence = The fight is being set up: what comes next?

## Answers

choice-legendary-resistance = legendary resistance
choice-end = end it
choice-go-on = go on
choice-kill = kill
choice-knock-out = knock out
choice-decide = decide
choice-roll-off = roll off
choice-able = possible
choice-unable = impossible
choice-impossible = impossible
choice-done = done
choice-push = push back
choice-refuse = no
choice-use = use it
choice-spare = spare
choice-look-away = look away
choice-save = make the save
choice-check = check
choice-contest = contest
choice-no-check = no check
choice-last = last
choice-nothing = nothing
choice-aside = step aside
choice-stay = stay
choice-action = action
choice-bonus = bonus action

## State

is-blinded = blinded
is-charmed = charmed
is-deafened = deafened
is-frightened = frightened
is-grappled = grappled
is-incapacitated = incapacitated
is-invisible = invisible
is-paralyzed = paralysed
is-petrified = petrified
is-poisoned = poisoned
is-prone = prone
is-restrained = restrained
is-stunned = stunned
is-unconscious = unconscious
status-own = { NAME($who, case: "label") }: { $dead ->
    [yes] dead
   *[no] { $hp }/{ $most } hp{ $temp ->
        [0] { "" }
       *[other] { " " }+{ $temp } temporary
    }, AC { $ac }{ $state ->
        [none] { "" }
       *[other] ; { $state }
    }{ $left ->
        [none] { "" }
       *[other] ; left: { $left }
    }
}
status-other = { NAME($who, case: "label") }: { $looks ->
    [unhurt] unhurt
    [hurt] hurt
    [bloodied] badly hurt
    [down] down
   *[dead] dead
}{ $state ->
    [none] { "" }
   *[other] ; { $state }
}

## Why not: refusals

no-dnd-attack-steps = { $target ->
    [none] There is no such attack.
   *[other] There is nobody there to attack.
}
no-dnd-action-attack = All attacks of this action have been made.
no-dnd-turn-move-and-action = The action of this turn is spent.
no-dnd-action-multiattack = { $left ->
    [none] There is no such multiattack.
   *[other] This is no part of the multiattack under way; left: { $left }.
}
no-dnd-weapon-two-handed = That takes both hands, and one of them is not free.
no-dnd-hands = { $thing ->
    [none] { $held ->
        [none] It is not in hand.
        [nothing] It is not in hand.
       *[other] The hands are full: { $held }.
    }
   *[other] Not at hand: { $thing }.
}
no-dnd-monster-recharge = It is spent until it recharges.
no-dnd-condition-charmed = { $target ->
    [none] One who is charmed cannot do that.
   *[other] { NAME($target) } has charmed the attacker and cannot be its target.
}
no-dnd-cover-levels = { $degree ->
    [none] Total cover: nothing can be aimed there.
   *[other] Cover has the degrees 0 (none) to 3 (total), not { $degree }.
}
no-dnd-move-forced = Nobody who is there can be moved that far: { FEET($feet) }
no-dnd-grid-los = Whether somebody sees somebody else is said with yes, no or by-rule, not with: { $sees }
no-dnd-attack-guess-square = { $target ->
    [none] Nothing can be aimed at { $square } by guessing.
   *[other] It is not known where { NAME($target) } is; a square can be guessed instead.
}
no-dnd-weapon-ammunition = There is no ammunition left for it.
no-dnd-weapon-loading = It has been fired with this action already and has to be loaded.
no-dnd-weapon-net = A net allows one attack only.
no-dnd-attack-reach = The target is { FEET($away) } away; the reach is { FEET($reach) }
no-dnd-attack-range-single = The target is { FEET($away) } away; the range is { FEET($range) }
no-dnd-attack-range-two = The target is { FEET($away) } away; the long range is { FEET($range) }
no-dnd-round-one-turn-each = { NAME($who) } has no turn in this fight.
no-dnd-setup-turns-step = It is { NAME($turn, case: "gen") } turn.
no-dnd-bonus-definition = Bonus actions are for one's own turn; it is { NAME($turn, case: "gen") }.
no-dnd-bonus-denied = Without actions there are no bonus actions ({ $because }).
no-dnd-bonus-one-per-turn = The bonus action of this turn is spent.
no-dnd-bonus-needs-source = Nothing lets this creature do that as a bonus action.
no-dnd-bonus-timing-specified = It has to follow what it comes from.
no-dnd-twf-attack = { $means ->
    [none] First the attack with the other weapon has to be made.
   *[other] Two-weapon fighting takes two different light melee weapons.
}
no-dnd-action-help-check = One cannot help { NAME($ally, case: "acc") } with that.
no-dnd-action-help-attack = { $away ->
    [none] One cannot help { NAME($ally, case: "acc") } in that.
   *[other] The target is { FEET($away) } away; the helper must be next to it.
}
no-dnd-zero-first-aid = { $away ->
    [none] { $kit ->
        [none] { NAME($target) } needs no first aid.
       *[other] There is no healer's kit.
    }
   *[other] The patient is { FEET($away) } away and has to be in reach.
}
no-dnd-grapple-start = { $hands ->
    [none] { $target ->
        [none] This creature is held already.
       *[other] { NAME($target) } is too big.
    }
   *[other] A grapple takes a free hand; held: { $hands }.
}
no-dnd-shove-start = { NAME($target) } is too big.
no-dnd-grapple-release = { NAME($target) } is not in this creature's grip.
no-dnd-action-escape-effect = { $away ->
    [none] There is nothing here to get free of.
   *[other] It is { FEET($away) } away.
}
no-dnd-reaction-definition = A reaction needs its trigger.
no-dnd-turn-extra-options = { $feature ->
    [none] It cannot be used now.
   *[other] Not at hand, or used up: { $feature }.
}
no-dnd-stat-don-doff = A shield takes an action to put on or take off.
no-dnd-object-interactions = { $target ->
    [none] That cannot be reached from here.
   *[other] { NAME($target) } cannot take it.
}
no-dnd-stat-ac = Only one shield protects.
no-dnd-action-hide = In plain view of { $watchers }.
no-dnd-hide-contest = This creature is not hiding.
no-dnd-damage-types = There is no such damage type: { $type }.
no-dnd-damage-roll = These are no dice: { $dice }.
no-dnd-core-check = There is no such skill or ability: { $skill }.
no-dnd-free-gm-demands-action = By the game master's word this takes the action: { $thing }.
no-dnd-free-one-object = The free interaction and the action are both spent.
no-dnd-grid-square = There is no way given.
no-dnd-surprise-no-move-no-action = The surprised neither move nor act.
no-dnd-move-several-speeds = { $mode ->
    [none] With what has been moved already the way takes { FEET($needs) }; left: { FEET($left) }
   *[other] There is no speed for it: { $mode }.
}
no-dnd-move-budget = The way takes { FEET($needs) }; left: { FEET($left) }
no-dnd-move-no-end-in-space = { $square } is taken; one can pass, but not stop there.
no-dnd-move-through-hostile = { $square ->
    [none] { NAME($who) } is in the way.
   *[other] An enemy is in the way at { $square }.
}
no-dnd-condition-frightened = Whoever is frightened cannot willingly come nearer to the source of the fear.
no-dnd-condition-deafened = Whoever is deafened cannot hear it.
no-dnd-condition-blinded = Whoever is blinded cannot see it.
no-dnd-condition-incapacitated = Whoever is incapacitated cannot act.
no-dnd-condition-paralyzed = Whoever is paralysed can do nothing.
no-dnd-condition-petrified = Whoever is petrified can do nothing.
no-dnd-condition-stunned = Whoever is stunned can do nothing.
no-dnd-condition-unconscious = Whoever is unconscious can do nothing.
no-dnd-grid-corner = There is no step to { $square }: a corner or a gap is in between.
no-dnd-size-squeeze = { $needs ->
    [none] There is no room at { $square }.
   *[other] The way takes { FEET($needs) }, since squeezing counts double; left: { FEET($left) }
}
no-dnd-setup-positions = { NAME($who, case: "label") }: { $problem ->
    [off-map] the place is off the map.
    [wall] the place is inside a wall.
   *[shared] somebody else stands there.
}
no-dnd-action-ready = { $when ->
    [none] { $who ->
        [none] That cannot be readied.
       *[other] { NAME($who) } has readied nothing.
    }
   *[other] Nobody can wait for that: { $when }.
}
no-dnd-action-monster = { $holds ->
    [none] { $power ->
        [none] { $target ->
            [none] It cannot be done now.
           *[other] It does not affect { NAME($target, case: "acc") }.
        }
       *[other] There is no such power: { $power }.
    }
   *[other] It already holds as many as it can.
}
no-dnd-monster-legendary-actions = Legendary actions come at the end of another's turn.
no-dnd-monster-lair-actions = Lair actions come at their own count.
no-dnd-vision-see = { $square ->
    [none] { NAME($target) } cannot be seen.
   *[other] { $square } cannot be seen.
}
no-dnd-aoe-grid = The area cannot be laid so.
no-dnd-spell-path = { $away ->
    [none] { $within ->
        [none] There is no clear path to it.
       *[other] The targets must be within { FEET($within) } of one another.
    }
   *[other] It is { FEET($away) } away; the range is { FEET($range) }
}
no-dnd-spell-slots = There is no such slot left.
no-dnd-spell-long-cast = No long casting is under way.
no-dnd-action-cast = { $spell ->
    [none] This spell cannot be aimed so.
   *[other] This creature does not have the spell { $spell }.
}
no-dnd-concentration-one = This creature concentrates on nothing.
no-dnd-concentration-incapacitated = This creature concentrates on nothing.
no-dnd-action-ready-spell = Only a spell cast as one action can be readied.
no-dnd-stat-armor-unproficient = Nobody casts spells in armour without being used to it.
no-dnd-spell-components = { $component ->
    [v] The spell has to be spoken.
    [s] The spell takes a free hand for its gestures.
   *[m] The spell's material is not at hand.
}
no-dnd-spell-reaction = This spell only answers its trigger.
no-dnd-spell-bonus-action = Beside a bonus action spell only a cantrip can be cast this turn.
no-dnd-initiative-fixed = The order of turns stays as it is.
no-dnd-core-skills = There is no such skill or ability: { $skill }.
no-dnd-core-save = There is no such ability: { $ability }.
no-dnd-core-group-check = There is nobody to make the check.
no-dnd-core-sides = Sides are hostile, allied or neutral, not { $relation }.
no-dnd-move-climb-swim = { $needs ->
    [none] { $height ->
        [none] There is no water to swim in at { $square }.
       *[other] There is nothing to hold on to at { $square }, at a height of { FEET($height) }
    }
   *[other] The way takes { FEET($needs) }, since it is climbed or swum without a speed for it; left: { FEET($left) }
}
no-dnd-hazard-suffocation = { $target ->
    [none] That changes nothing about { NAME($who, case: "gen") } breath.
   *[other] As long as { NAME($target) } cannot breathe, help is of no use.
}
no-dnd-hazard-falling = Nobody falls that far: { FEET($feet) }
no-dnd-action-use-object = This cannot be used as an action: { $item }.
no-dnd-free-special-items = Magic things take the action itself, not a bonus action or a free interaction: { $item }.
no-dnd-item-potion-healing = A potion is for whoever is beside the giver, lives and does not resist.
no-dnd-vision-light = { $item ->
    [none] There is no such light in hand to be handled so.
   *[other] It is burning already: { $item }.
}
no-dnd-move-crawl = { $needs ->
    [none] Not from the ground: one has to stand up first.
   *[other] Crawling, the way takes { FEET($needs) }; left: { FEET($left) }
}
no-dnd-move-stand-up = Standing up takes { FEET($needs) }; left: { FEET($left) }
no-dnd-move-long-jump = { $square ->
    [none] The leap would be { FEET($needs) }; the longest is { FEET($most) }
   *[other] There is no ground to walk on at { $square }; one can leap over it.
}
no-dnd-move-high-jump = { $most ->
    [none] That is no height to jump: { FEET($needs) }
   *[other] The jump would be { FEET($needs) }; the highest is { FEET($most) }
}
no-dnd-move-fly = Up in the air, { FEET($height) } above the ground, there is nothing to walk on.
no-dnd-move-creature-space-difficult = The way takes { FEET($needs) }, since another's space counts double; left: { FEET($left) }
no-dnd-grid-enter-cost = The way takes { FEET($needs) }, since difficult terrain counts double; left: { FEET($left) }
no-dnd-grid-diagonal = The way takes { FEET($needs) }, since every second diagonal counts double; left: { FEET($left) }
no-dnd-grid-coordinates = This is no height to go to: { FEET($height) }
no-dnd-monster-traits = One who is turned only moves away, dashes, gets free of what holds it, or dodges where there is no way out.
no-dnd-mount-who = { $size ->
    [none] { NAME($target) } cannot be mounted.
   *[other] A mount has to be larger than its rider; { NAME($target) } is { $size }.
}
no-dnd-mount-mounting = { $on ->
    [none] { $away ->
        [none] { $done ->
            [none] { $to ->
                [none] { $needs ->
                    [none] This creature rides nobody.
                   *[other] Mounting and dismounting take { FEET($needs) }; left: { FEET($left) }
                }
               *[other] There is no room to dismount at { $to }.
            }
           *[other] One mounts or dismounts only once during a move.
        }
       *[other] The mount is { FEET($away) } away and has to be beside its rider.
    }
   *[other] The rider is carried: { NAME($on) } does the moving.
}
no-dnd-mount-controlled = A mount that is controlled can only dash, disengage or dodge.
no-dnd-grapple-drag = { $needs ->
    [none] There is nobody to drag along.
   *[other] Dragging halves the speed: the way takes { FEET($needs) }; left: { FEET($left) }
}
no-dnd-condition-restrained = Whoever is restrained cannot move.
no-dnd-condition-grappled = Whoever is grappled cannot move.
no-dnd-condition-prone = That is how this creature is already.
no-dnd-attack-object = { $thing ->
    [none] This cannot damage a thing.
   *[other] There is no such thing to strike, or nothing to strike it with.
}
no-dnd-setup-sequence = { $step ->
    [turns] The turns have begun; the setting up is over.
    [surprise] First it has to be settled who is surprised.
    [positions] First these have to be placed: { $missing }.
   *[initiative] First these need an initiative: { $missing }.
}
no-dnd-turn-order-set-once = These have a place in the order already: { $done }.
no-dnd-duration-joining = { $sheet ->
    [none] { $id ->
        [none] { NAME($who) } cannot join: already there, dead, or the fight has not begun.
       *[other] This name cannot be given: { $id }.
    }
   *[other] The encounter has no such stat block: { $sheet }. There are: { $known }.
}
no-dnd-free-speech = { $by ->
    [sign] No signs can be made now, or there is nothing to say.
    [mind] Nothing can be said in thought now, or there is nothing to say.
   *[voice] Nothing can be said aloud now, or there is nothing to say.
}
no-dnd-free-flourishes = No flourish can be made now, or none was described.
no-dnd-weapon-lance = On foot a lance takes both hands.
