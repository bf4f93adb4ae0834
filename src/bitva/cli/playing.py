"""A fight played at the terminal: what happens is told, and whoever is asked answers."""
from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from time import sleep

from bitva.cli.asking import Asking
from bitva.cli.board import Picture
from bitva.cli.faults import reason
from bitva.cli.game import MOST_ROUNDS, Chronicle, Game, Leave
from bitva.cli.menu import Choice, Menu
from bitva.cli.screen import Screen
from bitva.cli.talk import Talk
from bitva.kernel.actions import Action, Question, Refusal
from bitva.kernel.notation import NotationError
from bitva.kernel.words import GM, NOBODY, Who
from bitva.speech import Line
from bitva.speech.catalogue import capital


class Play:
    """A fight with persons at the terminal."""

    def __init__(self, game: Game, screen: Screen, file: Path | None = None, pause: float = 0) -> None:
        self.game = game
        self.screen = screen
        self.texts = game.texts
        self.speaker = game.speaker
        self.pause = pause
        """Seconds after each sentence."""
        self.file = file
        """Where the fight was saved last."""
        self.saved = game.given
        self.chronicles: dict[str, Chronicle] = {}
        self.viewer = game.seats.viewer(next(iter(game.seats.persons), GM))
        self.person = ""
        self.drawn: list[str] = []
        """The map as it was drawn last."""
        self.auto: tuple[Who, int] | None = None
        """Whose turn in which round a machine is to finish; NOBODY: all of them to the end."""
        self.refused: Action | None = None
        """What was refused last, so that `why` can say more."""
        self.menu: Menu | None = None
        self.talk = Talk(self)

    # ---- the loop ----------------------------------------------------------------------------------------------------------

    def run(self) -> int:
        """To the end of the fight, or until somebody leaves."""
        try:
            if not self.game.session.deeds:
                self.game.session.begin()
            while not self.game.battle.over and not self.stuck():
                self.step()
        except Leave as leave:
            return self.leave(leave.code, leave.save)
        except EOFError:
            return self.leave(0)
        except KeyboardInterrupt:
            self.screen.print()
            return self.leave(130)
        self.tell()
        self.finish()
        return 0

    def step(self) -> None:
        """One question is answered, by a machine or by a person."""
        question = self.game.next_question()
        if self.game.by_machine(question) or self._by_auto(question):
            if not self.game.session.open:
                self.tell()
            self.game.play(question)
            return
        self.sit(question.person)
        self.tell()
        if self.game.session.open:
            self.ask(question)
        else:
            self.turn(question)

    def stuck(self) -> bool:
        """Do machines alone go on for ever?"""
        alone = not self.game.seats.persons or self.auto == (NOBODY, 0)
        return alone and self.game.battle.clock.round > MOST_ROUNDS

    def _by_auto(self, question: Question) -> bool:
        if self.auto is None:
            return False
        who, round = self.auto
        clock = self.game.battle.clock
        if who == NOBODY or (clock.who == who and clock.round == round):
            return True
        self.auto = None
        return False

    def sit(self, person: str) -> None:
        """Another person's turn at the keyboard; where not all may know the same, the screen is cleared for him."""
        if person == self.person:
            return
        changed = self.game.seats.viewer(person) != self.viewer
        if changed and self.person:
            self.screen.clear()
            self.screen.ask(self.texts.say("hand-over", person=self.person_name(person)))
            self.screen.clear()
        self.person = person
        self.viewer = self.game.seats.viewer(person)

    def person_name(self, person: str) -> str:
        return self.speaker.names.thing("gamemaster").form("label") if person == GM else person

    @property
    def chronicle(self) -> Chronicle:
        if self.viewer not in self.chronicles:
            self.chronicles[self.viewer] = Chronicle(self.game, self.viewer)
        return self.chronicles[self.viewer]

    # ---- telling -----------------------------------------------------------------------------------------------------------

    def tell(self) -> None:
        """What is new to whoever sits here."""
        for line in self.chronicle.news():
            if line.kind != "hinted" or self.minds(line.who):
                self.tell_line(line)
                if self.pause:
                    sleep(self.pause)

    def minds(self, who: Who) -> bool:
        """Does a person here play this creature?"""
        return self.game.battle.creatures[who].controller in self.game.seats.persons

    def tell_line(self, line: Line) -> None:
        if line.kind == "round_began":
            self.screen.title(line.text)
        elif line.kind == "turn_began":
            self.screen.print()
            self.screen.print(line.text, style=self.style_of(line.who) + " bold")
        else:
            self.screen.print(line.text, indent=4 if line.under else 2)

    def style_of(self, who: Who) -> str:
        return "cyan" if who >= 0 and self.game.battle.creatures[who].side == self.own_side() else "red"

    def own_side(self) -> str:
        """The side that great letters stand for."""
        battle = self.game.battle
        if self.viewer.startswith("side:"):
            return self.viewer.removeprefix("side:")
        persons = [c.side for c in battle.creatures if c.controller in self.game.seats.persons]
        return persons[0] if persons else str(battle.creatures[0].side)

    def picture(self) -> Picture:
        battle = self.game.battle
        actor = battle.clock.who
        return Picture(self.texts, self.speaker, self.game.layout, battle, self.game.known(self.viewer), self.viewer,
                       self.own_side(), actor, self.screen.width, self.screen.ascii_only)

    def draw(self, always: bool = True) -> None:
        """The map with its legend, and who is how; not again while nothing on it has changed."""
        picture = self.picture()
        plain = picture.plain()
        if always or plain != self.drawn:
            picture.show(self.screen)
        self.drawn = plain

    # ---- a person's turn -----------------------------------------------------------------------------------------------------

    def turn(self, question: Question) -> None:
        """What a creature does next is asked."""
        battle = self.game.battle
        if question.who == NOBODY:
            self.screen.print(self.speaker.question(battle, question), style="bold")
            return self.talk.listen(question)
        self.draw(always=False)
        self.menu = Menu(self.texts, self.speaker, self.game.layout, battle, self.game.options(question.who),
                         self.game.known(self.viewer))
        self.show_menu(question)
        return self.talk.listen(question)

    def show_menu(self, question: Question) -> None:
        if self.menu is None:
            return
        name = self.speaker.name(self.game.battle, question.who)
        budget = self.game.layout.budget(self.texts, self.speaker, self.game.battle, question.who)
        self.screen.print()
        self.screen.print(self.texts.say("turn-of", name=name, budget=budget or None), style="bold")
        number = 0
        for section in self.menu.sections:
            self.screen.print(self.texts.say(f"section-{section.name}"), style="underline")
            for choice in section.choices:
                number += 1
                self.screen.item(f"{number:>3}", choice.text)
        if self.menu.end is not None:
            self.screen.item(f"{0:>3}", capital(self.speaker.option(self.game.battle, self.menu.end)))

    def prompt(self, question: Question) -> str:
        """The line before what is typed: who acts, and who plays him where there are several."""
        name = self.speaker.name(self.game.battle, question.who)
        several = len(self.game.seats.persons) > 1 and len(set(self.names_at_table())) > 1
        return self.texts.say("prompt", name=name, person=self.person_name(question.person) if several else None)

    def names_at_table(self) -> list[str]:
        """The persons who were named when the fight began: those that an encounter numbers are one person."""
        return ["" if person.startswith("player") else person for person in self.game.seats.persons]

    def pick(self, choices: Sequence[Choice], question: Question) -> Action | None:
        """One of several behind one name; nothing if the person goes back."""
        while True:
            for number, choice in enumerate(choices, 1):
                self.screen.item(f"{number:>3}", choice.text)
            self.screen.item(f"{0:>3}", self.texts.say("choice-back"))
            line = self.screen.ask(self.prompt(question))
            if line in ("", "0"):
                return None
            if line.isdecimal() and 1 <= int(line) <= len(choices):
                choice = choices[int(line) - 1]
                action = choice.action or self.pick(choice.more, question)
                if action is not None:
                    return action
            else:
                self.screen.problem(self.texts.say("no-such-number", most=len(choices)))

    # ---- giving --------------------------------------------------------------------------------------------------------------

    def give(self, question: Question, action: Action | str, overrule: bool = False) -> bool:
        """A person has his creature do something; what is refused is explained, and nothing has changed."""
        person = GM if overrule or (isinstance(action, str) and action.startswith("gm ")) else question.person
        session = self.game.session
        if isinstance(action, str):
            with suppress(NotationError):
                action = session.book.notation.read(session.battle, action)
        refusal = session.act(person, action, overrule=overrule)
        if refusal is not None:
            self.refused = action if isinstance(action, Action) else None
            self.say_refusal(refusal)
            return False
        self.refused = None
        return True

    def say_refusal(self, refusal: Refusal) -> None:
        self.screen.problem(self.speaker.refusal(self.game.battle, refusal))

    # ---- questions in the middle -----------------------------------------------------------------------------------------------

    def ask(self, question: Question) -> None:
        """A question within a deed: a reaction, a choice, a number."""
        self.menu = None
        Asking(self, question).run()

    # ---- the end -------------------------------------------------------------------------------------------------------------

    def finish(self) -> None:
        """Who is left, and how to see it all again."""
        battle = self.game.battle
        self.draw()
        self.screen.print()
        self.screen.print(self.verdict(), style="bold")
        self.screen.print(self.texts.say("lasted", rounds=battle.clock.round, seed=self.game.session.seed))

    def verdict(self) -> str:
        """Who has won."""
        winner = self.game.winner()
        if not self.game.battle.over:
            return self.texts.say("not-decided")
        return self.texts.say("won", side=self.game.side_title(winner)) if winner else self.texts.say("undecided")

    def leave(self, code: int, save: bool = True) -> int:
        """Somebody leaves: what was played is kept, and how to go on is said."""
        if save and self.game.given > self.saved:
            path = self.file or free_name(str(self.game.encounter.get("id") or "fight"))
            if not self.keep(path):
                return code or 1
            self.screen.print(self.texts.say("saved-go-on", file=str(path)))
        return code

    def keep(self, path: Path) -> bool:
        """The fight is saved; whether that could be done."""
        try:
            self.game.save(path)
        except (OSError, ValueError) as error:
            self.screen.problem(self.texts.say("not-saved", file=str(path), how=reason(self.texts, error)))
            return False
        self.file, self.saved = path, self.game.given
        return True

    def forget(self) -> None:
        """What was told and drawn no longer holds: nothing is told twice, and the map is drawn anew."""
        self.chronicles.clear()
        self.chronicle.news()
        self.drawn = []


def free_name(id: str) -> Path:
    """A file in the folder where one is that is not there yet."""
    path, number = Path(f"bitva-{id}.json"), 1
    while path.exists():
        number += 1
        path = Path(f"bitva-{id}-{number}.json")
    return path
