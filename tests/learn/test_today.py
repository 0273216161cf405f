"""The puzzle of the day: the same everywhere on a day, another one on the next, all of them in turn."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

from insula.learn.today import puzzle_of, puzzles, today

DAY = date(2026, 11, 16)


def name(day: date) -> tuple[str, str]:
    found = puzzle_of(day)
    assert found is not None and found.kind == "puzzle"
    return found.game.name, found.id


def test_a_day_has_one_puzzle() -> None:
    assert name(DAY) == name(DAY)


def test_every_puzzle_of_every_game_comes_before_one_comes_again() -> None:
    count = len(puzzles())
    assert count >= 40
    days = [name(DAY + timedelta(days=n)) for n in range(count)]
    assert len(set(days)) == count and name(DAY + timedelta(days=count)) == days[0]


def test_games_are_mixed() -> None:
    week = {name(DAY + timedelta(days=n))[0] for n in range(14)}
    assert len(week) >= 3


def test_the_day_is_that_of_utc() -> None:
    assert abs((today() - datetime.now(UTC).date()).days) <= 1
