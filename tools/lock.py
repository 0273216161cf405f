"""Resolves the lock files from pyproject.toml: every package pinned with its hashes, no index address."""

from __future__ import annotations

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
}


def main() -> None:
    command = [sys.executable, "-m", "piptools", "compile", "--quiet", "--generate-hashes", "--strip-extras"]
    command += ["--allow-unsafe", "--no-emit-index-url", "--no-emit-trusted-host", "--no-emit-find-links"]
    command += ["--no-header", "--no-annotate"]
    for lock, extras in LOCKS.items():
        wanted = [f"--extra={extra}" for extra in extras]
        subprocess.run([*command, *wanted, f"--output-file={lock}", "pyproject.toml"], cwd=ROOT, check=True)
        leave_out_ourselves(ROOT / lock)


def leave_out_ourselves(lock: Path) -> None:
    """Extras that name other extras of Insula make it a package of its own lock; it is installed by itself."""
    text = re.sub(r"(?m)^# (?:WARNING: pip install will require|Consider using a hashable).*\n", "", lock.read_text())
    lock.write_text(re.sub(r"(?m)^insula @ .*\n", "", text))


if __name__ == "__main__":
    main()
