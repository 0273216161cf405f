"""All figures of docs/operate.md in one go, on a machine with twelve cores or more that does nothing else.

    python tools/server_figures.py --out build/server [--minutes 8]

Three things run side by side, each on cores of its own: what two cores carry (`bench/load.py`: server, people and echo
share them), one server against two (`bench/two_servers.py`), and the full masses (`tools/masses.py`), which also take
the cores of the second when it is done. Each part writes a file; what is not done in time is missing. The same folder
given again takes the masses up where they ended.
"""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from pathlib import Path

from insula.core.registry import games

ROOT = Path(__file__).resolve().parent.parent
PIN = "import os, sys; os.sched_setaffinity(0, map(int, sys.argv[1].split(','))); os.execv(sys.argv[2], sys.argv[2:])"
WARM = """
from insula.bots.engine_cache import match_engine
from insula.core.registry import load
match_engine(load("card"))
"""
LOAD = (sys.executable, "bench/load.py")
# in the order of how much they are missed
CARRIES = {
    "people-500": (*LOAD, "--tables", "500"),
    "bots-500": (*LOAD, "--tables", "500", "--kind", "bots"),
    "kills-100": (*LOAD, "--tables", "100", "--kills", "3", "--settle", "4", "--seconds", "8", "--spectators", "0"),
    "people-1000": (*LOAD, "--tables", "1000"),
    "people-250": (*LOAD, "--tables", "250"),
    **{f"flat-{game}": (*LOAD, "--game", game, "--tables", "40", "--think", "0", "--settle", "4", "--seconds", "8")
       for game in games()},
}  # fmt: skip
OF_TWO, OF_LOAD = 8, 2  # cores
AT_LEAST = 12


class Runner:
    """Runs commands on some cores until the time is up; what they print are files in a folder."""

    def __init__(self, out: Path, minutes: float) -> None:
        self._out = out
        self._until = time.monotonic() + 60 * minutes

    @property
    def left(self) -> float:
        """Seconds."""
        return self._until - time.monotonic()

    def start(self, name: str, cores: Sequence[int], command: Sequence[str]) -> subprocess.Popen[bytes]:
        """Begins something."""
        pinned = [sys.executable, "-c", PIN, ",".join(map(str, cores)), *command]
        with (self._out / f"{name}.txt").open("wb") as output:
            return subprocess.Popen(pinned, cwd=ROOT, stdout=output, stderr=subprocess.STDOUT)

    def run(self, name: str, cores: Sequence[int], command: Sequence[str]) -> None:
        """Does something, if there is time."""
        if self.left > 0:
            began = time.monotonic()
            self.wait(self.start(name, cores, command))
            print(f"{name}: {time.monotonic() - began:.0f} s", flush=True)

    def wait(self, process: subprocess.Popen[bytes], grace: float = 0.0) -> None:
        """Until it has ended or the time is up."""
        try:
            process.wait(max(0.0, self.left) + grace)
        except subprocess.TimeoutExpired:
            process.send_signal(signal.SIGINT)  # so that it ends what it has started
            process.wait()


def main() -> int:
    """Runs all of it."""
    words = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    words.add_argument("--out", type=Path, required=True)
    words.add_argument("--minutes", type=float, default=8.0)
    given = words.parse_args()
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) < AT_LEAST:
        words.error(f"this machine has {len(cores)} cores; {AT_LEAST} are wanted")
    given.out.mkdir(parents=True, exist_ok=True)
    runner = Runner(given.out, given.minutes)
    load, two, rest = cores[:OF_LOAD], cores[OF_LOAD : OF_LOAD + OF_TWO], cores[OF_LOAD + OF_TWO :]
    folder = str(given.out / "masses")
    most = str(max(0.1, given.minutes - 0.3))
    masses = runner.start("masses", rest, [sys.executable, "tools/masses.py", "--out", folder, "--minutes", most])
    warm = runner.start("warm", rest, [sys.executable, "-c", WARM])

    def compare() -> None:
        numbers = ",".join(map(str, two))
        runner.run("two-servers", two, [sys.executable, "bench/two_servers.py", "--cores", numbers])
        os.sched_setaffinity(masses.pid, [*two, *rest])  # those that it starts from now on

    beside = threading.Thread(target=compare)
    beside.start()
    for name, command in CARRIES.items():
        if name.startswith("bots"):
            runner.wait(warm)
        runner.run(name, load, command)
    beside.join()
    runner.wait(masses, grace=30)
    return 0


if __name__ == "__main__":
    sys.exit(main())
