"""Steps 6 and 7 of a Revelation, and Revelations caused by Drain."""

from __future__ import annotations

import pytest

from insula.core.table import Table
from insula.games.cerebria.gen import ev, opt
from insula.games.cerebria.tables import CARD_IDS
from insula.games.cerebria.terms import (
    BLISS,
    GLOOM,
    HUMILITY,
    NOBODY,
)
from insula.testing import rule_test
from tests.games.cerebria.revelation_kit import AHEAD, START, aspirations, reveal
from tests.games.cerebria.scoring_kit import (
    CRADLE,
    QUELL,
    VALLEY,
    WILLOW,
    absorb,
    events,
    fragments,
    in_this_order,
    on,
    play,
    points,
    settle,
)

# ---- steps 6 and 7 -------------------------------------------------------------------------------------------------


@rule_test("cer.rev.harvest", "cer.rev.harvest-any-owner")
def test_a_fortress_of_either_team_joins_the_identity() -> None:
    table = settle(reveal("valley: major gloom\n" + aspirations("unity awareness", "attitude unity", "unity openness")))
    assert fragments(table, GLOOM) == (0, 1)
    r = table.state.realms[VALLEY]
    assert (r.size, r.fortress) == (0, NOBODY)
    assert table.state.teams[GLOOM].major == 2, "the piece was out of the stock already"


@rule_test("cer.rev.harvest-not-built-now", "cer.rev.harvest-not-exalted-now")
@pytest.mark.parametrize("size", ["minor", "major"])
def test_a_fortress_built_or_exalted_this_turn_stays(size: str) -> None:
    table = settle(reveal(f"valley: {size} bliss fresh"))
    assert table.state.realms[VALLEY].size == (1 if size == "minor" else 2)
    assert events(table, ev.HARVESTED) == []


FORTIFY = opt.ACT + 3
BUILDER = """
harmony: at valley, willpower 9, fortify red yellow, deck trust
malice: at land, willpower 9, fortify red yellow green, deck anger
bliss: ambition 3
gloom: ambition 3
valley.a: comfort 3
origin: humility 3 at valley
"""


@rule_test("cer.rev.harvest-not-built-now")
def test_building_and_emptying_in_one_turn_harvests_nothing() -> None:
    table = on(BUILDER, FORTIFY, opt.REALM + VALLEY, opt.USING)
    assert table.state.realms[VALLEY].size == 1
    settle(play(table, opt.ABSORB, opt.REALM + VALLEY, opt.PASS))
    assert table.state.revelations == 1
    assert table.state.realms[VALLEY].size == 1


@rule_test("cer.rev.harvest-not-exalted-now")
def test_exalting_and_emptying_in_one_turn_harvests_nothing() -> None:
    text = BUILDER + "valley: minor bliss"
    table = settle(on(text, FORTIFY, opt.REALM + VALLEY, opt.USING + 1))
    assert table.state.realms[VALLEY].size == 2
    settle(play(table, opt.ABSORB, opt.REALM + VALLEY))
    assert table.state.revelations == 1
    assert table.state.realms[VALLEY].size == 2
    assert events(table, ev.HARVESTED) == []


@rule_test("cer.rev.harvest-razed-now")
def test_a_major_fortress_razed_this_turn_is_harvested_as_a_minor() -> None:
    text = BUILDER.replace("fortify red yellow,", "fortify red yellow green,", 1)
    table = settle(on(text + "valley: major gloom", FORTIFY, opt.REALM + VALLEY, opt.USING + 2))
    assert (table.state.realms[VALLEY].size, table.state.realms[VALLEY].fortress) == (1, GLOOM)
    settle(play(table, opt.ABSORB, opt.REALM + VALLEY))
    assert events(table, ev.HARVESTED)[0].other == 1
    assert fragments(table, GLOOM)[0] == 1 and fragments(table, GLOOM)[1] == 0


@rule_test("cer.rev.harvest-control")
def test_control_is_worked_out_again_without_the_fortress() -> None:
    text = "valley.a: comfort\nvalley.b: craving\nvalley: minor bliss\n"
    start = START.replace("humility 2", "humility 3")
    before = on(start + text)
    assert before.state.realms[VALLEY].control == BLISS
    after = settle(absorb(start + text, VALLEY))
    assert after.state.realms[VALLEY].size == 0
    assert after.state.realms[VALLEY].control == NOBODY


@rule_test("cer.rev.harvest-no-cap")
def test_a_harvest_never_caps() -> None:
    text = "valley: minor gloom\n" + aspirations("unity awareness", "attitude unity", "unity openness")
    table = settle(reveal(text.replace("gloom: hidden", "gloom: identity 4 0, hidden")))
    assert table.state.teams[GLOOM].minor == 0
    assert fragments(table, GLOOM) == (5, 0)
    assert table.state.ending == 0


@rule_test("cer.rev.harvest-before-rotation")
def test_the_fortress_where_the_sphere_stood_is_harvested() -> None:
    table = settle(reveal("valley: minor gloom\ncradle: minor gloom"))
    assert [event.thing for event in events(table, ev.HARVESTED)] == [VALLEY]
    assert table.state.realms[CRADLE].size == 1
    assert in_this_order(table, ev.HARVESTED, ev.ROTATED)


@rule_test("cer.rev.refill")
def test_the_sphere_is_refilled_with_seven() -> None:
    table = settle(reveal(""))
    assert table.state.spheres[HUMILITY] == 7
    assert events(table, ev.HARVESTED) == [], "no Fortress stood there"


@rule_test("cer.rev.fragment-owner")
def test_a_fragment_stays_in_the_identity() -> None:
    table = settle(reveal(AHEAD + aspirations("attitude unity", "fortitude unity", "unity openness")))
    assert fragments(table, BLISS) == (1, 0)
    for _ in range(8):
        settle(play(table, opt.END_TURN))
        if table.kind == "turn_end":
            settle(play(table, table.options[0]))
    assert fragments(table, BLISS) == (1, 0)


# ---- Drain ---------------------------------------------------------------------------------------------------------

CRAVING = opt.CARD + CARD_IDS.index("craving")
DRAIN = """
mode: spirits b
harmony: at willow
misery: at valley, willpower 9, quell red yellow green blue, hand craving, deck anger fear
gloom: ambition 3
valley.b: courage 2
valley: minor bliss
origin: humility {held} at valley
turn: misery
"""
WITH_DRAIN = (QUELL, opt.PASS, opt.SLOT, opt.USING + 4)


def drained(held: int, more: str = "") -> Table:
    return settle(play(on(DRAIN.format(held=held) + more, *WITH_DRAIN), CRAVING, opt.REALM + VALLEY))


@rule_test("cer.bside.misery.drain-revelation", "cer.rev.trigger")
def test_a_sphere_emptied_by_drain_brings_a_revelation() -> None:
    table = drained(1)
    g = table.state
    assert g.revelations == 1
    assert g.spheres[HUMILITY] == 7
    assert fragments(table, BLISS)[0] >= 1, "the Fortress is harvested"
    assert g.realms[VALLEY].size == 0
    assert drained(3).state.revelations == 0


@rule_test("cer.bside.misery.drain-not-absorb", "cer.intention.absorb-only")
def test_drain_is_no_absorb() -> None:
    table = drained(1)
    assert table.state.rotation == on(DRAIN.format(held=1)).state.rotation
    assert opt.ABSORB in table.options
    assert points(table, GLOOM) == 0
    first = drained(3, "").state
    assert first.seats[1].willpower > 0
    early = DRAIN.format(held=3).replace("turn: misery", "turn: misery, number 1, absorbs 0\norder: misery harmony")
    table = settle(play(on(early, *WITH_DRAIN), CRAVING, opt.REALM + VALLEY))
    assert table.state.spheres[HUMILITY] == 2, "allowed on the first turn"


@rule_test("cer.bside.misery.drain-not-absorb")
def test_miserys_power_does_not_extend_drain() -> None:
    table = play(on(DRAIN.format(held=3), *WITH_DRAIN), CRAVING)
    assert (table.kind, table.options) == ("drain", [opt.REALM + VALLEY])


@rule_test("cer.rev.several-per-turn")
def test_two_revelations_in_one_turn_are_resolved_one_by_one() -> None:
    text = DRAIN.format(held=1).replace("at valley\nturn", "at valley, creativity 2\nturn")
    table = settle(play(on(text, *WITH_DRAIN), CRAVING, opt.REALM + VALLEY))
    assert table.state.revelations == 1
    common = table.state.common[0]
    settle(play(table, opt.ABSORB, opt.REALM + WILLOW))
    assert table.state.revelations == 2
    assert table.state.common[0] != common
    assert len(events(table, ev.REFILLED)) == 2
