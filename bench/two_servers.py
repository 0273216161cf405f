"""One server against two on one PostgreSQL database: how many moves a second they carry when people answer at once.

    python bench/two_servers.py [--tables 160] [--rounds 2] [--cores 0-15]

Each server, the database and the people have cores of their own where there are eight or more: two for a server (one
for the process that looks ahead), two for the database, the rest for people, who are several processes so that they are
not what is measured. With fewer cores everything shares them, and the ratio says little. One and two servers take turns
with fresh databases. Besides moves a second: what each part used of its cores, which tells what was full.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import statistics
import sys
import time
from collections.abc import Sequence
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import Any

import httpx
import psycopg
import uvloop
from load import Meter, Servers, cpu, spread
from load_people import Figures, Pace, Party

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tests.server import postgres

AT_ONCE = 10
OF_A_SERVER, OF_THE_DATABASE = 2, 2  # cores
MIN_PEOPLE = 2  # cores, too
LOOK = 0.1  # seconds
SPAWN = multiprocessing.get_context("spawn")


class Stage:
    """What the processes of people wait for, and where they leave what they saw."""

    def __init__(self) -> None:
        self.seated = SPAWN.Semaphore(0)
        self.count: Event = SPAWN.Event()
        self.end: Event = SPAWN.Event()
        self.told: Any = SPAWN.Queue()


def people(bases: Sequence[str], tables: int, game: str, seed: int, stage: Stage) -> None:
    """A process of people; their tables are at the servers in turn."""
    uvloop.run(_play(bases, tables, game, seed, stage))


async def _play(bases: Sequence[str], tables: int, game: str, seed: int, stage: Stage) -> None:
    figures, chance = Figures(), random.Random(seed)
    async with httpx.AsyncClient(timeout=120, limits=httpx.Limits(max_connections=2 * AT_ONCE)) as client:
        parties = [Party(client, bases[number % len(bases)], "people", game) for number in range(tables)]
        for begin in range(0, tables, AT_ONCE):
            await asyncio.gather(*(party.sit_down() for party in parties[begin : begin + AT_ONCE]))
        tasks = [
            asyncio.create_task(party.play(figures, Pace(0.0, 0.0), random.Random(chance.random())))
            for party in parties
        ]
        stage.seated.release()
        while not stage.end.is_set():
            figures.counting = stage.count.is_set()
            await asyncio.sleep(LOOK)
        failed = sum(task.done() for task in tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    stage.told.put((figures.accepted, figures.errors + failed))


class Cores:
    """Which cores are whose; everything shares all of them where there are too few."""

    def __init__(self, given: Sequence[int]) -> None:
        self._all = list(given)
        wanted = 2 * OF_A_SERVER + OF_THE_DATABASE + MIN_PEOPLE
        self.apart = len(self._all) >= wanted

    def _some(self, first: int, last: int | None) -> None:
        os.sched_setaffinity(0, self._all[first:last] if self.apart else self._all)

    def server(self, number: int) -> None:
        """What is started next is a server."""
        self._some(number * OF_A_SERVER, (number + 1) * OF_A_SERVER)

    def database(self) -> None:
        """What is started next is the database."""
        self._some(2 * OF_A_SERVER, 2 * OF_A_SERVER + OF_THE_DATABASE)

    def people(self) -> None:
        """What is started next are people."""
        self._some(2 * OF_A_SERVER + OF_THE_DATABASE, None)


def database_cpu(postmaster: int) -> float:
    """Seconds of processor that the processes of the database have used, as far as they are still there."""
    children = Path(f"/proc/{postmaster}/task/{postmaster}/children").read_text().split()
    return sum(cpu(pid) for pid in (postmaster, *children))


async def _meter(servers: Servers) -> Meter:
    async with httpx.AsyncClient(timeout=60) as client:
        return await Meter.read(client, servers)


def one_round(
    given: argparse.Namespace, count: int, number: int, pg: postgres.Postgres, cores: Cores
) -> dict[str, Any]:
    """So many servers on a fresh database, and what they carried."""
    name = f"round{number}"
    with psycopg.connect(pg.address, autocommit=True) as db:
        db.execute(f"create database {name}")
    wanted = argparse.Namespace(servers=count, look_workers=1, bot_workers=1)
    servers = Servers(wanted, pg.address.replace("/postgres?", f"/{name}?"), cores.server)
    stage = Stage()
    share = given.tables // given.people
    cores.people()
    crowd = [
        SPAWN.Process(target=people, args=(servers.bases, share, given.game, seed, stage), daemon=True)
        for seed in range(given.people)
    ]
    try:
        for process in crowd:
            process.start()
        for _ in crowd:
            stage.seated.acquire()
        time.sleep(given.settle)
        stage.count.set()
        before, db_before = uvloop.run(_meter(servers)), database_cpu(pg.pid)
        crowd_before = sum(cpu(str(process.pid)) for process in crowd)
        time.sleep(given.seconds)
        after, db_after = uvloop.run(_meter(servers)), database_cpu(pg.pid)
        crowd_after = sum(cpu(str(process.pid)) for process in crowd)
        stage.end.set()
        told = [stage.told.get(timeout=60) for _ in crowd]
    finally:
        for process in crowd:
            process.terminate()
        servers.close()
    took, moves = after.at - before.at, after.moves - before.moves
    return {
        "servers": count,
        "moves_per_s": round(moves / took, 1),
        "accepted_ms": spread([each for accepted, _ in told for each in accepted]),
        "errors": sum(errors for _, errors in told),
        "cpu_ms_per_move": round(1000 * (after.servers - before.servers) / moves, 2),
        "server_cores": round((after.servers - before.servers) / took, 2),
        "helper_cores": round((after.helpers - before.helpers) / took, 2),
        "database_cores": round((db_after - db_before) / took, 2),
        "people_cores": round((crowd_after - crowd_before) / took, 2),
    }


def core_list(text: str) -> list[int]:
    """`0-3,6` as numbers."""
    found: list[int] = []
    for part in text.split(","):
        first, _, last = part.partition("-")
        found += range(int(first), int(last or first) + 1)
    return found


def arguments() -> argparse.Namespace:
    """What is to be measured."""
    words = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    words.add_argument("--game", default="card")
    words.add_argument("--tables", type=int, default=160)
    words.add_argument("--people", type=int, default=4, help="processes of people")
    words.add_argument("--rounds", type=int, default=2, help="of one and of two servers each")
    words.add_argument("--settle", type=float, default=4.0)
    words.add_argument("--seconds", type=float, default=10.0)
    words.add_argument("--cores", type=core_list, default=sorted(os.sched_getaffinity(0)), help="such as 0-15")
    return words.parse_args()


def main() -> None:
    """Rounds of one and of two servers in turn, and how much more two carry."""
    given = arguments()
    cores = Cores(given.cores)
    print(f"# {given.game}, {given.tables} tables, cores {'apart' if cores.apart else 'shared'}", flush=True)
    cores.database()
    carried: dict[int, list[float]] = {1: [], 2: []}
    with postgres.controlled() as pg:
        for number in range(2 * given.rounds):
            found = one_round(given, 1 + number % 2, number, pg, cores)
            carried[found["servers"]].append(found["moves_per_s"])
            print(json.dumps(found), flush=True)
    one, two = (statistics.median(carried[count]) for count in (1, 2))
    print(f"two servers carry {two / one:.2f} times the moves of one ({two:g} and {one:g} a second)", flush=True)


if __name__ == "__main__":
    main()
