"""d20 rolls that are no attacks: saving throws and checks of skills and abilities."""
from __future__ import annotations

from collections.abc import Iterable, Iterator

from bitva.kernel.actions import Refusal, refusal
from bitva.kernel.numbers import Number, Term
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, RuleId, Who
from bitva.rulebooks.starfinder import facts
from bitva.rulebooks.starfinder.bonuses import Bonus, bearing_on, skill_figures, stacked, used_up
from bitva.rulebooks.starfinder.state import Combatant, Fight
from bitva.rulebooks.starfinder.words import ABILITIES

CHECK: RuleId = "sf.skill.check"
SAVE: RuleId = "sf.save.roll"
TEN = 10


def skill_bonuses(fight: Fight, who: Who, skill: str) -> list[Bonus]:
    """What a check of a skill, or of a bare ability, is made of besides the die (sf.skill.check)."""
    sheet = fight.creatures[who].sheet
    base = sheet.abilities[skill] if skill in ABILITIES else sheet.skills[skill]
    return [Bonus(base, CHECK), *bearing_on(fight, who, *skill_figures(skill))]


def roll_check(table: Table[Fight], who: Who, skill: str, rule: RuleId, more: Iterable[Bonus] = (),
               spared: RuleId = "", take: int = 0) -> tuple[int, Number]:
    """d20, or what is taken instead of rolling, and the bonus, without what one rule would take from it; a 20 and a 1 are nothing
    special (sf.skill.check, sf.skill.take)."""
    fight = table.battle
    die = take or table.die(20, rule, who)
    number = Number((Term(die, rule), *stacked(bonus for bonus in (*skill_bonuses(fight, who, skill), *more)
                                                 if bonus.rule != spared)))
    used_up(table, who, *skill_figures(skill))
    return die, number


def check(table: Table[Fight], who: Who, skill: str, dc: int, rule: RuleId, more: Iterable[Bonus] = (),
          spared: RuleId = "", take: int = 0) -> Number | None:
    """A check against a difficulty class: reaching it succeeds, and its total is returned; otherwise nothing (sf.skill.check)."""
    die, number = roll_check(table, who, skill, rule, more, spared, take)
    success = number.total >= dc
    table.tell(facts.check_rolled, who, skill, (die,), number, dc, success, rule)
    return number if success else None


def cannot_take(creature: Combatant, skill: str, take: int) -> Iterator[Refusal]:
    """Nobody takes 10 or 20 in a fight, unless an ability lets it: the feature `take-ten` with its `skills` (sf.skill.take)."""
    able = skill in creature.sheet.features.get("take-ten", {}).get("skills", ())
    if take and not (able and take == TEN):
        yield refusal("sf.skill.take", take=take)


def save(table: Table[Fight], who: Who, save: str, dc: int, rule: RuleId, more: Iterable[Bonus] = (), by: Who = NOBODY) -> bool:
    """A saving throw: reaching the DC succeeds, a natural 1 fails, a natural 20 succeeds; nobody has to try (sf.save.roll)."""
    fight = table.battle
    creature = fight.creatures[who]
    if fight.setting("willing_failures", False) and table.ask(who, SAVE, ("try", "fail"), save=save, dc=dc, by=by) == "fail":
        table.tell(facts.save_rolled, who, save, (), Number(()), dc, False, rule)
        return False
    die = table.die(20, rule, who)
    bonuses = [Bonus(creature.sheet.saves[save], SAVE), *bearing_on(fight, who, save, against=by), *more]
    number = Number((Term(die, SAVE), *stacked(bonuses)))
    success = die == 20 or (die != 1 and number.total >= dc)
    used_up(table, who, save)
    table.tell(facts.save_rolled, who, save, (die,), number, dc, success, rule)
    return success
