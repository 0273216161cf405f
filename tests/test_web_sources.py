"""The pages are built again when something they are made of has changed, the printed cards included."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "src" / "insula" / "games"


def web_tool() -> object:
    spec = importlib.util.spec_from_file_location("web_tool", ROOT / "tools" / "web.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    "file", ["cerebria/components/emotions.yaml", "cerebria/gen/card_words.json", "card/components/cards.yaml"]
)
def test_printed_things_are_among_the_sources_of_the_pages(file: str) -> None:
    tool = web_tool()
    sources = tool.sources()  # type: ignore[attr-defined]
    path = GAMES / file
    assert path.exists() and any(path == source or source in path.parents for source in sources)
    assert tool.newest(*sources) >= path.stat().st_mtime  # type: ignore[attr-defined]
