"""Spells cast as a reaction: the shield against a hit, and the counterspell against another's casting."""
from __future__ import annotations

from collections.abc import Iterator

from bitva.kernel.actions import Offer
from bitva.kernel.book import When
from bitva.kernel.words import Who
from bitva.rulebooks.dnd5e import facts
from bitva.rulebooks.dnd5e.book import book
from bitva.rulebooks.dnd5e.moments import Casting, HitRolled, Targeted
from bitva.rulebooks.dnd5e.sight import sees
from bitva.rulebooks.dnd5e.spells.control import casting_check
from bitva.rulebooks.dnd5e.spells.payment import known, refuse_components, refuse_second_spell, way_to_pay
from bitva.rulebooks.dnd5e.spells.spell import Spell
from bitva.rulebooks.dnd5e.spells.work import Cast, Work, does
from bitva.rulebooks.dnd5e.state import Fight
from bitva.rulebooks.dnd5e.turn import may_react
from bitva.rulebooks.dnd5e.words import FEET

HIT, CASTING = "hit-or-magic-missile", "casting"
DARTS = "magic-missile"


def reactions(fight: Fight, who: Who, answers: str) -> Iterator[Spell]:
    """The reaction spells of a creature that answer such an event and can be cast now (dnd.spell.reaction, dnd.reaction.one)."""
    creature = fight.creatures[who]
    if not creature.sheet.spellcasting or not may_react(creature):
        return
    for id in known(creature):
        spell = fight.spells.get(id)
        if spell is None or spell.reacts != answers or not way_to_pay(creature, spell, 0)[0]:
            continue
        if next(refuse_components(fight, who, spell), None) is None and next(refuse_second_spell(fight, who, spell), None) is None:
            yield spell


def slots(fight: Fight, who: Who, spell: Spell) -> Iterator[int]:
    """Every level that the spell can be cast at."""
    creature = fight.creatures[who]
    way, lowest = way_to_pay(creature, spell, 0)
    yield lowest if way == "slot" else 0
    if way == "slot":
        yield from (level for level, left in enumerate(creature.slots, 1) if left and level > lowest)


@book.reacts(HitRolled, When.BEFORE)
def shield_against_a_hit(fight: Fight, hit: HitRolled) -> Iterator[Offer]:
    """Whoever would be hit may raise a magical shield (dnd.spell.reaction, dnd.reaction.any_turn)."""
    yield from (shielding(fight, hit.target, spell) for spell in reactions(fight, hit.target, HIT))


@book.reacts(Targeted, When.BEFORE)
def shield_against_darts(fight: Fight, aim: Targeted) -> Iterator[Offer]:
    """Whoever is the target of magic missiles may too (dnd.spell.reaction)."""
    if aim.means == DARTS:
        yield from (shielding(fight, aim.target, spell) for spell in reactions(fight, aim.target, HIT))


def shielding(fight: Fight, who: Who, spell: Spell) -> Offer:
    return Offer(who, "dnd.spell.reaction", (Cast(who, spell.id, next(slots(fight, who, spell))),))


@book.reacts(Casting, When.BEFORE)
def counterspells(fight: Fight, casting: Casting) -> Iterator[Offer]:
    """Whoever sees a creature cast a spell within range may try to stop it, a counterspell too (dnd.spell.reaction)."""
    if not any(fight.effects_on(casting.who, "casting")):
        return
    for other in fight.creatures:
        if other.index == casting.who or not other.sheet.spellcasting or not fight.hostile(other.index, casting.who):
            continue
        for spell in reactions(fight, other.index, CASTING):
            if fight.gap(other.index, casting.who) * FEET <= spell.range and sees(fight, other.index, casting.who):
                yield Offer(other.index, "dnd.spell.reaction", tuple(
                    Cast(other.index, spell.id, level, (casting.who,)) for level in slots(fight, other.index, spell)))


@does("counterspell")
def counter(work: Work) -> None:
    """A spell of the slot's level or lower fails; a higher one on a check against 10 and its level (dnd.core.check)."""
    target = work.cast.targets[0]
    under_way = [effect for effect in work.fight.effects_on(target, "casting")]
    if not under_way:
        return
    level = int(str(under_way[-1].data[1]))
    if level <= work.level or casting_check(work, int(work.spell.data["counter"]["base"]) + level):
        work.table.end(under_way[-1])
        work.table.tell(facts.spell_countered, target, str(under_way[-1].data[0]), work.who)
