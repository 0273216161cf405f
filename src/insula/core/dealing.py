"""Deals anew what a seat does not know: for bots, reviews, and games that are played on from what somebody knew."""

from __future__ import annotations

from insula.core.chance import SAMPLE, start
from insula.core.game import AnyGameState, Game
from insula.core.record_class import clone


def dealt(game: Game, state: AnyGameState, seat: int, seed: int) -> AnyGameState:
    """A state that looks the same to any seat, asked or not; it depends on that seat's knowledge and the seed alone."""
    g = clone(state)
    game.tidy(g, seat)
    start(g.rng, seed, SAMPLE)
    game.redeal(g, seat)
    blank = type(g.asked)()
    for place in range(g.n_stack, len(g.stack)):  # what was asked before and is no longer waiting
        g.stack[place].copy_from(blank)
    game.dispatch.relist(g)
    for place in range(g.n_options, len(g.options)):
        g.options[place] = 0
    return g
