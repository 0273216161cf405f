"""The second opinion: the network is asked where two lines part, and says nothing of what it hardly tried."""

from __future__ import annotations

import pytest

from insula.bots.engine import BotEngine
from insula.core.registry import load
from insula.core.table import Table
from insula.review.opinion import MIN_TRIES, SecondOpinion, second_opinion


class Tried:
    """A tree that has found something already, and remembers what it was asked about."""

    def __init__(self, tries: dict[int, tuple[int, float]]) -> None:
        self.tries, self.question = tries, -1

    def clear(self) -> None:
        self.question = -1

    def ask(self, told: object, teams: object, seed: int) -> None:
        self.question = told.asked.kind  # type: ignore[attr-defined]

    def run(self, iterations: int) -> None:
        assert iterations == 10

    def found(self) -> list[tuple[int, int, float]]:
        return [(option, tries, gains) for option, (tries, gains) in self.tries.items()]


def opinion(tries: dict[int, tuple[int, float]]) -> SecondOpinion:
    made = SecondOpinion.__new__(SecondOpinion)
    made.engine, made.iterations = BotEngine(load("card"), "plain"), 10
    made.tree = Tried(tries)  # type: ignore[assignment]
    return made


@pytest.fixture(name="table")
def _table() -> Table:
    table = Table(load("card").setup(2), 7, ("Mara", "Ash"), salt="s")
    while len(table.options) < 4:
        table.play(table.options[0])
    return table


def test_shares_are_compared_where_the_lines_part(table: Table) -> None:
    first, second = (int(option) for option in table.options[:2])
    asked = opinion({first: (50, 10.0), second: (20, 14.0)})
    assert asked.more(table.state, table.asked, [first], [second], 1) == pytest.approx((14 / 20 - 10 / 50) / 2)
    assert asked.more(table.state, table.asked, [second], [first], 1) == pytest.approx((10 / 50 - 14 / 20) / 2)
    assert asked.tree.question == table.state.asked.kind  # type: ignore[attr-defined]


def test_what_was_hardly_tried_or_is_not_offered_has_no_value(table: Table) -> None:
    first, second = (int(option) for option in table.options[:2])
    asked = opinion({first: (50, 10.0), second: (MIN_TRIES - 1, 3.0)})
    assert asked.more(table.state, table.asked, [first], [second], 1) is None
    assert asked.more(table.state, table.asked, [first], [first], 1) is None  # the same line
    nowhere = next(option for option in range(table.game.n_options) if option not in table.options)
    assert asked.more(table.state, table.asked, [first], [nowhere], 1) is None


def test_without_a_network_or_in_plain_python_nobody_is_asked() -> None:
    assert second_opinion(BotEngine(load("card"), "plain"), 10) is None
    assert load("cerebria").tuning.network is None
