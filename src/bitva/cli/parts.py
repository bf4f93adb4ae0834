"""What commands are made of: arguments, options and help pages whose every word comes from the catalogue."""
from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

import click
from click.shell_completion import CompletionItem

from bitva.cli.texts import Texts
from bitva.kernel.notation import nearest
from bitva.speech.catalogue import LANGUAGES, UNITS


class Command(click.Command):
    """A command whose help page is `help-NAME`, with its examples and its one line for the list."""

    def __init__(self, texts: Texts, name: str, callback: Callable[..., Any], params: Sequence[click.Parameter] = ()) -> None:
        self.texts = texts
        super().__init__(name, callback=callback, params=[*params, lang_option(texts)], help=texts.say(f"help-{name}"),
                         short_help=texts.say(f"help-{name}.short"), epilog=texts.say(f"help-{name}.examples"),
                         options_metavar=texts.say("help-options-sign"))

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        write_usage(self, self.texts, ctx, formatter)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        write_options(self, self.texts, ctx, formatter)

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Examples stand as they are, one a line."""
        with formatter.section(self.texts.say("help-examples")):
            for line in (self.epilog or "").splitlines():
                formatter.write(f"{'':>{formatter.current_indent}}{line}\n")

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        return help_option(super().get_help_option(ctx), self.texts)


def write_usage(command: click.Command, texts: Texts, ctx: click.Context, formatter: click.HelpFormatter) -> None:
    formatter.write_usage(ctx.command_path, " ".join(command.collect_usage_pieces(ctx)), texts.say("help-usage") + " ")


def write_options(command: click.Command, texts: Texts, ctx: click.Context, formatter: click.HelpFormatter) -> None:
    options = [param for param in command.get_params(ctx) if isinstance(param, click.Option)]
    rows = [row for param in options if (row := param.get_help_record(ctx)) is not None]
    with formatter.section(texts.say("help-options")):
        formatter.write_dl(rows)


def help_option(option: click.Option | None, texts: Texts) -> click.Option | None:
    if option is not None:
        option.help = texts.say("option-help")
    return option


# ---- options and arguments -------------------------------------------------------------------------------------------------

def option(texts: Texts, *names: str, type: click.ParamType[Any] | None = None, metavar: str = "", **more: Any) -> click.Option:
    """An option whose help is `option-NAME`."""
    name = next(name for name in names if name.startswith("--")).removeprefix("--")
    sign = texts.first(f"sign-{metavar}", metavar) if metavar else None
    return click.Option(names, type=type, help=texts.say(f"option-{name}"), metavar=sign, **more)


def flag(texts: Texts, *names: str, **more: Any) -> click.Option:
    return option(texts, *names, is_flag=True, **more)


def argument(texts: Texts, name: str, metavar: str = "", **more: Any) -> click.Argument:
    sign = texts.first(f"sign-{metavar or name}", (metavar or name).upper())
    sign += "…" if more.get("nargs") == -1 else ""
    return click.Argument([name], metavar=sign if more.get("required", True) else f"[{sign}]", **more)


def lang_option(texts: Texts) -> click.Option:
    """Already read from the line before anything was said; here it is only checked."""
    return option(texts, "--lang", type=OneOf(texts, LANGUAGES), metavar="lang", expose_value=False)


def json_flag(texts: Texts) -> click.Option:
    return flag(texts, "--json", "as_json")


def units_option(texts: Texts) -> click.Option:
    """In what distances are told."""
    return option(texts, "--units", type=OneOf(texts, UNITS), metavar="units")


class OneOf(click.ParamType[Any]):
    """One of some words; of a mistyped one the nearest is named."""

    name = "word"

    def __init__(self, texts: Texts, words: Iterable[str] | Callable[[], Iterable[str]]) -> None:
        self.texts = texts
        self._words = words

    @property
    def words(self) -> tuple[str, ...]:
        return tuple(self._words() if callable(self._words) else self._words)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        word = str(value)
        if word not in self.words:
            self.fail(self.texts.say("wrong-word", found=word, known=list(self.words), nearest=nearest(word, self.words) or None))
        return word

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        return [CompletionItem(word) for word in self.words if word.startswith(incomplete)]


class Whole(click.ParamType[Any]):
    """A whole number within bounds."""

    name = "number"

    def __init__(self, texts: Texts, least: int, most: int) -> None:
        self.texts = texts
        self.least = least
        self.most = most

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        text = str(value)
        if not text.removeprefix("-").isdecimal() or len(text) > 9 or not self.least <= int(text) <= self.most:
            self.fail(self.texts.say("wrong-number", found=text[:20], least=self.least, most=self.most))
        return int(text)


class Decimal(click.ParamType[Any]):
    """A number within bounds, with decimals if need be."""

    name = "number"

    def __init__(self, texts: Texts, least: int, most: int) -> None:
        self.texts = texts
        self.least = least
        self.most = most

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        text = str(value).replace(",", ".")
        if not re.fullmatch(r"[0-9]{1,6}(\.[0-9]{1,6})?", text, re.ASCII) or not self.least <= float(text) <= self.most:
            self.fail(self.texts.say("wrong-decimal", found=str(value)[:20], least=self.least, most=self.most))
        return float(text)


class Known(click.ParamType[Any]):
    """Any text; the shell is told which ones there are."""

    name = "text"

    def __init__(self, words: Callable[[], Iterable[str]]) -> None:
        self.words = words

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        return str(value)

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        """The known words, and behind them the files that begin so."""
        found = [word for word in self.words() if word.startswith(incomplete)]
        folder = Path(incomplete).parent
        files = sorted(folder.glob(Path(incomplete).name + "*")) if folder.is_dir() else []
        return [CompletionItem(word) for word in [*found, *map(str, files)]]
