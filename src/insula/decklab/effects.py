"""What each card and Spirit is worth: effects on winning when they are dealt out at random, with their uncertainty.

The model is linear in how often each thing is there. Things of one group always come in the same number in all, so an
effect is against the mean of its group. Games of one deal share their luck; errors are summed by deal.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

Array = np.ndarray[Any, np.dtype[Any]]
SURE = 1.959964  # of 95 %


@dataclass(frozen=True)
class Effect:
    """How much a thing changes the share of victories of its team, for each time that it is there."""

    thing: str
    gain: float
    error: float
    doubt: float  # chance of so large an effect if there were none
    adjusted: float  # the same after Holm, over all things compared

    @property
    def low(self) -> float:
        """Lower end of the interval of 95 %."""
        return self.gain - SURE * self.error

    @property
    def high(self) -> float:
        """Upper end of the interval of 95 %."""
        return self.gain + SURE * self.error


def holm(doubts: Sequence[float]) -> list[float]:
    """Holm's adjustment: the chance that any of the comparisons errs stays below the level that is read off."""
    order = sorted(range(len(doubts)), key=lambda i: doubts[i])
    adjusted = [0.0] * len(doubts)
    worst = 0.0
    for rank, i in enumerate(order):
        worst = max(worst, min(1.0, (len(doubts) - rank) * doubts[i]))
        adjusted[i] = worst
    return adjusted


def effects(
    there: Array,
    share: Array,
    deals: Array,
    things: Sequence[str],
    signs: Sequence[int],
    asked: Mapping[str, Sequence[str]],
) -> dict[str, list[Effect]]:
    """Effects of the columns of `there` on `share`, group by group of `asked`; Holm works inside a group.

    `signs` is 1 where a thing helps the team whose share is given and -1 where it helps the other.
    """
    x = there - there.mean(axis=0)
    inverse = np.linalg.pinv(x.T @ x, rcond=1e-10, hermitian=True)
    gains = inverse @ (x.T @ (share - share.mean()))
    errors = _errors(x, share - share.mean() - x @ gains, deals, inverse)
    place = {thing: i for i, thing in enumerate(things)}
    found = {}
    for group, members in asked.items():
        rows = [(thing, signs[place[thing]] * gains[place[thing]], errors[place[thing]]) for thing in members]
        doubts = [math.erfc(abs(gain) / error / math.sqrt(2)) if error > 0 else 1.0 for _, gain, error in rows]
        found[group] = [
            Effect(thing, float(gain), float(error), doubt, after)
            for (thing, gain, error), doubt, after in zip(rows, doubts, holm(doubts), strict=True)
        ]
    return found


def _errors(x: Array, left: Array, deals: Array, inverse: Array) -> Array:
    """Standard errors that allow for games of one deal going alike and for shares of unequal spread."""
    _, group = np.unique(deals, return_inverse=True)
    scores = np.zeros((group.max() + 1, x.shape[1]))
    np.add.at(scores, group, x * left[:, None])
    count = len(scores)
    spread = inverse @ (scores.T @ scores) @ inverse * (count / max(1, count - 1))
    return np.asarray(np.sqrt(np.maximum(np.diag(spread), 0.0)))


def mean_change(change: Array, deals: Array) -> tuple[float, float]:
    """The mean of a difference between games of the same deals, and its standard error."""
    _, group = np.unique(deals, return_inverse=True)
    sums = np.zeros(group.max() + 1)
    np.add.at(sums, group, change - change.mean())
    return float(change.mean()), float(math.sqrt((sums**2).sum()) / len(change))
