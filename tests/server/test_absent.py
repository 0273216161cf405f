"""Somebody stays away from a running game: the others vote, the game goes on, and whoever was away returns."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.kit import WAIT, Person, Server, Tab, quick

People = Callable[..., Person]
SOON = 0.2  # seconds after which somebody counts as absent here


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(quick(tmp_path_factory.mktemp("absent") / "insula.db", absent_seconds=SOON))
    yield made
    made.stop()


def table_of(people: list[Person], **more: Any) -> str:
    table = people[0].table("me", *["open"] * (len(people) - 1), **more)
    for person in people[1:]:
        person.post(f"/api/tables/{table}/sit")
    return table


def until_absent(tab: Tab, seat: int) -> None:
    while not tab.until("table")["seats"][seat]["absent"]:
        pass


def seats_of(tab: Tab) -> list[dict[str, Any]]:
    return next(list(m["seats"]) for m in reversed(tab.seen) if m["t"] == "table")


def test_the_one_who_is_left_lets_a_bot_play_and_the_absent_returns(person: People) -> None:
    mara, jonas = person("Mara"), person("Jonas")
    table = table_of([mara, jonas])
    tab, away = mara.tab(table), jonas.tab(table)
    tab.until("update")
    away.close()
    tab.send(t="propose", what="bot", seat=1)
    assert tab.until("refused")["refusal"]["rule"] == "online.absent"  # not away long enough
    until_absent(tab, 1)
    tab.send(t="propose", what="bot", seat=1)
    assert tab.until("proposal")["outcome"] == "agreed"
    tab.until("table")
    for _ in range(3):  # the game goes on: a bot answers for the one who is away
        tab.play(tab.until_mine()["options"][0]["id"])
    back = jonas.tab(table)
    assert back.until("table")["seats"][1]["stand_in"]
    back.until("update")
    back.send(t="bot", seat=1, on=False)
    while back.until("table")["seats"][1]["kind"] != "person":
        pass
    assert len(back.events) >= 3
    tab.send(t="propose", what="end", seat=1)
    assert tab.until("refused")["refusal"]["rule"] == "online.absent"


def test_somebody_else_sits_in_and_gives_the_seat_back(person: People) -> None:
    mara, jonas, kim = person("Mara"), person("Jonas"), person("Kim")
    table = table_of([mara, jonas])
    tab, away = mara.tab(table), jonas.tab(table)
    hand = away.until("update")["view"]
    tab.until("update")
    away.close()
    watching = kim.tab(table)
    assert watching.until("update")["eyes"] is None
    assert kim.post(f"/api/tables/{table}/sit", 409, seat=1)["rule"] == "online.started"
    until_absent(tab, 1)
    tab.send(t="propose", what="seat", seat=1)
    assert tab.until("proposal")["outcome"] == "agreed"
    while not watching.until("table")["seats"][1]["offered"]:
        pass
    assert mara.post(f"/api/tables/{table}/sit", 409, seat=1)["rule"] == "online.started"  # has a seat of her own
    card = kim.post(f"/api/tables/{table}/sit", seat=1)
    assert (card["seats"][1]["name"], card["seats"][1]["sitter"]) == ("Jonas", "Kim")
    while watching.update["eyes"] != 1:
        watching.receive()
    assert watching.update["view"].keys() == hand.keys()
    watching.send(t="resign", seat=1)
    assert watching.until("refused")["refusal"]["rule"] == "online.sitting-in"
    mine = [t for t in jonas.get("/api/tables")["mine"] if t["table"] == table]
    assert mine and mine[0]["seats"][1]["yours"]
    back = jonas.tab(table)
    assert back.until("update")["eyes"] is None
    back.send(t="bot", seat=1, on=False)
    while back.update["eyes"] != 1:
        back.receive()
    while watching.update["eyes"] is not None:
        watching.receive()
    assert not watching.update["options"]


def test_more_than_half_of_those_who_are_there_decide_in_secret(person: People) -> None:
    people = [person(name) for name in ("Mara", "Jonas", "Lin", "Ines")]
    table = table_of(people, game="amygdala")
    tabs = [each.tab(table) for each in people]
    for tab in tabs:
        tab.until("update")
    tabs[1].close()
    until_absent(tabs[0], 1)
    tabs[0].send(t="propose", what="end", seat=1)
    vote = tabs[2].until("proposal")
    assert (vote["about"], vote["needed"], vote["waiting"], vote["outcome"]) == (1, 2, [2, 3], "open")
    tabs[2].send(t="vote", proposal=vote["id"], yes=False)
    assert tabs[3].until("proposal", waiting=[3])["votes"] == {}
    tabs[3].send(t="vote", proposal=vote["id"], yes=True)
    decided = tabs[0].until("proposal", outcome="agreed")
    assert decided["votes"] == {"2": False, "3": True}
    over = tabs[0].until("update", over=True)
    assert over["result"]["winners"] == []
    assert over["result"]["reason"] == "The others ended the game because Jonas stayed away."


def test_whoever_comes_back_or_withdraws_ends_the_vote(person: People) -> None:
    people = [person(name) for name in ("Mara", "Jonas", "Lin")]
    table = table_of(people, game="amygdala")
    mara, jonas, lin = (each.tab(table) for each in people)
    for tab in (mara, lin):
        tab.until("update")
    jonas.close()
    until_absent(mara, 1)
    mara.send(t="propose", what="bot", seat=1)
    vote = lin.until("proposal", outcome="open")
    mara.send(t="vote", proposal=vote["id"], yes=False)
    assert lin.until("proposal", outcome="void")
    mara.send(t="propose", what="bot", seat=1)
    lin.until("proposal", outcome="open")
    back = people[1].tab(table)
    assert lin.until("proposal", outcome="void")
    back.close()


def test_days_to_answer_are_nobodys_absence(person: People, server: Server) -> None:
    mara, jonas = person("Mara"), person("Jonas")
    table = table_of([mara, jonas], pace={"kind": "days", "days": 2})
    tab = mara.tab(table)
    tab.until("update")
    time.sleep(2 * SOON)
    tab.send(t="propose", what="end", seat=1)
    assert tab.until("refused")["refusal"]["rule"] == "online.absent"
    assert not seats_of(tab)[1]["absent"]


def test_a_vote_and_who_sits_in_outlive_a_restart(servers: Callable[..., Server], tmp_path: Path) -> None:
    first = servers(absent_seconds=SOON)
    people = [Person(first.base, name) for name in ("Mara", "Jonas", "Lin")]
    table = table_of(people, game="amygdala")
    tab = people[0].tab(table)
    tab.until("update")
    people[2].tab(table).until("update")
    until_absent(tab, 1)
    tab.send(t="propose", what="seat", seat=1)
    tab.until("proposal", outcome="open")
    first.stop()
    second = servers(absent_seconds=60.0)
    for each in people:
        each.base, each.http.base_url = second.base, second.base
    lin = people[2].tab(table)
    vote = lin.until("proposal", outcome="open")
    lin.send(t="vote", proposal=vote["id"], yes=True)
    assert lin.until("proposal", outcome="agreed")
    while not lin.until("table")["seats"][1]["offered"]:
        pass
    kim = Person(second.base, "Kim")
    kim.post(f"/api/tables/{table}/sit", seat=1)
    second.stop()
    third = servers()
    kim.base, kim.http.base_url = third.base, third.base
    assert kim.tab(table).until("table")["you"] == [1]


def test_whoever_sits_in_and_is_forgotten_leaves_the_seat_to_its_owner(person: People) -> None:
    mara, jonas, kim = person("Mara"), person("Jonas"), person("Kim")
    table = table_of([mara, jonas])
    tab = mara.tab(table)
    tab.until("update")
    until_absent(tab, 1)
    tab.send(t="propose", what="seat", seat=1)
    tab.until("proposal", outcome="agreed")
    kim.post(f"/api/tables/{table}/sit", seat=1)
    kim.post("/api/me/delete", password="")
    deadline = time.monotonic() + WAIT
    while (seat := jonas.get(f"/api/tables/{table}")["seats"][1])["you"] is False and time.monotonic() < deadline:
        time.sleep(0.05)
    assert (seat["name"], seat["you"], seat["stand_in"], seat["sitter"]) == ("Jonas", True, True, "")
