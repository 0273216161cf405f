"""The front end is built again whenever anything changed that it is made from."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from tools import web


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """A small front end that was built a moment ago, and the npm commands that are run from now on."""
    commands: list[tuple[str, ...]] = []
    monkeypatch.setattr(web, "WEB", tmp_path / "web")
    monkeypatch.setattr(web, "GAMES", tmp_path / "games")
    monkeypatch.setattr(web, "install", lambda: None)
    monkeypatch.setattr(web, "npm", lambda *words: commands.append(words))
    for name in ("web/src/main.ts", "web/public/icon.svg", "games/nim/components/heaps.yaml", "web/dist/index.html"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
        os.utime(tmp_path / name, (1_000, 1_000))
    return commands


def test_nothing_is_built_when_nothing_changed(built: list[tuple[str, ...]]) -> None:
    web.build()
    assert built == []


@pytest.mark.parametrize("name", ["web/src/main.ts", "web/public/icon.svg", "games/nim/components/heaps.yaml"])
def test_a_changed_source_builds_the_pages_again(built: list[tuple[str, ...]], tmp_path: Path, name: str) -> None:
    os.utime(tmp_path / name, (2_000, 2_000))
    web.build()
    assert built == [("run", "build", "--silent")]


def test_every_file_that_the_boards_import_is_watched() -> None:
    watched = web.sources()
    for page in (web.WEB / "src").rglob("*.ts"):
        for line in page.read_text(encoding="utf-8").splitlines():
            if "from '@games/" in line:
                name = line.split("'@games/")[1].split("'")[0]
                assert any((web.GAMES / name).is_relative_to(place) for place in watched), f"{page.name}: {name}"
