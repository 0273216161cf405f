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
import pyarrow as pa
from scipy import stats

from insula.arena.facts import Array, Facts
from insula.bots.ratings import trials, wilson

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
    low, high = wilson(middle, trials(means.tolist(), middle, len(values)))
    return Estimate(
        label, len(values), middle, low, high, wanted, differs(by_deal(values - expected, deals), middle, wanted)
    )


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


def pair_shares(facts: Facts) -> list[tuple[tuple[str, str], Estimate]]:
    """Each bot against each other that it met: its part of what both won together."""
    bots = facts.by_seat("bots")
    names = sorted({str(each) for each in bots[facts.present]})
    out = []
    for place, one in enumerate(names):
        for other in names[place + 1 :]:
            mine, theirs = ((bots == each) & facts.present for each in (one, other))
            met = mine.any(axis=1) & theirs.any(axis=1)
            if met.any():
                share = _relative(facts.only(met), mine[met], theirs[met])
                line = share_line(f"{one} against {other}", share, np.full(len(share), 0.5), facts.seed[met])
                out.append(((one, other), line))
    lines = adjusted([line for _, line in out])
    return [(pair, line) for (pair, _), line in zip(out, lines, strict=True)]


def _relative(facts: Facts, mine: Array, theirs: Array) -> Array:
    """What a seat of one bot won on average, as a part of that and what a seat of the other won; half if nothing."""
    a, b = ((facts.share * each).sum(axis=1) / each.sum(axis=1) for each in (mine, theirs))
    both = a + b
    return np.asarray(np.where(both > 0, a / np.where(both > 0, both, 1.0), 0.5))


def pairs_of(facts: Facts, name: str) -> tuple[Array, Array]:
    """The rows of the first variant and those of another that are the same games but for what is printed."""
    variant = np.array(facts.games["variant"].to_pylist())
    keys = list(zip(facts.seed.tolist(), facts.column("cell").tolist(), facts.column("seating").tolist(), strict=True))
    first = {keys[row]: row for row in np.flatnonzero(variant == facts.variants[0]).tolist()}
    both = [(first[keys[row]], row) for row in np.flatnonzero(variant == name).tolist() if keys[row] in first]
    before, after = zip(*both, strict=True) if both else ((), ())
    return np.array(before, np.int64), np.array(after, np.int64)


def change(label: str, facts: Facts, pairs: tuple[Array, Array], values: Array) -> Estimate:
    """What a variant changes of some number of every game: the mean of the differences between the very same games."""
    before, after = pairs
    means = by_deal(values[after] - values[before], facts.seed[after])
    return replace(mean_line(label, len(after), means), expected=float(values[before].mean()))


def ablation(facts: Facts, name: str, side: int) -> Estimate:
    """What a variant changes for a side: its share less that of the first variant in the very same games."""
    share = facts.share[np.arange(facts.n), (facts.sides == side).argmax(axis=1)]
    return replace(change(f"{name}: side {side + 1}", facts, pairs_of(facts, name), share), expected=0.0)


SAME = ("winners", "points", "decisions", "turns", "rounds", "reason", "cards")


def unchanged(facts: Facts) -> list[str]:
    """The variants whose games are all those of the first one, to the last count."""
    out = []
    for name in facts.variants[1:]:
        before, after = pairs_of(facts, name)
        if len(after) and all(_rows(facts, each, before) == _rows(facts, each, after) for each in SAME):
            out.append(name)
    return out


def _rows(facts: Facts, name: str, rows: Array) -> list[object]:
    return list(facts.games[name].take(pa.array(rows)).to_pylist())


def mean_line(label: str, games: int, means: Array) -> Estimate:
    """A mean with its t-interval."""
    middle = float(means.mean())
    if len(means) < 2:
        return Estimate(label, games, middle, -1.0, 1.0)
    half = float(stats.t.ppf(0.975, len(means) - 1) * means.std(ddof=1) / math.sqrt(len(means)))
    return Estimate(label, games, middle, middle - half, middle + half, 0.0, differs(means, middle, 0.0))
