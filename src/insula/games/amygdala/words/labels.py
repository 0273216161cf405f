"""Options in plain words for people: on buttons, in advice, in replays. What is typed is in notation.py."""

from __future__ import annotations

from collections.abc import Callable

from insula.games.amygdala.gen import ask, opt
from insula.games.amygdala.state import State
from insula.games.amygdala.tables import (
    CHANGE_NAMES,
    COIN_VALUES,
    EMOTIONS,
    FACE_ICON,
    FACE_PRICE,
    HAPPINESS_COINS,
    ICON_COINS,
    ICONS,
    N_CELLS,
    PLACES_ON_LOTUS,
    VP_FOR_COIN,
    WAYS,
)
from insula.games.amygdala.words.names import CELL_NAMES, SPACE_NAMES, the_lotus
from insula.games.amygdala.words.notation import (
    GROUP_OF,
    VARIANTS,
    capital,
    counted,
    listed,
    the_tile,
    way_meaning,
)

_FIXED = {
    "FIVE_COINS": f"Pay {ICON_COINS} coins",
    "SEVEN_COINS": f"Pay {HAPPINESS_COINS} coins for happiness",
    "PAIR": "Pay two resource tiles",
    "BY_HAND": "Pay icon by icon",
    "TWO_VP": f"Exchange {VP_FOR_COIN} VP",
    "CHANGE_COINS": "Change coins",
    "ENOUGH": "No second tile",
    "RETURN_TO_BOX": "Return the tile to the box",
    "BACKWARDS": "Move backwards",
    "FULL_CIRCLE": "Move full circle",
    "EXCHANGE": "Exchange something",
    "END_TURN": "End turn",
}
_CLAIM_VERBS = {
    ask.TURN: "Place your {} claim",
    ask.EARN_CLAIM: "Take the {} claim",
    ask.END_TURN: "Discard the {} claim",
}
_ITEM_VERBS = {ask.END_TURN: "Discard", ask.EXCHANGE: "Exchange"}
_ITEMS = {"WILD": "a Wild tile", "HAPPINESS": "a Happiness tile", "DREAM": "a Dream", "IDEA": "an Idea"}


def option_label(g: State, option: int) -> str:
    """An option of the open question as a person says it."""
    name, i = GROUP_OF[option]
    if name in _FIXED:
        return _FIXED[name]
    if name in _SAYING:
        return _SAYING[name](g, i)
    verb = _ITEM_VERBS.get(g.asked.kind, "Pay")
    if name == "FACE":
        return f"{verb} {_face(i)}"
    return f"{verb} a coin of {COIN_VALUES[i]}" if name == "COIN" else f"{verb} {_ITEMS[name]}"


def _face(face: int) -> str:
    icon = ICONS[FACE_ICON[face]]
    return f"{'an' if icon[0] in 'aeiou' else 'a'} {icon} resource marked {FACE_PRICE[face]}"


def _lotus(g: State, lotus: int) -> str:
    return f"{'Acquire at' if g.asked.kind == ask.TURN else 'Move to'} {the_lotus(lotus)}"


def _tile(g: State, place: int) -> str:
    face, lotus = g.lotus[place], place // PLACES_ON_LOTUS
    return f"Take {_face(face)}" if face >= 0 else f"The empty place of {the_lotus(lotus)}"


def _cell(g: State, cell: int) -> str:
    tile = g.seats[g.asked.seat].tiles[cell] if cell < N_CELLS else -1
    return f"Unlock {the_tile(tile)}" if tile >= 0 else f"Space {CELL_NAMES[cell]} of your board"


def _way(g: State, way: int) -> str:
    """A complete payment by what it takes from the player."""
    if g.act.tile >= 0 and g.asked.kind == ask.PAY and opt.WAY + way in g.options[: g.n_options]:
        return f"Pay {_one_by_one(way_meaning(g.seats[g.asked.seat], g.act.tile, way))}"
    wild, wild_resources, pairs, coins = WAYS[4 * way : 4 * way + 4]
    counts = ((wild, "Wild tile"), (wild_resources, "wild resource"), (2 * pairs, "resource"), (coins, "icon in coins"))
    parts = [counted(number, what) for number, what in counts if number]
    return f"Pay {listed(parts) if parts else 'with matching tiles'}"


def _one_by_one(parts: str) -> str:
    return listed(parts.split(", "))


_SAYING: dict[str, Callable[[State, int], str]] = {
    "LOTUS": _lotus,
    "TILE": _tile,
    "CELL": _cell,
    "WAY": _way,
    "CLAIM": lambda g, i: _CLAIM_VERBS.get(g.asked.kind, "The {} claim").format(EMOTIONS[i]),
    "EMOTION": lambda g, i: f"Score {EMOTIONS[i]}" if g.asked.kind == ask.SCORE else capital(EMOTIONS[i]),
    "SPACE": lambda g, i: f"Place it on {SPACE_NAMES[i]}",
    "CHANGE": lambda g, i: f"Change {CHANGE_NAMES[i]}",
    "VARIANT": lambda g, i: f"Switch the variant {VARIANTS[i].replace('-', ' ')}",
    "IDEAS": lambda g, i: f"Exchange {counted(i + 1, 'Idea')}",
    "DREAMS": lambda g, i: f"Exchange {counted(i + 1, 'Dream')}",
}
