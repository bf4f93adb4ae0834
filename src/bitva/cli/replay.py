"""`bitva replay`: a saved fight, deed by deed."""
from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import click

from bitva.cli.parts import Command, Whole, argument, flag, json_flag, option, units_option
from bitva.cli.sources import loaded
from bitva.cli.texts import Texts
from bitva.kernel.words import GM, NOBODY

if TYPE_CHECKING:
    from bitva.cli.game import Chronicle, Game
    from bitva.cli.screen import Screen
    from bitva.content.records import Flaw, Loaded

MOST = 200_000


def command(texts: Texts) -> Command:
    def replay(file: Path, start: int, maps: bool, units: str | None, as_json: bool) -> int:
        from bitva.cli.game import Game
        from bitva.cli.seats import WATCHED
        found = loaded(texts, file)
        game = Game(texts, found.encounter, found.session, WATCHED, units or "")
        if as_json:
            return as_data(game, found)
        Steps(game, found.flaw, max(0, start - 1), maps).run()
        return 1 if found.flaw is not None else 0

    return Command(texts, "replay", replay, [
        argument(texts, "file", type=click.Path(path_type=Path)),
        option(texts, "--from", "start", type=Whole(texts, 1, MOST), metavar="number", default="1"),
        flag(texts, "--maps"), units_option(texts), json_flag(texts)])


def as_data(game: Game, found: Loaded) -> int:
    """Every deed with its lines, and what is wrong with the record."""
    from bitva.cli.game import Chronicle
    chronicle = Chronicle(game, GM)
    deeds = [{"act": deed.act, "by": deed.by, "given": [given.to_data() for given in deed.given],
              "lines": [line.text for line in chronicle.lines(number)]} for number, deed in enumerate(game.session.deeds)]
    flaw = None if found.flaw is None else {"what": found.flaw.what, "deed": found.flaw.deed, "how": found.flaw.how}
    click.echo(json.dumps({"fight": game.encounter.get("id", ""), "seed": game.session.seed, "over": game.battle.over,
                           "rounds": game.battle.clock.round, "deeds": deeds, "flaw": flaw}, ensure_ascii=False, indent=1))
    return 1 if flaw else 0


class Steps:
    """Going through a fight forwards and backwards."""

    def __init__(self, game: Game, flaw: Flaw | None, start: int, maps: bool) -> None:
        from bitva.cli.game import Chronicle
        from bitva.cli.screen import Screen
        self.game = game
        self.texts = game.texts
        self.flaw = flaw
        self.at = min(start, max(0, len(game.session.deeds) - 1))
        self.maps = maps
        self.screen: Screen = Screen()
        self.chronicle: Chronicle = Chronicle(game, GM)

    def run(self) -> None:
        """On a terminal step by step, else all at once."""
        from bitva.cli.faults import of_record
        self.screen.title(self.game.title)
        deeds = len(self.game.session.deeds)
        self.screen.print(self.texts.say("record-of", deeds=deeds, seed=self.game.session.seed), style="bright_black")
        if self.flaw is not None:
            self.screen.problem(of_record(self.texts, self.flaw))
        if self.screen.live:
            self.screen.print(self.texts.say("replay-help"), style="bright_black")
        while self.at < deeds:
            self.show()
            self.at += 1
            if self.screen.live and not self.wait():
                return
        self.draw(deeds - 1)
        if self.flaw is not None:
            self.screen.problem(of_record(self.texts, self.flaw))
        else:
            self.screen.print(self.texts.say("record-ends" if self.game.battle.over else "record-stops"))

    def show(self) -> None:
        """One deed, and what came of it."""
        deed = self.game.session.deeds[self.at]
        self.screen.print()
        act = deed.act or self.texts.say("the-opening")
        self.screen.print(self.texts.say("deed-head", n=self.at + 1, by=deed.by, act=act), style="bright_black")
        for line in self.chronicle.lines(self.at):
            if line.kind == "round_began":
                self.screen.title(line.text)
            else:
                self.screen.print(line.text, style="bold" if line.kind == "turn_began" else "", indent=4 if line.under else 2)
        if self.maps:
            self.draw(self.at)

    def wait(self) -> bool:
        """What the person wants next; False to leave."""
        while True:
            try:
                line = self.screen.ask(self.texts.say("replay-prompt", n=self.at, deeds=len(self.game.session.deeds))).lower()
            except EOFError:
                return False
            if line in self.texts.both("replay-quit"):
                return False
            if line in self.texts.both("replay-map"):
                self.draw(self.at - 1)
            elif line in self.texts.both("replay-back"):
                self.at = max(0, self.at - 2)
                return True
            elif line.isdecimal() and 1 <= int(line[:9]) <= len(self.game.session.deeds):
                self.at = int(line[:9]) - 1
                return True
            elif not line:
                return True
            else:
                self.screen.print(self.texts.say("replay-help"), style="bright_black")

    def draw(self, deed: int) -> None:
        """The map after a deed."""
        from bitva.cli.board import Picture
        session = self.game.session
        if deed < 0:
            return
        battle = session.states[deed + 1] if deed + 1 < len(session.states) else session.battle
        known = [creature.index for creature in battle.creatures]
        side = str(battle.creatures[0].side) if battle.creatures else ""
        actor = battle.clock.who if battle.clock.who >= 0 else NOBODY
        Picture(self.texts, self.game.speaker, self.game.layout, battle, known, GM, side, actor, self.screen.width,
                self.screen.ascii_only).show(self.screen)
