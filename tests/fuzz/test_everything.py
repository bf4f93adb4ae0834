"""Nothing of a rulebook is never used: every kind of action, every rule that reacts, every condition is played."""
from __future__ import annotations

import pytest

from tests.fuzz.everything import fights, proofs

FIGHTS = 120
SELDOM = {
    "dnd5e": frozenset((
        # the game master's word, given in the worked cases
        "action check", "action save", "action oppose", "action group-check", "action relate", "action contest", "action price",
        "action drive", "action fall", "action suffocate", "action breathe", "action improvise", "action harm", "action cover",
        "action sight", "action say", "action enlist", "action join", "action handle", "action delay",
        # an opening that is played by hand
        "action surprise", "action place", "action roll-initiative", "action initiative", "action start",
        # what no creature of the content has or can do
        "action ability", "action hasten", "action lair", "action put-out", "action hood", "action shine", "action turn-key",
        "action turmoil", "action flourish", "action keep-casting", "action trigger",
        # what chance seldom comes to
        "action attack-square", "action first-aid", "action force", "action off-hand", "action trample", "action uncanny-dodge",
        "action escape", "reaction features_active.may_dodge_uncannily", "reaction reactions.shield_against_darts",
        "reaction reactions.counterspells",
    )),
    "starfinder": frozenset((
        # the game master's word, given in the worked cases
        "action check", "action save", "action skill", "action fall", "action harm", "action blast", "action ongoing",
        "action modify", "action push", "action improvise", "action say", "action enlist", "action join", "action aware",
        "action perceive", "action shelter", "action trigger", "action defensive", "action smash", "action rest",
        # an opening that is played by hand
        "action start",
        # what no creature of the content has or can do, and no random map has room for
        "action burrow", "action anchor", "action smother", "action rouse", "action jam", "action tear-free", "action mark",
        "action boost", "action activate", "action pierce", "action spray", "action automatic", "action take-aim",
        # what chance seldom comes to
        "action release", "action concentrate", "action first-aid", "action keep-casting", "action least-move", "action drag",
        "action redirect", "action shake-off", "action lob", "reaction ready.readied",
    )),
    "savage": frozenset((
        # the game master's word, given in the worked cases
        "action cover", "action speed", "action broken", "action drop-on", "action frighten", "action ground", "action footing",
        "action join", "action enlist",
        # what no creature of the content can do, or chance seldom comes to
        "action jump-up", "action jump", "action finish", "action stabilise", "action set-weapon", "action hold-steady",
        "reaction mounts.against_charge",
    )),
}
"""What need not come up in so many fights; all of it comes up in the worked cases of the rules."""


@pytest.mark.slow
@pytest.mark.parametrize("rulebook", SELDOM)
def test_everything_is_used_in_fights_and_worked_cases(rulebook: str) -> None:
    everything = fights(rulebook, FIGHTS)
    assert set(everything.unused) <= SELDOM[rulebook], "never used in a fight"
    proofs(rulebook, everything)
    assert everything.unused == [], "never used at all"
