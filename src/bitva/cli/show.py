"""`bitva show`: what there is: fights, heroes, creatures, spells and gear, each by its name."""
from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import click

from bitva.cli.books import layout
from bitva.cli.parts import Command, Known, OneOf, argument, json_flag, option
from bitva.cli.texts import Texts, Trouble
from bitva.content.encounters import rulebook_names, unfinished_names
from bitva.content.library import library
from bitva.kernel.notation import nearest
from bitva.speech import Speaker

FIGHTS = "encounters"
PREFIXES = {"heroes": "creature", "creatures": "creature", "spells": "spell", "weapons": "weapon", "armor": "armor"}
"""What the message begins with that names a thing of a shelf."""


def books() -> tuple[str, ...]:
    return (*rulebook_names(), *unfinished_names())


def ids() -> list[str]:
    """What the shell completes a name to."""
    return [id for book in rulebook_names() for shelf in shelves_of(book) for id in library(book).names(shelf)]


def shelves_of(book: str) -> tuple[str, ...]:
    return (FIGHTS, *layout(book).shelves)


def command(texts: Texts) -> Command:
    def show(name: str, rulebook: str | None, as_json: bool) -> int:
        chosen = [rulebook] if rulebook else list(rulebook_names())
        if not name:
            everything(texts, chosen, as_json)
            return 0
        hits = [hit for book in chosen for hit in found(texts, book, name)]
        if not hits:
            known = [word for book in chosen for _, id, title in listed(texts, book) for word in (id, title)]
            raise Trouble(texts.say("nothing-named", found=name[:60], nearest=nearest(name.lower(), known) or None))
        if as_json:
            click.echo(json.dumps([dict(library(book).row(shelf, id)) for book, shelf, id in hits], ensure_ascii=False, indent=1))
            return 0
        for book, shelf, id in hits:
            one(texts, book, shelf, id)
        return 0

    return Command(texts, "show", show, [
        argument(texts, "name", type=Known(ids), required=False, default=""),
        option(texts, "--rulebook", type=OneOf(texts, books), metavar="rulebook"), json_flag(texts)])


# ---- finding ---------------------------------------------------------------------------------------------------------------

def listed(texts: Texts, book: str) -> Iterator[tuple[str, str, str]]:
    """Everything that can be shown of a rulebook: shelf, id, and what it is called."""
    speaker = Speaker(texts.lang, book)
    shelves = library(book)
    for shelf in shelves_of(book):
        for id in shelves.names(shelf):
            yield shelf, id, titled(texts, speaker, shelf, id)


def titled(texts: Texts, speaker: Speaker, shelf: str, id: str) -> str:
    """What something on a shelf is called."""
    row: Any = library(speaker.book).row(shelf, id)
    own = row.get("title")
    if isinstance(own, dict):
        said = own.get(texts.lang, next(iter(own.values()), id))
        return str(said.get("nom", id) if isinstance(said, dict) else said)
    return speaker.thing(str(row.get("name", id)), PREFIXES.get(shelf, "creature")).form("nom")


def found(texts: Texts, book: str, name: str) -> list[tuple[str, str, str]]:
    """What has this id or this name; heroes also without their level."""
    every = list(listed(texts, book))
    exact = [(book, shelf, id) for shelf, id, _ in every if id == name]
    return exact or [(book, shelf, id) for shelf, id, title in every if name.lower() in (title.lower(), id.rpartition("-")[0])]


# ---- showing ---------------------------------------------------------------------------------------------------------------

def everything(texts: Texts, chosen: list[str], as_json: bool) -> None:
    from bitva.cli.screen import Screen
    data: dict[str, dict[str, dict[str, str]]] = {}
    for book in chosen:
        for shelf, id, title in listed(texts, book):
            data.setdefault(book, {}).setdefault(shelf, {})[id] = title
    if as_json:
        click.echo(json.dumps(data, ensure_ascii=False, indent=1))
        return
    screen = Screen()
    for book, shelves in data.items():
        screen.title(book)
        for shelf, rows in shelves.items():
            screen.print()
            screen.print(texts.say(f"shelf-{shelf}"), style="bold")
            wide = max(len(id) for id in rows)
            for id, title in rows.items():
                screen.item(f"  {id:<{wide}}", title)


def one(texts: Texts, book: str, shelf: str, id: str) -> None:
    from bitva.cli.screen import Screen
    screen, speaker = Screen(), Speaker(texts.lang, book)
    if shelf == FIGHTS:
        fight(texts, screen, book, id)
        return
    from bitva.speech.catalogue import capital
    screen.title(f"{capital(titled(texts, speaker, shelf, id))} · {id}")
    for label, text in layout(book).described(texts.of_book(book), speaker, library(book), shelf, id):
        screen.item(f"{capital(label)}:", text)


def fight(texts: Texts, screen: Any, book: str, id: str) -> None:
    """A ready fight: its map, its sides, and how to play it."""
    from bitva.cli.board import Picture
    from bitva.cli.odds import game_of
    game = game_of(texts, id, book, "")
    battle = game.battle
    screen.title(f"{game.title} · {id}")
    own = str(battle.creatures[0].side)
    known = [creature.index for creature in battle.creatures]
    Picture(game.texts, game.speaker, game.layout, battle, known, "gm", own, -1, screen.width, screen.ascii_only).show(screen)
    for side in game.encounter["sides"]:
        names = [game.speaker.name(battle, creature.index) for creature in battle.creatures if creature.side == side["id"]]
        screen.item(f"{game.side_title(str(side['id']))}:", texts.list(names))
    screen.print(texts.say("play-it", fight=id), style="bright_black")
