"""Games played out from some lines by a quick greedy bot on every seat: what a mark must stand up to.

Each bot answers from what its seat may know, whole acts at a time; all lines meet the same deals and the same luck.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from insula.bots import playing
from insula.bots.engine import BotEngine
from insula.bots.greedy import ROOT
from insula.bots.match import shares_of
from insula.core.chance import decision_seed
from insula.core.game import AnyGameState
from insula.review.sampling import Gains

QUICK = (1, 1)  # deals and ways to finish an act that each bot tries; greedy at a table tries more
SOURCE, DEALT = 0, 1


class Rehearsal:
    """Plays games of one set-up out."""

    def __init__(self, engine: BotEngine, side_of: Sequence[int]) -> None:
        self.engine, self.side_of = engine, side_of
        self._first = [side_of.index(side) for side in range(max(side_of) + 1)]
        self._batch, self._kept = engine.states(playing.PLACES), engine.states(2)
        game, tally = engine.game, engine.tally
        self._limits = engine.ints([game.max_decisions, *QUICK])
        self._bots = engine.ints([playing.GREEDY] * len(side_of))
        self._chance, self._values = engine.chance(0), engine.ints([0] * game.n_options)
        self._counting = [engine.ints([0] * size) for size in (tally.memory, tally.size, playing.COURSE)]

    def games(self, source: AnyGameState, lines: Sequence[Sequence[int]], seed: int, first: int, deals: int) -> Gains:
        """What each line brings each side, on some deals of what the seat that is asked in the source may know."""
        e, batch, kept, found = self.engine, self._batch, self._kept, list[list[list[float]]]()
        e.put(kept, SOURCE, source)
        teams, seat = e.teams(source), int(source.asked.seat)
        for number in range(first, first + deals):
            batch[playing.TRUTH] = kept[SOURCE]
            e.rule(playing.tell)(batch, seed, number, self._chance)
            kept[DEALT] = batch[ROOT]
            found.append([self._played(seat, line, teams, decision_seed(seed, number)) for line in lines])
        return found

    def _played(self, seat: int, line: Sequence[int], teams: Any, seed: int) -> list[float]:
        """Each side's part of the victory after a line, as far as the deal allows it, and a game of the bots."""
        e, batch, done = self.engine, self._batch, 0
        batch[playing.TRUTH] = self._kept[DEALT]
        for option in line:
            if self._get("over") or int(e.get(self._get("asked"), "seat")) != seat:
                break
            if option not in self._get("options")[: self._get("n_options")]:
                break
            e.rule(playing.answer)(batch, option, *self._counting)
            done += 1
        work = (self._bots, self._limits, teams, e.roles, self._chance, self._values, *self._counting)
        e.rule(playing.play_on)(batch, seed, done, *work)
        won = self._get("won")
        winners = [s for s in range(len(self.side_of)) if self._get("over") and won[s]]
        shares = shares_of(winners, self.side_of)
        return [shares[s] for s in self._first]

    def _get(self, name: str) -> Any:
        return self.engine.get(self._batch[playing.TRUTH], name)
