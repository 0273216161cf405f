"""The log of a game: every accepted change as a stored line, so that playing the lines again gives the table back."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Sequence
from dataclasses import asdict
from typing import Any

from insula.core.history import Result
from insula.core.table import Table
from insula.server.rows import Chair, Line, Saved, TableLost, append, retake_table
from insula.server.store import Store

log = logging.getLogger("insula.server")
_ALWAYS = 2**62  # later than any version


class ReplayMismatch(ValueError):
    """The lines of a table do not lead where they led before; the message says why."""


class NotStored(RuntimeError):
    """A change could not be written, so it did not happen."""


class GameLog:
    """The lines of one table. A change is appended here first and shown afterwards.

    `doubtful` is set while nobody knows whether the last line arrived; nothing is appended before `settle`.
    """

    def __init__(self, store: Store, table_id: str, epoch: int, lines: Sequence[Line] = ()) -> None:
        self._store = store
        self._table_id = table_id
        self.epoch = epoch
        self.lines = list(lines)
        self.doubtful = False
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
        return Line(len(self.lines), kind, seat, text, by, nonce, reserve, table.digest)

    async def append(self, line: Line, changes: dict[str, Any], chairs: Sequence[Chair]) -> None:
        """Stores a line with what it changes about the table and its seats.

        Raises `NotStored` if it certainly is not there, and `StoreAway` while that cannot be known.
        """
        try:
            await self._store.write(lambda db: append(db, self._table_id, self.epoch, line, changes, chairs))
        except TableLost:
            raise
        except Exception as problem:
            log.error("table %s: a change was not stored: %s", self._table_id, problem)
            self.doubtful = True
            await self.settle()
            if line not in self.lines:
                raise NotStored("The change could not be stored, so it did not happen. Try again.") from None
        else:
            self.lines.append(line)

    async def settle(self) -> Saved:
        """Reads what is stored; afterwards there is no doubt. Raises `StoreAway` while the database is away."""
        saved = await self._store.write(lambda db: retake_table(db, self._table_id, self._store.owner, self.epoch))
        self.epoch, self.lines = saved.row["epoch"], saved.lines
        self.doubtful = False
        return saved

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


def finished(table: Table, result: Result, lines: int) -> Table:
    """A game that is over, played again from its record; its version is no smaller than any that was shown."""
    history = table.history
    history.end(result)
    history.version = max(history.version, lines)
    history.cuts.append((_ALWAYS, 0))  # what somebody saw before may have been taken back since
    return table
