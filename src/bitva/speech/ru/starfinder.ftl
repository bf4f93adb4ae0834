## Слова

ability-str = Сила
    .gen = Силы
ability-dex = Ловкость
    .gen = Ловкости
ability-con = Телосложение
    .gen = Телосложения
ability-int = Интеллект
    .gen = Интеллекта
ability-wis = Мудрость
    .gen = Мудрости
ability-cha = Харизма
    .gen = Харизмы
save-fort = Стойкость
    .gen = Стойкости
save-ref = Реакция
    .gen = Реакции
save-will = Воля
    .gen = Воли
skill-acrobatics = Акробатика
    .gen = Акробатики
skill-athletics = Атлетика
    .gen = Атлетики
skill-bluff = Обман
    .gen = Обмана
skill-computers = Компьютеры
    .gen = Компьютеров
skill-culture = Культура
    .gen = Культуры
skill-diplomacy = Дипломатия
    .gen = Дипломатии
skill-disguise = Маскировка
    .gen = Маскировки
skill-engineering = Инженерное дело
    .gen = Инженерного дела
skill-intimidate = Запугивание
    .gen = Запугивания
skill-life-science = Биология
    .gen = Биологии
skill-medicine = Медицина
    .gen = Медицины
skill-mysticism = Мистицизм
    .gen = Мистицизма
skill-perception = Внимание
    .gen = Внимания
skill-physical-science = Естествознание
    .gen = Естествознания
skill-piloting = Пилотирование
    .gen = Пилотирования
skill-profession = Профессия
    .gen = Профессии
skill-sense-motive = Проницательность
    .gen = Проницательности
skill-sleight-of-hand = Ловкость рук
    .gen = Ловкости рук
skill-stealth = Скрытность
    .gen = Скрытности
skill-survival = Выживание
    .gen = Выживания
type-bludgeoning = дробящий урон
type-piercing = колющий урон
type-slashing = рубящий урон
type-acid = кислота
type-cold = холод
type-electricity = электричество
type-fire = огонь
type-sonic = звук
type-untyped = без вида
bonus-ability = характеристика
bonus-armor = броня
bonus-base = базовый бонус
bonus-circumstance = ситуативный бонус
bonus-divine = священный бонус
bonus-enhancement = улучшение
bonus-insight = озарение
bonus-luck = удача
bonus-morale = боевой дух
bonus-racial = видовой бонус
cost-standard = основное
cost-move = сопутствующее
cost-swift = быстрое
cost-full = полный ход
cost-reaction = ответное
cost-other = без действия
figure-attack = атака
figure-melee = атака в ближнем бою
figure-ranged = дистанционная атака
figure-ac = КБ
figure-eac = ЭКБ
figure-kac = ККБ
figure-ac-melee = КБ в ближнем бою
figure-ac-ranged = КБ против дистанционных атак
figure-damage = урон
figure-multiplier = множитель урона
figure-initiative = инициатива
figure-speed = скорость
pool-hp = здоровье
pool-sp = живучесть
pool-rp = решимость
pool-temp = временное здоровье
shape-burst = вспышка
shape-spread = растекание
shape-cone = конус
shape-line = линия
layer-filled = стены
layer-difficult = пересечённая местность
layer-undergrowth = заросли
layer-slope = склон
layer-fog = туман
layer-smoke = дым
layer-dim = тусклый свет
layer-dark = тьма
layer-bright = яркий свет
layer-water = глубокая вода
layer-chest-high = укрытие по грудь
layer-low = низкое препятствие
layer-partial = неполное укрытие
layer-slit = бойница

## Причины в одном-двух словах

die-plain = к20
why-sf-attack-roll = бонус
why-sf-skill-check = бонус
why-sf-save-roll = бонус
why-sf-damage-roll = кости
why-sf-ac-eac-kac = основа
why-sf-initiative-roll = к20
why-sf-full-attack-base = полная атака
why-sf-attack-range-penalty = дистанция
why-sf-attack-proficiency = нет владения
why-sf-combat-sheet = умение
why-sf-modifier-bonus-types = бонус
why-sf-modifier-circumstance = обстоятельства
why-sf-modifier-penalties = штраф
why-sf-total-defence = глухая оборона
why-sf-reaction-defensive-order = ответное действие
why-sf-condition-flat-footed = застигнут врасплох
why-sf-damage-reduction = сопротивление
why-sf-save-half = половина за испытание
why-sf-cover-base = укрытие
why-sf-cover-soft = кто-то на пути
why-sf-cover-partial = неполное укрытие
why-sf-cover-improved = улучшенное укрытие
why-sf-cover-low = низкое препятствие
why-sf-concealment-base = маскировка
why-sf-concealment-total = не видно
why-sf-sense-light = плохой свет
changed = { $type }: { $why }
dice-of = { $dice }, { $type }
damage-of = { $amount } ({ $types })
with-weapon = { $thing }
with-natural = { $thing }
ac-part = { $value } { $why }
ac-with = { $total } ({ $extra })
held = { $hands ->
    [1] { $thing }
   *[other] { $thing } (в двух руках)
}
why-sf-weapon-blast = конус
why-sf-attack-area-target = бросок в пересечение клеток
why-sf-weapon-automatic = автоматический огонь
why-sf-weapon-block = блокирующее
why-sf-weapon-manoeuvre-bonus = свойство для манёвра
why-sf-weapon-other = свойство оружия
why-sf-fight-defensively-standard = уход в защиту
why-sf-fight-defensively-full = уход в защиту
why-sf-harrying-fire = отвлекающий огонь
why-sf-covering-fire = прикрывающий огонь
why-sf-total-defence-no-combine = глухая оборона
why-sf-feint-check = бонус
why-sf-crit-effects = рана
why-sf-item-activate = устройство
why-sf-special-ability-action = способность
why-sf-manoeuvre-base = манёвр
why-sf-manoeuvre-dirty-trick-ranged = расстояние
why-sf-object-attack = неподвижно
why-sf-condition-asleep = сон
why-sf-condition-blinded = слепота
why-sf-condition-burning = огонь
why-sf-condition-dazzled = вспышка
why-sf-condition-deafened = глухота
why-sf-condition-encumbered = груз
why-sf-condition-entangled = путы
why-sf-condition-exhausted = изнурение
why-sf-condition-fascinated = чары
why-sf-condition-fatigued = утомление
why-sf-condition-frightened = испуг
why-sf-condition-grappled = захват
why-sf-condition-helpless = беспомощность
why-sf-condition-off-kilter = вращение
why-sf-condition-off-target = сбит с цели
why-sf-condition-panicked = паника
why-sf-condition-paralyzed = паралич
why-sf-condition-pinned = обездвиживание
why-sf-condition-prone = лежит
why-sf-condition-shaken = потрясение
why-sf-condition-sickened = дезориентация
why-sf-condition-invisible = не видно
why-sf-skill-stealth = обстоятельства
why-sf-skill-tumble = полная скорость
why-sf-condition-broken = сломано
why-sf-damage-nonlethal = несмертельно
figure-speed-land = наземная скорость
why-sf-charge-attack = разбег
why-sf-fall-damage = падение
why-sf-flanking = клещи

## Состояние

status-own = { NAME($who, case: "label") }: { $dead ->
    [yes] смерть
   *[no] здоровье { $hp }/{ $most_hp }{ $most_sp ->
        [0] { "" }
       *[other] , живучесть { $sp }/{ $most_sp }
    }{ $most_rp ->
        [0] { "" }
       *[other] , решимость { $rp }/{ $most_rp }
    }{ $temp ->
        [0] { "" }
       *[other] , временное здоровье { $temp }
    }, ЭКБ { $eac }, ККБ { $kac }{ $left ->
        [none] { "" }
       *[other] ; осталось: { $left }
    }
}{ $state ->
    [none] { "" }
   *[other] ; { $state }
}
status-other = { NAME($who, case: "label") }: { $looks ->
    [dead] смерть
    [down] не двигается
    [unhurt] ни царапины
    [winded] тяжёлое дыхание
    [bloodied] тяжёлые раны
   *[hurt] раны
}{ $state ->
    [none] { "" }
   *[other] ; { $state }
}
budget-left = осталось: { $left }

## Начало и конец боя: готовность, инициатива, внезапность

fact-awareness-rolled = { NAME($who, case: "label") }: Внимание { $roll ->
    [none] { "" }
   *[other] { $roll }
}{ $dc ->
    [none] { "" }
   *[other] { " " }против СЛ { $dc }
}: { $aware ->
    [yes] противник замечен.
   *[no] противник не замечен.
}
fact-awareness-set = { $aware ->
    [yes] { NAME($who) } знает о противнике.
   *[no] { NAME($who) } не знает о противнике.
}
fact-initiative-rolled = { NAME($who, case: "label") }: инициатива { $roll }.
fact-rolled-off = { NAME($who, case: "label") }: переброс, { $die }.
fact-hinted = Напоминание для { NAME($who, case: "gen") }: { $rule }.
effect-surprised = { NAME($who) } { GENDER($who) ->
    [f] застигнута внезапностью
    [n] застигнуто внезапностью
    [p] застигнуты внезапностью
   *[m] застигнут внезапностью
}.
    .ends = { NAME($who) } приходит в себя от внезапности.
no-sf-combat-start = Бой начинает только Мастер, и только один раз.
no-sf-combat-newcomer = { $who ->
    [none] Такой карточки нет, или имя занято.
   *[other] { NAME($who, case: "label") }: вступить в бой нельзя.
}
no-sf-surprise-unaware-skip = Кто не знает о противнике, в предбоевом раунде ничего не делает.
no-sf-surprise-actions = В предбоевом раунде есть одно основное или сопутствующее действие и быстрое.
no-sf-combat-ally = { NAME($target, case: "label") } — не противник.
no-sf-size-space = Места там нет{ $problem ->
    [off-map] : это за краем карты.
    [wall] : там стена.
   *[shared] : там кто-то стоит.
}
ask-sf-combat-start = Когда готовность всех выяснена: бой начинается?
ask-sf-combat-awareness = Кто заметил противников? По костям: { $proposed ->
    [none] никто
   *[other] { $proposed }
}.
ask-sf-combat-end = На ногах осталась сторона: { $standing }. Бой окончен?
ask-sf-combat-weak-remnant = Оставшиеся противники не представляют серьёзной угрозы: { $those }. Продолжать?
ask-sf-initiative-tie-gm-choice = { $joins ->
    [none] Инициатива равна. Решат правила или они сами?
   *[other] { NAME($joins, case: "label") }: инициатива равна. Перед кем ходить?
}
choice-rules = по правилам
choice-choice = решат сами
choice-last = после всех
choice-end = бой окончен
choice-go-on = бой продолжается
act-aware = { $aware ->
    [yes] знают о противнике: { $those }
   *[no] не знают о противнике: { $those }
}
act-perceive = проверить, заметит ли { NAME($on) } противника{ $dc ->
    [0] { "" }
   *[other] { " " }(СЛ { $dc })
}
act-start = начать бой
act-join = ввести в бой: { NAME($on) }, { $at }
act-enlist = добавить: { $id } ({ $sheet }), сторона { $side }

## Ходы, длительности, выжидание

fact-turn-began = Ход { NAME($who, case: "gen") }
fact-delayed = { NAME($who) } выжидает.
fact-came-in = { NAME($who) } вступает.
fact-turn-resumed = Отложенный ход { NAME($who, case: "gen") }
fact-said = { NAME($who, case: "label") }: «{ $words }»
fact-improvised = { NAME($who, case: "label") }: особое действие ({ $task }).
no-sf-round-turn = Сейчас ход { NAME($turn, case: "gen") }.
no-sf-action-budget = На это не осталось действия.
no-sf-action-substitute = Меньшее действие нельзя потратить как большее.
no-sf-action-full-excludes = Действие полного хода занимает весь ход.
no-sf-action-full-needs-all = Для действия полного хода нужны и основное, и сопутствующее, и быстрое.
no-sf-delay-declare = Отложить можно только ход, в котором ещё ничего не сделано.
no-sf-delay-resume = Вступить можно только после чужого хода.
ask-sf-round-turn = { NAME($who, case: "label") }: ваш ход.
ask-sf-action-standard = { NAME($who, case: "label") }: { $task }. Какое это действие? Обычно: { $proposed }.
ask-sf-delay-resume = { NAME($asked, case: "label") } выжидает. Вступить сейчас?
choice-standard = основное действие
choice-move = сопутствующее действие
choice-swift = быстрое действие
choice-full = действие полного хода
choice-other = без действия
act-end = закончить ход
act-delay = выжидать
act-come-in = вступить сейчас
act-say = сказать: «{ $words }»
act-improvise = особое действие: { $task }

## Ответные и подготовленные действия

effect-readied = { NAME($who) } наготове.
no-sf-reaction-trigger = Условие для этого не наступило.
no-sf-reaction-per-round = Ответное действие этого раунда уже использовано.
no-sf-reaction-before-first-act = До первого своего действия в бою отвечать нельзя.
no-sf-reaction-access = Такого ответного действия нет.
no-sf-aoo-what = Это не повод для внеочередной атаки.
no-sf-reach-threatened = Этим оружием клетки не контролируют: { $means }.
no-sf-guarded-step = Осторожный шаг — это 5 футов, а здесь нужно { FEET($needs) }
no-sf-ready-cost = Подготовить можно одно основное, сопутствующее или быстрое действие, назвав условие.
no-sf-ready-trigger = Условие подготовленного действия не наступило.
ask-sf-aoo-trigger-move = { NAME($who, case: "label") } выходит из контролируемой клетки. { NAME($asked, case: "label") }: внеочередная атака?
ask-sf-aoo-trigger-forced = { NAME($who, case: "acc") } выталкивают из контролируемой клетки. { NAME($asked, case: "label") }: внеочередная атака?
ask-sf-aoo-trigger-ranged = { NAME($who, case: "label") } стреляет или бросает. { NAME($asked, case: "label") }: внеочередная атака?
ask-sf-aoo-trigger-spell = { NAME($who, case: "label") } творит заклинание. { NAME($asked, case: "label") }: внеочередная атака?
ask-sf-reaction-trigger = { NAME($asked, case: "label") }: ответное действие?
ask-sf-ready-trigger = { NAME($asked, case: "label") }: совершить подготовленное действие?
act-guarded-step = осторожный шаг на { $square }
act-ready = подготовить: { $deed } — { $trigger }{ $of ->
    [none] { "" }
   *[other] { " " }({ NAME($of) })
}
act-release = совершить подготовленное: { $deed }
act-trigger = объявить, что условие наступило ({ NAME($on) })
act-defensive = { $defensive ->
    [yes] считать подготовленное защитным ({ NAME($on) })
   *[no] не считать подготовленное защитным ({ NAME($on) })
}
act-react = { $reaction } против { NAME($target, case: "gen") }
trigger-none = без условия
trigger-gm = когда скажет Мастер
trigger-comes-within-reach = когда кто-то войдёт в досягаемость
trigger-leaves-reach = когда кто-то покинет досягаемость
trigger-comes-within = когда кто-то подойдёт достаточно близко
trigger-enters = когда кто-то пройдёт в дверь
trigger-appears = когда кто-то появится на виду
trigger-moves = когда кто-то сдвинется
trigger-attacks = когда кто-то атакует
trigger-attacks-me = когда атакуют меня
trigger-shoots = когда кто-то выстрелит
trigger-shoots-me = когда выстрелят в меня
trigger-attacked = когда кого-то атакуют
trigger-hit = когда в кого-то попадут
trigger-hits-me = когда в меня попадут
trigger-harmed = когда кого-то ранят
trigger-falls = когда кто-то упадёт
trigger-begins-to-cast = когда кто-то начнёт заклинание
trigger-casts = когда кто-то сотворит заклинание
trigger-acts = когда кто-то будет действовать
trigger-opens-door = когда откроют дверь
trigger-turn-starts = когда начнётся ход
trigger-turn-ends = когда закончится ход

## Бонусы, испытания, просьбы Мастера

fact-save-rolled = { $willing ->
    [yes] { NAME($who) } не сопротивляется ({ $save }).
   *[no] { NAME($who, case: "label") }: испытание { NAME($save, case: "gen") }{ $roll ->
        [none] { "" }
       *[other] { " " }{ $roll }
    } против СЛ { $dc }, { $success ->
        [yes] успех.
       *[no] провал.
    }
}
effect-bonus = { $those }: { $figures } ({ $why }).
    .ends = { $those }: { $why } больше не действует ({ $figures }).
no-sf-modifier-bonus-types = Такого показателя или типа бонуса нет.
no-sf-save-roll = Такого испытания нет.
ask-sf-save-roll = { NAME($asked, case: "label") }: пройти испытание { NAME($save, case: "gen") } со СЛ { $dc }?
choice-try = пройти испытание
choice-fail = провалить намеренно
act-modify = { NAME($on, case: "label") }, { $figure }: { $amount }{ $kind ->
    [none] { "" }
   *[other] { " " }({ $kind })
}
act-save = испытание { NAME($save, case: "gen") } со СЛ { $dc }: { NAME($on) }
act-check = проверка { NAME($skill, case: "gen") } со СЛ { $dc }: { NAME($on) }
act-harm = нанести { NAME($on, case: "dat") } урон: { $amount } ({ $type })
act-push = сдвинуть { NAME($on, case: "acc") } на { $square }

## Пространство

act-blast = { $shape }: { $origin }, { FEET($feet) }, урон { $amount } ({ $type })
no-sf-grid-intersections = Это не область от пересечения на карте.
no-sf-grid-squares = Это не шаг по карте.
no-sf-grid-corner = Жёсткий угол по диагонали не обойти.
no-sf-size-move = На { $square } нет места.
act-mark = отметить на карте: { $layer }, { $holds ->
    [yes] отныне
   *[no] больше нет
}

## Перемещение

walked = { $verb ->
    [guarded-step] { NAME($who) } делает осторожный шаг на { $square }.
    [push] { NAME($who, case: "acc") } сдвигают на { $square }.
    [bull-rush] { NAME($who, case: "acc") } сдвигают на { $square }.
    [place] { NAME($who, case: "acc") } сдвигают на { $square }.
    [charge] { NAME($who) } разбегается до { $square }.
    [run] { NAME($who) } бежит до { $square }.
    [withdraw] { NAME($who) } отступает на { $square }.
    [crawl] { NAME($who) } ползёт на { $square }.
    [fly] { NAME($who) } летит на { $square }.
    [swim] { NAME($who) } плывёт на { $square }.
    [burrow] { NAME($who) } прорывает ход до { $square }.
    [squeeze] { NAME($who) } протискивается на { $square }.
    [push-off] { NAME($who) } отталкивается, до { $square }.
    [jump-down] { NAME($who) } прыгает на { $square }.
   *[other] { NAME($who) } перемещается на { $square }.
}
no-sf-move-speed = { $needs ->
    [none] Этот путь никуда не ведёт.
   *[other] Нужно { FEET($needs) }, а скорость — { FEET($left) }
}
no-sf-move-through-enemy = На { $square } стоит противник.
no-sf-move-end = Закончить движение в чужой клетке нельзя ({ $square }).
no-sf-crawl = Лёжа можно только ползти.
no-sf-zero-g = В невесомости не ходят.
no-sf-drop-prone = { $prone ->
    [yes] Уже лежит.
   *[no] Лечь не на что.
}
no-sf-stand-up = Уже на ногах.
act-move = переместиться на { $square }
act-drop-prone = упасть на пол
act-stand-up = встать
fact-fell = { NAME($who, case: "label") }: падение, { FEET($feet) }
effect-climbing = { NAME($who) } повисает на стене.
    .ends = { NAME($who) } больше не на стене.
effect-squeezing = { NAME($who) } протискивается.
    .ends = { NAME($who) } снова на просторе.
effect-drifting = { NAME($who) } дрейфует.
    .ends = { NAME($who) } больше не дрейфует.
no-sf-move-modes = Так туда не попасть.
no-sf-move-climb-swim = { $needs ->
    [none] Рядом нет стены — или с неё ещё надо слезть.
   *[other] Нужно { FEET($needs) }, а можно не больше чем { FEET($left) }
}
no-sf-move-burrow = Нужно { FEET($needs) }, а скорость рытья — { FEET($left) }
no-sf-move-fly = { $needs ->
    [none] В полёте летят, а зависают только в воздухе и если не слишком неуклюжи.
   *[other] С поворотами и набором высоты нужно { FEET($needs) }, а скорость полёта — { FEET($left) }
}
no-sf-move-minimum = Двигаться нельзя вообще.
no-sf-move-squeeze = Сначала надо выбраться из узкого места — или протискиваться незачем.
no-sf-draw-with-move = Выхватывать на ходу можно с базовым бонусом атаки от +1, а здесь +{ $bab }.
no-sf-fall-damage = Падать неоткуда.
ask-sf-move-climb-swim = { NAME($who, case: "label") }: лазание или плавание. Какова СЛ проверки Атлетики? Обычно { $proposed }.
act-jump-down = спрыгнуть на { $square }
act-fall = уронить с высоты { NAME($on, case: "acc") }: { FEET($feet) }
act-fly = лететь{ $square ->
    [none] { "" }
   *[other] { " " }на { $square }
}{ $lift ->
    [0] { "" }
   *[other] , сначала вверх на { FEET($lift) }
}{ $rise ->
    [0] { "" }
   *[other] , потом вверх на { FEET($rise) }
}
act-hover = зависнуть
act-climb = лезть: { FEET($feet) }
act-swim = плыть на { $square }
act-burrow = прорыть ход до { $square }
act-crawl = ползти на { $square }
act-least-move = с трудом пройти на { $square }
act-squeeze = протиснуться на { $square }
act-push-off = оттолкнуться, до { $square }
act-steady = остановить дрейф

## Атака с разбега, бег, отступление

effect-charging = { NAME($who) } открывается в разбеге.
    .ends = { NAME($who) } снова защищается.
effect-out-of-breath = { NAME($who) } выбивается из сил.
    .ends = { NAME($who) } переводит дух.
no-sf-charge-move = { $needs ->
    [none] Это не атака с разбега.
   *[other] Для разбега нужно { FEET($needs) }, а две скорости — это { FEET($left) }
}
no-sf-charge-sight = { NAME($target, case: "acc") } в начале хода не было видно.
no-sf-charge-straight = Разбег идёт по прямой.
no-sf-charge-destination = Разбег кончается в ближайшей клетке, с которой противника можно атаковать, и она должна быть свободна.
no-sf-charge-min = Разбежаться надо хотя бы на две клетки.
no-sf-charge-path = На линии разбега что-то мешает.
no-sf-charge-draw = Выхватывать в разбеге можно с базовым бонусом атаки от +1, а здесь +{ $bab }.
no-sf-run-move = { $needs ->
    [none] Бегут по прямой.
   *[other] Для бега нужно { FEET($needs) }, а четыре скорости — это { FEET($left) }
}
no-sf-run-limits = { $difficult ->
    [yes] По пересечённой местности не бегают.
   *[no] Не видя дороги, не бегают.
}
no-sf-run-after-limit = Сначала надо отдышаться.
no-sf-withdraw-move = { $needs ->
    [none] Этот путь никуда не ведёт.
   *[other] Нужно { FEET($needs) }, а две скорости — это { FEET($left) }
}
no-sf-withdraw-blind = Вслепую не отступить.
act-charge = атаковать с разбега { NAME($target, case: "acc") } { NAME($means, case: "ins") }, до { $square }
act-run = бежать до { $square }
act-withdraw = отступить на { $square }
no-sf-charge-class = Без особой выучки разбег так не кончают: { $end }.

## Атаки

fact-attack-rolled = { $how ->
    [opportunity] Внеочередная атака: { "" }
    [reaction] В ответ: { "" }
   *[none] { "" }
}{ $manner ->
    [thrown] { NAME($who) } бросает { NAME($means, case: "acc") } в { NAME($target, case: "acc") }
   *[plain] { NAME($who) } атакует { NAME($target, case: "acc") } { NAME($means, case: "ins") }
}: { $roll }{ $ac ->
    [none] { "" }
   *[other] { " " }против КБ { $ac }
}{ $outcome ->
    [hit] { " " }— попадание.
    [critical] { " " }— критический удар!
    [miss] { " " }— промах.
   *[none] .
}
fact-attack-hit = { NAME($who) } попадает по { NAME($target, case: "dat") }.
fact-attack-missed = { NAME($who) } промахивается по { NAME($target, case: "dat") } ({ $rule }).
fact-miss-rolled = { NAME($target, case: "acc") } плохо видно ({ $rule }): к% { $die }, промах до { $chance }.
no-sf-attack-single = Атаковать некого.
no-sf-attack-melee = Не достать: { FEET($away) } при досягаемости { FEET($reach) }
no-sf-attack-max-range = Слишком далеко: { FEET($away) } при дальности { FEET($range) }
no-sf-full-attack-unwieldy = { NAME($means, case: "label") }: слишком громоздко для полной атаки.
act-attack = { $manner ->
    [thrown] бросить { NAME($means, case: "acc") } в { NAME($target, case: "acc") }
   *[plain] атаковать { NAME($target, case: "acc") } { NAME($means, case: "ins") }
} ({ $bonus }{ $damage ->
    [none] { "" }
   *[other] ; { $damage }
}){ $turned ->
    [yes] , против назначения
   *[no] { "" }
}{ $defensively ->
    [yes] , уходя в защиту
   *[no] { "" }
}
act-full-attack = полная атака{ $mode ->
    [none] { "" }
   *[other] { " " }({ $mode })
}{ $defensively ->
    [yes] , уходя в защиту
   *[no] { "" }
}
fact-shot-rolled = { NAME($who, case: "label") }: { $rule }, { $roll } против КБ { $ac } — { $success ->
    [yes] успех.
   *[no] неудача.
}
fact-scattered = { NAME($means, case: "label") }: мимо (направление { $direction }, { $distance ->
    [one] { $distance } клетка
    [few] { $distance } клетки
    [many] { $distance } клеток
   *[other] { $distance } клетки
}), падает на { $point }.
fact-exploded = { NAME($means, case: "label") }: взрыв на { $point }.
fact-critical-effect = Критический эффект на { NAME($target, case: "acc") }: { $effect }.
fact-wounded = { NAME($who, case: "label") }: рана (к20 { $roll }), { $place }.
fact-hand-lost = { NAME($who) } теряет руку.
critical-arc = дуга
critical-bleed = кровотечение
critical-burn = горение
critical-corrode = разъедание
critical-deafen = глухота
critical-injection = инъекция
critical-knockdown = опрокидывание
critical-severe-wound = тяжёлая рана
critical-staggered = замедление
critical-stunned = оглушение
critical-wound = рана
wound-eye = глаз
wound-flesh = мягкие ткани
wound-hand = рука
wound-head = голова
wound-leg = нога
wound-vitals = жизненно важные органы
ask-sf-grid-closest = Несколько одинаково близко. Кто из них?
ask-sf-crit-effects = Критический удар по { NAME($on, case: "dat") }. Какой эффект?
no-sf-attack-area-target = { $means ->
    [none] Целиться нужно в пересечение клеток.
   *[other] { NAME($means, case: "label") }: целятся в пересечение клеток, а не в существо.
}
no-sf-weapon-blast = { $means ->
    [none] Такое оружие не стреляет конусом.
   *[other] { NAME($means, case: "label") }: стреляет только конусом.
}
no-sf-weapon-line = { $means ->
    [none] Такое оружие не стреляет линией.
   *[other] { NAME($means, case: "label") }: стреляет только линией.
}
no-sf-weapon-automatic = Это не автоматическое оружие.
no-sf-weapon-explode = Это не взрывается.
no-sf-area-line = Линия начинается в углу своей клетки и куда-то ведёт.
no-sf-area-cone = Начинать нужно от угла своего пространства и куда-то целиться.
no-sf-line-of-effect = Нет линии воздействия.
no-sf-full-attack-special = Такой полной атаке нужно быть обученным.
no-sf-fight-defensively-full = Уход в защиту выбирают в начале полной атаки.
did-spray = { NAME($who) } стреляет конусом: { NAME($means, case: "label") }.
did-pierce = { NAME($who) } стреляет линией: { NAME($means, case: "label") }.
did-automatic = { NAME($who) } бьёт очередью до последнего патрона: { NAME($means, case: "label") }.
did-lob = { NAME($who) } целится в пересечение { $at }: { NAME($means, case: "label") }.
act-spray = выстрел конусом ({ $means }){ $caught ->
    [none] { "" }
   *[other] : { $caught }
}{ $defensively ->
    [yes] , уходя в защиту
   *[no] { "" }
}
act-pierce = выстрел линией ({ $means }){ $caught ->
    [none] { "" }
   *[other] : { $caught }
}{ $defensively ->
    [yes] , уходя в защиту
   *[no] { "" }
}
act-automatic = автоматический огонь ({ $means }){ $caught ->
    [none] { "" }
   *[other] : { $caught }
}{ $defensively ->
    [yes] , уходя в защиту
   *[no] { "" }
}
act-lob = бросить или выпустить в { $at } ({ $means }){ $caught ->
    [none] { "" }
   *[other] : { $caught }
}{ $defensively ->
    [yes] , уходя в защиту
   *[no] { "" }
}

## Приёмы боя

effect-total-defence = { NAME($who) } уходит в глухую оборону.
no-sf-total-defence-no-aoo = В глухой обороне нет внеочередных атак.
act-total-defence = глухая оборона
effect-defensive = { NAME($who) } уходит в защиту.
effect-harried = { NAME($who) } под отвлекающим огнём.
effect-covered = { NAME($who) } под прикрытием огня.
effect-feinted = { NAME($who) } поддаётся на финт.
no-sf-harrying-fire = Этим оружием не отвлечь.
no-sf-covering-fire = { $ally ->
    [none] Этим оружием не прикрыть.
   *[other] { NAME($ally, case: "label") } — не союзник на поле.
}
no-sf-feint-check = Обманывать некого.
no-sf-feint-limits = { $take ->
    [none] { NAME($target, case: "label") }: обманывать нечего, разума нет.
   *[other] Финт бросают: взять 10 или 20 нельзя.
}
no-sf-coup-de-grace-hit = { $away ->
    [none] { $target ->
        [none] Это оружие для такого не годится.
       *[other] { NAME($target, case: "label") }: не беспомощное существо.
    }
   *[other] До цели { FEET($away) }, а нужно стоять рядом.
}
did-feint = { NAME($who) } делает финт против { NAME($target, case: "gen") }.
did-coup-de-grace = { NAME($who) } добивает { NAME($target, case: "acc") }.
act-harrying-fire = отвлекающий огонь по { NAME($target, case: "dat") } ({ $means })
act-covering-fire = прикрывающий огонь: { NAME($ally, case: "label") } ({ $means })
act-feint = финт против { NAME($target, case: "gen") }
act-coup-de-grace = добить { NAME($target, case: "acc") } ({ $means })

## Видимость, укрытие, маскировка

no-sf-cover-total = К { NAME($target, case: "dat") } нет линии.
no-sf-cover-aoo = { NAME($target, case: "label") } в укрытии.
no-sf-sense-awareness = { NAME($target, case: "acc") } не видно.
fact-square-attacked = { NAME($who) } атакует клетку { $square } { NAME($means, case: "ins") }: { $roll }.
fact-square-missed = { NAME($who) } ни в кого не попадает ({ $square }{ $rule ->
    [none] { "" }
   *[other] ; { $rule }{ $die ->
        [0] { "" }
       *[other] , к% { $die }
    }
}).
effect-sheltered = { NAME($who) } в укрытии по слову Мастера.
    .ends = Укрытие { NAME($who, case: "gen") } снова такое, как на карте.
no-sf-concealment-total = Того, кого там видно, атакуют самого.
no-sf-cover-base = Такого укрытия нет.
act-attack-square = атаковать клетку { $square } { NAME($means, case: "ins") }
act-shelter = укрытие { NAME($on, case: "gen") }: { $cover }{ $by ->
    [none] { "" }
   *[other] { " " }(от { NAME($by, case: "gen") })
}
cover-none = нет
cover-partial = неполное
cover-cover = обычное
cover-improved = улучшенное
cover-as-it-is = как на карте

## Оружие

fact-loaded = { NAME($who, case: "label") }: осталось зарядов { $rounds } ({ $weapon }).
no-sf-weapon-unwieldy = { NAME($means, case: "label") }: слишком громоздко для этого.
effect-aiming = { NAME($who) } целится.
effect-boosted = { NAME($who) } усиливает следующий выстрел ({ $source }).
effect-jammed = { NAME($source, case: "label") }: отказ.
    .ends = { NAME($source, case: "label") }: снова в порядке.
effect-stun-mode = { NAME($who) } переходит на режим оглушения ({ $source }).
    .ends = { NAME($who) } переходит на боевой режим ({ $source }).
no-sf-weapon-other = С этим оружием так сейчас нельзя.
no-sf-weapon-nonlethal = Это не оглушающее оружие, или режим уже выбран.
act-boost = усилить следующую атаку ({ $weapon })
act-take-aim = прицелиться ({ $weapon })
act-set-stun = { $stun ->
    [yes] режим оглушения ({ $weapon })
   *[no] боевой режим ({ $weapon })
}
act-tear-free = высвободиться: { $skill }
act-jam = { $fails ->
    [yes] отказ оружия ({ $weapon }): { NAME($on, case: "label") }
   *[no] оружие снова в порядке ({ $weapon }): { NAME($on, case: "label") }
}

## Предметы

fact-in-hand = { $things ->
    [none] Руки { NAME($who, case: "gen") } свободны.
   *[other] В руках у { NAME($who, case: "gen") }: { $things }.
}
no-sf-weapon-hands = { $free ->
    [none] Это оружие не в руках: { $means }.
   *[other] Свободной руки нет.
}
no-sf-weapon-ammunition = Не хватает зарядов ({ $means }): осталось { $left }.
no-sf-drop-item = Выпустить предмет можно только в свою или соседнюю клетку.
no-sf-change-grip = Так хват не сменить.
no-sf-manipulate = Рядом этого нет: { $thing }.
no-sf-reload = { $full ->
    [yes] Заряжено полностью.
   *[none] Под рукой нечем перезарядить.
}
did-drop = { NAME($who) } выпускает из рук: { NAME($thing, case: "label") }.
act-drop = выпустить { NAME($thing, case: "acc") }{ $square ->
    [none] { "" }
   *[other] { " " }на { $square }
}
act-grip = { $hands ->
    [1] взять { NAME($thing, case: "acc") } в одну руку
   *[other] взять { NAME($thing, case: "acc") } в обе руки
}
act-pick-up = поднять { NAME($thing, case: "acc") }
act-reload = перезарядить { NAME($weapon, case: "acc") }
effect-switched-on = { NAME($source, case: "label") }: включено.
    .ends = { NAME($source, case: "label") }: выключено.
no-sf-item-activate = { $always ->
    [none] Такой вещи нет, или с ней это уже сделано.
   *[other] { NAME($device, case: "label") }: включать не нужно, работает всегда.
}
act-activate = { $on ->
    [yes] включить { NAME($device, case: "acc") }
   *[no] выключить { NAME($device, case: "acc") }
}
fact-switched-off = { $things ->
    [none] Выключенного в руках у { NAME($who, case: "gen") } нет.
   *[other] { NAME($who) } оставляет выключенным: { $things }.
}
no-sf-draw-base = Этого нет ни под рукой, ни в руках.
no-sf-draw-stowed = Это убрано, сначала надо достать: { $thing }.
act-draw = выхватить { NAME($thing, case: "acc") }{ $on ->
    [no] , не включая
   *[yes] { "" }
}
act-put-away = убрать { NAME($thing, case: "acc") }
act-fetch = достать { NAME($thing, case: "acc") } из рюкзака
act-pack = уложить { NAME($thing, case: "acc") } в рюкзак
no-sf-draw-toggle = Оружие выключено: { $thing }.
fact-door-unlocked = Дверь отперта { $door }.
fact-door-moved = { $open ->
    [yes] Дверь открыта { $door }.
   *[no] Дверь закрыта { $door }.
}
ask-sf-move-action-no-check = { NAME($who, case: "label") } у запертой двери { $door }. { $skill ->
    [none] Что нужно, чтобы её открыть?
   *[other] Какова СЛ проверки { NAME($skill, case: "gen") }?
}
choice-stays-shut = дверь не открыть
act-open = открыть дверь { $door }
act-shut = закрыть дверь { $door }
no-sf-redirect = Это нельзя направить в другое место: { $spell }.
act-redirect = перенаправить на { $at }: { $spell }

## Боевые манёвры

fact-manoeuvre-rolled = { $manoeuvre ->
    [trip] { NAME($who) } пытается сбить с ног { NAME($target, case: "acc") }
    [bull-rush] { NAME($who) } таранит { NAME($target, case: "acc") }
    [reposition] { NAME($who) } пытается переставить { NAME($target, case: "acc") }
    [dirty-trick] { NAME($who) } пробует грязный приём против { NAME($target, case: "gen") }
    [disarm] { NAME($who) } пытается обезоружить { NAME($target, case: "acc") }
    [sunder] { NAME($who) } бьёт по снаряжению { NAME($target, case: "gen") }
   *[grapple] { NAME($who) } пытается схватить { NAME($target, case: "acc") }
}: { $roll }{ $ac ->
    [none] { "" }
   *[other] { " " }против { $ac }
}, { $success ->
    [yes] успех.
   *[no] неудача.
}
fact-trick-forbidden = Мастер этого не разрешает ({ $rule }): { NAME($who) }.
fact-snatched = { NAME($who) } отбирает у { NAME($target, case: "gen") }: { $thing }.
no-sf-manoeuvre-base = { $away ->
    [none] Здесь не на ком это испробовать.
   *[other] Не достать: { FEET($away) } при досягаемости { FEET($reach) }
}
no-sf-manoeuvre-dirty-trick-remove = Это не от грязного приёма: { $condition }.
no-sf-manoeuvre-grapple = Для захвата нужна свободная рука.
no-sf-manoeuvre-grapple-one = Двоих не удержать, а в захвате уже { NAME($held) }.
no-sf-manoeuvre-reposition = { $square ->
    [none] Так переставить нельзя.
   *[other] { $square } — вне досягаемости.
}
no-sf-manoeuvre-reposition-obstacle = На { $square } препятствие.
no-sf-manoeuvre-reposition-full = Так пройти следом нельзя.
no-sf-manoeuvre-disarm = Этого нет в руках: { $thing }.
no-sf-manoeuvre-sunder = До этого предмета не добраться: { $thing }.
ask-sf-manoeuvre-dirty-trick = { NAME($asked, case: "label") }: что будет с { NAME($target, case: "ins") }?
ask-sf-manoeuvre-dirty-trick-ranged = { NAME($who, case: "label") }: грязный приём издалека против { NAME($target, case: "gen") }. Разрешить?
ask-sf-manoeuvre-grapple-take-item = { NAME($asked, case: "label") }: отобрать что-нибудь у { NAME($target, case: "gen") } и отпустить?
ask-sf-manoeuvre-reposition = { NAME($asked, case: "label") }: куда переставить { NAME($target, case: "acc") } (до { FEET($feet) })?
ask-sf-manoeuvre-reposition-full = { NAME($asked, case: "label") }: пойти следом и утащить противника?
ask-sf-manoeuvre-disarm-catch = { NAME($asked, case: "label") }: подхватить предмет ({ $thing })?
choice-catch = подхватить
choice-let-fall = пусть падает
choice-keep = держать дальше
act-trip = сбить с ног { NAME($target, case: "acc") }
act-bull-rush = таранить { NAME($target, case: "acc") }
act-reposition = переставить { NAME($target, case: "acc") }{ $full ->
    [yes] { " " }и пойти следом (полный ход)
   *[no] { "" }
}
act-place = переставить { NAME($target, case: "acc") } на { $square }
act-drag = перейти на { $square } и утащить { NAME($target, case: "acc") }
act-dirty-trick = грязный приём против { NAME($target, case: "gen") }
act-shake-off = избавиться от последствий приёма: { $condition }
act-grapple = схватить { NAME($target, case: "acc") }
act-escape = вырваться
act-disarm = выбить у { NAME($target, case: "gen") } из рук: { $thing }
act-sunder = ударить по предмету { NAME($target, case: "gen") }: { $thing }

## Ломающиеся предметы

fact-thing-hurt = { NAME($who, case: "label") }, { $thing }: { $amount ->
    [0] без урона
   *[other] урон { $amount }
}, потеряно { $lost } из { $most }{ $broken ->
    [yes] , сломано.
   *[no] .
}
fact-thing-destroyed = { NAME($who, case: "label") }, { $thing }: уничтожено.
fact-object-attacked = { NAME($who) } бьёт по предмету ({ $thing }), оружие — { $means }: { $roll } против КБ { $ac }, { $hit ->
    [yes] попадание.
   *[no] промах.
}
fact-object-hurt = { $thing }: урон { $amount }.
fact-object-destroyed = { $thing }: уничтожено.
effect-broken-armor = Броня { NAME($who, case: "gen") } сломана.
    .ends = Броня { NAME($who, case: "gen") } снова цела.
no-sf-object-attack = Такого целого предмета здесь нет: { $thing }.
act-smash = атаковать предмет ({ $thing }), оружие — { $means }{ $steady ->
    [yes] { " " }, тщательно (полный ход)
   *[no] { "" }
}

## Навыки

fact-hid = { NAME($who) } прячется{ $roll ->
    [none] .
   *[other] : Скрытность { $roll }.
}
fact-came-out = { NAME($who) } больше не прячется.
fact-spotted = { NAME($who) } замечает { NAME($target, case: "acc") }.
fact-perception-rolled = { NAME($who, case: "label") }: проверка Внимания{ $roll ->
    [none] .
   *[other] { " " }{ $roll }.
}
no-sf-skill-take = Взять { $take } в бою нельзя.
no-sf-skill-first-aid = { NAME($target, case: "dat") } первая помощь не нужна, или до { NAME($target, case: "gen") } не дотянуться.
no-sf-skill-demoralize = { NAME($target, case: "acc") } не запугать: слишком далеко или бесполезно.
no-sf-skill-stealth = Здесь не за чем прятаться.
no-sf-skill-tumble = Так кувырок не сделать, а под нагрузкой и вовсе.
act-first-aid = оказать { NAME($target, case: "dat") } первую помощь
act-demoralize = запугать { NAME($target, case: "acc") }
did-first-aid = { NAME($who) } оказывает { NAME($target, case: "dat") } первую помощь.
did-demoralize = { NAME($who) } запугивает { NAME($target, case: "acc") }.
act-tumble = кувырком на { $square }{ $fast ->
    [yes] { " " }на полной скорости
   *[no] { "" }
}
act-hide = { $square ->
    [none] спрятаться
   *[other] прокрасться на { $square } и спрятаться
}
act-search = искать спрятавшихся

no-sf-skill-escape = Здесь никто не держит.

fact-check-rolled = { NAME($who, case: "label") }: проверка { NAME($skill, case: "gen") }{ $roll ->
    [none] { "" }
   *[other] { " " }{ $roll }
} против СЛ { $dc }, { $success ->
    [yes] успех.
   *[no] провал.
}
no-sf-skill-check = Такого навыка нет.
ask-sf-use-skill = { NAME($who, case: "label") }, { $skill }: { $task }. Какое это действие и какова СЛ? Обычно: { $proposed }.
act-skill = навык: { $skill }{ $task ->
    [none] { "" }
   *[other] { " " }({ $task })
}

## Урон и смерть

fact-damage-rolled = { $why ->
    [none] Урон
   *[other] { $why }
}: { $damage }{ $faces ->
    [none] .
   *[other] { " " }(кости: { $faces }).
}
fact-hurt = { NAME($who) } получает урон: { $damage }{ $changed ->
    [none] { "" }
   *[other] ; { $changed }
}{ $temp ->
    [0] { "" }
   *[other] , из временного здоровья { $temp }
}{ $stamina ->
    [0] { "" }
   *[other] , из живучести { $stamina }
}{ $end ->
    [dies] { " " }— и погибает.
    [falls] { " " }— и теряет сознание.
   *[none] .
}
fact-unhurt = { NAME($who) } не получает урона ({ $rule }).
fact-healed = { NAME($who, case: "label") }: здоровье +{ $amount }.
fact-died = { NAME($who) } погибает.
fact-resolve-spent = { NAME($who, case: "label") }: решимость −{ $amount } ({ $rule }).
effect-ward = { NAME($who, case: "acc") } что-то защищает от урона.
    .ends = { NAME($who, case: "acc") } больше ничто не защищает от урона.
effect-seared = Раны { NAME($who, case: "gen") } не затягиваются.
    .ends = Раны { NAME($who, case: "gen") } снова затягиваются.
fact-breath-caught = { NAME($who) } переводит дух: живучесть +{ $amount }.
fact-buffered = { NAME($who) } получает временное здоровье: { $amount }.
no-sf-dying-stabilise = { $needs ->
    [none] Стабилизироваться может только тот, кто при смерти.
   *[other] На стабилизацию нужна решимость: { $needs }, а осталось { $left }.
}
no-sf-dying-stay = { $stabilised ->
    [yes] Кто стабилизировался за решимость, до следующего хода не встанет.
   *[none] { $needs ->
        [none] Это не стабильное состояние при 0 здоровья.
       *[other] Решимости не осталось.
    }
}
no-sf-resolve-rest = { $needs ->
    [none] В бою не передохнёшь.
   *[other] Решимости не осталось.
}
act-stabilise = стабилизироваться за решимость
act-stay-in-fight = потратить пункт решимости и остаться в бою
act-rest = дать { NAME($on, case: "dat") } передышку
no-sf-damage-roll = Такого урона нет.

## Состояния

condition-asleep = сон
condition-bleeding = кровотечение
condition-blinded = слепота
condition-burning = горение
condition-confused = замешательство
condition-cowering = съёжился
condition-dazed = ошеломлён
condition-dazzled = ослеплён вспышкой
condition-deafened = глухота
condition-dying = при смерти
condition-encumbered = нагружен
condition-entangled = опутывание
condition-exhausted = изнурён
condition-fascinated = зачарован
condition-fatigued = утомлён
condition-flat-footed = застигнут врасплох
condition-frightened = испуган
condition-grappled = захват
condition-helpless = беспомощность
condition-invisible = невидимость
condition-nauseated = тошнота
condition-off-kilter = неконтролируемое вращение
condition-off-target = сбит с цели
condition-overburdened = перегрузка
condition-panicked = паника
condition-paralyzed = паралич
condition-pinned = обездвиживание
condition-prone = распластался
condition-shaken = потрясение
condition-sickened = дезориентация
condition-stable = стабилен
condition-staggered = замедлен
condition-stunned = оглушён
condition-unconscious = без сознания
is-asleep = спит
is-bleeding = истекает кровью
is-blinded = { GENDER($who) ->
    [f] ослеплена
    [n] ослеплено
    [p] ослеплены
   *[m] ослеплён
}
is-burning = горит
is-confused = в замешательстве
is-cowering = съёживается от страха
is-dazed = { GENDER($who) ->
    [f] ошеломлена
    [n] ошеломлено
    [p] ошеломлены
   *[m] ошеломлён
}
is-dazzled = { GENDER($who) ->
    [f] ослеплена вспышкой
    [n] ослеплено вспышкой
    [p] ослеплены вспышкой
   *[m] ослеплён вспышкой
}
is-deafened = не слышит
is-dying = при смерти
is-encumbered = { GENDER($who) ->
    [f] нагружена
    [n] нагружено
    [p] нагружены
   *[m] нагружен
}
is-entangled = { GENDER($who) ->
    [f] опутана
    [n] опутано
    [p] опутаны
   *[m] опутан
}
is-exhausted = { GENDER($who) ->
    [f] изнурена
    [n] изнурено
    [p] изнурены
   *[m] изнурён
}
is-fascinated = { GENDER($who) ->
    [f] зачарована
    [n] зачаровано
    [p] зачарованы
   *[m] зачарован
}
is-fatigued = { GENDER($who) ->
    [f] утомлена
    [n] утомлено
    [p] утомлены
   *[m] утомлён
}
is-flat-footed = { GENDER($who) ->
    [f] застигнута врасплох
    [n] застигнуто врасплох
    [p] застигнуты врасплох
   *[m] застигнут врасплох
}
is-frightened = { GENDER($who) ->
    [f] испугана
    [n] испугано
    [p] испуганы
   *[m] испуган
}
is-grappled = { GENDER($who) ->
    [f] схвачена
    [n] схвачено
    [p] схвачены
   *[m] схвачен
}
is-helpless = { GENDER($who) ->
    [f] беспомощна
    [n] беспомощно
    [p] беспомощны
   *[m] беспомощен
}
is-invisible = { GENDER($who) ->
    [f] невидима
    [n] невидимо
    [p] невидимы
   *[m] невидим
}
is-nauseated = борется с тошнотой
is-off-kilter = вращается, потеряв опору
is-off-target = { GENDER($who) ->
    [f] сбита с цели
    [n] сбито с цели
    [p] сбиты с цели
   *[m] сбит с цели
}
is-overburdened = еле идёт под грузом
is-panicked = в панике
is-paralyzed = { GENDER($who) ->
    [f] парализована
    [n] парализовано
    [p] парализованы
   *[m] парализован
}
is-pinned = { GENDER($who) ->
    [f] обездвижена
    [n] обездвижено
    [p] обездвижены
   *[m] обездвижен
}
is-prone = лежит
is-shaken = { GENDER($who) ->
    [f] потрясена
    [n] потрясено
    [p] потрясены
   *[m] потрясён
}
is-sickened = { GENDER($who) ->
    [f] дезориентирована
    [n] дезориентировано
    [p] дезориентированы
   *[m] дезориентирован
}
is-stable = { GENDER($who) ->
    [f] стабильна
    [n] стабильно
    [p] стабильны
   *[m] стабилен
}
is-staggered = { GENDER($who) ->
    [f] замедлена
    [n] замедлено
    [p] замедлены
   *[m] замедлен
}
is-stunned = { GENDER($who) ->
    [f] оглушена
    [n] оглушено
    [p] оглушены
   *[m] оглушён
}
is-unconscious = без сознания
effect-asleep = { NAME($who) } засыпает.
    .ends = { NAME($who) } просыпается.
effect-bleeding = { NAME($who) } начинает истекать кровью.
    .ends = { NAME($who) } больше не истекает кровью.
effect-blinded = { NAME($who) } { GENDER($who) ->
    [f] ослеплена
    [n] ослеплено
    [p] ослеплены
   *[m] ослеплён
}.
    .ends = { NAME($who) } больше не { GENDER($who) ->
        [f] ослеплена
        [n] ослеплено
        [p] ослеплены
       *[m] ослеплён
    }.
effect-burning = { NAME($who) } загорается.
    .ends = { NAME($who) } больше не горит.
effect-confused = { NAME($who) } в замешательстве.
    .ends = { NAME($who) } приходит в себя.
effect-cowering = { NAME($who) } съёживается от страха.
    .ends = { NAME($who) } больше не съёживается от страха.
effect-dazed = { NAME($who) } { GENDER($who) ->
    [f] ошеломлена
    [n] ошеломлено
    [p] ошеломлены
   *[m] ошеломлён
}.
    .ends = { NAME($who) } больше не { GENDER($who) ->
        [f] ошеломлена
        [n] ошеломлено
        [p] ошеломлены
       *[m] ошеломлён
    }.
effect-dazzled = { NAME($who) } { GENDER($who) ->
    [f] ослеплена вспышкой
    [n] ослеплено вспышкой
    [p] ослеплены вспышкой
   *[m] ослеплён вспышкой
}.
    .ends = { NAME($who) } больше не { GENDER($who) ->
        [f] ослеплена вспышкой
        [n] ослеплено вспышкой
        [p] ослеплены вспышкой
       *[m] ослеплён вспышкой
    }.
effect-deafened = { NAME($who) } глохнет.
    .ends = { NAME($who) } снова слышит.
effect-dying = { NAME($who) } при смерти.
    .ends = { NAME($who) } больше не при смерти.
effect-encumbered = { NAME($who) } { GENDER($who) ->
    [f] нагружена
    [n] нагружено
    [p] нагружены
   *[m] нагружен
}.
    .ends = { NAME($who) } больше не { GENDER($who) ->
        [f] нагружена
        [n] нагружено
        [p] нагружены
       *[m] нагружен
    }.
effect-entangled = { NAME($who) } { GENDER($who) ->
    [f] опутана
    [n] опутано
    [p] опутаны
   *[m] опутан
}.
    .ends = { NAME($who) } больше не { GENDER($who) ->
        [f] опутана
        [n] опутано
        [p] опутаны
       *[m] опутан
    }.
effect-exhausted = { NAME($who) } { GENDER($who) ->
    [f] изнурена
    [n] изнурено
    [p] изнурены
   *[m] изнурён
}.
    .ends = { NAME($who) } больше не { GENDER($who) ->
        [f] изнурена
        [n] изнурено
        [p] изнурены
       *[m] изнурён
    }.
effect-fascinated = { NAME($who) } { GENDER($who) ->
    [f] зачарована
    [n] зачаровано
    [p] зачарованы
   *[m] зачарован
}.
    .ends = { NAME($who) } больше не { GENDER($who) ->
        [f] зачарована
        [n] зачаровано
        [p] зачарованы
       *[m] зачарован
    }.
effect-fatigued = { NAME($who) } { GENDER($who) ->
    [f] утомлена
    [n] утомлено
    [p] утомлены
   *[m] утомлён
}.
    .ends = { NAME($who) } больше не { GENDER($who) ->
        [f] утомлена
        [n] утомлено
        [p] утомлены
       *[m] утомлён
    }.
effect-flat-footed = { NAME($who) } { GENDER($who) ->
    [f] застигнута врасплох
    [n] застигнуто врасплох
    [p] застигнуты врасплох
   *[m] застигнут врасплох
}.
    .ends = { NAME($who) } больше не { GENDER($who) ->
        [f] застигнута врасплох
        [n] застигнуто врасплох
        [p] застигнуты врасплох
       *[m] застигнут врасплох
    }.
effect-frightened = { NAME($who) } { GENDER($who) ->
    [f] испугана
    [n] испугано
    [p] испуганы
   *[m] испуган
}.
    .ends = { NAME($who) } больше не { GENDER($who) ->
        [f] испугана
        [n] испугано
        [p] испуганы
       *[m] испуган
    }.
effect-grappled = { NAME($who) } { GENDER($who) ->
    [f] схвачена
    [n] схвачено
    [p] схвачены
   *[m] схвачен
}.
    .ends = { NAME($who) } больше не { GENDER($who) ->
        [f] схвачена
        [n] схвачено
        [p] схвачены
       *[m] схвачен
    }.
effect-helpless = { NAME($who) } { GENDER($who) ->
    [f] беспомощна
    [n] беспомощно
    [p] беспомощны
   *[m] беспомощен
}.
    .ends = { NAME($who) } больше не { GENDER($who) ->
        [f] беспомощна
        [n] беспомощно
        [p] беспомощны
       *[m] беспомощен
    }.
effect-invisible = { NAME($who) } { GENDER($who) ->
    [f] невидима
    [n] невидимо
    [p] невидимы
   *[m] невидим
}.
    .ends = { NAME($who) } больше не { GENDER($who) ->
        [f] невидима
        [n] невидимо
        [p] невидимы
       *[m] невидим
    }.
effect-nauseated = { NAME($who) } борется с тошнотой.
    .ends = { NAME($who) } больше не борется с тошнотой.
effect-off-kilter = { NAME($who) } вращается, потеряв опору.
    .ends = { NAME($who) } снова находит опору.
effect-off-target = { NAME($who) } { GENDER($who) ->
    [f] сбита с цели
    [n] сбито с цели
    [p] сбиты с цели
   *[m] сбит с цели
}.
    .ends = { NAME($who) } больше не { GENDER($who) ->
        [f] сбита с цели
        [n] сбито с цели
        [p] сбиты с цели
       *[m] сбит с цели
    }.
effect-overburdened = { NAME($who) } еле идёт под грузом.
    .ends = { NAME($who) } избавляется от лишнего груза.
effect-panicked = { NAME($who) } в панике.
    .ends = { NAME($who) } больше не в панике.
effect-paralyzed = { NAME($who) } { GENDER($who) ->
    [f] парализована
    [n] парализовано
    [p] парализованы
   *[m] парализован
}.
    .ends = { NAME($who) } больше не { GENDER($who) ->
        [f] парализована
        [n] парализовано
        [p] парализованы
       *[m] парализован
    }.
effect-pinned = { NAME($who) } { GENDER($who) ->
    [f] обездвижена
    [n] обездвижено
    [p] обездвижены
   *[m] обездвижен
}.
    .ends = { NAME($who) } больше не { GENDER($who) ->
        [f] обездвижена
        [n] обездвижено
        [p] обездвижены
       *[m] обездвижен
    }.
effect-prone = { NAME($who) } падает на землю.
    .ends = { NAME($who) } поднимается.
effect-shaken = { NAME($who) } { GENDER($who) ->
    [f] потрясена
    [n] потрясено
    [p] потрясены
   *[m] потрясён
}.
    .ends = { NAME($who) } больше не { GENDER($who) ->
        [f] потрясена
        [n] потрясено
        [p] потрясены
       *[m] потрясён
    }.
effect-sickened = { NAME($who) } { GENDER($who) ->
    [f] дезориентирована
    [n] дезориентировано
    [p] дезориентированы
   *[m] дезориентирован
}.
    .ends = { NAME($who) } больше не { GENDER($who) ->
        [f] дезориентирована
        [n] дезориентировано
        [p] дезориентированы
       *[m] дезориентирован
    }.
effect-stable = { NAME($who) } { GENDER($who) ->
    [f] стабильна
    [n] стабильно
    [p] стабильны
   *[m] стабилен
}.
    .ends = { NAME($who) } больше не { GENDER($who) ->
        [f] стабильна
        [n] стабильно
        [p] стабильны
       *[m] стабилен
    }.
effect-staggered = { NAME($who) } { GENDER($who) ->
    [f] замедлена
    [n] замедлено
    [p] замедлены
   *[m] замедлен
}.
    .ends = { NAME($who) } больше не { GENDER($who) ->
        [f] замедлена
        [n] замедлено
        [p] замедлены
       *[m] замедлен
    }.
effect-stunned = { NAME($who) } { GENDER($who) ->
    [f] оглушена
    [n] оглушено
    [p] оглушены
   *[m] оглушён
}.
    .ends = { NAME($who) } больше не { GENDER($who) ->
        [f] оглушена
        [n] оглушено
        [p] оглушены
       *[m] оглушён
    }.
effect-unconscious = { NAME($who) } теряет сознание.
    .ends = { NAME($who) } приходит в сознание.
fact-confusion-rolled = { NAME($who, case: "label") } в замешательстве, к% { $die }: { $outcome ->
    [normal] действует как обычно.
    [babble] ничего не делает.
    [own] бьёт себя.
   *[nearest] теперь цель — { NAME($target) }.
}
ask-sf-condition-confused = { NAME($asked, case: "label") } нападает на ближайшее существо. На какое?
ask-sf-condition-unconscious = { NAME($on, case: "label") } теряет сознание. Что при этом происходит?
choice-falls-prone = падает
choice-drops-things = роняет всё из рук
act-rouse = привести в чувство { NAME($target, case: "acc") }
act-smother = сбивать пламя
act-anchor = закрепить путы: { NAME($on) }
effect-anchored = Путы не дают { NAME($who, case: "dat") } уйти с места.
    .ends = Путы больше не удерживают { NAME($who, case: "acc") } на месте.
act-ongoing = каждый ход { $damage } ({ $condition }): { NAME($on) }
no-sf-condition-asleep = { $target ->
    [none] Во сне не действуют.
   *[other] { NAME($target, case: "acc") } незачем будить, или до { NAME($target, case: "gen") } не дотянуться.
}
no-sf-condition-bleeding = Урон каждый ход наносят только кровотечение и горение.
no-sf-condition-burning = { $damage ->
    [none] Тушить нечего.
   *[other] Это не кости: { $damage }.
}
no-sf-condition-confused = { $target ->
    [none] Замешательство не даёт ничего сделать.
   *[other] В замешательстве цель одна: { NAME($target) }.
}
no-sf-condition-cowering = От страха действовать невозможно.
no-sf-condition-dazed = Ошеломление не даёт действовать.
no-sf-condition-dead = Это существо мертво, или его здесь нет.
no-sf-condition-dying = При смерти не действуют.
no-sf-condition-entangled = Путы не дают этого сделать.
no-sf-condition-exhausted = Изнурение не даёт этого сделать.
no-sf-condition-fascinated = Зачарованные не действуют.
no-sf-condition-fatigued = Утомление не даёт этого сделать.
no-sf-condition-flat-footed = Застигнутый врасплох не может отвечать.
no-sf-condition-frightened = Испуг не даёт этого сделать, пока есть куда бежать.
no-sf-condition-grappled = Захват не пускает.
no-sf-condition-nauseated = Тошнота оставляет только одно сопутствующее действие.
no-sf-condition-off-kilter = Вращаясь без опоры, так не переместиться.
no-sf-condition-panicked = Паника не даёт этого сделать.
no-sf-condition-paralyzed = Паралич не даёт двигаться.
no-sf-condition-pinned = Обездвиженный не может этого сделать.
no-sf-condition-stable = Без сознания не действуют.
no-sf-condition-staggered = У замедленного есть одно основное или сопутствующее действие и быстрое.
no-sf-condition-stunned = Оглушение не даёт действовать.
no-sf-condition-unconscious = Без сознания не действуют.

## Заклинания и особые способности
fact-ability-used = { NAME($who) } применяет способность: { $ability }.
no-sf-special-ability-action = { $continuous ->
    [none] { $uses ->
        [none] { $spent ->
            [none] Такой способности нет.
           *[other] Способность ещё не восстановилась.
        }
       *[other] Применений не осталось.
    }
   *[other] Она действует всегда.
}
ask-sf-special-ability-provoke = { NAME($who, case: "label") } применяет псевдозаклинание. { NAME($asked, case: "label") }: внеочередная атака?

fact-spell-begun = { NAME($who) } творит заклинание «{ $spell }»{ $level ->
    [0] .
   *[other] { " " }({ $level }-й круг).
}
fact-spell-lost = { NAME($who, case: "label") }: «{ $spell }» больше не действует ({ $rule }).
effect-unfinished = { NAME($who) } продолжает сотворение.
effect-spell = { "" }
    .ends = «{ $source }»: действие закончилось.
effect-zone = { "" }
    .ends = { "" }
no-sf-spell-cast = { $left ->
    [none] { $within ->
        [none] { $most ->
            [none] Так это заклинание не сотворить.
           *[other] Целей может быть не больше { $most }.
        }
       *[other] Цели должны быть не дальше { FEET($within) } друг от друга
    }
   *[other] Ячеек { $slot }-го круга не осталось.
}
no-sf-spell-concentration-limits = Пока держится другое заклинание («{ $spell }»), нового не сотворить.
no-sf-spell-cast-long = Сотворение не начато.
no-sf-spell-concentrate = Концентрироваться не на чем.
no-sf-spell-dismiss = Прекратить это нельзя: «{ $spell }».
no-sf-spell-dismiss-limits = { $away ->
    [none] Кто не может сотворить заклинание, не может его и прекратить ({ $because }).
   *[other] Слишком далеко: { FEET($away) } при дальности { FEET($range) }
}
ask-sf-spell-cast = { NAME($who, case: "label") } атакует { NAME($asked, case: "acc") }. Ответить заклинанием?
aimed = { $targets ->
    [none] { "" }
   *[other] ; цели: { $targets }
}{ $at ->
    [none] { "" }
   *[other] ; из точки { $at }
}{ $toward ->
    [none] { "" }
   *[other] ; в сторону { $toward }
}{ $height ->
    [none] { "" }
   *[other] ; на высоте { $height }
}
act-cast = сотворить «{ $spell }»{ $slot ->
    [0] { "" }
   *[other] { " " }(ячейка { $slot }-го круга)
}{ $full ->
    [yes] { " " }за полный ход
   *[no] { "" }
}{ $aim }
act-use = применить «{ $ability }»{ $aim }
act-keep-casting = продолжать сотворение
act-concentrate = поддерживать заклинание
act-stop-concentrating = отпустить заклинание
act-dismiss = прекратить «{ $spell }»
