"""The log of a game: every accepted change as a stored line, so that playing the lines again gives the table back."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import asdict
from typing import Any

from insula.core.history import Result
from insula.core.record import Record
from insula.core.table import Table, replay
from insula.server.store import Chair, Line, Store, append

DIGEST_EVERY = 8  # plays; a later digest vouches for the plays before it
_ALWAYS = 2**62  # later than any version


class ReplayMismatch(ValueError):
    """The lines of a table do not lead where they led before; the message says why."""


class GameLog:
    """The lines of one table. A change is appended here first and shown afterwards."""

    def __init__(self, store: Store, table_id: str, lines: Sequence[Line] = ()) -> None:
        self._store = store
        self._table_id = table_id
        self.lines = list(lines)
        self._nonces: dict[tuple[str, str], int] = {}

    def version_of(self, user_id: str, nonce: str) -> int | None:
        """The version that a command led to, if it was accepted before."""
        return self._nonces.get((user_id, nonce))

    def remember(self, user_id: str, nonce: str, version: int) -> None:
        """Notes what a command led to, so that it is carried out once only."""
        if nonce:
            self._nonces[user_id, nonce] = version

    def next_line(self, table: Table, kind: str, seat: int, text: str, by: str, nonce: str, reserve: int) -> Line:
        """The line of a change that the table has just made."""
        number = len(self.lines)
        digest = table.digest if kind != "play" or number % DIGEST_EVERY == 0 or table.over else ""
        return Line(number, kind, seat, text, by, nonce, reserve, digest)

    async def append(self, line: Line, changes: dict[str, Any], chairs: Sequence[Chair]) -> None:
        """Stores a line with what it changes about the table and its seats."""
        await self._store.write(lambda db: append(db, self._table_id, line, changes, chairs))
        self.lines.append(line)

    def replay(self, deal: Callable[[], Table]) -> Table:
        """Plays all lines on a fresh deal; raises `ReplayMismatch` where they lead elsewhere."""
        table = deal()
        self._nonces.clear()
        for line in self.lines:
            try:
                follow(table, line)
            except ReplayMismatch:
                raise
            except Exception as problem:  # rules that changed since may fail in any way
                raise ReplayMismatch(f"line {line.number} cannot be played again ({problem})") from problem
            self.remember(line.user_id, line.nonce, table.version)
        return table


def follow(table: Table, line: Line) -> None:
    """Carries a stored line out again and checks that it leads to the same state."""
    if line.kind == "play":
        table.play(line.text, line.seat)
    elif line.kind == "undo":
        table.undo()
    elif line.kind == "rewind":
        table.rewind(int(line.text))
    if line.kind == "resign":
        table.resign(line.seat)
    if line.kind in ("resign", "draw") and line.text:
        told = json.loads(line.text)
        table.end(told["winners"], told["reason"], told["points"])
    if line.digest and line.digest != table.digest:
        raise ReplayMismatch(f"line {line.number} leads to another state than it did")


def ending_text(result: Result) -> str:
    """A result as the text of its line."""
    return json.dumps(asdict(result))


def finished(record: Record, result: Result, lines: int) -> Table:
    """A game that is over, from its record; its version is no smaller than any that was shown."""
    table = replay(record)
    history = table.history
    history.end(result)
    history.version = max(history.version, lines)
    history.cuts.append((_ALWAYS, 0))  # what somebody saw before may have been taken back since
    return table
