"""Spells and things: what is cast, used up, let go."""
from __future__ import annotations

from bitva.kernel.facts import Hidden
from bitva.kernel.words import Square, Who
from bitva.rulebooks.acks.state import Fight


def spell_spent(fight: Fight, who: Who, level: int) -> None:
    """A spell of this level is used up."""
    creature = fight.creatures[who]
    creature.slots = tuple(left - (n == level) for n, left in enumerate(creature.slots, 1))


def casting_disrupted(fight: Fight, who: Who, spell: Hidden[str]) -> None:
    """A declared spell is spoilt before it could be cast."""
    fight.creatures[who].disrupted = True


def spell_cast(fight: Fight, who: Who, spell: str) -> None:
    """A spell takes effect; its declaration is used."""
    fight.creatures[who].declared = ""


def let_go(fight: Fight, who: Who, thing: str, square: Square) -> None:
    """A thing leaves a creature's hands and lies on the floor."""
    creature = fight.creatures[who]
    at = creature.hand.index(thing)
    creature.hand = creature.hand[:at] + creature.hand[at + 1:]
    creature.ready = _less(creature.ready, thing)
    fight.floor = _more_on_floor(fight, square, thing)


def used_up(fight: Fight, who: Who, thing: str) -> None:
    """A thing that a creature had about it is used up."""
    creature = fight.creatures[who]
    if creature.carries(thing):
        creature.hand = tuple(each for n, each in enumerate(creature.hand) if each != thing or n != creature.hand.index(thing))
        creature.ready = _less(creature.ready, thing)
    else:
        creature.pack = _less(creature.pack, thing)


def shot_away(fight: Fight, who: Who, kind: str) -> None:
    """A piece of ammunition is gone."""
    creature = fight.creatures[who]
    creature.ammunition = _less(creature.ammunition, kind)


def _less(pairs: tuple[tuple[str, int], ...], thing: str) -> tuple[tuple[str, int], ...]:
    return tuple((id, n - (id == thing)) for id, n in pairs if n - (id == thing) > 0)


def _more_on_floor(fight: Fight, square: Square, thing: str) -> tuple[tuple[Square, str, int], ...]:
    lying = dict(((at, id), n) for at, id, n in fight.floor)
    lying[square, thing] = lying.get((square, thing), 0) + 1
    return tuple((at, id, n) for (at, id), n in lying.items())


def taken_in_hand(fight: Fight, who: Who, thing: str) -> None:
    """A creature takes something that it wears ready into its hands."""
    fight.creatures[who].hand += (thing,)


def put_away(fight: Fight, who: Who, thing: str) -> None:
    """A creature puts away what it held."""
    creature = fight.creatures[who]
    at = creature.hand.index(thing)
    creature.hand = creature.hand[:at] + creature.hand[at + 1:]


def picked_up(fight: Fight, who: Who, thing: str, square: Square) -> None:
    """A creature takes a thing up from the floor, and can fight with it."""
    creature = fight.creatures[who]
    left = ((at, id, n - ((at, id) == (square, thing))) for at, id, n in fight.floor)
    fight.floor = tuple(lying for lying in left if lying[2])
    creature.ready = _more(creature.ready, thing)
    creature.hand += (thing,)
    row = fight.weapons.get(thing)
    if row is not None and all(means.weapon != thing for means in creature.sheet.means.values()):
        creature.sheet = creature.sheet.armed(row)


def unpacked(fight: Fight, who: Who, thing: str) -> None:
    """A creature gets something out of its pack into its hands."""
    creature = fight.creatures[who]
    creature.pack = _less(creature.pack, thing)
    creature.ready = _more(creature.ready, thing)
    creature.hand += (thing,)


def _more(pairs: tuple[tuple[str, int], ...], thing: str) -> tuple[tuple[str, int], ...]:
    count = dict(pairs).get(thing, 0)
    return (*(pair for pair in pairs if pair[0] != thing), (thing, count + 1))


def applied(fight: Fight, who: Who, target: Who, thing: str, to: str) -> None:
    """Something is spread on a creature, on a thing that it holds, or on a thing of the map."""


def brandished(fight: Fight, who: Who, target: Who, thing: str, works: bool) -> None:
    """Something is held up against a creature, and the game master says whether it minds."""


def item_used(fight: Fight, who: Who, thing: str, task: str, works: bool) -> None:
    """Something equipped is put to a use that is no fighting, and the game master says whether it works."""


def ordered_about(fight: Fight, who: Who, task: str, complex: bool) -> None:
    """A creature gives an order."""


def drunk(fight: Fight, who: Who, target: Who, thing: str) -> None:
    """A potion is drunk, or poured into somebody."""


def released(fight: Fight, who: Who, spell: str, thing: str) -> None:
    """A spell-like ability is used, one's own or that of a thing."""
