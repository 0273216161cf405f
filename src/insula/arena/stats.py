"""Win shares with intervals and tests, with care for deals that are played more than once and for many comparisons.

Games of one deal are no independent trials: they are averaged before anything is tested, and intervals are Wilson's
with the number of games that independent trials of the same spread would need. Of many comparisons each table is one
family; its p-values are adjusted by Benjamini and Hochberg.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np
from scipy import stats

from insula.arena.facts import Array, Facts
from insula.bots.ratings import wilson

LEVEL = 0.05


@dataclass(frozen=True)
class Estimate:
    """One line of a table: a share or a difference with its interval of 95 %."""

    label: str
    games: int
    value: float
    low: float
    high: float
    expected: float = 0.0
    p: float = 1.0
    q: float = 1.0  # p adjusted for the whole table

    @property
    def stands_out(self) -> bool:
        """Whether it differs from what is expected, the whole table considered."""
        return self.q < LEVEL


def adjusted(lines: Sequence[Estimate]) -> list[Estimate]:
    """The lines of one family with their adjusted p-values."""
    if not lines:
        return []
    q = stats.false_discovery_control([line.p for line in lines], method="bh")
    return [replace(line, q=float(each)) for line, each in zip(lines, q, strict=True)]


def by_deal(values: Array, deals: Array) -> Array:
    """The mean of each deal."""
    _, place = np.unique(deals, return_inverse=True)
    return np.asarray(np.bincount(place, values) / np.bincount(place))


def share_line(label: str, values: Array, expected: Array, deals: Array) -> Estimate:
    """A win share against what equal chances would give."""
    middle, wanted = float(values.mean()), float(expected.mean())
    means = by_deal(values, deals)
    low, high = wilson(middle, trials(means, middle))
    return Estimate(
        label, len(values), middle, low, high, wanted, differs(by_deal(values - expected, deals), middle, wanted)
    )


def trials(means: Array, share: float) -> int:
    """How many independent trials would have the spread of these deals."""
    count = len(means)
    spread = float(means.var(ddof=1)) if count > 1 else 0.0
    if spread <= 0 or not 0 < share < 1:
        return count
    return max(1, round(count * share * (1 - share) / spread))


def differs(differences: Array, share: float, expected: float) -> float:
    """The p-value of a mean difference from 0; where all deals agree, that of as many throws of a coin."""
    count = len(differences)
    if count < 2 or float(differences.std()) < 1e-12:
        if abs(share - expected) < 1e-12:
            return 1.0
        return float(stats.binomtest(round(share * count), count, expected).pvalue) if 0 < expected < 1 else 1.0
    return float(stats.ttest_1samp(differences, 0.0).pvalue)


def shares_by(facts: Facts, names: Array, expected: Array) -> list[Estimate]:
    """The win share of everybody who had a name; games where all seats had it say nothing and are left out."""
    lines = []
    for name in sorted({str(each) for each in names.ravel() if each is not None}):
        mine = (names == name) & facts.present
        telling = mine.any(axis=1) & ~(mine | ~facts.present).all(axis=1)
        if telling.any():
            held = mine[telling]
            share, wanted = ((each[telling] * held).sum(axis=1) / held.sum(axis=1) for each in (facts.share, expected))
            lines.append(share_line(name, share, wanted, facts.seed[telling]))
    return adjusted(lines)


def even(facts: Facts) -> Array:
    """What equal chances of all sides would give each seat."""
    return np.asarray(facts.present / facts.n_sides[:, None])


def of_its_side(facts: Facts) -> Array:
    """What the side of each seat wins altogether with these bots on these seats, whatever else was chosen."""
    bots = ["|".join(row) for row in facts.games["bots"].to_pylist()]
    _, table = np.unique(bots, return_inverse=True)
    place = table[:, None] * (int(facts.n_sides.max()) + 1) + facts.sides
    there = facts.present
    total, count = np.bincount(place[there], facts.share[there]), np.bincount(place[there])
    return np.asarray((total / np.maximum(count, 1))[place])


def seat_shares(facts: Facts) -> list[Estimate]:
    """The win share of each seat, one table for all numbers of seats."""
    lines = []
    for count in sorted(set(facts.seats.tolist())):
        chosen = facts.seats == count
        for seat in range(count):
            label = f"seat {'ABCDEF'[seat]} of {count}"
            share = facts.share[chosen, seat]
            lines.append(share_line(label, share, 1 / facts.n_sides[chosen], facts.seed[chosen]))
    return adjusted(lines)


def ablation(facts: Facts, name: str, side: int) -> Estimate:
    """What a variant changes for a side: its share less that of the first variant in the very same games."""
    variant = np.array(facts.games["variant"].to_pylist())
    share = facts.share[np.arange(facts.n), (facts.sides == side).argmax(axis=1)]
    keys = zip(facts.seed.tolist(), facts.column("cell").tolist(), facts.column("seating").tolist(), strict=True)
    before: dict[tuple[int, int, int], float] = {}
    after: dict[tuple[int, int, int], float] = {}
    for key, each, value in zip(keys, variant.tolist(), share.tolist(), strict=True):
        if each == facts.variants[0]:
            before[key] = value
        elif each == name:
            after[key] = value
    pairs = [(key[0], value - before[key]) for key, value in after.items() if key in before]
    means = by_deal(np.array([change for _, change in pairs]), np.array([seed for seed, _ in pairs]))
    return mean_line(f"{name}: side {side + 1}", len(pairs), means)


def mean_line(label: str, games: int, means: Array) -> Estimate:
    """A mean with its t-interval."""
    middle = float(means.mean())
    if len(means) < 2:
        return Estimate(label, games, middle, -1.0, 1.0)
    half = float(stats.t.ppf(0.975, len(means) - 1) * means.std(ddof=1) / math.sqrt(len(means)))
    return Estimate(label, games, middle, middle - half, middle + half, 0.0, differs(means, middle, 0.0))
