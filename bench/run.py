"""`make bench`: our engines beside their peers in one run on one core; ratios count, absolute figures are noisy.

Prints one table and writes docs/benchmark.md.
"""

from __future__ import annotations

import argparse
import importlib.metadata
import os
import platform
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "benchmark.md"
ROUNDS = 3

BARS = {  # decisions/s from docs: plain, numba
    "card": (150_000, 6_000_000),
    "amygdala": (80_000, 3_000_000),
    "cerebria": (25_000, 1_200_000),
    "balance": (25_000, 1_200_000),
}


@dataclass
class Line:
    """One row of the table."""

    what: str
    value: str
    bar: str = ""
    met: str = ""


def best(measure: Callable[[], float]) -> float:
    """The best of a few rounds: the machine only ever adds time."""
    return max(measure() for _ in range(ROUNDS))


def plain_speed(name: str, seats: int, choices: dict[str, str]) -> float:
    import insula
    from insula.core import drive

    setup = insula.game(name, seats, **choices)
    play = setup.game.engine("plain").get(drive.fast_random_game)

    def measure() -> float:
        done, seed = 0, 0
        start = time.process_time()
        while time.process_time() - start < 1.5:
            done += play(setup.blank(), seed, setup.game.most_decisions)
            seed += 1
        return done / (time.process_time() - start)

    return best(measure)


def numba_speed(name: str, seats: int, choices: dict[str, str]) -> tuple[float, float, float]:
    """Decisions per second, nanoseconds of a clone, seconds until ready."""
    import insula
    from insula.core import drive

    setup = insula.game(name, seats, **choices)
    start = time.perf_counter()
    twin = setup.game.engine("numba")
    play = twin.get(drive.fast_random_games)
    ready = time.perf_counter() - start
    copy = twin.get(drive.copies)
    batch = setup.batch(2)
    play(batch, 0, 10, setup.game.most_decisions)

    def measure() -> float:
        start = time.process_time()
        done = play(batch, 0, 2000, setup.game.most_decisions)
        return float(done) / (time.process_time() - start)

    def clones() -> float:
        start = time.process_time()
        copy(batch, 1_000_000)
        return 1_000_000 / (time.process_time() - start)

    return best(measure), 1e9 / best(clones), ready


def open_spiel_speed(game_name: str) -> float | None:
    """Games of OpenSpiel's own random bots, played inside its C++, in player decisions per second."""
    try:
        import pyspiel
    except ImportError:
        return None
    import random

    game = pyspiel.load_game(game_name)
    chooser = random.Random(1)
    lengths = []
    for _ in range(20):
        state, count = game.new_initial_state(), 0
        while not state.is_terminal():
            count += not state.is_chance_node()
            state.apply_action(chooser.choice(state.legal_actions()))
        lengths.append(count)
    mean = sum(lengths) / len(lengths)
    games = 100
    bots = [pyspiel.make_uniform_random_bot(player, 7 + player) for player in range(game.num_players())]

    def measure() -> float:
        start = time.process_time()
        for seed in range(games):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)
        return games * mean / (time.process_time() - start)

    return best(measure)


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


def measure_all(names: list[str]) -> list[Line]:
    from insula.core.registry import load

    lines = []
    peers = {peer: open_spiel_speed(peer) for peer in ("gin_rummy", "hearts")}
    for peer, speed in peers.items():
        shown = f"{speed / 1e6:.2f} M decisions/s" if speed else "not installed (make bench installs it)"
        lines.append(Line(f"OpenSpiel {peer}, C++ random bots", shown))
    for name in names:
        game = load(name)
        seats = min(4, game.seats[-1])
        choices: dict[str, str] = {}
        plain = plain_speed(name, seats, choices)
        fast, clone, ready = numba_speed(name, seats, choices)
        need_plain, need_fast = BARS.get(name, (0, 0))
        lines.append(
            Line(
                f"{name}, {seats} seats, plain",
                f"{plain / 1e3:.0f} k decisions/s",
                f"{need_plain / 1e3:.0f} k",
                _met(plain >= need_plain),
            )
        )
        lines.append(
            Line(
                f"{name}, {seats} seats, numba",
                f"{fast / 1e6:.2f} M decisions/s",
                f"{need_fast / 1e6:.1f} M",
                _met(fast >= need_fast),
            )
        )
        for peer, speed in peers.items():
            if speed:
                lines.append(Line(f"{name} numba to OpenSpiel {peer}", f"{fast / speed:.1f} x"))
        lines.append(
            Line(
                f"{name}, clone in numba",
                f"{clone / 1e3:.3f} us",
                "0.3 us" if name == "card" else "",
                _met(clone < 300) if name == "card" else "",
            )
        )
        lines.append(Line(f"{name}, compiled engine ready", f"{ready:.1f} s", "2.5 s cached, 120 s not"))
        start = cold_start(name)
        lines.append(Line(f"{name}, `insula play` to the first question", f"{start:.2f} s", "1 s", _met(start < 1.0)))
    return lines


def _met(reached: bool) -> str:
    return "yes" if reached else "NO"


def page(lines: list[Line]) -> str:
    def version(package: str) -> str:
        try:
            return importlib.metadata.version(package)
        except importlib.metadata.PackageNotFoundError:
            return "not installed"

    versions = ", ".join(f"{p} {version(p)}" for p in ("numba", "numpy", "open_spiel"))
    out = ["# Benchmark", "", "One run of `make bench` on one core. Machines are noisy; read the ratios.", ""]
    out += [
        f"Python {platform.python_version()}, {versions}.",
        "",
        "| what | measured | bar | met |",
        "|---|---|---|---|",
    ]
    out += [f"| {line.what} | {line.value} | {line.bar} | {line.met} |" for line in lines]
    return "\n".join(out) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--no-page", action="store_true")
    args = parser.parse_args()
    import insula

    lines = measure_all(args.games or insula.games())
    width = max(len(line.what) for line in lines)
    for line in lines:
        print(f"{line.what:<{width}}  {line.value:<28} {line.bar:<24} {line.met}")
    if not args.no_page:
        PAGE.write_text(page(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
