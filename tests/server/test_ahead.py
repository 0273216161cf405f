"""Answers given ahead: left for others' turns, given like any other, kept over a restart, and told to nobody else."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from types import SimpleNamespace
from typing import Any

import pytest

from insula.core.registry import game
from insula.core.table import Table
from insula.server.ahead import GIVEN, LEFT, Ahead, stands
from insula.server.presenters import PASS
from insula.server.rows import Line
from tests.server.kit import Person, Server, Tab
from tests.server.test_restart import moved, table_for_two
from tests.server.test_rooms import asked_first, catch_up

Servers = Callable[..., Server]


def line(kind: str, seat: int, text: str = "", nonce: str = "") -> Line:
    return Line(0, kind, seat, text, nonce=nonce)


def test_a_pass_stands_until_its_owner_does_something_else_or_the_game_is_rewound() -> None:
    left = line(LEFT, 1, PASS)
    others = [line("play", 0, "use joy"), line("undo", 0)]
    given = line("play", 1, PASS, f"{GIVEN} 7")
    assert stands([left, *others, given, *others], 1)
    assert not stands([left, *others], 0)
    for end in (
        line(LEFT, 1),
        line("play", 1, "pass", "n1"),
        line("undo", 1),
        line("rewind", 0, "3"),
        line("bot", 1, "easy"),
        line("sit", 1, "Ines"),
        line("timeout", 1),
        line("resign", 1),
    ):
        assert not stands([left, given, end, *others], 1), end.kind
    assert not stands([], 1)


def chosen(tab: Tab, rng: random.Random) -> int:
    """An answer, rather one that others may say something to."""
    options = tab.update["options"]
    using = [each for each in options if each["text"].startswith("use")]
    option: int = rng.choice(using or options)["id"]
    return option


def to_a_window(first: Tab, second: Tab) -> tuple[Tab, Tab]:
    """Plays until somebody is asked in the other's turn; that tab and the other."""
    rng = random.Random(8)
    for _ in range(400):
        asked, other = asked_first(first, second)
        if asked.update["kind"] in game("card", 2).game.ahead:
            return asked, other
        asked.play(chosen(asked, rng))
        catch_up(other, asked.update["version"])
    raise AssertionError("there was no window in 400 answers")


def leave(tab: Tab, seat: int, on: bool = True) -> dict[str, Any]:
    tab.send(t="ahead", nonce=f"left-{on}", seat=seat, on=on)
    return tab.until("standing")


def lines_of(server: Server, table: str) -> list[Line]:
    room = server.call(server.hall.room(table))
    return list(room.log.lines)


def test_a_pass_that_is_left_is_given_and_stored_like_any_other_and_holds_for_the_next_window(servers: Servers) -> None:
    server = servers(ahead_pause=0.0)
    table, *_, first, second = table_for_two(server)
    asked, other = to_a_window(first, second)
    seat, version = asked.update["asked"], asked.update["version"]
    assert leave(asked, seat) == {"t": "standing", "possible": True, "seats": [seat]}
    catch_up(asked, version + 1)
    catch_up(other, version + 1)
    given = lines_of(server, table)[-1]
    assert (given.kind, given.seat, given.text, given.user_id != "") == ("play", seat, PASS, True)
    rng = random.Random(9)
    for _ in range(200):  # the next window passes, too, without being asked; then comes the own turn
        if asked.update["options"]:
            break
        other.until_mine()
        other.play(chosen(other, rng))
        catch_up(asked, other.update["version"])
    assert asked.update["kind"] not in game("card", 2).game.ahead
    asked.play(asked.update["options"][0]["id"])
    asked.send(t="hello", since=0)
    assert asked.until("standing")["seats"] == []


def test_nobody_else_is_told_and_it_can_be_taken_away(servers: Servers) -> None:
    server = servers(ahead_pause=1000.0)
    table, *_, first, second = table_for_two(server)
    asked, other = to_a_window(first, second)
    seat = asked.update["asked"]
    before = server.call(server.hall.room(table)).updated
    leave(asked, seat)
    heard = len(other.seen)
    other.why(thing="card:x")
    assert [each["t"] for each in other.seen[heard:]] == ["why"]
    assert all(each["seats"] == [] for each in other.seen if each["t"] == "standing")
    watcher = Person(server.base, "Ines").tab(table)
    watcher.until("update")
    assert "standing" not in [each["t"] for each in watcher.seen]
    assert server.call(server.hall.room(table)).updated == before
    other.send(t="ahead", nonce="x", seat=seat, on=True)
    assert other.until("refused")["refusal"]["rule"] == "online.seat-not-yours"
    assert leave(asked, seat, on=False)["seats"] == []
    assert asked.update["options"]


def test_a_restart_keeps_it(servers: Servers) -> None:
    server = servers(ahead_pause=1000.0)
    table, mara, ash, first, second = table_for_two(server)
    asked, _ = to_a_window(first, second)
    seat, version = asked.update["asked"], asked.update["version"]
    leave(asked, seat)
    server.stop()
    again = servers(ahead_pause=0.0)
    tab = moved(mara if asked is first else ash, again.base).tab(table)
    tab.until("update")
    catch_up(tab, version + 1)
    assert lines_of(again, table)[-1].text == PASS


def test_alone_or_with_a_live_clock_nothing_can_be_left(servers: Servers) -> None:
    server = servers()
    mara, ash = Person(server.base, "Mara"), Person(server.base, "Ash")
    live = mara.table("me", "open", pace={"kind": "live"})
    ash.post(f"/api/tables/{live}/sit", seat=1)
    for table in (mara.table("me", "random"), live):
        tab = mara.tab(table)
        tab.until("update")
        assert tab.until("standing")["possible"] is False
        tab.send(t="ahead", nonce="x", seat=0, on=True)
        assert tab.until("refused")["refusal"]["rule"] == "online.ahead"


def windows() -> list[Table]:
    """Windows of one game in which passing is all, and in which something else is possible."""
    found: dict[bool, Table] = {}
    rng = random.Random(5)
    while len(found) < 2:
        table = game("card", 2).table(seed=rng.getrandbits(60))
        while not table.over and len(found) < 2:
            if table.kind in table.game.ahead:
                found.setdefault(len(table.options) > 1, table)
                if found[len(table.options) > 1] is table:
                    break
            table.play(rng.choice(table.options))
    return list(found.values())


def test_the_pause_is_the_same_whether_there_was_a_choice_or_not(monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []

    async def pause(seconds: float) -> None:
        pauses.append(seconds)

    for table in windows():
        chance = random.Random(3)
        settings = SimpleNamespace(ahead_pause=60.0, chance=chance.getrandbits)
        room: Any = SimpleNamespace(services=SimpleNamespace(settings=settings), playing=lambda table=table: table)
        room.retries = SimpleNamespace(attempts=no_attempts)
        monkeypatch.setattr("insula.server.ahead.asyncio.sleep", pause)
        asyncio.run(Ahead(room)._give_at_last(table.version, table.asked))
    assert len(pauses) == 2 and pauses[0] == pauses[1] and 60.0 <= pauses[0] <= 180.0


async def no_attempts() -> AsyncIterator[int]:
    for attempt in range(0):
        yield attempt
