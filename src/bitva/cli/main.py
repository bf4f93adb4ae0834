"""`bitva`: the list of commands, each imported only when it is used, and what becomes of errors."""
from __future__ import annotations

import os
import re
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Final, NoReturn

import click

import bitva
from bitva.cli.parts import Command, help_option, lang_option, write_options, write_usage
from bitva.cli.texts import Texts, Trouble, language, without_language
from bitva.kernel.notation import nearest

COMMANDS: Final = ("play", "watch", "replay", "odds", "fights", "rules", "show", "check", "prove", "perft", "completion")
DEBUG: Final = "BITVA_DEBUG"


class Bitva(click.Group):
    """The program itself; a command's module is imported when the command is asked for."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        version = click.Option(["--version"], is_flag=True, is_eager=True, expose_value=False, callback=say_version,
                               help=texts.say("option-version"))
        super().__init__("bitva", params=[lang_option(texts), version], help=texts.say("help-bitva"),
                         options_metavar=texts.say("help-options-sign"), subcommand_metavar=texts.say("help-command-sign"))

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> Command | None:
        if cmd_name not in COMMANDS:
            return None
        command: Command = import_module(f"bitva.cli.{cmd_name}").command(self.texts)
        return command

    def resolve_command(self, ctx: click.Context, args: list[str]) -> tuple[str | None, click.Command | None, list[str]]:
        name = args[0]
        if name not in COMMANDS and not name.startswith("-"):
            raise Trouble(self.texts.say("wrong-command", found=name[:40], nearest=nearest(name, COMMANDS) or None))
        return super().resolve_command(ctx, args)

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        write_usage(self, self.texts, ctx, formatter)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section(self.texts.say("help-commands")):
            formatter.write_dl([(name, self.texts.say(f"help-{name}.short")) for name in COMMANDS])
        write_options(self, self.texts, ctx, formatter)

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        return help_option(super().get_help_option(ctx), self.texts)


def say_version(ctx: click.Context, param: click.Parameter, value: bool) -> None:
    if value and not ctx.resilient_parsing:
        click.echo(f"bitva {bitva.__version__}")
        ctx.exit()


def usage_problem(texts: Texts, error: click.ClickException) -> str:
    """What is wrong with a command line."""
    if isinstance(error, click.NoSuchOption):
        known = [name for param in error.ctx.command.params for name in param.opts] if error.ctx is not None else []
        return texts.say("wrong-option", found=error.option_name, nearest=nearest(error.option_name, known) or None)
    name = _name(error)
    if isinstance(error, click.MissingParameter):
        return texts.say("missing-argument", name=name)
    if isinstance(error, click.BadParameter):
        return texts.say("wrong-value", name=name, why=error.message)
    if isinstance(error, click.BadOptionUsage):
        return texts.say("missing-value", name=error.option_name)
    extra = re.search(r"\((.*)\)", error.message)
    return texts.say("too-many-words", found=extra[1] if extra is not None else error.message)


def _name(error: click.ClickException) -> str:
    """What an option or an argument is called on the help page."""
    param, ctx = getattr(error, "param", None), getattr(error, "ctx", None)
    if isinstance(param, click.Option):
        return param.opts[0]
    return str(param.make_metavar(ctx)).strip("[]…") if isinstance(param, click.Argument) and ctx is not None else ""


def run(words: Sequence[str]) -> int:
    """One command line; returns the exit code."""
    texts = Texts(language(words))
    if not without_language(words):
        words = [*words, "--help"]
    debug = bool(os.environ.get(DEBUG))
    try:
        code = Bitva(texts).main(list(words), prog_name="bitva", standalone_mode=False)
    except Trouble as trouble:
        return complain(str(trouble), trouble.code)
    except click.ClickException as error:
        return complain(texts.say("usage-problem", what=usage_problem(texts, error), command=_path(error)), 2)
    except (KeyboardInterrupt, click.Abort):
        return complain(texts.say("interrupted"), 130)
    except BrokenPipeError:
        return nobody_reads()
    except RecursionError as error:
        if debug:
            raise
        return complain(texts.say("internal", how=type(error).__name__, debug=DEBUG), 1)
    except Exception as error:
        from bitva.cli.faults import in_file
        said = in_file(texts, error)
        if debug:
            raise
        return complain(said or texts.say("internal", how=f"{type(error).__name__}: {error}"[:300], debug=DEBUG), 2 if said else 1)
    return code if isinstance(code, int) else 0


def _path(error: click.ClickException) -> str:
    ctx = getattr(error, "ctx", None)
    return ctx.command_path if ctx is not None else "bitva"


def complain(text: str, code: int) -> int:
    click.echo(text, err=True)
    return code


def nobody_reads() -> int:
    """Whoever read us has gone: nothing more is said, not even when Python closes its streams."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 1


def main() -> NoReturn:
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    code = run(sys.argv[1:])
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        code = nobody_reads()
    sys.exit(code)


if __name__ == "__main__":
    main()
