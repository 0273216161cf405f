"""Short words for what is on the table, shared by notation, typed positions and set-up choices. No rules."""

from __future__ import annotations

from typing import Literal

from insula.games.cerebria.tables import (
    BOARD,
    CARD_NAMES,
    CARDS,
    FRONTIER_NAMES,
    REALM_IDS,
    REALM_NAMES,
    SPIRIT_IDS,
)
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


def card_name(card: int) -> str:
    """A card for people; one that shares its name with others says its Vibe too."""
    name = CARD_NAMES[card]
    return name if CARD_NAMES.count(name) == 1 else f"{name} ({VIBE_WORDS[CARDS[card].vibe]})"


def space_name(space: int) -> str:
    """A Spirit space for people."""
    return REALM_NAMES[space // 2] if space % 2 == 0 else f"the Frontier {FRONTIER_NAMES[space // 2]}"


def slot_name(slot: int) -> str:
    """An Emotion slot for people."""
    if slot % 3 == 1:
        return f"the Frontier {FRONTIER_NAMES[slot // 3]}"
    return f"{REALM_NAMES[(slot + 1) // 3 % 5]} ({'a' if slot % 3 == 2 else 'b'})"
