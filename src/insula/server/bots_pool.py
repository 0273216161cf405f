"""The server's bots: they think in worker processes of low priority, so that people's moves come first."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
from collections.abc import Sequence

from insula.bots.api import BadThink, Share, Think, Thought
from insula.bots.pool import COMMAND
from insula.bots.thinkers import SLACK, Thinkers
from insula.core.table import Table
from insula.older.process import HostFailed, HostLost, thinker_of
from insula.older.table import OlderTable, OlderThink

log = logging.getLogger("insula.server")
NICE = 5
LONGEST = 60.0  # seconds for a bot of an earlier release: its code may have to be loaded first


def think_of(table: Table, level: str, seed: int, seconds: float | None, table_id: str) -> Think | OlderThink:
    """The decision that a table waits for, for a bot that knows the table's rules; raises `BadThink`."""
    if not isinstance(table, OlderTable):
        return Think.of(table, level, seed, seconds=seconds, table_id=table_id)
    try:
        return table.think(level, seed, seconds, table_id)
    except HostFailed as problem:
        raise BadThink(str(problem)) from None


class BotsPool(Thinkers):
    """Bots that the event loop can wait for."""

    def __init__(
        self, workers: int | None = None, command: Sequence[str] = COMMAND, slack: float | None = None
    ) -> None:
        super().__init__(workers or max(2, os.cpu_count() or 2), command, slack, NICE)

    async def choose(self, request: Think | OlderThink) -> Thought:
        """The bot's answer, or a random one with a note if the bot gives none in time."""
        if isinstance(request, OlderThink):
            return await asyncio.to_thread(_older_thought, request)
        return await asyncio.wrap_future(self.think(request))


def _older_thought(request: OlderThink) -> Thought:
    try:
        told = thinker_of(request.release).ask("choose", within=LONGEST + SLACK, packed=request.packed)
    except (HostLost, HostFailed) as problem:
        log.warning("bot %s of release %s: %s", request.level, request.release.version, problem)
        note = f"The bot {request.level} gave no answer; this move was chosen at random."
        return Thought(secrets.choice(request.options), note=note, replaced=True)
    return Thought(told["option"], tuple(Share(*each) for each in told["shares"]), told["note"])
