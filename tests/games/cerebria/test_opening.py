"""Opening a table of Cerebria: decks as people write them, and the sentence at the seat that picked wrong."""

from __future__ import annotations

import pytest

from insula.core.opening import troubles
from insula.core.registry import load

CEREBRIA = load("cerebria")
STARTER = "courage*2+sociability*2+cheerfulness*2+excitement*2+kindness*2+desire*2+optimism*2+self-esteem*2"
WRITTEN = {
    "a line each": "2 Courage\n2 Sociability\n2 Cheerfulness\n2 Excitement\n2 Kindness\n2 Desire\n2 Optimism\n2 Self-Esteem",
    "copies behind": "Courage x2, Sociability x2, Cheerfulness *2; Excitement×2\nKindness 2\nDesire*2\nOptimism x2\nself esteem x2",
    "one by one": "\n".join(
        [*["Courage", "Sociability", "Cheerfulness", "Excitement"] * 2, *["Kindness", "Desire"] * 2]
    )
    + "\n2x Optimism\n2 x self_esteem  # the last\n\n",
    "as the terminal takes it": STARTER,
}


@pytest.mark.parametrize("text", WRITTEN.values(), ids=WRITTEN)
def test_a_deck_is_read_as_people_write_it(text: str) -> None:
    word = CEREBRIA.opening.read_list("decks", text)
    assert sorted(word.split("+")) == sorted(STARTER.split("+"))
    assert troubles(CEREBRIA, 2, {"decks": f"{word},recommended"}) == []


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("2 Courage", "cer.deck.size"),
        ("", "table.unknown-choice"),
        ("3 Courage", "cer.deck.copies"),
        ("2 Anger", "cer.deck.mild-only"),
        ("2 Brightness red 1", "table.unknown-choice"),
        ("2 Valour", "table.unknown-choice"),
    ],
)
def test_a_wrong_deck_is_refused_at_its_seat(text: str, rule: str) -> None:
    word = CEREBRIA.opening.read_list("decks", text)
    found = troubles(CEREBRIA, 4, {"decks": f"recommended,{word},recommended,recommended"})
    assert [(t.choice, t.seat, t.refusal.rule) for t in found] == [("decks", 1, rule)]


def test_two_seats_with_one_spirit_are_told_so() -> None:
    found = troubles(CEREBRIA, 4, {"spirits": "love,love,hatred,misery"})
    assert [(t.choice, t.refusal.rule) for t in found] == [("", "cer.setup.choose-spirit")]


def test_a_line_up_that_does_not_fit_is_told_and_the_places_stand_as_usual() -> None:
    choices = {"line_up": "2-1", "spirits": "love,empathy,anxiety,malice"}
    assert [(t.choice, t.seat) for t in troubles(CEREBRIA, 4, choices)] == [("line_up", -1)]
    assert [p.team for p in CEREBRIA.opening.places(4, choices)] == ["bliss", "bliss", "gloom", "gloom"]


def test_an_own_list_is_among_the_decks_of_its_seat_with_its_cards() -> None:
    place = CEREBRIA.opening.places(2, {"decks": f"{STARTER},recommended"})[0]
    own = next(pick for pick in place.picks["decks"] if pick.title == "Your own deck")
    assert own.value == STARTER and len(own.cards) == 16 and own.text.startswith("2 Courage, ")
