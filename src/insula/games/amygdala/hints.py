"""How good a position is for a seat, in hundredths of a VP: networks, bonuses, regions, purse, bank, the next tiles."""

from __future__ import annotations

from insula.core.rule import Table, rule, table
from insula.games.amygdala.acquire import other_place
from insula.games.amygdala.bank import items_held
from insula.games.amygdala.ending import claim_order, region_place
from insula.games.amygdala.gen import ask
from insula.games.amygdala.mood import in_reach
from insula.games.amygdala.network import network_icons
from insula.games.amygdala.payment import coins_needed
from insula.games.amygdala.state import IN_BANK, Seat, State
from insula.games.amygdala.tables import (
    BANK_SPACES,
    BONUS_ITEMS,
    BONUS_TILES,
    CLAIM_SPACES,
    DREAM_VP,
    FACE_ICON,
    FACE_PRICE,
    FIRST_SPACE,
    HAPPINESS,
    ICON_COUNT,
    IDEA_COINS,
    MOST_DREAMS,
    MOST_ICONS,
    MOST_IDEAS,
    N_BONUS_KINDS,
    N_BONUSES,
    N_CELLS,
    N_EMOTIONS,
    NEARBY,
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
COIN = 195  # a coin that the tiles still to be unlocked will need
COIN_OF_MANY = 50  # a coin above that
COINS_A_TILE = 2  # what a tile takes in purchases, tolls and jumps
LAST_COIN = 33  # a third of a VP
TILE_OUT = 350  # an emotion tile off the player board
WILD = 300
HAPPY_TILE = 385
RESOURCE = 250  # a resource tile that a tile near the cloud needs
SPARE_RESOURCE = 200  # any other
PIECE = 5  # each coin on the bank: broken coins help nobody
IDEAS_KEPT = 20  # Ideas are exchanged when coins are short, and kept for larger sets otherwise
SHORT_OF_COINS = 4
LEAF = 40  # a free leaf of the bank, the last four of them
OVERFULL = 260  # an item that has to be discarded
CLAIM_IN_BANK = 120
BONUS_ITEM: Table = table([300, 385, 450, 380, 600])  # Wild, Happiness, Idea, Dream, Claim
NEXT_TILE = 140  # the tile to unlock next, and for each of its icons
NEXT_ICON = 90
READY: Table = table([100, 45, 20, 8, 3, 0, 0, 0])  # per cent of that by the number of icons that cannot be paid yet
OPEN_SPACE = 4
LEAD = 70  # per cent of a region's value for the place held now
SELLING = 250  # an exchange is not opened for less
IN_MID_ACTION = 1500  # nor in the middle of an action: it was possible before


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
def ending_for(g: State, seat: int) -> bool:
    """Whether a seat has no turn left after the one being played."""
    return 0 <= g.turns_left <= (g.n_seats if g.turn == seat else g.n_seats - 1)


@rule
def standing(g: State, seat: int) -> int:
    """VP now and in prospect."""
    p = g.seats[seat]
    worth = VP * p.vp + regions_worth(g, seat)
    if ending_for(g, seat):
        return worth + LAST_COIN * p.coins + last_bank_worth(p)
    worth += TILE_OUT * (N_CELLS - p.n_tiles) + bank_worth(g, p) + bonus_worth(p)
    return worth + next_tiles_worth(g, p) + network_worth(g, p)


# ---- purse and bank


@rule
def last_bank_worth(p: Seat) -> int:
    """In the last turn only what can still be exchanged counts."""
    sets = DREAM_VP[min(p.dream, MOST_DREAMS)]
    return VP * sets // 2 + LAST_COIN * IDEA_COINS[min(p.idea, MOST_IDEAS)] // 2


@rule
def bank_worth(g: State, p: Seat) -> int:
    """Coins, tiles, Dreams and Ideas by their charts; a full bank is a burden."""
    many = max(0, p.coins - COINS_A_TILE * max(0, p.n_tiles - TILES_AT_END))
    worth = COIN * (p.coins - many) + COIN_OF_MANY * many
    worth += VP * DREAM_VP[min(p.dream, MOST_DREAMS)] - PIECE * (p.pieces[0] + p.pieces[1] + p.pieces[2])
    if p.idea > 0:
        worth += COIN * IDEA_COINS[min(p.idea, MOST_IDEAS)]
        worth += IDEAS_KEPT if p.coins >= SHORT_OF_COINS else -IDEAS_KEPT
    worth += WILD * (p.wild + p.by_icon[WILD_ICON]) + HAPPY_TILE * p.happiness + CLAIM_IN_BANK * p.n_claims
    for emotion in range(N_EMOTIONS - 1):
        held = p.by_icon[emotion]
        if held > 0:
            useful = min(held, icons_nearby(p, emotion))
            worth += RESOURCE * useful + SPARE_RESOURCE * (held - useful)
    room = BANK_SPACES - items_held(g, p)
    if room < 0:
        return worth + OVERFULL * room
    return worth + LEAF * min(room, 4)


# ---- the player board


@rule
def icons_nearby(p: Seat, emotion: int) -> int:
    """Icons of an emotion on tiles that the cloud can reach in a step or two."""
    icons = 0
    for cell in range(N_CELLS):
        tile = p.tiles[cell]
        if tile >= 0 and (NEARBY[N_CELLS * p.cloud + cell] > 0 if p.cloud >= 0 else ON_EDGE[cell] > 0):
            icons += ICON_COUNT[N_EMOTIONS * tile + emotion]
    return icons


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
def next_tiles_worth(g: State, p: Seat) -> int:
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
            worth -= COIN * far
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
def regions_worth(g: State, seat: int) -> int:
    """The places held now, in full with a claim on the board, less with one in the bank or still to earn."""
    p = g.seats[seat]
    worth = 0
    for region in range(N_EMOTIONS):
        if p.icons[region] > 0:
            place = region_place(g, region, seat)
            if place < PLACES:
                value = VP * g.value[PLACES * region + place]
                if claim_order(g, region, seat) < CLAIM_SPACES:
                    worth += value if ending_for(g, seat) else value * LEAD // 100
                elif p.claims[region] == IN_BANK and not ending_for(g, seat):
                    worth += value * LEAD // 200
                elif not ending_for(g, seat):
                    worth += value // 10
    return worth


@rule
def network_worth(g: State, p: Seat) -> int:
    """Free spaces that the player's own tiles and the sources open: room for networks to grow."""
    open_spaces = 0
    for space in range(FIRST_SPACE[N_EMOTIONS]):
        if g.owner[space] < 0 and p.reach[space] != 0:
            open_spaces += 1
    return OPEN_SPACE * open_spaces


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
    if kind == ask.EXCHANGE:
        return exchange_promise(g, seat)
    if kind == ask.CHANGE:
        return -IN_MID_ACTION
    return promise(g, seat, kind)


@rule
def promise(g: State, seat: int, kind: int) -> int:
    """What a kind of question of the current action promises."""
    p = g.seats[seat]
    if kind == ask.BUY or kind == ask.SECOND_TILE:
        return best_purchase(g, p)
    if kind == ask.CLAIM_FROM:
        return claim_promise(g, seat)
    if kind == ask.PAY:
        return TILE_OUT + VP * best_network(g, seat, True) - payment_cost(g, p)
    if kind == ask.PAY_ICON or kind == ask.PAIR_FIRST or kind == ask.PAIR_SECOND:
        return TILE_OUT + VP * best_network(g, seat, True) - payment_cost(g, p) - 2 * RESOURCE
    if kind == ask.PLACE_FROM:
        return VP * best_network(g, seat, True)
    if kind == ask.SPACE:
        return VP * best_network(g, seat, False)
    return 0


@rule
def exchange_promise(g: State, seat: int) -> int:
    """Exchanging pays in the last turn, and when Ideas wait while the purse is empty."""
    p = g.seats[seat]
    below = g.stack[g.n_stack - 1].kind  # the question before it, which will be asked again
    if below != ask.TURN and below != ask.END_TURN:
        return promise(g, seat, below) - IN_MID_ACTION
    if ending_for(g, seat):
        return last_bank_worth(p) - 1
    return IDEAS_KEPT if p.idea > 0 and p.coins < SHORT_OF_COINS else -SELLING


@rule
def best_purchase(g: State, p: Seat) -> int:
    """What the best purchase on the marker's lotus adds to bank and next tiles."""
    best = -WIN
    for place in range(PLACES_ON_LOTUS * p.mood, PLACES_ON_LOTUS * (p.mood + 1)):
        face = g.lotus[place]
        if face >= 0 and FACE_PRICE[face] <= p.coins and (g.act.place < 0 or g.act.place == place):
            best = max(best, purchase_worth(g, p, face, -1))
            other = g.lotus[other_place(place)]
            if other >= 0 and FACE_PRICE[other] <= p.coins:
                best = max(best, purchase_worth(g, p, face, other))
    return best - bank_worth(g, p) - next_tiles_worth(g, p)


@rule
def purchase_worth(g: State, p: Seat, face: int, other: int) -> int:
    """Bank and next tiles once these tiles are bought."""
    price = FACE_PRICE[face]
    p.by_icon[FACE_ICON[face]] += 1
    p.n_resources += 1
    if other >= 0:
        price = max(price, FACE_PRICE[other])
        p.by_icon[FACE_ICON[other]] += 1
        p.n_resources += 1
    p.coins -= price
    worth = bank_worth(g, p) + next_tiles_worth(g, p)
    p.coins += price
    if other >= 0:
        p.by_icon[FACE_ICON[other]] -= 1
        p.n_resources -= 1
    p.by_icon[FACE_ICON[face]] -= 1
    p.n_resources -= 1
    return worth


@rule
def claim_promise(g: State, seat: int) -> int:
    """What the chosen claim would add to the worth of its region, less what it was worth in the bank."""
    region = g.act.claim
    place = region_place(g, region, seat)
    if place < PLACES and g.seats[seat].icons[region] > 0:
        value = VP * g.value[PLACES * region + place]
        return value if ending_for(g, seat) else value * LEAD // 200 - CLAIM_IN_BANK + LEAF
    return LEAF - CLAIM_IN_BANK


@rule
def payment_cost(g: State, p: Seat) -> int:
    """What the icons still to be paid will take."""
    coins = coins_needed(g, p, g.act.tile, g.act.paid, 0)
    missing = missing_icons(p, g.act.tile)
    return RESOURCE * (TILE_SIZE[g.act.tile] - g.act.paid + missing) + COIN * coins
