"""The people of `bench/load.py`: scripted, at many tables, with a time to think; and the echo beside them."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import re
import tempfile
import time
from dataclasses import dataclass, field

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from insula.core.registry import load

HELLO = '{"t":"hello","patches":true}'  # as browsers say it
FIRST_WAIT, SOON_WAIT = 0.5, 1.0  # seconds until a browser tries again
ECHO_TEXT = "x" * 2000
SYNC_EVERY, SYNC_PAGES = 0.3, bytes(8192)
VERSION = re.compile(r'"version":(\d+)')
# the rest of a message is read by nobody: a client that decodes it all takes the processor that it measures with
OPTIONS = re.compile(r'"kind":"\w+","options":\[(\{.*?)\],"suggested"')
OPTION = re.compile(r'\{"id":(\d+),"text"')


@dataclass
class Figures:
    """What one run measured, while it counts: milliseconds, and what went wrong."""

    accepted: list[float] = field(default_factory=list)  # from sending a move until it is stored and said to be
    shown: list[float] = field(default_factory=list)  # until whoever moved sees what came of it
    echoes: list[float] = field(default_factory=list)
    syncs: list[float] = field(default_factory=list)  # what the disk takes until something is surely there
    back: list[float] = field(default_factory=list)  # seconds from when a server was there until a table is shown
    ready_at: float = 0.0  # since when a server is there
    errors: int = 0
    counting: bool = False

    def note(self, times: list[float], began: float) -> None:
        """Adds a time that ends now."""
        if self.counting:
            times.append(1000 * (time.perf_counter() - began))


@dataclass(frozen=True)
class Pace:
    """How long a person thinks: drawn anew for every answer, each length as likely as any other."""

    least: float
    most: float

    @classmethod
    def read(cls, text: str) -> Pace:
        """From `5-10`, or `0` for people who answer at once."""
        least, _, most = text.partition("-")
        return cls(float(least), float(most or least))

    def offered(self, tables: int) -> float:
        """The answers a second that so many tables would want from a server that takes no time."""
        mean = (self.least + self.most) / 2
        return tables / mean if mean else float("inf")


class Seat:
    """One person at one table: answers, after some thought, whatever is asked."""

    def __init__(self, figures: Figures, pace: Pace, chance: random.Random) -> None:
        self._figures, self._pace, self._chance = figures, pace, chance
        self._number = 0
        self._sent: tuple[str, float] = "", 0.0
        self._shown_from = 0.0
        self._lost_at = 0.0
        self._answering: asyncio.Task[None] | None = None

    async def play(self, address: str, cookie: str) -> None:
        """Plays until the game is over; comes back whenever the connection breaks, with the pauses of a browser."""
        pause = FIRST_WAIT
        while True:
            try:
                async with connect(address, additional_headers={"Cookie": cookie}, max_size=None) as socket:
                    pause = FIRST_WAIT
                    if await self._at_table(socket):
                        return
            except (OSError, WebSocketException):
                pass
            self._lost_at = self._lost_at or time.perf_counter()
            await asyncio.sleep(pause * self._chance.uniform(0.75, 1.0))
            pause = min(SOON_WAIT, 2 * pause)

    async def _at_table(self, socket: ClientConnection) -> bool:
        """Follows one connection to its end; whether that is also the end of the game."""
        await socket.send(HELLO)
        async for text in socket:
            assert isinstance(text, str)
            if text.startswith('{"t":"update"'):
                self._updated(socket, text)
                if '"over":true' in text:
                    return True
            elif text.startswith('{"t":"accepted"'):
                self._accepted(text)
            elif text.startswith(('{"t":"error"', '{"t":"refused"')):
                self._figures.errors += 1
        return False

    def _accepted(self, text: str) -> None:
        nonce, began = self._sent
        if began and f'"nonce":"{nonce}"' in text:
            self._figures.note(self._figures.accepted, began)
            self._sent, self._shown_from = ("", 0.0), began

    def _updated(self, socket: ClientConnection, text: str) -> None:
        if self._lost_at:
            self._figures.back.append(time.perf_counter() - max(self._lost_at, self._figures.ready_at))
            self._lost_at = 0.0
        if self._shown_from:
            self._figures.note(self._figures.shown, self._shown_from)
            self._shown_from = 0.0
        if self._answering is not None:
            self._answering.cancel()
        found = OPTIONS.search(text)
        if found is not None:
            version = VERSION.search(text)
            assert version is not None
            options = OPTION.findall(found[1])
            self._answering = asyncio.create_task(
                self._answer(socket, int(version[1]), int(self._chance.choice(options)))
            )

    async def _answer(self, socket: ClientConnection, version: int, option: int) -> None:
        await asyncio.sleep(self._chance.uniform(self._pace.least, self._pace.most))
        self._number += 1
        nonce = f"n{self._number}"
        self._sent = nonce, time.perf_counter()
        with contextlib.suppress(ConnectionClosed):
            await socket.send(json.dumps({"t": "play", "version": version, "nonce": nonce, "option": option}))


class Party:
    """Two people, or one and a bot, who open a table, play, and when the game is over open the next."""

    def __init__(self, client: httpx.AsyncClient, base: str, kind: str, game: str) -> None:
        self._client, self._base, self._kind, self._game = client, base, kind, game
        self._people: list[str] = []
        self.address = ""

    async def sit_down(self) -> None:
        """Opens a table; afterwards its game is in play."""
        while len(self._people) < (2 if self._kind == "people" else 1):
            answer = await self._client.get(f"{self._base}/api/me")
            self._people.append(f"insula={answer.cookies['insula']}")
            self._client.cookies.clear()
        bot = {"who": "bot", "bot": "easy"}
        seats = [{"who": "me"}, {"who": "open"} if self._kind == "people" else bot]
        seats += [bot] * (load(self._game).seats.start - len(seats))  # where a game wants more than two
        made = await self._post("/api/tables", {"game": self._game, "seats": seats}, self._people[0])
        table = str(made.json()["table"])
        if self._kind == "people":
            await self._post(f"/api/tables/{table}/sit", {"seat": 1}, self._people[1])
        self.address = f"{self._base.replace('http', 'ws')}/ws/{table}"

    async def _post(self, path: str, body: object, cookie: str) -> httpx.Response:
        answer = await self._client.post(self._base + path, json=body, headers={"Cookie": cookie})
        answer.raise_for_status()
        return answer

    async def play(self, figures: Figures, pace: Pace, chance: random.Random) -> None:
        """Plays game after game, until it is cancelled."""
        while True:
            seats = [Seat(figures, pace, random.Random(chance.random())) for _ in self._people]
            async with asyncio.TaskGroup() as group:
                for seat, cookie in zip(seats, self._people, strict=True):
                    group.create_task(seat.play(self.address, cookie))
            await self.sit_down()


async def echoing(port: int, figures: Figures, pace: Pace) -> None:
    """Round trips to a server that does nothing, as far apart as somebody's moves."""
    async with connect(f"ws://127.0.0.1:{port}", compression=None) as socket:
        await asyncio.sleep(random.uniform(0.0, pace.most))
        while True:
            began = time.perf_counter()
            await socket.send(ECHO_TEXT)
            await socket.recv()
            figures.note(figures.echoes, began)
            await asyncio.sleep(random.uniform(pace.least, pace.most))


async def syncing(folder: str, figures: Figures) -> None:
    """What the disk takes to keep two pages, where the database lies."""
    with tempfile.TemporaryFile(dir=folder, buffering=0) as file:
        while True:
            began = time.perf_counter()
            await asyncio.to_thread(_kept, file.fileno())
            figures.note(figures.syncs, began)
            await asyncio.sleep(SYNC_EVERY)


def _kept(file: int) -> None:
    os.pwrite(file, SYNC_PAGES, 0)
    os.fdatasync(file)


async def looking(address: str, count: int) -> list[ClientConnection]:
    """Spectators who read nothing but keep their place."""
    sockets = []
    for _ in range(count):
        sockets.append(await connect(address, max_size=None, compression=None))
        await sockets[-1].send(HELLO)
        await sockets[-1].recv()
    return sockets
