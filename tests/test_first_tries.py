"""The page that names a test for every finding of the first tries names tests that exist."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "first-tries.md"
FINDINGS = {*range(2, 24), 26, 27, 30, 32, 36, 37}
ROW = re.compile(r"^\| (\d+) \|.*\| `([^`]+)` \| (.+) \|$", re.MULTILINE)


def test_every_finding_has_a_test_that_exists() -> None:
    rows = ROW.findall(PAGE.read_text(encoding="utf-8"))
    assert {int(number) for number, _, _ in rows} == FINDINGS
    for number, file, words in rows:
        titles = re.findall(r"test\(\s*(?:'([^']+)'|`([^`]+)`)", (ROOT / file).read_text(encoding="utf-8"))
        assert any(words in plain or words in filled for plain, filled in titles), (number, file, words)
