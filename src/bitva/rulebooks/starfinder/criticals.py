"""What critical hits do besides their damage."""
from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bitva.kernel.dice import Dice
from bitva.kernel.table import Table
from bitva.kernel.words import Who, value
from bitva.rulebooks.starfinder import facts
from bitva.rulebooks.starfinder.bonuses import grant
from bitva.rulebooks.starfinder.checks import save
from bitva.rulebooks.starfinder.conditions import for_rounds, impose
from bitva.rulebooks.starfinder.damage import Blow
from bitva.rulebooks.starfinder.hands import let_go
from bitva.rulebooks.starfinder.harm import hurt
from bitva.rulebooks.starfinder.sheet import GROUND, Means, Sheet
from bitva.rulebooks.starfinder.state import Fight
from bitva.rulebooks.starfinder.things import is_broken

EFFECTS: Final = "sf.crit.effects"
ARC: Final = 2
"""Squares from the target to whoever an arc leaps to (sf.crit.effects)."""
FIGURED_EFFECTS: Final = ("arc", "bleed", "burn", "corrode")
"""Critical effects that are written with dice (sf.crit.effects)."""
CHOSEN: Final = "sf.grid.closest"


@value
class Wounding:
    """One critical hit: by whom, on whom, with what, the figure of its effect, the difficulty of saves against it."""

    who: Who
    on: Who
    means: Means
    figure: str
    dc: int


Task = Callable[[Table[Fight], Wounding], None]
TASKS: dict[str, Task] = {}


def does(name: str) -> Callable[[Task], Task]:
    """Register what a critical effect does, by its name in the tables."""
    def register(task: Task) -> Task:
        TASKS[name] = task
        return task
    return register


def difficulty(sheet: Sheet, means: Means, penalties: int, ability: str = "") -> int:
    """10, half the item's level and the ability modifier of the attack, lowered by penalties on the roll; as printed, if it is
    (sf.crit.dc, sf.weapon.grenade_dc, sf.rounding)."""
    if "dc" in means.row:
        return int(means.row["dc"]) + penalties
    used = ability or means.ability or ("str" if means.melee or means.thrown else "dex")
    return GROUND + means.level // 2 + sheet.abilities[used] + penalties


def critical_effect(table: Table[Fight], who: Who, on: Who, means: Means, penalties: int = 0) -> None:
    """A weapon's critical effect; of several one, which the attacker chooses; none of a broken weapon (sf.attack.critical.effect,
    sf.crit.effects, sf.condition.broken)."""
    if not means.critical or (means.weapon and is_broken(table.battle, table.battle.creatures[who], means.weapon)):
        return
    name = means.critical[0]
    if len(means.critical) > 1:
        chosen = table.ask(who, EFFECTS, tuple(each.partition(" ")[0] for each in means.critical), on=on)
        name = next(each for each in means.critical if each.partition(" ")[0] == chosen)
    kind, _, figure = name.partition(" ")
    table.tell(facts.critical_effect, who, on, kind)
    TASKS[kind](table, Wounding(who, on, means, figure, difficulty(table.battle.creatures[who].sheet, means, penalties)))


@does("burn")
def burn(table: Table[Fight], hit: Wounding) -> None:
    """The target burns (sf.crit.effects)."""
    impose(table, hit.on, "burning", EFFECTS, hit.who, data=(hit.figure,))


@does("corrode")
def corrode(table: Table[Fight], hit: Wounding) -> None:
    """As burning, with acid (sf.crit.effects)."""
    impose(table, hit.on, "burning", EFFECTS, hit.who, data=(hit.figure, 0, 0, "acid"))


@does("bleed")
def bleed(table: Table[Fight], hit: Wounding) -> None:
    """The target bleeds (sf.crit.effects)."""
    impose(table, hit.on, "bleeding", EFFECTS, hit.who, data=(hit.figure,))


@does("arc")
def arc(table: Table[Fight], hit: Wounding) -> None:
    """The listed damage to the creature nearest to the target, within 10 feet of it; of several the attacker chooses
    (sf.crit.effects, sf.grid.closest)."""
    fight = table.battle
    others = [other.index for other in fight.creatures if other.present and other.index not in (hit.who, hit.on)]
    nearest = min((fight.gap(hit.on, other) for other in others), default=ARC + 1)
    if nearest > ARC:
        return
    near = tuple(other for other in others if fight.gap(hit.on, other) == nearest)
    on = near[0] if len(near) == 1 else one_of(table, hit.who, near)
    faces = table.roll(Dice.read(hit.figure), EFFECTS, hit.who)
    amount = sum(faces) + Dice.read(hit.figure).plus
    hurt(table, on, Blow(((amount, hit.means.damage[0].type),), hit.who, rule=EFFECTS))


def one_of(table: Table[Fight], who: Who, those: tuple[Who, ...]) -> Who:
    """Of several equally near ones whoever needs the nearest picks (sf.grid.closest)."""
    fight = table.battle
    chosen = fight.named(table.ask(who, CHOSEN, tuple(fight.creatures[each].id for each in those)))
    assert chosen is not None
    return chosen.index


@does("deafen")
def deafen(table: Table[Fight], hit: Wounding) -> None:
    """Fortitude, or deafened for 1d4 minutes (sf.crit.effects)."""
    if not save(table, hit.on, "fort", hit.dc, EFFECTS, by=hit.who):
        minutes = table.die(4, EFFECTS, hit.who)
        impose(table, hit.on, "deafened", EFFECTS, hit.who, for_rounds(table.battle, 0, minutes))


@does("knockdown")
def knock_down(table: Table[Fight], hit: Wounding) -> None:
    """The target falls prone (sf.crit.effects)."""
    impose(table, hit.on, "prone", EFFECTS, hit.who)


@does("staggered")
def stagger(table: Table[Fight], hit: Wounding) -> None:
    """Fortitude, or staggered for a round (sf.crit.effects)."""
    if not save(table, hit.on, "fort", hit.dc, EFFECTS, by=hit.who):
        impose(table, hit.on, "staggered", EFFECTS, hit.who, for_rounds(table.battle, 1))


@does("stunned")
def stun(table: Table[Fight], hit: Wounding) -> None:
    """Stunned for a round (sf.crit.effects)."""
    impose(table, hit.on, "stunned", EFFECTS, hit.who, for_rounds(table.battle, 1))


@does("injection")
def inject(table: Table[Fight], hit: Wounding) -> None:
    """The difficulty of the poison or drug is 2 higher; what it does is for the game master to apply (sf.crit.effects)."""
    table.tell(facts.hinted, hit.on, EFFECTS)


# ---- wounds ------------------------------------------------------------------------------------------------------------------

@does("wound")
def wound(table: Table[Fight], hit: Wounding) -> None:
    """Where it hits is rolled (sf.crit.effects)."""
    wounded(table, hit, table.die(20, EFFECTS, hit.who))


@does("severe-wound")
def severe_wound(table: Table[Fight], hit: Wounding) -> None:
    """Where it hits is rolled twice, and the attacker chooses (sf.crit.effects)."""
    rolls = table.die(20, EFFECTS, hit.who), table.die(20, EFFECTS, hit.who)
    places = tuple(dict.fromkeys(map(place_of, rolls)))
    place = places[0] if len(places) == 1 else table.ask(hit.who, EFFECTS, places, on=hit.on)
    wounded(table, hit, next(roll for roll in rolls if place_of(roll) == place))


def place_of(roll: int) -> str:
    """What a wound is, by the d20 (sf.crit.effects)."""
    return next(place for most, place, _ in PLACES if roll <= most)


def wounded(table: Table[Fight], hit: Wounding, roll: int) -> None:
    """A save may keep the wound off (sf.crit.effects)."""
    place, against = next((place, against) for most, place, against in PLACES if roll <= most)
    table.tell(facts.wounded, hit.on, roll, place)
    if against and save(table, hit.on, against, hit.dc, EFFECTS, by=hit.who):
        return
    WOUNDS[place](table, hit)


PLACES: Final = ((10, "flesh", ""), (13, "eye", "ref"), (15, "leg", "fort"), (17, "hand", "ref"), (19, "vitals", "fort"),
                 (20, "head", "fort"))
"""Up to this on the d20 it is this place, with this save (sf.crit.effects)."""


def flesh(table: Table[Fight], hit: Wounding) -> None:
    impose(table, hit.on, "bleeding", EFFECTS, hit.who, data=("1d6",))


def eye(table: Table[Fight], hit: Wounding) -> None:
    grant(table, hit.on, "perception", -2, EFFECTS, source="eye", by=hit.who)


def leg(table: Table[Fight], hit: Wounding) -> None:
    grant(table, hit.on, "speed-land", -10, EFFECTS, source="leg", by=hit.who)


def hand(table: Table[Fight], hit: Wounding) -> None:
    """The hand that is lost lets go of what it held (sf.crit.effects)."""
    creature = table.battle.creatures[hit.on]
    if creature.hands_left < 1:
        return
    if not creature.free_hands:
        let_go(table, creature, creature.hand[-1][0], creature.at)
    table.make(facts.hand_lost, hit.on)


def vitals(table: Table[Fight], hit: Wounding) -> None:
    """Two points of Constitution are worth one of its modifier (sf.crit.effects, sf.rounding)."""
    amount = -(table.die(4, EFFECTS, hit.who) // 2)
    for figure in ("fort", "con") if amount else ():
        grant(table, hit.on, figure, amount, EFFECTS, source="vitals", by=hit.who)


WOUNDS: Final[dict[str, Task]] = {"flesh": flesh, "eye": eye, "leg": leg, "hand": hand, "vitals": vitals, "head": stun}
