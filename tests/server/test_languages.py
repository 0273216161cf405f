"""Two languages at one table: each pair of eyes is told in its own, and what is stored is the same for all."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from insula.core.language import speaking
from insula.core.record import parse_record
from insula.core.registry import load
from insula.core.replaying import replay
from tests.server.kit import Person, Server, Tab, quick

CARD = load("card")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(quick(tmp_path_factory.mktemp("languages") / "insula.db"))
    yield made
    made.stop()


def tabs(person: Person, table: str) -> tuple[Tab, Tab]:
    """The same person in two tabs, one for each language."""
    german = Tab(person.base, table, person.cookie, **{"Accept-Language": "de-AT,de;q=0.9,en;q=0.5"})
    german.send(t="hello", since=0, version=None)
    return german, person.tab(table)


def catch_up(behind: Tab, ahead: Tab) -> None:
    """Reads on until one tab has been told as much as another."""
    while not behind.update or behind.update["version"] < ahead.update["version"]:
        behind.receive()


def test_each_tab_is_told_in_its_own_language(server: Server) -> None:
    mara = Person(server.base, "Mara")
    table = mara.table("me", "random")
    german, english = tabs(mara, table)
    for _ in range(12):
        english.until_mine()
        catch_up(german, english)
        assert english.update["question"] != german.update["question"]
        mine, its = english.update["options"], german.update["options"]
        assert [option["text"] for option in mine] == [option["text"] for option in its]
        assert any(a["label"] != b["label"] for a, b in zip(mine, its, strict=True))
        english.play(mine[0]["id"])
    catch_up(german, english)
    told, said = ({event["text"] for event in tab.events} for tab in (german, english))
    assert any("nimmt" in text for text in told) and not told & said
    assert german.update["view"]["standing"]["why"] != english.update["view"]["standing"]["why"]


def test_a_refusal_and_a_price_come_in_the_language_of_whoever_asked(server: Server) -> None:
    mara = Person(server.base, "Mara")
    table = mara.table("me", "random")
    german, english = tabs(mara, table)
    german.until_mine()
    for tab, words in ((german, "Starthand"), (english, "mulligan")):
        refusal = tab.why(text="take hope")
        assert refusal is not None and words in refusal["says"]


def test_the_server_refuses_in_the_language_of_whoever_asked(server: Server) -> None:
    """By the header of a browser, by `?language=`, and over the socket; the reason speaks the same language."""
    mara = Person(server.base, "Mara")
    german = {"accept-language": "de-AT,de;q=0.9"}
    lost = "Diesen Tisch gibt es nicht. Vielleicht ist der Link unvollständig."
    assert mara.http.get("/api/tables/nowhere", headers=german).json()["says"] == lost
    assert mara.http.get("/api/tables/nowhere?language=de").json()["says"] == lost
    assert mara.http.get("/api/tables/nowhere").json()["says"].startswith("There is no such table.")
    names = {
        language: mara.http.post(f"/api/me?language={language}", json={"name": " "}).json() for language in ["de", "en"]
    }
    assert names["de"]["says"] == "Dieser Name geht nicht: Er ist leer."
    assert names["en"]["says"] == "You cannot use that name: it is empty."
    open_table = mara.table("me", "open")
    tab = Tab(mara.base, open_table, mara.cookie, **german)
    tab.send(t="hello", since=0, version=None)
    refusal = tab.why(text="take hope")
    assert refusal is not None and refusal["says"] == "Die Partie hat noch nicht begonnen; 1 Platz ist noch frei."
    assert refusal["section"] == "Am Tisch im Netz"


def test_reasons_inside_german_refusals_are_german(server: Server) -> None:
    """Also those that only programs and damaged files get: fields that do not fit, records that cannot be read."""
    mara = Person(server.base, "Mara")

    def refused(path: str, **given: Any) -> str:
        return str(mara.http.post(f"/api/{path}?language=de", **given).json()["says"])

    unread = "Diese Nachricht versteht der Server nicht: "
    assert refused("tables", json={"seats": []}) == f"{unread}„game“ fehlt."
    assert refused("me", json={"name": 7}) == f"{unread}„name“ ist etwas anderes als erwartet."
    broken = refused("me", content=b"{name: 7}", headers={"content-type": "application/json"})
    assert broken == f"{unread}sie hat nicht die Form einer Nachricht."
    text = {"content-type": "text/plain"}
    cut = refused("import", content="insula-record 1\n", headers=text)
    assert cut == "Die Spieldatei lässt sich nicht lesen: Zeile 2: die Spieldatei bricht vor ihren Zügen ab."
    tab = Tab(mara.base, mara.table("me", "open"), mara.cookie, **{"Accept-Language": "de"})
    tab.send(t="nonsense")
    assert tab.until("error")["says"] == f"{unread}sie hat nicht die Form einer Nachricht."


def test_the_rules_of_the_server_are_found_in_the_language_of_the_game(server: Server) -> None:
    mara = Person(server.base, "Mara")
    told = {rule["id"]: rule["says"] for rule in mara.get("/api/rules/card?language=de")}
    said = {rule["id"]: rule["says"] for rule in mara.get("/api/rules/card")}
    assert told.keys() == said.keys() and not set(told.values()) & set(said.values())
    found = [rule["id"] for rule in mara.get("/api/rules/card?language=de&q=Revanche")]
    assert "online.rematch" in found


def test_a_game_without_the_language_and_a_wrong_wish_are_english(server: Server) -> None:
    mara = Person(server.base, "Mara")
    games = {game["name"]: game for game in mara.get("/api/games?language=de")}
    assert games["card"]["title"] == "Cerebria: Das Kartenspiel" and games["card"]["languages"] == ["en", "de"]
    plain = {game["name"]: game for game in mara.get("/api/games?language=klingon")}
    assert plain["card"]["title"] == CARD.title
    english_only = [game for game in games.values() if game["languages"] == ["en"]]
    assert all(game["title"] == plain[game["name"]]["title"] for game in english_only)


def test_pages_about_a_game_are_kept_by_language(server: Server) -> None:
    mara = Person(server.base, "Mara")
    for path in ("howto/card", "glossary/card", "rules/card", "lessons/card", "cards/card"):
        english = mara.http.get(f"/api/{path}")
        german = mara.http.get(f"/api/{path}", headers={"accept-language": "de"})
        assert english.text != german.text and mara.http.get(f"/api/{path}").text == english.text
        assert "accept-language" in german.headers["vary"].lower()


def test_what_is_stored_is_english_whoever_played(server: Server) -> None:
    mara = Person(server.base, "Mara")
    table = mara.table("me", "random")
    german, unread = tabs(mara, table)
    unread.close()
    while not german.until_mine()["over"]:
        german.play(german.update["options"][0]["id"])
    english = mara.tab(table)
    english.until_mine()
    text = mara.http.get(f"/api/tables/{table}/record").text
    again = replay(parse_record(text))
    assert again.record.text() == text
    assert again.result is not None and english.update["result"]["reason"] == again.result.reason
    with speaking("de"):
        assert again.result is not None and german.update["result"]["reason"] == again.result.reason
    stored = mara.get(f"/api/replay/{table}")
    told = mara.get(f"/api/replay/{table}?language=de")
    assert stored["result"]["reason"] == english.update["result"]["reason"]
    assert told["result"]["reason"] == german.update["result"]["reason"]
    assert [move["text"] for move in told["moves"]] == [move["text"] for move in stored["moves"]]
    assert [move["label"] for move in told["moves"]] != [move["label"] for move in stored["moves"]]
