"""The three ends of the game, Capping Fragments, final scoring and ties."""

from __future__ import annotations

import pytest

from insula.core.table import Table
from insula.games.cerebria.gen import ev, opt
from insula.games.cerebria.rules.ending import CAPPED, COMMON_EXHAUSTED, TWENTY_POINTS, final_points
from insula.games.cerebria.terms import ATTITUDE, BLISS, GLOOM, LIVELINESS, UNITY
from insula.testing import rule_test
from tests.games.cerebria.scoring_kit import (
    CRADLE,
    GAME,
    VALLEY,
    absorb,
    events,
    fragments,
    in_this_order,
    on,
    play,
    points,
    settle,
)

START = """
harmony: at valley, deck trust comfort courage kindness
empathy: at willow
malice: at land, deck anger fear
hatred: at network
origin: humility 2 at valley
"""
AHEAD = "valley.a: comfort\ncradle.a: comfort\n"  # Bliss is ahead in everything but Fortitude


def aspirations(common: str, bliss: str, gloom: str) -> str:
    return f"common: {common}\nbliss: {bliss}\ngloom: {gloom}\n"


def reveal(text: str) -> Table:
    return settle(absorb(START + text, VALLEY, opt.PASS))


def end_turn(table: Table) -> Table:
    play(table, opt.END_TURN, opt.DRAW_TWO)
    while not table.over and table.kind not in ("turn", "turn_end"):
        table.play(opt.PASS if opt.PASS in table.options else table.options[0])
    return table


# ---- the last Common Aspiration ------------------------------------------------------------------------------------


@rule_test("cer.end.common-exhausted")
def test_the_end_comes_when_the_last_common_aspiration_was_scored() -> None:
    table = reveal(AHEAD + aspirations("attitude", "hidden fortitude unity", "hidden versatility unity"))
    assert table.state.n_common == 0
    assert table.state.ending == COMMON_EXHAUSTED
    two = reveal(AHEAD + aspirations("attitude unity", "hidden fortitude unity", "hidden versatility unity"))
    assert two.state.ending == 0


@rule_test("cer.end.common-exhausted")
def test_the_end_comes_when_the_last_common_aspiration_was_removed() -> None:
    table = reveal(AHEAD + aspirations("attitude unity", "hidden openness unity", "hidden versatility unity"))
    assert [event.thing for event in events(table, ev.COMMON_GONE)] == [0, UNITY]
    assert table.state.ending == COMMON_EXHAUSTED


# ---- Capping -------------------------------------------------------------------------------------------------------


@rule_test("cer.end.capping")
@pytest.mark.parametrize(("identity", "hidden"), [("5 0", "fortitude"), ("0 3", "openness")])
def test_a_team_without_the_fragment_it_should_add_caps(identity: str, hidden: str) -> None:
    row = aspirations("attitude unity", f"identity {identity}, hidden {hidden} unity", "hidden versatility unity")
    table = reveal(AHEAD + row)
    assert table.state.ending == CAPPED
    assert table.state.teams[BLISS].capping == 1
    assert [event.thing for event in events(table, ev.FRAGMENT_ADDED)] == [3]


@rule_test("cer.end.capping")
def test_the_other_team_can_cap_in_a_revelation_it_did_not_trigger() -> None:
    gloom = "land.a: anger\nland.b: anger\nland/willow: anger\n"
    row = aspirations("liveliness unity", "hidden fortitude unity", "identity 0 3, hidden awareness unity")
    table = reveal(gloom + "network.a: anger\n" + row)
    assert table.state.teams[GLOOM].capping == 1
    assert (table.state.teams[GLOOM].won_common, table.state.teams[GLOOM].won_hidden) == (1, 1)


@rule_test("cer.end.capping-last")
def test_the_capping_fragment_comes_after_a_harvested_fortress() -> None:
    row = aspirations("attitude unity", "identity 5 0, hidden fortitude unity", "hidden versatility unity")
    table = reveal(AHEAD + "valley: minor gloom\n" + row)
    assert table.state.teams[BLISS].capping == 1
    assert in_this_order(table, ev.END_TRIGGERED, ev.HARVESTED, ev.FRAGMENT_ADDED, ev.REFILLED)


# Gloom hides Fortitude and is ahead in it; Bliss is ahead in the Common Aspiration. Neither has a Minor Fragment.
BOTH = (
    AHEAD
    + "land: major gloom\n"
    + aspirations("liveliness unity attitude", *["identity 5 0, hidden fortitude unity"] * 2)
)


@rule_test("cer.end.capping-both")
@pytest.mark.parametrize("turn", ["harmony", "malice"])
def test_when_both_teams_would_cap_the_triggering_one_does(turn: str) -> None:
    start = START.replace("humility 2 at valley", "humility 2 at valley, diligence 2").replace("at land", "at cradle")
    realm = VALLEY if turn == "harmony" else CRADLE
    table = settle(absorb(start + BOTH + f"turn: {turn}", realm, opt.PASS))
    assert table.state.revelations == 1
    capping, other = (BLISS, GLOOM) if turn == "harmony" else (GLOOM, BLISS)
    assert table.state.teams[capping].capping == 1
    assert (table.state.teams[other].capping, table.state.teams[other].extra_points) == (0, 3)


@rule_test("cer.end.capping-both-no-bonus")
def test_the_three_points_give_no_bonus_of_the_wheel() -> None:
    text = START.replace("at land", "at land, essence 0")
    table = absorb(text + BOTH.replace("gloom: identity", "gloom: points 1, identity"), VALLEY, opt.PASS)
    settle(table)
    assert table.state.teams[GLOOM].extra_points == 3
    assert points(table, GLOOM) == 1, "the counter does not move"
    assert table.state.seats[2].essence == 0
    assert final_points(table.state, GLOOM) == 1 + 3 + 15


@rule_test("cer.end.capping-both-no-bonus")
def test_the_three_points_count_in_the_basic_game_too() -> None:
    table = settle(absorb("mode: basic\n" + START + BOTH, VALLEY, opt.PASS))
    assert final_points(table.state, GLOOM) == 3 + 15
    assert final_points(table.state, BLISS) == 4 + 15


@rule_test("cer.end.capping-one")
def test_a_second_capping_fragment_never_joins() -> None:
    start = START.replace("bliss: ", "") + "turn: harmony, absorbs 2\n"
    row = aspirations(
        "liveliness fortitude attitude unity",
        "identity 5 0, hidden fortitude unity openness",
        "identity 5 0, hidden versatility unity openness",
    )
    text = start.replace("humility 2 at valley", "humility 2 at valley, creativity 3") + AHEAD
    table = settle(absorb(text + "land: major gloom\n" + row, VALLEY, opt.PASS))
    assert table.state.teams[BLISS].capping == 1
    assert table.state.teams[GLOOM].extra_points == 0
    settle(play(table, opt.ABSORB, opt.REALM + VALLEY))
    assert table.state.revelations == 2
    assert (table.state.teams[BLISS].capping, table.state.teams[GLOOM].capping) == (1, 0)
    assert table.state.teams[GLOOM].extra_points == 3, "Fortitude was the Common Aspiration of the second Revelation"
    assert table.state.teams[BLISS].extra_points == 0, "a team that has capped gets nothing more"


# ---- twenty points, and the rest of the turn -----------------------------------------------------------------------


def scored(start: int) -> Table:
    """Harmony scores 1 point with a small Absorb; Humility is not emptied."""
    text = START.replace("humility 2", "humility 7") + f"bliss: points {start}\n"
    return settle(absorb(text, VALLEY, opt.PASS))


@rule_test("cer.end.twenty")
@pytest.mark.parametrize(("start", "ending"), [(18, 0), (19, TWENTY_POINTS)])
def test_twenty_points_on_the_wheel_trigger_the_end(start: int, ending: int) -> None:
    table = scored(start)
    assert points(table, BLISS) == start + 1
    assert table.state.ending == ending


@rule_test("cer.end.finish-turn")
def test_the_active_player_finishes_the_turn_and_nobody_else_acts() -> None:
    table = scored(19)
    assert table.kind == "turn" and table.state.actions == 3
    settle(play(table, opt.ACT + 5))
    settle(play(table, opt.ACT + 5))
    assert not table.over and table.asked == 0
    end_turn(table)
    assert table.over
    assert table.events[-1].kind == ev.GAME_ENDED
    assert [event.seat for event in events(table, ev.TURN_BEGAN)] == []


@rule_test("cer.end.unequal-turns")
def test_players_may_have_had_fewer_turns_than_others() -> None:
    order = "order: harmony malice empathy hatred\nturn: malice, number 18"
    text = START.replace("at land", "at valley/cradle") + AHEAD + order
    row = aspirations("attitude", "hidden fortitude unity", "hidden versatility unity")
    table = end_turn(settle(absorb(text + "\n" + row, VALLEY, opt.PASS)))
    assert table.over
    assert table.state.turns == 18, "second player of four in the fifth round: players 3 and 4 had 4 turns"


@rule_test("cer.end.late-intentions")
def test_intentions_of_the_rest_of_the_turn_still_score() -> None:
    text = "love: at valley, willpower 9, quell red yellow, hand courage, deck trust comfort courage\n"
    more = "misery: at land\nbliss: ambition 3, points 19\nvalley.b: craving 2\norigin: humility 7 at valley"
    table = settle(absorb(text + more, VALLEY, opt.PASS))
    assert (points(table, BLISS), table.state.ending) == (20, TWENTY_POINTS)
    settle(play(table, opt.ACT + 2, opt.PASS, opt.SLOT, opt.USING + 1))
    assert points(table, BLISS) == 22


@rule_test("cer.end.late-revelation")
def test_a_later_revelation_of_that_turn_compares_hidden_aspirations_only() -> None:
    row = aspirations("attitude", "hidden fortitude liveliness unity", "hidden versatility unity openness")
    start = START.replace("humility 2 at valley", "humility 2 at valley, creativity 2") + "turn: harmony, absorbs 2\n"
    table = settle(absorb(start + AHEAD + row, VALLEY, opt.PASS))
    assert (table.state.n_common, table.state.ending) == (0, COMMON_EXHAUSTED)
    assert fragments(table, BLISS) == (1, 0)
    settle(play(table, opt.ABSORB, opt.REALM + VALLEY))
    assert table.state.revelations == 2
    late = [(e.seat, e.thing, e.other) for e in events(table, ev.ASPIRATION_WON)][1:]
    assert late == [(BLISS, LIVELINESS, 0)], "a Hidden one and no Common one"
    assert fragments(table, BLISS) == (2, 0)
    assert len(events(table, ev.REFILLED)) == 2
    assert len(events(table, ev.COMMON_GONE)) == 1


@rule_test("cer.end.late-revelation")
def test_without_a_common_aspiration_every_hidden_one_is_allowed() -> None:
    table = reveal(AHEAD + aspirations("liveliness", "hidden fortitude attitude unity", "hidden versatility unity"))
    t = table.state.teams[BLISS]
    assert (table.state.n_common, t.has_hidden, t.hidden[t.n_hidden - 1]) == (0, 1, ATTITUDE)


# ---- final scoring -------------------------------------------------------------------------------------------------


def final(bliss: str, gloom: str, more: str = "", ending: int = COMMON_EXHAUSTED) -> Table:
    text = f"love: at valley, deck trust comfort\nmisery: at land\nbliss: {bliss}\ngloom: {gloom}\n{more}"
    table = on(text)
    table.state.ending = ending
    return end_turn(table)


@rule_test("cer.final.minor", "cer.final.major", "cer.final.capping")
@pytest.mark.parametrize(("identity", "worth"), [("identity 2 0", 6), ("identity 0 2", 10), ("capping", 4)])
def test_fragments_are_worth_three_five_and_four(identity: str, worth: int) -> None:
    table = final(identity, "points 0")
    assert table.result is not None
    assert table.result.points == (worth, 0)


@rule_test("cer.final.total")
def test_the_higher_total_of_wheel_and_fragments_wins() -> None:
    table = final("points 9, identity 2 1", "points 6, identity 1 2")
    assert table.result is not None
    assert table.result.points == (20, 19)
    assert table.result.winners == (0,)
    assert table.result.reason == "No Common Aspiration was left; Bliss wins (Bliss 20, Gloom 19)."


@rule_test("cer.final.total")
def test_every_player_of_the_winning_team_wins() -> None:
    table = on(START + "gloom: points 3")
    table.state.ending = TWENTY_POINTS
    assert end_turn(table).result is not None
    assert table.state.won[:4] == [0, 0, 1, 1]
    assert [GAME.score(table.state, seat) for seat in range(4)] == [0, 0, 3, 3]


@rule_test("cer.final.fortress-not-counted")
def test_a_fortress_on_the_board_is_worth_nothing() -> None:
    table = final("points 5", "points 6", "valley: major bliss")
    assert table.result is not None
    assert table.result.points == (5, 6)


@rule_test("cer.final.tie-capping")
def test_the_capping_fragment_breaks_a_tie() -> None:
    table = final("points 20", "points 16, capping", ending=CAPPED)
    assert table.result is not None
    assert table.result.points == (20, 20)
    assert table.result.winners == (1,)
    says = "Gloom crowned the Identity with its Capping Fragment; Gloom wins the tie with its Capping Fragment"
    assert table.result.reason == f"{says} (Bliss 20, Gloom 20)."


@rule_test("cer.final.tie")
def test_without_a_capping_fragment_a_tie_stays_a_tie() -> None:
    table = final("points 20", "points 20", ending=TWENTY_POINTS)
    assert table.result is not None
    assert table.result.winners == (0, 1)
    says = "Bliss reached 20 points on its Wheel; Bliss and Gloom are tied (Bliss 20, Gloom 20)."
    assert table.result.reason == says
    assert events(table, ev.GAME_ENDED)[0].seat == -1


@rule_test("cer.final.tie")
def test_a_game_without_a_point_is_a_tie_too() -> None:
    table = final("points 0", "points 0")
    assert table.result is not None
    assert (table.result.winners, table.result.points) == ((0, 1), (0, 0))


@rule_test("cer.end.twenty")
def test_the_reason_names_the_team_that_reached_twenty() -> None:
    table = final("points 12", "points 20", ending=TWENTY_POINTS)
    assert table.result is not None
    assert table.result.reason == "Gloom reached 20 points on its Wheel; Gloom wins (Bliss 12, Gloom 20)."
