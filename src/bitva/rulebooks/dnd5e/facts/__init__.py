"""What can happen in a D&D fight: each fact is its own change, and nothing else changes a battle."""
from __future__ import annotations

from bitva.rulebooks.dnd5e.facts.gear import *
from bitva.rulebooks.dnd5e.facts.hiding import *
from bitva.rulebooks.dnd5e.facts.life import *
from bitva.rulebooks.dnd5e.facts.opening import *
from bitva.rulebooks.dnd5e.facts.powers import *
from bitva.rulebooks.dnd5e.facts.rolls import *
from bitva.rulebooks.dnd5e.facts.turns import *
