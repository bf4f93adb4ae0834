"""Powers of stat blocks: what costs something and has a save, an area or an effect, and what only the game master understands."""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import ClassVar

from bitva.kernel.actions import PASS, Action, Refusal, refusal
from bitva.kernel.facts import stepped
from bitva.kernel.space import squares
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, Square, Who, value
from bitva.rulebooks.dnd5e import facts
from bitva.rulebooks.dnd5e.afflictions import afflict
from bitva.rulebooks.dnd5e.aims import Power, Row, aims, in_area, refuse_aim, targets_of
from bitva.rulebooks.dnd5e.attack import after_part
from bitva.rulebooks.dnd5e.bonus import acted, no_bonus_left
from bitva.rulebooks.dnd5e.book import book
from bitva.rulebooks.dnd5e.checks import save
from bitva.rulebooks.dnd5e.cover import BONUS, cover
from bitva.rulebooks.dnd5e.figures import speed
from bitva.rulebooks.dnd5e.forced import middle, push, room
from bitva.rulebooks.dnd5e.ground import reachable
from bitva.rulebooks.dnd5e.harm import Blow, die, heal, hurt, roll_damage
from bitva.rulebooks.dnd5e.movement import Move, walk
from bitva.rulebooks.dnd5e.sheet import Damage
from bitva.rulebooks.dnd5e.state import Combatant, Fight
from bitva.rulebooks.dnd5e.strides import shies
from bitva.rulebooks.dnd5e.traits import RULE, braced, threats_of
from bitva.rulebooks.dnd5e.turn import ENDS, Task, cannot_act, no_action_left
from bitva.rulebooks.dnd5e.words import SLOWED


@value
class Sustain(Action):
    """A power that must be kept up is kept up for another turn."""

    verb: ClassVar[str] = "sustain"
    who: Who
    power: str


@value
class Ability(Action):
    """Something of the stat block that stands there in words only: the game master says what it does."""

    verb: ClassVar[str] = "ability"
    who: Who
    ability: str
    target: Who = NOBODY


# ---- may it? ---------------------------------------------------------------------------------------------------------------

@book.refuses(Power)
def refuse_power(fight: Fight, deed: Power) -> Iterator[Refusal]:
    """It costs what the stat block says, is not spent, and is aimed at something that it can affect
    (dnd.action.monster, dnd.monster.recharge)."""
    creature = fight.creatures[deed.who]
    power = creature.sheet.powers.get(deed.power)
    if power is None:
        yield refusal("dnd.action.monster", hard=True, power=deed.power)
        return
    yield from refuse_price(fight, deed.who, power)
    yield from refuse_spent(creature, power)
    yield from refuse_aim(fight, deed, power)


def refuse_price(fight: Fight, who: Who, power: Row) -> Iterator[Refusal]:
    """The action, or a part of the bundle under way; the bonus action; or the moment that it is for
    (dnd.action.multiattack, dnd.monster.legendary_actions)."""
    creature = fight.creatures[who]
    if power["cost"] == "bonus":
        yield from no_bonus_left(fight, who)
    elif power["cost"] == "legendary":
        yield refusal("dnd.monster.legendary_actions")
    elif power["cost"] == "reaction" and not creature.reacting:
        yield refusal("dnd.reaction.definition")
    elif any(part == power["id"] for part, _ in creature.bundle):
        yield from cannot_act(fight, who)
    else:
        yield from no_action_left(fight, who)


def refuse_spent(creature: Combatant, power: Row) -> Iterator[Refusal]:
    """Used up until the die brings it back, or for the day (dnd.monster.recharge)."""
    limited = str(power.get("spends", power["id"]))
    spent = power["id"] in creature.used or (("per_day" in power or "spends" in power) and not creature.left(limited))
    if spent:
        yield refusal("dnd.monster.recharge", power=power["id"])


@book.proposes
def propose_powers(fight: Fight, who: Who) -> Iterator[Action]:
    """Every power, towards or against every enemy."""
    creature = fight.creatures[who]
    if creature.action or creature.bundle or creature.bonus:
        for power in creature.sheet.powers.values():
            if power["cost"] in ("action", "bonus"):
                yield from aims(fight, who, power)
        for ability in abilities(creature):
            yield Ability(who, ability)
        for effect in fight.effects_on(who, "sustained") if creature.bonus else ():
            yield Sustain(who, str(effect.data[0]))


# ---- using it ------------------------------------------------------------------------------------------------------------------

@book.performs(Power)
def perform_power(table: Table[Fight], deed: Power) -> None:
    """It is paid for and takes its effect (dnd.action.monster)."""
    creature = table.battle.creatures[deed.who]
    power = creature.sheet.powers[deed.power]
    if power["cost"] == "bonus":
        table.make(facts.bonus_spent, deed.who)
    elif any(part == deed.power for part, _ in creature.bundle):
        table.make(facts.bundle_left, deed.who, () if creature.flags & SLOWED else after_part(creature, deed.power))
    elif power["cost"] == "action":
        table.make(facts.action_spent, deed.who, Power.verb)
    use(table, deed)
    acted(table, deed)


def use(table: Table[Fight], deed: Power) -> None:
    """What a power does once it is paid for (dnd.monster.recharge, dnd.damage.area_once, dnd.damage.save_half)."""
    fight = table.battle
    power = fight.creatures[deed.who].sheet.powers[deed.power]
    if "recharge" in power:
        table.make(facts.power_used, deed.who, deed.power)
    if "per_day" in power or "spends" in power:
        table.make(facts.use_spent, deed.who, str(power.get("spends", deed.power)))
    if "text" in power:
        table.tell(facts.text_shown, deed.who, deed.power)
    if "through" in power.get("move", {}):
        overrun(table, deed, power)
    elif "heal_pool" in power:
        share_out(table, deed, power)
    else:
        bear(table, deed, power, targets_of(fight, deed, power))
    if power.get("move", {}).get("after"):
        move_after(table, deed.who, power["move"])


def bear(table: Table[Fight], deed: Power, power: Row, targets: list[Who]) -> None:
    """Everybody saves; damage is rolled once for all, halved for those who saved if the power says so, and what a failed save
    brings follows (dnd.damage.area_once, dnd.damage.save_half)."""
    suffer(table, deed, power, {target: withstood(table, deed.who, target, power) for target in targets})


def suffer(table: Table[Fight], deed: Power, power: Row, saved: Mapping[Who, bool]) -> None:
    """What a power does to those who saved against it and those who did not (dnd.damage.area_once, dnd.damage.save_half)."""
    fight, who = table.battle, deed.who
    kept_up = table.effect("sustained", "dnd.action.monster", who, who, data=(deed.power,)).number if "sustain" in power else 0
    if kept_up:
        table.make(facts.happened, who, f"sustained {deed.power}")
    half = bool(power.get("save", {}).get("half"))
    if "damage" in power and (half or not all(saved.values())):
        parts = roll_damage(table, who, tuple(Damage.read(text) for text in power["damage"]))
        for target, success in saved.items():
            if half or not success:
                half_rule = "dnd.damage.save_half" if success else ""
                hurt(table, target, Blow(parts, who, "magic" if power.get("magical") else "", half=half_rule))
    for target, success in saved.items():
        if not fight.creatures[target].present:
            continue
        if not success and destroyed(fight, who, target, power):
            die(table, target, RULE)
        elif not success and "fail" in power:
            asked = (str(power["save"]["ability"]), int(power["save"]["dc"])) if "save" in power else ("", 0)
            afflict(table, who, target, power["fail"], name=deed.power, rule="dnd.action.monster", asked=asked,
                    magical=bool(power.get("magical")), cause=kept_up)
        elif success and power.get("fail", {}).get("immune_after"):
            table.effect("immune", "dnd.action.monster", target, who, data=(deed.power,))


def withstood(table: Table[Fight], who: Who, target: Who, power: Row) -> bool:
    """The save that a power asks for; cover helps a Dexterity save (dnd.core.save, dnd.cover.levels)."""
    asked = power.get("save")
    if asked is None:
        return False
    fight = table.battle
    protection = BONUS[cover(fight, who, target)] if asked["ability"] == "dex" else 0
    for_ = braced(fight.creatures[target], threats_of(power.get("fail", {}), power.get("damage", ())))
    return save(table, target, str(asked["ability"]), int(asked["dc"]), "dnd.core.save", magical=bool(power.get("magical")),
                cover=protection, for_=for_)


def destroyed(fight: Fight, who: Who, target: Who, power: Row) -> bool:
    """Undead of a low challenge that fail to withstand the turning are destroyed (dnd.turn.extra_options)."""
    trait = fight.creatures[who].sheet.features.get("destroy-undead")
    challenge = float(fight.creatures[target].sheet.data.get("challenge", 99))
    return bool(trait and power.get("fail", {}).get("turned")) and trait is not None and challenge <= float(trait["challenge"])


def share_out(table: Table[Fight], deed: Power, power: Row) -> None:
    """Hit points are shared out among those in the area, nobody beyond half of his maximum (dnd.heal.basic)."""
    fight, left = table.battle, int(power["heal_pool"])
    for target in deed.targets or tuple(in_area(fight, deed, power)):
        creature = fight.creatures[target]
        most = (creature.most_hp // 2 if power.get("up_to") == "half" else creature.most_hp) - creature.hp
        if left > 0 and most > 0 and (deed.targets or not fight.hostile(deed.who, target)):
            left -= heal(table, target, table.ask_number(deed.who, "dnd.heal.basic", 0, min(left, most), target=target))


def overrun(table: Table[Fight], deed: Power, power: Row) -> None:
    """It moves into the spaces of others; who saves may be pushed aside, who fails or stays is swallowed (dnd.monster.traits)."""
    fight, who = table.battle, deed.who
    creature = fight.creatures[who]
    for there in deed.path:
        space = fight.board.space(there, creature.size)
        for other in fight.creatures:
            if other.present and other.index != who and other.space & space and not any(
                    effect.by == who for effect in fight.effects_on(other.index, "inside")):
                if withstood(table, who, other.index, power) and table.ask(other.index, RULE, ("aside", "stay")) == "aside":
                    aside(table, who, other.index, there, int(power["success"]["push"]))
                else:
                    suffer(table, deed, power, {other.index: False})
        if not creature.able or not walk(table, who, (there,), pays=False):
            return


def aside(table: Table[Fight], who: Who, target: Who, there: Square, feet: int) -> None:
    """Pushed back or to the side, out of the way of what comes (dnd.move.forced)."""
    fight = table.battle
    space = fight.board.space(there, fight.creatures[who].size)
    creature = fight.creatures[target]
    places = [square for square in squares(fight.board.near[creature.at]) if room(fight, target, square)
              and not fight.board.space(square, creature.size) & space]
    if places:
        names = {f"{x},{y}": square for square in places for x, y in (fight.board.xy(square),)}
        table.make(stepped, target, names[table.ask(target, "dnd.move.forced", tuple(names))])
    else:
        push(table, target, feet, middle(fight, who))


def move_after(table: Table[Fight], who: Who, move: Row) -> None:
    """It may move afterwards, as far as the power says; that provokes as any movement does (dnd.monster.legendary_actions)."""
    fight = table.battle
    mode = "fly" if "fly" in move else "walk"
    far = speed(fight, who, mode) // (2 if move.get(mode) == "half" else 1)
    before = fight.creatures[who].moved
    table.make(facts.moved, who, speed(fight, who, mode) - far - before, mode)
    reach = reachable(fight, who, mode)
    paths = (reach.path(square) for square in squares(reach.squares & ~(1 << fight.creatures[who].at)))
    ways = tuple(Move(who, path, mode) for path in paths if not shies(fight, who, path))
    way = table.ask(who, "dnd.monster.legendary_actions", (*ways, PASS)) if ways else PASS
    if isinstance(way, Move):
        table.perform(way)


# ---- kept up -----------------------------------------------------------------------------------------------------------------

@book.refuses(Sustain)
def refuse_sustain(fight: Fight, deed: Sustain) -> Iterator[Refusal]:
    """Only what is being kept up can be, for the bonus action (dnd.action.monster)."""
    if not any(effect.data == (deed.power,) for effect in fight.effects_on(deed.who, "sustained")):
        yield refusal("dnd.action.monster", hard=True, power=deed.power)
    yield from no_bonus_left(fight, deed.who)


@book.performs(Sustain)
def perform_sustain(table: Table[Fight], deed: Sustain) -> None:
    """It goes on until the end of the next turn (dnd.action.monster)."""
    table.make(facts.bonus_spent, deed.who)
    table.make(facts.happened, deed.who, f"sustained {deed.power}")


def not_kept_up(fight: Fight, who: Who) -> Iterator[Task]:
    """What was neither begun nor kept up in this turn is over (dnd.turn.start_end)."""
    for effect in fight.effects_on(who, "sustained"):
        if f"sustained {effect.data[0]}" not in fight.creatures[who].done:
            yield effect.rule, partial(Table.end, effect=effect)


ENDS.append(not_kept_up)


# ---- in words only -------------------------------------------------------------------------------------------------------------

def abilities(creature: Combatant) -> tuple[str, ...]:
    """What a creature can do that stands in its stat block in words only."""
    return tuple(str(text["id"]) for text in creature.sheet.texts)


@book.refuses(Ability)
def refuse_ability(fight: Fight, deed: Ability) -> Iterator[Refusal]:
    """It is in the stat block, and there is an action for it; whatever else, the game master sees (dnd.monster.traits)."""
    if deed.ability not in abilities(fight.creatures[deed.who]):
        yield refusal("dnd.action.monster", hard=True, ability=deed.ability)
        return
    yield from no_action_left(fight, deed.who)


@book.performs(Ability)
def perform_ability(table: Table[Fight], deed: Ability) -> None:
    """The game master is shown it, rules on what it does by rulings, and says whether it happened (dnd.monster.traits)."""
    table.make(facts.action_spent, deed.who, Ability.verb)
    if table.ask(NOBODY, RULE, ("done", "nothing"), ability=deed.ability, who=deed.who, target=deed.target) == "done":
        table.tell(facts.ruled_on, deed.who, deed.ability)
    acted(table, deed, deed.target)
