"""Innocent bystanders: shots that fail and strike somebody else."""
from __future__ import annotations

from typing import Final

from bitva.kernel.lines import crossed, middle
from bitva.kernel.space import squares
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, Creatures, Who
from bitva.rulebooks.savage import facts
from bitva.rulebooks.savage.figures import saddle
from bitva.rulebooks.savage.harm import suffer
from bitva.rulebooks.savage.pools import Lot
from bitva.rulebooks.savage.rolls import FAILURE, Throw, raises_of
from bitva.rulebooks.savage.state import Fight
from bitva.rulebooks.savage.strike import Strike, attack_terms, damage_dice, damage_terms, harm_of, roll_damage, to_reach

WHEN: Final = "sw.bystander.when"
SPREAD: Final = 2
"""The highest number on a die that is dangerous with a Rate of Fire of 2 or more and with shot (sw.bystander.spread)."""


def strays(table: Table[Fight], strike: Strike, targets: Creatures, thrown: Throw, lots: tuple[Lot, ...]) -> None:
    """Each skill die that shows a dangerous number and fails may strike somebody next to its target or in the line of fire, if the
    game master uses the rule here (sw.bystander.when, sw.bystander.ones, sw.crowd.fire)."""
    fight = table.battle
    mode = fight.setting("bystanders", "ask")
    used = mode in ("yes", True)
    for target in stray_dice(fight, strike, targets, thrown, lots):
        mount = saddle(fight, target)
        if mount == NOBODY and mode in ("no", False):
            return
        victims = in_the_way(fight, strike.who, target) if mount == NOBODY else [mount]
        if not victims:
            continue
        if not used and mount == NOBODY and table.ask(NOBODY, WHEN, ("yes", "no"), who=strike.who, target=target) == "no":
            return
        used = used or mount == NOBODY
        victim = victims[table.die(len(victims), "sw.bystander.ones") - 1] if len(victims) > 1 else victims[0]
        rule = "sw.bystander.ones" if mount == NOBODY else "sw.mount.basics"
        table.tell(facts.bystander_hit, strike.who, victim, strike.means.id, rule)
        plain = Strike(strike.who, strike.means)
        dice = damage_dice(fight, plain, False, victim)
        damage = roll_damage(table, strike.who, victim, dice, damage_terms(fight, plain, victim), bennies=False)
        suffer(table, victim, damage.total, harm_of(plain))


def stray_dice(fight: Fight, strike: Strike, targets: Creatures, thrown: Throw, lots: tuple[Lot, ...]) -> list[Who]:
    """At whom each die was aimed that shows a 1, or a 1 or 2 with a Rate of Fire of 2 or more and with shot, and does not hit by
    itself. With a single shot a Wild Card's Wild Die must have failed as well; it never strikes anybody by itself
    (sw.bystander.ones, sw.bystander.wild_die, sw.bystander.wild_card, sw.bystander.spread)."""
    spread = strike.means.rof > 1 or (strike.means.has("shotgun") and "slug" not in strike.how)
    left = [lot for lot in lots if not lot.wild]
    found: list[Who] = []
    for faces in thrown.dice:
        lot = next((lot for lot in left if lot.natural == sum(faces)), None)
        if lot is not None:
            left.remove(lot)
        target = lot.target if lot is not None else targets[0]
        if faces[0] > (SPREAD if spread else 1) or (not thrown.critical and lands(fight, strike, target, sum(faces))):
            continue
        if not spread and not thrown.critical and thrown.wild and lands(fight, strike, target, sum(thrown.wild)):
            continue
        found.append(target)
    return found


def lands(fight: Fight, strike: Strike, target: Who, natural: int) -> bool:
    """Would a die that shows this hit the target?"""
    total = natural + sum(term.value for term in attack_terms(fight, strike, target) if not term.beaten)
    return raises_of(total, to_reach(fight, strike, target).total) != FAILURE


def in_the_way(fight: Fight, who: Who, target: Who) -> list[Who]:
    """Those next to the target, and those crossed by the line to it (sw.bystander.ones)."""
    own, other = fight.creatures[who], fight.creatures[target]
    board = fight.board
    _, here, there = min((board.gap(a, 1, b, 1), a, b) for a in squares(own.space or 1 << own.at)
                         for b in squares(other.space or 1 << other.at))
    line = crossed(board, middle(board, here), middle(board, there))
    near = board.reach(other.at, other.size, 1)
    return [each.index for each in fight.others(who) if each.index != target and each.space & (line | near)]
