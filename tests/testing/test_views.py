"""The check of views against their model finds what it is for."""

from __future__ import annotations

import copy
from dataclasses import replace
from typing import Any

from insula.core.registry import load
from insula.testing.views import check_view

CARD = load("card")


def shown() -> dict[str, Any]:
    return copy.deepcopy(CARD.setup(2).table(1).view(0))


def test_a_true_view_has_nothing_to_say() -> None:
    assert check_view(CARD, shown()) == []


def test_a_key_that_the_model_does_not_name_is_found_also_deep_inside() -> None:
    view = shown()
    view["seats"][1]["hand_cards"] = ["hope"]
    view["seed"] = 1
    assert [each.split(":")[0] for each in check_view(CARD, view)] == ["seats.1.hand_cards", "seed"]


def test_a_missing_key_is_found_unless_only_a_seat_sees_it() -> None:
    view = shown()
    del view["hand"], view["limits"]["to_win"]["of_each"]
    assert [each.split(":")[0] for each in check_view(CARD, view)] == ["limits.to_win.of_each"]


def test_another_type_and_an_unknown_word_are_found() -> None:
    view = shown()
    view["deck"], view["seats"][0]["won"], view["mood"] = True, 0, "joy"
    assert [each.split(":")[0] for each in check_view(CARD, view)] == ["mood", "deck", "seats.0.won"]


def test_a_game_without_a_model_may_show_what_it_likes() -> None:
    assert check_view(replace(CARD, view_model=None), {"heaps": [3, 4, 5]}) == []
