"""`make bench`: our engines beside their peers in one run on one core; ratios count, absolute figures are noisy.

Prints one table and the bars, and writes both to docs/benchmark.md.
"""

from __future__ import annotations

import argparse
import os
import platform
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import peer_runs
from figures import Bar, Figure, digits, short, told
from rich.console import Console
from rich.table import Table

import insula

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "benchmark.md"
MET = {None: "", True: "yes", False: "NO"}
COLUMNS = ("system", "version", "game", "decisions/s", "clone, us", "search iterations/s", "note")
WIDTH = 180  # where nobody says how wide the paper is
BAR_COLUMNS = ("what", "measured", "bar", "met")


def ours(name: str, decisions: int) -> tuple[list[Figure], list[Bar]]:
    """One game of ours, in processes of their own."""
    figures: list[Figure] = []
    bars: list[Bar] = []
    for part in ("cold", "compile", "speed", *(["think"] if decisions else [])):
        print(f"{name}: {part}", file=sys.stderr, flush=True)
        command = [sys.executable, str(Path(__file__).with_name("ours.py")), name, part, f"--decisions={decisions}"]
        done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
        if done.returncode:
            raise SystemExit(f"{name}: {part} did not succeed, so there is no benchmark.")
        more = told(done.stdout)
        figures += more[0]
        bars += more[1]
    return figures, bars


def peers() -> list[Figure]:
    """All peers, one process each."""
    for problem in peer_runs.install():
        print(problem, file=sys.stderr)
    figures = []
    for name in (*peer_runs.PEERS, peer_runs.JAVASCRIPT):
        print(name, file=sys.stderr, flush=True)
        figures += peer_runs.measure(name)
    return figures


def figure_rows(figures: list[Figure]) -> list[list[str]]:
    """The rows of the table."""
    rows = []
    for f in figures:
        numbers = [short(n) if n is not None else "" for n in (f.decisions, f.clone, f.search)]
        rows.append([f.system, f.version, f.game, *numbers, f.note])
    return rows


def bar_rows(bars: list[Bar]) -> list[list[str]]:
    """The rows of what was to be reached."""
    return [[b.what, b.measured, b.bar, MET[b.met]] for b in bars]


def ratio_rows(figures: list[Figure]) -> tuple[list[str], list[list[str]]]:
    """How many decisions ours plays while a peer plays one."""
    fast = [f for f in figures if f.system == "Insula, numba"]
    others = [f for f in figures if not f.system.startswith("Insula") and f.decisions]
    rows = [[f"{p.system} {p.game}", *(f"{digits(o.decisions / p.decisions)} x" for o in fast)] for p in others]
    return ["to", *(o.game for o in fast)], rows


def markdown(columns: tuple[str, ...] | list[str], rows: list[list[str]]) -> list[str]:
    """A table as the page has it."""
    lines = [columns, ["---"] * len(columns), *rows]
    return [f"| {' | '.join(line)} |" for line in lines]


PREFACE = """\
# Benchmark

One run of `make bench`, one core for each participant, on a machine with {cores} cores and a load of {load:.1f} when it
began: {machine}, Python {python}, numba {numba}, numpy {numpy}. Machines are noisy; read the ratios.

Decisions are those of random play. All times but think time are those of the process, the best of some rounds. A
participant without a number has nothing of the kind to measure. Peers play their own games, so the figures tell what
an engine lets one do in a second, not that two games are equally heavy.

"""
ABOUT_BARS = "Steps of a batch are called from Python; choosing the answers is not counted. Think time is by the clock."


def page(figures: list[Figure], bars: list[Bar], load: float) -> str:
    """docs/benchmark.md."""
    columns, rows = ratio_rows(figures)
    preface = PREFACE.format(
        cores=os.cpu_count(),
        load=load,
        machine=processor(),
        python=platform.python_version(),
        numba=version("numba"),
        numpy=version("numpy"),
    )
    out = [*markdown(COLUMNS, figure_rows(figures)), ""]
    out += ["## Decisions of our numba engine while a peer makes one", "", *markdown(columns, rows), ""]
    out += ["## Bars", "", ABOUT_BARS, "", *markdown(BAR_COLUMNS, bar_rows(bars))]
    return preface + "\n".join(out) + "\n"


def processor() -> str:
    """The processor's name, where the machine tells it."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.machine()
    return next((line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")), platform.machine())


def show(title: str, columns: tuple[str, ...], rows: list[list[str]]) -> None:
    """Prints a table."""
    table = Table(*columns, title=title)
    for row in rows:
        table.add_row(*row)
    console = Console()
    if not console.is_terminal:
        console.width = WIDTH
    console.print(table)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="all of them if none is named")
    parser.add_argument("--no-page", action="store_true", help="write no page")
    parser.add_argument("--think", type=int, default=1000, metavar="N", help="time N decisions of each game; 0: none")
    args = parser.parse_args()
    names = args.games or insula.games()
    if unknown := [name for name in names if name not in insula.games()]:
        parser.error(f"no game is called “{unknown[0]}”; choose {', '.join(insula.games())}")
    load = os.getloadavg()[0]
    figures: list[Figure] = []
    bars: list[Bar] = []
    for name in names:
        more = ours(name, args.think)
        figures += more[0]
        bars += more[1]
    figures += peers()
    show("Benchmark", COLUMNS, figure_rows(figures))
    show("Bars", BAR_COLUMNS, bar_rows(bars))
    if not args.no_page:
        PAGE.write_text(page(figures, bars, load), encoding="utf-8")


if __name__ == "__main__":
    main()
