"""What bears on every trait roll: Wounds, Fatigue, states of both sides, several actions, running."""
from __future__ import annotations

from collections.abc import Iterator

from bitva.kernel.numbers import Term
from bitva.kernel.words import NOBODY
from bitva.rulebooks.savage.book import book
from bitva.rulebooks.savage.figures import wounds_count
from bitva.rulebooks.savage.rolls import Roll
from bitva.rulebooks.savage.state import NO_RUN, Fight
from bitva.rulebooks.savage.words import DISTRACTED, FIGHTING, PRONE, ROLLING, VULNERABLE

WORST_FATIGUE = 2


@book.trait_terms.append
def own_state(fight: Fight, roll: Roll) -> Iterator[Term]:
    """Wounds, Fatigue, Distracted, prone, a Joker (sw.damage.wound_penalty, sw.cond.fatigue, sw.cond.distracted, sw.cond.prone,
    sw.init.joker)."""
    creature = fight.creatures[roll.who]
    if creature.wounds:
        yield Term(-wounds_count(creature), "sw.damage.wound_penalty")
    if creature.fatigue:
        yield Term(-min(creature.fatigue, WORST_FATIGUE), "sw.cond.fatigue")
    if creature.flags & DISTRACTED:
        yield Term(-2, "sw.cond.distracted")
    if creature.flags & PRONE and roll.trait == FIGHTING:
        yield Term(-2, "sw.cond.prone")
    if creature.joker:
        yield Term(2, "sw.init.joker")
    if creature.flags & ROLLING:
        for effect in fight.effects_on(roll.who):
            if effect.flags & ROLLING and roll.trait in str(effect.data[0]).split("+"):
                yield Term(int(str(effect.data[1])), effect.rule, effect.by)


@book.trait_terms.append
def turn_under_way(fight: Fight, roll: Roll) -> Iterator[Term]:
    """Several actions in one turn, and running, which only bear on actions (sw.turn.multi_action, sw.move.run,
    sw.edge.steady_hands)."""
    if not roll.action:
        return
    creature = fight.creatures[roll.who]
    if creature.declared > 1:
        yield Term(-2 * (creature.declared - 1), "sw.turn.multi_action")
    if creature.ran != NO_RUN:
        steady = creature.sheet.has("steady-hands")
        yield Term(-1 if steady else -2, "sw.edge.steady_hands" if steady else "sw.move.run")


@book.trait_terms.append
def their_state(fight: Fight, roll: Roll) -> Iterator[Term]:
    """Rolls against somebody Vulnerable are easier (sw.cond.vulnerable)."""
    if roll.action and roll.target != NOBODY and fight.creatures[roll.target].flags & VULNERABLE:
        yield Term(2, "sw.cond.vulnerable")
