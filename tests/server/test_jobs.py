"""Bots' questions, advice and reviews as jobs in a PostgreSQL database, for any worker on any machine."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
import sqlalchemy as sa

from insula.bots.api import Think, Thought, choose
from insula.core.record import parse_record
from insula.core.registry import load
from insula.review.review import Budget
from insula.server import jobs, work
from insula.server.job_worker import JobWorker
from insula.server.schema import jobs as rows
from insula.server.services import Services
from tests.server import postgres
from tests.server.kit import Person, Server
from tests.server.test_faults import eventually
from tests.server.test_reviews import PATIENCE, a_record, imported, reviewed

Servers = Callable[..., Server]
Workers = Callable[..., JobWorker]
EFFORT = 0.05


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres.running() as address:
        yield address


@pytest.fixture
def engine(database: str) -> Iterator[sa.Engine]:
    made = sa.create_engine(database.replace("postgresql://", "postgresql+psycopg://"))
    yield made
    made.dispose()


@pytest.fixture
def workers(engine: sa.Engine) -> Iterator[Workers]:
    begun: list[JobWorker] = []

    def begin(size: int = 1) -> JobWorker:
        begun.append(JobWorker(engine, size))
        return begun[-1]

    yield begin
    for worker in begun:
        worker.close()


@pytest.fixture
def shared(servers: Servers, database: str, monkeypatch: pytest.MonkeyPatch) -> Server:
    """A server that can think, advise and review nothing itself."""

    def nobody(_: Services) -> Any:
        raise AssertionError("this server does it itself")

    monkeypatch.setattr(Services, "examiners", property(nobody))
    return servers(database=database, bots="shared", bot_command=["sleep", "1000"], review_effort=EFFORT)


def request() -> Think:
    return Think.of(load("card").setup(2).table(seed=4), "greedy", 7, table_id="x")


def test_a_question_for_a_bot_survives_its_way_through_the_database() -> None:
    asked = request()
    again = work.unpack(work.pack(asked))
    assert again.sample == asked.sample and again.options == asked.options
    assert choose(again).option == choose(asked).option


def test_a_game_to_be_reviewed_survives_its_way_through_the_database() -> None:
    record, budget = work.unpack_review(work.pack_review(parse_record(a_record()), Budget(0.5, 7.0)))
    assert record.text() == parse_record(a_record()).text() and budget == Budget(0.5, 7.0)


def test_any_worker_answers_for_any_server(shared: Server, workers: Workers) -> None:
    worker = workers()
    mara = Person(shared.base, "Mara")
    tab = mara.tab(mara.table("me", "greedy"))
    for _ in range(3):
        update = tab.until_mine()
        if update["over"]:
            break
        tab.play(update["options"][0]["id"])
    eventually(lambda: worker.answers > 0)


def test_any_worker_gives_advice(shared: Server, workers: Workers) -> None:
    worker = workers()
    mara = Person(shared.base, "Mara")
    tab = mara.tab(mara.table("me", "greedy"))
    update = tab.until_mine()
    before = worker.answers
    tab.send(t="hint", nonce="h")
    told = tab.until("hint")
    assert told["hints"][0]["option"] in [option["id"] for option in update["options"]]
    assert worker.answers == before + 1


@pytest.mark.deep
@pytest.mark.timeout(600)
def test_a_review_whose_worker_ends_is_made_by_another(shared: Server, workers: Workers, engine: sa.Engine) -> None:
    first = workers()
    mara = Person(shared.base, "Mara")
    table = imported(mara, a_record(22))
    mara.post(f"/api/tables/{table}/review")

    def begun() -> bool:
        with engine.connect() as db:
            return bool(db.scalar(sa.select(sa.func.count()).where(rows.c.taken.is_not(None))))

    eventually(begun)
    first.close()
    second = workers()
    assert reviewed(mara, table)["review"]["decisions"]
    assert (first.answers, second.answers) == (0, 1)


def test_a_bot_whose_worker_ends_is_asked_elsewhere(
    database: str, servers: Servers, engine: sa.Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A worker that is stopped gives its question back, and does not answer it by chance."""
    servers(database=database).stop()  # so that there are tables
    with engine.begin() as db:
        db.execute(rows.delete())
        jobs._add(db, "mine", 60.0, work.pack(request()))
    worker = JobWorker(engine, 1)

    def row() -> Any:
        with engine.connect() as db:
            return db.execute(sa.select(rows.c.taken, rows.c.answer)).one()

    def slowly(asked: Think) -> Thought:
        worker._closing.wait(PATIENCE)
        return choose(asked)

    monkeypatch.setattr(worker._thinkers, "ask", slowly)
    eventually(lambda: row().taken is not None)
    worker.close()
    assert tuple(row()) == (None, None)


def test_two_workers_never_take_the_same_job(database: str, servers: Servers, engine: sa.Engine) -> None:
    servers(database=database).stop()
    with engine.begin() as db:
        db.execute(rows.delete())
        for number in range(2):
            jobs._add(db, f"job{number}", 1.0, work.pack(request()))
        jobs._add(db, "other", 1.0, "{}", "review")
    with engine.connect() as one, engine.connect() as two:
        taken = [jobs.take(one), jobs.take(two), jobs.take(one)]
        assert {job[0] for job in taken if job} == {"job0", "job1"} and taken[2] is None
        found = jobs.take(two, ["review"])
        assert found is not None and found[:2] == ("other", "review")
    with engine.begin() as db:
        db.execute(rows.delete())
