"""What the questions of the set-up mean: a sentence or two for somebody who has not played yet."""

from __future__ import annotations

from insula.games.cerebria.gen import ask
from insula.games.cerebria.words.say import say

_TOLD = frozenset(
    [
        ask.CHOOSE_SPIRIT,
        ask.CHOOSE_DECK,
        ask.START_SPACE,
        ask.BALANCE_SPACE,
        ask.SECOND_FRONTIER,
        ask.START_SLOT,
        ask.START_TOKEN,
    ]
)


def about(kind: int) -> str:
    """What a kind of question means; empty where it needs no word."""
    return say(f"about-{ask.NAMES[kind].replace('_', '-')}") if kind in _TOLD else ""
