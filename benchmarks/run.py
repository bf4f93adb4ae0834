"""The benchmark: `python -m benchmarks.run [--fights N] [--json]`. What is compared runs interleaved; medians are reported, and
ratios.

S1 against lean.py (the bare floor in Python) with and without a log, S1's means against the floor's (a test of the rules as well),
and one thing at a time: clone, save, load, options, answer, undo, replay, import.
"""
from __future__ import annotations

import json
import statistics
import subprocess
import sys
from collections.abc import Callable
from time import perf_counter
from typing import Any

from benchmarks import lean, s1
from bitva.kernel.facts import Fact
from bitva.kernel.session import Deed, Session
from bitva.kernel.space import Board
from bitva.players.chance import Chance

ROUNDS = 7
GOALS = {"clone, 8 creatures": 15, "save, mid-action": 1000, "load, mid-action": 1000, "options, 40x40, 20 creatures": 2000,
         "answer to question, p99": 5000, "undo": 5000, "replay, 100 deeds": 100_000, "import of bitva and its kernel": 100_000}
"""In microseconds, from the design."""


def timed(work: Callable[[], object], times: int) -> float:
    """Microseconds a time, the median of several rounds."""
    spans: list[float] = []
    for _ in range(ROUNDS):
        begun = perf_counter()
        for _ in range(times):
            work()
        spans.append((perf_counter() - begun) / times * 1e6)
    return statistics.median(spans)


# ---- S1 --------------------------------------------------------------------------------------------------------------------------

def rates(fights: int) -> dict[str, Any]:
    """Fights a second of lean Python and of the engine, in turns; ratios of the medians."""
    start, floor = s1.RULEBOOK.start(s1.encounter()), lean.Fight()
    spans: dict[str, list[float]] = {"lean": [], "engine": [], "engine with a log": []}
    for round_number in range(ROUNDS):
        seeds = range(round_number * fights, (round_number + 1) * fights)

        def floor_fights(seeds: range = seeds) -> None:
            for seed in seeds:
                floor.run(seed)

        def engine_fights(seeds: range = seeds) -> None:
            for seed in seeds:
                s1.fight(str(seed), start)

        def logged_fights(seeds: range = seeds) -> None:
            for seed in seeds:
                log: list[Fact] = []
                s1.fight(str(seed), start, log)

        for name, work in (("lean", floor_fights), ("engine", engine_fights), ("engine with a log", logged_fights)):
            begun = perf_counter()
            work()
            spans[name].append(perf_counter() - begun)
    per_second = {name: fights / statistics.median(times) for name, times in spans.items()}
    return {
        name: {"fights/s": round(rate), "ratio to lean": round(rate / per_second["lean"], 3)} for name, rate in per_second.items()
    }


def means(fights: int) -> dict[str, Any]:
    """The engine's means over many S1 fights beside the floor's, and how many standard errors they are apart."""
    start, floor = s1.RULEBOOK.start(s1.encounter()), lean.Fight()
    engine_rows: list[tuple[float, ...]] = []
    floor_rows: list[tuple[float, ...]] = []
    for seed in range(fights):
        fight = s1.fight(str(seed), start)
        standing = sum(creature.hp > 0 for creature in fight.creatures if creature.side == "foes")
        engine_rows.append((float(standing == 0), fight.clock.round, sum(creature.hp for creature in fight.creatures[:4])))
        winner, rounds = floor.run(seed)
        floor_rows.append((float(winner == 0), rounds, sum(creature.hp for creature in floor.sides[0])))
    result: dict[str, Any] = {}
    for at, name in enumerate(("heroes win", "rounds", "hit points left")):
        one, other = [row[at] for row in engine_rows], [row[at] for row in floor_rows]
        error = (statistics.variance(one) / fights + statistics.variance(other) / fights) ** 0.5
        apart = (statistics.mean(one) - statistics.mean(other)) / error if error else 0.0
        result[name] = {"engine": round(statistics.mean(one), 3), "lean": round(statistics.mean(other), 3),
                        "standard errors apart": round(apart, 2)}
    return result


# ---- one thing at a time
# -----------------------------------------------------------------------------------------------------------

def played(deeds: int) -> Session[Any]:
    """A session of S1 played by chance for so many deeds."""
    session: Session[Any] = Session(s1.RULEBOOK, s1.RULEBOOK.start(s1.encounter()), "bench")
    player: Chance[Any] = Chance(s1.RULEBOOK, "bench")
    session.begin()
    while (session.open or len(session.deeds) < deeds) and not session.battle.over:
        if session.open:
            question = session.open[0]
            session.answer(question.person, question.key, player.answer(session.battle, question))
        else:
            session.act("gm", player.act(session.battle, session.questions[0].who))
    return session


def waiting() -> Session[Any]:
    """A session that waits for an answer in the middle of an action."""
    session: Session[Any] = Session(s1.RULEBOOK, s1.RULEBOOK.start(s1.encounter()), "bench")
    session.begin()
    return session


def crowd() -> Any:
    """Twenty creatures on forty by forty squares."""
    data = s1.encounter()
    data["board"] = Board.open(40, 40).to_data()
    data["creatures"] = [entry | {"id": f"{entry['id']}-{n}", "at": [entry["at"][0] + 15 * n, entry["at"][1]]}
                         for n in (0, 1) for entry in data["creatures"]]
    session: Session[Any] = Session(s1.RULEBOOK, s1.RULEBOOK.start(data), "bench")
    session.begin()
    while session.open:
        question = session.open[0]
        session.answer(question.person, question.key, s1.answer(session.battle, question))
    return session


def one_at_a_time() -> dict[str, dict[str, float]]:
    session, many = played(100), crowd()
    eight = many.battle.clone()
    del eight.creatures[8:]
    record = json.dumps(session.to_data())
    halted = waiting()
    halted_record = json.dumps(halted.to_data())
    encounter = s1.encounter()

    def load(text: str) -> Session[Any]:
        data = json.loads(text)
        again: Session[Any] = Session(s1.RULEBOOK, s1.RULEBOOK.start(encounter), data["seed"])
        again.replay([Deed.from_data(deed) for deed in data["deeds"]])
        return again

    who = many.questions[0].who
    found = {
        "clone, 8 creatures": timed(eight.clone, 500),
        "save, mid-action": timed(lambda: json.dumps(halted.to_data()), 200),
        "load, mid-action": timed(lambda: load(halted_record), 20),
        "options, 40x40, 20 creatures": timed(lambda: list(many.options(who)), 5),
        "answer to question, p99": answer_p99(),
        "undo": timed(lambda: session.fork().undo("gm"), 20),
        "replay, 100 deeds": timed(lambda: load(record), 1),
        "import of bitva and its kernel": import_time(),
    }
    return {name: {"µs": round(span, 1), "goal": GOALS[name]} for name, span in found.items()}


def answer_p99() -> float:
    """From a deed to the next question in a played fight, the slowest of a hundred."""
    session: Session[Any] = Session(s1.RULEBOOK, s1.RULEBOOK.start(s1.encounter()), "p99")
    session.begin()
    player = s1.Standard()
    spans: list[float] = []
    while not session.battle.over and len(spans) < 400:
        if session.open:
            question = session.open[0]
            answer = s1.answer(session.battle, question)
            begun = perf_counter()
            session.answer(question.person, question.key, answer)
        else:
            action = player.act(session.battle, session.questions[0].who)
            begun = perf_counter()
            session.act("gm", action)
        spans.append((perf_counter() - begun) * 1e6)
    return statistics.quantiles(spans, n=100)[98]


def import_time() -> float:
    code = ("import time; t=time.perf_counter(); "
            "import bitva, bitva.kernel.session, bitva.kernel.outcomes; print(time.perf_counter()-t)")
    return statistics.median(float(subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout)
                             for _ in range(ROUNDS)) * 1e6


def main() -> None:
    fights = int(sys.argv[sys.argv.index("--fights") + 1]) if "--fights" in sys.argv else 300
    result = {"S1": rates(fights), "means": means(fights * ROUNDS), "one thing at a time": one_at_a_time()}
    if "--json" in sys.argv:
        print(json.dumps(result, ensure_ascii=False))
        return
    for heading, rows in result.items():
        print(heading)
        for name, row in rows.items():
            print(f"  {name:34} " + "  ".join(f"{key} {figure}" for key, figure in row.items()))


if __name__ == "__main__":
    main()
