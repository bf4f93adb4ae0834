## Слова

save-paralysis = Паралич
    .gen = Паралича
save-death = Смерть
    .gen = Смерти
save-blast = Взрыв
    .gen = Взрыва
save-implements = Предметы
    .gen = Предметов
save-spells = Заклинания
    .gen = Заклинаний
skill-climbing = Лазание
skill-dungeonbashing = Штурм
skill-hiding = Прятанье
skill-listening = Слух
skill-lockpicking = Вскрытие замков
skill-searching = Поиск
skill-sneaking = Подкрадывание
skill-trapbreaking = Обезвреживание
type-bludgeoning = дробящий урон
type-piercing = колющий урон
type-slashing = рубящий урон
type-acidic = кислота
type-arcane = тайный урон
type-poisonous = яд
type-cold = холод
type-electric = электричество
type-fire = огонь
type-luminous = свет
type-necrotic = некротический урон
type-seismic = сейсмический урон
manoeuvre-disarm = обезоружить
manoeuvre-force-back = оттеснить
manoeuvre-incapacitate = оглушить
manoeuvre-knock-down = сбить с ног
manoeuvre-sunder = сломать оружие
manoeuvre-wrestle = бороться
manoeuvre-coup = добить
figure-ac = КД
figure-attack = броски атаки
figure-save = спасброски
figure-throw = броски навыков
pool-hp = хиты
pool-nonlethal = нелетальный урон
pool-facing = направление
pool-cleaved = истраченные рассечения
pool-exertion = раунды бега
towards-n = север
towards-ne = северо-восток
towards-e = восток
towards-se = юго-восток
towards-s = юг
towards-sw = юго-запад
towards-w = запад
towards-nw = северо-запад
layer-filled = двери и стены
object-door = дверь
    .gen = двери
    .dat = двери
    .acc = дверь
    .ins = дверью
    .pre = двери
    .g = f
object-chest = сундук
    .gen = сундука
    .dat = сундуку
    .acc = сундук
    .ins = сундуком
    .pre = сундуке
    .g = m
object-light-ballista = лёгкая баллиста
    .gen = лёгкой баллисты
    .dat = лёгкой баллисте
    .acc = лёгкую баллисту
    .ins = лёгкой баллистой
    .pre = лёгкой баллисте
    .g = f
object-medium-ballista = средняя баллиста
    .gen = средней баллисты
    .dat = средней баллисте
    .acc = среднюю баллисту
    .ins = средней баллистой
    .pre = средней баллисте
    .g = f
object-heavy-ballista = тяжёлая баллиста
    .gen = тяжёлой баллисты
    .dat = тяжёлой баллисте
    .acc = тяжёлую баллисту
    .ins = тяжёлой баллистой
    .pre = тяжёлой баллисте
    .g = f
object-light-catapult = лёгкая катапульта
    .gen = лёгкой катапульты
    .dat = лёгкой катапульте
    .acc = лёгкую катапульту
    .ins = лёгкой катапультой
    .pre = лёгкой катапульте
    .g = f
object-repeating-ballista = многозарядная баллиста
    .gen = многозарядной баллисты
    .dat = многозарядной баллисте
    .acc = многозарядную баллисту
    .ins = многозарядной баллистой
    .pre = многозарядной баллисте
    .g = f
object-trap = ловушка
    .gen = ловушки
    .dat = ловушке
    .acc = ловушку
    .ins = ловушкой
    .pre = ловушке
    .g = f
object-window = окно
    .gen = окна
    .dat = окну
    .acc = окно
    .ins = окном
    .pre = окне
    .g = n
object-curtain = занавес
    .gen = занавеса
    .dat = занавесу
    .acc = занавес
    .ins = занавесом
    .pre = занавесе
    .g = m
object-secret = тайник
    .gen = тайника
    .dat = тайнику
    .acc = тайник
    .ins = тайником
    .pre = тайнике
    .g = m
aid-none = без средств
aid-hands = возложение рук
aid-laying-on-hands = возложение рук
aid-healing = Лечение
aid-magic = лечащая магия
aid-delay = время после падения
aid-depth = глубина ран
aid-hit-die = кость хитов
aid-helmet = шлем
modifier-helper = помощник
modifier-untrained = нет артиллериста
modifier-moving = цель в движении
modifier-crowbar = лом
modifier-morale = мораль
modifier-losses = потери
modifier-numbers = численность
modifier-cornered = отступать некуда
morale-frightened = бегут
morale-faltering = дрогнули
morale-fights-on = дерутся дальше
morale-advances = наседают
morale-to-the-end = дерутся до конца
spare-defend = защита
spare-prone = лечь
spare-cover = шаг в укрытие
way-paralysis = спасброском Паралича
way-dungeonbashing = броском Штурма
declare-none = ничего
declare-retreat = отступление
declare-withdraw = отход
declare-cast = заклинание «{ $spell }»
declare-read = свиток «{ $spell }»
wound-none = увечья нет
wound-limbs = нет ни рук, ни ног
wound-legs-and-omen = нет обеих ног, и каждый год смерть рядом
wound-legs = нет обеих ног
wound-arms = нет обеих рук
wound-blind = слепота
wound-mute = немота
wound-frail = телесная слабость навсегда
wound-barren-and-omen = бесплодие, и каждый год смерть рядом
wound-leg = нет ноги
wound-arm = нет руки
wound-eye = нет глаза
wound-voice = испорчен голос
wound-dazed = туман в голове навсегда
wound-barren = бесплодие
wound-foot = нет ступни
wound-hand = нет кисти
wound-aim = испорчен глазомер
wound-scar = шрам
wound-gruesome-scar = страшный шрам
wound-ear = нет уха
wound-toes = нет пальцев на ноге
wound-fingers = нет пальцев на руке
wound-little-finger = нет мизинца
wound-slow = медлительность навсегда
wound-no-march = больше никаких форсированных маршей
wound-slow-in-rain = медлительность в непогоду

## Причины в одном-двух словах

die-plain = к20
die-six = к6
dice-two = 2к6
why-acks-attack-throw = бонус
why-acks-attack-table = значение атаки
why-acks-attack-stats = характеристика
why-acks-attack-position = сверху
why-acks-attack-dual = два оружия
why-acks-spell-frame = заклинание
why-acks-ac-sum = КД
why-acks-ac-armor = доспех
why-acks-ac-shield = щит
why-acks-damage-weapon = кости
why-acks-damage-minimum = не меньше 1
why-acks-damage-impact = ударное оружие
why-acks-damage-types = сопротивление
why-acks-save-throw = бонус
why-acks-save-size = размер
why-acks-missile-range = дальность
why-acks-missile-melee = рукопашная на пути
why-acks-missile-cover = укрытие
why-acks-cond-vulnerable = уязвимость
why-acks-cond-flanked = фланг
why-acks-cond-prone = лёжа
why-acks-cond-disordered = беспорядок
why-acks-cond-faltering = дрогнул
why-acks-cond-hidden = цель спрятана
why-acks-cond-blinded = вслепую
why-acks-cond-restrained = скован
why-acks-charge-attack = натиск
why-acks-readied-countercharge = встречный натиск
why-acks-readied-countercharge-ac = за встречный натиск
why-acks-init-roll = бонус
why-acks-man-wrestle = борьба
why-acks-man-general = манёвр
why-acks-weapon-tags = подходящее оружие
why-acks-prof-trickery = хитрость
why-acks-prof-backstab = удар в спину
why-acks-prof-throw = бонус
why-acks-prof-sneaking = быстрота
why-acks-defend-bare = защита
why-acks-defend-shield = защита со щитом
why-acks-artillery-throw = выстрел
why-acks-armor-progress = магия доспеха
why-acks-door-spikes = клинья
why-acks-escape-method = гибкость
why-acks-surprise-matrix = что знали и видели
why-acks-surprise-roll = бдительность
why-acks-gm-override = слово Мастера
why-acks-death-wounds = старая рана

## Состояние

status-own = { NAME($who, case: "label") }: { $dead ->
    [yes] смерть
   *[no] хиты { $hp }/{ $most_hp }, КД { $ac }, инициатива { $number }
}{ $state ->
    [none] { "" }
   *[other] ; { $state }
}
status-other = { NAME($who, case: "label") }: { $looks ->
    [down] не двигается
    [unhurt] ни царапины
    [bloodied] тяжёлые раны
   *[hurt] раны
}{ $state ->
    [none] { "" }
   *[other] ; { $state }
}

## Начало боя, раунды, инициатива

fact-surprise-rolled = { NAME($who, case: "label") }: внезапность { $roll }, { $surprised ->
    [yes] врасплох.
   *[no] начеку.
}
fact-initiative-rolled = { NAME($who, case: "label") }: инициатива { $roll }.
fact-segment-began = Сегмент { NAME($who, case: "gen") }
fact-segment-forfeited = { NAME($who) } отказывается от сегмента этого раунда ({ $rule }).
fact-announced = { NAME($who) } объявляет{ $what ->
    [none] { " " }что-то.
   *[other] : { $what }.
}
ask-acks-surprise-matrix = Что эта сторона знает о другой и видит ли её: { $those }?
ask-acks-round-declarations = { NAME($asked, case: "label") }: что объявить на раунд { $round }?{ $advice ->
    [none] { "" }
   *[other] { " " }Советуется отход.
}
ask-acks-init-ties = { NAME($asked, case: "label") }: числа равны. В каком порядке?
ask-acks-init-first-missile = { NAME($asked, case: "label") }: выстрелить по идущему натиском сейчас, вместо сегмента этого раунда?
ask-acks-init-first-long = { NAME($asked, case: "label") }: ударить идущего натиском сейчас, вместо сегмента этого раунда?
ask-acks-turn-options = { NAME($who, case: "label") }: ваш сегмент.
choice-both = и знала, и видит
choice-knows = только знала
choice-sees = только видит
choice-neither = ни того ни другого
choice-none = ничего
choice-retreat = отступление
choice-withdraw = отход
no-acks-init-count = { $turn ->
    [none] Действовать уже некому.
   *[other] Сейчас сегмент { NAME($turn, case: "gen") }.
}
no-acks-init-delay = { $after ->
    [none] Отложить можно до счёта от { $least } до { $most }.
   *[other] Этот уже отходил: { NAME($after) }.
}
no-acks-init-first-missile = Только в первом раунде, против натиска.
no-acks-init-first-long = Только в первом раунде, против натиска, с длинным оружием наготове.
act-delay = отложить до счёта { $count }
act-wait = ждать, пока отходит { NAME($after) }
act-end = закончить сегмент
act-forestall = встретить натиск { NAME($target, case: "gen") }: { NAME($means) }

## Что помещается в сегмент

no-acks-turn-options = Действию на весь раунд нужен нетронутый сегмент.
no-acks-turn-move-first = Движение — только до боевого действия.
no-acks-turn-no-swap = Боевое действие только одно.
no-acks-move-allotment = Действий движения только два.
no-acks-combat-allotment = Боевого действия не осталось.
no-acks-gm-override = Такого показателя нет: { $figure }. Есть: { $known }.
fact-improvised = { NAME($who, case: "label") }, { $task }: { $price ->
    [forbidden] Мастер запрещает.
    [free] Мастер разрешает, это ничего не стоит.
    [movement] это стоит действия движения.
    [combat] это стоит боевого действия.
   *[full] это занимает весь сегмент.
}
ask-acks-gm-override = { NAME($who, case: "label") }: { $task }. Чего это стоит?
choice-movement = действие движения
choice-combat = боевое действие
choice-full = весь сегмент
choice-free = ничего
choice-forbidden = запрещено
act-improvise = сделать что-то особое: { $task }
act-modify = { NAME($on, case: "label") }, { $figure }: { $amount }{ $rounds ->
    [0] { "" }
   *[other] { " " }(раундов: { $rounds })
}
act-save = спасбросок { NAME($category, case: "gen") }: { NAME($on) }{ $plus ->
    [0] { "" }
   *[other] { " " }({ $plus })
}
act-hurt = нанести { NAME($on, case: "dat") } урон: { $amount } ({ $type })

## Перемещение

walked = { $verb ->
    [run] { NAME($who) } бежит на { $square }.
    [charge] { NAME($who) } добегает до { $square }.
    [retreat] { NAME($who) } отступает на { $square }.
    [withdraw] { NAME($who) } отходит на { $square }.
    [sneak] { NAME($who) } крадётся на { $square }.
   *[other] { NAME($who) } переходит на { $square }.
}
fact-halted = { NAME($by) } останавливает { NAME($who, case: "acc") }.
fact-charged = { NAME($who) } идёт натиском на { NAME($target, case: "acc") }.
no-acks-grid-square = Это не шаг по карте{ $problem ->
    [none] { "" }
    [off-the-map] : это за краем карты
   *[other] : там стена
}.
no-acks-grid-passage = Кто-то стоит на пути.
no-acks-grid-facing = Такого направления нет: { $facing }. Есть: { $known }.
no-acks-grid-sight = { NAME($target, case: "label") }: нет линии зрения.
no-acks-grid-curve = Это не прямая и не плавная дуга.
no-acks-engage-limits = Связанному боем этого нельзя.
no-acks-engage-turn = Никто не подошёл, чтобы связать.
no-acks-charge-unengaged = Натиск невозможен: связывает { NAME($by) }.
no-acks-charge-action = { $needs ->
    [none] Так натиском идти не на кого.
   *[other] Слишком далеко: нужно { FEET($needs) }, а скорость — { FEET($most) }
}
no-acks-charge-path = Путь натиска не свободен: { $square }.
no-acks-charge-sight = { NAME($target, case: "label") }: в начале сегмента нет линии зрения.
no-acks-charge-attack = Натиск кончается рукопашной атакой, а это не она: { NAME($means) }.
no-acks-cond-prone = Лёжа можно только ползти.
no-acks-cond-winded = Дыхания не хватит.
no-acks-cond-restrained = Скованный не двигается.

## Марш, подкрадывание, бег, отступление, отход

no-acks-march-unengaged = Идти нельзя: связывает { NAME($by) }.
no-acks-march-move = { $needs ->
    [none] Это не марш.
   *[other] Столько не пройти: { FEET($needs) } при скорости { FEET($most) }
}
no-acks-sneak-proficient = Красться надо уметь.
no-acks-sneak-move = { $needs ->
    [none] Так не крадутся.
   *[other] Столько крадучись не пройти: { FEET($needs) } при скорости { FEET($most) }
}
no-acks-sneak-running = Столько крадучись не пробежать: { FEET($needs) } при скорости { FEET($most) }
no-acks-sneak-running-unengaged = Красться бегом нельзя: связывает { NAME($by) }.
no-acks-run-unengaged = Бежать нельзя: связывает { NAME($by) }.
no-acks-run-action = { $needs ->
    [none] Так не бегут.
   *[other] Столько не пробежать: { FEET($needs) } при скорости { FEET($most) }
}
no-acks-run-cover = { $why ->
    [engaged] Там свяжут боем, укрыться не выйдет.
   *[open] Укрыться там не за чем.
}
no-acks-standup-move = { $by ->
    [none] Вставать незачем: никто не лежит.
   *[other] Связывает { NAME($by) }: встать можно только за боевое действие.
}
no-acks-cover-move = { $by ->
    [none] Укрываются за действие движения или за боевое.
   *[other] Связывает { NAME($by) }: укрыться можно только за боевое действие.
}
no-acks-cover-effect = { $why ->
    [covered] Боец уже в укрытии.
   *[open] Укрыться не за чем.
}
no-acks-retreat-action = { $needs ->
    [none] Так не отступают.
   *[other] Столько при отступлении не пробежать: { FEET($needs) } при скорости { FEET($most) }
}
no-acks-retreat-declare = { $why ->
    [free] Никто не связывает: отступать не от кого.
    [began] В начале раунда бойца никто не связывал.
   *[undeclared] Отступление на этот раунд не объявлено.
}
no-acks-retreat-facing = Отступают по прямой, в одну сторону.
no-acks-retreat-clear = { NAME($by, case: "label") }: там всё равно свяжет.
no-acks-retreat-defensive = Защитное движение запрещено, и отступление тоже.
no-acks-withdraw-action = { $needs ->
    [none] Так не отходят.
   *[other] Столько при отходе не пройти: { FEET($needs) } при половине скорости { FEET($most) }
}
no-acks-withdraw-declare = { $why ->
    [free] Никто не связывает: отходить не от кого.
    [began] В начале раунда бойца никто не связывал.
   *[undeclared] Отход на этот раунд не объявлен.
}
no-acks-withdraw-clear = { NAME($by, case: "label") }: там всё равно свяжет.
no-acks-withdraw-defensive = Защитное движение запрещено, и отход тоже.
ask-acks-march-facing = { NAME($asked, case: "label") }: путь преграждает { NAME($by) }. Куда смотреть?
ask-acks-withdraw-facing = { NAME($asked, case: "label") }: путь преграждает { NAME($by) }. Куда смотреть?
act-forbid-leaving = { $holds ->
    [no] снова разрешить защитное движение: { NAME($on) }
   *[yes] запретить защитное движение: { NAME($on) }
}
effect-pinned = { NAME($who, case: "label") }: защитное движение запрещено.
    .ends = { NAME($who, case: "label") }: защитное движение снова разрешено.

## Повернуться к подошедшему

ask-acks-engage-turn = { NAME($asked, case: "label") }: повернуться, раз подходит { NAME($by) }?
act-going = { $how ->
    [march] марш на { $square }{ $by ->
        [combat] { " " }(боевое действие)
       *[other] { "" }
    }
    [withdraw] отход на { $square }
    [sneak] красться на { $square }
    [retreat] отступление на { $square }
   *[run] бег на { $square }{ $cover ->
        [yes] { " " }и укрыться
       *[no] { "" }
    }
}
act-face = повернуться: { $facing }
act-hold = остаться на месте{ $face ->
    [none] { "" }
   *[other] , повернуться: { $face }
}
act-charge = натиск на { NAME($target, case: "acc") }{ $means ->
    [none] { "" }
   *[other] : { NAME($means) }
}{ $blow ->
    [no] , без удара
   *[yes] { "" }
}
act-stand-up = встать{ $by ->
    [combat] { " " }(боевое действие)
   *[other] { "" }
}
act-cover = укрыться{ $flat ->
    [yes] , лёжа на земле
   *[no] { "" }
}{ $by ->
    [combat] { " " }(боевое действие)
   *[other] { "" }
}
act-rate-cover = укрытие { NAME($on, case: "gen") }: { $amount }
act-mount = сесть верхом: { NAME($target) }{ $by ->
    [combat] { " " }(боевое действие)
   *[other] { "" }
}
act-dismount = спешиться на { $square }{ $by ->
    [combat] { " " }(боевое действие)
   *[other] { "" }
}
no-acks-mount-basics = { $away ->
    [none] Так ни сесть верхом, ни спешиться нельзя.
   *[other] До скакуна слишком далеко: { FEET($away) }
}
effect-riding = { NAME($who) } садится верхом: { NAME($by) }.
    .ends = { NAME($who) } снова на своих ногах.
effect-behind-cover = { NAME($who) } укрывается.
    .ends = { NAME($who) } больше не укрывается.
effect-rated-cover = Мастер оценивает укрытие { NAME($who, case: "gen") }.
no-acks-missile-cover = Укрытие бывает 0, 2 или 4.

## Атаки

fact-attack-rolled = { $manner ->
    [thrown] { NAME($who) } бросает { NAME($means, case: "acc") } в { NAME($target, case: "acc") }
   *[plain] { NAME($who) } атакует { NAME($target, case: "acc") } { NAME($means, case: "ins") }
}: { $roll }{ $need ->
    [none] { "" }
   *[other] { " " }против { $need }
}{ $hit ->
    [yes] { " " }— попадание.
    [no] { " " }— промах.
   *[none] .
}
fact-hit-without-throw = { NAME($who) } попадает по { NAME($target, case: "dat") } { NAME($means, case: "ins") } без броска ({ $rule }).
healing-rolled = Лечение: { $amount }{ $faces ->
    [none] .
   *[other] , кости { $faces }.
}
fact-damage-rolled = Урон: { $amount } ({ $type }){ $faces ->
    [none] .
   *[other] , кости { $faces }.
}
fact-hurt = { NAME($who) } получает { $amount } ({ $type }){ $end ->
    [dies] { " " }и умирает.
    [falls] { " " }и падает.
   *[none] .
}
fact-unhurt = { NAME($who) } урона не получает ({ $rule }).
fact-healed = { NAME($who, case: "label") }: +{ $amount } к хитам.
fact-died = { NAME($who, case: "label") }: смерть ({ $rule }).
fact-broken = У { NAME($who, case: "gen") } ломается { $thing }.
fact-let-go = { NAME($thing, case: "label") } ({ NAME($who) }) теперь лежит на { $square }.
fact-used-up = { NAME($who) } расходует { NAME($thing, case: "acc") }.
fact-taken-in-hand = { NAME($who) } берёт в руки { NAME($thing, case: "acc") }.
fact-put-away = { NAME($who) } убирает { NAME($thing, case: "acc") }.
no-acks-attack-action = Так атаковать некого.
no-acks-attack-sequence = Следующая атака серии — другая.
no-acks-attack-step = { $why ->
    [moved] Шаг — только для оставшихся на месте.
    [engaged] Шаг — только для несвязанных.
    [needless] Шаг не нужен.
   *[other] Шаг цель не достаёт.
}
no-acks-attack-reach = { NAME($target, case: "label") }: не достать ({ FEET($away) }) или не перед лицом.
no-acks-damage-weapon = Не под рукой: { NAME($means) }.
no-acks-damage-types = Такого урона нет: { $type }. Есть: { $known }.
no-acks-weapon-tags = Медленное оружие: на ходу два раунда подряд не выстрелить.
no-acks-missile-firer = В того, кто связывает стрелка, стрелять нельзя.
no-acks-missile-melee = { NAME($target, case: "label") }: рукопашная с союзником.
no-acks-missile-range = Слишком далеко: { FEET($away) } при дальности { FEET($range) }
no-acks-prof-backstab = { $why ->
    [power] Бить в спину надо уметь.
    [far] Для удара в спину нужна ближняя дальность.
   *[attentive] Жертва начеку.
}
no-acks-ac-shield = Для щита нет свободной руки.
no-acks-cleave-trigger = Рассечение — сразу после павшего врага, тем же оружием, по другому.
no-acks-cleave-limit = Рассечений не осталось (за раунд { $most }).
no-acks-cleave-step = Такой шаг невозможен.
no-acks-cleave-missile = Со стрельбой так нельзя{ $most ->
    [none] { "" }
   *[other] : не больше { $most }
}.
no-acks-cleave-spare = Лишнего рассечения нет.
ask-acks-attack-sequence = { NAME($asked, case: "label") }: следующая атака серии?
ask-acks-cleave-trigger = { NAME($asked, case: "label") }: на что рассечение?
act-attack = { $manner ->
    [thrown] бросить { NAME($means, case: "acc") } в { NAME($target, case: "acc") }
   *[plain] атаковать { NAME($target, case: "acc") }{ $means ->
        [none] { "" }
       *[other] { " " }{ NAME($means, case: "ins") }
    }
}{ $backstab ->
    [yes] , удар в спину
   *[no] { "" }
}{ $step ->
    [none] { "" }
   *[other] , шаг на { $step }
}
act-cleave = рассечь: { NAME($target) }{ $step ->
    [none] { "" }
   *[other] , шаг на { $step }
}
act-spare = потратить рассечение: { $how }{ $square ->
    [none] { "" }
   *[other] { " " }({ $square })
}
act-spare-act = потратить рассечение: { $deed }
act-shield = { $on ->
    [no] убрать щит
   *[yes] взять щит
}{ $by ->
    [combat] { " " }(боевое действие)
   *[other] { "" }
}
act-defend = защищать{ $ally ->
    [none] ся
   *[other] { " " }{ NAME($ally, case: "acc") }
}
effect-guard = { NAME($who) } под защитой: { NAME($by) }.
    .ends = { NAME($who) } больше не под защитой.
effect-own-guard = { NAME($who) } уходит в защиту.
    .ends = { NAME($who) } больше не в защите.

## Манёвры

no-acks-man-general = Такого манёвра нет: { $kind }. Есть: { $known }.
no-acks-man-disarm = Выбивать нечего.
no-acks-man-sunder = Ломать нечего.
no-acks-man-coup = Добить можно только беспомощного, не крупнее себя, и не будучи связанным.
no-acks-man-sweep = Размашистая атака — по двоим или больше, кого связываешь.
no-acks-man-overrun = Прорываться не через кого.
ask-acks-man-overrun-stand = { NAME($asked, case: "label") }: преградить путь или уступить?
ask-acks-man-overrun = Путь свободен: { NAME($asked) }. Докуда или кого атаковать?
ask-acks-man-disarm = { NAME($asked, case: "label") }: куда отлетает { NAME($thing) }?
choice-stand = преградить путь
choice-aside = уступить
did-manoeuvre = { NAME($who) } хочет { $kind }: { NAME($target) }.
act-manoeuvre = { $kind }: { NAME($target) }{ $means ->
    [none] { "" }
   *[other] { " " }({ NAME($means) })
}{ $thing ->
    [none] { "" }
   *[other] , { NAME($thing) }
}
act-sweep = размашистая атака: { $at }
act-overrun = прорваться: { NAME($target) }
act-seize = { NAME($by) } хватает { NAME($on, case: "acc") }: { $condition }
act-let-go = отпустить { NAME($target, case: "acc") }
act-escape = вырваться{ $of ->
    [none] { "" }
   *[other] { " " }(держит { NAME($of) })
} { $way }

## Заготовленные действия

effect-readied = { NAME($who) } наготове.
effect-countercharging = { NAME($who) } идёт встречным натиском.
fact-readiness-lost = { NAME($who) } больше не наготове ({ $rule }).
no-acks-ready-action = Заготовить можно только своё движение или боевое действие.
no-acks-ready-statement = { $known ->
    [none] Заготовлено другое.
   *[other] Такого условия нет: { $when }. Есть: { $known }.
}
no-acks-readied-window = Условие не наступило.
no-acks-readied-countercharge = Встречать некого: натиска нет.
ask-acks-readied-window = { NAME($asked, case: "label") }: сделать заготовленное?
act-ready = заготовить: { $deed } — { $trigger }{ $of ->
    [none] { "" }
   *[other] { " " }({ NAME($of) })
}
act-release = сделать заготовленное: { $deed }{ $stance ->
    [counter] , встречным натиском
   *[other] { "" }
}
act-trigger = объявить, что условие наступило ({ NAME($on) })
trigger-gm = когда скажет Мастер
trigger-comes-adjacent = когда кто-то подойдёт вплотную
trigger-moves = когда кто-то сдвинется
trigger-charges = когда кто-то пойдёт натиском
trigger-charged = когда натиском пойдут на меня
trigger-attacks = когда кто-то атакует
trigger-casts = когда кто-то произнесёт заклинание
trigger-acts = когда кто-то будет действовать
trigger-door-opens = когда откроется дверь

## Заклинания

fact-casting-disrupted = Заклинание { NAME($who, case: "gen") } сорвано{ $spell ->
    [none] .
   *[other] : { NAME($spell) }.
}
fact-spell-cast = { NAME($who) } произносит заклинание: { NAME($spell) }.
no-acks-cast-declare = Это заклинание не объявлено.
no-acks-cast-action = Свиток не в руках.
no-acks-cast-disrupted = Заклинание сорвано, а с ним и весь сегмент.
no-acks-spell-frame = { $away ->
    [none] { $target ->
        [none] Так это заклинание не произнести.
       *[other] { NAME($target, case: "label") }: нет линии зрения.
    }
   *[other] Слишком далеко: { FEET($away) } при дальности { FEET($range) }
}
no-acks-save-throw = Такого спасброска нет: { $category }. Есть: { $known }.
act-cast = произнести: { NAME($spell) }{ $scroll ->
    [yes] { " " }(со свитка)
   *[no] { "" }
}{ $at ->
    [none] { "" }
   *[other] , цель: { $at }
}
fact-save-rolled = { NAME($who, case: "label") }: спасбросок { NAME($category, case: "gen") } { $roll } против { $need }, { $success ->
    [yes] успех.
   *[no] провал.
}

## Навыки, двери

fact-proficiency-thrown = { NAME($who, case: "label") }: { $skill }{ $roll ->
    [none] , бросок втайне.
   *[other] { " " }{ $roll } против { $need }, { $success ->
        [yes] успех.
       *[no] провал.
    }
}
fact-heard = { NAME($who) } { $sounds ->
    [yes] что-то слышит.
   *[no] ничего не слышит.
}
fact-thing-changed = { $kind ->
    [secret] { NAME($who) } находит спрятанное.
    [trap] { $state ->
        [sprung] Ловушка сработала.
        [disarmed] Ловушка обезврежена.
       *[other] Ловушка разряжена без вреда.
    }
   *[other] { $open ->
        [yes] { NAME($thing, case: "label") }: открыто.
       *[no] { $state ->
            [jammed] { NAME($thing, case: "label") }: замок заклинило навсегда.
            [free] { NAME($thing, case: "label") }: не заперто.
           *[other] { NAME($thing, case: "label") }: закрыто.
        }
    }
}
no-acks-prof-common = Для этого нужно владение: { $skill }.
no-acks-prof-dungeonbashing = { NAME($helper, case: "label") }: помочь здесь нельзя.
no-acks-prof-hiding = Спрятаться можно только в укрытии, в полумраке или в темноте.
no-acks-prof-lockpicking = Наспех этот замок не вскрыть.
no-acks-prof-searching = Одно место дважды наспех не обыскивают.
no-acks-prof-trapbreaking = Наспех с этой ловушкой не справиться.
ask-acks-prof-trapbreaking = { NAME($asked, case: "label") }: обезвредить ловушку или разрядить без вреда?
choice-disarmed = обезвредить
choice-discharged = разрядить
act-open = открыть: { $thing }{ $by ->
    [combat] { " " }(боевое действие)
   *[other] { "" }
}
act-bash = вышибить: { $thing }{ $helper ->
    [none] { "" }
   *[other] , помогает { NAME($helper) }
}
act-hasty = наспех: { $skill }{ $thing ->
    [none] { "" }
   *[other] , { $thing }
}
act-hide = спрятаться
act-listen = прислушаться
act-reveal = показаться
act-locate = { $known ->
    [no] { NAME($by) } больше не знает, где { NAME($on) }
   *[yes] { NAME($by) } знает, где { NAME($on) }
}
effect-located = { NAME($by) } знает, где { NAME($who) }.

## Вместо движения и вместо атаки

fact-picked-up = { NAME($who) } поднимает { NAME($thing, case: "acc") }.
fact-unpacked = { NAME($who) } достаёт из рюкзака { NAME($thing, case: "acc") }.
fact-applied = { NAME($who) } наносит { NAME($thing, case: "acc") }{ $target ->
    [none] { "" }
   *[other] { " " }на { NAME($target, case: "acc") }
}{ $to ->
    [none] .
   *[other] { " " }({ NAME($to) }).
}
fact-brandished = { NAME($who) } выставляет { NAME($thing, case: "acc") } против { NAME($target, case: "gen") }: { $works ->
    [yes] действует.
   *[no] без толку.
}
fact-item-used = { NAME($who) }, { NAME($thing) }, { $task }: { $works ->
    [yes] получается.
   *[no] не получается.
}
fact-ordered-about = { NAME($who) } отдаёт { $complex ->
    [yes] сложный приказ
   *[no] короткий приказ
}{ $task ->
    [none] .
   *[other] : { $task }.
}
fact-drunk = { NAME($who) } { $target ->
    [none] выпивает { NAME($thing, case: "acc") }.
   *[other] вливает в рот { NAME($target, case: "dat") } { NAME($thing, case: "acc") }.
}
fact-released = { NAME($who) } пускает в ход: { NAME($spell) }{ $thing ->
    [none] .
   *[other] { " " }({ NAME($thing) }).
}
fact-thing-hewn = { NAME($who) } рубит дверь.
effect-lit = У { NAME($who, case: "gen") } горит огонь.
    .ends = У { NAME($who, case: "gen") } больше нет огня.
effect-soaked = { NAME($who, case: "label") }: теперь сверху { $source }.
    .ends = { NAME($who, case: "label") }: всё смыто.
coat-oil = масло
coat-acid = кислота
ask-acks-lieu-attack-brandish = { NAME($who) } выставляет { NAME($thing, case: "acc") } против { NAME($target, case: "gen") }. Действует?
ask-acks-lieu-attack-use-item = { NAME($who) }, { NAME($thing) }: { $task }. Получается?
ask-acks-bash-action = { NAME($who) } пробует грубую силу ({ $thing }). Что для этого нужно?
ask-acks-lieu-attack-apply = { NAME($asked, case: "label") }: позволить это? Делает { NAME($by) }.
ask-acks-lieu-attack-cleanse = { NAME($asked, case: "label") }: дать смыть? Смывает { NAME($by) }.
ask-acks-lieu-move-order = { NAME($who) } приказывает{ $task ->
    [none] .
   *[other] : { $task }.
} Короткий это приказ или длинный?
choice-works = действует
choice-nothing = без толку
choice-throw = бросок
choice-gives-way = поддаётся без броска
choice-agrees = позволить
choice-refuses = не позволить
choice-short = короткий, бесплатно
choice-long = длинный, стоит действия
no-acks-defend-barred = После натиска, бега и отступления не защищаются.
no-acks-defend-action = Защищать можно только союзника рядом, с фланга или с тыла: { NAME($target) }.
no-acks-lieu-attack-item-magic = Свиток читают как заклинание, а это весь сегмент.
no-acks-sla-action = { $why ->
    [none] Такой способности нет.
   *[other] { NAME($thing, case: "label") }: не под рукой.
}
no-acks-lieu-attack-brandish = { $why ->
    [none] Этим никого не отпугнуть: { NAME($thing) }.
   *[other] { NAME($thing, case: "label") }: не под рукой.
}
no-acks-lieu-attack-use-item = { $why ->
    [attack] Это атака: { NAME($thing) }.
   *[other] { NAME($thing, case: "label") }: не под рукой.
}
no-acks-lieu-move-door = { $why ->
    [far] Слишком далеко.
    [open] Уже открыто.
    [spiked] Вбиты клинья.
    [stuck] Заклинило: надо выбивать.
    [locked] Заперто.
    [jammed] Замок заклинило.
   *[other] Открывать тут нечего.
}
no-acks-bash-action = { $why ->
    [far] Слишком далеко.
    [free] Это откроется и так.
   *[other] Выбивать тут нечего.
}
no-acks-lieu-attack-key = { $why ->
    [far] Слишком далеко.
    [key] Ключ не под рукой.
    [none] Отпирать тут нечего.
   *[other] Это не заперто на ключ.
}
no-acks-door-kinds = { $why ->
    [far] Слишком далеко.
    [open] Уже открыто.
    [hard] Такое топором не прорубить.
    [axe] Топора в руках нет.
   *[other] Такой двери нет.
}
no-acks-lieu-move-grab = { $away ->
    [none] Схватить так можно только беспомощного: { NAME($target) }.
   *[other] Слишком далеко: { NAME($target) }, { FEET($away) }
}
no-acks-lieu-move-grab-engaged = Хватать нельзя: связывает { NAME($by) }.
no-acks-lieu-move-light = Зажигать нечего: { NAME($thing) }.
no-acks-lieu-move-swap = { $why ->
    [none] Так не сменить: { NAME($thing) }.
   *[other] Руки заняты: { NAME($thing) }.
}
no-acks-lieu-move-pickup = { $why ->
    [none] Такое нигде не лежит: { NAME($thing) }.
    [far] { NAME($thing, case: "label") }: не достать.
   *[other] Руки заняты: { NAME($thing) }.
}
no-acks-lieu-move-retrieve = { $why ->
    [none] { NAME($thing, case: "label") }: либо в рюкзаке этого нет, либо доставать оттуда стоит действия.
   *[other] Руки заняты: { NAME($thing) }.
}
no-acks-lieu-move-at-hand = { $why ->
    [none] { NAME($thing, case: "label") }: на поясе этого нет.
   *[other] Руки заняты: { NAME($thing) }.
}
no-acks-lieu-move-drop = { NAME($thing, case: "label") }: в руках этого нет.
no-acks-escape-action = Вырываться не из чего.
no-acks-lieu-attack-general = Кто не может атаковать, не может и этого вместо атаки.
no-acks-lieu-attack-apply = { $why ->
    [none] { $away ->
        [none] { $target ->
            [none] Так это не нанести: { NAME($thing) }.
           *[other] Это была бы атака: { NAME($target) }.
        }
       *[other] Слишком далеко: { NAME($target) }, { FEET($away) }
    }
   *[other] { NAME($thing, case: "label") }: не под рукой.
}
no-acks-lieu-attack-cleanse = { $why ->
    [none] { $away ->
        [none] { $known ->
            [none] Смывать нечего: { NAME($target) }.
           *[other] Таким не обливают: { $coat }. Есть: { $known }.
        }
       *[other] Слишком далеко: { NAME($target) }, { FEET($away) }
    }
   *[other] Воды под рукой нет.
}
no-acks-lieu-attack-potion = { $why ->
    [none] { $away ->
        [none] { $target ->
            [none] Это не зелье: { NAME($thing) }.
           *[other] Зелье вливают только беспомощным: { NAME($target) }.
        }
       *[other] Слишком далеко: { NAME($target) }, { FEET($away) }
    }
   *[other] { NAME($thing, case: "label") }: не под рукой.
}
no-acks-lieu-move-shield = Щита для этого нет.
no-acks-treat-action = { $away ->
    [none] { NAME($target, case: "label") }: обрабатывать нечего.
   *[other] Слишком далеко: { FEET($away) }
}
no-acks-treat-aid = Такого подспорья под рукой нет: { $aid }.
no-acks-lieu-move-mount = Без навыка это стоит боевого действия.
no-acks-lieu-attack-mount = Без навыка — только пока скакун стоит: { NAME($target) }.
no-acks-lieu-move-order = Такого приказа не бывает.
no-acks-hide-proficient = Чтобы прятаться, нужен навык.
no-acks-listen-action = Глухие ничего не слышат.
act-invoke = пустить в ход: { NAME($spell) }{ $thing ->
    [none] { "" }
   *[other] { " " }({ NAME($thing) })
}{ $at ->
    [none] { "" }
   *[other] , цель: { $at }
}
act-brandish = выставить { NAME($thing, case: "acc") } против { NAME($target, case: "gen") }
act-use = применить { NAME($thing, case: "acc") }: { $task }
act-light = зажечь { NAME($thing, case: "acc") }{ $by ->
    [combat] { " " }(боевое действие)
   *[other] { "" }
}
act-grab = схватить { NAME($target, case: "acc") } { $part ->
    [whole] целиком
   *[limbs] за руки и ноги
}{ $by ->
    [combat] { " " }(боевое действие)
   *[other] { "" }
}
act-take-out = взять в руку { NAME($thing, case: "acc") }
act-drop = бросить под ноги { NAME($thing, case: "acc") }
act-swap = убрать { NAME($away, case: "acc") }{ $thing ->
    [none] { "" }
   *[other] , вынуть { NAME($thing, case: "acc") }
}{ $by ->
    [combat] { " " }(боевое действие)
   *[other] { "" }
}
act-pick-up = поднять { NAME($thing, case: "acc") }{ $by ->
    [combat] { " " }(боевое действие)
   *[other] { "" }
}
act-retrieve = достать из рюкзака { NAME($thing, case: "acc") }{ $by ->
    [combat] { " " }(боевое действие)
   *[other] { "" }
}
act-unlock = отпереть: { $thing }
act-hew = рубить топором: { $thing }
act-command = отдать { $length ->
    [long] сложный приказ
    [short] короткий приказ
   *[unclear] приказ
}{ $task ->
    [none] { "" }
   *[other] : { $task }
}{ $by ->
    [combat] { " " }(боевое действие)
   *[other] { "" }
}
act-apply = нанести { NAME($thing, case: "acc") }{ $target ->
    [none] { "" }
   *[other] { " " }на { NAME($target, case: "acc") }
}{ $to ->
    [none] { "" }
   *[other] { " " }({ NAME($to) })
}
act-soak = облить { NAME($on, case: "acc") }: { $coat }
act-cleanse = смыть кислоту или масло{ $target ->
    [none] { "" }
   *[other] { " " }({ NAME($target) })
}
act-drink = { $target ->
    [none] выпить { NAME($thing, case: "acc") }
   *[other] влить { NAME($thing, case: "acc") } в рот { NAME($target, case: "dat") }
}

## Доспехи, орудия, клинья

fact-donned = { NAME($who) } надевает часть доспеха: { NAME($armor) }. Стоунов надето: { $worn }.
fact-doffed = { NAME($who) } снимает часть доспеха: { NAME($armor) }. Стоунов надето: { $worn }.
fact-armor-laid-out = Доспех { NAME($who, case: "gen") } лежит на { $square }, стоунов: { $stone }.
fact-spiked = { NAME($who) } забивает клин в дверь; теперь клиньев в ней: { $spikes }.
fact-artillery-rolled = { $target ->
    [none] { NAME($who) } стреляет по { $square }, { NAME($piece) }
   *[other] { NAME($who) } стреляет в { NAME($target, case: "acc") }, { NAME($piece) }
}: { $roll } против { $need } — { $outcome ->
    [hit] прямое попадание.
    [splash] рядом с целью.
    [fumble] осечка.
   *[astray] мимо.
}
fact-scattered = Выстрел сносит: { FEET($feet) }, в сторону { $clock } часов.
fact-piece-wound = { $state ->
    [loaded] { NAME($thing, case: "label") }: заряжено.
   *[empty] { NAME($thing, case: "label") }: заряжают.
}
no-acks-armor-don = { $why ->
    [on] Доспех уже надет целиком.
    [off] Снимать нечего: доспеха на теле нет.
    [far] Рядом нет ни одной части доспеха.
   *[none] Доспеха нет.
}
no-acks-hasty-lockpick = { $why ->
    [none] Такого замка нет: { $thing }
   *[far] До замка больше пяти футов.
}
no-acks-hasty-trapbreak = { $why ->
    [none] Такой ловушки нет: { $thing }
   *[far] До ловушки больше пяти футов.
}
no-acks-artillery-action = { $helper ->
    [none] { $thing ->
        [none] { $why ->
            [far] До орудия больше пяти футов.
            [twice] В расчёте каждый — только один раз.
           *[empty] Орудие не заряжено.
        }
       *[other] Такого орудия нет: { $thing }
    }
   *[other] { NAME($helper, case: "label") }: встать к орудию сейчас нельзя.
}
no-acks-artillery-pieces = { $needs ->
    [none] До цели { FEET($away) }, а дальность орудия — от { FEET($least) } до { FEET($most) }
   *[other] Расчёт нужен не меньше { $needs }.
}
no-acks-artillery-throw = { $why ->
    [aim] Орудие наводят либо на кого-то, либо на место.
   *[sight] Этого места не видно.
}
no-acks-artillery-reload = Орудие заряжено.
no-acks-spike-action = { $why ->
    [none] Такой двери нет: { $thing }
    [far] До двери больше пяти футов.
    [open] Дверь открыта.
   *[spike] Клина под рукой нет.
}
no-acks-door-spikes = Больше { $most } клиньев в дверь не забить.
ask-acks-artillery-action = { NAME($asked, case: "label") }: встать к орудию, отдав сегмент этого раунда? Зовёт { NAME($by) }.
choice-help = встать к орудию
act-don = надеть один стоун доспеха
act-doff = снять один стоун доспеха
act-fire = выстрелить: { NAME($thing) }{ $target ->
    [none] { "" }
   *[other] , цель { NAME($target) }
}{ $square ->
    [none] { "" }
   *[other] , по { $square }
}{ $crew ->
    [none] { "" }
   *[other] , расчёт: { $crew }
}
act-reload = зарядить: { NAME($thing) }{ $crew ->
    [none] { "" }
   *[other] , расчёт: { $crew }
}
act-spike = забить клин: { NAME($thing) }

## Изгнание, мораль

fact-rebuke-rolled = { NAME($who) } изгоняет нежить: { $natural }{ $dice ->
    [none] , напрасно.
   *[other] , костей хитов: { $dice }.
}
fact-rebuked = { $destroyed ->
    [yes] { NAME($who) } рассыпается в прах перед { NAME($by, case: "ins") }.
   *[no] { NAME($who) } бежит от { NAME($by, case: "gen") }.
}
no-acks-rebuke-action = { $why ->
    [power] Изгонять нежить надо уметь.
   *[other] Нежити на виду нет.
}
no-acks-rebuke-effect = Попытка никого не затронула, и в этой встрече она последняя.
effect-rebuke-spent = { NAME($who) } в этой встрече больше не изгоняет.
act-rebuke = изгнать нежить
fact-morale-rolled = Мораль ({ $those }): { $roll } — { $outcome }.
act-corner = { $holds ->
    [no] { NAME($on, case: "label") }: есть куда отступать
   *[yes] { NAME($on, case: "label") }: отступать некуда
}
effect-cornered = { NAME($who, case: "label") }: отступать некуда.
    .ends = { NAME($who, case: "label") }: есть куда отступать.
effect-modified = Мастер меняет показатели { NAME($who, case: "gen") }.
    .ends = Показатели { NAME($who, case: "gen") } прежние.

## Раны

fact-wounds-rolled = { NAME($who, case: "label") }: смертельные раны { $roll } — { $band ->
    [slain] смерть на месте.
    [round] при смерти; лечения нужно { $heals } за раунд ({ $wound }).
    [turn] при смерти; лечения нужно { $heals } за ход ({ $wound }).
    [day] при смерти; лечения нужно { $heals } за день ({ $wound }).
   *[other] в сознании ({ $wound }).
}
fact-revived = { NAME($who) } приходит в себя, хиты: { $hp }.
no-acks-death-nonliving = { NAME($target, case: "label") }: обрабатывать тут нечего.
act-rest = { $whole ->
    [no] прерванный отдых: { NAME($on) }
   *[yes] день отдыха: { NAME($on) }
}
act-treat = обработать раны { NAME($target, case: "gen") } ({ $aid })

## Состояния

no-acks-cond-hidden = Никто не знает, где спрятан этот противник: { NAME($target) }.
no-acks-cond-incapacitated = Сил на это нет.
no-acks-cond-paralyzed = Ни действовать, ни говорить невозможно.
no-acks-cond-frightened = Напуганные только бегут.
no-acks-cond-grabbed = { $target ->
    [none] { $known ->
        [none] Схваченный может только вырываться.
       *[other] Такого захвата нет: { $condition }. Есть: { $known }.
    }
   *[other] С этим противником так нельзя: { NAME($target) }.
}
no-acks-cond-wrestled = Скрученный может только вырываться.
no-acks-cond-blinded = Ослеплённые не стреляют.
no-acks-cond-unconscious = Без сознания.
no-acks-cond-helpless = Беспомощные не действуют.
no-acks-cond-surprised = Застигнутые врасплох в этом раунде ничего не делают.
condition-disordered = в беспорядке
condition-prone = лёжа
condition-grabbed = в захвате
condition-restrained = скованность
condition-wrestled = в борцовском захвате
condition-hidden = вне поля зрения
condition-sneaking = крадучись
condition-helpless = беспомощность
condition-unconscious = без сознания
condition-surprised = врасплох
condition-faltering = замешательство
condition-frightened = испуг
condition-cowering = оцепенение
condition-blinded = слепота
condition-deafened = глухота
condition-mute = немота
condition-burning = в огне
condition-winded = одышка
condition-paralyzed = паралич
condition-slumbering = сон
condition-incapacitated = слабость после ран
condition-vulnerable = уязвимость
is-disordered = в беспорядке
is-prone = лёжа
is-grabbed = в захвате
is-restrained = скованность
is-wrestled = в борцовском захвате
is-hidden = вне поля зрения
is-sneaking = крадучись
is-helpless = беспомощность
is-unconscious = без сознания
is-surprised = врасплох
is-faltering = замешательство
is-frightened = испуг
is-cowering = оцепенение
is-blinded = слепота
is-deafened = глухота
is-mute = немота
is-burning = в огне
is-winded = одышка
is-paralyzed = паралич
is-slumbering = сон
is-incapacitated = слабость после ран
is-vulnerable = уязвимость
effect-disordered = { NAME($who) } приходит в беспорядок.
    .ends = { NAME($who) } снова в порядке.
effect-prone = { NAME($who) } падает.
    .ends = { NAME($who) } снова на ногах.
effect-grabbed = { NAME($who) } попадает в захват.
    .ends = { NAME($who) } выходит из захвата.
effect-restrained = { NAME($who) } больше не может двигаться.
    .ends = { NAME($who) } освобождается от пут.
effect-wrestled = { NAME($who) } попадает в борцовский захват.
    .ends = { NAME($who) } выходит из борцовского захвата.
effect-hidden = { NAME($who) } скрывается из виду.
    .ends = { NAME($who) } снова на виду.
effect-sneaking = { NAME($who) } движется бесшумно.
    .ends = { NAME($who) } больше не крадётся.
effect-helpless = { NAME($who) } теперь в беспомощном состоянии.
    .ends = { NAME($who) } снова может действовать.
effect-unconscious = { NAME($who) } теряет сознание.
    .ends = { NAME($who) } приходит в сознание.
effect-surprised = { NAME($who) } не успевает опомниться.
    .ends = { NAME($who) } приходит в себя.
effect-faltering = { NAME($who) } колеблется.
    .ends = { NAME($who) } собирается с духом.
effect-frightened = { NAME($who) } в испуге.
    .ends = { NAME($who) } больше не боится.
effect-cowering = { NAME($who) } цепенеет.
    .ends = { NAME($who) } выходит из оцепенения.
effect-blinded = { NAME($who) } ничего не видит.
    .ends = { NAME($who) } снова видит.
effect-deafened = { NAME($who) } ничего не слышит.
    .ends = { NAME($who) } снова слышит.
effect-mute = { NAME($who) } теряет голос.
    .ends = { NAME($who) } снова говорит.
effect-burning = { NAME($who) } горит.
    .ends = { NAME($who) } больше не горит.
effect-winded = { NAME($who) } задыхается.
    .ends = { NAME($who) } переводит дух.
effect-paralyzed = { NAME($who) } не может пошевелиться.
    .ends = { NAME($who) } снова может двигаться.
effect-slumbering = { NAME($who) } засыпает.
    .ends = { NAME($who) } просыпается.
effect-incapacitated = { NAME($who) } к бою не годится.
    .ends = { NAME($who) } снова годится к бою.
effect-vulnerable = { NAME($who) } открывается для ударов.
    .ends = { NAME($who) } больше не открывается для ударов.
