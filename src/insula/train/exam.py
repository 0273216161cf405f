"""Exams: while a policy learns, another process lets it play against a bot and tells how many games it won."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

GAMES = 100  # of an exam
EVERY = 60.0  # seconds from the start of one exam to the next, if it is done by then


class Examiner:
    """One exam at a time, by `insula ladder`; a process that fails tells nothing."""

    def __init__(self, game: str, seats: int, choices: dict[str, str], bot: str, games: int = GAMES) -> None:
        chosen = [word for name, value in choices.items() for word in ("--choose", f"{name}={value}")]
        self.command = ["ladder", game, "--seats", str(seats), "--games", str(games), "--json", *chosen]
        self.bot = bot
        self.folder = Path(tempfile.mkdtemp())
        self.running: subprocess.Popen[str] | None = None
        self.began, self.of = -EVERY, 0.0

    def due(self) -> bool:
        """Whether the next exam may begin."""
        return self.running is None and time.monotonic() - self.began >= EVERY

    def begin(self, network: Path, seconds: float) -> None:
        """Examines a network that has learned for so long."""
        copy = self.folder / "network.safetensors"
        shutil.copyfile(network, copy)
        command = [sys.executable, "-m", "insula", *self.command, "--bots", f"{self.bot},policy:{copy}"]
        self.running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self.began, self.of = time.monotonic(), seconds

    def result(self, wait: bool = False) -> dict[str, Any] | None:
        """What came out of the last exam, once."""
        if self.running is None or (self.running.poll() is None and not wait):
            return None
        told, _ = self.running.communicate()
        failed, self.running = self.running.returncode != 0, None
        if failed:
            return None
        pairing = json.loads(told)["pairings"][0]
        share = {"share": round(1 - pairing["share"], 4), "low": round(1 - pairing["high"], 4)}
        return {
            "s": round(self.of),
            "against": self.bot,
            "games": pairing["games"],
            **share,
            "high": round(1 - pairing["low"], 4),
        }

    def close(self) -> None:
        """Ends an exam that is still running and forgets the copy."""
        if self.running is not None:
            self.running.kill()
            self.running.wait()
        shutil.rmtree(self.folder, ignore_errors=True)
