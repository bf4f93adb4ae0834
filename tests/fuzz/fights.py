"""Random fights: random heroes and creatures on random maps, played by chance, with every promise checked on the way.

They are for any rulebook: what is peculiar to one stands in the two tables at the top.
"""
from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

from bitva.content.encounters import gathered, rulebook
from bitva.content.library import library
from bitva.content.records import record, restore
from bitva.kernel.actions import Action
from bitva.kernel.battle import Battle
from bitva.kernel.book import Rulebook
from bitva.kernel.dice import Seeded
from bitva.kernel.notation import shape
from bitva.kernel.rulings import EndFight
from bitva.kernel.session import Session
from bitva.kernel.space import Board, squares
from bitva.kernel.views import portraits
from bitva.kernel.words import GM, NOBODY
from bitva.players.chance import Chance

MOST_DEEDS = 160
"""A fight that chance has not decided by then is ended by the game master."""
BIGGEST = {"dnd5e": ("hill-giant", "gargantuan"), "starfinder": ("siege-walker", "colossal")}
"""Where no creature of the content is as big as they come, this one is made so now and then."""
SETTINGS: dict[str, dict[str, tuple[object, ...]]] = {
    "acks": {
        "awareness": ({"heroes": "both", "foes": "both"}, {"heroes": "sees", "foes": "knows"}, {}),
        "declarations": ("secret", "open"),
        "group_initiative": (True, False),
        "natural_all_throws": (True, False),
    },
    "dnd5e": {
        "alternate_diagonals": (True, False, False),
        "dodge_returns": (True, False),
        "group_initiative": (True, False),
        "monster_hp": ("average", "roll"),
        "monster_damage": ("roll", "average"),
    },
    "starfinder": {
        "tie_choice": ("never", "ask"),
        "willing_failures": (False, True),
        "monster_death": ("at-once", "slow"),
        "gravity": ("normal", "normal", "normal", "zero"),
    },
    "savage": {
        "cards": ("each", "each", "side"),
        "group_order": ("ask", "listed"),
        "extra_criticals": (False, True),
    },
}
"""What tables set in different ways."""


class Broken(AssertionError):
    """A promise that did not hold, and the record of the fight up to there."""

    def __init__(self, what: str, seed: str, encounter: dict[str, Any], session: Session[Any]) -> None:
        self.record = json.dumps(record(encounter, session), ensure_ascii=False)
        again = f"python -m tests.fuzz.fights {session.book.name} {seed}"
        super().__init__(f"{what}\nplayed again by: {again}\nits record, for `bitva replay FILE`:\n{self.record}")


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
    board = random_board(lot, 10 + lot.below(12), 10 + lot.below(12))
    entries: list[dict[str, Any]] = []
    sheets: dict[str, Any] = {}
    taken = board.filled
    big, size_name = BIGGEST.get(name, ("", ""))
    for side, shelf, person in (("heroes", "heroes", ""), ("foes", "creatures", GM)):
        for number in range(1 + lot.below(4)):
            kind = lot.one(shelves.names(shelf if lot.often(8) else "creatures"))
            grown = kind == big and lot.often(3)
            size = size_of(name, kind, size_name if grown else "")
            places = list(squares(board.erode(board.area & ~taken, size) & board.fits(size)))
            if not places:
                continue
            data = dict(shelves.stat_block(kind))
            if grown:
                kind, data = f"big-{kind}", data | {"id": f"big-{kind}", "name": kind, "size": size_name}
            sheets[kind] = data
            at = places[lot.below(len(places))]
            taken |= board.space(at, size)
            entry: dict[str, Any] = {"id": f"{side}-{number}", "creature": kind, "side": side, "at": list(board.xy(at)),
                                     "controller": person or f"player-{number % 2 + 1}"}
            if lot.often(1) and "hidden" in book.entry:
                entry["hidden"] = 8 + lot.below(10) if book.entry["hidden"] == "number" else []
            if "ambush" in book.entry and lot.often(1):
                entry["ambush" if side == "foes" else "unaware"] = True
            mount = next((other for other in entries if other["side"] == side and sheets[other["creature"]].get("mount")), None)
            if mount is not None and "rides" in book.entry and not data.get("mount") and lot.often(7) \
                    and carries(name, kind, data, sheets[mount["creature"]]):
                entry |= {"rides": mount["id"], "at": mount["at"]}
            entries.append(entry)
    settings = {setting: values[lot.below(len(values))] for setting, values in SETTINGS.get(name, {}).items()}
    data = {"light": lot.one(("bright", "bright", "dim", "dark")), "settings": settings}
    return gathered(book, shelves, board, data, entries, sheets)


def carries(name: str, kind: str, rider: dict[str, Any], mount: dict[str, Any]) -> bool:
    """May one of this kind sit on one of that?"""
    book, shelves = rulebook(name), library(name)
    entries = [{"id": "mount", "creature": mount["id"], "side": "one", "at": [0, 0]},
               {"id": "rider", "creature": kind, "side": "one", "at": [0, 0], "rides": "mount"}]
    whole = gathered(book, shelves, Board.open(8, 8), {}, entries, {kind: rider, mount["id"]: mount})
    return not tuple(book.misplaced(book.start(whole)))


@cache
def size_of(name: str, kind: str, size: str = "") -> int:
    """How many squares long and wide a creature of the content is, or would be if it were of this size."""
    book, shelves = rulebook(name), library(name)
    data = dict(shelves.stat_block(kind)) | ({"size": size} if size else {})
    entry = {"id": "one", "creature": kind, "side": "one", "at": [0, 0]}
    return int(book.start(gathered(book, shelves, Board.open(8, 8), {}, [entry], {kind: data})).creatures[0].size)


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


# ---- one fight -------------------------------------------------------------------------------------------------------------------

def fight(name: str, seed: str) -> Session[Any]:
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
            if lot.below(90) == 0:
                check_taken_back(session)
                check_record(encounter, session)
                check_views(book, session)
        check_log(session)
        check_record(encounter, session)
        check_views(book, session)
    except Exception as error:
        raise Broken(f"{type(error).__name__}: {error}", seed, encounter, session) from error
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
    """Nobody stands off the map or in a wall, pools are within their bounds, no effect hangs on what is gone."""
    for creature in battle.creatures:
        for pool, (least, most) in book.pools.items():
            expect(least <= getattr(creature, pool) <= most, f"{creature.id} has {getattr(creature, pool)} {pool}")
        hp = getattr(creature, "hp", 0)
        expect(hp <= getattr(creature, "most_hp", hp), f"{creature.id} has {hp} hit points")
        expect(all(n >= 0 for n in getattr(creature, "slots", ())), f"{creature.id}: slots")
        expect(all(n >= 0 for _, n in getattr(creature, "uses", ())), f"{creature.id}: uses")
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


def check_log(session: Session[Any]) -> None:
    """Folding the log, without any rule, gives the battle."""
    folded = session.states[0].clone()
    for fact in session.log:
        fact.apply(folded)
    expect(folded.digest() == session.battle.digest(), "the folded log is the battle")


def check_record(encounter: dict[str, Any], session: Session[Any]) -> None:
    """The record, saved and loaded, replays to the same bytes, the same log and the same open questions."""
    again = restore(json.loads(json.dumps(record(encounter, session))), None)
    expect(again.flaw is None, f"the record is whole: {again.flaw}")
    expect(again.session.battle.digest() == session.battle.digest(), "the replay ends in the same battle")
    expect(list(again.session.log) == list(session.log), "the replay writes the same log")
    expect(again.session.questions == session.questions, "the replay asks the same")


def check_taken_back(session: Session[Any]) -> None:
    """What is taken back and given again comes to the same; a fork that goes another way leaves this one alone."""
    if len(session.deeds) < 2:
        return
    before, deed = session.to_data(), session.deeds[-1].copy()
    digest = session.battle.digest()
    fork = session.fork()
    expect(fork.undo(GM) is None, "the game master may take back")
    expect((session.to_data(), session.battle.digest()) == (before, digest), "a fork is another session")
    if deed.given:
        last = deed.given[-1]
        question = next(question for question in fork.open if question.key.split(".")[1] == str(last.number))
        expect(fork.answer(last.person, question.key, last.text) is None, "what was given can be given again")
    else:
        expect(fork.battle.digest() == session.states[-2 if not session.open else -1].digest(), "taken back is as before")
        expect(fork.act(deed.by, deed.act) is None, "what was done can be done again")
    expect((fork.to_data(), fork.battle.digest()) == (before, digest), "given again it comes to the same")


def check_views(book: Rulebook[Any], session: Session[Any]) -> None:
    """No player is told of a creature that he does not know of, nor shown what only the game master may see."""
    battle = session.battle
    for person in sorted({creature.controller for creature in battle.creatures} - {GM}):
        shown, view = portraits(book, battle, person), texts(session.view(person))
        for creature in battle.creatures:
            if not book.sees(battle, person, creature.index):
                expect(creature.id not in shown, f"{person} is shown {creature.id}")
                expect(creature.id not in view, f"{person}'s view names {creature.id}")
            elif not book.runs(battle, person, creature.index):
                expect("hp" not in shown[creature.id], f"{person} is shown the hit points of {creature.id}")
        session.told(person)


def texts(data: object) -> set[str]:
    """Every text in plain data."""
    if isinstance(data, dict):
        return {str(key) for key in data} | {text for part in data.values() for text in texts(part)}
    if isinstance(data, list | tuple):
        return {text for part in data for text in texts(part)}
    return {data} if isinstance(data, str) else set()


def seeds(first: int, count: int) -> Iterator[str]:
    return (str(n) for n in range(first, first + count))


def main(arguments: list[str]) -> None:
    """`python -m tests.fuzz.fights RULEBOOK SEED` plays one fight again; `RULEBOOK FIRST COUNT` plays many and says which broke."""
    name, first, *count = arguments
    if not count:
        session = fight(name, first)
        print(session.book.outcome(session.battle), len(session.deeds), "deeds")
        return
    broken = 0
    for seed in seeds(int(first), int(count[0])):
        try:
            fight(name, seed)
        except Broken as error:
            broken += 1
            print(str(error)[:600], flush=True)
    print(f"{int(count[0]) - broken} passed, {broken} failed")


if __name__ == "__main__":
    import sys

    main(sys.argv[1:])
