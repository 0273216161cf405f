"""The course of the shares: estimates along a game, each taken together with what its neighbours tell.

One point alone is known to some per cent only. From act to act a share moves little, and most where the game's own
evaluation moves, so a filter weighs each estimate against the last. What a side knew is filtered forwards only: nothing
that it learned later may touch it. The truth is smoothed from both ends and ends at the result.
"""

from __future__ import annotations

from collections.abc import Sequence

from insula.review.examining import Estimate

REST = 0.012  # how far a share moves from act to act where the evaluation sees nothing, as a standard deviation
TRUST = 0.6  # how far it moves for each part that the evaluation moves
LEAST = 1e-6


def filtered(seen: Sequence[Estimate], static: Sequence[float]) -> list[Estimate]:
    """Each estimate with all that came before it."""
    found = [seen[0]]
    for place in range(1, len(seen)):
        found.append(_together(_moved(found[-1], static[place] - static[place - 1]), seen[place]))
    return found


def smoothed(seen: Sequence[Estimate], static: Sequence[float], end: float) -> list[Estimate]:
    """Each estimate with all that came before and after it, up to the result."""
    ahead = filtered(seen, static)
    back = Estimate(end, 0.0)
    found = []
    for place in range(len(seen) - 1, -1, -1):
        step = static[place + 1] - static[place] if place + 1 < len(static) else 0.0
        behind = _moved(back, step)
        found.append(_together(ahead[place], behind))
        back = _together(behind, seen[place])
    return found[::-1]


def _moved(last: Estimate, step: float) -> Estimate:
    variance = last.error**2 + REST**2 + (TRUST * step) ** 2
    return Estimate(last.mean, variance**0.5)


def _together(first: Estimate, second: Estimate) -> Estimate:
    """Two independent estimates of the same."""
    one, two = max(first.error**2, LEAST), max(second.error**2, LEAST)
    weight = two / (one + two)
    return Estimate(first.mean * weight + second.mean * (1 - weight), (one * two / (one + two)) ** 0.5)
