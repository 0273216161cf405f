"""The bots of the terminal: one answer for whoever is asked, from what that seat may know."""

from __future__ import annotations

from collections.abc import Sequence

from insula.bots.api import BUILT_IN, Think, Thought, choose, levels, unknown_bot
from insula.bots.thinkers import shared
from insula.core.game import Game
from insula.core.parts import Stop
from insula.core.table import Table


def check_bots(game: Game, names: Sequence[str]) -> None:
    """Stops with one sentence if a bot is unknown."""
    known = [level.name for level in levels(game)]
    for name in names:
        if name not in known:
            raise Stop(str(unknown_bot(name, game)))


def answer(table: Table, level: str, seed: int, seconds: float | None = None) -> Thought:
    """What a bot answers for the seat that is asked; bots from elsewhere think in a process that may be ended."""
    request = Think.of(table, level, seed, seconds=seconds, table_id="terminal")
    return choose(request) if level in BUILT_IN else shared().ask(request)
