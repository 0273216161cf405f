"""Advice at the table: the judgement of a review on an open question, fair and honest."""

from __future__ import annotations

import time
from dataclasses import replace

import pytest

from insula.bots.api import Think
from insula.core.dealing import dealt
from insula.core.record_class import key
from insula.core.registry import load
from insula.core.table import Table
from insula.review import advising
from insula.review.advising import Advice, advise
from insula.review.judging import Weight
from insula.review.scale import Scale

NAMES = ("Mara", "Ash")


@pytest.fixture(autouse=True)
def _plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("INSULA_ENGINE", "plain")
    monkeypatch.setattr(time, "monotonic", time.process_time)  # seconds of work, however busy the machine is


def a_table(moves: int = 6) -> Table:
    """A game some answers on, where there is something to choose."""
    table = Table(load("card").setup(2), 7, NAMES, salt="s")
    while len(table.moves) < moves or len(table.options) < 3:
        table.play(table.options[0])
    return table


def advice(table: Table, seconds: float = 0.4) -> Advice:
    return advise(Think.of(table, "hard", 3), NAMES, seconds)


def test_advice_names_answers_of_the_open_question_and_the_things_to_click() -> None:
    table = a_table()
    found = advice(table)
    assert 1 < len(found.lines) <= advising.MAX_LINES
    for line in found.lines:
        first = line.answers[0]
        assert first.option in table.options
        assert first.label == table.say(first.option)
        assert line.label.startswith(first.label)
        assert 0.0 <= line.share.low <= line.share.win <= line.share.high <= 1.0


def weighs(monkeypatch: pytest.MonkeyPatch, weight: Weight) -> None:
    monkeypatch.setattr(Scale, "weigh", lambda *given: (weight, 1))


def test_what_is_surely_better_has_a_reason_and_what_is_not_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    table = a_table()
    weighs(monkeypatch, Weight(0.12, 0.01, 5))
    clear = advice(table)
    assert clear.sure and clear.lines[0].gain == 0.12 and clear.lines[0].brief and clear.lines[0].why
    weighs(monkeypatch, Weight(0.12, 0.1, 5))
    assert not advice(table).sure
    weighs(monkeypatch, Weight(0.01, 0.0001, 5))
    assert not advice(table).sure  # less than can be called better
    assert all(line.brief == "" for line in advice(table).lines)


def test_what_weighing_finds_better_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    table = a_table()
    weighs(monkeypatch, Weight(0.2, 0.01, 5))
    before = [line.label for line in advice(table).lines]
    weighs(monkeypatch, Weight(-0.2, 0.01, 5))
    assert [line.label for line in advice(table).lines][:2] == before[1::-1]


def test_advice_depends_on_nothing_that_the_seat_does_not_know() -> None:
    table = a_table()
    other = Table(
        table.setup, 1, NAMES, state=dealt(table.game, table.state, table.asked, 99), salt="x", fast_forward=False
    )
    assert key(other.state) != key(table.state)
    first, second = Think.of(table, "hard", 3), Think.of(other, "hard", 3)
    assert first.sample == second.sample  # all that an adviser is given
    assert replace(first, stretch="", own=()) == replace(second, stretch="", own=())
