"""The B sides of Love and Delight, upgrade by upgrade."""

from __future__ import annotations

import pytest

from insula.core.table import Table
from insula.games.cerebria.gen import opt
from insula.games.cerebria.tables import CARD_IDS
from insula.games.cerebria.terms import BLISS, GLOOM
from insula.testing import refuses, rule_test
from tests.games.cerebria.scoring_kit import (
    CRADLE,
    EMPOWER,
    FORTIFY,
    INVOKE,
    MOVE,
    QUELL,
    VALLEY,
    card,
    emotion,
    on,
    place,
    play,
    settle,
    slot,
    space,
    using,
)

ALL = "red yellow green blue"


def bliss(spirit: str, at: str, purse: str, *lines: str) -> str:
    """A position with this Spirit against Malice and Misery far away, B sides up."""
    who = f"{spirit}: at {at}, {purse}"
    return "\n".join(["mode: spirits b", who, *lines]) + ("" if "malice:" in "".join(lines) else "\nmalice: at network")


def done(text: str, *moves: int) -> Table:
    return settle(on(text, *moves))


def purse(table: Table, seat: int = 0) -> int:
    willpower: int = table.state.seats[seat].willpower
    return willpower


def ambition(table: Table) -> int:
    available: int = table.state.teams[BLISS].ambition
    return available


# ---- Love ----------------------------------------------------------------------------------------------------------


@rule_test("cer.bside.love.surmount")
def test_loves_surmount_is_free() -> None:
    text = bliss("love", "valley", f"willpower 1, move {ALL}", "malice: at valley/cradle")
    table = done(text, MOVE, opt.PASS, space("valley/cradle"), using(2))
    assert (place(table, 0), purse(table)) == ("valley/cradle", 0)


@rule_test("cer.bside.love.embrace", "cer.bside.love.embrace-source")
def test_embrace_puts_an_essence_of_loves_board_on_an_adjacent_emotion() -> None:
    text = bliss("love", "valley", f"willpower 2, essence 1, move {ALL}", "valley/cradle: kindness 1")
    table = done(text, MOVE, opt.PASS, space("valley/cradle"), using(3))
    assert emotion(table, "valley/cradle") == "kindness 2"
    assert (purse(table), table.state.seats[0].essence) == (0, 0)


@rule_test("cer.bside.love.embrace")
@pytest.mark.parametrize("there", ["valley/cradle: kindness 3", "valley/cradle: anger 1", "cradle.a: kindness 1"])
def test_embrace_needs_an_own_emotion_with_room(there: str) -> None:
    text = bliss("love", "valley", f"willpower 9, essence 1, move {ALL}", there)
    table = on(text, MOVE, opt.PASS, space("valley/cradle"))
    says = refuses("cer.bside.love.embrace", table, using(3))
    assert says == "Embrace needs an adjacent Bliss Emotion with an empty Essence space."


@rule_test("cer.bside.love.embrace-source")
def test_embrace_needs_an_essence_on_the_board() -> None:
    text = bliss("love", "valley", f"willpower 9, essence 0, move {ALL}", "valley/cradle: kindness 1")
    table = on(text, MOVE, opt.PASS, space("valley/cradle"))
    says = refuses("cer.bside.love.embrace-source", table, using(3))
    assert says == "Move with Embrace costs 2 Willpower and 1 Essence; you have 9 Willpower and 0 Essence."


@rule_test("cer.bside.love.forging-bonds")
def test_forging_bonds_invokes_with_essence_of_the_supply_next_to_a_bliss_emotion() -> None:
    text = bliss("love", "valley/cradle", f"willpower 3, invoke {ALL}, hand tranquility", "valley.b: comfort 1")
    table = done(text, INVOKE, opt.PASS, card("tranquility"), slot("valley/cradle"), using(2))
    assert emotion(table, "valley/cradle") == "tranquility 1"
    assert purse(table) == 0


@rule_test("cer.bside.love.forging-bonds")
def test_forging_bonds_needs_a_bliss_neighbour() -> None:
    text = bliss(
        "love", "valley/cradle", f"willpower 3, essence 1, invoke {ALL}, hand tranquility", "valley.b: anger 1"
    )
    table = on(text, INVOKE, opt.PASS, card("tranquility"), slot("valley/cradle"))
    says = refuses("cer.bside.love.forging-bonds", table, using(2))
    assert says == "Forging Bonds needs a Bliss Emotion on a slot next to the Valley / Cradle Frontier."


HOME = ("bliss: ambition 1", "valley.a: anger 2")


@rule_test("cer.bside.love.home-ground")
def test_home_ground_gives_the_ambition_back() -> None:
    text = bliss("love", "valley", f"willpower 3, quell {ALL}, hand courage", *HOME, "valley: minor bliss")
    table = done(text, QUELL, opt.PASS, slot("valley.a"), using(3))
    assert emotion(table, "valley.a") == "anger 1"
    assert (ambition(table), purse(table)) == (1, 0)


@rule_test("cer.bside.love.home-ground")
def test_home_ground_needs_a_bliss_fortress_in_the_realm() -> None:
    text = bliss("love", "valley", f"willpower 9, quell {ALL}, hand courage", *HOME, "cradle: minor bliss")
    table = on(text, QUELL, opt.PASS, slot("valley.a"))
    says = refuses("cer.bside.love.home-ground", table, using(3))
    assert says == "Home Ground needs a target on a Realm slot with a Bliss Fortress in that Realm."


@rule_test("cer.bside.love.raze")
def test_love_razes_for_seven_willpower_and_no_ambition() -> None:
    text = bliss("love", "valley", f"willpower 7, fortify {ALL}", "valley: minor gloom")
    table = done(text, FORTIFY, opt.PASS, opt.REALM + VALLEY, using(2))
    assert (table.state.realms[VALLEY].size, purse(table), ambition(table)) == (0, 0, 0)


@rule_test("cer.bside.love.raze")
def test_love_cannot_raze_for_six() -> None:
    text = bliss("love", "valley/cradle", f"willpower 6, fortify {ALL}", "valley: minor gloom", "valley.a: comfort 3")
    table = on(text, FORTIFY, opt.PASS)
    assert table.options == [opt.REALM + CRADLE]
    says = refuses("cer.bside.love.raze", table, opt.REALM + VALLEY)
    assert says == "Fortify with Raze costs 7 Willpower; you have 6 Willpower."


@rule_test("cer.bside.love.pierce")
def test_pierce_the_darkness_builds_in_a_realm_of_the_opponents() -> None:
    lines = ("valley.a: anger 2", "bliss: ambition 0")
    text = bliss("love", "valley", f"willpower 3, fortify {ALL}", *lines)
    assert on(text).state.realms[VALLEY].control == GLOOM
    table = done(text, FORTIFY, opt.PASS, opt.REALM + VALLEY, using(1))
    assert (table.state.realms[VALLEY].fortress, purse(table)) == (BLISS, 0)
    occupied = on(bliss("love", "valley", f"willpower 3, fortify {ALL}", *lines, "valley: minor gloom"))
    assert FORTIFY not in occupied.options


GARRISON = "fortify red yellow green blue, essence 1"


@rule_test("cer.bside.love.garrison", "cer.bside.love.garrison-rules")
def test_garrison_adds_an_invoke_onto_the_realm_just_fortified() -> None:
    purse_of = f"willpower 5, {GARRISON}, invoke red, hand tranquility"
    text = bliss("love", "valley/cradle", purse_of, "bliss: ambition 1")
    table = on(text, FORTIFY, opt.PASS, opt.REALM + VALLEY, using(3))
    assert purse(table) == 2, "the Fortify is paid"
    play(table, opt.PASS, card("tranquility"))
    assert table.options == [slot("valley.b"), slot("valley.a")]
    settle(play(table, slot("valley.a")))
    assert emotion(table, "valley.a") == "tranquility 1"
    assert (purse(table), ambition(table), table.state.seats[0].essence) == (0, 0, 0)
    assert table.state.actions == 2, "only the Fortify used an Action"


@rule_test("cer.bside.love.garrison-rules")
def test_the_garrison_invoke_may_use_upgrades_and_unlock_with_a_token() -> None:
    purse_of = f"willpower 5, {GARRISON}, hand tranquility trust"
    text = bliss("love", "valley/cradle", purse_of, "bliss: ambition 1")
    table = on(text, FORTIFY, opt.PASS, opt.REALM + VALLEY, using(3))
    settle(play(table, card("trust"), opt.CELL + 4, slot("valley.a"), using()))
    assert table.state.seats[0].cells[4] == 2, "yellow unlocked Invoke"
    assert emotion(table, "valley.a") == "tranquility 1"


@rule_test("cer.bside.love.garrison")
@pytest.mark.parametrize(
    ("purse_of", "lines", "reason"),
    [
        ("hand tranquility, invoke red", ("valley.a: comfort 1", "valley.b: comfort 1"), "it has no empty slot"),
        ("invoke red", (), "you would have no card left to invoke"),
        ("hand tranquility", (), "Invoke is locked"),
        (
            "hand tranquility, invoke red",
            ("valley.a: comfort 3", "valley/cradle: isolation 1"),
            "a power keeps your team's Emotions off",
        ),
    ],
)
def test_garrison_needs_a_slot_a_card_and_an_invoke(purse_of: str, lines: tuple[str, ...], reason: str) -> None:
    text = bliss("love", "valley/cradle", f"willpower 9, {GARRISON}, {purse_of}", "bliss: ambition 1", *lines)
    table = on(text, FORTIFY, opt.PASS, opt.REALM + VALLEY)
    says = refuses("cer.bside.love.garrison", table, using(3))
    assert says.startswith(f"Garrison gives you an Invoke in Valley of Motives, and that is not possible: {reason}")


@rule_test("cer.bside.love.garrison-rules")
@pytest.mark.parametrize(("willpower", "essence"), [(4, 1), (5, 0)])
def test_the_garrison_invoke_must_be_paid(willpower: int, essence: int) -> None:
    purse_of = f"willpower {willpower}, essence {essence}, fortify {ALL}, invoke red, hand tranquility"
    table = on(bliss("love", "valley/cradle", purse_of, "bliss: ambition 1"), FORTIFY, opt.PASS, opt.REALM + VALLEY)
    says = refuses("cer.bside.love.garrison-rules", table, using(3))
    left = f"{willpower - 3} Willpower, 0 Ambition and {essence} Essence"
    assert says == f"You have to pay for the Invoke from Garrison too; after the Fortify you would have {left}."


# ---- Delight -------------------------------------------------------------------------------------------------------

PUSH = (MOVE, opt.PASS, space("valley/cradle"), using(2))


@rule_test("cer.bside.delight.push")
def test_delight_pushes_an_opposing_spirit_to_an_adjacent_space() -> None:
    text = bliss("delight", "valley", f"willpower 3, move {ALL}", "malice: at valley/cradle")
    table = on(text, *PUSH, opt.SEAT + 1)
    assert table.options == [space("valley"), space("cradle")]
    says = refuses("cer.bside.delight.push", table, space("network"))
    assert says == "Choose a space adjacent to the Valley / Cradle Frontier for Malice."
    settle(play(table, space("valley")))
    assert (place(table, 0), place(table, 1), purse(table)) == ("valley/cradle", "valley", 0)


@rule_test("cer.bside.push-must-move")
def test_a_pushed_spirit_must_go() -> None:
    text = bliss("delight", "valley", f"willpower 3, move {ALL}", "malice: at valley/cradle")
    table = on(text, *PUSH, opt.SEAT + 1)
    says = refuses("cer.bside.push-must-move", table, opt.PASS)
    assert says == "Push must move an opposing Spirit from the Valley / Cradle Frontier to a space next to it."


@rule_test("cer.bside.push-teammate-space")
@pytest.mark.parametrize("other", ["love: at cradle", "misery: at cradle"])
def test_a_pushed_spirit_may_land_on_anybodys_space(other: str) -> None:
    text = bliss("delight", "valley", f"willpower 3, move {ALL}", "malice: at valley/cradle", other)
    table = on(text, *PUSH)
    pushed = next(s for s in range(3) if place(table, s) == "valley/cradle")
    settle(play(table, opt.SEAT + pushed, space("cradle")))
    assert place(table, pushed) == "cradle"


@rule_test("cer.bside.push-two")
def test_push_moves_one_of_two_opposing_spirits() -> None:
    lines = ("malice: at valley/cradle", "misery: at valley/cradle")
    table = on(bliss("delight", "valley", f"willpower 3, move {ALL}", *lines), *PUSH)
    assert table.options == [opt.SEAT + 1, opt.SEAT + 2]
    settle(play(table, opt.SEAT + 2, space("cradle")))
    assert [place(table, seat) for seat in range(3)] == ["valley/cradle", "valley/cradle", "cradle"]


@rule_test("cer.bside.delight.summon")
def test_summon_invokes_the_top_card_of_the_deck() -> None:
    text = bliss("delight", "valley", f"willpower 3, essence 1, invoke {ALL}, deck courage comfort")
    table = done(text, INVOKE, opt.PASS, opt.TOP_CARD, slot("valley.b"), using(1))
    assert emotion(table, "valley.b") == "courage 1"
    s = table.state.seats[0]
    assert (s.willpower, s.n_deck, CARD_IDS[s.deck[0]]) == (0, 1, "comfort")


@rule_test("cer.bside.delight.summon")
def test_summon_needs_a_card_in_the_deck() -> None:
    text = bliss("delight", "valley", f"willpower 9, essence 1, invoke {ALL}, hand tranquility")
    table = on(text, INVOKE, opt.PASS)
    assert table.options == [card("tranquility")]
    assert refuses("cer.bside.delight.summon", table, opt.TOP_CARD) == "Your Emotion deck is empty."


LIGHT = ("bliss: ambition 1", "land.a: fear 2")


@rule_test("cer.bside.delight.cleansing-light")
def test_cleansing_light_quells_anywhere_and_discards_the_card() -> None:
    text = bliss("delight", "valley", f"willpower 3, quell {ALL}, hand optimism, deck trust", *LIGHT)
    table = done(text, QUELL, opt.PASS, slot("land.a"), using(2))
    assert emotion(table, "land.a") == "fear 1"
    s = table.state.seats[0]
    assert (s.n_hand, CARD_IDS[s.deck[0]], s.willpower) == (0, "optimism", 0)


@rule_test("cer.bside.delight.cleansing-light")
def test_cleansing_light_needs_a_matching_card() -> None:
    lines = (*LIGHT, "valley.b: anger 1")
    text = bliss("delight", "valley", f"willpower 9, quell {ALL}, hand courage", *lines)
    table = on(text, QUELL, opt.PASS)
    assert table.options == [slot("valley.b")]
    says = refuses("cer.bside.delight.cleansing-light", table, slot("land.a"))
    assert says == "Cleansing Light needs a matching card to reveal and discard."


@rule_test("cer.bside.delight.relish")
def test_delights_relish_draws_after_an_empower() -> None:
    text = bliss("delight", "valley", f"willpower 4, empower {ALL}, deck trust comfort", "valley.b: kindness 2")
    table = done(text, EMPOWER, opt.PASS, slot("valley.b"), using(1))
    assert emotion(table, "valley.b") == "benevolence 2"
    assert (table.state.seats[0].n_hand, purse(table)) == (1, 0)
