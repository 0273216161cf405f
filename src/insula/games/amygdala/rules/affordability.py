"""What a player could do with every exchange: a turn may be skipped only if even that opens no action.

[amy.turn.no-action-possible]
"""

from __future__ import annotations

from insula.core.rule import rule
from insula.games.amygdala.rules.exchange import may_raise_coins
from insula.games.amygdala.rules.mood import in_reach, toll_due
from insula.games.amygdala.rules.unlock import far_fee
from insula.games.amygdala.state import IN_BANK, Seat, State
from insula.games.amygdala.tables import (
    DREAM_COINS,
    DREAM_VP,
    HAPPINESS,
    HAPPINESS_COINS,
    HAPPINESS_SALE,
    ICON_COINS,
    ICON_COUNT,
    IDEA_COINS,
    MAX_DREAMS,
    MAX_IDEAS,
    N_CELLS,
    N_EMOTIONS,
    N_LOTUSES,
    NEXT_TO,
    ON_EDGE,
    RESOURCE_COINS,
    TILE_SIZE,
    VP_FOR_COIN,
    WILD_COINS,
    WILD_ICON,
)


@rule
def coins_in_reach(p: Seat) -> int:
    """The coins a player has after selling everything that can be sold."""
    coins = p.coins + RESOURCE_COINS * p.n_resources + WILD_COINS * p.wild + HAPPINESS_SALE * p.happiness
    coins += IDEA_COINS[MAX_IDEAS] * (p.idea // MAX_IDEAS) + IDEA_COINS[p.idea % MAX_IDEAS]
    sets = DREAM_VP[MAX_DREAMS] * (p.dream // MAX_DREAMS) + DREAM_VP[p.dream % MAX_DREAMS]
    return coins + max(DREAM_COINS * p.dream + p.vp // VP_FOR_COIN, (p.vp + sets) // VP_FOR_COIN)


@rule
def least_loss(g: State, p: Seat, tile: int) -> int:
    """What paying for a tile takes away from the coins in reach, in the cheapest way."""
    short = 0
    match = 0
    for emotion in range(N_EMOTIONS - 1):
        icons = ICON_COUNT[N_EMOTIONS * tile + emotion]
        own = min(icons, p.by_icon[emotion])
        match += own
        short += icons - own
    wild = min(short, p.wild + p.by_icon[WILD_ICON])
    pairs = min(short - wild, max(0, p.n_resources - match - p.by_icon[WILD_ICON]) // 2)
    loss = RESOURCE_COINS * (match + wild + 2 * pairs) + ICON_COINS * (short - wild - pairs)
    happy = ICON_COUNT[N_EMOTIONS * tile + HAPPINESS]
    tiles = min(happy, p.happiness)
    if happy > tiles and g.supply_happiness + p.happiness == 0:
        return coins_in_reach(p) + 1
    return loss + HAPPINESS_SALE * tiles + HAPPINESS_COINS * (happy - tiles)


@rule
def could_act(g: State, p: Seat) -> bool:
    """Whether exchanges are possible and worth enough for an action. [amy.turn.no-action-possible]"""
    return may_raise_coins(g, p) and within_reach(g, p)


@rule
def within_reach(g: State, p: Seat) -> bool:
    """Whether all that a player has is worth an action."""
    coins = coins_in_reach(p)
    for lotus in range(N_LOTUSES):
        toll = toll_due(g, p, lotus)
        if g.cheapest[lotus] > 0 and g.cheapest[lotus] + toll <= coins:
            return True
        for emotion in range(N_EMOTIONS):
            if p.claims[emotion] == IN_BANK and toll <= coins and in_reach(g, p, lotus, emotion):
                return True
    far = far_fee(p)
    for cell in range(N_CELLS):
        tile = p.tiles[cell]
        if tile >= 0 and TILE_SIZE[tile] <= coins and (p.cloud >= 0 or ON_EDGE[cell] > 0):  # an icon takes 1 at least
            fee = far if p.cloud >= 0 and NEXT_TO[N_CELLS * p.cloud + cell] == 0 else 0
            if fee + least_loss(g, p, tile) <= coins:
                return True
    return False
