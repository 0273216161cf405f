"""The columns of a result, each with its meaning, and the rows of finished games as an Arrow table."""

from __future__ import annotations

import functools
import json
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

import numpy as np
import pyarrow as pa

from insula.arena.player import Player
from insula.arena.tournament import Cell, Plan
from insula.bots import no_tally
from insula.bots.match import Played, sides_of
from insula.core.parts import COLUMNS, ENTERED, MAX_SEATS, REASON, ROUNDS, TURNS, USED, Column, Tally
from insula.core.registry import load

FORMAT = "insula-arena 3"
UNFINISHED = "unfinished"
USE = pa.struct([("card", pa.string()), ("seat", pa.int8()), ("entered", pa.int16()), ("used", pa.int16())])
FAILED = pa.struct([("decision", pa.int32()), ("seat", pa.int8()), ("how", pa.string()), ("option", pa.int32())])

# name, type, meaning
COMMON: tuple[tuple[str, Any, str], ...] = (
    ("number", pa.int64(), "number of the game in its plan, from 0"),
    ("seed", pa.int64(), "seed of the deal; games with the same seed, seats and choices have the same deal"),
    ("cell", pa.int32(), "number of the cell: one set-up with one line-up"),
    ("seating", pa.int8(), "which seating of the line-up"),
    ("game", pa.string(), "name of the game"),
    ("variant", pa.string(), "name of the component variant; printed is the game as it is"),
    ("seats", pa.int8(), "how many seats"),
    ("choices", pa.string(), "the choices of the set-up as JSON"),
    ("bots", pa.list_(pa.string()), "the bot of each seat"),
    ("sides", pa.list_(pa.int8()), "the side of each seat; seats of one side win together"),
    ("winners", pa.list_(pa.int8()), "the seats that won; empty if the game was stopped"),
    ("share", pa.list_(pa.float32()), "each seat's part of the victory: its side's, if sides share it"),
    ("points", pa.list_(pa.int32()), "the shown points of each seat at the end"),
    ("decisions", pa.int32(), "answers given, forced ones included"),
    ("turns", pa.int32(), "turns, as the game counts them (`counted_as`)"),
    ("rounds", pa.int32(), "rounds, as the game counts them (`counted_as`)"),
    ("reason", pa.string(), "how the game ended; unfinished if it reached the most decisions"),
    ("replaced", pa.list_(pa.int32()), "answers of each seat that its bot failed to give, and chance gave"),
    (
        "failed",
        pa.list_(FAILED),
        "these answers one by one: number of the decision, seat, how (crashed, illegal, slow, ended), chance's choice",
    ),
    ("cards", pa.list_(USE), "per card and seat: how often it came into play, and its power or Ability was used"),
)


def tallies(plan: Plan) -> dict[str, Tally]:
    """How each game of a plan is counted."""
    return {name: load(name).tally or no_tally.TALLY for name in dict.fromkeys(cell.game for cell in plan.cells)}


def by_seat(plan: Plan) -> dict[str, Column]:
    """The columns that the games of a plan have of their own, by name."""
    return {column.name: column for counted in tallies(plan).values() for column in counted.columns}


def fields(plan: Plan) -> list[pa.Field]:
    """The columns of a plan's results with their meanings; those of its games tell what they are in `of_each_seat`."""
    counted = tallies(plan).values()
    words = {name: ", ".join(dict.fromkeys(getattr(each, name) for each in counted)) for name in ("turns", "rounds")}
    made = []
    for name, kind, meaning in COMMON:
        about = {"meaning": meaning, "counted_as": words[name]} if name in words else {"meaning": meaning}
        made.append(pa.field(name, kind, metadata=about))
    for column in by_seat(plan).values():
        about = {"meaning": f"{column.meaning}; null in games without", "of_each_seat": column.title}
        made.append(pa.field(column.name, pa.list_(pa.string()), metadata=about))
    return made


def schema(plan: Plan) -> pa.Schema:
    """The columns with their meanings; the plan stands in the metadata."""
    about = {"insula": FORMAT, "digest": plan.digest, "plan": json.dumps(plan.describe(), sort_keys=True)}
    return pa.schema(fields(plan), metadata=about)


def rows(plan: Plan, player: Player, first: int, played: Sequence[Played]) -> dict[str, list[Any]]:
    """Finished games, numbered from `first` on, as plain columns, small enough to be sent between processes."""
    out: dict[str, list[Any]] = {field.name: [] for field in fields(plan)}
    for number, game in enumerate(played, first):
        row = _row(plan, player, number, game)
        for name, values in out.items():
            values.append(row.get(name))
    return out


def table_of(plan: Plan, columns: dict[str, list[Any]]) -> pa.Table:
    """Plain columns as a table."""
    made = schema(plan)
    return pa.table([pa.array(columns[f.name], f.type) for f in made], schema=made)


def _row(plan: Plan, player: Player, number: int, game: Played) -> dict[str, Any]:
    planned = plan.planned(number)
    cell = planned.cell
    counted = player.engine(cell.game).tally
    sides = _sides(cell)
    counts = game.counts
    row = {
        "number": number,
        "seed": game.seed,
        "cell": cell.number,
        "seating": planned.seating,
        "game": cell.game,
        "variant": planned.variant,
        "seats": cell.seats,
        "choices": json.dumps(dict(cell.choices), sort_keys=True),
        "bots": list(planned.bots),
        "sides": list(sides),
        "winners": list(game.winners),
        "share": game.shares(sides),
        "points": list(game.points),
        "decisions": game.decisions,
        "turns": int(counts[TURNS]),
        "rounds": int(counts[ROUNDS]),
        "reason": counted.reasons.get(int(counts[REASON]), "ended") if game.over else UNFINISHED,
        "replaced": list(game.replaced),
        "failed": [asdict(each) for each in game.failures],
        "cards": _uses(counted, counts),
    }
    for place, column in enumerate(counted.columns):
        row[column.name] = _words(column.words, counts, COLUMNS + MAX_SEATS * place, range(cell.seats))
    return row


@functools.cache
def _sides(cell: Cell) -> tuple[int, ...]:
    return sides_of(cell.setup)


def _words(words: Sequence[str], counts: Any, first: int, seats: range) -> list[str | None]:
    numbers = [int(counts[first + seat]) for seat in seats]
    return [words[number - 1] if number else None for number in numbers]


def _uses(counted: Tally, counts: Any) -> list[dict[str, Any]] | None:
    cards = counted.cards
    if not cards:
        return None
    found = np.asarray(counts[counted.first_card :]).reshape(-1, 2)
    places = np.flatnonzero(found.any(axis=1))
    return [
        {
            "card": cards[place % len(cards)],
            "seat": place // len(cards),
            "entered": int(found[place, ENTERED]),
            "used": int(found[place, USED]),
        }
        for place in places.tolist()
    ]
