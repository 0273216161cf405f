"""A thing named where it is no answer is answered by what it is and how one uses it."""

from __future__ import annotations

import pytest

from insula.core.table import Table
from insula.testing import refuses, rule_test
from tests.games.cerebria.kit import asked, on

TEXT = (
    "love: at valley, willpower 5, essence 2, hand courage, deck trust comfort, move red\ndelight: at cradle\n"
    "misery: at land\nmalice: at land/willow\nvalley.a: anger 1\nvalley.b: comfort 1\nvalley: minor gloom\n"
    "common: unity attitude\norigin: humility 3 at valley\n"
)


@pytest.fixture
def table() -> Table:
    return on(TEXT)


@rule_test("cer.thing.card-in-hand", "cer.thing.card-elsewhere")
def test_cards(table: Table) -> None:
    assert refuses("cer.thing.card-in-hand", table, "card courage").startswith("Courage is in your hand: Invoke brings")
    says = refuses("cer.thing.card-elsewhere", table, "card anger")
    assert says.startswith("Anger is in play on Valley of Motives (a); Emotions in play are chosen by their slot")
    says = refuses("cer.thing.card-elsewhere", table, "card kindness")
    assert says.startswith("Kindness is neither in your hand nor in play")
    refuses("table.not-an-answer", table, "card neutrality-red")


@rule_test("cer.thing.slot")
def test_slots(table: Table) -> None:
    says = refuses("cer.thing.slot", table, "slot valley.a")
    assert says == "Valley of Motives (a) holds Anger of Gloom; slots are chosen for Quell."
    says = refuses("cer.thing.slot", table, "slot valley.b")
    assert says.endswith("holds Comfort of Bliss; slots are chosen for Intensify, Move Emotion and Empower.")
    says = refuses("cer.thing.slot", table, "slot cradle.a")
    assert says == "Cradle of Senses (a) is empty; slots are chosen for Invoke and Move Emotion."


@rule_test("cer.thing.space", "cer.thing.realm")
def test_spaces_and_realms(table: Table) -> None:
    says = refuses("cer.thing.space", table, "space cradle")
    assert says == "Cradle of Senses is occupied by Delight; Spirits go to another space with Move."
    assert "is an empty Spirit space" in refuses("cer.thing.space", table, "space network")
    says = refuses("cer.thing.realm", table, "realm valley")
    assert says.startswith("Valley of Motives has a Minor Fortress of Gloom and the Humility Sphere with 3 Willpower;")
    assert "has an empty Fortress location" in refuses("cer.thing.realm", table, "realm land")


@rule_test("cer.thing.own-figure", "cer.thing.other-figure", "cer.info.no-trade")
def test_figures(table: Table) -> None:
    says = refuses("cer.thing.own-figure", table, "seat love")
    assert says == "Love is your own Spirit, on Valley of Motives; use Move to go elsewhere."
    assert refuses("cer.info.no-trade", table, "seat delight").startswith("Delight is your teammate")
    says = refuses("cer.thing.other-figure", table, "seat misery")
    assert says.startswith("Misery plays for Gloom and stands on Land of Desires; other Spirits are chosen only")


@rule_test("cer.thing.row-space", "cer.thing.vibe")
def test_tokens_and_vibes(table: Table) -> None:
    says = refuses("cer.thing.row-space", table, "cell move 0")
    assert says.startswith(
        "That space of your Move row holds a red Vibe token; a Vibe token is placed when you take Move"
    )
    assert "row is empty" in refuses("cer.thing.row-space", table, "cell quell 1")
    assert refuses("cer.thing.vibe", table, "red").startswith("Vibes are chosen only")


@rule_test("cer.thing.aspiration", "cer.thing.spirit", "cer.thing.deck", "cer.thing.essence")
def test_aspirations_spirits_decks_and_essence(table: Table) -> None:
    assert "is the current Common" in refuses("cer.thing.aspiration", table, "aspiration unity")
    assert "is in the row" in refuses("cer.thing.aspiration", table, "aspiration attitude")
    assert "is not in the row" in refuses("cer.thing.aspiration", table, "aspiration openness")
    assert refuses("cer.thing.spirit", table, "spirit misery").startswith("Misery is played by C;")
    assert "is not in this game" in refuses("cer.thing.spirit", table, "spirit harmony")
    refuses("cer.thing.deck", table, "deck random")
    assert refuses("cer.thing.essence", table, "bliss essence").startswith("You have 2 Bliss Essence;")
    assert refuses("cer.thing.essence", table, "gloom essence").startswith("You have 0 Gloom Essence;")


@rule_test("cer.thing.top-card", "cer.thing.empty-deck", "cer.thing.turn-end", "cer.info.hidden-deck-order")
def test_decks_and_the_end_of_the_turn(table: Table) -> None:
    assert refuses("cer.thing.top-card", table, "top card").startswith("Trust lies face up on your deck;")
    bare = on(TEXT.replace(", deck trust comfort", ""))
    assert refuses("cer.thing.empty-deck", bare, "top card").startswith("Your Emotion deck is empty")
    assert refuses("cer.thing.turn-end", table, "draw two").startswith("1 Ambition or 2 cards is the choice at the end")
    refuses("cer.info.hidden-deck-order", table, "hidden deck")


@rule_test("cer.thing.card-in-hand", "cer.vibe.upgrade-optional")
def test_the_same_inside_an_action() -> None:
    table = asked(TEXT, "move", "pass")
    assert table.kind == "target_space"
    refuses("cer.thing.card-in-hand", table, "card courage")
    refuses("cer.thing.slot", table, "slot valley.a")
    refuses("cer.vibe.upgrade-optional", table, "using 1")
    refuses("table.not-an-answer", table, "amount 3")


def test_nonsense_stays_nonsense(table: Table) -> None:
    for words in ("yes", "pass", "more", "amount 5", "choice 1"):
        refuses("table.not-an-answer", table, words)
