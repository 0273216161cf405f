"""The end of a game in the terminal."""

from __future__ import annotations

import io
import random

import pytest
from rich.console import Console

from insula.cli.ending import show_ending
from insula.core import teller
from insula.core.registry import load


@pytest.mark.parametrize("name", ["card", "amygdala", "cerebria", "balance"])
def test_the_end_shows_every_category_and_what_decided(name: str) -> None:
    game = load(name)
    table, chooser = game.setup(game.seats[0]).table(seed=2), random.Random(2)
    while not table.over:
        table.play(chooser.choice(table.options))
    told = teller.ending(table)
    assert told is not None
    out = io.StringIO()
    show_ending(Console(width=200, file=out), table)
    shown = " ".join(out.getvalue().split())
    for row in told["score_table"]["rows"]:
        assert row["name"] in shown
    for each in told["score_table"]["decided"]:
        assert f"{each['title']}: {each['text']}" in shown
    assert f"Total {' '.join(map(str, told['score_table']['totals']))}" in shown


def test_a_running_game_has_no_end_to_show() -> None:
    out = io.StringIO()
    show_ending(Console(width=100, file=out), load("card").setup(2).table(seed=1))
    assert out.getvalue() == ""
