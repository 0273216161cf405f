"""Advice at the web table: from the engine of reviews, where whoever opened the table allows it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, NoReturn

import pytest

from insula.bots.pool import WorkerLost
from insula.review.advising import Advising
from tests.server.kit import Person, Server, Tab
from tests.server.test_faults import eventually


def asked(tab: Tab) -> dict[str, Any]:
    tab.send(t="hint", nonce="h")
    answer: dict[str, Any] = tab.answer("h")
    return answer


@pytest.fixture(name="quick")
def _quick(servers: Callable[..., Server], monkeypatch: pytest.MonkeyPatch) -> Server:
    monkeypatch.setenv("INSULA_ENGINE", "plain")
    return servers(advice_seconds=0.2, review_workers=1)


def test_advice_names_acts_with_their_things_and_says_whether_it_is_sure(quick: Server) -> None:
    mara = Person(quick.base, "Mara")
    tab = mara.tab(mara.table("me", "random"))
    tab.until_mine()
    found = asked(tab)
    assert found["version"] == tab.update["version"]
    options = {each["id"]: each for each in tab.update["options"]}
    for hint in found["hints"]:
        assert hint["text"] == options[hint["option"]]["label"]
        assert hint["line"].startswith(hint["text"])
        assert hint["things"][0] == options[hint["option"]]["thing"]
    assert bool(found["brief"]) == found["sure"]


def test_a_table_opened_without_hints_gives_none(quick: Server) -> None:
    mara = Person(quick.base, "Mara")
    tab = mara.tab(mara.table("me", "random", hints="none"))
    assert tab.until("table")["hints"] is False
    tab.until_mine()
    refusal = asked(tab)["refusal"]
    assert (refusal["rule"], refusal["says"]) == ("online.hints", "This table was opened without hints.")


def test_where_the_owner_allows_it_everybody_has_advice_for_the_own_question_only(quick: Server) -> None:
    mara, ash = Person(quick.base, "Mara"), Person(quick.base, "Ash")
    table = mara.table("me", "open", hints="all")
    ash.post(f"/api/tables/{table}/sit")
    tabs = [mara.tab(table), ash.tab(table)]
    assert all(tab.until("table")["hints"] for tab in tabs)
    turns = sorted(tabs, key=lambda tab: not tab.until("update")["options"])
    assert asked(turns[0])["hints"]
    assert asked(turns[1])["refusal"]["says"] == "You can have a hint when it is your turn to answer."


def test_everybody_has_one_hint_at_a_time(quick: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    come = asyncio.Event()

    async def slowly(_: Advising) -> NoReturn:
        await come.wait()
        raise WorkerLost("It takes too long.")

    monkeypatch.setattr(quick.hall.services, "advise", slowly)
    mara = Person(quick.base, "Mara")
    first, second = (mara.tab(mara.table("me", "random")) for _ in range(2))
    for tab in (first, second):
        tab.until_mine()
    first.send(t="hint", nonce="h")
    eventually(lambda: bool(quick.hall.services.advised))
    assert asked(second)["refusal"]["says"] == "You have already asked for a hint; wait until it comes."
    quick.do(come.set)
    assert first.answer("h")["refusal"]["says"] == "No advice came in time; you can ask again."
    assert asked(second)["refusal"]["says"] == "No advice came in time; you can ask again."
