"""A table's history: its version only grows, its guard is asked once, and players may end a game by their own will."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from insula.core.history import History
from insula.core.record import parse_record
from insula.core.registry import games, load
from insula.core.rulebook import Refused
from insula.core.table import Table


def at_a_turn(game: str = "card") -> Table:
    """A table at which the asked seat has answered something that can be taken back."""
    table = load(game).setup(load(game).seats[0]).table(seed=3)
    rng = random.Random(game)
    for _ in range(400):
        if table.can_undo:
            return table
        table.play(rng.choice(table.options))
    raise AssertionError("nothing could be taken back")


@pytest.mark.parametrize("game", games())
def test_no_two_positions_of_a_table_share_a_version(game: str) -> None:
    table = at_a_turn(game)
    seen = [table.version]
    table.undo()
    seen.append(table.version)
    table.play(table.options[0])
    seen.append(table.version)
    table.rewind(1)
    seen.append(table.version)
    assert seen == list(range(seen[0], seen[0] + 4))
    assert table.history.rewinds == 1
    assert [move for move, _ in table.history.answers] == [0]


@pytest.fixture
def asked_guards(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Every option that the card game's guard was asked about."""
    dispatch: Any = load("card").dispatch
    guard: Callable[[Any, int], int] = dispatch.refuse
    asked: list[int] = []

    def counted(g: Any, option: int) -> int:
        asked.append(option)
        return guard(g, option)

    monkeypatch.setattr(dispatch, "refuse", counted)
    return asked


def test_the_guard_is_asked_once_for_a_move_by_number_or_by_words(asked_guards: list[int]) -> None:
    table = load("card").setup(2).table(seed=3)
    for move in (table.options[0], table.options[0].text):
        asked_guards.clear()
        table.play(move, table.asked)
        assert len(asked_guards) == 1


def test_a_refused_move_changes_nothing(asked_guards: list[int]) -> None:
    table = load("card").setup(2).table(seed=3)
    digest, version = table.digest, table.version
    with pytest.raises(Refused):
        table.play(table.game.n_options - 1, table.asked)
    assert (table.digest, table.version, len(asked_guards)) == (digest, version, 1)


def test_players_can_end_a_game_by_their_own_will() -> None:
    table = at_a_turn()
    version = table.version
    result = table.end([1], "Ash and Mara agreed.")
    assert table.over and table.result == result and table.version == version + 1
    assert table.options == [] and not table.can_undo
    for change in (lambda: table.play(0), table.require_running, lambda: table.end([], "Again.")):
        with pytest.raises(Refused) as told:
            change()
        assert told.value.refusal.rule == "table.game-over"
    assert parse_record(table.record.text()).result.endswith("Ash and Mara agreed.")


def test_a_seat_that_resigned_does_not_win_by_the_rules() -> None:
    table = load("card").setup(2).table(seed=3, names=("Mara", "Ash"))
    rng = random.Random(1)
    while not table.over:
        table.play(rng.choice(table.options))
    ended = table.result
    assert ended is not None
    table.resign(ended.winners[0])
    after = table.result
    assert after is not None and ended.winners[0] not in after.winners
    assert after.reason.endswith(f"{table.names[ended.winners[0]]} had resigned.")


def test_who_saw_a_later_version_than_there_is_is_told_everything() -> None:
    history = History(version=5, cuts=[(4, 7)])
    assert history.first_unseen(since=9, version=5, events=12) == 9
    assert history.first_unseen(since=9, version=3, events=12) == 7
    assert history.first_unseen(since=9, version=6, events=12) == 0
    assert history.first_unseen(since=9, version=None, events=12) == 0
