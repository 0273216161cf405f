"""What the greedy bot thinks of Balance's Aspirations."""

from __future__ import annotations

from insula.games.cerebria.balance.minds.evaluate import evaluate_three
from insula.games.cerebria.minds.evaluate import WIN
from tests.games.balance.kit import BALANCE, on, three

GOAL = "common: unity openness\nbalance: hidden fortitude attitude"


def worth(more: str, seat: int = 2) -> int:
    """The position in the eyes of a seat."""
    return evaluate_three(on(three(more=f"{GOAL}\n{more}")).state, seat)


def test_a_tie_is_worth_something_to_balance() -> None:
    assert worth("valley: minor bliss\nland: minor gloom") > worth("valley: minor bliss\nland: major bliss")


def test_the_second_condition_is_worth_something_to_balance() -> None:
    two = "valley: minor balance\nland: minor balance for gloom"
    one = "valley: minor balance\nland: minor gloom"
    assert worth(two) > worth(one)


def test_the_others_do_not_know_balances_aspiration() -> None:
    board = "valley: minor balance\nland: minor balance for gloom"
    other = GOAL.replace("fortitude attitude", "attitude fortitude")
    assert worth(board, 0) == evaluate_three(on(three(more=f"{other}\n{board}")).state, 0)


def test_a_win_is_worth_most() -> None:
    state = on(three(more=GOAL)).state
    state.over = 1
    state.won[2] = 1
    assert evaluate_three(state, 2) == WIN and evaluate_three(state, 0) == -WIN
    assert state.seats[2].team == BALANCE
