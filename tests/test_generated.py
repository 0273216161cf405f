"""Generated files are up to date."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def test_gen_folders_and_rule_numbers_are_fresh() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "insula", "generate", "--check"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_every_rule_and_every_refusal_has_a_test() -> None:
    done = subprocess.run(
        [sys.executable, "tools/rulecov.py", "--strict"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout
