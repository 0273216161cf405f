"""Plays records again, checking every move and where chance spoke."""

from __future__ import annotations

from collections.abc import Callable

from insula.core.data import pack_in_play
from insula.core.messages import CORE
from insula.core.pack import missing
from insula.core.record import BadRecord, Move, Record, seat_letter
from insula.core.registry import UnknownGame, load
from insula.core.rulebook import Refused
from insula.core.table import Table


def replay(record: Record, moves: int | None = None, watch: Callable[[Table], None] = lambda table: None) -> Table:
    """Plays a record again, all of it or its first moves, and checks where chance spoke; `watch` sees the table before
    each of them.
    """
    try:
        game = load(record.game)
    except UnknownGame as unknown:
        raise BadRecord(2, str(unknown)) from None
    in_play = pack_in_play(game.folder)
    if record.pack is not None and (in_play is None or record.pack.hash != in_play.hash):
        raise BadRecord(5, missing(record.pack).rstrip("."))
    if record.pack is None and in_play is not None:
        raise BadRecord(2, CORE.say("record-printed", pack=in_play.name))
    if record.rules != game.rules_version:
        raise BadRecord(3, CORE.say("record-rules", rules=record.rules, here=game.rules_version))
    if record.seed is None:
        raise BadRecord(_first_move(record) - 1, CORE.say("record-no-seed"))
    if not record.verify():
        raise BadRecord(_first_move(record) - 3, CORE.say("record-commitment"))
    try:
        setup = game.setup(record.seats, **record.choices)
    except Refused as refused:
        raise BadRecord(4, str(refused)) from None
    table = Table(setup, record.seed, record.names, salt=record.salt, fast_forward=False)
    wanted = record.moves if moves is None else record.moves[:moves]
    for number, move in enumerate(wanted):
        _redeal(table, record)
        watch(table)
        _replay_move(table, move, _first_move(record) + number)
    _redeal(table, record)
    table.fast_forward = True
    return table


def _redeal(table: Table, record: Record) -> None:
    for move, seat, seed in record.redealt:
        if move == len(table.moves):
            if seat >= record.seats:
                raise BadRecord(2, CORE.say("record-no-seat", seat=seat_letter(seat), seats=record.seats))
            table.redeal(seat, seed)


def _replay_move(table: Table, move: Move, line: int) -> None:
    if table.over:
        raise BadRecord(line, CORE.say("record-over"))
    if move.seat != table.asked:
        asked, given = seat_letter(table.asked), seat_letter(move.seat)
        raise BadRecord(line, CORE.say("record-asked", asked=asked, given=given))
    try:
        number = table.read(move.text)
        refusal = table.why(number)
    except Refused as refused:
        refusal = refused.refusal
    if refusal is not None:
        raise BadRecord(line, str(refusal))
    table.follow(number)
    found = table.moves[-1].remark
    if bool(found) != bool(move.remark):  # not their words: a sentence that reads better must not strand old records
        raise BadRecord(line, CORE.say("record-remark", said=f"{{{move.remark}}}", found=f"{{{found}}}"))


def _first_move(record: Record) -> int:
    head = len(record.choices) + len(record.redealt) + (record.pack is not None)
    return 6 + head + (3 if record.seed is not None else 1) + 1
