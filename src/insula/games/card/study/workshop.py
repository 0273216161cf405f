"""What the workshop must know of the card game: the words of its cards, the checks of its files, rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from insula.core.data import BadData
from insula.core.parts import Files, Workshop
from insula.games.card.tables import ABILITIES, AFFILIATIONS, VIBES, check, check_abilities
from insula.games.card.words.ability_words import ability_texts, absorber_text

CARD = "cards.items.[]"


def said(files: Files, kind: str, entry: Mapping[str, Any]) -> str:
    """What a card says."""
    if kind != CARD:
        return ""
    if entry["ability"] is None:
        return absorber_text([a.lower() for a in AFFILIATIONS].index(entry["affiliation"]))
    numbers = {each["id"]: each for each in files["cards.yaml"]["abilities"]["items"]}
    texts = ability_texts(numbers["deprive"]["discards"], numbers["draw"]["cards"])
    return texts[[a.lower() for a in ABILITIES].index(entry["ability"])]


def problems(files: Files) -> list[str]:
    """The first thing that cannot be played."""
    cards = files["cards.yaml"]
    known: dict[str, set[str | None]] = {"ability": {a.lower() for a in ABILITIES} | {None}, "vibe": set(VIBES)}
    for card in cards["cards"]["items"]:
        for field, words in known.items():
            if card[field] not in words:
                told = ", ".join(sorted(str(word) for word in words if word))
                return [f"cards.yaml: {card['id']}.{field} is “{card[field]}”; there is {told}."]
    try:
        check(cards["cards"]["items"], files["scoring.yaml"])
        check_abilities(cards["abilities"])
    except BadData as problem:
        return [str(problem)]
    return []


WORKSHOP = Workshop(
    groups={CARD: ("affiliation", "strength")},
    cards=(CARD,),
    said=said,
    problems=problems,
    rules={
        "ability": "card.comp.ability-distribution",
        "vibe": "card.comp.vibe-distribution",
        "affiliation": "card.def.affiliation",
        "strength": "card.comp.emotion-split",
        "fragment_slots": "card.def.strong",
        "absorb_slots": "card.def.bright-bleak",
        "fragments": "card.comp.fragments",
        "discards": "card.deprive.twice",
        "cards": "card.draw.two",
    },
)
