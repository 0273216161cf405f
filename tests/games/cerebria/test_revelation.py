"""Revelations: what sets them off, their order, and steps 1 to 4."""

from __future__ import annotations

import pytest

from insula.games.cerebria.gen import ev, opt
from insula.games.cerebria.terms import (
    ATTITUDE,
    AWARENESS,
    BLISS,
    FORTITUDE,
    GLOOM,
    NOBODY,
    OPENNESS,
    UNITY,
    VERSATILITY,
)
from insula.testing import refuses, rule_test
from tests.games.cerebria.revelation_kit import AHEAD, START, asp, aspirations, reveal, won
from tests.games.cerebria.scoring_kit import (
    VALLEY,
    absorb,
    events,
    fragments,
    in_this_order,
    on,
    play,
    settle,
)

# ---- what sets it off, and its order -------------------------------------------------------------------------------


@rule_test("cer.rev.trigger")
@pytest.mark.parametrize(("held", "happens"), [(2, True), (3, False)])
def test_an_emptied_sphere_brings_a_revelation(held: int, happens: bool) -> None:
    table = settle(absorb(START.replace("humility 2", f"humility {held}"), VALLEY))
    assert (table.state.revelations == 1) == happens


@rule_test("cer.rev.order")
def test_the_seven_steps_come_in_their_order() -> None:
    row = aspirations("fortitude unity", "openness awareness", "versatility liveliness")
    table = settle(reveal(AHEAD + "valley: minor gloom\n" + row))
    steps = (ev.HIDDEN_SHOWN, ev.ASPIRATION_WON, ev.FRAGMENT_ADDED, ev.COMMON_GONE, ev.HIDDEN_TAKEN, ev.HARVESTED)
    assert in_this_order(table, ev.REVELATION, *steps, ev.REFILLED)
    assert in_this_order(table, ev.COMMON_GONE, ev.COMMON_NEXT, ev.HIDDEN_TAKEN)
    shown = [(event.seat, event.thing) for event in events(table, ev.HIDDEN_SHOWN)]
    assert shown == [(BLISS, OPENNESS), (GLOOM, VERSATILITY)]
    everybody = [event for event in events(table, ev.HIDDEN_SHOWN) if event.eyes == -1]
    assert len(everybody) == 2, "both are public"


@rule_test("cer.rev.order")
def test_what_a_revelation_shows_cannot_be_taken_back() -> None:
    table = on(START, opt.ABSORB)
    before = table.state.reveals
    play(table, opt.REALM + VALLEY, opt.PASS)
    assert table.state.reveals >= before + 2, "both Hidden Aspirations"
    assert not table.can_undo


@rule_test("cer.turn.revelation-interrupts")
def test_the_same_turn_goes_on_after_a_revelation() -> None:
    table = settle(reveal("turn: harmony, actions 1"))
    assert (table.asked, table.state.turn, table.state.actions) == (0, 0, 1)
    assert opt.ACT + 5 in table.options, "the Action of the Valley is still open"


# ---- steps 1 to 3 --------------------------------------------------------------------------------------------------


@rule_test("cer.rev.check")
@pytest.mark.parametrize(("gloom", "winner"), [(3, BLISS), (4, NOBODY), (5, GLOOM)])
def test_only_strictly_more_accomplishes(gloom: int, winner: int) -> None:
    slots = ["cradle.b", "cradle/network", "network.a", "network.b", "network/land"][:gloom]
    chain = "willow.b: comfort\nwillow/valley: comfort\nvalley.a: comfort\nvalley.b: comfort\n"
    text = chain + "\n".join(f"{slot}: craving" for slot in slots)
    table = settle(absorb(START.replace("humility 2", "humility 4") + text + "\ncommon: unity attitude", VALLEY))
    assert [team for team, what in won(table) if what == UNITY] == ([] if winner == NOBODY else [winner])


@rule_test("cer.rev.not-others-hidden")
def test_the_others_hidden_aspiration_is_worth_nothing() -> None:
    table = settle(reveal(AHEAD + aspirations("fortitude unity", "fortitude unity", "attitude awareness")))
    assert won(table) == []
    assert fragments(table, BLISS) == (0, 0)


@rule_test("cer.rev.same-hidden")
def test_both_teams_may_hide_the_same_aspiration() -> None:
    row = aspirations("fortitude openness", "unity openness", "unity openness")
    assert won(settle(reveal(AHEAD + row))) == [(BLISS, UNITY)]
    longer = "land.a: anger\nland.b: anger\n"
    assert won(settle(reveal(AHEAD + longer + row))) == [(GLOOM, UNITY)]


@rule_test("cer.rev.snapshot")
def test_a_fortress_counts_before_it_is_harvested() -> None:
    text = "valley: minor bliss\n" + aspirations("fortitude unity", "attitude unity", "unity openness")
    table = settle(reveal(text))
    assert (BLISS, FORTITUDE) in won(table)
    assert table.state.realms[VALLEY].size == 0


@rule_test("cer.rev.minor", "cer.rev.compulsory")
def test_one_aspiration_adds_a_minor_fragment_without_asking() -> None:
    table = settle(reveal(AHEAD + aspirations("fortitude unity", "attitude unity", "unity openness")))
    t = table.state.teams[BLISS]
    assert (t.minor, t.identity_minor, t.major, t.identity_major) == (4, 1, 3, 0)
    assert [event.thing for event in events(table, ev.FRAGMENT_ADDED)] == [1]


@rule_test("cer.rev.minor")
def test_the_common_aspiration_alone_adds_a_minor_fragment() -> None:
    table = settle(reveal(AHEAD + aspirations("attitude unity", "fortitude unity", "unity openness")))
    assert fragments(table, BLISS) == (1, 0)


@rule_test("cer.rev.major")
def test_both_aspirations_add_a_major_fragment_instead() -> None:
    table = settle(reveal(AHEAD + aspirations("attitude unity", "openness unity", "unity awareness")))
    t = table.state.teams[BLISS]
    assert (t.minor, t.identity_minor, t.major, t.identity_major) == (5, 0, 2, 1)
    assert [event.thing for event in events(table, ev.FRAGMENT_ADDED)] == [2]


@rule_test("cer.rev.minor", "cer.rev.major")
@pytest.mark.parametrize(("identity", "hidden", "after"), [("4 0", "fortitude", (5, 0)), ("0 2", "openness", (0, 3))])
def test_the_last_fragment_of_a_kind_is_added_like_the_others(
    identity: str, hidden: str, after: tuple[int, int]
) -> None:
    text = AHEAD + aspirations("attitude unity awareness", f"{hidden} unity", "unity awareness")
    table = settle(reveal(text.replace("bliss: ", f"bliss: identity {identity}, ")))
    assert fragments(table, BLISS) == after
    assert (table.state.teams[BLISS].capping, table.state.ending) == (0, 0)


@rule_test("cer.rev.no-substitute", "cer.end.capping")
@pytest.mark.parametrize(("identity", "hidden"), [("5 0", "fortitude"), ("0 3", "openness")])
def test_a_missing_fragment_has_no_substitute(identity: str, hidden: str) -> None:
    text = AHEAD + aspirations("attitude unity awareness", f"{hidden} unity", "unity awareness")
    table = settle(reveal(text.replace("bliss: ", f"bliss: identity {identity}, ")))
    assert fragments(table, BLISS) == tuple(int(n) for n in identity.split())
    assert table.state.teams[BLISS].capping == 1


# ---- step 4 --------------------------------------------------------------------------------------------------------


@rule_test("cer.rev.common-flip")
def test_the_common_aspiration_goes_face_down_even_if_nobody_won_it() -> None:
    table = settle(reveal(aspirations("awareness unity attitude", "fortitude unity", "attitude unity")))
    g = table.state
    assert won(table) == []
    assert g.common[: g.n_common] == [UNITY, ATTITUDE]
    assert g.gone[AWARENESS] == 1


MAJOR = AHEAD + aspirations("attitude unity openness awareness", "openness unity", "versatility awareness")


@rule_test("cer.rev.common-remove")
def test_after_a_major_fragment_the_other_team_removes_a_card() -> None:
    table = reveal(MAJOR)
    assert table.kind == "remove_common"
    assert table.state.seats[table.asked].team == GLOOM
    assert sorted(table.options) == sorted([asp("unity"), asp("openness"), asp("awareness")])
    says = refuses("cer.rev.common-remove", table, opt.PASS)
    assert says == "Your team must remove one of the face-up Common Aspirations."
    refuses("cer.rev.common-remove", table, asp("attitude"))
    play(table, asp("openness"))
    g = table.state
    assert g.common[: g.n_common] == [UNITY, AWARENESS]
    assert g.gone[OPENNESS] == 2


@rule_test("cer.rev.common-remove-capped")
def test_without_a_major_in_stock_nothing_is_removed() -> None:
    table = settle(reveal(MAJOR.replace("bliss: ", "bliss: identity 0 3, ")))
    g = table.state
    assert g.common[: g.n_common] == [UNITY, OPENNESS, AWARENESS]
    assert g.teams[BLISS].capping == 1


@rule_test("cer.rev.common-remove", "cer.end.common-exhausted")
def test_with_the_last_common_aspiration_there_is_nothing_to_remove() -> None:
    table = reveal(AHEAD + aspirations("attitude", "openness unity", "versatility awareness unity"))
    assert table.kind == "look_hidden"
    assert fragments(table, BLISS) == (0, 1)
    assert table.state.ending > 0


@rule_test("cer.rev.common-remove-chooser", "cer.rev.team-decides")
@pytest.mark.parametrize(("first", "second", "chooser"), [("malice", "hatred", 2), ("hatred", "malice", 3)])
def test_the_member_next_in_order_speaks_for_the_team(first: str, second: str, chooser: int) -> None:
    table = reveal(MAJOR + f"order: harmony {first} empathy {second}")
    assert table.asked == chooser


@rule_test("cer.rev.common-next")
def test_the_leftmost_card_left_is_current() -> None:
    table = settle(play(reveal(MAJOR), asp("unity")))
    assert table.state.common[0] == OPENNESS
    assert events(table, ev.COMMON_NEXT)[0].thing == OPENNESS
