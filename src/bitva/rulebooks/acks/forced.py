"""Being moved against one's will: pushed back, thrown into what is in the way."""
from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bitva.kernel.facts import stepped
from bitva.kernel.space import COMPASS
from bitva.kernel.table import Table
from bitva.kernel.words import RuleId, Who
from bitva.rulebooks.acks.conditions import impose
from bitva.rulebooks.acks.engagement import Contacts, meet
from bitva.rulebooks.acks.harm import hurt
from bitva.rulebooks.acks.sheet import size_steps
from bitva.rulebooks.acks.state import Combatant, Fight
from bitva.rulebooks.acks.words import PRONE

FORCED: Final[list[Callable[[Table[Fight], Who, RuleId], None]]] = []
"""What being moved by force does besides: it costs a readied action. Chapters register themselves here."""


def push(table: Table[Fight], who: Who, direction: int, steps: int, rule: RuleId, by: Who) -> int:
    """Straight away, square by square; an obstacle or somebody as big brings it down, somebody smaller goes down before it
    (acks.man.force_back). Returns how many squares it went."""
    fight = table.battle
    creature = fight.creatures[who]
    before = Contacts(fight, who)
    dx, dy = COMPASS[direction]
    went = 0
    for _ in range(steps):
        x, y = fight.board.xy(creature.at)
        body = fight.board.space(fight.board.square(x + dx, y + dy), creature.size) if inside(fight, creature, dx, dy) else 0
        if not body or body & fight.board.filled:
            impose(table, who, "prone", rule, by)
            if went >= 2:
                crash(table, who, went // 2, rule, by)
            break
        other = next((other for other in fight.creatures if other.present and other.index != who and other.space & body), None)
        if other is not None and size_steps(other.sheet.size_name, creature.sheet.size_name) >= 0:
            impose(table, who, "prone", rule, by)
            break
        if other is not None and not other.flags & PRONE:
            impose(table, other.index, "prone", rule, by)
        table.make(stepped, who, fight.board.square(x + dx, y + dy))
        went += 1
    if went:
        for follow in FORCED:
            follow(table, who, rule)
        meet(table, before)
    return went


def inside(fight: Fight, creature: Combatant, dx: int, dy: int) -> bool:
    """Would its body still be on the map?"""
    x, y = fight.board.xy(creature.at)
    return fight.board.inside(x + dx, y + dy) and fight.board.inside(x + dx + creature.size - 1, y + dy + creature.size - 1)


def crash(table: Table[Fight], who: Who, dice: int, rule: RuleId, by: Who) -> None:
    """1d6 bludgeoning for each ten feet gone (acks.man.force_back)."""
    hurt(table, who, sum(table.several(dice, 6, rule, by)), "bludgeoning", by)
