"""What the README and the modules show as examples is run."""

from __future__ import annotations

import dataclasses
import doctest
import importlib
import re
from pathlib import Path

import pytest

from insula.core.game import Game

ROOT = Path(__file__).resolve().parent.parent
FLAGS = doctest.ELLIPSIS


def test_the_readme_tells_the_truth() -> None:
    done = doctest.testfile(str(ROOT / "README.md"), module_relative=False, optionflags=FLAGS)
    assert done.attempted > 4 and done.failed == 0


@pytest.mark.parametrize("name", ["insula", "insula.bots.api", "insula.core.chance", "insula.research.batch"])
def test_examples_in_modules_run(name: str) -> None:
    done = doctest.testmod(importlib.import_module(name), optionflags=FLAGS)
    assert done.attempted > 0 and done.failed == 0


def test_every_markdown_link_inside_the_project_leads_somewhere() -> None:
    for page in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]:
        for target in re.findall(r"\]\(([^)#\s]+)", page.read_text(encoding="utf-8")):
            if "://" not in target:
                assert (page.parent / target).exists(), f"{page.name}: {target}"


def test_the_contract_of_a_game_is_written_down_field_by_field() -> None:
    page = (ROOT / "docs" / "writing-a-game.md").read_text(encoding="utf-8")
    told = set(re.findall(r"`(\w+)", page))
    assert [each.name for each in dataclasses.fields(Game) if each.name not in told] == []
