"""Short words for the tests of Amygdala: positions, moves, and what lies on the table."""

from __future__ import annotations

from insula.core.registry import load
from insula.core.table import Table
from insula.games.amygdala.gen import ev, opt
from insula.games.amygdala.state import Seat
from insula.games.amygdala.tables import (
    CELL_IDS,
    EMOTIONS,
    FACE_NAMES,
    LOTUS_NAMES,
    N_CELLS,
    N_FACES,
    PLACES_ON_LOTUS,
    REGION_IDS,
    SPACE_IDS,
    TILE_IDS,
)
from insula.testing import at

GAME = load("amygdala")
SEATS = "ABCD"
L1, L2, L3, L4, L5, L6 = LOTUS_NAMES  # as the checks of the rulebook count them


def position(text: str) -> Table:
    """A table in a typed position; nothing is answered by itself."""
    return at(GAME, text)


def fresh(seats: int, seed: int = 0, **choices: str) -> Table:
    """A new game, at its first question."""
    return GAME.setup(seats, **choices).table(seed=seed)


def play(table: Table, *moves: str) -> Table:
    """Answers question after question."""
    for move in moves:
        table.play(move)
    return table


def player(table: Table, seat: str) -> Seat:
    """The record of a seat."""
    found: Seat = table.state.seats[SEATS.index(seat)]
    return found


def coins(table: Table, seat: str) -> int:
    """The money of a seat."""
    return player(table, seat).coins


def pieces(table: Table, seat: str) -> list[int]:
    """Coins of 1, 5, 10 of a seat."""
    return list(player(table, seat).pieces)


def bank(table: Table, seat: str) -> dict[str, int]:
    """Everything but coins in a memory bank."""
    p = player(table, seat)
    items = {FACE_NAMES[f]: p.faces[f] for f in range(N_FACES)}
    items |= {"wild": p.wild, "happiness": p.happiness, "idea": p.idea, "dream": p.dream}
    items |= {f"claim {EMOTIONS[e]}": 1 for e, where in enumerate(p.claims) if where == 1}
    return {name: count for name, count in items.items() if count}


def items(table: Table, seat: str) -> int:
    """How many items are in a bank."""
    count: int = table.view()["players"][SEATS.index(seat)]["items"]
    return count


def discard(table: Table) -> dict[str, int]:
    """The resource discard."""
    return {FACE_NAMES[f]: n for f, n in enumerate(table.state.discard) if n}


def lotus(table: Table, name: str) -> list[str]:
    """The places of a lotus; - is empty."""
    start = PLACES_ON_LOTUS * LOTUS_NAMES.index(name)
    size = 4 if table.state.n_seats == 4 else 2
    return [FACE_NAMES[f] if f >= 0 else "-" for f in table.state.lotus[start : start + size]]


def on_board(table: Table) -> dict[str, str]:
    """Emotion tiles on the game board: space -> owner and tile."""
    g = table.state
    return {SPACE_IDS[s]: f"{SEATS[o]} {TILE_IDS[g.tile[s]]}" for s, o in enumerate(g.owner) if o >= 0}


def claims(table: Table, region: str) -> str:
    """The seats that claimed a region, in order."""
    r = REGION_IDS.index(region)
    return "".join(SEATS[s] for s in table.state.claim[4 * r : 4 * r + table.state.n_claim[r]])


def mood(table: Table, seat: str) -> str:
    """The lotus of a mood marker."""
    return LOTUS_NAMES[player(table, seat).mood]


def cloud(table: Table, seat: str) -> str:
    """The cell of a thought cloud; empty while it is beside the board."""
    cell = player(table, seat).cloud
    return CELL_IDS[cell] if cell >= 0 else ""


def mind(table: Table, seat: str) -> dict[str, str]:
    """The emotion tiles on a player board."""
    tiles = player(table, seat).tiles
    return {CELL_IDS[c]: TILE_IDS[tiles[c]] for c in range(N_CELLS) if tiles[c] >= 0}


def offered(table: Table) -> list[str]:
    """The notation of every option."""
    return [option.text for option in table.options]


def offered_things(table: Table, prefix: str) -> list[str]:
    """Offered options that begin with some words, without them."""
    return [text.removeprefix(prefix).strip() for text in offered(table) if text.startswith(prefix)]


def asked(table: Table) -> tuple[str, str]:
    """What is asked, and whom."""
    return table.kind, SEATS[table.asked]


def kinds(table: Table, since: int = 0) -> list[str]:
    """What happened, by the names of the events."""
    return [ev.NAMES[event.kind].lower() for event in table.events[since:]]


def claim_option(emotion: str) -> int:
    """The option id of a claim tile, whatever the question."""
    return opt.CLAIM + EMOTIONS.index(emotion)


def space_option(space: str) -> int:
    """The option id of a space, whatever the question."""
    return opt.SPACE + SPACE_IDS.index(space)


def lotus_option(name: str) -> int:
    """The option id of a lotus, whatever the question."""
    return opt.LOTUS + LOTUS_NAMES.index(name)


def cell_option(name: str) -> int:
    """The option id of a cell, whatever the question."""
    return opt.CELL + CELL_IDS.index(name)


def face_option(name: str) -> int:
    """The option id of a resource tile in a bank, whatever the question."""
    return opt.FACE + FACE_NAMES.index(name)
