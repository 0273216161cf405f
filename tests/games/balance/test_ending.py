"""Ends, Capping Fragments and final scoring with three teams. [bal.end.*, bal.final.*]"""

from __future__ import annotations

import pytest

from insula.games.cerebria.gen import ev
from insula.games.cerebria.rules.ending import final_points, winning_team
from insula.games.cerebria.words.ending import reason
from insula.testing import rule_test
from tests.games.balance.kit import BALANCE, BLISS, NOBODY, on, six, three
from tests.games.cerebria.kit import team
from tests.games.cerebria.scoring_kit import events, settle

LAST = "origin: commitment 1 at valley\ncommon: unity\nbliss: hidden none\ngloom: hidden none\nbalance: hidden none"


@rule_test("bal.end.triggers")
def test_after_the_sixth_common_aspiration_the_turn_is_played_on() -> None:
    table = settle(on(three(more=LAST), "absorb", "realm valley", "pass"))
    assert table.state.ending == 1 and not table.over and table.state.actions == 3
    table = on(three(more=LAST), "absorb", "realm valley", "pass")
    settle(table)
    table.play("move")
    while table.kind != "turn":
        table.play(table.options[0])
    table.play("end turn")
    table.play("take ambition")
    assert table.over


@rule_test("bal.end.triggers")
def test_balance_ends_the_game_with_twenty_points() -> None:
    text = three(mode="teams b", more="valley.b: neutrality-red 1\nbalance: points 19")
    table = on(text, "empower", "slot valley.b", "using nothing", "card caution", "blue", "pass")
    assert team(table, BALANCE).points == 20 and table.state.ending == 3
    assert "Balance reached 20 points" in reason(table.state)


def capping(triggers: str, order: str, bliss: bool, gloom: bool) -> str:
    """A Revelation in which Balance and one of the others lack the Minor Fragment they have earned.

    Balance has Fortitude, which nobody leads; Bliss or Gloom leads in the Common Aspiration.
    """
    lines = [
        "origin: commitment 1 at valley",
        "common: liveliness unity openness",
        f"land.a: {'brightness' if bliss else 'bleakness'} 1",
        "balance: identity 5 0, hidden fortitude attitude unity",
        f"bliss: hidden none{', identity 5 0' if bliss else ''}",
        f"gloom: hidden none{', identity 5 0' if gloom else ''}",
        f"{triggers}: at valley",
    ]
    return six("\n".join(lines), turn=triggers).replace(
        "order: love hatred reason delight malice intuition", f"order: {order}"
    )


@rule_test("bal.end.simultaneous-cap")
def test_the_next_team_in_order_caps_and_the_other_gets_four_points() -> None:
    text = capping("love", "love hatred reason delight malice intuition", bliss=False, gloom=True)
    table = settle(on(text, "absorb", "realm valley", "pass"))
    assert [t.capping for t in table.state.teams] == [0, 1, 0]
    assert team(table, BALANCE).extra_points == 4 and team(table, BALANCE).points == 0
    assert [e.amount for e in events(table, ev.POINTS_GIVEN)] == [4]


@rule_test("bal.end.simultaneous-cap")
def test_the_team_that_triggers_the_revelation_caps_itself() -> None:
    text = capping("reason", "love hatred reason delight malice intuition", bliss=True, gloom=False)
    table = settle(on(text, "absorb", "realm valley", "pass"))
    assert [t.capping for t in table.state.teams] == [0, 0, 1] and team(table, BLISS).extra_points == 4


@rule_test("bal.end.simultaneous-cap-closest")
@pytest.mark.parametrize(
    ("triggers", "order", "capped"),
    [
        ("malice", "love hatred reason delight malice intuition", BALANCE),
        ("hatred", "hatred love reason malice delight intuition", BLISS),
    ],
)
def test_closest_means_forward_in_player_order(triggers: str, order: str, capped: int) -> None:
    text = capping(triggers, order, bliss=True, gloom=False)
    table = settle(on(text, "absorb", "realm valley", "pass"))
    assert [i for i, t in enumerate(table.state.teams) if t.capping] == [capped]


@rule_test("bal.final.score")
def test_points_are_added_up_as_usual() -> None:
    table = on(three(more="balance: points 8, identity 2 1, capping"))
    assert final_points(table.state, BALANCE) == 8 + 6 + 5 + 4


@rule_test("bal.final.tie")
def test_only_a_tied_team_wins_by_its_capping_fragment() -> None:
    tied = "bliss: points 20\ngloom: points 11, capping\nbalance: points 20"
    assert winning_team(on(three(more=tied)).state) == NOBODY
    capped = "bliss: points 20\ngloom: points 15\nbalance: points 16, capping"
    table = on(three(more=capped))
    assert final_points(table.state, BALANCE) == 20 and winning_team(table.state) == BALANCE
    ended = on(three(more=f"{tied}\n{LAST.splitlines()[0]}\ncommon: unity"), "absorb", "realm valley", "pass")
    settle(ended)
    ended.state.teams[BALANCE].points += final_points(ended.state, BLISS) - final_points(ended.state, BALANCE)
    ended.play("end turn")
    ended.play("take ambition")
    assert ended.over and ended.state.won[:3] == [1, 0, 1]
