"""Beginnings that a study changes on purpose: what is meant to change does, and the game can be played to its end."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
import yaml

from insula.core.registry import game as set_up
from insula.games.cerebria.study.decklab import handicaps
from insula.games.cerebria.terms import BALANCE

PLAN = yaml.safe_load((Path(__file__).parents[4] / "docs/studies/sides.yaml").read_text())
EVERY = [(table, name) for table in PLAN["tables"] for name in table.get("beginnings", {}).values()]


@pytest.mark.parametrize(("table", "name"), EVERY, ids=lambda each: each if isinstance(each, str) else each["mark"])
def test_a_changed_beginning_is_played_to_the_end(table: dict[str, Any], name: str) -> None:
    line_up = "2-1" if table["game"] == "cerebria" else "2-2-2"
    setup = set_up(table["game"], sum(map(int, line_up.split("-"))), **table["choices"], line_up=line_up)
    g, dice = setup.start(4), random.Random(4)
    getattr(handicaps, name)(g, setup)
    dispatch = setup.game.dispatch
    dispatch.relist(g)
    assert g.n_options > 0 and g.asked.seat == g.turn == g.order[0]
    while not g.over:
        dispatch.play(g, dice.choice(g.options[: g.n_options]))
    assert any(g.won)


def test_a_shaper_gets_what_the_change_says() -> None:
    setup = set_up("cerebria", 3, edition="basic", line_up="2-1", spirits="random", setting="recommended")
    g = setup.start(4)
    before = [(s.willpower, s.essence, s.n_hand, s.n_deck) for s in g.seats[:3]]
    handicaps.second_begins_with_means_of_two(g, setup)
    after = [(s.willpower, s.essence, s.n_hand, s.n_deck) for s in g.seats[:3]]
    (willpower, essence, hand, deck), first = before[2], g.order[3]
    assert after[2] == (willpower + 6, essence + 2, hand + 2, deck - 2)
    assert after[first][0] == before[first][0] - 2
    assert list(g.order[:4]) == [2, 1 - first, 2, first]


def test_balance_gets_two_emotions() -> None:
    setup = set_up("balance", 6, spirits="random", setting="recommended")
    g = setup.start(4)
    handicaps.emotions_of_balance(g, setup)
    placed = [g.emotions[slot] for slot in handicaps.OPEN_SLOTS]
    assert [(e.team, e.essence) for e in placed] == [(BALANCE, 1)] * 2 and placed[0].owner != placed[1].owner


def test_the_order_stays_whoever_begins_it_and_two_willpower_go_with_the_first_turn() -> None:
    setup = set_up("balance", 6, spirits="random", setting="recommended")
    before, g = setup.start(4), setup.start(4)
    handicaps.third_begins(g, setup)
    assert g.seats[g.order[0]].team == BALANCE
    assert list(g.order[:6]) == [*before.order[2:6], *before.order[:2]]
    more = {seat: g.seats[seat].willpower - before.seats[seat].willpower for seat in range(6)}
    assert {seat: change for seat, change in more.items() if change} == {before.order[0]: -2, g.order[0]: 2}
