"""What can happen in an ACKS II fight: each fact is its own change, and nothing else changes a battle."""
from __future__ import annotations

from bitva.rulebooks.acks.facts.blows import *
from bitva.rulebooks.acks.facts.dress import *
from bitva.rulebooks.acks.facts.gear import *
from bitva.rulebooks.acks.facts.guns import *
from bitva.rulebooks.acks.facts.moves import *
from bitva.rulebooks.acks.facts.things import *
from bitva.rulebooks.acks.facts.turns import *
from bitva.rulebooks.acks.facts.wounds import *
