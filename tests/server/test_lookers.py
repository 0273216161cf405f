"""Looking ahead in another process finds what looking ahead here finds, and a process that dies costs nothing."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator
from concurrent.futures import Future
from typing import Any

import pytest

from insula.bots.pool import Pool
from insula.core import previews as core
from insula.core.registry import load
from insula.core.table import Table
from insula.server import wire
from insula.server.lookers import Looker, Lookers, Position
from insula.server.previews import Previews
from insula.server.price_tags import Tags, message, shown


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


async def all_previews(lookers: Lookers, position: Position) -> Tags:
    found: Tags = {}
    whole = False
    while not whole:
        part, whole = await lookers.previews(position, len(found))
        found |= part
    return found


@pytest.mark.parametrize("game", ["card", "amygdala"])
def test_another_process_finds_the_same(lookers: Lookers, game: str) -> None:
    for table in tables(game, 6):
        position = Position.of(table)
        assert asyncio.run(lookers.finals(position)) == core.final_options(table)
        expected = {option: shown(found) for option, found in core.previews(table)}
        told = message(table.version, asyncio.run(all_previews(lookers, position)))
        assert wire.Previews.model_validate_json(told) == wire.Previews(version=table.version, previews=expected)


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


def test_prices_of_a_closed_question_are_never_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Future[Any]] = []

    def submit(*_: object, **__: object) -> Future[Any]:
        asked.append(Future())
        return asked[-1]

    monkeypatch.setattr(Pool, "submit", submit)  # a worker that is busy with others
    table = next(tables("card", 1))
    made = Lookers(1)

    async def closed() -> None:
        look = Previews(made).look(table)
        telling = asyncio.create_task(anext(look.parts()))
        while len(asked) < 2:  # the first was to start the worker
            await asyncio.sleep(0)
        telling.cancel()
        await asyncio.gather(telling, return_exceptions=True)

    try:
        asyncio.run(closed())
        assert asked[1].cancelled()
    finally:
        made.close()


def test_what_was_begun_goes_on_before_others_begin(monkeypatch: pytest.MonkeyPatch) -> None:
    orders: list[float] = []

    def submit(_: object, job: Any, seconds: float, kind: str, order: float = 0.0) -> Future[Any]:
        orders.append(order)
        done: Future[Any] = Future()
        done.set_result(None if job is None else Looker()(job))
        return done

    monkeypatch.setattr(Pool, "submit", submit)
    table = next(tables("card", 1))
    made = Lookers(1)
    try:
        position = Position.of(table)
        for wanted in (made.previews(position, 0), made.previews(position, 1), made.finals(position)):
            asyncio.run(wanted)  # type: ignore[arg-type]
        later, goes_on, at_once = orders[1:]
        assert at_once < goes_on < later
    finally:
        made.close()
