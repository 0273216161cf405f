"""Company: names of guests, partners' chat, people who are blocked, complaints, holidays."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from insula.server import wire
from insula.server.clock import Clock, pace_of
from insula.server.company import DAY, days_left, rest
from insula.server.operations import complaints_of, opened
from tests.server.kit import Person, Server, Tab

People = Callable[..., Person]


# ---- names -------------------------------------------------------------------------------------------------------


def test_two_guests_never_get_one_name(server: Server) -> None:
    accounts = server.app.state.accounts  # type: ignore[union-attr]

    async def crowd() -> list[str]:  # there are 144 names without a number
        return [guest.name for guest in await asyncio.gather(*(accounts.new_guest() for _ in range(300)))]

    assert len(set(server.call(crowd()))) == 300


def test_whoever_plays_at_one_device_has_a_name(person: People) -> None:
    mara = person("Mara")
    owner = person()
    owner.post("/api/account", name="Ines", password="correct horse")
    seats = [{"who": "me"}, {"who": "me", "name": "  Jonas "}]
    table = mara.post("/api/tables", game="card", seats=seats)["table"]
    assert [seat["name"] for seat in mara.get(f"/api/tables/{table}")["seats"]] == ["Mara", "Jonas"]
    seats[1]["name"] = "Inés"  # looks like an account's
    assert mara.post("/api/tables", 409, game="card", seats=seats)["rule"] == "online.name-taken"
    seats[1]["name"] = "Jo|nas"
    assert mara.post("/api/tables", 400, game="card", seats=seats)["rule"] == "online.name"


# ---- partners ------------------------------------------------------------------------------------------------------


def four(person: People, game: str) -> tuple[str, list[Person], list[Tab], Tab]:
    people = [person(name) for name in ("Mara", "Ash", "Lin", "Ben")]
    table = people[0].table("me", "open", "open", "open", game=game)
    for each in people[1:]:
        each.post(f"/api/tables/{table}/sit")
    tabs = [each.tab(table) for each in people]
    watching = person("Kim").tab(table)
    for tab in [*tabs, watching]:
        tab.until("update")
    return table, people, tabs, watching


def test_partners_talk_among_themselves_and_nobody_else_gets_a_byte_of_it(person: People, server: Server) -> None:
    table, people, tabs, watching = four(person, "cerebria")
    room = server.hall.here(table)
    assert room is not None
    side = server.do(lambda: room.playing().eyes(0))
    partners = [seat for seat in range(4) if side >> seat & 1]
    assert len(partners) == 2
    tabs[partners[0]].send(t="chat", to="partners", text="Their Origin is weak")
    line = tabs[partners[1]].until("chat")
    assert (line["room"], line["text"]) == ("partners", "Their Origin is weak")
    tabs[partners[0]].send(t="chat", text="good luck")
    outside = [tabs[seat] for seat in range(4) if seat not in partners] + [watching]
    for tab in outside:
        assert tab.until("chat")["text"] == "good luck"
        assert "Their Origin" not in "".join(tab.raw)
        assert [m["t"] for m in tab.seen].count("chat") == 1  # as if nothing had been said
    again = [people[seat].tab(table).until("table") for seat in range(4)]
    assert [len(each["chat"]) for each in again] == [2 if seat in partners else 1 for seat in range(4)]
    assert [each["partners"] for each in again] == [True] * 4
    watching.send(t="chat", to="partners", text="me too")
    assert watching.until("refused")["refusal"]["rule"] == "online.partners"


def test_where_nobody_shares_eyes_there_are_no_partners(person: People) -> None:
    _, _, tabs, _ = four(person, "amygdala")
    tabs[0].send(t="chat", to="partners", text="psst")
    assert tabs[0].until("refused")["refusal"]["rule"] == "online.partners"
    assert not any(m.get("partners") for m in tabs[0].seen if m["t"] == "table")


# ---- blocking and complaining --------------------------------------------------------------------------------------


def test_whoever_is_blocked_is_not_read_and_not_met_again(person: People, server: Server) -> None:
    mara, rude = person("Mara"), person("Rude")
    table = mara.table("me", "open")
    rude.post(f"/api/tables/{table}/sit")
    tab, other = mara.tab(table), rude.tab(table)
    for each in (tab, other):
        each.until("update")
    other.send(t="chat", text="first")
    assert tab.until("chat")["text"] == "first"
    assert mara.post(f"/api/tables/{table}/block", 409, seat=0)["rule"] == "online.blocked"
    [blocked] = mara.post(f"/api/tables/{table}/block", seat=1)
    assert blocked["name"] == "Rude"
    other.send(t="chat", text="xyzzy")
    assert other.until("chat", text="xyzzy")
    assert mara.tab(table).until("table")["chat"] == []
    assert "xyzzy" not in "".join(tab.raw)
    new = mara.table("me", "open", public=True)
    assert rude.post(f"/api/tables/{new}/sit", 409)["rule"] == "online.blocked"
    assert new not in [card["table"] for card in rude.get("/api/tables")["open"]]
    theirs = rude.table("me", "open", public=True)
    assert theirs not in [card["table"] for card in mara.get("/api/tables")["open"]]
    assert mara.post("/api/blocked/end", id=blocked["id"]) == []
    rude.post(f"/api/tables/{new}/sit")


def test_a_complaint_reaches_whoever_runs_the_server(person: People, server: Server) -> None:
    mara, rude = person("Mara"), person("Rude")
    table = mara.table("me", "open")
    rude.post(f"/api/tables/{table}/sit")
    mara.post(f"/api/tables/{table}/complain", seat=1, words="Says\nbad things")
    engine = opened(str(server.hall.settings.database))
    told = complaints_of(engine)
    engine.dispose()
    assert f"Mara about Rude ({rude.me['id']}) at {table}: Says bad things" in told


# ---- holidays ------------------------------------------------------------------------------------------------------


def test_a_holiday_stops_the_days_of_whoever_is_asked(person: People, server: Server) -> None:
    mara, ash = person("Mara"), person("Ash")
    today = datetime.now(UTC).date()
    for each in (mara, ash):
        told = each.post("/api/holidays", first=str(today + timedelta(days=1)), days=3)
        assert len(told["coming"]) == 1 and told["days_left"] == 25
    assert mara.post("/api/holidays", 409, first=str(today), days=5)["rule"] == "online.holiday"
    assert mara.post("/api/holidays", 409, first=str(today + timedelta(days=40)), days=26)["rule"] == "online.holiday"
    table = mara.table("me", "open", pace={"kind": "days", "days": 2})
    ash.post(f"/api/tables/{table}/sit", seat=1)
    tab = mara.tab(table)
    left = tab.until("update")["clock"]["move_ms"] / 1000
    deadline = time.monotonic() + 10
    while left < 3 * DAY and time.monotonic() < deadline:
        time.sleep(0.05)
        left = mara.tab(table).until("update")["clock"]["move_ms"] / 1000
    assert 5 * DAY - 60 < left <= 5 * DAY
    assert mara.post("/api/holidays", first=str(today), days=0)["coming"] == []


def test_others_see_who_is_on_holiday(person: People) -> None:
    mara, ash = person("Mara"), person("Ash")
    table = mara.table("me", "open", pace={"kind": "days", "days": 2})
    ash.post(f"/api/tables/{table}/sit", seat=1)
    ash.post("/api/holidays", first=str(datetime.now(UTC).date()), days=2)
    seats: list[dict[str, Any]] = mara.tab(table).until("table")["seats"]
    assert seats[0]["holiday"] == 0 and seats[1]["holiday"] > time.time()


def test_time_stands_still_only_on_days_that_are_a_holiday() -> None:
    assert rest([], 100, 50) == 0
    assert rest([(120, 130)], 100, 50) == 10
    assert rest([(90, 110)], 100, 50) == 10
    assert rest([(140, 200), (205, 300)], 100, 50) == 60 + 95  # the second begins before the time is up
    assert rest([(140, 200), (215, 300)], 100, 50) == 60
    assert days_left([(0, 10 * DAY)], 5 * DAY) == 18
    assert days_left([(0, 10 * DAY)], 400 * DAY) == 28
    clock = Clock(pace_of(wire.PaceIn(kind="days", days=1)), 2)
    clock.ask(0, 1)
    assert clock.rested(DAY) and not clock.rested(DAY)
    assert clock.left() == pytest.approx(2 * DAY, abs=5)
