"""Cards say what they do: their words are made from the numbers that the rules play with."""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path

import pytest

from insula.games.card import tables
from insula.games.card.tables import (
    ABILITIES,
    ABILITY,
    ABSORB_SLOTS,
    CARD_NUMBER,
    DEPRIVE_TIMES,
    DRAW_CARDS,
    N_CARDS,
    PRINTED,
    Unprinted,
    check_abilities,
)
from insula.games.card.words.ability_words import ability_texts, browser_words, card_list, card_words
from insula.testing import rule_test
from tests.games.card.kit import GAME, discarded, hand, play, position


def words(**amounts: int) -> dict[str, str]:
    """The words of the Abilities if the component file had these numbers."""
    numbers = {"deprive_times": DEPRIVE_TIMES, "draw_cards": DRAW_CARDS} | amounts
    return dict(zip(ABILITIES, ability_texts(**numbers), strict=True))


@rule_test("card.draw.two", "card.deprive.twice")
def test_a_changed_amount_changes_the_words() -> None:
    assert words()["Draw"] == "Draw two cards from the main deck."
    assert words(draw_cards=1)["Draw"] == "Draw one card from the main deck."
    assert words(draw_cards=3)["Draw"] == "Draw three cards from the main deck."
    once = "Discard a face-up Impulse card and replace it from its Stack."
    assert words()["Deprive"] == f"{once} Do this twice."
    assert words(deprive_times=1)["Deprive"] == once
    assert words(deprive_times=4)["Deprive"] == f"{once} Do this four times."


@rule_test("card.draw.two", "card.deprive.twice")
def test_the_numbers_of_the_file_are_those_that_are_played() -> None:
    numbers = {a["id"]: a for a in PRINTED["abilities"]["items"]}
    assert (numbers["draw"]["cards"], numbers["deprive"]["discards"]) == (DRAW_CARDS, DEPRIVE_TIMES)
    drawing = play(position("turn A\nA mindset: hope"), "use hope")
    assert len(hand(drawing, "A")) == numbers["draw"]["cards"]
    depriving = position("turn A\nA mindset: hostility\nimpulse: trust fear hope")
    play(depriving, "use hostility")
    while depriving.kind == "deprive_card":
        play(depriving, depriving.options[0].text)
    assert len(discarded(depriving)) == numbers["deprive"]["discards"]


@pytest.mark.parametrize(
    ("ability", "number", "value"),
    [
        ("destroy", "emotions", 2),
        ("steal", "cards", 2),
        ("swap", "emotions", 3),
        ("draw", "cards", 0),
        ("draw", "cards", 12),
    ],
)
def test_numbers_that_the_rules_do_not_follow_are_refused(ability: str, number: str, value: int) -> None:
    changed = deepcopy(PRINTED["abilities"])
    next(a for a in changed["items"] if a["id"] == ability)[number] = value
    with pytest.raises(Unprinted, match=f"cards.yaml: {ability.title()} cannot have the number"):
        check_abilities(changed)
    check_abilities(PRINTED["abilities"])


def test_the_component_file_holds_no_words_of_its_own() -> None:
    for ability in PRINTED["abilities"]["items"]:
        assert {"text", "reminder"} & set(ability) == set()


def test_every_card_is_listed_with_its_words_and_its_source() -> None:
    listed = {card["id"]: card for card in card_list()}
    assert len(listed) == N_CARDS
    assert GAME.cards is card_list
    hope = listed["hope"]
    assert (hope["ability"], hope["slots"], hope["text"]) == (
        "Draw",
        "two Fragment slots",
        "Draw two cards from the main deck.",
    )
    assert hope["house"]
    bright = listed["brightness-red-1"]
    assert bright["slots"] == "two Absorb slots" and ABSORB_SLOTS == 2
    assert bright["text"].startswith("Two Absorb slots for Bliss Fragments that your other Emotions spend.")
    assert all(card["text"][0].isupper() and card["text"].endswith(".") for card in listed.values())


def test_the_browser_prints_the_words_of_the_engine() -> None:
    path = Path(tables.__file__).parent / "gen" / "ability_words.json"
    assert json.loads(path.read_text(encoding="utf-8")) == browser_words(), "stale: run `make generate`"
    for name, card in CARD_NUMBER.items():
        assert browser_words()[name] == card_words(card)
        if ABILITY[card] >= 0:
            assert card_words(card) == ability_texts(DEPRIVE_TIMES, DRAW_CARDS)[ABILITY[card]]
