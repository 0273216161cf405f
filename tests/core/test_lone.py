"""Which lone options a table plays by itself: nothing is given up, shown or ended for a player, nothing hidden is told."""

from __future__ import annotations

import pytest

import insula
from insula.core.game import Setup
from insula.core.lone import OF_THE_QUESTION, plays_itself
from insula.core.record_class import clone, key, parts
from insula.core.registry import load
from insula.core.table import Table
from insula.testing.walks import walk

ALL = [load(name).setups()[-1] for name in insula.games()]


@pytest.mark.parametrize("setup", ALL, ids=lambda s: s.game.name)
def test_what_is_answered_by_itself_changes_nothing_on_the_table(setup: Setup) -> None:
    game = setup.game
    met = 0
    for seed in range(80):
        if met > 3:
            break
        for g in walk(setup, seed):
            if g.n_options != 1 or not plays_itself(game, g):
                continue
            met += 1
            after = clone(g)
            after.log = []
            game.dispatch.play(after, g.options[0])
            assert after.log == [] and key(after.rng) == key(g.rng) and after.reveals == g.reveals
            assert [game.score(after, s) for s in range(setup.seats)] == [game.score(g, s) for s in range(setup.seats)]
            ignored = OF_THE_QUESTION.union(game.planning)
            assert parts(after, ignored) == parts(g, ignored)
            assert game.gen.ask.NAMES[g.asked.kind] not in game.gen.ask.FROM_HIDDEN
    assert met > 0


@pytest.mark.parametrize("setup", ALL, ids=lambda s: s.game.name)
def test_a_table_stops_at_every_other_lone_option(setup: Setup) -> None:
    stopped = 0
    for g in walk(setup, 5):
        table = Table(setup, 0, state=clone(g))
        if g.n_options == 1 and not plays_itself(setup.game, g):
            stopped += 1
            assert table.version == 0 and len(table.options) == 1
    assert stopped > 0


def test_questions_that_hang_on_a_hand_are_found_by_the_generator() -> None:
    hidden = load("card").gen.ask.FROM_HIDDEN  # type: ignore[attr-defined]
    assert {"cancel", "entry", "summon", "steal_card", "trim"} <= hidden
    assert "mulligan" not in hidden  # always two answers, whatever the hand
    assert {"token_card", "reveal_card", "invoke_card"} <= load("cerebria").gen.ask.FROM_HIDDEN  # type: ignore[attr-defined]
    assert not load("amygdala").gen.ask.FROM_HIDDEN  # type: ignore[attr-defined]
