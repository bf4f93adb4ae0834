"""What people type at the table besides numbers: words of command in both languages, squares, and actions in the notation."""
from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bitva.cli import telling
from bitva.cli.game import Leave
from bitva.cli.texts import Texts
from bitva.kernel.actions import Action, Question, Ruling
from bitva.kernel.notation import nearest, shape
from bitva.kernel.paths import flood
from bitva.kernel.words import GM, NOBODY, Square
from bitva.speech.catalogue import LANGUAGES

if TYPE_CHECKING:
    from bitva.cli.playing import Play

PLACE: Final = re.compile(r"\(?([0-9]{1,4})\s*[, ]\s*([0-9]{1,4})\)?(?:\s+([\w-]+))?", re.ASCII)
FARTHEST: Final = 400
"""Steps of a way that is looked for only to say why it cannot be gone."""


@cache
def words() -> dict[str, str]:
    """Every word of command, in every language, and which command it is: the message `talk-NAME` lists them."""
    found: dict[str, str] = {}
    for lang in LANGUAGES:
        texts = Texts(lang)
        for name in Talk.COMMANDS:
            found |= dict.fromkeys(texts.say(f"talk-{name}").split(), name)
    return found


class Talk:
    """Whatever a person types, understood."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.texts = play.texts

    # ---- lines -------------------------------------------------------------------------------------------------------------

    def listen(self, question: Question) -> None:
        """One turn's question: lines are read until one of them does something."""
        while True:
            line = self.play.screen.ask(self.play.prompt(question))
            if self.deed(line, question):
                return

    def deed(self, line: str, question: Question) -> bool:
        """Carry out a line; whether the question is over with it."""
        play = self.play
        if not line:
            play.draw()
            play.show_menu(question)
            return False
        if line.isdecimal():
            return self.number(line, question)
        place = PLACE.fullmatch(line)
        if place is not None and play.menu is not None:
            return self.walk(int(place[1]), int(place[2]), place[3] or "", question)
        if self.is_action(line):
            return self.action(line, question)
        anew = self.command(line, question)
        if anew is not None:
            return anew
        known = [*words(), *play.game.session.book.notation.verbs]
        play.screen.problem(self.texts.say("not-understood", found=line[:60], nearest=nearest(line.split()[0], known) or None))
        return False

    def number(self, line: str, question: Question) -> bool:
        menu = self.play.menu
        choices = menu.choices if menu is not None else []
        number = int(line) if len(line) < 9 else -1
        if menu is not None and number == 0 and menu.end is not None:
            return self.play.give(question, menu.end)
        if not 1 <= number <= len(choices):
            self.play.screen.problem(self.texts.say("no-such-number", most=len(choices)))
            return False
        choice = choices[number - 1]
        action = choice.action or self.play.pick(choice.more, question)
        if action is None:
            self.play.show_menu(question)
            return False
        return self.play.give(question, action)

    def walk(self, x: int, y: int, mode: str, question: Question) -> bool:
        """To a square, on the quietest way; if there is none, why not."""
        play, board = self.play, self.play.game.battle.board
        if not board.inside(x, y):
            play.screen.problem(self.texts.say("off-the-map", square=f"{x},{y}", width=board.width - 1, height=board.height - 1))
            return False
        assert play.menu is not None
        square = board.square(x, y)
        way = play.menu.way_to(square, mode) or self.straight(square, mode, question)
        if way is None:
            play.screen.problem(self.texts.say("no-way", square=play.speaker.square(play.game.battle, square)))
            return False
        return play.give(question, way)

    def straight(self, square: Square, mode: str, question: Question) -> Action | None:
        """A way as the crow flies around walls, whatever is against it: its refusal says why one cannot go there."""
        session = self.play.game.session
        battle, kind = session.battle, session.book.notation.verbs.get("move")
        creature = battle.creatures[question.who]
        if kind is None or "path" not in {part.name for part, _ in shape(kind)}:
            return None
        board = battle.board
        reach = flood(board, creature.at, FARTHEST, board.area & ~board.filled, size=creature.size)
        if not reach.squares >> square & 1 or square == creature.at:
            return None
        more = {"mode": mode} if mode else {}
        action: Action = kind(who=question.who, path=reach.path(square), **more)  # type: ignore[call-arg]
        return action

    def is_action(self, line: str) -> bool:
        """Does a line begin like an action: with a verb, with somebody who does something, with the game master's word?
        Some verbs are words of command as well: those by themselves, or with another such word (`help master`)."""
        session = self.play.game.session
        first, _, rest = line.partition(" ")
        if first in words() and (not rest.strip() or rest.strip().lower() in words()):
            return False
        if first == GM or session.battle.named(first) is not None:
            return bool(rest.strip())
        return first in session.book.notation.verbs

    def action(self, line: str, question: Question) -> bool:
        """An action in the notation; its doer may be left out."""
        first = line.partition(" ")[0]
        if first == GM or self.is_ruling(first):
            return self.rule(line if first == GM else f"{GM} {line}", question)
        return self.play.give(question, self.with_doer(line, question))

    def is_ruling(self, word: str) -> bool:
        """Is this a word of the game master's, which he may say without naming himself?"""
        kind = self.play.game.session.book.notation.verbs.get(word)
        return kind is not None and issubclass(kind, Ruling)

    def with_doer(self, line: str, question: Question) -> str:
        battle = self.play.game.battle
        if question.who < 0 or battle.named(line.partition(" ")[0]) is not None:
            return line
        return f"{battle.creatures[question.who].id} {line}"

    # ---- commands ----------------------------------------------------------------------------------------------------------

    def command(self, line: str, question: Question) -> bool | None:
        """Carry out a word of command: whether everything is to be asked anew; None if it is no such word."""
        first, _, rest = line.partition(" ")
        name = words().get(first.lower())
        if name is not None:
            return bool(self.COMMANDS[name](self, rest.strip(), question))
        if first == GM and rest and self.play.game.session.open:
            return self.rule(line, question)
        return None

    def help(self, rest: str, question: Question) -> None:
        telling.show_help(self.play, rest)

    def map(self, rest: str, question: Question) -> None:
        self.play.draw()

    def why(self, rest: str, question: Question) -> None:
        telling.show_why(self.play, rest, question)

    def odds(self, rest: str, question: Question) -> None:
        telling.show_odds(self.play, rest, question)

    def all(self, rest: str, question: Question) -> None:
        telling.show_all(self.play, rest, question)

    def look(self, rest: str, question: Question) -> None:
        telling.show_creatures(self.play, rest)

    def rules(self, rest: str, question: Question) -> None:
        telling.show_rules(self.play, rest)

    def log(self, rest: str, question: Question) -> None:
        most = int(rest) if rest.isdecimal() and len(rest) < 6 else 20
        lines = self.play.chronicle.all()
        for line in lines[max(0, len(lines) - most):]:
            self.play.tell_line(line)

    def undo(self, rest: str, question: Question) -> bool:
        """The last thing given is taken back, in the name of the person who gave it if he sits here."""
        game = self.play.game
        last, persons = game.last_person(), game.seats.persons
        person = GM if GM in persons else last if last in persons else question.person
        refusal = game.session.undo(person)
        if refusal is not None:
            self.play.say_refusal(refusal)
            return False
        self.play.screen.print(self.texts.say("undone"))
        self.play.forget()
        return True

    def save(self, rest: str, question: Question) -> None:
        path = Path(rest) if rest else self.play.file
        if path is None:
            self.play.screen.problem(self.texts.say("save-where"))
        elif self.play.keep(path):
            self.play.screen.print(self.texts.say("saved", file=str(path)))

    def quit(self, rest: str, question: Question) -> None:
        raise Leave(0)

    def auto(self, rest: str, question: Question) -> bool:
        """A machine finishes this turn, answers this question, or with a second word plays to the end."""
        game = self.play.game
        if words().get(rest.lower()) == "all":
            self.play.auto = (NOBODY, 0)
        elif game.session.open:
            game.play(question)
        else:
            self.play.auto = (question.who, game.battle.clock.round)
        return True

    # ---- the game master -----------------------------------------------------------------------------------------------------

    def master(self, rest: str, question: Question) -> bool:
        """The person becomes the game master as well, or ceases to be."""
        play = self.play
        seated = GM in play.game.seats.persons
        play.game.seats = play.game.seats.without_master() if seated else play.game.seats.with_master()
        play.viewer = play.game.seats.viewer(play.person)
        play.screen.print(self.texts.say("master-gone" if seated else "master-here"))
        play.forget()
        return True

    def seated(self) -> bool:
        """Is the game master here? If not, it is said how he comes."""
        here = GM in self.play.game.seats.persons
        if not here:
            self.play.screen.problem(self.texts.say("not-master"))
        return here

    def rule(self, line: str, question: Question) -> bool:
        return self.seated() and self.play.give(question, line)

    def die(self, rest: str, question: Question) -> bool:
        """The game master says what a die of the last deed shows."""
        if not self.seated():
            return False
        if not rest:
            telling.show_dice(self.play)
            return False
        numbers = rest.split()
        if len(numbers) != 2 or any(not number.isdecimal() or len(number) > 6 for number in numbers) or int(numbers[0]) < 1:
            self.play.screen.problem(self.texts.say("die-how"))
            return False
        refusal = self.play.game.session.overrule_die(int(numbers[0]) - 1, int(numbers[1]))
        if refusal is not None:
            self.play.say_refusal(refusal)
        return refusal is None

    def allow(self, rest: str, question: Question) -> bool:
        """The game master lets somebody do what the rules refuse: what follows, or what was refused last."""
        if not self.seated():
            return False
        if rest:
            return self.play.give(question, self.with_doer(rest, question), overrule=True)
        if self.play.refused is not None:
            return self.play.give(question, self.play.refused, overrule=True)
        self.play.screen.problem(self.texts.say("allow-what"))
        return False

    # ---- standing answers ----------------------------------------------------------------------------------------------------

    def stand(self, answer: str, question: Question) -> bool:
        """This question is answered so from now on, without being asked."""
        session = self.play.game.session
        if not session.open or question.form != "one":
            self.play.screen.problem(self.texts.say("stand-when"))
            return False
        self.play.screen.print(self.texts.say(f"standing-{answer}", rule=self.play.speaker.title(question.rule) or question.rule))
        session.stand(question.person, question.rule, answer)
        return question not in session.open

    def always(self, rest: str, question: Question) -> bool:
        return self.stand("always", question)

    def never(self, rest: str, question: Question) -> bool:
        return self.stand("never", question)

    def ask(self, rest: str, question: Question) -> None:
        """Every standing answer is forgotten."""
        session = self.play.game.session
        for person, rule in tuple(session.standing):
            session.stand(person, rule, "ask")
        self.play.screen.print(self.texts.say("standing-ask"))

    COMMANDS: Final[Mapping[str, Callable[[Talk, str, Question], bool | None]]] = {
        "help": help, "map": map, "why": why, "odds": odds, "all": all, "look": look, "rules": rules, "log": log, "undo": undo,
        "save": save, "auto": auto, "master": master, "die": die, "allow": allow, "always": always, "never": never,
        "ask": ask, "quit": quit,
    }
