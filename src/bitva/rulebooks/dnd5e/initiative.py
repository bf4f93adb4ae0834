"""Ties of initiative: who decides them, and the roll-off."""
from __future__ import annotations

from bitva.kernel.battle import Place
from bitva.kernel.table import Table
from bitva.kernel.words import GM, NOBODY
from bitva.rulebooks.dnd5e.state import Fight


def order_ties(table: Table[Fight], places: list[Place]) -> list[Place]:
    """Places of equal count are put in order by those whom it is up to, or by a roll-off (dnd.initiative.rank)."""
    done: list[Place] = []
    while places:
        tied = [place for place in places if place.count == places[0].count]
        places = places[len(tied):]
        done += _untie(table, tied)
    return done


def _blocks(tied: list[Place]) -> list[list[Place]]:
    """A group with one shared roll is one block and stays together (dnd.initiative.group_roll)."""
    blocks: list[list[Place]] = []
    for place in tied:
        if place.rank and blocks and blocks[-1][0].rank == place.rank:
            blocks[-1].append(place)
        else:
            blocks.append([place])
    return blocks


def _untie(table: Table[Fight], tied: list[Place]) -> list[Place]:
    """Players agree among their characters, the game master decides everything else, or throws a d20 for each
    (dnd.initiative.tie_gm, dnd.initiative.tie_players, dnd.initiative.tie_mixed, dnd.initiative.tie_d20)."""
    fight = table.battle
    blocks = _blocks(sorted(tied, key=lambda place: (place.rank, place.who)))
    if len(blocks) < 2:
        return tied
    names = {fight.creatures[block[0].who].id: block for block in blocks}
    characters = tuple(name for name, block in names.items() if fight.creatures[block[0].who].controller != GM)
    if len(characters) == len(names):
        if table.ask(NOBODY, "dnd.initiative.tie_d20", ("decide", "roll-off")) == "roll-off":
            return _roll_off(table, blocks)
        first = table.ask_order(names[characters[0]][0].who, "dnd.initiative.tie_players", characters)
        return [place for name in first for place in names[name]]
    rule = "dnd.initiative.tie_mixed" if characters else "dnd.initiative.tie_gm"
    if table.ask(NOBODY, "dnd.initiative.tie_d20", ("decide", "roll-off")) == "roll-off":
        return _roll_off(table, blocks)
    order = table.ask_order(NOBODY, rule, tuple(names))
    if len(characters) > 1:
        among = list(table.ask_order(names[characters[0]][0].who, "dnd.initiative.tie_players", characters))
        order = tuple(among.pop(0) if name in characters else name for name in order)
    return [place for name in order for place in names[name]]


def _roll_off(table: Table[Fight], blocks: list[list[Place]]) -> list[Place]:
    """A plain d20 each, the higher first; dice that tie again are thrown again (dnd.initiative.tie_d20)."""
    faces = [(table.die(20, "dnd.initiative.tie_d20"), block) for block in blocks]
    done: list[Place] = []
    for face in sorted({face for face, _ in faces}, reverse=True):
        equal = [block for other, block in faces if other == face]
        done += _roll_off(table, equal) if len(equal) > 1 else equal[0]
    return done
