"""What a failed save, a hit, a power or a spell leaves on a creature: conditions and changed figures, and how they end.

The form is that of `effect` and `fail` in stat blocks and spells (docs/stat-block.md). Everything that one of them brings
hangs on one effect of the kind `afflicted`, so that whatever ends it ends all of it.
"""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

from bitva.kernel.dice import Dice
from bitva.kernel.effects import FOREVER, Effect, Until
from bitva.kernel.facts import stepped
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, RuleId, Who, value
from bitva.rulebooks.dnd5e import facts
from bitva.rulebooks.dnd5e.book import book
from bitva.rulebooks.dnd5e.checks import save
from bitva.rulebooks.dnd5e.cover import TOTAL
from bitva.rulebooks.dnd5e.facts.turns import TURN
from bitva.rulebooks.dnd5e.forced import middle, push, room_near
from bitva.rulebooks.dnd5e.harm import ALOFT, HARMED, Blow, aftermath, give_temporary, hurt, impose, roll_damage
from bitva.rulebooks.dnd5e.holding import hold_with
from bitva.rulebooks.dnd5e.lights import LIGHT, shining
from bitva.rulebooks.dnd5e.moments import TURN_END, TURN_START
from bitva.rulebooks.dnd5e.poison import waits
from bitva.rulebooks.dnd5e.sheet import Damage
from bitva.rulebooks.dnd5e.state import ALLIED, Fight
from bitva.rulebooks.dnd5e.traits import braced, threats_of
from bitva.rulebooks.dnd5e.turn import ENDS, STARTS, Task
from bitva.rulebooks.dnd5e.words import (
    ARMORED,
    CONDITIONS,
    EMPOWERED,
    ENGULFING,
    LETHARGIC,
    MARKED,
    OUTLINED,
    ROLLS,
    SLOWED,
    SPEEDED,
    TURNED,
    UNREACTIVE,
    WARDED,
)

Form = Mapping[str, Any]
Change = tuple[str, int, tuple[object, ...]]
"""A kind of effect, the bits it is found by, and its data."""
AFFLICTED = "afflicted"
THE_SOURCES = ("extra-damage", "engulfing")
"""Changes that are the source's, not the bearer's."""
GOING_ON = ("each_turn", "inside")
"""Parts of a form that go on without anything that hangs on it."""
MOMENTARY = ("conditions", "choose", "rounds", "minutes", "until", "push", "temp_hp")
"""Parts of a form that need nothing to hang on."""


@value
class Affliction:
    """What an `afflicted` effect remembers: what it comes from, its form, and the save against it."""

    name: str
    form: Form
    ability: str = ""
    dc: int = 0
    magical: bool = False
    due: int = 0
    """The first round in which a save that is repeated only once may fall due."""

    def to_data(self) -> dict[str, object]:
        return {"name": self.name, "ability": self.ability, "dc": self.dc, "due": self.due}


def affliction(effect: Effect) -> Affliction:
    """What an `afflicted` effect remembers."""
    found = effect.data[0]
    assert isinstance(found, Affliction)
    return found


def afflict(table: Table[Fight], source: Who, target: Who, form: Form, *, name: str, rule: RuleId = "dnd.condition.general",
            asked: tuple[str, int] = ("", 0), magical: bool = False, until: Until | None = None, cause: int = 0) -> Effect | None:
    """A form takes hold of a creature, unless it is immune to the first of its conditions, on which the others hang
    (dnd.condition.general, dnd.damage.immunity)."""
    fight = table.battle
    conditions = tuple(form.get("conditions", ()))
    if "choose" in form:
        conditions += (table.ask(source, rule, tuple(form["choose"]), target=target),)
    end = until or lasts(fight, source, target, form)
    holder: Effect | None = None
    if conditions and conditions[0] in fight.creatures[target].sheet.condition_immune:
        table.tell(facts.unaffected, target, "dnd.damage.immunity")
        return None
    if any(part not in MOMENTARY for part in form) or len(conditions) > 1:
        due = fight.clock.round + 1 if fight.clock.who == target and fight.clock.phase == TURN else 0
        holder = table.effect(AFFLICTED, rule, target, source, end, cause=cause,
                              data=(Affliction(name, form, asked[0], asked[1], magical, due),))
        if "object" in form:
            hold_with(table, holder, str(form["object"]["id"]), form["object"])
        for kind, flags, data in changes(name, form, source, target):
            on, by = source if kind in THE_SOURCES else target, NOBODY if kind == "cover" else source
            table.effect(kind, rule, on, by, flags=flags, cause=holder.number, data=data)
        if "speed" in form or "no_move" in form:
            aftermath(table, target)
    for condition in conditions:
        laid = impose(table, target, condition, rule, source, FOREVER if holder else end, holder.number if holder else cause)
        holder = holder or laid
    if "temp_hp" in form:
        dice = Dice.read(str(form["temp_hp"]))
        give_temporary(table, target, sum(table.roll(dice, rule, source)) + dice.plus)
    if "push" in form:
        push(table, target, int(form["push"]), middle(fight, source))
    return holder


def lasts(fight: Fight, source: Who, target: Who, form: Form) -> Until:
    """Until the next such moment of target or source; or so many rounds, to the start of a turn of him whose turn it is now
    (dnd.duration.rounds)."""
    clock = fight.clock
    if "until" in form:
        words = str(form["until"])
        who = source if "source" in words else target
        when = TURN_START if words.startswith("start") else TURN_END
        own = clock.who == who and clock.phase == TURN and when == TURN_END
        return Until(when, who, clock.round + 1 if own else 0)
    rounds = int(form.get("rounds", 0)) or 10 * int(form.get("minutes", 0))
    if not rounds:
        return FOREVER
    return Until(TURN_START, clock.who if clock.who != NOBODY else source, clock.round + rounds)


def changes(name: str, form: Form, source: Who, target: Who) -> Iterator[Change]:
    """The figures of a creature that a form changes, each as an effect that the rules look for."""
    if "speed" in form:
        yield f"{name} speed", SPEEDED, speed_change(form["speed"])
    if "fly" in form:
        yield f"{name} fly", SPEEDED, ("set-fly", int(form["fly"]))
        yield ALOFT, 0, ()
    for part, data in (("ac", "add"), ("ac_base", "base"), ("ac_minimum", "least")):
        if part in form:
            yield f"{name} {part}", ARMORED, (data, int(form[part]))
    for part, sign in (("bonus", 1), ("penalty", -1)):
        if part in form:
            dice = Dice.read(str(form[part]["dice"]))
            count, sides = dice.groups[0] if dice.groups else (0, 0)
            yield f"{name} {part}", ROLLS, ("+".join(form[part]["to"]), sign, count, sides, dice.plus)
    for ability, bonus in form.get("save_bonus", {}).items():
        yield f"{name} save {ability}", ROLLS, (f"save-{ability}", 1, 0, 0, int(bonus))
    for ability in form.get("save_advantage", ()):
        yield "save-edge", 0, (1, ability)
    if "attacks_against" in form:
        kind = "target-edge-once" if form.get("next") else "target-edge"
        yield kind, MARKED, (1 if form["attacks_against"] == "advantage" else -1, NOBODY, *form.get("unless", ()))
    if "hit_damage" in form:
        yield "extra-damage", EMPOWERED, (str(form["hit_damage"]), target)
    if "weapon" in form:
        weapon = form["weapon"]
        yield f"{name} weapon", EMPOWERED, ("+".join(weapon["which"]), str(weapon["die"]), "magic" if weapon.get("magic") else "")
    for ward in form.get("resist", ()):
        yield "resisting", WARDED, (*ward["types"], *(("plain",) if ward.get("unless") else ()))
    if "reduce" in form:
        yield "reduced", WARDED, (int(form["reduce"]),)
    if form.get("no_reactions"):
        yield "no-reactions", UNREACTIVE, ()
    if form.get("one_attack") or form.get("action_or_bonus"):
        yield "slowed", SLOWED, ()
    yield from more_changes(form)
    if form.get("turned"):
        yield "turned", UNREACTIVE | TURNED, ()
    if form.get("inside"):
        yield "cover", 0, (TOTAL,)
        yield "inside", 0, ()
        yield "engulfing", ENGULFING, (target,)


def more_changes(form: Form) -> Iterator[Change]:
    """Light shed, invisibility taken away, healing at its highest, spells kept out, deeds taken away."""
    if "light" in form:
        yield LIGHT, 0, shining(int(form["light"].get("bright", 0)), int(form["light"].get("dim", 0)))
    if form.get("no_invisibility"):
        yield "outlined", OUTLINED, ()
    if form.get("max_healing"):
        yield "healed-fully", 0, ()
    if "no_damage_from" in form:
        yield "proof-against", 0, tuple(form["no_damage_from"])
    if form.get("no_move"):
        yield "rooted", SPEEDED, ("none",)
    if form.get("no_actions"):
        yield "lethargic", LETHARGIC, ()


def speed_change(change: object) -> tuple[object, ...]:
    """Halved, doubled, nothing left, or so many feet more or fewer."""
    if change in ("half", "double"):
        return ("halve",) if change == "half" else ("double",)
    return ("none",) if change == 0 else ("add", int(str(change)))


# ---- how it ends -----------------------------------------------------------------------------------------------------------

def afflictions(fight: Fight, who: Who) -> list[Effect]:
    """Everything of this sort that a creature is under."""
    return list(fight.effects_on(who, AFFLICTED))


def free(table: Table[Fight], effect: Effect) -> None:
    """It is over; some leave the creature immune to the same for the rest of the fight, and who was inside another comes out."""
    if effect not in table.battle.effects:
        return
    table.end(effect)
    found = affliction(effect)
    if found.form.get("immune_after"):
        table.effect("immune", effect.rule, effect.on, effect.by, data=(found.name,))
    if found.form.get("inside"):
        come_out(table, effect.on, effect.by)


def immune_to(fight: Fight, who: Who, source: Who, name: str) -> bool:
    """Has a creature already withstood this one's power?"""
    return any(effect.by == source and effect.data == (name,) for effect in fight.effects_on(who, "immune"))


def shed(table: Table[Fight], who: Who, what: str) -> None:
    """What ends by itself when its bearer attacks, casts, is hurt or is shaken."""
    for effect in afflictions(table.battle, who):
        if what in affliction(effect).form.get("ends_on", ()):
            free(table, effect)


def after_harm(table: Table[Fight], who: Who, blow: Blow, amount: int) -> None:
    """Damage ends some afflictions, and lets others be saved against again."""
    fight = table.battle
    shed(table, who, "damage")
    for effect in afflictions(fight, who):
        again = affliction(effect).form.get("repeat_on")
        theirs = blow.by >= 0 and fight.relation(blow.by, effect.by) == ALLIED
        if (again == "damage" and blow.by != effect.by) or (again == "harm" and theirs):
            save_again(table, effect)


HARMED.append(after_harm)


def save_again(table: Table[Fight], effect: Effect) -> None:
    """A save repeated against what holds the creature (dnd.core.save)."""
    if effect in table.battle.effects and withstands(table, effect):
        free(table, effect)


def withstands(table: Table[Fight], effect: Effect) -> bool:
    """The save against an affliction, with what the creature's traits give on it (dnd.core.save, dnd.monster.traits)."""
    found = affliction(effect)
    for_ = braced(table.battle.creatures[effect.on], threats_of(found.form))
    return save(table, effect.on, found.ability, found.dc, "dnd.core.save", magical=found.magical, for_=for_)


def repeated_saves(fight: Fight, who: Who) -> Iterator[Task]:
    """Saves at the end of a creature's turns (dnd.turn.start_end)."""
    for effect in afflictions(fight, who):
        repeat = "" if waits(effect) else affliction(effect).form.get("repeat")
        if repeat == "end-of-turn":
            yield effect.rule, partial(save_again, effect=effect)
        elif repeat == "end-of-next-turn" and affliction(effect).due <= fight.clock.round:
            yield effect.rule, partial(last_chance, effect=effect)


def last_chance(table: Table[Fight], effect: Effect) -> None:
    """Saved against once more: it ends, or what it was leading to follows (dnd.core.save)."""
    if effect not in table.battle.effects:
        return
    if withstands(table, effect):
        free(table, effect)
    else:
        found = affliction(effect)
        table.end(effect)
        if "then" in found.form:
            afflict(table, effect.by, effect.on, found.form["then"], name=found.name, rule=effect.rule,
                    asked=(found.ability, found.dc), magical=found.magical)


def recurring_damage(fight: Fight, who: Who) -> Iterator[Task]:
    """Damage that comes back at the start of the bearer's turns, or of its source's (dnd.turn.start_end)."""
    for effect in fight.effects:
        if effect.kind == AFFLICTED and who in (effect.on, effect.by):
            each = affliction(effect).form.get("each_turn")
            if each and who == (effect.by if "source" in each["when"] else effect.on) and each["when"].startswith("start"):
                yield effect.rule, partial(hurt_again, effect=effect)


def hurt_again(table: Table[Fight], effect: Effect) -> None:
    """Once more the damage of what holds the creature."""
    if effect in table.battle.effects:
        damage = tuple(Damage.read(text) for text in affliction(effect).form["each_turn"]["damage"])
        hurt(table, effect.on, Blow(roll_damage(table, effect.by, damage), effect.by))


ENDS.append(repeated_saves)
STARTS.append(recurring_damage)


def hollow(table: Table[Fight], ended: Effect) -> None:
    """What was nothing but its conditions is over with the last of them, however that ended (dnd.condition.general)."""
    for holder in table.battle.effects:
        if holder.number == ended.cause and holder.kind == AFFLICTED and not any(
                effect.cause == holder.number for effect in table.battle.effects) and not any(
                part in affliction(holder).form for part in GOING_ON):
            table.end(holder)


for _condition in CONDITIONS:
    book.on_end(_condition)(hollow)


# ---- inside another --------------------------------------------------------------------------------------------------------

def come_out(table: Table[Fight], who: Who, source: Who) -> None:
    """Whoever was inside another chooses a free place within 5 feet of it (dnd.monster.traits)."""
    fight = table.battle
    creature = fight.creatures[who]
    if not creature.present or not creature.space & fight.creatures[source].space:
        return
    names = {f"{x},{y}": square for square in room_near(fight, who, source) for x, y in (fight.board.xy(square),)}
    if names:
        table.make(stepped, who, names[table.ask(who, "dnd.monster.traits", tuple(names))])
