"""Short words for the tests of the card game: positions, moves, and what lies on the table."""

from __future__ import annotations

from insula.core.record_class import clone
from insula.core.registry import load
from insula.core.table import Table
from insula.games.card.gen import ev, opt
from insula.games.card.state import Emotion
from insula.games.card.tables import ABSORB_SLOTS, CARD_IDS, CARD_NUMBER, FRAGMENT_SLOTS
from insula.testing import at

GAME = load("card")
SEATS = "ABCDE"


def position(text: str) -> Table:
    """A table in a typed position; nothing is answered by itself."""
    return at(GAME, text)


def fresh(seats: int, seed: int = 0) -> Table:
    """A new game, at its first mulligan question."""
    return GAME.setup(seats).table(seed=seed)


def play(table: Table, *moves: str) -> Table:
    """Answers question after question."""
    for move in moves:
        table.play(move)
    return table


def copy_of(table: Table) -> Table:
    """Another table in the same position."""
    return Table(table.setup, seed=0, state=clone(table.state), fast_forward=False)


def started(seats: int, seed: int = 0) -> Table:
    """A new game in which everybody has kept the hand."""
    return play(fresh(seats, seed), *["keep"] * seats)


def take(table: Table, column: int) -> None:
    """An Impulse Action on a column (from 1), whatever card lies there."""
    table.play(opt.IMPULSE + column - 1)


def idle_turn(table: Table) -> None:
    """A whole turn of two Impulse Actions, from the columns with the highest Stacks."""
    for _ in range(2 - table.state.actions):
        sizes = table.state.stack_size
        take(table, sizes.index(max(sizes)) + 1)
    table.play("end turn")


def hand(table: Table, seat: str) -> list[str]:
    """The cards of a hand."""
    s = table.state.seats[SEATS.index(seat)]
    return [CARD_IDS[c] for c in s.hand[: s.n_hand]]


def mindset(table: Table, seat: str) -> list[str]:
    """The Emotions of a Mindset as positions write them."""
    s = table.state.seats[SEATS.index(seat)]
    return [_emotion(e) for e in s.mindset[: s.n_mindset]]


def _emotion(e: Emotion) -> str:
    name = CARD_IDS[e.card] + (f"+{CARD_IDS[e.partner]}" if e.partner >= 0 else "")
    if FRAGMENT_SLOTS[e.card]:
        name += f" {e.fragments}/{FRAGMENT_SLOTS[e.card]}"
    if e.partner >= 0 or not FRAGMENT_SLOTS[e.card]:
        name += f" {e.absorbed}/{ABSORB_SLOTS}"
    return name


def score(table: Table, seat: str) -> tuple[int, int]:
    """Bliss and Gloom in a scoring area."""
    bliss, gloom = table.state.seats[SEATS.index(seat)].scored
    return bliss, gloom


def supply(table: Table) -> tuple[int, int]:
    """Bliss and Gloom in the general supply."""
    bliss, gloom = table.state.supply
    return bliss, gloom


def impulse(table: Table) -> list[str]:
    """The face-up cards."""
    return [CARD_IDS[c] for c in table.state.impulse if c >= 0]


def stacks(table: Table) -> list[int]:
    """How many cards each Stack has."""
    return list(table.state.stack_size)


def stack(table: Table, column: int) -> list[str]:
    """The cards of a Stack (columns from 1), the bottom one first."""
    size = table.state.stack_size[column - 1]
    start = (column - 1) * 7
    return [CARD_IDS[c] for c in table.state.stacks[start : start + size]]


def deck(table: Table) -> list[str]:
    """The main deck, the top card first."""
    return [CARD_IDS[c] for c in reversed(table.state.deck[: table.state.n_deck])]


def discarded(table: Table) -> list[str]:
    """The discard pile, the last card on top."""
    return [CARD_IDS[c] for c in table.state.discard[: table.state.n_discard]]


def offered(table: Table) -> list[str]:
    """The notation of every option."""
    return [option.text for option in table.options]


def active(table: Table) -> str:
    """Whose turn it is."""
    return SEATS[table.state.turn]


def asked(table: Table) -> str:
    """Who is asked."""
    return SEATS[table.asked]


def kinds(table: Table, since: int = 0) -> list[str]:
    """What happened, by the names of the events."""
    return [ev.NAMES[event.kind].lower() for event in table.events[since:]]


def card_option(name: str) -> int:
    """The option id of a card, whatever the question."""
    return opt.CARD + CARD_NUMBER[name]


def place_option(seat: str, number: int) -> int:
    """The option id of an Emotion (numbers from 1), whatever the question."""
    return opt.PLACE + 4 * SEATS.index(seat) + number - 1
