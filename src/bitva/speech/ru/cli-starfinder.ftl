## Что командная строка говорит о Starfinder.

sf-attacks-left = { $n ->
    [one] ещё { $n } атака
    [few] ещё { $n } атаки
    [many] ещё { $n } атак
   *[other] ещё { $n } атаки
}
sf-movement = { $mode ->
    [fly] полёт { $feet }
    [climb] лазание { $feet }
    [swim] плавание { $feet }
    [burrow] под землёй { $feet }
   *[land] перемещение { $feet }
}
sf-budget = { $parts }{ $slots ->
    [none] { "" }
   *[other] ; ячейки по кругам: { $slots }
}
sf-height = на высоте { $feet }
sf-delaying = выжидает
sf-hides = прячется
sf-looks = { $gender ->
    [f] { $looks ->
        [unhurt] цела
        [winded] запыхалась
        [hurt] ранена
        [bloodied] тяжело ранена
        [down] повержена
       *[dead] мертва
    }
    [n] { $looks ->
        [unhurt] цело
        [winded] запыхалось
        [hurt] ранено
        [bloodied] тяжело ранено
        [down] повержено
       *[dead] мертво
    }
    [p] { $looks ->
        [unhurt] целы
        [winded] запыхались
        [hurt] ранены
        [bloodied] тяжело ранены
        [down] повержены
       *[dead] мертвы
    }
   *[m] { $looks ->
        [unhurt] цел
        [winded] запыхался
        [hurt] ранен
        [bloodied] тяжело ранен
        [down] повержен
       *[dead] мёртв
    }
}
sf-hp = { $hp }/{ $most }{ $temp ->
    [0] { "" }
   *[other] +{ $temp }
}
sf-sp = ПЖ { $sp }/{ $most }
sf-rp = ПР { $rp }/{ $most }
sf-classes = ЭКБ { $eac } ККБ { $kac }
sf-state = { $state }

## Описания существ

label-kind = Вид
label-challenge = Показатель опасности
label-ac = Класс брони
label-hp = Запасы
label-speed = Скорость
label-reach = Досягаемость
label-initiative = Инициатива
label-abilities = Характеристики
label-saves = Испытания
label-skills = Навыки
label-senses = Чувства
label-resist = Сопротивление
label-immune = Невосприимчивость
label-attack = Атака
label-features = Особенности
label-items = При себе
label-stowed = В рюкзаке
label-level = Уровень
label-effect = Действие
label-duration = Длительность
label-damage = Урон
label-range = Дальность
label-hands = Рук
label-capacity = Заряд
label-critical = Критический удар
label-properties = Свойства
label-max-dex = Ловкость не больше
label-check = К проверкам
time-standard = основное действие
time-move = сопутствующее действие
time-swift = быстрое действие
time-full = действие полного хода
time-reaction = ответное действие
size-fine = мельчайший
size-diminutive = миниатюрный
size-tiny = крошечный
size-small = маленький
size-medium = средний
size-large = большой
size-huge = огромный
size-gargantuan = исполинский
size-colossal = колоссальный
sf-kind = { $size } размер, { $kinds }
kind-aberration = аберрация
kind-animal = животное
kind-beast = зверь
kind-construct = конструкт
kind-dragon = дракон
kind-giant = великан
kind-humanoid = гуманоид
kind-ooze = слизь
kind-outsider = пришелец извне
kind-undead = нежить
kind-vermin = паразит
class-trooper = боец { $level }-го уровня
class-scout = лазутчик { $level }-го уровня
class-seer = провидец { $level }-го уровня
class-tinker = техник { $level }-го уровня
short-str = Сил
short-dex = Лов
short-con = Тел
short-int = Инт
short-wis = Мдр
short-cha = Хар
sf-armor-class = ЭКБ { $eac }, ККБ { $kac }{ $worn ->
    [none] { "" }
   *[other] { " " }({ $worn })
}
sf-pools = здоровье { $hp }{ $sp ->
    [0] { "" }
   *[other] , живучесть { $sp }
}{ $rp ->
    [0] { "" }
   *[other] , решимость { $rp }
}
sf-speed = { $mode ->
    [fly] полёт { $feet } ({ $fly ->
        [clumsy] неуклюжий
        [perfect] превосходный
       *[average] обычный
    })
    [climb] лазание { $feet }
    [swim] плавание { $feet }
    [burrow] копание { $feet }
   *[land] { $feet }
}
sf-sense = { $sense ->
    [blindsight] слепое зрение
    [low-light] сумеречное зрение
   *[darkvision] тёмное зрение
}{ $feet ->
    [none] { "" }
   *[other] { " " }{ $feet }
}
sf-reduction = снижение урона { $n }
sf-resist = { $type } { $n }
sf-criticals = критические удары
sf-part = { $n ->
    [1] { $what }
   *[other] { $what } × { $n }
}
sf-attack = { $name }{ $how ->
    [none] { "" }
   *[thrown] , бросок
}: { $bonus }{ $reach ->
    [none] { "" }
   *[other] , досягаемость { $reach }
}{ $range ->
    [none] { "" }
   *[other] , дальность { $range }
}{ $damage ->
    [none] { "" }
   *[other] , { $damage }
}{ $capacity ->
    [0] { "" }
   *[other] , заряд { $capacity }
}
sf-dealt = { $dice } ({ $type })
sort-ex = экстраординарная
sort-sp = псевдозаклинание
sort-su = сверхъестественная
range-touch = касание
range-close = близкая дальность
range-medium = средняя дальность
range-long = большая дальность
sf-within = в пределах { $feet }
sf-area = { $shape ->
    [cone] конус { $feet }
    [line] линия { $feet }
    [spread] распространение, радиус { $feet }
   *[burst] взрыв, радиус { $feet }
}
sf-targets = { $n ->
    [one] { $n } цель
    [few] { $n } цели
    [many] { $n } целей
   *[other] { $n } цели
}
sf-spell-attack = { $kind ->
    [melee] касание
   *[ranged] луч
}{ $bonus ->
    [none] { "" }
   *[other] { " " }{ $bonus }
} против { $against ->
    [kac] ККБ
   *[eac] ЭКБ
}
sf-save = испытание { NAME($save, case: "gen") }{ $dc ->
    [none] { "" }
   *[other] { " " }СЛ { $dc }
}{ $saving ->
    [half] , при успехе половина
    [partial] , при успехе слабее
   *[negates] , при успехе ничего
}
sf-rounds-to-cast = { $n ->
    [one] { $n } раунд за полный ход
    [few] { $n } раунда за полный ход
    [many] { $n } раундов за полный ход
   *[other] { $n } раунда за полный ход
}
sf-heals = восстанавливает { $dice }
sf-buffers = временное здоровье { $dice }
sf-plus-mod = {" "}+ модификатор
sf-ward = { $type ->
    [kinetic] снижение урона
    [acid] сопротивление кислоте
    [cold] сопротивление холоду
    [electricity] сопротивление электричеству
    [fire] сопротивление огню
   *[sonic] сопротивление звуку
} { $n }
sf-provokes-not = повода не даёт
sf-uses = { $n ->
    [one] { $n } раз
    [few] { $n } раза
    [many] { $n } раз
   *[other] { $n } раза
}
sf-recharge = снова через { $dice } р.
sf-spell-level = { $level ->
    [0] Заклинания 0-го круга
   *[other] Заклинания { $level }-го круга ({ $slots ->
        [one] { $slots } ячейка
        [few] { $slots } ячейки
        [many] { $slots } ячеек
       *[other] { $slots } ячейки
    })
}
sf-at-level = С ячейкой { $level }-го круга
sf-rounds = { $n ->
    [one] { $n } раунд
    [few] { $n } раунда
    [many] { $n } раундов
   *[other] { $n } раунда
}
sf-minutes = { $n ->
    [one] { $n } минута
    [few] { $n } минуты
    [many] { $n } минут
   *[other] { $n } минуты
}
sf-duration = { $lasts ->
    [none] пока поддерживается
   *[other] { $lasts }
}{ $each ->
    [yes] { " " }за уровень
   *[no] { "" }
}{ $concentration ->
    [yes] , с концентрацией
   *[no] { "" }
}{ $dismissible ->
    [yes] , можно прекратить
   *[no] { "" }
}
group-basic-melee = простое оружие ближнего боя
group-advanced-melee = сложное оружие ближнего боя
group-small-arms = короткоствольное оружие
group-longarms = длинноствольное оружие
group-heavy = тяжёлое оружие
group-sniper = снайперское оружие
group-grenades = граната
armor-kind-light = лёгкая броня
armor-kind-heavy = тяжёлая броня
sf-capacity = { $n }, за выстрел { $usage }
sf-armor-bonus = ЭКБ +{ $eac }, ККБ +{ $kac }
sf-slower = медленнее на { $feet }
critical-arc = дуга
critical-bleed = кровотечение
critical-burn = горение
critical-corrode = разъедание
critical-deafen = оглушение слуха
critical-injection = впрыск
critical-knockdown = сбивание с ног
critical-severe-wound = тяжёлая рана
critical-staggered = ошеломление
critical-wound = рана
property-analog = аналоговое
property-archaic = архаичное
property-automatic = автоматическое
property-blast = конус
property-block = защитное
property-boost = усиление
property-disarm = обезоруживающее
property-entangle = опутывающее
property-explode = взрыв
property-grapple = захватное
property-line = линия
property-nonlethal = несмертельное
property-operative = оперативное
property-penetrating = пробивное
property-powered = с питанием
property-quick-reload = быстрая перезарядка
property-reach = длинное
property-sniper = снайперское
property-stun = оглушающее
property-sunder = ломающее
property-thrown = метательное
property-trip = опрокидывающее
property-unwieldy = громоздкое

## Что может сказать Мастер — с примерами

gm-check = gm check ketto acrobatics 15 — проверка против СЛ
gm-save = gm save ketto ref 15 — испытание против СЛ
gm-harm = gm harm ketto 9 fire save=ref dc=15 — кто-то получает урон, при успешном испытании половину
gm-blast = gm blast burst 10,6 15 12 fire save=ref dc=14 — что-то взрывается: burst, spread, cone или line
gm-ongoing = gm ongoing ketto burning 1d6 — кто-то истекает кровью или горит
gm-modify = gm modify irsa attack 2 kind=morale rounds=3 — показатель на время меняется
gm-push = gm push irsa 5,6-5,7 — кого-то сдвигают по этим клеткам
gm-fall = gm fall ketto 30 — кто-то падает с такой высоты (в футах)
gm-jam = gm jam irsa machine-gun — оружие отказывает
gm-rest = gm rest irsa — перед боем: пункт решимости за всю живучесть
gm-trigger = gm trigger ketto — то, чего кто-то ждёт, случилось
gm-defensive = gm defensive ketto — подготовленное считается чисто защитным
gm-aware = gm aware irsa+ketto — перед боем: эти знают о противнике; с aware=no — не знают
gm-perceive = gm perceive irsa dc=15 — перед боем: кто-то прислушивается и смотрит
gm-start = gm start — перед боем: инициатива
gm-join = gm join raider-1 12,4 — существо из этой встречи вступает в бой
gm-enlist = gm enlist raider-9 dock-raider foes — ещё одно существо по уже имеющемуся описанию; потом оно может вступить

gm-anchor = gm anchor bruzh — то, чем кто-то опутан, к чему-то привязано
gm-shelter = gm shelter irsa total by=captain — укрытие от кого-то или от всех; «as-it-is» — как на карте
gm-mark = gm mark smoke 5,5-6,5 — на этих клетках дым, завалы, полумрак…; с «no» в конце — больше нет
