"""What a card says: the words of its Ability and of its slots, made from the numbers in components/cards.yaml.

The rules work with the same numbers, so a card cannot say one thing and do another.
[card.destroy.any-mindset, card.drain.move, card.deprive.twice, card.summon.place, card.steal.take-one,
card.swap.exchange, card.draw.two, card.embrace.take, card.def.mild, card.def.strong, card.def.bright-bleak]
"""

from __future__ import annotations

from typing import Any

from insula.core.messages import key_of
from insula.core.sentences import began
from insula.games.card.tables import (
    ABILITIES,
    ABILITY,
    ABSORB_SLOTS,
    AFFILIATION,
    CARD_IDS,
    CARD_NAMES,
    DEPRIVE_TIMES,
    DRAW_CARDS,
    FRAGMENT_SLOTS,
    NO_ABILITY,
    PRINTED,
    VIBE,
)
from insula.games.card.words.say import PRINTED as NAMES
from insula.games.card.words.say import ability_name, say, side_name, strength_name, vibe_name


def ability_texts(deprive_times: int, draw_cards: int) -> tuple[str, ...]:
    """What each Ability does, in the order of the Ability numbers."""
    times = {"deprive": deprive_times, "draw": draw_cards}
    return tuple(_ability_text(name.lower(), times) for name in ABILITIES)


def _ability_text(name: str, times: dict[str, int]) -> str:
    if name not in times:
        return say(f"text-{name}")
    return say(f"text-{name}", count=times[name], number=say("number", count=times[name]))


def _slots(number: int, kind: str) -> str:
    return say(f"slots-{kind}", count=number, number=say("number", count=number))


def card_words(card: int) -> str:
    """What a card does, in one or two sentences."""
    if ABILITY[card] == NO_ABILITY:
        return absorber_text(AFFILIATION[card])
    return ability_texts(DEPRIVE_TIMES, DRAW_CARDS)[ABILITY[card]]


def absorber_text(side: int) -> str:
    """What a card without an Ability does."""
    return say("text-absorber", slots=began(_slots(ABSORB_SLOTS, "absorb")), side=side_name(side))


def card_list() -> list[dict[str, Any]]:
    """Every card with what is printed on it and where its Ability is from; for people who look cards up."""
    out = []
    for card, name in enumerate(CARD_IDS):
        acts = ABILITY[card] != NO_ABILITY
        field = "ability" if acts else "vibe_of_brightness_and_bleakness"
        source = PRINTED["fields"][field]["source"]
        out.append(
            {
                "id": name,
                "name": say(key_of("card", CARD_NAMES[card])),
                "affiliation": side_name(AFFILIATION[card]),
                "strength": began(strength_name(card)) if acts else "",
                "vibe": vibe_name(VIBE[card]),
                "ability": ability_name(ABILITY[card]) if acts else "",
                "slots": _slots(FRAGMENT_SLOTS[card], "fragment") if acts else _slots(ABSORB_SLOTS, "absorb"),
                "text": card_words(card),
                "source": source,
                "house": source == "house",
            }
        )
    return out


def browser_words() -> dict[str, str]:
    """What the browser prints on cards; `make generate` writes it to gen/ability_words.json."""
    return {name: card_words(card) for card, name in enumerate(CARD_IDS)}


def browser_catalogue() -> dict[str, str]:
    """The names on the pieces and what cards say, for a browser that shows another language than English."""
    return {key: say(key) for key in NAMES} | {f"says-{name}": words for name, words in browser_words().items()}
