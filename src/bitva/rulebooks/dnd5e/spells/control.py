"""Spells that bend a creature's will or end what holds it, where the figures do not say everything."""
from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from bitva.kernel.effects import Effect
from bitva.kernel.table import Table
from bitva.kernel.words import Who
from bitva.rulebooks.dnd5e import facts
from bitva.rulebooks.dnd5e.afflictions import lasts
from bitva.rulebooks.dnd5e.checks import check
from bitva.rulebooks.dnd5e.harm import drop_all, impose, lift
from bitva.rulebooks.dnd5e.spells.parts import saves, targets_of
from bitva.rulebooks.dnd5e.spells.work import CONCENTRATION, LASTING, RULE, Work, ability_of, does, keeper
from bitva.rulebooks.dnd5e.state import Fight
from bitva.rulebooks.dnd5e.turn import STARTS, Task
from bitva.rulebooks.dnd5e.words import CONDITIONS, PRONE

COMMANDED = "commanded"


@does("blindness-deafness")
def blind_or_deaf(work: Work) -> None:
    """Whoever fails is blinded or deafened, as the caster chooses (dnd.condition.blinded, dnd.condition.deafened)."""
    for target in targets_of(work):
        if not saves(work, target):
            choice = work.cast.choice if work.cast.choice in work.spell.fail["choose"] else work.table.ask(
                work.who, RULE, tuple(work.spell.fail["choose"]), target=target)
            form = {name: part for name, part in work.spell.fail.items() if name != "choose"}
            work.afflict(target, form | {"conditions": [choice]})


# ---- command -----------------------------------------------------------------------------------------------------------------

@does("command")
def command(work: Work) -> None:
    """Whoever fails obeys one word in its next turn (dnd.action.cast)."""
    words = tuple(work.spell.fail["command"])
    word = work.cast.choice if work.cast.choice in words else work.table.ask(work.who, RULE, words)
    for target in targets_of(work):
        if not saves(work, target):
            until = lasts(work.fight, work.who, target, work.spell.fail)
            work.table.effect(COMMANDED, RULE, target, work.who, until, data=(word,))


def obeys(fight: Fight, who: Who) -> Iterator[Task]:
    """The word is obeyed when the creature's turn comes (dnd.turn.start_end)."""
    for effect in fight.effects_on(who, COMMANDED):
        yield RULE, partial(obey, who=who, word=str(effect.data[0]))


STARTS.append(obeys)


def obey(table: Table[Fight], who: Who, word: str) -> None:
    """Grovel falls prone, drop lets everything go, and after those and halt the turn is over; who approaches or flees is moved by
    whoever runs it, and does nothing else (dnd.action.cast)."""
    if word == "grovel" and not table.battle.creatures[who].flags & PRONE:
        impose(table, who, "prone", RULE)
    if word == "drop":
        drop_all(table, who)
    table.make(facts.turn_forgone, who, word in ("approach", "flee"))


# ---- ending spells -----------------------------------------------------------------------------------------------------------

@does("lesser-restoration")
def restore(work: Work) -> None:
    """One condition of those it can end, as the caster chooses (dnd.condition.general)."""
    for target in targets_of(work):
        flags = work.fight.creatures[target].flags
        has = tuple(name for name in work.spell.data["cure"] if flags & CONDITIONS[name])
        if has:
            named = (work.cast.choice,) if work.cast.choice in has else has
            lift(work.table, target, named[0] if len(named) == 1 else work.table.ask(work.who, RULE, named))


@does("dispel-magic")
def dispel(work: Work) -> None:
    """Every spell on the target ends if its level is no higher than the slot's, a higher one on a check against 10 and its level
    (dnd.core.check)."""
    for target in work.cast.targets:
        for kept in spells_on(work.fight, target):
            if kept in work.fight.effects:
                level = int(str(kept.data[1]))
                if level <= work.level or casting_check(work, int(work.spell.data["dispel"]["base"]) + level):
                    lift_from(work.table, target, kept)


def spells_on(fight: Fight, who: Who) -> list[Effect]:
    """What keeps up the spells that a creature is under, each once."""
    found = [keeper(fight, effect) for effect in fight.effects_on(who) if effect.cause and effect.kind != CONCENTRATION]
    return [kept for kept in dict.fromkeys(found) if kept is not None and kept.kind in (CONCENTRATION, LASTING)]


def lift_from(table: Table[Fight], who: Who, kept: Effect) -> None:
    """A spell ends on one creature."""
    for effect in table.battle.effects:
        if effect.on == who and effect.cause == kept.number and effect in table.battle.effects:
            table.end(effect)


def casting_check(work: Work, dc: int) -> bool:
    """A check with the spellcasting ability (dnd.core.check)."""
    return check(work.table, work.who, ability_of(work.caster.sheet), dc, RULE)
