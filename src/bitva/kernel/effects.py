"""Effects: rules that hold for a while, on somebody, since a moment, until a moment; they end by themselves."""
from __future__ import annotations

from typing import Final

from bitva.kernel.words import NOBODY, RuleId, Who, value

COUNT: Final = "count"
"""As a moment: just before anybody acts at a count of the order, whoever that may be by then."""


@value
class Until:
    """The moment at which an effect ends: the `when` of `who` in round `round` or later (0: the very next one); or a count of the
    order in that round."""

    when: str
    who: Who = NOBODY
    round: int = 0
    count: int = 0


FOREVER = Until("")
"""No moment of the clock ends it."""


@value
class Effect:
    """One rule that holds: its kind and the rule it comes from, on whom, by whom, until when.

    `flags` are bits that the rulebook gives a meaning; a creature's flags are those of all its effects together.
    `cause` is the effect that this one hangs on and ends with; `data` is what else the rule has to remember.
    """

    number: int
    kind: str
    rule: RuleId
    on: Who
    by: Who = NOBODY
    until: Until = FOREVER
    flags: int = 0
    cause: int = 0
    data: tuple[object, ...] = ()
