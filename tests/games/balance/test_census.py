"""Every power, upgrade and condition of Balance comes up in random games of all sizes, and all of them end."""

from __future__ import annotations

import numpy as np
import pytest

from insula.core.record_class import from_record
from insula.games.cerebria.balance.game import GAME
from insula.games.cerebria.tables import ASPIRATION_IDS, CARD_IDS, MILD_FROM, ROW_WORDS, STRONG_TO, upgrades
from insula.games.cerebria.terms import BALANCE, CONVERT_WILLPOWER, REALM_ACTION_DISCOUNT, REFLECTION
from insula.testing import size
from tests.games.balance import balance_census as census
from tests.games.cerebria import power_census

GAMES = size(400, 2_000, 10_000)
MIN_TIMES = GAMES // 100
BATCH = 100  # games between two looks at whether everything is still there
LINE_UPS = {3: ("1-1-1",), 4: ("2-1-1", "1-1-2"), 5: ("2-2-1", "1-2-2"), 6: ("2-2-2",)}


def names() -> dict[int, str]:
    """What has to come up, by its place in the counts."""
    out = {card: CARD_IDS[card] for card in range(MILD_FROM[BALANCE], STRONG_TO)}
    for a in range(REFLECTION):
        out[census.FIRST_CONDITIONS + a] = f"first condition of {ASPIRATION_IDS[a]}"
        out[census.SECOND_CONDITIONS + a] = f"second condition of {ASPIRATION_IDS[a]}"
    for board in range(3):
        for row, word in enumerate(ROW_WORDS):
            for i, upgrade in enumerate(upgrades(census.FIRST_BOARD + board, row)):
                place = census.UPGRADES + 15 * board + 3 * row + i
                out[place] = f"{upgrade['name']} ({word}, board {board})"
    for power in (REALM_ACTION_DISCOUNT, CONVERT_WILLPOWER):
        out[census.SPIRIT_POWERS + power] = f"Spirit power {power}"
    return out


@pytest.fixture(scope="module")
def counts() -> np.ndarray:
    """The counts of ten thousand games for every number of seats with either side of the boards."""
    out = np.zeros(census.COUNTS, np.int64)
    count = GAME.engine("numba", [power_census, census]).get(census.count_balance)
    for seats, line_ups in LINE_UPS.items():
        for board in ("a", "b"):
            for number in range(GAMES // BATCH):
                line_up = line_ups[number % len(line_ups)]
                choices = {"spirits": "random", "decks": "random", "spirit_boards": board, "team_boards": board}
                batch = GAME.setup(seats, line_up=line_up, **choices).batch(2)
                assert count(batch, BATCH * number, BATCH, GAME.max_decisions, out) == BATCH
                g = GAME.State()
                from_record(batch[1], g)
                assert not GAME.conserved(g)
    return out


@pytest.mark.sized
def test_everything_of_balance_comes_up(counts: np.ndarray) -> None:
    rare = {name: int(counts[place]) for place, name in names().items() if counts[place] < MIN_TIMES}
    assert not rare
