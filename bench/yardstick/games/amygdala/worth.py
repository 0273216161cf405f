"""What a seat's networks, bonuses, regions, purse, bank and next tiles are worth, in hundredths of a VP."""

from __future__ import annotations

from insula.core.rule import IntTable as Table
from insula.core.rule import rule, table

from ..gen import ask
from ..rules.bank import items_held
from ..rules.ending import region_place
from ..rules.unlock import far_fee
from ..state import IN_BANK, ON_BOARD, Seat, State
from ..tables import (
    BANK_SPACES,
    BONUS_ITEMS,
    BONUS_TILES,
    CLAIM_KIND,
    DREAM_VP,
    HAPPINESS,
    IDEA_COINS,
    N_BONUS_KINDS,
    N_BONUSES,
    N_CELLS,
    N_EMOTIONS,
    NEXT_TO,
    ON_EDGE,
    PLACES,
    TILE_ICONS,
    TILE_SIZE,
    TILES_AT_END,
    WILD_ICON,
)
from ..tables import (
    MAX_DREAMS as MOST_DREAMS,
)
from ..tables import (
    MAX_ICONS as MOST_ICONS,
)
from ..tables import (
    MAX_IDEAS as MOST_IDEAS,
)

WIN = 1_000_000
VP = 100
LAST_COIN = 33  # a third of a VP
PIECE = 5  # each coin on the bank: broken coins help nobody
IDEAS_KEPT = 20  # Ideas are exchanged when coins are short, and kept for larger sets otherwise
SHORT_OF_COINS = 4
NEXT_TILE = 140  # the tile to unlock next, and for each of its icons
NEXT_ICON = 90
READY: Table = table([100, 45, 20, 8, 3, 0, 0, 0])  # per cent of that by the number of icons that cannot be paid yet

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
