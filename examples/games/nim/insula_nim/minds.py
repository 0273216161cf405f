"""What a position is worth. [nim.end.last-stick]"""

from __future__ import annotations

from insula.core.rule import rule
from insula_nim.state import HEAPS, State


@rule
def score(g: State, seat: int) -> int:
    """1 for the winner."""
    return g.won[seat]


@rule
def evaluate(g: State, seat: int) -> int:
    """Whoever leaves heaps whose binary digits cancel out will win."""
    if g.over > 0:
        return 1000 if g.won[seat] > 0 else -1000
    balance = 0
    for heap in range(HEAPS):
        balance ^= g.heaps[heap]
    wins = (balance != 0) == (g.asked.seat == seat)
    return 100 if wins else -100


@rule
def observe(g: State, seat: int, out: list[float]) -> None:
    """The heaps and whether it is this seat's turn."""
    for heap in range(HEAPS):
        out[heap] = g.heaps[heap]
    out[HEAPS] = 1.0 if g.asked.seat == seat else 0.0


LEGEND = [f"sticks of heap {heap + 1}" for heap in range(HEAPS)] + ["my turn"]
