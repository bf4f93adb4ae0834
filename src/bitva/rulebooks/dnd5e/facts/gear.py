"""Things in hand, about a creature, on the floor and on the map."""
from __future__ import annotations

from dataclasses import replace

from bitva.kernel.numbers import Number
from bitva.kernel.words import RuleId, Square, Who
from bitva.rulebooks.dnd5e.gear import SHIELD
from bitva.rulebooks.dnd5e.state import Fight
from bitva.rulebooks.dnd5e.things import Object, Price


def geared(fight: Fight, who: Who, gear: tuple[tuple[str, int], ...]) -> None:
    """A creature now has these things about it."""
    fight.creatures[who].gear = gear


def gathered(fight: Fight, who: Who, kind: str, count: int) -> None:
    """After the fight a creature finds so much of what it shot again."""
    creature = fight.creatures[who]
    creature.ammunition = _more(creature.ammunition, kind, count)
    creature.shot = tuple((id, n) for id, n in creature.shot if id != kind)


def shot_away(fight: Fight, who: Who, kind: str) -> None:
    """A piece of ammunition is used up."""
    creature = fight.creatures[who]
    creature.ammunition = tuple((id, n - (id == kind)) for id, n in creature.ammunition)
    creature.shot = _more(creature.shot, kind, 1)


def drew(fight: Fight, who: Who, thing: str) -> None:
    """A creature takes something that it carries into its hand."""
    fight.creatures[who].hand += (thing,)


def put_away(fight: Fight, who: Who, thing: str) -> None:
    """A creature puts away what it held."""
    creature = fight.creatures[who]
    creature.hand = _without(creature.hand, thing)


def let_go(fight: Fight, who: Who, thing: str, square: Square) -> None:
    """Something leaves a creature's hand, dropped or thrown, and lies here now."""
    creature = fight.creatures[who]
    creature.hand = _without(creature.hand, thing)
    creature.gear = _more(creature.gear, thing, -1)
    _lay(fight, square, thing, 1)


def picked_up(fight: Fight, who: Who, thing: str, square: Square) -> None:
    """A creature picks up what lies here; a shield it slings on its back."""
    creature = fight.creatures[who]
    _lay(fight, square, thing, -1)
    creature.gear = _more(creature.gear, thing, 1)
    if thing != SHIELD:
        creature.hand += (thing,)


def gave(fight: Fight, who: Who, target: Who, thing: str, count: int = 1) -> None:
    """A creature puts what it holds into another's hand; of a thing that is counted by its uses, all of them."""
    giver, taker = fight.creatures[who], fight.creatures[target]
    giver.hand = _without(giver.hand, thing)
    giver.gear = _more(giver.gear, thing, -count)
    taker.hand += (thing,)
    taker.gear = _more(taker.gear, thing, count)


def taken(fight: Fight, square: Square, thing: str) -> None:
    """Something no longer lies here."""
    _lay(fight, square, thing, -1)


def lies(fight: Fight, square: Square, thing: str) -> None:
    """Something lies here now."""
    _lay(fight, square, thing, 1)


def used_up(fight: Fight, who: Who, thing: str) -> None:
    """A thing that a creature held is spent."""
    creature = fight.creatures[who]
    creature.gear = _more(creature.gear, thing, -1)
    creature.hand = _without(creature.hand, thing)


def strapped(fight: Fight, who: Who, on: bool) -> None:
    """A creature takes up its shield, or puts it away."""
    creature = fight.creatures[who]
    creature.hand = (*creature.hand, SHIELD) if on else _without(creature.hand, SHIELD)


def handled(fight: Fight, who: Who, thing: str, how: str) -> None:
    """A creature does some small thing with an object; what comes of it the game master says."""


def likened(fight: Fight, thing: str, likeness: str) -> None:
    """The game master says what a thing counts as when it is used as a weapon: a weapon, or so much damage of a type."""
    fight.likeness += ((thing, likeness),)


def priced(fight: Fight, price: Price) -> None:
    """The game master says what handling a thing takes."""
    fight.prices = (*(old for old in fight.prices if (old.thing, old.on) != (price.thing, price.on)), price)


def object_hurt(fight: Fight, thing: str, amount: int, kinds: tuple[tuple[str, Number], ...] = ()) -> None:
    """An object takes damage; per type what became of it. At 0 hit points it breaks."""
    fight.objects = tuple(_hurt(other, amount) if other.id == thing else other for other in fight.objects)


def object_unhurt(fight: Fight, thing: str, rule: RuleId, kinds: tuple[tuple[str, Number], ...] = ()) -> None:
    """Nothing of the damage counts."""


def object_broke(fight: Fight, thing: str) -> None:
    """An object is broken."""


def object_came(fight: Fight, thing: Object) -> None:
    """There is another object: a net over somebody, a wall."""
    fight.objects += (thing,)


def object_gone(fight: Fight, thing: str) -> None:
    """An object is no longer there."""
    fight.objects = tuple(other for other in fight.objects if other.id != thing)


def door_moved(fight: Fight, thing: str, door: str, locked: bool = False) -> None:
    """A door is open, shut or locked now."""
    fight.objects = tuple(replace(other, door=door, locked=locked) if other.id == thing else other for other in fight.objects)


def _hurt(thing: Object, amount: int) -> Object:
    return replace(thing, hp=max(0, thing.hp - amount))


def _without(hand: tuple[str, ...], thing: str) -> tuple[str, ...]:
    if thing not in hand:
        return hand
    at = hand.index(thing)
    return hand[:at] + hand[at + 1:]


def _more(counted: tuple[tuple[str, int], ...], thing: str, count: int) -> tuple[tuple[str, int], ...]:
    if all(id != thing for id, _ in counted):
        return (*counted, (thing, count)) if count > 0 else counted
    return tuple((id, n + count if id == thing else n) for id, n in counted if id != thing or n + count > 0)


def _lay(fight: Fight, square: Square, thing: str, count: int) -> None:
    lying = {(at, id): n for at, id, n in fight.floor}
    lying[square, thing] = lying.get((square, thing), 0) + count
    fight.floor = tuple((at, id, n) for (at, id), n in lying.items() if n > 0)
