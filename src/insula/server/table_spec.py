"""The set-up of a table: game, choices, pace and chance, and how that lies in the database."""

from __future__ import annotations

import json
import re
import secrets
import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

from insula.bots.api import levels
from insula.core.game import Setup
from insula.core.pack import Pack
from insula.core.record import Record, commitment
from insula.core.replaying import replay
from insula.core.table import Table
from insula.learn.coach import scripted
from insula.learn.lesson import Lesson
from insula.older.packed import PackTable
from insula.older.table import OlderTable
from insula.server import wire
from insula.server.server_rules import refuse

TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")


def new_table_id() -> str:
    """An id that nobody can guess; it never looks like a flag, so that it can be typed in a terminal."""
    while (made := secrets.token_urlsafe(9)).startswith("-"):
        pass
    return made


@dataclass(frozen=True)
class Older:
    """What a table of an earlier release was set up with, in that release's words."""

    rules: int
    seats: int
    choices: Mapping[str, Any]

    def deal(self, spec: TableSpec, names: Sequence[str], fast_forward: bool = True) -> Table:
        """The game at its first question, under the rules that it began with."""
        given = (self.rules, self.seats, self.choices, spec.seed, names, spec.salt, fast_forward)
        return OlderTable(spec.setup, *given)


@dataclass(frozen=True)
class Branch:
    """The finished table that a table plays on from: the move, as whom, and what was known."""

    of: str
    move: int
    seats: tuple[int, ...]
    eyes: str


@dataclass
class TableSpec:
    """What a table was set up with."""

    id: str
    setup: Setup
    pace: wire.Pace
    public: bool
    seed: int
    salt: str
    created: float
    maker: str = ""  # the user whose table it is for the limits
    after: str | None = None  # the table that this one is the rematch of
    lesson: Lesson | None = None  # what it teaches; it begins where the lesson begins
    begins: Record | None = None  # the moves that it goes on from, where it plays on from another table
    branch: Branch | None = None
    older: Older | None = None  # the rules that it began with, where they are not today's
    pack: Pack | None = None  # the corrected cards that it is played with
    hints: wire.Hints = "alone"  # who may have advice

    def deal(self, names: Sequence[str]) -> Table:
        """The game at its first question."""
        if self.lesson is not None:
            return self.lesson.table(names)
        if self.begins is not None:
            return replay(replace(self.begins, names=tuple(names)))
        if self.pack is not None:
            return PackTable(self.setup, self.pack, self.seed, names, self.salt)
        if self.older is None:
            return Table(self.setup, self.seed, names, salt=self.salt)
        return self.older.deal(self, names)

    def replayed(self, record: Record) -> Table:
        """The game after all moves of its record."""
        if self.lesson is None and self.older is None and self.pack is None:
            return replay(record)
        table = self._undealt(record.names)
        for move in record.moves:
            table.play(move.text, move.seat)
        return table

    def scripted(self, table: Table) -> str | None:
        """What whoever is asked answers by the script of the lesson, if there is one."""
        return None if self.lesson is None else scripted(self.lesson, table)

    def _undealt(self, names: Sequence[str]) -> Table:
        """The game at its first question, where every answer of a record will be played."""
        if self.lesson is not None:
            return self.lesson.start(names, fast_forward=False)
        if self.pack is not None:
            return PackTable(self.setup, self.pack, self.seed, names, self.salt, fast_forward=False)
        assert self.older is not None
        return self.older.deal(self, names, fast_forward=False)

    def row(self, names: Sequence[str]) -> dict[str, Any]:
        """A new table as a row of the database."""
        return {
            "id": self.id,
            "game": self.setup.game.name,
            "rules": self.setup.game.rules_version,
            "choices": json.dumps(dict(self.setup.choices)),
            "pace": self.pace.model_dump_json(),
            "public": self.public,
            "hints": self.hints,
            "state": "playing" if names else "waiting",
            "seed": self.seed,
            "salt": self.salt,
            "commitment": commitment(self.seed, self.salt),
            "names": json.dumps(list(names)),
            "moves": len(self.begins.moves) if self.begins is not None else 0,
            "created": self.created,
            "updated": time.time(),
            "maker": self.maker,
            "after": self.after,
            "lesson": self.lesson.id if self.lesson is not None else "",
            "begins": self.begins.text() if self.begins is not None else None,
            "branch_of": self.branch.of if self.branch is not None else None,
            "branch": json.dumps(asdict(self.branch)) if self.branch is not None else "",
            "pack": self.pack.written() if self.pack is not None else "",
        }


def check_level(game: str, level: str) -> None:
    """Refuses a level of bot that this game does not have. [online.unknown-bot]"""
    known = [each.name for each in levels(game)]
    if level not in known:
        raise refuse("online.unknown-bot", given=level, known=", ".join(known))
