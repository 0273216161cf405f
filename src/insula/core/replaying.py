"""Plays records again, checking every move and every remark of chance."""

from __future__ import annotations

from insula.core.record import BadRecord, Move, Record, seat_letter
from insula.core.registry import UnknownGame, load
from insula.core.rulebook import Refused
from insula.core.table import Table


def replay(record: Record, moves: int | None = None) -> Table:
    """Plays a record again, all of it or its first moves, and checks every remark of chance."""
    try:
        game = load(record.game)
    except UnknownGame as unknown:
        raise BadRecord(2, str(unknown)) from None
    if record.rules != game.rules_version:
        raise BadRecord(3, f"made under rules {record.rules}; this Insula plays rules {game.rules_version}")
    if record.seed is None:
        raise BadRecord(_first_move(record) - 1, "the record does not tell its seed, so it cannot be played again")
    if not record.verify():
        raise BadRecord(_first_move(record) - 3, "seed and salt are not those that were committed to")
    try:
        setup = game.setup(record.seats, **record.choices)
    except Refused as refused:
        raise BadRecord(4, str(refused)) from None
    table = Table(setup, record.seed, record.names, salt=record.salt, fast_forward=False)
    wanted = record.moves if moves is None else record.moves[:moves]
    for number, move in enumerate(wanted):
        _replay_move(table, move, _first_move(record) + number)
    table.fast_forward = True
    return table


def _replay_move(table: Table, move: Move, line: int) -> None:
    if table.over:
        raise BadRecord(line, "the game is over before this move")
    if move.seat != table.asked:
        raise BadRecord(line, f"the question is for {seat_letter(table.asked)}, not for {seat_letter(move.seat)}")
    try:
        number = table.read(move.text)
        refusal = table.why(number)
    except Refused as refused:
        refusal = refused.refusal
    if refusal is not None:
        raise BadRecord(line, str(refusal))
    table.follow(number)
    if table.moves[-1].remark != move.remark:
        raise BadRecord(line, f"the record says {{{move.remark}}}, the rules give {{{table.moves[-1].remark}}}")


def _first_move(record: Record) -> int:
    return 6 + len(record.choices) + (3 if record.seed is not None else 1) + 1
