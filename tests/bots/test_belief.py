"""Shares as people are told them: search's own, made true by what the game's tuning says about them."""

from __future__ import annotations

from dataclasses import replace

import pytest

import insula
from insula.bots.api import Share, Thought
from insula.bots.belief import believed, told
from insula.bots.hints import in_words
from insula.core.parts import Belief, Tuning
from insula.core.registry import load


@pytest.mark.parametrize("share", [0.0, 0.02, 0.3, 0.5, 0.77, 1.0])
def test_without_a_shift_two_sides_still_share_the_whole(share: float) -> None:
    belief = Belief(0.0, 0.6)
    assert believed(belief, share, 2) + believed(belief, 1 - share, 2) == pytest.approx(1.0)


@pytest.mark.parametrize("sides", [2, 3, 4])
def test_equal_sides_are_told_equal_shares_that_make_a_whole(sides: int) -> None:
    assert sides * believed(Belief(0.0, 0.7), 0.5, sides) == pytest.approx(1.0)


def test_the_order_of_options_stays_and_the_interval_goes_along() -> None:
    belief = Belief(-0.2, 0.5)
    made = [believed(belief, n / 100, 2) for n in range(101)]
    assert made == sorted(made) and made[0] > 0 and made[-1] < 1
    assert believed(belief, 0.9, 2) < 0.9


def with_belief(monkeypatch: pytest.MonkeyPatch, belief: Belief | None) -> insula.core.game.Setup:
    setup = insula.game("card", seats=2)
    tuning: Tuning = replace(setup.game.tuning, belief=belief)
    return replace(setup, game=replace(setup.game, tuning=tuning))


def test_a_game_nobody_has_measured_is_told_as_search_says(monkeypatch: pytest.MonkeyPatch) -> None:
    assert told(with_belief(monkeypatch, None), 0.8, 0.7, 0.9) == (0.8, 0.7, 0.9)


def test_hints_tell_what_is_believed(monkeypatch: pytest.MonkeyPatch) -> None:
    setup = with_belief(monkeypatch, Belief(-0.1, 0.5))
    table = setup.table(seed=3)
    option = table.options[0]
    (hint,) = in_words(table, Thought(int(option), (Share(int(option), 0.8, 0.7, 0.9, 100),)))
    assert (hint.win, hint.low, hint.high) == told(setup, 0.8, 0.7, 0.9)
    assert hint.low < hint.win < 0.8


@pytest.mark.parametrize("name", insula.games())
def test_what_a_game_believes_is_sober(name: str) -> None:
    """A slope above 1 would make search surer than it is; a shift beyond one half would speak of another game."""
    belief = load(name).tuning.belief
    assert belief is None or (0 < belief.slope <= 1.2 and abs(belief.shift) < 0.5)
