"""The page that names a test for every finding of the first tries names tests that exist."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "first-tries.md"
FINDINGS = {*range(2, 31), *range(32, 42)}
ROW = re.compile(r"^\| (\d+) \|.*\| `([^`]+)` \| (.+) \|$", re.MULTILINE)


def titles_in(file: Path) -> list[str]:
    """The tests of a file, in the words of their titles."""
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".py":
        return [name.replace("_", " ") for name in re.findall(r"def test_(\w+)", text)]
    return [plain or filled for plain, filled in re.findall(r"test\(\s*(?:'([^']+)'|`([^`]+)`)", text)]


def test_every_finding_has_a_test_that_exists() -> None:
    rows = ROW.findall(PAGE.read_text(encoding="utf-8"))
    assert {int(number) for number, _, _ in rows} == FINDINGS
    for number, file, words in rows:
        assert any(words in title for title in titles_in(ROOT / file)), (number, file, words)
