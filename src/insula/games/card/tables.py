"""What is printed on the components as int tables, checked on loading, and its names for people.

[card.comp.emotion-total, card.comp.emotion-split, card.def.affiliation, card.def.vibe, card.def.mild,
card.def.strong, card.def.bright-bleak, card.comp.ability-distribution, card.comp.fragments,
card.comp.vibe-distribution, card.comp.reference-cards, card.def.vibe-colour-only, card.def.vibe-not-affiliation]
"""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any

from insula.core.data import BadData, load_yaml
from insula.core.rule import IntTable, table

_COMPONENTS = Path(__file__).with_name("components")
PRINTED: dict[str, Any] = load_yaml(_COMPONENTS / "cards.yaml")
SCORING: dict[str, Any] = load_yaml(_COMPONENTS / "scoring.yaml")
_CARDS: list[dict[str, Any]] = PRINTED["cards"]["items"]

BLISS = 0
GLOOM = 1
AFFILIATIONS = ("Bliss", "Gloom")
ABSORBERS = ("Brightness", "Bleakness")
VIBES = ("red", "yellow", "green", "blue")

DESTROY = 0
DRAIN = 1
DEPRIVE = 2
SUMMON = 3
STEAL = 4
SWAP = 5
DRAW = 6
EMBRACE = 7
NO_ABILITY = -1
ABILITIES = ("Destroy", "Drain", "Deprive", "Summon", "Steal", "Swap", "Draw", "Embrace")

N_CARDS = 96
MAX_SEATS = 5
COLUMNS = 3
MINDSET_LIMIT = 4
HAND_SIZE = 4
ACTIONS_PER_TURN = 2
ABSORB_SLOTS = 2
SINGLE_MINDED = 12
BALANCED = 7
STACK_EXTRA = 2
MAX_IN_STACK = MAX_SEATS + STACK_EXTRA


class Unprinted(BadData):
    """The component files contradict the rules."""


def _number(words: tuple[str, ...], word: str, where: str) -> int:
    for number, each in enumerate(words):
        if each.lower() == word:
            return number
    raise Unprinted(f"cards.yaml: {where} has the unknown value “{word}”; there is {', '.join(words).lower()}.")


def _expect(is_so: bool, sentence: str) -> None:
    if not is_so:
        raise Unprinted(sentence)


def check(cards: list[dict[str, Any]], scoring: dict[str, Any]) -> None:
    """Raises `Unprinted` when the data cannot be played with these rules."""
    _expect(
        len({c["id"] for c in cards}) == len(cards) == N_CARDS,
        "cards.yaml: there must be 96 cards with ids of their own.",
    )
    for c in cards:
        absorber = ABSORBERS[_number(AFFILIATIONS, c["affiliation"], c["id"])].lower()
        slots = {"mild": (1, 0), "strong": (2, 0), absorber: (0, ABSORB_SLOTS)}.get(c["strength"])
        found = (c["fragment_slots"], c["absorb_slots"])
        _expect(slots == found, f"cards.yaml: {c['id']} ({c['strength']}) cannot have the slots {found}.")
        _expect(
            (c["ability"] is None) == (found[0] == 0),
            f"cards.yaml: {c['id']} must either act or absorb.",
        )
    constants, players = scoring["constants"], scoring["players"]
    wanted = {
        "actions_per_turn": ACTIONS_PER_TURN,
        "mindset_limit": MINDSET_LIMIT,
        "starting_hand": HAND_SIZE,
        "hand_after_revelation": HAND_SIZE,
        "impulse_cards": COLUMNS,
        "impulse_stacks": COLUMNS,
        "stack_size_is_players_plus": STACK_EXTRA,
    }
    for name, value in wanted.items():
        _expect(constants[name] == value, f"scoring.yaml: {name} is {constants[name]}, the rules need {value}.")
    _expect(players["max"] == MAX_SEATS, f"scoring.yaml: there is room for {MAX_SEATS} players.")
    needs = [c["needs"] for c in scoring["winning"]["conditions"]]
    wins = [{"bliss": SINGLE_MINDED}, {"gloom": SINGLE_MINDED}, {"bliss": BALANCED, "gloom": BALANCED}]
    _expect(needs == wins, f"scoring.yaml: the winning conditions must be {wins}.")


def check_abilities(abilities: dict[str, Any]) -> None:
    """Raises `Unprinted` for numbers that the rules cannot follow; how often and how many cards they can."""
    found = {a["id"]: {k: v for k, v in a.items() if k not in ("id", "name")} for a in abilities["items"]}
    names = tuple(a.lower() for a in ABILITIES)
    _expect(names == tuple(found), f"cards.yaml: the Abilities must be {', '.join(names)}.")
    _expect(
        (abilities["cost_fragments"], abilities["uses_per_turn_of_one_type"]) == (1, 1),
        "cards.yaml: an Ability costs 1 Fragment and works once per turn.",
    )
    for name, numbers in found.items():
        fixed = {k: v for k, v in numbers.items() if k != FREE_NUMBER.get(name)}
        _expect(fixed == FIXED_NUMBERS[name], f"cards.yaml: {name.title()} cannot have the numbers {fixed}.")
        for number in [v for k, v in numbers.items() if k == FREE_NUMBER.get(name)]:
            _expect(1 <= number <= MAX_AMOUNT, f"cards.yaml: {name.title()} cannot have the number {number}.")


# the one number of an Ability that may be changed in the file, and those that the rules are made for
FREE_NUMBER = {"deprive": "discards", "draw": "cards"}
FIXED_NUMBERS: dict[str, dict[str, int]] = {
    "destroy": {"emotions": 1},
    "drain": {"emotions": 1, "hosts": 1},
    "deprive": {},
    "summon": {"invokes": 1},
    "steal": {"cards": 1},
    "swap": {"emotions": 2},
    "draw": {},
    "embrace": {"cards": 1},
}
MAX_AMOUNT = 9

check(_CARDS, SCORING)
check_abilities(PRINTED["abilities"])

CARD_IDS: tuple[str, ...] = tuple(c["id"] for c in _CARDS)
CARD_NAMES: tuple[str, ...] = tuple(c["name"] for c in _CARDS)
CARD_NUMBER: dict[str, int] = {name: number for number, name in enumerate(CARD_IDS)}
STRENGTHS: tuple[str, ...] = tuple(c["strength"] for c in _CARDS)

AFFILIATION: IntTable = table([_number(AFFILIATIONS, c["affiliation"], c["id"]) for c in _CARDS])
VIBE: IntTable = table([_number(VIBES, c["vibe"], c["id"]) for c in _CARDS])
ABILITY: IntTable = table(
    [NO_ABILITY if c["ability"] is None else _number(ABILITIES, c["ability"], c["id"]) for c in _CARDS]
)
FRAGMENT_SLOTS: IntTable = table([c["fragment_slots"] for c in _CARDS])

MIN_SEATS: int = SCORING["players"]["min"]
FRAGMENTS: IntTable = table([SCORING["constants"]["fragments"][a.lower()] for a in AFFILIATIONS])
_NUMBERS = {a["id"]: a for a in PRINTED["abilities"]["items"]}
DEPRIVE_TIMES: int = _NUMBERS["deprive"]["discards"]
DRAW_CARDS: int = _NUMBERS["draw"]["cards"]

# Vibes are counted as one number: each Emotion adds VIBE_UNIT of its Vibe, so 5 x 5 x 5 x 5 numbers tell all Mindsets.
VIBE_UNIT: IntTable = table([1, 5, 25, 125])
_PATTERNS: list[dict[str, Any]] = SCORING["vibe_bonus"]["patterns"]["items"]
COMBINATIONS: tuple[str, ...] = ("none", *(c["name"] for c in SCORING["vibe_bonus"]["combinations"]))
_COMBINATION_IDS = ("none", *(c["id"] for c in SCORING["vibe_bonus"]["combinations"]))


def _by_vibes(wanted: str) -> list[int]:
    """For each count of the four Vibes the `wanted` entry of its pattern; 0 for more Emotions than a Mindset holds."""
    out = []
    for blue, green, yellow, red in product(range(5), repeat=4):
        groups = sorted((n for n in (red, yellow, green, blue) if n), reverse=True)
        found = [p for p in _PATTERNS if p["groups"] == groups]
        value = found[0][wanted] if found else 0
        out.append(_COMBINATION_IDS.index(value) if isinstance(value, str) else value)
    return out


VIBE_BONUS: IntTable = table(_by_vibes("bonus"))
COMBINATION: IntTable = table(_by_vibes("combination"))
