"""Scenes, the end, the parts of numbers, glossary and cards as a browser gets them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from insula.core import teller
from insula.core.record import parse_record
from insula.core.registry import load
from insula.core.replaying import replay
from tests.server.kit import Person, Server, Tab, quick


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(quick(tmp_path_factory.mktemp("told") / "insula.db"))
    yield made
    made.stop()


Played = tuple[Person, str, Tab]


@pytest.fixture(scope="module")
def played(server: Server) -> Played:
    mara = Person(server.base, "Mara")
    table = mara.table("me", "random")
    tab = mara.tab(table)
    while not tab.until_mine()["over"]:
        tab.play(tab.update["options"][0]["id"])
    return mara, table, tab


def test_updates_bring_every_scene_and_at_the_end_the_score_table(played: Played) -> None:
    mara, table, tab = played
    told = {s["first"]: s for m in tab.seen if m["t"] == "update" for s in m["scenes"]}
    again = replay(parse_record(mara.http.get(f"/api/tables/{table}/record").text))
    assert list(told.values()) == teller.scenes(again, 0) and told
    assert tab.update["ending"] == teller.ending(again)
    assert all(m["ending"] is None for m in tab.seen if m["t"] == "update" and not m["over"])
    assert tab.update["ending"]["score_table"]["totals"] == tab.update["result"]["points"]


def test_a_tab_that_comes_late_gets_all_scenes_at_once(played: Played) -> None:
    mara, table, tab = played
    fresh = mara.tab(table)
    update = fresh.until("update")
    told = {s["first"]: s for m in tab.seen if m["t"] == "update" for s in m["scenes"]}
    assert update["scenes"] == list(told.values())


def test_a_replay_has_its_ending_and_shows_a_scene_at_the_move_that_ended_it(played: Played) -> None:
    mara, table, tab = played
    info = mara.get(f"/api/replay/{table}")
    assert info["ending"] == tab.update["ending"]
    again = replay(parse_record(mara.http.get(f"/api/tables/{table}/record").text))
    assert info["scenes"] == teller.scenes(again)
    move = again.events[info["scenes"][0]["last"]].move
    for eyes, seat in (("0", 0), ("spectator", None)):
        at = mara.get(f"/api/replay/{table}/at/{move}?eyes={eyes}")
        assert at["scenes"] == [s for s in teller.scenes(again, seat) if again.events[s["last"]].move == move]
    assert mara.get(f"/api/replay/{table}/at/{move}?eyes=all")["scenes"]
    assert mara.get(f"/api/replay/{table}/at/0")["scenes"] == []


def test_a_number_is_explained_to_whoever_may_see_it(server: Server, played: Played) -> None:
    _, table, tab = played
    for watcher in (tab, Person(server.base, "Ash").tab(table)):
        watcher.send(t="explain", nonce="a", what="score:0")
        told = watcher.until("explained")
        assert told["nonce"] == "a"
        assert sum(part["amount"] for part in told["breakdown"]["parts"]) == told["breakdown"]["total"]
        for unknown in ("score:7", "hand:1", "nothing"):
            watcher.send(t="explain", nonce="b", what=unknown)
            assert watcher.until("explained")["breakdown"] is None


def test_glossary_and_cards_are_served(played: Played) -> None:
    mara, _, _ = played
    for game in ("card", "amygdala", "cerebria", "balance"):
        assert mara.get(f"/api/glossary/{game}") == load(game).glossary
        cards = mara.get(f"/api/cards/{game}")
        listed = load(game).cards
        assert [card["id"] for card in cards] == [each["id"] for each in (listed() if listed else [])]
    assert {card["house"] for card in mara.get("/api/cards/cerebria")} == {True, False}
    mara.get("/api/glossary/chess", 404)
    mara.get("/api/cards/chess", 404)
