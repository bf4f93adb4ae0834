"""Action cards: dealing them at the start of each round, edges, Bennies and Jokers, and the order that comes of it."""
from __future__ import annotations

from typing import Final

from bitva.kernel.actions import PASS
from bitva.kernel.battle import Place
from bitva.kernel.facts import ordered, round_began
from bitva.kernel.table import Table
from bitva.kernel.words import GM, NOBODY, RuleId, Who
from bitva.rulebooks.savage import facts
from bitva.rulebooks.savage.bennies import BENNY, keepers, pay, purse
from bitva.rulebooks.savage.book import book
from bitva.rulebooks.savage.cards import CARDS, JOKER, NONE, NUMBER, SIX, WHOLE, names
from bitva.rulebooks.savage.moments import ROUND_END
from bitva.rulebooks.savage.state import Combatant, Fight, acts_alone
from bitva.rulebooks.savage.words import HESITANT, HOLDING, INCAPACITATED

DEAL: Final = "sw.init.deal"
EDGES: Final = "sw.init.edges"
REDRAW: Final = "sw.init.redraw"


# ---- who gets a card -------------------------------------------------------------------------------------------------------

def group_of(fight: Fight, creature: Combatant) -> str:
    """With whom a creature is dealt its card: what the encounter says; else a Wild Card by itself, allies with the Wild Card of
    their player, other Extras with those of their kind; or everybody with his side (sw.init.deal)."""
    entry = fight.entry(creature.id)
    if "group" in entry:
        return str(entry["group"])
    if fight.setting("cards", "each") == "side":
        return creature.side
    if creature.sheet.wild:
        return creature.id
    if creature.controller != GM:
        leader = next((other for other in fight.creatures if other.controller == creature.controller and other.sheet.wild), None)
        if leader is not None:
            return group_of(fight, leader)
    return f"{creature.side}/{creature.sheet.id}"


def groups(fight: Fight) -> dict[str, list[Combatant]]:
    """Everybody who is still in the fight, by the card he is dealt; Wild Cards before their followers."""
    found: dict[str, list[Combatant]] = {}
    for creature in fight.creatures:
        if creature.present and not creature.dead and acts_alone(creature):
            found.setdefault(creature.group, []).append(creature)
    return {group: sorted(those, key=lambda c: (not c.sheet.wild, c.index)) for group, those in found.items()}


def waits(creature: Combatant) -> bool:
    """Is it on Hold, and therefore dealt no card? (sw.hold.carry)"""
    return bool(creature.flags & HOLDING)


def lies_in_wait(fight: Fight, creature: Combatant) -> bool:
    """Those who lie in ambush are on Hold in the first round, but are dealt a card in case it is a Joker (sw.surprise)."""
    return creature.ambush and fight.clock.round == 1


# ---- a round ---------------------------------------------------------------------------------------------------------------

def new_round(table: Table[Fight], given: bool = False) -> None:
    """Cards are dealt, replaced, bought and chosen; then the order stands (sw.init.deal, sw.init.order, sw.init.shuffle).
    `given`: those whose card of this round the encounter has laid down are dealt none."""
    fight = table.battle
    joker = fight.joker_out
    table.expire(ROUND_END)
    table.make(facts.hands_laid_down)
    if joker:
        table.make(facts.shuffled, WHOLE)
    table.make(round_began, fight.clock.round + 1)
    for task in book.round_starts:
        task(table)
    dealt: list[Combatant] = []
    for those in groups(fight).values():
        leader = those[0]
        fixed = str(fight.entry(leader.id).get("card", "")) if given else ""
        if fixed:
            table.make(facts.card_drawn, leader.index, NUMBER[fixed])
            table.make(facts.card_chosen, leader.index, NUMBER[fixed])
        elif all(creature.acted or (waits(creature) and not lies_in_wait(fight, creature)) for creature in those):
            continue
        else:
            deal(table, leader)
            dealt.append(leader)
    buy_cards(table, dealt)
    share_cards(table)
    jokers(table)
    set_order(table)


def draw(table: Table[Fight], who: Who, rule: RuleId) -> int:
    """The next card of the deck; if it has run out, the discards are shuffled (sw.init.shuffle)."""
    fight = table.battle
    if not fight.deck:
        out = 0
        for creature in fight.creatures:
            out |= creature.cards
        table.make(facts.shuffled, WHOLE & ~out)
    card = NUMBER[table.draw(names(fight.deck), rule, who)]
    table.make(facts.card_drawn, who, card)
    return card


def deal(table: Table[Fight], leader: Combatant) -> None:
    """One card, or as many as Level Headed or Hesitant say, of which one counts; Quick replaces what is too low
    (sw.init.deal, sw.init.edges)."""
    who = leader.index
    sheet = leader.sheet
    if leader.flags & INCAPACITATED:
        table.make(facts.card_chosen, who, draw(table, who, DEAL))
        return
    extra = 2 if sheet.has("improved-level-headed") else 1 if sheet.has("level-headed") else 0
    if sheet.has("hesitant") or leader.flags & HESITANT:
        table.make(facts.card_chosen, who, hesitate(table, who, (draw(table, who, DEAL), draw(table, who, EDGES))))
        return
    cards = [draw(table, who, DEAL), *(draw(table, who, EDGES) for _ in range(extra))]
    card = NUMBER[table.ask(who, EDGES, [CARDS[card] for card in sorted(cards, reverse=True)])] if extra else cards[0]
    while sheet.has("quick") and card < SIX and table.ask(who, EDGES, ("replace", PASS), card=CARDS[card]) == "replace":
        card = draw(table, who, EDGES)
    table.make(facts.card_chosen, who, card)


def hesitate(table: Table[Fight], who: Who, cards: tuple[int, int]) -> int:
    """The lower of two; but a Joker may be used (sw.init.edges)."""
    low, high = sorted(cards)
    if low < JOKER <= high and table.ask(who, EDGES, (CARDS[high], CARDS[low])) == CARDS[high]:
        return high
    return low


def buy_cards(table: Table[Fight], dealt: list[Combatant]) -> None:
    """Bennies for further cards, as many as anybody likes; the best of all counts. All decide at the same time (sw.init.redraw)."""
    fight = table.battle
    going = [creature for creature in dealt if not creature.joker]
    while going := [creature for creature in going if purse(fight, creature.index) and not creature.joker]:
        answers = table.put_all([table.question(creature.index, REDRAW, (BENNY, PASS), about={"card": CARDS[creature.card]})
                                 for creature in going])
        going = [creature for creature, answer in zip(going, answers, strict=True) if answer == BENNY]
        for creature in going:
            if purse(fight, creature.index):
                pay(table, creature.index, REDRAW)
                table.make(facts.card_chosen, creature.index, max(creature.card, draw(table, creature.index, REDRAW)))


def share_cards(table: Table[Fight]) -> None:
    """Whoever belongs to a group acts on its card, unless he is on Hold or has no turn this round (sw.init.deal)."""
    for those in groups(table.battle).values():
        for creature in those[1:]:
            if those[0].card != NONE and not creature.acted and not waits(creature):
                table.make(facts.card_chosen, creature.index, those[0].card)


def jokers(table: Table[Fight]) -> None:
    """A player's Joker gives each player a Benny; a foe's one gives the game master one, and each of his Wild Cards
    (sw.init.joker)."""
    fight = table.battle
    for those in groups(fight).values():
        if not those[0].joker:
            continue
        if those[0].controller != GM:
            for keeper in keepers(fight):
                table.make(facts.bennies_gained, keeper, 1, "sw.init.joker")
            continue
        table.make(facts.bennies_gained, NOBODY, 1, "sw.init.joker")
        for creature in fight.creatures:
            friend = creature.up and not fight.hostile(those[0].index, creature.index)
            if creature.controller == GM and creature.sheet.wild and friend:
                table.make(facts.bennies_gained, creature.index, 1, "sw.init.joker")


def set_order(table: Table[Fight]) -> None:
    """From Ace down to Two, spades before hearts, diamonds and clubs; Jokers before all (sw.init.order). Whoever is on Hold has no
    place in it until he acts (sw.hold.carry)."""
    fight = table.battle
    ranks = {group: number for number, group in enumerate(groups(fight), 1)}
    places = [Place(c.index, c.card, ranks[c.group]) for c in fight.creatures
              if c.card != NONE and not c.acted and not waits(c) and c.present]
    table.make(ordered, tuple(sorted(places, key=lambda place: (-place.count, place.who))), -1)
