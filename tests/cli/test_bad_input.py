"""Wrong files: a message with file, line and field, what was expected, and the nearest right name; nothing half-loaded."""
from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Bitva

ENCOUNTER = """\
rulebook: dnd5e
map: brdge
sides: [{id: heroes}]
creatures:
  - {creature: gobln, id: a, side: heros, at: [1, 1]}
"""
CREATURE = """\
id: x
armour: 3
hp: lots
"""


@pytest.mark.parametrize("command", ("check", "play", "watch"))
def test_an_encounter_is_wrong_in_every_line_at_once(bitva: Bitva, command: str) -> None:
    Path("enc.yaml").write_text(ENCOUNTER, encoding="utf-8")
    said = bitva(command, "enc.yaml")
    assert said.code == 2
    assert "enc.yaml:2: map:" in said.err + said.out and "“bridge”" in said.err + said.out
    assert "enc.yaml:5: creatures.0.creature:" in said.err + said.out and "“goblin”" in said.err + said.out
    assert "creatures.0.side" in said.err + said.out and "“heroes”" in said.err + said.out


def test_a_creature_is_wrong(bitva: Bitva) -> None:
    Path("x.yaml").write_text(CREATURE, encoding="utf-8")
    said = bitva("check", "x.yaml", "--lang", "ru")
    text = said.out + said.err
    assert said.code == 2 and "x.yaml:2: armour:" in text and "«armor»" in text and "x.yaml:3: hp:" in text and "«kind»" in text


@pytest.mark.parametrize(("name", "text"), (
    ("tab.yaml", "id: x\n\thp: 3\n"), ("anchor.yaml", "a: &a [x]\nb: *a\n"), ("list.yaml", "- 1\n- 2\n"), ("empty.yaml", ""),
    ("deep.yaml", "[" * 20000), ("two.yaml", "id: a\nid: b\n"), ("tag.yaml", "id: !!python/object:os.system x\n"),
    ("long.yaml", "id: " + "x" * 3_000_000),
))
def test_what_is_no_content_is_refused_at_once(bitva: Bitva, name: str, text: str) -> None:
    Path(name).write_text(text, encoding="utf-8")
    said = bitva("check", name)
    assert said.code == 2 and name in said.out + said.err
    assert "Traceback" not in said.err and len(said.err + said.out) < 2000


@pytest.mark.parametrize("dice", ("1000000000d6", "99d99999", "1d0", "d20d20", "0d6", "1d6" + "+1d6" * 500))
def test_dice_beyond_measure_are_refused(bitva: Bitva, dice: str) -> None:
    assert bitva("odds", dice).code == 2


def record(bitva: Bitva) -> list[str]:
    bitva("watch", "bridge", "--seed", "4", "--save", "fight.json")
    return Path("fight.json").read_text(encoding="utf-8").split("\n")


def test_a_record_that_breaks_off_is_shown_as_far_as_it_is_whole(bitva: Bitva) -> None:
    lines = record(bitva)
    Path("cut.json").write_text("\n".join(lines[:12]) + '\n{"act": "ragn', encoding="utf-8")
    said = bitva("replay", "cut.json")
    assert said.code == 1 and "breaks off after 10 deeds" in said.out and "Round 1" in said.out
    assert bitva("check", "cut.json").code == 2


def test_an_altered_record_is_shown_up_to_there(bitva: Bitva) -> None:
    lines = record(bitva)
    lines[8] = lines[8].replace('"by": "', '"by": "x', 1)
    Path("altered.json").write_text("\n".join(lines), encoding="utf-8")
    said = bitva("replay", "altered.json")
    assert said.code == 1 and "altered at deed 7" in said.out and "Round 1" in said.out


def test_a_record_of_a_newer_version_is_shown_as_far_as_it_can_be(bitva: Bitva) -> None:
    data = "\n".join(record(bitva)).replace('{"bitva": 1,', '{"bitva": 99,', 1)
    Path("newer.json").write_text(data, encoding="utf-8")
    said = bitva("replay", "newer.json")
    assert said.code == 1 and "newer version" in said.out


@pytest.mark.parametrize("raw", (
    b"", b"{}", b"[" * 100_000, bytes(range(256)) * 40, b'{"bitva": 1}', b'{"bitva": 1, "rulebook": "x"}',
))
def test_what_is_no_record_is_refused(bitva: Bitva, raw: bytes) -> None:
    Path("no.json").write_bytes(raw)
    for command in ("replay", "play", "check"):
        said = bitva(command, "no.json")
        assert said.code == 2 and "no.json" in said.err + said.out


def test_a_command_in_a_proof_file_is_found_wrong_with_its_line(bitva: Bitva) -> None:
    Path("proofs.yaml").write_text("- rule: dnd.grapple.strt\n  play: [x]\n", encoding="utf-8")
    said = bitva("check", "proofs.yaml")
    assert said.code == 2 and "dnd.grapple.start" in said.out + said.err


def test_a_folder_and_a_missing_file(bitva: Bitva) -> None:
    Path("folder.yaml").mkdir()
    for name in ("folder.yaml", "nowhere.yaml"):
        said = bitva("check", name)
        assert said.code == 2 and name in said.out + said.err


def test_an_action_that_there_is_not(bitva: Bitva) -> None:
    said = bitva("odds", "crypt", "ragna atack skeleton-1")
    assert said.code == 2 and "attack" in said.err


def test_json_stays_json_for_a_flawed_record(bitva: Bitva) -> None:
    lines = record(bitva)
    Path("cut.json").write_text("\n".join(lines[:12]), encoding="utf-8")
    said = bitva("replay", "cut.json", "--json")
    assert said.code == 1 and json.loads(said.out)["flaw"]["what"] == "cut-off"
