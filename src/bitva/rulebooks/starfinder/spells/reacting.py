"""Spells and special abilities that are reactions: offered when what they answer happens."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bitva.kernel.actions import Action, Offer
from bitva.kernel.book import When
from bitva.kernel.words import Who
from bitva.rulebooks.starfinder.book import book
from bitva.rulebooks.starfinder.budget import may_react
from bitva.rulebooks.starfinder.moments import Attacking
from bitva.rulebooks.starfinder.spells.aiming import refuse_aim
from bitva.rulebooks.starfinder.spells.casting import refuse_second, refuse_slot
from bitva.rulebooks.starfinder.spells.spell import SELF
from bitva.rulebooks.starfinder.spells.work import RULE, Cast
from bitva.rulebooks.starfinder.state import Fight
from bitva.rulebooks.starfinder.words import REACTION

ATTACKED: Final = "attacked"


@book.reacts(Attacking, When.BEFORE)
def on_attack(fight: Fight, attack: Attacking) -> Iterator[Offer]:
    """Before an attack on it is rolled a caster may defend itself (sf.reaction.defensive_order, sf.spell.cast)."""
    deeds = tuple(answers(fight, attack.target, ATTACKED))
    if deeds:
        yield Offer(attack.target, RULE, deeds)


def answers(fight: Fight, who: Who, to: str) -> Iterator[Action]:
    """The spells with which it can answer this (sf.reaction.trigger, sf.reaction.per_round)."""
    creature = fight.creatures[who]
    if not creature.sheet.known or not may_react(creature):
        return
    for id in creature.sheet.known:
        spell = fight.spells[id]
        deed = Cast(who, id, (who,) if spell.target.kind != SELF else ())
        if spell.time == REACTION and spell.reacts == to and next(refuse_slot(fight, deed, spell), None) is None and (
                next(refuse_second(fight, who, spell), None) is None and next(refuse_aim(fight, deed, spell), None) is None):
            yield deed
