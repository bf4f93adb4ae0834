"""Questions in the middle of a deed: one of several answers, a number, some of several, an order."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bitva.cli.menu import chances, marked
from bitva.kernel.actions import PASS, Action, Question
from bitva.speech.catalogue import capital

if TYPE_CHECKING:
    from bitva.cli.playing import Play


class Asking:
    """One question to one person."""

    def __init__(self, play: Play, question: Question) -> None:
        self.play = play
        self.question = question
        self.texts = play.texts
        self.passes = PASS in question.options
        self.options = [option for option in question.options if option != PASS]

    def run(self) -> None:
        """Until it is answered, or something else was done that changes what is asked."""
        self.show()
        while True:
            line = self.play.screen.ask(self.play.prompt(self.question))
            anew = self.play.talk.command(line, self.question)
            if anew:
                return
            if anew is not None:
                continue
            answer = self.read(line)
            if answer is None:
                if line:
                    self.play.screen.problem(self.hint())
                else:
                    self.show()
                continue
            if self.give(answer):
                return

    # ---- asking ------------------------------------------------------------------------------------------------------------

    def show(self) -> None:
        play, battle = self.play, self.play.game.battle
        play.screen.print()
        play.screen.print(play.speaker.question(battle, self.question), style="bold")
        layout = play.game.layout
        for number, option in enumerate(self.options, 1):
            text = play.speaker.option(battle, option, self.question.rule)
            if isinstance(option, Action):
                text = marked(self.texts, text, chances(self.texts, layout, battle, option))
            play.screen.item(f"{number:>3}", capital(text))
        if self.passes:
            play.screen.item(f"{0:>3}", capital(play.speaker.option(battle, PASS, self.question.rule)))
        if self.question.form != "one":
            play.screen.print(self.hint(), style="bright_black")
        elif self.passes:
            play.screen.print(self.texts.say("hint-standing"), style="bright_black")

    def hint(self) -> str:
        question = self.question
        return self.texts.say(f"hint-{question.form}", least=question.least, most=question.most, n=len(self.options),
                              passes="yes" if self.passes else "no")

    # ---- reading -----------------------------------------------------------------------------------------------------------

    def read(self, line: str) -> Any:
        """The answer that a line says; None if it says none."""
        reader = {"one": self.one, "number": self.number, "some": self.some, "order": self.order}[self.question.form]
        return reader(line)

    def one(self, line: str) -> Any:
        if line == "0" and self.passes:
            return PASS
        return self.options[int(line) - 1] if line.isdecimal() and 1 <= int(line) <= len(self.options) else self.written(line)

    def written(self, line: str) -> Any:
        """An answer in the notation."""
        battle, notation = self.play.game.battle, self.play.game.session.book.notation
        return next((option for option in self.question.options if line and notation.write(battle, option) == line), None)

    def number(self, line: str) -> int | None:
        text = line.removeprefix("-")
        if not text.isdecimal() or len(text) > 9:
            return None
        return int(line) if self.question.least <= int(line) <= self.question.most else None

    def numbers(self, line: str) -> list[Any] | None:
        """The options that numbers between spaces or commas name."""
        words = line.replace(",", " ").split()
        if any(not word.isdecimal() or not 1 <= int(word) <= len(self.options) for word in words):
            return None
        return [self.options[int(word) - 1] for word in words]

    def some(self, line: str) -> tuple[Any, ...] | None:
        chosen = [] if line in ("0", "-") else self.numbers(line) if line else None
        if chosen is None or len(set(chosen)) != len(chosen):
            return None
        return tuple(chosen) if self.question.least <= len(chosen) <= self.question.most else None

    def order(self, line: str) -> tuple[Any, ...] | None:
        """The first ones in this order, and the others as they stand."""
        chosen = self.numbers(line)
        if chosen is None or len(set(chosen)) != len(chosen):
            return None
        return (*chosen, *(option for option in self.options if option not in chosen))

    def give(self, answer: Any) -> bool:
        refusal = self.play.game.session.answer(self.question.person, self.question.key, answer)
        if refusal is not None:
            self.play.say_refusal(refusal)
        return refusal is None
