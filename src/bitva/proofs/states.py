"""What a proof's `=` line says of the battle: `orc grappled`, `boris hp 12/20`, `turn of orc`."""
from __future__ import annotations

from importlib import import_module
from typing import Any

from bitva.kernel.battle import Battle, Creature
from bitva.kernel.session import Session
from bitva.kernel.space import count, squares
from bitva.kernel.words import GM


class Unknown(Exception):
    """A clause that nobody understands."""


def holds(session: Session[Any], clause: str) -> tuple[bool, str]:
    """Is this so, and what is so?"""
    words = clause.split()
    denied = words[0] == "not"
    found, expected = (_of_creature if _creature(session, words[denied]) else _of_fight)(session, words[denied:])
    return (_same(expected, found)) != denied, found


def _same(expected: str, found: str) -> bool:
    if expected == found:
        return True
    signs = expected.lstrip("+"), found.lstrip("+")
    return signs[0] == signs[1] or ("/" in found and "/" not in expected and found.startswith(f"{expected}/"))


def _creature(session: Session[Any], id: str) -> Creature | None:
    found: Creature | None = session.battle.named(id)
    return found


def _of_fight(session: Session[Any], words: list[str]) -> tuple[str, str]:
    """What is so and what is said of the fight as a whole."""
    battle = session.battle
    if words[:2] == ["turn", "of"]:
        who = battle.clock.who
        return ("nobody" if who < 0 else battle.creatures[who].id), words[2]
    if words[0] == "round":
        return str(battle.clock.round), words[1]
    if words[0] == "over":
        return ("over" if battle.over else "going on"), "over"
    if words[0] == "order":
        names = [battle.creatures[place.who].id + (f":{place.kind}" if place.kind != "turn" else "") if place.who >= 0
                 else place.kind or GM for place in battle.clock.order]
        return ", ".join(names), " ".join(words[1:])
    found: tuple[str, str] = _words_of(session).of_fight(battle, words)
    return found


def _of_creature(session: Session[Any], words: list[str]) -> tuple[str, str]:
    """What is so and what is said of one creature."""
    battle: Battle = session.battle
    creature = battle.named(words[0])
    assert creature is not None
    aspect, said = words[1], " ".join(words[2:])
    if aspect == "at":
        return (",".join(map(str, battle.board.xy(creature.at))) if creature.present else "nowhere"), said
    if aspect == "space":
        return " ".join(f"{x},{y}" for x, y in map(battle.board.xy, squares(creature.space))), said
    if aspect == "neighbours":
        around = battle.board.grow(creature.space, 1) & ~creature.space
        return str(count(around)), said
    if aspect == "gone":
        return ("there" if creature.present else "gone"), "gone"
    found: tuple[str, str] | None = _words_of(session).of_creature(battle, creature, words[1:])
    if found is not None:
        return found
    value = getattr(creature, aspect.replace("-", "_"), None)
    if value is None:
        raise Unknown(" ".join(words))
    if isinstance(value, bool):
        return (aspect if value else f"not {aspect}"), aspect
    return str(value), said


def _words_of(session: Session[Any]) -> Any:
    """The words that a rulebook's own proofs use."""
    return import_module(f"bitva.proofs.{session.book.name}")
