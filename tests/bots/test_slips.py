"""Levels that err like people: the same in both engines, fair, and the worse the option the rarer."""

from __future__ import annotations

from collections import Counter

import pytest

import insula
from insula.bots.api import SLIPPING, Think, choose
from insula.bots.engine import BotEngine
from insula.bots.slips import SlippingMind, slipped
from insula.core.record_class import clone
from insula.core.registry import load
from insula.core.table import Table

from .test_fairness import hidden_otherwise, positions

GRAINS = 1000


def test_the_worse_an_option_looks_the_more_rarely_it_is_taken() -> None:
    counts = Counter(slipped([0, 100, 90], 20.0, i / GRAINS) for i in range(GRAINS))
    assert counts[1] > counts[2] > counts[0]
    assert counts[2] / counts[1] == pytest.approx(0.6065, abs=0.01)  # worse by half a heat
    assert {slipped([5, 9, 1], 1e-3, i / GRAINS) for i in range(GRAINS)} == {1}
    assert slipped([3], 1.0, 0.999999) == 0


@pytest.mark.parametrize("level", SLIPPING)
def test_both_engines_err_alike(level: str) -> None:
    game = load("card")
    minds = [SlippingMind(BotEngine(game, target), level) for target in ("plain", "numba")]
    answers = []
    for number, g in enumerate(positions(insula.game("card"), 12, every=11)):
        found = []
        for mind in minds:
            batch = mind.engine.states(1)
            mind.engine.put(batch, 0, g)
            found.append(mind.answer(batch[0], mind.engine.teams(g), number, False))
        assert found[0] == found[1] and found[0] in g.options[: g.n_options]
        answers.append(found[0])
    assert len(set(answers)) > 1


def test_tables_that_look_the_same_get_the_same_slips() -> None:
    setup = insula.game("card", 3)
    for number, g in enumerate(positions(setup, 10, every=17)):
        other = hidden_otherwise(setup, g, g.asked.seat, 77 * number + 1)
        tables = [Table(setup, state=clone(each), fast_forward=False) for each in (g, other)]
        for level in SLIPPING:
            thoughts = [choose(Think.of(t, level, number, engine="plain")) for t in tables]
            assert thoughts[0].option == thoughts[1].option and thoughts[0].note == ""
