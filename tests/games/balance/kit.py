"""Helpers for the tests of Forces of Balance: small tables with three Spirits, Reason or Intuition to move."""

from __future__ import annotations

from insula.core.table import Table
from insula.games.cerebria.balance.game import GAME
from insula.testing import at
from tests.games.cerebria.kit import answer, play

BLISS, GLOOM, BALANCE, NOBODY = 0, 1, 2, -1
ROWS = "move wild, invoke wild, quell wild, fortify wild, empower wild"


def three(
    spirit: str = "reason",
    has: str = "willpower 9, essence 1, gloom 1",
    rows: str = ROWS,
    love: str = "at network",
    hatred: str = "at network",
    mode: str = "",
    turn: str = "",
    more: str = "",
) -> str:
    """A typed position: Love, Hatred and one Balance Spirit in Valley of Motives (R1), whose turn it is."""
    return "\n".join(
        [
            f"mode: balance{', ' if mode else ''}{mode}",
            f"love: {love}",
            f"hatred: {hatred}",
            f"{spirit}: at valley, {has}, {rows}",
            f"turn: {turn or spirit}",
            *(line.strip() for line in more.splitlines()),
        ]
    )


def six(more: str = "", turn: str = "love") -> str:
    """A typed position with all six Spirits, Bliss first, Balance third and sixth."""
    spirits = ("love", "delight", "hatred", "malice", "reason", "intuition")
    lines = ["mode: balance", "order: love hatred reason delight malice intuition", f"turn: {turn}"]
    given = {line.split(":")[0].strip() for line in more.splitlines()}
    lines += [f"{s}: at land" for s in spirits if s not in given]
    return "\n".join([*lines, *(line.strip() for line in more.splitlines())])


def asked(text: str, *moves: str) -> Table:
    """The question that a typed position comes to by these moves."""
    return answer(at(GAME, text), *moves)


def on(text: str, *moves: str) -> Table:
    """A typed position after these moves."""
    table = at(GAME, text)
    return play(table, *moves) if moves else table
