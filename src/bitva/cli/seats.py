"""Who plays what: persons at the terminal, and machine players for the rest."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from bitva.cli.texts import Texts, Trouble
from bitva.kernel.battle import Battle
from bitva.kernel.notation import NAME, nearest
from bitva.kernel.words import GM
from bitva.players import POLICIES

PLAYER: Final = "player"
"""The person who plays a side that nobody plays in the encounter."""
MACHINE: Final = "machine"
"""Who runs the creatures that no person plays."""


@dataclass(frozen=True)
class Seats:
    """The persons at the terminal, through whose eyes each of them looks, and the policies of creatures that machines play."""

    persons: tuple[str, ...]
    views: Mapping[str, str]
    policies: Mapping[str, str]

    def viewer(self, person: str) -> str:
        """Through whose eyes a person looks: those of the side that he plays; the game master, and who only watches, see all."""
        return GM if GM in self.persons or person not in self.persons else self.views.get(person, person)

    @property
    def one_view(self) -> bool:
        """Do all who sit here know the same?"""
        return len({self.viewer(person) for person in self.persons}) <= 1

    def with_master(self) -> Seats:
        """The same, and one of them is the game master as well."""
        return self if GM in self.persons else replace(self, persons=(GM, *self.persons))

    def without_master(self) -> Seats:
        return replace(self, persons=tuple(person for person in self.persons if person != GM))


WATCHED: Final = Seats((), {}, {})


def read_persons(texts: Texts, text: str) -> dict[str, tuple[str, ...]]:
    """`ana,boris` or `ana=ragna+naella,boris=pim+dorgan`."""
    persons: dict[str, tuple[str, ...]] = {}
    for part in filter(None, text.split(",")):
        name, _, own = part.strip().partition("=")
        if not NAME.fullmatch(name) or name in (*persons, GM, MACHINE):
            raise Trouble(texts.say("wrong-person", found=name[:40]))
        persons[name] = tuple(filter(None, own.split("+")))
    return persons


def read_policies(texts: Texts, encounter: Mapping[str, Any], parts: Sequence[str]) -> dict[str, str]:
    """`ogre=chance`; a side's name stands for all its creatures."""
    policies: dict[str, str] = {}
    names = [name for entry in encounter["creatures"] for name in (entry["id"], entry["side"])]
    for part in parts:
        name, _, policy = part.partition("=")
        own = [entry["id"] for entry in encounter["creatures"] if name in (entry["id"], entry["side"])]
        if not own:
            raise Trouble(texts.say("no-such-creature", found=name[:40], nearest=nearest(name, names) or None))
        if policy not in POLICIES:
            raise Trouble(
                texts.say("wrong-word", found=policy[:40], known=list(POLICIES), nearest=nearest(policy, POLICIES) or None)
            )
        policies |= dict.fromkeys(own, policy)
    return policies


def seat(texts: Texts, encounter: dict[str, Any], side: str, names: str, machines: Sequence[str],
         master: bool) -> tuple[dict[str, Any], Seats]:
    """The encounter with its creatures in the hands of those who play them: the persons named those that they name, or in turn
    those of their side; without names, whoever the encounter says. Everything else is a machine's."""
    sides = [str(one["id"]) for one in encounter["sides"]]
    if side and side not in sides:
        raise Trouble(texts.say("wrong-word", found=side[:40], known=sides, nearest=nearest(side, sides) or None))
    entries: list[dict[str, Any]] = [dict(entry) for entry in encounter["creatures"]]
    side = side or next((str(entry["side"]) for entry in entries if entry.get("controller", GM) != GM), sides[0])
    policies = read_policies(texts, encounter, machines)
    persons = read_persons(texts, names)
    own = [entry for entry in entries if entry["side"] == side and entry["id"] not in policies]
    if any(entry.get("controller", GM) != GM for entry in own):
        own = [entry for entry in own if entry.get("controller", GM) != GM]
    dealt = _deal(texts, own, entries, persons)
    for entry in entries:
        entry["controller"] = dealt.get(entry["id"], MACHINE)
    players = list(dict.fromkeys(entry["controller"] for entry in entries if entry["controller"] != MACHINE))
    seats = Seats(tuple(players), {person: view_of(entries, person) for person in players}, policies)
    return encounter | {"creatures": entries}, seats.with_master() if master or not players else seats


def _deal(texts: Texts, own: Sequence[Mapping[str, Any]], entries: Sequence[Mapping[str, Any]],
          persons: Mapping[str, Sequence[str]]) -> dict[str, str]:
    """Who runs which creature: everybody what he names; what is left goes in turn to those who named nothing."""
    ids = [str(entry["id"]) for entry in entries]
    dealt: dict[str, str] = {}
    for name, named in persons.items():
        for id in named:
            if id not in ids:
                raise Trouble(texts.say("no-such-creature", found=id[:40], nearest=nearest(id, ids) or None))
            if id in dealt:
                raise Trouble(texts.say("dealt-twice", creature=id, one=dealt[id], other=name))
            dealt[id] = name
    left = [entry for entry in own if entry["id"] not in dealt]
    free = [name for name, named in persons.items() if not named]
    for number, entry in enumerate(left):
        if free:
            dealt[entry["id"]] = free[number % len(free)]
        elif not persons:
            controller = str(entry.get("controller", GM))
            dealt[entry["id"]] = PLAYER if controller in (GM, MACHINE) else controller
    return dealt


def view_of(entries: Sequence[Mapping[str, Any]], person: str) -> str:
    """A person who plays creatures of one side only sees what that side knows."""
    sides = list(dict.fromkeys(str(entry["side"]) for entry in entries if entry.get("controller") == person))
    return f"side:{sides[0]}" if len(sides) == 1 else person


def watched(texts: Texts, encounter: Mapping[str, Any], machines: Sequence[str]) -> Seats:
    """Machines play everything, and whoever looks on sees everything."""
    return replace(WATCHED, policies=read_policies(texts, encounter, machines))


def resume(texts: Texts, encounter: Mapping[str, Any], battle: Battle, machines: Sequence[str], master: bool) -> Seats:
    """A fight goes on with those who played it."""
    entries = [{"controller": creature.controller, "side": creature.side} for creature in battle.creatures]
    there = list(dict.fromkeys(str(entry["controller"]) for entry in entries))
    persons = [person for person in there if person not in (GM, MACHINE)]
    seats = Seats(tuple(persons), {person: view_of(entries, person) for person in persons},
                  read_policies(texts, encounter, machines))
    return seats.with_master() if master or not persons else seats
