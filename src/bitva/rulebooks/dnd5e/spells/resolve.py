"""What a spell does when it has been cast: what its figures say, or what is its own."""
from __future__ import annotations

from bitva.rulebooks.dnd5e.spells.aiming import origin_of
from bitva.rulebooks.dnd5e.spells.parts import blast, bless, mend, shoot, targets_of
from bitva.rulebooks.dnd5e.spells.spell import WITHIN, Spell
from bitva.rulebooks.dnd5e.spells.work import EFFECTS, Work, idle, keep_up
from bitva.rulebooks.dnd5e.spells.zones import fill


def resolve(work: Work) -> None:
    """Whatever the spell keeps up begins, and it does what it does (dnd.action.cast)."""
    keep_up(work)
    spell = work.spell
    if spell.id in EFFECTS:
        EFFECTS[spell.id](work)
    elif spell.zone:
        fill(work)
    elif spell.heal:
        mend(work, targets_of(work))
    elif spell.attack:
        shoot(work)
    elif spell.save is not None:
        blast(work, targets_of(work), origin=origin_of(work.fight, work.cast, spell) if starts_at_a_point(spell) else None)
    else:
        for target in targets_of(work):
            bless(work, target)
    let_idle_go(work)


def let_idle_go(work: Work) -> None:
    """A spell that took hold of nobody is not kept up."""
    for kept in work.fight.effects:
        if kept.number == work.cause and idle(work.fight, kept):
            work.table.end(kept)


def starts_at_a_point(spell: Spell) -> bool:
    return spell.area is not None and spell.area.shape != WITHIN
