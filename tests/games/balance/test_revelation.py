"""Revelations with three teams. [bal.rev.*]"""

from __future__ import annotations

from insula.core.table import Table
from insula.games.cerebria.balance.rules.aspirations import first_condition, second_condition
from insula.games.cerebria.gen import ev
from insula.games.cerebria.rules.aspirations import measure
from insula.games.cerebria.tables import ASPIRATION_IDS
from insula.games.cerebria.terms import ATTITUDE, LIVELINESS, OPENNESS, UNITY
from insula.testing import refuses, rule_test
from tests.games.balance.kit import BALANCE, BLISS, GLOOM, on, three
from tests.games.cerebria.kit import answer, offered, realm, team
from tests.games.cerebria.scoring_kit import fragments, in_this_order, kinds, settle

# the board of the worked example: Gloom around F1, Bliss around F4
EXAMPLE = """
    valley.b: hostility 3
    valley/cradle: bitterness 3
    cradle.a: boredom 3
    cradle.b: neutrality-red 2 for gloom
    land.a: neutrality-yellow 2
    land.b: optimism 2
    land/willow: courage 2
    willow.a: excitement 2
    willow.b: neutrality-blue 2
    common: unity awareness versatility
    balance: hidden attitude liveliness fortitude sensibility versatility
    bliss: hidden openness liveliness fortitude sensibility versatility
    gloom: hidden liveliness openness fortitude sensibility versatility
"""


def emptied(more: str, has: str = "willpower 9") -> str:
    """Reason can empty the Sphere at Valley of Motives."""
    return three(has=has, more=f"origin: commitment 1 at valley\n{more}")


def revealed(more: str, *moves: str) -> Table:
    """After the Absorb that empties the Sphere, the bonus declined."""
    return on(emptied(more), "absorb", "realm valley", "pass", *moves)


def common_row(table: Table) -> list[str]:
    """The face-up Common Aspirations."""
    return [ASPIRATION_IDS[a] for a in table.state.common[: table.state.n_common]]


@rule_test("bal.rev.order")
def test_the_eight_steps_come_in_their_order() -> None:
    table = settle(revealed(f"{EXAMPLE}\nvalley: minor bliss"))
    assert in_this_order(
        table, ev.HIDDEN_SHOWN, ev.ASPIRATION_WON, ev.FRAGMENT_ADDED, ev.CONDITION_MET, ev.COMMON_GONE, ev.COMMON_NEXT
    )
    order = kinds(table)
    after = order[order.index(ev.COMMON_NEXT) :]
    assert after.index(ev.HIDDEN_TAKEN) < after.index(ev.HARVESTED) < after.index(ev.REFILLED)
    assert order.count(ev.HIDDEN_SHOWN) == 3


@rule_test("bal.rev.bliss-gloom")
def test_bliss_and_gloom_are_compared_with_balance_counted_in() -> None:
    more = """valley/cradle: brightness 1\ncradle/network: brightness 1\nnetwork/land: neutrality-red 1
        land/willow: bleakness 1\nwillow/valley: bleakness 1\ncommon: openness unity
        bliss: hidden none\ngloom: hidden none\nbalance: hidden none"""
    table = settle(revealed(more))
    assert fragments(table, BLISS) == (1, 0) and fragments(table, GLOOM) == (0, 0)


@rule_test("bal.rev.balance-no-common")
def test_balance_gains_nothing_for_the_common_aspiration() -> None:
    slots = ("valley.b", "cradle.b", "network.b", "land.b", "willow.b")
    board = "\n".join(f"{s}: neutrality-red 1" for s in slots)
    table = settle(revealed(f"{board}\ncommon: awareness unity\nbliss: hidden none\nbalance: hidden none"))
    assert fragments(table, BALANCE) == (0, 0) and fragments(table, BLISS)[0] == 1


@rule_test("bal.rev.balance-first", "bal.rev.balance-tie-zero", "bal.rev.balance-minor")
def test_a_tie_meets_the_first_condition() -> None:
    goal = "common: unity openness\nbalance: hidden fortitude attitude"
    assert fragments(settle(revealed(goal)), BALANCE) == (1, 0)
    ahead = f"{goal}\nland: minor bliss"
    assert fragments(settle(revealed(ahead)), BALANCE) == (0, 0)
    tied = "valley.a: brightness 1\nland.b: bleakness 1\ncommon: unity openness\nbalance: hidden attitude fortitude"
    assert first_condition(on(emptied(tied)).state, ATTITUDE)
    assert not first_condition(on(emptied(f"{tied}\nnetwork.a: brightness 1")).state, ATTITUDE)


@rule_test("bal.rev.balance-second")
def test_the_second_condition_is_on_the_same_card() -> None:
    more = "valley: minor balance\nland: major balance for bliss\ncommon: unity openness\nbalance: hidden fortitude attitude"
    table = settle(revealed(more))
    met = [(e.thing, e.other) for e in table.events if e.kind == ev.CONDITION_MET]
    assert met == [(6, 2)]


@rule_test("bal.rev.balance-major")
def test_both_conditions_make_a_major() -> None:
    more = "cradle: minor balance for bliss\nland: minor balance for gloom\ncommon: unity openness\nbalance: hidden fortitude attitude"
    assert fragments(settle(revealed(more)), BALANCE) == (0, 1)


@rule_test("bal.rev.balance-cap", "bal.rev.cap-timing")
def test_without_the_fragment_balance_caps_last() -> None:
    more = """valley: minor balance for bliss\nland: minor balance for gloom\ncommon: unity openness
        balance: hidden fortitude attitude, identity 0 3"""
    table = settle(revealed(more))
    assert team(table, BALANCE).capping == 1 and table.state.ending == 2
    order = [e.kind for e in table.events if e.kind in (ev.HARVESTED, ev.FRAGMENT_ADDED)]
    assert order == [ev.HARVESTED, ev.FRAGMENT_ADDED]


@rule_test("bal.rev.no-removal")
def test_a_major_removes_no_common_aspiration() -> None:
    table = revealed(EXAMPLE)
    assert table.kind == "move_common" and fragments(table, BLISS) == (0, 1)
    assert common_row(table) == ["awareness", "versatility"]


ROW = "common: attitude unity openness awareness\nbliss: points 3, hidden none\ngloom: points 7, hidden none\nbalance: points 1, hidden none"


@rule_test("bal.rev.fewest-moves", "bal.rev.not-in-row", "bal.rev.other-place")
def test_the_team_behind_moves_a_common_aspiration() -> None:
    table = revealed(ROW)
    assert table.state.seats[table.asked].team == BALANCE
    assert offered(table) == ["pass", "aspiration openness", "aspiration awareness", "aspiration unity"]
    says = refuses("bal.rev.not-in-row", table, "aspiration attitude")
    assert says == "Attitude is not in the row of Common Aspirations."
    table.play("aspiration awareness")
    assert offered(table) == ["place 1", "place 2"]
    says = refuses("bal.rev.other-place", table, "place 3")
    assert says == "Awareness must go to another of the 3 places in the row."
    refuses("bal.rev.other-place", table, "place 4")
    table.play("place 1")
    assert common_row(table) == ["awareness", "unity", "openness"]
    back = answer(revealed(ROW), "aspiration unity", "place 3")
    assert common_row(back) == ["openness", "awareness", "unity"]


@rule_test("bal.rev.fewest-count")
def test_points_of_wheel_and_identity_are_added_up() -> None:
    more = """common: unity attitude openness\nbliss: points 3, identity 1 0, hidden none
        gloom: points 7, hidden none\nbalance: identity 0 1, hidden none"""
    table = revealed(more)
    assert table.state.seats[table.asked].team == BALANCE
    harvest = more.replace("points 3, identity 1 0", "points 4").replace("identity 0 1", "points 5")
    later = revealed(f"{harvest}\nvalley: minor bliss")
    assert later.state.seats[later.asked].team == BLISS  # its Fortress is harvested only afterwards


@rule_test("bal.rev.fewest-tie")
def test_a_tie_for_the_fewest_points_is_drawn() -> None:
    tied = "common: attitude unity openness\nbliss: hidden none\ngloom: hidden none\nbalance: points 5, hidden none"
    behind = set()
    for seed in range(12):
        table = revealed(f"{tied}\nseed: {seed}")
        behind.add(table.state.seats[table.asked].team)
    assert behind == {BLISS, GLOOM}


@rule_test("bal.rev.fewest-optional")
def test_the_row_may_stay_as_it_is() -> None:
    assert common_row(revealed(ROW, "pass")) == ["unity", "openness", "awareness"]


def looking() -> Table:
    """Balance met no condition and looks at its top three cards; the new Common Aspiration is Unity."""
    more = """land: minor bliss\ncommon: attitude unity openness\nbliss: hidden none\ngloom: hidden none
        balance: hidden fortitude attitude unity liveliness versatility"""
    table = answer(revealed(more), "pass")
    while table.kind == "look_hidden" and table.state.asked.team != BALANCE:
        table.play("pass")
    table.play("yes")
    return table


@rule_test("bal.rev.hidden")
def test_a_team_without_a_fragment_chooses_from_three() -> None:
    table = looking()
    assert offered(table) == ["aspiration attitude", "aspiration liveliness"]
    assert table.view(2)["teams"][BALANCE]["looking_at"] == ["attitude", "unity", "liveliness"]
    assert table.view(0)["teams"][BALANCE].get("looking_at") is None


@rule_test("bal.rev.hidden-not-common")
def test_the_new_hidden_aspiration_differs_from_the_common_one() -> None:
    table = looking()
    says = refuses("bal.rev.hidden-not-common", table, "aspiration unity")
    assert says == "Your Hidden Aspiration must differ from the current Common Aspiration (Unity)."


@rule_test("bal.rev.hidden-capped")
def test_a_team_that_capped_is_not_offered_three() -> None:
    more = """land: minor gloom\ncommon: fortitude unity openness\ngloom: identity 5 0, hidden none\nbliss: hidden none
        balance: hidden none"""
    table = revealed(more)
    asked_teams = []
    while table.kind != "turn":
        if table.kind == "look_hidden":
            asked_teams.append(table.state.asked.team)
        table.play(table.options[0])
    assert team(table, GLOOM).capping == 1 and GLOOM not in asked_teams


@rule_test("bal.rev.harvest")
def test_a_balance_fortress_joins_the_identity() -> None:
    text = (
        emptied("valley: minor balance for gloom")
        .replace("turn: reason", "turn: love")
        .replace("love: at network", "love: at valley")
    )
    table = settle(on(text, "absorb", "realm valley", "pass"))
    assert fragments(table, BALANCE)[0] >= 1 and realm(table, "valley").size == 0
    fresh = settle(revealed("valley: minor balance fresh\nbalance: hidden none"))
    assert realm(fresh, "valley").size == 1 and fragments(fresh, BALANCE) == (0, 0)


@rule_test("bal.rev.refill")
def test_the_sphere_is_refilled_with_eight() -> None:
    assert settle(revealed("")).state.spheres[0] == 8


@rule_test("bal.rev.tower-split")
def test_fragments_are_counted_and_not_stacked() -> None:
    table = on(three(more="bliss: identity 5 3\ngloom: identity 4 0"))
    identity = [t["identity"] for t in table.view(None)["teams"]]
    assert identity[0] == {"minor": 5, "major": 3, "capping": 0} and table.view(None)["teams"][0]["score"] == 30


# ---- the worked example --------------------------------------------------------------------------------------------


@rule_test("bal.rev.example-balance")
def test_example_a_realms_are_tied_and_three_balance_emotions_stand_on_realm_slots() -> None:
    g = on(emptied(EXAMPLE)).state
    assert (measure(g, ATTITUDE, BLISS), measure(g, ATTITUDE, GLOOM)) == (2, 2)
    assert first_condition(g, ATTITUDE) and second_condition(g, ATTITUDE)


@rule_test("bal.rev.example-openness")
def test_example_b_bliss_controls_three_frontiers_to_two() -> None:
    table = on(emptied(EXAMPLE))
    assert (measure(table.state, OPENNESS, BLISS), measure(table.state, OPENNESS, GLOOM)) == (3, 2)
    assert [r.frontier for r in table.state.realms] == [GLOOM, GLOOM, BLISS, BLISS, BLISS]


@rule_test("bal.rev.example-unity")
def test_example_c_chains_are_five_to_four() -> None:
    g = on(emptied(EXAMPLE)).state
    assert (measure(g, UNITY, BLISS), measure(g, UNITY, GLOOM)) == (5, 4)


@rule_test("bal.rev.example-liveliness")
def test_example_d_gloom_has_eleven_essence_to_ten() -> None:
    g = on(emptied(EXAMPLE)).state
    assert (measure(g, LIVELINESS, GLOOM), measure(g, LIVELINESS, BLISS)) == (11, 10)


@rule_test("bal.rev.example-result", "bal.rev.two-majors")
def test_example_result_two_majors_and_a_minor() -> None:
    table = revealed(EXAMPLE)
    assert [fragments(table, side) for side in (BLISS, GLOOM, BALANCE)] == [(0, 1), (1, 0), (0, 1)]
    assert [team(table, side).major for side in (BLISS, GLOOM, BALANCE)] == [2, 3, 2]
