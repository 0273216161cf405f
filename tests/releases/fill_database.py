"""Part of make_release.py, run with the release on the path: a database as its server leaves it behind.

Three people (two accounts and a guest) open, play, leave and finish tables of every game over HTTP and WebSocket.
Deals are the server's own secret ones, so two runs differ; `tables.json` says what every table should look like.
"""

from __future__ import annotations

import contextlib
import itertools
import json
import random
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import connect

SERVE = """
import sys
from insula.server.serve import serve
from insula.server.settings import Settings
serve(port=int(sys.argv[1]), database=sys.argv[2], open_browser=False, settings=Settings(bot_pause=0.0))
"""
WAIT = 60.0
PACE = 0.06  # seconds between two commands; the server turns a page away that sends more than 20 a second
PASSWORDS = {"Ada": "a wheel within a wheel", "Bo": "seven blue herons"}
GAMES: dict[str, tuple[int, dict[str, str]]] = {  # seats and choices of the tables of each game
    "card": (3, {}),
    "amygdala": (3, {"variants": "changing-toll,vp-tiles", "start": "B"}),
    "cerebria": (4, {"spirits": "random", "decks": "random"}),
    "balance": (3, {"spirits": "random", "spirit_boards": "b", "team_boards": "b"}),
}
SHORT: dict[str, tuple[int, dict[str, str]]] = GAMES | {"cerebria": (2, {"edition": "basic"})}


class Person:
    """Somebody with a browser."""

    def __init__(self, base: str, name: str) -> None:
        self.base, self.name = base, name
        self.http = httpx.Client(base_url=base, timeout=WAIT)
        self.http.get("/api/me").raise_for_status()
        if name in PASSWORDS:
            self.post("/api/account", name=name, password=PASSWORDS[name])
        else:
            self.post("/api/me", name=name)

    def get(self, path: str) -> Any:
        return self.http.get(path).raise_for_status().json()

    def post(self, path: str, **body: Any) -> Any:
        return self.http.post(path, json=body).raise_for_status().json()

    def open(self, game: str, who: list[str], choices: dict[str, str], **more: Any) -> str:
        """A new table; `who` is me, open or random per seat."""
        seats = [{"who": w} if w != "random" else {"who": "bot", "bot": w} for w in who]
        made = self.post("/api/tables", game=game, seats=seats, choices=choices, **more)
        return str(made["table"])


class Tab:
    """One person's page at one table."""

    nonces = itertools.count()

    def __init__(self, person: Person, table: str) -> None:
        cookie = f"insula={person.http.cookies['insula']}"
        url = f"{person.base.replace('http', 'ws')}/ws/{table}"
        self.socket = connect(url, additional_headers={"Cookie": cookie}, max_size=None).__enter__()
        self.update: dict[str, Any] = {}
        self.send(t="hello")
        self.read_until(lambda: bool(self.update))

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def receive(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.socket.recv(WAIT))
        assert message["t"] != "error", message
        if message["t"] == "update":
            self.update = message
        return message

    def read_until(self, met: Any) -> None:
        while not met():
            self.receive()

    def catch_up(self, version: int) -> None:
        """Reads on until this page shows a version, or a later one."""
        self.read_until(lambda: self.update["version"] >= version)

    def until_asked(self) -> dict[str, Any]:
        """Reads on until this person answers, or the game is over."""
        self.read_until(lambda: self.update["options"] or self.update["over"])
        return self.update

    def command(self, t: str, **more: Any) -> None:
        """Sends a command that must be accepted, and reads the update of it."""
        nonce = f"n{next(self.nonces)}"
        time.sleep(PACE)
        self.send(t=t, version=self.update["version"], nonce=nonce, **more)
        while (answer := self.receive()).get("nonce") != nonce:
            pass
        assert answer["t"] == "accepted", answer
        self.catch_up(answer["version"])


@contextlib.contextmanager
def server(database: Path) -> Iterator[str]:
    """The release's server on a free port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    running = subprocess.Popen([sys.executable, "-c", SERVE, str(port), str(database)])
    base = f"http://127.0.0.1:{port}"
    try:
        deadline = time.monotonic() + WAIT
        while True:
            with contextlib.suppress(httpx.TransportError):
                httpx.get(f"{base}/api/games", timeout=WAIT).raise_for_status()
                break
            if time.monotonic() > deadline or running.poll() is not None:
                raise SystemExit("The server of the release does not start.")
            time.sleep(0.1)
        yield base
    finally:
        running.terminate()
        running.wait(WAIT)


def play_on(tabs: list[Tab], answers: int, dice: random.Random, undo: bool = False) -> None:
    """Some answers of whoever is asked, chosen at random; stops when one of these people is asked, or at the end."""
    for number in range(answers):
        tab = asked(tabs)
        if tab.update["over"]:
            return
        tab.command("play", option=dice.choice(tab.update["options"])["id"])
        if undo and number == answers // 2 and tab.update["can_undo"] and not tab.update["over"]:
            tab.command("undo")
    asked(tabs)


def asked(tabs: list[Tab]) -> Tab:
    """The page whose person answers now; the others have read as far."""
    if len(tabs) == 1:
        tabs[0].until_asked()
        return tabs[0]
    while True:
        newest = max(tab.update["version"] for tab in tabs)
        for tab in tabs:
            tab.catch_up(newest)
        for tab in tabs:
            if tab.update["over"] or tab.update["options"]:
                return tab
        tabs[0].receive()


def fill(base: str, release: Path) -> list[dict[str, Any]]:
    """Plays everything and tells what every table looks like at the end."""
    ada, bo, cleo = (Person(base, name) for name in ("Ada", "Bo", "Cleo"))
    dice = random.Random(1)
    made: list[tuple[str, str]] = []
    for game, (seats, choices) in GAMES.items():
        alone = ada.open(game, ["me"] + ["random"] * (seats - 1), choices, public=False)
        play_on([Tab(ada, alone)], 40, dice, undo=True)
        made.append(("running, one person and bots", alone))
        table = ada.open(game, ["me", "open", "open", *["random"] * (seats - 3)], choices)
        for seat, person in ((1, bo), (2, cleo)):
            person.post(f"/api/tables/{table}/sit", seat=seat)
        tabs = [Tab(person, table) for person in (ada, bo, cleo)]
        tabs[1].send(t="chat", text=f"Good luck at {game}, everybody!")
        play_on(tabs, 45, dice, undo=True)
        made.append(("running, three people", table))
        made.append(("waiting, open to all", bo.open(game, ["me"] + ["open"] * (seats - 1), choices)))
        short_seats, short_choices = SHORT[game]
        done = bo.open(game, ["me"] + ["random"] * (short_seats - 1), short_choices, public=False)
        play_on([Tab(bo, done)], 5000, dice)
        made.append(("finished", done))
        print(f"database: {game}", flush=True)
    made += special(ada, bo, cleo, dice, release)
    return [look(ada, bo, table, what) for what, table in made]


def special(ada: Person, bo: Person, cleo: Person, dice: random.Random, release: Path) -> list[tuple[str, str]]:
    """The other ways in which a table can stand: clocks, hot seat, left, resigned, half full, imported."""
    paces = {
        "running, live clock": {"kind": "live", "move_seconds": 600, "reserve_seconds": 3600},
        "running, days": {"kind": "days", "days": 3},
    }
    made = []
    for what, pace in paces.items():
        table = ada.open("card", ["me", "open"], {}, pace=pace)
        bo.post(f"/api/tables/{table}/sit", seat=1)
        play_on([Tab(ada, table), Tab(bo, table)], 15, dice)
        made.append((what, table))
    hot = ada.open("amygdala", ["me", "me"], {}, public=False)
    play_on([Tab(ada, hot)], 25, dice)
    made.append(("running, hot seat", hot))
    left = ada.open("cerebria", ["me", "open"], {"edition": "basic"})
    bo.post(f"/api/tables/{left}/sit", seat=1)
    tabs = [Tab(ada, left), Tab(bo, left)]
    play_on(tabs, 20, dice)
    bo.post(f"/api/tables/{left}/leave")
    play_on(tabs[:1], 5, dice)
    made.append(("running, a bot stands in for who left", left))
    resigned = ada.open("card", ["me", "open"], {})
    bo.post(f"/api/tables/{resigned}/sit", seat=1)
    tabs = [Tab(ada, resigned), Tab(bo, resigned)]
    play_on(tabs, 10, dice)
    tabs[1].send(t="resign")
    tabs[0].read_until(lambda: tabs[0].update["over"])
    made.append(("finished, by resigning", resigned))
    half = ada.open("balance", ["me", "open", "open", "random"], {"line_up": "1-1-2"}, public=False)
    cleo.post(f"/api/tables/{half}/sit", seat=2)
    made.append(("waiting, half full, by its link only", half))
    record = next((release / "records").glob("*-card-2.txt")).read_bytes()
    brought = ada.http.post("/api/import", content=record, headers={"Content-Type": "text/plain"}).raise_for_status()
    made.append(("imported", str(brought.json()["table"])))
    return made


def look(ada: Person, bo: Person, table: str, what: str) -> dict[str, Any]:
    """What an upgraded server should still be able to say about a table."""
    if what == "imported":
        return {"table": table, "what": what, "moves": ada.get(f"/api/replay/{table}")["n"]}
    card = ada.get(f"/api/tables/{table}")
    told = {"table": table, "what": what} | {k: card[k] for k in ("game", "choices", "state", "moves")}
    told["seats"] = [{k: seat[k] for k in ("name", "kind", "bot", "stand_in", "resigned")} for seat in card["seats"]]
    if card["state"] == "waiting":
        return told
    update = Tab(bo if what.startswith("finished") else ada, table).update
    told |= {k: update[k] for k in ("version", "asked", "question", "over")}
    told["events"] = len(update["events"])
    if update["over"]:
        told["result"] = update["result"]
    return told


def main() -> None:
    release = Path(sys.argv[1])
    database = release / "insula.db"
    with server(database) as base:
        tables = fill(base, release)
    (release / "tables.json").write_text(json.dumps(tables, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    with contextlib.closing(sqlite3.connect(database)) as db:  # one file, without journals beside it
        db.execute("PRAGMA journal_mode=DELETE")
        db.execute("VACUUM")
    for beside in release.glob("insula.db?*"):
        beside.unlink()


if __name__ == "__main__":
    main()
