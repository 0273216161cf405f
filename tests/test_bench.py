"""The benchmark leaves no participant out in silence: who is missing or stops is a row that says so."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

BENCH = Path(__file__).resolve().parent.parent / "bench"


@pytest.fixture
def peer_runs(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(BENCH))
    import peer_runs

    return peer_runs


def test_a_peer_whose_environment_is_missing_is_said_not_to_be_installed(
    peer_runs: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(peer_runs, "PYTHON", tmp_path / "nowhere" / "python")
    rows = peer_runs.measure("RLCard")
    assert [(row.system, row.note, row.decisions) for row in rows] == [("RLCard", "not installed", None)]


@pytest.mark.parametrize(
    ("last", "note"),
    [("import no_such_peer", "not installed"), ("raise ValueError('no dice')", "stopped: ValueError: no dice")],
)
def test_a_peer_that_stops_keeps_its_figures_and_tells_why(
    last: str, note: str, peer_runs: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    import sys

    script = f"from figures import Figure\nFigure('RLCard', '1', 'uno', 25e3).tell()\n{last}\n"
    (tmp_path / "rlcard_games.py").write_text(script, encoding="utf-8")
    monkeypatch.setattr(peer_runs, "HERE", tmp_path)
    monkeypatch.setattr(peer_runs, "PYTHON", Path(sys.executable))
    first, second = peer_runs.measure("RLCard")
    assert (first.game, first.decisions) == ("uno", 25_000)
    assert second.note == note


def test_numbers_are_told_with_three_digits_that_count(peer_runs: Any) -> None:
    from figures import digits, short

    numbers = (0.02741, 942_660, 999_700, 12_686_896, 2_000_000_000)
    assert [short(n) for n in numbers] == ["0.0274", "943 k", "1,000 k", "12.7 M", "2,000 M"]
    assert [digits(n) for n in (0.729, 14_871.2)] == ["0.729", "14,900"]


@pytest.fixture
def sides(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(BENCH))
    import sides

    return sides


def test_every_line_up_of_a_game_is_planned_once(sides: Any) -> None:
    planned = sides.plans("balance", "line_up", {"spirits": "random"}, "greedy", 5, 1)
    assert list(planned) == ["1-1-1", "2-1-1", "1-2-1", "1-1-2", "2-2-1", "2-1-2", "1-2-2", "2-2-2"]
    assert [plan.games for plan in planned.values()] == [5] * 8
    assert {cell.seats for plan in planned.values() for cell in plan.cells} == {3, 4, 5, 6}


@pytest.mark.parametrize(
    ("share", "low", "high", "verdict"),
    [
        (0.50, 0.46, 0.54, "inside"),
        (0.55, 0.51, 0.59, "inside, not for sure"),
        (0.60, 0.56, 0.64, "outside, not for sure"),
        (0.30, 0.26, 0.34, "outside"),
    ],
)
def test_a_side_is_called_uneven_by_its_whole_interval(
    sides: Any, share: float, low: float, high: float, verdict: str
) -> None:
    assert sides.Line("1-1", 0, 2000, share, low, high, 0.5, 0.5, 10.0).verdict == verdict


def test_a_table_is_written_between_its_marks_and_nothing_else_changes(sides: Any, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("before\n<!-- one -->\nold\n<!-- end of one -->\nafter <!-- two --><!-- end of two -->\n")
    for _ in range(2):
        sides.put(page, "one", "| new |")
    text = "before\n<!-- one -->\n\n| new |\n\n<!-- end of one -->\nafter <!-- two --><!-- end of two -->\n"
    assert page.read_text() == text


def test_a_bot_that_says_too_much_is_seen_in_the_table_of_its_shares(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(BENCH))
    import calibration

    found = [{"game": n, "win": 0.9, "got": float(n % 2), "other": 0.3} for n in range(100)]
    told = calibration.table_of(found)
    assert told["expected_error"] == pytest.approx(0.4)
    assert told["both_sides"] == pytest.approx(1.2)
    assert [(row["positions"], row["was"]) for row in told["bins"]] == [(100, 0.5)]
