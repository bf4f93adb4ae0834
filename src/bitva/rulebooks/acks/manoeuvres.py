"""Special manoeuvres: in place of a melee attack, harder to bring off, and then a saving throw."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.numbers import Term
from bitva.kernel.space import squares
from bitva.kernel.table import Table
from bitva.kernel.words import Who, value
from bitva.rulebooks.acks import facts
from bitva.rulebooks.acks.attack import begin_attack, can_still, no_attack_left, unfit
from bitva.rulebooks.acks.book import book
from bitva.rulebooks.acks.cleave import follow_up, standing
from bitva.rulebooks.acks.conditions import impose
from bitva.rulebooks.acks.engagement import not_while_engaged
from bitva.rulebooks.acks.figures import clad, worn_terms
from bitva.rulebooks.acks.forced import push
from bitva.rulebooks.acks.gear import usable
from bitva.rulebooks.acks.harm import die
from bitva.rulebooks.acks.held import release, seize
from bitva.rulebooks.acks.moments import Acted, Acting
from bitva.rulebooks.acks.reach import in_reach
from bitva.rulebooks.acks.saves import save, size_adjusted
from bitva.rulebooks.acks.segment import COMBAT, Act
from bitva.rulebooks.acks.sheet import SHIELD, Means, size_steps
from bitva.rulebooks.acks.state import Combatant, Fight
from bitva.rulebooks.acks.throw import HARMLESS, MISS, NEED_TERMS, THROW_TERMS, TURNED, Blow, strike
from bitva.rulebooks.acks.words import SENSELESS

DISARM, FORCE_BACK, INCAPACITATE, KNOCK_DOWN, OVERRUN, SUNDER, SWEEP, WRESTLE, COUP = (
    "disarm", "force-back", "incapacitate", "knock-down", "overrun", "sunder", "sweep", "wrestle", "coup")
RULES: Final = {
    DISARM: "acks.man.disarm", FORCE_BACK: "acks.man.force_back", INCAPACITATE: "acks.man.incapacitate",
    KNOCK_DOWN: "acks.man.knock_down", OVERRUN: "acks.man.overrun", SUNDER: "acks.man.sunder", SWEEP: "acks.man.sweep",
    WRESTLE: "acks.man.wrestle", COUP: "acks.man.coup"}
SINGLE: Final = (DISARM, FORCE_BACK, INCAPACITATE, KNOCK_DOWN, SUNDER, WRESTLE, COUP)
"""Those that are aimed at one opponent and over with a saving throw."""
HARDER: Final = {DISARM: -4, FORCE_BACK: -4, INCAPACITATE: -4, KNOCK_DOWN: -4, OVERRUN: -4, SUNDER: -4, WRESTLE: -4}
UNSAVED: Final = (INCAPACITATE,)
"""Manoeuvres against which nobody saves (acks.prof.trickery)."""
SIZED: Final = (FORCE_BACK, KNOCK_DOWN, WRESTLE)
"""Those whose save is size-adjusted (acks.save.size)."""
HELPED: Final = {"flexible": (DISARM, KNOCK_DOWN), "entangling": (KNOCK_DOWN, WRESTLE), "incapacitating": (INCAPACITATE,)}
"""What is 2 easier with weapons of a tag (acks.weapon.tags)."""
FRAGILE: Final = ("staff", "spear", "polearm")
"""Long shafts, easier to hit and to break (acks.man.sunder)."""
STURDY: Final = ("dagger", "sword", SHIELD)
ARMORED: Final = ("medium", "heavy")
HARMLESS.update({WRESTLE: RULES[WRESTLE], OVERRUN: RULES[OVERRUN], SWEEP: RULES[SWEEP]})


@value
class Manoeuvre(Act):
    """A special manoeuvre of a kind at somebody; `thing`: what is struck from his hands or broken."""

    verb: ClassVar[str] = "manoeuvre"
    cost: ClassVar[str] = COMBAT
    who: Who
    kind: str
    target: Who
    means: str = ""
    thing: str = ""


# ---- may it? -----------------------------------------------------------------------------------------------------------------

def melee_means(fight: Fight, who: Who, id: str) -> Means | None:
    """What is named, or the next of the series, or the first melee attack at hand, bare hands if there is none; monsters may use
    any attack of their series (acks.man.general)."""
    creature = fight.creatures[who]
    if id:
        found = creature.sheet.means.get(id)
        return found if found is None or found.melee else None
    if creature.sequence:
        return creature.sheet.means[creature.sequence[0]]
    armed = next((means for means in usable(fight, who) if means.melee), None)
    return armed or next((means for means in creature.sheet.means.values() if means.brawl), None)


@book.refuses(Manoeuvre)
def refuse_manoeuvre(fight: Fight, act: Manoeuvre) -> Iterator[Refusal]:
    """In place of a melee attack that reaches its target, with something to disarm or to break where that is meant
    (acks.man.general, acks.man.disarm, acks.man.sunder, acks.man.coup)."""
    means = melee_means(fight, act.who, act.means)
    target = fight.creatures[act.target]
    if means is None or act.kind not in SINGLE or act.target == act.who or not target.present:
        yield refusal("acks.man.general", hard=True, kind=act.kind, known=SINGLE)
        return
    yield from no_attack_left(fight, act.who, means)
    yield from unfit(fight, act.who, act.target, means)
    yield from in_reach(fight, act.who, act.target, means)
    if act.kind in (DISARM, SUNDER) and not aimed_at(target, act):
        yield refusal("acks.man.disarm" if act.kind == DISARM else "acks.man.sunder", why="empty")
    if act.kind == COUP:
        yield from refuse_coup(fight, act, means)


def aimed_at(target: Combatant, act: Manoeuvre) -> str:
    """The thing in his hands that is meant: the one named, or the first."""
    things = target.hand if act.kind == SUNDER else tuple(thing for thing in target.hand if thing != SHIELD)
    return act.thing if act.thing in things else "" if act.thing else next(iter(things), "")


def refuse_coup(fight: Fight, act: Manoeuvre, means: Means) -> Iterator[Refusal]:
    """A helpless opponent no larger than the attacker, who is not engaged and can hurt it (acks.man.coup)."""
    target = fight.creatures[act.target]
    if not target.flags & SENSELESS:
        yield refusal("acks.man.coup", why="able")
    if size_steps(target.sheet.size_name, fight.creatures[act.who].sheet.size_name) > 0:
        yield refusal("acks.man.coup", why="size")
    yield from not_while_engaged(fight, act.who, "acks.man.coup")
    if means.damage is None or means.damage.type in target.sheet.immune:
        yield refusal("acks.man.coup", why="immune")


@book.proposes
def propose_manoeuvres(fight: Fight, who: Who) -> Iterator[Action]:
    """Each kind at every enemy next to it; the helpless are finished off."""
    if fight.creatures[who].spent:
        return
    for other in fight.creatures:
        if other.present and not other.dead and fight.hostile(who, other.index) and fight.feet(who, other.index) <= 5:
            yield from (Manoeuvre(who, kind, other.index) for kind in SINGLE)


# ---- the throw -----------------------------------------------------------------------------------------------------------------

def manoeuvre_throw(fight: Fight, blow: Blow, means: Means) -> Iterator[Term]:
    """-4, for a sunder of anything but a shaft -6; 2 better with a fitting weapon; less with Combat Trickery (acks.man.general,
    acks.man.sunder, acks.weapon.tags, acks.prof.trickery)."""
    if blow.feint not in HARDER:
        return
    yield Term(HARDER[blow.feint] - (2 if blow.feint == SUNDER and blow.thing not in FRAGILE else 0), "acks.man.general")
    if any(blow.feint in kinds for tag, kinds in HELPED.items() if tag in means.tags):
        yield Term(2, "acks.weapon.tags")
    if tricky(fight, blow.who, blow.feint):
        yield Term(4 if blow.feint in UNSAVED else 2, "acks.prof.trickery")


def tricky(fight: Fight, who: Who, kind: str) -> bool:
    """Has it Combat Trickery for this manoeuvre? (acks.prof.trickery)"""
    return bool(fight.creatures[who].sheet.has(f"combat-trickery-{kind}"))


def past_armor(fight: Fight, blow: Blow, means: Means) -> Iterator[Term]:
    """Armour is no help against a wrestler (acks.man.wrestle)."""
    target = fight.creatures[blow.target]
    if blow.feint == WRESTLE and target.sheet.ac is None:
        yield from (Term(-term.value, "acks.man.wrestle") for term in worn_terms(target) if term.value)


def against_metal(fight: Fight, blow: Blow, means: Means) -> bool:
    """In at most light armour one hurts oneself by punching medium or heavy armour (acks.man.brawl)."""
    if not means.brawl:
        return False
    return clad(fight.creatures[blow.target]) in ARMORED and clad(fight.creatures[blow.who]) not in ARMORED


THROW_TERMS.append(manoeuvre_throw)
NEED_TERMS.append(past_armor)
TURNED.append(against_metal)


# ---- carrying it out ---------------------------------------------------------------------------------------------------------

@book.performs(Manoeuvre)
def perform_manoeuvre(table: Table[Fight], act: Manoeuvre) -> None:
    """The throw, the damage, the save and what a failure means; a cleave only if the target drops (acks.man.general,
    acks.attack.contents)."""
    fight, who = table.battle, act.who
    means = melee_means(fight, who, act.means)
    assert means is not None
    begin_attack(table, act, means)
    table.before(Acting(who, "attack", act.target))
    if can_still(fight, who, act.target, means):
        if act.kind == COUP:
            finish_off(table, act)
        else:
            stood = standing(fight, act.target)
            blow = Blow(who, act.target, means.id, feint=act.kind, thing=aimed_at(fight.creatures[act.target], act))
            carry_out(table, blow)
            follow_up(table, blow, stood)
    table.after(Acted(who, act.verb, act.target))


def carry_out(table: Table[Fight], blow: Blow) -> None:
    """A hit that leaves the target standing is followed by its save (acks.man.general)."""
    fight = table.battle
    dealt = strike(table, blow)
    target = fight.creatures[blow.target]
    if dealt == MISS or blow.feint in UNSAVED or target.dead or not target.present:
        return
    if blow.feint == SUNDER and magic(fight, blow.thing) > magic(fight, fight.creatures[blow.who].sheet.means[blow.means].weapon):
        return
    if blow.feint in (KNOCK_DOWN, FORCE_BACK):
        release(table, blow.target, blow.who)
    if not resisted(table, blow):
        EFFECTS[blow.feint](table, blow, dealt)


def resisted(table: Table[Fight], blow: Blow, extra: tuple[Term, ...] = ()) -> bool:
    """The Paralysis save of the opponent; the helpless have none (acks.man.general, acks.save.size, acks.prof.trickery)."""
    fight = table.battle
    target = fight.creatures[blow.target]
    if target.flags & SENSELESS:
        return False
    rule = RULES[blow.feint]
    terms = [*extra, Term(grip(fight, blow), rule)]
    if blow.feint in SIZED:
        terms.append(size_adjusted(fight, blow.target, blow.who))
    if tricky(fight, blow.who, blow.feint):
        terms.append(Term(-2, "acks.prof.trickery"))
    return save(table, blow.target, "paralysis", rule, blow.who, tuple(terms))


def grip(fight: Fight, blow: Blow) -> int:
    """+4 for what is held in two hands; +4 for a dagger, sword or shield that is to be broken, -4 for a shaft; magic counts
    (acks.man.disarm, acks.man.sunder)."""
    row = fight.weapons.get(blow.thing, {})
    if blow.feint == DISARM:
        return 4 if int(row.get("hands", 1)) > 1 else 0
    if blow.feint == SUNDER:
        return magic(fight, blow.thing) + (4 if blow.thing in STURDY else -4 if blow.thing in FRAGILE else 0)
    return 0


def magic(fight: Fight, thing: str) -> int:
    """The magic bonus of a thing."""
    return int(fight.weapons.get(thing, {}).get("magic", 0))


def finish_off(table: Table[Fight], act: Manoeuvre) -> None:
    """Slain without a throw; no cleave follows, and sneaking goes on (acks.man.coup)."""
    if not table.battle.offence:
        table.make(facts.offended)
    die(table, act.target, "acks.man.coup")


# ---- what a failed save means ---------------------------------------------------------------------------------------------------

def disarmed(table: Table[Fight], blow: Blow, dealt: int) -> None:
    """The weapon lands five feet away, in a free square of the attacker's choice (acks.man.disarm)."""
    fight = table.battle
    target, board = fight.creatures[blow.target], fight.board
    free = board.reach(target.at, target.size, 1) & ~target.space & ~board.filled & ~fight.taken
    places = {f"{board.xs[square]},{board.ys[square]}": square for square in squares(free)}
    chosen = table.ask(blow.who, "acks.man.disarm", tuple(places), thing=blow.thing) if places else ""
    table.make(facts.let_go, blow.target, blow.thing, places.get(chosen, target.at))


def forced_back(table: Table[Fight], blow: Blow, dealt: int) -> None:
    """As many feet as the damage dealt, in whole squares (acks.man.force_back)."""
    fight = table.battle
    attacker, target = fight.creatures[blow.who], fight.creatures[blow.target]
    push(table, blow.target, fight.board.direction(attacker.at, target.at), dealt // 5, "acks.man.force_back", blow.who)


def knocked_down(table: Table[Fight], blow: Blow, dealt: int) -> None:
    """It is prone (acks.man.knock_down)."""
    impose(table, blow.target, "prone", "acks.man.knock_down", blow.who)


def sundered(table: Table[Fight], blow: Blow, dealt: int) -> None:
    """What was struck breaks (acks.man.sunder)."""
    table.make(facts.broken, blow.target, blow.thing)


def wrestled(table: Table[Fight], blow: Blow, dealt: int) -> None:
    """It is wrestled (acks.man.wrestle)."""
    seize(table, blow.target, "wrestled", "acks.man.wrestle", blow.who)


Outcome = Callable[[Table[Fight], Blow, int], None]
EFFECTS: Final[dict[str, Outcome]] = {
    DISARM: disarmed, FORCE_BACK: forced_back, KNOCK_DOWN: knocked_down, SUNDER: sundered, WRESTLE: wrestled}
