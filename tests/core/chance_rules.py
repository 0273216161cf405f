"""Draws in masses, as a driver: `@rule` code that the tests of chance run in plain Python and compiled."""

from __future__ import annotations

from insula.core.chance import Chances, draw, game_seed, next_game_seed, start
from insula.core.rule import rule


@rule
def draw_each(seeds: list[int], purpose: int, sizes: list[int], chance: Chances, out: list[int]) -> None:
    """One number below each of the sizes, in order, from the stream of every seed."""
    for i in range(len(seeds)):
        start(chance[0], seeds[i], purpose)
        for k in range(len(sizes)):
            out[i * len(sizes) + k] = draw(chance[0], sizes[k])


@rule
def seed_each(seed: int, numbers: list[int], out: list[int]) -> None:
    """The seeds of some games of a batch, and what follows each."""
    for i in range(len(numbers)):
        out[2 * i] = game_seed(seed, numbers[i])
        out[2 * i + 1] = next_game_seed(out[2 * i])
