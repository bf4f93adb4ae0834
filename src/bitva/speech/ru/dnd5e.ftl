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
skill-athletics = Атлетика
    .gen = Атлетики
skill-acrobatics = Акробатика
    .gen = Акробатики
skill-sleight-of-hand = Ловкость рук
    .gen = Ловкости рук
skill-stealth = Скрытность
    .gen = Скрытности
skill-arcana = Магия
    .gen = Магии
skill-history = История
    .gen = Истории
skill-investigation = Расследование
    .gen = Расследования
skill-nature = Природа
    .gen = Природы
skill-religion = Религия
    .gen = Религии
skill-animal-handling = Уход за животными
    .gen = Ухода за животными
skill-insight = Проницательность
    .gen = Проницательности
skill-medicine = Медицина
    .gen = Медицины
skill-perception = Восприятие
    .gen = Восприятия
skill-survival = Выживание
    .gen = Выживания
skill-deception = Обман
    .gen = Обмана
skill-intimidation = Запугивание
    .gen = Запугивания
skill-performance = Выступление
    .gen = Выступления
skill-persuasion = Убеждение
    .gen = Убеждения
size-tiny = крошечный
size-small = маленький
size-medium = средний
size-large = большой
size-huge = огромный
size-gargantuan = громадный
condition-blinded = ослеплённый
condition-charmed = очарованный
condition-deafened = оглохший
condition-frightened = испуганный
condition-grappled = схваченный
condition-incapacitated = недееспособный
condition-invisible = невидимый
condition-paralyzed = парализованный
condition-petrified = окаменевший
condition-poisoned = отравленный
condition-prone = сбитый с ног
condition-restrained = опутанный
condition-stunned = ошеломлённый
condition-unconscious = бессознательный
condition-exhaustion = истощение
type-acid = кислота
type-bludgeoning = дробящий урон
type-cold = холод
type-fire = огонь
type-force = силовое поле
type-lightning = электричество
type-necrotic = некротическая энергия
type-piercing = колющий урон
type-poison = яд
type-psychic = психическая энергия
type-radiant = излучение
type-slashing = рубящий урон
type-thunder = звук
damage-acid = { $amount } урона кислотой
damage-bludgeoning = { $amount } дробящего урона
damage-cold = { $amount } урона холодом
damage-fire = { $amount } урона огнём
damage-force = { $amount } урона силовым полем
damage-lightning = { $amount } урона электричеством
damage-necrotic = { $amount } урона некротической энергией
damage-piercing = { $amount } колющего урона
damage-poison = { $amount } урона ядом
damage-psychic = { $amount } урона психической энергией
damage-radiant = { $amount } урона излучением
damage-slashing = { $amount } рубящего урона
damage-thunder = { $amount } урона звуком
damage-any = { $amount } урона
light-bright = яркий свет
light-dim = тусклый свет
light-dark = тьма
layer-filled = стены
layer-door = двери
layer-difficult = труднопроходимая местность
layer-water = вода
layer-low = низкие препятствия
layer-slit = бойницы
layer-foliage = густая листва
layer-fog = туман
layer-haze = дымка
layer-pit = ямы
layer-dim = тусклый свет
layer-dark = темнота
layer-bright = яркий свет
layer-slippery = скользкая земля
layer-opaque = непроглядная завеса
layer-magical-darkness = магическая тьма
mode-walk = пешком
mode-fly = по воздуху
mode-climb = лазанием
mode-swim = вплавь
mode-burrow = под землёй
pool-hp = хиты
pool-temp = временные хиты
pool-exhaustion = истощение
pool-moved = пройдено футов
pool-legendary = легендарные действия
budget-action = действие
budget-bonus = бонусное действие
budget-reaction = реакция
relation-hostile = вражда
relation-allied = союз
relation-neutral = нейтралитет
object-door = дверь
    .gen = двери
    .dat = двери
    .acc = дверь
    .ins = дверью
    .pre = двери
    .g = f
object-net = сеть
    .gen = сети
    .dat = сети
    .acc = сеть
    .ins = сетью
    .pre = сети
    .g = f
object-wall = стена
    .gen = стены
    .dat = стене
    .acc = стену
    .ins = стеной
    .pre = стене
    .g = f
object-web = паутина
    .gen = паутины
    .dat = паутине
    .acc = паутину
    .ins = паутиной
    .pre = паутине
    .g = f
attack-unarmed = безоружный удар
    .gen = безоружного удара
    .dat = безоружному удару
    .acc = безоружный удар
    .ins = безоружным ударом
    .pre = безоружном ударе
    .g = m

## Причины в одном-двух словах

die-plain = к20
die-up = к20 { $faces }, преимущество{ $for ->
    [none] { "" }
   *[other] : { $for }
}
die-down = к20 { $faces }, помеха{ $against ->
    [none] { "" }
   *[other] : { $against }
}
die-both = к20; { $for } и { $against } погашают друг друга
why-dnd-attack-modifiers = характеристика
why-dnd-core-ability-modifier = характеристика
why-dnd-core-proficiency = мастерство
why-dnd-action-monster = блок статистики
why-dnd-core-save = бонус спасброска
why-dnd-core-skills = навык
why-dnd-cover-levels = укрытие
why-dnd-stat-ac = основа
why-dnd-stat-armor-table = доспех
why-dnd-damage-resistance = сопротивление
why-dnd-damage-immunity = невосприимчивость
why-dnd-damage-vulnerability = уязвимость
why-dnd-attack-unseen-attacker = атакующего не видно
why-dnd-attack-unseen-target = цели не видно
why-dnd-attack-range-two = дальняя дистанция
why-dnd-attack-close-combat = враг вплотную
why-dnd-weapon-heavy = слишком тяжёлое оружие
why-dnd-weapon-lance = длинное копьё вплотную
why-dnd-stat-armor-unproficient = непривычный доспех
why-dnd-water-melee = под водой
why-dnd-water-ranged = под водой
why-dnd-size-squeeze = теснота
why-dnd-condition-blinded = ослепление
why-dnd-condition-deafened = глухота
why-dnd-condition-charmed = очарование
why-dnd-condition-exhaustion = истощение
why-dnd-condition-frightened = страх
why-dnd-condition-grappled = захват
why-dnd-condition-incapacitated = недееспособность
why-dnd-condition-invisible = невидимость
why-dnd-condition-paralyzed = паралич
why-dnd-condition-petrified = окаменение
why-dnd-condition-poisoned = отравление
why-dnd-condition-prone = положение лёжа
why-dnd-condition-restrained = путы
why-dnd-condition-stunned = ошеломление
why-dnd-condition-unconscious = потеря сознания
why-dnd-action-dodge = уклонение
why-dnd-action-help-attack = помощь
why-dnd-action-help-check = помощь
why-dnd-action-cast = заклинание
why-dnd-monster-traits = особенность
why-dnd-turn-extra-options = умение
why-dnd-damage-save-half = половина при успехе
why-dnd-twf-damage = вторая рука
why-dnd-weapon-improvised = импровизированное оружие
why-dnd-damage-roll = кости
why-dnd-damage-critical = критическое попадание
why-dnd-stat-monster-hp = среднее
why-dnd-attack-unarmed = без оружия
why-dnd-attack-roll = к20
why-dnd-spell-save-dc = заклинание
why-dnd-initiative-dex-check = инициатива
why-dnd-core-passive = пассивная проверка
why-dnd-vision-lightly-obscured = плохо видно
why-dnd-weapon-table = оружие
why-dnd-hazard-falling = падение
why-dnd-concentration-damage = концентрация
why-dnd-mount-thrown-off = удержаться верхом
changed = { $type }: { $why }
dice-of = { $dice }, { $type }
with-weapon = { $thing }
with-natural = { $thing }
with-spell = { $thing }
ac-part = { $value } { $why }
ac-with = { $total } ({ $extra })

## Что происходит

fact-turn-began = Ход { NAME($who, case: "gen") }
fact-dashed = { NAME($who) } совершает рывок.
walked = { $feet ->
    [0] { NAME($who) } оказывается на { $square }.
   *[other] { $square ->
        [none] { NAME($who) } тратит { FEET($feet) } перемещения.
       *[other] { NAME($who) } { $mode ->
            [fly] пролетает
            [climb] пролезает
            [swim] проплывает
            [burrow] проходит под землёй
           *[walk] проходит
        } { FEET($feet) } до { $square }.
    }
}
fact-moved = { NAME($who) } перемещается на { FEET($feet) } { $mode }.
fact-caught-unawares = { NAME($who) } { GENDER($who) ->
    [f] застигнута
    [n] застигнуто
    [p] застигнуты
   *[m] застигнут
} врасплох.
all-caught-unawares = Застигнуты врасплох: { $list }.
fact-initiative-rolled = { NAME($who, case: "label") }: инициатива { $roll }.
fact-action-regained = { NAME($who) } получает ещё одно действие.
fact-attack-rolled = { $how ->
    [opportunity] Провоцированная атака: { "" }
    [off-hand] Второй рукой: { "" }
   *[none] { "" }
}{ $manner ->
    [thrown] { NAME($who) } бросает { NAME($means, case: "acc") } в { NAME($target, case: "acc") }
    [two-handed] { NAME($who) } двумя руками атакует { NAME($target, case: "acc") } { NAME($means, case: "ins") }
    [club] { NAME($who) } атакует { NAME($target, case: "acc") } { NAME($means, case: "ins") } как дубиной
   *[plain] { NAME($who) } атакует { NAME($target, case: "acc") } { NAME($means, case: "ins") }
}: { $roll }{ $ac ->
    [none] { "" }
   *[other] { " " }против КД { $ac }
}{ $outcome ->
    [hit] { " " }— попадание{ $lands ->
        [none] .
       *[other] ; { $means } теперь на { $lands }.
    }
    [critical] { " " }— критическое попадание!
    [miss] { " " }— промах{ $lands ->
        [none] .
       *[other] ; { $means } теперь на { $lands }.
    }
   *[none] .
}
fact-attack-hit = { NAME($who) } попадает по { NAME($target, case: "dat") }.
fact-attack-missed = { NAME($who) } промахивается по { NAME($target, case: "dat") }.
fact-guess-missed = { NAME($who) } атакует { $square } { NAME($means, case: "ins") } и ни в кого не попадает.
fact-save-rolled = { $why ->
    [none] { NAME($who, case: "label") }: спасбросок { NAME($ability, case: "gen") }{ $cause ->
        [none] { "" }
       *[other] { " " }({ $cause })
    }{ $roll ->
        [none] { "" }
       *[other] { " " }{ $roll }
    } против СЛ { $dc } — { $success ->
        [yes] успех.
       *[no] провал.
    }
   *[other] { NAME($who) } проваливает спасбросок { NAME($ability, case: "gen") } ({ $why }).
}
fact-check-rolled = { NAME($who, case: "label") }: проверка { NAME($skill, case: "gen") }{ $roll ->
    [none] { "" }
   *[other] { " " }{ $roll }
} против СЛ { $dc } — { $success ->
    [yes] успех.
   *[no] провал.
}
fact-check-made = { $roll ->
    [none] { NAME($who, case: "label") } делает проверку { NAME($skill, case: "gen") }.
   *[other] { NAME($who, case: "label") }: проверка { NAME($skill, case: "gen") } { $roll }.
}
fact-contest-rolled = { NAME($who, case: "label") } ({ $skill }) { $roll } против { NAME($target, case: "gen") } ({ $other_skill }) { $other }: { $result ->
    [win] побеждает { NAME($who) }.
    [tie] ничья, ничего не меняется.
   *[lose] побеждает { NAME($target) }.
}
fact-death-save-rolled = { NAME($who, case: "label") }: спасбросок от смерти { $roll }{ $successes ->
    [none] .
   *[other] ; успехов { $successes }, провалов { $failures }.
}
fact-damage-rolled = { $faces ->
    [none] { $damage }.
   *[other] На костях { $faces }: { $damage }.
}
fact-hurt = { NAME($who) } получает { $damage }{ $changed ->
    [none] { "" }
   *[other] { " " }({ $changed })
}{ $buffered ->
    [0] { "" }
   *[other] , из них { $buffered } принимают временные хиты
}{ $end ->
    [dies] { " " }и погибает.
    [falls] { " " }и теряет сознание.
   *[none] .
}
fact-unhurt = { NAME($who) } не получает урона ({ $rule }).
fact-unaffected = На { NAME($who, case: "acc") } это не действует ({ $rule }).
fact-healed = { NAME($who) } восстанавливает { $amount ->
    [one] { $amount } хит.
    [few] { $amount } хита.
    [many] { $amount } хитов.
   *[other] { $amount } хита.
}
fact-buffered = У { NAME($who, case: "gen") } { $amount ->
    [one] { $amount } временный хит.
    [few] { $amount } временных хита.
    [many] { $amount } временных хитов.
   *[other] { $amount } временных хита.
}
fact-most-hp-set = Максимум хитов { NAME($who, case: "gen") } теперь { $most }.
fact-hp-rolled = { NAME($who) } начинает бой с хитами: { $most }.
fact-died = { NAME($who) } погибает.
fact-death-saved = { NAME($who, case: "label") }: спасброски от смерти — успехов { $successes }, провалов { $failures }.
fact-stabilized = { $stable ->
    [yes] Состояние { NAME($who, case: "gen") } стабильно.
   *[no] Состояние { NAME($who, case: "gen") } больше не стабильно.
}
fact-exhausted = { NAME($who, case: "label") }: степень истощения { $level }.
fact-drew = { NAME($who) } достаёт { NAME($thing, case: "acc") }.
fact-put-away = { NAME($who) } убирает { NAME($thing, case: "acc") }.
fact-let-go = { NAME($who) } роняет { NAME($thing, case: "acc") } на { $square }.
fact-picked-up = { NAME($who) } поднимает { NAME($thing, case: "acc") }.
fact-slot-spent = { NAME($who) } тратит ячейку { $level }-го уровня.
fact-spell-cast = { NAME($who) } накладывает заклинание «{ $spell }»{ $level ->
    [0] .
   *[other] { " " }({ $level }-й уровень).
}
fact-use-spent = { NAME($who) } применяет умение «{ $feature }».
fact-power-used = { NAME($who) } применяет способность «{ $power }».
fact-power-back = К { NAME($who, case: "dat") } возвращается способность «{ $power }».
fact-hid = { $stealth ->
    [none] { NAME($who) } прячется.
   *[other] { NAME($who) } прячется (Скрытность { $stealth }).
}
fact-found = { NAME($by) } обнаруживает { NAME($who, case: "acc") }.
fact-revealed = { NAME($who) } выдаёт себя на { $square }.
fact-said = { NAME($who, case: "label") }: «{ $text }»
fact-hinted = У { NAME($who, case: "gen") } ещё осталось действие: можно уклониться или что-то подготовить.
fact-ruled-on = { NAME($who) } применяет способность, о которой решает Мастер: { $ability }.
fact-went = { NAME($who) } теперь на { $square }.
fact-shone = { NAME($who) } светит на { $to }.
fact-gathered = { NAME($who) } собирает половину выпущенного ({ NAME($kind) }): { $count }.
fact-jumped-high = { NAME($who) } подпрыгивает на { FEET($feet) } и достаёт до высоты { FEET($reach) }.
fact-breath-held = { NAME($who) } может задержать дыхание на { $rounds ->
    [one] { $rounds } раунд.
    [few] { $rounds } раунда.
    [many] { $rounds } раундов.
   *[other] { $rounds } раунда.
}
fact-related = Стороны { $side } и { $other } теперь { $relation ->
    [hostile] враждуют.
    [allied] в союзе.
   *[neutral] ни в мире, ни в войне.
}
fact-group-checked = Групповая проверка { NAME($skill, case: "gen") } против СЛ { $dc } ({ $those }): успехов { $successes }, { $success ->
    [yes] группа справляется.
   *[no] группа не справляется.
}
fact-text-shown = Решать Мастеру: { $what } ({ NAME($who) }){ $text ->
    [none] .
   *[other] . { $text }
}
fact-gave = { NAME($who) } передаёт { NAME($target, case: "dat") } { NAME($thing, case: "acc") }.
fact-used-up = { NAME($who) } расходует { NAME($thing, case: "acc") }.
fact-strapped = { $on ->
    [yes] { NAME($who) } берёт щит.
   *[no] { NAME($who) } убирает щит.
}
fact-handled = { NAME($who) } берётся за { NAME($thing, case: "acc") }{ $how ->
    [none] .
   *[other] { " " }({ $how }).
}
fact-likened = По слову Мастера { $thing } бьёт так: { $likeness }.
fact-priced = По слову Мастера для этого предмета ({ $thing }) теперь { $action ->
    [yes] нужно действие
   *[no] не нужно действия
}{ $skill ->
    [none] .
   *[other] { " " }и нужна проверка: { $skill }, СЛ { $dc }.
}
fact-object-attacked = { NAME($who) } бьёт по цели ({ $thing }) { NAME($means, case: "ins") }: { $roll } против КД { $ac } — { $hit ->
    [yes] попадание.
   *[no] промах.
}
fact-object-hurt = { $thing }: урон { $amount }.
fact-object-unhurt = { $thing }: урона нет ({ $rule }).
fact-object-broke = { $thing }: больше не существует, предмет сломан.
fact-object-came = Теперь здесь: { $thing }.
fact-door-moved = { NAME($thing) } теперь { $door ->
    [open] { GENDER($thing) ->
        [f] открыта
        [n] открыто
        [p] открыты
       *[m] открыт
    }.
   *[shut] { $locked ->
        [yes] { GENDER($thing) ->
            [f] заперта
            [n] заперто
            [p] заперты
           *[m] заперт
        }.
       *[no] { GENDER($thing) ->
            [f] закрыта
            [n] закрыто
            [p] закрыты
           *[m] закрыт
        }.
    }
}
fact-revived = { NAME($who) } возвращается к жизни с { $hp ->
    [one] { $hp } хитом.
    [few] { $hp } хитами.
    [many] { $hp } хитами.
   *[other] { $hp } хита.
}
fact-suffocated = { NAME($who) } теряет последний воздух.
fact-spell-countered = { NAME($by) } прерывает заклинание «{ $spell }», которое накладывает { NAME($who) }.
fact-turn-forgone = { NAME($who) } теряет остаток хода{ $moves ->
    [yes] , кроме перемещения.
   *[no] .
}
did-help = { NAME($who) } помогает { NAME($ally, case: "dat") }{ $task ->
    [none] .
   *[other] : { $task }.
}
did-help-attack = { NAME($who) } помогает { NAME($ally, case: "dat") } в бою против { NAME($target, case: "gen") }.
did-first-aid = { NAME($who) } оказывает { NAME($target, case: "dat") } первую помощь.
did-grapple = { NAME($who) } пытается схватить { NAME($target, case: "acc") }.
did-shove = { NAME($who) } толкает { NAME($target, case: "acc") }.
did-contest = { NAME($who) } состязается с { NAME($target, case: "ins") }: { $aim }.
did-improvise = { NAME($who) } импровизирует: { $idea }.
did-escape = { NAME($who) } пытается { $own ->
    [yes] освободиться{ $kind ->
        [none] .
       *[other] { " " }({ $kind }).
    }
   *[no] помочь { NAME($on, case: "dat") } освободиться{ $kind ->
        [none] .
       *[other] { " " }({ $kind }).
    }
}
did-power = { NAME($who) } применяет способность «{ $power }».
did-ability = { NAME($who) } применяет способность «{ $ability }».
did-multiattack = { NAME($who) } начинает мультиатаку.
did-uncanny-dodge = { NAME($who) } невероятно уклоняется.
did-drop-prone = { NAME($who) } ложится на землю.
did-aggressive = { NAME($who) } бросается вперёд.
did-trample = { NAME($who) } топчет { NAME($target, case: "acc") }.
did-release = { NAME($who) } делает то, что готовил{ GENDER($who) ->
    [f] а
    [n] о
    [p] и
   *[m] { "" }
}.
did-keep-casting = { NAME($who) } продолжает накладывать заклинание.
did-use = { NAME($who) } использует { NAME($item, case: "acc") }{ $on ->
    [none] .
   *[other] ; цель — { NAME($on) }.
}
did-hasten = { NAME($who) } совершает ещё одно действие благодаря ускорению.
did-sustain = { NAME($who) } поддерживает способность «{ $power }».
did-again = { NAME($who) } снова применяет заклинание «{ $spell }».
did-legendary = { NAME($who) } совершает легендарное действие «{ $option }».
did-lair = Логово действует: «{ $option }».
did-jump = { NAME($who) } прыгает.
did-smash = { NAME($who) } бьёт по предмету ({ $thing }).
did-force = { NAME($who) } наваливается плечом: { $door }.
did-delay = { NAME($who) } предпочитает ходить после { NAME($after, case: "gen") }.
did-put-out = { NAME($who) } гасит { NAME($thing, case: "acc") }.

## Эффекты: как начинаются и как кончаются

effect-blinded = { NAME($who) } ничего не видит.
    .ends = { NAME($who) } снова видит.
effect-charmed = { NAME($who) } поддаётся чарам.
    .ends = { NAME($who) } освобождается от чар.
effect-deafened = { NAME($who) } ничего не слышит.
    .ends = { NAME($who) } снова слышит.
effect-frightened = { NAME($who) } в страхе.
    .ends = { NAME($who) } больше не боится.
effect-grappled = { NAME($who) } { GENDER($who) ->
    [f] схвачена
    [n] схвачено
    [p] схвачены
   *[m] схвачен
}.
    .ends = { NAME($who) } больше не в захвате.
effect-incapacitated = { NAME($who) } не может действовать.
    .ends = { NAME($who) } снова может действовать.
effect-invisible = { NAME($who) } становится { GENDER($who) ->
    [f] невидимой
    [p] невидимыми
   *[m] невидимым
}.
    .ends = { NAME($who) } снова на виду.
effect-paralyzed = { NAME($who) } { GENDER($who) ->
    [f] парализована
    [n] парализовано
    [p] парализованы
   *[m] парализован
}.
    .ends = { NAME($who) } снова может двигаться.
effect-petrified = { NAME($who) } обращается в камень.
    .ends = { NAME($who) } больше не камень.
effect-poisoned = { NAME($who) } { GENDER($who) ->
    [f] отравлена
    [n] отравлено
    [p] отравлены
   *[m] отравлен
}.
    .ends = Яд больше не действует на { NAME($who, case: "acc") }.
effect-prone = { NAME($who) } падает на землю.
    .ends = { NAME($who) } встаёт.
effect-restrained = { NAME($who) } { GENDER($who) ->
    [f] опутана
    [n] опутано
    [p] опутаны
   *[m] опутан
}.
    .ends = { NAME($who) } освобождается от пут.
effect-stunned = { NAME($who) } { GENDER($who) ->
    [f] ошеломлена
    [n] ошеломлено
    [p] ошеломлены
   *[m] ошеломлён
}.
    .ends = { NAME($who) } приходит в себя.
effect-unconscious = { NAME($who) } без сознания.
    .ends = { NAME($who) } приходит в сознание.
effect-down = { NAME($who) } теряет сознание.
    .ends = { NAME($who) } приходит в сознание.
effect-afflicted = На { NAME($who, case: "acc") } действует «{ $source }».
    .ends = На { NAME($who, case: "acc") } больше не действует «{ $source }».
effect-concentration = { NAME($who) } концентрируется: «{ $source }».
    .ends = { NAME($who) } больше не концентрируется: «{ $source }».
effect-disengaged = { NAME($who) } отходит с оглядкой.
effect-dodge = { NAME($who) } уклоняется.
effect-readied = { NAME($who) } что-то готовит.
effect-turned = { NAME($who) } в ужасе бежит прочь.
    .ends = { NAME($who) } больше не бежит прочь.
effect-inside = { NAME($by) } поглощает { NAME($who, case: "acc") }.
    .ends = { NAME($who) } снова снаружи.
effect-averted = { NAME($who) } отводит глаза, { NAME($by, case: "gen") } не видно.
effect-squeezing = { NAME($who) } протискивается в тесноту.
    .ends = { NAME($who) } снова на просторе.
effect-climbing = { NAME($who) } держится на высоте.
    .ends = { NAME($who) } больше не держится на высоте.
effect-unfinished = { NAME($who) } ещё не кончает накладывать заклинание.
effect-net = { NAME($who) } в сети.
    .ends = { NAME($who) } выбирается из сети.
effect-no-regeneration = { NAME($who) } пока не может регенерировать.
effect-breathless = { NAME($who) } остаётся без воздуха.
    .ends = { NAME($who) } снова дышит.
effect-choking = { NAME($who) } задыхается.
effect-riding = { NAME($who) } садится верхом на { NAME($by, case: "acc") }.
    .ends = { NAME($who) } больше не верхом на { NAME($by, case: "pre") }.
effect-commanded = { NAME($who) } должен повиноваться приказу «{ $source }».
effect-lasting =
    .ends = Заклинание «{ $source }» больше не действует.

## Что можно сделать

act-attack = { $manner ->
    [thrown] бросить { NAME($means, case: "acc") } в { NAME($target, case: "acc") }
    [two-handed] двумя руками атаковать { NAME($target, case: "acc") } { NAME($means, case: "ins") }
    [club] атаковать { NAME($target, case: "acc") } { NAME($means, case: "ins") } как дубиной
   *[plain] атаковать { NAME($target, case: "acc") } { NAME($means, case: "ins") }
} ({ $bonus }{ $damage ->
    [none] { "" }
   *[other] ; { $damage }
})
act-multiattack = мультиатака
act-end = закончить ход
act-move = { $square ->
    [none] подняться или спуститься на высоту { FEET($height) }
   *[other] { $mode ->
        [fly] лететь на { $square }
        [climb] лезть на { $square }
        [swim] плыть на { $square }
        [burrow] рыть ход на { $square }
       *[walk] идти на { $square }
    }
}
act-dash = рывок{ $bonus ->
    [yes] { " " }бонусным действием
   *[no] { "" }
}
act-disengage = отход{ $bonus ->
    [yes] { " " }бонусным действием
   *[no] { "" }
}
act-dodge = уклонение{ $bonus ->
    [yes] { " " }бонусным действием
   *[no] { "" }
}
act-hide = спрятаться{ $bonus ->
    [yes] { " " }бонусным действием
   *[no] { "" }
}
act-search = искать{ $bonus ->
    [yes] { " " }бонусным действием
   *[no] { "" }
}
act-help = помочь { NAME($ally, case: "dat") }{ $task ->
    [none] { "" }
   *[other] : { $task }
}
act-help-attack = помочь { NAME($ally, case: "dat") } в атаке на { NAME($target, case: "acc") }
act-first-aid = оказать { NAME($target, case: "dat") } первую помощь{ $kit ->
    [yes] { " " }с набором лекаря
   *[no] { "" }
}
act-come-out = перестать прятаться
act-grapple = схватить { NAME($target, case: "acc") }
act-let-go = отпустить { NAME($target, case: "acc") }
act-shove = толкнуть { NAME($target, case: "acc") }
act-contest = состязаться с { NAME($target, case: "ins") }: { $aim }
act-improvise = импровизировать: { $idea }
act-harm = нанести { NAME($on, case: "dat") } урон { $dice } ({ $type })
act-second-wind = второе дыхание
act-aggressive = ринуться на { $square } бонусным действием
act-trample = топтать { NAME($target, case: "acc") } бонусным действием
act-action-surge = всплеск действий
act-uncanny-dodge = невероятным уклонением вдвое уменьшить урон
act-escape = { $own ->
    [yes] освободиться
   *[no] помочь { NAME($on, case: "dat") } освободиться
}{ $kind ->
    [none] { "" }
   *[other] { " " }({ $kind })
}
act-attack-square = { $manner ->
    [thrown] бросить { NAME($means, case: "acc") } наугад в { $square }
   *[plain] атаковать наугад { $square } { NAME($means, case: "ins") }
}
act-price = { $action ->
    [no] больше не требовать действия за это: { $thing }
   *[yes] требовать действия за это: { $thing }
}
act-cast = наложить «{ $spell }»{ $slot ->
    [0] { "" }
   *[other] { " " }(ячейка { $slot }-го уровня)
}{ $targets ->
    [none] { "" }
   *[other] ; цели: { $targets }
}{ $thing ->
    [none] { "" }
   *[other] ; предмет: { $thing }
}{ $at ->
    [none] { "" }
   *[other] ; точка { $at }
}{ $toward ->
    [none] { "" }
   *[other] ; в сторону { $toward }
}{ $choice ->
    [none] { "" }
   *[other] ; выбор: { $choice }
}
act-keep-casting = продолжать накладывать заклинание
act-stop-concentrating = прекратить концентрацию
act-turmoil = проверить концентрацию { NAME($on, case: "gen") }, СЛ { $dc }
act-power = применить способность «{ $power }»{ $targets ->
    [none] { "" }
   *[other] ; цели: { $targets }
}{ $toward ->
    [none] { "" }
   *[other] ; в сторону { $toward }
}
act-sustain = поддерживать способность «{ $power }»
act-ability = применить способность «{ $ability }»{ $target ->
    [none] { "" }
   *[other] { " " }на { NAME($target, case: "acc") }
}
act-ready = подготовить: { $deed }; { $of ->
    [none] { $trigger }
   *[other] { $trigger } ({ NAME($of) })
}
act-release = сейчас: { $deed }
act-trigger = объявить: случилось то, чего ждёт { NAME($on) }
act-draw = достать { NAME($thing, case: "acc") }
act-sheathe = убрать { NAME($thing, case: "acc") }
act-drop = бросить на землю { NAME($thing, case: "acc") }
act-pick-up = поднять { NAME($thing, case: "acc") } с { $square }
act-give = передать { NAME($target, case: "dat") } { NAME($thing, case: "acc") }
act-don = надеть { NAME($thing, case: "acc") }
act-doff = снять { NAME($thing, case: "acc") }
act-check = назначить { NAME($of, case: "dat") } проверку { NAME($skill, case: "gen") }, СЛ { $dc }{ $edge ->
    [1] , с преимуществом
    [-1] , с помехой
   *[0] { "" }
}
act-save = назначить { NAME($of, case: "dat") } спасбросок { NAME($ability, case: "gen") }, СЛ { $dc }{ $edge ->
    [1] , с преимуществом
    [-1] , с помехой
   *[0] { "" }
}
act-group-check = назначить групповую проверку { NAME($skill, case: "gen") }, СЛ { $dc } ({ $of })
act-oppose = назначить состязание: { NAME($of) } ({ $skill }) против { NAME($against, case: "gen") } ({ $with_ })
act-relate = изменить отношения сторон { $side } и { $other }: { $relation ->
    [hostile] вражда
    [allied] союз
   *[neutral] нейтралитет
}
act-smash = бить по предмету ({ $thing }) { NAME($means, case: "ins") }
act-open = открыть { NAME($door, case: "acc") }
act-shut = закрыть { NAME($door, case: "acc") }
act-turn-key = повернуть ключ в замке: { $door }
act-force = выбить плечом { NAME($door, case: "acc") }
act-fall = уронить { NAME($on, case: "acc") }{ $feet ->
    [-1] { "" }
   *[other] { " " }с высоты { FEET($feet) }
}
act-suffocate = лишить { NAME($on, case: "acc") } воздуха{ $breath ->
    [yes] { " " }(успев вдохнуть)
   *[no] { " " }(не успев вдохнуть)
}
act-breathe = вернуть { NAME($on, case: "dat") } воздух
act-use = использовать { NAME($item, case: "acc") }{ $on ->
    [none] { "" }
   *[other] ; цель — { NAME($on) }
}{ $bonus ->
    [yes] { " " }(бонусным действием)
   *[no] { "" }
}
act-put-out = погасить { NAME($thing, case: "acc") }
act-hood = { $down ->
    [yes] опустить заслонку фонаря
   *[no] поднять заслонку фонаря
}
act-shine = посветить на { $to }
act-sight = { NAME($on, case: "label") }: { $sees ->
    [yes] видит { NAME($of, case: "acc") }
    [no] не видит { NAME($of, case: "acc") }
   *[by-rule] видит ли { NAME($of, case: "acc") }, решают правила
}
act-drive = { $pull ->
    [yes] притянуть
   *[no] оттолкнуть
} { NAME($on, case: "acc") } на { FEET($feet) } { $pull ->
    [yes] к точке
   *[no] от точки
} { $origin }
act-cover = { NAME($on, case: "label") }: { $degree ->
    [-1] укрытие, как показывают линии
    [0] укрытия нет
    [1] укрытие на половину
    [2] укрытие на три четверти
   *[other] полное укрытие
}{ $against ->
    [none] { "" }
   *[other] { " " }от { NAME($against, case: "gen") }
}
act-jump = прыгнуть на { $to }
act-high-jump = подпрыгнуть на { FEET($feet) }
act-legendary = «{ $option }»{ $target ->
    [none] { "" }
   *[other] ; цель — { NAME($target) }
}{ $targets ->
    [none] { "" }
   *[other] ; цели: { $targets }
}{ $toward ->
    [none] { "" }
   *[other] ; в сторону { $toward }
}
act-lair = «{ $option }»{ $targets ->
    [none] { "" }
   *[other] ; цели: { $targets }
}{ $toward ->
    [none] { "" }
   *[other] ; в сторону { $toward }
}
act-stand = встать
act-drop-prone = лечь
act-mount = сесть верхом на { NAME($target, case: "acc") }{ $free ->
    [yes] { " " }и дать волю
   *[no] { "" }
}
act-dismount = спешиться на { $to }
act-land = соскочить на { $to }
act-delay = ходить только после { NAME($after, case: "gen") }
act-surprise = застать врасплох: { $those ->
    [none] никого
   *[other] { $those }
}
act-place = поставить { NAME($on, case: "acc") } на { $at }{ $height ->
    [0] { "" }
   *[other] , на высоте { FEET($height) }
}
act-roll-initiative = бросить инициативу: { $those }
act-initiative = задать инициативу { $total }: { $those }
act-start = начать первый ход
act-join = ввести { NAME($on, case: "acc") } в бой на { $at }{ $height ->
    [0] { "" }
   *[other] , на высоте { FEET($height) }
}{ $surprised ->
    [yes] { " " }(врасплох)
   *[no] { "" }
}
act-enlist = добавить на сторону { $side }: { $sheet } ({ $id }; играет { $controller })
act-say = сказать{ $by ->
    [sign] { " " }знаками
    [mind] { " " }мысленно
   *[voice] { "" }
}: «{ $words }»
act-flourish = показать: { $words }
act-handle = взяться за { NAME($thing, case: "acc") }{ $how ->
    [none] { "" }
   *[other] { " " }({ $how })
}
act-hasten = благодаря ускорению: { $deed }
act-again = снова применить «{ $spell }»{ $targets ->
    [none] { "" }
   *[other] ; цели: { $targets }
}{ $at ->
    [none] { "" }
   *[other] ; точка { $at }
}
trigger-gm = когда скажет Мастер
trigger-comes-within-reach = когда кто-то войдёт в досягаемость
trigger-leaves-reach = когда кто-то покинет досягаемость
trigger-comes-within = когда кто-то подойдёт достаточно близко
trigger-appears = когда кто-то покажется
trigger-moves = когда кто-то двинется
trigger-attacks = когда кто-то атакует
trigger-attacked = когда кого-то атакуют
trigger-harmed = когда кого-то ранят
trigger-falls = когда кто-то упадёт
trigger-begins-to-cast = когда кто-то начнёт накладывать заклинание
trigger-casts = когда кто-то наложит заклинание
trigger-acts = когда кто-то совершит действие
trigger-door-opens = когда откроется дверь
trigger-turn-starts = когда начнётся ход
trigger-turn-ends = когда закончится ход

## Вопросы

ask-dnd-turn-move-and-action = { NAME($who, case: "label") }: что дальше?
ask-dnd-oa-trigger = { NAME($who) } уходит из досягаемости. { NAME($asked, case: "label") }: провоцированная атака?
ask-dnd-temp-no-stacking = { NAME($who, case: "label") }: какие временные хиты оставить?
ask-dnd-zero-knock-out = { NAME($who, case: "label") }: убить { NAME($target, case: "acc") } или лишить сознания?
ask-dnd-initiative-group-roll = В каком порядке они ходят?
ask-dnd-turn-start-end = { NAME($who, case: "label") }: что сначала?
ask-dnd-combat-end = Сражаться больше некому. Бой окончен?
ask-dnd-initiative-tie-d20 = Равная инициатива: решить или бросить каждому к20?
ask-dnd-initiative-tie-gm = Равная инициатива: кто раньше?
ask-dnd-initiative-tie-players = Равная инициатива: кто раньше?
ask-dnd-initiative-tie-mixed = Равная инициатива: кто раньше?
ask-dnd-monster-traits = { NAME($asked, case: "label") }: что выбрать{ $target ->
    [none] ?
   *[other] { " " }для { NAME($target, case: "gen") }?
}
ask-dnd-setup-surprise-step = Кто застигнут врасплох? Предлагается: { $proposed ->
    [none] никто.
   *[other] { $proposed }.
}
ask-dnd-move-climb-swim = { NAME($who, case: "label") } лезет: какая СЛ (0 — проверки нет)?
ask-dnd-action-help-check = { NAME($who, case: "label") } хочет помочь { NAME($ally, case: "dat") }{ $task ->
    [none] .
   *[other] { " " }({ $task }).
} Это возможно?
ask-dnd-contest-combat = { NAME($who, case: "label") } против { NAME($target, case: "gen") }, { $aim }: какой навык?
ask-dnd-shove-start = { NAME($target, case: "label") } поддаётся: сбить с ног или оттолкнуть?
ask-dnd-move-forced = { NAME($asked, case: "label") }: куда?
ask-dnd-free-gm-demands-action = { NAME($door) }: какая СЛ, чтобы выбить?
ask-dnd-turn-extra-options = { NAME($asked, case: "label") }: применить умение сейчас?
ask-dnd-hazard-falling = { NAME($who, case: "label") } падает: сколько футов вниз?
ask-dnd-hide-contest = Кто замечает { NAME($hider, case: "acc") }?
ask-dnd-action-search = { NAME($who, case: "label") } ищет: каким навыком?
ask-dnd-hide-conditions = Может ли { NAME($who) } здесь спрятаться? Отчасти на виду, видят: { $watchers }.
ask-dnd-action-improvise = { $skill ->
    [none] { NAME($who, case: "label") }, { $idea }: что для этого нужно?
   *[other] { $skill }: какая СЛ?
}
ask-dnd-action-use-object = { NAME($asked, case: "label") }: действием или бонусным действием?
ask-dnd-monster-lair-actions = { NAME($asked, case: "label") }: действие логова?
ask-dnd-monster-legendary-actions = { NAME($asked, case: "label") }: легендарное действие?
ask-dnd-heal-basic = { NAME($asked, case: "label") }: сколько хитов { NAME($target, case: "dat") } (от { $least } до { $most })?
ask-dnd-action-ready = { NAME($asked, case: "label") }: сделать подготовленное сейчас?
ask-dnd-action-multiattack = { NAME($asked, case: "label") }: что дальше в мультиатаке?
ask-dnd-action-ready-spell = { NAME($asked, case: "label") }: выпустить подготовленное заклинание сейчас?
ask-dnd-weapon-improvised = { NAME($who, case: "label") } бьёт необычным оружием ({ $thing }): чем оно считается?
ask-dnd-spell-reaction = { $spell ->
    [none] { NAME($who) } вот-вот попадёт по { NAME($target, case: "dat") }.
   *[other] { NAME($who) } накладывает «{ $spell }».
} { NAME($asked, case: "label") }: ответить заклинанием?
ask-dnd-action-cast = { $spell ->
    [none] { NAME($asked, case: "label") }: что выбрать{ $target ->
        [none] ?
       *[other] { " " }для { NAME($target, case: "gen") }?
    }
   *[other] { NAME($asked, case: "label") }, «{ $spell }»: кто следующая цель?
}
ask-dnd-action-cast-done = { NAME($who) } накладывает «{ $spell }»{ $targets ->
    [none] .
   *[other] ; цели: { $targets }.
} Скажите, что из этого вышло.
ask-dnd-action-monster = { NAME($asked, case: "label") }: что выбрать{ $target ->
    [none] ?
   *[other] { " " }для { NAME($target, case: "gen") }?
}
ask-dnd-action-improvise-done = { NAME($who, case: "label") }, { $idea }: скажите, что из этого вышло.
ask-dnd-contest-combat-done = Победа за { NAME($won, case: "ins") } ({ $aim }). Скажите, что из этого вышло.
ask-dnd-grapple-start = { NAME($by) } пытается схватить { NAME($asked, case: "acc") }. Каким навыком сопротивляться?
ask-dnd-shove-start-athletics = { NAME($by) } толкает { NAME($asked, case: "acc") }. Каким навыком сопротивляться?
ask-dnd-free-speech = { NAME($who) } хочет заговорить, хотя и { GENDER($who) ->
    [f] застигнута
    [n] застигнуто
    [p] застигнуты
   *[m] застигнут
} врасплох. Разрешить?
ask-dnd-move-long-jump = { NAME($who) } прыгает через низкое препятствие на { $square }. Нужна проверка?
ask-dnd-mount-who = { NAME($who) } хочет сесть верхом на { NAME($target, case: "acc") }. Разрешить?
ask-dnd-mount-thrown-off = { NAME($mount) } падает. { NAME($asked, case: "label") }: соскочить?
ask-dnd-monster-traits-legendary-resistance = { NAME($asked, case: "label") }: спасбросок провален. Применить легендарное сопротивление?
ask-dnd-monster-traits-use = { NAME($asked, case: "label") }: применить «{ $aura }» к { NAME($target, case: "dat") } или пощадить?
ask-dnd-monster-traits-look-away = { NAME($asked, case: "label") }: отвести глаза от { NAME($source, case: "gen") } или сделать спасбросок?
ask-dnd-monster-traits-aside = { NAME($asked, case: "label") }: посторониться или остаться?
ask-dnd-monster-traits-done = { NAME($who) } применяет способность, описанную словами: «{ $ability }». { $text ->
    [none] Решите, что она делает, и скажите, сработала ли она.
   *[other] { $text } Решите, что из этого выходит, и скажите, сработала ли способность.
}
ask-dnd-monster-lair-actions-done = Действует логово { NAME($who, case: "gen") }: «{ $ability }». { $text ->
    [none] Решите, что происходит, и скажите, сработало ли это.
   *[other] { $text } Решите, что из этого выходит, и скажите, сработало ли это.
}
ask-dnd-monster-legendary-actions-done = { NAME($who) } применяет способность, описанную словами: «{ $ability }». { $text ->
    [none] Решите, что она делает, и скажите, сработала ли она.
   *[other] { $text } Решите, что из этого выходит, и скажите, сработала ли способность.
}
ask-dnd-monster-legendary-actions-move = { NAME($asked, case: "label") }: переместиться сейчас, и куда?
ask-dnd-setup-sequence = Подготовка к бою: что дальше?

## Ответы

choice-legendary-resistance = легендарное сопротивление
choice-end = закончить
choice-go-on = продолжать
choice-kill = убить
choice-knock-out = лишить сознания
choice-decide = решить
choice-roll-off = бросить кости
choice-able = возможно
choice-unable = невозможно
choice-impossible = невозможно
choice-done = готово
choice-push = оттолкнуть
choice-refuse = нет
choice-use = применить
choice-spare = пощадить
choice-look-away = отвести глаза
choice-save = сделать спасбросок
choice-check = проверка
choice-contest = состязание
choice-no-check = без проверки
choice-last = последним
choice-nothing = ничего
choice-aside = посторониться
choice-stay = остаться
choice-action = действие
choice-bonus = бонусное действие

## Состояние

is-blinded = { GENDER($who) ->
    [f] ослеплена
    [n] ослеплено
    [p] ослеплены
   *[m] ослеплён
}
is-charmed = { GENDER($who) ->
    [f] очарована
    [n] очаровано
    [p] очарованы
   *[m] очарован
}
is-deafened = не слышит
is-frightened = в страхе
is-grappled = { GENDER($who) ->
    [f] схвачена
    [n] схвачено
    [p] схвачены
   *[m] схвачен
}
is-incapacitated = не действует
is-invisible = { GENDER($who) ->
    [f] невидима
    [n] невидимо
    [p] невидимы
   *[m] невидим
}
is-paralyzed = { GENDER($who) ->
    [f] парализована
    [n] парализовано
    [p] парализованы
   *[m] парализован
}
is-petrified = { GENDER($who) ->
    [f] обращена в камень
    [n] обращено в камень
    [p] обращены в камень
   *[m] обращён в камень
}
is-poisoned = { GENDER($who) ->
    [f] отравлена
    [n] отравлено
    [p] отравлены
   *[m] отравлен
}
is-prone = лежит
is-restrained = { GENDER($who) ->
    [f] опутана
    [n] опутано
    [p] опутаны
   *[m] опутан
}
is-stunned = { GENDER($who) ->
    [f] ошеломлена
    [n] ошеломлено
    [p] ошеломлены
   *[m] ошеломлён
}
is-unconscious = без сознания
status-own = { NAME($who, case: "label") }: { $dead ->
    [yes] { GENDER($who) ->
        [f] мертва
        [n] мертво
        [p] мертвы
       *[m] мёртв
    }
   *[no] хиты { $hp }/{ $most }{ $temp ->
        [0] { "" }
       *[other] { " " }+{ $temp } временных
    }, КД { $ac }{ $state ->
        [none] { "" }
       *[other] ; { $state }
    }{ $left ->
        [none] { "" }
       *[other] ; осталось: { $left }
    }
}
status-other = { NAME($who, case: "label") }: { $looks ->
    [unhurt] { GENDER($who) ->
        [f] невредима
        [n] невредимо
        [p] невредимы
       *[m] невредим
    }
    [hurt] { GENDER($who) ->
        [f] ранена
        [n] ранено
        [p] ранены
       *[m] ранен
    }
    [bloodied] { GENDER($who) ->
        [f] тяжело ранена
        [n] тяжело ранено
        [p] тяжело ранены
       *[m] тяжело ранен
    }
    [down] { GENDER($who) ->
        [f] повержена
        [n] повержено
        [p] повержены
       *[m] повержен
    }
   *[dead] { GENDER($who) ->
        [f] мертва
        [n] мертво
        [p] мертвы
       *[m] мёртв
    }
}{ $state ->
    [none] { "" }
   *[other] ; { $state }
}

## Почему нельзя: отказы

no-dnd-attack-steps = { $target ->
    [none] Такой атаки нет.
   *[other] Атаковать там некого.
}
no-dnd-action-attack = Все атаки этого действия уже совершены.
no-dnd-turn-move-and-action = Действие этого хода уже потрачено.
no-dnd-action-multiattack = { $left ->
    [none] Такой мультиатаки нет.
   *[other] В начатой мультиатаке этого нет; осталось: { $left }.
}
no-dnd-weapon-two-handed = Для этого нужны обе руки, а одна из них занята.
no-dnd-hands = { $thing ->
    [none] { $held ->
        [none] Этого нет в руках.
        [nothing] Этого нет в руках.
       *[other] Руки заняты: { $held }.
    }
   *[other] Нет под рукой: { $thing }.
}
no-dnd-monster-recharge = Израсходовано до перезарядки.
no-dnd-condition-charmed = { $target ->
    [none] Очарованному это недоступно.
   *[other] Атакующий очарован и не может целиться в { NAME($target, case: "acc") }.
}
no-dnd-cover-levels = { $degree ->
    [none] Полное укрытие: туда не прицелиться.
   *[other] Степени укрытия — от 0 (нет) до 3 (полное), а не { $degree }.
}
no-dnd-move-forced = Настолько никого не сдвинуть: { FEET($feet) }
no-dnd-grid-los = Видит ли кто кого, говорят словами yes, no или by-rule, а не так: { $sees }
no-dnd-attack-guess-square = { $target ->
    [none] Наугад по { $square } атаковать нельзя.
   *[other] Неизвестно, где { NAME($target) }; можно атаковать клетку наугад.
}
no-dnd-weapon-ammunition = Боеприпасов к нему не осталось.
no-dnd-weapon-loading = Выстрел этим действием уже сделан, оружие надо перезарядить.
no-dnd-weapon-net = Сетью можно атаковать только один раз.
no-dnd-attack-reach = До цели { FEET($away) }, досягаемость { FEET($reach) }
no-dnd-attack-range-single = До цели { FEET($away) }, дистанция { FEET($range) }
no-dnd-attack-range-two = До цели { FEET($away) }, максимальная дистанция { FEET($range) }
no-dnd-round-one-turn-each = У { NAME($who, case: "gen") } нет хода в этом бою.
no-dnd-setup-turns-step = Сейчас ход { NAME($turn, case: "gen") }.
no-dnd-bonus-definition = Бонусное действие — только в свой ход, а сейчас ход { NAME($turn, case: "gen") }.
no-dnd-bonus-denied = Кто лишён действий, лишён и бонусного ({ $because }).
no-dnd-bonus-one-per-turn = Бонусное действие этого хода уже потрачено.
no-dnd-bonus-needs-source = Ничто не позволяет этому существу сделать это бонусным действием.
no-dnd-bonus-timing-specified = Это делают только вслед за тем, что это разрешает.
no-dnd-twf-attack = { $means ->
    [none] Сначала нужна атака другим оружием.
   *[other] Для боя двумя оружиями нужны два разных лёгких оружия ближнего боя.
}
no-dnd-action-help-check = { NAME($ally, case: "dat") } в этом не помочь.
no-dnd-action-help-attack = { $away ->
    [none] { NAME($ally, case: "dat") } в этом не помочь.
   *[other] До цели { FEET($away) }, а помогающий должен стоять рядом с ней.
}
no-dnd-zero-first-aid = { $away ->
    [none] { $kit ->
        [none] { NAME($target, case: "dat") } первая помощь не нужна.
       *[other] Нет набора лекаря.
    }
   *[other] До раненого { FEET($away) }, а он должен быть в досягаемости.
}
no-dnd-grapple-start = { $hands ->
    [none] { $target ->
        [none] Это существо уже в захвате.
       *[other] Слишком большой размер: { NAME($target) }.
    }
   *[other] Для захвата нужна свободная рука; в руках: { $hands }.
}
no-dnd-shove-start = Слишком большой размер: { NAME($target) }.
no-dnd-grapple-release = { NAME($target) } не в захвате у этого существа.
no-dnd-action-escape-effect = { $away ->
    [none] Здесь не от чего освобождаться.
   *[other] До этого { FEET($away) }
}
no-dnd-reaction-definition = Реакции нужно её условие.
no-dnd-turn-extra-options = { $feature ->
    [none] Сейчас это применить нельзя.
   *[other] Нет или израсходовано: { $feature }.
}
no-dnd-stat-don-doff = Чтобы надеть или снять щит, нужно действие.
no-dnd-object-interactions = { $target ->
    [none] Отсюда до этого не дотянуться.
   *[other] { NAME($target) } не может это взять.
}
no-dnd-stat-ac = Защищает только один щит.
no-dnd-action-hide = На виду: ясно видят { $watchers }.
no-dnd-hide-contest = Это существо не прячется.
no-dnd-damage-types = Такого вида урона нет: { $type }.
no-dnd-damage-roll = Это не кости: { $dice }.
no-dnd-core-check = Такого навыка или характеристики нет: { $skill }.
no-dnd-free-gm-demands-action = По слову Мастера на это нужно действие: { $thing }.
no-dnd-free-one-object = Потрачены и свободное взаимодействие, и действие.
no-dnd-grid-square = Не сказано, куда идти.
no-dnd-surprise-no-move-no-action = Застигнутые врасплох не двигаются и не действуют.
no-dnd-move-several-speeds = { $mode ->
    [none] С учётом уже пройденного путь займёт { FEET($needs) }, осталось { FEET($left) }
   *[other] Для этого нет скорости: { $mode }.
}
no-dnd-move-budget = Путь займёт { FEET($needs) }, осталось { FEET($left) }
no-dnd-move-no-end-in-space = { $square }: место занято; пройти можно, остановиться нельзя.
no-dnd-move-through-hostile = { $square ->
    [none] Дорогу преграждает { NAME($who) }.
   *[other] Дорогу преграждает враг на { $square }.
}
no-dnd-condition-frightened = В страхе нельзя по своей воле приближаться к его источнику.
no-dnd-condition-deafened = Оглохшим этого не услышать.
no-dnd-condition-blinded = Ослеплённым этого не увидеть.
no-dnd-condition-incapacitated = В таком состоянии нельзя действовать.
no-dnd-condition-paralyzed = Парализованным нельзя ничего делать.
no-dnd-condition-petrified = Окаменевшим нельзя ничего делать.
no-dnd-condition-stunned = Ошеломлённым нельзя ничего делать.
no-dnd-condition-unconscious = Без сознания нельзя ничего делать.
no-dnd-grid-corner = На { $square } не шагнуть: мешает угол или разрыв в пути.
no-dnd-size-squeeze = { $needs ->
    [none] На { $square } нет места.
   *[other] Путь займёт { FEET($needs) }: протискиваться стоит вдвое дороже; осталось { FEET($left) }
}
no-dnd-setup-positions = { NAME($who, case: "label") }: { $problem ->
    [off-map] место за краем карты.
    [wall] место внутри стены.
   *[shared] там уже кто-то стоит.
}
no-dnd-action-ready = { $when ->
    [none] { $who ->
        [none] Такое нельзя подготовить.
       *[other] { NAME($who) } ничего не готовит.
    }
   *[other] Такого условия нет: { $when }.
}
no-dnd-action-monster = { $holds ->
    [none] { $power ->
        [none] { $target ->
            [none] Сейчас это невозможно.
           *[other] На { NAME($target, case: "acc") } это не действует.
        }
       *[other] Такой способности нет: { $power }.
    }
   *[other] Больше никого не удержать.
}
no-dnd-monster-legendary-actions = Легендарные действия совершают в конце чужого хода.
no-dnd-monster-lair-actions = Действия логова совершают в свою очередь инициативы.
no-dnd-vision-see = { $square ->
    [none] { NAME($target, case: "gen") } не видно.
   *[other] Места { $square } не видно.
}
no-dnd-aoe-grid = Так область не расположить.
no-dnd-spell-path = { $away ->
    [none] { $within ->
        [none] К цели нет свободного пути.
       *[other] Цели должны быть не дальше { FEET($within) } друг от друга.
    }
   *[other] До цели { FEET($away) }, дистанция { FEET($range) }
}
no-dnd-spell-slots = Такой ячейки не осталось.
no-dnd-spell-long-cast = Долгого накладывания сейчас нет.
no-dnd-action-cast = { $spell ->
    [none] Так это заклинание не нацелить.
   *[other] У этого существа нет заклинания «{ $spell }».
}
no-dnd-concentration-one = Это существо ни на чём не концентрируется.
no-dnd-concentration-incapacitated = Это существо ни на чём не концентрируется.
no-dnd-action-ready-spell = Подготовить можно только заклинание, которое накладывается одним действием.
no-dnd-stat-armor-unproficient = В доспехе без владения им заклинания не накладывают.
no-dnd-spell-components = { $component ->
    [v] Заклинание нужно произнести вслух.
    [s] Для жестов заклинания нужна свободная рука.
   *[m] Материала для заклинания нет под рукой.
}
no-dnd-spell-reaction = Это заклинание только отвечает на своё условие.
no-dnd-spell-bonus-action = Вместе с заклинанием бонусным действием в этот ход можно наложить только заговор.
no-dnd-initiative-fixed = Порядок ходов не меняется.
no-dnd-core-skills = Такого навыка или характеристики нет: { $skill }.
no-dnd-core-save = Такой характеристики нет: { $ability }.
no-dnd-core-group-check = Проверку делать некому.
no-dnd-core-sides = Стороны враждуют, в союзе или нейтральны, а не { $relation }.
no-dnd-move-climb-swim = { $needs ->
    [none] { $height ->
        [none] На { $square } нет воды, чтобы плыть.
       *[other] На { $square }, на высоте { FEET($height) }, не за что держаться.
    }
   *[other] Путь займёт { FEET($needs) }: без скорости лазания или плавания он стоит вдвое дороже; осталось { FEET($left) }
}
no-dnd-hazard-suffocation = { $target ->
    [none] С дыханием { NAME($who, case: "gen") } это ничего не изменит.
   *[other] Пока { NAME($target) } не может дышать, помощь бесполезна.
}
no-dnd-hazard-falling = С такой высоты не падают: { FEET($feet) }
no-dnd-action-use-object = Действием это не использовать: { $item }.
no-dnd-free-special-items = Магическому предмету нужно само действие — не бонусное и не свободное взаимодействие: { $item }.
no-dnd-item-potion-healing = Зелье дают тому, кто рядом, жив и не противится.
no-dnd-vision-light = { $item ->
    [none] В руках нет огня, с которым можно так поступить.
   *[other] Это уже горит: { $item }.
}
no-dnd-move-crawl = { $needs ->
    [none] Лёжа этого не сделать: сначала надо встать.
   *[other] Ползком путь займёт { FEET($needs) }, осталось { FEET($left) }
}
no-dnd-move-stand-up = Чтобы встать, нужно { FEET($needs) }, осталось { FEET($left) }
no-dnd-move-long-jump = { $square ->
    [none] Прыжок вышел бы на { FEET($needs) }, а самый длинный — { FEET($most) }
   *[other] На { $square } нет опоры под ногами; через это место можно перепрыгнуть.
}
no-dnd-move-high-jump = { $most ->
    [none] На такую высоту не прыгают: { FEET($needs) }
   *[other] Прыжок вышел бы на { FEET($needs) }, а самый высокий — { FEET($most) }
}
no-dnd-move-fly = В воздухе, на высоте { FEET($height) }, идти не по чему.
no-dnd-move-creature-space-difficult = Путь займёт { FEET($needs) }: чужое пространство стоит вдвое дороже; осталось { FEET($left) }
no-dnd-grid-enter-cost = Путь займёт { FEET($needs) }: труднопроходимая местность стоит вдвое дороже; осталось { FEET($left) }
no-dnd-grid-diagonal = Путь займёт { FEET($needs) }: каждая вторая диагональ стоит вдвое дороже; осталось { FEET($left) }
no-dnd-grid-coordinates = На такую высоту не подняться и не спуститься: { FEET($height) }
no-dnd-monster-traits = Изгнанный может только уходить прочь, делать рывок, освобождаться от того, что держит, а если деваться некуда — уклоняться.
no-dnd-mount-who = { $size ->
    [none] Сесть верхом на { NAME($target, case: "acc") } нельзя.
   *[other] Скакун должен быть крупнее всадника; { NAME($target) } — размер: { $size }.
}
no-dnd-mount-mounting = { $on ->
    [none] { $away ->
        [none] { $done ->
            [none] { $to ->
                [none] { $needs ->
                    [none] Это существо не верхом.
                   *[other] Чтобы сесть верхом или спешиться, нужно { FEET($needs) }, осталось { FEET($left) }
                }
               *[other] На { $to } не спешиться: там нет места.
            }
           *[other] Сесть верхом или спешиться можно только раз за перемещение.
        }
       *[other] До скакуна { FEET($away) }, а он должен быть рядом.
    }
   *[other] Всадник едет: перемещается { NAME($on) }.
}
no-dnd-mount-controlled = Управляемому скакуну доступны только рывок, отход и уклонение.
no-dnd-grapple-drag = { $needs ->
    [none] Тащить некого.
   *[other] С ношей скорость вдвое меньше: путь займёт { FEET($needs) }, осталось { FEET($left) }
}
no-dnd-condition-restrained = Опутанным нельзя сдвинуться с места.
no-dnd-condition-grappled = Схваченным нельзя сдвинуться с места.
no-dnd-condition-prone = Это существо и так уже в этом положении.
no-dnd-attack-object = { $thing ->
    [none] Этим предмет не повредить.
   *[other] Такого предмета здесь нет, или бить его нечем.
}
no-dnd-setup-sequence = { $step ->
    [turns] Ходы уже начались, подготовка окончена.
    [surprise] Сначала надо решить, кто застигнут врасплох.
    [positions] Сначала надо расставить: { $missing }.
   *[initiative] Сначала нужна инициатива: { $missing }.
}
no-dnd-turn-order-set-once = Место в порядке ходов уже есть: { $done }.
no-dnd-duration-joining = { $sheet ->
    [none] { $id ->
        [none] { NAME($who) } не может вступить в бой: уже в нём, погиб или бой ещё не начат.
       *[other] Такое имя дать нельзя: { $id }.
    }
   *[other] Такого блока статистики в столкновении нет: { $sheet }. Есть: { $known }.
}
no-dnd-free-speech = { $by ->
    [sign] Знаками сейчас ничего не сказать — или сказать нечего.
    [mind] Мысленно сейчас ничего не сказать — или сказать нечего.
   *[voice] Вслух сейчас ничего не сказать — или сказать нечего.
}
no-dnd-free-flourishes = Сейчас так не сделать — или не сказано, что именно.
no-dnd-weapon-lance = Без седла длинное копьё держат двумя руками.
