"""The workshop over HTTP: data, corrections, packs, a table that is played with one, and its record elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from insula.core.record import parse_record
from tests.server.kit import Person, Server
from tests.server.test_restart import moved

COURAGE = {"cards.yaml": {"courage": {"ability": "draw"}}}
Start = Callable[..., Server]


def kept(person: Person) -> str:
    made = person.post("/api/packs", game="card", name="Mara's box", changes=COURAGE, known={"courage": "my copy"})
    return str(made["hash"])


def test_every_datum_comes_with_its_source(server: Server) -> None:
    told = Person(server.base).get("/api/workshop/card")
    courage = next(each for each in told["data"] if each["entry"] == "courage")
    assert courage["source"] == "house" and courage["card"]
    ability = next(each for each in courage["fields"] if each["name"] == "ability")
    assert ability["open"] and ability["form"] == "choice" and "draw" in ability["values"]
    assert told["packs"] == []


def test_corrections_are_checked_in_words(server: Server) -> None:
    mara = Person(server.base)
    found = mara.post("/api/workshop/check", game="card", changes=COURAGE)
    assert found["problems"] == [] and found["data"][0]["said"] == "Draw two cards from the main deck."
    wrong = mara.post("/api/workshop/check", game="card", changes={"cards.yaml": {"courage": {"ability": "fly"}}})
    assert "takes one of" in wrong["problems"][0] and "[card.comp.ability-distribution]" in wrong["problems"][0]
    for body in ({}, {"changes": {"x.yaml": {"a": {"b": 1}}}}, {"text": "hello"}, {"text": "a: [" * 50}):
        said = mara.post("/api/packs", 400, game="card", **body)
        assert said["rule"] == "online.pack" and said["says"].startswith("This pack cannot be used.")
    assert mara.post("/api/workshop/check", 404, game="chess", changes=COURAGE)["rule"] == "online.unknown-game"


def test_a_pack_is_kept_shared_and_put_away(server: Server) -> None:
    mara, tom = Person(server.base), Person(server.base)
    pack = kept(mara)
    assert [each["name"] for each in mara.get("/api/workshop/card")["packs"]] == ["Mara's box"]
    assert tom.get("/api/workshop/card")["packs"] == []
    text = mara.http.get(f"/api/packs/{pack}").text
    assert tom.post("/api/packs", game="card", text=text)["hash"] == pack
    assert mara.get(f"/api/packs/{pack}/data")["changes"] == COURAGE
    printed = mara.get(f"/api/packs/{pack}/printed/card")["files"]
    assert printed["card/gen/ability_words.json"]["courage"] == "Draw two cards from the main deck."
    mara.post(f"/api/packs/{pack}/put-away")
    assert mara.get("/api/workshop/card")["packs"] == []
    assert mara.get("/api/packs/0123456789abcdef/data", 404)["rule"] == "online.unknown-pack"
    assert mara.get("/api/packs/nothing/data", 422)


def test_a_table_names_its_pack_and_its_record_needs_it_elsewhere(servers: Start, tmp_path: Path) -> None:
    here = servers(database=tmp_path / "here.db")
    mara = Person(here.base)
    pack = kept(mara)
    seats = [{"who": "me"}, {"who": "bot", "bot": "random"}]
    assert mara.post("/api/tables", 404, game="card", seats=seats, pack="0" * 16)["rule"] == "online.unknown-pack"
    other = mara.post("/api/tables", 400, game="amygdala", seats=seats, pack=pack)
    assert "is a pack for another game" in other["says"]
    table = mara.table("me", "random", pack=pack)
    tab = mara.tab(table)
    assert tab.until("table")["pack"] == {"name": "Mara's box", "hash": pack, "game": "card"}
    assert any("Mara's box" in each for each in mara.get(f"/api/tables/{table}")["told"])
    tab.until_mine()
    tab.play(tab.update["options"][0]["id"])
    moves = mara.get(f"/api/tables/{table}")["moves"]
    tab.close()
    here.stop()
    here = servers(database=tmp_path / "here.db")  # the game goes on with the same cards
    moved(mara, here.base)
    assert mara.get(f"/api/tables/{table}")["moves"] >= moves
    tab = mara.tab(table)
    tab.until_mine()
    tab.send(t="resign")
    tab.until("update", over=True)
    text = mara.http.get(f"/api/tables/{table}/record").text
    assert parse_record(text).pack is not None and f"\npack {pack} Mara's box\n" in text
    assert mara.get(f"/api/replay/{table}")["pack"]["hash"] == pack
    assert mara.get(f"/api/replay/{table}/at/{moves}?eyes=all")["version"] == moves
    assert "with the pack" in mara.post(f"/api/tables/{table}/review", 409)["says"]

    there = servers(database=tmp_path / "there.db")
    tom = Person(there.base)
    refused = tom.http.post("/api/import", content=text)
    assert refused.status_code == 400
    assert f"the pack “Mara's box” ({pack}), which is not here" in refused.json()["says"]
    file = mara.http.get(f"/api/packs/{pack}").text
    tom.post("/api/packs", game="card", text=file)
    brought = tom.http.post("/api/import", content=text)
    assert brought.status_code == 200, brought.text
    assert tom.get(f"/api/replay/{brought.json()['table']}")["pack"]["name"] == "Mara's box"
