"""Ratings out of pairwise results: Elo points by maximum likelihood, with profile-likelihood intervals.

Games of one deal are no independent trials, so that a pairing counts as many trials as its spread between deals is
worth. A bot that won every game against all weaker ones has no highest rating that the games speak against: its
interval is open at the top.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean

Pair = tuple[str, str]
Results = Mapping[Pair, Sequence[Sequence[float]]]  # deal by deal, the first bot's share of each of its games

ELO = 400 / math.log(10)
DOUBT = 0.5  # half a game won and lost against the average keeps a bot that always wins finite
Z = 1.959964
DROP = Z * Z / 2  # how much less likely the ends of an interval of 95 % may make the results (as a logarithm)
STEP = 25.0  # Elo points between two places that are looked at
FARTHEST = 3000.0  # Elo points; what is not excluded there is never excluded


@dataclass(frozen=True)
class Rating:
    """A bot's strength in Elo points above the weakest one, with an interval of 95 %; None where it is open."""

    bot: str
    elo: float
    low: float | None
    high: float | None
    games: int

    @property
    def span(self) -> str:
        """The interval in words."""
        if self.low is None and self.high is None:
            return "anything"
        if self.high is None:
            return f"at least {self.low:.0f}"
        return f"at most {self.high:.0f}" if self.low is None else f"{self.low:.0f} to {self.high:.0f}"


def wilson(share: float, n: float, z: float = Z) -> tuple[float, float]:
    """The interval of a share seen in n trials, of 95 % unless another width is given."""
    if n <= 0:
        return 0.0, 1.0
    middle = (share + z * z / (2 * n)) / (1 + z * z / n)
    half = z * math.sqrt(share * (1 - share) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return max(0.0, middle - half), min(1.0, middle + half)


def trials(means: Sequence[float], share: float, games: int) -> float:
    """How many independent trials would have the spread of these deals: at most one a game.

    Where all games went the same way the spread tells nothing; then each deal is one trial.
    """
    count = len(means)
    if count < 2 or not 0 < share < 1:
        return float(count)
    one = share * (1 - share)
    spread = (sum((each - share) ** 2 for each in means) + one) / count  # as if one deal more had gone one way
    return max(1.0, min(float(games), count * one / spread))


def share_interval(deals: Sequence[Sequence[float]], z: float = Z) -> tuple[float, float, float]:
    """The share of some games, deal by deal, and its interval, of 95 % unless another width is given."""
    games = [each for deal in deals for each in deal]
    if not games:
        return 0.0, 0.0, 1.0
    share = fmean(games)
    return share, *wilson(share, trials([fmean(deal) for deal in deals if deal], share, len(games)), z)


def strengths(bots: Sequence[str], wins: Mapping[Pair, float], games: Mapping[Pair, float]) -> dict[str, float]:
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


def ratings(bots: Sequence[str], results: Results) -> list[Rating]:
    """Ratings from each pair's shares of the first bot, deal by deal; strongest first."""
    wins: dict[Pair, float] = {}
    count: dict[Pair, float] = {}
    for (a, b), deals in results.items():
        games = [each for deal in deals for each in deal]
        if games:
            share = fmean(games)
            worth = trials([fmean(deal) for deal in deals if deal], share, len(games))
            wins[a, b], wins[b, a] = share * worth, (1 - share) * worth
            count[a, b] = count[b, a] = worth
    found = strengths(bots, wins, count)
    floor = min(bots, key=lambda bot: found[bot])
    out = []
    for bot in bots:
        played = sum(len(deal) for pair, deals in results.items() if bot in pair for deal in deals)
        low, high = (0.0, 0.0) if bot == floor else _interval(bots, wins, bot, floor)
        out.append(Rating(bot, found[bot] - found[floor], low, high, played))
    return sorted(out, key=lambda r: -r.elo)


# ---- profile likelihood -----------------------------------------------------------------------------------------


def _interval(
    bots: Sequence[str], wins: Mapping[Pair, float], bot: str, floor: str
) -> tuple[float | None, float | None]:
    """The Elo points of a bot above another that the results do not speak against, everybody else fitted anew."""
    places = [STEP * k for k in range(-int(FARTHEST / STEP), int(FARTHEST / STEP) + 1)]
    start = dict.fromkeys(bots, 0.0)
    likely = []
    for place in places:
        value, start = _profile(bots, wins, bot, floor, place / ELO, start)
        likely.append(value)
    best = max(likely)
    inside = [number for number, value in enumerate(likely) if best - value <= DROP]
    first, last = inside[0], inside[-1]

    def edge(inner: int, outer: int) -> float:
        """Where between two places the results become too unlikely, on a line between them."""
        a, b = best - likely[inner] - DROP, best - likely[outer] - DROP
        return places[inner] + (places[outer] - places[inner]) * (a / (a - b)) if b > a else places[inner]

    low = None if first == 0 else edge(first, first - 1)
    high = None if last == len(places) - 1 else edge(last, last + 1)
    return low, high


def _profile(
    bots: Sequence[str], wins: Mapping[Pair, float], bot: str, floor: str, gap: float, start: Mapping[str, float]
) -> tuple[float, dict[str, float]]:
    """How likely the results are at best if a bot is so far above another, and everybody's strength then."""
    at = dict(start)
    at[floor], at[bot] = 0.0, gap
    free = [each for each in bots if each not in (bot, floor)]
    for _ in range(60):
        moved = 0.0
        for each in free:
            slope, bend = 0.0, 1e-3
            for other in bots:
                won, lost = wins.get((each, other), 0.0), wins.get((other, each), 0.0)
                if won + lost:
                    chance = 1 / (1 + math.exp(at[other] - at[each]))
                    slope += won - (won + lost) * chance
                    bend += (won + lost) * chance * (1 - chance)
            move = max(-1.0, min(1.0, slope / bend))
            limit = 2 * FARTHEST / ELO
            new = max(-limit, min(limit, at[each] + move))
            moved, at[each] = max(moved, abs(new - at[each])), new
        if moved < 1e-4:
            break
    total = 0.0
    for (a, b), won in wins.items():
        if won:
            total += won * -math.log1p(math.exp(min(700.0, at[b] - at[a])))
    return total, at
