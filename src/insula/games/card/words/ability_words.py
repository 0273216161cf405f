"""What a card says: the words of its Ability and of its slots, made from the numbers in components/cards.yaml.

The rules work with the same numbers, so a card cannot say one thing and do another.
[card.destroy.any-mindset, card.drain.move, card.deprive.twice, card.summon.place, card.steal.take-one,
card.swap.exchange, card.draw.two, card.embrace.take, card.def.mild, card.def.strong, card.def.bright-bleak]
"""

from __future__ import annotations

from typing import Any

from insula.games.card.tables import (
    ABILITIES,
    ABILITY,
    ABSORB_SLOTS,
    AFFILIATION,
    AFFILIATIONS,
    CARD_IDS,
    CARD_NAMES,
    DEPRIVE_TIMES,
    DRAW_CARDS,
    FRAGMENT_SLOTS,
    NO_ABILITY,
    PRINTED,
    STRENGTHS,
    VIBE,
    VIBES,
)

_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
_TIMES = ("", "", " Do this twice.", " Do this three times.")


def counted(number: int, thing: str) -> str:
    """A number of things in words: one card, two cards."""
    word = _NUMBERS[number] if number < len(_NUMBERS) else str(number)
    return f"{word} {thing}{'' if number == 1 else 's'}"


def _times(number: int) -> str:
    return _TIMES[number] if number < len(_TIMES) else f" Do this {counted(number, 'time')}."


def ability_texts(deprive_times: int, draw_cards: int) -> tuple[str, ...]:
    """What each Ability does, in the order of the Ability numbers."""
    return (
        "Discard one Emotion from any Mindset; its Fragments go back to the supply.",
        "Move Fragments from one Emotion in any Mindset to the empty slots of one of yours with the same affiliation.",
        f"Discard a face-up Impulse card and replace it from its Stack.{_times(deprive_times)}",
        "Put one card from your hand into your Mindset, as with Invoke; you may merge it.",
        "Look at an opponent's hand; you may take one card from it.",
        "Exchange one Emotion in any Mindset with one of yours; Fragments stay on them.",
        f"Draw {counted(draw_cards, 'card')} from the main deck.",
        "Take one face-up Impulse card into your hand and replace it from its Stack.",
    )


ABILITY_TEXTS = ability_texts(DEPRIVE_TIMES, DRAW_CARDS)


def card_words(card: int) -> str:
    """What a card does, in one or two sentences."""
    side = AFFILIATIONS[AFFILIATION[card]]
    if ABILITY[card] == NO_ABILITY:
        return (
            f"{_NUMBERS[ABSORB_SLOTS].title()} Absorb slots for {side} Fragments that your other Emotions spend. "
            f"Merged with a {side} Emotion that enters from your hand, it absorbs only what that Emotion spends."
        )
    return ABILITY_TEXTS[ABILITY[card]]


def card_list() -> list[dict[str, Any]]:
    """Every card with what is printed on it and where its Ability is from; for people who look cards up."""
    out = []
    for card, name in enumerate(CARD_IDS):
        acts = ABILITY[card] != NO_ABILITY
        slots = (FRAGMENT_SLOTS[card], "Fragment slot") if acts else (ABSORB_SLOTS, "Absorb slot")
        field = "ability" if acts else "vibe_of_brightness_and_bleakness"
        source = PRINTED["fields"][field]["source"]
        out.append(
            {
                "id": name,
                "name": CARD_NAMES[card],
                "affiliation": AFFILIATIONS[AFFILIATION[card]],
                "strength": STRENGTHS[card].title() if acts else "",
                "vibe": VIBES[VIBE[card]],
                "ability": ABILITIES[ABILITY[card]] if acts else "",
                "slots": counted(*slots),
                "text": card_words(card),
                "source": source,
                "house": source == "house",
            }
        )
    return out


def browser_words() -> dict[str, str]:
    """What the browser prints on cards; `make generate` writes it to gen/ability_words.json."""
    return {name: card_words(card) for card, name in enumerate(CARD_IDS)}
