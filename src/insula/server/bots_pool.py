"""The server's bots: they think in worker processes of low priority, so that people's moves come first."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Sequence

from insula.bots.api import Think, Thought
from insula.bots.pool import COMMAND
from insula.bots.thinkers import Thinkers

NICE = 5


class BotsPool(Thinkers):
    """Bots that the event loop can wait for."""

    def __init__(
        self, workers: int | None = None, command: Sequence[str] = COMMAND, slack: float | None = None
    ) -> None:
        super().__init__(workers or max(2, os.cpu_count() or 2), command, slack, NICE)

    async def choose(self, request: Think) -> Thought:
        """The bot's answer, or a random one with a note if the bot gives none in time."""
        return await asyncio.wrap_future(self.think(request))
