"""Savage Worlds, whole. Importing the package registers every rule on RULEBOOK."""
from __future__ import annotations

from bitva.kernel.rulings import PutAt, SetCondition, install
from bitva.kernel.table import Table
from bitva.rulebooks.savage import (
    aim,
    area,
    arrivals,
    attack,
    breaking,
    bystanders,
    called,
    clock,
    defend,
    disarm,
    drop,
    edges,
    escape,
    evasion,
    fear,
    free,
    gear,
    grapple,
    hold,
    improvised,
    initiative,
    jumping,
    modifiers,
    mounts,
    movement,
    obstacles,
    opening,
    options,
    penalties,
    power_list,
    powers,
    push,
    recovery,
    speed,
    support,
    suppress,
    tricks,
    turn,
    vehicles,
)
from bitva.rulebooks.savage.book import book
from bitva.rulebooks.savage.conditions import HELD, RULES, impose, lift, take_hold
from bitva.rulebooks.savage.harm import incapacitate
from bitva.rulebooks.savage.state import Fight
from bitva.rulebooks.savage.words import CONDITIONS

RULEBOOK = book
MODULES = (aim, area, arrivals, attack, breaking, bystanders, called, clock, defend, disarm, drop, edges, escape, evasion, fear,
           free, gear, grapple, hold, improvised, initiative, jumping, modifiers, mounts, movement, obstacles, opening, options,
           penalties, power_list, powers, push, recovery, speed, support, suppress, tricks, turn, vehicles)


def by_word(table: Table[Fight], ruling: SetCondition) -> None:
    """By the game master's word a creature has a condition, or no longer has it."""
    if not ruling.holds:
        lift(table, ruling.on, ruling.condition)
    elif ruling.condition == "incapacitated":
        incapacitate(table, ruling.on, ruling.by, "sw.damage.incapacitated")
    elif ruling.condition in HELD:
        take_hold(table, ruling.on, ruling.condition, RULES[ruling.condition], ruling.by)
    else:
        impose(table, ruling.on, ruling.condition, RULES[ruling.condition], ruling.by)


install(book, {"wounds": (0, 6), "fatigue": (0, 2), "bennies": (0, 20), "points": (0, 100), "speed": (0, 1_100_000_000),
               "moved": (0, 1000)}, by_word, tuple(CONDITIONS))
book.performs(PutAt)(vehicles.put)
