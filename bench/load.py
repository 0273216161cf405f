"""A server under load: scripted people, or people against bots, at many tables, beside a bare WebSocket echo.

    python bench/load.py [--tables 10,100,500] [--kind people|bots] [--servers 1] [--database postgresql://...]

For each number of tables: moves a second, p50, p95 and p99 of a move (sent until accepted), the same of an echo server
that runs meanwhile, the server's memory for a table and for a spectator, and errors. The server, the echo and the
people share this machine, so read ratios rather than milliseconds.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

LOOSE = (
    "limits = Limits(connection_rate=1e6, connection_burst=1e6, address_rate=1e6, address_burst=1e6, "
    "address_connections=100000, connections=100000, tables_rate=1e6, tables_burst=1e6, guests_rate=1e6, "
    "guests_burst=1e6, login_rate=1e6, login_burst=1e6, running_tables=100000, hello_rate=1e6, hello_burst=1e6); "
)
SERVE = (
    "from insula.server.serve import serve; from insula.server.settings import Settings; "
    "from insula.server.limits import Limits; " + LOOSE + "serve(port=0, database={database!r}, open_browser=False, "
    "settings=Settings(limits=limits, bot_pause=0.1))"
)
ECHO = """
import asyncio
from websockets.asyncio.server import serve
async def main():
    async def echo(socket):
        async for message in socket: await socket.send(message)
    async with serve(echo, "127.0.0.1", 0, compression=None) as server:
        print(server.sockets[0].getsockname()[1], flush=True)
        await asyncio.Future()
asyncio.run(main())
"""
VERSION = re.compile(r'"version":(\d+)')
HELLO = '{"t":"hello","patches":true}'  # as browsers say it
AT_ONCE = 10  # tables that are opened together
ECHOES = 20  # connections to the echo
ECHO_TEXT = "x" * 2000


@dataclass
class Figures:
    """What one run measured."""

    moves: list[float] = field(default_factory=list)
    echoes: list[float] = field(default_factory=list)
    errors: int = 0
    counting: bool = False


def started(code: str) -> tuple[subprocess.Popen[str], str]:
    """A process, and the first line it prints."""
    pipes: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL}
    process = subprocess.Popen([sys.executable, "-c", code], text=True, **pipes)
    assert process.stdout is not None
    return process, process.stdout.readline()


def memory(process: subprocess.Popen[str]) -> float:
    """MiB that a process holds."""
    text = Path(f"/proc/{process.pid}/statm").read_text()
    return int(text.split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20


class Seat:
    """One person at one table: answers after a while whatever is asked."""

    def __init__(self, figures: Figures, think: float, chance: random.Random) -> None:
        self._figures = figures
        self._think = think
        self._chance = chance
        self._number = 0
        self._sent: dict[str, float] = {}

    async def play(self, address: str, cookie: str) -> None:
        """Plays until it is cancelled."""
        headers = {"Cookie": cookie}
        async with connect(address, additional_headers=headers, max_size=None, compression=None) as socket:
            await socket.send(HELLO)
            answering: asyncio.Task[None] | None = None
            async for text in socket:
                assert isinstance(text, str)
                if text.startswith('{"t":"accepted"'):
                    self._accepted(json.loads(text)["nonce"])
                elif text.startswith(('{"t":"error"', '{"t":"refused"')):
                    self._figures.errors += 1
                elif text.startswith('{"t":"update"') and '"options":[]' not in text:
                    if answering is not None:
                        answering.cancel()
                    answering = asyncio.create_task(self._answer(socket, json.loads(text)))

    def _accepted(self, nonce: str) -> None:
        began = self._sent.pop(nonce, None)
        if began is not None and self._figures.counting:
            self._figures.moves.append(1000 * (time.perf_counter() - began))

    async def _answer(self, socket: ClientConnection, update: dict[str, Any]) -> None:
        await asyncio.sleep(self._think * self._chance.uniform(0.5, 1.5))
        self._number += 1
        nonce = f"n{self._number}"
        option = self._chance.choice(update["options"])["id"]
        self._sent[nonce] = time.perf_counter()
        with contextlib.suppress(Exception):
            await socket.send(json.dumps({"t": "play", "version": update["version"], "nonce": nonce, "option": option}))


async def person(client: httpx.AsyncClient) -> str:
    """A cookie of somebody new."""
    client.cookies.clear()
    answer = await client.get("/api/me")
    cookie = f"insula={answer.cookies['insula']}"
    client.cookies.clear()
    return cookie


async def set_table(bases: list[str], number: int, kind: str, game: str) -> tuple[str, list[tuple[str, str]]]:
    """A table in play; its id, and for each person the address and the cookie."""
    base = bases[number % len(bases)]
    async with httpx.AsyncClient(base_url=base, timeout=120) as client:
        first = await person(client)
        seats = [{"who": "me"}, {"who": "open"} if kind == "people" else {"who": "bot", "bot": "easy"}]
        seats += [{"who": "bot", "bot": "easy"}] * {"balance": 1}.get(game, 0)
        made = await client.post("/api/tables", json={"game": game, "seats": seats}, headers={"Cookie": first})
        made.raise_for_status()
        table = str(made.json()["table"])
        cookies = [first]
        if kind == "people":
            cookies.append(await person(client))
            sat = await client.post(f"/api/tables/{table}/sit", json={"seat": 1}, headers={"Cookie": cookies[1]})
            sat.raise_for_status()
    return table, [(f"{base.replace('http', 'ws')}/ws/{table}", cookie) for cookie in cookies]


async def echoing(port: int, figures: Figures) -> None:
    """Round trips to a server that does nothing."""
    async with connect(f"ws://127.0.0.1:{port}", compression=None) as socket:
        while True:
            began = time.perf_counter()
            await socket.send(ECHO_TEXT)
            await socket.recv()
            if figures.counting:
                figures.echoes.append(1000 * (time.perf_counter() - began))
            await asyncio.sleep(random.uniform(0.2, 0.6))


async def looking(address: str, count: int) -> list[ClientConnection]:
    """Spectators who read nothing but keep their place."""
    sockets = []
    for _ in range(count):
        sockets.append(await connect(address, max_size=None, compression=None))
        await sockets[-1].send(HELLO)
        await sockets[-1].recv()
    return sockets


Servers = list[subprocess.Popen[str]]


async def run(given: argparse.Namespace, tables: int, bases: list[str], servers: Servers, echo: int) -> dict[str, Any]:
    """One number of tables."""
    figures, chance = Figures(), random.Random(tables)
    before = sum(map(memory, servers))
    tasks: list[asyncio.Task[None]] = []
    address = ""
    for begin in range(0, tables, AT_ONCE):
        numbers = range(begin, min(begin + AT_ONCE, tables))
        found = await asyncio.gather(*(set_table(bases, number, given.kind, given.game) for number in numbers))
        for address, cookie in (person for _, people in found for person in people):
            seat = Seat(figures, given.think, random.Random(chance.random()))
            tasks.append(asyncio.create_task(seat.play(address, cookie)))
    tasks += [asyncio.create_task(echoing(echo, figures)) for _ in range(ECHOES)]
    await asyncio.sleep(given.settle)
    figures.counting = True
    began, load = time.perf_counter(), sum(map(cpu, servers))
    await asyncio.sleep(given.seconds)
    took, used = time.perf_counter() - began, sum(map(cpu, servers)) - load
    figures.counting = False
    full = sum(map(memory, servers))
    watching = await looking(address, given.spectators)
    await asyncio.sleep(1)
    watched = sum(map(memory, servers))
    for socket in watching:
        await socket.close()
    failed = [task for task in tasks if task.done()]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return {
        "tables": tables,
        "moves_per_s": round(len(figures.moves) / took, 1),
        "move_ms": spread(figures.moves),
        "echo_ms": spread(figures.echoes),
        "errors": figures.errors + len(failed),
        "cores": round(used / took, 2),
        "kib_per_table": round(1024 * (full - before) / tables),
        "kib_per_spectator": round(1024 * (watched - full) / max(1, given.spectators)),
        "mib": round(full),
    }


def cpu(process: subprocess.Popen[str]) -> float:
    """Seconds of processor that a process has used."""
    parts = Path(f"/proc/{process.pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")


def spread(times: list[float]) -> list[float]:
    """p50, p95 and p99."""
    if len(times) < 2:
        return [0.0, 0.0, 0.0]
    cuts = statistics.quantiles(times, n=100, method="inclusive")
    return [round(cuts[place], 1) for place in (49, 94, 98)]


def row(found: dict[str, Any]) -> str:
    """One line of the table."""
    moves, echoes = (" / ".join(f"{each:g}" for each in found[name]) for name in ("move_ms", "echo_ms"))
    ratio = found["move_ms"][1] / found["echo_ms"][1] if found["echo_ms"][1] else 0.0
    return (
        f"| {found['tables']} | {found['moves_per_s']} | {moves} | {echoes} | {ratio:.1f} | {found['cores']} "
        f"| {found['kib_per_table']} | {found['kib_per_spectator']} | {found['mib']} | {found['errors']} |"
    )


def main() -> None:
    """Runs every number of tables on fresh servers."""
    words = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    words.add_argument("--tables", default="10,100,250,500,1000", help="numbers of tables, separated by commas")
    words.add_argument("--kind", choices=["people", "bots"], default="people")
    words.add_argument("--game", default="card")
    words.add_argument("--servers", type=int, default=1, help="more than one needs --database postgresql://")
    words.add_argument("--database", help="by default a fresh SQLite file")
    words.add_argument("--think", type=float, default=3.0, help="seconds that a person thinks")
    words.add_argument("--settle", type=float, default=6.0)
    words.add_argument("--seconds", type=float, default=14.0)
    words.add_argument("--spectators", type=int, default=50)
    words.add_argument("--json", action="store_true")
    given = words.parse_args()
    load = f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}"
    print(f"# {given.game}, {given.kind}, {given.servers} server(s), {load}")
    print("| tables | moves/s | move p50 / p95 / p99 ms | echo p50 / p95 / p99 ms | p95 ratio ", end="")
    print("| cores | KiB/table | KiB/spectator | MiB | errors |")
    print("|---|---|---|---|---|---|---|---|---|---|", flush=True)
    for tables in map(int, given.tables.split(",")):
        with tempfile.TemporaryDirectory() as folder:
            database = given.database or str(Path(folder) / "bench.db")
            started_ = [started(SERVE.format(database=database)) for _ in range(given.servers)]
            echo, port = started(ECHO)
            told = [line.split("ready at ")[1].split()[0] for _, line in started_]
            bases = [each.rstrip("/").replace("localhost", "127.0.0.1") for each in told]
            servers = [process for process, _ in started_]
            try:
                found = asyncio.run(run(given, tables, bases, servers, int(port)))
                print(json.dumps(found) if given.json else row(found), flush=True)
            finally:
                for process in (*servers, echo):
                    process.terminate()
                    process.wait(30)


if __name__ == "__main__":
    main()
