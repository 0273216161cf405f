"""What the questions of the set-up mean: a sentence or two for somebody who has not played yet."""

from __future__ import annotations

from insula.games.cerebria.gen import ask

_FRONTIER = (
    "Your Spirit walks along the ring. From a Frontier it reaches the Spheres and the Fortress locations of both "
    "Realms beside it"
)
ABOUT: dict[int, str] = {
    ask.CHOOSE_SPIRIT: (
        "Every Spirit has a power of its own; the Actions are the same. Read the powers and take the one you like best."
    ),
    ask.CHOOSE_DECK: (
        "Your deck holds the Emotions that you will draw and play. The deck of your own Spirit is a good first choice."
    ),
    ask.START_SPACE: f"{_FRONTIER}, and your first Emotion will lie next to it.",
    ask.BALANCE_SPACE: f"{_FRONTIER}.",
    ask.SECOND_FRONTIER: (
        "A Shaper plays alone for a team and begins with two Emotions. The second one lies beside another Frontier; "
        "far from the first it gives you a foothold on both sides of the board."
    ),
    ask.START_SLOT: (
        "Your first Emotion. It counts for the Realm it lies in and for the Frontier beside it; whoever controls a "
        "Realm pays less for its Action."
    ),
    ask.START_TOKEN: (
        "A Vibe token opens what it lies on: the first space of a row unlocks the Action itself, the spaces to the "
        "right are upgrades. You will need Move, Invoke and Quell first. A row takes each Vibe only once."
    ),
}
