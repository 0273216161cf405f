"""Every one of the 64 Emotion powers comes up in random games with random decks, and all of these games end."""

from __future__ import annotations

import numpy as np
import pytest

from insula.core.record_class import dtype_of, to_record
from insula.games.cerebria.game import GAME
from insula.games.cerebria.tables import CARD_IDS
from insula.testing import size
from tests.games.cerebria import power_census

GAMES = size(400, 2_000, 10_000)
MIN_TIMES = size(10, 100, 800)


@pytest.mark.sized
def test_each_power_comes_up_again_and_again() -> None:
    counts = np.zeros(len(CARD_IDS), np.int64)
    count_powers = GAME.engine("numba", [power_census]).get(power_census.count_powers)
    for seats in (2, 3, 4):
        for board in ("a", "b"):
            setup = GAME.setup(seats, spirits="random", decks="random", spirit_boards=board, team_boards=board)
            batch = np.zeros(2, dtype_of(GAME.State))
            to_record(setup.blank(), batch[0])
            assert count_powers(batch, 1, GAMES, GAME.max_decisions, counts) == GAMES
    rare = {CARD_IDS[card]: int(counts[card]) for card in range(64) if counts[card] < MIN_TIMES}
    assert not rare
