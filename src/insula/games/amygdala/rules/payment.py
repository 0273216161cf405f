"""Paying for the icons of an emotion tile: complete payments, or icon by icon. See docs/adr/0020-amygdala-payments.md.

[amy.pay.each-icon, amy.pay.from-bank, amy.pay.matching-resource, amy.pay.wild, amy.pay.two-for-one,
amy.pay.five-coins, amy.pay.happiness-only, amy.pay.happiness-elsewhere, amy.pay.seven-coins,
amy.pay.seven-coins-only-then, amy.pay.seven-coins-supply, amy.pay.where, amy.def.wild-resource]
"""

from __future__ import annotations

from insula.core.questions import note, offer
from insula.core.rule import LEGAL, rule
from insula.games.amygdala.gen import R, ask, ev, opt
from insula.games.amygdala.gen.stack import then
from insula.games.amygdala.rules.bank import drop_face, first_face, pay_coins, spare_face
from insula.games.amygdala.rules.exchange import may_exchange, refuse_exchanging
from insula.games.amygdala.rules.price import icons_in_coins, payable_in_turn
from insula.games.amygdala.state import Seat, State
from insula.games.amygdala.tables import (
    FIRST_FITTING,
    FITTING_WAYS,
    HAPPINESS,
    HAPPINESS_COINS,
    ICON_COINS,
    ICON_COUNT,
    N_CELLS,
    N_EMOTIONS,
    N_WAYS,
    TILE_BITS,
    TILE_SIZE,
    WAYS,
    WILD_ICON,
)

# ---- complete payments


@rule
def matching(p: Seat, tile: int) -> int:
    """How many icons of a tile the bank can pay with their own emotion. [amy.pay.matching-resource]"""
    found = 0
    for emotion in range(N_EMOTIONS - 1):
        icons = ICON_COUNT[N_EMOTIONS * tile + emotion]
        if icons > 0:
            found += min(icons, p.by_icon[emotion])
    return found


@rule
def bought_happiness(p: Seat, tile: int, coins: int) -> int:
    """Of the icons a way pays in coins, those that are Happiness. [amy.pay.seven-coins]"""
    happy = ICON_COUNT[N_EMOTIONS * tile + HAPPINESS]
    return coins if happy == TILE_SIZE[tile] else max(0, happy - p.happiness)


@rule
def refuse_way(g: State, p: Seat, tile: int, way: int, match: int) -> int:
    """LEGAL, or why a complete payment is not offered; `match` icons could be paid with their own emotion."""
    wild = WAYS[4 * way]
    wild_tiles = WAYS[4 * way + 1]
    pairs = WAYS[4 * way + 2]
    happy = ICON_COUNT[N_EMOTIONS * tile + HAPPINESS]
    bought = bought_happiness(p, tile, WAYS[4 * way + 3])
    fives = WAYS[4 * way + 3] - bought
    own = TILE_SIZE[tile] - happy - wild - wild_tiles - pairs - fives
    if wild + wild_tiles + pairs + WAYS[4 * way + 3] > TILE_SIZE[tile]:
        return R.PAY_TOO_MANY_ICONS
    if own < 0 or fives < 0:
        return R.PAY_HAPPINESS_ONLY
    if wild > p.wild or wild_tiles > p.by_icon[WILD_ICON] or own > match or happy - bought > p.happiness:
        return R.PAY_FROM_BANK
    if p.n_resources - own - wild_tiles < 2 * pairs:
        return R.PAY_FROM_BANK
    if ICON_COINS * fives + HAPPINESS_COINS * bought > p.coins:
        return R.PAY_FIVE_COINS if fives > 0 else R.PAY_SEVEN_COINS
    if bought == happy and bought > 0 and g.supply_happiness == 0:
        return R.PAY_SEVEN_COINS_SUPPLY
    if match > own and (match - own > pairs or p.n_resources - match - wild_tiles < 2 * pairs):
        return R.PAY_OWN_TILES_FIRST  # a matching tile would be kept, and not for a pair of others: by hand only
    return LEGAL


@rule
def pay_options(g: State) -> None:
    """The sensible complete payments, fewest losses first; composing one by hand; exchanges."""
    p = g.seats[g.asked.seat]
    tile = g.act.tile
    match = matching(p, tile)
    for i in range(FIRST_FITTING[TILE_SIZE[tile]], FIRST_FITTING[TILE_SIZE[tile] + 1]):
        if refuse_way(g, p, tile, FITTING_WAYS[i], match) == LEGAL:
            offer(g, opt.WAY + FITTING_WAYS[i])
    if refuse_by_hand(g, p, tile) == LEGAL:
        offer(g, opt.BY_HAND)
    if may_exchange(g, p):
        offer(g, opt.EXCHANGE)


@rule
def refuse_by_hand(g: State, p: Seat, tile: int) -> int:
    """LEGAL, or why a tile is not paid icon by icon. [amy.pay.by-hand, amy.coin.pay-exact]"""
    if p.n_resources == 0 or ICON_COUNT[N_EMOTIONS * tile + HAPPINESS] == TILE_SIZE[tile]:
        return R.PAY_BY_HAND
    fives, sevens = icons_in_coins(g, p, tile, 0, 0)
    return LEGAL if payable_in_turn(g, p, p.coins, fives, sevens) else R.COIN_PAY_EXACT


@rule
def refuse_pay(g: State, option: int) -> int:
    """LEGAL, or the rule that forbids this payment."""
    p = g.seats[g.asked.seat]
    tile = g.act.tile
    if opt.WAY <= option < opt.WAY + N_WAYS:
        return refuse_way(g, p, tile, option - opt.WAY, matching(p, tile))
    if option == opt.BY_HAND:
        return refuse_by_hand(g, p, tile)
    if option == opt.EXCHANGE:
        return refuse_exchanging(g, p)
    if opt.CELL <= option < opt.CELL + N_CELLS:
        return R.CLOUD_SINGLE_MOVE
    if option == opt.END_TURN:
        return R.PAY_FINISH
    return R.NOT_AN_ANSWER


@rule
def pay_answer(g: State, option: int) -> None:
    """A complete payment, or the first icon by hand."""
    seat = g.asked.seat
    if option == opt.EXCHANGE:
        then(g, ask.EXCHANGE, seat)
        then(g, ask.PAY, seat)
    elif option == opt.BY_HAND:
        g.act.by_hand = 1
        then(g, ask.PAY_ICON, seat)
    else:
        pay_way(g, seat, option - opt.WAY)
        g.act.paid = TILE_SIZE[g.act.tile]
        then(g, ask.UNLOCKED, seat)


@rule
def pay_way(g: State, seat: int, way: int) -> None:
    """Takes the items of a complete payment; resource tiles that are alike for the player by fixed rules."""
    p = g.seats[seat]
    tile = g.act.tile
    happy = ICON_COUNT[N_EMOTIONS * tile + HAPPINESS]
    bought = bought_happiness(p, tile, WAYS[4 * way + 3])
    fives = WAYS[4 * way + 3] - bought
    own = TILE_SIZE[tile] - happy - WAYS[4 * way] - WAYS[4 * way + 1] - WAYS[4 * way + 2] - fives
    pay_own(g, p, tile, own)
    for _ in range(WAYS[4 * way + 1]):
        drop_face(g, p, first_face(p, WILD_ICON))
    for _ in range(2 * WAYS[4 * way + 2]):
        drop_face(g, p, spare_face(p, TILE_BITS[tile]))
    p.wild -= WAYS[4 * way]
    g.supply_wild += WAYS[4 * way]
    p.happiness -= happy - bought
    g.supply_happiness += happy - bought
    coins = ICON_COINS * fives + HAPPINESS_COINS * bought
    pay_coins(g, seat, coins)
    note(g, ev.PAID, R.PAY_EACH_ICON, seat, own + happy - bought, way, coins)


@rule
def pay_own(g: State, p: Seat, tile: int, count: int) -> None:
    """Pays icons with tiles of their own emotion; where there is a choice, of the emotion held most."""
    left = g.todo  # icons of each emotion not yet paid
    for emotion in range(N_EMOTIONS - 1):
        left[emotion] = ICON_COUNT[N_EMOTIONS * tile + emotion]
    for _ in range(count):
        best = -1
        for emotion in range(N_EMOTIONS - 1):
            if left[emotion] > 0 and p.by_icon[emotion] > 0:
                if best < 0 or p.by_icon[emotion] > p.by_icon[best]:
                    best = emotion
        left[best] -= 1
        drop_face(g, p, first_face(p, best))
