"""Who may play in games between bots: a level, a level with its own iterations, an installed bot, a yardstick."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from insula.bots.api import SEARCHERS, BadThink, unknown_bot
from insula.bots.yardsticks import yardsticks
from insula.core.registry import installed

if TYPE_CHECKING:
    from insula.core.game import Game


@dataclass(frozen=True)
class Entrant:
    """A bot in games between bots. `hard@500` is a level with its own number of iterations."""

    name: str
    level: str
    iterations: int = 0  # 0 for bots that do not search, or search as they like

    @staticmethod
    def parse(text: str, game: Game, ladder: bool = False) -> Entrant:
        """Reads a bot's name; raises `BadThink` if there is no such bot. Yardsticks play at ladders only."""
        if ladder and text in yardsticks():
            return Entrant(text, text, yardsticks()[text].iterations(game))
        level, sign, count = text.partition("@")
        if not sign and level in ("random", "greedy", *(entry.name for entry in installed("insula.bots"))):
            return Entrant(text, level)
        if level not in SEARCHERS:
            more = list(yardsticks()) if ladder else []
            raise unknown_bot(text, game, [*more, "or a level like hard@500"])
        if sign and not (count.isascii() and count.isdecimal() and int(count) > 0):
            raise BadThink(f"“{text}” needs a whole number of iterations after the @.")
        return Entrant(text, level, int(count) if sign else game.tuning.iterations[level])
