"""Who may play in games between bots: a level, a level with its own iterations, an installed bot, a yardstick."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from insula.bots import own
from insula.bots.api import BUILT_IN, MASTER, NETWORKED, POLICY, SEARCHERS, SLIPPING, BadThink, check_level, unknown_bot
from insula.bots.yardsticks import yardsticks

if TYPE_CHECKING:
    from insula.core.game import Game


ITERATIONS = 400  # of the master in games between bots, where nothing else is said


@dataclass(frozen=True)
class Entrant:
    """A bot in games between bots: `hard@500` has its own number of iterations, `careful:depth=3` its parameters."""

    name: str
    level: str
    iterations: int = 0  # 0 for bots that do not search, or search as they like
    file: str = ""  # the network it plays with; empty: the game's own

    @staticmethod
    def parse(text: str, game: Game, ladder: bool = False) -> Entrant:
        """Reads a bot's name; raises `BadThink` if there is no such bot. Yardsticks play at ladders only."""
        if ladder and text in yardsticks():
            return Entrant(text, text, yardsticks()[text].iterations(game))
        named = own.entry_of(text.partition(":")[0])
        if named is not None and named.name not in BUILT_IN:
            check_level(text, game)
            return Entrant(text, text)
        level, sign, count = text.partition("@")
        level, colon, file = level.partition(":")
        if level in NETWORKED and (file or game.tuning.network is not None) and (ladder or not colon):
            return _networked(text, level, file, count)
        if text in ("random", "greedy", *SLIPPING):
            return Entrant(text, level)
        if level not in SEARCHERS:
            more = list(yardsticks()) if ladder else []
            raise unknown_bot(text, game, [*more, "or a level like hard@500"])
        if colon:
            raise unknown_bot(text, game)
        if sign and not (count.isascii() and count.isdecimal() and int(count) > 0):
            raise BadThink(f"“{text}” needs a whole number of iterations after the @.")
        return Entrant(text, level, int(count) if sign else game.tuning.iterations[level])


def _networked(text: str, level: str, file: str, count: str) -> Entrant:
    """A bot that knows a network: `policy`, `master@400`, and on ladders also `master:FILE@400`."""
    if level == POLICY and not count:
        return Entrant(text, level, 0, file)
    if level == MASTER and (not count or (count.isascii() and count.isdecimal() and int(count) > 0)):
        return Entrant(text, level, int(count or ITERATIONS), file)
    raise BadThink(f"“{text}” needs a whole number of iterations after the @.")
