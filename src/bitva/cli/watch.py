"""`bitva watch`: machines play, and one looks on."""
from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from bitva.cli.parts import Command, Decimal, Known, OneOf, argument, json_flag, option, units_option
from bitva.cli.sources import encounter_of, fights, is_file, is_record, seed_of
from bitva.cli.texts import Texts, Trouble
from bitva.content.encounters import rulebook_names

if TYPE_CHECKING:
    from bitva.cli.game import Game

PAUSE = 0.7
"""Seconds between two sentences on a terminal."""


def command(texts: Texts) -> Command:
    def watch(fight: str, rulebook: str | None, machine: tuple[str, ...], units: str | None, seed: str, pause: float | None,
              save: Path | None, as_json: bool) -> int:
        if fight and is_file(fight) and is_record(Path(fight)):
            raise Trouble(texts.say("replay-instead", file=fight))
        game = new_game(texts, fight, rulebook or "", machine, units, seed)
        code = told_as_json(game) if as_json else told(game, pause)
        if save is not None:
            keep(texts, game, save)
        return code

    return Command(texts, "watch", watch, [
        argument(texts, "fight", type=Known(fights), required=False, default=""),
        option(texts, "--rulebook", type=OneOf(texts, rulebook_names), metavar="rulebook"),
        option(texts, "--machine", metavar="machine", multiple=True), units_option(texts),
        option(texts, "--seed", metavar="seed", default=""),
        option(texts, "--pause", type=Decimal(texts, 0, 60), metavar="seconds"),
        option(texts, "--save", type=click.Path(path_type=Path), metavar="file"), json_flag(texts)])


def new_game(texts: Texts, fight: str, rulebook: str, machine: tuple[str, ...], units: str | None, seed: str) -> Game:
    """A fight in which machines play everything."""
    from bitva.cli.game import Game, new_session
    from bitva.cli.seats import watched
    encounter = encounter_of(texts, fight, rulebook)
    return Game(texts, encounter, new_session(encounter, seed_of(texts, seed)), watched(texts, encounter, machine), units or "")


def told(game: Game, pause: float | None) -> int:
    """Sentence by sentence."""
    from bitva.cli.playing import Play
    from bitva.cli.screen import Screen
    screen = Screen()
    screen.title(game.title)
    screen.print(game.texts.say("seed-is", seed=game.session.seed), style="bright_black")
    return Play(game, screen, pause=(PAUSE if screen.live else 0) if pause is None else pause).run()


def told_as_json(game: Game) -> int:
    """The whole fight as one piece of data."""
    from bitva.cli.game import Chronicle
    game.session.begin()
    for _ in game.play_out():
        pass
    lines = [{"text": line.text, "kind": line.kind, "who": game.battle.creatures[line.who].id if line.who >= 0 else None,
              "under": line.under, "rules": list(line.rules)} for line in Chronicle(game, "gm").all()]
    click.echo(json.dumps(summary(game) | {"lines": lines}, ensure_ascii=False, indent=1))
    return 0


def summary(game: Game) -> dict[str, Any]:
    """What a fight came to."""
    battle = game.battle
    return {"fight": game.encounter.get("id", ""), "rulebook": game.session.book.name, "seed": game.session.seed,
            "over": battle.over, "winner": game.winner() or None, "rounds": battle.clock.round,
            "outcome": game.session.book.outcome(battle), "deeds": len(game.session.deeds), "digest": battle.digest()}


def keep(texts: Texts, game: Game, path: Path) -> None:
    from bitva.cli.faults import reason
    try:
        game.save(path)
    except (OSError, ValueError) as error:
        raise Trouble(texts.say("not-saved", file=str(path), how=reason(texts, error)), 1) from error
    click.echo(texts.say("saved-replay", file=str(path)), err=True)
