"""The memory bank: coins as real pieces with change, resource tiles, what fits into ten leaves.

[amy.comp.limited, amy.bank.ten-spaces, amy.bank.what-counts, amy.bank.coin-pieces, amy.bank.over-limit-in-turn,
amy.coin.pay-exact, amy.coin.fewest-pieces, amy.pay.where, amy.exch.coins-missing]
"""

from __future__ import annotations

from insula.core.questions import note
from insula.core.rule import rule
from insula.games.amygdala.gen import R, ev
from insula.games.amygdala.state import Seat, State
from insula.games.amygdala.tables import FACE_ICON, N_FACES, WILD_ICON

# ---- coins


@rule
def fits(g: State, p: Seat, value: int) -> bool:
    """Whether the player's coins and the supply can make up exactly this value. [amy.exch.coins-missing]"""
    if value <= p.pieces[0] + g.supply[0]:  # in ones alone, the usual case
        return True
    value -= 10 * min(value // 10, p.pieces[2] + g.supply[2])
    value -= 5 * min(value // 5, p.pieces[1] + g.supply[1])
    return value <= p.pieces[0] + g.supply[0]


@rule
def best_sum(g: State, p: Seat, value: int) -> int:
    """The largest sum up to a value that the player's coins and the supply can make up. [amy.coin.pay-exact]

    What is left after a payment: `set_coins` finds the same sum.
    """
    if value <= p.pieces[0] + g.supply[0]:  # in ones alone, the usual case
        return value
    rest = value - 10 * min(value // 10, p.pieces[2] + g.supply[2])
    rest -= 5 * min(rest // 5, p.pieces[1] + g.supply[1])
    return value - max(0, rest - p.pieces[0] - g.supply[0])


@rule
def fewest_pieces(g: State, p: Seat) -> int:
    """How many coins make up the player's money once they are combined. [amy.coin.fewest-pieces]"""
    tens = min(p.coins // 10, p.pieces[2] + g.supply[2])
    rest = p.coins - 10 * tens
    fives = min(rest // 5, p.pieces[1] + g.supply[1])
    return tens + fives + rest - 5 * fives


@rule
def set_coins(g: State, p: Seat, value: int) -> int:
    """The player holds this value in the fewest coins; returns what no coin could be found for. [amy.coin.pay-exact]

    Every coin value divides the next, so taking large coins first finds an exact sum whenever there is one.
    """
    rest = value
    tens = min(rest // 10, p.pieces[2] + g.supply[2])
    rest -= 10 * tens
    fives = min(rest // 5, p.pieces[1] + g.supply[1])
    rest -= 5 * fives
    ones = min(rest, p.pieces[0] + g.supply[0])
    g.supply[2] += p.pieces[2] - tens
    g.supply[1] += p.pieces[1] - fives
    g.supply[0] += p.pieces[0] - ones
    p.pieces[2] = tens
    p.pieces[1] = fives
    p.pieces[0] = ones
    p.coins = value - rest + ones
    return rest - ones


@rule
def pay_coins(g: State, seat: int, amount: int) -> None:
    """Coins go to the supply, exactly or, where it has no change, with a loss. [amy.coin.pay-exact]"""
    if amount > 0:
        p = g.seats[seat]
        lost = set_coins(g, p, p.coins - amount)
        if lost > 0:
            note(g, ev.OVERPAID, R.COIN_PAY_EXACT, seat, -2, -2, lost)


@rule
def gain_coins(g: State, seat: int, amount: int) -> None:
    """Coins come from the supply; the guards have seen that they are there. [amy.exch.coins-missing]"""
    p = g.seats[seat]
    set_coins(g, p, p.coins + amount)


# ---- resource tiles


@rule
def take_face(p: Seat, face: int) -> None:
    """A resource tile comes into the bank. [amy.acquire.to-bank]"""
    p.faces[face] += 1
    p.by_icon[FACE_ICON[face]] += 1
    p.n_resources += 1


@rule
def drop_face(g: State, p: Seat, face: int) -> None:
    """A resource tile goes face up to the discard. [amy.pay.where, amy.exch.where, amy.bank.discard-where]"""
    p.faces[face] -= 1
    p.by_icon[FACE_ICON[face]] -= 1
    p.n_resources -= 1
    g.discard[face] += 1
    g.n_discard += 1


@rule
def first_face(p: Seat, icon: int) -> int:
    """The cheapest resource tile of an icon in the bank; -1 without one."""
    for face in range(N_FACES):
        if FACE_ICON[face] == icon and p.faces[face] > 0:
            return face
    return -1


@rule
def spare_face(p: Seat, needed: int) -> int:
    """The resource tile least missed: not of a needed emotion, of the icon held most, wild only as the last."""
    best = -1
    most = -1
    for face in range(N_FACES):
        icon = FACE_ICON[face]
        if p.faces[face] > 0:
            rank = 0 if icon == WILD_ICON else p.by_icon[icon] + (0 if needed & (1 << icon) != 0 else 100)
            if rank > most:
                best = face
                most = rank
    return best


# ---- room


@rule
def items_held(g: State, p: Seat) -> int:
    """Items that need a leaf of the bank, coins combined. [amy.bank.what-counts]"""
    return fewest_pieces(g, p) + p.wild + p.happiness + p.idea + p.dream + p.n_resources + p.n_claims
