"""A player's own page: what is counted of finished games, and what is missed again and again."""

from __future__ import annotations

import json
from typing import Any

from insula.server.players import Sat, accuracy, missed, played


def sat(seat: int, won: bool, *, choices: dict[str, str] | None = None, marks: int = 0, id: str = "t") -> Sat:
    """A finished game of Cerebria with three bots, reviewed, with some marks of the seat."""
    row: Any = {
        "id": id,
        "game": "cerebria",
        "updated": 1.0,
        "choices": json.dumps(choices or {}),
        "result": json.dumps({"winners": [seat] if won else [], "points": [30, 31, 32, 33]}),
    }
    mark = {"seat": seat, "loss": 0.1, "others": [{"label": "Quell: Fear", "why": "Because."}]}
    another = {**mark, "seat": (seat + 1) % 4}
    summary = {
        "players": [{"decisions": 40, "accurate": 40 - marks} for _ in range(4)],
        "marks": [*([mark] * marks), another],
        "opening": {str(seat): "Move to the Cradle"},
    }
    return Sat(row, seat, [("Pax", "hard", other) for other in range(4) if other != seat], summary)


def test_spirits_decks_seats_and_openings_are_counted_with_what_was_won() -> None:
    named = {"spirits": "love,delight,misery,hatred", "decks": "recommended"}
    found = played("cerebria", [sat(0, True, choices=named), sat(0, False, choices=named), sat(2, True, choices=named)])
    assert (found.games, found.won, found.points) == (3, 2.0, (30 + 30 + 32) / 3)
    assert [(each.what, each.games, each.won) for each in found.columns["Spirit"]] == [
        ("love", 2, 1.0),
        ("misery", 1, 1.0),
    ]
    assert [each.name for each in found.columns["Spirit"]] == ["Love", "Misery"]
    assert sum(each.games for each in found.columns["Deck"]) == 3
    assert [(each.name, each.games) for each in found.seats] == [("Seat 1 of 4", 2), ("Seat 3 of 4", 1)]
    assert [(each.name, each.games, each.won) for each in found.openings] == [("Move to the Cradle", 3, 2.0)]


def test_accuracy_is_each_game_and_the_mean_of_the_last_seven() -> None:
    points = accuracy([sat(0, True, marks=n) for n in (8, 0, 0, 0, 0, 0, 0, 4)])
    assert [each.accurate for each in points] == [32, 40, 40, 40, 40, 40, 40, 36]
    assert points[6].mean == 272 / 280 and points[7].mean == 276 / 280  # the first one is forgotten
    assert all(each.low <= each.mean <= each.high for each in points)


def test_only_what_is_missed_again_and_again_counts_and_only_by_oneself() -> None:
    assert missed([sat(0, True, marks=1, id="a"), sat(0, True, marks=1, id="b")]) == []
    (habit,) = missed([sat(0, True, marks=2, id="a"), sat(0, True, marks=1, id="b")])
    assert (habit.name, habit.times, habit.games, habit.example) == ("Quell", 3, 2, "Because.")
    assert habit.lessons and all(each.game == "cerebria" for each in habit.lessons)
