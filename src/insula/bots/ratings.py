"""Ratings out of pairwise results: Elo points by maximum likelihood, with intervals by drawing the games again."""

from __future__ import annotations

import math
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

Pair = tuple[str, str]

ELO = 400 / math.log(10)
DRAWS = 200  # resamples for the intervals
DOUBT = 0.5  # half a game won and lost against the average keeps a bot that always wins finite


@dataclass(frozen=True)
class Rating:
    """A bot's strength in Elo points above the weakest one, with an interval of 95 %."""

    bot: str
    elo: float
    low: float
    high: float
    games: int


def wilson(share: float, n: int) -> tuple[float, float]:
    """The 95 % interval of a share seen in n games."""
    if n == 0:
        return 0.0, 1.0
    z = 1.959964
    middle = (share + z * z / (2 * n)) / (1 + z * z / n)
    half = z * math.sqrt(share * (1 - share) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return max(0.0, middle - half), min(1.0, middle + half)


def strengths(bots: Sequence[str], wins: Mapping[Pair, float], games: Mapping[Pair, int]) -> dict[str, float]:
    """Elo points whose Bradley-Terry model makes the results most likely; they average to 0.

    wins[a, b] is what a won against b out of games[a, b] = games[b, a].
    """
    power = dict.fromkeys(bots, 1.0)
    for _ in range(400):
        new = {}
        for a in bots:
            won = sum(wins.get((a, b), 0.0) for b in bots if b != a) + DOUBT
            met = sum(games.get((a, b), 0) / (power[a] + power[b]) for b in bots if b != a)
            new[a] = won / (met + 2 * DOUBT / (power[a] + 1.0))
        middle = math.exp(sum(math.log(p) for p in new.values()) / len(new))
        step = max(abs(math.log(new[a] / middle / power[a])) for a in bots)
        power = {a: new[a] / middle for a in bots}
        if step < 1e-6:
            break
    return {a: ELO * math.log(power[a]) for a in bots}


def ratings(bots: Sequence[str], results: Mapping[Pair, Sequence[float]], seed: int = 1) -> list[Rating]:
    """Ratings from each pair's shares of the first bot, game by game; strongest first."""
    found = _fit(bots, results)
    chooser = random.Random(seed)
    again: dict[str, list[float]] = {bot: [] for bot in bots}
    for _ in range(DRAWS):
        redrawn = {pair: chooser.choices(list(shares), k=len(shares)) for pair, shares in results.items() if shares}
        for bot, elo in _fit(bots, redrawn).items():
            again[bot].append(elo)
    out = []
    for bot in bots:
        spread = sorted(again[bot])
        count = sum(len(shares) for pair, shares in results.items() if bot in pair)
        low, high = spread[int(0.025 * DRAWS)], spread[int(0.975 * DRAWS) - 1]
        out.append(Rating(bot, found[bot], min(low, found[bot]), max(high, found[bot]), count))
    return sorted(out, key=lambda r: -r.elo)


def _fit(bots: Sequence[str], results: Mapping[Pair, Sequence[float]]) -> dict[str, float]:
    wins: dict[Pair, float] = {}
    games: dict[Pair, int] = {}
    for (a, b), shares in results.items():
        wins[a, b] = sum(shares)
        wins[b, a] = len(shares) - sum(shares)
        games[a, b] = games[b, a] = len(shares)
    found = strengths(bots, wins, games)
    floor = min(found.values())
    return {bot: elo - floor for bot, elo in found.items()}
