"""`make bench-gpu`: random games on a GPU, one game per thread, compared with the CPU's traces; prints JSON lines.

Needs numba-cuda and a CUDA GPU. The whole batch is played once to compile and warm up, then timed.
"""

from __future__ import annotations

import argparse
import json
import time
from itertools import product
from typing import Any

import numpy as np

if not hasattr(np, "row_stack"):  # numba-cuda 0.30 still asks for the name that NumPy 2.5 dropped
    np.row_stack = np.vstack

from cuda_kernel import kernel_of
from numba import cuda

import insula
from insula.core import drive
from insula.core.game import Setup
from insula.core.registry import load

CHECKED = 4096


def _name(name: str | bytes) -> str:
    return name.decode() if isinstance(name, bytes) else name


def build(setup: Setup, registers: int) -> tuple[Any, float]:
    """The kernel of a game, the same for every number of seats, and the seconds it took."""
    start = time.perf_counter()
    kernel, signature = kernel_of(setup)
    compiled = cuda.jit(signature, max_registers=registers or None)(kernel)
    return compiled, time.perf_counter() - start


def measure(compiled: Any, setup: Setup, games: int, threads: int) -> dict[str, object]:
    """The best of some rounds, and whether the CPU plays the very same games."""
    start_state = cuda.to_device(setup.batch(1))
    counts, hashes = cuda.device_array(games, np.int64), cuda.device_array(games, np.int64)
    blocks = (games + threads - 1) // threads
    times = []
    for _ in range(4):
        start = time.perf_counter()
        compiled[blocks, threads](start_state, 0, setup.game.most_decisions, counts, hashes)
        cuda.synchronize()
        times.append(time.perf_counter() - start)
    played = counts.copy_to_host()
    best = min(times[1:])
    return {
        "game": setup.game.name,
        "seats": setup.seats,
        "games": games,
        "threads_per_block": threads,
        "registers_per_thread": compiled.get_regs_per_thread(),
        "device": _name(cuda.get_current_device().name),
        "decisions": int(played.sum()),
        "seconds": round(best, 4),
        "decisions_per_s": round(float(played.sum()) / best),
        "games_per_s": round(games / best),
        "traces_equal_cpu": _same(setup, played, hashes.copy_to_host()),
        "traces_compared": min(CHECKED, games),
    }


def _same(setup: Setup, played: Any, hashes: Any) -> bool:
    checked = min(CHECKED, len(played))
    counts, traces = np.zeros(checked, np.int64), np.zeros(checked, np.int64)
    on_cpu = setup.game.engine("numba").get(drive.traced_random_games)
    on_cpu(setup.batch(2), 0, checked, setup.game.most_decisions, counts, traces)
    return bool((counts == played[:checked]).all() and (traces == hashes[:checked]).all())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--games", type=int, default=262_144)
    parser.add_argument("--threads", type=int, nargs="*", default=[128], help="threads of a block, to try")
    parser.add_argument("--registers", type=int, nargs="*", default=[64], help="limits to try; 0 for none")
    parser.add_argument("--seats", type=int, nargs="*", default=[4], help="numbers of seats to measure")
    args = parser.parse_args()
    for name in args.names or insula.games():
        game = load(name)
        setups = [insula.game(name, seats, **game.examples(seats)[0]) for seats in args.seats]
        for limit in args.registers:
            compiled, seconds = build(setups[0], limit)
            for setup, threads in product(setups, args.threads):
                found = measure(compiled, setup, args.games, threads)
                print(json.dumps({**found, "build_s": round(seconds, 1)}), flush=True)


if __name__ == "__main__":
    main()
