"""`make bench-gpu`: random games on a GPU, compared with the CPU's and with tests/golden; prints JSON lines.

Needs numba-cuda and a CUDA GPU. The whole batch is played once to warm up, then timed. A kernel is compiled here, or
read from a folder that `make cubin` filled on a machine that need not have a GPU; `--traces-only` does the same for the
CPU's part of the comparison.
"""

from __future__ import annotations

import argparse
import ctypes
import json
import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np

if not hasattr(np, "row_stack"):  # numba-cuda 0.30 still asks for the name that NumPy 2.5 dropped
    np.row_stack = np.vstack

from cuda_kernel import MAX_GAMES, MAX_THREADS, WARP, find_games, kernel_of
from numba import cuda

import insula
from insula.core.chance import Chance
from insula.core.game import Game, Setup
from insula.core.record_class import dtype_of
from insula.core.registry import load
from insula.testing.traces import GAMES, SEED, compiled_traces, known_traces, summary

CHECKED = 4096
GOLDEN = Path(__file__).resolve().parent.parent / "tests" / "golden"
MANY_THREADS = 512  # of a block, where a game does not say that fewer are faster


def _name(name: str | bytes) -> str:
    return name.decode() if isinstance(name, bytes) else name


@dataclass
class Kernel:
    """The kernel of a game, the same for every number of seats."""

    run: Callable[[int, int, tuple[Any, ...]], None]  # blocks, threads of a block, arguments
    registers: int
    build_s: float


def build(setup: Setup, registers: int) -> Kernel:
    """Compiled here."""
    start = time.perf_counter()
    kernel, signature = kernel_of(setup)
    compiled = cuda.jit(signature, max_registers=registers or None)(kernel)

    def run(blocks: int, threads: int, arguments: tuple[Any, ...]) -> None:
        compiled[blocks, threads](*arguments)

    return Kernel(run, compiled.get_regs_per_thread(), round(time.perf_counter() - start, 1))


def read(path: Path) -> Kernel:
    """From a file of machine code."""
    from cuda.core import Device, LaunchConfig, ObjectCode, launch

    start = time.perf_counter()
    cuda.current_context()
    device = Device()
    device.set_current()
    name = re.search(rb"\.text\.(_ZN11cuda_kernel\w+)", path.read_bytes())
    if name is None:
        raise SystemExit(f"{path}: there is no kernel of this project in it.")
    kernel = ObjectCode.from_cubin(str(path)).get_kernel(name[1].decode())

    def run(blocks: int, threads: int, arguments: tuple[Any, ...]) -> None:
        words = [ctypes.c_int64(word) for argument in arguments for word in _words(argument)]
        launch(device.default_stream, LaunchConfig(grid=blocks, block=threads), kernel, *words)

    return Kernel(run, kernel.attributes.num_regs, round(time.perf_counter() - start, 1))


def _words(argument: Any) -> list[int]:
    """An argument as numba's kernels take it; an array has no owner and no parent here."""
    if isinstance(argument, int):
        return [argument]
    place = argument.__cuda_array_interface__["data"][0]
    return [0, 0, argument.size, argument.dtype.itemsize, place, *argument.shape, *argument.strides]


def play(
    kernel: Kernel, setup: Setup, games: int, threads: int, each: int, rounds: int, seed: int
) -> tuple[Any, Any, float]:
    """Decisions and hashes of every game, and the seconds of the best round but the first, if there are several."""
    start_state = cuda.to_device(setup.batch(1))
    states, chances = cuda.device_array(games, start_state.dtype), cuda.device_array(games, dtype_of(Chance))
    counts, hashes = (cuda.device_array(games, np.int64) for _ in range(2))
    pool = threads * each
    blocks = -(-games // pool)
    arguments = (start_state, seed, setup.game.max_decisions, pool, states, chances, counts, hashes)
    times = []
    for _ in range(rounds):
        start = time.perf_counter()
        kernel.run(blocks, threads, arguments)
        cuda.synchronize()
        times.append(time.perf_counter() - start)
    return counts.copy_to_host(), hashes.copy_to_host(), min(times[1:] or times)


def measure(
    kernel: Kernel, setup: Setup, games: int, threads: int, each: int, traces: Path | None
) -> dict[str, object]:
    """The best of some rounds, and whether the CPU plays the very same games."""
    played, hashes, best = play(kernel, setup, games, threads, each, rounds=4, seed=0)
    return {
        "game": setup.game.name,
        "seats": setup.seats,
        "games": games,
        "games_per_block": threads * each,
        "threads_per_block": threads,
        "registers_per_thread": kernel.registers,
        "build_s": kernel.build_s,
        "device": _name(cuda.get_current_device().name),
        "decisions": int(played.sum()),
        "seconds": round(best, 4),
        "decisions_per_s": round(float(played.sum()) / best),
        "games_per_s": round(games / best),
        "traces_equal_cpu": _same(setup, played, hashes, traces),
        "traces_compared": min(CHECKED, games),
    }


def compare(kernel: Kernel, game: Game, threads: int) -> dict[str, object]:
    """Every set-up of a game against the traces that were checked in; stops the run where they part."""
    known = known_traces(GOLDEN, game)
    for setup in game.setups():
        counts, hashes, _ = play(kernel, setup, GAMES, threads, each=1, rounds=1, seed=SEED)
        if summary(zip(counts, hashes, strict=True)) != known[setup.label]:
            raise SystemExit(f"{game.name}, {setup.label}: the GPU plays other games than tests/golden tells.")
    return {"game": game.name, "golden_setups_equal": len(known), "games_each": GAMES}


def _same(setup: Setup, played: Any, hashes: Any, folder: Path | None) -> bool:
    counts, traces = cpu_traces(setup, folder)
    checked = min(CHECKED, len(played))
    return bool((counts[:checked] == played[:checked]).all() and (traces[:checked] == hashes[:checked]).all())


def cpu_traces(setup: Setup, folder: Path | None) -> tuple[Any, Any]:
    """Lengths and traces of the first games on the CPU, from the folder if they are there."""
    made = folder / f"{setup.game.name}-{setup.seats}.npz" if folder else None
    if made and made.exists():
        with np.load(made) as known:
            return known["counts"], known["traces"]
    counts, traces = compiled_traces(setup, CHECKED, seed=0)
    if made:
        np.savez(made, counts=counts, traces=traces)
    return counts, traces


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--games", type=int, default=262_144)
    parser.add_argument("--threads", type=int, nargs="*", default=[], help="threads of a block, to try")
    parser.add_argument("--registers", type=int, nargs="*", default=[128], help="limits to try; 0 for none")
    parser.add_argument("--each", type=int, nargs="*", default=[4], help="games for each thread of a block, to try")
    parser.add_argument("--seats", type=int, nargs="*", default=[4], help="numbers of seats to measure")
    parser.add_argument("--modules", type=Path, help="a folder with the cubin files of `make cubin`")
    parser.add_argument("--traces", type=Path, help="a folder that keeps the CPU's traces")
    parser.add_argument("--traces-only", action="store_true", help="make them and stop; needs no GPU")
    args = parser.parse_args()
    if not all(0 < threads <= MAX_THREADS and threads % WARP == 0 for threads in args.threads):
        parser.error(f"a block has a multiple of {WARP} threads, {MAX_THREADS} at most")
    if not all(0 < each * max(args.threads, default=MANY_THREADS) <= MAX_GAMES for each in args.each):
        parser.error(f"a block holds up to {MAX_GAMES} games")
    find_games()
    for name in args.names or insula.games():
        game = load(name)
        setups = [insula.game(name, seats, **game.examples(seats)[0]) for seats in args.seats]
        if args.traces_only:
            for setup in setups:
                cpu_traces(setup, args.traces)
            continue
        made = args.modules / f"{name}.cubin" if args.modules else None
        kernels = [read(made)] if made and made.exists() else [build(setups[0], limit) for limit in args.registers]
        tried = args.threads or [load(name).bars.gpu_threads or MANY_THREADS]
        print(json.dumps(compare(kernels[0], game, tried[0])), flush=True)
        for kernel, setup, threads, each in product(kernels, setups, tried, args.each):
            print(json.dumps(measure(kernel, setup, args.games, threads, each, args.traces)), flush=True)


if __name__ == "__main__":
    main()
