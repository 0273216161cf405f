"""Moments of a reviewed game on the board: asked again without spoilers, or with a line of the review played out."""

from __future__ import annotations

from insula.core.record import Record
from insula.core.replaying import replay
from insula.core.table import Table
from insula.server import wire
from insula.server.replays import all_seen


def asked(record: Record, move: int, given: list[str], lines: list[list[str]]) -> tuple[Table, list[str]]:
    """The table at a question of an act, and the answers up to there; what has one answer is not asked."""
    table = replay(record, move)
    answers = list[str]()
    while len(answers) < len(given) or (len(table.options) == 1 and len(answers) + 1 < min(map(len, lines))):
        answers.append(given[len(answers)] if len(answers) < len(given) else table.options[0].text)
        table.follow(table.read(answers[-1]))
    return table, answers


def after_line(record: Record, move: int, answers: list[str], eyes: int | None) -> wire.ReplayAt:
    """A game after some moves and then other answers, for the eyes of a seat, or with all open."""
    table = replay(record, move)
    table.fast_forward = False
    first = len(table.events)
    for answer in answers:
        table.follow(table.read(answer))
    table.events = table.events[first:]
    seen = all_seen(table) if eyes is None else table.seen(eyes)
    return wire.ReplayAt(
        version=move + len(answers),
        view=table.view(eyes),
        views=[table.view(seat) for seat in range(record.seats)] if eyes is None else [],
        events=[wire.EventInfo(**event) for event in seen],
        scenes=[],
        question=table.question,
        asked=None if table.over else table.asked,
    )
