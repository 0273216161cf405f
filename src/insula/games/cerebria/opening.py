"""Opening a table of Cerebria: set-ups with one click, Spirits and decks by seat, decks as people write them.

[cer.mode.teams, cer.shaper.what, cer.setup.choose-spirit, cer.deck.basic-starter, cer.deck.own-deck]
"""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from insula.core.opening import Opening, Pick, Place, Preset, Words, by_seat
from insula.core.rulebook import Refused
from insula.games.cerebria.configure import BY_SEATS, LINE_UPS, teams_of
from insula.games.cerebria.tables import CARD_IDS, DECK_IDS, LISTED, SPIRIT_DECK, SPIRIT_TEAM
from insula.games.cerebria.terms import BALANCE
from insula.games.cerebria.words.card_words import spirit_texts
from insula.games.cerebria.words.names import SPIRIT_WORDS, TEAM_IDS
from insula.games.cerebria.words.say import card_title, deck_name, say, spirit_name, team_name

RECOMMENDED = {"setting": "recommended"}
ENTRY = re.compile(r"^(?:(\d{1,3})\s*[x×]?\s+)?(.*?)(?:\s*[*x×]\s*(\d{1,3})|\s+(\d{1,3}))?$", re.IGNORECASE)
AT_TABLE = "choose"


def places(seats: int, choices: Words) -> list[Place]:
    """Seats in their teams, each with the Spirits and decks of its side."""
    return places_of(seats, choices, _teams(seats, choices.get("line_up", BY_SEATS)), "base")


def _teams(seats: int, line_up: str) -> list[int]:
    """The team of each seat; a line-up that does not fit falls back to the usual one."""
    usual = LINE_UPS[seats][0]
    try:
        return teams_of(seats, usual if line_up == BY_SEATS else line_up)
    except Refused:
        return teams_of(seats, usual)


def places_of(seats: int, choices: Words, teams: list[int], edition: str) -> list[Place]:
    """The places of any edition, by the teams of the seats."""
    spirits = by_seat(choices.get("spirits", AT_TABLE), seats)
    decks = by_seat(choices.get("decks", "recommended"), seats)
    basic = choices.get("edition") == "basic"
    texts = spirit_texts(edition)
    return [
        Place(
            TEAM_IDS[team],
            team_name(team),
            say("place-shaper") if teams.count(team) == 1 else "",
            {"spirits": _spirits(team, texts), "decks": _decks(team, spirits[seat], decks[seat], basic)},
        )
        for seat, team in enumerate(teams)
    ]


def _spirits(team: int, texts: Words) -> tuple[Pick, ...]:
    """The Spirits of a side, or how a seat comes to one."""
    own = [
        Pick(word, spirit_name(number), texts[word], alone=True)
        for number, word in enumerate(SPIRIT_WORDS)
        if SPIRIT_TEAM[number] == team
    ]
    return (*own, Pick("random", say("choice-random"), say("pick-random-spirit")), _at_table())


def _at_table() -> Pick:
    return Pick(AT_TABLE, say("choice-choose"), say("pick-at-table"))


def _decks(team: int, spirit: str, chosen: str, basic: bool) -> tuple[Pick, ...]:
    """The decks of a side; what is recommended goes by the Spirit, and a player's own list is among them."""
    if team == BALANCE:
        return (Pick("recommended", say("pick-balance-deck"), say("pick-balance-deck.text")),)
    listed = [d for d in LISTED if d["side"] == TEAM_IDS[team]]
    found = [Pick(d["id"], _deck_title(d), *_content(d["cards"])) for d in listed]
    own = own_pick(chosen)
    others = (Pick("random", say("choice-random"), say("pick-random-deck")), _at_table())
    return (_recommended(listed, spirit, basic), *([own] if own else []), *found, *others)


def _deck_title(deck: dict[str, Any]) -> str:
    name = deck_name(DECK_IDS.index(deck["id"]))
    return name if deck["spirit"] is None else say("pick-deck-of", spirit=name)


def _recommended(listed: list[dict[str, Any]], spirit: str, basic: bool) -> Pick:
    if basic:
        cards = next(d["cards"] for d in listed if d["use"] == "basic")
        return Pick("recommended", say("pick-starter"), *_content(cards))
    if spirit in SPIRIT_WORDS[: len(SPIRIT_DECK)]:
        deck = LISTED[SPIRIT_DECK[SPIRIT_WORDS.index(spirit)]]
        return Pick("recommended", _deck_title(deck), *_content(deck["cards"]))
    return Pick("recommended", say("pick-own-of-spirit"), say("pick-own-of-spirit.text"))


def own_pick(word: str) -> Pick | None:
    """A list of one's own as a pick, whether it is legal or not."""
    if "*" not in word and "+" not in word:
        return None
    cards: Counter[str] = Counter()
    for part in word.partition(":")[2].split("+") if ":" in word else word.split("+"):
        name, _, count = part.strip().partition("*")
        cards[name] += int(count) if count.isascii() and count.isdecimal() else 1
    return Pick(word, say("pick-own"), *_content(dict(cards)))


def _content(cards: object) -> tuple[str, tuple[str, ...]]:
    """What is in a deck, in words and by card."""
    assert isinstance(cards, dict)
    known = {card: copies for card, copies in cards.items() if card in CARD_IDS}
    words = ", ".join(f"{copies} {card_title(CARD_IDS.index(card))}" for card, copies in known.items())
    return words, tuple(card for card, copies in known.items() for _ in range(min(copies, 4)))


def read_list(name: str, text: str) -> str:
    """A deck as people write it, `2 Courage`, `Trust x2`, `Hope` a line or with commas, as the choice takes it."""
    if name != "decks":
        raise ValueError(say("no-list", name=name))
    cards: Counter[str] = Counter()
    for line in text.splitlines():
        for part in re.split(r"[,;+]", line.partition("#")[0]):
            if part.strip():
                card, copies = _entry(part.strip())
                cards[card] += copies
    return "+".join(f"{card}*{copies}" for card, copies in cards.items()) or "*0"


def _entry(part: str) -> tuple[str, int]:
    found = ENTRY.match(part)
    assert found is not None
    before, name, starred, after = found.groups()
    card = re.sub(r"[\s_]+", "-", name.strip().lower()) or part
    return card, int(before or starred or after or 1)


SIX_SPIRITS = "love,harmony,malice,anxiety,reason,intuition"
TWO_EACH = "love,delight,hatred,misery"
OPENING = Opening(
    presets=(
        Preset(
            "first",
            "First game",
            "Basic rules, pieces placed for you, a partner at your side",
            4,
            45,
            {"edition": "basic", "spirits": TWO_EACH, **RECOMMENDED},
        ),
        Preset(
            "full",
            "Full game, 2 against 2",
            "All rules and powers, and every Spirit has its own deck",
            4,
            90,
            {"spirits": "delight,empathy,misery,hatred", **RECOMMENDED},
        ),
        Preset(
            "duel",
            "Duel",
            "Two Shapers, each playing a whole side",
            2,
            60,
            {"spirits": "delight,misery", **RECOMMENDED},
        ),
        Preset(
            "shaper",
            "Two against a Shaper",
            "Three players; one plays Gloom alone",
            3,
            75,
            {"line_up": "2-1", "spirits": "love,empathy,anxiety", **RECOMMENDED},
        ),
        Preset(
            "experts",
            "Other sides",
            "Every Spirit has its own board, different Intentions score, and you place the pieces",
            4,
            100,
            {"spirit_boards": "b", "team_boards": "b", "spirits": "harmony,love,malice,anxiety"},
        ),
        Preset(
            "six",
            "Six players, three teams",
            "With Forces of Balance; all rules",
            6,
            120,
            {"edition": "balance", "spirits": SIX_SPIRITS, **RECOMMENDED},
        ),
    ),
    places=places,
    read_list=read_list,
)
