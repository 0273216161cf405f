"""Paying for the icons of an emotion tile: complete payments, or icon by icon. See docs/adr/0020-amygdala-payments.md.

[amy.pay.each-icon, amy.pay.from-bank, amy.pay.matching-resource, amy.pay.wild, amy.pay.two-for-one,
amy.pay.five-coins, amy.pay.happiness-only, amy.pay.happiness-elsewhere, amy.pay.seven-coins,
amy.pay.seven-coins-only-then, amy.pay.seven-coins-supply, amy.pay.where, amy.def.wild-resource]
"""

from __future__ import annotations

from insula.core.questions import note, offer
from insula.core.rule import LEGAL, rule
from insula.games.amygdala.bank import drop_face, first_face, pay_coins, spare_face
from insula.games.amygdala.exchange import may_exchange
from insula.games.amygdala.gen import R, ask, ev, opt
from insula.games.amygdala.gen.stack import then
from insula.games.amygdala.state import Seat, State
from insula.games.amygdala.tables import (
    FIRST_FITTING,
    FITTING_WAYS,
    HAPPINESS,
    HAPPINESS_COINS,
    ICON_COINS,
    ICON_COUNT,
    MAX_ICONS,
    N_CELLS,
    N_EMOTIONS,
    N_WAYS,
    TILE_BITS,
    TILE_ICONS,
    TILE_SIZE,
    WAYS,
    WILD_ICON,
)

UNPAYABLE = 1000  # more coins than there are

# ---- can it be paid at all


@rule
def coins_needed(g: State, p: Seat, tile: int, paid: int, less: int) -> int:
    """The fewest coins that pay for the icons of a tile from number `paid` on, with `less` resource tiles gone.

    Single tiles pay for an icon each, so matching tiles and wilds come first, then pairs of the rest, then coins; the
    tiles that are gone are taken from that rest as far as it goes. [amy.pay.each-icon]
    """
    match = 0
    short = 0
    happy = 0
    last = -1
    stock = 0
    for i in range(MAX_ICONS * tile + paid, MAX_ICONS * tile + TILE_SIZE[tile]):
        icon = TILE_ICONS[i]
        if icon == HAPPINESS:
            happy += 1
            continue
        if icon != last:
            last = icon
            stock = p.by_icon[icon]
        if stock > 0:
            stock -= 1
            match += 1
        else:
            short += 1
    coins = 0
    if short > 0 or less > 0:
        spare = p.n_resources - match - p.by_icon[WILD_ICON]
        short += max(0, less - spare) - p.wild - p.by_icon[WILD_ICON]
        if short > 0:
            coins = ICON_COINS * max(0, short - max(0, spare - less) // 2)
    if happy > p.happiness:
        if g.supply_happiness + p.happiness == 0:
            return UNPAYABLE
        coins += HAPPINESS_COINS * (happy - p.happiness)
    return coins


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
    if happy == TILE_SIZE[tile] and own < 0:
        return R.PAY_HAPPINESS_ONLY
    if own < 0 or fives < 0 or bought > happy:
        return R.NOT_AN_ANSWER
    if wild > p.wild or wild_tiles > p.by_icon[WILD_ICON]:
        return R.PAY_FROM_BANK
    if own > match or happy - bought > p.happiness or p.n_resources - own - wild_tiles < 2 * pairs:
        return R.PAY_EACH_ICON
    if ICON_COINS * fives + HAPPINESS_COINS * bought > p.coins:
        return R.PAY_FIVE_COINS if fives > 0 else R.PAY_SEVEN_COINS
    if bought == happy and bought > 0 and g.supply_happiness == 0:
        return R.PAY_SEVEN_COINS_SUPPLY
    if match > own and (match - own > pairs or p.n_resources - match - wild_tiles < 2 * pairs):
        return R.NOT_AN_ANSWER  # a matching tile would be kept, and not for a pair of others: by hand only
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
    if may_compose(p, tile):
        offer(g, opt.BY_HAND)
    if may_exchange(g, p):
        offer(g, opt.EXCHANGE)


@rule
def may_compose(p: Seat, tile: int) -> bool:
    """Whether composing by hand could give a payment that is not listed: some resource tiles differ."""
    return p.n_resources > 0 and ICON_COUNT[N_EMOTIONS * tile + HAPPINESS] < TILE_SIZE[tile]


@rule
def refuse_pay(g: State, option: int) -> int:
    """LEGAL, or the rule that forbids this payment."""
    p = g.seats[g.asked.seat]
    tile = g.act.tile
    if opt.WAY <= option < opt.WAY + N_WAYS:
        return refuse_way(g, p, tile, option - opt.WAY, matching(p, tile))
    if option == opt.BY_HAND:
        return LEGAL if may_compose(p, tile) else R.NOT_AN_ANSWER
    if option == opt.EXCHANGE:
        return LEGAL if may_exchange(g, p) else R.EXCH_ONLY_LISTED
    if opt.CELL <= option < opt.CELL + N_CELLS:
        return R.CLOUD_SINGLE_MOVE
    if option == opt.END_TURN:
        return R.PAY_EACH_ICON
    return R.NOT_AN_ANSWER


@rule
def pay_answer(g: State, option: int) -> None:
    """A complete payment, or the first icon by hand."""
    seat = g.asked.seat
    if option == opt.EXCHANGE:
        then(g, ask.EXCHANGE, seat)
        then(g, ask.PAY, seat)
    elif option == opt.BY_HAND:
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
