"""A log as lines: facts that belong together are told together, and bookkeeping is left out."""
from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from bitva.kernel.battle import Battle
from bitva.kernel.effects import Effect
from bitva.kernel.facts import Fact
from bitva.kernel.numbers import Number
from bitva.kernel.words import NOBODY, RuleId
from bitva.speech.parts import whole
from bitva.speech.voice import Line, Run

if TYPE_CHECKING:
    from bitva.speech.speaker import Speaker


def told_lines(speaker: Speaker, battle: Battle, facts: Sequence[Fact], effects: Iterable[Effect] = ()) -> list[Line]:
    """Every fact once: by the fold of its kind, by its own sentence, or not at all."""
    run = Run(battle, facts, effects)
    voice = speaker.voice
    lines: list[Line] = []
    for at, fact in enumerate(facts):
        if run.done[at]:
            continue
        run.taken = [at]
        fold = voice.folds.get(fact.kind)
        told = fold(speaker, battle, run, at) if fold else speaker.told(battle, fact.kind, whole(fact))
        run.done[at] = True
        if told is None:
            continue
        found: dict[RuleId, None] = {}
        for n in run.taken:
            for part in facts[n].args:
                collect(speaker, part, found)
        who = whole(fact).get("who", NOBODY)
        under = fact.kind in voice.under and bool(lines)
        lines.append(Line(speaker.sentence(*told), fact.kind, who if isinstance(who, int) else NOBODY, tuple(found), under))
    return lines


def collect(speaker: Speaker, part: object, found: dict[RuleId, None]) -> None:
    """The rules that a part of a fact names, those of the terms of numbers too."""
    if isinstance(part, str):
        if speaker.title(part):
            found[part] = None
    elif isinstance(part, Number):
        for term in part:
            for rule in (term.rule, term.beaten):
                collect(speaker, rule, found)
    elif isinstance(part, Effect):
        collect(speaker, part.rule, found)
    elif isinstance(part, tuple):
        for member in part:
            collect(speaker, member, found)
