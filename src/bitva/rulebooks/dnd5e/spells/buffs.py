"""Spells that change a creature for a while, where the figures do not say everything."""
from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import ClassVar

from bitva.kernel.actions import Action, Refusal, refusal
from bitva.kernel.effects import Effect
from bitva.kernel.space import squares
from bitva.kernel.table import Table
from bitva.kernel.words import Who, value
from bitva.rulebooks.dnd5e import facts
from bitva.rulebooks.dnd5e.afflictions import AFFLICTED, afflict, affliction, afflictions, lasts
from bitva.rulebooks.dnd5e.book import book
from bitva.rulebooks.dnd5e.forced import room, room_near, teleport
from bitva.rulebooks.dnd5e.ground import unseen_in
from bitva.rulebooks.dnd5e.harm import heal
from bitva.rulebooks.dnd5e.sheet import squares as in_squares
from bitva.rulebooks.dnd5e.sight import HEAVILY, obscurement
from bitva.rulebooks.dnd5e.spells.aiming import PATH, in_view, on_board, square_of
from bitva.rulebooks.dnd5e.spells.parts import targets_of
from bitva.rulebooks.dnd5e.spells.spell import Spell
from bitva.rulebooks.dnd5e.spells.work import RULE, Cast, Work, aimed, does, proposed
from bitva.rulebooks.dnd5e.state import Fight
from bitva.rulebooks.dnd5e.strides import comes_nearer
from bitva.rulebooks.dnd5e.turn import cannot_act

RAISED = "raised-hp"
"""The kind of effect by which a creature's hit points and their maximum are raised: by so much."""


# ---- misty step --------------------------------------------------------------------------------------------------------------

@aimed("misty-step")
def aim_step(fight: Fight, cast: Cast, spell: Spell) -> Iterator[Refusal]:
    """An unoccupied space within the distance that the caster can see, and no nearer to what it fears (dnd.spell.path,
    dnd.condition.frightened)."""
    if not on_board(fight, cast.at):
        yield refusal(RULE, hard=True, at=cast.at)
        return
    creature, square = fight.creatures[cast.who], square_of(fight, cast.at)
    away = max(fight.board.gap(creature.at, creature.size, square, creature.size), abs(cast.height - creature.height) // 5)
    if away > in_squares(int(spell.data["teleport"])):
        yield refusal(PATH, away=away * 5, range=spell.data["teleport"])
    if comes_nearer(fight, cast.who, (creature.at, creature.height), (square, cast.height)):
        yield refusal("dnd.condition.frightened", square=square)
    if not room(fight, cast.who, square, as_known=True):
        yield refusal("dnd.move.no_end_in_space", square=square)
    elif not in_view(fight, cast.who, cast.at if cast.at[0] & 1 else (cast.at[0] + 1, cast.at[1] + 1)) or (
            obscurement(fight, cast.who, square) == HEAVILY):
        yield refusal("dnd.vision.see", square=square)


@does("misty-step")
def step_through_mist(work: Work) -> None:
    """From here to there, past everything, and nobody may strike at it; where somebody hides whom it did not know of, he is found
    there and it arrives beside him (dnd.oa.not_provoked, dnd.hide.contest)."""
    fight, creature, goal = work.fight, work.fight.creatures[work.who], square_of(work.fight, work.cast.at)
    hider = unseen_in(fight, creature, fight.board.space(goal, creature.size), work.cast.height, stays=True)
    if hider >= 0:
        work.table.make(facts.found, hider, work.who)
        goal = next(room_near(fight, work.who, hider), creature.at)
    teleport(work.table, work.who, goal, work.cast.height)


@proposed("misty-step")
def propose_steps(fight: Fight, cast: Cast, spell: Spell) -> Iterator[Cast]:
    """As far as it goes in each direction, and beside each enemy."""
    board, creature = fight.board, fight.creatures[cast.who]
    reach = board.reach(creature.at, creature.size, in_squares(int(spell.data["teleport"])))
    able = [square for square in squares(reach & ~creature.space) if room(fight, cast.who, square, as_known=True)]
    goals = [board.square(x, y) for x in (0, board.width - 1) for y in (0, board.height - 1)]
    goals += [other.at for other in fight.enemies(cast.who)]
    nearest = [min(able, key=lambda square: (board.gap(square, 1, goal, 1), square)) for goal in goals if able]
    for square in dict.fromkeys(nearest):
        x, y = board.xy(square)
        yield replace(cast, at=(2 * x, 2 * y))


# ---- aid ---------------------------------------------------------------------------------------------------------------------

@does("aid")
def aid(work: Work) -> None:
    """Hit points and their maximum rise; of several castings the most potent counts (dnd.spell.combining)."""
    amount = work.spell.grown("max_hp", int(work.spell.effect["max_hp"]), work.level)
    for target in targets_of(work):
        creature = work.fight.creatures[target]
        before = [effect for effect in work.fight.effects_on(target, RAISED)]
        if any(int(str(effect.data[0])) >= amount for effect in before):
            continue
        for effect in before:
            work.table.end(effect)
        work.table.effect(RAISED, RULE, target, work.who, cause=work.cause, data=(amount,))
        work.table.make(facts.most_hp_set, target, creature.full_hp + amount)
        heal(work.table, target, amount)


@book.on_end(RAISED)
def aid_ends(table: Table[Fight], ended: Effect) -> None:
    """The maximum is as it was (dnd.stat.hp)."""
    table.make(facts.most_hp_set, ended.on, table.battle.creatures[ended.on].full_hp - int(str(ended.data[0])))


# ---- haste -------------------------------------------------------------------------------------------------------------------

@value
class Hasten(Action):
    """A hasted creature takes its one further action of the turn: a single attack, Dash, Disengage, Hide, use of an object."""

    verb: ClassVar[str] = "hasten"
    who: Who
    deed: Action


VERBS = {"use-object": "use"}
"""By which verb an action of the spell's list is taken, where they differ."""


def hastes(fight: Fight, who: Who) -> list[str]:
    """The actions that a further one can be."""
    return [VERBS.get(word, word) for effect in afflictions(fight, who) for word in affliction(effect).form.get("extra_action", ())]


@book.refuses(Hasten)
def refuse_hasten(fight: Fight, hasten: Hasten) -> Iterator[Refusal]:
    """Once a turn, for one of the actions that the spell names, and that could be taken if there were an action for it
    (dnd.action.cast)."""
    allowed = hastes(fight, hasten.who)
    if not allowed or hasten.deed.who != hasten.who or hasten.deed.verb not in allowed:
        yield refusal(RULE, hard=True, deed=hasten.deed.verb, allowed=tuple(allowed))
        return
    yield from cannot_act(fight, hasten.who)
    if Hasten.verb in fight.creatures[hasten.who].done:
        yield refusal("dnd.turn.move_and_action", doing=Hasten.verb)
    copy = fight.clone()
    facts.hastened(copy, hasten.who)
    yield from book.refusals(copy, hasten.deed)


@book.proposes
def propose_hasten(fight: Fight, who: Who) -> Iterator[Action]:
    """What it could do with one action more (dnd.action.cast)."""
    if not fight.effects or Hasten.verb in fight.creatures[who].done:
        return
    allowed = hastes(fight, who)
    if allowed:
        copy = fight.clone()
        facts.hastened(copy, who)
        for propose in book.proposers:
            if propose is not propose_hasten:
                yield from (Hasten(who, deed) for deed in propose(copy, who) if deed.verb in allowed)


@book.performs(Hasten)
def perform_hasten(table: Table[Fight], hasten: Hasten) -> None:
    """One action more; of attacks only one; what is left of the turn is as it was (dnd.action.cast)."""
    creature = table.battle.creatures[hasten.who]
    before = (creature.action, creature.attacks, creature.bundle, creature.doing)
    table.make(facts.hastened, hasten.who)
    table.perform(hasten.deed)
    table.make(facts.haste_over, hasten.who, *before)


@book.on_end(AFFLICTED)
def lethargy(table: Table[Fight], ended: Effect) -> None:
    """What follows when a spell ends: haste leaves its bearer unable to move or act until after its next turn (dnd.action.cast)."""
    form = affliction(ended).form
    creature = table.battle.creatures[ended.on]
    if "then" in form and "repeat" not in form and creature.present and not creature.dead:
        afflict(table, ended.by, ended.on, form["then"], name=affliction(ended).name, rule=RULE,
                until=lasts(table.battle, ended.by, ended.on, form["then"]))


# ---- hunter's mark -----------------------------------------------------------------------------------------------------------

def marked(fight: Fight, who: Who, spell: str) -> list[Effect]:
    """Those whom a caster has marked with this spell."""
    return [effect for effect in fight.effects
            if effect.kind == AFFLICTED and effect.by == who and affliction(effect).name == spell]


