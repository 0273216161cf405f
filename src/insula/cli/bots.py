"""The bots of the terminal: one answer for whoever is asked, from what that seat may know."""

from __future__ import annotations

from collections.abc import Sequence

from insula.bots.api import Think, choose, levels
from insula.cli.main import Stop
from insula.core.game import Game
from insula.core.table import Table


def check_bots(game: Game, names: Sequence[str]) -> None:
    """Stops with one sentence if a bot is unknown."""
    known = [level.name for level in levels(game)]
    for name in names:
        if name not in known:
            raise Stop(f"There is no bot “{name}”; there is {', '.join(known)}.")


def answer(table: Table, level: str, seed: int) -> int:
    """The option that a bot chooses for the seat that is asked."""
    return choose(Think.of(table, level, seed)).option
