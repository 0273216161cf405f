"""How often each card is used, and how its coming into play goes together with winning."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
import pyarrow.compute as pc
from scipy import stats

from insula.arena.facts import Array, Facts
from insula.arena.stats import Estimate, adjusted

LEAST = 10  # about as many sides must have and not have had a card in play before anything is said


@dataclass(frozen=True)
class Use:
    """One card: how often a game it came into play and was used, and what went with it."""

    card: str
    entered: float  # times a game
    used: float
    wins: float  # win share of the sides that had it in play
    line: Estimate  # difference in win share between sides that had it in play and sides that had not


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
    """Sides of games, in groups that differ by chance alone: the same cell, seating, variant and side.

    The difference is that of a regression on "had it in play" with one mean per group. Its error goes by deals, because
    the two sides of a game, and the games of a deal, are no independent witnesses; it is that of a score test, which
    keeps its level for rare cards.
    """

    def __init__(self, facts: Facts) -> None:
        width = int(facts.n_sides.max())
        first = np.stack([(facts.sides == side).argmax(axis=1) for side in range(width)], axis=1)
        self.share = np.take_along_axis(facts.share, first, axis=1)
        self.there = np.arange(width) < facts.n_sides[:, None]
        _, group = np.unique(facts.stratum, return_inverse=True)
        self.group = (group[:, None] * width + np.arange(width))[self.there]
        self.size = np.bincount(self.group)
        _, deal = np.unique(facts.seed, return_inverse=True)
        self.deal = np.repeat(deal[:, None], width, axis=1)[self.there]
        self.surprise = self._centred(self.share[self.there])

    def _centred(self, values: Array) -> Array:
        means = np.bincount(self.group, values) / np.maximum(self.size, 1)
        return np.asarray(values - means[self.group])

    def difference(self, label: str, game: Array, side: Array) -> Estimate:
        """How much more sides win that had a card in play."""
        had = np.zeros(self.share.shape)
        had[game, side] = 1.0
        mine = had[self.there]
        count = int(mine.sum())
        centred = self._centred(mine)
        told = float((centred * centred).sum())
        if told < LEAST:
            return Estimate(label, count, 0.0, -1.0, 1.0)
        by_deal = np.bincount(self.deal, centred * self.surprise)
        middle = float(by_deal.sum()) / told
        error = math.sqrt(float((by_deal * by_deal).sum())) / told
        if error == 0:
            return Estimate(label, count, middle, middle, middle)
        half = 1.959964 * error
        return Estimate(
            label, count, middle, middle - half, middle + half, 0.0, float(2 * stats.norm.sf(abs(middle) / error))
        )
