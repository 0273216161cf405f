"""Compiles every game's rules with the drivers that tests use, before the tests: each once, on every core.

An edition shares no compiled code with its base, because other rules stand at the base's points.
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
from insula.research.learners import Learners
from insula.research.seats import Seats

game = load(sys.argv[1])
match_engine(game)
twin = game.engine("numba")
for function in (drive.begin_at, drive.play_at, drive.random_games, drive.illegal_attempts):
    twin.get(function)
GameBatch(game.setups()[0], 1, seed=1)
Learners(game.setups()[0], 1)
Seats(game.name)
"""


def main() -> None:
    ordered = sorted(games(), key=lambda name: -len(load(name).modules))
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        runs = [pool.submit(subprocess.run, [sys.executable, "-c", PROGRAM, name], check=True) for name in ordered]
        for run in runs:
            run.result()


if __name__ == "__main__":
    main()
