"""When the sentence of each refusal of Amygdala is true, written from the words of the rules."""

from tests.games.amygdala.truth import (
    acquiring,
    banking,
    claiming,
    exchanging,
    paying,
    placing,
    things,
    turns,
    unlocking,
)
from tests.games.amygdala.truth.reading import CLAIMS

__all__ = [
    "CLAIMS",
    "acquiring",
    "banking",
    "claiming",
    "exchanging",
    "paying",
    "placing",
    "things",
    "turns",
    "unlocking",
]
