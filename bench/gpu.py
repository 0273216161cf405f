"""`make bench-gpu`: random games on a GPU, one game per thread, compared with the CPU's traces; prints JSON lines.

Needs numba-cuda and a CUDA GPU. The whole batch is played once to compile and warm up, then timed.
"""

from __future__ import annotations

import argparse
import json
import time

import numpy as np

if not hasattr(np, "row_stack"):  # numba-cuda 0.30 still asks for the name that NumPy 2.5 dropped
    np.row_stack = np.vstack

from cuda_kernel import kernel_of
from numba import cuda

import insula
from insula.core import drive
from insula.core.registry import load

CHECKED = 4096


def _name(name: str | bytes) -> str:
    return name.decode() if isinstance(name, bytes) else name


def measure(
    name: str, seats: int, choices: dict[str, str], games: int, threads: int, registers: int
) -> dict[str, object]:
    setup = insula.game(name, seats, **choices)
    start = time.perf_counter()
    kernel, signature = kernel_of(setup)
    compiled = cuda.jit(signature, max_registers=registers or None)(kernel)
    built = time.perf_counter() - start
    blank = setup.batch(1)
    start_state = cuda.to_device(blank)
    counts, hashes = cuda.device_array(games, np.int64), cuda.device_array(games, np.int64)
    blocks = (games + threads - 1) // threads
    times = []
    for _ in range(4):
        start = time.perf_counter()
        compiled[blocks, threads](start_state, 0, setup.game.most_decisions, counts, hashes)
        cuda.synchronize()
        times.append(time.perf_counter() - start)
    played = counts.copy_to_host()
    checked = min(CHECKED, games)
    batch = setup.batch(2)
    cpu_counts, cpu_hashes = np.zeros(checked, np.int64), np.zeros(checked, np.int64)
    on_cpu = setup.game.engine("numba").get(drive.traced_random_games)
    on_cpu(batch, 0, checked, setup.game.most_decisions, cpu_counts, cpu_hashes)
    same = bool((cpu_counts == played[:checked]).all() and (cpu_hashes == hashes.copy_to_host()[:checked]).all())
    best = min(times[1:])
    return {
        "game": name,
        "seats": seats,
        "games": games,
        "threads_per_block": threads,
        "registers_per_thread": compiled.get_regs_per_thread(),
        "device": _name(cuda.get_current_device().name),
        "build_s": round(built, 1),
        "decisions": int(played.sum()),
        "seconds": round(best, 4),
        "decisions_per_s": round(float(played.sum()) / best),
        "games_per_s": round(games / best),
        "traces_equal_cpu": same,
        "traces_compared": checked,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--games", type=int, default=262_144)
    parser.add_argument("--threads", type=int, default=64)
    parser.add_argument("--registers", type=int, nargs="*", default=[64], help="limits to try; 0 for none")
    args = parser.parse_args()
    for name in args.names or insula.games():
        game = load(name)
        seats = min(4, game.seats[-1])
        for limit in args.registers:
            found = measure(name, seats, game.examples(seats)[0], args.games, args.threads, limit)
            print(json.dumps(found), flush=True)


if __name__ == "__main__":
    main()
