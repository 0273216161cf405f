"""Looking ahead in processes of its own: what follows from each answer is worked out beside the event loop, not in it.

A thread would share the interpreter with everybody's moves (docs/adr/0038-looking-ahead-elsewhere.md). Without workers,
or when one is lost, the same is done in a thread.
"""

from __future__ import annotations

import asyncio
import logging
import time
from array import array
from dataclasses import dataclass
from typing import Any

from insula.bots.api import unpack
from insula.bots.pool import Pool, WorkerLost
from insula.core import previews as core
from insula.core.language import speaking, spoken
from insula.core.record_class import key
from insula.core.registry import games, load
from insula.core.table import Table
from insula.server.price_tags import Tags, tag

log = logging.getLogger("insula.server")
SECONDS = 20.0  # for one job; then it is done in a thread
PART_SECONDS = 0.05  # what is found in this time is sent together, so that neither prices nor finals wait long
KEPT = 8  # positions
AT_ONCE, GOES_ON, LATER = 0.0, 0.5, 1.0  # the order of jobs: somebody waits, begun already, not begun
NICE = 3  # moves come before prices, and both before bots
Part = tuple[Tags, bool]  # what was found, and whether that was all


@dataclass(frozen=True)
class Position:
    """A running table as it stands, small enough for a pipe."""

    game: str
    seats: int
    choices: dict[str, str]
    names: tuple[str, ...]
    state: bytes
    fast_forward: bool
    language: str  # of whoever will read what is found

    @classmethod
    def of(cls, table: Table) -> Position:
        """The position of a table; the caller holds its lock."""
        packed = array("q", key(table.state)).tobytes()
        setup = table.setup
        return cls(table.game.name, setup.seats, dict(setup.choices), table.names, packed, table.fast_forward, spoken())

    def table(self) -> Table:
        """A table that stands still there."""
        game = load(self.game)
        setup = game.setup(self.seats, **self.choices)
        made = Table(setup, 0, self.names, state=unpack(game, self.state), salt="", fast_forward=False)
        made.fast_forward = self.fast_forward
        return made


@dataclass(frozen=True)
class Job:
    """Finals, or the previews of the options from a place on, or those of acts by their answers."""

    position: Position
    first: int | None = None
    acts: tuple[tuple[int, ...], ...] = ()


class Looker:
    """Does jobs, and keeps the last positions: previews come in parts, with jobs of other tables between, and deals
    are dear."""

    def __init__(self) -> None:
        self._kept: list[tuple[Position, Table, core.Look]] = []  # the latest first

    def __call__(self, job: Job | None) -> Any:
        """The answer, in the language of whoever asked; without a job all games are loaded."""
        if job is None:
            return [load(name).name for name in games()]
        with speaking(job.position.language):
            table, look = self._at(job.position)
            if job.acts:
                return core.act_previews(table, job.acts)
            return core.final_options(table) if job.first is None else _part(table, look, job.first)

    def _at(self, position: Position) -> tuple[Table, core.Look]:
        found = next((each for each in self._kept if each[0] == position), None)
        if found is None:
            table = position.table()
            found = position, table, core.Look(table)
        self._kept = [found, *(each for each in self._kept if each is not found)][:KEPT]
        return found[1:]


def _part(table: Table, look: core.Look, first: int) -> Part:
    until = time.monotonic() + PART_SECONDS
    found: Tags = {}
    options = [int(option) for option in table.state.options[: table.state.n_options]]
    for option in options[first:]:
        found[option] = tag(look.preview(option))
        if time.monotonic() > until:
            break
    return found, first + len(found) >= len(options)


class Lookers:
    """Some processes that look ahead; none, or while they start: threads of this one do.

    They start at once, and nobody waits for that: after a restart everybody comes back in the first second.
    """

    def __init__(self, workers: int) -> None:
        self._pool = Pool(workers, Looker, nice=NICE) if workers else None
        self._starting = [self._pool.submit(None, SECONDS, "start") for _ in range(workers)] if self._pool else []

    @property
    def started(self) -> bool:
        """Whether the processes are there."""
        return all(each.done() for each in self._starting)

    async def finals(self, position: Position) -> set[int]:
        """The options that cannot be taken back alone; people wait for them, so they come first."""
        found: set[int] = await self._answer(Job(position), AT_ONCE)
        return found

    async def previews(self, position: Position, first: int) -> Part:
        """What the options from a place on cost and bring, as many as are found in a moment.

        What was begun goes on before others begin, so that its deals are still at hand.
        """
        found: Part = await self._answer(Job(position, first), GOES_ON if first else LATER)
        return found

    async def acts(self, position: Position, acts: tuple[tuple[int, ...], ...]) -> list[core.Preview]:
        """What whole acts cost and bring; somebody has clicked and waits for them."""
        found: list[core.Preview] = await self._answer(Job(position, acts=acts), AT_ONCE)
        return found

    async def _answer(self, job: Job, order: float) -> Any:
        if self._pool is not None and (self.started or order > AT_ONCE):  # prices can wait for a process that starts
            try:
                return await asyncio.wrap_future(self._pool.submit(job, SECONDS, job.position.game, order))
            except WorkerLost as lost:
                log.warning("looking ahead at %s: %s", job.position.game, lost)
        return await asyncio.to_thread(Looker(), job)

    def close(self) -> None:
        """Ends the processes."""
        if self._pool is not None:
            self._pool.close()
