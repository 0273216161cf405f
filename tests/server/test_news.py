"""What every page shows: tables that wait, and what whoever runs the server announces."""

from __future__ import annotations

from collections.abc import Callable

import httpx
import pytest

from insula.server.operations import OperationRefused, announce_to_all, opened
from tests.server.kit import Person, Server


def test_news_count_the_tables_that_wait_and_make_nobody_a_guest(person: Callable[..., Person], server: Server) -> None:
    mara, ash = person("Mara"), person("Ash")
    table = mara.table("me", "open")
    ash.post(f"/api/tables/{table}/sit", seat=1)
    assert sorted(each.get("/api/news")["waiting"] for each in (mara, ash)) == [0, 1]
    answer = httpx.get(f"{server.base}/api/news")
    assert (answer.json()["waiting"], answer.cookies.get("insula")) == (0, None)


def test_an_announcement_is_on_every_page_until_it_is_taken_away(person: Callable[..., Person], server: Server) -> None:
    engine = opened(str(server.hall.settings.database))
    mara = person()
    announce_to_all(engine, "  Restart\nat eight. ")
    assert mara.get("/api/news")["announcement"] == "Restart at eight."
    announce_to_all(engine, "")
    assert mara.get("/api/news")["announcement"] == ""
    with pytest.raises(OperationRefused, match="at most 300"):
        announce_to_all(engine, "x" * 301)
    engine.dispose()
