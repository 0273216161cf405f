"""Why a line is better, in words: what is won first, then what it costs, each by the name of whoever has it."""

from __future__ import annotations

from insula.core.amounts import Amount
from insula.review.consequences import IN_THE_LONG_RUN, YOU, Effect, in_words

FRIENDS = frozenset(["", "@0", "@2"])
CARDS = Amount("card", 0, "cards", "card")
THEIRS = CARDS._replace(whose="@1")
WILLPOWER = Amount("willpower", 0, "Willpower")
CONTROL = Amount("bliss", 0, "control of the Cradle", sort="flag")
INTENSITY = Amount("intensity", 0, "Intensity of Fear", whose="Gloom", sort="level")


def told(*effects: tuple[Amount, float], own: str = "@0", points: float | None = None) -> tuple[str, str]:
    return in_words([Effect(amount, more, 0.01) for amount, more in effects], own, FRIENDS, points)


def test_what_one_player_has_is_told_together_and_the_price_comes_last() -> None:
    why, brief = told((WILLPOWER, -1.0), (CARDS, 2.1), (CONTROL, 0.4))
    assert why == (
        "One round later @0 has 2 more cards and control of the Cradle 40 % more often, but 1 less Willpower."
    )
    assert brief == "2 more cards"


def test_what_another_loses_is_a_gain_and_what_a_friend_gains_too() -> None:
    why, brief = told((THEIRS, -1.0), (CARDS._replace(whose="@2"), 1.0), (INTENSITY, -1.0))
    assert why == "One round later @1 has 1 fewer card, @2 has 1 more card and Intensity of Fear of Gloom is 1 lower."
    assert brief == "1 fewer card (@1)"
    assert told((THEIRS, -1.0), (CARDS, -1.0))[0] == "One round later @1 has 1 fewer card, but @0 has 1 fewer card."
    assert told((THEIRS, 1.0))[1] == "Pays off later"


def test_what_only_costs_at_first_says_so() -> None:
    assert told((CARDS, -2.0)) == (
        "It costs something at first: one round later @0 has 2 fewer cards; it pays off later.",
        "Pays off later",
    )
    assert told((CARDS, -2.0), points=3.2)[0].endswith("; at the end @0 stands 3 points better on average.")


def test_a_player_who_asks_is_addressed_and_where_nothing_differs_nothing_is_made_up() -> None:
    assert told((CARDS, 1.0), own=YOU)[0] == "One round later you have 1 more card."
    assert told(points=1.0)[0] == "At the end @0 stands 1 point better on average."
    assert told() == IN_THE_LONG_RUN
