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
changed = { $type }: { $why }
dice-of = { $dice } { $type }
with-weapon = with the { $thing }
with-natural = with its { $thing }
with-spell = with { $thing }

## The turn

fact-turn-began = { NAME($who, case: "gen") } turn
fact-dashed = { NAME($who) } dashes.
walked = { $feet ->
    [0] { NAME($who) } ends up at { $square }.
   *[other] { NAME($who) } { $mode ->
        [fly] flies
        [climb] climbs
        [swim] swims
        [burrow] burrows
       *[walk] moves
    } { FEET($feet) }{ $square ->
        [none] { "" }
       *[other] { " " }to { $square }
    }.
}
fact-moved = { NAME($who) } moves { FEET($feet) } { $mode }.
fact-caught-unawares = { NAME($who) } is surprised.
all-caught-unawares = Surprised: { $list }.
fact-initiative-rolled = { NAME($who, case: "label") }: initiative { $roll }.
fact-light-changed = The light changes: { $light }.
fact-action-regained = { NAME($who) } has another action.

## Rolls

fact-attack-rolled = { $manner ->
    [thrown] { NAME($who) } throws the { $means } at { NAME($target, case: "acc") }
    [two-handed] { NAME($who) } attacks { NAME($target, case: "acc") } { NAME($means, case: "with") } in both hands
    [club] { NAME($who) } attacks { NAME($target, case: "acc") } { NAME($means, case: "with") } as a club
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
fact-attack-missed = { NAME($who) } misses { NAME($target, case: "acc") }.
fact-guess-missed = { NAME($who) } attacks { $square } { NAME($means, case: "with") } and hits nothing.
fact-save-rolled = { $why ->
    [none] { NAME($who, case: "label") }: { $ability } save{ $roll ->
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
fact-death-save-rolled = { NAME($who, case: "label") }: death save { $die }.
fact-damage-rolled = Damage: { $damage }{ $faces ->
    [none] .
   *[other] { " " }(dice: { $faces }).
}

## Hit points

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

## Hands, gear, uses

fact-in-hand = { NAME($who) } now holds { $things }.
fact-drew = { NAME($who) } takes out the { $thing }.
fact-put-away = { NAME($who) } puts away the { $thing }.
fact-let-go = The { $thing } leaves { NAME($who, case: "gen") } hand and lies at { $square }.
fact-picked-up = { NAME($who) } picks up the { $thing }.
fact-slot-spent = { NAME($who) } uses a slot of level { $level }.
fact-slot-kept = { NAME($who) } gets back a slot of level { $level }.
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
fact-revealed = { NAME($who) } gives away where { $square } is.
fact-said = { NAME($who, case: "label") }: “{ $text }”
fact-hinted = { NAME($who) } still has an action to use: { $rule }.
fact-ruled-on = { NAME($who) } uses an ability that the game master rules on: { $ability }.

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
choice-legendary-resistance = legendary resistance
choice-end = end it
choice-go-on = go on
choice-kill = kill
choice-knock-out = knock out
choice-decide = decide
choice-roll-off = roll off

## Questions

ask-dnd-turn-move-and-action = { NAME($who, case: "label") }: what now?
ask-dnd-oa-trigger = { NAME($who, case: "label") }: an opportunity attack?
ask-dnd-temp-no-stacking = { NAME($who, case: "label") }: which temporary hit points to keep?
ask-dnd-zero-knock-out = { NAME($who, case: "label") }: kill { NAME($target, case: "acc") } or knock out?
ask-dnd-initiative-group-roll = In which order do these act?
ask-dnd-turn-start-end = { NAME($who, case: "label") }: what comes first?
ask-dnd-combat-end = Nobody is left to fight. Is the fight over?
ask-dnd-initiative-tie-d20 = A tie of initiative: decide, or roll a d20 each?
ask-dnd-initiative-tie-gm = A tie of initiative: who goes first?
ask-dnd-initiative-tie-players = A tie of initiative: who goes first?
ask-dnd-initiative-tie-mixed = A tie of initiative: who goes first?
ask-dnd-monster-traits = { NAME($who, case: "label") } failed a save. Use legendary resistance?
ask-dnd-setup-surprise-step = Who is surprised? Proposed: { $proposed }.

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
