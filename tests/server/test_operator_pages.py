"""The pages for whoever runs a server: threats name tests that exist, and every setting is explained."""

from __future__ import annotations

import dataclasses
import re
from pathlib import Path

import pytest

from insula.server.limits import Limits
from insula.server.options import Options
from insula.server.store import Timeouts

HERE = Path(__file__).parent
PAGE = HERE.parents[1] / "docs" / "threats.md"
NAMED = re.compile(r"`(test_\w+\.py)(?:::(test_\w+))?`(?: \(([^)]+)\))?")
ATTACKS = [
    [cell.strip() for cell in line.strip("|\n ").split("|")]
    for line in PAGE.read_text().splitlines()
    if line.startswith("| ") and not line.startswith("| attack")
]


@pytest.mark.parametrize("attack", ATTACKS, ids=lambda attack: attack[0][:60])
def test_every_attack_has_what_stands_in_its_way_and_a_test_that_exists(attack: list[str]) -> None:
    _, stands, tests = attack
    named = NAMED.findall(tests)
    assert stands and named
    assert NAMED.sub("", tests).strip(" ,;") == "", "something there is no name of a test"
    for file, test, part in named:
        source = (HERE / file).read_text()
        assert not test or f"\ndef {test}(" in source
        assert not part or f"\n# ---- {part} ---" in source


def test_every_asset_has_attacks() -> None:
    page = PAGE.read_text()
    parts = [part for part in page.split("\n## ")[1:] if not part.startswith("Not covered")]
    assert len(parts) >= 3 and all("\n| attack |" in part and part.count("\n| ") >= 4 for part in parts)
    assert ATTACKS


def test_every_setting_is_explained() -> None:
    page = (HERE.parents[1] / "docs" / "operate.md").read_text()
    settings = set(Options.model_fields) - {"limits", "timeouts"}
    nested = [field.name for each in (Limits, Timeouts) for field in dataclasses.fields(each)]
    assert [name for name in (*sorted(settings), *nested) if f"`{name}`" not in page] == []
