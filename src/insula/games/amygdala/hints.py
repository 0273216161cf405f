"""How good a position is for a seat, in hundredths of a VP: networks, bonuses, regions, purse, bank, the next tiles."""

from __future__ import annotations

from insula.core.rule import Table, rule, table
from insula.games.amygdala.acquire import other_place
from insula.games.amygdala.bank import items_held
from insula.games.amygdala.ending import region_place
from insula.games.amygdala.gen import ask
from insula.games.amygdala.mood import in_reach
from insula.games.amygdala.network import network_icons
from insula.games.amygdala.payment import coins_needed
from insula.games.amygdala.state import IN_BANK, ON_BOARD, Seat, State
from insula.games.amygdala.tables import (
    BANK_SPACES,
    BONUS_ITEMS,
    BONUS_TILES,
    CLAIM_KIND,
    DREAM_VP,
    FACE_ICON,
    FACE_PRICE,
    FIRST_SPACE,
    HAPPINESS,
    IDEA_COINS,
    MOST_DREAMS,
    MOST_ICONS,
    MOST_IDEAS,
    N_BONUS_KINDS,
    N_BONUSES,
    N_CELLS,
    N_EMOTIONS,
    NEXT_TO,
    ON_EDGE,
    PLACES,
    PLACES_ON_LOTUS,
    TILE_BITS,
    TILE_ICONS,
    TILE_SIZE,
    TILES_AT_END,
    WILD_ICON,
)
from insula.games.amygdala.unlock import far_fee

WIN = 1_000_000
VP = 100
LAST_COIN = 33  # a third of a VP
PIECE = 5  # each coin on the bank: broken coins help nobody
IDEAS_KEPT = 20  # Ideas are exchanged when coins are short, and kept for larger sets otherwise
SHORT_OF_COINS = 4
NEXT_TILE = 140  # the tile to unlock next, and for each of its icons
NEXT_ICON = 90
READY: Table = table([100, 45, 20, 8, 3, 0, 0, 0])  # per cent of that by the number of icons that cannot be paid yet
SELLING = 250  # an exchange is not opened for less
IN_MID_ACTION = 1500  # nor in the middle of an action: it was possible before
ACTION_AHEAD = 800  # the action of the turn is still to be taken: no exchange puts it off

# ---- what things are worth in the course of a game
#
# Found by regression of the final difference in VP and then by games of greedy against itself (docs/adr/0041).
# By stage: no turn to come, one, then from the trigger of the end back to the first tile.

STAGES = N_CELLS - TILES_AT_END


def course(none: int, one: int, late: int, early: int) -> Table:
    """The worth of something by stage."""
    return table([none, one, *(late + (early - late) * i // (STAGES - 1) for i in range(STAGES))])


COIN: Table = course(LAST_COIN, 33, 89, 195)
TILE_OUT: Table = course(0, 0, 31, 402)  # an emotion tile off the player board
RESOURCE: Table = course(0, 154, 264, 417)
WILD: Table = course(0, 188, 275, 428)
HAPPY_TILE: Table = course(0, 74, 229, 486)
DREAM_POINT: Table = course(50, 95, 100, 379)  # a VP of a set of Dreams
IDEA_COIN: Table = course(LAST_COIN // 2, 50, 85, 349)  # a coin of a set of Ideas
LEAF: Table = course(0, 16, 73, 11)  # a free leaf of the bank, the last four of them
OVERFULL: Table = course(0, 160, 280, 430)  # an item that has to be discarded
BONUS_ITEM: Table = course(0, 0, 27, 221)  # an item of a bonus space with one tile left
BONUS_CLAIM: Table = course(0, 0, 40, 2255)
CLAIM_IN_BANK: Table = course(0, 0, 74, 294)
CLAIMED: Table = course(100, 100, 63, 127)  # per cent of the VP of the place held in a region
CLAIMABLE: Table = course(0, 24, 48, 29)  # the same with the claim tile in the bank
UNCLAIMED: Table = course(0, 0, 5, 5)  # the same with the claim still to earn
BEST_UNCLAIMED: Table = course(0, 0, 19, 19)  # more for the best of these
PROSPECT: Table = course(0, 13, 44, 124)  # per cent of the worth of the next tiles


@rule
def stage_of(g: State, seat: int) -> int:
    """Turns that the seat has yet to begin, if the end has been triggered; else 2 and how far the trigger is away."""
    to_come = turns_to_come(g)
    if to_come < 0:
        fewest = N_CELLS
        for other in range(g.n_seats):
            fewest = min(fewest, g.seats[other].n_tiles)
        return 1 + fewest - TILES_AT_END
    away = (seat - g.turn + g.n_seats) % g.n_seats
    own = (to_come - away + g.n_seats - 1) // g.n_seats
    if away == 0 and g.asked.kind != ask.TURN:
        own -= 1
    return min(max(own, 0), 2)


@rule
def turns_to_come(g: State) -> int:
    """Turns to the end of the game with the one being played, -1 if this turn has not triggered it either."""
    if g.turns_left >= 0:
        return g.turns_left
    if g.seats[g.turn].n_tiles <= TILES_AT_END:
        return 2 * g.n_seats - (g.turn - g.start + g.n_seats) % g.n_seats
    return -1


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


@rule
def standing(g: State, seat: int) -> int:
    """VP now and in prospect."""
    p = g.seats[seat]
    stage = stage_of(g, seat)
    worth = VP * p.vp + regions_worth(g, seat, stage) + bank_worth(g, p, stage)
    if stage > 1:
        worth += bonus_worth(p, stage) - TILE_OUT[stage] * max(0, p.n_tiles - TILES_AT_END)
    if stage > 0:
        worth += next_tiles_worth(g, p, stage) * PROSPECT[stage] // 100
    return worth


# ---- purse and bank


@rule
def bank_worth(g: State, p: Seat, stage: int) -> int:
    """Coins, tiles, Dreams and Ideas by their charts; a full bank is a burden."""
    worth = COIN[stage] * p.coins + DREAM_POINT[stage] * DREAM_VP[min(p.dream, MOST_DREAMS)]
    worth -= PIECE * (p.pieces[0] + p.pieces[1] + p.pieces[2])
    if p.idea > 0:
        worth += IDEA_COIN[stage] * IDEA_COINS[min(p.idea, MOST_IDEAS)]
        if stage > 0:
            worth += IDEAS_KEPT if p.coins >= SHORT_OF_COINS else -IDEAS_KEPT
    wilds = p.by_icon[WILD_ICON]
    worth += WILD[stage] * (p.wild + wilds) + HAPPY_TILE[stage] * p.happiness
    worth += RESOURCE[stage] * (p.n_resources - wilds) + CLAIM_IN_BANK[stage] * p.n_claims
    room = BANK_SPACES - items_held(g, p)
    if room < 0:
        return worth + OVERFULL[stage] * room
    return worth + LEAF[stage] * min(room, 4)


# ---- the player board


@rule
def bonus_worth(p: Seat, stage: int) -> int:
    """Bonus spaces: the fewer tiles are left round them, the more of their items count."""
    worth = 0
    for bonus in range(N_BONUSES):
        if p.earned[bonus] == 0 and p.around[bonus] > 0:
            items = 0
            for kind in range(CLAIM_KIND):
                items += BONUS_ITEM[stage] * BONUS_ITEMS[N_BONUS_KINDS * bonus + kind]
            items += BONUS_CLAIM[stage] * BONUS_ITEMS[N_BONUS_KINDS * bonus + CLAIM_KIND]
            gone = BONUS_TILES[bonus] - p.around[bonus]
            worth += items * gone * gone // (BONUS_TILES[bonus] * BONUS_TILES[bonus])
    return worth


@rule
def missing_icons(p: Seat, tile: int) -> int:
    """Icons of a tile that neither matching tiles nor wilds can pay; Happiness counts double."""
    missing = 0
    last = -1
    stock = 0
    wilds = p.wild + p.by_icon[WILD_ICON]
    for i in range(MOST_ICONS * tile, MOST_ICONS * tile + TILE_SIZE[tile]):
        icon = TILE_ICONS[i]
        if icon != last:
            last = icon
            stock = p.happiness if icon == HAPPINESS else p.by_icon[icon]
        if stock > 0:
            stock -= 1
        elif icon == HAPPINESS:
            missing += 2
        elif wilds > 0:
            wilds -= 1
        else:
            missing += 1
    return missing


@rule
def next_tiles_worth(g: State, p: Seat, stage: int) -> int:
    """The three tiles that are nearest to being unlocked."""
    best = 0
    second = 0
    third = 0
    far = far_fee(p)
    for cell in range(N_CELLS):
        tile = p.tiles[cell]
        if tile < 0 or (p.cloud < 0 and ON_EDGE[cell] == 0):
            continue
        worth = (NEXT_TILE + NEXT_ICON * TILE_SIZE[tile]) * READY[missing_icons(p, tile)] // 100
        if p.cloud >= 0 and NEXT_TO[N_CELLS * p.cloud + cell] == 0:
            worth -= COIN[stage] * far
        if worth > best:
            third = second
            second = best
            best = worth
        elif worth > second:
            third = second
            second = worth
        elif worth > third:
            third = worth
    return best + second // 2 + third // 4


# ---- the game board


@rule
def regions_worth(g: State, seat: int, stage: int) -> int:
    """The places held now: with a claim on the board, with one in the bank, and the best one still to claim."""
    p = g.seats[seat]
    worth = 0
    unclaimed = 0
    for region in range(N_EMOTIONS):
        if p.icons[region] > 0:
            place = region_place(g, region, seat)
            if place < PLACES:
                value = VP * g.value[PLACES * region + place]
                if p.claims[region] == ON_BOARD:
                    worth += value * CLAIMED[stage] // 100
                elif p.claims[region] == IN_BANK:
                    worth += value * CLAIMABLE[stage] // 100
                else:
                    worth += value * UNCLAIMED[stage] // 100
                    unclaimed = max(unclaimed, value)
    return worth + unclaimed * BEST_UNCLAIMED[stage] // 100


@rule
def best_network(g: State, seat: int, anywhere: bool) -> int:
    """The most VP that the tile of the action can score, from the lotus of the marker or anywhere."""
    p = g.seats[seat]
    bits = TILE_BITS[g.act.tile]
    best = 0
    for region in range(N_EMOTIONS):
        if anywhere or in_reach(g, p, p.mood, region):
            for space in range(FIRST_SPACE[region], FIRST_SPACE[region + 1]):
                if p.reach[space] & bits != 0 and g.owner[space] < 0:
                    best = max(best, network_at(g, seat, space))
    return best


@rule
def network_at(g: State, seat: int, space: int) -> int:
    """What the tile of the action would score on a space."""
    best = 0
    g.owner[space] = seat
    g.tile[space] = g.act.tile
    for emotion in range(N_EMOTIONS):
        if TILE_BITS[g.act.tile] & (1 << emotion) != 0:
            best = max(best, network_icons(g, seat, space, emotion))
    g.owner[space] = -1
    g.tile[space] = -1
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
    if kind == ask.PAY:
        return TILE_OUT[stage] + VP * best_network(g, seat, True) - payment_cost(g, p, stage)
    if kind == ask.PAY_ICON or kind == ask.PAIR_FIRST or kind == ask.PAIR_SECOND:
        by_hand = 2 * RESOURCE[stage]
        return TILE_OUT[stage] + VP * best_network(g, seat, True) - payment_cost(g, p, stage) - by_hand
    if kind == ask.PLACE_FROM:
        return VP * best_network(g, seat, True)
    if kind == ask.SPACE:
        return VP * best_network(g, seat, False)
    return 0


@rule
def exchange_promise(g: State, seat: int, stage: int) -> int:
    """Exchanging pays in the last turn, and when Ideas wait while the purse is empty."""
    p = g.seats[seat]
    below = g.stack[g.n_stack - 1].kind  # the question before it, which will be asked again
    if below != ask.TURN and below != ask.END_TURN:
        return promise(g, seat, below, stage) - IN_MID_ACTION
    if stage == 0:
        sets = (VP - DREAM_POINT[0]) * DREAM_VP[min(p.dream, MOST_DREAMS)]
        return sets + (LAST_COIN - IDEA_COIN[0]) * IDEA_COINS[min(p.idea, MOST_IDEAS)] - 1
    return IDEAS_KEPT if p.idea > 0 and p.coins < SHORT_OF_COINS else -SELLING


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
    gained = LEAF[stage] - CLAIM_IN_BANK[stage]
    if place < PLACES and g.seats[seat].icons[region] > 0:
        gained += VP * g.value[PLACES * region + place] * (CLAIMED[stage] - CLAIMABLE[stage]) // 100
    return gained


@rule
def payment_cost(g: State, p: Seat, stage: int) -> int:
    """What the icons still to be paid will take."""
    coins = coins_needed(g, p, g.act.tile, g.act.paid, 0)
    missing = missing_icons(p, g.act.tile)
    return RESOURCE[stage] * (TILE_SIZE[g.act.tile] - g.act.paid + missing) + COIN[stage] * coins
