"""Search beside its peer in one run on one core: iterations per second, and how long decisions really take.

`python bench/search.py` prints one table; `--think 1000` also times decisions of each game under a cap of time.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import peer_runs
from figures import Bar, least, short, told

import insula
from insula.bots import Think, choose
from insula.bots.engine_cache import wait_until_fast
from insula.bots.thinking import Tree
from insula.core.game import Setup
from insula.core.record_class import clone
from insula.core.registry import load
from insula.testing.walks import walk

POSITIONS = 40
ITERATIONS = 500
ROUNDS = 3
CAP = 0.1  # seconds for a decision whose think time is measured
MAX_OF_CAP = 1.1


def setup_of(name: str) -> Setup:
    """A game with the seats with which its search is measured."""
    return insula.game(name, load(name).bars.search_seats)


def positions(setup: Setup, count: int) -> Iterator[Any]:
    """Decisions out of random games, every seventh of them."""
    found, seed = 0, 0
    while True:
        for number, g in enumerate(walk(setup, seed)):
            if g.n_options > 1 and number % 7 == seed % 7:
                yield clone(g)
                found += 1
                if found == count:
                    return
        seed += 1


def speed(name: str) -> float:
    """Search iterations per second of one core, over positions of random games; the best of some rounds."""
    setup = setup_of(name)
    engine = wait_until_fast(setup.game)
    asked = list(positions(setup, POSITIONS))
    tree = Tree(engine, ITERATIONS + 2)
    rounds = []
    for _ in range(ROUNDS):
        start = time.process_time()
        for seed, g in enumerate(asked):
            tree.clear()
            tree.ask(g, engine.teams(g), seed)
            tree.run(ITERATIONS)
        rounds.append(POSITIONS * ITERATIONS / (time.process_time() - start))
    return max(rounds)


def bar(name: str, reached: float) -> Bar:
    """Iterations per second as they were promised."""
    return least(f"{name}, search, {setup_of(name).seats} seats", reached, "iterations/s", load(name).bars.search)


def think_times(name: str, count: int, seconds: float) -> list[float]:
    """Decisions under a cap as parts of it, the first one included, the shortest first."""
    setup = setup_of(name)
    spent = []
    table = setup.table(seed=1)
    for number in range(count):
        if table.over:
            table = setup.table(seed=number)
        request = Think.of(table, "hard", number, seconds=seconds, table_id="bench")
        start = time.perf_counter()
        thought = choose(request)
        spent.append((time.perf_counter() - start) / seconds)
        table.play(thought.option)
    return sorted(spent)


def think_bar(name: str, count: int, seconds: float = CAP) -> Bar:
    """Think time as it was promised; run it in a fresh process, so that the first decision meets a cold engine."""
    spent = think_times(name, count, seconds)
    late = spent[int(count * 0.99)]
    told = f"{spent[count // 2]:.0%}, p99 {late:.0%}, longest {spent[-1]:.0%}"
    what = f"{name}, think time of {count:,} decisions under {seconds:g} s"
    return Bar(what, told, f"p99 {MAX_OF_CAP:.0%}", late <= MAX_OF_CAP)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--think", type=int, default=0, metavar="N", help="also time N decisions of each game")
    parser.add_argument("--games", default=",".join(insula.games()), help="separated by commas")
    args = parser.parse_args()
    names = args.games.split(",")
    if unknown := [name for name in names if name not in insula.games()]:
        parser.error(f"no game is called “{unknown[0]}”; choose {', '.join(insula.games())}")
    for name in names:
        bars = [bar(name, speed(name))]
        if args.think:
            command = [sys.executable, str(Path(__file__).with_name("ours.py")), name, "think"]
            done = subprocess.run([*command, f"--decisions={args.think}"], capture_output=True, text=True, check=True)
            bars += told(done.stdout)[1]
        for each in bars:
            verdict = {None: "", True: "met", False: "missed"}[each.met]
            print(f"{each.what}: {each.measured} {f'(bar {each.bar}: {verdict})' if each.bar else ''}", flush=True)
    for figure in peer_runs.measure("OpenSpiel"):
        if figure.search is not None or not figure.version:
            rate = "" if figure.search is None else f"{short(figure.search)} iterations/s; "
            print(f"OpenSpiel {figure.game}: {rate}{figure.note}")


if __name__ == "__main__":
    main()
