"""Taking sticks, and the last one. [nim.turn.one-heap, nim.end.last-stick]"""

from __future__ import annotations

from insula.core.questions import note, offer
from insula.core.rule import LEGAL, rule
from insula_nim.gen import R, ask, ev, opt
from insula_nim.gen.stack import then
from insula_nim.state import HEAPS, MAX_STICKS, State


@rule
def turn_options(g: State) -> None:
    """Any number of sticks from any heap."""
    for option in range(opt.N_OPTIONS):
        if refuse_turn(g, option) == LEGAL:
            offer(g, option)


@rule
def refuse_turn(g: State, option: int) -> int:
    """LEGAL, or the rule that forbids. [nim.turn.one-heap]"""
    return LEGAL if option % MAX_STICKS < g.heaps[option // MAX_STICKS] else R.TURN_ONE_HEAP


@rule
def turn_answer(g: State, option: int) -> None:
    """Takes the sticks; the last one wins. [nim.end.last-stick]"""
    seat = g.asked.seat
    sticks = option % MAX_STICKS + 1
    g.heaps[option // MAX_STICKS] -= sticks
    note(g, ev.TOOK, R.TURN_ONE_HEAP, seat, -1, option // MAX_STICKS, sticks)
    left = 0
    for heap in range(HEAPS):
        left += g.heaps[heap]
    if left == 0:
        g.over = 1
        g.won[seat] = 1
        note(g, ev.WON, R.END_LAST_STICK, seat, -1, -1, 0)
    else:
        then(g, ask.TURN, (seat + 1) % g.n_seats)
