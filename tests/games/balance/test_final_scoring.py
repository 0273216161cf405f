"""The end of a game of three teams, final scoring, and what stays hidden. [bal.end.*, bal.final.*, bal.info.*]"""

from __future__ import annotations

import json
from typing import Any

import pytest

from insula.core.table import Table
from insula.games.cerebria.rules.ending import (
    CAPPED,
    COMMON_EXHAUSTED,
    TWENTY_POINTS,
    final_points,
    winning_team,
)
from insula.games.cerebria.words.ending import reason
from insula.testing import refuses, rule_test
from tests.games.balance.kit import BALANCE, BLISS, GLOOM, NOBODY, on, six, three
from tests.games.cerebria.kit import answer, spirit, team
from tests.games.cerebria.scoring_kit import settle

EMPTIED = "origin: commitment 1 at valley"
NO_HIDDEN = "bliss: hidden none\ngloom: hidden none\nbalance: hidden none"


def revealed(text: str) -> Table:
    """The Spirit at Valley of Motives empties the Sphere there, the bonus declined, the rest settled."""
    return settle(answer(on(text), "absorb", "realm valley", "pass"))


def end_turn(table: Table) -> Table:
    """To the next turn or the end of the game."""
    answer(table, "end turn", "take ambition")
    while not table.over and table.kind != "turn":
        table.play("pass" if "pass" in [o.text for o in table.options] else table.options[0])
    return table


# ---- what triggers the end -----------------------------------------------------------------------------------------


@rule_test("bal.end.triggers")
def test_the_turn_goes_on_after_the_last_common_aspiration() -> None:
    table = revealed(three(more=f"{EMPTIED}\ncommon: unity\n{NO_HIDDEN}"))
    assert table.state.ending == COMMON_EXHAUSTED
    assert (table.kind, table.state.actions, table.over) == ("turn", 3, False)
    assert end_turn(table).over
    more = revealed(three(more=f"{EMPTIED}\ncommon: unity openness\n{NO_HIDDEN}"))
    assert more.state.ending == 0 and not end_turn(more).over


@rule_test("bal.end.triggers")
def test_the_turn_goes_on_when_balance_reaches_twenty_points() -> None:
    board = "valley.b: neutrality-red 1\nwillow.b: neutrality-red 1\nbalance: points 19"
    table = settle(answer(on(three(mode="teams b", more=board)), "absorb", "realm valley", "pass"))
    assert (team(table, BALANCE).points, table.state.ending) == (20, TWENTY_POINTS)
    assert (table.kind, table.state.actions) == ("turn", 3)
    assert end_turn(table).over
    assert "Balance reached 20 points" in reason(table.state)


@rule_test("bal.end.triggers")
def test_balance_without_the_fragment_it_should_add_ends_the_game() -> None:
    table = revealed(
        three(more=f"{EMPTIED}\ncommon: unity openness\nbalance: identity 5 0, hidden fortitude attitude awareness")
    )
    assert table.state.ending == CAPPED and team(table, BALANCE).capping == 1
    assert end_turn(table).over
    assert "Balance crowned the Identity with its Capping Fragment" in reason(table.state)


# ---- several Capping Fragments -------------------------------------------------------------------------------------

# Balance meets the first condition (no Fortress on either side) and, like the others, has no Minor Fragment left
LACKING = "identity 5 0, hidden fortitude attitude awareness"


@rule_test("bal.end.simultaneous-cap")
def test_the_next_team_in_order_caps_and_the_other_gets_four_points() -> None:
    text = three(
        love="at valley, willpower 1",
        turn="love",
        more=f"""{EMPTIED}\nland.a: bleakness 1\ncommon: liveliness openness
        bliss: hidden fortitude attitude awareness\ngloom: {LACKING}, points 1\nbalance: {LACKING}, points 1""",
    )
    table = revealed(text)
    assert (team(table, GLOOM).capping, team(table, BALANCE).capping) == (1, 0)
    assert (team(table, GLOOM).extra_points, team(table, BALANCE).extra_points) == (0, 4)
    assert team(table, BALANCE).points == 1, "the counter stays, so the Wheel gives no bonus"
    assert final_points(table.state, BALANCE) == 1 + 4 + 15


@rule_test("bal.end.simultaneous-cap")
@pytest.mark.parametrize(("turn", "caps"), [("hatred", GLOOM), ("reason", BALANCE)])
def test_the_team_that_triggers_the_revelation_caps_first(turn: str, caps: int) -> None:
    text = three(
        hatred="at valley",
        turn=turn,
        more=f"""{EMPTIED}\nland.a: bleakness 1\ncommon: liveliness openness
        bliss: hidden fortitude attitude awareness\ngloom: {LACKING}\nbalance: {LACKING}""",
    )
    table = revealed(text)
    other = GLOOM + BALANCE - caps
    assert (team(table, caps).capping, team(table, caps).extra_points) == (1, 0)
    assert (team(table, other).capping, team(table, other).extra_points) == (0, 4)


@rule_test("bal.end.simultaneous-cap-closest")
@pytest.mark.parametrize("turn", ["malice", "hatred"])
def test_the_closest_team_is_the_next_one_forward(turn: str) -> None:
    text = six(
        turn=turn,
        more=f"""{turn}: at valley\n{EMPTIED}\nland.a: brightness 1\ncommon: liveliness openness
        bliss: {LACKING}\ngloom: hidden fortitude attitude awareness\nbalance: {LACKING}""",
    )
    table = revealed(text)
    assert (team(table, BALANCE).capping, team(table, BLISS).capping) == (1, 0)
    assert team(table, BLISS).extra_points == 4


@rule_test("bal.end.simultaneous-cap-closest")
def test_bliss_is_closest_after_balance() -> None:
    text = six(
        turn="reason",
        more=f"""reason: at valley\n{EMPTIED}\nland.a: brightness 1\nland: minor gloom\ncommon: liveliness openness
        bliss: {LACKING}\ngloom: {LACKING.replace("5 0", "4 0")}\nbalance: hidden openness attitude awareness""",
    )
    table = revealed(text)
    assert (team(table, BLISS).capping, team(table, GLOOM).extra_points) == (1, 4)


# ---- final scoring -------------------------------------------------------------------------------------------------


@rule_test("bal.final.score")
def test_all_three_teams_are_scored_alike() -> None:
    text = three(more="bliss: points 9, identity 1 2\ngloom: points 22\nbalance: points 8, identity 2 1, capping")
    g = on(text).state
    assert [final_points(g, each) for each in (BLISS, GLOOM, BALANCE)] == [9 + 3 + 10, 22, 8 + 6 + 5 + 4]
    assert winning_team(g) == BALANCE


# the Revelation gives Balance, whose turn it is, the twentieth point
LAST = f"{EMPTIED}\ncommon: unity"
BLISS_TWENTY = "bliss: hidden none, points 15, identity 0 1"


@rule_test("bal.final.tie")
def test_tied_teams_share_the_result_when_a_third_one_capped() -> None:
    others = "gloom: hidden none, points 11, capping\nbalance: hidden none, points 11, identity 1 1"
    table = end_turn(revealed(three(more=f"{LAST}\n{BLISS_TWENTY}\n{others}")))
    assert [final_points(table.state, each) for each in (BLISS, GLOOM, BALANCE)] == [20, 15, 20]
    assert winning_team(table.state) == NOBODY
    assert table.over and table.state.won[:3] == [1, 0, 1]


@rule_test("bal.final.tie")
def test_a_tied_team_with_the_capping_fragment_wins() -> None:
    others = "gloom: hidden none, points 15\nbalance: hidden none, points 7, identity 1 1, capping"
    table = end_turn(revealed(three(more=f"{LAST}\n{BLISS_TWENTY}\n{others}")))
    assert [final_points(table.state, each) for each in (BLISS, GLOOM, BALANCE)] == [20, 15, 20]
    assert table.over and table.state.won[:3] == [0, 0, 1]
    assert "Balance wins the tie with its Capping Fragment" in reason(table.state)


# ---- hidden information --------------------------------------------------------------------------------------------

LOVE, DELIGHT, HATRED, MALICE, REASON, INTUITION = range(6)
HANDS = """
    love: at land, hand courage
    hatred: at land, hand anger
    reason: at valley, willpower 5, essence 2, gloom 1, hand neutrality-red neutrality-blue!
    intuition: at valley, hand neutrality-green
    bliss: hidden unity openness
    gloom: hidden liveliness openness
    balance: hidden attitude openness
    common: fortitude awareness
"""


def shown(table: Table, eyes: int | None, seat: int) -> dict[str, Any]:
    """A seat as a pair of eyes sees it."""
    seen: dict[str, Any] = table.view(eyes)["seats"][seat]
    return seen


@rule_test("bal.info.three-teams")
@pytest.mark.parametrize("eyes", [LOVE, DELIGHT, HATRED, MALICE, None])
def test_other_teams_see_only_counts_of_balance(eyes: int | None) -> None:
    table = on(six(HANDS, turn="reason"))
    seat = shown(table, eyes, REASON)
    assert (seat["cards"], seat["known"]) == (2, ["neutrality-blue"]) and "hand" not in seat
    balance = table.view(eyes)["teams"][BALANCE]
    assert (balance["hidden"], balance["has_hidden"]) == (None, True)
    assert "attitude" not in json.dumps(balance)


@rule_test("bal.info.three-teams")
def test_balance_sees_its_own_cards_and_none_of_the_others() -> None:
    table = on(six(HANDS, turn="reason"))
    for eyes in (REASON, INTUITION):
        assert [c["card"] for c in shown(table, eyes, REASON)["hand"]] == ["neutrality-red", "neutrality-blue"]
        assert [c["card"] for c in shown(table, eyes, INTUITION)["hand"]] == ["neutrality-green"]
        assert [t["hidden"] for t in table.view(eyes)["teams"]] == [None, None, "attitude"]
        assert all("hand" not in shown(table, eyes, seat) for seat in (LOVE, DELIGHT, HATRED, MALICE))


@rule_test("bal.info.three-teams")
def test_balance_spirits_share_no_resources() -> None:
    hands = HANDS.replace("willpower 5, essence 2, gloom 1", "fortify wild").replace(
        "intuition: at valley,", "intuition: at valley, willpower 9, essence 9, gloom 9,"
    )
    table = on(six(hands, turn="reason"))
    refuses("cer.fortify.cost", table, "fortify")
    assert spirit(table, "intuition").essence == 9
