"""`bitva completion`: what a shell needs in order to complete commands, options and names."""
from __future__ import annotations

import click
from click.shell_completion import BashComplete, FishComplete, ShellComplete, ZshComplete

from bitva.cli.parts import Command, OneOf, argument
from bitva.cli.texts import Texts

SHELLS: dict[str, type[ShellComplete]] = {"bash": BashComplete, "zsh": ZshComplete, "fish": FishComplete}


def command(texts: Texts) -> Command:
    def completion(shell: str) -> int:
        kind = SHELLS[shell]
        script = kind.source_template % kind(click.Command("bitva"), {}, "bitva", "_BITVA_COMPLETE").source_vars()
        click.echo(script.strip())
        return 0

    return Command(texts, "completion", completion, [argument(texts, "shell", type=OneOf(texts, SHELLS))])
