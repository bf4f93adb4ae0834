"""Options of Starfinder that need more words than their fields have, and a creature's state."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from bitva.kernel.actions import Action
from bitva.kernel.battle import Battle
from bitva.kernel.words import NOBODY, Who
from bitva.rulebooks.starfinder.areas import NOWHERE
from bitva.rulebooks.starfinder.attack import means_of
from bitva.rulebooks.starfinder.book import book
from bitva.rulebooks.starfinder.explosives import Lob, caught_at
from bitva.rulebooks.starfinder.sheet import Means
from bitva.rulebooks.starfinder.sight import located
from bitva.rulebooks.starfinder.volleys import Automatic, Pierce, Spray, targets
from bitva.speech.catalogue import Count, Said
from bitva.speech.parts import NONE
from bitva.speech.starfinder.harm import types_of
from bitva.speech.starfinder.rolls import means_name
from bitva.speech.starfinder.words import own
from bitva.speech.voice import Parts, Told

if TYPE_CHECKING:
    from bitva.speech.speaker import Speaker


def tell_of_doors(message: str) -> None:
    """A door is told by where it is."""
    @own.tells(message)
    def tell(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
        door = cast(Any, battle).door(str(parts.get("door", "")))
        place = NONE if door is None else speaker.square(battle, (door.squares & -door.squares).bit_length() - 1)
        return message, {**speaker.args(battle, parts, message), "door": place}


for _message in ("act-open", "act-shut", "fact-door-moved", "fact-door-unlocked", "ask-sf-move-action-no-check"):
    tell_of_doors(_message)


@own.tells("act-attack", "act-opportunity")
def act_attack(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """An attack with what it adds to the roll and what it deals."""
    sheet: Any = battle.creatures[parts["who"]].sheet
    means = sheet.means.get(parts["means"]) or next(iter(sheet.means.values()))
    name, manner = means_name(speaker, means.id)
    dealt = [speaker.catalogue.say("dice-of", {"dice": speaker.dice(part.dice), "type": types_of(speaker, part.type)})
             for part in means.damage]
    ways = {name: "yes" if parts.get(name) else "no" for name in ("defensively", "turned")}
    return "act-attack", {**ways, "means": name, "manner": manner, "bonus": speaker.signed(means.total),
                          "damage": speaker.list(dealt, "comma") if dealt else NONE,
                          "target": speaker.names.creature(battle, parts["target"])}


def _volley(kind: type[Any]) -> None:
    """A shot at several, or an explosive, with whom it will catch."""
    message = f"act-{kind.verb}"

    @own.tells(message)
    def act(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
        fight, action = cast(Any, battle), kind(**parts)
        means = means_of(fight.creatures[action.who], action.means)
        caught = [speaker.name(battle, who) for who in whom(fight, action, means)] if means is not None else []
        args = speaker.args(battle, {name: part for name, part in parts.items() if name != "means"}, message)
        return message, {**args, "means": means_name(speaker, means.id)[0] if means is not None else NONE,
                         "caught": speaker.list(caught) if caught else NONE}


def _shot(kind: type[Any]) -> None:
    """That somebody fires at several, and with what."""
    message = f"did-{kind.verb}"

    @own.tells(message)
    def did(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
        means = means_of(cast(Any, battle).creatures[parts["who"]], parts["means"])
        args = speaker.args(battle, {name: parts[name] for name in ("who", "at") if name in parts}, message)
        return message, {**args, "means": means_name(speaker, means.id)[0] if means is not None else NONE}


def whom(fight: Any, action: Action, means: Means) -> tuple[Who, ...]:
    """Those in the area of a shot or of an explosion, as far as the doer knows where they are."""
    if not isinstance(action, Lob):
        return located(fight, action.who, targets(fight, cast(Any, action), means))
    radius = int(means.properties.get("explode", 0))
    return located(fight, action.who, caught_at(fight, action.at, radius))


for _kind in (Spray, Pierce, Automatic, Lob):
    _volley(_kind)
    _shot(_kind)


def leads(speaker: Speaker, battle: Battle, parts: Parts) -> Said:
    """A way is told by where it leads."""
    return speaker.square(battle, parts["path"][-1]) if parts["path"] else NONE


@own.tells("act-move")
def act_move(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """Where one goes, and what is drawn or put away on the way."""
    things = speaker.args(battle, {name: parts[name] for name in ("draw", "stow")})
    return "act-move", {**things, "square": leads(speaker, battle, parts)}


def _leading(verb: str) -> None:
    @own.tells(f"act-{verb}")
    def act(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
        return f"act-{verb}", {"square": leads(speaker, battle, parts)}


for _verb in ("run", "withdraw", "swim", "burrow", "squeeze", "push-off"):
    _leading(_verb)


@own.tells("act-fly")
def act_fly(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """Up or down, along, up or down."""
    return "act-fly", {"lift": Count(parts["lift"]), "rise": Count(parts["rise"]), "square": leads(speaker, battle, parts)}


@own.tells("act-attack-square")
def act_attack_square(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """Where one strikes, and with what."""
    sheet: Any = battle.creatures[parts["who"]].sheet
    name, _ = means_name(speaker, parts["means"] or next(iter(sheet.means)))
    return "act-attack-square", {"means": name, "square": speaker.square(battle, parts["square"])}


@own.tells("act-charge")
def act_charge(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """Whom one charges, with what, and where the run ends."""
    sheet: Any = battle.creatures[parts["who"]].sheet
    name, _ = means_name(speaker, parts["means"] or next(iter(sheet.means)))
    return "act-charge", {"target": speaker.names.creature(battle, parts["target"]), "means": name,
                          "square": leads(speaker, battle, parts)}


@own.tells("act-hide", "act-tumble")
def act_hide(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """Where one hides, or tumbles to."""
    square: dict[str, Said] = {"square": speaker.square(battle, parts["path"][-1]) if parts["path"] else NONE}
    if "fast" in parts:
        return "act-tumble", {**square, **speaker.args(battle, {"fast": parts["fast"]})}
    return "act-hide", square


@own.tells("act-push")
def act_push(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """Where somebody is pushed to."""
    return "act-push", {"on": speaker.names.creature(battle, parts["on"]),
                        "square": speaker.square(battle, parts["path"][-1]) if parts["path"] else NONE}


@own.tells("act-ready")
def act_ready(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """A deed held back, and what it waits for."""
    return "act-ready", {**speaker.args(battle, {name: parts[name] for name in ("deed", "of")}),
                         "trigger": speaker.word(f"trigger-{parts['when'] or 'none'}")}


@own.tells("act-cast", "act-use")
def act_cast(speaker: Speaker, battle: Battle, parts: Parts) -> Told:
    """A spell, or a special ability, with whatever it is aimed at."""
    aims = parts["targets"] if "targets" in parts else () if parts["target"] == NOBODY else (parts["target"],)
    targets = [speaker.names.creature(battle, who).form("nom") for who in aims]
    places: dict[str, Said] = {name: speaker.point(parts[name]) if parts[name] != NOWHERE else NONE
                               for name in ("at", "toward")}
    aim = speaker.catalogue.say("aimed", {
        "targets": speaker.list(targets) if targets else NONE, **places,
        "height": speaker.feet(parts["height"]) if parts["height"] else NONE})
    if "ability" in parts:
        return "act-use", {"ability": speaker.thing(parts["ability"], "power", "feature"), "aim": aim}
    return "act-cast", {"spell": speaker.thing(parts["spell"], "spell"), "slot": Count(parts["slot"]),
                        "full": "yes" if parts["full"] else "no", "aim": aim}


def status(speaker: Speaker, battle: Battle, who: Who, viewer: str) -> Told:
    """One's own creature in figures; another's as it looks."""
    portrait = cast("dict[str, Any]", book.portrait(cast(Any, battle), viewer, who))
    name = speaker.names.creature(battle, who)
    states = [speaker.catalogue.say(f"is-{condition}", {"who": name}) for condition in portrait["conditions"]]
    args: dict[str, Said] = {"who": name, "state": speaker.list(states, "comma") if states else NONE}
    if "hp" not in portrait:
        return "status-other", {**args, "looks": portrait["looks"]}
    left = [speaker.word(f"cost-{part}") for part in ("standard", "move", "swift", "reaction") if portrait[part]]
    figures = {key: Count(portrait[key]) for key in ("hp", "most_hp", "sp", "most_sp", "rp", "most_rp", "temp", "eac", "kac")}
    return "status-own", {**args, **figures, "left": speaker.list(left, "comma") if left else NONE,
                          "dead": "yes" if portrait["dead"] else "no"}


own.status = status
