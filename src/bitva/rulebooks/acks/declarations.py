"""Declarations: before any die is rolled, everybody says at once and in secret whether he will cast, retreat or withdraw."""
from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bitva.kernel.table import Table
from bitva.kernel.words import GM, Who
from bitva.rulebooks.acks import facts
from bitva.rulebooks.acks.state import Fight
from bitva.rulebooks.acks.words import FALTERING

NONE, RETREAT, WITHDRAW, CAST = "none", "retreat", "withdraw", "cast"
OPEN: Final = "open"
"""The setting `declarations` of a table at which everybody hears what is declared once all have spoken."""
ALL: Final = "all"
"""The setting `declaring` of a table at which also those are asked whom no declaration could help."""
SPELLS: list[Callable[[Fight, Who], tuple[str, ...]]] = []
"""What a creature could cast this round: the spells register themselves here."""
DECLARED: list[Callable[[Table[Fight], Who, str], None]] = []
"""What a declaration does at once: declaring a spell ends a guard, for instance."""


def take_declarations(table: Table[Fight]) -> None:
    """Spells, retreats and withdrawals are declared by everybody at once; a declaration permits and does not bind
    (acks.round.declarations, acks.cast.declare, acks.retreat.declare, acks.withdraw.declare)."""
    fight = table.battle
    those = [creature.index for creature in fight.creatures if may_declare(fight, creature.index)]
    questions = [table.question(who, "acks.round.declarations", choices(fight, who), about=advice(fight, who))
                 for who in those]
    answers = table.put_all(questions)
    heard = fight.setting("declarations", "secret") == OPEN
    for who, answer in zip(those, answers, strict=True):
        if answer != NONE:
            table.make(facts.announced if heard else facts.declared_for_round, who, str(answer))
            for follow in DECLARED:
                follow(table, who, str(answer))


def advice(fight: Fight, who: Who) -> dict[str, object]:
    """The game master is advised to withdraw what falters and is engaged (acks.morale.results)."""
    creature = fight.creatures[who]
    told: dict[str, object] = {"round": fight.clock.round}
    return {**told, "advice": WITHDRAW} if creature.flags & FALTERING and creature.began and creature.controller == GM else told


def may_declare(fight: Fight, who: Who) -> bool:
    """Is there anything that a declaration would open to it? (acks.round.declarations)"""
    creature = fight.creatures[who]
    if not creature.able:
        return False
    return bool(creature.began or spells(fight, who)) or fight.setting("declaring", "") == ALL


def choices(fight: Fight, who: Who) -> tuple[str, ...]:
    """Nothing, a retreat, a withdrawal, or one of its spells (acks.round.declarations)."""
    return (NONE, RETREAT, WITHDRAW, *spells(fight, who))


def spells(fight: Fight, who: Who) -> tuple[str, ...]:
    """What it could cast, each as it is declared: `cast sleep` (acks.cast.declare)."""
    return tuple(spell for source in SPELLS for spell in source(fight, who))

