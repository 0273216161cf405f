"""The words of cards and Spirit Boards, made from their data. No card text is written by hand.

`catalogues/<language>.yaml` holds the phrases, `components/*.yaml` the powers; the modules here only choose and join.
A changed amount or word of a power changes its text wherever it is shown: terminal, `insula cards`, views, browser.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from insula.core.language import speaking
from insula.games.cerebria.tables import BOARDS, EMOTIONS, EMOTIONS_META, ROW_WORDS, SPIRIT_PACK, SPIRITS
from insula.games.cerebria.terms import BALANCE_MODE
from insula.games.cerebria.words.card_words import boards, clauses
from insula.games.cerebria.words.card_words.phrases import EDITIONS, NoWords, Phrases
from insula.games.cerebria.words.say import PRINTED, WORDS, say

__all__ = [
    "EDITIONS",
    "NoWords",
    "action_text",
    "browser_catalogue",
    "browser_words",
    "edition_of",
    "emotion_text",
    "emotion_texts",
    "power_text",
    "printed_action",
    "row_texts",
    "spirit_texts",
    "upgrade_text",
]

Node = dict[str, Any]
RIVALS = {"bliss": "gloom", "gloom": "bliss", "balance": "balance"}


def edition_of(mode: int) -> str:
    """The words of which edition a game is played with."""
    return EDITIONS[1] if mode == BALANCE_MODE else EDITIONS[0]


def phrases_for(side: str, edition: str, name: str = "") -> Phrases:
    """The phrases of the language that is spoken now, with the names that a card of this team may use."""
    teams = Phrases(WORDS.language, edition)
    names = {"own": side, "rival": RIVALS[side]}
    values: Node = {whose: teams.say(f"teams.{team}") for whose, team in names.items()}
    values |= {f"{whose}_of": teams.say(f"of_teams.{team}") for whose, team in names.items()}
    cap = EMOTIONS_META["max_intensity_token"]["value"]
    return Phrases(WORDS.language, edition, card=name, cap=cap, **values)


def _title(kind: str, entry: Node) -> str:
    """What a card or a Spirit is called; one that somebody designs has no other name than its own."""
    key = f"{kind}-{entry.get('id', '')}"
    english: str = entry["name"]
    return say(key) if PRINTED.get(key) == english else english


def emotion_text(card: Node, edition: str) -> str:
    """What an Emotion card says; `NoWords` if the catalogue lacks a phrase for its power."""
    return clauses.power(phrases_for(card["side"], edition, _title("card", card)), card)


def power_text(spirit: Node, edition: str) -> str:
    """The power of a Spirit."""
    return boards.spirit_power(phrases_for(spirit["side"], edition, _title("spirit", spirit)), spirit["power"])


def action_text(row: str, side: str, edition: str) -> str:
    """What a Spirit Action does without upgrades."""
    of_balance = side == "balance"
    base = printed_action(row, side)["base"]
    return boards.action(phrases_for(side, edition), row, base, of_balance)


def upgrade_text(row: str, cell: Node, side: str, edition: str) -> str:
    """What an upgrade does."""
    return boards.upgrade(phrases_for(side, edition), row, cell, side == "balance")


def printed_action(row: str, side: str) -> Node:
    """Name and price of a Spirit Action as a team has it."""
    usual: Node = SPIRIT_PACK["actions"][row]
    changed: Node = SPIRIT_PACK["balance_actions"].get(row, usual)
    return changed if side == "balance" else usual


def emotion_texts(edition: str) -> dict[str, str]:
    """The text of every Emotion by its id."""
    return _emotion_texts(edition, WORDS.language)


def spirit_texts(edition: str) -> dict[str, str]:
    """The power of every Spirit by its id."""
    return _spirit_texts(edition, WORDS.language)


def row_texts(board: int, side: str, edition: str) -> dict[str, tuple[str, ...]]:
    """For each row of a Spirit Board the text of its Action and of its three upgrades."""
    return _row_texts(board, side, edition, WORDS.language)


@cache
def _emotion_texts(edition: str, language: str) -> dict[str, str]:
    with speaking(language):
        return {card["id"]: emotion_text(card, edition) for card in EMOTIONS}


@cache
def _spirit_texts(edition: str, language: str) -> dict[str, str]:
    with speaking(language):
        return {spirit["id"]: power_text(spirit, edition) for spirit in SPIRITS}


@cache
def _row_texts(board: int, side: str, edition: str, language: str) -> dict[str, tuple[str, ...]]:
    with speaking(language):
        return {
            row: (
                action_text(row, side, edition),
                *(upgrade_text(row, cell, side, edition) for cell in BOARDS[board][row]),
            )
            for row in ROW_WORDS
        }


def browser_words() -> dict[str, dict[str, dict[str, str]]]:
    """What the browser prints on Emotions and Spirit Boards, by edition."""
    return {edition: {"emotions": emotion_texts(edition), "spirits": spirit_texts(edition)} for edition in EDITIONS}


def browser_catalogue() -> dict[str, str]:
    """The names on pieces and what they say, for a browser that shows another language than English."""
    names = {key: say(key) for key in PRINTED}
    for edition, kinds in browser_words().items():
        names |= {f"says-{edition}-{name}": text for texts in kinds.values() for name, text in texts.items()}
    return names
