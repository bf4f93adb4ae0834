## Что говорит командная строка.

## Сама программа

help-usage = Вызов:
help-options-sign = [ПАРАМЕТРЫ]
help-command-sign = КОМАНДА [СЛОВА]…
help-commands = Команды
help-options = Параметры
help-examples = Примеры
help-bitva =
    Судья тактических боёв настольных ролевых игр. Знает, чей ход, что можно сделать и почему чего-то нельзя, кто кого может
    прервать и из чего складывается каждое число.

    Начните с «bitva play».
option-help = Показать эту справку и выйти.
option-version = Показать версию и выйти.
option-lang = Язык: en или ru. Если не указан — язык окружения.
option-json = Вывести в JSON, для программ.
option-seed = Зерно, из которого получаются броски: то же зерно и те же ответы дают тот же бой.
option-rulebook = Свод правил.
sign-lang = ЯЗЫК
sign-seed = ТЕКСТ
sign-rulebook = СВОД
sign-number = ЧИСЛО
sign-file = ФАЙЛ
sign-fight = БОЙ
sign-files = ФАЙЛЫ
sign-rule = ПРАВИЛО
sign-words = СЛОВА
sign-action = ДЕЙСТВИЕ
sign-dice = КОСТИ
sign-shell = ОБОЛОЧКА
sign-depth = ГЛУБИНА
sign-name = ИМЯ
sign-level = УРОВЕНЬ
sign-players = ИМЕНА
sign-side = СТОРОНА
sign-units = МЕРА
sign-machine = КТО=КАК
sign-seconds = СЕКУНДЫ
sign-what = ЧТО

usage-problem = { $what }
    Как вызывать: { $command } --help
wrong-command = Команды «{ $found }» нет.{ $nearest ->
    [none] { "" }
   *[other] { " " }Может быть, «{ $nearest }»?
} Все команды: bitva --help
wrong-option = Параметра { $found } нет.{ $nearest ->
    [none] { "" }
   *[other] { " " }Может быть, { $nearest }?
}
missing-argument = Не хватает: { $name }.
missing-value = Параметру { $name } нужно значение.
wrong-value = { $name }: { $why }
wrong-word = «{ $found }» не подходит, можно так: { $known }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Может быть, «{ $nearest }»?
}
wrong-number = Нужно целое число от { $least } до { $most }, а не «{ $found }».
wrong-decimal = Нужно число от { $least } до { $most }, а не «{ $found }».
too-many-words = Это лишнее или стоит не на месте: { $found }
seed-too-long = Зерно не может быть длиннее { $most ->
    [one] { $most } знака
    [few] { $most } знаков
    [many] { $most } знаков
   *[other] { $most } знака
}.
internal =
    Ошибка в самой программе: { $how }
    Сообщите о ней, пожалуйста, и о том, что вы делали; { $debug }=1 в окружении покажет, где она случилась.
interrupted = Прервано.

## Файлы и что в них не так

wrong-content = { $expected }, а стоит { $found }.{ $nearest ->
    [none] { "" }
   *[other] { " " }Может быть, «{ $nearest }»?
}
missing-content = { $expected }, а тут пусто.
unknown-field = Поля { $found } здесь не бывает.{ $nearest ->
    [none] { "" }
   *[other] { " " }Может быть, «{ $nearest }»?
}
missing-field = Не хватает поля «{ $name }».
quoted = «{ $text }»
found-mapping = набор полей
found-list = список
found-true = «true»
found-false = «false»
found-more = больше
found-other-bytes = что-то другое
expected-mapping = Здесь нужен набор полей
expected-list = Здесь нужен список
expected-rulebook = Здесь нужен свод правил
expected-map = Здесь нужна карта
expected-light = Здесь нужно освещение (bright, dim, dark)
expected-side = Здесь нужна одна из сторон
expected-relation = Здесь нужно отношение сторон (hostile, allied, neutral)
expected-level = Здесь нужна строгость (enforce, ask, remind, off)
expected-creature = Здесь нужно существо или герой
expected-creatures = Здесь нужен список существ
expected-sides = Здесь нужен список сторон
expected-name = Здесь нужно имя из букв, цифр и дефисов
expected-another-name = Имя должно быть ещё не занято
expected-text = Здесь нужен текст
expected-number = Здесь нужно число
expected-flag = Здесь нужно да или нет (true, false)
expected-square = Здесь нужна клетка ([x, y])
expected-file = Нужен файл, который можно прочесть
expected-utf = Нужен текст в UTF-8
expected-yaml = Нужен YAML
expected-no-alias = Нужно само значение без ссылок
expected-no-anchor = Нужно значение без якоря
expected-no-tag = Нужно значение без метки типа
expected-one-document = Нужен один документ
expected-at-most-bytes = Можно не больше { $least } байт
expected-at-most-values = Можно не больше { $least } значений
expected-at-most-levels = Вложенность — не больше { $least }
expected-at-most-letters = Длина имени — не больше { $least }
expected-to-creatures = Существ должно быть от { $least } до { $most }
expected-to = Здесь нужно число от { $least } до { $most }
expected-field = Здесь нужно поле «{ $name }»
expected-name-of-the-file = Здесь должно стоять имя файла
expected-opening = Здесь нужно начало (settled, played)
expected-line-in-quotes = Здесь нужна строка в кавычках
expected-rule = Здесь нужно правило из каталога
expected-case = Здесь нужен номер примера к правилу
expected-encounters = Нужен готовый бой
expected-maps = Нужна карта
expected-spells = Нужно заклинание
expected-weapons = Нужно оружие
expected-armor = Нужен доспех
expected-dice = Здесь нужны кости, например 2d6+3
expected-damage = Здесь нужен урон, например 2d6+3 fire
expected-a-known-kind-of-file = Нужен бой, существо, карта, список доказательств или запись боя
expected-what-the-rulebook-can-use = Нужно то, с чем справится свод правил
expected-free-place = Нужно свободное место
found-off-map = место за краем карты
found-wall = место внутри стены
found-shared = место, где уже кто-то есть
expected-ability = Здесь нужна характеристика (str, dex, con, int, wis, cha)
expected-condition = Здесь нужно состояние
expected-damage-type = Здесь нужен вид урона
expected-make = Здесь нужно свойство оружия (magic, silver, adamantine)
expected-shape = Здесь нужна форма области
expected-cost = Здесь нужна цена (action, bonus, reaction, legendary)
expected-moment = Здесь нужен момент
expected-cause = Здесь нужна причина
expected-kind-of-attack = Здесь нужен вид атаки (melee, ranged, melee-or-ranged)
expected-target = Здесь нужен вид цели (any, creature)
expected-sense = Здесь нужно чувство
expected-skill = Здесь нужен навык
expected-component = Здесь нужен компонент (v, s, m)
expected-kind-of-stat-block = Здесь нужно monster или hero
expected-size = Здесь нужен размер (tiny … gargantuan)
expected-kind-of-mount = Здесь нужен вид скакуна (trained, independent)
expected-to-entries = Частей должно быть от { $least } до { $most }
reason-missing = такого файла нет
reason-forbidden = нет доступа
reason-folder = это папка
reason-no-folder = часть пути — не папка
reason-other = не удаётся прочесть или записать
wrong-file = { $file }: { $how }.
how-no-record = это вообще не запись
how-too-deep = слишком глубокая вложенность
how-unfinished = действие не закончено
how-opening = начала боя нет или оно не на месте
how-sum = не сходится сумма
flaw-unreadable = Это не запись боя, которую можно прочесть ({ $how }).
flaw-newer = Этот бой сохранён более новой версией «Битвы» (формат { $how }). Показано то, что может прочесть эта версия; чтобы увидеть остальное, обновите программу.
flaw-rulebook = Для этого боя нужен свод правил, которого здесь нет: { $how }.
flaw-cut-off = Запись обрывается после { $whole ->
    [one] { $whole } действия
    [few] { $whole } действий
    [many] { $whole } действий
   *[other] { $whole } действия
}; до этого места она цела.
flaw-altered = Запись изменена в действии { $deed }; до этого места она цела.
flaw-divergence = Действие { $deed } этой записи теперь выходит иначе; до этого места она цела.

## Бои, стороны, люди

unnamed-fight = Бой
no-such-fight = Боя «{ $found }» нет.{ $nearest ->
    [none] { "" }
   *[other] { " " }Может быть, «{ $nearest }»?
} Есть: { $known }. Можно назвать и файл.
no-such-creature = Существа «{ $found }» здесь нет.{ $nearest ->
    [none] { "" }
   *[other] { " " }Может быть, «{ $nearest }»?
}
wrong-person = «{ $found }» не годится как имя человека: нужны буквы, цифры или дефисы, и каждое имя один раз.
dealt-twice = За { $creature } не могут играть сразу двое: { $one } и { $other }.
settled-by-record = { $option } решается в начале боя; для сохранённого боя это не задать.
seed-is = Броски получаются из зерна { $seed }.
welcome = Вы играете за героев, за остальных играет машина. Введите номер того, что хотите сделать, или клетку, например 7,6, чтобы пойти туда. «помощь» покажет, что ещё можно; «авто» — машина доиграет ход за вас; «выход» — уйти и сохранить бой.
welcome-master = Вы ведёте бой как Мастер: вам видно всё, и вас спрашивают о том, что может решить только Мастер.
going-on = Бой продолжается: уже { $deeds ->
    [one] { $deeds } действие
    [few] { $deeds } действия
    [many] { $deeds } действий
   *[other] { $deeds } действия
}. Последние события:
hand-over = { $person }, клавиатура ваша. Нажмите Enter, когда больше никто не смотрит.
won = Бой окончен. На ногах остались: { $side }.
undecided = Бой окончен, и победителя нет.
not-decided = За сто раундов никто не победил; на том бой и прекращён.
lasted = Бой длился { $rounds ->
    [one] { $rounds } раунд.
    [few] { $rounds } раунда.
    [many] { $rounds } раундов.
   *[other] { $rounds } раунда.
} Те же броски ещё раз: --seed { $seed }

## Карта и список рядом с ней

ground-things = что-то лежит
ground-zone = магия
ground-open-door = открытая дверь
ground-door = дверь
ground-filled = стена
ground-pit = яма
ground-water = вода
ground-fog = туман
ground-foliage = заросли
ground-difficult = труднопроходимо
ground-low = низкая стена
ground-slit = бойница
ground-opaque = не видно насквозь
light-bright = светло
light-dim = тускло
light-dark = темно
sign-blank = (пусто)
off-map = не на карте
member = { $name }: { $state }

## Ход

prompt = { $person ->
    [none] { $name }>
   *[other] { $person }, { $name }>
}
turn-of = { $name }{ $budget ->
    [none] { "" }
   *[other] : { $budget }
}
section-attack = Атаки
section-magic = Заклинания и умения
section-move = Движение (или клетка, например 7,6)
section-other = Прочее
section-gear = Снаряжение
more-attack = { $n ->
    [one] Ещё { $n } способ атаковать…
    [few] Ещё { $n } способа атаковать…
    [many] Ещё { $n } способов атаковать…
   *[other] Ещё { $n } способа атаковать…
}
more-magic = Ещё { $n }…
more-move = Ещё { $n }…
more-other = Ещё { $n }…
all-attack = Необычные атаки ({ $n })…
all-magic = Всё это ({ $n })…
all-move = Всё это ({ $n })…
all-other = Всё это ({ $n })…
all-gear = Достать, убрать, передать и прочее ({ $n })…
marked = { $what } — { $marks }
chance-hit = попадание { $percent } %
chance-fail = подействует { $percent } %
catches = заденет: { $who }
provokes = { $n ->
    [1] может ударить { $who }
   *[other] могут ударить: { $who }
}
group = { $name } ({ $n })…
group-thing = «{ $thing }»
group-any = { $first } и подобное
group-help = помочь
group-help-attack = помочь в атаке
group-ready = подготовить действие
group-use = применить: { $thing }
group-jump = прыгнуть
group-high-jump = подпрыгнуть
group-dash = рывок
group-disengage = отход
group-dodge = уклонение
group-hide = спрятаться
group-search = искать
group-grapple = схватить
group-shove = толкнуть
group-attack-square = атаковать клетку наугад
group-open = открыть
group-shut = закрыть
group-first-aid = оказать первую помощь
group-draw = достать
group-sheathe = убрать
group-drop = бросить на землю
group-give = передать
group-pick-up = поднять
group-move = пойти в другое место
group-mount = сесть верхом
group-dismount = спешиться
group-smash = сломать что-нибудь
group-escape = освободиться
group-delay = подождать своей очереди
move-beside = подойти к { $who } на { $square }
move-nearer = ближе к { $who }, на { $square }
choice-back = назад
no-such-number = Номера есть до { $most }.
off-the-map = { $square } за краем карты: она идёт от 0,0 до { $width },{ $height }.
no-way = Пути на { $square } нет.
not-understood = Непонятно: «{ $found }».{ $nearest ->
    [none] { "" }
   *[other] { " " }Может быть, «{ $nearest }»?
} Введите номер, клетку, например 7,6, или «помощь».

## Вопросы посреди действия

hint-one = Введите номер ответа.
hint-number = Введите число от { $least } до { $most }.
hint-some = Введите номера через пробел (от { $least } до { $most }){ $least ->
    [0] ; 0 — никого.
   *[other] .
}
hint-order = Введите номера в нужном порядке; неназванные пойдут следом, как стоят. Enter — всё как стоит.
hint-standing = «всегда» или «никогда» — ответить на этот вопрос раз и навсегда.

## Слова команд: понимаются на всех языках сразу

talk-help = помощь справка п
talk-map = карта к
talk-why = почему
talk-odds = шансы
talk-all = все всё
talk-look = кто взгляд
talk-rules = правила правило
talk-log = журнал
talk-undo = отмена отменить
talk-save = сохранить
talk-auto = авто
talk-master = мастер
talk-die = кость
talk-allow = разрешить
talk-always = всегда
talk-never = никогда
talk-ask = спрашивать
talk-quit = выход выйти
help-table =
    Что можно вводить:
      номер              сделать то, что под ним стоит; 0 — закончить ход
      7,6                пойти на эту клетку (сначала столбец, потом ряд)
      Enter              показать карту и выбор ещё раз
      карта              карта
      кто [ИМЯ]          кто в каком состоянии; или всё об одном существе
      почему             из чего сложилось последнее число или почему чего-то нельзя
      почему 3           то же о выборе 3; можно о клетке и о действии
      шансы 3            что в точности может выйти из выбора 3
      правила СЛОВА      найти правило
      журнал [30]        что уже произошло
      отмена             взять последний ход назад, если с тех пор не брошена кость
      авто               машина доиграет этот ход; «авто все» — бой до конца
      всегда, никогда    впредь отвечать так же; «спрашивать» — снова спрашивать
      все [move]         все действия в записи
      attack goblin-1    действие в записи (того, кто действует, можно не называть)
      сохранить ФАЙЛ     сохранить бой в файл
      мастер             стать ещё и Мастером: видеть всё и решать вопреки правилам
      выход              уйти; бой сохранится
help-master =
    Мастер может вводить ещё и это:
      разрешить             пусть будет то, что правила только что не позволили
      разрешить ДЕЙСТВИЕ    пусть будет это действие вопреки правилам
      кость 1 20            на первой кости последнего действия выпало 20
      отмена                взять назад что угодно
      мастер                снова стать игроком
    И ещё такие слова, с именами и клетками как в списке «все» и на карте:

## Ответы за столом

undone = Взято назад.
saved = Сохранено: { $file }
saved-go-on = Бой сохранён. Продолжить: bitva play { $file }
not-saved = Не удалось сохранить { $file }: { $how }.
save-where = Куда? Например: сохранить бой.json
master-here = Теперь вы Мастер: вам видно всё, и вы можете решать вопреки правилам. Как — покажет «помощь мастер».
master-gone = Вы снова игрок.
not-master = Это может только Мастер. Чтобы стать им, введите «мастер».
die-how = Какая кость и что на ней? Например: кость 1 20
die-fell = к{ $sides }: { $face } — { $why }{ $name ->
    [none] { "" }
   *[other] , { $name }
}
allow-what = Правила сейчас ничего не запрещали. Назовите действие: разрешить attack goblin-1
stand-when = Это годится, когда вас спрашивают посреди действия.
standing-always = Отныне всегда: { $rule }.
standing-never = Отныне никогда: { $rule }.
standing-ask = Вас снова будут спрашивать каждый раз.
allowed = Этому ничто не мешает.
see-rule = правило { $rule }
no-number = Чисел пока не было.
total = Итого { $total }:
term = { $why } ({ $rule }){ $by ->
    [none] { "" }
   *[other] ; от кого: { $by }
}{ $beaten ->
    [none] { "" }
   *[other] ; не считается, уступает: { $beaten }
}
odds-what = Шансы на что? Например: шансы 3
odds-of = { $name }, { $figure }:
too-many-ways = Кости тут могут лечь слишком по-разному: все случаи не перебрать.
no-odds = Ни одно число от этого не изменится.
figure-hp = хиты
figure-temp = временные хиты
figure-conditions = состояния
figure-dead = смерть
figure-present = на карте
figure-at = клетка
figure-stable = стабильность
figure-looks = вид
looks-unhurt = нет ран
looks-hurt = раны
looks-bloodied = тяжёлые раны
looks-down = лежит без сил
looks-dead = смерть
yes = да
no = нет
nothing = ничего
ways-too = И ещё { $n ->
    [one] { $n } путь
    [few] { $n } пути
    [many] { $n } путей
   *[other] { $n } пути
}, куда пойти: все move
rules-what = Какое правило? Например: правила укрытие
no-rule-found = Правил о «{ $words }» не нашлось.
rule-level = { $rule } · { $level }
level-enforced = программа следит сама
level-assisted = одно решает Мастер, остальное — программа
level-gm = решает Мастер
rule-case = Пример { $n }
case-given = Дано: { $text }
case-when = Когда: { $text }
case-then = Тогда: { $text }

## bitva play

help-play =
    Сыграть бой в терминале — против машины или нескольким людям за одной клавиатурой.

    Если БОЙ не назван, начнётся показательный: четыре героя у моста. БОЙ — имя готового (bitva show), файл с боем или сохранённый
    бой, который тогда продолжится.
    .short = сыграть бой в терминале
    .examples =
        bitva play
        bitva play crypt --seed 7
        bitva play ambush --side foes
        bitva play bridge --players аня,боря
        bitva play bridge --players аня=ragna+naella,боря=pim+dorgan --gm
        bitva play мой-бой.yaml --machine ogre=chance
        bitva play bitva-bridge.json
option-players = Кто играет, через запятую; можно назвать и существ: аня=ragna+pim.
option-side = Сторона, за которую играют люди.
option-machine = За это существо или сторону играет машина: tactician или chance.
option-gm = Вы ещё и Мастер: вам видно всё, и вы решаете то, что может только он.
option-auto = За всех играют машины, а вы смотрите.
option-real-dice = Вы бросаете настоящие кости и вводите, что выпало.
option-units = Расстояния в клетках (squares), метрах (metres) или ярдах (yards), а не в мере самих правил.

## Остальные команды

replay-instead = { $file } — сохранённый бой: bitva replay { $file } покажет его, bitva play { $file } продолжит.
saved-replay = Сохранено: { $file }. Посмотреть ещё раз: bitva replay { $file }
option-pause = Сколько секунд ждать после каждого предложения.
option-save = Сохранить бой в файл, для bitva replay.
help-watch =
    Посмотреть, как бой играют машины, предложение за предложением.
    .short = посмотреть, как бой играют машины
    .examples =
        bitva watch
        bitva watch dragon --seed 3 --pause 0.2
        bitva watch crypt --machine heroes=chance
        bitva watch bridge --seed 3 --save бой.json
        bitva watch bridge --seed 3 --json

record-of = { $deeds ->
    [one] { $deeds } действие
    [few] { $deeds } действия
    [many] { $deeds } действий
   *[other] { $deeds } действия
}; броски получаются из зерна { $seed }.
record-ends = На этом бой окончен.
record-stops = На этом запись кончается, а бой ещё нет. Продолжить его: bitva play ФАЙЛ
replay-help = Enter — дальше; н — назад; к — карта; номер — к этому действию; в — выйти.
replay-prompt = { $n }/{ $deeds }>
replay-back = н назад
replay-map = к карта
replay-quit = в выход
the-opening = начало боя
deed-head = { $n }. { $by }: { $act }
option-from = С какого действия начать.
option-maps = Рисовать карту после каждого действия.
help-replay =
    Пройти по сохранённому бою действие за действием: в терминале — по шагам вперёд и назад, иначе всё сразу.

    Оборванная или изменённая запись показывается, пока она цела; код выхода тогда 1.
    .short = пройти по сохранённому бою
    .examples =
        bitva replay bitva-bridge.json
        bitva replay бой.json --from 40 --maps
        bitva replay бой.json --json

no-dice = «{ $found }» — и не бой, и не кости вроде 2d6+3 (не больше 100 костей, не больше 1000 граней).
needs-ac = Это бывает только с --ac: атаке нужен Класс Доспеха.
no-attack = { $dice } — не бросок атаки по правилам { $rulebook }: он начинается с одной к20.
odds-action = Какое действие? Например: bitva odds { $fight } "ragna move 5,6"
dice-are = { $dice }: в среднем { $mean }, от { $least } до { $most }
reaches = { $total } или больше: { $percent } %
bars-head = { "  всего      %  не менее" }
more-totals = … и ещё сумм: { $n } (все они есть в --json)
attack-hits = { $bonus } против КД { $ac }: попадание { $percent } %
attack-deals = Урон { $damage }: в среднем { $mean } с учётом промахов
option-against = Насколько вероятно столько или больше?
option-ac = Атака против этого Класса Доспеха.
option-damage = Урон атаки при попадании.
option-advantage = Атака с преимуществом.
option-disadvantage = Атака с помехой.
help-odds =
    Точные шансы: костей; атаки против Класса Доспеха; или действия в бою — по всем случаям, как могут лечь кости. В бою остальные
    пропускают свои ходы, пока не наступит ход того, кто действует.
    .short = точные шансы костей, атаки, действия
    .examples =
        bitva odds 8d6
        bitva odds 2d6+3 --against 10
        bitva odds d20+5 --ac 15 --damage 1d8+3 --advantage
        bitva odds crypt "ragna attack skeleton-1 means=longsword"
        bitva odds bitva-bridge.json "naella cast fire-bolt targets=ogre" --json

fighting = Идут бои
fights-head = { $title }: { $n ->
    [one] { $n } бой
    [few] { $n } боя
    [many] { $n } боёв
   *[other] { $n } боя
}, зерно { $seed }
fights-won = { $side }: { $n ->
    [one] { $n } победа
    [few] { $n } победы
    [many] { $n } побед
   *[other] { $n } победы
}, { $percent } % (в 19 случаях из 20 — от { $low } до { $high } %)
fights-undecided = без победителя: { $n }
fights-rounds = раундов: в среднем { $mean }, от { $least } до { $most }, в половине боёв не больше { $middle }
fights-standing = Остались на ногах:
fights-stood = { $name }: { $percent } %
option-count = Сколько боёв.
option-jobs = Сколько процессов; если не указано — по числу процессоров. На итог это не влияет.
help-fights =
    Сыграть бой машинами много раз и сосчитать, кто побеждает, кто остаётся на ногах и как долго это длится.
    .short = сыграть бой много раз и сосчитать
    .examples =
        bitva fights
        bitva fights dragon --count 200 --seed 1
        bitva fights мой-бой.yaml --count 1000 --json

counting = Идёт подсчёт
perft-is = Глубина { $depth }: { $n ->
    [one] { $n } последовательность действий
    [few] { $n } последовательности действий
    [many] { $n } последовательностей действий
   *[other] { $n } последовательности действий
} ({ $seconds } с)
option-divide = Число за каждым первым действием.
help-perft =
    Сосчитать последовательности действий — с каждым ответом на каждый вопрос — от первого хода боя до заданной глубины. Если у двух
    версий правил числа одинаковы, они позволяют одно и то же.
    .short = сосчитать, что можно сделать, до заданной глубины
    .examples =
        bitva perft ambush 1 --divide
        bitva perft ambush 2 --seed 1 --json

no-rule-like = Правил о «{ $words }» не нашлось.{ $nearest ->
    [none] { "" }
   *[other] { " " }Может быть, { $nearest }?
}
rules-counted = { $n ->
    [one] { $n } правило
    [few] { $n } правила
    [many] { $n } правил
   *[other] { $n } правила
}: { $counts }
count-enforced = соблюдает программа — { $n }
count-assisted = с помощью Мастера — { $n }
count-gm = решает Мастер — { $n }
mark-enforced = =
mark-assisted = ~
mark-gm = ?
option-level = Только правила этого уровня: enforced, assisted, gm.
help-rules =
    Перечислить правила, найти те, где речь о нужном, или показать одно — с уровнем и примерами. Знак = у правила, за которым следит
    программа; ~ — где что-то одно решает Мастер; ? — где решает он сам.
    .short = перечислить, найти и показать правила
    .examples =
        bitva rules
        bitva rules укрытие
        bitva rules dnd.cover.levels
        bitva rules --level gm --rulebook dnd5e
        bitva rules dnd.oa --json

shelf-encounters = Бои
shelf-heroes = Герои
shelf-creatures = Существа
shelf-spells = Заклинания
shelf-weapons = Оружие
shelf-armor = Доспехи
nothing-named = Ничего с именем «{ $found }» нет.{ $nearest ->
    [none] { "" }
   *[other] { " " }Может быть, «{ $nearest }»?
} Всё, что есть: bitva show
play-it = Сыграть: bitva play { $fight }
help-show =
    Показать, что есть: бои, героев, существ, заклинания, оружие и доспехи; или что-то одно — по имени в файлах или по названию.
    .short = показать бои, существ, заклинания, снаряжение
    .examples =
        bitva show
        bitva show crypt
        bitva show огр
        bitva show "огненные ладони"
        bitva show ragna-3 --json

in-order = { $file }: { $kind }, всё в порядке.
file-encounter = бой
file-creature = блок статистики
file-map = карта
file-proofs = доказательства
file-record = запись боя
help-check =
    Проверить файлы: бой, блок статистики, карту, список доказательств, запись боя. Об ошибке говорится: файл, строка, поле, что там
    нужно и какое верное имя ближе всего; код выхода тогда 2.
    .short = проверить файлы боёв, существ, карт, доказательств
    .examples =
        bitva check мой-бой.yaml
        bitva check creatures/*.yaml
        bitva check bitva-bridge.json --json

no-such-rule = Правил, начинающихся с «{ $rule }», нет.{ $nearest ->
    [none] { "" }
   *[other] { " " }Может быть, { $nearest }?
}
proving = Идут доказательства { $rulebook }
help-prove =
    Проверить правила на их примерах: все своды, один или те правила одного, что начинаются одинаково. Последняя строка — итог; код
    выхода 0, только если ничего не провалилось и ни один пример не остался без доказательства.
    .short = проверить правила на их примерах
    .examples =
        bitva prove
        bitva prove dnd5e
        bitva prove dnd5e dnd.cover
        bitva prove dnd5e --json

help-completion =
    Вывести то, что нужно оболочке, чтобы дополнять команды, параметры и имена: bash, zsh или fish.
    .short = дополнение для вашей оболочки
    .examples =
        eval "$(bitva completion bash)"
        eval "$(bitva completion zsh)"
        bitva completion fish | source

## Что может сказать Мастер — с примерами

gm-put = gm put ogre 10,6 — кто-то стоит теперь в другом месте; третье слово — высота
gm-take-away = gm take-away ogre — кто-то уходит с карты
gm-set = gm set ogre hp 12 — запас чего-либо теперь таков
gm-condition = gm condition ogre prone — у кого-то есть состояние; с «no» в конце — больше нет
gm-end-effect = gm end-effect 3 — эффект с этим номером закончился
gm-order = gm order ogre+ragna — эти ходят первыми
gm-hand-over = gm hand-over wolf-1 ana — за существо играет другой человек
gm-side = gm side wolf-1 heroes — существо переходит на другую сторону
gm-end-fight = gm end-fight — бой окончен
