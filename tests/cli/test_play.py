"""A fight played at the terminal: choices, reasons, undoing, saving, going on, seats."""
from __future__ import annotations

import json
from pathlib import Path

import pytest

from bitva.content.encounters import rulebook
from bitva.kernel.actions import Ruling
from tests.cli.conftest import Bitva, Said

DUEL = """\
rulebook: dnd5e
map: duel
settings: {}
sides: [{id: heroes}, {id: foes}]
creatures:
  - {creature: ragna-1, id: ragna, side: heroes, at: [1, 1], controller: ana}
  - {creature: goblin, id: goblin, side: foes, at: [4, 1], controller: gm}
"""
FIELD = """\
id: duel
title: {en: A field, ru: Поле}
rows: [......, ......, ......]
"""


@pytest.fixture
def duel(bitva: Bitva) -> str:
    Path("maps").mkdir()
    Path("maps/duel.yaml").write_text(FIELD, encoding="utf-8")
    Path("duel.yaml").write_text(DUEL, encoding="utf-8")
    return "duel.yaml"


def played(bitva: Bitva, file: str, *lines: str, words: tuple[str, ...] = ()) -> Said:
    return bitva("play", file, "--seed", "2", *words, typed="".join(f"{line}\n" for line in lines))


@pytest.mark.parametrize("lang", ("en", "ru"))
def test_the_demo_can_be_played_to_its_end_without_reading_anything(bitva: Bitva, lang: str) -> None:
    said = bitva("play", "--seed", "5", "--lang", lang, typed="1\n1\nauto all\n")
    assert said.code == 0 and said.err == ""
    assert ("Бой окончен" if lang == "ru" else "The fight is over") in said.out


def test_a_person_moves_and_takes_it_back(bitva: Bitva, duel: str) -> None:
    said = played(bitva, duel, "2,2", "undo", "quit")
    assert said.code == 0
    record = json.loads(next(Path().glob("bitva-*.json")).read_text(encoding="utf-8"))
    assert [deed["act"] for deed in record["deeds"]] == [""]


def test_what_may_not_be_is_refused_by_its_rule_and_the_fight_goes_on(bitva: Bitva, duel: str) -> None:
    said = played(bitva, duel, "attack goblin means=longsword", "why", "look goblin", "quit")
    assert "reach" in said.out
    record = json.loads(next(Path().glob("bitva-*.json")).read_text(encoding="utf-8"))
    assert len(record["deeds"]) == 1


def test_a_fight_is_saved_on_leaving_and_goes_on(bitva: Bitva, duel: str) -> None:
    played(bitva, duel, "2,2", "quit")
    file = str(next(Path().glob("bitva-*.json")))
    again = bitva("play", file, typed="auto all\n")
    assert again.code == 0 and "The fight is over" in again.out


def test_it_is_saved_too_when_nobody_types_any_more(bitva: Bitva, duel: str) -> None:
    assert played(bitva, duel).code == 0
    assert len(list(Path().glob("bitva-*.json"))) == 1


def test_real_dice_are_typed_in(bitva: Bitva, duel: str) -> None:
    said = played(bitva, duel, "99", "15", "quit", words=("--real-dice",))
    assert "15 (d20)" in said.out


def test_nonsense_is_answered_and_changes_nothing(bitva: Bitva, duel: str) -> None:
    said = played(bitva, duel, "999", "-1", "[bold]x[/bold]", "99,99", "attack", "attack nobody", "undo", "x" * 9000, "quit")
    assert said.code == 0 and said.err == ""
    record = json.loads(next(Path().glob("bitva-*.json")).read_text(encoding="utf-8"))
    assert len(record["deeds"]) == 1


def test_a_player_is_not_shown_what_the_game_master_is(bitva: Bitva) -> None:
    secret = bitva("play", "bridge", "--seed", "5", typed="1\n1\nlook\nmap\nlog 99\nquit\n").out
    assert "Goblin" not in secret
    assert "Goblin 1" in bitva("play", "bridge", "--seed", "5", "--gm", typed="1\n1\nlook\nquit\n").out


@pytest.mark.parametrize("lang", ("en", "ru"))
def test_the_game_master_is_told_his_words_by_example_and_need_not_name_himself(bitva: Bitva, lang: str) -> None:
    typed = "1\n1\nmaster\nhelp master\nset ogre hp 7\nlook ogre\nquit\n"
    said = bitva("play", "bridge", "--seed", "5", "--lang", lang, typed=typed).out
    assert "7/59" in said
    told = [line for line in said.splitlines() if line.startswith("    gm ")]
    verbs = [kind.verb for kind in rulebook("dnd5e").notation.verbs.values() if issubclass(kind, Ruling)]
    assert sorted(line.split()[1] for line in told) == sorted(verbs)
    assert all(" — " in line for line in told)


def test_a_player_may_not_say_them(bitva: Bitva) -> None:
    said = bitva("play", "bridge", "--seed", "5", typed="1\n1\nset ogre hp 7\ngm set ogre hp 7\nmaster\nlook ogre\nquit\n").out
    assert "59/59" in said and "7/59" not in said


def test_several_persons_hand_the_keyboard_over(bitva: Bitva) -> None:
    said = bitva("play", "bridge", "--players", "ana=ragna+naella,boris=pim+dorgan", "--seed", "5",
                 typed="1\n1\nend\n\nend\nquit\n")
    assert said.code == 0 and "ana" in said.out


@pytest.mark.parametrize("words", (
    ("--players", "ana=nobody"), ("--side", "dragons"), ("--machine", "ragna=chess"), ("--machine", "nobody=chance"),
    ("--rulebook", "dnd6e"), ("--seeds", "1"),
))
def test_wrong_seats_are_refused_before_the_fight_begins(bitva: Bitva, words: tuple[str, ...]) -> None:
    said = bitva("play", "bridge", *words)
    assert said.code == 2 and said.err and "Naella" not in said.out
