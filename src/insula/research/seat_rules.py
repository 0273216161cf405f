"""One game inside the compiled engine, answer by answer: what PettingZoo and OpenSpiel need of it."""

from __future__ import annotations

from insula.bots.network import Weights
from insula.core.chance import SAMPLE, start
from insula.core.hooks import begin, observe, play, redeal, relist
from insula.core.questions import Batch
from insula.core.rule import rule
from insula.research.batch_rules import LIMIT, look, settle_rewards


@rule
def begin_one(batch: Batch, blank: Batch, seed: int) -> None:
    """A new game."""
    batch[0] = blank[0]
    begin(batch[0], seed)


@rule
def answer_one(batch: Batch, option: int) -> int:
    """Plays an option if it is offered; 1 if it was."""
    g = batch[0]
    for k in range(g.n_options):
        if g.options[k] == option:
            play(g, option)
            return 1
    return 0


@rule
def look_one(batch: Batch, seat: int, columns: list[int], row: list[float], out: Weights) -> None:
    """What a seat may know."""
    look(batch[0], seat, columns, row, out, 0)


@rule
def changes_one(
    batch: Batch, seat: int, columns: list[int], row: list[float], last: Weights, places: list[int], new: list[float]
) -> int:
    """Brings what a seat knew last time up to date: how many numbers are new, at which places, and what they are."""
    observe(batch[0], seat, row)
    count = 0
    for k in range(len(columns)):
        before = last[k]
        last[k] = min(max(row[columns[k]], -LIMIT), LIMIT)
        if last[k] != before:
            places[count] = k
            new[count] = last[k]
            count += 1
    return count


@rule
def pay_one(batch: Batch, rewards: list[float]) -> None:
    """What everybody gets."""
    settle_rewards(batch[0], rewards, 0)


@rule
def redeal_one(batch: Batch, seat: int, seed: int) -> None:
    """Deals everything again that the seat does not know."""
    g = batch[0]
    start(g.rng, seed, SAMPLE)
    redeal(g, seat)
    if g.over == 0:
        relist(g)
