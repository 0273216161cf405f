"""`random` answers anything equally often, and never the same because the game is the same."""

from __future__ import annotations

from collections import Counter

import pytest
from scipy import stats

import insula
from insula.bots.api import Think, choose
from insula.core.chance import decision_seed, game_seed
from insula.testing import size

GAMES = size(8, 24, 100)
TIMES = size(8, 40, 160)  # that each option is taken at the least


def places() -> Counter[tuple[int, int]]:
    """How often random took each place of each number of options, with a seed for every decision."""
    found: Counter[tuple[int, int]] = Counter()
    for number in range(GAMES):
        table = insula.game("card", seats=2).table(seed=game_seed(5, number))
        while not table.over and table.version < table.game.max_decisions:
            request = Think.of(table, "random", decision_seed(table.seed, table.version))
            option = choose(request).option
            found[len(request.options), request.options.index(option)] += 1
            table.play(option)
        assert table.over
    return found


@pytest.fixture(scope="module")
def taken() -> Counter[tuple[int, int]]:
    return places()


@pytest.mark.sized
@pytest.mark.parametrize("n", [2, 3, 5, 7, 8])
def test_each_of_some_options_is_taken_equally_often(n: int, taken: Counter[tuple[int, int]]) -> None:
    counts = [taken[n, place] for place in range(n)]
    assert sum(counts) > TIMES * n
    assert stats.chisquare(counts).pvalue > 1e-4, counts
