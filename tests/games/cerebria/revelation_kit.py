"""A Sphere about to be emptied, for the tests of Revelations."""

from __future__ import annotations

from insula.core.table import Table
from insula.games.cerebria.gen import ev, opt
from insula.games.cerebria.tables import ASPIRATION_IDS
from tests.games.cerebria.scoring_kit import (
    VALLEY,
    absorb,
    events,
)

# Harmony empties Humility at the Valley. Bliss has more Frontiers (2-0) and Essence; Attitude is 2-0 too.
START = """
harmony: at valley, deck trust comfort
empathy: at willow
malice: at land, deck anger fear
hatred: at network
origin: humility 2 at valley
"""
AHEAD = "valley.a: comfort\ncradle.a: comfort\n"  # Bliss is ahead in everything but Fortitude


def aspirations(common: str, bliss: str, gloom: str) -> str:
    """Lines for the Common row and both Hidden decks, current cards first."""
    return f"common: {common}\nbliss: hidden {bliss}\ngloom: hidden {gloom}\n"


def reveal(text: str) -> Table:
    """Harmony empties the Sphere; the table stands at the first question after the Sphere bonus."""
    return absorb(START + text, VALLEY, opt.PASS)


def asp(name: str) -> int:
    """The option of an Aspiration."""
    return opt.ASPIRATION + ASPIRATION_IDS.index(name)


def won(table: Table) -> list[tuple[int, int]]:
    """(team, Aspiration) of everything accomplished."""
    return [(event.seat, event.thing) for event in events(table, ev.ASPIRATION_WON)]
