"""Opening a table of Amygdala: set-ups with one click, and the colours by seat. [amy.comp.colours, amy.var.choose]"""

from __future__ import annotations

from insula.core.opening import Opening, Pick, Place, Preset, Words
from insula.games.amygdala import tables
from insula.games.amygdala.words.say import colour_name

BOTH_VARIANTS = "changing-toll,vp-tiles"


def places(seats: int, choices: Words) -> list[Place]:
    """Every seat may have any colour."""
    picks = {"colours": tuple(Pick(value, colour_name(value), alone=True) for value in tables.COLOURS)}
    return [Place(picks=picks)] * seats


OPENING = Opening(
    presets=(
        Preset("first", "First game", "Two players, the printed rules and values", 2, 40),
        Preset("three", "Three players", "More claims on every region", 3, 55),
        Preset("four", "Four players", "A full table", 4, 70),
        Preset(
            "variants",
            "Both variants",
            "The toll moves, and tiles replace the printed values",
            4,
            75,
            {"variants": BOTH_VARIANTS},
        ),
    ),
    places=places,
)
