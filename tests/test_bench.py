"""The benchmark leaves no participant out in silence: who is missing or stops is a row that says so."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from insula.core.parts import Belief

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


BALANCE = {
    "mark": "order",
    "game": "balance",
    "choices": {"spirits": "random", "setting": "recommended"},
    "names": ["Bliss", "Gloom", "Balance"],
    "deals": 60,
}


def test_every_line_up_of_a_game_is_planned_once(sides: Any) -> None:
    table = sides.StudiedTable(**BALANCE)
    found = sides.setups(table)
    assert list(found) == ["1-1-1", "2-1-1", "1-2-1", "1-1-2", "2-2-1", "2-1-2", "1-2-2", "2-2-2"]
    assert {setup.seats for setup in found.values()} == {3, 4, 5, 6}
    assert sides.parts_of(table)[:3] == [
        ["order", "1-1-1", "", 0, 50],
        ["order", "1-1-1", "", 50, 10],
        ["order", "2-1-1", "", 0, 50],
    ]


def test_sides_are_played_as_printed_and_from_a_changed_beginning(sides: Any) -> None:
    beginnings = {"Balance begins": "third_begins"}
    table = sides.StudiedTable(**BALANCE | {"deals": 2, "line_ups": ["1-1-1"], "beginnings": beginnings})
    player = sides.Player("insula.games.cerebria.study.decklab.handicaps", {"order": table}, "random", "plain")
    (part,) = sides.parts_of(table)
    changed, printed = player(part), player(["order", "1-1-1", "", 0, 2])
    assert [first for _, first, _ in changed] == [2, 2]
    assert all(first < 2 for _, first, _ in printed)
    assert [sum(shares) for shares, _, _ in changed + printed] == pytest.approx([1.0] * 4)
    (name, games), *_ = sides.gathered(table, [(part, changed)]).items()
    assert name == "1-1-1, Balance begins"
    lines = sides.lines_of({name: games})
    assert [line.first is None for line in lines] == [True, True, False]
    assert sides.told(lines, table.names).count("never") == 2


class Doubled:
    """A worker for the test of keeping."""

    def __call__(self, part: list[int]) -> int:
        return 2 * part[0]


def test_a_long_measurement_goes_on_where_it_stopped(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.syspath_prepend(str(BENCH))
    import keeping

    file = tmp_path / "folder" / "kept.jsonl"
    assert keeping.work_off(file, [[1], [2]], 1, 600, Doubled) == [([1], 2), ([2], 4)]
    marked = file.read_text().replace('"found": 2', '"found": 20')
    file.write_text(marked + '{"part": [3], "fou')  # cut off
    assert keeping.work_off(file, [[3], [1]], 1, 600, Doubled) == [([3], 6), ([1], 20)]
    assert keeping.work_off(file, [[1], [2], [9]], 1, 0, Doubled) == [([1], 20), ([2], 4)]


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
    assert sides.SideShare("1-1", 0, 2000, share, low, high, 0.5, 0.5, 10.0).verdict == verdict


def test_a_table_is_written_between_its_marks_and_nothing_else_changes(sides: Any, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("before\n<!-- one -->\nold\n<!-- end of one -->\nafter <!-- two --><!-- end of two -->\n")
    for _ in range(2):
        sides.put(page, "one", "| new |")
    text = "before\n<!-- one -->\n\n| new |\n\n<!-- end of one -->\nafter <!-- two --><!-- end of two -->\n"
    assert page.read_text() == text


def test_a_bot_that_says_too_much_is_seen_in_the_table_of_its_shares(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(BENCH))
    import reliability

    found = [{"game": n, "win": 0.9, "got": float(n % 2), "other": 0.3} for n in range(100)]
    told = reliability.table_of(found)
    assert told["expected_error"] == pytest.approx(0.4)
    assert told["both_sides"] == pytest.approx(1.2)
    assert [(row["positions"], row["was"]) for row in told["bins"]] == [(100, 0.5)]


@pytest.fixture
def overconfident() -> list[dict[str, Any]]:
    """Positions of 3,000 games of two sides whose shares are told with twice the log odds, and a little too good."""
    chance = random.Random(5)
    found = []
    for game in range(3000):
        true = min(max(chance.random(), 0.02), 0.98)
        odds = (true / (1 - true)) ** 2 * 1.3
        got = float(chance.random() < true)
        found.append({"game": game, "win": odds / (1 + odds), "got": got, "side": 0, "sides": 2, "true": true})
    return found


def test_the_map_that_makes_shares_true_is_found(
    monkeypatch: pytest.MonkeyPatch, overconfident: list[dict[str, Any]]
) -> None:
    monkeypatch.syspath_prepend(str(BENCH))
    import reliability

    made = reliability.fit(overconfident)
    assert made.slope == pytest.approx(0.5, abs=0.05)
    assert made.shift == pytest.approx(-0.13, abs=0.08)
    after = reliability.cross_validated(overconfident)
    assert max(abs(each["shown"] - each["true"]) for each in after) < 0.05
    raw, shown = reliability.table_of(overconfident), reliability.table_of(after, "shown")
    assert raw["expected_error"] > 0.08 > 0.03 > shown["expected_error"]
    assert shown["expected_error"] < 2 * reliability.perfect(after)


def test_no_position_is_judged_by_a_map_of_its_own_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(BENCH))
    import reliability

    seen: list[set[int]] = []
    found = [{"game": n // 3, "win": 0.5, "got": float(n % 2), "side": 0, "sides": 2} for n in range(60)]
    monkeypatch.setattr(reliability, "fit", lambda some: seen.append({e["game"] for e in some}) or Belief(0.0, 1.0))
    assert len(reliability.cross_validated(found)) == 60
    assert [len(games) for games in seen] == [16] * 5 and set.intersection(*seen) == set()


def test_the_adviser_is_asked_about_positions_of_a_game_and_its_end_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(BENCH))
    import calibration

    player = calibration.Player(calibration.Asking("card", 2, "random", "easy", 4, 3, "plain"))
    found, again = player([7]), player([7])
    assert found == again and len(found) == 3
    assert {each["got"] for each in found} <= {0.0, 0.5, 1.0}
    assert all(0 <= each["low"] <= each["win"] <= each["high"] <= 1 and each["sides"] == 2 for each in found)
    assert [each["other"] is None for each in found] == [False, True, True]


@pytest.fixture
def load(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(BENCH))
    import load

    return load


def test_how_late_a_server_is_comes_from_its_buckets(load: Any) -> None:
    looks = {0.002: 90.0, 0.005: 6.0, 0.01: 0.0, 0.1: 3.0, 0.25: 1.0, float("inf"): 0.0}
    assert load.late(load.Counter(looks)) == [5.0, 100.0, 250.0]
    assert load.late(load.Counter()) == [0.0, 0.0, 0.0]


def test_cores_are_apart_only_where_there_are_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(BENCH))
    import two_servers

    assert two_servers.core_list("0-3,6") == [0, 1, 2, 3, 6]
    assert two_servers.Cores(range(8)).apart
    assert not two_servers.Cores(range(7)).apart
