"""The puzzle of the day: everywhere the same, by the date in UTC; all puzzles come before one comes again."""

from __future__ import annotations

import hashlib
from datetime import UTC, date, datetime

from insula.core.registry import games, load
from insula.learn.lesson import Lesson, lessons


def puzzles() -> list[Lesson]:
    """The puzzles of all games, mixed, always in the same order."""
    found = [each for game in games() for each in lessons(load(game)) if each.kind == "puzzle"]
    return sorted(found, key=lambda each: hashlib.sha256(f"{each.game.name}/{each.id}".encode()).digest())


def today() -> date:
    """The day that it is now, in UTC."""
    return datetime.now(UTC).date()


def puzzle_of(day: date) -> Lesson | None:
    """The puzzle of a day; None where no game has any."""
    known = puzzles()
    return known[day.toordinal() % len(known)] if known else None
