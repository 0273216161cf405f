"""The cost of a step in batches of every size: through Python, with masks, and the same with observations."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Any

import numba
import numpy as np
from figures import Bar, best, least, short

from insula.core.chance import ANSWERS, draw, stream, streams
from insula.core.game import Setup
from insula.core.record_class import to_record
from insula.research.batch import GameBatch

SIZES = (256, 1024, 4096, 16384)
MAIN = 1024
MAX_RATIO = 1.25  # what "flat" means here
ROUNDS = 5
STEPS = 200_000  # of all games together, in one round
WARM_UP = 3000  # answers in each game, so that games of all ages are there

_draw = numba.njit(draw)


@numba.njit
def _choose(masks: Any, actions: Any, chance: Any) -> None:
    """One random legal answer for each game, out of its mask."""
    for i in range(len(actions)):
        left = _draw(chance[0], masks[i].sum())
        for option in range(masks.shape[1]):
            if masks[i, option] != 0:
                if left == 0:
                    actions[i] = option
                    break
                left -= 1


@dataclass
class Rates:
    """Steps a second by the size of the batch; copies in microseconds a game."""

    steps: dict[int, float] = field(default_factory=dict)
    observed: float = 0.0
    clone: float = 0.0

    @property
    def ratio(self) -> float:
        """How much more a step costs in the largest batch than in the smallest."""
        return self.steps[SIZES[0]] / self.steps[SIZES[-1]]


def _grown(setup: Setup, size: int, kept: dict[str, Any]) -> GameBatch:
    """A batch of any size that holds the same positions again and again, and has gone on from there."""
    batch = GameBatch(setup, size)
    one_per_game = {name for name, value in kept.items() if len(value) == len(kept["states"])}
    grown = {name: np.resize(kept[name], (size, *kept[name].shape[1:])) for name in one_per_game}
    batch.restore(kept | grown)
    batch.random_steps(max(1, STEPS // 4 // size))
    return batch


def _rate(batch: GameBatch, observe: bool) -> float:
    """Steps a second; choosing the answers is not counted."""
    actions, chance, spent = np.zeros(batch.size, np.int64), streams(1), 0.0
    to_record(stream(7, ANSWERS), chance[0])
    count = max(1, STEPS // batch.size)
    for _ in range(count):
        _choose(batch.masks, actions, chance)
        start = time.process_time()
        batch.step(actions)
        if observe:
            _ = batch.observations
        spent += time.process_time() - start
    return count * batch.size / spent


def measure(setup: Setup) -> Rates:
    """All sizes in turns, so that what disturbs one disturbs the others; the best round of each counts."""
    first = GameBatch(setup, SIZES[0], seed=1)
    first.random_steps(WARM_UP)
    kept = first.save()
    batches = {size: _grown(setup, size, kept) for size in SIZES}
    rates = Rates(dict.fromkeys(SIZES, 0.0))
    for _ in range(ROUNDS):
        for size, batch in batches.items():
            rates.steps[size] = max(rates.steps[size], _rate(batch, observe=False))
        rates.observed = max(rates.observed, _rate(batches[MAIN], observe=True))
    rates.clone = 1e6 / MAIN / best(lambda: _saves(batches[MAIN]))
    return rates


def _saves(batch: GameBatch) -> float:
    start = time.process_time()
    for _ in range(20):
        batch.save()
    return 20 / (time.process_time() - start)


def bars(name: str, rates: Rates, alone: float, need: float | None) -> list[Bar]:
    """What batches had to reach, beside the engine alone."""
    made = []
    for size, rate in rates.steps.items():
        made.append(least(f"{name}, batch of {size:,} with masks", rate, "steps/s", need if size == MAIN else None))
    flat = f"{rates.ratio:.2f} x"
    what = f"{name}, cost of a step with {SIZES[-1]:,} games to {SIZES[0]:,}"
    made.append(Bar(what, flat, f"flat: {MAX_RATIO} x", rates.ratio <= MAX_RATIO))
    made.append(Bar(f"{name}, batch of {MAIN:,} with masks and observations", f"{short(rates.observed)} steps/s"))
    made.append(Bar(f"{name}, batch of {MAIN:,} to the engine alone", f"{rates.steps[MAIN] / alone:.0%}"))
    return made
