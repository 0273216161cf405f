"""Playing on: the position of a finished game from which a new table goes on, in truth or as a seat knew it."""

from __future__ import annotations

import json
import secrets
from dataclasses import replace

from insula.bots.determinize import REST
from insula.bots.engine import roles_of
from insula.core.record import Record, seat_letter
from insula.core.replaying import replay
from insula.core.table import Table
from insula.older.replay import played_elsewhere
from insula.server import wire
from insula.server.rows import Row
from insula.server.server_rules import because, refuse
from insula.server.table_spec import Branch


def begin_branch(table_id: str, record: Record, given: wire.PlayOnIn) -> tuple[Record, Branch]:
    """The moves that a branch goes on from, checked by playing them. [online.play-on, online.replay-range]"""
    seats = tuple(dict.fromkeys(given.seats))
    if elsewhere := played_elsewhere(record):
        raise refuse("online.play-on", reason=elsewhere)
    if given.move > len(record.moves):
        raise refuse("online.replay-range", n=len(record.moves))
    for seat in seats:
        if not 0 <= seat < record.seats:
            raise refuse("online.seat-unknown", seat=seat, last=record.seats - 1)
    kept = tuple(each for each in record.redealt if each[0] <= given.move)
    table = replay(replace(record, moves=record.moves[: given.move], result="", redealt=kept))
    if table.over:
        raise refuse("online.play-on", reason=because("play-on-over"))
    if given.eyes == "known":
        _redeal(table, seats[0])
    for answer in given.answers:
        table.play(answer)
    nameless = tuple(seat_letter(seat) for seat in range(record.seats))  # the new table has names of its own
    return replace(table.record, names=nameless), Branch(table_id, given.move, seats, given.eyes)


def _redeal(table: Table, seat: int) -> None:
    roles = roles_of(table.game, table.game.tuning)
    if not table.eyes(seat) >> table.asked & 1 and roles[table.state.asked.kind] != REST:
        raise refuse("online.play-on", reason=because("play-on-act"))
    table.redeal(seat, secrets.randbits(59))


def branch_info(row: Row, name: str) -> wire.BranchInfo:
    """A branch for the wire."""
    told = json.loads(row["branch"])
    ended = json.loads(row["result"])["reason"] if row["result"] else ""
    over = row["state"] == "over"
    return wire.BranchInfo(
        table=row["id"], move=told["move"], eyes=told["eyes"], seats=told["seats"], by=name, over=over, result=ended
    )
