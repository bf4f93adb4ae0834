"""d20 rolls: advantage, checks, saving throws, contests, passive scores."""
from __future__ import annotations

from collections.abc import Iterator, Sequence

from bitva.kernel.effects import Effect
from bitva.kernel.numbers import Number, Term
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, RuleId, Who
from bitva.rulebooks.dnd5e import facts
from bitva.rulebooks.dnd5e.figures import charmed_by, dodges, named_by
from bitva.rulebooks.dnd5e.sight import dazzled, line_of_sight
from bitva.rulebooks.dnd5e.state import Combatant, Fight
from bitva.rulebooks.dnd5e.words import (
    BLINDED,
    DEAFENED,
    DODGING,
    FAILS_BODY_SAVES,
    FRIGHTENED,
    HELPED,
    PARALYZED,
    PETRIFIED,
    POISONED,
    RESTRAINED,
    ROLLS,
    SKILLS,
    SQUEEZING,
    STUNNED,
)

Rules = tuple[RuleId, ...]
SIGHT, HEARING = "sight", "hearing"
"""What a check may need."""


class D20:
    """A d20 rolled: the faces, which counts, and what spoke for advantage and disadvantage."""

    __slots__ = ("against", "edge", "faces", "for_", "kept")

    def __init__(self, faces: tuple[int, ...], edge: int, for_: Rules, against: Rules) -> None:
        self.faces = faces
        self.edge = edge
        self.kept = faces[0] if edge == 0 else max(faces) if edge > 0 else min(faces)
        self.for_ = for_
        self.against = against


def edge_of(for_: Sequence[RuleId], against: Sequence[RuleId]) -> int:
    """Any advantage and any disadvantage cancel, however many there are (dnd.core.advantage, dnd.core.advantage_cancel)."""
    return bool(for_) - bool(against)


def roll_d20(table: Table[Fight], who: Who, rule: RuleId, for_: Rules = (), against: Rules = ()) -> D20:
    """One d20, or two of which the higher or the lower counts (dnd.core.advantage)."""
    first = table.die(20, rule, who)
    if first != 1 and not (for_ or against):
        return D20((first,), 0, (), ())
    edge = bool(for_) - bool(against)
    faces: tuple[int, ...] = (first, table.die(20, rule, who)) if edge else (first,)
    if 1 in faces and who >= 0 and table.battle.creatures[who].sheet.has("lucky"):
        faces = _lucky(table, who, faces, rule)
    return D20(faces, edge, for_, against)


def _lucky(table: Table[Fight], who: Who, faces: tuple[int, ...], rule: RuleId) -> tuple[int, ...]:
    """A halfling rerolls a 1, and with two dice only one of them (dnd.core.advantage_reroll)."""
    at = faces.index(1)
    return (*faces[:at], table.die(20, rule, who), *faces[at + 1:])


# ---- checks --------------------------------------------------------------------------------------------------------------

def check_edges(fight: Fight, who: Who, skill: str) -> tuple[Rules, Rules]:
    """What gives a creature advantage and disadvantage on an ability check; `skill` is a skill or an ability."""
    creature = fight.creatures[who]
    for_: list[RuleId] = []
    against: list[RuleId] = []
    flags = creature.flags
    if flags & POISONED:
        against.append("dnd.condition.poisoned")
    if flags & FRIGHTENED and fears_in_sight(fight, who):
        against.append("dnd.condition.frightened")
    if creature.exhaustion >= 1:
        against.append("dnd.condition.exhaustion")
    ability = SKILLS.get(skill, skill)
    if skill == "stealth" and creature.sheet.noisy:
        against.append("dnd.stat.armor_table")
    if creature.clumsy and ability in ("str", "dex"):
        against.append("dnd.stat.armor_unproficient")
    if flags & HELPED and any(help_with(fight, who, skill)):
        for_.append("dnd.action.help_check")
    for effect in fight.effects_on(who, "check-edge"):
        (for_ if effect.data[0] == 1 else against).append(effect.rule)
    return tuple(for_), tuple(against)


def help_with(fight: Fight, who: Who, skill: str) -> Iterator[Effect]:
    """Help that a creature has with a check of this skill or ability (dnd.action.help_check)."""
    return (effect for effect in fight.effects_on(who, "helped-check") if effect.data[0] in ("", skill, SKILLS.get(skill)))


def fears_in_sight(fight: Fight, who: Who) -> bool:
    """Is the source of a creature's fear in its line of sight? (dnd.condition.frightened)"""
    return any(effect.by == NOBODY or (fight.creatures[effect.by].present and line_of_sight(fight, who, effect.by))
               for effect in fight.effects_on(who) if effect.flags & FRIGHTENED)


def check_bonus(creature: Combatant, skill: str) -> tuple[Term, ...]:
    """The skill figure of the sheet, or the bare ability modifier (dnd.core.skills)."""
    sheet = creature.sheet
    if skill in sheet.skills:
        return (Term(sheet.skills[skill], "dnd.core.skills"),)
    return (Term(sheet.mods[skill], "dnd.core.ability_modifier"),)


def roll_check(
    table: Table[Fight], who: Who, skill: str, rule: RuleId, for_: Rules = (), against: Rules = ()
) -> tuple[D20, Number]:
    """d20 and the figure of the skill or ability, with whatever bears on the creature's checks (dnd.core.check)."""
    fight = table.battle
    for_own, against_own = check_edges(fight, who, skill)
    d20 = roll_d20(table, who, rule, for_ + for_own, against + against_own)
    if "dnd.action.help_check" in for_own:
        table.end(next(help_with(fight, who, skill)))
    terms = (Term(d20.kept, "dnd.core.check"), *check_bonus(fight.creatures[who], skill), *rolled_bonuses(table, who, "check"))
    return d20, Number(terms)


def check(table: Table[Fight], who: Who, skill: str, dc: int, rule: RuleId, for_: Rules = (), against: Rules = (), *,
          towards: Who = NOBODY, needs: str = "") -> bool:
    """An ability check against a difficulty class; reaching it succeeds, but not without the sense that it needs (dnd.core.check,
    dnd.condition.blinded, dnd.condition.deafened)."""
    if needs == SIGHT and skill == "perception" and dazzled(table.battle, table.battle.creatures[who]):
        against += ("dnd.monster.traits",)
    d20, number = roll_check(table, who, skill, rule, for_ + charm(table.battle, who, skill, towards), against)
    lacks = lacking(table.battle.creatures[who].flags, needs)
    success = number.total >= dc and not lacks
    table.tell(facts.check_rolled, who, skill, d20.faces, d20.edge, number, dc, success, lacks or rule)
    return success


def lacking(flags: int, needs: str) -> RuleId:
    """Which condition takes away the sense that a check needs: sight or hearing."""
    if needs == SIGHT and flags & BLINDED:
        return "dnd.condition.blinded"
    return "dnd.condition.deafened" if needs == HEARING and flags & DEAFENED else ""


def charm(fight: Fight, who: Who, skill: str, other: Who) -> Rules:
    """Whoever has charmed a creature has advantage in talking to it (dnd.condition.charmed)."""
    social = other != NOBODY and SKILLS.get(skill, skill) == "cha" and charmed_by(fight, other, who)
    return ("dnd.condition.charmed",) if social else ()


def contest(table: Table[Fight], who: Who, skill: str, other: Who, other_skill: str, rule: RuleId) -> bool:
    """Two checks; the higher total wins, and a tie changes nothing (dnd.core.contest)."""
    d20, number = roll_check(table, who, skill, rule, charm(table.battle, who, skill, other))
    other_d20, other_number = roll_check(table, other, other_skill, rule, charm(table.battle, other, other_skill, who))
    table.tell(facts.contest_rolled, who, other, skill, other_skill, d20.faces, other_d20.faces, number, other_number, rule)
    return number.total > other_number.total


def passive(fight: Fight, who: Who, skill: str = "perception", for_: Rules = (), against: Rules = ()) -> Number:
    """Ten and all that the check would have; five for advantage or disadvantage (dnd.core.passive)."""
    creature = fight.creatures[who]
    for_own, against_own = check_edges(fight, who, skill)
    base = creature.sheet.passive if skill == "perception" else 10 + creature.sheet.skills[skill]
    edge = edge_of(for_ + for_own, against + against_own)
    return Number((Term(base, "dnd.core.passive"), *((Term(5 * edge, "dnd.core.passive"),) if edge else ())))


# ---- saving throws ---------------------------------------------------------------------------------------------------------

def save_edges(fight: Fight, who: Who, ability: str, magical: bool) -> tuple[Rules, Rules]:
    """What gives a creature advantage and disadvantage on a saving throw."""
    creature = fight.creatures[who]
    flags = creature.flags
    for_: list[RuleId] = []
    against: list[RuleId] = []
    if ability == "dex":
        if flags & DODGING and dodges(fight, who):
            for_.append("dnd.action.dodge")
        if flags & RESTRAINED:
            against.append("dnd.condition.restrained")
        if flags & SQUEEZING:
            against.append("dnd.size.squeeze")
    if creature.exhaustion >= 3:
        against.append("dnd.condition.exhaustion")
    if magical and creature.sheet.has("magic-resistance"):
        for_.append("dnd.monster.traits")
    if creature.clumsy and ability in ("str", "dex"):
        against.append("dnd.stat.armor_unproficient")
    for effect in fight.effects_on(who, "save-edge"):
        if effect.data[1] in ("", ability):
            (for_ if effect.data[0] == 1 else against).append(effect.rule)
    return tuple(for_), tuple(against)


def save(table: Table[Fight], who: Who, ability: str, dc: int, rule: RuleId, *, magical: bool = False, cover: int = 0,
         cover_rule: RuleId = "dnd.cover.levels", for_: Rules = (), against: Rules = ()) -> bool:
    """A saving throw; reaching the DC succeeds, a natural 1 or 20 is nothing special (dnd.core.save)."""
    fight = table.battle
    creature = fight.creatures[who]
    if ability in ("str", "dex") and creature.flags & FAILS_BODY_SAVES:
        table.tell(facts.save_rolled, who, ability, (), 0, Number(()), dc, False, failing_condition(creature.flags))
        return _resisted(table, who, False)
    for_own, against_own = save_edges(fight, who, ability, magical)
    d20 = roll_d20(table, who, rule, for_ + for_own, against + against_own)
    terms = [Term(d20.kept, "dnd.core.save"), Term(creature.sheet.saves[ability], "dnd.core.save")]
    if cover:
        terms.append(Term(cover, cover_rule))
    terms += rolled_bonuses(table, who, "save", f"save-{ability}")
    number = Number(terms)
    success = number.total >= dc
    table.tell(facts.save_rolled, who, ability, d20.faces, d20.edge, number, dc, success, rule)
    return _resisted(table, who, success)


def failing_condition(flags: int) -> RuleId:
    """Which condition makes Strength and Dexterity saves fail."""
    if flags & PARALYZED:
        return "dnd.condition.paralyzed"
    if flags & PETRIFIED:
        return "dnd.condition.petrified"
    return "dnd.condition.stunned" if flags & STUNNED else "dnd.condition.unconscious"


def _resisted(table: Table[Fight], who: Who, success: bool) -> bool:
    """Some monsters may turn a failed save into a success, a few times (dnd.monster.traits)."""
    creature = table.battle.creatures[who]
    if success or not creature.left("legendary-resistance"):
        return success
    if table.ask(who, "dnd.monster.traits", ("legendary-resistance", "pass")) == "pass":
        return False
    table.make(facts.use_spent, who, "legendary-resistance")
    return True


def rolled_bonuses(table: Table[Fight], who: Who, *sorts: str) -> tuple[Term, ...]:
    """Dice and figures that effects add to a creature's rolls of these sorts: attack, save, save-dex, check
    (dnd.spell.combining)."""
    creature = table.battle.creatures[who]
    if not creature.flags & ROLLS:
        return ()
    terms: list[Term] = []
    kinds: set[str] = set()
    for effect in tuple(table.battle.effects_on(who)):
        if not effect.flags & ROLLS or effect.kind in kinds or not any(sort in str(effect.data[0]).split("+") for sort in sorts):
            continue
        kinds.add(effect.kind)
        sign, count, sides, flat = (int(str(part)) for part in effect.data[1:5])
        rolled = sum(table.several(count, sides, effect.rule, who)) if count else 0
        terms.append(Term(sign * (rolled + flat), effect.rule, effect.by, of=named_by(effect)))
    return tuple(terms)
