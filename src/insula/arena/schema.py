"""The columns of a result, each with its meaning, and the rows of finished games as an Arrow table."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import numpy as np
import pyarrow as pa

from insula.arena import tally
from insula.arena.plan import Plan
from insula.arena.player import Ended, Player

FORMAT = "insula-arena 1"
UNFINISHED = "unfinished"
USE = pa.struct([("card", pa.string()), ("seat", pa.int8()), ("entered", pa.int16()), ("used", pa.int16())])

# name, type, meaning
COLUMNS: tuple[tuple[str, Any, str], ...] = (
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
    ("turns", pa.int32(), "turns begun; in Amygdala turns finished"),
    ("rounds", pa.int32(), "Cycles of the card game, Revelations of Cerebria, rounds of Amygdala"),
    ("reason", pa.string(), "how the game ended; unfinished if it reached the most decisions"),
    ("spirits", pa.list_(pa.string()), "Cerebria: the Spirit of each seat; else null"),
    ("decks", pa.list_(pa.string()), "Cerebria: the deck of each seat; else null"),
    ("cards", pa.list_(USE), "per card and seat: how often it came into play, and its power or Ability was used"),
)


def schema(plan: Plan) -> pa.Schema:
    """The columns with their meanings; the plan stands in the metadata."""
    fields = [pa.field(name, kind, metadata={"meaning": meaning}) for name, kind, meaning in COLUMNS]
    about = {"insula": FORMAT, "digest": plan.digest, "plan": json.dumps(plan.describe(), sort_keys=True)}
    return pa.schema(fields, metadata=about)


def rows(plan: Plan, player: Player, ended: Sequence[Ended]) -> dict[str, list[Any]]:
    """Finished games as plain columns, small enough to be sent between processes."""
    out: dict[str, list[Any]] = {name: [] for name, _, _ in COLUMNS}
    for game in ended:
        for name, value in _row(plan, player, game).items():
            out[name].append(value)
    return out


def table_of(plan: Plan, columns: dict[str, list[Any]]) -> pa.Table:
    """Plain columns as a table."""
    made = schema(plan)
    return pa.table([pa.array(columns[f.name], f.type) for f in made], schema=made)


def _row(plan: Plan, player: Player, game: Ended) -> dict[str, Any]:
    planned = plan.planned(game.number)
    cell = planned.cell
    counted = player.engine(cell.game).tally
    sides = player.table(cell).sides
    counts = game.counts
    seats = range(cell.seats)
    return {
        "number": game.number,
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
        "share": shares(game.winners, sides),
        "points": list(game.points),
        "decisions": game.decisions,
        "turns": int(counts[tally.TURNS]),
        "rounds": int(counts[tally.ROUNDS]),
        "reason": counted.reasons.get(int(counts[tally.REASON]), "ended") if game.over else UNFINISHED,
        "spirits": _words(counted.spirits, counts, tally.SPIRIT, seats),
        "decks": _words(counted.decks, counts, tally.DECK, seats),
        "cards": _uses(counted.cards, counts),
    }


def shares(winners: Sequence[int], sides: Sequence[int]) -> list[float]:
    """Each seat's part of the victory; a game that was stopped is shared by all."""
    won = {sides[seat] for seat in winners} or set(sides)
    return [1 / len(won) if side in won else 0.0 for side in sides]


def _words(words: Sequence[str], counts: Any, first: int, seats: range) -> list[str | None] | None:
    if not words:
        return None
    numbers = [int(counts[first + seat]) for seat in seats]
    return [words[number - 1] if number else None for number in numbers]


def _uses(cards: Sequence[str], counts: Any) -> list[dict[str, Any]] | None:
    if not cards:
        return None
    found = np.asarray(counts[tally.HEAD :]).reshape(-1, 2)
    places = np.flatnonzero(found.any(axis=1))
    return [
        {
            "card": cards[place % len(cards)],
            "seat": place // len(cards),
            "entered": int(found[place, tally.ENTERED]),
            "used": int(found[place, tally.USED]),
        }
        for place in places.tolist()
    ]
