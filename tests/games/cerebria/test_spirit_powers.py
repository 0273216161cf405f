"""The powers of Hatred, Malice, Empathy, Anxiety and Harmony; the other three are tested with Absorb."""

from __future__ import annotations

import pytest

from insula.core.table import Table
from insula.games.cerebria.gen import opt
from insula.games.cerebria.tables import BLEAKNESS, CARD_IDS
from insula.games.cerebria.terms import HUMILITY
from insula.testing import refuses, rule_test
from tests.games.cerebria.scoring_kit import (
    INVOKE,
    MOVE,
    QUELL,
    VALLEY,
    absorb,
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


def gloom(spirit: str, purse: str, *lines: str) -> str:
    """This Spirit on the Valley, its turn, against Love far away."""
    text = "\n".join([f"{spirit}: at valley, {purse}", f"turn: {spirit}", *lines])
    return text if "love:" in text else text + "\nlove: at network"


def purse(table: Table, seat: int = 1) -> int:
    willpower: int = table.state.seats[seat].willpower
    return willpower


@rule_test("cer.power.general")
def test_a_power_is_only_for_its_own_spirit() -> None:
    text = "love: at willow\ndelight: at valley, deck trust\nmalice: at land\nvalley: minor bliss\n"
    table = absorb(text + "origin: humility 7 at valley\nturn: delight", VALLEY, opt.PASS)
    assert table.state.seats[1].willpower == 2, "Love's power does not help Delight"
    assert table.state.spheres[HUMILITY] == 5


@rule_test("cer.power.general")
@pytest.mark.parametrize("sides", ["a", "b"])
def test_a_power_works_on_both_sides_and_not_in_the_basic_game(sides: str) -> None:
    text = "love: at valley\nmalice: at land\nvalley: minor bliss\norigin: humility 7 at valley"
    table = absorb(f"mode: spirits {sides}\n{text}", VALLEY, opt.PASS)
    assert purse(table, 0) == 4
    assert purse(absorb("mode: basic\n" + text, VALLEY, opt.PASS), 0) == 2


# ---- Hatred ------------------------------------------------------------------------------------------------------


@rule_test("cer.power.hatred")
def test_hatred_pays_one_less_with_an_upgrade() -> None:
    table = settle(on(gloom("hatred", f"willpower 1, move {ALL}"), MOVE, opt.PASS, space("cradle"), using(1)))
    assert (place(table, 1), purse(table)) == ("cradle", 0), "1 + 1 - 1"


@rule_test("cer.power.hatred")
@pytest.mark.parametrize(("upgrades", "left"), [((), 8), ((3,), 9)])
def test_hatred_pays_the_full_price_without_another_upgrade_than_determination(
    upgrades: tuple[int, ...], left: int
) -> None:
    text = gloom("hatred", f"willpower 9, move {ALL}")
    table = settle(on(text, MOVE, opt.PASS, space("valley/cradle"), using(*upgrades)))
    assert purse(table) == left, "Determination alone does not set the power off"


@rule_test("cer.power.hatred-stack")
def test_hatreds_discount_adds_to_determination() -> None:
    table = settle(on(gloom("hatred", f"willpower 0, move {ALL}"), MOVE, opt.PASS, space("cradle"), using(1, 3)))
    assert (place(table, 1), purse(table)) == ("cradle", 0)


@rule_test("cer.power.hatred-once")
def test_hatreds_discount_is_one_however_many_upgrades_are_used() -> None:
    text = gloom("hatred", f"willpower 4, quell {ALL}", "gloom: ambition 1", "valley.b: comfort 2")
    table = settle(on(text, QUELL, opt.PASS, slot("valley.b"), using(1, 2)))
    assert (emotion(table, "valley.b"), purse(table)) == ("", 0), "2 + 2 + 1 - 1"


# ---- Malice ------------------------------------------------------------------------------------------------------

REACH = "willpower 9, quell red, hand anger"


@rule_test("cer.power.malice")
@pytest.mark.parametrize("link", ["valley.b: craving 1", "valley.b: comfort 1"])
def test_malice_quells_past_any_emotion_it_is_adjacent_to(link: str) -> None:
    text = gloom("malice", REACH, "gloom: ambition 2", link, "valley/cradle: comfort 2")
    table = on(text, QUELL, opt.PASS)
    assert slot("valley/cradle") in table.options
    settle(play(table, slot("valley/cradle")))
    assert emotion(table, "valley/cradle") == "comfort 1"


@rule_test("cer.power.malice")
def test_malice_needs_an_emotion_as_a_link() -> None:
    text = gloom("malice", REACH, "gloom: ambition 2", "valley.a: comfort 1", "valley/cradle: comfort 2")
    table = on(text, QUELL, opt.PASS)
    assert table.options == [slot("valley.a")]
    assert refuses("cer.power.malice", table, slot("valley/cradle")) == "Comfort is not within Malice's reach."


# ---- Empathy -----------------------------------------------------------------------------------------------------


@rule_test("cer.power.empathy")
@pytest.mark.parametrize(
    ("at", "protected"),
    [
        ("valley", {"willow/valley", "valley.a", "valley.b", "valley/cradle"}),
        ("valley/cradle", {"valley.b", "valley/cradle", "cradle.a"}),
    ],
)
def test_empathy_protects_its_slots_and_those_next_to_them(at: str, protected: set[str]) -> None:
    slots = ["willow.b", "willow/valley", "valley.a", "valley.b", "valley/cradle", "cradle.a", "cradle.b"]
    board = "\n".join(f"{name}: comfort 2" for name in slots)
    hit = set()
    for name in slots:
        where = name.split(".")[0]
        text = f"empathy: at {at}\nmisery: at {where}, willpower 9, quell red, hand anger\nturn: misery\n"
        table = on(text + f"gloom: ambition 1\n{board}")
        if QUELL in table.options:
            play(table, QUELL, opt.PASS)
        if slot(name) in table.options:
            hit.add(name)
        else:
            says = refuses("cer.power.empathy", table, QUELL if table.kind == "turn" else slot(name))
            assert says == "Comfort is protected by Empathy and cannot be quelled."
    assert set(slots) - hit == protected


@rule_test("cer.power.empathy-quell-only")
def test_empathy_does_not_protect_from_other_losses() -> None:
    lines = ("valley.b: comfort 2", "empathy: at valley")
    text = gloom("malice", "willpower 2, essence 1, invoke red, hand anger", *lines)
    table = on(text, INVOKE, opt.PASS, slot("valley.a"), opt.YES)
    settle(play(table, slot("valley.b")))
    assert emotion(table, "valley.b") == "comfort 1", "the power of Anger is no Quell"


# ---- Anxiety -----------------------------------------------------------------------------------------------------

BLEAK = "willpower 2, essence 1, invoke red"


@rule_test("cer.power.anxiety")
def test_anxiety_invokes_a_bleakness_without_a_card() -> None:
    table = settle(on(gloom("anxiety", BLEAK), INVOKE, opt.PASS, card("bleakness"), slot("valley.b")))
    assert emotion(table, "valley.b") == "bleakness 1"
    assert (purse(table), table.state.seats[1].essence) == (0, 0)


@rule_test("cer.power.anxiety")
def test_nobody_else_invokes_a_bleakness() -> None:
    table = on(gloom("misery", BLEAK + ", hand guilt"), INVOKE, opt.PASS)
    assert table.options == [card("guilt")]
    assert card("bleakness") in on(gloom("anxiety", BLEAK + ", hand guilt"), INVOKE, opt.PASS).options


SIX = tuple(f"{name}: bleakness" for name in ("cradle.a", "cradle.b", "network.a", "network.b", "land.a", "land.b"))


@rule_test("cer.power.anxiety-limit")
def test_there_are_at_most_six_bleakness_on_the_board() -> None:
    table = on(gloom("anxiety", BLEAK + ", hand guilt", *SIX), INVOKE, opt.PASS)
    assert table.options == [card("guilt")]
    says = refuses("cer.power.anxiety-limit", table, card("bleakness"))
    assert says == "All 6 Bleakness Emotions are already on the board."


@rule_test("cer.power.anxiety-reuse")
def test_a_bleakness_that_left_the_board_can_come_back() -> None:
    text = gloom("anxiety", BLEAK, *SIX, "love: at network, willpower 9, quell red, hand trust, deck comfort")
    table = on(text.replace("turn: anxiety", "turn: love") + "\nbliss: ambition 1", QUELL, opt.PASS, slot("network.a"))
    settle(table)
    assert emotion(table, "network.a") == ""
    play(table, opt.END_TURN, opt.DRAW_TWO)
    settle(play(table, INVOKE, opt.PASS, card("bleakness"), slot("valley.b")))
    assert sum(e.card == BLEAKNESS for e in table.state.emotions) == 6


# ---- Harmony -----------------------------------------------------------------------------------------------------


@rule_test("cer.power.harmony")
def test_harmony_places_a_token_of_any_colour_for_any_card() -> None:
    text = "harmony: at valley, willpower 2, move red, hand courage, deck trust\nmalice: at land"
    table = on(text, MOVE, card("courage"), opt.CELL + 1)
    assert table.options == [opt.COLOUR + 1, opt.COLOUR + 2, opt.COLOUR + 3]
    says = refuses("cer.power.harmony", table, opt.COLOUR)
    assert says == "The Move row already has a red Vibe token."
    settle(play(table, opt.COLOUR + 3, space("cradle")))
    assert table.state.seats[0].cells[:2] == [1, 4]
    assert CARD_IDS[table.state.seats[0].deck[0]] == "courage"


@rule_test("cer.power.harmony")
def test_others_place_the_colour_of_the_card() -> None:
    text = "love: at valley, willpower 2, move red, hand courage trust, deck comfort\nmalice: at land"
    table = on(text, MOVE)
    assert table.options == [opt.PASS, card("trust")], "red is in the row already"
    settle(play(table, card("trust"), opt.CELL + 1, space("cradle")))
    assert table.state.seats[0].cells[:2] == [1, 2]
