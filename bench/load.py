"""A server under load: scripted people, or people against bots, at many tables, beside a bare WebSocket echo.

    python bench/load.py [--tables 10,100,500] [--kind people|bots] [--servers 1] [--database postgresql://...]

People think for 5 to 10 seconds before each answer (`--think`), as at a live table, so 500 tables offer 67 moves a
second; `--think 0` lets them answer at once: that measures how much a server carries, not how long a move takes.

For each number of tables: moves a second, offered and stored (bots' moves included), p50, p95 and p99 from sending a
move until it is accepted, p95 until whoever moved sees what came of it; the same of an echo server that runs meanwhile
and is asked by the same process (one connection for each table, as far apart as its moves; flat out 20 connections), of
a plain sync of two pages on the disk of the database, and how late the server's event loop is; processor time for a
move (the server's process, and the processes it starts to look ahead and to think), memory for a table and for a
spectator, and errors. With `--kills 3` the server is killed and started again so often, and the time from its being
there until each person sees the table is told.

The server, the echo and the people share this machine: where others work on it too, read processor time and ratios
rather than milliseconds.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import json
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import uvloop
from load_people import Figures, Pace, Party, echoing, looking, syncing

SERVE = """
from insula.server.limits import Limits
from insula.server.serve import serve
from insula.server.settings import Settings
much = dict.fromkeys(
    "connection_rate connection_burst address_rate address_burst address_message_rate address_message_burst "
    "tables_rate tables_burst guests_rate guests_burst login_rate login_burst hello_rate hello_burst".split(), 1e6)
many = dict.fromkeys("address_connections connections running_tables tabs".split(), 100000)
settings = Settings(limits=Limits(**much, **many), look_workers={look_workers}, bot_workers={bot_workers})
serve(port={port}, database={database!r}, open_browser=False, settings=settings)
"""
ECHO = """
import asyncio, uvloop
from websockets.asyncio.server import serve
async def main():
    async def echo(socket):
        async for message in socket: await socket.send(message)
    async with serve(echo, "127.0.0.1", 0, compression=None) as server:
        print(server.sockets[0].getsockname()[1], flush=True)
        await asyncio.Future()
uvloop.run(main())
"""
AT_ONCE = 10  # tables that are opened together
ECHOES, ECHO_PACE = 20, Pace(0.2, 0.6)  # connections to the echo when people answer at once
COME_BACK = 15.0  # seconds that people have for it after a kill
MOVES = re.compile(r"^insula_moves_total\{.*\} (\S+)$", re.MULTILINE)
LATE = re.compile(r'^insula_stall_seconds_bucket\{le="(\S+)"\} (\S+)$', re.MULTILINE)
TICK = os.sysconf("SC_CLK_TCK")
COLUMNS = (
    "tables", "offered/s", "moves/s", "accepted p50 / p95 / p99 ms", "shown p95 ms", "echo p50 / p95 / p99 ms",
    "p95 ratio", "sync p50 / p95 ms", "late p95 / p99 / most ms",
    "CPU ms/move", "of helpers", "cores used", "clients", "KiB/table", "KiB/spectator", "MiB", "errors",
)  # fmt: skip


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


def cpu(pid: int | str) -> float:
    """Seconds of processor that a process has used."""
    parts = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(parts[11]) + int(parts[12])) / TICK


def helpers(process: subprocess.Popen[str]) -> list[str]:
    """The processes that a server has started."""
    tasks = Path(f"/proc/{process.pid}/task").glob("*/children")
    return [pid for task in tasks for pid in task.read_text().split()]


class Servers:
    """The servers under load."""

    def __init__(
        self, given: argparse.Namespace, database: str, before: Callable[[int], None] = lambda number: None
    ) -> None:
        self._given, self._database = given, database
        self.folder = tempfile.gettempdir() if "://" in database else str(Path(database).parent)
        begun = []
        for number in range(given.servers):
            before(number)  # as where it shall run
            begun.append(self._start(0))
        self.processes = [process for process, _ in begun]
        self.bases = [base for _, base in begun]

    def _start(self, port: int) -> tuple[subprocess.Popen[str], str]:
        given = self._given
        code = SERVE.format(
            port=port, database=self._database, look_workers=given.look_workers, bot_workers=given.bot_workers
        )
        process, line = started(code)
        return process, line.split("ready at ")[1].split()[0].rstrip("/").replace("localhost", "127.0.0.1")

    async def kill(self, figures: Figures) -> None:
        """Kills the first server, starts it again, and gives everybody time to come back."""
        self.processes[0].kill()
        self.processes[0].wait()
        port = int(self.bases[0].rpartition(":")[2])
        self.processes[0], _ = await asyncio.to_thread(self._start, port)
        figures.ready_at = time.perf_counter()
        await asyncio.sleep(COME_BACK)

    def memory(self) -> float:
        """MiB that they hold."""
        return sum(map(memory, self.processes))

    def close(self) -> None:
        """Ends them."""
        for process in self.processes:
            process.terminate()
            process.wait(30)


class Meter:
    """What servers have done so far: moves, and processor time of theirs, of their helpers and of this process."""

    def __init__(self, servers: Servers, told: list[str]) -> None:
        self.at = time.perf_counter()
        self.moves = sum(float(each) for text in told for each in MOVES.findall(text))
        self.servers = sum(cpu(process.pid) for process in servers.processes)
        self.helpers = sum(cpu(pid) for process in servers.processes for pid in helpers(process))
        self.clients = time.process_time()
        self.late = Counter[float]()  # looks at the event loop by how late it was at most, in seconds
        for text in told:
            before = 0.0
            for most, looks in LATE.findall(text):
                self.late[float(most)] += float(looks) - before
                before = float(looks)

    @classmethod
    async def read(cls, client: httpx.AsyncClient, servers: Servers) -> Meter:
        """All of it as it stands now."""
        return cls(servers, [(await client.get(f"{base}/metrics")).text for base in servers.bases])


async def run(given: argparse.Namespace, tables: int, servers: Servers, echo: int) -> dict[str, Any]:
    """One number of tables."""
    figures, chance, pace = Figures(), random.Random(tables), Pace.read(given.think)
    before = servers.memory()
    async with httpx.AsyncClient(timeout=120, limits=httpx.Limits(max_connections=2 * AT_ONCE)) as client:
        parties = [Party(client, servers.bases[i % given.servers], given.kind, given.game) for i in range(tables)]
        echoes, apart = (tables, pace) if pace.most else (ECHOES, ECHO_PACE)
        tasks = [asyncio.create_task(echoing(echo, figures, apart)) for _ in range(echoes)]
        tasks.append(asyncio.create_task(syncing(servers.folder, figures)))
        for begin in range(0, tables, AT_ONCE):
            some = parties[begin : begin + AT_ONCE]
            await asyncio.gather(*(party.sit_down() for party in some))
            tasks += [asyncio.create_task(party.play(figures, pace, random.Random(chance.random()))) for party in some]
        await asyncio.sleep(given.settle)
        began = await Meter.read(client, servers)
        figures.counting = True
        await asyncio.sleep(given.seconds)
        figures.counting = False
        ended = await Meter.read(client, servers)
        full = servers.memory()
        watching = await looking(parties[-1].address, given.spectators)
        await asyncio.sleep(1)
        watched = servers.memory()
        await asyncio.gather(*(socket.close() for socket in watching))
        errors = figures.errors  # what a kill breaks off is none
        for _ in range(given.kills):
            await servers.kill(figures)
        failed = [task for task in tasks if task.done()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    took, moves = ended.at - began.at, max(1.0, ended.moves - began.moves)
    return {
        "tables": tables,
        "offered_per_s": round(pace.offered(tables), 1),
        "moves_per_s": round(moves / took, 1),
        "accepted_ms": spread(figures.accepted),
        "shown_ms": spread(figures.shown),
        "echo_ms": spread(figures.echoes),
        "sync_ms": spread(figures.syncs)[:2],
        "late_ms": late(ended.late - began.late),
        "errors": errors + len(failed),
        "back_s": [round(each, 2) for each in spread(figures.back)],
        "back": len(figures.back),
        "cpu_ms_per_move": round(1000 * (ended.servers - began.servers) / moves, 2),
        "helper_ms_per_move": round(1000 * (ended.helpers - began.helpers) / moves, 2),
        "cores": round((ended.servers - began.servers + ended.helpers - began.helpers) / took, 2),
        "client_cores": round((ended.clients - began.clients) / took, 2),
        "kib_per_table": round(1024 * (full - before) / tables),
        "kib_per_spectator": round(1024 * (watched - full) / max(1, given.spectators)),
        "mib": round(full),
    }


def spread(times: list[float]) -> list[float]:
    """p50, p95 and p99."""
    if len(times) < 2:
        return [0.0, 0.0, 0.0]
    cuts = statistics.quantiles(times, n=100, method="inclusive")
    return [round(cuts[place], 2) for place in (49, 94, 98)]


def late(looks: Counter[float]) -> list[float]:
    """p95, p99 and the most of how late the event loop was, each as the end of its bucket, in ms."""
    reached = list(itertools.accumulate(looks[most] for most in sorted(looks)))
    if not reached:
        return [0.0, 0.0, 0.0]
    places = (next(n for n, each in enumerate(reached) if each >= share * reached[-1]) for share in (0.95, 0.99, 1.0))
    return [1000 * sorted(looks)[place] for place in places]


def row(found: dict[str, Any]) -> str:
    """One line of the table."""
    accepted, echoes = (" / ".join(f"{each:g}" for each in found[name]) for name in ("accepted_ms", "echo_ms"))
    ratio = found["accepted_ms"][1] / found["echo_ms"][1] if found["echo_ms"][1] else 0.0
    names = ("cpu_ms_per_move", "helper_ms_per_move", "cores", "client_cores", "kib_per_table", "kib_per_spectator")
    cells = [found["tables"], found["offered_per_s"], found["moves_per_s"], accepted, found["shown_ms"][1], echoes]
    cells += [
        f"{ratio:.1f}",
        *(" / ".join(f"{each:g}" for each in found[name]) for name in ("sync_ms", "late_ms")),
        *(found[name] for name in names),
        found["mib"],
        found["errors"],
    ]
    return f"| {' | '.join(map(str, cells))} |"


@contextlib.contextmanager
def serving(given: argparse.Namespace, tables: int) -> Iterator[tuple[Servers, int]]:
    """Fresh servers, and the port of an echo."""
    with tempfile.TemporaryDirectory() as folder:
        servers = Servers(given, given.database or str(Path(folder) / f"bench{tables}.db"))
        echo, port = started(ECHO)
        try:
            yield servers, int(port)
        finally:
            servers.close()
            echo.terminate()
            echo.wait(30)


def arguments() -> argparse.Namespace:
    """What is to be measured."""
    words = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    words.add_argument("--tables", default="10,100,250,500,1000", help="numbers of tables, separated by commas")
    words.add_argument("--kind", choices=["people", "bots"], default="people")
    words.add_argument("--game", default="card")
    words.add_argument("--servers", type=int, default=1, help="more than one needs --database postgresql://")
    words.add_argument("--database", help="by default a fresh SQLite file")
    words.add_argument("--think", default="5-10", help="seconds that a person thinks; 0: flat out (default 5-10)")
    words.add_argument("--settle", type=float, default=6.0)
    words.add_argument("--seconds", type=float, default=20.0)
    words.add_argument("--spectators", type=int, default=50)
    words.add_argument("--kills", type=int, default=0, help="how often a server is killed and started again at the end")
    words.add_argument("--look-workers", type=int, default=1)
    words.add_argument("--bot-workers", type=int)
    words.add_argument("--json", action="store_true")
    return words.parse_args()


def main() -> None:
    """Runs every number of tables on fresh servers."""
    given = arguments()
    load = f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}"
    print(f"# {given.game}, {given.kind}, thinking {given.think} s, {given.servers} server(s), {load}")
    if not given.json:
        print(f"| {' | '.join(COLUMNS)} |\n{'|---' * len(COLUMNS)}|", flush=True)
    for tables in map(int, given.tables.split(",")):
        with serving(given, tables) as (servers, echo):
            found = uvloop.run(run(given, tables, servers, echo))
        print(json.dumps(found) if given.json else row(found), flush=True)
        if given.kills and not given.json:
            times = " / ".join(map(str, found["back_s"]))
            print(
                f"killed {given.kills} times: back {found['back']} times, p50 / p95 / p99 after {times} s", flush=True
            )


if __name__ == "__main__":
    main()
