"""Reviews of finished tables: made in worker processes beside everything else, kept with the version that made them."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from insula.bots.pool import WorkerLost
from insula.core.parts import Stop
from insula.core.record import BadRecord, Record, parse_record
from insula.core.rulebook import Refused
from insula.older.replay import played_elsewhere
from insula.review.comments import with_comments
from insula.review.result import ENGINE, Review, marks
from insula.review.review import Budget
from insula.server import wire
from insula.server.accounts import User
from insula.server.branches import begin_branch, branch_info
from insula.server.host import Host
from insula.server.moments import after_line, asked
from insula.server.players import keep_found, lesson_kinds, page_of
from insula.server.presenters import option_info
from insula.server.replays import Replays
from insula.server.room import Room
from insula.server.rows import branches_of, seats_of
from insula.server.schema import reviews
from insula.server.server_rules import because, refuse
from insula.server.services import Services
from insula.server.work import REVIEW

log = logging.getLogger("insula.server")
MAX_GOING = 3  # reviews in the making for one address


@dataclass
class Going:
    """How far a review has come, and from where it was asked for."""

    asker: str = ""
    done: int = 0
    of: int = 0
    failed: str = ""


class Reviews:
    """The reviews that one server was asked for."""

    def __init__(self, services: Services, replays: Replays) -> None:
        self._services, self._replays = services, replays
        self._store = services.store
        self._going: dict[str, Going] = {}

    async def status(self, table_id: str, user: User) -> wire.ReviewStatus:
        """How far a table's review has come, and the review itself. [online.unknown-table, online.not-over]"""
        await self._replays.record(table_id)
        going = self._going.get(table_id)  # before looking for what is kept: it may be done in between
        kept = await self.kept(table_id)
        mine = await self._store.read(lambda db: seats_of(db, table_id, user.id))
        branches = await self._store.read(lambda db: branches_of(db, table_id, user.id))
        state = "done" if kept is not None else "none" if going is None else "failed" if going.failed else "running"
        going = going or Going()
        return wire.ReviewStatus(
            table=table_id,
            state=state,  # type: ignore[arg-type]
            done=going.done,
            of=going.of,
            says=because("review-failed", why=going.failed) if going.failed else "",
            seats=mine,
            branches=[branch_info(row, user.name) for row in branches],
            review=kept,
        )

    async def play_on(self, host: Host, table_id: str, user: User, given: wire.PlayOnIn) -> Room:
        """A new table that goes on from a move of a finished game. [online.play-on]"""
        record = parse_record(await self._replays.record(table_id))
        begins, branch = await asyncio.to_thread(begin_branch, table_id, record, given)
        return await host.play_on(user, begins, branch, given.bot)

    async def moment(self, table_id: str, number: int) -> wire.MomentQuiz:
        """A moment without spoilers. [online.moment]"""
        told, decision = await self._decision(table_id, number)
        return await self._quiz(table_id, told, decision, [])

    async def solve(self, table_id: str, number: int, user: User, given: wire.QuizIn) -> wire.QuizAnswer:
        """Holds answers against what the review found; asks on where they fit everything. [online.moment]"""
        told, decision = await self._decision(table_id, number)
        count = len(given.answers)
        played, better = ([a.text for a in line.answers] for line in (decision.played, decision.others[0]))
        as_played, as_better = given.answers == played[:count], given.answers == better[:count]
        if as_played and as_better and count < min(len(played), len(better)):
            more = await self._quiz(table_id, told, decision, given.answers)
            return wire.QuizAnswer(found=False, played=False, more=more, decision=None)
        if as_better and not as_played:
            await self._store.write(lambda db: keep_found(db, user.id, table_id, number))
        return wire.QuizAnswer(found=as_better and not as_played, played=as_played, more=None, decision=decision)

    async def _quiz(
        self, table_id: str, told: wire.Review, decision: wire.ReviewDecision, given: list[str]
    ) -> wire.MomentQuiz:
        record = parse_record(await self._replays.record(table_id))
        lines = [[a.text for a in line.answers] for line in (decision.played, decision.others[0])]
        table, answers = await asyncio.to_thread(asked, record, decision.move, given, lines)
        return wire.MomentQuiz(
            table=table_id,
            game=told.game,
            title=told.title,
            names=told.names,
            move=decision.move,
            seat=decision.seat,
            question=table.question,
            options=[option_info(option) for option in table.options],
            given=answers,
            view=table.view(decision.seat),
        )

    async def line(self, table_id: str, number: int, line: int, steps: int, eyes: str) -> wire.ReplayAt:
        """The board after some answers of a line of a decision: 0 is what was played. [online.moment, online.eyes]"""
        record = parse_record(await self._replays.record(table_id))
        told = await self.kept(table_id)
        decisions = [] if told is None else told.decisions
        lines = [[each.played, *each.others] for each in decisions if each.number == number]
        if not lines or not 0 <= line < len(lines[0]):
            raise refuse("online.moment")
        seats = [str(seat) for seat in range(record.seats)]
        if eyes not in ("all", *seats):
            raise refuse("online.eyes", last=seats[-1])
        answers = [each.text for each in lines[0][line].answers][: max(0, steps)]
        seat = int(eyes) if eyes in seats else None
        return await asyncio.to_thread(after_line, record, decisions[number].move, answers, seat)

    async def comments(self, table_id: str) -> str:
        """The moves of a reviewed game with what the review says of them. [online.moment]"""
        record = parse_record(await self._replays.record(table_id))
        text = await self._store.read(lambda db: _read(db, table_id))
        if text is None:
            raise refuse("online.moment")
        return with_comments(record, REVIEW.validate_json(text))

    async def _decision(self, table_id: str, number: int) -> tuple[wire.Review, wire.ReviewDecision]:
        await self._replays.record(table_id)
        told = await self.kept(table_id)
        marked = [] if told is None else [d for d in told.decisions if d.verdict in ("inaccuracy", "mistake")]
        decision = next((each for each in marked if each.number == number), None)
        if told is None or decision is None:
            raise refuse("online.moment")
        return told, decision

    async def page(self, user: User) -> wire.PlayerPage:
        """A player's own page."""
        kinds = await asyncio.to_thread(lesson_kinds)
        return await self._store.read(lambda db: page_of(db, user, kinds))

    async def kept(self, table_id: str) -> wire.Review | None:
        """The stored review of a table, unless an earlier version made it."""
        text = await self._store.read(lambda db: _read(db, table_id))
        return None if text is None else wire.Review.model_validate_json(text)

    async def ask(self, table_id: str, asker: str) -> None:
        """Begins a review, unless there is one or it is being made. [online.review]

        One takes minutes of several processes, so an address has only a few of them in the making.
        """
        record = parse_record(await self._replays.record(table_id))
        if elsewhere := played_elsewhere(record):
            raise refuse("online.review", reason=elsewhere)
        if await self.kept(table_id) is not None:
            return
        going = self._going.get(table_id)  # nothing is waited for from here on: whoever asks meanwhile finds it
        if going is not None and not going.failed:
            return
        if sum(each.asker == asker and not each.failed for each in self._going.values()) >= MAX_GOING:
            raise refuse("online.review", reason=because("reviews-going"))
        self._going[table_id] = Going(asker)
        self._services.spawn(self._make(table_id, record))

    async def _make(self, table_id: str, record: Record) -> None:
        going, began = self._going[table_id], time.monotonic()

        def progress(done: int, of: int) -> None:
            going.done, going.of = done, of

        settings = self._services.settings
        budget = Budget(settings.review_effort, settings.review_seconds)
        try:
            made = await self._services.review(record, budget, progress)
            seconds = time.monotonic() - began
            await self._store.write(lambda db: _keep(db, table_id, made, seconds))
        except (BadRecord, Refused, Stop, WorkerLost) as problem:
            going.failed = str(problem).rstrip(".") or because("review-broken")
            log.warning("review of %s: %s", table_id, problem)
            return
        except Exception:
            going.failed = because("review-broken")
            raise
        self._going.pop(table_id, None)


def _read(db: sa.Connection, table_id: str) -> str | None:
    here = sa.and_(reviews.c.table_id == table_id, reviews.c.engine == ENGINE)
    return db.execute(sa.select(reviews.c.review).where(here)).scalar()


def _keep(db: sa.Connection, table_id: str, made: Review, seconds: float) -> None:
    told = made.told()
    db.execute(reviews.delete().where(reviews.c.table_id == table_id))
    db.execute(
        reviews.insert().values(
            table_id=table_id,
            engine=made.engine,
            review=json.dumps(told),
            summary=json.dumps(_summary(told)),
            seconds=seconds,
            created=time.time(),
        )
    )


def _summary(told: dict[str, Any]) -> dict[str, Any]:
    """What players' own pages need of a review."""
    opening: dict[int, str] = {}
    for each in told["decisions"]:
        if each["verdict"] != "forced":
            opening.setdefault(each["seat"], each["played"]["label"])
    return {"players": told["players"], "marks": marks(told), "opening": opening}
