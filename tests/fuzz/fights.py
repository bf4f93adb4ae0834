"""Random fights: random heroes and creatures on random maps, played by chance, with every promise checked on the way."""
from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from bitva.content.encounters import gathered, rulebook
from bitva.content.library import library
from bitva.kernel.actions import Action
from bitva.kernel.battle import Battle
from bitva.kernel.book import Rulebook
from bitva.kernel.dice import Seeded
from bitva.kernel.notation import shape
from bitva.kernel.rulings import EndFight
from bitva.kernel.session import Deed, Session
from bitva.kernel.space import Board, squares
from bitva.kernel.views import portraits
from bitva.kernel.words import GM, NOBODY
from bitva.players.chance import Chance

MOST_DEEDS = 160
"""A fight that chance has not decided by then is ended by the game master."""
BIGGEST = {"hill-giant": "gargantuan"}
"""No creature of the content is as big as they come; this one is made so now and then."""


class Broken(AssertionError):
    """A promise that did not hold, and the record of the fight up to there."""

    def __init__(self, what: str, seed: str, session: Session[Any]) -> None:
        record = json.dumps(session.to_data(), ensure_ascii=False)
        super().__init__(f"{what}\nseed {seed!r}: python -m tests.fuzz.fights {seed}\n{record}")


class Lot:
    """Numbers drawn from a seed."""

    def __init__(self, seed: str) -> None:
        self._dice = Seeded(f"lot {seed}")

    def below(self, count: int) -> int:
        return self._dice.roll(count, "", NOBODY) - 1

    def one(self, things: tuple[str, ...]) -> str:
        return things[self.below(len(things))]

    def often(self, in_ten: int) -> bool:
        return self.below(10) < in_ten


def random_encounter(name: str, seed: str) -> dict[str, Any]:
    """A map with walls and rough ground, two to four on each side, sizes to Gargantuan, some hidden, some in the dark."""
    lot, shelves, book = Lot(seed), library(name), rulebook(name)
    width, height = 10 + lot.below(12), 10 + lot.below(12)
    board = random_board(lot, width, height)
    entries: list[dict[str, Any]] = []
    sheets: dict[str, Any] = {}
    taken = board.filled
    for side, shelf, person in (("heroes", "heroes", ""), ("foes", "creatures", GM)):
        for number in range(1 + lot.below(4)):
            kind = lot.one(shelves.names(shelf if lot.often(8) else "creatures"))
            data = dict(shelves.stat_block(kind))
            if kind in BIGGEST and lot.often(3):
                kind, data = f"big-{kind}", data | {"id": f"big-{kind}", "name": kind, "size": BIGGEST[kind]}
            sheets[kind] = data
            size = {"large": 2, "huge": 3, "gargantuan": 4}.get(str(data.get("size")), 1)
            places = list(squares(board.erode(board.area & ~taken, size) & board.fits(size)))
            if not places:
                continue
            at = places[lot.below(len(places))]
            taken |= board.space(at, size)
            entry: dict[str, Any] = {"id": f"{side}-{number}", "creature": kind, "side": side, "at": list(board.xy(at)),
                                     "controller": person or f"player-{number % 2 + 1}"}
            if lot.often(1):
                entry["hidden"] = 8 + lot.below(10)
            entries.append(entry)
    data = {"light": lot.one(("bright", "bright", "dim", "dark")), "settings": random_settings(lot)}
    return gathered(book, shelves, board, data, entries, sheets)


def random_board(lot: Lot, width: int, height: int) -> Board:
    """A few walls, pillars, bushes, low walls and a little water."""
    board = Board.open(width, height)
    for layer, most in (("filled", 14), ("difficult", 14), ("low", 5), ("water", 5), ("slit", 2), ("fog", 3)):
        mask = 0
        for _ in range(lot.below(most + 1)):
            mask |= 1 << board.square(lot.below(width), lot.below(height))
        if mask:
            board = board.with_layer(layer, mask & ~board.filled)
    return board


def random_settings(lot: Lot) -> dict[str, object]:
    settings: dict[str, object] = {}
    for name, values in (
        ("alternate_diagonals", (True, False, False)),
        ("dodge_returns", (True, False)),
        ("group_initiative", (True, False)),
        ("monster_hp", ("average", "roll")),
        ("monster_damage", ("roll", "average")),
    ):
        settings[name] = values[lot.below(len(values))]
    return settings


# ---- one fight -------------------------------------------------------------------------------------------------------------------

def fight(name: str, seed: str, thorough: bool = True) -> Session[Any]:
    """Play one random fight to its end; whatever does not hold is Broken."""
    book = rulebook(name)
    encounter = json.loads(json.dumps(random_encounter(name, seed)))
    session: Session[Any] = Session(book, book.start(encounter), seed)
    player: Chance[Any] = Chance(book, seed)
    lot = Lot(f"checks {seed}")
    try:
        session.begin()
        while not session.battle.over:
            if session.open:
                give_answer(session, player, lot)
            elif len(session.deeds) > MOST_DEEDS:
                expect(session.act(GM, EndFight(NOBODY)) is None, "the game master can end the fight")
            else:
                give_act(session, player, lot)
            if not session.open:
                check_state(book, session.battle)
        check_history(book, session, encounter, seed)
        if thorough:
            check_views(book, session)
    except Exception as error:
        raise Broken(f"{type(error).__name__}: {error}", seed, session) from error
    return session


def expect(holds: bool, what: str) -> None:
    if not holds:
        raise AssertionError(what)


def give_answer(session: Session[Any], player: Chance[Any], lot: Lot) -> None:
    """One of the open questions gets one of its answers; a wrong one before it changes nothing."""
    question = session.open[lot.below(len(session.open))]
    expect(question.form == "number" or bool(question.options) or question.least == 0, f"{question.rule} leaves no answer")
    if lot.often(1):
        expect(session.answer(question.person, question.key, "no such answer") is not None, "nonsense is refused")
        expect(session.answer(question.person, "0.99", "pass") is not None, "a stale answer is refused")
    reason = session.answer(question.person, question.key, player.answer(session.battle, question))
    expect(reason is None, f"an offered answer to {question.rule} is taken: {reason}")


def give_act(session: Session[Any], player: Chance[Any], lot: Lot) -> None:
    """Somebody does something that is offered; something that is refused before it is not offered and changes nothing."""
    question = session.questions[0]
    battle = session.battle
    action = player.act(battle, question.who)
    book = session.book
    line = book.notation.write(battle, action)
    expect(book.notation.read(battle, line) == action, f"{line} reads back")
    if lot.often(2):
        check_refused(session, wrong(battle, action, lot))
    reason = session.act(question.person, line, question.key)
    expect(reason is None, f"what is offered is accepted: {line}: {reason}")


def wrong(battle: Battle, action: Action, lot: Lot) -> Action:
    """The same action with one of its creatures or squares changed."""
    parts = {field.name: getattr(action, field.name) for field, _ in shape(type(action))}
    for field, mark in shape(type(action)):
        if mark == "creature" and lot.often(5):
            parts[field.name] = lot.below(len(battle.creatures))
        elif mark == "square" and lot.often(5):
            parts[field.name] = battle.board.square(lot.below(battle.board.width), lot.below(battle.board.height))
    return type(action)(**parts)


def check_refused(session: Session[Any], action: Action) -> None:
    """If it is refused, it is not among the options, and the battle stays as it was."""
    battle, book = session.battle, session.book
    reason = book.refuse(battle, action)
    if reason is None:
        return
    before = battle.digest()
    refused = session.act(GM, action)
    expect(refused is not None, f"{book.notation.write(battle, action)} is refused: {reason}")
    expect(session.battle.digest() == before, "a refusal changes nothing")
    expect(action not in tuple(book.options(battle, action.who)), f"{book.notation.write(battle, action)} is refused but offered")


# ---- what must always hold
# -----------------------------------------------------------------------------------------------------------

def check_state(book: Rulebook[Any], battle: Any) -> None:
    """Nobody stands off the map or in a wall, hit points and budgets are within their bounds, no effect hangs on the absent."""
    for creature in battle.creatures:
        expect(0 <= creature.hp <= creature.most_hp, f"{creature.id} has {creature.hp} of {creature.most_hp} hit points")
        expect(creature.temp >= 0 and creature.attacks >= 0 and creature.legendary >= 0, f"{creature.id}: pools")
        expect(all(n >= 0 for n in creature.slots) and all(n >= 0 for _, n in creature.uses), f"{creature.id}: slots and uses")
        if creature.present:
            expect(bool(battle.board.fits(creature.size) >> creature.at & 1), f"{creature.id} is on the map")
            expect(creature.space == battle.board.space(creature.at, creature.size), f"{creature.id}'s space is where it is")
            expect(not creature.space & battle.board.filled, f"{creature.id} stands in a wall")
        else:
            expect(not creature.space, f"{creature.id} is gone but takes up space")
    flags = [0] * len(battle.creatures)
    for effect in battle.effects:
        expect(
            not effect.cause or any(other.number == effect.cause for other in battle.effects), f"{effect.kind} outlives its cause"
        )
        if effect.on >= 0:
            flags[effect.on] |= effect.flags
    for creature in battle.creatures:
        expect(creature.flags == flags[creature.index], f"{creature.id}'s flags are those of its effects")
    taken = 0
    for creature in battle.creatures:
        taken |= creature.space
    expect(battle.taken == taken, "the squares taken are those of the bodies")


def check_history(book: Rulebook[Any], session: Session[Any], encounter: dict[str, Any], seed: str) -> None:
    """Folding the log gives the battle; the record, saved and loaded, replays to the same bytes and the same log."""
    folded = session.states[0].clone()
    for fact in session.log:
        fact.apply(folded)
    expect(folded.digest() == session.battle.digest(), "the folded log is the battle")
    data = json.loads(json.dumps(session.to_data()))
    again: Session[Any] = Session(book, book.start(encounter), data["seed"])
    again.replay([Deed.from_data(deed) for deed in data["deeds"]])
    expect(again.battle.digest() == session.battle.digest(), "the replay ends in the same battle")
    expect(list(again.log) == list(session.log), "the replay writes the same log")


def check_views(book: Rulebook[Any], session: Session[Any]) -> None:
    """No player is told of a creature at a moment at which he does not know of it, nor shown what only the game master may see."""
    for person in sorted({creature.controller for creature in session.battle.creatures} - {GM}):
        shown = portraits(book, session.battle, person)
        for creature in session.battle.creatures:
            if not book.sees(session.battle, person, creature.index):
                expect(creature.id not in shown, f"{person} is shown {creature.id}")
            elif not book.runs(session.battle, person, creature.index):
                expect("hp" not in shown[creature.id], f"{person} is shown the hit points of {creature.id}")
        json.dumps(shown)
        session.told(person)


def seeds(first: int, count: int) -> Iterator[str]:
    return (str(n) for n in range(first, first + count))


def main(arguments: list[str]) -> None:
    """`python -m tests.fuzz.fights SEED` plays one fight again; `FIRST COUNT` plays many and says which are broken."""
    name = "dnd5e"
    if len(arguments) == 1:
        session = fight(name, arguments[0])
        print(session.book.outcome(session.battle), len(session.deeds), "deeds")
        return
    broken = 0
    for seed in seeds(int(arguments[0]), int(arguments[1])):
        try:
            fight(name, seed)
        except Broken as error:
            broken += 1
            print(str(error)[:600], flush=True)
    print(f"{int(arguments[1]) - broken} passed, {broken} failed")


if __name__ == "__main__":
    import sys

    main(sys.argv[1:])
