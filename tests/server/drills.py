"""Drills: people who play on while servers are killed and databases fail, and count what became of their moves."""

from __future__ import annotations

import contextlib
import itertools
import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import sqlalchemy as sa
from websockets.exceptions import WebSocketException

from insula.server.operations import doctor
from tests.server.kit import Person, Tab

BROKEN = (WebSocketException, OSError, EOFError, httpx.HTTPError)
AGAIN = ("online.store-away", "online.moved", "online.too-fast")
ROOT = Path(__file__).parents[2]
THREADS = 4
PATIENCE = 120.0  # seconds until a table counts as dead


@dataclass
class Site:
    """Where a server answers, and since when."""

    base: str = ""
    ready: float = 0.0


class Nursery:
    """A process that has loaded everything and whose children are servers: `tests/server/nursery.py`."""

    def __init__(self) -> None:
        pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL}
        self._process = subprocess.Popen([sys.executable, "-m", "tests.server.nursery"], text=True, cwd=ROOT, **pipes)
        self._one = threading.Lock()

    def server(self, database: str) -> tuple[int, str]:
        """Starts a server; its process and its address, when it is ready."""
        assert self._process.stdin is not None and self._process.stdout is not None
        with self._one:
            self._process.stdin.write(f"{database}\n")
            self._process.stdin.flush()
            line = self._process.stdout.readline()
            while "ready at" not in line:
                assert line, "no server was started"
                line += self._process.stdout.readline()
        address = line.split("ready at ")[1].split()[0].rstrip("/").replace("localhost", "127.0.0.1")
        return int(line.split()[0]), address

    def close(self) -> None:
        """Ends it; its children were killed before."""
        self._process.kill()
        self._process.wait()


class Process(Site):
    """A server in a process of its own, which may be killed and started again."""

    def __init__(self, nursery: Nursery, database: str) -> None:
        super().__init__()
        self._nursery, self._database = nursery, database
        self.start()

    def start(self) -> None:
        """Starts it, and waits until it says that it is ready."""
        self.pid, self.base = self._nursery.server(self._database)
        self.ready = time.monotonic()

    def kill(self) -> None:
        """Kills it, and waits until it is gone."""
        os.kill(self.pid, signal.SIGKILL)
        with contextlib.suppress(ProcessLookupError):
            while True:
                os.kill(self.pid, 0)
                time.sleep(0.005)


class Player:
    """Somebody who plays on at whichever server is there, and counts what was acknowledged."""

    def __init__(self, person: Person, table: str, site: Callable[[], Site], chance: random.Random) -> None:
        self.table = table
        self._cookie = person.cookie
        self.acknowledged: list[str] = []
        self.back: list[float] = []  # seconds from when a process was there to the next update
        self.over = False
        self.refused = 0  # times that a move could not be stored now
        self._site, self._chance = site, chance
        self._numbers = itertools.count()
        self._tab: Tab | None = None
        self._open: tuple[str, int, int] | None = None  # a move without an answer, sent again with its nonce
        self._lost_at = 0.0

    @property
    def there(self) -> bool:
        """Whether the table is in front of them."""
        return self._tab is not None

    def _connect(self) -> Tab:
        until = time.monotonic() + PATIENCE
        while True:
            assert time.monotonic() < until, "the table did not come back"
            site = self._site()
            with contextlib.suppress(*BROKEN, AssertionError, KeyError):
                tab = Tab(site.base, self.table, self._cookie)
                tab.send(t="hello")
                while not tab.update:
                    message = tab.receive(5)
                    assert message["t"] != "error", message
                if self._lost_at:
                    self.back.append(time.monotonic() - max(self._lost_at, site.ready))
                return tab
            time.sleep(0.05)

    def step(self) -> None:
        """Answers if asked; comes back if the connection broke."""
        if self._tab is None:
            self._tab = self._connect()
        try:
            self._answer(self._tab)
        except TimeoutError:
            return
        except BROKEN:
            self._lost_at, self._tab = time.monotonic(), None

    def _answer(self, tab: Tab) -> None:
        self.over = tab.update["over"]
        if self._open is None:
            if self.over or not tab.update["options"]:
                tab.receive(0.05)
                return
            option = self._chance.choice(tab.update["options"])["id"]
            self._open = f"d{next(self._numbers)}", tab.update["version"], option
        nonce, version, option = self._open
        tab.send(t="play", version=version, nonce=nonce, option=option)
        while (answer := tab.receive(5)).get("nonce") != nonce:
            if answer["t"] == "error":  # it could not be stored, or something was too fast
                self.refused += 1
                time.sleep(0.1)
                return
        if answer["t"] == "accepted":
            self.acknowledged.append(nonce)
        if answer["t"] != "refused" or answer["refusal"]["rule"] not in AGAIN:
            self._open = None
        else:
            self.refused += 1
            time.sleep(0.05)

    def goes_on(self) -> bool:
        """Whether one more move is taken, or the game is over."""
        moves, until = len(self.acknowledged), time.monotonic() + PATIENCE
        while not self.over and len(self.acknowledged) == moves and time.monotonic() < until:
            self.step()
        return self.over or len(self.acknowledged) > moves


@dataclass
class Told:
    """What became of what people did."""

    acknowledged: int = 0
    lost: int = 0
    doubled: int = 0
    dead: int = 0
    refused: int = 0
    unsound: list[str] = field(default_factory=list)
    back: list[float] = field(default_factory=list)

    def says(self) -> str:
        back = sorted(self.back) or [0.0]
        times = " / ".join(f"{back[int(share * (len(back) - 1))]:.2f}" for share in (0.5, 0.95, 1.0))
        said = f"acknowledged {self.acknowledged}, lost {self.lost}, doubled {self.doubled}, dead tables {self.dead}"
        said += f", unsound {len(self.unsound)}, {self.refused} times asked to try again"
        return f"{said}, back {len(self.back)} times after {times} s (p50 / p95 / most)"

    @property
    def faults(self) -> tuple[int, int, int, list[str]]:
        return self.lost, self.doubled, self.dead, self.unsound


class Drill:
    """People at several tables, in threads, while somebody breaks things."""

    def __init__(self, sites: Sequence[Site], engine: sa.Engine, tables: int, seed: int) -> None:
        self.sites, self._engine = sites, engine
        self.chance = random.Random(seed)
        self._stop = threading.Event()
        self.players = [self._seated(number) for number in range(tables)]

    def _seated(self, number: int) -> Player:
        """Every other table has a bot; people sit at either server and change to the one that is there."""
        person = Person(self.sites[number % len(self.sites)].base, f"P{number}")
        table = person.table("me", "me" if number % 2 else "random")
        turns = itertools.cycle([*self.sites[number % len(self.sites) :], *self.sites[: number % len(self.sites)]])
        player = Player(person, table, lambda: next(turns), random.Random(self.chance.random()))
        player.step()
        return player

    def _play(self, players: list[Player]) -> None:
        while not self._stop.is_set():
            for player in players:
                player.step()
            if all(player.over for player in players):
                time.sleep(0.05)

    @contextlib.contextmanager
    def playing(self) -> Iterator[None]:
        """Everybody plays meanwhile."""
        with ThreadPoolExecutor(THREADS) as pool:
            done = [pool.submit(self._play, self.players[n::THREADS]) for n in range(THREADS)]
            try:
                yield
            finally:
                self._stop.set()
        for each in done:
            each.result()

    def gathered(self) -> None:
        """Waits until everybody is back at their table."""
        until = time.monotonic() + PATIENCE
        while not all(player.there for player in self.players):
            assert time.monotonic() < until, "somebody did not come back"
            time.sleep(0.01)

    def told(self) -> Told:
        """What is stored beside what was acknowledged; whether every table goes on; whether every line is sound."""
        dead = sum(not player.goes_on() for player in self.players)
        with self._engine.connect() as db:
            stored = [tuple(row) for row in db.execute(sa.text("select table_id, nonce from lines where nonce != ''"))]
        wanted = {(player.table, nonce) for player in self.players for nonce in player.acknowledged}
        mine = {player.table for player in self.players}
        stored = [each for each in stored if each[0] in mine]
        unsound = [f"{name}: {what}" for name, what in doctor(self._engine) if what and name in mine]
        back = [seconds for player in self.players for seconds in player.back]
        doubled = len(stored) - len(set(stored))
        refused = sum(player.refused for player in self.players)
        return Told(len(wanted), len(wanted - set(stored)), doubled, dead, refused, unsound, back)
