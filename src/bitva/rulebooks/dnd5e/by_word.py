"""What follows by the rules from the game master's word on conditions and pools."""
from __future__ import annotations

from bitva.kernel.rulings import EndFight, SetCondition, SetPool, install
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, Who
from bitva.rulebooks.dnd5e import facts
from bitva.rulebooks.dnd5e.afflictions import Form, afflict
from bitva.rulebooks.dnd5e.book import book
from bitva.rulebooks.dnd5e.harm import aftermath, die, end_kind, fall_unconscious, lift, release
from bitva.rulebooks.dnd5e.riders import hold
from bitva.rulebooks.dnd5e.spells.healing import bring_back
from bitva.rulebooks.dnd5e.state import Fight
from bitva.rulebooks.dnd5e.turn import end_fight
from bitva.rulebooks.dnd5e.words import CONDITIONS

POOLS = {"hp": (0, 10_000), "temp": (0, 10_000), "exhaustion": (0, 6), "moved": (0, 10_000), "legendary": (0, 10)}
DEADLY = 6
"""The level of exhaustion that kills (dnd.condition.exhaustion)."""


def condition(table: Table[Fight], ruling: SetCondition) -> None:
    """A creature has a condition, from somebody and for so many rounds if the game master says so, or no longer has it
    (dnd.condition.general, dnd.duration.rounds)."""
    if not ruling.holds:
        if ruling.condition == "grappled":
            loose(table, ruling.on)
        lift(table, ruling.on, ruling.condition)
    elif ruling.condition == "grappled" and ruling.by != NOBODY:
        hold(table, ruling.by, ruling.on, 0)
    else:
        form: Form = {"conditions": [ruling.condition], "rounds": ruling.rounds}
        afflict(table, ruling.by, ruling.on, form, name=ruling.condition)


def loose(table: Table[Fight], who: Who) -> None:
    """Whoever holds a creature holds it no more (dnd.condition.grappled)."""
    for grip in tuple(table.battle.effects_on(who, "grappled")):
        release(table, grip)


def pool(table: Table[Fight], ruling: SetPool) -> None:
    """What hit points and exhaustion bring with them, by whomever they are set."""
    if ruling.pool == "hp":
        hit_points(table, ruling.on)
    elif ruling.pool == "exhaustion":
        exhaustion(table, ruling.on)


def hit_points(table: Table[Fight], who: Who) -> None:
    """With none a monster dies and a character falls unconscious; with any again it wakes, or lives again; with more than its
    maximum that is now the maximum (dnd.zero.monster_dies, dnd.zero.unconscious, dnd.stat.hp)."""
    creature = table.battle.creatures[who]
    if creature.hp > creature.most_hp:
        table.make(facts.most_hp_set, who, creature.hp * creature.full_hp // creature.most_hp)
    down = any(table.battle.effects_on(who, "down"))
    if creature.hp and creature.dead:
        bring_back(table, who, creature.hp, who)
    elif creature.hp and down:
        table.make(facts.stabilized, who, False)
        end_kind(table, who, "down")
    elif not creature.hp and not down and not creature.dead:
        if creature.mortal:
            die(table, who, "dnd.zero.monster_dies")
        else:
            fall_unconscious(table, who)


def exhaustion(table: Table[Fight], who: Who) -> None:
    """The sixth level kills; the fourth halves the maximum, the fifth leaves no speed (dnd.condition.exhaustion)."""
    creature = table.battle.creatures[who]
    table.make(facts.exhausted, who, creature.exhaustion)
    if creature.exhaustion >= DEADLY:
        die(table, who, "dnd.condition.exhaustion")
    else:
        aftermath(table, who)


def end(table: Table[Fight], ruling: EndFight) -> None:
    """The game master ends the fight when he likes (dnd.combat.end)."""
    end_fight(table)


install(book, POOLS, condition, tuple(CONDITIONS), pool)
book.performs(EndFight)(end)
