"""Talk at a table: who may read what. Players speak to everybody, spectators to spectators, partners to each other."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from insula.server import wire
from insula.server.rows import Row


@dataclass(frozen=True)
class Said:
    """A line of chat; `side` is the bit set of the seats that a line among partners is for."""

    line: wire.ChatLine
    user_id: str = ""
    side: int = 0


def said(row: Row) -> Said:
    """A stored line."""
    line = wire.ChatLine(number=row["number"], name=row["name"], text=row["text"], room=row["room"], at=row["at"])
    return Said(line, row["user_id"], row["side"])


def may_read(each: Said, seats: Sequence[int], over: bool, blocked: Collection[str]) -> bool:
    """Whether somebody on these seats reads a line; partners' words stay theirs, also after the end."""
    if each.user_id and each.user_id in blocked:
        return False
    if each.line.room == "partners":
        return any(each.side >> seat & 1 for seat in seats)
    return over or not seats or each.line.room == "players"
