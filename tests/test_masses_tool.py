"""The tool that plays masses: what has passed is not played again, what failed is named, and sums are right."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
SLICES = """
import pytest
@pytest.mark.deep
@pytest.mark.parametrize("part", range(2))
def test_kills(part):
    print(f"{part + 2} kills, part {part}: acknowledged 10, lost 0, doubled 0, back 4 times after 0.5 / 1.{part} / 2.0 s")
@pytest.mark.deep
def test_fails():
    assert False
"""


@pytest.fixture
def masses(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Any:
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    import masses

    (tmp_path / "test_slices.py").write_text(SLICES, encoding="utf-8")
    (tmp_path / "pytest.ini").write_text("[pytest]\naddopts = -q\nmarkers =\n    deep\n    sized\n", encoding="utf-8")
    monkeypatch.setattr(masses, "ROOT", tmp_path)
    monkeypatch.setattr(masses, "TESTS", ("test_slices.py",))
    monkeypatch.setattr(masses, "LOOK", 0.01)
    return masses


def test_what_has_passed_is_kept_and_added_up(
    masses: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["masses.py", "--out", str(tmp_path / "out"), "--jobs", "3"])
    assert masses.main() == 1
    said = (tmp_path / "out" / "sums.txt").read_text()
    assert "test_kills: 2 passed; 5 kills, 20 acknowledged, 0 lost, 0 doubled" in said
    assert "back 8 times, p50 / p95 / most at worst [0.5, 1.1, 2.0] s" in said
    assert "not passed: test_slices.py::test_fails" in said
    capsys.readouterr()
    assert masses.main() == 1
    assert "test_kills[0]: passed" not in capsys.readouterr().out  # it was kept


def test_what_runs_when_the_time_is_up_is_left_for_next_time(masses: Any, tmp_path: Path) -> None:
    out = tmp_path / "out"
    out.mkdir()
    found = masses.slices("full", out, "kills")
    masses.play(list(found), 1, 0.0, "full")
    assert [each.told for each in found] == [None, None]
    assert list(out.iterdir()) == []
