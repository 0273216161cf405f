"""Resolves the lock files from pyproject.toml: every package pinned with its hashes, no index address."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCKS = {
    "requirements.lock": ("bots", "server", "research", "openspiel", "arena", "dev"),
    "requirements-server.lock": ("server",),  # what a served table needs: deploy/
    "requirements-build.lock": ("build",),
    "requirements-docs.lock": ("docs",),  # what builds the docs site, in an environment of its own
    "requirements-bench.lock": ("bench",),  # peers of the benchmark, in an environment of their own
    "requirements-learners.lock": ("learners", "build"),  # learners of others, in an environment of their own
}
# gigabytes that a CPU does not need; tools/learners.py installs PyTorch by itself
UNLOCKED = {"requirements-learners.lock": r"torch|triton|nvidia-[\w-]+|cuda-[\w-]+"}


def main() -> None:
    command = [sys.executable, "-m", "piptools", "compile", "--quiet", "--generate-hashes", "--strip-extras"]
    command += ["--allow-unsafe", "--no-emit-index-url", "--no-emit-trusted-host", "--no-emit-find-links"]
    command += ["--no-header", "--no-annotate"]
    environment = dict(os.environ, INSULA_WITHOUT_PAGES="1")  # extras of Insula are asked of a package without pages
    for lock, extras in LOCKS.items():
        wanted = [f"--extra={extra}" for extra in extras]
        subprocess.run(
            [*command, *wanted, f"--output-file={lock}", "pyproject.toml"], cwd=ROOT, env=environment, check=True
        )
        leave_out_ourselves(ROOT / lock)
        if lock in UNLOCKED:
            leave_out(ROOT / lock, UNLOCKED[lock])


def leave_out_ourselves(lock: Path) -> None:
    """Extras that name other extras of Insula make it a package of its own lock; it is installed by itself."""
    text = re.sub(r"(?m)^# (?:WARNING: pip install will require|Consider using a hashable).*\n", "", lock.read_text())
    lock.write_text(re.sub(r"(?m)^insula @ .*\n", "", text))


def leave_out(lock: Path, names: str) -> None:
    """Takes packages out of a lock; whoever installs it brings them."""
    lock.write_text(re.sub(rf"(?m)^(?:{names})==.*(?:\n    --hash.*)*\n", "", lock.read_text()))


if __name__ == "__main__":
    main()
