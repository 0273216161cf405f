"""Looking ahead in another process finds what looking ahead here finds, and a process that dies costs nothing."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator
from concurrent.futures import Future

import pytest

from insula.bots.pool import Pool
from insula.core import previews as core
from insula.core.registry import load
from insula.core.table import Table
from insula.server.lookers import Lookers, Position


@pytest.fixture(scope="module")
def lookers() -> Iterator[Lookers]:
    made = Lookers(1)
    until = time.monotonic() + 120
    while not made.started:
        assert time.monotonic() < until, "the process did not start"
        time.sleep(0.05)
    yield made
    made.close()


def tables(game: str, count: int) -> Iterator[Table]:
    """A game at some of its questions."""
    table, chance = load(game).setup(2).table(seed=11), random.Random(4)
    while count and not table.over:
        if len(table.options) > 1:
            count -= 1
            yield table
        table.play(chance.choice(table.options))


async def all_previews(lookers: Lookers, position: Position) -> dict[int, core.Preview]:
    found: dict[int, core.Preview] = {}
    whole = False
    while not whole:
        part, whole = await lookers.previews(position, len(found))
        found |= dict(part)
    return found


@pytest.mark.parametrize("game", ["card", "amygdala"])
def test_another_process_finds_the_same(lookers: Lookers, game: str) -> None:
    for table in tables(game, 6):
        position = Position.of(table)
        assert asyncio.run(lookers.finals(position)) == core.final_options(table)
        assert asyncio.run(all_previews(lookers, position)) == dict(core.previews(table))


def test_a_process_that_dies_costs_nothing(lookers: Lookers) -> None:
    table = next(tables("card", 1))
    assert asyncio.run(lookers.finals(Position.of(table))) == core.final_options(table)
    assert lookers._pool is not None
    for worker in lookers._pool.workers:
        worker.close()
    assert asyncio.run(lookers.finals(Position.of(table))) == core.final_options(table)


def test_nobody_waits_for_a_process_that_starts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Pool, "submit", lambda *_, **__: Future())  # a worker that takes for ever
    table = next(tables("card", 1))
    made = Lookers(1)
    try:
        assert not made.started
        assert asyncio.run(made.finals(Position.of(table))) == core.final_options(table)
    finally:
        made.close()


def test_without_processes_a_thread_does_it() -> None:
    table = next(tables("card", 1))
    assert asyncio.run(Lookers(0).finals(Position.of(table))) == core.final_options(table)
