"""A rulebook of a few rules, made to try what the kernel must carry: everybody declares in secret, a hold breaks into another's
strike,
a ward after the roll is known, a hidden creature, an effect that ends by itself, a clock that deals anew each round."""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from bitva.kernel import facts
from bitva.kernel.actions import Action, Moment, Offer, Refusal, refusal
from bitva.kernel.battle import Battle, Creature, Place
from bitva.kernel.book import Rulebook, When
from bitva.kernel.effects import Until
from bitva.kernel.facts import Hidden, OfWho
from bitva.kernel.numbers import Number, Term
from bitva.kernel.rulings import SetCondition, SetPool, install
from bitva.kernel.space import Board
from bitva.kernel.table import Table
from bitva.kernel.words import NOBODY, Who, value

WARDED = 1


class ToySheet:
    def __init__(self, id: str, plus: int) -> None:
        self.id = id
        self.plus = plus

    @property
    def size(self) -> int:
        return 1

    def to_data(self) -> dict[str, object]:
        return {"id": self.id, "plus": self.plus}


class Duellist(Creature):
    __slots__ = ("hidden", "holds", "hp", "plan")

    def __init__(self, index: Who, id: str, side: str, sheet: ToySheet, controller: str) -> None:
        super().__init__(index, id, side, sheet, controller)
        self.hp = 10
        self.hidden = False
        self.holds = False
        self.plan = ""

    def clone(self) -> Duellist:
        copy = Duellist.__new__(Duellist)
        for name in (
            "index",
            "id",
            "side",
            "sheet",
            "controller",
            "at",
            "size",
            "height",
            "facing",
            "space",
            "present",
            "flags",
            "hp",
            "hidden",
            "holds",
            "plan",
        ):
            setattr(copy, name, getattr(self, name))
        return copy


class Duel(Battle):
    __slots__ = ()
    creatures: list[Duellist]  # type: ignore[assignment]

    def clone(self) -> Duel:
        copy = Duel.__new__(Duel)
        self.copy_base(copy)
        return copy


class Toy(Rulebook[Duel]):
    name: ClassVar[str] = "toy"
    open_effects: ClassVar[frozenset[str]] = frozenset(("open",))

    def actors(self, battle: Duel) -> tuple[Who, ...]:
        return (battle.clock.who,) if battle.clock.who >= 0 else ()

    def awaits(self, battle: Duel) -> tuple[str, tuple[tuple[str, object], ...]]:
        return "toy.turn", ()

    def sees(self, battle: Duel, viewer: str, who: Who) -> bool:
        return self.runs(battle, viewer, who) or not battle.creatures[who].hidden

    def portrait(self, battle: Duel, viewer: str, who: Who) -> dict[str, object]:
        creature = battle.creatures[who]
        return {"id": creature.id} | ({"hp": creature.hp} if self.runs(battle, viewer, who) else {})

    def outcome(self, battle: Duel) -> Mapping[str, object]:
        return {"hp": tuple(creature.hp for creature in battle.creatures)}


book = Toy()


def planned(duel: Duel, who: Who, plan: OfWho[str]) -> None:
    duel.creatures[who].plan = plan


def held(duel: Duel, who: Who, holds: bool) -> None:
    duel.creatures[who].holds = holds


def hid(duel: Duel, who: Who, hidden: bool) -> None:
    duel.creatures[who].hidden = hidden


def struck(duel: Duel, who: Who, target: Who, roll: Number, guard: Hidden[int], hit: bool) -> None:
    duel.creatures[target].hp -= 3 if hit else 0


@value
class Struck(Moment):
    who: Who
    target: Who
    total: int


@value
class TurnOver(Moment):
    who: Who


@value
class Strike(Action):
    verb: ClassVar[str] = "strike"
    who: Who
    target: Who


@value
class Hold(Action):
    verb: ClassVar[str] = "hold"
    who: Who


@value
class Hide(Action):
    verb: ClassVar[str] = "hide"
    who: Who


@value
class Peek(Action):
    """A hidden creature is seen for a moment."""

    verb: ClassVar[str] = "peek"
    who: Who
    target: Who


@value
class Ward(Action):
    verb: ClassVar[str] = "ward"
    who: Who


@value
class Gamble(Action):
    verb: ClassVar[str] = "gamble"
    who: Who


@value
class Draw(Action):
    verb: ClassVar[str] = "draw"
    who: Who


@book.starts
def start(encounter: Mapping[str, Any]) -> Duel:
    duel = Duel(Board.open(6, 6), encounter.get("settings", {}), encounter.get("levels", {}))
    for id, side, controller in (*encounter["creatures"], *encounter.get("late", ())):
        duel.creatures.append(Duellist(len(duel.creatures), id, side, ToySheet(id, 5), controller))
    return duel


@book.opens
def open_duel(table: Table[Duel]) -> None:
    for creature in table.battle.creatures[:3]:
        table.make(facts.arrived, creature.index, table.battle.board.square(creature.index, 0))
    new_round(table)


def new_round(table: Table[Duel]) -> None:
    """Everybody declares at once, in secret; then the order is thrown anew."""
    duel = table.battle
    people = [creature.index for creature in duel.creatures if creature.present and creature.hp > 0]
    plans = table.put_all([table.question(who, "toy.declare", ("spell", "none")) for who in people])
    for who, plan in zip(people, plans, strict=True):
        table.make(planned, who, str(plan))
    counts = {who: table.die(6, "toy.order", who) for who in people}
    places = sorted((Place(who, counts[who]) for who in people), key=lambda place: (-place.count, place.who))
    table.make(facts.ordered, tuple(places), 0)
    table.make(facts.round_began, duel.clock.round + 1)
    table.make(facts.place_came, places[0].who, 0)
    table.expire("round")
    table.expire("turn", places[0].who)


@book.goes_on
def proceed(table: Table[Duel]) -> None:
    duel = table.battle
    if len({creature.side for creature in duel.creatures if creature.present and creature.hp > 0}) < 2:
        table.make(facts.fight_ended)
    elif duel.clock.phase in ("over", "put off"):
        if duel.clock.phase == "over":
            table.after(TurnOver(duel.clock.who))
        table.make(facts.phase_began, "")
        at = duel.clock.at + 1
        if at >= len(duel.clock.order):
            new_round(table)
        else:
            table.make(facts.place_came, duel.clock.order[at].who, at)
            table.expire("turn", duel.clock.who)


def turn_of(duel: Duel, action: Action) -> Iterator[Refusal]:
    if duel.clock.who != action.who:
        yield refusal("toy.turn")


@book.refuses(Strike)
def refuse_strike(duel: Duel, action: Strike) -> Iterator[Refusal]:
    if duel.creatures[action.target].hp <= 0 or action.target == action.who:
        yield refusal("toy.target", hard=True)
    yield from turn_of(duel, action)
    if duel.creatures[action.who].plan == "spell":
        yield refusal("toy.declare")


for kind in (Hold, Hide, Gamble, Draw, Peek):
    book.refuses(kind)(turn_of)


@book.refuses(Ward)
def refuse_ward(duel: Duel, action: Ward) -> Iterator[Refusal]:
    yield refusal("toy.ward")


@book.proposes
def propose(duel: Duel, who: Who) -> Iterator[Action]:
    yield from (Strike(who, other.index) for other in duel.creatures if other.index != who)
    yield Hold(who)
    yield Hide(who)


@book.performs(Hold)
def hold(table: Table[Duel], action: Hold) -> None:
    table.make(held, action.who, True)
    table.make(facts.phase_began, "over")


@book.performs(Hide)
def hide(table: Table[Duel], action: Hide) -> None:
    table.make(hid, action.who, True)
    table.make(facts.phase_began, "over")


@book.performs(Gamble)
def gamble(table: Table[Duel], action: Gamble) -> None:
    """A die that is rolled again as often as it shows its highest; each time costs bo a hit point."""
    while table.die(6, "toy.gamble", action.who) == 6:
        table.make(facts.pool_set, 1, "hp", table.battle.creatures[1].hp - 1)


@book.performs(Draw)
def draw(table: Table[Duel], action: Draw) -> None:
    table.make(planned, action.who, table.draw(("ace", "king", "fool"), "toy.draw", action.who))


@book.performs(Peek)
def peek(table: Table[Duel], action: Peek) -> None:
    table.make(hid, action.target, False)
    table.make(hid, action.target, True)
    table.make(facts.phase_began, "over")


@book.performs(Ward)
def ward(table: Table[Duel], action: Ward) -> None:
    table.effect("ward", "toy.ward", action.who, until=Until("turn", action.who), flags=WARDED)


@value
class Striking(Moment):
    who: Who
    target: Who


@book.reacts(Striking, When.BEFORE)
def interrupt(duel: Duel, moment: Striking) -> Iterator[Offer]:
    """Whoever holds may strike first."""
    for creature in duel.creatures:
        if creature.holds and creature.hp > 0 and creature.index != moment.who:
            yield Offer(creature.index, "toy.hold", (Strike(creature.index, moment.who),), bool(duel.settings.get("placed")))


@book.reacts(Struck, When.BEFORE)
def shield(duel: Duel, moment: Struck) -> Iterator[Offer]:
    """The ward is cast when the total is known."""
    creature = duel.creatures[moment.target]
    if not creature.flags & WARDED and moment.total >= 12:
        yield Offer(moment.target, "toy.ward", (Ward(moment.target),))


@book.performs(Strike)
def strike(table: Table[Duel], action: Strike) -> None:
    duel = table.battle
    striker, target = duel.creatures[action.who], duel.creatures[action.target]
    if striker.holds:
        table.make(held, action.who, False)
    else:
        table.before(Striking(action.who, action.target))
        table.make(facts.phase_began, "over")
    if striker.hp <= 0:
        return
    roll = Number((Term(table.die(20, "toy.strike", action.who), "toy.strike"), Term(5, "toy.plus")))
    table.before(Struck(action.who, action.target, roll.total))
    guard = 17 if target.flags & WARDED else 12
    table.make(struck, action.who, action.target, roll, guard, roll.total >= guard)
    table.after(Striking(action.who, action.target))


def condition(table: Table[Duel], ruling: SetCondition) -> None:
    table.make(hid, ruling.on, ruling.holds)


def follows(table: Table[Duel], ruling: SetPool) -> None:
    """Whoever is down cannot hide."""
    if ruling.amount == 0:
        table.make(hid, ruling.on, False)


install(book, {"hp": (0, 10)}, condition, ("hidden",), follows)
ENCOUNTER = {"creatures": [("ana", "heroes", "p1"), ("bo", "heroes", "p2"), ("orc", "foes", "gm")]}
__all__ = ["ENCOUNTER", "NOBODY", "book"]
