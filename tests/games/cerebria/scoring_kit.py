"""Helpers for tests that play from typed positions: named places, acts, and answers that follow each other."""

from __future__ import annotations

from insula.core.events import Event
from insula.core.table import Table
from insula.games.cerebria.game import GAME
from insula.games.cerebria.gen import opt
from insula.games.cerebria.tables import CARD_IDS
from insula.games.cerebria.words.names import SLOT_WORDS, SPACE_WORDS
from insula.testing import at

VALLEY, CRADLE, NETWORK, LAND, WILLOW = range(5)
MOVE, INVOKE, QUELL, FORTIFY, EMPOWER = (opt.ACT + act for act in range(5))
INTENSIFY = opt.ACT + 8


def slot(name: str) -> int:
    """The option of a slot by its short name."""
    return opt.SLOT + SLOT_WORDS.index(name)


def space(name: str) -> int:
    """The option of a Spirit space by its short name."""
    return opt.SPACE + SPACE_WORDS.index(name)


def card(name: str) -> int:
    """The option of a card by its id."""
    return opt.CARD + CARD_IDS.index(name)


def using(*upgrades: int) -> int:
    """The option of a set of upgrades, 1 to 3 from the left."""
    return opt.USING + sum(1 << upgrade - 1 for upgrade in upgrades)


def emotion(table: Table, name: str) -> str:
    """What lies on a slot: card and Essence, or nothing."""
    e = table.state.emotions[SLOT_WORDS.index(name)]
    return f"{CARD_IDS[e.card]} {e.essence}" if e.card >= 0 else ""


def place(table: Table, seat: int) -> str:
    """The space of a Spirit by its short name."""
    return SPACE_WORDS[table.state.seats[seat].space]


def play(table: Table, *moves: int) -> Table:
    """Answers in this order; questions with a single answer that is not the next move answer themselves."""
    for move in moves:
        while len(table.options) == 1 and table.options[0] != move:
            table.play(table.options[0])
        table.play(move)
    return table


def on(text: str, *moves: int) -> Table:
    """A typed position after these moves."""
    return play(at(GAME, text), *moves)


def absorb(text: str, realm: int, *moves: int) -> Table:
    """A typed position after an Absorb from the Sphere at a Realm and further answers."""
    return on(text, opt.ABSORB, opt.REALM + realm, *moves)


def settle(table: Table) -> Table:
    """Declines whatever is asked until the turn goes on."""
    while not table.over and table.kind != "turn":
        table.play(opt.PASS if opt.PASS in table.options else table.options[0])
    return table


def kinds(table: Table) -> list[int]:
    """The kinds of all events so far."""
    return [event.kind for event in table.events]


def events(table: Table, kind: int) -> list[Event]:
    """The events of one kind."""
    return [event for event in table.events if event.kind == kind]


def in_this_order(table: Table, *wanted: int) -> bool:
    """Did the first events of these kinds happen, and in this order?"""
    places = [kinds(table).index(kind) for kind in wanted]
    return places == sorted(places)


def fragments(table: Table, team: int) -> tuple[int, int]:
    """Minor and Major Fragments of a team in the Identity."""
    t = table.state.teams[team]
    return t.identity_minor, t.identity_major


def points(table: Table, team: int) -> int:
    """What the counter of a team has travelled on its Wheel."""
    travelled: int = table.state.teams[team].points
    return travelled
