"""Teller: scenes, the score table, the course of the lead and the parts of a number, from a table and its events.

Games say in their `story` which events matter; what is hidden from a pair of eyes is hidden in the events already.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from insula.core.events import EVERYBODY, Event, named
from insula.core.messages import Later
from insula.core.story import Gain, Row, SceneKind, Side, Story
from insula.core.table import Table
from insula.core.telling import (
    Breakdown,
    Count,
    Decision,
    Ending,
    Lead,
    Moment,
    Part,
    Place,
    Scene,
    ScoreRow,
    ScoreTable,
    Step,
    Total,
)

MOMENTS = 3  # shown at the end
MOMENT_CAUSES = 2  # told of each
EARLIER = "earlier"


@dataclass(frozen=True)
class _Found:
    """A scene by the places of its first and last event."""

    kind: SceneKind
    first: int
    last: int
    open: bool


def _found(story: Story, events: Sequence[Event], over: bool) -> Iterator[_Found]:
    opening = {kind: each for each in reversed(story.scenes) for kind in each.opens}  # the first that opens with it
    current: SceneKind | None = None
    first = 0
    for place, event in enumerate(events):
        if current is None:
            current = opening.get(event.kind)
            first = place
        if current is not None and event.kind in current.closes:
            yield _Found(current, first, place, False)
            current = None
    if current is not None:
        yield _Found(current, first, len(events) - 1, not over)


class _Ledger:
    """Who had how many points after each event."""

    def __init__(self, table: Table, story: Story) -> None:
        g = table.state
        self.sides: list[Side] = story.sides(g)
        self.gains: list[Sequence[Gain]] = story.gains(g, table.events)
        self.now = [story.points(g, side) for side in range(len(self.sides))]
        self.earlier = list(self.now)  # what was there before the first event: not 0 for typed positions
        for gains in self.gains:
            for gain in gains:
                self.earlier[gain.side] -= gain.amount

    def gained(self, first: int, last: int) -> list[int]:
        """By side what came from the events `first` to `last`."""
        out = [0] * len(self.sides)
        for gains in self.gains[first : last + 1]:
            for gain in gains:
                out[gain.side] += gain.amount
        return out


# ---- scenes --------------------------------------------------------------------------------------------------------


def scenes(table: Table, seat: int | None = None, since: int = 0) -> list[Scene]:
    """The scenes with an event from number `since` on, as a seat or a spectator sees them."""
    return _scenes(table, table.eyes(seat), since)


def scenes_for_all(table: Table, since: int = 0) -> list[Scene]:
    """The scenes with nothing hidden: for finished games."""
    return _scenes(table, EVERYBODY, since)


def _scenes(table: Table, eyes: int, since: int) -> list[Scene]:
    story = table.game.story
    found = [] if story is None else list(_found(story, table.events, table.over))
    wanted = [each for each in found if table.events[each.last].number >= since]
    if story is None or not wanted:
        return []
    ledger = _Ledger(table, story)
    return [
        _scene(table, story, ledger, each, [e.seen_by(eyes) for e in table.events[each.first : each.last + 1]])
        for each in wanted
    ]


def _scene(table: Table, story: Story, ledger: _Ledger, found: _Found, events: Sequence[Event]) -> Scene:
    before = [e + g for e, g in zip(ledger.earlier, ledger.gained(0, found.first - 1), strict=True)]
    gained = ledger.gained(found.first, found.last)
    steps: list[Step] = []
    for event, gains in zip(events, ledger.gains[found.first : found.last + 1], strict=True):
        steps += _steps(table, story, ledger.sides, found.kind, event, gains)
    totals: list[Total] = [
        {"side": side.id, "who": named(side.name, table.names), "before": old, "after": old + new}
        for side, old, new in zip(ledger.sides, before, gained, strict=True)
    ]
    return {
        "kind": found.kind.kind,
        "title": str(found.kind.title),
        "scale": found.kind.scale,
        "first": events[0].number,
        "last": events[-1].number,
        "open": found.open,
        "steps": steps,
        "totals": totals,
    }


def _whom(story: Story, sides: Sequence[Side], event: Event) -> tuple[Side | None, str]:
    """The side that an event is about, and its name or that of the player."""
    if event.seat < 0:
        return None, ""
    if event.kind in story.of_sides:
        return sides[event.seat], sides[event.seat].name
    return next(side for side in sides if event.seat in side.seats), f"@{event.seat}"


def _steps(
    table: Table, story: Story, sides: Sequence[Side], kind: SceneKind, event: Event, gains: Sequence[Gain]
) -> list[Step]:
    """The steps of one event: its gains, or itself; then what was so when it happened."""
    g = table.state
    rule = table.game.rulebook.ids.get(event.rule, "")
    part = story.part(g, event) if kind.scale == "full" else ""  # a short notice needs no headings
    things = table.game.event_things(g, event)
    about = next((t for t in things if not t.startswith(("seat:", "team:"))), "")

    def step(side: Side | None, text: str | Later, what: str = "", amount: int = 0, who: str = "") -> Step:
        return {
            "part": part,
            "side": side.id if side else "",
            "who": named(who or (side.name if side else ""), table.names),
            "text": named(str(text), table.names),
            "what": what,
            "amount": amount,
            "rule": rule,
            "event": event.number,
            "thing": about,
            "counts": [],
        }

    text = table.game.event_text(g, event)
    out = [step(sides[each.side], each.text or text, each.what or story.what, each.amount) for each in gains]
    if not gains and event.kind not in kind.silent:
        side, who = _whom(story, sides, event)
        out.append(step(side, text, who=who))
    for fact in event.facts:
        told = step(None if fact.side is None else sides[fact.side], fact.text, fact.what)
        counts: list[Count] = [
            {"side": side.id, "who": named(side.name, table.names), "amount": amount}
            for side, amount in zip(sides, fact.counts, strict=False)  # a third team may stand beside a comparison
        ]
        about_it: Step = {
            **told,
            "rule": fact.rule,
            "thing": fact.thing,
            "counts": counts,
            "part": (str(fact.part) or part) if part else "",
        }
        out.append(about_it)
    return out


# ---- the end -------------------------------------------------------------------------------------------------------


def score_table(table: Table) -> ScoreTable | None:
    """The score by the categories of the rulebook, also of a game that still runs."""
    story = table.game.story
    if story is None:
        return None
    g, ledger = table.state, _Ledger(table, story)
    sides = range(len(ledger.sides))
    sums: dict[str, list[int]] = {}
    for gain in [gain for gains in ledger.gains for gain in gains]:
        sums.setdefault(gain.row, [0 for _ in sides])[gain.side] += gain.amount
    remarks = story.remarks(g, table.events)
    rows: list[ScoreRow] = []
    for row in story.rows(g, table.events):
        notes = [named(remarks.get((row.id, side), ""), table.names) for side in sides]
        rows.append(_row(row, sums.pop(row.id, [0 for _ in sides]), notes))
    if sums:
        raise KeyError(f"{table.game.name}: points of {', '.join(sums)} have no row in the score table")
    for part in [each for each in rows if each["part_of"]]:
        above = next(each for each in rows if each["id"] == part["part_of"])
        above["amounts"] = [a + b for a, b in zip(above["amounts"], part["amounts"], strict=True)]
    if any(ledger.earlier):
        rows.append(_earlier(ledger, table.game.catalogue.say("earlier")))
    return {
        "who": [named(side.name, table.names) for side in ledger.sides],
        "seats": [list(side.seats) for side in ledger.sides],
        "what": story.what,
        "rows": rows,
        "totals": list(ledger.now),
        "decided": _decided(table, story),
    }


def _row(row: Row, amounts: list[int], notes: list[str]) -> ScoreRow:
    return {
        "id": row.id,
        "name": row.name,
        "rule": row.rule,
        "part_of": row.part_of,
        "amounts": amounts,
        "notes": notes,
    }


def _earlier(ledger: _Ledger, name: str) -> ScoreRow:
    return {
        "id": EARLIER,
        "name": name,
        "rule": "",
        "part_of": "",
        "amounts": list(ledger.earlier),
        "notes": ["" for _ in ledger.sides],
    }


def _decided(table: Table, story: Story) -> list[Decision]:
    if not table.state.over:
        return []
    return [{**each, "text": named(each["text"], table.names)} for each in story.decided(table.state)]


@dataclass(frozen=True)
class _Turn:
    """A turn by the places of its events; the seat is -1 for what belongs to nobody's turn."""

    number: int
    seat: int
    first: int
    last: int


def _turns(story: Story, events: Sequence[Event]) -> list[_Turn]:
    """The events cut into turns; what comes before the first or after the last is a part of its own."""
    out: list[_Turn] = []
    first, seat, number = 0, -1, 0

    def cut(end: int) -> None:
        if end >= first:
            out.append(_Turn(number, seat, first, end))

    for place, event in enumerate(events):
        if event.kind in story.turn_begins:
            cut(place - 1)
            first, seat, number = place, event.seat, number + 1
        elif event.kind in story.turn_ends:
            seat, number = event.seat, number + 1
            cut(place)
            first, seat = place + 1, -1
    if story.turn_ends:
        number += 1
    cut(len(events) - 1)
    return out


def course(table: Table) -> list[Lead]:
    """The points of all sides after each turn."""
    story = table.game.story
    if story is None:
        return []
    ledger = _Ledger(table, story)
    found = [f for f in _found(story, table.events, table.over) if f.kind.scale == "full"]
    totals = list(ledger.earlier)
    out: list[Lead] = []
    for turn in _turns(story, table.events):
        totals = [a + b for a, b in zip(totals, ledger.gained(turn.first, turn.last), strict=True)]
        last = table.events[turn.last]
        kinds = [f.kind.kind for f in found if turn.first <= f.first <= turn.last]
        out.append(
            {
                "turn": turn.number,
                "seat": turn.seat,
                "move": last.move,
                "event": last.number,
                "totals": totals,
                "scenes": kinds,
            }
        )
    return out


def moments(table: Table) -> list[Moment]:
    """The turns that changed the lead most, in their order."""
    story = table.game.story
    if story is None:
        return []
    ledger = _Ledger(table, story)
    rated = [(*_swing(ledger.gained(turn.first, turn.last)), turn) for turn in _turns(story, table.events)]
    best = sorted([each for each in rated if each[0] > 0], key=lambda each: (-each[0], each[2].first))[:MOMENTS]
    return [_moment(table, story, ledger, *each) for each in sorted(best, key=lambda each: each[2].first)]


def _swing(gained: Sequence[int]) -> tuple[int, int]:
    """By how much the best side of a turn gained on the next best, and which it was."""
    side = max(range(len(gained)), key=lambda each: gained[each])
    others = [points for each, points in enumerate(gained) if each != side]
    return gained[side] - max(others, default=0), side


def _moment(table: Table, story: Story, ledger: _Ledger, swing: int, side: int, turn: _Turn) -> Moment:
    g = table.state
    changes = [
        (gain, gain.text or table.game.event_text(g, table.events[place]))
        for place in range(turn.first, turn.last + 1)
        for gain in ledger.gains[place]
    ]
    causes = [(gain.amount, text) for gain, text in changes if gain.side == side and gain.amount > 0]
    causes = causes or [(-gain.amount, text) for gain, text in changes if gain.amount < 0]  # what the others gave away
    told = list(dict.fromkeys(text for _, text in sorted(causes, key=lambda each: -each[0])))[:MOMENT_CAUSES]
    last = table.events[turn.last]
    return {
        "turn": turn.number,
        "seat": turn.seat,
        "move": last.move,
        "event": last.number,
        "who": named(ledger.sides[side].name, table.names),
        "swing": swing,
        "text": named("; ".join(told), table.names),
    }


def ending(table: Table) -> Ending | None:
    """What the end shows; None while the game runs, and for games that tell no story."""
    scored = score_table(table) if table.over else None
    if scored is None:
        return None
    return {"score_table": scored, "course": course(table), "moments": moments(table)}


# ---- what a number is made of --------------------------------------------------------------------------------------


def numbers(table: Table, seat: int | None = None) -> list[str]:
    """The names of all numbers that a seat may ask about."""
    story = table.game.story
    sides = story.sides(table.state) if story else []
    return [*(f"score:{side}" for side in range(len(sides))), *table.game.numbers(table.state, seat)]


def explain(table: Table, what: str, seat: int | None = None) -> Breakdown | None:
    """The parts of a number by its name; None if there is no such number for this seat."""
    if what not in numbers(table, seat):
        return None
    kind, _, side = what.partition(":")
    if kind == "score" and table.game.story is not None:
        return _score_parts(table, what, int(side))
    told = table.game.explain(table.state, seat, what)
    parts: list[Part] = [{**part, "text": named(part["text"], table.names)} for part in told["parts"]]
    return {**told, "name": named(told["name"], table.names), "parts": parts}


def in_words(table: Table, seat: int | None = None) -> list[Place] | None:
    """The table in sentences for the eyes of a seat or a spectator; None for games that have no words for it."""
    return None if table.game.told is None else list(table.game.told(table.view(seat), table.names))


def _score_parts(table: Table, what: str, side: int) -> Breakdown:
    scored = score_table(table)
    assert scored is not None
    parts: list[Part] = []
    for row in [row for row in scored["rows"] if not row["part_of"]]:
        remark = f", {row['notes'][side]}" if row["notes"][side] else ""
        parts.append({"text": row["name"] + remark, "amount": row["amounts"][side], "rule": row["rule"], "thing": ""})
    return {"what": what, "name": scored["who"][side], "total": scored["totals"][side], "parts": parts}
