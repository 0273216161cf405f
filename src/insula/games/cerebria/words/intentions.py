"""The Intentions in short words, for lists beside a Wheel and for score tables."""

from __future__ import annotations

from insula.games.cerebria.tables import INTENTIONS

INTENTION_NAMES: tuple[str, ...] = (
    "Fill up an Emotion",
    "Quell 2 or more",
    "Fortress to Identity",
    "Absorb 2 or less",
    "Complete a row",
    "Quell exactly 1",
    "Empower an Emotion",
    "Absorb 4 or more",
    "Exalt a Fortress",
    "One more in every row",
)
INTENTION_RULES: tuple[str, ...] = (
    "cer.intention.a-fill",
    "cer.intention.a-quell",
    "cer.intention.a-fortress",
    "cer.intention.a-absorb",
    "cer.intention.a-full-row",
    "cer.intention.b-quell",
    "cer.intention.b-empower",
    "cer.intention.b-absorb",
    "cer.intention.b-exalt",
    "cer.intention.b-levels",
)
INTENTION_IDS: tuple[str, ...] = tuple(str(each["id"]) for each in INTENTIONS)
