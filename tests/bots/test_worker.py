"""Bots in a process of their own: they answer, and a table goes on when they do not."""

from __future__ import annotations

import time

import insula
from insula.bots import Think
from insula.bots.worker import Worker


def test_a_worker_answers_and_says_once_that_it_thinks_in_plain_python() -> None:
    table = insula.game("toy").table(seed=3)
    with Worker() as worker:
        first = worker.ask(Think.of(table, "easy", seed=1))
        second = worker.ask(Think.of(table, "easy", seed=1))
    assert first.option in table.options
    assert "plain Python" in first.note
    assert second.note == ""


def test_a_bot_that_stalls_is_replaced_and_the_next_one_answers() -> None:
    table = insula.game("toy").table(seed=3)
    with Worker() as worker:
        began = time.perf_counter()
        stalled = worker.ask(Think.of(table, "stalling", seed=1, seconds=0.2))
        assert time.perf_counter() - began < 20
        assert stalled.option in table.options
        assert stalled.note == "The bot stalling took too long; this move was chosen at random."
        assert worker.ask(Think.of(table, "highest", seed=1)).option == max(table.options)


def test_a_bot_that_ends_its_process_is_replaced() -> None:
    table = insula.game("toy").table(seed=3)
    with Worker() as worker:
        died = worker.ask(Think.of(table, "dying", seed=1))
    assert died.option in table.options
    assert died.note.startswith("The bot dying ended without an answer")
