"""Claims about the thought cloud and the price of a tile. [amy.cloud.*, amy.unlock.*]"""

from __future__ import annotations

from insula.games.amygdala.tables import CELL_IDS, N_CELLS
from insula.testing.truth import Attempt
from tests.games.amygdala.truth.reading import (
    CLAIMS,
    MIND,
    coins,
    coins_for,
    helps,
    is_in,
    jump_fee,
    name_of,
    named,
    number,
    player,
    price_of,
)


def cell_of(a: Attempt) -> str:
    """The cell that was named; empty without one."""
    return CELL_IDS[is_in(a, "CELL")] if named(a, "CELL") else ""


def tile_of(a: Attempt) -> int:
    """The tile on the cell that was named; -1 without one."""
    cell = is_in(a, "CELL")
    return int(player(a).tiles[cell]) if 0 <= cell < N_CELLS else -1


@CLAIMS.claim("amy.unlock.steps")
def _(a: Attempt) -> bool:
    return a.kind == "end_turn" and a.g.act.kind == 2 and cell_of(a) in MIND


@CLAIMS.claim("amy.cloud.only-to-tiles")
def _(a: Attempt) -> bool:
    if a.kind != "turn" or not named(a, "CELL") or tile_of(a) >= 0:
        return False
    return a.values == {"cell": cell_of(a).upper(), "what": "an empty space" if cell_of(a) in MIND else "a bonus space"}


@CLAIMS.claim("amy.cloud.first-edge")
def _(a: Attempt) -> bool:
    if a.kind != "turn" or tile_of(a) < 0 or player(a).cloud >= 0:
        return False
    return not MIND[cell_of(a)]["outer_edge"] and a.values["cell"] == cell_of(a).upper()


@CLAIMS.repair("amy.cloud.first-edge")
def _(a: Attempt) -> None:
    player(a).cloud = is_in(a, "CELL")


@CLAIMS.claim("amy.cloud.single-move")
def _(a: Attempt) -> bool:
    return a.kind == "pay" and cell_of(a) in MIND and a.values["cloud"] == CELL_IDS[player(a).cloud].upper()


@CLAIMS.claim("amy.cloud.jump-cost")
def _(a: Attempt) -> bool:
    if a.kind != "turn" or tile_of(a) < 0 or coins_for(price_of(a, tile_of(a))) > 0 or jump_fee(a, cell_of(a)) != 2:
        return False
    said = (a.values["cell"], a.values["cost"], a.values["have"])
    money = player(a).coins
    return money < 2 and said == (cell_of(a).upper(), "2 coins", number(money)) and helps(a, [2, 0], tile_of(a))


@CLAIMS.claim("amy.pay.each-icon")
def _(a: Attempt) -> bool:
    if a.kind != "turn" or tile_of(a) < 0 or (player(a).cloud < 0 and not MIND[cell_of(a)]["outer_edge"]):
        return False
    fee, money = jump_fee(a, cell_of(a)), player(a).coins
    payments = price_of(a, tile_of(a))
    icons, count = coins_for(payments), sum(payments)
    cost = coins(fee + icons)
    if fee and icons:
        cost += f" ({fee} for the jump and {icons} for {'1 icon' if count == 1 else f'{count} icons'})"
    said = (a.values["tile"], a.values["cost"], a.values["have"]) == (name_of(tile_of(a)), cost, number(money))
    return icons > 0 and money < fee + icons and said and helps(a, [fee, icons], tile_of(a))


@CLAIMS.repair("amy.cloud.jump-cost", "amy.pay.each-icon")
def _(a: Attempt) -> None:
    player(a).coins += 30
    player(a).pieces[2] += 3
