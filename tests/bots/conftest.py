"""The toy game and some bots of our own, installed beside Insula as entry points."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ENTRY_POINTS = """[insula.games]
toy = tests.bots.toy:GAME
[insula.bots]
highest = tests.bots.own_bots:highest
crashing = tests.bots.own_bots:crashing
nonsense = tests.bots.own_bots:nonsense
stalling = tests.bots.own_bots:stalling
dying = tests.bots.own_bots:dying
returning = tests.bots.own_bots:returning
leaving = tests.bots.own_bots:leaving
stubborn = tests.bots.own_bots:stubborn
numbered = tests.bots.own_bots:numbered
counting = tests.bots.own_bots:Counting
complaining = tests.bots.own_bots:Complaining
"""


@pytest.fixture(autouse=True, scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    folder = tmp_path_factory.mktemp("installed")
    made = folder / "own_bots-1.dist-info"
    made.mkdir()
    (made / "METADATA").write_text("Metadata-Version: 2.1\nName: own-bots\nVersion: 1\n")
    (made / "entry_points.txt").write_text(ENTRY_POINTS)
    sys.path.insert(0, str(folder))
    yield folder
    sys.path.remove(str(folder))
