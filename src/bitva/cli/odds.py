"""`bitva odds`: exact odds, of dice, of an attack, of an action in a fight."""
from __future__ import annotations

import json
from collections.abc import Mapping
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from bitva.cli.books import layout
from bitva.cli.parts import Command, OneOf, Whole, argument, flag, json_flag, option
from bitva.cli.sources import DEFAULT, encounter_of, fights, is_file, is_record, loaded, seed_of
from bitva.cli.tallies import at_least, average, percent, totals
from bitva.cli.texts import Texts, Trouble
from bitva.content.encounters import rulebook_names
from bitva.kernel.dice import Dice, DiceError
from bitva.kernel.outcomes import TooMany

if TYPE_CHECKING:
    from bitva.cli.counting import Row
    from bitva.cli.game import Game
    from bitva.cli.screen import Screen

MOST_RUNS = 400_000
"""Ways for the dice of an action to fall that are tried."""
MOST_LINES = 60
BAR = 30
MOST_TURNS = 400
"""Turns that others let pass until the one who acts has his."""


def command(texts: Texts) -> Command:
    def odds(what: tuple[str, ...], against: int | None, ac: int | None, damage: str, advantage: bool, disadvantage: bool,
             rulebook: str | None, seed: str, as_json: bool) -> int:
        dice = dice_of("".join(what))
        if dice is None and len(what) == 1:
            known = is_file(what[0]) or what[0] in fights(rulebook or "")
            raise Trouble(texts.say("odds-action" if known else "no-dice", fight=what[0][:60], found=what[0][:60]))
        if dice is None:
            return of_action(texts, what[0], " ".join(what[1:]), rulebook or "", seed, as_json)
        edge = advantage - disadvantage
        try:
            if ac is not None:
                return of_attack(texts, dice, ac, damage, edge, rulebook or DEFAULT, as_json)
            if damage or edge:
                raise Trouble(texts.say("needs-ac"))
            return of_dice(texts, dice, against, as_json)
        except TooMany as error:
            raise Trouble(texts.say("too-many-ways")) from error

    return Command(texts, "odds", odds, [
        argument(texts, "what", nargs=-1, required=True),
        option(texts, "--against", type=Whole(texts, -100_000, 100_000), metavar="number"),
        option(texts, "--ac", type=Whole(texts, 0, 1000), metavar="number"), option(texts, "--damage", metavar="dice", default=""),
        flag(texts, "--advantage"), flag(texts, "--disadvantage"),
        option(texts, "--rulebook", type=OneOf(texts, rulebook_names), metavar="rulebook"),
        option(texts, "--seed", metavar="seed", default=""), json_flag(texts)])


def dice_of(text: str) -> Dice | None:
    try:
        return Dice.read(text)
    except DiceError:
        return None


# ---- dice ------------------------------------------------------------------------------------------------------------------

def of_dice(texts: Texts, dice: Dice, against: int | None, as_json: bool) -> int:
    """Every total, how likely it is, and how likely it is reached."""
    from bitva.cli.screen import Screen
    found = totals(dice)
    if as_json:
        data: dict[str, Any] = {"dice": str(dice), "mean": float(average(found)), "odds": shares(found)}
        if against is not None:
            data["at_least"] = {"total": against, "chance": float(at_least(found, against))}
        click.echo(json.dumps(data, ensure_ascii=False, indent=1))
        return 0
    screen = Screen()
    mean = texts.number(percent(average(found) / 100))
    screen.print(texts.say("dice-are", dice=in_words(texts, dice), mean=mean, least=min(found), most=max(found)), style="bold")
    if against is not None:
        screen.print(texts.say("reaches", total=against, percent=texts.number(percent(at_least(found, against)))))
        return 0
    bars(texts, screen, found)
    return 0


def bars(texts: Texts, screen: Screen, found: Mapping[int, Fraction]) -> None:
    """Total, chance, chance of at least that, and a bar."""
    screen.print(texts.say("bars-head"), style="bright_black")
    most = max(found.values())
    for total in sorted(found)[:MOST_LINES]:
        bar = ("#" if screen.ascii_only else "█") * max(1, round(BAR * found[total] / most))
        share, more = texts.number(tenths(found[total])), texts.number(tenths(at_least(found, total)))
        screen.print(f"{total:>6} {share:>8} {more:>8}  {bar}")
    if len(found) > MOST_LINES:
        screen.print(texts.say("more-totals", n=len(found) - MOST_LINES), style="bright_black")


def tenths(likely: Fraction) -> str:
    """A share in a column: with one decimal, and more only where it would be nothing."""
    return f"{float(100 * likely):.1f}" if likely >= Fraction(1, 2000) else percent(likely)


def shares(found: Mapping[int, Fraction]) -> dict[str, float]:
    return {str(total): float(found[total]) for total in sorted(found)}


def in_words(texts: Texts, dice: Dice) -> str:
    from bitva.speech.speaker import DICE
    return DICE.sub(texts.say("die-letter"), str(dice))


# ---- one attack ------------------------------------------------------------------------------------------------------------

def of_attack(texts: Texts, bonus: Dice, ac: int, damage: str, edge: int, rulebook: str, as_json: bool) -> int:
    """How likely an attack hits, and what it deals."""
    from bitva.cli.screen import Screen
    dealt = dice_of(damage) if damage else None
    if damage and dealt is None:
        raise Trouble(texts.say("no-dice", found=damage[:60]))
    found = layout(rulebook).strike(bonus, ac, dealt, edge)
    if found is None:
        raise Trouble(texts.say("no-attack", dice=str(bonus), rulebook=rulebook))
    hit = 1 - found.get(-1, Fraction(0))
    mean = average({max(amount, 0): Fraction(0) for amount in found} | _dealt(found))
    if as_json:
        click.echo(json.dumps({"bonus": str(bonus), "ac": ac, "edge": edge, "damage": damage or None, "hit": float(hit),
                               "mean": float(mean) if dealt else None, "odds": shares(_dealt(found)) if dealt else None},
                              ensure_ascii=False, indent=1))
        return 0
    screen = Screen()
    screen.print(texts.say("attack-hits", bonus=in_words(texts, bonus), ac=ac, percent=texts.number(percent(hit))), style="bold")
    if dealt is not None:
        screen.print(texts.say("attack-deals", damage=in_words(texts, dealt), mean=texts.number(percent(mean / 100))))
        bars(texts, screen, _dealt(found))
    return 0


def _dealt(found: Mapping[int, Fraction]) -> dict[int, Fraction]:
    """The damage of an attack: a miss deals nothing."""
    dealt: dict[int, Fraction] = {}
    for amount, likely in found.items():
        dealt[max(amount, 0)] = dealt.get(max(amount, 0), Fraction(0)) + likely
    return dealt


# ---- an action in a fight --------------------------------------------------------------------------------------------------

def of_action(texts: Texts, source: str, line: str, rulebook: str, seed: str, as_json: bool) -> int:
    """What an action comes to in a fight as it stands."""
    from bitva.cli.counting import exact
    game = game_of(texts, source, rulebook, seed)
    action = awaited(texts, game, line)
    try:
        rows = exact(game, action, "gm", MOST_RUNS)
    except TooMany as error:
        raise Trouble(texts.say("too-many-ways")) from error
    if as_json:
        click.echo(json.dumps(data_of(game, line, rows), ensure_ascii=False, indent=1))
    else:
        tell(game, action, rows)
    return 0


def game_of(texts: Texts, source: str, rulebook: str, seed: str) -> Game:
    """The fight of a name, a file or a record, with its opening behind it."""
    from bitva.cli.game import Game, new_session
    from bitva.cli.seats import WATCHED
    if is_file(source) and is_record(Path(source)):
        found = loaded(texts, Path(source))
        return Game(texts, found.encounter, found.session, WATCHED)
    encounter = encounter_of(texts, source, rulebook)
    game = Game(texts, encounter, new_session(encounter, seed_of(texts, seed or "1")), WATCHED)
    game.session.begin()
    while game.session.open:
        game.play(game.next_question())
    return game


def awaited(texts: Texts, game: Game, line: str) -> Any:
    """The action of a line, at a moment when it may be done: the others let their turns pass until then."""
    from bitva.kernel.notation import NotationError
    session = game.session
    try:
        action = session.book.notation.read(session.battle, line)
    except NotationError:
        refusal = session.act("gm", line)
        raise Trouble(game.speaker.refusal(session.battle, refusal) if refusal else line) from None
    for _ in range(MOST_TURNS):
        who = session.book.actors(session.battle)
        if session.battle.over or action.who in who or not who:
            break
        end = next((option for option in session.options(who[0]) if game.layout.section(option) == "end"), None)
        if end is None or session.act("gm", end) is not None:
            break
        while session.open:
            game.play(game.next_question())
    refusal = session.book.refuse(session.battle, action)
    if refusal is not None:
        raise Trouble(game.speaker.refusal(session.battle, refusal), 1)
    return action


def tell(game: Game, action: Any, rows: list[Row]) -> None:
    from bitva.cli.counting import shown_value
    from bitva.cli.screen import Screen
    from bitva.speech.catalogue import capital
    screen, texts = Screen(), game.texts
    screen.print(capital(game.speaker.option(game.battle, action)), style="bold")
    if not rows:
        screen.print(texts.say("no-odds"))
    for row in rows:
        figure = texts.first(f"figure-{row.figure}", row.figure)
        screen.print(texts.say("odds-of", name=game.speaker.name(game.battle, row.who), figure=figure))
        for value, likely in row.odds:
            screen.item(f"  {texts.number(percent(likely)):>8} %", shown_value(game, row.figure, value))


def data_of(game: Game, line: str, rows: list[Row]) -> dict[str, Any]:
    return {"action": line, "odds": [
        {"who": game.battle.creatures[row.who].id, "figure": row.figure,
         "values": [{"value": value, "chance": float(likely)} for value, likely in row.odds]} for row in rows]}
