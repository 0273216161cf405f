"""Plays the numbered games of a plan in one process, with whatever bots sit there."""

from __future__ import annotations

from collections.abc import Sequence

from insula.arena.tournament import Cell, Plan
from insula.bots.engine import BotEngine
from insula.bots.engine_cache import match_engine
from insula.bots.entrants import Entrant
from insula.bots.match import INSIDE, Failure, Match, Played
from insula.bots.yardsticks import Mind
from insula.core.registry import load


class Player:
    """Plays games of a plan by their numbers. Trees and compiled rules are kept between games."""

    def __init__(self, plan: Plan, target: str = "numba") -> None:
        self.plan = plan
        self.target = target
        self._engines: dict[str, BotEngine] = {}
        self._matches: dict[int, Match] = {}
        self._minds: dict[str, dict[Entrant, Mind]] = {}
        searching = {bot for cell in plan.cells for bot in cell.line_up if bot.partition("@")[0] not in INSIDE}
        self._search = bool(searching)

    def engine(self, game: str) -> BotEngine:
        """The rules of a game, compiled or loaded when first asked for."""
        if game not in self._engines:
            self._engines[game] = match_engine(load(game), self.target, self._search)
        return self._engines[game]

    def match(self, cell: Cell) -> Match:
        """The set-up of a cell, ready to be played again and again."""
        if cell.number not in self._matches:
            minds = self._minds.setdefault(cell.game, {})
            self._matches[cell.number] = Match(cell.setup, self.engine(cell.game), minds, self.plan.seconds)
        return self._matches[cell.number]

    def prepare(self) -> None:
        """Compiles everything that the plan needs, or loads it."""
        for cell in self.plan.cells:
            self.engine(cell.game)

    def play(self, number: int, failed: Sequence[Failure] = ()) -> Played:
        """One game from set-up to end; with the failures of its row it goes as it went then, overruns included."""
        planned = self.plan.planned(number)
        game = load(planned.cell.game)
        bots = [Entrant.parse(bot, game) for bot in planned.bots]
        return self.match(planned.cell).play(planned.seed, bots, failed)
