"""Weighs what was played against what search would have played, with as many iterations as that takes."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence

from insula.bots.engine import BotEngine
from insula.bots.thinking import Tree
from insula.core.chance import game_seed
from insula.core.dealing import dealt
from insula.core.game import AnyGameState
from insula.review import weighing
from insula.review.judging import Weight, difference, weighed
from insula.review.sampling import compiled, flat

LEVEL = "hard"
WARMING = 0.25  # part of the iterations after which a tree knows enough to be believed
FEWEST, MOST = 2, 8  # weighings of one pair of lines, each with trees and deals of its own


class Scale:
    """Two trees, one below each of two lines, again and again: what one tree believes, another may not."""

    def __init__(self, engine: BotEngine, iterations: int) -> None:
        self.engine, self.iterations = engine, iterations
        self._trees = [Tree(engine, iterations + 2, LEVEL) for _ in range(2)]
        self._weigh = compiled(engine.game.name, engine.target, weighing.weigh)

    def weigh(
        self,
        state: AnyGameState,
        seat: int,
        played: Sequence[int],
        other: Sequence[int],
        seed: int,
        until: float = math.inf,
    ) -> tuple[Weight, int]:
        """How much more the other line brings the seat, and the iterations it took; no new weighing after a time."""
        lines, found = self.engine.ints(flat([played, other])), list[float]()
        within = 0.0
        while len(found) < MOST:
            more, error = self._once(state, seat, lines, game_seed(seed, len(found)))
            found.append(more)
            within += error
            weight = weighed(found, within / len(found))
            if len(found) >= FEWEST and (weight.settled or time.monotonic() > until):
                break
        return weight, 2 * self.iterations * len(found)

    def _once(self, state: AnyGameState, seat: int, lines: object, seed: int) -> tuple[float, float]:
        """One weighing with fresh trees."""
        told = dealt(self.engine.game, state, seat, seed)
        brought = []
        for line, tree in enumerate(self._trees):
            tree.clear()
            tree.ask(told, self.engine.teams(told), seed)
            brought.append(self._run(tree, line, lines, seed, 0, self.iterations))
        skipped = int(self.iterations * WARMING)
        return difference(brought[1][skipped:], brought[0][skipped:])

    def _run(self, tree: Tree, line: int, lines: object, seed: int, first: int, count: int) -> list[float]:
        e = self.engine
        found = e.room(count, float)
        self._weigh(
            tree.batch,
            line,
            lines,
            seed,
            first,
            count,
            tree.head,
            tree.tree,
            tree.worth,
            tree.at,
            tree.untried,
            tree.path,
            tree.gains,
            tree.teams,
            e.roles,
            tree.chance,
            tree.knobs,
            tree.rates,
            found,
        )
        return [float(each) for each in found]
