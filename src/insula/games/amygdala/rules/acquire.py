"""Action A: acquire one or two resource tiles from a lotus; refilling the lotuses.

[amy.acquire.sequence, amy.acquire.own-lotus, amy.acquire.one-or-two, amy.acquire.one-side, amy.acquire.no-sides-2p,
amy.acquire.no-sides-3p, amy.acquire.price, amy.acquire.cannot-pay, amy.acquire.to-bank, amy.acquire.empty-lotus,
amy.refill.threshold, amy.refill.total, amy.refill.capacity, amy.refill.order, amy.refill.reshuffle, amy.refill.short,
amy.refill.recheck, amy.toll.refill-start]
"""

from __future__ import annotations

from insula.core.chance import rand
from insula.core.questions import note, offer, reveal
from insula.core.rule import LEGAL, rule
from insula.games.amygdala.gen import R, ask, ev, opt
from insula.games.amygdala.gen.stack import then
from insula.games.amygdala.rules.affordability import coins_in_reach
from insula.games.amygdala.rules.bank import best_sum, pay_coins, take_face
from insula.games.amygdala.rules.exchange import may_exchange, may_raise_coins, refuse_exchanging
from insula.games.amygdala.rules.mood import move_marker, toll_due
from insula.games.amygdala.state import ACQUIRE, Seat, State
from insula.games.amygdala.tables import (
    FACE_PRICE,
    N_FACES,
    N_LOTUSES,
    N_PLACES,
    PER_SIDE,
    PLACES_ON_LOTUS,
    REFILL_AT,
    TILES_PER_LOTUS,
)

# ---- going to a lotus


@rule
def refuse_acquire(g: State, p: Seat, lotus: int) -> int:
    """LEGAL, or why no tile can be acquired on a lotus. [amy.acquire.empty-lotus, amy.acquire.cannot-pay]"""
    price = g.cheapest[lotus]
    if price == 0:
        return R.ACQUIRE_EMPTY_LOTUS
    toll = toll_due(g, p, lotus)
    if p.coins < price + toll:
        return R.ACQUIRE_CANNOT_PAY
    return LEGAL if toll == 0 or best_sum(g, p, p.coins - toll) >= price else R.COIN_PAY_EXACT


@rule
def refuse_far_tile(g: State, p: Seat, place: int) -> int:
    """Why a tile on a lotus is not bought before the mood marker has gone there. [amy.acquire.sequence]"""
    if g.lotus[place] < 0:
        return R.ACQUIRE_EMPTY_PLACE
    refusal = refuse_acquire(g, p, place // PLACES_ON_LOTUS)
    return refusal if refusal != LEGAL else R.ACQUIRE_SEQUENCE


@rule
def acquire_at(g: State, seat: int, lotus: int) -> None:
    """The marker moves there, then the tiles are chosen. [amy.acquire.sequence]"""
    g.act.kind = ACQUIRE
    move_marker(g, seat, lotus)
    then(g, ask.BUY, seat)


# ---- the first tile


@rule
def buy_options(g: State) -> None:
    """The tiles on one's own lotus that one can pay for."""
    seat = g.asked.seat
    p = g.seats[seat]
    for place in range(PLACES_ON_LOTUS * p.mood, PLACES_ON_LOTUS * (p.mood + 1)):
        face = g.lotus[place]
        if face >= 0 and FACE_PRICE[face] <= p.coins:
            offer(g, opt.TILE + place)
    if may_exchange(g, p):
        offer(g, opt.EXCHANGE)


@rule
def refuse_buy(g: State, option: int) -> int:
    """LEGAL, or why a tile cannot be bought. [amy.acquire.own-lotus, amy.acquire.cannot-pay, amy.acquire.one-or-two]"""
    p = g.seats[g.asked.seat]
    if opt.TILE <= option < opt.TILE + N_PLACES:
        return refuse_tile(g, p, option - opt.TILE)
    if option == opt.EXCHANGE:
        return refuse_exchanging(g, p)
    if option == opt.END_TURN:
        return R.ACQUIRE_ONE_OR_TWO
    if opt.LOTUS <= option < opt.LOTUS + N_LOTUSES:
        return R.MOOD_ONCE_PER_ACTION
    return R.NOT_AN_ANSWER


@rule
def refuse_tile(g: State, p: Seat, place: int) -> int:
    """LEGAL, or why this tile alone cannot be bought."""
    face = g.lotus[place]
    if face < 0:
        return R.ACQUIRE_EMPTY_PLACE
    if place // PLACES_ON_LOTUS != p.mood:
        return R.ACQUIRE_OWN_LOTUS
    return LEGAL if FACE_PRICE[face] <= p.coins else R.ACQUIRE_CANNOT_PAY


@rule
def buy_answer(g: State, option: int) -> None:
    """A first tile; a second one from the same side may go with it."""
    seat = g.asked.seat
    if option == opt.EXCHANGE:
        then(g, ask.EXCHANGE, seat)
        then(g, ask.BUY, seat)
        return
    place = option - opt.TILE
    g.act.place = place
    if second_in_reach(g, g.seats[seat]):
        then(g, ask.SECOND_TILE, seat)
    else:
        buy(g, seat, place, -1)


# ---- the second tile


@rule
def other_place(place: int) -> int:
    """The other place on the same side of a lotus. [amy.acquire.one-side]"""
    return place + 1 if place % PER_SIDE == 0 else place - 1


@rule
def second_in_reach(g: State, p: Seat) -> bool:
    """Whether a second tile can be paid, now or after exchanges. [amy.acquire.price, amy.exch.when]"""
    face = g.lotus[other_place(g.act.place)]
    if face < 0:
        return False
    price = FACE_PRICE[face]
    return price <= p.coins or (price <= coins_in_reach(p) and may_raise_coins(g, p))


@rule
def second_tile_options(g: State) -> None:
    """The other tile of the same side, or enough; exchanges, which may bring its price."""
    p = g.seats[g.asked.seat]
    place = other_place(g.act.place)
    if FACE_PRICE[g.lotus[place]] <= p.coins:
        offer(g, opt.TILE + place)
    offer(g, opt.ENOUGH)
    if may_exchange(g, p):
        offer(g, opt.EXCHANGE)


@rule
def refuse_second_tile(g: State, option: int) -> int:
    """LEGAL, or why this cannot be the second tile. [amy.acquire.one-side, amy.acquire.own-lotus]"""
    p = g.seats[g.asked.seat]
    if option == opt.ENOUGH:
        return LEGAL
    if option == opt.EXCHANGE:
        return refuse_exchanging(g, p)
    if option == opt.END_TURN:
        return R.ACQUIRE_ONE_OR_TWO
    if opt.LOTUS <= option < opt.LOTUS + N_LOTUSES:
        return R.MOOD_ONCE_PER_ACTION
    if not opt.TILE <= option < opt.TILE + N_PLACES:
        return R.NOT_AN_ANSWER
    place = option - opt.TILE
    if place == g.act.place:
        return R.ACQUIRE_TILE_ONCE
    refusal = refuse_tile(g, p, place)
    if (refusal == LEGAL or refusal == R.ACQUIRE_CANNOT_PAY) and place != other_place(g.act.place):
        return R.ACQUIRE_ONE_SIDE
    return refusal


@rule
def second_tile_answer(g: State, option: int) -> None:
    """Both tiles for the higher price, or one."""
    if option == opt.EXCHANGE:
        then(g, ask.EXCHANGE, g.asked.seat)
        then(g, ask.SECOND_TILE, g.asked.seat)
        return
    buy(g, g.asked.seat, g.act.place, -1 if option == opt.ENOUGH else option - opt.TILE)


@rule
def buy(g: State, seat: int, place: int, other: int) -> None:
    """Pay, take the tiles, refill if needed. [amy.acquire.price, amy.acquire.to-bank, amy.refill.threshold]"""
    p = g.seats[seat]
    face = g.lotus[place]
    price = FACE_PRICE[face]
    second = -1
    if other >= 0:
        second = g.lotus[other]
        price = max(price, FACE_PRICE[second])
    pay_coins(g, seat, price)
    take_from_lotus(g, p, place)
    if other >= 0:
        take_from_lotus(g, p, other)
    note(g, ev.BOUGHT, R.ACQUIRE_PRICE, seat, face, second, price)
    g.act.place = -1
    if g.n_lotus <= REFILL_AT:
        refill(g)
    then(g, ask.END_TURN, seat)


@rule
def take_from_lotus(g: State, p: Seat, place: int) -> None:
    """A tile goes from a lotus to the bank."""
    take_face(p, g.lotus[place])
    g.lotus[place] = -1
    g.n_lotus -= 1
    find_cheapest(g, place // PLACES_ON_LOTUS)


@rule
def find_cheapest(g: State, lotus: int) -> None:
    """The lowest price on a lotus, which the guards read."""
    least = 0
    for place in range(PLACES_ON_LOTUS * lotus, PLACES_ON_LOTUS * (lotus + 1)):
        face = g.lotus[place]
        if face >= 0 and (least == 0 or FACE_PRICE[face] < least):
            least = FACE_PRICE[face]
    g.cheapest[lotus] = least


# ---- refilling


@rule
def refill(g: State) -> None:
    """Every lotus gets its tiles again, from the toll lotus clockwise. [amy.refill.capacity, amy.refill.order]"""
    before = g.n_lotus
    for i in range(N_LOTUSES):
        lotus = (g.toll + i) % N_LOTUSES
        already = g.n_lotus
        for place in range(PLACES_ON_LOTUS * lotus, PLACES_ON_LOTUS * lotus + TILES_PER_LOTUS[g.n_seats]):
            if g.lotus[place] < 0:
                if g.n_tile_stack == 0 and g.n_discard > 0:
                    shuffle_discard(g)
                    note(g, ev.RESHUFFLED, R.REFILL_RESHUFFLE, -1, -2, -2, g.n_tile_stack)
                if g.n_tile_stack > 0:
                    g.n_tile_stack -= 1
                    g.lotus[place] = g.tile_stack[g.n_tile_stack]
                    g.n_lotus += 1
        find_cheapest(g, lotus)
        if g.n_lotus > already:
            note(g, ev.DEALT, R.REFILL_ORDER, -1, faces_code(g, lotus), lotus, g.n_lotus - already)
    if g.n_lotus > before:
        reveal(g)


@rule
def faces_code(g: State, lotus: int) -> int:
    """The faces on a lotus as one number, for the log: base N_FACES + 1, 0 for an empty place."""
    code = 0
    for place in range(PLACES_ON_LOTUS * lotus, PLACES_ON_LOTUS * (lotus + 1)):
        code = code * (N_FACES + 1) + g.lotus[place] + 1
    return code


@rule
def shuffle_discard(g: State) -> None:
    """The resource discard, shuffled, becomes the stack. [amy.refill.reshuffle]"""
    n = 0
    for face in range(N_FACES):
        for _ in range(g.discard[face]):
            g.tile_stack[n] = face
            n += 1
        g.discard[face] = 0
    g.n_discard = 0
    g.n_tile_stack = n
    for i in range(n - 1, 0, -1):
        j = rand(g, i + 1)
        kept = g.tile_stack[i]
        g.tile_stack[i] = g.tile_stack[j]
        g.tile_stack[j] = kept
