"""Revelations in their seven steps, with the printed example in full."""

from __future__ import annotations

import pytest

from insula.core.table import Table
from insula.games.cerebria.aspirations import measure
from insula.games.cerebria.gen import ev, opt
from insula.games.cerebria.tables import ASPIRATION_IDS, CARD_IDS, SPHERE_NAMES
from insula.games.cerebria.terms import (
    ATTITUDE,
    AWARENESS,
    BLISS,
    DILIGENCE,
    FORTITUDE,
    GLOOM,
    HUMILITY,
    LIVELINESS,
    NOBODY,
    OPENNESS,
    UNITY,
    VERSATILITY,
)
from insula.testing import refuses, rule_test
from tests.games.cerebria.scoring_kit import (
    CRADLE,
    LAND,
    NETWORK,
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

# Harmony empties Humility at the Valley. Bliss has more Frontiers (2-0) and Essence; Attitude is 2-0 too.
START = """
harmony: at valley, deck trust comfort
empathy: at willow
malice: at land, deck anger fear
hatred: at network
origin: humility 2 at valley
"""
AHEAD = "valley.a: comfort\ncradle.a: comfort\n"  # Bliss is ahead in everything but Fortitude


def aspirations(common: str, bliss: str, gloom: str) -> str:
    return f"common: {common}\nbliss: hidden {bliss}\ngloom: hidden {gloom}\n"


def reveal(text: str) -> Table:
    """Harmony empties the Sphere; the table stands at the first question after the Sphere bonus."""
    return absorb(START + text, VALLEY, opt.PASS)


def asp(name: str) -> int:
    return opt.ASPIRATION + ASPIRATION_IDS.index(name)


def won(table: Table) -> list[tuple[int, int]]:
    """(team, Aspiration) of everything accomplished."""
    return [(event.seat, event.thing) for event in events(table, ev.ASPIRATION_WON)]


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


@rule_test("cer.rev.minor")
def test_the_common_aspiration_alone_adds_a_minor_fragment() -> None:
    table = settle(reveal(AHEAD + aspirations("attitude unity", "fortitude unity", "unity openness")))
    assert fragments(table, BLISS) == (1, 0)


@rule_test("cer.rev.major")
def test_both_aspirations_add_a_major_fragment_instead() -> None:
    table = settle(reveal(AHEAD + aspirations("attitude unity", "openness unity", "unity awareness")))
    t = table.state.teams[BLISS]
    assert (t.minor, t.identity_minor, t.major, t.identity_major) == (5, 0, 2, 1)


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
    assert says == "You must remove one of the face-up Common Aspirations."
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


# ---- step 5 --------------------------------------------------------------------------------------------------------


@rule_test("cer.rev.hidden-return")
def test_a_shown_hidden_aspiration_leaves_the_game() -> None:
    table = settle(reveal(AHEAD))
    for team in (BLISS, GLOOM):
        t = table.state.teams[team]
        assert t.n_hidden == 8
        assert OPENNESS not in t.hidden[:8], "the top card of a typed deck"


LOST = AHEAD + aspirations(
    "attitude openness unity", "fortitude openness unity", "versatility awareness unity openness liveliness fortitude"
)


@rule_test("cer.rev.hidden-choose-three")
def test_a_team_without_success_may_choose_among_three() -> None:
    table = reveal(LOST)
    assert (table.kind, table.state.seats[table.asked].team) == ("look_hidden", GLOOM)
    play(table, opt.YES)
    assert table.options == [asp("awareness"), asp("unity")], "Openness is the Common Aspiration now"
    refuses("cer.rev.hidden-choose-three", table, asp("liveliness"))
    play(table, asp("unity"))
    t = table.state.teams[GLOOM]
    assert t.has_hidden == 1
    assert t.hidden[t.n_hidden - 1] == UNITY
    assert sorted(t.hidden[: t.n_hidden - 1]) == [OPENNESS, AWARENESS, LIVELINESS, FORTITUDE]


@rule_test("cer.rev.hidden-choose-three")
def test_the_cards_not_chosen_are_shuffled_with_the_rest() -> None:
    orders = set()
    for seed in range(12):
        table = play(reveal(LOST + f"seed: {seed}"), opt.YES, asp("unity"))
        orders.add(tuple(table.state.teams[GLOOM].hidden[:4]))
    assert len(orders) > 3


@rule_test("cer.rev.hidden-choose-not-common")
def test_the_common_aspiration_cannot_be_chosen() -> None:
    table = play(reveal(LOST), opt.YES)
    says = refuses("cer.rev.hidden-choose-not-common", table, asp("openness"))
    assert says == "Your Hidden Aspiration must differ from the current Common Aspiration (Openness)."


@rule_test("cer.rev.hidden-choose-few")
def test_a_small_deck_offers_what_it_has() -> None:
    text = AHEAD + aspirations("attitude liveliness", "fortitude openness", "versatility awareness unity")
    table = reveal(text)
    play(table, opt.YES)
    assert events(table, ev.LOOKED)[0].amount == 2
    assert table.options == [asp("awareness"), asp("unity")]


@rule_test("cer.rev.hidden-choose-few")
def test_a_team_may_decline_to_look_and_takes_its_top_card() -> None:
    table = play(reveal(LOST), opt.PASS)
    t = table.state.teams[GLOOM]
    assert t.hidden[t.n_hidden - 1] == AWARENESS
    assert events(table, ev.LOOKED) == []


@rule_test("cer.rev.hidden-choose-fortress")
def test_a_harvested_fortress_is_no_accomplished_aspiration() -> None:
    table = reveal(LOST + "valley: minor gloom")
    assert (table.kind, table.state.seats[table.asked].team) == ("look_hidden", GLOOM)
    settle(table)
    assert fragments(table, GLOOM) == (1, 0)


@rule_test("cer.rev.hidden-check-top")
@pytest.mark.parametrize("seed", range(6))
def test_a_successful_team_takes_a_top_card_that_differs(seed: int) -> None:
    text = AHEAD + aspirations("attitude unity", "fortitude unity awareness liveliness", "versatility awareness unity")
    table = settle(reveal(text + f"seed: {seed}"))
    t = table.state.teams[BLISS]
    assert (BLISS, ATTITUDE) in won(table)
    assert t.hidden[t.n_hidden - 1] in (AWARENESS, LIVELINESS)
    assert t.n_hidden == 3


@rule_test("cer.rev.hidden-after-removal")
def test_the_comparison_uses_the_common_aspiration_after_the_removal() -> None:
    text = AHEAD + aspirations("attitude unity openness", "openness unity awareness", "versatility awareness unity")
    table = play(reveal(text), asp("unity"))
    t = table.state.teams[BLISS]
    assert table.state.common[0] == OPENNESS
    assert t.hidden[t.n_hidden - 1] == UNITY, "the top card is kept"


@rule_test("cer.rev.hidden-impossible")
def test_a_deck_of_the_common_aspiration_alone_gives_no_hidden_one() -> None:
    text = AHEAD + aspirations("attitude unity awareness", "openness unity", "versatility awareness liveliness")
    table = settle(reveal(text.replace("attitude unity", "fortitude unity")))
    t = table.state.teams[BLISS]
    assert (t.n_hidden, t.has_hidden) == (1, 0)


@rule_test("cer.rev.hidden-impossible")
def test_a_team_without_a_hidden_aspiration_cannot_add_a_major() -> None:
    text = AHEAD + "common: attitude unity\nbliss: hidden none\ngloom: hidden versatility awareness"
    table = settle(reveal(text))
    assert fragments(table, BLISS) == (1, 0)
    assert [event.seat for event in events(table, ev.HIDDEN_SHOWN)] == [GLOOM]


@rule_test("cer.rev.hidden-check-top")
def test_taking_a_new_hidden_aspiration_cannot_be_undone() -> None:
    table = reveal(aspirations("fortitude openness", "attitude awareness unity", "versatility awareness"))
    assert (table.kind, table.asked) == ("look_hidden", 0)
    before = table.state.reveals
    play(table, opt.PASS)
    assert table.state.reveals == before + 1, "Bliss has seen its new card"
    assert not table.can_undo


@rule_test("cer.rev.team-decides")
def test_the_secret_choices_of_both_teams_are_hidden_from_each_other() -> None:
    decks = "attitude awareness unity liveliness", "versatility awareness unity openness"
    table = play(reveal(aspirations("fortitude openness", *decks)), opt.YES)
    mine = table.asked
    assert table.state.seats[mine].team == BLISS
    play(table, asp("liveliness"))
    assert (table.kind, table.state.seats[table.asked].team) == ("look_hidden", GLOOM)
    taken = [event for event in table.events if event.kind == ev.HIDDEN_TAKEN]
    assert [event.eyes for event in taken] == [0b0011], "the seats of Bliss"
    assert [event.seen_by(table.eyes(mine)).thing for event in taken] == [LIVELINESS]
    assert [event.seen_by(table.eyes(table.asked)).thing for event in taken] == [-1]
    assert [event.seen_by(0).thing for event in taken] == [-1]


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
origin: humility 4 at valley
"""


@rule_test("cer.rev.harvest-not-built-now")
def test_building_and_emptying_in_one_turn_harvests_nothing() -> None:
    table = on(BUILDER, FORTIFY, opt.REALM + VALLEY, opt.USING)
    assert table.state.realms[VALLEY].size == 1
    table = settle(play(table, opt.ABSORB, opt.REALM + VALLEY, opt.PASS))
    settle(table)
    assert table.state.realms[VALLEY].size == 1


@rule_test("cer.rev.harvest-not-exalted-now")
def test_exalting_and_emptying_in_one_turn_harvests_nothing() -> None:
    text = BUILDER.replace("humility 4", "humility 3") + "valley: minor bliss"
    table = settle(on(text, FORTIFY, opt.REALM + VALLEY, opt.USING + 1))
    assert table.state.realms[VALLEY].size == 2
    settle(play(table, opt.ABSORB, opt.REALM + VALLEY))
    assert table.state.revelations == 1
    assert table.state.realms[VALLEY].size == 2
    assert events(table, ev.HARVESTED) == []


@rule_test("cer.rev.harvest-razed-now")
def test_a_major_fortress_razed_this_turn_is_harvested_as_a_minor() -> None:
    text = BUILDER.replace("fortify red yellow,", "fortify red yellow green,", 1).replace("humility 4", "humility 3")
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


@rule_test("cer.rev.fragment-owner")
def test_a_fragment_stays_in_the_identity() -> None:
    table = settle(reveal(AHEAD + aspirations("attitude unity", "fortitude unity", "unity openness")))
    assert fragments(table, BLISS) == (1, 0)
    for _ in range(8):
        settle(play(table, opt.END_TURN, opt.DRAW_TWO))
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


# ---- the printed example -------------------------------------------------------------------------------------------

EXAMPLE = """
empathy: at valley, deck trust comfort
love: at cradle
misery: at land, deck anger fear
hatred: at network
land.b: comfort 1
land/willow: sociability 1
willow.a: courage 1
willow.b: cheerfulness 1
valley/cradle: affection 2
valley.b: craving 1
cradle/network: guilt 1
network.a: pessimism 1
network/land: jealousy 1
cradle.b: anger 2
valley: minor bliss
origin: diligence 4 at valley
common: awareness liveliness versatility openness
bliss: hidden unity openness sensibility reflection
gloom: hidden attitude openness sensibility reflection fortitude
turn: empathy, actions 1
"""


def example(*moves: int) -> Table:
    return absorb(EXAMPLE, VALLEY, opt.YES, *moves)


@rule_test("cer.rev.example-unity")
def test_the_example_gives_bliss_the_longer_chain() -> None:
    g = on(EXAMPLE).state
    assert (measure(g, UNITY, BLISS), measure(g, UNITY, GLOOM)) == (4, 3)
    assert won(example()) == [(BLISS, UNITY)]


@rule_test("cer.rev.example-awareness")
def test_the_example_has_both_teams_in_three_triads() -> None:
    g = on(EXAMPLE).state
    assert (measure(g, AWARENESS, BLISS), measure(g, AWARENESS, GLOOM)) == (3, 3)
    assert AWARENESS not in [what for _, what in won(example())]


@rule_test("cer.rev.example-attitude")
def test_the_example_ties_the_realms_at_two() -> None:
    g = on(EXAMPLE).state
    assert [g.realms[r].control for r in (LAND, WILLOW)] == [BLISS, BLISS]
    assert [g.realms[r].control for r in (CRADLE, NETWORK)] == [GLOOM, GLOOM]
    assert (g.realms[VALLEY].control, g.realms[VALLEY].lead) == (NOBODY, 0)
    assert (GLOOM, ATTITUDE) not in won(example())


@rule_test("cer.rev.example-result")
def test_the_example_ends_with_two_minor_fragments_of_bliss() -> None:
    table = settle(example())
    g = table.state
    assert fragments(table, BLISS) == (2, 0)
    assert fragments(table, GLOOM) == (0, 0)
    assert g.teams[BLISS].minor == 3
    assert g.realms[VALLEY].size == 0
    assert g.realms[VALLEY].control == GLOOM


@rule_test("cer.rev.example-next")
def test_the_example_lets_only_gloom_choose() -> None:
    table = example()
    g = table.state
    assert events(table, ev.COMMON_GONE)[0].thing == AWARENESS
    assert g.common[: g.n_common] == [LIVELINESS, VERSATILITY, OPENNESS]
    assert g.teams[BLISS].hidden[g.teams[BLISS].n_hidden - 1] == OPENNESS, "its top card, without a choice"
    assert (table.kind, g.seats[table.asked].team) == ("look_hidden", GLOOM)
    play(table, opt.YES)
    assert len(table.options) == 3


@rule_test("cer.rev.example-continue")
def test_the_example_goes_on_with_the_last_action() -> None:
    table = settle(example())
    g = table.state
    assert g.spheres[DILIGENCE] == 7
    assert SPHERE_NAMES[(VALLEY - g.rotation) % 5] == "Humility"
    assert g.seats[0].willpower == 4 + 2
    assert (table.asked, g.actions) == (0, 1)
