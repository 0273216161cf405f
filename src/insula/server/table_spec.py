"""The set-up of a table: game, choices, pace and chance, and how that lies in the database."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from insula.bots.api import levels
from insula.core.game import Setup
from insula.core.table import Table
from insula.server import wire
from insula.server.rows import Row
from insula.server.server_rules import refuse

TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")


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

    def deal(self, names: Sequence[str]) -> Table:
        """The game at its first question."""
        return Table(self.setup, self.seed, names, salt=self.salt)

    def row(self, names: Sequence[str]) -> dict[str, Any]:
        """A new table as a row of the database."""
        return {
            "id": self.id,
            "game": self.setup.game.name,
            "rules": self.setup.game.rules_version,
            "choices": json.dumps(dict(self.setup.choices)),
            "pace": self.pace.model_dump_json(),
            "public": self.public,
            "state": "playing" if names else "waiting",
            "seed": self.seed,
            "salt": self.salt,
            "names": json.dumps(list(names)),
            "moves": 0,
            "created": self.created,
            "updated": time.time(),
            "maker": self.maker,
            "after": self.after,
        }


def chat_line(row: Row) -> wire.ChatLine:
    """A stored line of chat."""
    return wire.ChatLine(number=row["number"], name=row["name"], text=row["text"], room=row["room"], at=row["at"])


def check_level(game: str, level: str) -> None:
    """Refuses a level of bot that this game does not have. [online.unknown-bot]"""
    known = [each.name for each in levels(game)]
    if level not in known:
        raise refuse("online.unknown-bot", given=level, known=", ".join(known))
