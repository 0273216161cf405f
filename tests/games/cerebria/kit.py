"""Helpers for the tests of Cerebria: typed positions, answers in notation, and what lies where."""

from __future__ import annotations

from insula.core.table import Table
from insula.games.cerebria.game import GAME
from insula.games.cerebria.state import Emotion, Realm, Seat, Team
from insula.games.cerebria.tables import CARD_IDS, SPIRIT_IDS
from insula.games.cerebria.words.names import REALM_WORDS, SLOT_WORDS, SPACE_WORDS
from insula.testing import at

BLISS, GLOOM, NOBODY = 0, 1, -1


def answer(table: Table, *moves: str) -> Table:
    """Answers in this order; a question with a single answer that is not the next move answers itself."""
    for move in moves:
        while len(table.options) == 1 and table.options[0].text != move:
            table.play(table.options[0])
        table.play(move)
    return table


def play(table: Table, *moves: str) -> Table:
    """Answers in this order, and what has only one answer afterwards."""
    answer(table, *moves)
    while len(table.options) == 1 and table.kind not in ("turn", "turn_end"):
        table.play(table.options[0])
    return table


def asked(text: str, *moves: str) -> Table:
    """The question that a typed position comes to by these moves."""
    return answer(at(GAME, text), *moves)


def on(text: str, *moves: str) -> Table:
    """A typed position after these moves."""
    table = at(GAME, text)
    return play(table, *moves) if moves else table


def offered(table: Table) -> list[str]:
    """The options in notation."""
    return [option.text for option in table.options]


def slot(table: Table, word: str) -> Emotion:
    """What lies on a slot."""
    emotion: Emotion = table.state.emotions[SLOT_WORDS.index(word)]
    return emotion


def card_on(table: Table, word: str) -> str:
    """The card on a slot by name, or nothing."""
    card = slot(table, word).card
    return CARD_IDS[card] if card >= 0 else ""


def spirit(table: Table, word: str) -> Seat:
    """A Spirit with its board."""
    return next(s for s in table.state.seats[: table.state.n_seats] if s.spirit == SPIRIT_IDS.index(word))


def space_of(table: Table, word: str) -> str:
    """Where a Spirit stands."""
    return SPACE_WORDS[spirit(table, word).space]


def hand(table: Table, word: str) -> list[str]:
    """A hand by names."""
    seat = spirit(table, word)
    return [CARD_IDS[card] for card in seat.hand[: seat.n_hand]]


def deck(table: Table, word: str) -> list[str]:
    """A deck by names, the top card first."""
    seat = spirit(table, word)
    return [CARD_IDS[card] for card in reversed(seat.deck[: seat.n_deck])]


def realm(table: Table, word: str) -> Realm:
    """A Realm with its Fortress and the Frontier after it."""
    found: Realm = table.state.realms[REALM_WORDS.index(word)]
    return found


def team(table: Table, number: int) -> Team:
    """A team."""
    found: Team = table.state.teams[number]
    return found


def row(table: Table, word: str, act: int) -> list[int]:
    """The four cells of a row of a Spirit Board."""
    return spirit(table, word).cells[4 * act : 4 * act + 4]
