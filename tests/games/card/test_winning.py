"""Winning and tie-breaks. [card.win.*]"""

from __future__ import annotations

from insula.core.table import Table
from insula.testing import rule_test
from tests.games.card.kit import idle_turn, play, position


def after_revelation(text: str, seats: int = 3) -> Table:
    """A triggers a Revelation in which only what `text` says is scored."""
    table = position(f"""
        seats {seats}, turn A
        impulse: trust fear hope
        stacks: 0 4 4
        {text}
    """)
    return play(table, "take trust")


def winners(text: str, seats: int = 3) -> str:
    """The seats that win, as letters; none while the game goes on."""
    result = after_revelation(text, seats).result
    return "" if result is None else "".join("ABCDE"[s] for s in result.winners)


def reason_of(table: Table) -> str:
    assert table.result is not None
    return table.result.reason


@rule_test("card.win.when-checked")
def test_winning_is_checked_only_after_a_revelation() -> None:
    table = position("""
        turn A
        A score: 11 + 0
        A mindset: valor 2/2, courage 1/1
    """)
    for _ in range(4):
        idle_turn(table)
        assert not table.over


@rule_test("card.win.single-bliss")
def test_twelve_bliss_fragments_win() -> None:
    assert winners("A score: 12 + 0") == "A"
    assert winners("A score: 11 + 6") == ""


@rule_test("card.win.single-gloom")
def test_twelve_gloom_fragments_win() -> None:
    assert winners("B score: 2 + 13") == "B"
    assert winners("B score: 0 + 11") == ""


@rule_test("card.win.balanced")
def test_seven_of_both_kinds_win() -> None:
    assert winners("C score: 7 + 7") == "C"
    assert winners("C score: 10 + 6") == ""


@rule_test("card.win.sole-winner")
def test_the_only_player_with_a_condition_wins_with_fewer_fragments() -> None:
    table = after_revelation("A score: 11 + 6\nB score: 7 + 7")
    assert table.result is not None
    assert table.result.winners == (1,)
    assert table.result.points == (17, 14, 0)
    assert table.result.reason == "B is Balanced with 7 Bliss and 7 Gloom."


@rule_test("card.win.single-beats-balanced")
def test_single_minded_beats_balanced() -> None:
    table = after_revelation("A score: 9 + 9\nB score: 12 + 0")
    assert reason_of(table) == (
        "B is Single-minded (Bliss) with 12 Bliss and 0 Gloom, "
        "and Single-minded beats A (Balanced with 9 Bliss and 9 Gloom)."
    )
    assert winners("A score: 9 + 9\nB score: 12 + 0") == "B"


@rule_test("card.win.both-conditions")
def test_meeting_both_conditions_counts_as_single_minded() -> None:
    assert winners("A score: 12 + 7\nB score: 7 + 7") == "A"
    assert winners("A score: 7 + 12\nB score: 12 + 0") == "A"


@rule_test("card.win.tie-scope")
def test_ties_are_broken_only_among_the_single_minded() -> None:
    assert winners("A score: 12 + 0\nB score: 12 + 3\nC score: 10 + 10") == "B"


@rule_test("card.win.tie-total")
def test_the_most_fragments_break_a_tie() -> None:
    assert winners("A score: 7 + 8\nB score: 7 + 9") == "B"
    table = after_revelation("A score: 7 + 8\nB score: 7 + 9\nC score: 7 + 7")
    assert reason_of(table) == (
        "B is Balanced with 7 Bliss and 9 Gloom and breaks the tie with A (15) and C (14) by having the most Fragments, 16."
    )
    assert table.seen(0)[-1]["rule"] == "card.win.tie-total"


@rule_test("card.win.tie-last-revelation")
def test_the_most_fragments_of_the_last_revelation_break_the_next_tie() -> None:
    table = after_revelation(
        """
        A score: 8 + 0
        A mindset: courage 1/1, safety 1/1, desire 1/1, optimism 0/1
        B score: 9 + 0
        B mindset: valor 2/2, hope2 2/2, kindness 1/1
    """.replace("hope2", "intimacy")
    )
    a, b = table.state.seats[:2]
    assert (sum(a.scored), sum(b.scored)) == (14, 14)
    assert (a.last_scored, b.last_scored) == (6, 5)
    assert table.result is not None
    assert table.result.winners == (0,)
    assert table.result.reason == (
        "A is Single-minded (Bliss) with 14 Bliss and 0 Gloom "
        "and breaks the tie with B (5) by scoring the most Fragments in the last Revelation, 6."
    )


@rule_test("card.win.shared")
def test_players_still_level_share_the_victory() -> None:
    level = after_revelation("""
        A score: 8 + 0
        A mindset: euphoria 2/2, valor 2/2, longing 1/2
        B score: 0 + 8
        B mindset: remorse 2/2, greed 2/2, loathing 1/2
    """)
    assert [s.last_scored for s in level.state.seats[:2]] == [6, 6]
    assert [sum(s.scored) for s in level.state.seats[:2]] == [14, 14]
    assert level.result is not None
    assert level.result.winners == (0, 1)
    assert level.result.reason == (
        "A is Single-minded (Bliss) with 14 Bliss and 0 Gloom and B is Single-minded (Gloom) with 1 Bliss and 13 Gloom; "
        "with 14 Fragments each, 6 of them from the last Revelation, they share the victory."
    )
