"""The words of cards and Spirit Boards, made from their data. No card text is written by hand.

`catalogues/<language>.yaml` holds the phrases, `components/*.yaml` the powers; the modules here only choose and join.
A changed amount or word of a power changes its text wherever it is shown: terminal, `insula cards`, views, browser.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from insula.games.cerebria.tables import BOARDS, EMOTIONS, EMOTIONS_META, ROW_WORDS, SPIRIT_PACK, SPIRITS
from insula.games.cerebria.terms import BALANCE_MODE
from insula.games.cerebria.words.card_words import boards, clauses
from insula.games.cerebria.words.card_words.phrases import EDITIONS, NoWords, Phrases

__all__ = [
    "EDITIONS",
    "NoWords",
    "action_text",
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
ENGLISH = "en"


def edition_of(mode: int) -> str:
    """The words of which edition a game is played with."""
    return EDITIONS[1] if mode == BALANCE_MODE else EDITIONS[0]


def phrases_for(side: str, edition: str, name: str = "", language: str = ENGLISH) -> Phrases:
    """The phrases with the names that a card of this team may use."""
    teams = Phrases(language, edition)
    own, rival = (teams.say(f"teams.{team}") for team in (side, RIVALS[side]))
    cap = EMOTIONS_META["max_intensity_token"]["value"]
    return Phrases(language, edition, card=name, own=own, rival=rival, cap=cap)


def emotion_text(card: Node, edition: str, language: str = ENGLISH) -> str:
    """What an Emotion card says; `NoWords` if the catalogue lacks a phrase for its power."""
    return clauses.power(phrases_for(card["side"], edition, card["name"], language), card)


def power_text(spirit: Node, edition: str, language: str = ENGLISH) -> str:
    """The power of a Spirit."""
    return boards.spirit_power(phrases_for(spirit["side"], edition, spirit["name"], language), spirit["power"])


def action_text(row: str, side: str, edition: str, language: str = ENGLISH) -> str:
    """What a Spirit Action does without upgrades."""
    of_balance = side == "balance"
    base = printed_action(row, side)["base"]
    return boards.action(phrases_for(side, edition, language=language), row, base, of_balance)


def upgrade_text(row: str, cell: Node, side: str, edition: str, language: str = ENGLISH) -> str:
    """What an upgrade does."""
    return boards.upgrade(phrases_for(side, edition, language=language), row, cell, side == "balance")


def printed_action(row: str, side: str) -> Node:
    """Name and price of a Spirit Action as a team has it."""
    usual: Node = SPIRIT_PACK["actions"][row]
    changed: Node = SPIRIT_PACK["balance_actions"].get(row, usual)
    return changed if side == "balance" else usual


@cache
def emotion_texts(edition: str, language: str = ENGLISH) -> dict[str, str]:
    """The text of every Emotion by its id."""
    return {card["id"]: emotion_text(card, edition, language) for card in EMOTIONS}


@cache
def spirit_texts(edition: str, language: str = ENGLISH) -> dict[str, str]:
    """The power of every Spirit by its id."""
    return {spirit["id"]: power_text(spirit, edition, language) for spirit in SPIRITS}


@cache
def row_texts(board: int, side: str, edition: str, language: str = ENGLISH) -> dict[str, tuple[str, ...]]:
    """For each row of a Spirit Board the text of its Action and of its three upgrades."""
    return {
        row: (
            action_text(row, side, edition, language),
            *(upgrade_text(row, cell, side, edition, language) for cell in BOARDS[board][row]),
        )
        for row in ROW_WORDS
    }


def browser_words() -> dict[str, dict[str, dict[str, str]]]:
    """What the browser prints on Emotions and Spirit Boards, by edition."""
    return {edition: {"emotions": emotion_texts(edition), "spirits": spirit_texts(edition)} for edition in EDITIONS}
