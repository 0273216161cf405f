"""A test that cites a rule fails when that rule is broken; tests that do not notice are found."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

TESTS = Path(__file__).resolve().parent.parent
TWO_TESTS = """
import insula
from insula.testing import refuses, rule_test

@rule_test("card.comp.player-count")
def test_notices():
    refuses("card.comp.player-count", lambda: insula.game("card", seats=9))

@rule_test("card.ability.type-once")
def test_looks_elsewhere():
    assert insula.game("card", seats=2).seats == 2
"""


def touched(tests: Path, root: Path, folder: Path) -> dict[str, Any]:
    """The report on some tests."""
    report = folder / "touched.json"
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-p", "insula.testing.touch"]
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    done = subprocess.run(
        [*command, f"--touched={report}", str(tests)], cwd=root, env=environment, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    found: dict[str, Any] = json.loads(report.read_text(encoding="utf-8"))
    return found


def test_a_test_that_looks_elsewhere_is_found(tmp_path: Path) -> None:
    (tmp_path / "test_two.py").write_text(TWO_TESTS, encoding="utf-8")
    report = touched(tmp_path / "test_two.py", tmp_path, tmp_path)
    assert list(report["noticed"]) == ["card.comp.player-count"]
    assert list(report["untouched"]) == ["card.ability.type-once"]


@pytest.mark.deep
def test_every_rule_that_refuses_is_touched_by_a_test_that_cites_it(tmp_path: Path) -> None:
    report = touched(TESTS / "games", TESTS.parent, tmp_path)
    assert report["untouched"] == {}, "these tests cite a rule and pass without it"
    assert report["uncited"] == [], "no quick test cites these rules"
    assert len(report["noticed"]) > 300
