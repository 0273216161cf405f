"""Games by players who look one answer ahead with the game's own hints: what random play never reaches."""

from __future__ import annotations

from typing import Any

from insula.core.hooks import begin, evaluate, observe, play
from insula.core.rule import rule

Batch = list[Any]
MAX_DECISIONS = 5000


@rule
def sensible_game(batch: Batch, seed: int) -> int:
    """One game on batch[1]; batch[0] is blank, batch[2] is for trying. The number of decisions."""
    batch[1] = batch[0]
    begin(batch[1], seed)
    r = (seed * 48271 + 11) & 0x7FFFFFFF
    count = 0
    while batch[1].over == 0 and count < MAX_DECISIONS:
        g = batch[1]
        seat = g.asked.seat
        chosen = g.options[0]
        best = -100_000_000
        for i in range(g.n_options):
            batch[2] = batch[1]
            play(batch[2], g.options[i])
            r = (r * 1103515245 + 12345) & 0x7FFFFFFF
            worth = evaluate(batch[2], seat) * 16 + ((r >> 8) & 15)
            if worth > best:
                best = worth
                chosen = g.options[i]
        play(batch[1], chosen)
        count += 1
    return count


@rule
def worth_at(batch: Batch, index: int, seat: int) -> int:
    """The hint for one record."""
    return evaluate(batch[index], seat)


@rule
def observed_at(batch: Batch, index: int, seat: int, out: list[float]) -> None:
    """What a seat observes of one record."""
    observe(batch[index], seat, out)
