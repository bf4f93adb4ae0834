"""The rules of Starfinder are asked in the order in which its modules are listed, whichever of them was imported first."""
from __future__ import annotations

from bitva.rulebooks.starfinder import MODULES, RULEBOOK, SPELLS

PLACES = {module.__name__: place for place, module in enumerate((*MODULES, *SPELLS))}


def test_what_is_proposed_offered_and_follows_comes_in_the_order_of_the_modules() -> None:
    registered = [[rule.__module__ for rule in RULEBOOK.proposers],
                  *([rule.__module__ for rule in rules] for kinds in RULEBOOK.reactions.values() for rules in kinds.values()),
                  *([rule.__module__ for rule in rules] for rules in RULEBOOK.consequences.values())]
    for modules in registered:
        places = [PLACES[module] for module in modules]
        assert places == sorted(places)
