"""Figures that follow from sheet and state: speed, Armor Class, reach."""
from __future__ import annotations

from collections.abc import Iterable

from bitva.kernel.effects import Effect
from bitva.kernel.numbers import Term
from bitva.kernel.words import NOBODY, Who
from bitva.rulebooks.dnd5e.gear import thing_means
from bitva.rulebooks.dnd5e.sheet import Means, base_terms
from bitva.rulebooks.dnd5e.state import Combatant, Fight
from bitva.rulebooks.dnd5e.things import Price
from bitva.rulebooks.dnd5e.words import ARMORED, CHARMED, FROZEN, GRAPPLING, HELPLESS, MOUNTED, ROOTED, SPEEDED

MODES = ("walk", "fly", "climb", "swim", "burrow")


def speed(fight: Fight, who: Who, mode: str = "walk") -> int:
    """The speed in feet after everything that bears on it (dnd.turn.speed_stat, dnd.condition.grappled,
    dnd.condition.exhaustion)."""
    creature = fight.creatures[who]
    flags = creature.flags
    if flags & (ROOTED | FROZEN) or creature.exhaustion >= 5:
        return 0
    feet = creature.sheet.speeds.get(mode, 0)
    if flags & SPEEDED:
        feet = _changed(fight, who, mode, feet)
    if creature.exhaustion >= 2:
        feet //= 2
    return feet


def _changed(fight: Fight, who: Who, mode: str, feet: int) -> int:
    """Effects that set, add to, halve or double a speed, in this order; the same effect counts once (dnd.spell.combining)."""
    changes: dict[str, tuple[object, ...]] = {}
    for effect in fight.effects_on(who):
        if effect.flags & SPEEDED:
            changes[effect.kind] = effect.data
    for data in changes.values():
        if data[0] == f"set-{mode}":
            feet = max(feet, int(str(data[1])))
    for data in changes.values():
        if data[0] == "add":
            feet = max(0, feet + int(str(data[1]))) if feet else 0
        elif data[0] == "double":
            feet *= 2
        elif data[0] == "halve":
            feet //= 2
        elif data[0] == "none":
            feet = 0
    return feet


def dodges(fight: Fight, who: Who) -> bool:
    """Does Dodge help a creature that took it? Not while it is incapacitated or its speed is 0 (dnd.action.dodge)."""
    return not fight.creatures[who].flags & HELPLESS and speed(fight, who, best_mode(fight, who)) > 0


def charmed_by(fight: Fight, who: Who, other: Who) -> bool:
    """Has this one charmed the creature? (dnd.condition.charmed)"""
    return bool(fight.creatures[who].flags & CHARMED) and any(
        effect.by == other for effect in fight.effects_on(who) if effect.flags & CHARMED)


def best_mode(fight: Fight, who: Who) -> str:
    """The way of moving in which a creature is fastest."""
    return max(fight.creatures[who].sheet.speeds, key=lambda mode: speed(fight, who, mode), default="walk")


def movement_left(fight: Fight, who: Who, mode: str = "walk") -> int:
    """Feet left this turn in one way of moving: its speed, once more for each Dash, less what is spent
    (dnd.move.budget, dnd.action.dash, dnd.move.several_speeds)."""
    creature = fight.creatures[who]
    return max(0, speed(fight, who, mode) * (1 + creature.dashes) - creature.moved)


def armor_terms(fight: Fight, who: Who, cover: int = 0) -> tuple[Term, ...]:
    """Armor Class and what it is made of; of several ways to reckon the base the best is used, and what it cannot be less than
    counts last (dnd.stat.ac, dnd.cover.levels)."""
    creature = fight.creatures[who]
    terms = creature.sheet.ac_terms
    extra = [Term(cover, "dnd.cover.levels")] if cover else []
    if not creature.flags & ARMORED:
        return (*terms, *extra)
    least: list[Effect] = []
    kinds: list[str] = []
    for effect in fight.effects_on(who):
        if not effect.flags & ARMORED or effect.kind in kinds:
            continue
        kinds.append(effect.kind)
        if effect.data[0] == "base":
            terms = _better_base(creature, terms, effect)
        elif effect.data[0] == "least":
            least.append(effect)
        else:
            extra.append(Term(int(str(effect.data[1])), effect.rule, effect.by, of=named_by(effect)))
    for effect in least:
        missing = int(str(effect.data[1])) - sum(term.value for term in (*terms, *extra) if not term.beaten)
        if missing > 0:
            extra.append(Term(missing, effect.rule, effect.by, of=named_by(effect)))
    return (*terms, *extra)


def _better_base(creature: Combatant, terms: tuple[Term, ...], effect: Effect) -> tuple[Term, ...]:
    """The terms with this way to reckon the base, if it comes to more (dnd.stat.ac)."""
    base, further = terms[:creature.sheet.ac_base], terms[creature.sheet.ac_base:]
    amount, dexterity = int(str(effect.data[1])), creature.sheet.mods["dex"]
    if amount + dexterity <= sum(term.value for term in base if not term.beaten):
        return terms
    better = (Term(amount, effect.rule, effect.by, of=named_by(effect)), *base_terms(((dexterity, "dnd.core.ability_modifier"),)))
    return (*(term.lost_to(effect.rule) for term in base), *better, *further)


def named_by(effect: Effect) -> str:
    """What an effect comes from that changes one figure: its kind is `bless bonus`, `shield ac`."""
    name, _, figure = effect.kind.partition(" ")
    return name if figure else ""


def melee_means(fight: Fight, creature: Combatant) -> list[Means]:
    """The melee attacks that a creature could make now with what it holds."""
    return [means for means in all_means(fight, creature) if means.melee and in_hands(fight, creature, means)]


def all_means(fight: Fight, creature: Combatant) -> Iterable[Means]:
    """A creature's own means of attack, and those of things in its hands that are none of its own (dnd.weapon.improvised)."""
    own = creature.sheet.means
    if creature.sheet.has_all(creature.hand):
        return own.values()
    found = list(own.values())
    for thing in dict.fromkeys(creature.hand):
        if not creature.sheet.has_all((thing,)):
            found += thing_means(creature.sheet, thing, fight.weapons, likeness(fight, thing))
    return found


def means_named(fight: Fight, creature: Combatant, id: str) -> Means | None:
    """A means of attack by its id: of the sheet, or of a thing that the creature has about it."""
    found = creature.sheet.means.get(id)
    thing = id.partition(".")[0]
    if found is None and creature.carries(thing) and not creature.sheet.has_all((thing,)):
        found = next(
            (means for means in thing_means(creature.sheet, thing, fight.weapons, likeness(fight, thing)) if means.id == id), None
        )
    return found


def likeness(fight: Fight, thing: str) -> str:
    """What the game master has said a thing counts as when it is used as a weapon (dnd.weapon.improvised)."""
    return next((like for id, like in fight.likeness if id == thing), "")


def in_hands(fight: Fight, creature: Combatant, means: Means, drawn: str = "") -> bool:
    """Does it hold the weapon, or draw it now, with hands enough for it at the moment of attacking? (dnd.hands,
    dnd.weapon.two_handed)"""
    if not means.weapon or (means.printed and not creature.sheet.held):
        return not means.hands or not creature.flags & GRAPPLING or means.hands <= free_hands(fight, creature)
    if means.weapon != drawn and means.weapon not in creature.hand:
        return False
    needed = hands_for(creature, means) - 1
    return needed <= 0 or free_hands(fight, creature) - bool(drawn) >= needed


def demanded(fight: Fight, who: Who, thing: str) -> Price | None:
    """What the game master asks of this creature for handling a thing (dnd.free.gm_demands_action)."""
    if not fight.prices:
        return None
    return next((price for price in reversed(fight.prices) if price.thing == thing and price.on in (who, NOBODY)), None)


def hands_for(creature: Combatant, means: Means) -> int:
    """Hands that an attack takes: a lance two on foot, a weapon that is loaded a second one to load it
    (dnd.weapon.two_handed, dnd.weapon.lance, dnd.weapon.ammunition)."""
    if means.ammunition and not means.printed:
        return 2
    return 2 if "lance" in means.properties and means.melee and not creature.flags & MOUNTED else means.hands


def free_hands(fight: Fight, creature: Combatant) -> int:
    """Hands that hold nothing; a weapon, a shield and each grappled creature take one (dnd.hands)."""
    held = sum(1 for _ in fight.effects_on(creature.index, "grappling")) if creature.flags & GRAPPLING else 0
    return creature.sheet.hands - len(creature.hand) - held


def reach_of(fight: Fight, creature: Combatant) -> int:
    """The longest reach of its melee attacks, in squares."""
    return max((means.reach for means in melee_means(fight, creature)), default=0)


def grip(fight: Fight, who: Who) -> int:
    """How far a creature reaches with its own body or what is as long, in squares: a long weapon does not help to seize or to hold
    (dnd.grapple.start)."""
    return max((means.reach for means in melee_means(fight, fight.creatures[who]) if "reach" not in means.properties), default=1)
