"""Action B, step 1: the thought cloud moves onto an emotion tile, which is then unlocked.

[amy.unlock.steps, amy.cloud.to-tile, amy.cloud.adjacent-free, amy.cloud.jump-cost, amy.cloud.jump-free,
amy.cloud.first-edge, amy.cloud.single-move, amy.cloud.only-to-tiles, amy.cloud.stays, amy.pay.commit]
"""

from __future__ import annotations

from insula.core.questions import note, offer
from insula.core.rule import LEGAL, rule
from insula.games.amygdala.gen import R, ask, ev, opt
from insula.games.amygdala.gen.stack import then
from insula.games.amygdala.rules.bank import best_sum, pay_coins
from insula.games.amygdala.rules.price import UNPAYABLE, coins_needed
from insula.games.amygdala.state import EMOTION_TILE, Seat, State
from insula.games.amygdala.tables import (
    BESIDE_BONUS,
    CELL_NEIGHBOUR,
    HAPPINESS_COINS,
    ICON_COINS,
    JUMP,
    N_BONUSES,
    N_CELLS,
    NEXT_TO,
    ON_EDGE,
)


@rule
def far_fee(p: Seat) -> int:
    """The coins for a jump: none if no emotion tile is next to the cloud. [amy.cloud.jump-cost, amy.cloud.jump-free]"""
    if p.cloud < 0:
        return 0
    for i in range(6 * p.cloud, 6 * p.cloud + 6):
        near = CELL_NEIGHBOUR[i]
        if near >= 0 and p.tiles[near] >= 0:
            return JUMP
    return 0


@rule
def coins_after_jump(g: State, p: Seat, fee: int) -> int:
    """The coins left for the tile once a jump is paid; -1 if they are too few for it. [amy.coin.pay-exact]"""
    if fee == 0:
        return p.coins
    return best_sum(g, p, p.coins - fee) if fee <= p.coins else -1


@rule
def refuse_cell(g: State, p: Seat, cell: int, far: int, left: int) -> int:
    """LEGAL, or why the tile on a cell cannot be unlocked; a jump costs `far` and leaves `left` coins."""
    if cell >= N_CELLS or p.tiles[cell] < 0:
        return R.CLOUD_ONLY_TO_TILES
    if p.cloud < 0 and ON_EDGE[cell] == 0:
        return R.CLOUD_FIRST_EDGE
    needed = coins_needed(g, p, p.tiles[cell], 0, 0)
    if p.cloud < 0 or NEXT_TO[N_CELLS * p.cloud + cell] > 0:
        far = 0
        left = p.coins
    if needed <= left:
        return LEGAL
    if far + needed <= p.coins:
        return R.COIN_PAY_EXACT
    if needed == 0:
        return R.CLOUD_JUMP_COST
    return R.PAY_SEVEN_COINS_SUPPLY if needed >= HAPPINESS_COINS * UNPAYABLE else R.PAY_EACH_ICON


@rule
def offer_cells(g: State, p: Seat) -> None:
    """Every tile that the cloud can reach and the bank can pay for."""
    if p.coins < ICON_COINS and p.n_resources + p.wild + p.happiness == 0:
        return
    far = far_fee(p)
    left = coins_after_jump(g, p, far)
    for cell in range(N_CELLS):  # as `refuse_cell` judges, without the reasons: this is asked at every turn
        tile = p.tiles[cell]
        if tile >= 0 and (p.cloud >= 0 or ON_EDGE[cell] > 0):
            near = p.cloud < 0 or NEXT_TO[N_CELLS * p.cloud + cell] > 0
            if coins_needed(g, p, tile, 0, 0) <= (p.coins if near else left):
                offer(g, opt.CELL + cell)


@rule
def unlock_at(g: State, seat: int, cell: int) -> None:
    """The cloud moves onto the tile; then it is paid for. [amy.cloud.to-tile, amy.cloud.adjacent-free]"""
    p = g.seats[seat]
    fee = 0
    if p.cloud >= 0 and NEXT_TO[N_CELLS * p.cloud + cell] == 0:
        fee = far_fee(p)
    note(g, ev.CLOUD, cloud_rule(p, cell, fee), seat, -2, cell, fee)
    pay_coins(g, seat, fee)
    p.cloud = cell
    g.act.kind = EMOTION_TILE
    g.act.tile = p.tiles[cell]
    g.act.paid = 0
    g.act.by_hand = 0
    then(g, ask.PAY, seat)


@rule
def cloud_rule(p: Seat, cell: int, fee: int) -> int:
    """The rule behind a move of the cloud, for the log."""
    if p.cloud < 0:
        return R.CLOUD_FIRST_EDGE
    if fee > 0:
        return R.CLOUD_JUMP_COST
    return R.CLOUD_ADJACENT_FREE if NEXT_TO[N_CELLS * p.cloud + cell] > 0 else R.CLOUD_JUMP_FREE


@rule
def unlocked_step(g: State) -> None:
    """The paid tile leaves the player board; the cloud stays. [amy.cloud.stays]"""
    seat = g.asked.seat
    p = g.seats[seat]
    p.tiles[p.cloud] = -1
    p.n_tiles -= 1
    for bonus in range(N_BONUSES):
        p.around[bonus] -= BESIDE_BONUS[N_CELLS * bonus + p.cloud]
    note(g, ev.UNLOCKED, R.UNLOCK_STEPS, seat, g.act.tile, -2, -2)
    then(g, ask.PLACE_FROM, seat)
