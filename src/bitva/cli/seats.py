"""Who plays what: persons at the terminal, and machine players for the rest."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from bitva.cli.texts import Texts, Trouble
from bitva.kernel.battle import Battle
from bitva.kernel.notation import NAME, nearest
from bitva.kernel.words import GM
from bitva.players import POLICIES

PLAYER: Final = "player"
"""The person who plays a side that nobody plays in the encounter."""
MACHINE: Final = "machine"
"""Who runs what a machine plays while a person is the game master."""


@dataclass(frozen=True)
class Seats:
    """The persons at the terminal, whose eyes they look through, and the policies of creatures that machines play."""

    persons: tuple[str, ...]
    viewer: str
    policies: Mapping[str, str]


def read_persons(texts: Texts, text: str) -> dict[str, tuple[str, ...]]:
    """`ana,boris` or `ana=ragna+naella,boris=pim+dorgan`."""
    persons: dict[str, tuple[str, ...]] = {}
    for part in filter(None, text.split(",")):
        name, _, own = part.strip().partition("=")
        if not NAME.fullmatch(name) or name in persons:
            raise Trouble(texts.say("wrong-person", found=name[:40]))
        persons[name] = tuple(filter(None, own.split("+")))
    return persons


def read_policies(texts: Texts, encounter: Mapping[str, Any], parts: Sequence[str]) -> dict[str, str]:
    """`ogre=chance`; a side's name stands for all its creatures."""
    policies: dict[str, str] = {}
    ids = [entry["id"] for entry in encounter["creatures"]]
    for part in parts:
        name, _, policy = part.partition("=")
        own = [entry["id"] for entry in encounter["creatures"] if name in (entry["id"], entry["side"])]
        if not own:
            raise Trouble(texts.say("no-such-creature", found=name[:40], nearest=nearest(name, ids) or None))
        if policy not in POLICIES:
            raise Trouble(
                texts.say("wrong-word", found=policy[:40], known=list(POLICIES), nearest=nearest(policy, POLICIES) or None)
            )
        policies |= dict.fromkeys(own, policy)
    return policies


def seat(texts: Texts, encounter: dict[str, Any], side: str, names: str, machines: Sequence[str]) -> tuple[dict[str, Any], Seats]:
    """The encounter with its creatures in the hands of those who play them."""
    sides = [str(one["id"]) for one in encounter["sides"]]
    if side and side not in sides:
        raise Trouble(texts.say("wrong-word", found=side[:40], known=sides, nearest=nearest(side, sides) or None))
    entries: list[dict[str, Any]] = [dict(entry) for entry in encounter["creatures"]]
    side = side or next((str(entry["side"]) for entry in entries if entry.get("controller", GM) != GM), sides[0])
    policies = read_policies(texts, encounter, machines)
    persons = read_persons(texts, names)
    master = GM in persons
    own = [entry for entry in entries if entry["side"] == side and entry["id"] not in policies]
    if any(entry.get("controller", GM) != GM for entry in own):
        own = [entry for entry in own if entry.get("controller", GM) != GM]
    players = [name for name in persons if name != GM]
    _deal(texts, entries, own, persons, players, master)
    for entry in entries:
        if entry["id"] in policies or (not master and not any(entry is one for one in own)):
            entry["controller"] = MACHINE if master else GM
    if not names:
        players = list(dict.fromkeys(str(entry["controller"]) for entry in own))
    viewer = GM if master else f"side:{side}"
    return encounter | {"creatures": entries}, Seats((*([GM] if master else []), *players), viewer, policies)


def _deal(texts: Texts, entries: Sequence[dict[str, Any]], own: Sequence[dict[str, Any]], persons: Mapping[str, Sequence[str]],
          players: Sequence[str], master: bool) -> None:
    """Everybody gets the creatures he names; what is left is dealt in turn to those who named none."""
    by_id = {entry["id"]: entry for entry in entries}
    named: list[str] = []
    for name, ids in persons.items():
        for id in ids:
            if id not in by_id:
                raise Trouble(texts.say("no-such-creature", found=id[:40], nearest=nearest(id, by_id) or None))
            by_id[id]["controller"] = name
            named.append(id)
    free = [name for name in players if not persons[name]]
    left = [entry for entry in own if entry["id"] not in named]
    for number, entry in enumerate(left):
        if free:
            entry["controller"] = free[number % len(free)]
        elif players:
            entry["controller"] = MACHINE if master else GM
        elif not master and entry.get("controller", GM) == GM:
            entry["controller"] = PLAYER


def watched(encounter: dict[str, Any], texts: Texts, machines: Sequence[str]) -> tuple[dict[str, Any], Seats]:
    """Machines play everything, and whoever looks on sees everything."""
    return encounter, Seats((), GM, read_policies(texts, encounter, machines))


def resume(texts: Texts, encounter: Mapping[str, Any], battle: Battle, names: str, machines: Sequence[str]) -> Seats:
    """A fight goes on with those who played it, or with some of them."""
    there = list(dict.fromkeys(creature.controller for creature in battle.creatures if creature.controller not in (GM, MACHINE)))
    persons = list(read_persons(texts, names)) or there or [GM]
    for name in persons:
        if name not in (*there, GM):
            raise Trouble(texts.say("wrong-word", found=name, known=[*there, GM], nearest=nearest(name, [*there, GM]) or None))
    sides = {creature.side for creature in battle.creatures if creature.controller in persons}
    viewer = f"side:{sides.pop()}" if GM not in persons and len(sides) == 1 else GM
    return Seats(tuple(persons), viewer, read_policies(texts, encounter, machines))
