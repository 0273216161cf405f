"""The numbers that the view shows are those whose parts are told."""

from __future__ import annotations

import random

import pytest

from insula.core import teller
from insula.core.registry import load
from insula.testing.rules import rule_test


def total(table: teller.Table, what: str, eyes: int | None) -> int:
    told = teller.explain(table, what, eyes)
    assert told is not None, what
    return told["total"]


@rule_test("cer.def.intensity", "cer.control.realm-influence", "cer.control.frontier-sum", "cer.realm.discount")
@pytest.mark.parametrize(("game", "seats"), [("cerebria", 4), ("balance", 6)])
def test_intensity_control_prices_and_aspirations_are_those_of_the_view(game: str, seats: int) -> None:
    table, chooser = load(game).setup(seats).table(seed=21), random.Random(21)
    looks = 0
    while not table.over:
        table.play(chooser.choice(table.options))
        if len(table.moves) % 40:
            continue
        view = table.view(0)
        for slot, emotion in enumerate(view["slots"]):
            if emotion is not None:
                assert total(table, f"intensity:slot:{slot}", None) == emotion["intensity"]
        for kind in ("realm", "frontier"):
            for number, place in enumerate(view[f"{kind}s"]):
                for side in ("bliss", "gloom"):
                    assert total(table, f"control:{kind}:{number}:{side}", 0) == place[side]
        for name, measures in view["measures"].items():
            for side, amount in measures.items():
                assert total(table, f"aspiration:{name}:{side}", 0) == amount
        for number, team in enumerate(view["teams"]):
            assert total(table, f"identity:{team['id']}", 0) == team["identity_points"]
            assert total(table, f"score:{number}", 0) == team["score"] + view["standing"]["teams"][number]["pending"]
        if view["turns"]:
            prices = [total(table, f"price:realm:{n}", 0) for n in range(5)]
            assert prices == [realm["price"] for realm in view["realms"]]
        looks += 1
    assert looks > 5


@rule_test("cer.info.hidden-aspiration")
def test_only_the_own_team_sees_its_hidden_aspiration_among_what_scores() -> None:
    table, chooser = load("balance").setup(3).table(seed=22), random.Random(22)
    seen = 0
    while not table.over:
        for eyes in (None, 0, 1, 2):
            view = table.view(eyes)
            hidden = [a for a in view["standing"]["aspirations"] if a["where"] == "hidden"]
            assert [a["where"] for a in view["standing"]["aspirations"] if a["where"] == "common"] == ["common"] * len(
                view["common"]
            )
            own = None if eyes is None else view["seats"][eyes]["team"]
            assert [a["team"] for a in hidden] in ([], [own]) and (eyes is not None or hidden == [])
            for a in hidden:
                team = next(t for t in view["teams"] if t["id"] == own)
                assert a["id"] == team["hidden"]
                seen += 1
        for _ in range(25):
            if not table.over:
                table.play(chooser.choice(table.options))
    assert seen > 5
