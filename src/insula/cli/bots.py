"""The bots of the terminal: one answer for whoever is asked, from what that seat may know."""

from __future__ import annotations

from collections.abc import Sequence

from insula.bots.api import BUILT_IN, BadThink, Think, Thought, check_level, choose
from insula.bots.thinkers import shared
from insula.core.game import Game
from insula.core.parts import Stop
from insula.core.table import Table


def check_bots(game: Game, names: Sequence[str]) -> None:
    """Stops with one sentence if a bot is unknown."""
    for name in names:
        try:
            check_level(name, game)
        except BadThink as problem:
            raise Stop(str(problem)) from None


def answer(table: Table, level: str, seed: int, seconds: float | None = None) -> Thought:
    """What a bot answers for the seat that is asked; bots from elsewhere think in a process that may be ended."""
    request = Think.of(table, level, seed, seconds=seconds, table_id=f"terminal {id(table)}")
    return choose(request) if level in BUILT_IN else shared().ask(request)
