"""Every registered game at the web table: play now, against bots, to the end; then its replay and its record."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from insula.core.registry import games, load
from insula.testing.sizes import size
from tests.server.kit import Person

People = Callable[..., Person]
ANSWERS = size(10, 100_000, 100_000)  # of the newcomer before resigning; in the deep run a game ends by itself


@pytest.mark.sized
@pytest.mark.parametrize("game", games())
def test_a_newcomer_plays_against_bots_to_the_end(person: People, game: str) -> None:
    mara = person("Mara")
    rng = random.Random(game)
    seats = load(game).seats[-1]
    tab = mara.tab(mara.post("/api/play-now", game=game, seats=seats)["table"])
    table = tab.receive()["table"]
    for _ in range(ANSWERS):
        update = tab.until_mine()
        if update["over"]:
            break
        assert update["question"] and update["asked"] == update["eyes"]
        assert len({o["text"] for o in update["options"]}) == len(update["options"])
        assert all(o["thing"] and o["label"] for o in update["options"])
        tab.play(rng.choice(update["options"])["id"])
    if not tab.update["over"]:
        tab.send(t="resign")
        tab.until("update", over=True)
    result = tab.update["result"]
    assert len(result["points"]) == seats and result["reason"]
    info = mara.get(f"/api/replay/{table}")
    assert info["result"] == result and info["verified"]
    for move in (0, info["n"] // 2, info["n"]):
        at = mara.get(f"/api/replay/{table}/at/{move}?eyes=all")
        assert len(at["views"]) == seats
    assert mara.http.post("/api/import", content=mara.http.get(f"/api/tables/{table}/record").text).status_code == 200


@pytest.mark.parametrize("game", games())
def test_every_choice_of_the_lobby_can_be_chosen(person: People, game: str) -> None:
    mara = person("Mara")
    info = next(each for each in mara.get("/api/games") if each["name"] == game)
    assert info["blurb"]
    for seats in load(game).seats:
        for choices in load(game).examples(seats):
            assert set(choices) <= {c["name"] for c in info["choices"]}
            table = mara.table("me", *["open"] * (seats - 1), game=game, choices=choices)
            assert mara.get(f"/api/tables/{table}")["choices"] == choices
            mara.post(f"/api/tables/{table}/leave")
