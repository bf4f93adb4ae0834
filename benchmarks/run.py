"""The benchmark: `python -m benchmarks.run [--fights N] [--json]`. What is compared runs interleaved; medians are reported, and
ratios; time is that of the processor, so that other work on the machine weighs less.

S1, with and without a log, against lean.py (the bare floor in Python) and s1.c (the floor in C, where there is a compiler); S1's
means against the floor's; one thing at a time; and how a fight's cost grows with creatures and squares.
"""
from __future__ import annotations

import json
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

from benchmarks import lean, s1
from bitva.kernel.facts import Fact
from bitva.kernel.session import Deed, Session
from bitva.kernel.space import Board
from bitva.players.chance import Chance
from bitva.rulebooks.dnd5e import RULEBOOK

ROUNDS = 7
GOALS = {"S1, no log": 2.0, "S1, log": 3.0}
"""Times lean Python."""
LIMITS = {"clone, 8 creatures": 15, "save, mid-action": 1000, "load, mid-action": 1000, "options, 40x40, 20 creatures": 2000,
          "answer to question, p99": 5000, "undo": 5000, "replay, 100 deeds": 100_000, "import of bitva and its kernel": 100_000}
"""In microseconds, from the design."""
SIZES = ((4, 20), (10, 20), (30, 40), (100, 80))
"""Creatures, and squares a side."""
Table = dict[str, dict[str, float]]


def timed(work: Callable[[], object], times: int) -> float:
    """Microseconds a time, the median of several rounds."""
    spans: list[float] = []
    for _ in range(ROUNDS):
        begun = process_time()
        for _ in range(times):
            work()
        spans.append((process_time() - begun) / times * 1e6)
    return statistics.median(spans)


# ---- S1 --------------------------------------------------------------------------------------------------------------------------

def rates(fights: int) -> Table:
    """Fights a second of lean Python, of the engine and of C, in turns; how many times as long as lean Python each takes."""
    start, floor = RULEBOOK.start(s1.encounter()), lean.Fight()

    def lean_fights(seeds: range) -> None:
        for seed in seeds:
            floor.run(seed)

    def silent_fights(seeds: range) -> None:
        for seed in seeds:
            s1.fight(str(seed), start)

    def logged_fights(seeds: range) -> None:
        for seed in seeds:
            log: list[Fact] = []
            s1.fight(str(seed), start, log)

    works = {"lean Python": lean_fights, "S1, no log": silent_fights, "S1, log": logged_fights}
    spans: dict[str, list[float]] = {name: [] for name in works}
    in_c: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        floor_in_c = compiled(Path(folder))
        for round_number in range(ROUNDS):
            seeds = range(round_number * fights, (round_number + 1) * fights)
            for name, work in works.items():
                begun = process_time()
                work(seeds)
                spans[name].append((process_time() - begun) / fights)
            if floor_in_c:
                said = subprocess.run([floor_in_c, "20000"], capture_output=True, text=True, check=True).stdout
                in_c.append(1 / json.loads(said)["fights_s"])
    if in_c:
        spans["C"] = in_c
    least = statistics.median(spans["lean Python"])
    table = {name: {"fights/s": round(1 / statistics.median(times)), "times lean": round(statistics.median(times) / least, 3)}
             for name, times in spans.items()}
    for name, goal in GOALS.items():
        table[name]["goal"] = goal
    return table


def compiled(folder: Path) -> str:
    """The floor in C; nothing where there is no compiler."""
    compiler = shutil.which("cc")
    if compiler is None:
        return ""
    program = str(folder / "s1")
    source = str(Path(__file__).with_name("s1.c"))
    subprocess.run([compiler, "-O3", "-march=native", "-o", program, source], check=True, capture_output=True)
    return program


MEANS = ("heroes win", "rounds", "attacks", "hits", "opportunity attacks", "steps", "hit points left")


def means(fights: int) -> Table:
    """The engine's means over many S1 fights beside the floor's, and how many standard errors they are apart."""
    start, floor = RULEBOOK.start(s1.encounter()), lean.Fight()
    engine_rows: list[tuple[float, ...]] = []
    floor_rows: list[tuple[float, ...]] = []
    for seed in range(fights):
        engine_rows.append(s1.tally(str(seed), start))
        before = floor.attacks, floor.hits, floor.oas, floor.steps
        winner, rounds = floor.run(seed)
        counted = (now - was for now, was in zip((floor.attacks, floor.hits, floor.oas, floor.steps), before, strict=True))
        floor_rows.append((float(winner == 0), rounds, *counted, sum(creature.hp for creature in floor.sides[0])))
    table: Table = {}
    for name, one, other in zip(MEANS, zip(*engine_rows, strict=True), zip(*floor_rows, strict=True), strict=True):
        error = float((statistics.variance(one) / fights + statistics.variance(other) / fights) ** 0.5)
        apart = (statistics.fmean(one) - statistics.fmean(other)) / error if error else 0.0
        table[name] = {"engine": round(statistics.fmean(one), 3), "lean": round(statistics.fmean(other), 3),
                       "standard errors apart": round(apart, 2)}
    return table


# ---- one thing at a time ---------------------------------------------------------------------------------------------------------

def played(deeds: int) -> Session[Any]:
    """A session of S1 played by chance for so many deeds."""
    session: Session[Any] = Session(RULEBOOK, RULEBOOK.start(s1.encounter()), "bench")
    player: Chance[Any] = Chance(RULEBOOK, "bench")
    session.begin()
    while (session.open or len(session.deeds) < deeds) and not session.battle.over:
        if session.open:
            question = session.open[0]
            session.answer(question.person, question.key, player.answer(session.battle, question))
        else:
            session.act("gm", player.act(session.battle, session.questions[0].who))
    return session


def waiting() -> Session[Any]:
    """A session that waits for an answer in the middle of an action: may an opportunity attack be made?"""
    data = s1.encounter()
    places = {"fighter-a": [10, 9], "goblin-1": [10, 10]}
    data["creatures"] = [entry | {"at": places[entry["id"]], "initiative": 20 if entry["id"] == "fighter-a" else 10}
                         for entry in data["creatures"] if entry["id"] in places]
    session: Session[Any] = Session(RULEBOOK, RULEBOOK.start(data), "bench")
    session.begin()
    session.act("gm", "fighter-a move 10,8-10,7")
    assert session.open
    return session


def crowd() -> Session[Any]:
    """Twenty creatures on forty by forty squares."""
    data = s1.encounter()
    data["board"] = Board.open(40, 40).to_data()
    data["creatures"] = [entry | {"id": f"{entry['id']}-{n}", "at": [entry["at"][0] + 15 * n, entry["at"][1]]}
                         for n in (0, 1) for entry in data["creatures"]]
    session: Session[Any] = Session(RULEBOOK, RULEBOOK.start(data), "bench")
    session.begin()
    while session.open:
        question = session.open[0]
        session.answer(question.person, question.key, s1.answer(session.battle, question))
    return session


def load(start: Any, text: str) -> Session[Any]:
    """A session out of its start and its record."""
    data = json.loads(text)
    again: Session[Any] = Session(RULEBOOK, start, data["seed"])
    again.replay([Deed.from_data(deed) for deed in data["deeds"]])
    return again


def one_at_a_time() -> Table:
    session, many = played(100), crowd()
    eight = many.battle.clone()
    del eight.creatures[8:]
    record = json.dumps(session.to_data())
    halted = waiting()
    halted_record = json.dumps(halted.to_data())
    who = many.questions[0].who
    found = {
        "clone, 8 creatures": timed(eight.clone, 500),
        "save, mid-action": timed(lambda: json.dumps(halted.to_data()), 200),
        "load, mid-action": timed(lambda: load(halted.states[0], halted_record), 20),
        "options, 40x40, 20 creatures": timed(lambda: list(many.options(who)), 10),
        "answer to question, p99": answer_p99(),
        "undo": timed(lambda: session.fork().undo("gm"), 20),
        "replay, 100 deeds": timed(lambda: load(session.states[0], record), 2),
        "import of bitva and its kernel": import_time(),
    }
    return {name: {"µs": round(span, 1), "goal": LIMITS[name]} for name, span in found.items()}


def answer_p99() -> float:
    """From an answer or a deed to the next question in played fights: the slowest of a hundred."""
    spans: list[float] = []
    for seed in range(4):
        session: Session[Any] = Session(RULEBOOK, RULEBOOK.start(s1.encounter()), f"p99 {seed}")
        session.begin()
        player = s1.Standard()
        while not session.battle.over:
            if session.open:
                question = session.open[0]
                answer = s1.answer(session.battle, question)
                begun = process_time()
                session.answer(question.person, question.key, answer)
            else:
                action = player.act(session.battle, session.questions[0].who)
                begun = process_time()
                session.act("gm", action)
            spans.append((process_time() - begun) * 1e6)
    return statistics.quantiles(spans, n=100)[98]


def import_time() -> float:
    code = ("import time; t=time.process_time(); "
            "import bitva, bitva.kernel.session, bitva.kernel.outcomes; print(time.process_time()-t)")
    return statistics.median(float(subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout)
                             for _ in range(ROUNDS)) * 1e6


# ---- growth ----------------------------------------------------------------------------------------------------------------------

def growth() -> Table:
    """What a fight of more creatures on a larger map costs beside that of ten, and what as many creatures squared would cost."""
    costs: dict[tuple[int, int], float] = {}
    for creatures, side in SIZES:
        start = RULEBOOK.start(s1.larger(creatures, side))
        fights = max(1, 200 // creatures)
        spans: list[float] = []
        for round_number in range(3):
            begun = perf_counter()
            for seed in range(fights):
                s1.fight(f"{round_number} {seed}", start)
            spans.append((perf_counter() - begun) / fights)
        costs[creatures, side] = statistics.median(spans)
    ten = costs[SIZES[1]]
    return {f"{creatures} creatures, {side}x{side}": {"ms": round(cost * 1e3, 2), "times ten": round(cost / ten, 2),
                                                      "squared": round((creatures / 10) ** 2, 2)}
            for (creatures, side), cost in costs.items()}


def main() -> None:
    fights = int(sys.argv[sys.argv.index("--fights") + 1]) if "--fights" in sys.argv else 300
    result: dict[str, Table] = {"S1": rates(fights), "means": means(fights * ROUNDS), "one thing at a time": one_at_a_time(),
                                "growth": growth()}
    if "--json" in sys.argv:
        print(json.dumps(result, ensure_ascii=False))
        return
    for heading, rows in result.items():
        print(heading)
        for name, row in rows.items():
            print(f"  {name:34} " + "  ".join(f"{key} {figure}" for key, figure in row.items()))


if __name__ == "__main__":
    main()
