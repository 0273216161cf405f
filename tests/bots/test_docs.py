"""What the pages show is true."""

from __future__ import annotations

import doctest
from pathlib import Path

from insula.bots import api

DOCS = Path(__file__).parent.parent.parent / "docs"


def test_the_page_about_bots_does_what_it_shows() -> None:
    found = doctest.testfile(str(DOCS / "bots.md"), module_relative=False)
    assert found.attempted > 5
    assert found.failed == 0


def test_the_interface_does_what_its_page_shows() -> None:
    assert doctest.testmod(api).failed == 0
