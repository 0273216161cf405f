"""Sensible games as text: a changed rule or hint shows as a changed line."""

from __future__ import annotations

import pytest

from insula.core.game import Setup
from tests.games.amygdala.told import FOLDER, SETUPS, told


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.label)
def test_sensible_games_are_told_as_kept(setup: Setup) -> None:
    kept = (FOLDER / f"{setup.label}.txt").read_text(encoding="utf-8")
    assert told(setup) == kept, "if this is meant: python -m tests.games.amygdala.told, and read the difference"
    for word in ("earns the bonus", "places a claim on", "triggers the end", "VP for first place"):
        assert word in kept
