"""`bitva perft`: how many sequences of deeds there are; the measure by which rules of legality are compared."""
from __future__ import annotations

import json
from time import perf_counter

import click

from bitva.cli.parts import Command, Known, OneOf, Whole, argument, flag, json_flag, option
from bitva.cli.sources import fights
from bitva.cli.texts import Texts
from bitva.content.encounters import rulebook_names

DEEPEST = 6


def command(texts: Texts) -> Command:
    def perft(fight: str, depth: int, divide: bool, rulebook: str | None, seed: str, as_json: bool) -> int:
        from bitva.cli.odds import game_of
        from bitva.cli.screen import Screen
        from bitva.kernel.outcomes import endings
        from bitva.kernel.outcomes import perft as count
        game = game_of(texts, fight, rulebook or "", seed)
        book, battle, dice = game.session.book, game.battle, game.session.dice
        began = perf_counter()
        deeds = [action for who in book.actors(battle) for action in book.options(battle, who)] if depth and not battle.over else []
        rows: list[tuple[str, int]] = []
        screen = Screen()
        with screen.progress(texts.say("counting"), len(deeds)) as step:
            for action in deeds:
                line = book.notation.write(battle, action)
                rows.append((line, sum(count(book, after, dice, depth - 1) for after in endings(book, battle, dice, action))))
                step()
        whole = sum(n for _, n in rows) if deeds else 1
        seconds = perf_counter() - began
        if as_json:
            data = {"fight": fight, "seed": game.session.seed, "depth": depth, "count": whole, "seconds": round(seconds, 3)}
            click.echo(json.dumps(data | ({"deeds": dict(rows)} if divide else {}), ensure_ascii=False, indent=1))
            return 0
        for line, n in rows if divide else ():
            screen.print(f"{n:>12}  {line}")
        screen.print(texts.say("perft-is", depth=depth, n=whole, seconds=texts.number(f"{seconds:.1f}")), style="bold")
        return 0

    return Command(texts, "perft", perft, [
        argument(texts, "fight", type=Known(fights)), argument(texts, "depth", type=Whole(texts, 0, DEEPEST)),
        flag(texts, "--divide"), option(texts, "--rulebook", type=OneOf(texts, rulebook_names), metavar="rulebook"),
        option(texts, "--seed", metavar="seed", default="1"), json_flag(texts)])
