"""Random walks through a game in the plain engine."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from insula.core.game import Setup


def walk(setup: Setup, seed: int, most: int = 100_000) -> Iterator[Any]:
    """The state at every question of a random game; the caller must not change it."""
    chooser = random.Random(seed)
    g = setup.start(seed)
    for _ in range(most):
        if g.over:
            return
        yield g
        setup.game.dispatch.play(g, chooser.choice(g.options[: g.n_options]))
