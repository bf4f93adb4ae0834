"""What people ask the table about: the commands, the reasons of numbers and refusals, odds, creatures, rules."""
from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from bitva.cli.counting import exact, shown_value
from bitva.cli.lookup import found, rule_lines
from bitva.cli.menu import percent_of
from bitva.content.library import STAT_BLOCKS, library
from bitva.kernel.actions import Action, Question
from bitva.kernel.notation import NotationError, nearest, shape
from bitva.kernel.numbers import Number
from bitva.kernel.outcomes import TooMany
from bitva.kernel.rulings import Ruling
from bitva.kernel.words import GM, Who
from bitva.speech.catalogue import capital

if TYPE_CHECKING:
    from bitva.cli.playing import Play

MOST_RUNS = 30_000
"""Ways for the dice to fall that are tried while somebody waits."""
MOST_LISTED = 40


# ---- help ------------------------------------------------------------------------------------------------------------------

def show_help(play: Play, rest: str) -> None:
    """What can be typed; `help master`: what a game master can."""
    from bitva.cli.talk import words
    texts, screen = play.texts, play.screen
    if words().get(rest.lower()) == "master" or (not rest and GM in play.game.seats.persons):
        screen.print(texts.say("help-master"))
        own = texts.of_book(play.game.session.book.name)
        for verb, kind in play.game.session.book.notation.verbs.items():
            if issubclass(kind, Ruling):
                screen.item("   ", own.first(f"gm-{verb}", f"gm {verb} {' '.join(words_of(kind)).upper()}"))
        if rest:
            return
    screen.print(texts.say("help-table"))


def words_of(ruling: type[Ruling]) -> list[str]:
    """What a word of the game master's has to be given."""
    return [part.name for part, _ in shape(ruling) if part.name != "who"]


# ---- why -------------------------------------------------------------------------------------------------------------------

def show_why(play: Play, rest: str, question: Question) -> None:
    """Why the last number was what it was, or why something may not be done."""
    if not rest and play.refused is not None:
        return refusals(play, play.refused)
    if not rest:
        return numbers(play)
    action = action_of(play, rest, question)
    if action is None:
        return None
    option(play, action)
    return refusals(play, action)


def action_of(play: Play, text: str, question: Question) -> Action | None:
    """The action that somebody means: by its number, by a square, or in the notation."""
    from bitva.cli.talk import PLACE
    menu, session = play.menu, play.game.session
    if text.isdecimal() and menu is not None:
        number = int(text) if len(text) < 9 else -1
        if number == 0 and menu.end is not None:
            return menu.end
        choices = menu.choices
        if not 1 <= number <= len(choices):
            play.screen.problem(play.texts.say("no-such-number", most=len(choices)))
            return None
        return choices[number - 1].action or choices[number - 1].actions()[0]
    place = PLACE.fullmatch(text)
    if place is not None and menu is not None and session.battle.board.inside(int(place[1]), int(place[2])):
        square = session.battle.board.square(int(place[1]), int(place[2]))
        way = menu.way_to(square, place[3] or "") or play.talk.straight(square, place[3] or "", question)
        if way is None:
            play.screen.problem(play.texts.say("no-way", square=play.speaker.square(session.battle, square)))
        return way
    try:
        action: Action = session.book.notation.read(session.battle, play.talk.with_doer(text, question))
    except NotationError:
        refusal = session.act(question.person, play.talk.with_doer(text, question))
        if refusal is not None:
            play.say_refusal(refusal)
        return None
    return action


def option(play: Play, action: Action) -> None:
    """One option with its notation and its chance."""
    session = play.game.session
    choice = play.menu.choice(action) if play.menu is not None else None
    play.screen.print(choice.text if choice is not None else capital(play.speaker.option(session.battle, action)), style="bold")
    play.screen.print(session.book.notation.write(session.battle, action), style="bright_black", indent=2)


def refusals(play: Play, action: Action) -> None:
    """Every reason why something may not be done, each with its rule."""
    session, screen = play.game.session, play.screen
    reasons = list(session.book.refusals(session.battle, action))
    if not reasons:
        screen.print(play.texts.say("allowed"), indent=2)
    for reason in reasons:
        screen.item("  -", play.speaker.refusal(session.battle, reason))
        if play.speaker.title(reason.rule):
            screen.print(play.texts.say("see-rule", rule=reason.rule), style="bright_black", indent=4)


def numbers(play: Play) -> None:
    """The last thing told with a number in it, and every term of it."""
    battle = play.game.battle
    for fact in reversed(play.chronicle.last_facts()):
        found_numbers = [part for part in fact.args if isinstance(part, Number)]
        if not found_numbers:
            continue
        sentence = play.speaker.fact(battle, fact)
        if sentence:
            play.screen.print(sentence, style="bold")
        for number in found_numbers:
            play.screen.print(play.texts.say("total", total=number.total), indent=2)
            for term in number:
                play.screen.item(f"    {term.value:>+4d}", term_words(play, term))
        return
    play.screen.print(play.texts.say("no-number"))


def term_words(play: Play, term: Any) -> str:
    speaker, battle = play.speaker, play.game.battle
    by = speaker.name(battle, term.by) if term.by >= 0 else None
    return play.texts.say("term", why=speaker.title(term.rule) or term.rule, rule=term.rule, by=by,
                          beaten=(speaker.title(term.beaten) or term.beaten) if term.beaten else None)


def show_dice(play: Play) -> None:
    """The dice of the last deed by their numbers."""
    for number, die in enumerate(play.game.session.rolled, 1):
        name = play.speaker.name(play.game.battle, die.who) if die.who >= 0 else None
        text = play.texts.say("die-fell", sides=die.sides, face=die.face, why=play.speaker.title(die.rule) or die.rule, name=name)
        play.screen.item(f"{number:>3}", text)
    play.screen.print(play.texts.say("die-how"), style="bright_black")


# ---- odds ------------------------------------------------------------------------------------------------------------------

def show_odds(play: Play, rest: str, question: Question) -> None:
    """The exact odds of what an option comes to."""
    if not rest:
        play.screen.problem(play.texts.say("odds-what"))
        return
    action = action_of(play, rest, question)
    if action is None:
        return
    option(play, action)
    if next(play.game.session.book.refusals(play.game.battle, action), None) is not None:
        refusals(play, action)
        return
    try:
        rows = exact(play.game, action, play.viewer, MOST_RUNS)
    except TooMany:
        play.screen.problem(play.texts.say("too-many-ways"))
        return
    if not rows:
        play.screen.print(play.texts.say("no-odds"), indent=2)
    for row in rows:
        name, figure = play.speaker.name(play.game.battle, row.who), play.texts.first(f"figure-{row.figure}", row.figure)
        play.screen.print(play.texts.say("odds-of", name=name, figure=figure), indent=2)
        for value, likely in row.odds:
            play.screen.item(f"    {percent_of(likely):>5} %", shown_value(play.game, row.figure, value))


# ---- what there is ---------------------------------------------------------------------------------------------------------

def show_all(play: Play, rest: str, question: Question) -> None:
    """Every option in the notation; ways only if they are asked for."""
    session = play.game.session
    if session.open or question.who < 0:
        options: Iterable[object] = question.options
        lines = [session.book.notation.write(session.battle, choice) for choice in options]
    else:
        actions = play.game.options(question.who)
        wanted = [action for action in actions if (action.verb.startswith(rest) if rest else not getattr(action, "path", ()))]
        lines = [session.book.notation.write(session.battle, action) for action in wanted]
        ways = len(actions) - len(wanted)
        if not rest and ways:
            lines.append(play.texts.say("ways-too", n=ways))
    for line in lines:
        play.screen.print(line, indent=2)


def show_creatures(play: Play, rest: str) -> None:
    """How everybody is whom one knows of; of one creature, all that one may know."""
    battle, speaker = play.game.battle, play.speaker
    known = play.game.known(play.viewer)
    if not rest:
        for who in known:
            play.screen.print(speaker.status(battle, who, play.viewer), indent=2)
        return
    names: dict[str, Who] = {}
    for who in known:
        names |= {battle.creatures[who].id: who, speaker.name(battle, who).lower(): who}
    signs = {token.sign.lower(): who for who, token in play.picture().tokens.items()}
    which = names.get(rest.lower(), signs.get(rest.lower()))
    if which is None:
        play.screen.problem(play.texts.say("no-such-creature", found=rest[:40], nearest=nearest(rest.lower(), names) or None))
        return
    play.screen.print(speaker.status(battle, which, play.viewer), style="bold")
    if play.game.session.book.runs(battle, play.viewer, which):
        sheet = battle.creatures[which].sheet.id
        shelves = library(play.game.session.book.name)
        shelf = next((shelf for shelf in STAT_BLOCKS if shelves.has(shelf, sheet)), "")
        if shelf in play.game.layout.shelves:
            for label, text in play.game.layout.described(play.texts, speaker, shelves, shelf, sheet):
                play.screen.item(f"  {label}:", text)


def show_rules(play: Play, rest: str) -> None:
    """A rule, or those that have something to do with some words."""
    book, lang = play.game.session.book.name, play.texts.lang
    if not rest:
        play.screen.problem(play.texts.say("rules-what"))
        return
    hits = found([book], lang, rest)
    if not hits:
        play.screen.problem(play.texts.say("no-rule-found", words=rest[:60]))
    elif len(hits) == 1 or hits[0].id == rest:
        for style, text in rule_lines(play.texts, hits[0]):
            play.screen.print(text, style=style)
    else:
        for rule in hits[:MOST_LISTED]:
            play.screen.item(f"  {rule.id}", rule.title)
