"""Claims: when each refusal of the card game is true, read from the rules' words and never from the guards."""

from __future__ import annotations

from tests.games.card.truth import abilities, drain, effects, entry, things, turn
from tests.games.card.truth.reading import CLAIMS

CHAPTERS = (abilities, drain, effects, entry, things, turn)

__all__ = ["CHAPTERS", "CLAIMS"]
