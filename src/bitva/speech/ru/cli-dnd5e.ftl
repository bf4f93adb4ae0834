## Что командная строка говорит о D&D 5e.

dnd-attacks-left = { $n ->
    [one] ещё { $n } атака
    [few] ещё { $n } атаки
    [many] ещё { $n } атак
   *[other] ещё { $n } атаки
}
dnd-movement = { $mode ->
    [fly] полёт { $feet }
    [climb] лазание { $feet }
    [swim] плавание { $feet }
    [burrow] под землёй { $feet }
   *[walk] перемещение { $feet }
}
dnd-budget = { $parts }{ $slots ->
    [none] { "" }
   *[other] ; ячейки по уровням: { $slots }
}
dnd-height = на высоте { $feet }
dnd-hides = прячется
dnd-looks = { $gender ->
    [f] { $looks ->
        [unhurt] цела
        [hurt] ранена
        [bloodied] тяжело ранена
        [down] повержена
       *[dead] мертва
    }
    [n] { $looks ->
        [unhurt] цело
        [hurt] ранено
        [bloodied] тяжело ранено
        [down] повержено
       *[dead] мертво
    }
    [p] { $looks ->
        [unhurt] целы
        [hurt] ранены
        [bloodied] тяжело ранены
        [down] повержены
       *[dead] мертвы
    }
   *[m] { $looks ->
        [unhurt] цел
        [hurt] ранен
        [bloodied] тяжело ранен
        [down] повержен
       *[dead] мёртв
    }
}
dnd-hp = { $hp }/{ $most }{ $temp ->
    [0] { "" }
   *[other] +{ $temp }
}
dnd-dying = спасброски от смерти { $successes }:{ $failures }
dnd-state = { $state }

## Блоки статистики

label-kind = Вид
label-challenge = Опасность
label-ac = Класс Доспеха
label-hp = Хиты
label-speed = Скорость
label-abilities = Характеристики
label-saves = Спасброски
label-skills = Навыки
label-senses = Чувства
label-resist = Сопротивление
label-immune = Невосприимчивость
label-vulnerable = Уязвимость
label-condition-immune = Не бывает
label-traits = Особенности
label-attack = Атака
label-multiattack = Мультиатака
label-legendary = Легендарные действия
label-casting = Заклинания
label-at-will = Без ограничений
label-per-day = Каждый день
label-other-spells = Только словами
label-spell = Заклинание
label-time = Время
label-range = Дистанция
label-components = Компоненты
label-duration = Длительность
label-effect = Действие
label-damage = Урон
label-properties = Свойства
label-strength = Сила
label-stealth = Скрытность
dnd-kind = { $size } размер, { $kinds }
kind-beast = зверь
kind-celestial = небожитель
kind-aberration = аберрация
kind-construct = конструкт
kind-dragon = дракон
kind-elemental = элементаль
kind-fey = фея
kind-fiend = исчадие
kind-giant = великан
kind-humanoid = гуманоид
kind-monstrosity = чудовище
kind-ooze = слизь
kind-plant = растение
kind-undead = нежить
class-cleric = жрец { $level }-го уровня
class-fighter = воин { $level }-го уровня
class-rogue = плут { $level }-го уровня
class-wizard = волшебник { $level }-го уровня
short-str = Сил
short-dex = Лов
short-con = Тел
short-int = Инт
short-wis = Мдр
short-cha = Хар
dnd-score = { $ability } { $score } ({ $mod })
dnd-bonus = { $what } { $bonus }
dnd-speed = { $mode ->
    [fly] полёт { $feet }
    [climb] лазание { $feet }
    [swim] плавание { $feet }
    [burrow] копание { $feet }
   *[walk] { $feet }
}
dnd-sense = { $sense ->
    [blindsight] слепое зрение
    [tremorsense] чувство вибрации
    [truesight] истинное зрение
   *[darkvision] тёмное зрение
} { $feet }
dnd-passive = пассивное Восприятие { $n }
dnd-ward = { $unless ->
    [none] { $types }
   *[other] { $types } (кроме: { $unless })
}
unless-magic = магическое
unless-silver = посеребрённое
unless-adamantine = адамантиновое
immune-blinded = ослепления
immune-charmed = очарования
immune-deafened = глухоты
immune-exhaustion = истощения
immune-frightened = испуга
immune-grappled = захвата
immune-incapacitated = недееспособности
immune-invisible = невидимости
immune-paralyzed = паралича
immune-petrified = окаменения
immune-poisoned = отравления
immune-prone = сбивания с ног
immune-restrained = опутывания
immune-stunned = ошеломления
immune-unconscious = потери сознания
dnd-uses = { $n ->
    [one] { $n } раз
    [few] { $n } раза
    [many] { $n } раз
   *[other] { $n } раза
}
dnd-range = { $normal }/{ $long } фт.
dnd-attack = { $name }{ $how ->
    [thrown] , бросок
    [two-handed] , двумя руками
    [club] , как дубина
   *[none] { "" }
}: { $bonus }{ $reach ->
    [none] { "" }
   *[other] , досягаемость { $reach }
}{ $range ->
    [none] { "" }
   *[other] , дистанция { $range }
}{ $damage ->
    [none] { "" }
   *[other] , { $damage }
}
dnd-dealt = { $dice } ({ $type })
dnd-part = { $n ->
    [1] { $what }
   *[other] { $what } × { $n }
}
cost-action = действие
cost-bonus = бонусное действие
cost-reaction = реакция
cost-legendary = легендарное действие
dnd-aura = в пределах { $feet }
dnd-within = в пределах { $feet }
dnd-touch = касание
dnd-self = на себя
dnd-area = { $shape ->
    [cone] конус { $feet }
    [cube] куб { $feet }
    [line] линия { $feet }
    [sphere] шар радиусом { $feet }
    [cylinder] цилиндр радиусом { $feet }
   *[within] все в пределах { $feet }
}
dnd-save = спасбросок { NAME($ability, case: "gen") }{ $dc ->
    [none] { "" }
   *[other] { " " }СЛ { $dc }
}{ $half ->
    [yes] , при успехе половина
   *[no] { "" }
}
dnd-recharge = снова готово при { $n ->
    [6] 6
   *[other] { $n }–6
}
dnd-legendary = { $n ->
    [1] { $what }
   *[other] { $what } (стоит { $n })
}
dnd-casting = { $ability }{ $dc ->
    [none] { "" }
   *[other] , СЛ { $dc }
}, атака { $attack }
dnd-spell-level = { $level ->
    [0] Заговоры
   *[other] { $level }-й уровень ({ $slots ->
        [one] { $slots } ячейка
        [few] { $slots } ячейки
        [many] { $slots } ячеек
       *[other] { $slots } ячейки
    })
}
dnd-spell = { $level ->
    [0] заговор, { $school }
   *[other] { $level }-й уровень, { $school }
}
school-abjuration = ограждение
school-conjuration = вызов
school-divination = прорицание
school-enchantment = очарование
school-evocation = воплощение
school-illusion = иллюзия
school-necromancy = некромантия
school-transmutation = преобразование
dnd-targets = { $n ->
    [one] { $n } цель
    [few] { $n } цели
    [many] { $n } целей
   *[other] { $n } цели
}
component-v = слова
component-s = жесты
component-m = материал
dnd-rounds = { $n ->
    [one] { $n } раунд
    [few] { $n } раунда
    [many] { $n } раундов
   *[other] { $n } раунда
}
dnd-minutes = { $n ->
    [one] { $n } минута
    [few] { $n } минуты
    [many] { $n } минут
   *[other] { $n } минуты
}
dnd-at-once = мгновенно
dnd-duration = { $concentration ->
    [yes] { $lasts }, с концентрацией
   *[no] { $lasts }
}
dnd-spell-attack = { $kind ->
    [melee] рукопашная атака заклинанием
   *[ranged] дальнобойная атака заклинанием
}
dnd-heals = восстанавливает { $dice }
dnd-plus-mod = {" "}+ модификатор
group-simple = { $kind ->
    [ranged] простое дальнобойное оружие
   *[melee] простое рукопашное оружие
}
group-martial = { $kind ->
    [ranged] воинское дальнобойное оружие
   *[melee] воинское рукопашное оружие
}
property-ammunition = боеприпас
property-finesse = фехтовальное
property-heavy = тяжёлое
property-light = лёгкое
property-loading = перезарядка
property-reach = досягаемость
property-special = особое
property-thrown = метательное
property-two-handed = двуручное
property-versatile = универсальное
armor-kind-light = лёгкий доспех
armor-kind-medium = средний доспех
armor-kind-heavy = тяжёлый доспех
armor-kind-shield = щит
dnd-armor-ac = { $kind ->
    [shield] +{ $ac }
   *[armor] { $ac }{ $dex ->
        [all] { " " }+ Ловкость
        [some] { " " }+ Ловкость (не больше { $most })
       *[none] { "" }
    }
}
dnd-stealth-hindered = помеха

## Что может сказать Мастер — с примерами

gm-check = gm check ragna athletics 15 — проверка против СЛ; 1 или -1 в конце — преимущество или помеха
gm-save = gm save ragna dex 15 — спасбросок против СЛ
gm-oppose = gm oppose ragna athletics ogre athletics — встречная проверка
gm-group-check = gm group-check ragna+pim stealth 12 — групповая проверка
gm-relate = gm relate heroes town neutral — отношение сторон: hostile, allied, neutral
gm-price = gm price door-1 — возиться с вещью отныне стоит действия, а если названа проверка — и проверки
gm-drive = gm drive ragna 10 5,5 — кого-то отталкивает от точки; с «yes» в конце — тянет к ней
gm-fall = gm fall pim feet=30 — кто-то падает с такой высоты (в футах)
gm-suffocate = gm suffocate pim — кому-то больше нечем дышать
gm-breathe = gm breathe pim — кто-то снова дышит
gm-harm = gm harm pim 2d6 fire — кто-то получает урон
gm-cover = gm cover pim 2 against=ogre — укрытие от кого-то или от всех: от 0 (нет) до 3 (полное), -1 — как по линиям
gm-sight = gm sight pim ogre no — видит ли один другого: yes, no, by-rule
gm-trigger = gm trigger ragna — то, чего кто-то ждёт, случилось
gm-surprise = gm surprise ragna+pim — перед боем: эти захвачены врасплох, остальные нет
gm-place = gm place ragna 4,6 — перед боем: кто-то стоит здесь
gm-roll-initiative = gm roll-initiative ragna+ogre — перед боем: эти бросают инициативу
gm-initiative = gm initiative ragna 17 — перед боем: такая инициатива
gm-start = gm start — перед боем: первый ход
gm-join = gm join ogre 17,6 — существо из этой встречи вступает в бой
gm-enlist = gm enlist wolf-9 wolf foes — ещё одно существо по уже имеющемуся блоку статистики; потом оно может вступить
gm-turmoil = gm turmoil naella dc=10 — заклинателю мешают: спасбросок концентрации
