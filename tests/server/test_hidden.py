"""Hidden means hidden: two tables that differ only in what a seat may not know send that seat the same bytes.

Pairs are made by dealing anew, with the game's own `redeal`, everything that the seat does not know.
"""

from __future__ import annotations

import copy
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from insula.bots.api import Think, unpack
from insula.core.chance import SAMPLE, start
from insula.core.record_class import clone, key
from insula.core.registry import games, load
from insula.core.table import Table
from insula.server import wire
from insula.server.accounts import User
from insula.server.room import Room
from insula.testing.sizes import size
from tests.server.kit import Person, Server, Tab, quick

POSITIONS = size(2, 8, 60)  # looked at in each game
APART = size(17, 5, 1)  # of all options and things each so-many-th is asked about


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(quick(tmp_path_factory.mktemp("hidden") / "insula.db"))
    yield made
    made.stop()


def room_with(server: Server, game: str, seats: int, watched: int, me: Person, seed: int) -> Room:
    """A table whose seats all belong to one person, except the watched one, which belongs to `me`."""
    host = User(f"host of {seed}", "Host", True)
    chairs = [wire.SeatIn(who="me") for _ in range(seats)]
    chairs[watched] = wire.SeatIn(who="open")
    room = server.call(server.host.create(host, game, {}, chairs, wire.PaceIn(), True, seed=seed))
    room.spec.salt = "the same in both"
    server.call(server.host.sit(room, User(me.me["id"], "Mara", True), watched))
    return room


def advance(server: Server, room: Room, seat: int, rng: random.Random, most: int) -> None:
    """Plays at random until the watched seat is asked, at least `most` answers far."""

    async def go() -> None:
        table, done = room.playing(), 0
        while not table.over and (done < most or table.asked != seat):
            table.play(int(rng.choice(table.options)), table.asked)
            done += 1

    server.call(go())


def twin(server: Server, room: Room, other: Room, seat: int, seed: int) -> bool:
    """Gives the other room the same state with everything hidden from the seat dealt anew; whether it differs."""

    async def go() -> bool:
        mine = room.playing()
        g = clone(mine.state)
        g.log = []
        start(g.rng, seed, SAMPLE)
        mine.game.redeal(g, seat)
        mine.game.dispatch.relist(g)
        table = Table(mine.setup, mine.seed, mine.names, state=g, salt=mine.salt, fast_forward=mine.fast_forward)
        table.events = list(mine.events)
        table.moves = list(mine.moves)
        table._steps, table._boundary = [], mine._boundary
        mine._steps = []
        table.history = copy.deepcopy(mine.history)
        other.table = table
        return key(g)[:-1] != key(mine.state)[:-1]

    return server.call(go())


def plain(text: str, room: Room) -> str:
    """A message without ids and times."""
    text = re.sub(r'"(at|updated)":[\d.]+', r'"\1":0', text.replace(room.id, "THE-TABLE"))
    return re.sub(r'"nonce":"\w+"', '"nonce":"n"', text)


def probe(server: Server, room: Room, me: Person, things: list[str]) -> list[str]:
    """Everything the seat can get out of a table without ending its turn: as it comes over the wire."""
    tab = me.tab(room.id)
    tab.until("update")
    for thing in things:
        tab.why(thing=thing)
        tab.send(t="acts", nonce=f"acts{len(tab.raw)}", thing=thing)
        tab.until("acts")
    for text in ("pass", "take it back", "use nothing"):
        tab.why(text=text)
    for option in range(0, room.spec.setup.game.n_options, APART):
        tab.why(option=option)
    tab.send(t="play", version=10**6, nonce="stale", option=0)
    tab.answer("stale")
    tab.until("update")
    tab.send(t="play", version=tab.update["version"], nonce="refused", text="open every hand")
    tab.answer("refused")
    tab.send(t="propose", what="rewind", move=10**6)
    tab.until("refused")
    tab.send(t="nonsense")
    tab.until("error")
    for option in [o["id"] for o in tab.update["options"] if not o["final"]][:3]:
        assert tab.play(option)["can_undo"]
        tab.command("undo")
        tab.until("update")
    tab.close()
    again = me.tab(room.id, since=len(tab.events), version=tab.update["version"])
    again.events = list(tab.events)
    again.until("update")
    again.close()
    watcher = Tab(server.base, room.id, None)
    watcher.send(t="hello")
    watcher.until("update")
    watcher.close()
    pages = [f"/api/tables/{room.id}", f"/api/replay/{room.id}", f"/api/replay/{room.id}/at/1?eyes=all"]
    pages += [f"/api/tables/{room.id}/record", f"/api/tables/{room.id}/previews"]
    answers = [f"{answer.status_code} {answer.text}" for answer in (me.http.get(page) for page in pages)]
    report = me.http.post(f"/api/tables/{room.id}/report", json={"says": "That looks wrong."})
    assert report.status_code == 200
    answers.append(report.text)
    # who is online is a matter of timing, and so is in how many parts previews come; one of the pages has them whole
    timed = ('{"t":"table"', '{"t":"previews"')
    seen = [m for m in tab.raw + again.raw + watcher.raw if not m.startswith(timed)]
    seen += [tab.raw[0], again.raw[0]]
    return [plain(text, room) for text in seen + answers]


@pytest.mark.sized
@pytest.mark.parametrize("game", games())
def test_what_a_seat_may_not_know_changes_nothing_it_is_sent(server: Server, game: str) -> None:
    rng = random.Random(f"hidden {game}")
    different = 0
    for position in range(POSITIONS):
        seats = load(game).seats[-(position % 2)]
        watched = position % seats
        me = Person(server.base, "Mara")
        seed = rng.getrandbits(60)
        rooms = [room_with(server, game, seats, watched, me, seed) for _ in range(2)]
        advance(server, rooms[0], watched, rng, 10 + 12 * position)
        table = rooms[0].playing()
        if table.over:
            continue
        different += twin(server, rooms[0], rooms[1], watched, rng.getrandbits(60))
        things = things_of(table)
        first, second = (probe(server, room, me, things) for room in rooms)
        for one, other in zip(first, second, strict=True):
            assert one == other
    hides = any(load(game).view(table.state, s) != load(game).view(table.state, None) for s in range(seats))
    assert different or not hides


def things_of(table: Table) -> list[str]:
    """Some things on the table, offered or not."""
    g, game = table.state, table.game
    return sorted({game.option_thing(g, number) for number in range(0, game.n_options, APART)})


def test_a_spectator_sees_no_hidden_card(server: Server) -> None:
    mara, tess = Person(server.base, "Mara"), Person(server.base, "Tess")
    table = mara.table("me", "me")
    tab, watcher = mara.tab(table), tess.tab(table)
    watcher.until("update")
    for _ in range(30):
        update = tab.until_mine()
        if update["over"]:
            break
        tab.play(update["options"][0]["id"])
        while watcher.update["version"] < tab.update["version"]:
            watcher.receive()
        assert "hand" not in watcher.update["view"] or watcher.update["view"]["hand"] in (None, [])
    for event in watcher.events:
        if event["kind"] == "drew":
            assert not any(thing.startswith("card:") for thing in event["things"])


def test_no_secret_of_the_table_is_ever_on_the_wire(server: Server) -> None:
    mara, tess = Person(server.base, "Mara"), Person(server.base, "Tess")
    table = mara.table("me", "random", "random")
    tab, watcher = mara.tab(table), tess.tab(table)
    watcher.until("update")
    for _ in range(10):
        if tab.until_mine()["over"]:
            break
        tab.play(tab.update["options"][0]["id"])
    room: Any = server.call(server.hall.room(table))
    secrets = [str(room.spec.seed), room.spec.salt, *map(str, key(room.playing().state.rng))]
    pages = [mara.http.get(p).text for p in (f"/api/tables/{table}", "/api/tables", f"/api/replay/{table}")]
    pages.append(mara.http.post(f"/api/tables/{table}/report", json={"says": "x"}).text)
    for text in tab.raw + watcher.raw + pages:
        assert not any(secret in text for secret in secrets)


def test_replay_and_record_open_only_when_the_game_is_over(server: Server) -> None:
    mara = Person(server.base, "Mara")
    table = mara.table("me", "me")
    for page in (f"/api/replay/{table}", f"/api/replay/{table}/at/0?eyes=all", f"/api/tables/{table}/record"):
        assert mara.get(page, 403)["rule"] == "online.not-over"


def test_a_bot_is_told_its_view_and_a_deal_that_is_not_the_true_one() -> None:
    setup = load("card").setup(3)
    rng = random.Random(3)
    for seed in range(5):
        table = setup.table(seed=seed)
        for _ in range(30):
            table.play(int(rng.choice(table.options)))
        request = Think.of(table, "random", seed=9)
        dealt = unpack(table.game, request.sample)
        assert request.view == table.view(table.asked) == table.game.view(dealt, table.asked)
        assert dealt.deck[: dealt.n_deck] != table.state.deck[: table.state.n_deck]
        assert key(dealt.rng) != key(table.state.rng)
        assert str(table.seed) not in str((request.seed, request.choices, request.table))
