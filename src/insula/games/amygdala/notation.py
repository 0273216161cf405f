"""Words for options, questions and refusals; what happened is told in events.py."""

from __future__ import annotations

from insula.games.amygdala.bank import items_held
from insula.games.amygdala.gen import ask, opt
from insula.games.amygdala.mood import toll_due
from insula.games.amygdala.payment import bought_happiness
from insula.games.amygdala.state import Seat, State
from insula.games.amygdala.tables import (
    BANK_SPACES,
    CELL_IDS,
    CHANGE_NAMES,
    COIN_VALUES,
    EMOTIONS,
    FACE_NAMES,
    FACE_PRICE,
    HAPPINESS,
    HAPPINESS_COINS,
    ICON_COINS,
    LOTUS_NAMES,
    MAX_ICONS,
    N_CELLS,
    PLACES_ON_LOTUS,
    REGION_IDS,
    REGION_OF,
    SPACE_IDS,
    TILE_ICONS,
    TILE_SIZE,
    WAYS,
    WILD_ICON,
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
        return f"exchange set of {i + 1} {name.lower()}"
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


def unpaid_icons(g: State) -> list[str]:
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


def missing_icons(g: State, p: Seat, tile: int) -> str:
    """The icons of a tile that neither matching tiles nor wilds in the bank can pay."""
    lacking = []
    wilds = p.wild + p.by_icon[WILD_ICON]
    for emotion in sorted({TILE_ICONS[MAX_ICONS * tile + i] for i in range(TILE_SIZE[tile])}):
        icons = sum(TILE_ICONS[MAX_ICONS * tile + i] == emotion for i in range(TILE_SIZE[tile]))
        short = icons - (p.happiness if emotion == HAPPINESS else p.by_icon[emotion])
        covered = 0 if emotion == HAPPINESS else min(max(short, 0), wilds)
        wilds -= covered
        lacking += [EMOTIONS[emotion]] * (short - covered)
    return ", ".join(lacking) or ", ".join(unpaid_icons(g)) or tile_name(tile)


# ---- questions

_QUESTIONS = {
    ask.TURN: "@{seat}, acquire resource tiles, unlock an emotion tile or place a claim tile.",
    ask.BUY: "@{seat}, which resource tile do you buy?",
    ask.SECOND_TILE: "@{seat}, does the second tile of this side come along?",
    ask.PAY: "@{seat}, how do you pay for {tile}?",
    ask.PAY_ICON: "@{seat}, what pays for {icon}?",
    ask.PAIR_FIRST: "@{seat}, which resource tile is the first of two that pay for {icon}?",
    ask.PAIR_SECOND: "@{seat}, which resource tile is the second that pays for {icon}?",
    ask.PLACE_FROM: "@{seat}, from which lotus do you place {tile}?",
    ask.SPACE: "@{seat}, on which space do you place {tile}?",
    ask.SCORE: "@{seat}, which emotion of {tile} do you score?",
    ask.EARN_CLAIM: "@{seat}, which claim tile do you take?",
    ask.CLAIM_FROM: "@{seat}, from which lotus do you place the {claim} claim?",
    ask.EXCHANGE: "@{seat}, what do you exchange?",
    ask.CHANGE: "@{seat}, how do you change coins?",
    ask.END_TURN: "@{seat}, make last exchanges or end your turn.",
}


def question_text(g: State) -> str:
    """The open question in one sentence."""
    kind, seat = g.asked.kind, g.asked.seat
    if kind == ask.END_TURN:
        over = items_held(g, g.seats[seat]) - BANK_SPACES
        if over > 0:
            return f"@{seat}, your memory bank is over its {BANK_SPACES} spaces; discard {counted(over, 'item')}."
    return _QUESTIONS[kind].format(
        seat=seat,
        tile=tile_name(g.act.tile) if g.act.tile >= 0 else "",
        icon=unpaid_icons(g)[0] if kind in (ask.PAY_ICON, ask.PAIR_FIRST, ask.PAIR_SECOND) else "",
        claim=EMOTIONS[g.act.claim] if kind == ask.CLAIM_FROM else "",
    )


# ---- refusals


def refusal_values(g: State, option: int, rule_id: str) -> dict[str, object]:
    """What the placeholders of refusal texts stand for here."""
    seat = g.asked.seat
    p = g.seats[seat]
    name, i = GROUP_OF[option]
    held = items_held(g, p)
    values: dict[str, object] = {"coins": p.coins, "vp": p.vp, "count": held, "excess": held - BANK_SPACES}
    values["price"] = _price(g, p, name, i)
    tile = p.tiles[i] if name == "CELL" and i < N_CELLS and p.tiles[i] >= 0 else g.act.tile
    values["missing"] = missing_icons(g, p, tile) if tile >= 0 else ""
    values["tile"] = f"{_with_article(FACE_NAMES[i].split()[0])} resource" if name == "FACE" else "That"
    values["emotion"] = EMOTIONS[g.act.claim] if g.asked.kind == ask.CLAIM_FROM else _icon_word(g)
    values["region"] = _region(g, name, i)
    return values


def _with_article(word: str) -> str:
    return f"{'An' if word[0] in 'aeiou' else 'A'} {word}"


def _price(g: State, p: Seat, name: str, i: int) -> int:
    if name == "LOTUS":
        return g.cheapest[i] + toll_due(g, p, i)
    return FACE_PRICE[g.lotus[i]] if name == "TILE" and g.lotus[i] >= 0 else 0


def _icon_word(g: State) -> str:
    left = unpaid_icons(g) if g.act.tile >= 0 else []
    return left[0] if left else "this"


def _region(g: State, name: str, i: int) -> str:
    if g.asked.kind == ask.CLAIM_FROM:
        return REGION_IDS[g.act.claim]
    return REGION_IDS[REGION_OF[i]] if name == "SPACE" else REGION_IDS[i] if name in ("CLAIM", "EMOTION") else ""
