"""Words for options, things and questions; refusals are in refusals.py, what happened is told in events.py."""

from __future__ import annotations

from insula.games.amygdala.gen import ask, opt
from insula.games.amygdala.rules.affordability import could_act
from insula.games.amygdala.rules.bank import items_held
from insula.games.amygdala.rules.payment import bought_happiness
from insula.games.amygdala.rules.turn import can_act
from insula.games.amygdala.state import Seat, State
from insula.games.amygdala.tables import (
    BANK_SPACES,
    CELL_IDS,
    CHANGE_NAMES,
    COIN_VALUES,
    EMOTIONS,
    FACE_NAMES,
    HAPPINESS_COINS,
    ICON_COINS,
    LOTUS_NAMES,
    MAX_ICONS,
    PLACES_ON_LOTUS,
    SPACE_IDS,
    TILE_ICONS,
    TILE_SIZE,
    WAYS,
    Emotion,
)
from insula.games.amygdala.words.say import counted, emotion_name, icon_name, say, the_tile, tile_name

VARIANTS = ("changing-toll", "vp-tiles")
GROUP_OF: list[tuple[str, int]] = [(name, i) for name, _, size in opt.GROUPS for i in range(size)]


# ---- options

_VERBS: dict[str, dict[int, str]] = {
    "LOTUS": {ask.TURN: "acquire at"},
    "CELL": {ask.TURN: "unlock"},
    "CLAIM": {ask.TURN: "claim", ask.EARN_CLAIM: "take claim", ask.END_TURN: "discard claim"},
    "EMOTION": {ask.SCORE: "score"},
}
_PLAIN_VERBS = {"LOTUS": "move to", "CELL": "cell", "CLAIM": "claim tile", "EMOTION": "emotion"}
_ITEM_VERBS = {ask.END_TURN: "discard", ask.EXCHANGE: "exchange"}
_FIXED = {
    "FIVE_COINS": "pay 5 coins",
    "SEVEN_COINS": "pay 7 coins for happiness",
    "PAIR": "pay two resource tiles",
    "BY_HAND": "pay by hand",
    "TWO_VP": "exchange 2 vp",
    "CHANGE_COINS": "change coins",
    "ENOUGH": "no second tile",
    "RETURN_TO_BOX": "return to box",
    "BACKWARDS": "move backwards",
    "FULL_CIRCLE": "move full circle",
    "EXCHANGE": "exchange",
    "END_TURN": "end turn",
}
_ITEMS = {"WILD": "wild tile", "HAPPINESS": "happiness tile", "DREAM": "dream", "IDEA": "idea"}


def way_text(way: int) -> str:
    """A complete payment as a notation."""
    wild, wild_resources, pairs, coins = WAYS[4 * way : 4 * way + 4]
    parts = [f"{wild} wild"] if wild else []
    parts += [f"{wild_resources} wild resource"] if wild_resources else []
    parts += [f"{pairs} pair"] if pairs else []
    parts += [f"{coins} in coins"] if coins else []
    return "pay " + (" + ".join(parts) or "with own tiles")


def option_text(g: State, option: int) -> str:
    """The notation of an option for the open question."""
    name, i = GROUP_OF[option]
    kind = g.asked.kind
    if name in _FIXED:
        return _FIXED[name]
    if name in _PLAIN_VERBS:
        names = {"LOTUS": LOTUS_NAMES, "CELL": CELL_IDS}.get(name, EMOTIONS)
        return f"{_VERBS[name].get(kind, _PLAIN_VERBS[name])} {names[i]}"
    if name == "TILE":
        return f"buy tile {i % PLACES_ON_LOTUS + 1} at {LOTUS_NAMES[i // PLACES_ON_LOTUS]}"
    if name == "SPACE":
        return f"place at {SPACE_IDS[i]}"
    if name == "WAY":
        return way_text(i)
    if name == "CHANGE":
        return f"change {CHANGE_NAMES[i]}"
    if name == "VARIANT":
        return f"switch {VARIANTS[i]}"
    if name in ("IDEAS", "DREAMS"):
        return f"exchange set of {i + 1} {name.lower() if i else name[:-1].lower()}"
    verb = _ITEM_VERBS.get(kind, "pay")
    if name == "FACE":
        return f"{verb} {FACE_NAMES[i]}"
    return f"{verb} coin {COIN_VALUES[i]}" if name == "COIN" else f"{verb} {_ITEMS[name]}"


def option_thing(g: State, option: int) -> str:
    """What to click for an option."""
    name, i = GROUP_OF[option]
    if name == "TILE":
        return f"tile:{i // PLACES_ON_LOTUS}:{i % PLACES_ON_LOTUS}"
    if name == "LOTUS":
        return f"lotus:{i}"
    if name == "CELL":
        return f"cell:{g.asked.seat}:{CELL_IDS[i]}"
    if name == "SPACE":
        return f"space:{SPACE_IDS[i]}"
    if name == "CLAIM":
        return f"claim:{g.asked.seat}:{EMOTIONS[i]}"
    if name == "EMOTION":
        return f"emotion:{EMOTIONS[i]}"
    if name == "FACE":
        return f"resource:{g.asked.seat}:{FACE_NAMES[i].replace(' ', '-')}"
    if name == "COIN":
        return f"coin:{g.asked.seat}:{COIN_VALUES[i]}"
    if name in _ITEMS:
        return f"item:{g.asked.seat}:{name.lower()}"
    return f"button:{option_text(g, option).replace(' ', '-')}"


# ---- things by name


def unpaid_icons(g: State) -> list[Emotion]:
    """The emotions of the tile being paid that still need a payment."""
    tile = g.act.tile
    return [EMOTIONS[TILE_ICONS[MAX_ICONS * tile + i]] for i in range(g.act.paid, TILE_SIZE[tile])]


def way_parts(p: Seat, tile: int, way: int) -> list[str]:
    """What a complete payment takes from a player for a tile, in words."""
    wild, wild_resources, pairs, coins = WAYS[4 * way : 4 * way + 4]
    bought = bought_happiness(p, tile, coins)
    counts = (
        (TILE_SIZE[tile] - wild - wild_resources - pairs - coins, "matching-tiles"),
        (wild, "wild-tiles"),
        (wild_resources, "wild-resources"),
        (2 * pairs, "other-resource-tiles"),
        (ICON_COINS * (coins - bought) + HAPPINESS_COINS * bought, "coins"),
    )
    return [counted(number, what) for number, what in counts if number]


def way_meaning(p: Seat, tile: int, way: int) -> str:
    """The same in one line."""
    return ", ".join(way_parts(p, tile, way))


def own_tile(g: State, space: int) -> str:
    """The tile on a space of the game board, with its owner."""
    owner, tile = g.owner[space], tile_name(g.tile[space])
    return say("own-tile", tile=tile) if owner == g.asked.seat else say("tile-of", who=f"@{owner}", tile=tile)


# ---- questions

_OF_TILES = frozenset([ask.PAY, ask.PLACE_FROM, ask.SPACE, ask.SCORE])
_OF_ICONS = frozenset([ask.PAY_ICON, ask.PAIR_FIRST, ask.PAIR_SECOND])


def question_text(g: State) -> str:
    """The open question in one sentence."""
    kind, seat = g.asked.kind, g.asked.seat
    who = f"@{seat}"
    if kind == ask.TURN and opt.END_TURN in g.options[: g.n_options]:
        # whether the game ends with it is told before [amy.turn.no-action-possible]
        return say("ask-no-action" if g.idle + 1 < g.n_seats else "ask-no-action-last", who=who)
    if kind == ask.END_TURN:
        over = items_held(g, g.seats[seat]) - BANK_SPACES
        if over > 0:
            return say("ask-discard", who=who, room=BANK_SPACES, count=over)
        if g.turns_left < 0 and not can_act(g, g.seats[seat]) and not could_act(g, g.seats[seat]):
            return say("ask-end-poor", who=who)
    return say(f"ask-{_of(kind)}", who=who, **_about(g))


def _of(kind: int) -> str:
    """The kind of a question as it stands in keys."""
    return ask.NAMES[kind].replace("_", "-")


def _about(g: State) -> dict[str, str]:
    """What a question is about: the tile, icon or claim of the action."""
    kind = g.asked.kind
    if kind in _OF_TILES:
        return {"tile": the_tile(g.act.tile)}
    if kind in _OF_ICONS:
        return {"icon": emotion_name(unpaid_icons(g)[0])}
    return {"claim": icon_name(g.act.claim)} if kind == ask.CLAIM_FROM else {}


def doing(g: State) -> str:
    """What the player who is asked is doing, for sentences about things that are no answer."""
    return say(f"doing-{_of(g.asked.kind)}", **_about(g))
