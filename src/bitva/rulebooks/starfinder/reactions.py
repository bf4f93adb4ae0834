"""Reactions that come from a class, a feat or an item: when they may be taken, and what they do."""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from bitva.kernel.actions import Action, Moment, Offer, Refusal, refusal
from bitva.kernel.book import When
from bitva.kernel.effects import Effect, Until
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, Who, value
from bitva.rulebooks.starfinder import facts
from bitva.rulebooks.starfinder.attack import refuse_target, strike
from bitva.rulebooks.starfinder.bonuses import grant
from bitva.rulebooks.starfinder.book import book
from bitva.rulebooks.starfinder.budget import cannot_react, may_react
from bitva.rulebooks.starfinder.figures import melee_means
from bitva.rulebooks.starfinder.moments import ATTACK_OVER
from bitva.rulebooks.starfinder.ready import TRIGGERS, meant
from bitva.rulebooks.starfinder.sheet import Means
from bitva.rulebooks.starfinder.state import Fight
from bitva.rulebooks.starfinder.words import REACTION


@value
class React(Action):
    """A reaction of the stat block: to what this creature does."""

    verb: ClassVar[str] = "react"
    cost: ClassVar[str] = REACTION
    who: Who
    reaction: str
    target: Who


def reaction_of(fight: Fight, who: Who, id: str) -> Mapping[str, Any] | None:
    """What a stat block says of one of its reactions."""
    return next((row for row in fight.creatures[who].sheet.reactions if row["id"] == id), None)


def responses(fight: Fight, kind: type[Moment], side: When, moment: Moment) -> Iterator[Offer]:
    """Whoever has a reaction to this: a purely defensive one comes before what triggers it, any other right after it
    (sf.reaction.trigger, sf.reaction.defensive_order, sf.reaction.other_order)."""
    for place in fight.clock.order:
        creature = fight.creatures[place.who]
        for row in creature.sheet.reactions if may_react(creature) else ():
            word, defensive = str(row["when"]), bool(row.get("defensive"))
            if TRIGGERS[word][0] is not kind or (side is When.BEFORE) != defensive:
                continue
            like = Effect(0, "reaction", "sf.reaction.trigger", place.who, data=("", word, NOBODY, row.get("feet", 0), defensive))
            tripper = TRIGGERS[word][1](fight, place.who, like, moment)
            if tripper != NOBODY and meant(fight, like, tripper) and (row.get("ac") or counter(fight, place.who, tripper)):
                yield Offer(place.who, "sf.reaction.trigger", (React(place.who, str(row["id"]), tripper),))


def counter(fight: Fight, who: Who, target: Who) -> Means | None:
    """The first melee attack with which it could strike back at this one."""
    creature = fight.creatures[who]
    return next((means for means in melee_means(creature) if next(refuse_target(fight, who, target, means), None) is None), None)


def _listen(kind: type[Moment], side: When) -> None:
    def answering(fight: Fight, moment: Moment) -> Iterator[Offer]:
        return responses(fight, kind, side, moment)
    book.reacts(kind, side)(answering)


for _kind in dict.fromkeys(kind for kind, _ in TRIGGERS.values()):
    _listen(_kind, When.BEFORE)
    _listen(_kind, When.AFTER)


@book.refuses(React)
def refuse_react(fight: Fight, react: React) -> Iterator[Refusal]:
    """Everybody has the attack of opportunity; any other reaction must come from somewhere, and its trigger must happen
    (sf.reaction.access, sf.action.reaction, sf.reaction.trigger)."""
    if reaction_of(fight, react.who, react.reaction) is None:
        yield refusal("sf.reaction.access", reaction=react.reaction)
    yield from cannot_react(fight.creatures[react.who])
    yield refusal("sf.reaction.trigger")


@book.performs(React)
def perform_react(table: Table[Fight], react: React) -> None:
    """A better armour class against this attack, or a blow in return (sf.reaction.defensive_order, sf.reaction.other_order)."""
    row = reaction_of(table.battle, react.who, react.reaction)
    assert row is not None
    table.make(facts.reaction_spent, react.who)
    if row.get("ac"):
        grant(table, react.who, "ac", int(row["ac"]), "sf.reaction.defensive_order", kind=str(row.get("kind", "")), by=react.who,
              until=Until(ATTACK_OVER, react.who), against=react.target)
    means = counter(table.battle, react.who, react.target) if row.get("attack") else None
    if means is not None:
        strike(table, react.who, react.target, means)
