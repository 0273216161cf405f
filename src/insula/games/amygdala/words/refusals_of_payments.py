"""What the placeholders of refusals about coins, payments and exchanges stand for."""

from __future__ import annotations

from collections.abc import Callable

from insula.core.sentences import began
from insula.games.amygdala.gen import ask, opt
from insula.games.amygdala.rules.bank import best_sum, items_held
from insula.games.amygdala.rules.mood import toll_due
from insula.games.amygdala.rules.payment import bought_happiness, matching, refuse_by_hand
from insula.games.amygdala.rules.price import coins_needed, icons_in_coins
from insula.games.amygdala.rules.unlock import far_fee
from insula.games.amygdala.state import Seat, State
from insula.games.amygdala.tables import (
    BANK_SPACES,
    CHANGE_GIVES,
    CHANGE_TAKES,
    COIN_VALUES,
    FACE_ICON,
    FACE_PRICE,
    HAPPINESS,
    HAPPINESS_COINS,
    HAPPINESS_SALE,
    ICON_COINS,
    ICON_COUNT,
    IDEA_COINS,
    N_CELLS,
    N_EMOTIONS,
    NEXT_TO,
    PLACES_ON_LOTUS,
    RESOURCE_COINS,
    TILE_SIZE,
    WAYS,
    WILD_ICON,
)
from insula.games.amygdala.words.notation import GROUP_OF, unpaid_icons
from insula.games.amygdala.words.remedies import remedy
from insula.games.amygdala.words.say import (
    CELL_NAMES,
    a_resource,
    counted,
    emotion_name,
    icon_name,
    listed,
    say,
    the_tile,
)

Values = dict[str, object]


def asked_player(g: State) -> Seat:
    return g.seats[g.asked.seat]


def _number(count: int) -> str:
    return str(count) if count else say("none")


def _held(count: int) -> str:
    return str(count) if count else say("none-of-it")


def coins_held(g: State) -> str:
    return _number(asked_player(g).coins)


def lotus_of(option: int) -> int:
    """The lotus that an option names, by itself or by one of its tiles."""
    name, i = GROUP_OF[option]
    return i if name == "LOTUS" else i // PLACES_ON_LOTUS


# ---- the bank


def _items(g: State, option: int) -> Values:
    held = items_held(g, asked_player(g))
    return {"items": counted(held, "items"), "excess": counted(held - BANK_SPACES, "items")}


def _from_bank(g: State, option: int) -> Values:
    p = asked_player(g)
    name, i = GROUP_OF[option]
    if name == "WAY":
        return _way_from_bank(p, g.act.tile, i)
    if name == "CHANGE":
        coin = next(c for c in range(3) if p.pieces[c] < CHANGE_GIVES[3 * i + c])
        return {"takes": _coins_of(CHANGE_GIVES[3 * i + coin], coin), "have": _held(p.pieces[coin])}
    if name in ("IDEAS", "DREAMS"):
        held = p.idea if name == "IDEAS" else p.dream
        return {"takes": counted(i + 1, name.lower()), "have": _held(held)}
    if name == "FACE":
        return {
            "takes": say("a-resource-of-price", emotion=icon_name(FACE_ICON[i]), price=FACE_PRICE[i]),
            "have": _held(0),
        }
    if name == "PAIR":
        return {"takes": say("two-resource-tiles"), "have": _held(p.n_resources)}
    if name == "COIN":
        return {"takes": _coins_of(1, i), "have": _held(0)}
    if name == "CLAIM":
        return {"takes": say("the-claim-tile", emotion=icon_name(i)), "have": _held(0)}
    words = {"WILD": "wild-tiles", "HAPPINESS": "happiness-tiles", "DREAM": "dreams", "IDEA": "ideas"}
    return {"takes": counted(1, words[name]), "have": _held(0)}


def _coins_of(count: int, coin: int) -> str:
    return say("coins-of", count=count, value=COIN_VALUES[coin])


def _way_from_bank(p: Seat, tile: int, way: int) -> Values:
    """What a complete payment takes that is not there: the first such thing."""
    wild, wild_tiles, pairs, coins = WAYS[4 * way : 4 * way + 4]
    happy = ICON_COUNT[N_EMOTIONS * tile + HAPPINESS]
    bought = bought_happiness(p, tile, coins)
    own = TILE_SIZE[tile] - happy - wild - wild_tiles - pairs - (coins - bought)
    needs = [
        (wild, "wild-tiles", p.wild),
        (wild_tiles, "wild-resources", p.by_icon[WILD_ICON]),
        (own, "matching-tiles", matching(p, tile)),
        (happy - bought, "happiness-tiles", p.happiness),
        (2 * pairs, "other-resource-tiles", p.n_resources - own - wild_tiles),
    ]
    count, thing, have = next(each for each in needs if each[0] > each[2])
    return {"takes": counted(count, thing), "have": _held(have)}


def _no_change(g: State, option: int) -> Values:
    """Which payment fails because an earlier one gets no change."""
    p = asked_player(g)
    payments = _payments(g, p, option)
    coins, paid = p.coins, 0
    for price in payments:
        if coins < price:
            break
        paid += price
        coins = best_sum(g, p, coins - price)
    return {"first": counted(paid, "coins"), "left": counted(coins, "coins"), "rest": counted(price, "coins")}


def _payments(g: State, p: Seat, option: int) -> list[int]:
    """What an answer pays, one payment after the other."""
    name, i = GROUP_OF[option]
    if name in ("LOTUS", "TILE"):
        lotus = lotus_of(option)
        return [toll_due(g, p, lotus), g.cheapest[lotus]]
    if name == "CELL":
        return [far_fee(p), coins_needed(g, p, p.tiles[i], 0, 0)]
    if name == "BY_HAND":
        fives, sevens = icons_in_coins(g, p, g.act.tile, 0, 0)
        return [ICON_COINS] * fives + [HAPPINESS_COINS] * sevens
    first, fives, sevens = _rest(g, p, option)
    return [*([first] if first else []), *[ICON_COINS] * fives, *[HAPPINESS_COINS] * sevens]


def _rest(g: State, p: Seat, option: int) -> tuple[int, int, int]:
    """Paying the next icon this way: its coins, then the icons after it that need 5 and 7 coins."""
    name, i = GROUP_OF[option]
    less = 2 if name == "PAIR" else 1 if g.asked.kind == ask.PAIR_FIRST else 0
    icon = FACE_ICON[i] if name == "FACE" else -1
    wild, happiness = int(name == "WILD"), int(name == "HAPPINESS")
    if icon >= 0:
        p.by_icon[icon] -= 1
        p.n_resources -= 1
    p.wild -= wild
    p.happiness -= happiness
    g.supply_happiness += happiness
    fives, sevens = icons_in_coins(g, p, g.act.tile, g.act.paid + 1, less)
    if icon >= 0:
        p.by_icon[icon] += 1
        p.n_resources += 1
    p.wild += wild
    p.happiness += happiness
    g.supply_happiness -= happiness
    return {"FIVE_COINS": ICON_COINS, "SEVEN_COINS": HAPPINESS_COINS}.get(name, 0), fives, sevens


def _leave_enough(g: State, option: int) -> Values:
    p = asked_player(g)
    first, fives, sevens = _rest(g, p, option)
    cost = ICON_COINS * fives + HAPPINESS_COINS * sevens
    return {"cost": counted(cost, "coins"), "left": counted(best_sum(g, p, p.coins - first), "coins")}


def _supply_lacks(g: State, option: int) -> Values:
    way = option - opt.CHANGE
    coin = next(c for c in range(3) if g.supply[c] < CHANGE_TAKES[3 * way + c])
    return {"takes": _coins_of(CHANGE_TAKES[3 * way + coin], coin), "have": _number(g.supply[coin])}


def _purse(pieces: list[int]) -> str:
    found = [say("purse-part", count=pieces[coin], value=COIN_VALUES[coin]) for coin in (2, 1, 0) if pieces[coin]]
    return ", ".join(found) or say("none")


def _purses(g: State, option: int) -> Values:
    return {"mine": _purse(asked_player(g).pieces), "supply": _purse(g.supply)}


# ---- unlocking


def _jump(g: State, p: Seat, cell: int) -> int:
    return far_fee(p) if p.cloud >= 0 and NEXT_TO[N_CELLS * p.cloud + cell] == 0 else 0


def _cell_cost(g: State, option: int) -> Values:
    p = asked_player(g)
    cell = option - opt.CELL
    fee = _jump(g, p, cell)
    fives, sevens = icons_in_coins(g, p, p.tiles[cell], 0, 0)
    icons = ICON_COINS * fives + HAPPINESS_COINS * sevens
    cost = counted(fee + icons, "coins")
    if fee and icons:
        cost = say("cost-with-jump", coins=cost, fee=fee, icons=icons, count=fives + sevens)
    return {
        "cell": CELL_NAMES[cell],
        "tile": the_tile(p.tiles[cell]),
        "cost": cost,
        "have": coins_held(g),
        "help": remedy(g, p, [fee, icons], p.tiles[cell]),
    }


def _cell(g: State, option: int) -> Values:
    cell = option - opt.CELL
    return {"cell": CELL_NAMES[cell], "what": say("what-empty-space" if cell < N_CELLS else "what-bonus-space")}


def _cloud(g: State, option: int) -> Values:
    return {"cloud": CELL_NAMES[asked_player(g).cloud]}


def _begun(g: State, option: int) -> Values:
    return {"tile": the_tile(g.act.tile), "missing": listed([emotion_name(icon) for icon in unpaid_icons(g)])}


def _icon_coins(g: State, option: int) -> Values:
    p = asked_player(g)
    icons, cost = 1, ICON_COINS if option == opt.FIVE_COINS else HAPPINESS_COINS
    if g.asked.kind == ask.PAY:
        icons = WAYS[4 * (option - opt.WAY) + 3]
        bought = bought_happiness(p, g.act.tile, icons)
        cost = ICON_COINS * (icons - bought) + HAPPINESS_COINS * bought
    payments = [cost] if g.asked.kind == ask.PAY else _payments(g, p, option)
    help_ = remedy(g, p, payments, g.act.tile)
    return {"icons": counted(icons, "icons"), "cost": counted(cost, "coins"), "have": coins_held(g), "help": help_}


def _mismatch(g: State, option: int) -> Values:
    return {"tile": began(a_resource(option - opt.FACE)), "emotion": emotion_name(unpaid_icons(g)[0])}


def _icon(g: State, option: int) -> Values:
    return {"emotion": emotion_name(unpaid_icons(g)[0])}


def _too_many(g: State, option: int) -> Values:
    way = option - opt.WAY
    paid = counted(sum(WAYS[4 * way : 4 * way + 4]), "icons")
    return {"paid": paid, "tile": the_tile(g.act.tile), "icons": TILE_SIZE[g.act.tile]}


def _own_first(g: State, option: int) -> Values:
    p = asked_player(g)
    by_hand = refuse_by_hand(g, p, g.act.tile) == 0
    return {
        "matching": counted(matching(p, g.act.tile), "matching-tiles"),
        "tile": the_tile(g.act.tile),
        "hand": " " + say("pay-by-hand") if by_hand else "",
    }


def _by_hand(g: State, option: int) -> Values:
    none = asked_player(g).n_resources == 0
    return {"why": say("by-hand-no-resources" if none else "by-hand-happiness")}


# ---- exchanges


def _vp(g: State, option: int) -> Values:
    return {"vp": asked_player(g).vp}


def _unlisted(g: State, option: int) -> Values:
    name, _ = GROUP_OF[option]
    words = {"CLAIM": "unlisted-claims", "FIVE_COINS": "unlisted-five-coins"}
    return {"thing": say(words.get(name, "unlisted-pair"))}


def _needed(g: State, option: int) -> Values:
    name, _ = GROUP_OF[option]
    known = name in ("FACE", "WILD", "HAPPINESS")
    what = say(f"needed-{name.lower()}" if known else "needed-everything")
    return {"what": what, "tile": the_tile(g.act.tile)}


def _coins_missing(g: State, option: int) -> Values:
    p = asked_player(g)
    name, i = GROUP_OF[option]
    gains = {"FACE": RESOURCE_COINS, "IDEAS": IDEA_COINS[min(i + 1, len(IDEA_COINS) - 1)] if name == "IDEAS" else 0}
    gain = gains.get(name, HAPPINESS_SALE if name in ("HAPPINESS", "DREAM") else 1)
    if name == "EXCHANGE" and p.vp < 2 and p.n_resources + p.wild == 0:
        gain = HAPPINESS_SALE
    return {"have": counted(p.coins, "coins"), "sum": p.coins + gain}


VALUES: dict[str, Callable[[State, int], Values]] = {
    "amy.bank.discard-excess": _items,
    "amy.bank.discard-no-more": _items,
    "amy.coin.change-limited": _supply_lacks,
    "amy.coin.nothing-to-change": _purses,
    "amy.coin.pay-exact": _no_change,
    "amy.cloud.jump-cost": _cell_cost,
    "amy.cloud.first-edge": _cell,
    "amy.cloud.only-to-tiles": _cell,
    "amy.cloud.single-move": _cloud,
    "amy.pay.each-icon": _cell_cost,
    "amy.pay.finish": _begun,
    "amy.pay.from-bank": _from_bank,
    "amy.pay.matching-resource": _mismatch,
    "amy.pay.happiness-elsewhere": _icon,
    "amy.pay.five-coins": _icon_coins,
    "amy.pay.seven-coins": _icon_coins,
    "amy.pay.too-many-icons": _too_many,
    "amy.pay.own-tiles-first": _own_first,
    "amy.pay.by-hand": _by_hand,
    "amy.pay.leave-enough": _leave_enough,
    "amy.exch.vp-floor": _vp,
    "amy.exch.nothing-to-give": _vp,
    "amy.exch.only-listed": _unlisted,
    "amy.exch.while-paying": _needed,
    "amy.exch.coins-missing": _coins_missing,
}
