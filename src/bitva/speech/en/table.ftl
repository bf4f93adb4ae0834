## Grammar: how names, lists, numbers and distances are put

name-own = { $name }
name-only = the { $name }
name-one-of = { $name } { $number }
name-possessive = { $name }'s
unformed = { $title }
unnamed = { $id }
somebody = somebody
    .gen = somebody's
    .label = Somebody
gamemaster = the game master
    .gen = the game master's
    .label = Game master
list-none = nothing
list-and = { $a } and { $b }
list-or = { $a } or { $b }
list-comma = { $a }, { $b }
times = { $n ->
    [1] { $thing }
   *[other] { $n } × { $thing }
}
decimal-sign = .
feet = { $n } ft.
metres = { $n } m
yards = { $n ->
    [one] { $n } yard
   *[other] { $n } yards
}
squares = { $n ->
    [one] { $n } square
   *[other] { $n } squares
}
square = ({ $x },{ $y })
number = { $total } = { $terms }
number-beaten = { $total } = { $terms } (without { $losers })
term-first = { $value } ({ $why })
term-plus = + { $value } ({ $why })
term-minus = − { $value } ({ $why })
term-beaten = { $value } for { $why }, which gives way to { $by }
die-letter = d
refused = { $says } (Rule: { $rule }.)
choice-yes = yes
choice-no = no
choice-number = { $n }

## Facts

fact-arrived = { NAME($who) } takes the field at { $square }.
all-arrived = On the field: { $list }.
at-square = { NAME($who, case: "label") } { $square }
fact-left = { NAME($who) } leaves the field.
fact-stepped = { NAME($who) } is now at { $square }.
fact-rose = { $height ->
    [0] { NAME($who) } is on the ground.
   *[other] { NAME($who) } is { FEET($height) } above the ground.
}
fact-turned = { NAME($who) } turns to face { $facing }.
facing-0 = north
facing-1 = north-east
facing-2 = east
facing-3 = south-east
facing-4 = south
facing-5 = south-west
facing-6 = west
facing-7 = north-west
fact-grown = { $size ->
    [1] { NAME($who) } now takes up a single square.
   *[other] { NAME($who) } now takes up { $size } × { $size } squares.
}
fact-reshaped = The map changes: { $layer }.
fact-ordered = Order of turns: { $places }.
place = { NAME($who, case: "label") } ({ $count })
fact-round-began = Round { $round }
fact-fight-ended = The fight is over.
fact-pool-set = By the game master's word { NAME($who) } now has { $pool }: { $amount }.
fact-handed-over = { NAME($who) } is now in the hands of { $person }.
fact-changed-sides = { NAME($who) } now fights for another side: { $side }.
fact-declared-ruling = The game master's word: { $act }.
fact-overruled = The game master lets { NAME($who) } do it against the rule “{ $rule }”.
fact-forbidden = The game master does not let { NAME($who, case: "acc") } do this ({ $rule }).
fact-reminded = A reminder for { NAME($who) }: the rule “{ $rule }”.

## Actions of the game master

act-put = put { NAME($on, case: "acc") } at { $square }
act-take-away = take { NAME($on, case: "acc") } off the map
act-set = set { NAME($on, case: "gen") } { $pool } to { $amount }
act-condition = { $holds ->
    [no] free { NAME($on, case: "acc") } of a condition: { $condition }
   *[yes] give { NAME($on, case: "dat") } a condition: { $condition }
}
act-end-effect = end effect no. { $number }
act-order = put first in the order of turns: { $first }
act-hand-over = hand { NAME($on, case: "acc") } over to { $person }
act-side = have { NAME($on, case: "acc") } fight for another side: { $side }
act-end-fight = end the fight

## Questions

ask-overruling = { NAME($who, case: "label") }: the rule “{ $rule }” is against it: { $action }. Is it allowed?
ask-table-card = { NAME($who, case: "label") }: draw a card ({ $rule }). Which one is it?
ask-table-die = { NAME($who, case: "label") }: roll a d{ $sides } ({ $rule }). What does it show?
choice-allow = allow it
choice-forbid = forbid it
choice-pass = no
choice-later = let the others go first

## Refusals of the table itself

no-table-off-map = There is no room at { $square }.
no-table-unknown-pool = There is no such figure: { $pool }. There is: { $known }.
no-table-out-of-bounds = The number must be from { $least } to { $most }.
no-table-unknown-condition = There is no such condition: { $condition }. There is: { $known }.
no-table-unknown-effect = There is no effect no. { $number }.
no-table-nothing-to-undo = There is nothing to take back.
no-table-undo-not-yours = The last move was somebody else's; only the game master can take it back.
no-table-undo-dice = A die has fallen since; only the game master can take it back.
no-table-undo-secret = You have seen something new since; only the game master can take it back.
no-table-notation = { $problem ->
    [too-long] This line is too long: { $found }
    [too-deep] Too many brackets inside one another.
    [incomplete] Something is missing: a line says who does what ({ $found }).
    [unknown-verb] There is no such action: { $found }.
    [missing] This is missing: { $found }.
    [no-action] An action in brackets is needed instead of { $found }.
    [unknown-creature] There is no such creature: { $found }.
    [no-square] There is no such square: { $found }.
    [no-point] There is no such point: { $found }.
    [no-number] A number is needed instead of { $found }.
    [no-flag] Yes or no is needed instead of { $found }.
    [bracket] A bracket does not match.
    [unexpected] This is too much: { $found }.
   *[unreadable] This cannot be read: { $found }
} { $nearest ->
    [none] { "" }
   *[other] Did you mean { $nearest }?
}
no-table-over = The fight is over.
no-table-gm-only = Only the game master can do that.
no-table-stale = This question is no longer open.
no-table-question-open = An answer is awaited first.
no-table-not-yours = This creature is not yours.
no-table-not-asked = Somebody else is asked.
no-table-no-such-answer = This is none of the answers: { $answer }.
no-table-no-such-die = There is no such die: { $number }.
