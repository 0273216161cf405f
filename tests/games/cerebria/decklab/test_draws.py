"""Exact odds against counting every hand one by one."""

from __future__ import annotations

import itertools
from fractions import Fraction

import pytest

from insula.games.cerebria.study.decklab.decks import BadDeck, Deck, find, listed
from insula.games.cerebria.study.decklab.draws import chance, seen_by, trait, want
from insula.games.cerebria.study.decklab.hands import different, mean, mixtures, totals

SMALL = Deck("small", "small", "bliss", {"courage": 2, "trust": 2, "comfort": 1, "confidence": 1, "generosity": 2})


def every_hand(deck: Deck, size: int) -> list[tuple[str, ...]]:
    cards = [card for card, copies in deck.cards.items() for _ in range(copies)]
    return list(itertools.combinations(cards, size))


@pytest.mark.parametrize("seen", range(9))
@pytest.mark.parametrize(
    "wishes",
    [
        ["courage"],
        ["vibe:red>=2"],
        ["vibe:red=1", "threshold:3>=1"],
        ["trust<=0"],
        ["vibe:red", "courage=2", "spaces:4"],
    ],
)
def test_chances_are_those_of_counting_all_hands(wishes: list[str], seen: int) -> None:
    wanted = [want(text) for text in wishes]
    hands = every_hand(SMALL, seen)
    good = [hand for hand in hands if all(w.holds(sum(card in w.cards for card in hand)) for w in wanted)]
    assert chance(SMALL, wanted, seen) == Fraction(len(good), len(hands))


def test_a_known_chance() -> None:
    # 2 of 16 cards are Courage; none of the two drawn: 14/16 * 13/15
    assert chance(find("basic-bliss"), [want("courage")], 2) == 1 - Fraction(14 * 13, 16 * 15)


def test_more_cards_than_the_deck_has_are_the_whole_deck() -> None:
    assert chance(find("love"), [want("trust=2")], 99) == 1


def test_cards_seen_by_turn() -> None:
    assert [seen_by(1), seen_by(1, top=True), seen_by(4), seen_by(4, a_turn=0)] == [2, 3, 8, 2]


@pytest.mark.parametrize("name", ["card", "vibe", "row", "threshold", "moment"])
@pytest.mark.parametrize("size", [1, 2, 3])
def test_mixtures_are_those_of_counting_all_hands(name: str, size: int) -> None:
    hands = every_hand(SMALL, size)
    counted: dict[tuple[str, ...], int] = {}
    for hand in hands:
        kinds = tuple(sorted(trait(name, card) for card in hand))
        counted[kinds] = counted.get(kinds, 0) + 1
    assert mixtures(SMALL, name, size) == {kinds: Fraction(n, len(hands)) for kinds, n in counted.items()}


def test_every_distribution_adds_up_to_one() -> None:
    for deck in listed():
        assert sum(mixtures(deck, "row").values()) == sum(totals(deck, "peak").values()) == 1
        assert sum(different(deck, "vibe", 3).values()) == 1


def test_the_mean_of_a_hand_is_that_of_the_deck_times_its_size() -> None:
    deck = find("empathy")
    one = Fraction(sum(int(trait("threshold", card)) * copies for card, copies in deck.cards.items()), deck.size)
    assert mean(totals(deck, "threshold", 3)) == 3 * one


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("joy", "No Emotion is called “joy”"),
        ("vibe:pink", "No Emotion has the vibe “pink”"),
        ("colour:red", "No trait is called “colour”"),
        ("courage>=", "is not a wish"),
        ("courage>2", "is not a wish"),
        ("", "is not a wish"),
    ],
)
def test_a_wish_that_means_nothing_gets_one_sentence(text: str, says: str) -> None:
    with pytest.raises(BadDeck) as caught:
        want(text)
    assert says in str(caught.value)
