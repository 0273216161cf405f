"""Compiles every game's rules with the drivers that tests use, before the tests: each once, on every core.

Games that share their rules (an edition) follow each other, so that the second finds what the first compiled.
"""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

from insula.core.registry import games, load

PROGRAM = """
import sys
from insula.bots.engine_cache import match_engine
from insula.core import drive
from insula.core.registry import load
from insula.research.batch import GameBatch

for name in sys.argv[1:]:
    match_engine(load(name))
    twin = load(name).engine("numba")
    for function in (drive.begin_at, drive.play_at, drive.random_games, drive.illegal_attempts):
        twin.get(function)
    GameBatch(load(name).setups()[0], 1, seed=1)
"""


def chains() -> list[list[str]]:
    """The names of the games, those with one State together; the longest rules first."""
    found: dict[type, list[str]] = {}
    for name in games():
        found.setdefault(load(name).State, []).append(name)
    return sorted(found.values(), key=lambda names: -len(load(names[0]).modules))


def main() -> None:
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        runs = [pool.submit(subprocess.run, [sys.executable, "-c", PROGRAM, *names], check=True) for names in chains()]
        for run in runs:
            run.result()


if __name__ == "__main__":
    main()
