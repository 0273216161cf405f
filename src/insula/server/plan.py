"""What a table was set up with, and how that lies in the database."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from insula.core.game import Setup
from insula.server import wire
from insula.server.store import Row


@dataclass
class Plan:
    """What a table was set up with."""

    id: str
    setup: Setup
    pace: wire.Pace
    public: bool
    seed: int
    salt: str
    created: float


def chat_line(row: Row) -> wire.ChatLine:
    """A stored line of chat."""
    return wire.ChatLine(number=row["number"], name=row["name"], text=row["text"], room=row["room"], at=row["at"])


def stored(plan: Plan, names: Sequence[str]) -> dict[str, Any]:
    """A new table as a row of the database."""
    return {
        "id": plan.id,
        "game": plan.setup.game.name,
        "rules": plan.setup.game.rules_version,
        "choices": json.dumps(dict(plan.setup.choices)),
        "pace": plan.pace.model_dump_json(),
        "public": plan.public,
        "state": "playing" if names else "waiting",
        "seed": plan.seed,
        "salt": plan.salt,
        "names": json.dumps(list(names)),
        "moves": 0,
        "created": plan.created,
        "updated": time.time(),
    }
