"""Options in plain words for people: on buttons, in advice, in replays. What is typed is in notation.py."""

from __future__ import annotations

from collections.abc import Callable

from insula.core.messages import key_of
from insula.core.sentences import began
from insula.games.amygdala.gen import ask, opt
from insula.games.amygdala.state import State
from insula.games.amygdala.tables import (
    CHANGE_NAMES,
    COIN_VALUES,
    FACE_PRICE,
    HAPPINESS_COINS,
    ICON_COINS,
    N_CELLS,
    PLACES_ON_LOTUS,
    VP_FOR_COIN,
    WAYS,
)
from insula.games.amygdala.words.notation import GROUP_OF, VARIANTS, way_parts
from insula.games.amygdala.words.say import (
    CELL_NAMES,
    a_resource,
    counted,
    icon_name,
    listed,
    say,
    space_name,
    the_lotus,
    the_tile,
)

_FIXED: dict[str, Callable[[], str]] = {
    "FIVE_COINS": lambda: say("label-five-coins", coins=ICON_COINS),
    "SEVEN_COINS": lambda: say("label-seven-coins", coins=HAPPINESS_COINS),
    "PAIR": lambda: say("label-pair"),
    "BY_HAND": lambda: say("label-by-hand"),
    "TWO_VP": lambda: say("label-two-vp", count=VP_FOR_COIN),
    "CHANGE_COINS": lambda: say("label-change-coins"),
    "ENOUGH": lambda: say("label-enough"),
    "RETURN_TO_BOX": lambda: say("label-return-to-box"),
    "BACKWARDS": lambda: say("label-backwards"),
    "FULL_CIRCLE": lambda: say("label-full-circle"),
    "EXCHANGE": lambda: say("label-exchange-something"),
    "END_TURN": lambda: say("label-end-turn"),
}
_CLAIMS = {ask.TURN: "label-claim-turn", ask.EARN_CLAIM: "label-claim-earn-claim", ask.END_TURN: "label-claim-end-turn"}
_ITEMS = {ask.END_TURN: "label-discard", ask.EXCHANGE: "label-exchange"}


def option_label(g: State, option: int) -> str:
    """An option of the open question as a person says it."""
    name, i = GROUP_OF[option]
    if name in _FIXED:
        return _FIXED[name]()
    if name in _SAYING:
        return _SAYING[name](g, i)
    return say(_ITEMS.get(g.asked.kind, "label-pay"), what=_item(name, i))


def _item(name: str, i: int) -> str:
    if name == "FACE":
        return _face(i)
    return say("a-coin-of", value=COIN_VALUES[i]) if name == "COIN" else say(f"item-{name.lower()}")


def _face(face: int) -> str:
    return say("resource-marked", resource=a_resource(face), price=FACE_PRICE[face])


def _lotus(g: State, lotus: int) -> str:
    return say("label-acquire" if g.asked.kind == ask.TURN else "label-move", lotus=the_lotus(lotus))


def _tile(g: State, place: int) -> str:
    face, lotus = g.lotus[place], place // PLACES_ON_LOTUS
    return say("label-take", what=_face(face)) if face >= 0 else say("label-empty-place", lotus=the_lotus(lotus))


def _cell(g: State, cell: int) -> str:
    tile = g.seats[g.asked.seat].tiles[cell] if cell < N_CELLS else -1
    return say("label-unlock", tile=the_tile(tile)) if tile >= 0 else say("label-cell", cell=CELL_NAMES[cell])


def _way(g: State, way: int) -> str:
    """A complete payment by what it takes from the player."""
    if g.act.tile >= 0 and g.asked.kind == ask.PAY and opt.WAY + way in g.options[: g.n_options]:
        return say("label-pay", what=listed(way_parts(g.seats[g.asked.seat], g.act.tile, way)))
    wild, wild_resources, pairs, coins = WAYS[4 * way : 4 * way + 4]
    counts = (
        (wild, "wild-tiles"),
        (wild_resources, "wild-resources"),
        (2 * pairs, "resources"),
        (coins, "icons-in-coins"),
    )
    parts = [counted(number, what) for number, what in counts if number]
    return say("label-pay", what=listed(parts)) if parts else say("label-pay-matching")


def _emotion(g: State, emotion: int) -> str:
    name = icon_name(emotion)
    return say("label-score", emotion=name) if g.asked.kind == ask.SCORE else began(name)


_SAYING: dict[str, Callable[[State, int], str]] = {
    "LOTUS": _lotus,
    "TILE": _tile,
    "CELL": _cell,
    "WAY": _way,
    "CLAIM": lambda g, i: say(_CLAIMS.get(g.asked.kind, "label-claim"), emotion=icon_name(i)),
    "EMOTION": _emotion,
    "SPACE": lambda g, i: say("label-space", space=space_name(i)),
    "CHANGE": lambda g, i: say("label-change", how=say(key_of("change", CHANGE_NAMES[i]))),
    "VARIANT": lambda g, i: say(f"label-switch-{VARIANTS[i]}"),
    "IDEAS": lambda g, i: say("label-exchange", what=counted(i + 1, "ideas")),
    "DREAMS": lambda g, i: say("label-exchange", what=counted(i + 1, "dreams")),
}
