"""Resolves requirements.lock from pyproject.toml: every package pinned with its hashes, no index address."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
EXTRAS = ("bots", "server", "research", "arena", "dev")


def main() -> None:
    command = [sys.executable, "-m", "piptools", "compile", "--quiet", "--generate-hashes", "--strip-extras"]
    command += ["--allow-unsafe", "--no-emit-index-url", "--no-emit-trusted-host", "--no-emit-find-links"]
    command += ["--no-header", "--no-annotate"]
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    command += [f"--extra={extra}" for extra in EXTRAS if f"\n{extra} = [" in text]
    subprocess.run([*command, "--output-file=requirements.lock", "pyproject.toml"], cwd=ROOT, check=True)


if __name__ == "__main__":
    main()
