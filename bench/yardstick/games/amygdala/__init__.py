"""How hard-0.1 judges and searches this game, as it did in release 0.1.0; never edited but for moved names."""

from __future__ import annotations

from yardstick.settings import Settings

from insula.core.rule import rule

from ..gen import ask, opt
from ..rules.acquire import other_place
from ..rules.ending import region_place
from ..rules.mood import in_reach, toll_due
from ..rules.network import network_icons
from ..rules.payment import bought_happiness
from ..rules.price import coins_needed
from ..state import IN_BANK, UNEARNED, Seat, State
from ..tables import (
    BESIDE_BONUS,
    BONUS_ITEMS,
    CLAIM_KIND,
    DREAM_VP,
    FACE_ICON,
    FACE_PRICE,
    FIRST_SPACE,
    HAPPINESS,
    HAPPINESS_COINS,
    ICON_COINS,
    ICON_COUNT,
    IDEA_COINS,
    N_BONUS_KINDS,
    N_BONUSES,
    N_CELLS,
    N_EMOTIONS,
    N_LOTUSES,
    N_WAYS,
    PLACES,
    PLACES_ON_LOTUS,
    TILE_BITS,
    TILE_SIZE,
    WAYS,
    WILD_ICON,
)
from ..tables import (
    MAX_DREAMS as MOST_DREAMS,
)
from ..tables import (
    MAX_IDEAS as MOST_IDEAS,
)
from .worth import (
    CLAIM_IN_BANK,
    CLAIMABLE,
    CLAIMED,
    COIN,
    DREAM_POINT,
    IDEA_COIN,
    IDEAS_KEPT,
    LAST_COIN,
    LEAF,
    PROSPECT,
    RESOURCE,
    SHORT_OF_COINS,
    TILE_OUT,
    VP,
    WIN,
    bank_worth,
    bonus_worth,
    missing_icons,
    next_tiles_worth,
    regions_worth,
    stage_of,
    standing,
)

SELLING = 250  # an exchange is not opened for less
IN_MID_ACTION = 1500  # nor in the middle of an action: it was possible before
ACTION_AHEAD = 800  # the action of the turn is still to be taken: no exchange puts it off

SETTINGS = Settings(
    acts=("turn", "end_turn"),
    swing=1000.0,
    widen=0.7,
    candidates=8,
    care=24,
    horizon=6,
    reach=1,
    patience=0.75,
    iterations=600,
)


@rule
def evaluate(g: State, seat: int) -> int:
    """A seat's own standing against the best of the others."""
    if g.over > 0:
        return WIN if g.won[seat] > 0 else -WIN
    best = -WIN
    for other in range(g.n_seats):
        if other != seat:
            best = max(best, standing(g, other))
    return standing(g, seat) - best // 4 + in_progress(g, seat)


# ---- the game board


@rule
def best_placement(g: State, seat: int, stage: int, anywhere: bool) -> int:
    """The most that the tile of the action can score and win in a region, from the marker's lotus or less the toll."""
    p = g.seats[seat]
    best = 0
    for region in range(N_EMOTIONS):
        network = best_network(g, seat, region)
        if network > 0:
            toll = cheapest_toll(g, p, region) if anywhere else 0
            if toll >= 0 and (anywhere or in_reach(g, p, p.mood, region)):
                gained = region_gain(g, seat, region, TILE_SIZE[g.act.tile], stage)
                best = max(best, VP * network + gained - COIN[stage] * toll)
    return best


@rule
def best_network(g: State, seat: int, region: int) -> int:
    """The most VP that the tile of the action can score in a region; 0 where it has no space."""
    bits = TILE_BITS[g.act.tile]
    best = 0
    for space in range(FIRST_SPACE[region], FIRST_SPACE[region + 1]):
        if g.seats[seat].reach[space] & bits != 0 and g.owner[space] < 0:
            best = max(best, network_at(g, seat, space))
    return best


@rule
def cheapest_toll(g: State, p: Seat, region: int) -> int:
    """The coins for going to a lotus that serves a region, -1 if they are not there."""
    least = -1
    for lotus in range(N_LOTUSES):
        toll = toll_due(g, p, lotus)
        if toll <= p.coins and (least < 0 or toll < least) and in_reach(g, p, lotus, region):
            least = toll
    return least


@rule
def region_gain(g: State, seat: int, region: int, icons: int, stage: int) -> int:
    """What more icons in a region add to the places held."""
    p = g.seats[seat]
    before = regions_worth(g, seat, stage)
    p.icons[region] += icons
    after = regions_worth(g, seat, stage)
    p.icons[region] -= icons
    return after - before


@rule
def network_at(g: State, seat: int, space: int) -> int:
    """What the tile of the action would score on a space."""
    g.owner[space] = seat
    g.tile[space] = g.act.tile
    best = largest_network(g, seat, space)
    g.owner[space] = -1
    g.tile[space] = -1
    return best


@rule
def largest_network(g: State, seat: int, space: int) -> int:
    """What the tile of the action can score on the space where it lies."""
    best = 0
    for emotion in range(N_EMOTIONS):
        if TILE_BITS[g.act.tile] & (1 << emotion) != 0:
            best = max(best, network_icons(g, seat, space, emotion))
    return best


# ---- what an open question promises


@rule
def in_progress(g: State, seat: int) -> int:
    """What the open question promises to the seat whose action it is."""
    if g.turn != seat:
        return 0
    kind = g.asked.kind
    stage = stage_of(g, seat)
    if kind == ask.EXCHANGE:
        return exchange_promise(g, seat, stage)
    if kind == ask.TURN:
        return -ACTION_AHEAD
    if kind == ask.CHANGE:
        return -IN_MID_ACTION
    return promise(g, seat, kind, stage)


@rule
def promise(g: State, seat: int, kind: int, stage: int) -> int:
    """What a kind of question of the current action promises."""
    p = g.seats[seat]
    if kind == ask.BUY or kind == ask.SECOND_TILE:
        return best_purchase(g, p, stage)
    if kind == ask.CLAIM_FROM:
        return claim_promise(g, seat, stage)
    if kind == ask.PAY or kind == ask.PAY_ICON or kind == ask.PAIR_FIRST or kind == ask.PAIR_SECOND:
        by_hand = 0 if kind == ask.PAY else 2 * RESOURCE[stage]
        out = TILE_OUT[stage] + unlock_promise(g, seat, stage)
        return out + best_placement(g, seat, stage, True) - payment_cost(g, p, stage) - by_hand
    if kind == ask.PLACE_FROM:
        return best_placement(g, seat, stage, True) + bonus_promise(g, seat, stage)
    if kind == ask.SPACE:
        return best_placement(g, seat, stage, False) + bonus_promise(g, seat, stage)
    if kind == ask.SCORE:
        return VP * largest_network(g, seat, g.act.space) + bonus_promise(g, seat, stage)
    if kind == ask.EARN_CLAIM:
        return earned_claim(g, seat, stage)
    return 0


@rule
def unlock_promise(g: State, seat: int, stage: int) -> int:
    """What the bonus spaces gain when the tile under the cloud is gone."""
    p = g.seats[seat]
    before = bonus_worth(p, stage)
    for bonus in range(N_BONUSES):
        p.around[bonus] -= BESIDE_BONUS[N_CELLS * bonus + p.cloud]
    gained = bonus_worth(p, stage) + bonus_promise(g, seat, stage) - before
    for bonus in range(N_BONUSES):
        p.around[bonus] += BESIDE_BONUS[N_CELLS * bonus + p.cloud]
    return gained


@rule
def bonus_promise(g: State, seat: int, stage: int) -> int:
    """The items of the bonus spaces that the tile just unlocked has set free."""
    p = g.seats[seat]
    worth = 0
    for bonus in range(N_BONUSES):
        beside = BESIDE_BONUS[N_CELLS * bonus + p.cloud] > 0
        if beside and p.earned[bonus] == 0 and p.around[bonus] == 0:
            before = bank_worth(g, p, stage)
            give(p, N_BONUS_KINDS * bonus, 1)
            worth += bank_worth(g, p, stage) - before
            give(p, N_BONUS_KINDS * bonus, -1)
            if BONUS_ITEMS[N_BONUS_KINDS * bonus + CLAIM_KIND] > 0:
                worth += earned_claim(g, seat, stage)
    return worth


@rule
def give(p: Seat, items: int, times: int) -> None:
    """Puts the items of a bonus space on a bank whose worth is being tried out, or takes them off again."""
    p.wild += times * BONUS_ITEMS[items]
    p.happiness += times * BONUS_ITEMS[items + 1]
    p.idea += times * BONUS_ITEMS[items + 2]
    p.dream += times * BONUS_ITEMS[items + 3]


@rule
def earned_claim(g: State, seat: int, stage: int) -> int:
    """What the best claim tile still to earn adds when it comes into the bank."""
    p = g.seats[seat]
    before = regions_worth(g, seat, stage)
    best = before
    for region in range(N_EMOTIONS):
        if p.claims[region] == UNEARNED:
            p.claims[region] = IN_BANK
            best = max(best, regions_worth(g, seat, stage))
            p.claims[region] = UNEARNED
    return CLAIM_IN_BANK[stage] + best - before


@rule
def exchange_promise(g: State, seat: int, stage: int) -> int:
    """Exchanging pays in the last turn, and when Ideas wait while the purse is empty."""
    p = g.seats[seat]
    below = g.stack[g.n_stack - 1].kind  # the question before it, which will be asked again
    if below != ask.TURN and below != ask.END_TURN:
        return promise(g, seat, below, stage) - IN_MID_ACTION
    ahead = -ACTION_AHEAD if below == ask.TURN else 0
    if stage == 0:
        sets = (VP - DREAM_POINT[0]) * DREAM_VP[min(p.dream, MOST_DREAMS)]
        return ahead + sets + (LAST_COIN - IDEA_COIN[0]) * IDEA_COINS[min(p.idea, MOST_IDEAS)] - 1
    return ahead + (IDEAS_KEPT if p.idea > 0 and p.coins < SHORT_OF_COINS else -SELLING)


@rule
def best_purchase(g: State, p: Seat, stage: int) -> int:
    """What the best purchase on the marker's lotus adds to bank and next tiles."""
    best = -WIN
    for place in range(PLACES_ON_LOTUS * p.mood, PLACES_ON_LOTUS * (p.mood + 1)):
        face = g.lotus[place]
        if face >= 0 and FACE_PRICE[face] <= p.coins and (g.act.place < 0 or g.act.place == place):
            best = max(best, purchase_worth(g, p, face, -1, stage))
            other = g.lotus[other_place(place)]
            if other >= 0 and FACE_PRICE[other] <= p.coins:
                best = max(best, purchase_worth(g, p, face, other, stage))
    return best - bank_worth(g, p, stage) - next_tiles_worth(g, p, stage) * PROSPECT[stage] // 100


@rule
def purchase_worth(g: State, p: Seat, face: int, other: int, stage: int) -> int:
    """Bank and next tiles once these tiles are bought."""
    price = FACE_PRICE[face]
    p.by_icon[FACE_ICON[face]] += 1
    p.n_resources += 1
    if other >= 0:
        price = max(price, FACE_PRICE[other])
        p.by_icon[FACE_ICON[other]] += 1
        p.n_resources += 1
    p.coins -= price
    worth = bank_worth(g, p, stage) + next_tiles_worth(g, p, stage) * PROSPECT[stage] // 100
    p.coins += price
    if other >= 0:
        p.by_icon[FACE_ICON[other]] -= 1
        p.n_resources -= 1
    p.by_icon[FACE_ICON[face]] -= 1
    p.n_resources -= 1
    return worth


@rule
def claim_promise(g: State, seat: int, stage: int) -> int:
    """What the chosen claim would add to the worth of its region, less what it was worth in the bank."""
    region = g.act.claim
    place = region_place(g, region, seat)
    gained = LEAF[stage] - CLAIM_IN_BANK[stage] - COIN[stage] * max(0, cheapest_toll(g, g.seats[seat], region))
    if place < PLACES and g.seats[seat].icons[region] > 0:
        gained += VP * g.value[PLACES * region + place] * (CLAIMED[stage] - CLAIMABLE[stage]) // 100
    return gained


@rule
def payment_cost(g: State, p: Seat, stage: int) -> int:
    """What the icons still to be paid will take: the cheapest payment on offer, or by hand a rough guess."""
    best = WIN
    if g.asked.kind == ask.PAY:
        for i in range(g.n_options):
            if opt.WAY <= g.options[i] < opt.WAY + N_WAYS:
                best = min(best, way_cost(g, p, g.options[i] - opt.WAY, stage))
    if best < WIN:
        return best
    coins = coins_needed(g, p, g.act.tile, g.act.paid, 0)
    missing = missing_icons(p, g.act.tile)
    return RESOURCE[stage] * (TILE_SIZE[g.act.tile] - g.act.paid + missing) + COIN[stage] * coins


@rule
def way_cost(g: State, p: Seat, way: int, stage: int) -> int:
    """What a complete payment takes from the worth of the bank: tiles that overfill it are no loss."""
    tile = g.act.tile
    bought = bought_happiness(p, tile, WAYS[4 * way + 3])
    fives = WAYS[4 * way + 3] - bought
    happy = ICON_COUNT[N_EMOTIONS * tile + HAPPINESS] - bought
    own = TILE_SIZE[tile] - happy - bought - WAYS[4 * way] - WAYS[4 * way + 1] - WAYS[4 * way + 2] - fives
    resources = own + WAYS[4 * way + 1] + 2 * WAYS[4 * way + 2]
    coins = ICON_COINS * fives + HAPPINESS_COINS * bought
    before = bank_worth(g, p, stage)
    spend(p, WAYS[4 * way], WAYS[4 * way + 1], resources, happy, coins)
    after = bank_worth(g, p, stage)
    spend(p, -WAYS[4 * way], -WAYS[4 * way + 1], -resources, -happy, -coins)
    return before - after


@rule
def spend(p: Seat, wild: int, wild_tiles: int, resources: int, happy: int, coins: int) -> None:
    """Takes items off a bank whose worth is being tried out."""
    p.wild -= wild
    p.by_icon[WILD_ICON] -= wild_tiles
    p.n_resources -= resources
    p.happiness -= happy
    p.coins -= coins
