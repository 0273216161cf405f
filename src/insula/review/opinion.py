"""A second opinion on what is about to be marked: the game's network, where one is installed, and search led by it.

It knows nothing of the game's evaluation that both the weighings and the games played out go by, so what all three
find is hardly the fault of one of them.
"""

from __future__ import annotations

from collections.abc import Sequence

from insula.bots.engine import BotEngine
from insula.bots.network_mind import GuidedTree, network_engine
from insula.core.dealing import dealt
from insula.core.game import AnyGameState
from insula.core.record_class import clone

MIN_TRIES = 4  # of an option, before its value says anything


class SecondOpinion:
    """Asks the network of a game."""

    def __init__(self, engine: BotEngine, iterations: int) -> None:
        self.engine, self.iterations = engine, iterations
        self.tree = GuidedTree(network_engine(engine), iterations + 2)

    def more(
        self, state: AnyGameState, seat: int, played: Sequence[int], other: Sequence[int], seed: int
    ) -> float | None:
        """How much more the other line brings where both part, in shares; None where the network says nothing."""
        game, told = self.engine.game, dealt(self.engine.game, state, seat, seed)
        for first, second in zip(played, other, strict=False):
            options = told.options[: told.n_options]
            if told.over or told.asked.seat != seat or first not in options or second not in options:
                return None
            if first != second:
                return self._between(told, first, second, seed)
            told = clone(told)
            game.dispatch.play(told, first)
        return None

    def _between(self, told: AnyGameState, played: int, other: int, seed: int) -> float | None:
        batch = self.engine.states(1)
        self.engine.put(batch, 0, told)
        self.tree.clear()
        self.tree.ask(batch[0], self.engine.teams(told), seed)
        self.tree.run(self.iterations)
        found = {option: (tries, gains) for option, tries, gains in self.tree.found()}
        (few, low), (many, high) = found.get(played, (0, 0.0)), found.get(other, (0, 0.0))
        if min(few, many) < MIN_TRIES:
            return None
        return (high / many - low / few) / 2  # rewards go from -1 to 1


def second_opinion(engine: BotEngine, iterations: int) -> SecondOpinion | None:
    """The network of a game, if it has one; plain Python would take minutes for each question."""
    has = engine.game.tuning.network is not None and engine.target == "numba"
    return SecondOpinion(engine, iterations) if has else None
