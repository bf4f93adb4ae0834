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
changed = { $type }: { $why }
dice-of = { $dice }, { $type }
with-weapon = { $thing }
with-natural = { $thing }
with-spell = { $thing }

## Ход

fact-turn-began = Ход { NAME($who, case: "gen") }
fact-dashed = { NAME($who) } совершает рывок.
walked = { $feet ->
    [0] { NAME($who) } оказывается на { $square }.
   *[other] { NAME($who) } { $mode ->
        [fly] пролетает
        [climb] пролезает
        [swim] проплывает
        [burrow] проходит под землёй
       *[walk] проходит
    } { FEET($feet) }{ $square ->
        [none] .
       *[other] { " " }до { $square }.
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
fact-light-changed = Освещение меняется: { $light }.
fact-action-regained = { NAME($who) } получает ещё одно действие.

## Броски

fact-attack-rolled = { $manner ->
    [thrown] { NAME($who) } бросает { NAME($means, case: "acc") } в { NAME($target, case: "acc") }
    [two-handed] { NAME($who) } двумя руками атакует { NAME($target, case: "acc") } { NAME($means, case: "ins") }
    [club] { NAME($who) } атакует { NAME($target, case: "acc") } { NAME($means, case: "ins") } как дубиной
   *[plain] { NAME($who) } атакует { NAME($target, case: "acc") } { NAME($means, case: "ins") }
}: { $roll }{ $ac ->
    [none] { "" }
   *[other] { " " }против КД { $ac }
}{ $outcome ->
    [hit] { " " }— попадание.
    [critical] { " " }— критическое попадание!
    [miss] { " " }— промах.
   *[none] .
}
fact-attack-hit = { NAME($who) } попадает по { NAME($target, case: "dat") }.
fact-attack-missed = { NAME($who) } промахивается по { NAME($target, case: "dat") }.
fact-guess-missed = { NAME($who) } атакует { $square } { NAME($means, case: "ins") } и ни в кого не попадает.
fact-save-rolled = { $why ->
    [none] { NAME($who, case: "label") }: спасбросок { NAME($ability, case: "gen") }{ $roll ->
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
fact-death-save-rolled = { NAME($who, case: "label") }: спасбросок от смерти { $die }.
fact-damage-rolled = Урон: { $damage }{ $faces ->
    [none] .
   *[other] { " " }(кости: { $faces }).
}

## Хиты

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

## Руки, снаряжение, запас применений

fact-in-hand = { NAME($who) } теперь держит { $things }.
fact-drew = { NAME($who) } достаёт { NAME($thing, case: "acc") }.
fact-put-away = { NAME($who) } убирает { NAME($thing, case: "acc") }.
fact-let-go = { NAME($who) } выпускает из рук { NAME($thing, case: "acc") }; теперь это лежит на { $square }.
fact-picked-up = { NAME($who) } поднимает { NAME($thing, case: "acc") }.
fact-slot-spent = { NAME($who) } тратит ячейку { $level }-го уровня.
fact-slot-kept = { NAME($who) } возвращает себе ячейку { $level }-го уровня.
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
fact-hinted = У { NAME($who, case: "gen") } осталось действие: { $rule }.
fact-ruled-on = { NAME($who) } применяет способность, о которой решает Мастер: { $ability }.

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
choice-legendary-resistance = легендарное сопротивление
choice-end = закончить
choice-go-on = продолжать
choice-kill = убить
choice-knock-out = лишить сознания
choice-decide = решить
choice-roll-off = бросить кости

## Вопросы

ask-dnd-turn-move-and-action = { NAME($who, case: "label") }: что дальше?
ask-dnd-oa-trigger = { NAME($who, case: "label") }: провоцированная атака?
ask-dnd-temp-no-stacking = { NAME($who, case: "label") }: какие временные хиты оставить?
ask-dnd-zero-knock-out = { NAME($who, case: "label") }: убить { NAME($target, case: "acc") } или лишить сознания?
ask-dnd-initiative-group-roll = В каком порядке они ходят?
ask-dnd-turn-start-end = { NAME($who, case: "label") }: что сначала?
ask-dnd-combat-end = Сражаться больше некому. Бой окончен?
ask-dnd-initiative-tie-d20 = Равная инициатива: решить или бросить каждому к20?
ask-dnd-initiative-tie-gm = Равная инициатива: кто раньше?
ask-dnd-initiative-tie-players = Равная инициатива: кто раньше?
ask-dnd-initiative-tie-mixed = Равная инициатива: кто раньше?
ask-dnd-monster-traits = { NAME($who, case: "label") }: спасбросок провален. Применить легендарное сопротивление?
ask-dnd-setup-surprise-step = Кто застигнут врасплох? Предлагается: { $proposed }.

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
