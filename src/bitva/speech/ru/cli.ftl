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
quoted = «{ $text }»
found-nothing = пустое место
found-mapping = набор полей
found-list = список
found-true = «true»
found-false = «false»
found-more = больше
expected-mapping = Здесь нужен набор полей
expected-list = Здесь нужен список
expected-known-field = Такого поля не бывает
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
reason-file-not-found-error = такого файла нет
reason-permission-error = нет доступа
reason-is-a-directory-error = это папка
reason-not-a-directory-error = часть пути — не папка
reason-other = не удаётся прочесть или записать
wrong-file = { $file }: { $how }.
flaw-unreadable = Это не запись боя, которую можно прочесть ({ $how }).
flaw-newer = Этот бой сохранён более новой версией «Битвы» (формат { $how }); чтобы прочесть его, обновите программу.
flaw-rulebook = Для этого боя нужен свод правил, которого здесь нет: { $how }.
flaw-cut-off = Запись обрывается после { $deed ->
    [one] { $deed } действия
    [few] { $deed } действий
    [many] { $deed } действий
   *[other] { $deed } действия
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
option-squares = Расстояния в клетках, а не в футах.
