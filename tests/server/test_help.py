"""The players' part of the docs under /help."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import insula
from insula.server.help import page
from tests.server.kit import Person


def test_the_help_leads_to_a_page_for_every_game(person: Callable[..., Person]) -> None:
    http = person().http
    first = http.get("/help")
    assert first.status_code == 200 and first.headers["content-type"].startswith("text/html")
    assert "<h1>Playing at the table</h1>" in first.text
    links = set(re.findall(r'href="(/help/[^"]+)"', first.text))
    assert {f"/help/games/{game}" for game in insula.games()} <= links
    for link in links:
        assert http.get(link).status_code == 200, link


def test_the_help_gives_nothing_but_its_own_pages(person: Callable[..., Person]) -> None:
    http = person().http
    for path in ("/help/serving", "/help/nothing", "/help/games", "/help/..%2f..%2fREADME", "/help/%00"):
        assert http.get(path).status_code == 404, path


def test_links_to_other_docs_become_plain_words_and_markup_stays_text(tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / "nim.md").write_text("# Nim\n\n[wire](../wire.md) [guide](../playing.md) <b>bold</b>\n")
    (tmp_path / "playing.md").write_text("# Guide\n\n[Nim](games/nim.md) [site](https://example.org)\n")
    nim = page(tmp_path, "games/nim")
    assert 'wire <a href="/help/playing">guide</a> &lt;b&gt;bold' in nim
    guide = page(tmp_path, "playing")
    assert '<a href="/help/games/nim">Nim</a>' in guide.split("<main>")[1]
    assert '<a href="https://example.org">site</a>' in guide
