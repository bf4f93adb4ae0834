## Слова

inches = { $n ->
    [one] { $n } дюйм
    [few] { $n } дюйма
    [many] { $n } дюймов
   *[other] { $n } дюйма
}
attribute-agility = Ловкость
    .gen = Ловкости
attribute-smarts = Смекалка
    .gen = Смекалки
attribute-spirit = Характер
    .gen = Характера
attribute-strength = Сила
    .gen = Силы
attribute-vigor = Выносливость
    .gen = Выносливости
skill-academics = Гуманитарные науки
    .gen = Гуманитарных наук
skill-athletics = Атлетика
    .gen = Атлетики
skill-battle = Военное дело
    .gen = Военного дела
skill-boating = Мореходство
    .gen = Мореходства
skill-common-knowledge = Эрудиция
    .gen = Эрудиции
skill-driving = Вождение
    .gen = Вождения
skill-electronics = Электроника
    .gen = Электроники
skill-faith = Вера
    .gen = Веры
skill-fighting = Драка
    .gen = Драки
skill-focus = Сосредоточение
    .gen = Сосредоточения
skill-gambling = Азартные игры
    .gen = Азартных игр
skill-hacking = Хакерство
    .gen = Хакерства
skill-healing = Лечение
    .gen = Лечения
skill-intimidation = Запугивание
    .gen = Запугивания
skill-language = Язык
    .gen = Языка
skill-notice = Внимание
    .gen = Внимания
skill-occult = Оккультизм
    .gen = Оккультизма
skill-performance = Выступление
    .gen = Выступления
skill-persuasion = Убеждение
    .gen = Убеждения
skill-piloting = Пилотирование
    .gen = Пилотирования
skill-psionics = Псионика
    .gen = Псионики
skill-repair = Ремонт
    .gen = Ремонта
skill-research = Поиск сведений
    .gen = Поиска сведений
skill-riding = Верховая езда
    .gen = Верховой езды
skill-science = Естественные науки
    .gen = Естественных наук
skill-shooting = Стрельба
    .gen = Стрельбы
skill-spellcasting = Колдовство
    .gen = Колдовства
skill-stealth = Скрытность
    .gen = Скрытности
skill-survival = Выживание
    .gen = Выживания
skill-taunt = Провокация
    .gen = Провокации
skill-thievery = Воровство
    .gen = Воровства
skill-weird-science = Безумная наука
    .gen = Безумной науки
kind-attack = атака
kind-grapple = захват
kind-crush = силовой приём
kind-push = толчок
kind-test = уловка
kind-support = помощь
kind-suppress = огонь на подавление
kind-break-free = высвобождение
kind-reload = перезарядка
kind-ready = оружие наизготовку
kind-power = сила
kind-heal = первая помощь
kind-jump = прыжок
kind-finish = добивание
kind-other = иное действие
kind-defend = оборона
kind-aim = прицеливание
pool-wounds = ранения
pool-fatigue = усталость
pool-bennies = фишки
pool-points = пункты силы
pool-speed = скорость
pool-moved = пройденный шаг
layer-difficult = трудная местность
layer-fog = туман
layer-dim = сумрак
layer-dark = тьма
layer-bright = яркий свет

## Причины в одном-двух словах

why-sw-dice-trait = кость
why-sw-dice-wild-die = дикий кубик
why-sw-damage-melee = урон
why-sw-damage-ranged = урон
why-sw-damage-raise-bonus = подъём
why-sw-char-parry = защита
why-sw-char-toughness = стойкость
why-sw-size-table = размер
why-sw-char-armor = броня
why-sw-move-pace = шаг
why-sw-damage-injury = увечье
why-sw-damage-wound-penalty = ранения
why-sw-attack-range-bands = дистанция
why-sw-scale-attack = силуэт
why-sw-attack-illumination = освещение
why-sw-attack-shotgun = дробь
why-sw-dice-unskilled = без навыка
why-sw-grapple-gang-up = объединение сил
why-sw-grapple-scale-penalty = силуэт
why-sw-edge-steady-hands = бег, твёрдая рука
why-sw-obstacle-through = преграда
why-sw-init-joker = джокер
damage-ap = { $damage }, бронебойность { $ap }

## Карты

card-none = без карты
card-2c = 2♣
card-2d = 2♦
card-2h = 2♥
card-2s = 2♠
card-3c = 3♣
card-3d = 3♦
card-3h = 3♥
card-3s = 3♠
card-4c = 4♣
card-4d = 4♦
card-4h = 4♥
card-4s = 4♠
card-5c = 5♣
card-5d = 5♦
card-5h = 5♥
card-5s = 5♠
card-6c = 6♣
card-6d = 6♦
card-6h = 6♥
card-6s = 6♠
card-7c = 7♣
card-7d = 7♦
card-7h = 7♥
card-7s = 7♠
card-8c = 8♣
card-8d = 8♦
card-8h = 8♥
card-8s = 8♠
card-9c = 9♣
card-9d = 9♦
card-9h = 9♥
card-9s = 9♠
card-10c = 10♣
card-10d = 10♦
card-10h = 10♥
card-10s = 10♠
card-Jc = В♣
card-Jd = В♦
card-Jh = В♥
card-Js = В♠
card-Qc = Д♣
card-Qd = Д♦
card-Qh = Д♥
card-Qs = Д♠
card-Kc = К♣
card-Kd = К♦
card-Kh = К♥
card-Ks = К♠
card-Ac = Т♣
card-Ad = Т♦
card-Ah = Т♥
card-As = Т♠
card-black-joker = чёрный джокер
card-red-joker = красный джокер

## Состояние

status-own = { NAME($who, case: "label") }: { $dead ->
    [yes] смерть
   *[no] ранения: { $wounds }{ $fatigue ->
        [0] { "" }
       *[other] , усталость: { $fatigue }
    }, фишки: { $bennies }{ $points ->
        [0] { "" }
       *[other] , пункты силы: { $points }
    }{ $card ->
        [none] { "" }
       *[other] , карта { $card }
    }
}{ $state ->
    [none] { "" }
   *[other] ; { $state }
}
status-other = { NAME($who, case: "label") }: { $dead ->
    [yes] смерть
   *[no] ранения: { $wounds }{ $fatigue ->
        [0] { "" }
       *[other] , усталость: { $fatigue }
    }{ $card ->
        [none] { "" }
       *[other] , карта { $card }
    }
}{ $state ->
    [none] { "" }
   *[other] ; { $state }
}

## Карты, внезапность, состояние наготове, конец боя

fact-shuffled = Колода перетасована.
fact-card-drawn = { NAME($who, case: "label") }: { $card }.
fact-unaware = { NAME($who, case: "acc") } застали врасплох.
fact-ambushed = { NAME($who) } в засаде.
fact-hold-rolled = { NAME($who, case: "label") } — { $total }, { NAME($target) } — { $other }: { $first ->
    [who] первым действует { NAME($who) }.
    [target] первым действует { NAME($target) }.
   *[both] действуют одновременно.
}
effect-surprised = { NAME($who, case: "acc") } застали врасплох.
    .ends = { NAME($who) } приходит в себя от внезапности.
effect-hold = { NAME($who) } наготове.
    .ends = { NAME($who) } больше не наготове.
no-sw-hold-declare = Отложить можно только ход, в котором ещё ничего не сделано{ $because ->
    [none] { "" }
   *[other] { " " }({ $because })
}.
no-sw-hold-interrupt = Сейчас никто не собирается действовать.
ask-sw-init-deal = Кто из группы ходит следующим?
ask-sw-init-joker = У { NAME($asked, case: "gen") } джокер: действовать сейчас или ждать?
ask-sw-init-edges = { $card ->
    [none] { NAME($asked, case: "label") }: какая карта считается?
   *[other] { NAME($asked, case: "label") }: заменить { $card }?
}
ask-sw-init-redraw = { NAME($asked, case: "label") }: карта { $card }. Другая карта за фишку?
ask-sw-hold-declare = { NAME($asked, case: "label") } наготове: сделать ход сейчас?
ask-sw-hold-interrupt = { NAME($who, case: "label") } собирается действовать ({ $action }). { NAME($asked, case: "label") }: вмешаться?
ask-sw-init-joker-break-in = { NAME($who, case: "label") } собирается действовать ({ $action }). У { NAME($asked, case: "gen") } джокер: вмешаться?
ask-sw-combat-end = Сражаться может только одна сторона. Бой окончен?
choice-now = сейчас
choice-wait = ждать
choice-replace = заменить
choice-end = бой окончен
choice-go-on = бой продолжается
act-hold = быть наготове
act-go = сделать ход сейчас
act-break-in = вмешаться

## Ходы и действия

fact-turn-began = Ход { NAME($who, case: "gen") }
fact-turn-lost = { NAME($who) } теряет ход ({ $rule }).
fact-declared-actions = { NAME($who) } делает несколько дел: { $kinds }.
no-sw-turn-action = { $turn ->
    [none] { $did ->
        [none] Такого действия нет.
       *[other] В этом ходу действий не осталось; сделано: { $did }.
    }
   *[other] Сейчас ход { NAME($turn, case: "gen") }.
}
no-sw-turn-multi-action = { $count ->
    [none] { $did ->
        [none] Этого объявлено не было; осталось: { $plan }.
       *[other] Действия хода объявляют до первого из них; пока: { $did }.
    }
   *[other] Объявить можно два или три действия, а не { $count }.
}
no-sw-turn-free-actions = Этого в руках нет: { $thing }.
no-sw-turn-limited = Такую атаку можно сделать за ход только одну: { $means }.
no-sw-defend-action = Оборона занимает весь ход.
no-sw-aim-action = Прицеливание занимает весь ход, и для него нужно дистанционное оружие в руках.
ask-sw-turn-action = { NAME($who, case: "label") }: ваш ход.
act-end = закончить ход
act-declare = сделать несколько дел: { $kinds }

## Перемещение

fact-ran = { NAME($who) } бежит: ещё { INCHES($die) }.
fact-went = { NAME($who) } проходит { INCHES($inches) } на { $square }.
fact-jumped-up = { NAME($who) } подпрыгивает.
no-sw-move-pace = { $needs ->
    [none] Этот путь никуда не ведёт.
   *[other] На это нужно { INCHES($needs) }, а осталось { INCHES($left) }.
}
no-sw-move-difficult = По трудной местности на это нужно { INCHES($needs) }, а осталось { INCHES($left) }.
no-sw-move-run = { $ran ->
    [none] Бегут до первого действия: бег мешает всем действиям хода.
   *[other] В этом ходу бег уже был.
}
no-sw-move-prone = { $needs ->
    [none] Так оно уже и есть.
   *[other] Чтобы встать, нужно { INCHES($needs) }, а осталось { INCHES($left) }.
}
no-sw-move-jump = { $needs ->
    [none] На { $square } провал, через него надо прыгать.
   *[other] Нужен прыжок на { INCHES($needs) }, а получается { INCHES($reach) }.
}
no-sw-grid-square = Это не шаг по карте{ $square ->
    [none] { "" }
   *[other] { " " }({ $square })
}.
no-sw-grid-footprint = { $problem ->
    [off-map] Это место за краем карты: { $square }.
    [wall] На { $square } стена.
    [taken] На { $square } кто-то стоит.
   *[none] На { $square } нет места.
}
no-sw-size-range = Существ размера { $size } не бывает.
ask-sw-move-withdraw = { NAME($who, case: "label") } отходит. { NAME($asked, case: "label") }: свободная атака?
act-move = { $mode ->
    [fly] перелететь на { $square }
   *[other] перейти на { $square }
}
act-run = бежать
act-drop-prone = лечь
act-stand-up = встать
act-jump = прыгнуть на { $square }{ $athletics ->
    [yes] { " " }(Атлетика)
   *[no] { "" }
}
act-jump-up = подпрыгнуть{ $athletics ->
    [yes] { " " }(Атлетика)
   *[no] { "" }
}

## Фишки

fact-benny-spent = { $own ->
    [yes] { NAME($who) } тратит фишку ({ $rule }).
   *[no] { NAME($keeper) } тратит фишку за { NAME($who, case: "acc") } ({ $rule }).
}
fact-bennies-gained = { NAME($who) } получает { $count ->
    [one] { $count } фишку ({ $rule }).
    [few] { $count } фишки ({ $rule }).
    [many] { $count } фишек ({ $rule }).
   *[other] { $count } фишки ({ $rule }).
}
no-sw-benny-pool = Фишек не осталось.
ask-sw-dice-reroll = { NAME($asked, case: "label") }: { $trait }{ $total ->
    [none] { "" }
   *[other] { " " }{ $total }
}{ $tn ->
    [none] { "" }
   *[other] { " " }против { $tn }
}. Перебросить за фишку?
ask-sw-benny-use = { NAME($asked, case: "label") }: урон { $damage } ({ NAME($target) }). Перебросить за фишку?
choice-benny = потратить фишку
act-recover = потратить фишку, чтобы прийти в себя

## Проверки

fact-trait-rolled = { NAME($who, case: "label") }, { $trait } ({ $rule }): { $roll } против { $tn } — { $result ->
    [critical] критический провал!
    [failure] провал.
    [raise] { $raises ->
        [one] успех с { $raises } подъёмом.
        [few] успех с { $raises } подъёмами.
        [many] успех с { $raises } подъёмами.
       *[other] успех с { $raises } подъёма.
    }
   *[success] успех.
} Кости: { $dice }.
fact-roll-kept = Считается { $total } ({ $rule }): { $result ->
    [critical] критический провал!
    [failure] провал.
    [raise] { $raises ->
        [one] успех с { $raises } подъёмом.
        [few] успех с { $raises } подъёмами.
        [many] успех с { $raises } подъёмами.
       *[other] успех с { $raises } подъёма.
    }
   *[success] успех.
}
fact-opposed = { NAME($who, case: "label") } — { $total }, { NAME($target) } — { $other }: { $result ->
    [raise] { $raises ->
        [one] { NAME($who) } побеждает с { $raises } подъёмом.
        [few] { NAME($who) } побеждает с { $raises } подъёмами.
        [many] { NAME($who) } побеждает с { $raises } подъёмами.
       *[other] { NAME($who) } побеждает с { $raises } подъёма.
    }
    [success] { NAME($who) } побеждает.
   *[other] { NAME($target) } не поддаётся.
}
fact-confirmed = На к6 выпало { $die }: { $critical ->
    [yes] критический провал.
   *[no] не критический провал.
}
ask-sw-dice-multi = { $wild ->
    [none] { NAME($asked, case: "label") }: оставить прежние кости или взять новые? { $shown }
   *[other] { NAME($asked, case: "label") }: кости { $dice }, дикий кубик { $wild }. Какую кость он заменит?
}
choice-old = прежние
choice-new = новые

## Атаки

fact-dice-fell = { $manner ->
    [thrown] { NAME($who) } бросает { NAME($means, case: "acc") }
   *[plain] { NAME($who) } атакует
}{ $targets ->
    [none] { "" }
   *[other] { $manner ->
        [thrown] { " " }в { $targets }
       *[plain] { " " }{ $targets }
    }
}{ $manner ->
    [thrown] { "" }
   *[plain] { " " }({ $means })
}: { $dice }{ $wild ->
    [none] { "" }
   *[other] , дикий кубик { $wild }
}{ $critical ->
    [yes] { " " }— критический провал!
   *[no] .
}
fact-attack-rolled = { $target ->
    [none] { $roll } против { $other }
   *[other] { NAME($target, case: "label") }: { $roll } против { $other }
} — { $result ->
    [raise] { $raises ->
        [one] попадание с { $raises } подъёмом.
        [few] попадание с { $raises } подъёмами.
        [many] попадание с { $raises } подъёмами.
       *[other] попадание с { $raises } подъёма.
    }
    [success] попадание.
   *[other] промах.
}
fact-attack-failed = { NAME($who, case: "label") }: критический провал атаки против { NAME($target, case: "gen") } ({ $means }).
fact-bystander-hit = Выстрел поражает { NAME($target, case: "acc") } ({ $rule }).
fact-template-laid = Под шаблоном: { $those ->
    [none] никого.
   *[other] { $those }.
}
fact-deviated = Снос на { INCHES($inches) }, направление по часам — { $hour }, в точку { $point }.
no-sw-attack-melee = { $how ->
    [none] { $means ->
        [none] Атаковать это нельзя.
       *[other] Такого оружия под рукой нет: { $means }.
    }
   *[other] Так выбрать нельзя: { $how }.
}
no-sw-attack-ranged = Линии обзора нет: { NAME($target) }.
no-sw-attack-range-bands = Слишком далеко: { INCHES($away) }, большая дистанция — { INCHES($long) }.
no-sw-attack-rof = { $targets ->
    [none] Скорострельность — { $most }, а не { $dice }.
   *[other] Каждой цели нужна своя кость: { $targets }.
}
no-sw-attack-ammo = Стрелять нечем: осталось { $left }, нужно { $needs }.
no-sw-attack-ranged-in-melee = Когда противник рядом, из этого не стреляют: { $means }.
no-sw-attack-illumination = Так далеко в темноте не видно: { INCHES($away) }, а видно на { INCHES($within) }.
no-sw-attack-extreme = { $away ->
    [none] Предельную дистанцию даёт только прицеливание прошлого хода, и больше оно тогда не даёт ничего.
   *[other] Дальше большой дистанции ({ INCHES($long) }) без прицеливания не попасть; здесь { INCHES($away) }.
}
no-sw-gear-reach = Не достать: { INCHES($away) } при дальности { INCHES($reach) }.
no-sw-free-attack-sources = Сейчас ничто не даёт свободной атаки.
no-sw-area-templates = { $means ->
    [none] Под рукой нет ничего, что применяют так.
   *[other] Это применяют иначе: { $means }.
}
no-sw-area-attack = Эта точка за краем карты.
no-sw-area-cone = Это не направление.
ask-sw-attack-rof = { NAME($asked, case: "label") }: в кого идёт { $die }?
ask-sw-area-cover = Между взрывом и { NAME($who, case: "ins") } — твёрдая преграда. Сколько урона она снимает?
ask-sw-bystander-when = { NAME($who) } промахивается по { NAME($target, case: "dat") }. Может ли пострадать случайная жертва?
ask-sw-evasion-roll = { NAME($by, case: "label") } атакует ({ $means }). { NAME($asked, case: "label") }: уклониться?
ask-sw-evasion-displace = Куда отпрыгивает { NAME($who) }?
choice-evade = уклониться
choice-0 = нисколько
choice-2 = 2
choice-4 = 4
choice-6 = 6
choice-8 = 8
choice-10 = 10
choice-all = весь
act-attack = { $manner ->
    [club] ударить { $targets } рукоятью или прикладом ({ $means })
    [thrown] бросить { NAME($means, case: "acc") } в { $targets }
   *[plain] атаковать { $targets } ({ $means })
}{ $dice ->
    [1] { "" }
   *[other] , костей: { $dice }
}{ $part ->
    [none] { "" }
   *[other] , прицельно: { $part }
}{ $how ->
    [none] { "" }
   *[other] , { $how }
}{ $damage ->
    [none] { "" }
   *[other] ; урон: { $damage }
}
act-blast = { $means }: накрыть { $at }{ $how ->
    [none] { "" }
   *[other] , { $how }
}{ $damage ->
    [none] { "" }
   *[other] ; урон: { $damage }
}
act-spray = { $means }: в сторону { $toward }{ $stream ->
    [yes] , струёй
   *[no] { "" }
}{ $how ->
    [none] { "" }
   *[other] , { $how }
}{ $damage ->
    [none] { "" }
   *[other] ; урон: { $damage }
}

## Приёмы атаки, преграды, вещи, верхом и в транспорте

how-wild = яростно
how-desperate-2 = отчаянно (+2)
how-desperate-4 = отчаянно (+4)
how-nonlethal = не насмерть
how-touch = лишь коснуться
how-both-barrels = из обоих стволов
how-slug = пулей
how-extreme = предельная дистанция
how-aim-ignore = прицелившись, без части штрафов
how-aim-plus = прицелившись, +2
kind-drive = вождение
object-light-door = дверь
    .gen = двери
    .dat = двери
    .acc = дверь
    .ins = дверью
    .pre = двери
    .g = f
object-heavy-door = тяжёлая дверь
    .gen = тяжёлой двери
    .dat = тяжёлой двери
    .acc = тяжёлую дверь
    .ins = тяжёлой дверью
    .pre = тяжёлой двери
    .g = f
object-lock = замок
    .gen = замка
    .dat = замку
    .acc = замок
    .ins = замком
    .pre = замке
    .g = m
object-handcuffs = наручники
    .gen = наручников
    .dat = наручникам
    .acc = наручники
    .ins = наручниками
    .pre = наручниках
    .g = p
object-rope = верёвка
    .gen = верёвки
    .dat = верёвке
    .acc = верёвку
    .ins = верёвкой
    .pre = верёвке
    .g = f
object-barrier = стена
    .gen = стены
    .dat = стене
    .acc = стену
    .ins = стеной
    .pre = стене
    .g = f
why-sw-attack-wild = яростный удар
why-sw-attack-desperate = отчаянный удар
why-sw-attack-drop = врасплох
why-sw-attack-unstable = шаткая опора
why-sw-vehicle-unstable = на ходу
why-sw-aim-ignore = прицеливание
why-sw-aim-plus2 = прицеливание
why-sw-suppressive-recoil = отдача
why-sw-speed-kmh-95 = относительная скорость
why-sw-speed-kmh-195 = относительная скорость
why-sw-speed-kmh-385 = относительная скорость
why-sw-speed-mach-1 = относительная скорость
why-sw-speed-mach-2 = относительная скорость
why-sw-speed-light = относительная скорость
why-sw-object-parry = неподвижная вещь
why-sw-object-break = прочность
fact-went-through = { $living ->
    [yes] Удар проходит сквозь { NAME($what, case: "acc") } — в { NAME($target, case: "acc") }.
   *[no] Удар проходит сквозь преграду ({ $what }) — в { NAME($target, case: "acc") }; броня преграды { $armor }.
}
fact-blacked-out = { NAME($who, case: "label") }: без сознания минут на { $minutes }.
fact-thrown-off = { NAME($who) } падает: { NAME($mount) } дальше без всадника.
did-mount = { NAME($who) } садится: { NAME($mount) }.
did-dismount = { NAME($who) } слезает на { $square }.
fact-vehicle-struck = { NAME($who, case: "label") }: { $damage } против { $toughness } — { $result ->
    [wounds] { $wounds ->
        [one] { $wounds } повреждение.
        [few] { $wounds } повреждения.
        [many] { $wounds } повреждений.
       *[other] { $wounds } повреждения.
    }
    [struck] тряхнуло.
   *[nothing] без последствий.
}
fact-out-of-control = { NAME($who) } теряет управление; куда занесёт, решает Мастер.
fact-thing-ruined = { NAME($thing, case: "label") }: { $damage } против { $hardness } — { $how ->
    [bent] { GENDER($thing) ->
        [f] погнута.
        [n] погнуто.
        [p] погнуты.
       *[m] погнут.
    }
    [useless] больше не годится в дело.
   *[broken] { GENDER($thing) ->
        [f] сломана.
        [n] сломано.
        [p] сломаны.
       *[m] сломан.
    }
}
fact-thing-unharmed = { $unsuited ->
    [yes] { NAME($thing, case: "label") }: такой урон тут бесполезен.
   *[no] { NAME($thing, case: "label") }: { $damage } против { $hardness } — без последствий.
}
did-aim = { NAME($who) } целится в { NAME($target, case: "acc") }.
did-break = { NAME($who) } бьёт по вещи: { $thing }.
effect-riding = { NAME($by) } везёт { NAME($who, case: "acc") }.
effect-steady = { NAME($who) } идёт ровно.
    .ends = { NAME($who) } больше не идёт ровно.
no-sw-aim-stationary = Пока целятся, стоят на месте.
no-sw-aim-vehicle = Целиться на ходу можно только на ровной местности или если транспорт ведут ровно.
no-sw-aim-plus2 = Прицеливание даёт что-то одно: или +2, или меньше штрафов.
no-sw-aim-first-action = Прицеливание помогает только первому действию следующего хода и только против той цели, в которую целились.
no-sw-attack-shotgun = Из этого так не стреляют: { $means }.
no-sw-attack-wild = Яростно бьют только в ближнем бою, с первой атаки хода и не отчаянно.
no-sw-attack-desperate = Отчаянно бьют только в ближнем бою и не в тот ход, когда бьют яростно.
no-sw-attack-touch = Коснуться можно только в ближнем бою.
no-sw-attack-nonlethal = Этим не насмерть не ударишь: { $means }.
no-sw-attack-drop = Застать врасплох можно только врага.
no-sw-attack-finishing = Добить можно только беспомощного и не голыми руками.
no-sw-attack-unstable = Так оно уже и есть.
no-sw-free-attack-single = Свободная атака — безо всяких приёмов: { $how }.
no-sw-free-attack-kinds = Этим свободную атаку не наносят: { $means }.
no-sw-suppressive-weapon = { $means ->
    [none] Для огня на подавление нужно скорострельное оружие.
   *[other] Для огня на подавление это не годится: { $means }.
}
no-sw-suppressive-area = Эта точка за краем карты.
no-sw-suppressive-ammo = Для огня на подавление нужно патронов: { $needs }, а осталось { $left }.
no-sw-cover-penalty = Такой степени укрытия нет: { $degree }.
no-sw-object-parry = { $thing ->
    [none] Под рукой нет такого оружия: { $means }.
   *[other] Бить тут нечего: { $thing }.
}
no-sw-object-when = Такой целой вещи нет: { $thing }.
no-sw-speed-threshold = Скорость называют в км/ч, в десятых долях Маха или околосветовой; не так: { $unit }.
no-sw-mount-basics = { $needs ->
    [none] { $target ->
        [none] { $means ->
            [none] { $problem ->
                [rider] «{ $id }» не повезёт: это не ездовое животное этой встречи или оно слишком мало.
               *[none] Верхом так нельзя: ходит животное, а сесть можно лишь на своё, свободное и рядом.
            }
           *[other] Это оружие — только для боя верхом: { $means }.
        }
       *[other] Животное атакует только то, что перед ним.
    }
   *[other] На это нужно { INCHES($needs) }, а осталось { INCHES($left) }.
}
no-sw-mount-set-weapon = Сейчас никто не атакует с разгона.
no-sw-vehicle-reference = Транспорт двигает Мастер.
no-sw-vehicle-hold-steady = Вести ровно может только водитель.
ask-sw-object-no-bonus = Попали в уязвимое место? { $thing }
ask-sw-object-break = Какова стойкость вещи: { $thing }?
ask-sw-object-break-broken = Что стало с вещью: { $thing }?
ask-sw-object-damage-type = Можно ли этим повредить вещь: { $thing } ({ $means })?
ask-sw-attack-finishing = { NAME($who) } добивает { NAME($target, case: "acc") }. Удаётся?
ask-sw-mount-fall = Куда падает { NAME($who) }?
ask-sw-obstacle-through = Какова броня этой преграды?
ask-sw-obstacle-through-no = { NAME($target, case: "acc") } спасло укрытие. Прошло ли насквозь, и сквозь что?
ask-sw-suppressive-max-victims = { NAME($asked, case: "label") }: в кого попали?
ask-sw-mount-set-weapon = { NAME($who, case: "label") } атакует с разгона. { NAME($asked, case: "label") }: выставить оружие?
choice-plain = нет, обычный урон
choice-full = да: кубик за подъём и взрывы
choice-broken = сломано
choice-bent = погнуто
choice-useless = бесполезно
choice-works = годится
choice-dies = да
choice-lives = нет
choice-thick-glass = толстое стекло, +2
choice-leather-goods = плотная кожа, +2
choice-partition = деревянная перегородка, +2
choice-wooden-shield = деревянный щит, +2
choice-aluminium-door = алюминиевая дверца, +2
choice-sheet-metal = листовой металл, +4
choice-steel-door = стальная дверца, +4
choice-oak-door = дубовая дверь, +6
choice-concrete = бетон, +6
choice-brick = кирпич, +8
choice-sw-obstacle-through-stone = камень, +10
choice-bulletproof-glass = пуленепробиваемое стекло, +10
choice-tree = дерево, +10
choice-sw-obstacle-through-other = иной материал
act-cover = укрытие { NAME($on, case: "gen") }: { $degree ->
    [none] нет
    [light] лёгкое
    [medium] среднее
    [heavy] надёжное
    [near-total] почти полное
   *[map] по карте
}
act-aim = целиться в { NAME($target, case: "acc") }
act-suppress = подавить огнём вокруг { $at } ({ $means })
act-break = разбить { NAME($thing, case: "acc") }{ $holder ->
    [none] { "" }
   *[other] { " " }в руках { NAME($holder, case: "gen") }
} ({ $means })
act-broken = объявить вещь сломанной: { $thing }
act-drop-on = { NAME($by) } застаёт врасплох { NAME($on, case: "acc") }
act-finish = добить { NAME($target, case: "acc") } ({ $means })
act-mount = сесть: { NAME($mount) }
act-dismount = слезть на { $square }
act-set-weapon = выставить { NAME($means, case: "acc") } против { NAME($target, case: "gen") }
act-speed = скорость { NAME($on, case: "gen") }: { $unit ->
    [mach] { $whole },{ $tenths } Маха
    [light] околосветовая
   *[other] { $amount } км/ч
}
act-hold-steady = вести ровно
act-ground = { $ground ->
    [even] { NAME($on, case: "label") }: едет по ровному
   *[rough] { NAME($on, case: "label") }: едет по бездорожью
}
act-footing = { $shaky ->
    [yes] { NAME($on, case: "label") }: шаткая опора
   *[no] { NAME($on, case: "label") }: опора надёжна
}

## Подкрепления

no-sw-init-deal = { $who ->
    [none] Такого блока статистики нет, имя занято или не годится.
   *[other] { NAME($who, case: "label") } не может вступить в бой: уже на поле или выбыл.
}
act-join = ввести в бой: { NAME($on) }, { $at }
act-enlist = добавить на сторону { $side }: { $sheet } ({ $id })

## Урон

fact-damage-rolled = Урон { $roll }; кости: { $dice }.
fact-hit-weighed = { NAME($who, case: "label") }: { $damage } против { $toughness } — { $result ->
    [wounds] { $wounds ->
        [one] { $wounds } ранение.
        [few] { $wounds } ранения.
        [many] { $wounds } ранений.
       *[other] { $wounds } ранения.
    }
    [shaken] шок.
   *[nothing] без последствий.
}
fact-unharmed = { NAME($who, case: "label") }: урон { $damage } не причиняет вреда ({ $rule }).
fact-knocked-out = { NAME($who, case: "label") }: без сознания, часов: { $hours }.
fact-soaked = { NAME($who, case: "label") }: поглощено ранений: { $wounds }.
fact-wounded = { NAME($who) } получает { $wounds ->
    [one] { $wounds } ранение.
    [few] { $wounds } ранения.
    [many] { $wounds } ранений.
   *[other] { $wounds } ранения.
}
fact-healed = { NAME($who, case: "label") }: излечено ранений: { $wounds }.
fact-tired = { NAME($who, case: "label") }: { $levels ->
    [-1] усталость проходит.
   *[other] усталость растёт.
}
fact-injured = { NAME($who, case: "label") }: { $injury }, { $lasting ->
    [healed] пока не излечены все ранения
    [day] на сутки
   *[ever] навсегда
} (кости: { $dice }).
injury-unmentionables = увечье, о котором не говорят
injury-arm = увечье руки
injury-agility = Ловкость ниже
injury-vigor = Выносливость ниже
injury-strength = Сила ниже
injury-leg = увечье ноги
injury-scar = безобразный шрам
injury-eye = потеря глаза
injury-smarts = Смекалка ниже
fact-died = { NAME($who) } умирает ({ $rule }).
fact-fell-out = { NAME($who) } выбывает из боя ({ $rule }).
effect-injury = У { NAME($who, case: "gen") } увечье.
    .ends = Увечье { NAME($who, case: "gen") } прошло.
no-sw-damage-incapacitated = При смерти не действуют.
no-sw-damage-bleeding = Отсюда не помочь: { NAME($target) }.
ask-sw-damage-soak = { NAME($asked, case: "label") } сейчас получит { $wounds ->
    [one] { $wounds } ранение.
    [few] { $wounds } ранения.
    [many] { $wounds } ранений.
   *[other] { $wounds } ранения.
} Поглотить за фишку?
act-stabilise = остановить кровотечение у { NAME($target, case: "gen") }

## Состояния

condition-shaken = шок
condition-distracted = отвлечение
condition-vulnerable = уязвимость
condition-stunned = оглушение
condition-entangled = захват
condition-bound = обездвиженность
condition-prone = лежит
condition-incapacitated = при смерти
condition-bleeding = истекает кровью
is-shaken = в шоке
is-distracted = { GENDER($who) ->
    [f] отвлечена
    [n] отвлечено
    [p] отвлечены
   *[m] отвлечён
}
is-vulnerable = { GENDER($who) ->
    [f] уязвима
    [n] уязвимо
    [p] уязвимы
   *[m] уязвим
}
is-stunned = { GENDER($who) ->
    [f] оглушена
    [n] оглушено
    [p] оглушены
   *[m] оглушён
}
is-entangled = { GENDER($who) ->
    [f] схвачена
    [n] схвачено
    [p] схвачены
   *[m] схвачен
}
is-bound = { GENDER($who) ->
    [f] обездвижена
    [n] обездвижено
    [p] обездвижены
   *[m] обездвижен
}
is-prone = лежит
is-incapacitated = при смерти
is-bleeding = истекает кровью
is-hold = наготове
effect-shaken = { NAME($who) } в шоке.
    .ends = { NAME($who) } больше не в шоке.
effect-distracted = { NAME($who) } { GENDER($who) ->
    [f] отвлечена
    [n] отвлечено
    [p] отвлечены
   *[m] отвлечён
}.
    .ends = { NAME($who) } больше не { GENDER($who) ->
        [f] отвлечена
        [n] отвлечено
        [p] отвлечены
       *[m] отвлечён
    }.
effect-vulnerable = { NAME($who) } { GENDER($who) ->
    [f] уязвима
    [n] уязвимо
    [p] уязвимы
   *[m] уязвим
}.
    .ends = { NAME($who) } больше не { GENDER($who) ->
        [f] уязвима
        [n] уязвимо
        [p] уязвимы
       *[m] уязвим
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
effect-entangled = { NAME($who) } { GENDER($who) ->
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
effect-bound = { NAME($who) } { GENDER($who) ->
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
effect-incapacitated = { NAME($who) } теперь при смерти.
    .ends = { NAME($who) } больше не при смерти.
effect-bleeding = { NAME($who) } истекает кровью.
    .ends = { NAME($who) } больше не истекает кровью.
no-sw-cond-shaken = В шоке действий не совершают.
no-sw-cond-stunned = Оглушение не даёт ни действовать, ни двигаться.
no-sw-cond-bound = Обездвиженный этого сделать не может.
no-sw-cond-entangled = Захват не даёт двигаться.
no-sw-cond-prone = Лёжа не прыгают.
no-sw-cond-break-free = { $tried ->
    [yes] Это уже пробовали; пока ничего не изменится, повторить нельзя.
   *[none] Ничто не держит, или так не вырваться ({ $trait }).
}
ask-sw-cond-shaken = { NAME($asked, case: "label") } в шоке, и вот-вот последует атака. Прийти в себя за фишку?
act-break-free = высвободиться ({ $trait })

## Вещи

fact-held = { NAME($who, case: "label") }: в руках { $things ->
    [none] ничего.
   *[other] { $things }.
}
fact-shot = { NAME($who, case: "label") }: { $weapon }, осталось { $left }.
fact-reloaded = { NAME($who, case: "label") }: { $weapon }, заряжено { $rounds }.
fact-rounds-left = { NAME($who, case: "label") }: { $kind }, осталось { $left }.
no-sw-turn-ready = { $free ->
    [none] Этого под рукой нет: { $thing }.
   *[other] Для этого нет свободной руки: { $thing }.
}
no-sw-turn-reload = { $needs ->
    [none] { $thing ->
        [none] Магазин полон.
       *[other] Это не заряжают, или этого нет в руках: { $thing }.
    }
   *[other] Сначала нужно зарядить.
}
act-ready = { $away ->
    [yes] убрать { NAME($thing, case: "acc") }
   *[no] достать { NAME($thing, case: "acc") }
}
act-drop = выпустить из рук { NAME($thing, case: "acc") }
act-pick-up = подобрать { NAME($thing, case: "acc") }
act-reload = зарядить { NAME($weapon, case: "acc") }

## Захват, толчок, оборона

fact-shoved = { NAME($who, case: "acc") } отталкивают на { INCHES($inches) }, на { $square }.
effect-defend = { NAME($who) } обороняется.
    .ends = { NAME($who) } больше не обороняется.
no-sw-grapple-attempt = { $away ->
    [none] Хватать или отпускать некого.
   *[other] Не достать: { INCHES($away) } при дальности { INCHES($reach) }.
}
no-sw-grapple-size-limit = Размер { $size } слишком велик: своим размером { $own } такого не схватить.
no-sw-grapple-crush = Силовой приём применяют только к тому, кого держат.
no-sw-push-contest = { $away ->
    [none] Толкать некого.
   *[other] Толкнуть можно только того, кто рядом, а до цели { INCHES($away) }.
}
no-sw-push-size-limit = Размер { $size } слишком велик: своим размером { $own } такого не сдвинуть.
no-sw-defend-movement = Обороняясь, не бегут.
ask-sw-push-athletics = { NAME($by) } толкает. { NAME($asked, case: "label") }: устоять силой или атлетикой?
ask-sw-push-contest = { NAME($target, case: "acc") } толкают к краю провала на { $square }. Что происходит?
choice-stop = останавливается на краю
choice-fall = падает туда
act-grapple = схватить { NAME($target, case: "acc") }
act-crush = силовой приём: { NAME($target) }
act-release = отпустить
act-push = толкнуть { NAME($target, case: "acc") } ({ $trait }){ $most ->
    [0] { "" }
   *[other] , не дальше чем на { INCHES($most) }
}
act-defend = обороняться

## Прицельные атаки, импровизированное оружие

part-head = голова
part-vitals = жизненно важный орган
part-eye = глаз
part-face = лицо
part-hand = кисть
part-off-hand = другая кисть
part-arm = рука
part-off-arm = другая рука
part-leg = нога
part-limb = конечность
part-gap = щель в броне
part-eye-slit = прорезь забрала
fact-classed = { NAME($thing, case: "label") }: { $improvised ->
    [light] лёгкая вещь
    [medium] средняя вещь
   *[heavy] тяжёлая вещь
}{ $softer ->
    [-1] .
    [0] .
    [one] , мягче на { $softer } ступень.
    [few] , мягче на { $softer } ступени.
    [many] , мягче на { $softer } ступеней.
   *[other] , мягче на { $softer } ступени.
}
no-sw-called-modifier = Целить здесь не во что: { $part }.
no-sw-called-face = { NAME($target, case: "label") }: лицо не открыто, его открывает только открытый шлем.
ask-sw-called-head = { NAME($target, case: "label") } — не живое существо. Считать ли попадание в голову опаснее?
ask-sw-called-armor-gap = { NAME($target, case: "label") }: щель в броне на голове. Считать ли попадание в голову опаснее?
ask-sw-improvised-category = { NAME($who, case: "label") } бьётся вещью не для боя ({ $thing }). Насколько она тяжёлая?
ask-sw-improvised-softer = На сколько ступеней эта вещь мягче других в своём разряде ({ $thing })?
choice-light = лёгкая
choice-medium = средняя
choice-heavy = тяжёлая
choice-1 = 1

## Уловки и помощь

fact-tested = { NAME($who) } пускается на уловку против { NAME($target, case: "gen") } ({ $trick }).
fact-test-refused = Это больше не действует ({ $trick }).
fact-support-refused = Это { NAME($target, case: "dat") } не поможет.
effect-support = { NAME($by) } помогает { NAME($who, case: "dat") }.
no-sw-test-declare = { $skill ->
    [none] Для этого нет ничего под рукой.
   *[other] Такого навыка нет, или уловка ни на кого не направлена: { $skill }.
}
no-sw-support-action = { $target ->
    [none] Такого навыка или параметра нет, или помогать некому: { $skill }, { $trait }.
   *[other] { NAME($target, case: "label") } — не союзник.
}
ask-sw-test-declare = { NAME($who, case: "label") }: уловка против { NAME($target, case: "gen") }, { $skill }{ $trick ->
    [none] { "" }
   *[other] { " " }({ $trick })
}. Какой это навык?
ask-sw-test-repetition = { NAME($who, case: "label") }: это уже { $count }-й раз ({ $trick }); предложено { $proposed }. Какой будет штраф?
ask-sw-test-modifiers = { NAME($who, case: "label") }: что здесь учитывать? Вычеркните лишнее или оставьте как есть.
ask-sw-test-story-bonus = { NAME($who, case: "label") }: уловка против { NAME($target, case: "gen") }. Чего стоит меткая находка?
ask-sw-test-success = { NAME($asked, case: "label") } побеждает. Что с целью ({ NAME($target) })?
ask-sw-test-raise = Подъём. Что ещё происходит с целью ({ NAME($target) })?
ask-sw-support-action = { NAME($who, case: "label") } хочет помочь { NAME($target, case: "dat") } ({ $trait }), { $skill }. Подходит?
ask-sw-support-or-test = { NAME($asked, case: "label") }: помощь для { NAME($friend, case: "gen") } или уловка против { NAME($target, case: "gen") }?
choice-agreed = как предложено
choice-keep = оставить так
choice-refuse = больше не действует
choice--2 = −2
choice-fits = подходит
choice-does-not-fit = не подходит
choice-other = что-то другое
act-test = уловка против { NAME($target, case: "gen") } ({ $skill }){ $trick ->
    [none] { "" }
   *[other] : { $trick }
}{ $means ->
    [none] { "" }
   *[other] , { $means }
}{ $dice ->
    [1] { "" }
   *[other] , костей: { $dice }
}
act-support = помочь { NAME($target, case: "dat") }, { $trait } ({ $skill }){ $against ->
    [none] { "" }
   *[other] , против { NAME($against, case: "gen") }
}
act-trick = сделать что-то против { NAME($target, case: "gen") }, чтобы помочь { NAME($friend, case: "dat") } ({ $skill }; { $trait }){ $trick ->
    [none] { "" }
   *[other] : { $trick }
}

## Силы

power-bolt = снаряд
power-blast = взрыв силы
power-stun = оглушение
power-boost = усиление
power-protection = броня силы
power-healing = исцеление
power-deflection = щит
power-barrier = стена
power-boosted = усиление
power-protected = броня силы
power-deflecting = щит
fact-points-spent = { NAME($who, case: "label") }: { $points ->
    [one] { $points } пункт силы ({ $rule }).
    [few] { $points } пункта силы ({ $rule }).
    [many] { $points } пунктов силы ({ $rule }).
   *[other] { $points } пункта силы ({ $rule }).
}
fact-points-regained = { NAME($who) } возвращает себе { $points ->
    [one] { $points } пункт силы.
    [few] { $points } пункта силы.
    [many] { $points } пунктов силы.
   *[other] { $points } пункта силы.
}
fact-power-failed = { NAME($who, case: "label") }: ничего не выходит ({ $power }).
fact-power-kept = { NAME($who) } поддерживает силу ({ $power }).
fact-thing-raised = Из земли что-то встаёт.
fact-thing-vanished = Вставшее из земли исчезает.
effect-boosted = У { NAME($who, case: "gen") } усилен параметр ({ $source }).
    .ends = Усиление { NAME($who, case: "gen") } кончилось ({ $source }).
effect-protected = { NAME($who, case: "acc") } защищает броня силы.
    .ends = Броня силы больше не защищает { NAME($who, case: "acc") }.
effect-deflecting = Щит отводит атаки от { NAME($who, case: "gen") }.
    .ends = Щит больше не отводит атаки от { NAME($who, case: "gen") }.
effect-barrier = { NAME($by) } поддерживает стену.
    .ends = Стена { NAME($by, case: "gen") } исчезает.
no-sw-power-activate = { $power ->
    [none] Такой силы нет.
   *[other] Этой силы нет, или она не для этого: { $power }.
}
no-sw-power-range = Слишком далеко: { INCHES($away) }, сила действует на { INCHES($reach) }.
no-sw-power-points = { $needs ->
    [none] Все пункты силы на месте.
   *[other] Не хватает пунктов силы: осталось { $left }, нужно { $needs }.
}
no-sw-power-boost = Такой параметр не усилить: { $trait }.
no-sw-power-deflection = Щит действует или против ударов, или против выстрелов.
no-sw-power-healing = { NAME($target, case: "label") }: ранений нет.
no-sw-power-barrier = Для стены там нет места.
no-sw-power-maintain = Это не поддерживается: { $power }.
ask-sw-power-maintain = { NAME($asked, case: "label") }: { $power } ({ NAME($target) }) кончается. Поддержать за пункт силы?
choice-melee = против ударов
choice-ranged = против выстрелов
act-power = применить силу: { $power }{ $target ->
    [none] { "" }
   *[other] , { NAME($target) }
}{ $at ->
    [none] { "" }
   *[other] , { $at }
}{ $toward ->
    [none] { "" }
   *[other] { " " }в сторону { $toward }
}{ $choice ->
    [none] { "" }
   *[other] { " " }({ $choice })
}
act-let-lapse = отпустить силу: { $power }
act-draw-power = потратить фишку на пункты силы

## Черты и страх

fact-beheld = { NAME($who) } видит нечто страшное.
fact-fear-rolled = Страх: { $roll }.
fact-fled = { NAME($who) } бежит в панике на { $square }.
effect-adrenaline = { NAME($who, case: "acc") } охватывает дикая сила.
    .ends = Дикая сила { NAME($who, case: "gen") } прошла.
effect-marked = Страх оставляет след на { NAME($who, case: "pre") }.
effect-hesitant = { NAME($who) } теперь медлит.
    .ends = { NAME($who) } больше не медлит.
effect-phobia = У { NAME($who, case: "gen") } теперь фобия.
effect-doom = Сердце { NAME($who, case: "gen") } не выдерживает.
effect-panicked = { NAME($who) } в панике.
    .ends = { NAME($who) } больше не в панике.
ask-sw-edge-counterattack = { NAME($who, case: "label") } промахивается. { NAME($asked, case: "label") }: ударить в ответ?
ask-sw-edge-first-strike = { NAME($who, case: "label") } входит в досягаемость. { NAME($asked, case: "label") }: ударить первым?
ask-sw-fear-table = { NAME($asked, case: "label") } в панике. Куда бежать?
act-edge-strike = ударить { NAME($target, case: "acc") } ({ $means })
act-frighten = испугать { NAME($on, case: "acc") }{ $modifier ->
    [0] { "" }
   *[other] { " " }({ $modifier })
}
