"""Doors: opening them, forcing them; hasty work on locks, traps and hidden things."""
from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.facts import reshaped
from bitva.kernel.numbers import Term
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, RuleId, Who, value
from bitva.rulebooks.acks import facts
from bitva.rulebooks.acks.book import book
from bitva.rulebooks.acks.harm import hurt
from bitva.rulebooks.acks.moments import Acted, Acting
from bitva.rulebooks.acks.objects import BARRIERS, CHEST, CURTAIN, DOOR, FREE, JAMMED, LOCKED, SECRET, STUCK, TRAP, WINDOW, Thing
from bitva.rulebooks.acks.segment import COMBAT, FULL, MOVEMENT, Act, cannot, spend
from bitva.rulebooks.acks.sheet import size_steps
from bitva.rulebooks.acks.skills import throw, unskilled
from bitva.rulebooks.acks.state import Fight

THROW, GIVES_WAY, FORBIDDEN = "throw", "gives-way", "forbidden"
"""What the game master says of brute force against something."""
TOOLS: Final = "thieves-tools"
CROWBAR: Final = "crowbar"
POLE: Final = "pole"
HASTY: Final = ("lockpicking", "searching", "trapbreaking")
BUNGLED: Final = 3
"""A failure on so low a natural die ruins a lock and springs a trap (acks.prof.lockpicking, acks.prof.trapbreaking)."""


@value
class Open(Act):
    """A door is opened, with a movement action or the combat action."""

    verb: ClassVar[str] = "open"
    who: Who
    thing: str
    by: str = MOVEMENT


@value
class Bash(Act):
    """Brute force against a door; `helper`: somebody next to it who puts his shoulder to it too."""

    verb: ClassVar[str] = "bash"
    cost: ClassVar[str] = COMBAT
    who: Who
    thing: str
    helper: Who = NOBODY


@value
class Hasty(Act):
    """A hurried try at a lock, at a trap, or at finding what is hidden nearby."""

    verb: ClassVar[str] = "hasty"
    cost: ClassVar[str] = FULL
    who: Who
    skill: str
    thing: str = ""


def near(fight: Fight, who: Who, thing: Thing, feet: int = 5) -> bool:
    """Is a thing within so many feet? (acks.grid.square)"""
    creature = fight.creatures[who]
    return bool(fight.board.reach(creature.at, creature.size, feet // 5) & thing.squares)


def absent_thing(fight: Fight, who: Who, id: str, kinds: tuple[str, ...], rule: RuleId) -> Iterator[Refusal]:
    """There is such a thing, of such a kind, within five feet."""
    thing = fight.thing(id)
    if thing is None or thing.kind not in kinds:
        yield refusal(rule, hard=True, thing=id)
    elif not near(fight, who, thing):
        yield refusal(rule, why="far")


# ---- opening and forcing -------------------------------------------------------------------------------------------------------

@book.refuses(Open)
def refuse_open(fight: Fight, act: Open) -> Iterator[Refusal]:
    """A closed door within five feet that is neither stuck nor locked nor spiked (acks.lieu_move.door, acks.lieu_attack.lesser)."""
    reasons = tuple(absent_thing(fight, act.who, act.thing, (DOOR, CHEST, CURTAIN), "acks.lieu_move.door"))
    yield from reasons
    thing = fight.thing(act.thing)
    if act.by not in (MOVEMENT, COMBAT):
        yield refusal("acks.lieu_move.door", hard=True, thing=act.thing)
        return
    if thing is None or any(reason.hard for reason in reasons):
        return
    yield from cannot(fight, act.who, act.by)
    if thing.open or thing.state != FREE or thing.spikes:
        yield refusal("acks.lieu_move.door", why="open" if thing.open else "spiked" if thing.spikes else thing.state)


@book.performs(Open)
def perform_open(table: Table[Fight], act: Open) -> None:
    """It stands open (acks.lieu_move.door)."""
    thing = table.battle.thing(act.thing)
    assert thing is not None
    spend(table, act)
    table.before(Acting(act.who, act.verb))
    if table.battle.creatures[act.who].able:
        throw_open(table, act.who, thing)
    table.after(Acted(act.who, act.verb))


def throw_open(table: Table[Fight], who: Who, thing: Thing) -> None:
    """A door stands open, and nothing is in the way any more."""
    table.make(facts.thing_changed, who, replace(thing, open=True, state=FREE, spikes=0))
    if thing.kind in BARRIERS:
        table.make(reshaped, "filled", table.battle.board.filled & ~thing.squares)


@book.refuses(Bash)
def refuse_bash(fight: Fight, act: Bash) -> Iterator[Refusal]:
    """An obstacle within five feet that does not open by itself, and a helper who is there too (acks.bash.action,
    acks.prof.dungeonbashing)."""
    yield from absent_thing(fight, act.who, act.thing, (DOOR, CHEST, WINDOW), "acks.bash.action")
    yield from cannot(fight, act.who, COMBAT)
    thing = fight.thing(act.thing)
    if thing is not None and (thing.open or (thing.kind != WINDOW and thing.state == FREE and not thing.spikes)):
        yield refusal("acks.bash.action", why="free")
    if act.helper != NOBODY and thing is not None:
        helper = fight.creatures[act.helper]
        if act.helper == act.who or not helper.able or not near(fight, act.helper, thing):
            yield refusal("acks.prof.dungeonbashing", helper=act.helper)


@book.performs(Bash)
def perform_bash(table: Table[Fight], act: Bash) -> None:
    """A Dungeonbashing throw; a natural 1 hurts. Of anything but a door that is stuck or spiked the game master says whether it
    takes a throw, before anything is spent (acks.bash.action, acks.door.kinds, acks.prof.dungeonbashing)."""
    thing = table.battle.thing(act.thing)
    assert thing is not None
    way = THROW
    if thing.kind != DOOR or (thing.state != STUCK and not thing.spikes):
        way = table.ask(NOBODY, "acks.bash.action", (THROW, GIVES_WAY, FORBIDDEN), who=act.who, thing=act.thing)
        if way == FORBIDDEN:
            return
    spend(table, act)
    table.before(Acting(act.who, act.verb))
    if not table.battle.creatures[act.who].able:
        return
    if way == GIVES_WAY:
        throw_open(table, act.who, thing)
        table.after(Acted(act.who, act.verb))
        return
    result = throw(table, act.who, "dungeonbashing", bash_terms(table.battle, act, thing))
    if result.success:
        throw_open(table, act.who, thing)
    elif result.natural == 1:
        hurt(table, act.who, 1, "bludgeoning")
    table.after(Acted(act.who, act.verb))


def bash_terms(fight: Fight, act: Bash, thing: Thing) -> tuple[Term, ...]:
    """4 for each point of Strength, of the stronger if two work together; the crowbar, size, further spikes
    (acks.prof.dungeonbashing)."""
    crew = [fight.creatures[who] for who in (act.who, act.helper) if who != NOBODY]
    strength = max(creature.sheet.mods["str"] for creature in crew)
    rule = "acks.prof.dungeonbashing"
    crowbar = any(creature.holds(CROWBAR) for creature in crew)
    size = size_steps(fight.creatures[act.who].sheet.size_name, "man")
    return (Term(4 * strength, "acks.attack.stats"), Term(4 * (len(crew) - 1), rule, of="helper"),
            Term(2 * crowbar, rule, of="crowbar"), Term(8 * size, "acks.grid.size"),
            Term(-4 * max(0, thing.spikes - 1), "acks.door.spikes"))


# ---- hasty work ----------------------------------------------------------------------------------------------------------------

@book.refuses(Hasty)
def refuse_hasty(fight: Fight, act: Hasty) -> Iterator[Refusal]:
    """A whole segment, the proficiency, tools, a lock or a trap within five feet, and no failure here before
    (acks.hasty.lockpick, acks.hasty.search, acks.hasty.trapbreak, acks.prof.common)."""
    rule = rule_of(act.skill)
    if act.skill not in HASTY:
        yield refusal("acks.prof.common", hard=True, skill=act.skill, known=HASTY)
        return
    if act.skill != "searching":
        kinds = (TRAP,) if act.skill == "trapbreaking" else (DOOR, CHEST)
        yield from absent_thing(fight, act.who, act.thing, kinds,
                                "acks.hasty.trapbreak" if act.skill == "trapbreaking" else "acks.hasty.lockpick")
    yield from cannot(fight, act.who, FULL)
    yield from unskilled(fight, act.who, act.skill, "acks.prof.common")
    creature = fight.creatures[act.who]
    if act.skill != "searching" and not creature.carries(TOOLS) and TOOLS not in dict(creature.pack):
        yield refusal(rule, why="tools")
    if f"{act.skill} {spot(fight, act)}" in creature.tried:
        yield refusal(rule, why="tried")
    thing = fight.thing(act.thing)
    if thing is not None and act.skill == "lockpicking" and thing.state != LOCKED:
        yield refusal(rule, why=thing.state)


def rule_of(skill: str) -> RuleId:
    """The rule of a hasty try (acks.prof.lockpicking, acks.prof.searching, acks.prof.trapbreaking)."""
    return ("acks.prof.lockpicking" if skill == "lockpicking" else
            "acks.prof.searching" if skill == "searching" else "acks.prof.trapbreaking")


def spot(fight: Fight, act: Hasty) -> str:
    """What one fails at: a thing, or the area where one stands."""
    if act.thing:
        return act.thing
    x, y = fight.board.xy(fight.creatures[act.who].at)
    return f"{x},{y}"


@book.proposes
def propose_work(fight: Fight, who: Who) -> Iterator[Action]:
    """On whatever is next to it."""
    for thing in fight.things:
        if near(fight, who, thing):
            yield from (Open(who, thing.id, by) for by in (MOVEMENT, COMBAT))
            yield Bash(who, thing.id)
            yield from (Hasty(who, skill, thing.id) for skill in ("lockpicking", "trapbreaking"))
    yield Hasty(who, "searching")


@book.performs(Hasty)
def perform_hasty(table: Table[Fight], act: Hasty) -> None:
    """A failure on a natural 1 to 3 is worse than others; any failure bars a second hasty try by the same person
    (acks.prof.lockpicking, acks.prof.searching, acks.prof.trapbreaking)."""
    fight, who = table.battle, act.who
    spend(table, act)
    table.before(Acting(who, act.verb))
    if not fight.creatures[who].able:
        return
    result = throw(table, who, act.skill, secret=act.skill == "searching")
    thing = fight.thing(act.thing)
    if act.skill == "searching":
        hidden = [other for other in fight.things if other.kind in (SECRET, TRAP) and not other.open and near(
            fight, who, other, 10 if fight.creatures[who].holds(POLE) else 5)]
        for other in hidden if result.success else ():
            table.make(facts.thing_found, who, replace(other, open=other.kind == SECRET))
    elif thing is not None and result.success:
        succeed(table, act, thing)
    elif thing is not None and result.natural <= BUNGLED:
        bungle(table, act, thing)
    if not result.success:
        table.make(facts.failed_at, who, act.skill, spot(fight, act))
    table.after(Acted(who, act.verb))


def succeed(table: Table[Fight], act: Hasty, thing: Thing) -> None:
    """A lock is open; a trap is harmless, or goes off harmlessly, as one likes (acks.prof.lockpicking, acks.prof.trapbreaking)."""
    if act.skill == "lockpicking":
        table.make(facts.thing_changed, act.who, replace(thing, state=FREE))
        return
    way = table.ask(act.who, "acks.prof.trapbreaking", ("disarmed", "discharged"))
    table.make(facts.thing_changed, act.who, replace(thing, open=True, state=way))


def bungle(table: Table[Fight], act: Hasty, thing: Thing) -> None:
    """The pick breaks in the lock; the trap is sprung (acks.prof.lockpicking, acks.prof.trapbreaking)."""
    state = JAMMED if act.skill == "lockpicking" else "sprung"
    table.make(facts.thing_changed, act.who, replace(thing, open=thing.open or act.skill != "lockpicking", state=state))
