"""Every command does its work in both languages, and for programs in JSON."""
from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import bitva as package
from bitva.cli.main import COMMANDS
from bitva.content.encounters import rulebook_names
from bitva.content.library import library
from tests.cli.conftest import Bitva

CYRILLIC = re.compile("[а-яё]")
LANGUAGES = ("en", "ru")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ("", *COMMANDS))
def test_every_command_has_its_help_with_examples(bitva: Bitva, command: str, lang: str) -> None:
    said = bitva(*filter(None, (command,)), "--help", "--lang", lang)
    assert said.code == 0 and said.err == ""
    assert (CYRILLIC.search(said.out) is not None) == (lang == "ru")
    assert "{" not in said.out
    if command:
        assert ("Примеры:" if lang == "ru" else "Examples:") in said.out


def test_the_version(bitva: Bitva) -> None:
    assert bitva("--version").out == f"bitva {package.__version__}\n"


def test_the_language_of_the_environment(bitva: Bitva, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert "Вызов:" in bitva("--help").out
    assert "Usage:" in bitva("--help", "--lang", "en").out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_machines_play_a_fight_to_its_end(bitva: Bitva, lang: str) -> None:
    said = bitva("watch", "bridge", "--seed", "4", "--lang", lang)
    assert said.code == 0
    assert ("Бой окончен" if lang == "ru" else "The fight is over") in said.out
    assert "--seed 4" in said.out


def test_the_same_seed_makes_the_same_fight(bitva: Bitva) -> None:
    first, again, other = (bitva("watch", "crypt", "--seed", seed, "--machine", "heroes=chance").out for seed in "778")
    assert first == again != other


def test_a_fight_that_was_watched_can_be_seen_again(bitva: Bitva) -> None:
    bitva("watch", "bridge", "--seed", "4", "--save", "fight.json")
    said = bitva("replay", "fight.json", "--from", "3", "--maps")
    assert said.code == 0 and "Round 2" in said.out
    data = json.loads(bitva("replay", "fight.json", "--json").out)
    assert data["flaw"] is None and len(data["deeds"]) > 10


@pytest.mark.parametrize("lang", LANGUAGES)
def test_odds_of_dice_and_of_attacks(bitva: Bitva, lang: str) -> None:
    dice = bitva("odds", "2d6", "--against", "10", "--lang", lang)
    assert dice.code == 0 and ("16,7" if lang == "ru" else "16.7") in dice.out
    attack = bitva("odds", "d20+5", "--ac", "15", "--damage", "1d8+3", "--lang", lang)
    assert "55" in attack.out and ("4,4" if lang == "ru" else "4.4") in attack.out


def test_odds_of_an_action_in_a_fight(bitva: Bitva) -> None:
    data = json.loads(bitva("odds", "bridge", "naella cast fire-bolt targets=ogre", "--seed", "1", "--json").out)
    assert data


def test_many_fights_do_not_depend_on_how_many_processes_there_are(bitva: Bitva) -> None:
    words = ("fights", "ambush", "--count", "6", "--seed", "9", "--json")
    alone = json.loads(bitva(*words, "--jobs", "1").out)
    assert json.loads(bitva(*words, "--jobs", "2").out) == alone
    assert sum(alone["won"].values()) + alone["undecided"] == 6


@pytest.mark.parametrize("book", rulebook_names())
def test_rules_are_listed_found_and_shown(bitva: Bitva, book: str) -> None:
    for lang in LANGUAGES:
        listed = bitva("rules", "--rulebook", book, "--lang", lang)
        assert listed.code == 0
    data = json.loads(bitva("rules", "--rulebook", book, "--json").out)
    shown = bitva("rules", data[0]["id"], "--rulebook", book, "--lang", "ru")
    assert shown.code == 0 and CYRILLIC.search(shown.out)


@pytest.mark.parametrize("book", rulebook_names())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_there_is_can_be_shown(bitva: Bitva, book: str, lang: str) -> None:
    assert bitva("show", "--rulebook", book, "--lang", lang).code == 0
    shelves = library(book)
    for shelf in ("encounters", "heroes", "creatures", "spells"):
        for name in shelves.names(shelf):
            said = bitva("show", name, "--rulebook", book, "--lang", lang)
            assert said.code == 0 and "{" not in said.out, name


def test_our_own_files_are_in_order(bitva: Bitva) -> None:
    folder = Path(package.__file__).parent / "content"
    for book in rulebook_names():
        for shelf in ("creatures", "heroes", "encounters", "maps"):
            for file in sorted((folder / book / shelf).glob("*.yaml")):
                assert bitva("check", str(file)).code == 0, file


def test_proofs_of_one_rule(bitva: Bitva) -> None:
    said = bitva("prove", "dnd5e", "dnd.grapple.start")
    assert said.code == 0 and said.out.splitlines()[-1].endswith("passed, 0 failed")


def test_how_many_ways_there_are(bitva: Bitva) -> None:
    assert json.loads(bitva("perft", "ambush", "1", "--seed", "1", "--json").out)["count"] > 0


@pytest.mark.parametrize("shell", ("bash", "zsh", "fish"))
def test_the_shell_is_told_how_to_complete(bitva: Bitva, shell: str) -> None:
    said = bitva("completion", shell)
    assert said.code == 0 and "_BITVA_COMPLETE" in said.out


@pytest.mark.parametrize(("units", "said"), (("squares", "3 squares"), ("metres", "4.5 m"), ("yards", "5 yards")))
def test_distances_are_told_as_the_table_likes(bitva: Bitva, units: str, said: str) -> None:
    assert said in bitva("watch", "ambush", "--seed", "1", "--units", units).out
