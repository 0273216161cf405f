"""How good a position is for a seat, in hundredths of a VP: networks, bonuses, regions, purse and bank."""

from __future__ import annotations

from insula.core.rule import Table, rule, table
from insula.games.amygdala.bank import items_held
from insula.games.amygdala.ending import claim_order, region_place
from insula.games.amygdala.gen import ask
from insula.games.amygdala.payment import coins_needed
from insula.games.amygdala.state import IN_BANK, Seat, State
from insula.games.amygdala.tables import (
    BANK_SPACES,
    BONUS_ITEMS,
    BONUS_TILES,
    CLAIM_SPACES,
    DREAM_VP,
    FACE_PRICE,
    FIRST_SPACE,
    IDEA_COINS,
    MOST_DREAMS,
    MOST_IDEAS,
    N_BONUS_KINDS,
    N_BONUSES,
    N_CELLS,
    N_EMOTIONS,
    NEXT_TO,
    PLACES,
    PLACES_ON_LOTUS,
    TILE_BITS,
    TILE_SIZE,
    WILD_ICON,
)

WIN = 1_000_000
VP = 100
FIRST_COINS = 60  # a coin while one has few; the sixth and later ones are worth LATER_COINS
LATER_COINS = 40
FEW_COINS = 10
TILE_OUT = 130  # an emotion tile off the player board
WILD = 150
HAPPINESS = 200
RESOURCE = 70
USEFUL = 60  # more for a resource that a tile in reach of the cloud needs
READY = 120  # a tile next to the cloud that could be paid without coins
BONUS_ITEM: Table = table([150, 200, 190, 350, 330])  # Wild, Happiness, Idea, Dream, Claim
CLAIM_IN_BANK = 150
OPEN_SPACE = 3  # a space that the player's networks open
OVERFULL = 150  # an item above the ten leaves
LEAD = 60  # of a region's value for the place one holds now, in per cent
BUYING = 60  # a purchase about to be made
SELLING = 200  # what an open exchange must bring at least


@rule
def evaluate(g: State, seat: int) -> int:
    """A seat's own standing against the best of the others."""
    if g.over > 0:
        return WIN if g.won[seat] > 0 else -WIN
    best = -WIN
    for other in range(g.n_seats):
        if other != seat:
            best = max(best, standing(g, other))
    return standing(g, seat) - best // 3 + in_progress(g, seat)


@rule
def standing(g: State, seat: int) -> int:
    """VP now and in prospect."""
    p = g.seats[seat]
    worth = VP * p.vp + coin_worth(g, p) + bank_worth(g, p) + regions_worth(g, seat)
    if g.turns_left == 0 or g.turns_left > g.n_seats or g.turns_left < 0:
        worth += TILE_OUT * (N_CELLS - p.n_tiles) + bonus_worth(p) + cloud_worth(g, p) + network_worth(g, seat)
    return worth


@rule
def coin_worth(g: State, p: Seat) -> int:
    """Coins carry a player through the game; at its end three make a VP."""
    if g.turns_left >= 0 and g.turns_left <= g.n_seats:
        return VP * p.coins // 3
    few = min(p.coins, FEW_COINS)
    return FIRST_COINS * few + LATER_COINS * (p.coins - few)


@rule
def bank_worth(g: State, p: Seat) -> int:
    """Dreams and Ideas by their charts, the rest by use; too much is a loss."""
    dreams = DREAM_VP[min(p.dream, MOST_DREAMS)]
    ideas = IDEA_COINS[min(p.idea, MOST_IDEAS)]
    worth = VP * dreams + LATER_COINS * ideas - OVERFULL * max(0, items_held(g, p) - BANK_SPACES)
    if g.turns_left >= 0 and g.turns_left <= g.n_seats:
        return worth // 2
    worth += WILD * (p.wild + p.by_icon[WILD_ICON]) + HAPPINESS * p.happiness
    worth += RESOURCE * (p.n_resources - p.by_icon[WILD_ICON]) + CLAIM_IN_BANK * p.n_claims
    return worth


@rule
def cloud_worth(g: State, p: Seat) -> int:
    """Tiles next to the cloud that could be paid, and resources that they need."""
    worth = 0
    best = 0
    for cell in range(N_CELLS):
        tile = p.tiles[cell]
        if tile >= 0 and (p.cloud < 0 or NEXT_TO[N_CELLS * p.cloud + cell] > 0):
            if coins_needed(g, p, tile, 0, 0) == 0:
                best = max(best, READY * TILE_SIZE[tile])
            for emotion in range(N_EMOTIONS - 1):
                if TILE_BITS[tile] & (1 << emotion) != 0 and p.by_icon[emotion] > 0:
                    worth = max(worth, USEFUL * min(p.by_icon[emotion], TILE_SIZE[tile]))
    return worth + best


@rule
def bonus_worth(p: Seat) -> int:
    """Bonus spaces: the fewer tiles are left round them, the more of their items count."""
    worth = 0
    for bonus in range(N_BONUSES):
        if p.earned[bonus] == 0 and p.around[bonus] > 0:
            items = 0
            for kind in range(N_BONUS_KINDS):
                items += BONUS_ITEM[kind] * BONUS_ITEMS[N_BONUS_KINDS * bonus + kind]
            gone = BONUS_TILES[bonus] - p.around[bonus]
            worth += items * gone * gone // (2 * BONUS_TILES[bonus] * BONUS_TILES[bonus])
    return worth


@rule
def regions_worth(g: State, seat: int) -> int:
    """The places held now, in full with a claim on the board, less with one in the bank or still to earn."""
    p = g.seats[seat]
    worth = 0
    for region in range(N_EMOTIONS):
        if p.icons[region] > 0:
            place = region_place(g, region, seat)
            if place < PLACES:
                value = VP * g.value[PLACES * region + place] * LEAD // 100
                if claim_order(g, region, seat) < CLAIM_SPACES:
                    worth += value
                elif p.claims[region] == IN_BANK:
                    worth += value // 2
                else:
                    worth += value // 8
    return worth


@rule
def network_worth(g: State, seat: int) -> int:
    """Free spaces that the player's own tiles open: room for networks to grow."""
    p = g.seats[seat]
    open_spaces = 0
    for space in range(FIRST_SPACE[N_EMOTIONS]):
        if g.owner[space] < 0 and p.reach[space] != 0:
            open_spaces += 1
    return OPEN_SPACE * open_spaces


@rule
def in_progress(g: State, seat: int) -> int:
    """What the open question promises to the seat whose action it is."""
    if g.turn != seat:
        return 0
    kind = g.asked.kind
    p = g.seats[seat]
    if kind == ask.EXCHANGE or kind == ask.CHANGE:
        return -SELLING
    if kind == ask.BUY:
        return best_purchase(g, p)
    if kind == ask.SECOND_TILE:
        return 2 * BUYING
    if kind == ask.CLAIM_FROM:
        return claim_promise(g, seat)
    if kind == ask.PAY or kind == ask.PAY_ICON or kind == ask.PAIR_FIRST or kind == ask.PAIR_SECOND:
        return tile_promise(g, p) - payment_cost(g, p)
    if kind == ask.PLACE_FROM or kind == ask.SPACE:
        return tile_promise(g, p) - TILE_OUT
    return 0


@rule
def best_purchase(g: State, p: Seat) -> int:
    """The tiles on the lotus of the marker, less their price."""
    best = -RESOURCE
    for place in range(PLACES_ON_LOTUS * p.mood, PLACES_ON_LOTUS * (p.mood + 1)):
        face = g.lotus[place]
        if face >= 0 and FACE_PRICE[face] <= p.coins:
            gain = RESOURCE - LATER_COINS * FACE_PRICE[face]
            other = g.lotus[place + 1 if place % 2 == 0 else place - 1]
            if other >= 0 and FACE_PRICE[other] <= FACE_PRICE[face]:
                gain += RESOURCE
            best = max(best, gain)
    return best + BUYING


@rule
def claim_promise(g: State, seat: int) -> int:
    """What the chosen claim would add to the worth of its region, and the leaf it sets free."""
    region = g.act.first
    place = region_place(g, region, seat)
    if place < PLACES and g.seats[seat].icons[region] > 0:
        return VP * g.value[PLACES * region + place] * LEAD // 200 + CLAIM_IN_BANK
    return 0


@rule
def tile_promise(g: State, p: Seat) -> int:
    """A tile in hand will score its icons at least, and leaves the player board."""
    return TILE_OUT + VP * TILE_SIZE[g.act.tile]


@rule
def payment_cost(g: State, p: Seat) -> int:
    """What the icons still to be paid will take."""
    coins = coins_needed(g, p, g.act.tile, g.act.paid, 0)
    return RESOURCE * (TILE_SIZE[g.act.tile] - g.act.paid) + FIRST_COINS * coins
