"""Where words go: a terminal with colours and a width, or plain text; and where lines typed by people come from."""
from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.text import Text

LONGEST_ANSWER = 4000


class Screen:
    """The terminal of one command."""

    def __init__(self) -> None:
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.live = sys.stdin.isatty() and sys.stdout.isatty()
        """Is there a person at a terminal?"""

    @property
    def width(self) -> int:
        return min(self.console.width, 110)

    def print(self, text: str | Text = "", style: str = "", indent: int = 0) -> None:
        """A paragraph, wrapped to the width, with its later lines standing under the first."""
        body = Text(text, style=style) if isinstance(text, str) else text
        for line in body.split("\n", allow_blank=True):
            wrapped = line.wrap(self.console, max(20, self.width - indent)) if line.cell_len > self.width - indent else [line]
            for part in wrapped:
                part.rstrip()
                self.console.print(Text(" " * indent).append_text(part), soft_wrap=True)

    def item(self, sign: str | Text, text: str, style: str = "") -> None:
        """A line behind a sign or number; what does not fit goes on under its text."""
        head = Text(sign, style="bold") if isinstance(sign, str) else sign
        head.append(" ")
        margin = head.cell_len
        for at, part in enumerate(Text(text, style=style).wrap(self.console, max(20, self.width - margin))):
            part.rstrip()
            self.console.print((Text(" " * margin) if at else head).append_text(part), soft_wrap=True)

    def title(self, text: str) -> None:
        line = Text(f"── {text} ", style="bold")
        line.append("─" * max(2, self.width - line.cell_len), style="dim")
        self.console.print()
        self.console.print(line, soft_wrap=True)

    def ask(self, prompt: str) -> str:
        """One line from the person; EOFError when there are no more."""
        if self.live:
            import readline  # noqa: F401  (input() then edits the line and remembers those before)
            return input(f"{prompt} ")[:LONGEST_ANSWER].strip()
        sys.stdout.write(f"{prompt} ")
        sys.stdout.flush()
        line = sys.stdin.readline(LONGEST_ANSWER)
        rest = line
        while len(rest) == LONGEST_ANSWER and not rest.endswith("\n"):  # what is too long is passed over
            rest = sys.stdin.readline(LONGEST_ANSWER)
        if not line:
            sys.stdout.write("\n")
            raise EOFError
        sys.stdout.write(line if line.endswith("\n") else line + "\n")
        return line.strip()

    def problem(self, text: str) -> None:
        """Why something cannot be."""
        self.print(text, style="red", indent=2)

    def clear(self) -> None:
        """Nothing of what was shown is to be seen any more."""
        if self.live:
            self.console.clear()

    @property
    def ascii_only(self) -> bool:
        """Can only the plainest letters be shown?"""
        return not (self.console.encoding or "").lower().startswith("utf")

    @contextmanager
    def progress(self, what: str, total: int) -> Iterator[Callable[[], None]]:
        """A bar for long work, on the error stream, and what is called after each step of it; no bar where nobody watches."""
        if not sys.stderr.isatty():
            yield _nothing
            return
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=Console(stderr=True, emoji=False, markup=False), transient=True) as bar:
            task = bar.add_task(what, total=total)
            yield lambda: bar.advance(task)


def _nothing() -> None:
    """Nobody watches."""
