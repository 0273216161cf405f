"""What the card game says in any language: its catalogue, and the names that are printed on its pieces."""

from __future__ import annotations

from pathlib import Path

from insula.core.messages import CORE_LOCALES, LOCALES, Catalogue, Later, key_of
from insula.games.card.tables import (
    ABILITIES,
    ABSORBERS,
    AFFILIATIONS,
    CARD_NAMES,
    COMBINATIONS,
    FRAGMENT_SLOTS,
    STRENGTHS,
    VIBE,
    VIBES,
)

PRINTED = {
    **{key_of("card", name): name for name in CARD_NAMES},
    **{key_of("side", name): name for name in AFFILIATIONS},
    **{key_of("vibe", name): name for name in VIBES},
    **{key_of("ability", name): name for name in ABILITIES},
    **{key_of("strength", name): name for name in STRENGTHS},
    **{key_of("combination", name): name for name in COMBINATIONS},
}
WORDS = Catalogue(Path(__file__).parent.parent / LOCALES, CORE_LOCALES, printed=PRINTED)
say = WORDS.say
later = WORDS.later
listed = WORDS.listed
CONDITIONS = ("nothing", "balanced", "single-minded-bliss", "single-minded-gloom")


def card_name(card: int) -> str:
    """A card for people: Brightness and Bleakness by their Vibe."""
    name = say(key_of("card", CARD_NAMES[card]))
    return name if FRAGMENT_SLOTS[card] > 0 else say("absorber-name", name=name, vibe=vibe_name(VIBE[card]))


def absorber_name(side: int) -> str:
    """Brightness or Bleakness."""
    return say(key_of("card", ABSORBERS[side]))


def side_name(side: int) -> str:
    """Bliss or Gloom."""
    return say(key_of("side", AFFILIATIONS[side]))


def vibe_name(vibe: int) -> str:
    """A colour."""
    return say(key_of("vibe", VIBES[vibe]))


def ability_name(ability: int) -> str:
    """What an Ability is called."""
    return say(key_of("ability", ABILITIES[ability]))


def strength_name(card: int) -> str:
    """Mild or strong."""
    return say(key_of("strength", STRENGTHS[card]))


def combination_name(combination: int) -> str:
    """What a combination of Vibes is called."""
    return say(key_of("combination", COMBINATIONS[combination]))


def condition_name(condition: int) -> str:
    """A way to win, by its number."""
    return say(f"condition-{CONDITIONS[condition]}")


def condition_later(condition: int) -> Later:
    """The same for whoever reads it later."""
    return later(f"condition-{CONDITIONS[condition]}")


def fragments(amount: int, side: int) -> str:
    """So many Fragments of a side."""
    return say("fragments", count=amount, side=side_name(side))


def cards(amount: int) -> str:
    """So many cards."""
    return say("cards", count=amount)
