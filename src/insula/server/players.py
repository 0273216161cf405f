"""A player's own page: what was played and won, how accurate, what is missed most, and puzzles from own mistakes."""

from __future__ import annotations

import json
import math
import time
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from insula.core.game import Game
from insula.core.opening import by_seat
from insula.core.registry import UnknownGame, games, load
from insula.learn.lesson import lessons, said
from insula.server import wire
from insula.server.accounts import User
from insula.server.opening import told as told_setup
from insula.server.progress import read_progress
from insula.server.schema import found, reviews, seats, tables, users

MEAN_OF = 7  # games that the line of accuracy takes together
MISSED_AT_LEAST = 3  # times before something counts as a habit
FORGOTTEN_AFTER = 10  # reviewed games of the kind without it
PUZZLES = 12
LINKS = 3


@dataclass(frozen=True)
class Sat:
    """One finished game of somebody, with the summary of its review if there is one."""

    row: sa.RowMapping
    seat: int
    names: list[tuple[str, str, int]]  # the others: name, bot, seat
    summary: dict[str, Any] | None

    @property
    def won(self) -> float:
        """The part of the victory."""
        winners = json.loads(self.row["result"])["winners"] if self.row["result"] else []
        return 1.0 if self.seat in winners else 0.0

    @property
    def points(self) -> float:
        """The points at the end."""
        points = json.loads(self.row["result"])["points"] if self.row["result"] else []
        return float(points[self.seat]) if self.seat < len(points) else 0.0


def games_of(db: sa.Connection, user_id: str) -> list[Sat]:
    """The finished games of a user, the oldest first; lessons and branches are none."""
    mine = sa.select(tables, seats.c.seat, reviews.c.summary)
    mine = mine.join(seats, seats.c.table_id == tables.c.id).outerjoin(reviews, reviews.c.table_id == tables.c.id)
    mine = mine.where(seats.c.user_id == user_id, tables.c.state == "over")
    mine = mine.where(tables.c.lesson == "", tables.c.branch_of.is_(None)).order_by(tables.c.updated)
    found_rows = list(db.execute(mine).mappings())
    return [
        Sat(row, row["seat"], _others(db, row), json.loads(row["summary"]) if row["summary"] else None)
        for row in found_rows
    ]


def _others(db: sa.Connection, row: sa.RowMapping) -> list[tuple[str, str, int]]:
    sat = sa.select(seats.c.name, seats.c.bot, seats.c.seat).where(seats.c.table_id == row["id"])
    return [(each.name, each.bot, each.seat) for each in db.execute(sat) if each.seat != row["seat"]]


def lesson_kinds() -> dict[tuple[str, str], str]:
    """The kind of every lesson by its game and id; the first time their files are read, which takes seconds."""
    return {(each.game.name, each.id): each.kind for name in games() for each in _lessons(name)}


def page_of(db: sa.Connection, user: User, kinds: dict[tuple[str, str], str]) -> wire.PlayerPage:
    """Everything on the caller's own page; the kinds of lessons are known before: the database does not wait."""
    sat = games_of(db, user.id)
    came = read_progress(db, user.id)
    since = db.execute(sa.select(users.c.created).where(users.c.id == user.id)).scalar() or 0.0
    done = [place for place, come in came.items() if come.done]
    solved = {(row.table_id, row.decision) for row in db.execute(sa.select(found).where(found.c.user_id == user.id))}
    return wire.PlayerPage(
        name=user.name,
        since=since,
        games=len(sat),
        lessons=len([place for place in done if kinds.get(place, "puzzle") != "puzzle"]),
        lessons_of=len([kind for kind in kinds.values() if kind != "puzzle"]),
        puzzles=len([place for place in done if kinds.get(place) == "puzzle"]) + len(solved),
        played=[played(name, [s for s in sat if s.row["game"] == name]) for name in _in_order(sat)],
        accuracy=accuracy([s for s in sat if s.summary]),
        missed=missed([s for s in sat if s.summary]),
        puzzles_own=_puzzles([s for s in sat if s.summary], solved),
        companions=_companions(sat),
    )


def _in_order(sat: Iterable[Sat]) -> list[str]:
    return list(dict.fromkeys(each.row["game"] for each in sat))


def _game(name: str) -> Game | None:
    try:
        return load(name)
    except UnknownGame:
        return None


def _lessons(name: str) -> list[Any]:
    game = _game(name)
    return [] if game is None else lessons(game)


# ---- what was played -----------------------------------------------------------------------------------------------


def _counts(pairs: Iterable[tuple[str, str, float]]) -> list[wire.PlayedCount]:
    made: dict[str, wire.PlayedCount] = {}
    for what, name, won in pairs:
        each = made.setdefault(what, wire.PlayedCount(what=what, name=name, games=0, won=0.0))
        each.games, each.won = each.games + 1, each.won + won
    return sorted(made.values(), key=lambda each: -each.games)


def played(name: str, sat: list[Sat]) -> wire.PlayedGame:
    """What somebody played of one game, with what, and what of it was won."""
    game = _game(name)
    columns: dict[str, list[tuple[str, str, float]]] = {}
    presets, openings = [], []
    for each in sat:
        choices, count = json.loads(each.row["choices"]), len(each.names) + 1
        if game is not None:
            told = ", ".join(told_setup(game, count, choices)) or "As usual"
            presets.append((told, told, each.won))
            for choice in (c for c in game.choices if c.by_seat):
                value = by_seat(choices.get(choice.name, choice.default), count)[each.seat]
                columns.setdefault(choice.heading, []).append((value, choice.title_of(value), each.won))
        opening = (each.summary or {}).get("opening", {}).get(str(each.seat))
        if opening:
            openings.append((opening, opening, each.won))
    return wire.PlayedGame(
        game=name,
        title=name if game is None else game.called,
        games=len(sat),
        won=sum(each.won for each in sat),
        points=sum(each.points for each in sat) / len(sat),
        seats=_counts((str(s.seat), f"Seat {s.seat + 1} of {len(s.names) + 1}", s.won) for s in sat),
        presets=_counts(presets),
        columns={column: _counts(pairs) for column, pairs in columns.items()},
        openings=_counts(openings),
    )


def _companions(sat: Iterable[Sat]) -> list[wire.Companion]:
    made: dict[tuple[str, str], wire.Companion] = {}
    for each in sat:
        game = _game(each.row["game"])
        together = set()
        if game is not None:
            setup = game.setup(len(each.names) + 1, **json.loads(each.row["choices"]))
            eyes = game.same_eyes(setup.start(0), each.seat)
            together = {seat for seat in range(setup.seats) if eyes >> seat & 1}
        for name, bot, seat in each.names:
            who = made.setdefault((name, bot), wire.Companion(name=name, bot=bot, beside=0, against=0))
            if seat in together:
                who.beside += 1
            else:
                who.against += 1
    return sorted(made.values(), key=lambda who: -(who.beside + who.against))[:10]


# ---- how well ------------------------------------------------------------------------------------------------------


def accuracy(sat: list[Sat]) -> list[wire.AccuracyPoint]:
    """Each reviewed game, and the mean of the last seven with its interval of 95 %."""
    made: list[wire.AccuracyPoint] = []
    for each in sat:
        player = (each.summary or {})["players"][each.seat]
        made.append(
            wire.AccuracyPoint(
                table=each.row["id"],
                game=each.row["game"],
                at=each.row["updated"],
                seat=each.seat,
                decisions=player["decisions"],
                accurate=player["accurate"],
                mean=0.0,
                low=0.0,
                high=1.0,
            )
        )
        last = made[-MEAN_OF:]
        count = max(1, sum(point.decisions for point in last))
        mean = sum(point.accurate for point in last) / count
        reach = 1.96 * math.sqrt(max(mean * (1 - mean), 0.25 / count) / count)
        made[-1].mean, made[-1].low, made[-1].high = mean, max(0.0, mean - reach), min(1.0, mean + reach)
    return made


def missed(sat: list[Sat]) -> list[wire.MissedKind]:
    """Kinds of better moves that were missed again and again, the dearest first."""
    kinds: dict[tuple[str, str], list[tuple[int, str, dict[str, Any]]]] = {}
    for number, each in enumerate(sat):
        for mark in _own_marks(each):
            tag = _tag(mark)
            kinds.setdefault((each.row["game"], tag), []).append((number, each.row["id"], mark))
    made = []
    for (game, tag), marks in kinds.items():
        since = len([s for s in sat[marks[-1][0] + 1 :] if s.row["game"] == game])
        if len(marks) >= MISSED_AT_LEAST and since < FORGOTTEN_AFTER:
            made.append(
                wire.MissedKind(
                    game=game,
                    tag=tag,
                    name=tag,
                    times=len(marks),
                    games=len({table for _, table, _ in marks}),
                    lost=sum(mark["loss"] for *_, mark in marks),
                    example=marks[-1][2]["others"][0]["why"],
                    lessons=_teaching(game, tag),
                )
            )
    return sorted(made, key=lambda kind: -kind.lost)


def _own_marks(each: Sat) -> list[dict[str, Any]]:
    return [mark for mark in (each.summary or {}).get("marks", []) if mark["seat"] == each.seat]


def _tag(mark: dict[str, Any]) -> str:
    """What would have been better, as one word: the verb of its first answer."""
    return str(mark["others"][0]["label"]).split(":")[0].split(" ")[0]


def _teaching(game: str, tag: str) -> list[wire.LearnLink]:
    """Lessons and puzzles that speak of it."""
    word = tag.lower()
    fitting = [
        each
        for each in _lessons(game)
        if each.kind != "guided" and any(word in said(text).lower() for text in (each.title, each.idea, each.ending))
    ]
    return [
        wire.LearnLink(game=game, lesson=each.id, kind=each.kind, title=said(each.title), minutes=each.minutes)
        for each in fitting[:LINKS]
    ]


def _puzzles(sat: list[Sat], solved: set[tuple[str, int]]) -> list[wire.OwnPuzzle]:
    """Own mistakes, the latest first."""
    made = [
        wire.OwnPuzzle(
            table=each.row["id"],
            game=each.row["game"],
            title=getattr(_game(each.row["game"]), "title", each.row["game"]),
            decision=mark["number"],
            move=mark["move"],
            at=each.row["updated"],
            question=mark["question"],
            lost=mark["loss"],
            found=(each.row["id"], mark["number"]) in solved,
        )
        for each in sat
        for mark in _own_marks(each)
    ]
    return made[::-1][:PUZZLES]


def keep_found(db: sa.Connection, user_id: str, table_id: str, decision: int) -> None:
    """Somebody found the better line of a moment."""
    place = sa.and_(found.c.user_id == user_id, found.c.table_id == table_id, found.c.decision == decision)
    if db.execute(sa.select(found.c.at).where(place)).scalar() is None:
        db.execute(found.insert().values(user_id=user_id, table_id=table_id, decision=decision, at=time.time()))
