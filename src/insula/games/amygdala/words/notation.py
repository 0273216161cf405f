"""Words for options, things and questions; refusals are in refusal_values.py, what happened is told in events.py."""

from __future__ import annotations

from collections.abc import Sequence

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
    TILE_BITS,
    TILE_ICONS,
    TILE_SIZE,
    WAYS,
    Emotion,
)

VARIANTS = ("changing-toll", "vp-tiles")
GROUP_OF: list[tuple[str, int]] = [(name, i) for name, _, size in opt.GROUPS for i in range(size)]


def counted(number: int, thing: str) -> str:
    """A number with its noun: 1 coin, 2 coins."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


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
        return f"exchange set of {counted(i + 1, name[:-1].lower())}"
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


def tile_name(tile: int) -> str:
    """An emotion tile by its icons, e.g. sadness and gratitude, or sadness x2."""
    icons = [EMOTIONS[TILE_ICONS[MAX_ICONS * tile + i]] for i in range(TILE_SIZE[tile])]
    words = [f"{icon} x{icons.count(icon)}" if icons.count(icon) > 1 else icon for icon in dict.fromkeys(icons)]
    return " and ".join(words)


def unpaid_icons(g: State) -> list[Emotion]:
    """The emotions of the tile being paid that still need a payment."""
    tile = g.act.tile
    return [EMOTIONS[TILE_ICONS[MAX_ICONS * tile + i]] for i in range(g.act.paid, TILE_SIZE[tile])]


def way_meaning(p: Seat, tile: int, way: int) -> str:
    """What a complete payment takes from a player for a tile, in words."""
    wild, wild_resources, pairs, coins = WAYS[4 * way : 4 * way + 4]
    bought = bought_happiness(p, tile, coins)
    own = TILE_SIZE[tile] - wild - wild_resources - pairs - coins
    parts = [counted(own, "matching tile")] if own else []
    parts += [counted(wild, "Wild tile")] if wild else []
    parts += [counted(wild_resources, "wild resource")] if wild_resources else []
    parts += [counted(2 * pairs, "other resource tile")] if pairs else []
    total = ICON_COINS * (coins - bought) + HAPPINESS_COINS * bought
    return ", ".join(parts + ([counted(total, "coin")] if coins else []))


def the_tile(tile: int) -> str:
    """An emotion tile in a sentence."""
    return f"the {tile_name(tile)} tile"


def own_tile(g: State, space: int) -> str:
    """The tile on a space of the game board, with its owner."""
    owner = g.owner[space]
    return f"{'your' if owner == g.asked.seat else f'@{owner}’s'} {tile_name(g.tile[space])} tile"


def tile_emotions(tile: int) -> list[str]:
    """The different emotions of a tile."""
    return [emotion for i, emotion in enumerate(EMOTIONS) if TILE_BITS[tile] & (1 << i)]


def listed(words: Sequence[str]) -> str:
    """Words in a row: a, b and c."""
    return " and ".join(filter(None, (", ".join(words[:-1]), words[-1])))


def either(words: Sequence[str]) -> str:
    """Words to choose from: a, b or c."""
    return " or ".join(filter(None, (", ".join(words[:-1]), words[-1])))


def capital(text: str) -> str:
    """A text as the beginning of a sentence."""
    return text[0].upper() + text[1:]


# ---- questions

_QUESTIONS = {
    ask.TURN: "@{seat}, buy at a lotus, unlock a tile of your mind, or place a claim tile.",
    ask.BUY: "@{seat}, which resource tile do you buy?",
    ask.SECOND_TILE: "@{seat}, do you also take the other tile? You pay only for the more expensive one.",
    ask.PAY: "@{seat}, how do you pay for {tile}?",
    ask.PAY_ICON: "@{seat}, what pays for {icon}?",
    ask.PAIR_FIRST: "@{seat}, which two resource tiles pay for {icon}? Choose the first.",
    ask.PAIR_SECOND: "@{seat}, which two resource tiles pay for {icon}? Choose the second.",
    ask.PLACE_FROM: "@{seat}, from which lotus do you place {tile}?",
    ask.SPACE: "@{seat}, on which space do you place {tile}?",
    ask.SCORE: "@{seat}, which emotion of {tile} do you score?",
    ask.EARN_CLAIM: "@{seat}, which claim tile do you take?",
    ask.CLAIM_FROM: "@{seat}, from which lotus do you place the {claim} claim?",
    ask.EXCHANGE: "@{seat}, what do you exchange?",
    ask.CHANGE: "@{seat}, how do you change coins?",
    ask.END_TURN: "@{seat}, make your last exchanges or end your turn.",
}


def question_text(g: State) -> str:
    """The open question in one sentence."""
    kind, seat = g.asked.kind, g.asked.seat
    if kind == ask.TURN and opt.END_TURN in g.options[: g.n_options]:
        return _no_action(g, seat)
    if kind == ask.END_TURN:
        over = items_held(g, g.seats[seat]) - BANK_SPACES
        if over > 0:
            return f"@{seat}, you hold more than the {BANK_SPACES} items your bank has room for; discard {over}."
        if g.turns_left < 0 and not can_act(g, g.seats[seat]) and not could_act(g, g.seats[seat]):
            return f"@{seat}, end your turn? As things are, you could not pay for any action in your next one."
    return _QUESTIONS[kind].format(seat=seat, **_about(g))


def _no_action(g: State, seat: int) -> str:
    """Nothing can be done; whether the game ends with it is told before. [amy.turn.no-action-possible]"""
    text = f"@{seat}, you cannot pay for any action, not even with exchanges: end your turn."
    if g.idle + 1 < g.n_seats:
        return f"{text} If nobody else can act either, the game is scored."
    return f"{text} Nobody else could act in this round, so the game is then scored."


def _about(g: State) -> dict[str, str]:
    """What a question is about: the tile, icon or claim of the action."""
    kind = g.asked.kind
    return {
        "tile": the_tile(g.act.tile) if g.act.tile >= 0 else "",
        "icon": unpaid_icons(g)[0] if kind in (ask.PAY_ICON, ask.PAIR_FIRST, ask.PAIR_SECOND) else "",
        "claim": EMOTIONS[g.act.claim] if kind == ask.CLAIM_FROM else "",
    }


_DOING = {
    ask.TURN: "choosing your action",
    ask.BUY: "choosing a resource tile to buy",
    ask.SECOND_TILE: "choosing whether to buy a second tile",
    ask.PAY: "paying for {tile}",
    ask.PAY_ICON: "paying for {icon}",
    ask.PAIR_FIRST: "choosing two resource tiles that pay for {icon}",
    ask.PAIR_SECOND: "choosing the second resource tile that pays for {icon}",
    ask.PLACE_FROM: "choosing the lotus from which to place {tile}",
    ask.SPACE: "choosing a space for {tile}",
    ask.SCORE: "choosing the emotion of {tile} to score",
    ask.EARN_CLAIM: "choosing a claim tile to take",
    ask.CLAIM_FROM: "choosing the lotus from which to place the {claim} claim",
    ask.EXCHANGE: "choosing what to exchange",
    ask.CHANGE: "choosing how to change coins",
    ask.END_TURN: "at the end of your turn",
}


def doing(g: State) -> str:
    """What the player who is asked is doing, for sentences about things that are no answer."""
    return _DOING[g.asked.kind].format(**_about(g))
