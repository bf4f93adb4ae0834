## What the command line says.

## The program

help-usage = Usage:
help-options-sign = [OPTIONS]
help-command-sign = COMMAND [WORDS]…
help-commands = Commands
help-options = Options
help-examples = Examples
help-bitva =
    A referee for tactical combat in tabletop role-playing games. It knows whose turn it is, what may be done and why not, who may
    interrupt whom, and what every number is made of.

    Begin with “bitva play”.
option-help = Show this page and leave.
option-version = Show the version and leave.
option-lang = The language: en or ru. Without it, that of the environment.
option-json = Say it as JSON, for programs.
option-seed = What the dice follow from: the same seed and the same answers make the same fight.
option-rulebook = The rulebook.
sign-lang = LANGUAGE
sign-seed = TEXT
sign-rulebook = RULEBOOK
sign-number = NUMBER
sign-file = FILE
sign-fight = FIGHT
sign-files = FILES
sign-rule = RULE
sign-words = WORDS
sign-action = ACTION
sign-dice = DICE
sign-shell = SHELL
sign-depth = DEPTH
sign-name = NAME
sign-level = LEVEL
sign-players = NAMES
sign-side = SIDE
sign-units = UNIT
sign-machine = WHO=POLICY
sign-seconds = SECONDS
sign-what = WHAT

usage-problem = { $what }
    How it is called: { $command } --help
wrong-command = There is no command “{ $found }”.{ $nearest ->
    [none] { "" }
   *[other] { " " }Did you mean “{ $nearest }”?
} All of them: bitva --help
wrong-option = There is no option { $found }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Did you mean { $nearest }?
}
missing-argument = Something is missing: { $name }.
missing-value = The option { $name } needs a value.
wrong-value = { $name }: { $why }
wrong-word = “{ $found }” is not one of these: { $known }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Did you mean “{ $nearest }”?
}
wrong-number = A whole number from { $least } to { $most } is needed instead of “{ $found }”.
wrong-decimal = A number from { $least } to { $most } is needed instead of “{ $found }”.
too-many-words = This is too much, or does not belong here: { $found }
seed-too-long = A seed has { $most } characters at most.
internal =
    A fault of the program: { $how }
    Please report it with what you did; { $debug }=1 in the environment shows where it happened.
interrupted = Interrupted.

## Files and what is wrong with them

wrong-content = { $expected } is needed here, not { $found }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Did you mean “{ $nearest }”?
}
missing-content = { $expected } is needed here, and there is nothing.
unknown-field = There is no field { $found } here.{ $nearest ->
    [none] { "" }
   *[other] { " " }Did you mean “{ $nearest }”?
}
missing-field = The field “{ $name }” is missing.
quoted = “{ $text }”
found-mapping = a list of names and values
found-list = a list
found-true = “true”
found-false = “false”
found-more = more
found-other-bytes = something else
expected-mapping = A list of names and values
expected-list = A list
expected-rulebook = A rulebook
expected-map = A map
expected-light = The light (bright, dim, dark)
expected-side = One of the sides
expected-relation = How two sides stand (hostile, allied, neutral)
expected-level = A level (enforce, ask, remind, off)
expected-creature = A creature or a hero
expected-creatures = A list of creatures
expected-sides = A list of sides
expected-name = A name of letters, digits and hyphens
expected-another-name = A name that is not taken yet
expected-text = A text
expected-number = A number
expected-flag = Yes or no (true, false)
expected-square = A square ([x, y])
expected-file = A file that can be read
expected-utf = Text in UTF-8
expected-yaml = YAML
expected-no-alias = A value of its own, not an alias,
expected-no-anchor = A value without an anchor
expected-no-tag = A value without a tag
expected-one-document = One document
expected-at-most-bytes = { $least } bytes at most
expected-at-most-values = { $least } values at most
expected-at-most-levels = At most { $least } levels of nesting
expected-at-most-letters = A name of at most { $least } letters
expected-to-creatures = From { $least } to { $most } creatures
expected-to = A number from { $least } to { $most }
expected-field = The field “{ $name }”
expected-name-of-the-file = The name of the file
expected-opening = The opening (settled, played)
expected-line-in-quotes = A line in quotation marks
expected-rule = A rule of the catalogue
expected-case = The number of one of the rule's cases
expected-encounters = A ready fight
expected-maps = A map
expected-spells = A spell
expected-weapons = A weapon
expected-armor = An armour
expected-dice = Dice, such as 2d6+3,
expected-damage = Damage, such as 2d6+3 fire,
expected-a-known-kind-of-file = An encounter, a creature, a map, a list of proofs or a saved fight
expected-what-the-rulebook-can-use = Something that the rulebook can use
expected-free-place = A free place
found-off-map = a place off the map
found-wall = the inside of a wall
found-shared = a place where somebody else stands
expected-ability = An ability (str, dex, con, int, wis, cha)
expected-condition = A condition
expected-damage-type = A type of damage
expected-make = A make (magic, silver, adamantine)
expected-shape = A shape
expected-cost = A cost (action, bonus, reaction, legendary)
expected-moment = A moment
expected-cause = A cause
expected-kind-of-attack = A kind of attack (melee, ranged, melee-or-ranged)
expected-target = A kind of target (any, creature)
expected-sense = A sense
expected-skill = A skill
expected-component = A component (v, s, m)
expected-kind-of-stat-block = monster or hero
expected-size = A size (tiny … gargantuan)
expected-kind-of-mount = A kind of mount (trained, independent)
expected-to-entries = From { $least } to { $most } entries
reason-missing = there is no such file
reason-forbidden = it may not be read or written
reason-folder = it is a folder
reason-no-folder = part of the path is not a folder
reason-other = it cannot be read or written
wrong-file = { $file }: { $how }.
how-no-record = nothing of it is one
how-too-deep = it is nested too deeply
how-unfinished = a deed is not finished
how-opening = the opening is missing or stands elsewhere
how-sum = a sum does not fit
flaw-unreadable = This is not a saved fight that can be read ({ $how }).
flaw-newer = This fight was saved by a newer version of Bitva (format { $how }). What this version can read of it is shown; update Bitva for the rest.
flaw-rulebook = This fight needs a rulebook that is not here: { $how }.
flaw-cut-off = The record breaks off after { $whole ->
    [one] { $whole } deed
   *[other] { $whole } deeds
}; it is whole up to there.
flaw-altered = The record was altered at deed { $deed }; it is whole up to there.
flaw-divergence = Deed { $deed } of the record comes out differently today; it is whole up to there.

## Fights, sides, persons

unnamed-fight = A fight
no-such-fight = There is no fight “{ $found }”.{ $nearest ->
    [none] { "" }
   *[other] { " " }Did you mean “{ $nearest }”?
} There is: { $known }. Or name a file.
no-such-creature = There is no creature “{ $found }” here.{ $nearest ->
    [none] { "" }
   *[other] { " " }Did you mean “{ $nearest }”?
}
wrong-person = “{ $found }” cannot be a person's name here: it needs letters, digits or hyphens, once each.
dealt-twice = { $creature } cannot be played by both { $one } and { $other }.
settled-by-record = { $option } was settled when this fight began; it cannot be given for a saved one.
seed-is = The dice follow from the seed { $seed }.
welcome = You play the heroes; the machine plays the rest. Type the number of what you want to do, or a square such as 7,6 to go there. “help” shows what else there is, “auto” has the machine finish a turn for you, “quit” leaves and saves.
welcome-master = You are the game master: you see everything, and you are asked what only a game master can decide.
going-on = The fight goes on: { $deeds ->
    [one] { $deeds } deed
   *[other] { $deeds } deeds
} so far. The last of it:
hand-over = { $person }, the keyboard is yours. Press Enter when nobody else is looking.
won = The fight is over. Left standing: { $side }.
undecided = The fight is over, and nobody has won it.
not-decided = Nobody has won after a hundred rounds; the fight is left at that.
lasted = It took { $rounds ->
    [one] { $rounds } round.
   *[other] { $rounds } rounds.
} The same dice again: --seed { $seed }

## The map and the list beside it

ground-things = something lies here
ground-zone = magic
ground-open-door = open door
ground-door = door
ground-filled = wall
ground-pit = pit
ground-water = water
ground-fog = fog
ground-foliage = thicket
ground-difficult = difficult
ground-low = low wall
ground-slit = arrow slit
ground-opaque = cannot be seen through
light-bright = bright
light-dim = dim
light-dark = dark
sign-blank = (blank)
off-map = not on the map
member = { $name }: { $state }

## A turn

prompt = { $person ->
    [none] { $name }>
   *[other] { $person }, { $name }>
}
turn-of = { $name }{ $budget ->
    [none] { "" }
   *[other] : { $budget }
}
section-attack = Attacks
section-magic = Spells and abilities
section-move = Movement (or a square, such as 7,6)
section-other = Other
section-gear = Gear
more-attack = { $n ->
    [one] One more way to attack…
   *[other] { $n } more ways to attack…
}
more-magic = { $n } more…
more-move = { $n } more…
more-other = { $n } more…
all-attack = { $n ->
    [one] An unusual attack…
   *[other] Unusual attacks ({ $n })…
}
all-magic = Everything ({ $n })…
all-move = Everything ({ $n })…
all-other = Everything ({ $n })…
all-gear = Draw, put away, hand over … ({ $n })
marked = { $what } — { $marks }
chance-hit = { $percent }% to hit
chance-fail = { $percent }% to take effect
catches = catches { $who }
provokes = { $n ->
    [one] { $who } may strike
   *[other] { $who } may strike
}
group = { $name } ({ $n })…
group-thing = { $thing }
group-any = { $first } and the like
group-help = help
group-help-attack = help with an attack
group-ready = ready something
group-use = use { $thing }
group-jump = jump
group-high-jump = jump up
group-dash = dash
group-disengage = disengage
group-dodge = dodge
group-hide = hide
group-search = search
group-grapple = grapple
group-shove = shove
group-attack-square = attack a square by guess
group-open = open
group-shut = shut
group-first-aid = give first aid
group-draw = take out
group-sheathe = put away
group-drop = drop
group-give = hand over
group-pick-up = pick up
group-move = go elsewhere
group-mount = mount
group-dismount = dismount
group-smash = break something
group-escape = get free
group-delay = wait for a later place
move-beside = up to { $who }, at { $square }
move-nearer = nearer to { $who }, at { $square }
choice-back = back
no-such-number = There are numbers up to { $most }.
off-the-map = { $square } is off the map: it goes from 0,0 to { $width },{ $height }.
no-way = There is no way to { $square }.
not-understood = “{ $found }” is not understood.{ $nearest ->
    [none] { "" }
   *[other] { " " }Did you mean “{ $nearest }”?
} Type a number, a square such as 7,6, or “help”.

## Questions in the middle of a deed

hint-one = Type the number of your answer.
hint-number = Type a number from { $least } to { $most }.
hint-some = Type the numbers of those you choose, with spaces between them ({ $least } to { $most } of them){ $least ->
    [0] , or 0 for none.
   *[other] .
}
hint-order = Type the numbers in the order you want; those left out follow as they stand. Enter: as they stand.
hint-standing = “always” or “never” answers this question once and for all.

## Words of command: all of these are understood in every language

talk-help = help h ?
talk-map = map m
talk-why = why
talk-odds = odds
talk-all = all
talk-look = look who l
talk-rules = rules rule
talk-log = log
talk-undo = undo u
talk-save = save
talk-auto = auto
talk-master = master
talk-die = die
talk-allow = allow
talk-always = always
talk-never = never
talk-ask = ask
talk-quit = quit exit q
help-table =
    What you can type:
      a number         do what stands behind it; 0 ends the turn
      7,6              go to this square (the column first, then the row)
      Enter            show the map and the choices again
      map              the map
      look [NAME]      how everybody is; or one creature
      why              what the last number was made of, or why something is not allowed
      why 3            the same for choice 3; also for a square or an action
      odds 3           what choice 3 comes to, exactly
      rules WORDS      look up a rule
      log [30]         what has happened so far
      undo             take back your last move, if no die has fallen since
      auto             the machine finishes this turn; “auto all” plays to the end
      always, never    answer this question so from now on; “ask” to be asked again
      all [move]       every option in the notation
      attack goblin-1  an action in the notation (its doer may be left out)
      save FILE        keep the fight in a file
      master           be the game master as well: see everything, overrule anything
      quit             leave; the fight is saved
help-master =
    As the game master you can also type:
      allow            let happen what was just refused
      allow ACTION     let an action happen against the rules
      die 1 20         the first die of the last deed shows 20
      undo             take back anything
      master           be a player again
    And these words, with names and squares as they stand in “all” and on the map:

## Answers at the table

undone = Taken back.
saved = Saved: { $file }
saved-go-on = Saved. To go on: bitva play { $file }
not-saved = { $file } could not be saved: { $how }.
save-where = Where to? For example: save fight.json
master-here = You are the game master now: you see everything and may overrule anything. “help master” shows how.
master-gone = You are a player again.
not-master = Only the game master can do that. Type “master” to be one.
die-how = Which die, and what does it show? For example: die 1 20
die-fell = d{ $sides }: { $face } — { $why }{ $name ->
    [none] { "" }
   *[other] , { $name }
}
allow-what = Nothing was refused just now. Type the action behind the word: allow attack goblin-1
stand-when = This works when you are asked something in the middle of a deed.
standing-always = From now on always: { $rule }.
standing-never = From now on never: { $rule }.
standing-ask = You will be asked every time again.
allowed = Nothing is against it.
see-rule = rule { $rule }
no-number = There was no number yet.
total = Total { $total }:
term = { $why } ({ $rule }){ $by ->
    [none] { "" }
   *[other] , by { $by }
}{ $beaten ->
    [none] { "" }
   *[other] ; does not count, gives way to: { $beaten }
}
odds-what = The odds of what? For example: odds 3
odds-of = { $name }, { $figure }:
too-many-ways = The dice of this can fall in too many ways to count them all.
no-odds = No figure changes by it.
figure-hp = hit points
figure-temp = temporary hit points
figure-conditions = conditions
figure-dead = dead
figure-present = on the map
figure-at = square
figure-stable = stable
figure-looks = looks
looks-unhurt = unhurt
looks-hurt = hurt
looks-bloodied = badly hurt
looks-down = down
looks-dead = dead
yes = yes
no = no
nothing = none
ways-too = And { $n ->
    [one] { $n } way
   *[other] { $n } ways
} to go: all move
rules-what = Which rule? For example: rules cover
no-rule-found = No rule has to do with “{ $words }”.
rule-level = { $rule } · { $level }
level-enforced = the program sees to it
level-assisted = the game master judges one thing, the program does the rest
level-gm = left to the game master
rule-case = Case { $n }
case-given = Given: { $text }
case-when = When: { $text }
case-then = Then: { $text }

## bitva play

help-play =
    Play a fight at the terminal, against the machine or among several persons at one keyboard.

    Without a FIGHT, the demo: four heroes at a bridge. A FIGHT is the name of a ready one (bitva show), a file of an encounter, or
    a saved fight, which then goes on.
    .short = play a fight at the terminal
    .examples =
        bitva play
        bitva play crypt --seed 7
        bitva play ambush --side foes
        bitva play bridge --players ana,boris
        bitva play bridge --players ana=ragna+naella,boris=pim+dorgan --gm
        bitva play my-encounter.yaml --machine ogre=chance
        bitva play bitva-bridge.json
option-players = Who plays, separated by commas; each may name creatures: ana=ragna+pim.
option-side = The side that persons play.
option-machine = A machine plays this creature or side: tactician or chance.
option-gm = You are the game master as well: you see everything and decide what only he can.
option-auto = Machines play everything, and you watch.
option-real-dice = You roll real dice and type in what they show.
option-units = Distances in squares, metres or yards instead of the rulebook's own unit.

## The other commands

replay-instead = { $file } is a saved fight: bitva replay { $file } shows it, bitva play { $file } goes on with it.
saved-replay = Saved: { $file }. To see it again: bitva replay { $file }
option-pause = Seconds after each sentence.
option-save = Keep the fight in a file, for bitva replay.
help-watch =
    Watch machines play a fight, sentence by sentence.
    .short = watch machines play a fight
    .examples =
        bitva watch
        bitva watch dragon --seed 3 --pause 0.2
        bitva watch crypt --machine heroes=chance
        bitva watch bridge --seed 3 --save fight.json
        bitva watch bridge --seed 3 --json

record-of = { $deeds ->
    [one] One deed
   *[other] { $deeds } deeds
}; the dice follow from the seed { $seed }.
record-ends = The fight ends here.
record-stops = The record stops here; the fight is not over. To go on with it: bitva play FILE
replay-help = Enter: the next deed; b: back; m: the map; a number: that deed; q: leave.
replay-prompt = { $n }/{ $deeds }>
replay-back = b back
replay-map = m map
replay-quit = q quit exit
the-opening = the fight is opened
deed-head = { $n }. { $by }: { $act }
option-from = The deed to begin with.
option-maps = Draw the map after each deed.
help-replay =
    Go through a saved fight deed by deed: on a terminal step by step, forwards and backwards, otherwise all at once.

    A record that was cut off or altered is shown as far as it is whole; the exit code is then 1.
    .short = go through a saved fight
    .examples =
        bitva replay bitva-bridge.json
        bitva replay fight.json --from 40 --maps
        bitva replay fight.json --json

no-dice = “{ $found }” is neither a fight nor dice such as 2d6+3 (at most 100 dice of at most 1000 sides).
needs-ac = This goes with --ac: an attack needs an Armor Class.
no-attack = { $dice } is no attack roll of { $rulebook }: it has to begin with one d20.
odds-action = Which action? For example: bitva odds { $fight } "ragna move 5,6"
dice-are = { $dice }: { $mean } on average, from { $least } to { $most }
reaches = { $total } or more: { $percent }%
bars-head = { "  total      %   or more" }
more-totals = … and { $n } more totals (--json has them all)
attack-hits = { $bonus } against AC { $ac }: { $percent }% to hit
attack-deals = Damage { $damage }: { $mean } on average, misses included
option-against = How likely is this total or more?
option-ac = An attack against this Armor Class.
option-damage = What the attack deals if it hits.
option-advantage = The attack has advantage.
option-disadvantage = The attack has disadvantage.
help-odds =
    Exact odds: of dice; of an attack against an Armor Class; or of an action in a fight, counted over every way in which the dice
    can fall. In a fight the others let their turns pass until it is the turn of whoever acts.
    .short = exact odds of dice, of an attack, of an action
    .examples =
        bitva odds 8d6
        bitva odds 2d6+3 --against 10
        bitva odds d20+5 --ac 15 --damage 1d8+3 --advantage
        bitva odds crypt "ragna attack skeleton-1 means=longsword"
        bitva odds bitva-bridge.json "naella cast fire-bolt targets=ogre" --json

fighting = Fighting
fights-head = { $title }: { $n ->
    [one] { $n } fight
   *[other] { $n } fights
}, seed { $seed }
fights-won = { $side }: { $n ->
    [one] { $n } victory
   *[other] { $n } victories
}, { $percent }% (19 times out of 20 between { $low } and { $high }%)
fights-undecided = undecided: { $n }
fights-rounds = rounds: { $mean } on average, from { $least } to { $most }, half of them at most { $middle }
fights-standing = Left standing:
fights-stood = { $name }: { $percent }%
option-count = How many fights.
option-jobs = How many processes; without it, one for each processor. The result does not depend on it.
help-fights =
    Have machines play a fight many times, and count who wins, who is left standing and how long it takes.
    .short = play a fight many times, and count
    .examples =
        bitva fights
        bitva fights dragon --count 200 --seed 1
        bitva fights my-encounter.yaml --count 1000 --json

counting = Counting
perft-is = Depth { $depth }: { $n ->
    [one] { $n } sequence of deeds
   *[other] { $n } sequences of deeds
} ({ $seconds } s)
option-divide = The count behind each first deed.
help-perft =
    Count the sequences of deeds, with every answer to every question in them, from the first turn of a fight to a depth. Two
    versions of the rules that count the same allow the same.
    .short = count what may be done, to a depth
    .examples =
        bitva perft ambush 1 --divide
        bitva perft ambush 2 --seed 1 --json

no-rule-like = No rule has to do with “{ $words }”.{ $nearest ->
    [none] { "" }
   *[other] { " " }Did you mean { $nearest }?
}
rules-counted = { $n ->
    [one] { $n } rule
   *[other] { $n } rules
}: { $counts }
count-enforced = { $n } enforced
count-assisted = { $n } assisted
count-gm = { $n } left to the game master
mark-enforced = =
mark-assisted = ~
mark-gm = ?
option-level = Only rules of this level: enforced, assisted, gm.
help-rules =
    List the rules, find those that have to do with some words, or show one with its level and its worked cases. A rule is marked =
    where the program sees to it, ~ where the game master judges one thing, ? where it is left to him.
    .short = list, find and show rules
    .examples =
        bitva rules
        bitva rules cover
        bitva rules dnd.cover.levels
        bitva rules --level gm --rulebook dnd5e
        bitva rules dnd.oa --json

shelf-encounters = Fights
shelf-heroes = Heroes
shelf-creatures = Creatures
shelf-spells = Spells
shelf-weapons = Weapons
shelf-armor = Armour
nothing-named = There is nothing called “{ $found }”.{ $nearest ->
    [none] { "" }
   *[other] { " " }Did you mean “{ $nearest }”?
} All there is: bitva show
play-it = To play it: bitva play { $fight }
help-show =
    Show what there is: fights, heroes, creatures, spells, weapons and armour; or one of them, by its id or its name.
    .short = show fights, creatures, spells, gear
    .examples =
        bitva show
        bitva show crypt
        bitva show ogre
        bitva show "burning hands"
        bitva show ragna-3 --json

in-order = { $file }: { $kind }, in order.
file-encounter = a fight
file-creature = a stat block
file-map = a map
file-proofs = proofs
file-record = a saved fight
help-check =
    Check files: a fight, a stat block, a map, a list of proofs, a saved fight. What is wrong is said with file, line and field, what
    was expected, and the nearest right name; the exit code is then 2.
    .short = check files of fights, creatures, maps, proofs
    .examples =
        bitva check my-encounter.yaml
        bitva check creatures/*.yaml
        bitva check bitva-bridge.json --json

no-such-rule = There is no rule that begins with “{ $rule }”.{ $nearest ->
    [none] { "" }
   *[other] { " " }Did you mean { $nearest }?
}
proving = Proving { $rulebook }
help-prove =
    Run the worked cases of the rules: of all rulebooks, of one, or of the rules of one that begin alike. The last line sums up; the
    exit code is 0 only if nothing failed and no worked case is without its proof.
    .short = run the worked cases of the rules
    .examples =
        bitva prove
        bitva prove dnd5e
        bitva prove dnd5e dnd.cover
        bitva prove dnd5e --json

help-completion =
    Print what a shell needs in order to complete commands, options and names: bash, zsh or fish.
    .short = completion for your shell
    .examples =
        eval "$(bitva completion bash)"
        eval "$(bitva completion zsh)"
        bitva completion fish | source

## What the game master may say, by example

gm-put = gm put ogre 10,6 — somebody stands elsewhere, at a height if a third word gives it
gm-take-away = gm take-away ogre — somebody leaves the map
gm-set = gm set ogre hp 12 — a pool of somebody's now holds this much
gm-condition = gm condition ogre prone — somebody has a condition; with “no” behind it, no longer
gm-end-effect = gm end-effect 3 — an effect is over, by its number
gm-order = gm order ogre+ragna — these come first in the order of turns
gm-hand-over = gm hand-over wolf-1 ana — another person runs a creature
gm-side = gm side wolf-1 heroes — a creature fights for another side
gm-end-fight = gm end-fight — the fight is over
