"""Generated files are up to date."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


def test_gen_folders_and_rule_numbers_are_fresh() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "insula", "generate", "--check"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_every_rule_and_every_refusal_has_a_test_and_the_page_says_so() -> None:
    done = subprocess.run(
        [sys.executable, "tools/rulecov.py", "--strict", "--check"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_stale_page_of_rule_coverage_is_found_and_left_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    import tools.rulecov as rulecov

    old = tmp_path / "rule-coverage.md"
    old.write_text("old", encoding="utf-8")
    monkeypatch.setattr(rulecov, "PAGE", old)
    monkeypatch.setattr(sys, "argv", ["rulecov.py", "--check"])
    assert rulecov.settle("new")
    assert old.read_text(encoding="utf-8") == "old"
    assert "stale" in capsys.readouterr().err
