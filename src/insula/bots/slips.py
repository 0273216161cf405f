"""Bots that err like people: what looks best at once, on one deal, and now and then something else that looks good.

They judge options as greedy does, but finish an act in one way only, and then draw: an option is the likelier the
better it looks. How much worse it may look is told in leads (`Tuning.slips`, in parts of `Tuning.swing`).
"""

from __future__ import annotations

import math
from typing import Any

from insula.bots import greedy
from insula.bots.api import Think, Thought
from insula.bots.engine import BotEngine
from insula.bots.engine_cache import engine_for
from insula.core.chance import draw, stream
from insula.core.game import AnyGameState, Game

DEALS, TRIES = 1, 1
FINE = 1 << 30
_SLIP = 78  # a stream of chance apart from that of thoughts


class SlippingMind:
    """A level that errs, in one engine."""

    def __init__(self, engine: BotEngine, level: str) -> None:
        self.engine = engine
        self.heat = engine.settings.slips[level] * engine.settings.swing
        self.batch = engine.states(greedy.PLACES)
        self.values = engine.ints([0] * engine.game.n_options)

    def answer(self, told: Any, teams: Any, seed: int, calm: bool) -> int:
        """The option for a state that the asked seat may take for the true one."""
        e = self.engine
        self.batch[greedy.ROOT] = told
        e.rule(greedy.greedy_place)(self.batch, DEALS, TRIES, teams, e.roles, e.chance(seed), self.values)
        count = int(e.get(self.batch[greedy.ROOT], "n_options"))
        place = slipped([int(self.values[i]) for i in range(count)], self.heat, draw(stream(seed, _SLIP), FINE) / FINE)
        return int(e.get(self.batch[greedy.ROOT], "options")[place])


def slipped(values: list[int], heat: float, chance: float) -> int:
    """The place of a value, drawn: one that is worse by `heat` is taken 2.7 times as rarely."""
    best = max(values)
    odds = [math.exp((value - best) / heat) for value in values]
    left = chance * sum(odds)
    for place, each in enumerate(odds):
        left -= each
        if left < 0:
            return place
    return len(odds) - 1


def think_slipping(game: Game, request: Think, state: AnyGameState) -> Thought:
    """The answer of a level that errs."""
    engine, note = engine_for(game, request.engine)
    batch = engine.states(1)
    engine.put(batch, 0, state)
    mind = SlippingMind(engine, request.level)
    return Thought(mind.answer(batch[0], engine.teams(state), request.seed, False), note=note)
