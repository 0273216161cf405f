"""Decks: what can be read, and which deck rule refuses what."""

from __future__ import annotations

from pathlib import Path

import pytest

import insula
from insula.games.cerebria.study.decklab.decks import BadDeck, Deck, find, listed

LEGAL = "courage*2+trust*2+comfort*2+desire*2+kindness*2+safety*2+optimism*2+affection*2"


def rule_against(deck: Deck) -> str:
    refusal = deck.refusal()
    return refusal.rule if refusal else ""


def test_the_ten_decks_of_the_rulebook_are_legal() -> None:
    decks = listed()
    assert len(decks) == 10
    assert [rule_against(deck) for deck in decks] == [""] * 10
    assert {deck.size for deck in decks} == {16}


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        (LEGAL, ""),
        (LEGAL.replace("trust*2", "trust*1"), "cer.deck.size"),
        (LEGAL + "+innocence*2", "cer.deck.size"),
        (LEGAL.replace("trust*2", "trust*3"), "cer.deck.copies"),
        (LEGAL.replace("trust*2", "faith*2"), "cer.deck.mild-only"),
        (LEGAL.replace("trust*2", "anger*2"), "cer.deck.mild-only"),
        (LEGAL.replace("trust*2", "neutrality-red*2"), "cer.deck.mild-only"),
        (LEGAL.replace("trust*2", "brightness*2"), "cer.setup.starting-emotions-aside"),
    ],
)
def test_a_deck_is_refused_by_the_rule_it_breaks(text: str, rule: str) -> None:
    assert rule_against(find(text)) == rule


def test_a_deck_of_the_other_team_is_refused() -> None:
    assert rule_against(find(LEGAL, side="gloom")) == "cer.deck.mild-only"


def test_a_file_is_read_line_by_line(tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text("# my deck\n2 Courage\nTrust*2\n\nself-esteem  # one of them\nSelf-Esteem\n")
    deck = find(str(path))
    assert (deck.id, deck.side) == ("mine", "bliss")
    assert deck.cards == {"courage": 2, "trust": 2, "self-esteem": 2}


def test_the_line_of_a_deck_is_a_choice_of_the_game() -> None:
    deck = find(LEGAL)
    setup = insula.game("cerebria", 2, decks=f"{deck.line},hatred", spirits="random", setting="recommended")
    g = setup.start(5)
    held = [*g.seats[0].hand[: g.seats[0].n_hand], *g.seats[0].deck[: g.seats[0].n_deck]]
    assert len(held) == 16


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("nowhere", "No deck is called “nowhere”"),
        ("courage*2+joy*2", "the list, entry 2: no Emotion is called “joy”"),
        ("courage*two", "entry 1: “two” is not a number of copies"),
        ("courage*0", "entry 1: “0” is not a number of copies"),
        ("+", "The list names no card"),
    ],
)
def test_what_cannot_be_read_gets_one_sentence(text: str, says: str) -> None:
    with pytest.raises(BadDeck) as caught:
        find(text)
    assert says in str(caught.value)


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "deck.bin"
    path.write_bytes(b"\xff\xfe\x00\xd8")
    with pytest.raises(BadDeck, match=r"deck\.bin is not a text file"):
        find(str(path))
