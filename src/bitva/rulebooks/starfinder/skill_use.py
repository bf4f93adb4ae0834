"""Skills used in a fight: what each task costs, and the game master's word on those that no rule lists."""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, Who, value
from bitva.rulebooks.starfinder.book import book
from bitva.rulebooks.starfinder.budget import cannot_act, cannot_spend, pay
from bitva.rulebooks.starfinder.checks import cannot_take, check
from bitva.rulebooks.starfinder.small_deeds import KINDS
from bitva.rulebooks.starfinder.state import Fight
from bitva.rulebooks.starfinder.words import ABILITIES, OTHER, SKILLS, STANDARD

RULE: Final = "sf.use_skill"
HARDEST: Final = 80
LIKELY: Final = 15


@value
class UseSkill(Action):
    """A skill is used for a task that has no action of its own."""

    verb: ClassVar[str] = "skill"
    cost: ClassVar[str] = STANDARD
    who: Who
    skill: str
    task: str = ""
    take: int = 0


@book.refuses(UseSkill)
def refuse_use(fight: Fight, use: UseSkill) -> Iterator[Refusal]:
    """On one's own turn: persuading somebody with a skill is no short speech (sf.use_skill, sf.banter)."""
    if use.skill not in SKILLS and use.skill not in ABILITIES:
        yield refusal("sf.skill.check", hard=True, skill=use.skill, known=(*SKILLS, *ABILITIES))
        return
    yield from cannot_act(fight, use.who)
    yield from cannot_take(fight.creatures[use.who], use.skill, use.take)


@book.performs(UseSkill)
def perform_use(table: Table[Fight], use: UseSkill) -> None:
    """The game master says which action it takes and how hard it is (sf.use_skill)."""
    fight = table.battle
    kinds = tuple(kind for kind in KINDS if kind == OTHER or next(cannot_spend(fight, use.who, kind), None) is None)
    kind = table.ask(NOBODY, RULE, kinds, who=use.who, skill=use.skill, task=use.task, proposed=STANDARD)
    dc = table.ask_number(NOBODY, RULE, 0, HARDEST, who=use.who, skill=use.skill, task=use.task, proposed=LIKELY)
    pay(table, use.who, kind, use.verb)
    check(table, use.who, use.skill, dc, RULE, take=use.take)
