"""A game is one folder: nothing outside names one of ours, they are found by entry point."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
OURS = re.compile(r"\b(cerebria|amygdala)\b", re.IGNORECASE)  # the other two are ordinary words as well
ROOMS = {
    "src/insula": ("src/insula/games",),
    "bench": ("bench/peers",),
    "tools": (),
    "web/src": ("web/src/games",),
}
WRITTEN = {".py", ".yaml", ".json", ".ts", ".svelte", ".css"}


@pytest.mark.parametrize("room", ROOMS)
def test_no_game_is_named_outside_its_folder(room: str) -> None:
    homes = [ROOT / home for home in ROOMS[room]]
    found = []
    for path in sorted((ROOT / room).rglob("*")):
        if path.suffix not in WRITTEN or any(home in path.parents for home in homes):
            continue
        if OURS.search(path.read_text(encoding="utf-8")):
            found.append(str(path.relative_to(ROOT)))
    assert found == []
