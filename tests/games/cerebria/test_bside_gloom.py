"""The B sides of Hatred, Misery, Malice and Anxiety, upgrade by upgrade."""

from __future__ import annotations

import pytest

from insula.core.table import Table
from insula.games.cerebria.gen import opt
from insula.games.cerebria.tables import CARD_IDS
from insula.games.cerebria.terms import GLOOM, HUMILITY
from insula.testing import refuses, rule_test
from tests.games.cerebria.scoring_kit import (
    EMPOWER,
    FORTIFY,
    INVOKE,
    MOVE,
    QUELL,
    VALLEY,
    card,
    emotion,
    fragments,
    on,
    place,
    play,
    settle,
    slot,
    space,
    using,
)

ALL = "red yellow green blue"


def gloom(spirit: str, at: str, purse: str, *lines: str) -> str:
    """A position with this Spirit's turn against Love far away, B sides up."""
    text = "\n".join(["mode: spirits b", f"{spirit}: at {at}, {purse}", f"turn: {spirit}", *lines])
    return text if "love:" in text else text + "\nlove: at network"


def done(text: str, *moves: int) -> Table:
    return settle(on(text, *moves))


def purse(table: Table) -> int:
    willpower: int = table.state.seats[1].willpower
    return willpower


def ambition(table: Table) -> int:
    available: int = table.state.teams[GLOOM].ambition
    return available


# ---- Hatred --------------------------------------------------------------------------------------------------------


@rule_test("cer.bside.hatred.charge", "cer.bside.flight-flat")
@pytest.mark.parametrize("to", ["cradle", "cradle/network"])
def test_charge_moves_up_to_three_spaces(to: str) -> None:
    text = gloom("hatred", "valley", f"willpower 2, move {ALL}", "love: at valley/cradle")
    table = done(text, MOVE, opt.PASS, space(to), using(1))
    assert (place(table, 1), purse(table)) == (to, 0), "1 + 2 - 1 for Hatred's power"


WILDFIRE = f"willpower 4, move {ALL}"


@rule_test("cer.bside.hatred.wildfire")
def test_wildfire_burns_an_essence_where_the_move_ends() -> None:
    text = gloom("hatred", "valley", WILDFIRE, "gloom: ambition 1", "valley/cradle: kindness 2")
    table = done(text, MOVE, opt.PASS, space("valley/cradle"), using(3))
    assert emotion(table, "valley/cradle") == "kindness 1"
    assert (purse(table), ambition(table)) == (0, 0)


@rule_test("cer.bside.hatred.wildfire")
@pytest.mark.parametrize("there", ["cradle.a: kindness 2", "valley/cradle: anger 2"])
def test_wildfire_needs_a_bliss_emotion_where_the_move_ends(there: str) -> None:
    text = gloom("hatred", "valley", f"willpower 9, move {ALL}", "gloom: ambition 1", there)
    table = on(text, MOVE, opt.PASS, space("valley/cradle"))
    says = refuses("cer.bside.hatred.wildfire", table, using(3))
    assert says == "Wildfire needs an adjacent Bliss Emotion where your move ends."


@rule_test("cer.bside.hatred.wildfire-not-quell")
def test_wildfire_needs_no_card_and_removes_an_emotion_without_essence() -> None:
    text = gloom("hatred", "valley", WILDFIRE, "gloom: ambition 1", "valley/cradle: brightness 1")
    table = done(text, MOVE, opt.PASS, space("valley/cradle"), using(3))
    assert emotion(table, "valley/cradle") == ""


@rule_test("cer.bside.hatred.wildfire-not-quell", "cer.power.empathy-quell-only")
def test_wildfire_reaches_what_empathy_protects_from_quell() -> None:
    lines = ("gloom: ambition 1", "valley/cradle: kindness 2", "love: at network", "empathy: at cradle")
    table = on(gloom("hatred", "valley", WILDFIRE, *lines), MOVE, opt.PASS, space("valley/cradle"), using(3))
    settle(table)
    assert emotion(table, "valley/cradle") == "kindness 1"


@rule_test("cer.bside.hatred.seethe-invoke")
def test_seethe_draws_after_an_invoke() -> None:
    text = gloom("hatred", "valley", f"willpower 3, essence 1, invoke {ALL}, hand guilt, deck anger fear")
    table = done(text, INVOKE, opt.PASS, card("guilt"), slot("valley.b"), using(1))
    assert (table.state.seats[1].n_hand, purse(table)) == (1, 0), "2 + 2 - 1"


REPEL = f"willpower 0, quell {ALL}, hand anger"


@rule_test("cer.bside.hatred.repel")
def test_repel_lowers_the_price_of_a_quell_by_two() -> None:
    text = gloom("hatred", "valley", REPEL, "gloom: ambition 1", "valley.a: comfort 2", "valley: minor gloom")
    table = done(text, QUELL, opt.PASS, slot("valley.a"), using(3))
    assert emotion(table, "valley.a") == "comfort 1"
    assert (purse(table), ambition(table)) == (0, 0)


@rule_test("cer.bside.hatred.repel")
def test_repel_needs_a_gloom_fortress_in_the_realm_of_the_target() -> None:
    purse_of = f"willpower 9, quell {ALL}, hand anger"
    table = on(gloom("hatred", "valley", purse_of, "gloom: ambition 1", "valley.a: comfort 2"), QUELL, opt.PASS)
    play(table, slot("valley.a"))
    says = refuses("cer.bside.hatred.repel", table, using(3))
    assert says == "Repel needs a target on a slot of a Realm that has a Gloom Fortress."


@rule_test("cer.bside.hatred.raze")
def test_hatred_razes_for_six_willpower_and_no_ambition() -> None:
    text = gloom("hatred", "valley", f"willpower 6, fortify {ALL}", "valley: minor bliss")
    table = done(text, FORTIFY, opt.PASS, opt.REALM + VALLEY, using(2))
    assert (table.state.realms[VALLEY].size, purse(table)) == (0, 0), "3 + 4 - 1"


@rule_test("cer.bside.hatred.seethe-fortify")
def test_seethe_draws_after_a_fortify() -> None:
    text = gloom("hatred", "valley", f"willpower 2, fortify {ALL}, deck anger fear")
    table = done(text, FORTIFY, opt.PASS, opt.REALM + VALLEY, using(1))
    assert table.state.realms[VALLEY].fortress == GLOOM
    assert (table.state.seats[1].n_hand, purse(table)) == (1, 0), "3 - 1, though Seethe is free"


@rule_test("cer.bside.hatred.seethe-empower")
def test_seethe_draws_after_an_empower() -> None:
    text = gloom("hatred", "valley", f"willpower 3, empower {ALL}, deck anger fear", "valley.b: craving 2")
    table = done(text, EMPOWER, opt.PASS, slot("valley.b"), using(1))
    assert emotion(table, "valley.b") == "greed 2"
    assert (table.state.seats[1].n_hand, purse(table)) == (1, 0), "3 + 1 - 1"


# ---- Misery --------------------------------------------------------------------------------------------------------


@rule_test("cer.bside.misery.deceive")
def test_deceive_trades_spaces() -> None:
    text = gloom("misery", "valley", f"willpower 3, move {ALL}", "love: at land")
    table = done(text, MOVE, opt.PASS, space("land"), using(1))
    assert (place(table, 1), place(table, 0), purse(table)) == ("land", "valley", 0)


@rule_test("cer.bside.misery.deceive")
def test_deceive_may_leave_opponents_on_one_space() -> None:
    text = gloom("misery", "valley", f"willpower 3, move {ALL}", "love: at land", "delight: at land")
    table = on(text, MOVE, opt.PASS, space("land"), using(1))
    settle(play(table, opt.SEAT + 1))
    assert [place(table, seat) for seat in range(3)] == ["land", "valley", "land"]


@rule_test("cer.bside.misery.surmount")
def test_miserys_surmount_is_free() -> None:
    text = gloom("misery", "valley", f"willpower 1, move {ALL}", "love: at valley/cradle")
    table = done(text, MOVE, opt.PASS, space("valley/cradle"), using(2))
    assert (place(table, 1), purse(table)) == ("valley/cradle", 0)


@rule_test("cer.bside.misery.extinguish")
def test_miserys_extinguish_costs_two_more() -> None:
    text = gloom("misery", "valley", f"willpower 4, quell {ALL}", "gloom: ambition 1", "valley.b: comfort 2")
    table = done(text, QUELL, opt.PASS, slot("valley.b"), using(2))
    assert (emotion(table, "valley.b"), purse(table)) == ("comfort 1", 0)


SPHERE = "origin: humility 3 at valley"


@rule_test("cer.bside.misery.drain-quell")
def test_drain_takes_a_willpower_after_a_quell() -> None:
    lines = ("gloom: ambition 1", "valley.b: comfort 2", SPHERE)
    text = gloom("misery", "valley", f"willpower 2, quell {ALL}, hand anger", *lines)
    table = done(text, QUELL, opt.PASS, slot("valley.b"), using(3))
    assert (table.state.spheres[HUMILITY], purse(table)) == (2, 1)
    assert table.state.seats[1].essence == 0, "no bonus of the Sphere"


@rule_test("cer.bside.misery.drain-empower")
def test_drain_takes_a_willpower_after_an_empower() -> None:
    text = gloom("misery", "valley", f"willpower 3, empower {ALL}", "valley.b: craving 2", SPHERE)
    table = done(text, EMPOWER, opt.PASS, slot("valley.b"), using(3))
    assert emotion(table, "valley.b") == "greed 2"
    assert (table.state.spheres[HUMILITY], purse(table)) == (2, 1)


@rule_test("cer.bside.misery.exalt")
def test_misery_exalts_for_willpower() -> None:
    text = gloom("misery", "valley", f"willpower 4, fortify {ALL}", "valley: minor gloom")
    table = done(text, FORTIFY, opt.PASS, opt.REALM + VALLEY, using(1))
    assert (table.state.realms[VALLEY].size, purse(table), ambition(table)) == (2, 0, 0)


@rule_test("cer.bside.misery.gloomy-view")
def test_gloomy_view_turns_the_origin_after_a_fortify() -> None:
    text = gloom("misery", "valley", f"willpower 3, fortify {ALL}", SPHERE)
    before = on(text).state.rotation
    table = done(text, FORTIFY, opt.PASS, opt.REALM + VALLEY, using(3))
    assert table.state.rotation == (before + 1) % 5
    plain = done(text, FORTIFY, opt.PASS, opt.REALM + VALLEY, using())
    assert plain.state.rotation == before, "it may be left out"


@rule_test("cer.bside.misery.assimilate")
def test_assimilate_gives_a_token_of_the_mild_cards_colour() -> None:
    rows = "empower red yellow, move blue, invoke red"
    text = gloom("misery", "valley", f"willpower 3, {rows}", "valley.b: fear 2")
    table = on(text, EMPOWER, opt.PASS, slot("valley.b"), using(1))
    assert table.kind == "vibe_cell"
    assert {(option - opt.CELL) // 4 for option in table.options} == {1, 2, 3, 4}, "every row without blue"
    settle(play(table, opt.CELL + 5))
    assert table.state.seats[1].cells[5] == 4
    assert purse(table) == 0


# ---- Malice --------------------------------------------------------------------------------------------------------


@rule_test("cer.bside.malice.push")
def test_malice_pushes_too() -> None:
    text = gloom("malice", "valley", f"willpower 3, move {ALL}", "love: at valley/cradle")
    table = on(text, MOVE, opt.PASS, space("valley/cradle"), using(2), opt.SEAT)
    assert table.options == [space("valley"), space("cradle")]
    settle(play(table, space("cradle")))
    assert (place(table, 1), place(table, 0), purse(table)) == ("valley/cradle", "cradle", 0)


@rule_test("cer.bside.malice.summon")
def test_malice_summons_the_top_card() -> None:
    text = gloom("malice", "valley", f"willpower 3, essence 1, invoke {ALL}, deck anger guilt")
    table = done(text, INVOKE, opt.PASS, opt.TOP_CARD, slot("valley.b"), using(1))
    assert emotion(table, "valley.b") == "anger 1"
    assert CARD_IDS[table.state.seats[1].deck[0]] == "guilt"


@rule_test("cer.bside.malice.extinguish")
def test_malices_extinguish_is_free() -> None:
    text = gloom("malice", "valley", f"willpower 2, quell {ALL}", "gloom: ambition 1", "valley.b: comfort 2")
    table = done(text, QUELL, opt.PASS, slot("valley.b"), using(2))
    assert (emotion(table, "valley.b"), purse(table)) == ("comfort 1", 0)


@rule_test("cer.bside.malice.exterminate")
def test_exterminate_takes_up_to_two_more() -> None:
    lines = ("gloom: ambition 2", "valley.b: comfort 3")
    text = gloom("malice", "valley", f"willpower 4, quell {ALL}, hand anger", *lines)
    table = on(text, QUELL, opt.PASS, slot("valley.b"), using(3))
    assert table.options == [opt.AMOUNT + 2, opt.AMOUNT + 3]
    settle(play(table, opt.AMOUNT + 3))
    assert (emotion(table, "valley.b"), purse(table), ambition(table)) == ("", 0, 0)


@rule_test("cer.bside.malice.exterminate-subdue")
def test_exterminate_and_subdue_take_four() -> None:
    lines = ("gloom: ambition 2", "valley.b: generosity 4")
    text = gloom("malice", "valley", f"willpower 6, quell {ALL}, hand disgust", *lines)
    table = on(text, QUELL, opt.PASS, slot("valley.b"), using(1, 3))
    settle(play(table, opt.AMOUNT + 4))
    assert (emotion(table, "valley.b"), purse(table), ambition(table)) == ("", 0, 0)


@rule_test("cer.bside.malice.all-for-me")
def test_all_for_me_gains_an_essence_after_building_or_razing() -> None:
    table = done(gloom("malice", "valley", f"willpower 3, fortify {ALL}"), FORTIFY, opt.PASS, opt.REALM, using(1))
    assert (table.state.seats[1].essence, purse(table)) == (1, 0)
    raze = gloom("malice", "valley", f"willpower 4, fortify {ALL}", "gloom: ambition 1", "valley: minor bliss")
    table = done(raze, FORTIFY, opt.PASS, opt.REALM, using(1, 2))
    assert (table.state.seats[1].essence, table.state.realms[VALLEY].size) == (1, 0)


@rule_test("cer.bside.malice.outburst")
def test_malices_outburst_is_free() -> None:
    text = gloom("malice", "valley", f"willpower 3, empower {ALL}", "land.a: craving 2")
    table = done(text, EMPOWER, opt.PASS, slot("land.a"), using(2))
    assert (emotion(table, "land.a"), purse(table)) == ("greed 2", 0)


@rule_test("cer.bside.malice.channeled-power")
def test_malices_channeled_power_costs_willpower() -> None:
    text = gloom("malice", "valley", f"willpower 5, empower {ALL}", "valley.b: craving 1")
    table = done(text, EMPOWER, opt.PASS, slot("valley.b"), using(1))
    assert (emotion(table, "valley.b"), purse(table), ambition(table)) == ("greed 2", 0, 0)


# ---- Anxiety -------------------------------------------------------------------------------------------------------


@rule_test("cer.bside.anxiety.flight")
def test_anxiety_flies_three_spaces() -> None:
    table = done(
        gloom("anxiety", "valley", f"willpower 3, move {ALL}"), MOVE, opt.PASS, space("cradle/network"), using(1)
    )
    assert (place(table, 1), purse(table)) == ("cradle/network", 0)


@rule_test("cer.bside.anxiety.shadows")
def test_from_the_shadows_jumps_to_a_bleakness_and_gains_a_willpower() -> None:
    lines = ("land.a: bleakness", "cradle/network: bleakness", "love: at land")
    text = gloom("anxiety", "valley", "willpower 1, move red - - blue", *lines)
    table = on(text, MOVE, opt.PASS)
    far = [option for option in table.options if option not in (space("valley/cradle"), space("willow/valley"))]
    assert far == [space("cradle/network"), space("land")]
    settle(play(table, space("land")))
    assert (place(table, 1), purse(table)) == ("land", 1), "even with an opposing Spirit there"


@rule_test("cer.bside.anxiety.shadows")
def test_from_the_shadows_needs_a_bleakness_there() -> None:
    text = gloom("anxiety", "valley", f"willpower 9, move {ALL}", "land.a: bleakness")
    table = on(text, MOVE, opt.PASS)
    says = refuses("cer.bside.anxiety.shadows", table, space("network"))
    assert says == "There is no Bleakness next to Network of Thoughts."


@rule_test("cer.bside.anxiety.bolster")
def test_anxietys_bolster_costs_willpower() -> None:
    text = gloom("anxiety", "valley", f"willpower 4, essence 1, invoke {ALL}, hand guilt")
    table = done(text, INVOKE, opt.PASS, card("guilt"), slot("valley.b"), using(1))
    assert (emotion(table, "valley.b"), purse(table), ambition(table)) == ("guilt 2", 0, 0)


@rule_test("cer.bside.anxiety.seeds")
def test_seeds_of_darkness_invokes_a_bleakness_with_essence_of_the_supply() -> None:
    text = gloom("anxiety", "valley", f"willpower 3, invoke {ALL}")
    table = done(text, INVOKE, opt.PASS, card("bleakness"), slot("valley.b"), using(2))
    assert (emotion(table, "valley.b"), purse(table)) == ("bleakness 1", 0)


@rule_test("cer.bside.anxiety.seeds")
def test_seeds_of_darkness_works_for_bleakness_only() -> None:
    text = gloom("anxiety", "valley", f"willpower 9, essence 1, invoke {ALL}, hand guilt")
    table = on(text, INVOKE, opt.PASS, card("guilt"), slot("valley.b"))
    assert refuses("cer.bside.anxiety.seeds", table, using(2)) == "Seeds of Darkness works only for Bleakness."


DEVOUR = f"willpower 2, quell {ALL}, hand disgust, move red"


@rule_test("cer.bside.anxiety.devour", "cer.bside.anxiety.devour-targets")
def test_devour_gives_a_token_of_the_quelled_mild_emotion_even_if_it_stays() -> None:
    text = gloom("anxiety", "valley", DEVOUR, "gloom: ambition 1", "valley.b: kindness 2")
    table = on(text, QUELL, opt.PASS, slot("valley.b"), using(2))
    while table.kind != "vibe_cell":
        table.play(table.options[0])
    settle(play(table, opt.CELL + 1))
    assert table.state.seats[1].cells[:2] == [1, 3], "green beside red"
    assert emotion(table, "valley.b") == "kindness 1"


@rule_test("cer.bside.anxiety.devour-targets")
@pytest.mark.parametrize("target", ["benevolence 2", "brightness 1"])
def test_devour_gives_nothing_for_strong_and_starting_emotions(target: str) -> None:
    text = gloom("anxiety", "valley", DEVOUR, "gloom: ambition 1", f"valley.b: {target}")
    table = on(text, QUELL, opt.PASS, slot("valley.b"))
    says = refuses("cer.bside.anxiety.devour-targets", table, using(2))
    assert says == "Devour needs a Mild target with a Vibe."


@rule_test("cer.bside.anxiety.attune")
def test_anxiety_attunes_a_minor_fragment() -> None:
    text = gloom("anxiety", "valley", f"willpower 5, fortify {ALL}", "gloom: ambition 1", "valley: minor gloom")
    table = done(text, FORTIFY, opt.PASS, opt.REALM + VALLEY, using(2))
    assert fragments(table, GLOOM) == (1, 0)
    assert (table.state.realms[VALLEY].size, purse(table), ambition(table)) == (0, 0, 0)


@rule_test("cer.bside.anxiety.rush-to-aid")
def test_anxiety_rushes_to_a_space_with_an_opponent() -> None:
    lines = ("network/land: craving 2", "love: at network/land")
    text = gloom("anxiety", "valley", f"willpower 4, empower {ALL}", *lines)
    table = done(text, EMPOWER, opt.PASS, slot("network/land"), using(2))
    assert (place(table, 0), place(table, 1)) == ("network/land", "network/land")
    assert (emotion(table, "network/land"), purse(table)) == ("greed 2", 0)
