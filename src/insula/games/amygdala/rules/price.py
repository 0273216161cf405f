"""What the icons of an emotion tile cost a player: how many must be paid in coins, and whether change allows it.

[amy.pay.each-icon, amy.pay.from-bank, amy.pay.seven-coins-supply, amy.coin.pay-exact, amy.exch.while-paying]
"""

from __future__ import annotations

from insula.core.rule import rule
from insula.games.amygdala.rules.bank import best_sum
from insula.games.amygdala.state import Seat, State
from insula.games.amygdala.tables import (
    HAPPINESS,
    HAPPINESS_COINS,
    ICON_COINS,
    MAX_ICONS,
    TILE_ICONS,
    TILE_SIZE,
    WILD_ICON,
)

UNPAYABLE = 100  # more icons than any tile has


@rule
def icons_in_coins(g: State, p: Seat, tile: int, paid: int, less: int) -> tuple[int, int]:
    """How many icons of a tile, from number `paid` on, need 5 and 7 coins, with `less` resource tiles gone.

    Single tiles pay for an icon each, so matching tiles and wilds come first, then pairs of the rest, then coins; the
    tiles that are gone are taken from that rest as far as it goes. [amy.pay.each-icon, amy.pay.seven-coins-supply]
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
    fives = 0
    if short > 0 or less > 0:
        spare = p.n_resources - match - p.by_icon[WILD_ICON]
        short += max(0, less - spare) - p.wild - p.by_icon[WILD_ICON]
        if short > 0:
            fives = max(0, short - max(0, spare - less) // 2)
    sevens = max(0, happy - p.happiness)
    if sevens > 0 and g.supply_happiness + p.happiness == 0:
        sevens = UNPAYABLE
    return fives, sevens


@rule
def coins_needed(g: State, p: Seat, tile: int, paid: int, less: int) -> int:
    """The fewest coins that pay for the icons of a tile from number `paid` on, with `less` resource tiles gone."""
    fives, sevens = icons_in_coins(g, p, tile, paid, less)
    return ICON_COINS * fives + HAPPINESS_COINS * sevens


@rule
def payable_in_turn(g: State, p: Seat, coins: int, fives: int, sevens: int) -> bool:
    """Whether so many coins pay for icons one after the other, each payment with its change. [amy.coin.pay-exact]"""
    if ICON_COINS * fives + HAPPINESS_COINS * sevens > coins:
        return False
    for i in range(fives + sevens):
        price = ICON_COINS if i < fives else HAPPINESS_COINS
        if coins < price:
            return False
        coins = best_sum(g, p, coins - price)
    return True


@rule
def paying(g: State) -> bool:
    """Whether a tile is being paid for."""
    return g.act.tile >= 0 and g.act.paid < TILE_SIZE[g.act.tile]


@rule
def still_payable(g: State, p: Seat, coins: int) -> bool:
    """Whether the tile being paid for can be paid with the tiles held and so many coins. [amy.exch.while-paying]"""
    if g.act.by_hand == 0:
        return coins_needed(g, p, g.act.tile, 0, 0) <= coins
    fives, sevens = icons_in_coins(g, p, g.act.tile, g.act.paid, 0)
    return payable_in_turn(g, p, coins, fives, sevens)
