"""Hiding, staying hidden, being found."""
from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.facts import forbidden
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, RuleId, Squares, Who, value
from bitva.rulebooks.dnd5e import facts
from bitva.rulebooks.dnd5e.bonus import acted, costs, pay, refuse_cost
from bitva.rulebooks.dnd5e.book import book
from bitva.rulebooks.dnd5e.checks import passive, roll_check
from bitva.rulebooks.dnd5e.cover import TOTAL, cover, cover_between
from bitva.rulebooks.dnd5e.moments import Stepped
from bitva.rulebooks.dnd5e.sight import dazzled, locates, obscurement, perceives
from bitva.rulebooks.dnd5e.state import Combatant, Fight
from bitva.rulebooks.dnd5e.words import DEAFENED, SIZES, UNAWARE

UNSEEN, PARTLY, CLEARLY = 0, 1, 2
Rules = tuple[RuleId, ...]


@value
class Hide(Action):
    """A creature hides from its enemies."""

    verb: ClassVar[str] = "hide"
    who: Who
    bonus: bool = False


@value
class Search(Action):
    """A creature looks for something, and so for whoever hides from it."""

    verb: ClassVar[str] = "search"
    who: Who
    bonus: bool = False


@value
class ComeOut(Action):
    """A creature stops hiding."""

    verb: ClassVar[str] = "come-out"
    who: Who


# ---- who has it in view --------------------------------------------------------------------------------------------------------

def could_see(fight: Fight, watcher: Who, hider: Who) -> bool:
    """Would it see the creature if that did not hide? (dnd.vision.see)"""
    one, other = fight.creatures[watcher], fight.creatures[hider]
    return not one.flags & UNAWARE and perceives(fight, one, other)


def view(fight: Fight, watcher: Who, hider: Who) -> int:
    """How a creature would have another in view: not at all (no line of sight, heavy obscurement, invisibility, total cover),
    partly (other cover, light obscurement), or clearly (dnd.hide.conditions)."""
    if not could_see(fight, watcher, hider):
        return UNSEEN
    degree = cover(fight, watcher, hider)
    if degree == TOTAL or (degree and behind_the_big(fight, watcher, hider)):
        return UNSEEN
    return PARTLY if degree or obscurement(fight, watcher, fight.creatures[hider].at) else CLEARLY


def behind_the_big(fight: Fight, watcher: Who, hider: Who) -> bool:
    """One that is naturally stealthy may hide behind a creature that is larger than itself (dnd.turn.extra_options)."""
    one, other = fight.creatures[watcher], fight.creatures[hider]
    if not other.sheet.has("naturally-stealthy"):
        return False
    size = SIZES.index(other.sheet.size_name)
    bodies: Squares = 0
    for big in fight.creatures:
        if big.present and big.index not in (watcher, hider) and SIZES.index(big.sheet.size_name) > size:
            bodies |= big.space
    return bool(bodies) and cover_between(fight.board, one.space, other.space, bodies) > cover_between(
        fight.board, one.space, other.space, 0)


def foes(fight: Fight, who: Who) -> list[Combatant]:
    """Those from whom a creature would hide, whether they can perceive anything or not."""
    return [other for other in fight.creatures if other.present and not other.dead and fight.hostile(who, other.index)]


# ---- hiding --------------------------------------------------------------------------------------------------------------------

@book.refuses(Hide)
def refuse_hide(fight: Fight, hide: Hide) -> Iterator[Refusal]:
    """Nobody can hide from one who sees it clearly; of watchers that it does not know of the hider learns nothing
    (dnd.action.hide, dnd.hide.conditions)."""
    yield from refuse_cost(fight, hide.who, hide.verb, hide.bonus)
    watchers = tuple(foe.index for foe in foes(fight, hide.who)
                     if view(fight, foe.index, hide.who) == CLEARLY and locates(fight, hide.who, foe.index))
    if watchers:
        yield refusal("dnd.action.hide", watchers=watchers)


@book.proposes
def propose_hide(fight: Fight, who: Who) -> Iterator[Action]:
    """As the action, and as a bonus action where granted (dnd.action.hide)."""
    for bonus in costs(fight, who, Hide.verb):
        yield Hide(who, bonus)


@book.performs(Hide)
def perform_hide(table: Table[Fight], hide: Hide) -> None:
    """Where somebody has it partly in view the game master says whether it may hide; then Stealth against the passive Perception of
    each enemy, which has to beat it (dnd.action.hide, dnd.hide.conditions, dnd.hide.contest)."""
    fight = table.battle
    who = hide.who
    enemies = foes(fight, who)
    partly = tuple(foe.id for foe in enemies if view(fight, foe.index, who) == PARTLY)
    if partly and table.ask(NOBODY, "dnd.hide.conditions", ("allow", "refuse"), who=who, watchers=partly) == "refuse":
        table.tell(forbidden, who, "dnd.hide.conditions")
        return
    pay(table, who, hide.verb, hide.bonus)
    d20, number = roll_check(table, who, "stealth", "dnd.action.hide")
    table.tell(facts.check_made, who, "stealth", d20.faces, d20.edge, number, "dnd.action.hide")
    unaware = 0
    for foe in enemies:
        watched = view(fight, foe.index, who) == CLEARLY and not locates(fight, who, foe.index)
        if not watched and alertness(fight, foe.index, who) <= number.total:
            unaware |= 1 << foe.index
    table.make(facts.hid, who, number.total, unaware)
    acted(table, hide)


@book.refuses(ComeOut)
def refuse_come_out(fight: Fight, come_out: ComeOut) -> Iterator[Refusal]:
    """Only who hides can stop hiding (dnd.hide.contest)."""
    if fight.creatures[come_out.who].stealth < 0:
        yield refusal("dnd.hide.contest", hard=True)


@book.proposes
def propose_come_out(fight: Fight, who: Who) -> Iterator[Action]:
    """At any time (dnd.hide.contest)."""
    if fight.creatures[who].stealth >= 0:
        yield ComeOut(who)


@book.performs(ComeOut)
def perform_come_out(table: Table[Fight], come_out: ComeOut) -> None:
    """It is hidden from nobody any more (dnd.hide.contest)."""
    give_away(table, come_out.who)


def give_away(table: Table[Fight], who: Who) -> None:
    """A noise, a spoken spell, an attack: everybody knows where the creature is (dnd.hide.conditions, dnd.attack.reveals)."""
    creature = table.battle.creatures[who]
    if creature.hidden or creature.stealth >= 0:
        table.make(facts.revealed, who, creature.at)


# ---- being found ---------------------------------------------------------------------------------------------------------------

def sharpness(fight: Fight, watcher: Who, hider: Who) -> tuple[Rules, Rules]:
    """What helps and hinders a creature in perceiving a hidden one: a keen sense that serves, dim light or thin fog if it goes
    by sight (dnd.monster.traits, dnd.vision.lightly_obscured)."""
    one = fight.creatures[watcher]
    looks = could_see(fight, watcher, hider)
    keen: tuple[str, ...] = tuple(one.sheet.features.get("keen-senses", {}).get("senses", ()))
    serves = ("sight" in keen and looks) or ("hearing" in keen and not one.flags & DEAFENED) or "smell" in keen
    dim = looks and obscurement(fight, watcher, fight.creatures[hider].at) == 1
    against: Rules = ("dnd.vision.lightly_obscured",) if dim else ()
    if looks and dazzled(fight, one):
        against += ("dnd.monster.traits",)
    return ("dnd.monster.traits",) if serves else (), against


def shut_off(fight: Fight, watcher: Who, hider: Who) -> bool:
    """Can it neither see nor hear where the other is? (dnd.condition.deafened, dnd.condition.blinded)"""
    one = fight.creatures[watcher]
    return bool(one.flags & UNAWARE) or (bool(one.flags & DEAFENED) and not could_see(fight, watcher, hider))


def alertness(fight: Fight, watcher: Who, hider: Who) -> int:
    """The passive Perception of one who does not search (dnd.hide.contest, dnd.core.passive)."""
    if shut_off(fight, watcher, hider):
        return -1
    for_, against = sharpness(fight, watcher, hider)
    return passive(fight, watcher, "perception", for_, against).total


@book.follows(Stepped)
def look_around(table: Table[Fight], step: Stepped) -> None:
    """After each step those who hide, and those hidden from the one that stepped, may be noticed (dnd.hide.contest)."""
    fight = table.battle
    for hider in fight.creatures:
        if hider.hidden and hider.present:
            if hider.index == step.who:
                notice(table, hider, (foe.index for foe in foes(fight, hider.index) if hider.hidden >> foe.index & 1))
            elif hider.hidden >> step.who & 1:
                notice(table, hider, (step.who,))


def notice(table: Table[Fight], hider: Combatant, watchers: Iterable[Who]) -> None:
    """Passive Perception above the Stealth total finds; of others who would have it clearly in view the game master says, once a
    turn, whether they notice it (dnd.hide.contest)."""
    fight = table.battle
    who = hider.index
    doubtful: list[Who] = []
    for watcher in tuple(watchers):
        if alertness(fight, watcher, who) > hider.stealth:
            table.make(facts.found, who, watcher)
        elif view(fight, watcher, who) == CLEARLY and _passed(fight, watcher) not in hider.done:
            doubtful.append(watcher)
    if not doubtful:
        return
    names = tuple(fight.creatures[watcher].id for watcher in doubtful)
    seen = table.ask_some(NOBODY, "dnd.hide.contest", names, 0, len(names), hider=who)
    for watcher, name in zip(doubtful, names, strict=True):
        if name in seen:
            table.make(facts.found, who, watcher)
        else:
            table.make(facts.happened, who, _passed(fight, watcher))


def _passed(fight: Fight, watcher: Who) -> str:
    return f"unnoticed {watcher} {fight.clock.round}.{fight.clock.at}"


# ---- searching -----------------------------------------------------------------------------------------------------------------

@book.refuses(Search)
def refuse_search(fight: Fight, search: Search) -> Iterator[Refusal]:
    """It takes the action (dnd.action.search)."""
    yield from refuse_cost(fight, search.who, search.verb, search.bonus)


@book.proposes
def propose_search(fight: Fight, who: Who) -> Iterator[Action]:
    """Always, since one does not know what there is to find (dnd.action.search)."""
    for bonus in costs(fight, who, Search.verb):
        yield Search(who, bonus)


@book.performs(Search)
def perform_search(table: Table[Fight], search: Search) -> None:
    """The game master calls for Perception or Investigation; Perception finds those whose Stealth total it beats, on a tie nobody.
    What bears on perceiving every one of them bears on the one check (dnd.action.search, dnd.hide.contest)."""
    fight = table.battle
    who = search.who
    skill = table.ask(NOBODY, "dnd.action.search", ("perception", "investigation"), who=who)
    pay(table, who, search.verb, search.bonus)
    hiders = [hider for hider in fight.creatures if hider.present and hider.hidden >> who & 1] if skill == "perception" else []
    edges = [sharpness(fight, who, hider.index) for hider in hiders]
    for_ = edges[0][0] if edges and all(edge[0] for edge in edges) else ()
    against = edges[0][1] if edges and all(edge[1] for edge in edges) else ()
    d20, number = roll_check(table, who, skill, "dnd.action.search", for_, against)
    table.tell(facts.check_made, who, skill, d20.faces, d20.edge, number, "dnd.action.search")
    for hider in hiders:
        if number.total > hider.stealth and not shut_off(fight, who, hider.index):
            table.make(facts.found, hider.index, who)
    acted(table, search)


__all__ = ["CLEARLY", "PARTLY", "UNSEEN", "ComeOut", "Hide", "Search", "alertness", "could_see", "foes", "give_away", "notice",
           "view"]
