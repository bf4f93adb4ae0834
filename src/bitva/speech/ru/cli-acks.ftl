## Что командная строка говорит об ACKS II.

acks-left = { $left ->
    [whole] полнораундовое действие, два перемещения или перемещение и боевое действие
    [half] перемещение или боевое действие
   *[none] больше ничего
}
acks-attacks-left = осталось атак в серии: { $n }
acks-speeds = скорость { $combat }, бегом { $running }
acks-declared = объявлено: { $what }
acks-slots = заклинания по уровням: { $slots }
acks-budget = { $parts }
acks-height = на высоте { $feet }
acks-looks = { $gender ->
    [f] { $looks ->
        [unhurt] цела
        [hurt] ранена
        [bloodied] тяжело ранена
        [dead] мертва
       *[down] лежит
    }
    [n] { $looks ->
        [unhurt] цело
        [hurt] ранено
        [bloodied] тяжело ранено
        [dead] мертво
       *[down] лежит
    }
    [p] { $looks ->
        [unhurt] целы
        [hurt] ранены
        [bloodied] тяжело ранены
        [dead] мертвы
       *[down] лежат
    }
   *[m] { $looks ->
        [unhurt] цел
        [hurt] ранен
        [bloodied] тяжело ранен
        [dead] мёртв
       *[down] лежит
    }
}
acks-hp = хиты { $hp }/{ $most }
acks-ac = КД { $ac }
acks-state = { $state }

## Блоки статистики

label-kind = Кто это
label-hit-dice = Кости хитов
label-ac = Класс доспеха
label-hp = Хиты
label-throw = Бросок атаки
label-saves = Спасброски
label-speed = Скорость
label-abilities = Характеристики
label-morale = Мораль
label-skills = Броски навыков
label-proficiencies = Навыки
label-resist = Сопротивление
label-immune = Иммунитет
label-marks = Кроме того
label-attack = Атака
label-sequence = Одним действием
label-thrown = Броском
label-two-handed = Двумя руками
label-spells = Заклинания
label-innate = Подобно заклинаниям
label-items = При себе
label-size = Размер
label-weight = Вес
label-level = Уровень
label-range = Дальность
label-targets = Целей
label-damage = Урон
label-heals = Лечит
label-effect = Действие
label-duration = Длится
label-save = Спасбросок
acks-kind = { $kinds }, размер: { $size }
size-tiny = крошечный
size-small = маленький
size-man = человеческий
size-large = большой
size-huge = огромный
size-gigantic = гигантский
size-colossal = колоссальный
kind-humanoid = гуманоид
kind-beast = зверь
kind-giant = великан
kind-undead = нежить
kind-construct = конструкт
kind-ooze = слизь
kind-plant = растение
kind-incarnation = воплощение
class-fighter = воин { $level }-го уровня
class-crusader = крестоносец { $level }-го уровня
class-thief = вор { $level }-го уровня
class-mage = маг { $level }-го уровня
short-str = СИЛ
short-int = ИНТ
short-wil = ВОЛ
short-dex = ЛОВ
short-con = ТЕЛ
short-cha = ХАР
acks-pace = { $exploration }, в бою { $combat }{ $flying ->
    [none] { "" }
   *[other] , в полёте { $flying }
}
acks-spells = { $spells } (по уровням: { $slots })
acks-attack = { $name }{ $how ->
    [thrown] , броском
    [two-handed] , двумя руками
   *[none] { "" }
}: { $figures }
acks-dealt = { $dice } ({ $type })
acks-bonus = { $bonus } к попаданию
acks-range = дальность { $bands }
acks-hands = две руки
acks-weight = { $sixths ->
    [6] 1 стоун
   *[other] { $sixths }/6 стоуна
}
acks-rounds = { $n ->
    [one] { $n } раунд
    [few] { $n } раунда
    [many] { $n } раундов
   *[other] { $n } раунда
}
acks-save = { $save }{ $half ->
    [yes] { " " }— половина
   *[no] { " " }— ничего
}
range-self = на себя
range-touch = касание
tag-impact = ударное
tag-long = достаёт из второй шеренги
tag-slow = долго заряжается
tag-handy = стреляет с одной руки
tag-bow = лук
tag-mounted = в седле одной рукой
tag-flexible = гибкое
tag-entangling = опутывает
tag-incapacitating = оглушает
tag-burning = горит и дальше
tag-nonlethal = не убивает
thing-size-tiny = крошечное
thing-size-small = малое
thing-size-medium = среднее
thing-size-large = большое
armor-kind-very-light = очень лёгкий
armor-kind-light = лёгкий
armor-kind-medium = средний
armor-kind-heavy = тяжёлый
mark-mount = можно ездить верхом
mark-stealthy = умеет быть незаметным
mark-helmet = шлем
mark-incorporeal = без тела
proficiency-riding = верховая езда
proficiency-mounted-combat = бой верхом
proficiency-skirmishing = бей и беги
proficiency-ambushing = засада
proficiency-contortionism = гибкость
proficiency-endurance = выносливость
proficiency-healing = врачевание
proficiency-laying-on-hands = наложение рук
proficiency-precise-shooting = меткая стрельба
proficiency-skulking = скрытность
proficiency-combat-trickery-disarm = боевая хитрость (обезоружить)
proficiency-combat-trickery-force-back = боевая хитрость (оттеснить)
proficiency-combat-trickery-incapacitate = боевая хитрость (оглушить)
proficiency-combat-trickery-knock-down = боевая хитрость (сбить с ног)
proficiency-combat-trickery-overrun = боевая хитрость (прорваться)
proficiency-combat-trickery-sunder = боевая хитрость (сломать оружие)
proficiency-combat-trickery-wrestle = боевая хитрость (борьба)

## Что может сказать Мастер — с примерами

gm-save = gm save brenna paralysis plus=-2 — спасбросок; plus — прибавка или вычет
gm-hurt = gm hurt tusker 6 fire — кто-то получает урон
gm-modify = gm modify ilvo ac 2 rounds=3 — показатель (ac, attack, save, throw) на время меняется
gm-rest = gm rest brenna — день отдыха; с whole=no — прерванного
gm-corner = gm corner raider-1 — кому-то некуда отступать; с holds=no — снова есть куда
gm-rate-cover = gm rate-cover archer 4 — насколько кто-то укрыт со всех сторон: 0, 2 или 4
gm-seize = gm seize tusker brenna grabbed — первый держит второго: grabbed, wrestled или restrained
gm-locate = gm locate archer ilvo — кто-то знает, где спрятался другой; с known=no — не знает
gm-trigger = gm trigger brenna — то, чего кто-то ждёт, случилось
gm-forbid-leaving = gm forbid-leaving brenna — что-то не даёт кому-то отходить и отступать; с holds=no — больше не мешает
gm-soak = gm soak tusker oil — кто-то весь в масле (oil) или в кислоте (acid)
