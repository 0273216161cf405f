"""Runs the deep tests part by part, and tells how long each took beside its budget.

`deep.py` takes larger samples than `make test`; `deep.py --full` plays the full masses, for which no budget is set.
`deep.py rules server` runs these parts only. Budgets are minutes on two cores with compiled code at hand.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PYTEST = [sys.executable, "-m", "pytest", "-n", "auto", "--dist", "worksteal", "-m", "deep or sized", "-q"]
FAILED = "FAILED"
TESTS_FAILED = 1  # what pytest answers then
PYTEST += ["--durations=12", "--durations-min=20"]  # what took long is told


@dataclass(frozen=True)
class Part:
    """Some of the deep tests."""

    name: str
    what: str
    command: list[str]
    minutes: int


PARTS = (
    Part("rules", "censuses, truth, symmetry of each game", [*PYTEST, "tests/games"], 8),
    Part("games", "properties, engines, previews, stories over all set-ups", [*PYTEST, "tests", "--ignore=tests/games",
                                                                              "--ignore=tests/server"], 10),
    Part("learners", "SB3-contrib and RLlib learn from our environments", [sys.executable, "tools/learners.py"], 8),
    Part("server", "kills, twin worlds, fuzzed requests, upgrades", [*PYTEST, "tests/server"], 8),
    Part("browser", "whole games and counts in the browser", [sys.executable, "tools/web.py", "e2e"], 20),
)  # fmt: skip


def played(part: Part, environment: dict[str, str]) -> str:
    """Runs a part; what failed is tried once more, as the browser's tests are, and the report tells so.

    Deep tests kill servers, freeze databases and race against the machine; a fault that is really there fails again.
    """
    code = subprocess.run(part.command, cwd=ROOT, env=environment, check=False).returncode
    if code == TESTS_FAILED and part.command[: len(PYTEST)] == PYTEST:
        again = [*part.command, "--last-failed", "--last-failed-no-failures=none"]
        code = subprocess.run(again, cwd=ROOT, env=environment, check=False).returncode
        return "passed at the second try" if code == 0 else FAILED
    return "passed" if code == 0 else FAILED


def main() -> int:
    """Runs the parts that are asked for; 1 if one of them fails."""
    parser = argparse.ArgumentParser(description="The deep tests, part by part.")
    parser.add_argument("parts", nargs="*", metavar="PART", help=", ".join(part.name for part in PARTS))
    parser.add_argument("--full", action="store_true", help="play the full masses")
    args = parser.parse_args()
    unknown = set(args.parts) - {part.name for part in PARTS}
    if unknown:
        parser.error(f"no part is called {', '.join(sorted(unknown))}")
    chosen = [part for part in PARTS if not args.parts or part.name in args.parts]
    environment = dict(os.environ, INSULA_DEPTH="full" if args.full else "deep")
    told, failed = [], False
    for part in chosen:
        began = time.monotonic()
        state = played(part, environment)
        taken = (time.monotonic() - began) / 60
        failed |= state == FAILED
        budget = "" if args.full else f" of {part.minutes}"
        told.append(f"{part.name:<8} {state}  {taken:5.1f}{budget} minutes  {part.what}")
    print("\n".join(["", *told]))
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
