"""Plays the full masses of the server's tests slice by slice, several at a time, and keeps what each one told.

    python tools/masses.py --out build/masses [--jobs 4] [--minutes 8]

Every slice is a pytest process of its own; what it told is a file in the folder. Slices that have passed before are not
played again, so a run that ended early is taken up by the same command. `--minutes` is when the slices that still run
are given up. The sums are printed at the end, and lie in `sums.txt`. Exit code 1 if anything failed or is left.
"""

from __future__ import annotations

import argparse
import os
import re
import signal
import subprocess
import sys
import time
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TESTS = ("tests/server/test_masses.py", "tests/server/test_fuzz_masses.py")
PYTEST = (sys.executable, "-m", "pytest", "-s", "-p", "no:cacheprovider", "-m", "deep or sized")
PASSED, FAILED = ".txt", ".failed.txt"
LOOK = 0.2  # seconds
TIDYING = 5.0  # seconds that a slice has for its end
COUNTS = re.compile(
    r"(acknowledged|lost|doubled|dead tables|unsound) (\d+)|(\d+) (kills|frames|requests|errors|answers to commits)"
)
GROWN = re.compile(r"memory ([+-][\d.]+) MiB")
BACK = re.compile(r"back (\d+) times after ([\d.]+) / ([\d.]+) / ([\d.]+) s")


class Slice:
    """One test with one set of parameters."""

    def __init__(self, name: str, out: Path) -> None:
        self.name = name
        self._place = out / re.sub(r"[^\w.-]+", "_", name.rpartition("::")[2])
        self._process: subprocess.Popen[bytes] | None = None
        self._began = 0.0

    @property
    def told(self) -> str | None:
        """What it told when it passed; None if it has not."""
        kept = self._place.with_name(self._place.name + PASSED)
        return kept.read_text() if kept.exists() else None

    def start(self, depth: str) -> None:
        """Begins to play it."""
        environment = dict(os.environ, INSULA_DEPTH=depth)
        self._began = time.monotonic()
        with self._going.open("wb") as output:
            self._process = subprocess.Popen(
                [*PYTEST, self.name],
                cwd=ROOT,
                env=environment,
                stdout=output,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )

    @property
    def _going(self) -> Path:
        return self._place.with_name(self._place.name + ".going")

    def done(self) -> bool:
        """Whether it has ended by itself; then what it told is kept."""
        assert self._process is not None
        code = self._process.poll()
        if code is None:
            return False
        taken = time.monotonic() - self._began
        kept = self._place.with_name(self._place.name + (PASSED if code == 0 else FAILED))
        self._going.replace(kept)
        print(f"{self.name.rpartition('::')[2]}: {'passed' if code == 0 else 'FAILED'}, {taken:.0f} s", flush=True)
        return True

    def give_up(self) -> None:
        """Ends it and everything that it started; it is played again next time."""
        assert self._process is not None
        self._process.send_signal(signal.SIGINT)  # so that it ends its servers and tidies up
        try:
            self._process.wait(TIDYING)
        except subprocess.TimeoutExpired:  # its people wait for a server that will not come any more
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
        self._going.unlink(missing_ok=True)


def slices(depth: str, out: Path, words: str) -> list[Slice]:
    """Every slice, those that cannot be cut smaller first, since they take longest."""
    command = [*PYTEST, "--collect-only", *(("-k", words) if words else ()), *TESTS]
    environment = dict(os.environ, INSULA_DEPTH=depth)
    listed = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True).stdout
    names = [line for line in listed.splitlines() if "::" in line]
    return [Slice(name, out) for name in sorted(names, key=lambda name: bool(re.search(r"\[\d+\]$", name)))]


def play(waiting: list[Slice], jobs: int | None, until: float, depth: str) -> None:
    """Plays slices, so many at a time; without a number as many as there are cores at that moment."""
    running: list[Slice] = []
    try:
        while (waiting or running) and time.monotonic() < until:
            while waiting and len(running) < (jobs or len(os.sched_getaffinity(0))):
                running.append(waiting.pop(0))
                running[-1].start(depth)
            running = [each for each in running if not each.done()]
            time.sleep(LOOK)
    finally:
        for each in running:
            each.give_up()


def sums(found: list[Slice]) -> str:
    """What the slices of each test told, added up."""
    told: dict[str, list[str]] = defaultdict(list)
    for each in found:
        if each.told is not None:
            told[re.sub(r"\[\d+\]$", "", each.name.rpartition("::")[2])].append(each.told)
    lines = []
    for name, texts in told.items():
        counts: dict[str, int] = defaultdict(int)
        for text in texts:
            for before, number, count, after in COUNTS.findall(text):
                counts[before or after] += int(number or count)
        said = [f"{count} {what}" for what, count in counts.items()]
        said += (
            [f"memory {min(grown, key=float)} to {max(grown, key=float)} MiB"] if (grown := _all(GROWN, texts)) else []
        )
        if back := [match for text in texts for match in BACK.findall(text)]:
            worst = [max(float(each[place]) for each in back) for place in (1, 2, 3)]
            said.append(f"back {sum(int(each[0]) for each in back)} times, p50 / p95 / most at worst {worst} s")
        lines.append(f"{name}: {len(texts)} passed; {', '.join(said)}")
    return "\n".join(lines)


def _all(pattern: re.Pattern[str], texts: list[str]) -> list[str]:
    return [match for text in texts for match in pattern.findall(text)]


def main() -> int:
    """Plays what has not passed yet."""
    words = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    words.add_argument("--out", type=Path, required=True)
    words.add_argument("--jobs", type=int, help="slices at a time; by default one for each core")
    words.add_argument("--minutes", type=float, default=float("inf"))
    words.add_argument("--depth", choices=["test", "deep", "full"], default="full")
    words.add_argument("-k", dest="words", default="", help="some of the tests, as pytest understands it")
    given = words.parse_args()
    for asked_to_end in (signal.SIGINT, signal.SIGTERM):  # in the background, too: then the slices end their servers
        signal.signal(asked_to_end, signal.default_int_handler)
    given.out.mkdir(parents=True, exist_ok=True)
    until = time.monotonic() + 60 * given.minutes
    found = slices(given.depth, given.out, given.words)
    play([each for each in found if each.told is None], given.jobs, until, given.depth)
    left = [each.name for each in found if each.told is None]
    said = "\n".join(filter(None, [sums(found), *(f"not passed: {name}" for name in left)]))
    (given.out / "sums.txt").write_text(said + "\n")
    print(said)
    return int(bool(left))


if __name__ == "__main__":
    sys.exit(main())
