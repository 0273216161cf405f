"""Clocks: time per answer, reserve, days; a bot stands in when time runs out, and the lobby says so before."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from insula.core.language import speaking
from insula.server import wire
from insula.server.clock import GRACE, Clock, pace_in_words, pace_of
from tests.server.kit import Person, Server
from tests.server.test_restart import moved

Servers = Callable[..., Server]


class Hands:
    """A clock on the wall that a test moves: nothing hangs on how busy the machine is."""

    def __init__(self) -> None:
        self.at = 1000.0

    def monotonic(self) -> float:
        return self.at

    time = monotonic

    def sleep(self, seconds: float) -> None:
        self.at += seconds


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Hands:
    made = Hands()
    monkeypatch.setattr("insula.server.clock.time", made)
    return made


def test_the_lobby_says_what_happens_when_time_runs_out() -> None:
    live = pace_of(wire.PaceIn(kind="live", move_seconds=45, reserve_seconds=300))
    assert live.says == (
        "Live: 45 seconds for each answer, then 5 minutes of reserve for the game; "
        "a bot then plays that seat until its player takes it back."
    )
    days = pace_of(wire.PaceIn(kind="days", days=1))
    assert days.says == (
        "Turn-based: 1 day for each answer; a bot then plays that seat until its player takes it back."
    )
    assert pace_of(wire.PaceIn()).says == "No clock."
    with speaking("de"):  # whoever looks reads it in their own language, whoever opened the table
        told = {pace.kind: pace_in_words(pace).says for pace in (live, days)}
    assert told["live"].startswith("Live: 45 Sekunden für jede Antwort, danach 5 Minuten Reserve")
    assert told["days"].startswith("Zug um Zug: 1 Tag für jede Antwort")


def test_a_quick_answer_costs_no_reserve_and_a_slow_one_does(hands: Hands) -> None:
    pace = wire.Pace(kind="live", move_seconds=0, reserve_seconds=10, days=0, says="")
    clock = Clock(pace, 2)
    clock.ask(1, 1)
    hands.sleep(0.05)
    assert clock.answered() == 50
    assert clock.reserve == [10_000, 9_950]
    generous = Clock(pace.model_copy(update={"move_seconds": 60}), 2)
    generous.ask(0, 2)
    hands.sleep(0.05)
    assert generous.answered() == 0


def test_taking_an_answer_back_gains_no_time(hands: Hands) -> None:
    pace = wire.Pace(kind="live", move_seconds=0, reserve_seconds=10, days=0, says="")
    clock = Clock(pace, 2)
    clock.ask(0, 3)
    hands.sleep(0.1)
    first = clock.answered()
    clock.ask(0, 4)
    clock.taken_back()
    clock.ask(0, 5)
    shown = clock.shown()
    assert shown is not None and shown.reserve_ms[0] <= 10_000 - first
    hands.sleep(0.1)
    second = clock.answered()
    assert 10_000 - clock.reserve[0] == first + second == 200
    clock.ask(1, 6)
    clock.taken_back()
    clock.ask(1, 7)
    left = clock.left()
    assert left is not None and abs(left - 10) < 0.001


def test_a_question_that_stays_open_goes_on_from_when_it_was_asked(hands: Hands) -> None:
    clock = Clock(wire.Pace(kind="live", move_seconds=10, reserve_seconds=0, days=0, says=""), 2)
    clock.ask(0, 7)
    hands.sleep(0.1)
    clock.stop()
    clock.ask(0, 7)
    left = clock.left()
    assert left is not None and abs(left - 9.9) < 0.001


def test_days_are_counted_over_a_restart_but_never_below_a_grace(hands: Hands) -> None:
    clock = Clock(pace_of(wire.PaceIn(kind="days", days=2)), 2)
    clock.ask(0, 8, asked_at=hands.time() - 86400)
    left = clock.left()
    assert left is not None and abs(left - 86400) < 0.001
    clock.ask(0, 9, asked_at=hands.time() - 30 * 86400)
    left = clock.left()
    assert left is not None and abs(left - GRACE) < 0.001


def test_a_clock_that_was_set_back_gives_nobody_days(hands: Hands) -> None:
    clock = Clock(pace_of(wire.PaceIn(kind="days", days=1)), 2)
    clock.ask(0, 8, asked_at=hands.time() + 3 * 86400)
    left = clock.left()
    assert left is not None and left <= 86400


def test_who_runs_out_of_time_is_played_by_a_bot_until_coming_back(servers: Servers, tmp_path: Path) -> None:
    server = servers()
    mara, ash = Person(server.base, "Mara"), Person(server.base, "Ash")
    pace = {"kind": "live", "move_seconds": 5, "reserve_seconds": 0}
    table = mara.table("me", "open", pace=pace)
    assert ash.get("/api/tables")["open"][0]["pace"]["says"].startswith("Live: 5 seconds for each answer")
    ash.post(f"/api/tables/{table}/sit", seat=1)
    tab = mara.tab(table)
    clock = tab.until("update")["clock"]
    assert clock["seat"] == tab.update["asked"] and 0 < clock["move_ms"] <= 5000 and clock["reserve_ms"] == [0, 0]
    late = tab.update["asked"]
    message = tab.until("table")
    while not message["seats"][late]["stand_in"]:
        message = tab.until("table")
    assert message["seats"][late]["kind"] == "bot"
    with sqlite3.connect(tmp_path / "insula.db") as db:
        assert db.execute("select kind, seat from lines where kind = 'timeout'").fetchone() == ("timeout", late)
    db.close()


def test_a_restart_costs_nobody_time(servers: Servers) -> None:
    server = servers()
    mara = Person(server.base, "Mara")
    table = mara.table("me", "me", pace={"kind": "live", "move_seconds": 30, "reserve_seconds": 90})
    tab = mara.tab(table)
    tab.until("update")
    server.stop()
    time.sleep(0.3)
    began = time.monotonic()
    again = servers()
    clock = moved(mara, again.base).tab(table).until("update")["clock"]
    since = 1000 * (time.monotonic() - began)  # of the time before that nothing counts
    assert clock["move_ms"] >= 30_000 - since and clock["reserve_ms"] == [90_000, 90_000]
