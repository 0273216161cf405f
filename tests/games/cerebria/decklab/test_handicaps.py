"""Beginnings that a study changes on purpose: what is meant to change does, and the game can be played to its end."""

from __future__ import annotations

import random

import pytest

from insula.core.registry import game as set_up
from insula.games.cerebria.study.decklab import handicaps
from insula.games.cerebria.study.decklab.handicaps import Case, cases
from insula.games.cerebria.terms import BALANCE

EVERY = [(case, name) for case in cases() for name in case.changes]


@pytest.mark.parametrize(("case", "name"), EVERY, ids=lambda each: each if isinstance(each, str) else each.game)
def test_a_changed_beginning_is_played_to_the_end(case: Case, name: str) -> None:
    setup = set_up(case.game, case.seats, spirits="random", setting="recommended", **case.choices)
    g, dice = setup.start(4), random.Random(4)
    case.changes[name](g, setup)
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
    handicaps.both_for_the_shaper(g, setup)
    after = [(s.willpower, s.essence, s.n_hand, s.n_deck) for s in g.seats[:3]]
    (willpower, essence, hand, deck), first = before[2], g.order[1]
    assert after[2] == (willpower + 6, essence + 2, hand + 2, deck - 2)
    assert after[first][0] == before[first][0] - 2
    assert list(g.order[:4]) == [2, first, 2, 1 - first]


def test_balance_gets_two_emotions_or_the_first_turn() -> None:
    setup = set_up("balance", 6, spirits="random", setting="recommended")
    g = setup.start(4)
    handicaps.emotions_of_balance(g, setup)
    placed = [g.emotions[slot] for slot in handicaps.OPEN_SLOTS]
    assert [(e.team, e.essence) for e in placed] == [(BALANCE, 1)] * 2 and placed[0].owner != placed[1].owner
    g = setup.start(4)
    order = list(g.order[:6])
    handicaps.balance_first(g, setup)
    assert [g.seats[seat].team for seat in g.order[:6:3]] == [BALANCE, BALANCE]
    assert sorted(g.order[:6]) == sorted(order)
