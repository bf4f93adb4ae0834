"""What costs nothing or next to nothing: words, signs, flourishes, and small dealings with the surroundings."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, Who, value
from bitva.rulebooks.dnd5e import facts
from bitva.rulebooks.dnd5e.bonus import acted
from bitva.rulebooks.dnd5e.book import book
from bitva.rulebooks.dnd5e.interaction import interact, refuse_interaction
from bitva.rulebooks.dnd5e.objects import distance_to
from bitva.rulebooks.dnd5e.state import Fight
from bitva.rulebooks.dnd5e.turn import not_its_turn
from bitva.rulebooks.dnd5e.words import FROZEN, PETRIFIED, SPEECHLESS

VOICE, SIGN, MIND = "voice", "sign", "mind"
MOST_WORDS: Final = 40


@value
class Say(Action):
    """A few words: aloud, by a sign of the hand, or from mind to mind."""

    verb: ClassVar[str] = "say"
    who: Who
    words: tuple[str, ...]
    by: str = VOICE


@value
class Flourish(Action):
    """A bow, a toast, a twirl of the blade."""

    verb: ClassVar[str] = "flourish"
    who: Who
    words: tuple[str, ...]


@value
class Handle(Action):
    """Some small thing done with an object or the surroundings: a lever pulled, a ring taken off, a mug drained."""

    verb: ClassVar[str] = "handle"
    who: Who
    thing: str
    how: str = ""


@book.refuses(Say)
def refuse_say(fight: Fight, say: Say) -> Iterator[Refusal]:
    """With its own turn, and by voice only from whoever can speak; how much is for the game master (dnd.free.speech)."""
    if say.by not in (VOICE, SIGN, MIND) or not say.words or len(say.words) > MOST_WORDS:
        yield refusal("dnd.free.speech", hard=True, by=say.by)
    yield from not_its_turn(fight, say.who)
    flags = fight.creatures[say.who].flags
    if flags & (SPEECHLESS if say.by == VOICE else FROZEN if say.by == SIGN else PETRIFIED):
        yield refusal("dnd.free.speech", by=say.by)


@book.performs(Say)
def perform_say(table: Table[Fight], say: Say) -> None:
    """It uses nothing up; whether the surprised get a word out is for the game master (dnd.free.speech)."""
    if table.battle.creatures[say.who].surprised and table.ask(
            NOBODY, "dnd.free.speech", ("allow", "forbid"), who=say.who) == "forbid":
        return
    table.tell(facts.said, say.who, " ".join(say.words))


@book.refuses(Flourish)
def refuse_flourish(fight: Fight, flourish: Flourish) -> Iterator[Refusal]:
    """In its own turn, by whoever can move (dnd.free.flourishes)."""
    if not flourish.words or len(flourish.words) > MOST_WORDS:
        yield refusal("dnd.free.flourishes", hard=True)
    yield from not_its_turn(fight, flourish.who)
    if fight.creatures[flourish.who].flags & FROZEN:
        yield refusal("dnd.free.flourishes")


@book.performs(Flourish)
def perform_flourish(table: Table[Fight], flourish: Flourish) -> None:
    """It is noted and uses nothing up (dnd.free.flourishes)."""
    table.tell(facts.said, flourish.who, " ".join(flourish.words))


@book.refuses(Handle)
def refuse_handle(fight: Fight, handle: Handle) -> Iterator[Refusal]:
    """It is an interaction like any other; an object of the map must be within 5 ft (dnd.object.interactions)."""
    yield from refuse_interaction(fight, handle.who, handle.thing)
    thing = fight.object(handle.thing)
    if thing is not None and distance_to(fight, handle.who, thing) > 1:
        yield refusal("dnd.object.interactions", away=distance_to(fight, handle.who, thing) * 5)


@book.performs(Handle)
def perform_handle(table: Table[Fight], handle: Handle) -> None:
    """What comes of it the game master says (dnd.object.interactions, dnd.free.gm_demands_action)."""
    if interact(table, handle.who, handle.thing):
        table.tell(facts.handled, handle.who, handle.thing, handle.how)
    acted(table, handle)


@book.proposes
def propose_handling(fight: Fight, who: Who) -> Iterator[Action]:
    """What can be handled and is no door: levers, winches, chests (dnd.object.interactions)."""
    for thing in fight.objects:
        if not thing.door and not thing.holds and thing.whole and distance_to(fight, who, thing) <= 1:
            yield Handle(who, thing.id)
