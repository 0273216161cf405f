"""Short words for what is on the table, typed and stored: the same in every language. What people read is in say.py."""

from __future__ import annotations

from typing import Literal

from insula.games.cerebria.tables import BOARD, REALM_IDS, SPIRIT_IDS
from insula.games.cerebria.terms import SPACES

Team = Literal["bliss", "gloom", "balance"]
Kind = Literal["bliss", "gloom"]
VibeWord = Literal["none", "red", "yellow", "green", "blue", "wild"]
Mode = Literal["basic", "full", "balance"]
TEAM_IDS: tuple[Team, ...] = ("bliss", "gloom", "balance")
TEAM_NAMES = ("Bliss", "Gloom", "Balance")
KIND_WORDS: tuple[Kind, ...] = ("bliss", "gloom")  # of Essence
KIND_NAMES = TEAM_NAMES[:2]
VIBE_WORDS: tuple[VibeWord, ...] = ("none", "red", "yellow", "green", "blue", "wild")
SIDE_WORDS = ("a", "b")
MODE_WORDS: tuple[Mode, ...] = ("basic", "full", "balance")
REALM_WORDS = tuple(name.split("-")[0] for name in REALM_IDS)
FRONTIER_WORDS = tuple(f"{REALM_WORDS[f]}/{REALM_WORDS[(f + 1) % 5]}" for f in range(5))
SPACE_WORDS = tuple(REALM_WORDS[s // 2] if s % 2 == 0 else FRONTIER_WORDS[s // 2] for s in range(SPACES))
SPHERE_WORDS = tuple(str(s["id"]) for s in BOARD["origin"]["spheres"])
SPIRIT_WORDS = tuple(SPIRIT_IDS)


def _slot_word(slot: int) -> str:
    """A Realm's slots are a and b clockwise; the slot of a Frontier bears its name."""
    if slot % 3 == 1:
        return FRONTIER_WORDS[slot // 3]
    realm = (slot + 1) // 3 % 5
    return f"{REALM_WORDS[realm]}.{'a' if slot % 3 == 2 else 'b'}"


SLOT_WORDS = tuple(_slot_word(slot) for slot in range(15))
ACT_NAMES = (
    "Move",
    "Invoke",
    "Quell",
    "Fortify",
    "Empower",
    "Gain Willpower",
    "Draw Cards",
    "Move Emotion",
    "Intensify",
    "Harvest",
    "Absorb",
)
ABILITY_NAMES = ("Add Vibe token", "Rotation", "Additional Action")
