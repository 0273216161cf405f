"""Worker processes: they answer, what they raise comes back, and whoever stalls or dies is told and replaced."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import insula
from insula.bots import Think
from insula.bots.pool import Pool, Worker, WorkerLost
from insula.bots.thinkers import Thinkers


def adding(more: int) -> Callable[[int], int]:
    return lambda number: number + more


def telling() -> Callable[[str], Any]:
    """Does what it is told: answers, prints, sleeps, raises or ends itself."""

    def work(what: str) -> Any:
        if what == "print":
            print("this is no answer")
        if what == "sleep":
            time.sleep(600)
        if what == "raise":
            raise KeyError("a key")
        if what == "die":
            os._exit(3)
        if what == "unsendable":
            return lambda: None
        return os.getpid()

    return work


def broken() -> Callable[[Any], Any]:
    raise ValueError("this cannot be made")


def test_a_worker_makes_its_object_once_and_answers() -> None:
    with Worker(adding, 5) as worker:
        assert [worker.ask(number) for number in range(3)] == [5, 6, 7]


def test_what_a_job_raises_comes_back_and_the_worker_stays() -> None:
    with Worker(telling) as worker:
        before = worker.ask("print")
        with pytest.raises(KeyError, match="a key"):
            worker.ask("raise")
        with pytest.raises(RuntimeError, match="lambda"):
            worker.ask("unsendable")
        assert worker.ask("go on") == before == worker.pid


def test_a_worker_that_cannot_be_made_says_why() -> None:
    with Worker(broken) as worker, pytest.raises(ValueError, match="this cannot be made"):
        worker.ask(1)


def test_a_worker_that_dies_is_told_with_its_code_and_the_next_job_gets_another_one() -> None:
    with Worker(telling) as worker:
        first = worker.ask("go on")
        with pytest.raises(WorkerLost, match=r"A worker ended by itself \(exit 3\)\.") as lost:
            worker.ask("die")
        assert (lost.value.code, lost.value.stalled) == (3, False)
        assert worker.ask("go on") != first


def test_a_worker_that_stalls_is_ended_when_its_time_is_up() -> None:
    with Worker(telling) as worker:
        worker.ask("go on")
        with pytest.raises(WorkerLost, match=r"took more than 0\.2 s") as lost:
            worker.ask("sleep", seconds=0.2)
        assert lost.value.stalled


def test_a_pool_does_all_jobs_and_the_lowest_order_first() -> None:
    with Pool(2, adding, 1) as pool:
        assert [done.result() for done in [pool.submit(number) for number in range(20)]] == list(range(1, 21))
    seen: list[int] = []
    with Pool(1, telling) as pool:
        first = pool.submit("go on")
        later = [pool.submit("go on", order=order) for order in (3, 1, 2)]
        for order, done in zip((3, 1, 2), later, strict=True):
            done.add_done_callback(lambda _, order=order: seen.append(order))  # type: ignore[misc]
        first.result()
        for done in later:
            done.result()
    assert seen == [1, 2, 3]


def test_jobs_that_wait_are_cancelled_when_a_pool_closes() -> None:
    pool = Pool(1, telling)
    busy, waiting = pool.submit("sleep"), pool.submit("go on")
    while not busy.running():
        time.sleep(0.01)
    pool.close()
    assert waiting.cancelled() and isinstance(busy.exception(), WorkerLost)
    assert all(worker.pid is None for worker in pool.workers)


PROGRAM = """
from insula.bots.pool import Pool
from tests.bots.test_pool import telling
pool = Pool(2, telling)
print(*{pool.submit("go on").result() for _ in range(2)}, *{pool.submit("go on").result() for _ in range(20)}, flush=True)
pool.submit("sleep")
pool.submit("sleep")
print("busy", flush=True)
pool.submit("go on").result()
"""


def test_workers_end_with_the_process_that_started_them_however_it_ends() -> None:
    root = Path(__file__).parents[2]
    process = subprocess.Popen([sys.executable, "-c", PROGRAM], stdout=subprocess.PIPE, text=True, cwd=root)
    assert process.stdout is not None
    workers = {int(word) for word in process.stdout.readline().split()}
    assert workers and process.stdout.readline() == "busy\n"
    process.send_signal(signal.SIGKILL)
    process.wait()
    process.stdout.close()
    while any(_alive(each) for each in workers):  # the test's own time limit ends this
        time.sleep(0.01)


def _alive(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


# ---- bots in workers --------------------------------------------------------------------------------------


def request(level: str, **more: Any) -> Think:
    return Think.of(insula.game("toy").table(seed=3), level, seed=1, **more)


def test_a_bot_answers_and_says_once_that_it_thinks_in_plain_python() -> None:
    with Thinkers() as bots:
        first, second = bots.ask(request("easy")), bots.ask(request("easy"))
    assert first.option in request("easy").options
    assert "plain Python" in first.note
    assert second.note == ""


def test_a_bot_that_stalls_is_replaced_and_the_next_one_answers() -> None:
    with Thinkers(slack=1.0) as bots:
        stalled = bots.ask(request("stalling"))
        assert stalled.option in request("stalling").options
        assert stalled.note == "The bot stalling took too long; this move was chosen at random."
    with Thinkers() as bots:
        assert bots.ask(request("highest")).option == max(request("highest").options)


def test_a_bot_that_ends_its_process_is_replaced() -> None:
    with Thinkers() as bots:
        died = bots.ask(request("dying"))
    assert died.option in request("dying").options
    assert died.note == "The bot dying ended without an answer (exit 3); this move was chosen at random."


def test_a_worker_starts_again_when_something_was_installed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A bot that came since the process began must be found."""
    with Worker(telling) as worker:
        before = worker.ask("answer")
        assert worker.ask("answer") == before
        monkeypatch.syspath_prepend(str(tmp_path))
        assert worker.ask("answer") != before
