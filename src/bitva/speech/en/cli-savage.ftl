## What the command line says of Savage Worlds.

sw-actions = { $n } actions declared
sw-pace = { $inches } of Pace
sw-bennies = { $n ->
    [one] { $n } Benny
   *[other] { $n } Bennies
}
sw-points = { $n } Power Points
sw-budget = { $parts }
sw-dead = { $gender ->
   *[m] dead
}
sw-wounds = { $n ->
    [one] { $n } Wound
   *[other] { $n } Wounds
}
sw-fatigue = Fatigue { $n }
sw-figures = Parry { $parry }, Toughness { $toughness }
sw-unhurt = { $gender ->
   *[m] unhurt
}
sw-state = { $state }
figure-wounds = Wounds
figure-fatigue = Fatigue

## Stat blocks

label-kind = Kind
label-size = Size
label-attributes = Attributes
label-skills = Skills
label-pace = Pace
label-parry = Parry
label-toughness = Toughness
label-armor = Armour
label-edges = Edges and abilities
label-attack = Attack
label-thrown = Thrown
label-powers = Powers
label-points = Power Points
label-min-strength = Minimum Strength
label-protection = Protection
sw-kind = { $type ->
    [beast] beast
    [construct] construct
    [spirit] spirit
    [swarm] swarm
    [vehicle] vehicle
   *[person] person
}, { $wild ->
    [yes] Wild Card
   *[no] Extra
}
sw-size = { $size }{ $scale ->
    [none] { "" }
   *[other] { " " }(scale { $scale })
}
sw-moves = { $mode ->
    [fly] flying { $inches }
    [swim] swimming { $inches }
   *[walk] { $inches }
}
sw-toughness = { $n }{ $armor ->
    [0] { "" }
   *[other] { " " }({ $armor })
}
sw-natural-armor = natural armour { $n }
sw-thrown = { " " }(thrown)
sw-strength = Str
sw-damage = { $damage }
sw-ap = AP { $n }
sw-range = range { $bands }
sw-reach = Reach { $n }
sw-rof = Rate of Fire { $n }
sw-template = { $template ->
    [small] Small Blast Template
    [medium] Medium Blast Template
    [large] Large Blast Template
    [cone] Cone Template
   *[stream] Stream Template
}
sw-parry = Parry { $n }
sw-cover = shots { $n }
sw-shots = { $n ->
    [one] { $n } shot
   *[other] { $n } shots
}
sw-reload = reload { $n }
sw-hands = two hands
sw-flag-pistol = fires in melee
sw-flag-rapid = rapid
sw-flag-heavy = heavy weapon
sw-flag-shotgun = shot
sw-flag-evadable = may be evaded
sw-flag-launched = launched
sw-flag-mounted = needs a mount
sw-flag-mounted-only = from the saddle only
sw-flag-scope = scope
sw-flag-shield = shield
sw-flag-limited = once a turn

## What the game master may say, by example

group-aim = aim
group-test = hinder a foe with a test
group-trick = help a friend or hinder a foe
group-support = support an ally
group-declare = do several things
group-push = push
group-crush = crush
group-break = break something
group-run = run
gm-cover = gm cover gleb medium — cover against everybody, or again what the map gives
gm-broken = gm broken door-1 — a thing is broken, without rolls
gm-drop-on = gm drop-on driver tikhon — somebody has the drop on somebody else
gm-frighten = gm frighten tikhon modifier=-2 — somebody is frightened, with this modifier
gm-speed = gm speed truck 60 — somebody or something goes so fast (kilometres an hour)
gm-ground = gm ground truck rough — a vehicle goes over even or rough ground
gm-footing = gm footing tikhon — somebody stands on something shaky; with “no” behind it, no longer
gm-join = gm join gunner 17,6 — somebody of the encounter comes into the running fight and is dealt in with the next round
gm-enlist = gm enlist lancer-9 road-lancer foes — one more creature of a stat block that is here; then it can join
