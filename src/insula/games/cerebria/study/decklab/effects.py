"""What each card and Spirit is worth: effects on winning when they are dealt out at random, with their uncertainty.

The model is linear in how often each thing is there. Peers always come in the same number in all, so an effect is
against the mean of its peers. Games of one deal share their luck; errors are summed by deal.
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
class Influence:
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


def together(found: Sequence[Sequence[Influence]]) -> dict[str, float]:
    """The doubt about each thing when several bots say the same: Stouffer's sum of their scores, adjusted by Holm."""
    things = [e.thing for e in found[0]]
    scores = [[e.gain / e.error if e.error > 0 else 0.0 for e in one] for one in found]
    sums = [sum(each) / math.sqrt(len(found)) for each in zip(*scores, strict=True)]
    return dict(zip(things, holm([math.erfc(abs(each) / math.sqrt(2)) for each in sums]), strict=True))


def holm(doubts: Sequence[float]) -> list[float]:
    """Holm's adjustment: the chance that any of the comparisons errs stays below the level that is read off."""
    order = sorted(range(len(doubts)), key=lambda i: doubts[i])
    adjusted = [0.0] * len(doubts)
    worst = 0.0
    for rank, i in enumerate(order):
        worst = max(worst, min(1.0, (len(doubts) - rank) * doubts[i]))
        adjusted[i] = worst
    return adjusted


@dataclass(frozen=True)
class Things:
    """The columns of a study: their names, whom each helps, which always come in the same number, what is compared."""

    names: Sequence[str]
    signs: Sequence[int]  # 1 where a thing helps the team whose share is given, -1 where it helps the other
    peers: Sequence[Sequence[str]]  # an effect is told against the mean of its peers
    groups: Mapping[str, Sequence[str]]  # Holm works inside a group


def effects(there: Array, share: Array, deals: Array, things: Things) -> dict[str, list[Influence]]:
    """Effects of the columns of `there` on `share`, group by group."""
    x = there - there.mean(axis=0)
    inverse = np.linalg.pinv(x.T @ x, rcond=1e-10, hermitian=True)
    raw = inverse @ (x.T @ (share - share.mean()))
    against = _against_peers(things)
    gains = against @ raw
    spread = against @ _spread(x, share - share.mean() - x @ raw, deals, inverse) @ against.T
    errors = np.sqrt(np.maximum(np.diag(spread), 0.0))
    place = {name: i for i, name in enumerate(things.names)}
    found = {}
    for group, members in things.groups.items():
        rows = [(name, things.signs[place[name]] * gains[place[name]], errors[place[name]]) for name in members]
        doubts = [math.erfc(abs(gain) / error / math.sqrt(2)) if error > 0 else 1.0 for _, gain, error in rows]
        found[group] = [
            Influence(name, float(gain), float(error), doubt, after)
            for (name, gain, error), doubt, after in zip(rows, doubts, holm(doubts), strict=True)
        ]
    return found


def _against_peers(things: Things) -> Array:
    """Takes the mean of its peers from each effect; what is common to them, as the side of a board, is left out."""
    against = np.eye(len(things.names))
    place = {name: i for i, name in enumerate(things.names)}
    for peers in things.peers:
        rows = [place[name] for name in peers]
        against[np.ix_(rows, rows)] -= 1 / len(rows)
    return against


def _spread(x: Array, left: Array, deals: Array, inverse: Array) -> Array:
    """Covariance that allows for games of one deal going alike and for shares of unequal spread."""
    _, group = np.unique(deals, return_inverse=True)
    scores = np.zeros((group.max() + 1, x.shape[1]))
    np.add.at(scores, group, x * left[:, None])
    count = len(scores)
    return np.asarray(inverse @ (scores.T @ scores) @ inverse * (count / max(1, count - 1)))


def mean_change(change: Array, deals: Array) -> tuple[float, float]:
    """The mean of a difference between games of the same deals, and its standard error."""
    _, group = np.unique(deals, return_inverse=True)
    sums = np.zeros(group.max() + 1)
    np.add.at(sums, group, change - change.mean())
    return float(change.mean()), float(math.sqrt((sums**2).sum()) / len(change))
