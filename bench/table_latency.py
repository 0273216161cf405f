"""A move's round trip on loopback while many tables of bots play: from sending it to both browsers being updated.

    python bench/table_latency.py [--tables 100] [--moves 200] [--game card] [--level random]

The server runs in a process of its own, as `insula serve` starts it. Prints median, p95 and p99 and the bots' rate.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

BAR_MS = 60.0
SERVE = (
    "from insula.server.serve import serve; from insula.server.settings import Settings; "
    "from insula.server.limits import Limits; "
    "limits = Limits(connection_rate=1e6, connection_burst=1e6, address_rate=1e6, address_burst=1e6, "
    "address_message_rate=1e6, address_message_burst=1e6, "
    "address_connections=10000, tables_rate=1e6, tables_burst=1e6, guests_burst=1e6, running_tables=10000); "
    "serve(port=0, database={database!r}, open_browser=False, settings=Settings(limits=limits))"
)


def start(folder: str) -> tuple[subprocess.Popen[str], str]:
    """A server with loose limits; its address."""
    code = SERVE.format(database=str(Path(folder) / "bench.db"))
    process = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    line = process.stdout.readline()
    return process, line.split("ready at ")[1].split()[0].rstrip("/").replace("localhost", "127.0.0.1")


def person(base: str, name: str) -> httpx.Client:
    """Somebody with a cookie."""
    client = httpx.Client(base_url=base, timeout=60)
    client.get("/api/me")
    client.post("/api/me", json={"name": name})
    return client


class Tab:
    """A browser's connection; knows the last update."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.update: dict[str, Any] = {}

    async def read(self, version: int) -> None:
        """Reads until it has seen a version."""
        while self.update.get("version", -1) < version:
            message = json.loads(await self.socket.recv())
            if message["t"] == "update":
                self.update = message


async def open_tab(base: str, table: str, client: httpx.Client) -> Tab:
    """A tab at a table, up to date."""
    cookie = f"insula={client.cookies['insula']}"
    address = f"{base.replace('http', 'ws')}/ws/{table}"
    tab = Tab(await connect(address, additional_headers={"Cookie": cookie}, max_size=None))
    await tab.socket.send(json.dumps({"t": "hello"}))
    await tab.read(0)
    return tab


async def measure(base: str, game: str, moves: int, pause: float) -> list[float]:
    """Milliseconds from sending a move to both people seeing it, over as many games as it takes."""
    times: list[float] = []
    mara, ash = person(base, "Mara"), person(base, "Ash")
    while len(times) < moves:
        table = mara.post("/api/tables", json={"game": game, "seats": [{"who": "me"}, {"who": "open"}]}).json()["table"]
        ash.post(f"/api/tables/{table}/sit", json={"seat": 1})
        tabs = [await open_tab(base, table, mara), await open_tab(base, table, ash)]
        while len(times) < moves and not tabs[0].update["over"]:
            times.append(await _move(tabs, len(times)))
            await asyncio.sleep(pause)
        for tab in tabs:
            await tab.socket.close()
    return times


async def _move(tabs: list[Tab], number: int) -> float:
    asked = next(tab for tab in tabs if tab.update["options"])
    options = asked.update["options"]
    option = options[number * 7 % len(options)]["id"]
    version = asked.update["version"]
    message = {"t": "play", "version": version, "nonce": f"{id(tabs)}-{version}", "option": option}
    began = time.perf_counter()
    await asked.socket.send(json.dumps(message))
    await asyncio.gather(*(tab.read(version + 1) for tab in tabs))
    return (time.perf_counter() - began) * 1000


class BotTables:
    """A number of tables where bots play each other at their usual pace."""

    def __init__(self, base: str, game: str, level: str, count: int) -> None:
        self._host = person(base, "Host")
        seats = [{"who": "bot", "bot": level}] * 2
        self._tables = [self._new({"game": game, "seats": seats}) for _ in range(count)]

    def _new(self, body: dict[str, Any]) -> str:
        return str(self._host.post("/api/tables", json=body).json()["table"])

    def moves(self) -> int:
        """How many moves they have played together."""
        return sum(self._host.get(f"/api/tables/{table}").json()["moves"] for table in self._tables)


async def bench(arguments: argparse.Namespace, base: str) -> dict[str, float]:
    """Starts the tables of bots, lets them settle, and measures."""
    tables = BotTables(base, arguments.game, arguments.level, arguments.tables)
    await asyncio.sleep(arguments.settle)
    before, began = tables.moves(), time.perf_counter()
    times = sorted(await measure(base, arguments.game, arguments.moves, 0.05))
    rate = (tables.moves() - before) / (time.perf_counter() - began)
    return {
        "tables": arguments.tables,
        "bot_moves_per_second": round(rate, 1),
        "moves": len(times),
        "median_ms": round(statistics.median(times), 2),
        "p95_ms": round(times[int(0.95 * len(times))], 2),
        "p99_ms": round(times[int(0.99 * len(times))], 2),
    }


def main() -> int:
    """Runs the bench; fails above the bar."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--moves", type=int, default=200)
    parser.add_argument("--game", default="card")
    parser.add_argument("--level", default="random")
    parser.add_argument("--settle", type=float, default=8.0)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        process, base = start(folder)
        try:
            found = asyncio.run(bench(arguments, base))
        finally:
            process.terminate()
            process.wait(20)
    if arguments.json:
        print(json.dumps(found | {"cores": os.cpu_count(), "bar_ms": BAR_MS}))
    else:
        print(
            f"{found['tables']} tables of bots ({arguments.level}, {found['bot_moves_per_second']} moves/s) on "
            f"{os.cpu_count()} cores, {found['moves']} moves: median {found['median_ms']} ms, "
            f"p95 {found['p95_ms']} ms, p99 {found['p99_ms']} ms (bar: p95 {BAR_MS:g} ms)"
        )
    return 0 if found["p95_ms"] <= BAR_MS else 1


if __name__ == "__main__":
    sys.exit(main())
