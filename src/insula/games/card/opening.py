"""Opening a table of the Card Game: only the number of players is chosen. [card.comp.player-count]"""

from __future__ import annotations

from insula.core.opening import Opening, Preset

OPENING = Opening(
    presets=(
        Preset("first", "First game", "You and one other player: only one Mindset to watch", 2, 20),
        Preset("three", "Three minds", "Two Mindsets to keep an eye on", 3, 30),
        Preset("four", "Four minds", "Three Mindsets to keep an eye on", 4, 40),
    )
)
