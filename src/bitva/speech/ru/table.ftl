## Грамматика: имена, перечисления, числа и расстояния

name-own = { $name }
name-only = { $name }
name-one-of = { $name } { $number }
name-possessive = { $name }
unformed = { $title }
    .gen = существа «{ $title }»
    .dat = существу «{ $title }»
    .acc = существо «{ $title }»
    .ins = существом «{ $title }»
    .pre = существе «{ $title }»
unnamed = «{ $id }»
somebody = кто-то
    .gen = кого-то
    .dat = кому-то
    .acc = кого-то
    .ins = кем-то
    .pre = ком-то
    .g = m
    .label = Кто-то
gamemaster = Мастер
    .gen = Мастера
    .dat = Мастеру
    .acc = Мастера
    .ins = Мастером
    .pre = Мастере
    .g = m
    .label = Мастер
list-none = ничего
list-and = { $a } и { $b }
list-or = { $a } или { $b }
list-comma = { $a }, { $b }
times = { $n ->
    [1] { $thing }
   *[other] { $thing } × { $n }
}
decimal-sign = ,
feet = { $n } фт.
metres = { $n } м
yards = { $n ->
    [one] { $n } ярд
    [few] { $n } ярда
    [many] { $n } ярдов
   *[other] { $n } ярда
}
squares = { $n ->
    [one] { $n } клетка
    [few] { $n } клетки
    [many] { $n } клеток
   *[other] { $n } клетки
}
square = ({ $x },{ $y })
number = { $total } = { $terms }
number-beaten = { $total } = { $terms } (без { $losers })
term-first = { $value } ({ $why })
term-plus = + { $value } ({ $why })
term-minus = − { $value } ({ $why })
term-beaten = { $value } ({ $why }; перекрыто: { $by })
die-letter = к
refused = { $says } (Правило: { $rule }.)
choice-yes = да
choice-no = нет
choice-number = { $n }

## События

fact-arrived = { NAME($who) } занимает место на поле: { $square }.
all-arrived = На поле: { $list }.
at-square = { NAME($who, case: "label") } { $square }
fact-left = { NAME($who) } покидает поле.
fact-stepped = { NAME($who) } теперь на { $square }.
fact-rose = { $height ->
    [0] { NAME($who) } теперь на земле.
   *[other] { NAME($who) } теперь на высоте { FEET($height) }
}
fact-turned = { NAME($who) } поворачивается: { $facing }.
facing-0 = на север
facing-1 = на северо-восток
facing-2 = на восток
facing-3 = на юго-восток
facing-4 = на юг
facing-5 = на юго-запад
facing-6 = на запад
facing-7 = на северо-запад
fact-grown = { $size ->
    [1] { NAME($who) } теперь занимает одну клетку.
   *[other] { NAME($who) } теперь занимает место { $size } × { $size }.
}
fact-reshaped = Карта меняется: { $layer }.
fact-ordered = Порядок ходов: { $places }.
place = { NAME($who, case: "label") } ({ $count })
fact-round-began = Раунд { $round }
fact-fight-ended = Бой окончен.
fact-pool-set = По слову Мастера у { NAME($who, case: "gen") } теперь { $pool }: { $amount }.
fact-handed-over = Теперь за { NAME($who, case: "acc") } играет { $person }.
fact-changed-sides = { NAME($who) } теперь сражается на другой стороне: { $side }.
fact-declared-ruling = Слово Мастера: { $act }.
fact-overruled = Мастер разрешает { NAME($who, case: "dat") } это вопреки правилу «{ $rule }».
fact-forbidden = Мастер не разрешает этого { NAME($who, case: "dat") } ({ $rule }).
fact-reminded = Напоминание для { NAME($who, case: "gen") }: правило «{ $rule }».

## Действия Мастера

act-put = переставить { NAME($on, case: "acc") } на { $square }
act-take-away = убрать { NAME($on, case: "acc") } с карты
act-set = задать { NAME($on, case: "dat") } { $pool }: { $amount }
act-condition = { $holds ->
    [no] снять с { NAME($on, case: "gen") } состояние «{ $condition }»
   *[yes] наложить на { NAME($on, case: "acc") } состояние «{ $condition }»
}
act-end-effect = прекратить эффект № { $number }
act-order = поставить первыми в порядке ходов: { $first }
act-hand-over = передать { NAME($on, case: "acc") } игроку { $person }
act-side = перевести { NAME($on, case: "acc") } на другую сторону: { $side }
act-end-fight = закончить бой

## Вопросы

ask-overruling = { NAME($who, case: "label") }: против этого правило «{ $rule }»: { $action }. Разрешить?
ask-table-card = { NAME($who, case: "label") }: вытяните карту ({ $rule }). Какая это карта?
ask-table-die = { NAME($who, case: "label") }: бросьте к{ $sides } ({ $rule }). Что выпало?
choice-allow = разрешить
choice-forbid = запретить
choice-pass = нет
choice-later = пропустить вперёд остальных

## Отказы самого стола

no-table-off-map = На { $square } нет места.
no-table-unknown-pool = Такого показателя нет: { $pool }. Есть: { $known }.
no-table-out-of-bounds = Число должно быть от { $least } до { $most }.
no-table-unknown-condition = Такого состояния нет: { $condition }. Есть: { $known }.
no-table-unknown-effect = Эффекта № { $number } нет.
no-table-nothing-to-undo = Отменять нечего.
no-table-undo-not-yours = Последний ход был не ваш; отменить его может только Мастер.
no-table-undo-dice = С тех пор уже брошена кость; отменить это может только Мастер.
no-table-undo-secret = С тех пор вы увидели новое; отменить это может только Мастер.
no-table-notation = { $problem ->
    [too-long] Слишком длинная строка: { $found }
    [too-deep] Слишком много вложенных скобок.
    [incomplete] Чего-то не хватает: в строке должно быть, кто что делает ({ $found }).
    [unknown-verb] Такого действия нет: { $found }.
    [missing] Не хватает: { $found }.
    [no-action] Нужно действие в скобках вместо { $found }.
    [unknown-creature] Такого существа нет: { $found }.
    [no-square] Такой клетки нет: { $found }.
    [no-point] Такой точки нет: { $found }.
    [no-number] Нужно число вместо { $found }.
    [no-flag] Нужно да или нет (yes, no) вместо { $found }.
    [bracket] Скобки не сходятся.
    [unexpected] Лишнее: { $found }.
   *[unreadable] Это не удаётся прочесть: { $found }
} { $nearest ->
    [none] { "" }
   *[other] Может быть, { $nearest }?
}
no-table-over = Бой уже окончен.
no-table-gm-only = Это может только Мастер.
no-table-stale = Этот вопрос уже закрыт.
no-table-question-open = Сначала ожидается ответ на вопрос.
no-table-not-yours = Это не ваше существо.
no-table-not-asked = Спрашивают не вас.
no-table-no-such-answer = Такого ответа нет: { $answer }.
no-table-no-such-die = Такой кости нет: { $number }.
