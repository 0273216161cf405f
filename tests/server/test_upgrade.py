"""The upgrade drill: what release 0.1.0 left behind goes on under today's server, each game by the rules it began with."""

from __future__ import annotations

import contextlib
import itertools
import json
import random
import shutil
import sqlite3
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

import insula
from insula.core.previews import final_options
from insula.core.record import parse_record
from insula.core.registry import load
from insula.core.replaying import replay
from insula.older import process
from insula.older.releases import Release
from insula.older.replay import OlderReplay, is_older
from insula.older.shape import completed
from insula.older.table import OlderTable
from insula.server.accounts import User
from insula.server.room import Room
from insula.server.schema import seats, users
from insula.testing.sizes import depth
from tests.server import kit
from tests.server.kit import Person, Server, Tab

RELEASE = Path(__file__).parents[1] / "releases" / "0.1.0"
KNOWN: list[dict[str, Any]] = json.loads((RELEASE / "tables.json").read_text())
RUNNING = [table for table in KNOWN if table.get("state") == "playing"]
Servers = Callable[..., Server]


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Bots of the release think in plain Python: compiling its rules would take minutes."""
    monkeypatch.setenv("INSULA_ENGINE", "plain")
    monkeypatch.setattr(kit, "_nonces", itertools.count(10**6))  # the release's own people began at 0
    process.close_all()
    yield
    process.close_all()


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A copy of the database of release 0.1.0; its bots answer quickly."""
    made = Path(shutil.copy(RELEASE / "insula.db", tmp_path / "old.db"))
    with contextlib.closing(sqlite3.connect(made)) as db:
        db.execute("update seats set bot = 'random' where bot != ''")
        db.commit()
    return made


def sitting(server: Server, table: str) -> dict[str, Person]:
    """Everybody with a seat at a table, logged in here."""

    def found(db: sa.Connection) -> list[Any]:
        here = sa.select(users).join(seats, seats.c.user_id == users.c.id).where(seats.c.table_id == table)
        return list(db.execute(here).mappings())

    people = {}
    for row in server.call(server.hall.store.read(found)):
        person = Person(server.base)
        user = User(row["id"], row["name"], row["account"] is None)
        token = server.call(server.app.state.accounts.begin(user, "drill"))  # type: ignore[union-attr]
        person.http.cookies.clear()
        person.http.cookies.set("insula", token)
        people[row["id"]] = person
    return people


async def play_on(room: Room, chance: random.Random, most: int | None) -> int:
    """Answers for everybody, bots included, until the end or so many answers; how many it took."""
    count = 0
    while room.state == "playing" and count != most:
        async with room.lock:
            table = room.playing()
            if table.over:
                break
            options = table.options
            room.stop()
            await room.play(int(chance.choice(options)), table.asked)
            count += 1
            if count == most or table.over:
                await room.changed()
    return count


def chosen() -> list[dict[str, Any]]:
    """All running games in the deep run; the furthest of each game in `make test`."""
    if depth() != "test":
        return RUNNING
    furthest: dict[str, dict[str, Any]] = {}
    for table in sorted(RUNNING, key=lambda table: table["moves"]):
        furthest[table["game"]] = table
    return list(furthest.values())


@pytest.mark.deep
def test_every_running_game_goes_on_to_its_end(servers: Servers, old: Path) -> None:
    server = servers(database=old)
    for number, known in enumerate(chosen()):
        room = server.call(server.hall.room(known["table"]))
        assert isinstance(room.table, OlderTable) and room.state == "playing"
        assert room.table.moves[: known["moves"]] and len(room.table.moves) >= known["moves"]
        chance = random.Random(number)
        while room.state == "playing":
            server.call(play_on(room, chance, 100))
        visitor = Person(server.base)
        info = visitor.get(f"/api/replay/{known['table']}")
        assert info["verified"] and info["result"]["reason"]
        assert info["n"] == len(room.table.moves)
        record = visitor.http.get(f"/api/tables/{known['table']}/record").text
        assert parse_record(record).rules == 1


def somebody_asked(tabs: list[Tab]) -> Tab | None:
    """The tab that is asked once the bots have moved; None when the game is over or only bots are left."""
    for _ in range(50):
        for tab in tabs:
            tab.send(t="hello")
            tab.until("update")
            if tab.update["options"]:
                return tab
        if tabs[0].update["over"]:
            return None
        time.sleep(0.05)
    return None


@pytest.mark.sized
def test_a_person_goes_on_over_the_wire(servers: Servers, old: Path) -> None:
    server = servers(database=old)
    for known in chosen():
        people = sitting(server, known["table"])
        tabs = [person.tab(known["table"]) for person in people.values()]
        for tab in tabs:
            tab.until("update")
        first = tabs[0].update
        assert first["version"] >= known["version"] and not first["over"]
        model = load(known["game"]).view_model
        assert completed(first["view"], model) == first["view"]  # nothing that today's pages read is missing
        for _ in range(3):
            asked = somebody_asked(tabs)
            if asked is None:
                break
            refusal = asked.command("play", text="fly to the moon")
            assert refusal["t"] == "refused" and refusal["refusal"]["rule"] == "table.unknown-words"
            asked.play(asked.update["options"][0]["id"])
        for tab in tabs:
            tab.close()


def test_bots_of_the_release_answer_by_themselves(
    servers: Servers, old: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with contextlib.closing(sqlite3.connect(old)) as db:
        db.execute("update seats set bot = 'greedy', stand_in = 1, user_id = coalesce(user_id, 'x')")
        db.commit()
    server = servers(database=old)
    for known in chosen():
        room = server.call(server.hall.room(known["table"]))
        deadline = time.monotonic() + 60
        while room.state == "playing" and room.playing().version < known["version"] + 3:
            assert time.monotonic() < deadline
            time.sleep(0.02)
        server.do(room.stop)
    assert [each.message for each in caplog.records if "bot" in each.message] == []


def test_undo_and_a_restart_keep_an_older_game(servers: Servers, old: Path) -> None:
    known = next(t for t in RUNNING if t["game"] == "amygdala")
    server = servers(database=old)
    room = server.call(server.hall.room(known["table"]))
    server.call(play_on(room, random.Random(3), 12))
    digest, version = room.playing().digest, room.playing().version
    server.stop()
    again = servers(database=old)
    back = again.call(again.hall.room(known["table"]))
    assert isinstance(back.table, OlderTable)
    assert (back.table.digest, back.table.version) == (digest, version)


def test_a_game_survives_the_death_of_its_process(servers: Servers, old: Path) -> None:
    server = servers(database=old)
    known = next(t for t in RUNNING if t["game"] == "card")
    room = server.call(server.hall.room(known["table"]))
    table = room.table
    assert isinstance(table, OlderTable)
    before = (table.digest, table.view(None), table.seen(0))
    table._host._process.kill()  # type: ignore[union-attr]
    table._host._process.wait()  # type: ignore[union-attr]
    table._views.clear()
    assert (table.digest, table.view(None), table.seen(0)) == before
    server.call(play_on(room, random.Random(1), 5))


def test_finished_games_are_looked_at_through_their_own_rules(servers: Servers, old: Path) -> None:
    server = servers(database=old)
    visitor = Person(server.base)
    over = [table for table in KNOWN if table.get("state") == "over"]
    assert over
    for known in over:
        info = visitor.get(f"/api/replay/{known['table']}")
        for move in (0, info["n"] // 2, info["n"]):
            for eyes in ("spectator", "0", "all"):
                told = visitor.get(f"/api/replay/{known['table']}/at/{move}?eyes={eyes}")
                assert told["view"] and len(told["views"]) == (len(info["names"]) if eyes == "all" else 0)
        tab = visitor.tab(known["table"])
        assert tab.until("update")["over"]


def records(every: bool) -> list[Path]:
    """The corpus of every release that was kept; in `make test` the shortest of each game."""
    found = sorted(RELEASE.parent.glob("*/records/*.txt"), key=lambda path: path.stat().st_size)
    if every:
        return found
    shortest: dict[tuple[str, str], Path] = {}
    for path in found:
        shortest.setdefault((path.parts[-3], insula.load_record(path).game), path)
    return list(shortest.values())


def replays(path: Path) -> None:
    """A kept record plays again here, by today's rules or by its own."""
    record = insula.load_record(path)
    if not is_older(record):
        assert replay(record).over
        return
    again = OlderReplay(record)
    assert again.over
    assert again.at(len(record.moves), None, True)["asked"] is None


@pytest.mark.parametrize("path", records(every=False), ids=lambda path: path.stem)
def test_a_finished_game_of_every_release_replays(path: Path) -> None:
    replays(path)


@pytest.mark.deep
@pytest.mark.parametrize("path", records(every=True), ids=lambda path: path.stem)
def test_all_finished_games_of_every_release_replay(path: Path) -> None:
    replays(path)


def test_an_older_record_can_be_brought(servers: Servers) -> None:
    server = servers()
    path = records(every=False)[0]
    text = path.read_text()
    visitor = Person(server.base)
    answer = visitor.http.post("/api/import", content=text)
    assert answer.status_code == 200, answer.text
    assert visitor.get(f"/api/replay/{answer.json()['table']}")["verified"]


class Today(Release):
    """This checkout, as if it had been released."""

    def unpacked(self) -> Path:
        return Path(insula.__file__).parents[1]


@pytest.mark.parametrize("game", ["card", "amygdala"])
def test_the_next_release_can_be_kept_too(game: str) -> None:
    host = process.Host(Today("today", Path(), "", ()))
    try:
        assert host.ask("hello")["rules"][game] == load(game).rules_version
        deal = {"game": game, "seats": 2, "choices": {}, "seed": 5, "salt": "s", "names": ["A", "B"]}
        now = host.ask("deal", table=1, fast_forward=True, **deal)
        here = load(game).setup(2).table(seed=5, names=["A", "B"])
        for _ in range(30):
            if here.over:
                break
            assert now["digest"] == here.digest and [o[0] for o in now["options"]] == here.options
            assert host.ask("view", table=1, seat=0) == json.loads(json.dumps(here.view(0)))
            assert set(host.ask("finals", table=1)) == final_options(here)
            packed = host.ask("think", table=1, level="random", seed=3, seconds=None, name="t")
            option = host.ask("choose", packed=packed)["option"]
            here.play(option)
            now = host.ask("play", table=1, move=option, seat=now["asked"])
    finally:
        host.close()


def test_rules_that_no_release_plays_cost_one_table(servers: Servers, old: Path) -> None:
    with contextlib.closing(sqlite3.connect(old)) as db:
        db.execute("update tables set rules = 77 where id = ?", [RUNNING[0]["table"]])
        db.commit()
    server = servers(database=old)
    visitor = Person(server.base)
    says = visitor.get(f"/api/tables/{RUNNING[0]['table']}", 409)["says"]
    assert "No kept release plays version 77" in says
    assert visitor.get(f"/api/tables/{RUNNING[1]['table']}")["state"] == "playing"
