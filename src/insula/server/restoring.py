"""A table from what is stored of it, for the server and for whoever looks after its database."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass

from insula.core.history import Result
from insula.core.pack import BadPack, parse_pack
from insula.core.record import BadRecord, commitment, parse_record
from insula.core.registry import UnknownGame, load
from insula.core.rulebook import Refused
from insula.core.table import Table
from insula.learn.lesson import lesson_of
from insula.older.releases import ReleaseMissing
from insula.older.table import lenient_setup
from insula.server import wire
from insula.server.game_log import ReplayMismatch, finished, follow
from insula.server.rows import Line, Saved
from insula.server.table_spec import Branch, Older, TableSpec


class LessonGone(RuntimeError):
    """The lesson of a table was taken out of its game."""


UNUSABLE = (
    BadPack,
    BadRecord,
    LessonGone,
    ReplayMismatch,
    ReleaseMissing,
    UnknownGame,
    Refused,
)  # with a sentence each


def spec_of(saved: Saved) -> TableSpec:
    """What a stored table was set up with; raises one of `UNUSABLE`."""
    row = saved.row
    game = load(row["game"])
    seats, choices = len(saved.chairs), json.loads(row["choices"])
    older = None
    if row["rules"] != game.rules_version and row["state"] != "waiting":  # nothing was dealt: it moves on
        older = Older(row["rules"], seats, choices)
    pack = parse_pack(row["pack"]) if row["pack"] else None
    if pack is not None and pack.rules != game.rules_version:
        raise ReleaseMissing(f"it is played with the pack “{pack.name}”, which is for rules {pack.rules}")
    setup = game.setup(seats, **choices) if older is None else lenient_setup(game, seats, choices)
    pace = wire.Pace.model_validate_json(row["pace"])
    known = {k: row[k] for k in ("id", "public", "seed", "salt", "created", "maker", "after", "hints")}
    lesson = lesson_of(game, row["lesson"]) if row["lesson"] else None
    if row["lesson"] and lesson is None:
        raise LessonGone(f"its lesson “{row['lesson']}” is gone")
    if row["commitment"] and row["commitment"] != commitment(row["seed"], row["salt"]):
        raise ReplayMismatch("its seed or salt is not the one that was committed to at the start")
    begins = parse_record(row["begins"]) if row["begins"] else None
    branch = Branch(**json.loads(row["branch"])) if row["branch"] else None
    return TableSpec(
        setup=lesson.setup if lesson else setup,
        pace=pace,
        older=older,
        pack=pack,
        lesson=lesson,
        begins=begins,
        branch=branch,
        **known,
    )


def ended_table(saved: Saved, spec: TableSpec) -> Table:
    """A finished game."""
    told = wire.ResultInfo.model_validate_json(saved.row["result"])
    result = Result(tuple(told.winners), tuple(told.points), told.reason)
    return finished(spec.replayed(parse_record(saved.row["record"])), result, len(saved.lines))


@dataclass
class Checked:
    """How far the lines of a table can be played again, and what is wrong with the first that cannot."""

    table: Table | None
    good: int
    problem: str = ""


def check(saved: Saved) -> Checked:
    """Plays everything that is stored of a table again and compares every digest."""
    try:
        spec = spec_of(saved)
        if saved.row["state"] == "over":
            return Checked(ended_table(saved, spec), len(saved.lines))
        names = json.loads(saved.row["names"])
        if not names:
            return Checked(None, 0)
        table = spec.deal(names)
    except Exception as problem:  # rows that somebody changed may fail in any way
        return Checked(None, 0, str(problem).rstrip(".") or type(problem).__name__)
    return _followed(table, saved.lines)


def _followed(table: Table, lines: Sequence[Line]) -> Checked:
    for number, line in enumerate(lines):
        if line.number != number:
            return Checked(table, number, f"line {number} is missing")
        try:
            follow(table, line)
        except ReplayMismatch as problem:
            return Checked(table, number, str(problem))
        except Exception as problem:
            return Checked(table, number, f"line {number} cannot be played again ({str(problem).rstrip('.')})")
    return Checked(table, len(lines))
