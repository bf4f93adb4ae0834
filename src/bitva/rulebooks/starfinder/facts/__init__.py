"""What can happen in a Starfinder fight: each fact is its own change, and nothing else changes a battle."""
from __future__ import annotations

from bitva.rulebooks.starfinder.facts.gear import *
from bitva.rulebooks.starfinder.facts.life import *
from bitva.rulebooks.starfinder.facts.manoeuvres import *
from bitva.rulebooks.starfinder.facts.opening import *
from bitva.rulebooks.starfinder.facts.rolls import *
from bitva.rulebooks.starfinder.facts.skills import *
from bitva.rulebooks.starfinder.facts.spells import *
from bitva.rulebooks.starfinder.facts.things import *
from bitva.rulebooks.starfinder.facts.turns import *
