"""Mortal wounds: the roll that says how it stands with somebody who fell, and treating him."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import ClassVar, Final

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.effects import Effect, Until
from bitva.kernel.numbers import Number, Term
from bitva.kernel.table import Table
from bitva.kernel.words import Who, value
from bitva.rulebooks.acks import facts
from bitva.rulebooks.acks.book import book
from bitva.rulebooks.acks.clock import ROUND_ENDS, TURN
from bitva.rulebooks.acks.conditions import impose, lift
from bitva.rulebooks.acks.gear import DEVICES, SCROLL, equipped, spell_in, tagged
from bitva.rulebooks.acks.harm import HEALED, die
from bitva.rulebooks.acks.moments import ROUND, Acted, Acting
from bitva.rulebooks.acks.segment import COMBAT, Act, cannot, spend
from bitva.rulebooks.acks.spells import CURES
from bitva.rulebooks.acks.state import Combatant, Fight
from bitva.rulebooks.acks.words import UNCONSCIOUS

RULE: Final = "acks.death.modifiers"
HIT_DIE: Final = {4: 0, 6: 2, 8: 4, 10: 6, 12: 8}
HOUR, DAY = 6 * TURN, 24 * 6 * TURN
"""In rounds (acks.time.round)."""
DELAYS: Final = ((1, 2), (TURN, -3), (HOUR, -5), (DAY, -8))
"""Treated within so many rounds, and what that adds; later -10 (acks.death.modifiers)."""
BANDS: Final = ((0, "slain"), (5, "round"), (10, "turn"), (15, "day"), (20, "night-and-magic"), (25, "night"))
"""Totals up to these, and how it stands then (acks.death.table)."""
AWAKE: Final = 16
"""From this total on one is awake with 1 hit point (acks.death.roll)."""
TIME: Final = {"round": 1, "turn": TURN, "day": DAY}
"""Within so many rounds the dying must come to 1 hit point (acks.death.table)."""
WOUNDS: Final = {
    "slain": ("none",) * 6,
    "round": ("limbs", "legs-and-omen", "legs", "arms", "blind", "mute"),
    "turn": ("frail", "barren-and-omen", "leg", "arm", "eye", "voice"),
    "day": ("dazed", "barren", "foot", "hand", "aim", "scar"),
    "night-and-magic": ("gruesome-scar", "ear", "toes", "fingers", "little-finger", "none"),
    "night": ("slow", "no-march", "scar", "scar", "none", "none"),
    "none": ("slow-in-rain", "scar", "scar", "none", "none", "none"),
}
"""The lasting wound by how it stands and the second die, worst first (acks.death.wounds)."""
SCARRED: Final[list[Callable[[Table[Fight], Who, str], None]]] = []
"""What a lasting wound does at once: chapters register themselves here."""
NO_AID, HANDS = "none", "hands"
"""Treating with bare hands, and laying on of hands; any other aid is a thing (acks.treat.aid)."""
BED_REST: Final = ("round", "turn", "day", "night-and-magic", "night")
"""Who has come through these lies in bed for a while (acks.death.table)."""


@value
class Treat(Act):
    """Somebody tends the wounds of an unconscious ally, with one aid at most: an herb, a potion, a device, or laying on hands."""

    verb: ClassVar[str] = "treat"
    cost: ClassVar[str] = COMBAT
    who: Who
    target: Who
    aid: str = "none"


# ---- treating ----------------------------------------------------------------------------------------------------------------

@book.refuses(Treat)
def refuse_treat(fight: Fight, act: Treat) -> Iterator[Refusal]:
    """An unconscious ally within five feet, whose wounds nobody has treated yet, and who lives at all (acks.treat.action,
    acks.death.nonliving)."""
    target = fight.creatures[act.target]
    healer = fight.creatures[act.who]
    if act.target == act.who or (act.aid not in (NO_AID, HANDS) and helped(fight, act.aid) is None):
        yield refusal("acks.treat.action", hard=True, target=act.target)
        return
    if target.sheet.nonliving:
        yield refusal("acks.death.nonliving", target=act.target)
    if not target.present or target.dead or not target.flags & UNCONSCIOUS or dying(fight, act.target):
        yield refusal("acks.treat.action", hard=not target.present and not target.dead, target=act.target)
        return
    yield from cannot(fight, act.who, COMBAT)
    if fight.feet(act.who, act.target) > 5:
        yield refusal("acks.treat.action", away=fight.feet(act.who, act.target))
    if act.aid == HANDS and not healer.sheet.has("laying-on-hands"):
        yield refusal("acks.treat.aid", aid=act.aid)
    if act.aid not in (NO_AID, HANDS) and not equipped(healer, act.aid):
        yield refusal("acks.treat.aid", aid=act.aid)


def helped(fight: Fight, thing: str) -> int | None:
    """What a thing adds: an herb what it is good for, a potion or a device the level of its healing spell; None if it is no aid
    (acks.treat.aid, acks.death.modifiers)."""
    if tagged(fight, thing, "herb"):
        return int(fight.weapons[thing].get("treats", 0))
    spell = None if thing.startswith(SCROLL) else fight.spells.get(spell_in(thing))
    return None if spell is None or spell.heals is None else spell.level


@book.proposes
def propose_treatment(fight: Fight, who: Who) -> Iterator[Action]:
    """Whoever of its own lies next to it, with each aid it has."""
    for other in fight.creatures:
        if other.flags & UNCONSCIOUS and other.present and not fight.hostile(who, other.index) and other.index != who:
            aids = (NO_AID, HANDS, *(thing for thing, _ in fight.creatures[who].ready if helped(fight, thing) is not None))
            yield from (Treat(who, other.index, aid) for aid in aids)


@book.performs(Treat)
def perform_treat(table: Table[Fight], act: Treat) -> None:
    """The tending calls for the roll (acks.treat.action, acks.treat.aid, acks.death.roll)."""
    spend(table, act)
    table.before(Acting(act.who, act.verb, act.target))
    if not table.battle.creatures[act.who].able:
        return
    healer = table.battle.creatures[act.who]
    terms = (*care(healer), *help_of(table.battle, healer, act.aid))
    if act.aid not in (NO_AID, HANDS) and not act.aid.startswith(DEVICES):
        table.make(facts.used_up, act.who, act.aid)
    mortal_wounds(table, act.target, terms)
    table.after(Acted(act.who, act.verb, act.target))


def care(healer: Combatant) -> tuple[Term, ...]:
    """+1 for each rank of Healing (acks.death.modifiers)."""
    return (Term(healer.sheet.has("healing"), RULE, of="healing"),)


def help_of(fight: Fight, healer: Combatant, aid: str) -> tuple[Term, ...]:
    """What a thing adds; laying on hands half the level, rounded up (acks.death.modifiers, acks.treat.aid)."""
    if aid == HANDS:
        return (Term((healer.sheet.level + 1) // 2, RULE, of="laying-on-hands"),)
    return (Term(helped(fight, aid) or 0, RULE, of=aid),) if aid != NO_AID else ()


def cures_wounds(table: Table[Fight], who: Who, target: Who, level: int) -> bool:
    """Healing magic on somebody whose wounds nobody has treated goes to the roll and restores nothing else (acks.death.roll,
    acks.death.modifiers)."""
    fight = table.battle
    if not fight.creatures[target].flags & UNCONSCIOUS or fight.creatures[target].hp > 0 or dying(fight, target):
        return False
    mortal_wounds(table, target, (*care(fight.creatures[who]), Term(level, RULE, of="magic")))
    return True


CURES.append(cures_wounds)


# ---- the roll ----------------------------------------------------------------------------------------------------------------

def mortal_wounds(table: Table[Fight], who: Who, care: tuple[Term, ...]) -> None:
    """1d20 with modifiers for how it stands, 1d6 without for the lasting wound (acks.death.roll, acks.death.table,
    acks.death.wounds)."""
    fight = table.battle
    creature = fight.creatures[who]
    natural = table.die(20, "acks.death.roll", who)
    column = table.die(6, "acks.death.wounds", who)
    every = (Term(natural, "acks.death.roll"), *body_terms(creature), *care, Term(delay(fight, creature), RULE, of="delay"))
    roll = Number(term for term in every if term.value)
    band = next((name for most, name in BANDS if roll.total <= most), "none")
    wound = WOUNDS[band][column - 1]
    needs = 0 if roll.total >= AWAKE or band == "slain" else 1 - creature.hp
    table.tell(facts.wounds_rolled, who, natural, roll, column, band, wound, needs)
    if band == "slain":
        die(table, who, "acks.death.table")
    elif roll.total >= AWAKE:
        wake(table, who, wound, band)
    else:
        until = Until(ROUND, round=fight.clock.round + TIME[band] + 1)
        table.effect("dying", "acks.death.table", who, who, until, data=(band, wound))


def body_terms(creature: Combatant) -> Iterator[Term]:
    """Constitution, a heavy helmet, the Hit Die, how far below 0, and what was not meant to kill (acks.death.modifiers)."""
    sheet = creature.sheet
    yield Term(depth(creature), RULE, of="depth")
    yield Term(HIT_DIE.get(int(sheet.data.get("hit_die", 8)), 0), RULE, of="hit-die")
    yield Term(sheet.mods["con"], "acks.attack.stats")
    yield Term(2 if sheet.data.get("helmet") else 0, RULE, of="helmet")
    yield Term(creature.nonlethal, "acks.damage.nonlethal")


def depth(creature: Combatant) -> int:
    """Exactly 0: +5; then by quarters of the maximum (acks.death.modifiers)."""
    if creature.hp == 0:
        return 5
    below, most = -creature.hp, creature.most_hp
    for parts, malus in ((8 * most, -20), (4 * most, -10), (2 * most, -5), (most, -2)):
        if 4 * below >= parts:
            return malus
    return 0


def delay(fight: Fight, creature: Combatant) -> int:
    """How soon it is treated after it dropped (acks.death.modifiers, acks.time.round)."""
    rounds = fight.clock.round - creature.fell
    return next((bonus for most, bonus in DELAYS if rounds <= most), -10)


def wake(table: Table[Fight], who: Who, wound: str, band: str) -> None:
    """Awake at 1 hit point, and as a rule not fit to fight for a while (acks.death.roll, acks.death.table,
    acks.cond.incapacitated)."""
    table.make(facts.revived, who, 1)
    lift(table, who, "unconscious")
    if wound != "none":
        table.effect("wounded", "acks.death.wounds", who, who, data=(wound,))
        for follow in SCARRED:
            follow(table, who, wound)
    if band in BED_REST:
        impose(table, who, "incapacitated", "acks.death.table", who)


# ---- dying -------------------------------------------------------------------------------------------------------------------

def dying(fight: Fight, who: Who) -> bool:
    """Has the roll been made, and said that it is dying?"""
    return any(fight.effects_on(who, "dying"))


def comes_through(table: Table[Fight], who: Who) -> None:
    """Whoever is dying and comes to 1 hit point in time is awake (acks.death.roll)."""
    for effect in tuple(table.battle.effects_on(who, "dying")):
        if table.battle.creatures[who].hp > 0:
            band, wound = str(effect.data[0]), str(effect.data[1])
            table.end(effect)
            wake(table, who, wound, band)


@book.on_end("dying")
def too_late(table: Table[Fight], effect: Effect) -> None:
    """Whoever is still down when his time is over is dead (acks.death.table)."""
    creature = table.battle.creatures[effect.on]
    if creature.hp <= 0 and not creature.dead:
        die(table, effect.on, "acks.death.table")


def nobody_comes(table: Table[Fight]) -> None:
    """A day untreated, and the roll is made with -10 (acks.cond.unconscious)."""
    fight = table.battle
    for creature in fight.creatures:
        untreated = creature.flags & UNCONSCIOUS and creature.hp <= 0 and not dying(fight, creature.index)
        if untreated and fight.clock.round - creature.fell >= DAY:
            mortal_wounds(table, creature.index, ())


ROUND_ENDS.append(nobody_comes)
HEALED.append(comes_through)
