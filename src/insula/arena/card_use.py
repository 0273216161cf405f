"""How often each card is used, and how its coming into play goes together with winning."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
import pyarrow.compute as pc
from scipy import stats

from insula.arena.facts import Array, Facts
from insula.arena.stats import Line, adjusted

LEAST = 10  # sides with and without a card before anything is said


@dataclass(frozen=True)
class Use:
    """One card: how often a game it came into play and was used, and what went with it."""

    card: str
    entered: float  # times a game
    used: float
    wins: float  # win share of the sides that had it in play
    line: Line  # difference in win share between sides that had it in play and sides that had not


def uses(facts: Facts) -> list[Use]:
    """Every card that came into play, by its difference in win share; all of them are one family of comparisons."""
    cards = facts.games["cards"].combine_chunks()
    game = np.asarray(pc.list_parent_indices(cards))
    flat = cards.flatten()
    names = flat.field("card").dictionary_encode()
    number = np.asarray(names.indices)
    seat = np.asarray(flat.field("seat")).astype(np.int64)
    entered, used = (np.asarray(flat.field(name)).astype(np.float64) for name in ("entered", "used"))
    strata = _Strata(facts)
    words = names.dictionary.to_pylist()
    total_in, total_used = (np.bincount(number, each, len(words)) for each in (entered, used))
    order = np.argsort(number, kind="stable")
    ends = np.searchsorted(number[order], np.arange(len(words) + 1))
    lines, wins = [], []
    for place, word in enumerate(words):
        mine = order[ends[place] : ends[place + 1]]
        mine = mine[entered[mine] > 0]
        side = facts.sides[game[mine], seat[mine]]
        lines.append(strata.difference(str(word), game[mine], side))
        wins.append(float(strata.share[game[mine], side].mean()) if len(mine) else 0.0)
    made = zip(words, total_in / facts.n, total_used / facts.n, wins, adjusted(lines), strict=True)
    return sorted((Use(*each) for each in made), key=lambda use: -use.line.value)


class _Strata:
    """Sides of games, in groups that differ by chance alone: the same cell, seating, variant and side."""

    def __init__(self, facts: Facts) -> None:
        self.width = int(facts.n_sides.max())
        first = np.stack([(facts.sides == side).argmax(axis=1) for side in range(self.width)], axis=1)
        self.share = np.take_along_axis(facts.share, first, axis=1)
        self.there = np.arange(self.width) < facts.n_sides[:, None]
        _, group = np.unique(facts.stratum, return_inverse=True)
        self.group = group[:, None] * self.width + np.arange(self.width)
        self.groups = int(self.group.max()) + 1
        self.all = self._sums(self.there)

    def _sums(self, chosen: Array) -> tuple[Array, Array, Array]:
        group, share = self.group[chosen], self.share[chosen]
        powers = (np.ones_like(share), share, share * share)
        first, second, third = (np.bincount(group, each, self.groups) for each in powers)
        return first, second, third

    def difference(self, label: str, game: Array, side: Array) -> Line:
        """The mean of the groups' differences, each weighted by how much it can tell."""
        had = np.zeros(self.share.shape, bool)
        had[game, side] = True
        with_it = self._sums(had)
        without = tuple(a - b for a, b in zip(self.all, with_it, strict=True))
        n1, n0 = with_it[0], without[0]
        told = (n1 > 1) & (n0 > 1)
        games = int(n1[told].sum())
        if games < LEAST or n0[told].sum() < LEAST:
            return Line(label, int(n1.sum()), 0.0, -1.0, 1.0)
        mean1, spread1 = _moments(*(each[told] for each in with_it))
        mean0, spread0 = _moments(*(each[told] for each in without))
        weight = n1[told] * n0[told] / (n1[told] + n0[told])
        weight /= weight.sum()
        middle = float((weight * (mean1 - mean0)).sum())
        error = math.sqrt(float((weight**2 * (spread1 / n1[told] + spread0 / n0[told])).sum()))
        half = 1.959964 * error
        p = float(2 * stats.norm.sf(abs(middle) / error)) if error > 0 else 1.0
        return Line(label, games, middle, middle - half, middle + half, 0.0, p)


def _moments(count: Array, total: Array, squares: Array) -> tuple[Array, Array]:
    mean = total / count
    return mean, np.maximum(0.0, (squares - count * mean * mean) / (count - 1))
