"""Names of places for people. Spaces have no printed name: boards draw the number and the letters that stand here."""

from __future__ import annotations

from insula.games.amygdala.tables import CELL_IDS, LOTUS_NAMES, SPACE_IDS

SPACE_NAMES = tuple(name.replace("-", " ") for name in SPACE_IDS)  # purple 3: the number is drawn in its region
CELL_NAMES = tuple(name.upper() for name in CELL_IDS)  # B5: a column and a row of the player board


def the_lotus(lotus: int) -> str:
    """A lotus by the regions it lies between."""
    return f"the {LOTUS_NAMES[lotus]} lotus"
