"""`bitva fights`: one fight many times over, counted."""
from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from math import sqrt
from multiprocessing import get_context
from typing import Any

import click

from bitva.cli.parts import Command, Known, OneOf, Whole, argument, json_flag, option
from bitva.cli.sources import encounter_of, fights, seed_of
from bitva.cli.texts import Texts
from bitva.content.encounters import rulebook_names

MOST = 100_000
MOST_JOBS = 64
AT_ONCE = 4
"""Fights that a process is given at a time."""


@dataclass(frozen=True)
class Result:
    """What one fight came to."""

    seed: str
    winner: str
    rounds: int
    standing: tuple[str, ...]
    """The creatures that are left standing."""


def command(texts: Texts) -> Command:
    def many(fight: str, rulebook: str | None, count: int, jobs: int | None, machine: tuple[str, ...], seed: str,
             as_json: bool) -> int:
        from bitva.cli.screen import Screen
        from bitva.cli.seats import watched
        encounter = encounter_of(texts, fight, rulebook or "")
        seats = watched(texts, encounter, machine)
        root = seed_of(texts, seed)
        work: list[Work] = [(texts.lang, encounter, dict(seats.policies), f"{root}/{number}") for number in range(1, count + 1)]
        screen = Screen()
        results: list[Result] = []
        with screen.progress(texts.say("fighting"), count) as step:
            for result in run(work, jobs or os.cpu_count() or 1):
                results.append(result)
                step()
        data = counted(encounter, results) | {"seed": root}
        if as_json:
            click.echo(json.dumps(data, ensure_ascii=False, indent=1))
        else:
            tell(texts, screen, encounter, data)
        return 0

    return Command(texts, "fights", many, [
        argument(texts, "fight", type=Known(fights), required=False, default=""),
        option(texts, "--rulebook", type=OneOf(texts, rulebook_names), metavar="rulebook"),
        option(texts, "--count", type=Whole(texts, 1, MOST), metavar="number", default="20"),
        option(texts, "--jobs", type=Whole(texts, 1, MOST_JOBS), metavar="number"),
        option(texts, "--machine", metavar="machine", multiple=True), option(texts, "--seed", metavar="seed", default=""),
        json_flag(texts)])


Work = tuple[str, Mapping[str, Any], Mapping[str, str], str]


def run(work: list[Work], jobs: int) -> Iterator[Result]:
    """Every fight, in order; a result depends on its seed only, not on how many processes there are."""
    if jobs == 1 or len(work) <= AT_ONCE:
        yield from map(one, work)
        return
    with ProcessPoolExecutor(min(jobs, len(work)), mp_context=get_context("spawn")) as pool:
        yield from pool.map(one, work, chunksize=AT_ONCE)


def one(work: Work) -> Result:
    """One fight of machines."""
    from bitva.cli.game import Game, new_session
    from bitva.cli.seats import Seats
    lang, encounter, policies, seed = work
    game = Game(Texts(lang), encounter, new_session(encounter, seed), Seats((), {}, policies))
    game.session.begin()
    for _ in game.play_out():
        pass
    battle = game.battle
    standing = tuple(creature.id for creature in battle.creatures if creature.present and getattr(creature, "up", True))
    return Result(seed, game.winner() if battle.over else "", battle.clock.round, standing)


def counted(encounter: Mapping[str, Any], results: list[Result]) -> dict[str, Any]:
    """How often each side won and each creature was left standing, and how long it took."""
    count = len(results)
    sides = {str(side["id"]): sum(result.winner == side["id"] for result in results) for side in encounter["sides"]}
    rounds = sorted(result.rounds for result in results)
    return {
        "fight": encounter.get("id", ""), "count": count, "won": sides, "undecided": count - sum(sides.values()),
        "rounds": {"mean": sum(rounds) / count, "least": rounds[0], "middle": rounds[count // 2], "most": rounds[-1]},
        "standing": {str(entry["id"]): sum(entry["id"] in result.standing for result in results)
                     for entry in encounter["creatures"]},
    }


def margin(part: int, whole: int) -> tuple[float, float]:
    """Between what shares the truth lies, nineteen times out of twenty (Wilson)."""
    share, z = part / whole, 1.96
    middle = (share + z * z / (2 * whole)) / (1 + z * z / whole)
    away = z * sqrt(share * (1 - share) / whole + z * z / (4 * whole * whole)) / (1 + z * z / whole)
    return max(0.0, middle - away), min(1.0, middle + away)


def tell(texts: Texts, screen: Any, encounter: Mapping[str, Any], data: Mapping[str, Any]) -> None:
    """The counts in words."""
    from bitva.cli.game import side_title, title_of
    from bitva.content.encounters import rulebook as book_of
    from bitva.speech import Speaker
    count = data["count"]
    screen.print(texts.say("fights-head", title=title_of(texts, encounter), n=count, seed=data["seed"]), style="bold")
    for side, won in data["won"].items():
        low, high = (round(100 * share) for share in margin(won, count))
        title, share = side_title(texts, encounter, side), round(100 * won / count)
        screen.print(texts.say("fights-won", side=title, n=won, percent=share, low=low, high=high), indent=2)
    if data["undecided"]:
        screen.print(texts.say("fights-undecided", n=data["undecided"]), indent=2)
    rounds = data["rounds"]
    mean = texts.number(f"{rounds['mean']:.1f}")
    screen.print(texts.say("fights-rounds", mean=mean, least=rounds["least"], middle=rounds["middle"], most=rounds["most"]),
                 indent=2)
    screen.print(texts.say("fights-standing"))
    speaker = Speaker(texts.lang, str(encounter["rulebook"]))
    battle = book_of(str(encounter["rulebook"])).start(encounter)
    for creature in battle.creatures:
        share = round(100 * data["standing"][creature.id] / count)
        screen.print(texts.say("fights-stood", name=speaker.name(battle, creature.index), percent=share), indent=2)
