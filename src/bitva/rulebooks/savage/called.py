"""Called shots: attacks at a part of somebody, at what he holds, at a gap in his armour."""
from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.numbers import Term
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, Who
from bitva.rulebooks.savage.book import book
from bitva.rulebooks.savage.disarm import has_part, size_of
from bitva.rulebooks.savage.figures import in_hand, scale_modifier
from bitva.rulebooks.savage.state import Combatant, Fight
from bitva.rulebooks.savage.strike import GAPS, PARTS, Strike
from bitva.rulebooks.savage.words import SCALE_MODIFIER, scale_of

if TYPE_CHECKING:
    from bitva.rulebooks.savage.attack import Attack

CALLED: Final = "sw.called.modifier"
HEADS: Final = ("head", "vitals", "face", "eye")
TINY: Final = SCALE_MODIFIER["tiny"]
OFFERED: Final = ("head", "face", "vitals", "hand", "arm", "limb")


def part_modifier(fight: Fight, strike: Strike, target: Who) -> int:
    """The Scale of the part, of the thing, or of the gap; a stat block may name parts with a Scale of their own
    (sw.called.sized_target, sw.called.item, sw.called.armor_gap)."""
    other = fight.creatures[target]
    scales = other.sheet.data.get("parts", {})
    if strike.part in scales:
        return SCALE_MODIFIER[scales[strike.part]]
    if strike.part in other.hand:
        return SCALE_MODIFIER[scale_of(size_of(other, strike.part))]
    return TINY if strike.part in GAPS else PARTS[strike.part] + scale_modifier(other)


@book.attack_terms.append
def called(fight: Fight, strike: Strike, target: Who) -> Iterator[Term]:
    """The part's Scale instead of its owner's, less one's own (sw.called.modifier)."""
    if target != NOBODY and has_part(fight.creatures[target], strike.part):
        shift = part_modifier(fight, strike, target) - scale_modifier(fight.creatures[strike.who])
        if shift:
            yield Term(shift, CALLED)


@book.attack_reasons.append
def refuse_part(fight: Fight, attack: Attack, strike: Strike) -> Iterator[Refusal]:
    """A part that there is, and a face only under an open helmet (sw.called.modifier, sw.called.face)."""
    for target in attack.targets if attack.part else ():
        other = fight.creatures[target]
        if not has_part(other, attack.part):
            yield refusal(CALLED, hard=True, part=attack.part)
        elif attack.part == "face" and not bare_face(other):
            yield refusal("sw.called.face", target=target)


def bare_face(creature: Combatant) -> bool:
    """Does it wear an open helmet, and none that is closed? (sw.called.face)"""
    helmets = [piece for piece in creature.sheet.armor if "head" in piece.get("covers", ())]
    return bool(helmets) and all(piece.get("open") for piece in helmets)


@book.damage_terms.append
def vital(fight: Fight, strike: Strike, target: Who) -> Iterator[Term]:
    """Four more against the head or vital organs of a living being, or where the game master has said so (sw.called.head,
    sw.called.sized_effect)."""
    if target != NOBODY and ((strike.part in HEADS and fight.creatures[target].sheet.living) or strike.vital):
        yield Term(4, "sw.called.head")


@book.damage_judges.append
def judge_vital(table: Table[Fight], strike: Strike, target: Who) -> None:
    """Of what does not live, and of a gap on the head, the game master says whether the head counts (sw.called.head,
    sw.called.armor_gap)."""
    living = table.battle.creatures[target].sheet.living
    if strike.part == "eye-slit":
        strike.vital = table.ask(NOBODY, "sw.called.armor_gap", ("yes", "no"), target=target) == "yes"
    elif strike.part in HEADS and not living:
        strike.vital = table.ask(NOBODY, "sw.called.head", ("no", "yes"), target=target) == "yes"


@book.proposes
def propose_called(fight: Fight, who: Who) -> Iterator[Action]:
    """Every weapon in hand at the parts of every enemy, and at what he holds (sw.called.modifier, sw.disarm.choice)."""
    from bitva.rulebooks.savage.attack import Attack
    creature = fight.creatures[who]
    if not creature.able:
        return
    for other in fight.foes(who):
        for means in in_hand(creature):
            for part in OFFERED:
                if part != "face" or bare_face(other):
                    yield Attack(who, (other.index,), means.id, part=part)
            for thing in dict.fromkeys(other.hand):
                yield Attack(who, (other.index,), means.id, part=thing)
