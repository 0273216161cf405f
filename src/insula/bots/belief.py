"""What search says becomes what people are told: a share of victory that comes true as often as it says.

Search judges positions some turns ahead by an evaluation, and everybody's best option looks better than it is. How far
off that is, a game's `Tuning.belief` tells: a shift and a slope on the scale of log odds, fitted to the ends of many
games and checked on others (`bench/reliability.py`, docs/studies/shares.md). Whatever shows a share of search's to
people asks here; who chooses by shares need not, for the order of options stays.
"""

from __future__ import annotations

import math

from insula.bots.match import sides_of
from insula.core.game import Setup
from insula.core.parts import Belief

LEAST = 0.001  # no share of search's is taken for surer than this


def told(setup: Setup, win: float, low: float, high: float) -> tuple[float, float, float]:
    """A share of search's and the ends of its interval as people are told them."""
    belief = setup.game.tuning.belief
    if belief is None:
        return win, low, high
    sides = len(set(sides_of(setup)))
    return believed(belief, win, sides), believed(belief, low, sides), believed(belief, high, sides)


def believed(belief: Belief, share: float, sides: int) -> float:
    """A share of search's in a game of so many sides, as true as the belief makes it.

    Search measures a side against the best of the others, so that one half stands for an equal share.
    """
    odds = log_odds(1 / sides) + belief.shift + belief.slope * log_odds(share)
    return 1 / (1 + math.exp(-odds))


def log_odds(share: float) -> float:
    """The logarithm of the odds of a share, within bounds."""
    near = min(max(share, LEAST), 1 - LEAST)
    return math.log(near / (1 - near))
