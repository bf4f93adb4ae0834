"""`bitva play`: a fight at the terminal."""
from __future__ import annotations

from pathlib import Path

from bitva.cli.parts import Command, Known, OneOf, argument, flag, option, units_option
from bitva.cli.sources import encounter_of, fights, is_file, is_record, loaded, seed_of
from bitva.cli.texts import Texts, Trouble
from bitva.content.encounters import rulebook_names


def command(texts: Texts) -> Command:

    def play(fight: str, rulebook: str | None, players: str, side: str, machine: tuple[str, ...], gm: bool, auto: bool,
             real_dice: bool, units: str | None, seed: str) -> int:
        if fight and is_file(fight) and is_record(Path(fight)):
            settled = {"--rulebook": rulebook, "--players": players, "--side": side, "--seed": seed, "--real-dice": real_dice}
            for name, given in settled.items():
                if given:
                    raise Trouble(texts.say("settled-by-record", option=name))
            return go_on(texts, Path(fight), machine, gm, auto, units or "")
        return begin(texts, fight, rulebook or "", players, side, machine, gm, auto, real_dice, units or "", seed)

    return Command(texts, "play", play, [
        argument(texts, "fight", type=Known(fights), required=False, default=""),
        option(texts, "--rulebook", type=OneOf(texts, rulebook_names), metavar="rulebook"),
        option(texts, "--players", metavar="players", default=""), option(texts, "--side", metavar="side", default=""),
        option(texts, "--machine", metavar="machine", multiple=True), flag(texts, "--gm"), flag(texts, "--auto"),
        flag(texts, "--real-dice"), units_option(texts), option(texts, "--seed", metavar="seed", default="")])


def begin(texts: Texts, fight: str, rulebook: str, players: str, side: str, machine: tuple[str, ...], gm: bool, auto: bool,
          real_dice: bool, units: str, seed: str) -> int:
    """A new fight."""
    from bitva.cli.game import Game, new_session
    from bitva.cli.playing import Play
    from bitva.cli.screen import Screen
    from bitva.cli.seats import seat, watched
    encounter = encounter_of(texts, fight, rulebook)
    if auto:
        seats = watched(texts, encounter, machine)
    else:
        encounter, seats = seat(texts, encounter, side, players, machine, gm)
    hands = frozenset(seats.persons) if real_dice else frozenset()
    session = new_session(encounter, seed_of(texts, seed), hands)
    game = Game(texts, encounter, session, seats, units)
    screen = Screen()
    screen.title(game.title)
    screen.print(texts.say("seed-is", seed=session.seed), style="bright_black")
    if not auto:
        screen.print(texts.say("welcome"))
    return Play(game, screen).run()


def go_on(texts: Texts, path: Path, machine: tuple[str, ...], gm: bool, auto: bool, units: str) -> int:
    """A saved fight goes on."""
    from bitva.cli.faults import of_record
    from bitva.cli.game import Game
    from bitva.cli.playing import Play
    from bitva.cli.screen import Screen
    from bitva.cli.seats import resume, watched
    found = loaded(texts, path)
    screen = Screen()
    seats = (watched(texts, found.encounter, machine) if auto
             else resume(texts, found.encounter, found.session.battle, machine, gm))
    game = Game(texts, found.encounter, found.session, seats, units)
    screen.title(game.title)
    if found.flaw is not None:
        screen.problem(of_record(texts, found.flaw))
    screen.print(texts.say("going-on", deeds=len(found.session.deeds)))
    play = Play(game, screen, path if found.flaw is None else None)
    lines = play.chronicle.news()
    for line in lines[-8:]:
        play.tell_line(line)
    return play.run()
