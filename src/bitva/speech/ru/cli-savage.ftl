## Что командная строка говорит о Savage Worlds.

sw-actions = объявлено действий: { $n }
sw-pace = шаг: { $inches }
sw-bennies = фишки: { $n }
sw-points = пункты силы: { $n }
sw-budget = { $parts }
sw-dead = { $gender ->
    [f] мертва
    [n] мертво
    [p] мертвы
   *[m] мёртв
}
sw-wounds = { $n ->
    [one] { $n } рана
    [few] { $n } раны
    [many] { $n } ран
   *[other] { $n } раны
}
sw-fatigue = усталость { $n }
sw-figures = защита { $parry }, стойкость { $toughness }
sw-unhurt = { $gender ->
    [f] цела
    [n] цело
    [p] целы
   *[m] цел
}
sw-state = { $state }
figure-wounds = раны
figure-fatigue = усталость

## Блоки статистики

label-kind = Кто это
label-size = Размер
label-attributes = Характеристики
label-skills = Навыки
label-pace = Шаг
label-parry = Защита
label-toughness = Стойкость
label-armor = Броня
label-edges = Черты и особенности
label-attack = Атака
label-thrown = Броском
label-powers = Силы
label-points = Пункты силы
label-min-strength = Нужная Сила
label-protection = Защищает на
sw-kind = { $type ->
    [beast] зверь
    [construct] конструкт
    [spirit] дух
    [swarm] рой
    [vehicle] машина
   *[person] человек
}, { $wild ->
    [yes] дикая карта
   *[no] статист
}
sw-size = { $size }{ $scale ->
    [none] { "" }
   *[other] { " " }(масштаб { $scale })
}
sw-moves = { $mode ->
    [fly] полёт { $inches }
    [swim] вплавь { $inches }
   *[walk] { $inches }
}
sw-toughness = { $n }{ $armor ->
    [0] { "" }
   *[other] { " " }({ $armor })
}
sw-natural-armor = природная броня { $n }
sw-thrown = { " " }(бросок)
sw-strength = Сила
sw-damage = { $damage }
sw-ap = бронебойность { $n }
sw-range = дистанции { $bands }
sw-reach = досягаемость { $n }
sw-rof = скорострельность { $n }
sw-template = { $template ->
    [small] малый шаблон
    [medium] средний шаблон
    [large] большой шаблон
    [cone] конус
   *[stream] струя
}
sw-parry = защита { $n }
sw-cover = выстрелы { $n }
sw-shots = { $n ->
    [one] { $n } заряд
    [few] { $n } заряда
    [many] { $n } зарядов
   *[other] { $n } заряда
}
sw-reload = перезарядка { $n }
sw-hands = две руки
sw-flag-pistol = стреляет и в ближнем бою
sw-flag-rapid = скорострельное
sw-flag-heavy = тяжёлое оружие
sw-flag-shotgun = дробь
sw-flag-evadable = от него можно уклониться
sw-flag-launched = из пусковой установки
sw-flag-mounted = только на станке
sw-flag-mounted-only = только верхом
sw-flag-scope = прицел
sw-flag-shield = щит
sw-flag-limited = раз за ход

## Что может сказать Мастер — с примерами

group-aim = прицелиться
group-test = сбить врага уловкой
group-trick = помочь своему или помешать врагу
group-support = помочь союзнику
group-declare = несколько действий
group-push = толкнуть
group-crush = сдавить
group-break = ломать
group-run = бежать
gm-cover = gm cover gleb medium — укрытие от всех; пустое слово — как на карте
gm-broken = gm broken door-1 — вещь сломана, без бросков
gm-drop-on = gm drop-on driver tikhon — кто-то держит другого на прицеле
gm-frighten = gm frighten tikhon modifier=-2 — кто-то пугается, с такой поправкой
gm-speed = gm speed truck 60 — скорость существа или машины (км/ч)
gm-ground = gm ground truck rough — машина идёт по ровному или по неровному
gm-footing = gm footing tikhon — под ногами у кого-то шатко; с «no» в конце — больше нет
gm-join = gm join gunner 17,6 — существо из этой встречи вступает в бой; карту получит в следующем раунде
gm-enlist = gm enlist lancer-9 road-lancer foes — ещё одно существо по уже имеющемуся описанию; потом оно может вступить
