"""Our engines in one game: `ours.py GAME cold | compile | speed | think`; each part is a process of its own.

`compile` fills the cache, because code that was compiled in the same process runs slower than code that was loaded.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from importlib.metadata import version
from pathlib import Path

import batches
import search
from figures import Bar, Figure, best, least, microseconds, per_second

import insula
from insula.bots.engine_cache import wait_until_fast
from insula.core import drive
from insula.core.chance import Chance, streams
from insula.core.game import Setup
from insula.core.record_class import clone
from insula.core.registry import load
from insula.research.batch import GameBatch

ROOT = Path(__file__).resolve().parent.parent
SEATS = 4
CLONES = 200_000
READY_BAR = 2.5  # seconds, with a filled cache
COLD_BAR = 120  # seconds of one core, with an empty cache
START_BAR = 1.0


def usual(name: str) -> Setup:
    """A game with four seats, or as near to that as it gets."""
    seats = load(name).seats
    return insula.game(name, SEATS if SEATS in seats else seats[-1])


def plain(setup: Setup) -> tuple[float, float]:
    """Decisions a second, microseconds of a clone."""
    play = setup.game.engine("plain").get(drive.fast_random_game)
    seed, chance = 0, [Chance()]

    def one_game() -> float:
        nonlocal seed
        seed += 1
        return float(play(setup.blank(), seed, setup.game.max_decisions, chance))

    state = setup.start(1)
    return per_second(one_game), microseconds(lambda: clone(state), 300)


def numba(setup: Setup) -> tuple[float, float, float]:
    """Decisions a second, microseconds of a clone, seconds until the engine was ready."""
    start = time.perf_counter()
    twin = setup.game.engine("numba")
    play = twin.get(drive.fast_random_games)
    ready = time.perf_counter() - start
    copy, batch, first = twin.get(drive.copies), setup.batch(2), 0
    chance = streams(1)

    def some_games() -> float:
        nonlocal first
        first += 20
        return float(play(batch, 0, first, 20, setup.game.max_decisions, chance))

    rate = per_second(some_games)
    return rate, microseconds(lambda: copy(batch, CLONES), 1) / CLONES, ready


def cold_start(name: str) -> float:
    """Seconds from the command to the first question on the screen."""
    env = dict(os.environ, INSULA_SAVES=str(ROOT / "build" / "bench-saves"))
    command = [str(Path(sys.executable).with_name("insula")), "play", name, "--seed", "1"]

    def measure() -> float:
        start = time.perf_counter()
        with subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=env
        ) as process:
            assert process.stdout is not None
            seen = b""
            while b"> " not in seen:
                chunk = os.read(process.stdout.fileno(), 4096)
                if not chunk:
                    break
                seen += chunk
            spent = time.perf_counter() - start
            process.kill()
        return -spent

    return -best(measure)


def speed(name: str) -> None:
    """Tells everything but think time."""
    setup = usual(name)
    bars = setup.game.bars
    release, game = version("insula"), f"{name}, {setup.seats} seats"
    slow, slow_clone = plain(setup)
    Figure("Insula, plain", release, game, slow, slow_clone, note="pure Python").tell()
    fast, fast_clone, ready = numba(setup)
    searched = search.speed(name)
    seats = search.setup_of(name).seats
    note = f"search: information-set search, {seats} seats, judges early instead of playing to the end"
    Figure("Insula, numba", release, game, fast, fast_clone, searched, note).tell()
    rates = batches.measure(setup)
    note = "each step called from Python, with masks"
    Figure(
        f"Insula, batch of {batches.MAIN:,}", release, game, rates.steps[batches.MAIN], rates.clone, None, note
    ).tell()
    least(f"{name}, plain", slow, "decisions/s", bars.plain).tell()
    least(f"{name}, numba", fast, "decisions/s", bars.numba).tell()
    if bars.clone is not None:
        met = fast_clone <= bars.clone
        Bar(f"{name}, clone in numba", f"{fast_clone:.3f} us", f"{bars.clone} us", met).tell()
    for bar in batches.bars(name, rates, fast, bars.batch):
        bar.tell()
    search.bar(name, searched).tell()
    Bar(f"{name}, compiled engine ready, cached", f"{ready:.1f} s", f"{READY_BAR} s", ready <= READY_BAR).tell()
    shown = cold_start(name)
    Bar(f"{name}, `insula play` to the first question", f"{shown:.2f} s", f"{START_BAR:g} s", shown <= START_BAR).tell()


def cold(name: str) -> None:
    """How long the engine takes to compile where nothing was compiled before."""
    setup = usual(name)
    with tempfile.TemporaryDirectory() as folder:
        os.environ["INSULA_CACHE"] = folder
        start = time.process_time()
        setup.game.engine("numba").get(drive.fast_random_games)
        spent = time.process_time() - start
    Bar(f"{name}, engine compiled, empty cache", f"{spent:.0f} s", f"{COLD_BAR} s", spent <= COLD_BAR).tell()


def compile_all(name: str) -> None:
    """Fills the cache with everything that is measured."""
    setup = usual(name)
    for function in (drive.fast_random_games, drive.copies):
        setup.game.engine("numba").get(function)
    wait_until_fast(setup.game)
    GameBatch(setup, 1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("part", choices=("cold", "compile", "speed", "think"))
    parser.add_argument("--decisions", type=int, default=1000, help="decisions whose think time is measured")
    args = parser.parse_args()
    if args.part == "cold":
        cold(args.game)
    elif args.part == "compile":
        compile_all(args.game)
    elif args.part == "speed":
        speed(args.game)
    else:
        search.think_bar(args.game, args.decisions).tell()


if __name__ == "__main__":
    main()
