"""Three heaps and who begins. [nim.setup.heaps, nim.setup.first]"""

from __future__ import annotations

from insula.core.chance import rand, seed_chance
from insula.core.rule import rule
from insula_nim.gen import ask
from insula_nim.gen.stack import then
from insula_nim.state import HEAPS, State


@rule
def setup(g: State, seed: int) -> None:
    """Lays the heaps out and asks whoever begins."""
    seed_chance(g, seed)
    g.n_seats = g.config.seats
    for heap in range(HEAPS):
        g.heaps[heap] = 3 + heap
    then(g, ask.TURN, rand(g, g.n_seats))
