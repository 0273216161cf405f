"""The HTTP part of learning: lists of lessons, their pages, tables at which they are taught, and progress."""

from __future__ import annotations

from collections.abc import Mapping

from fastapi import APIRouter, Depends

from insula.learn.lesson import Lesson, Step, Words, lesson_of, lessons, said
from insula.server import progress as kept
from insula.server import wire
from insula.server.hall import Hall
from insula.server.http_api import TROUBLE, AHall, AUser, new_table_allowed
from insula.server.progress import Progress
from insula.server.server_rules import refuse

learning = APIRouter(prefix="/api/lessons", responses=dict.fromkeys((400, 401, 404, 409, 422, 429), TROUBLE))


def _lesson(hall: Hall, game: str, name: str) -> Lesson:
    """A lesson by name. [online.unknown-lesson]"""
    found = lesson_of(hall.game(game), name)
    if found is None:
        raise refuse("online.unknown-lesson", game=hall.game(game).title)
    return found


@learning.get("/{game}")
async def lesson_list(game: str, user: AUser, hall: AHall) -> list[wire.LessonInfo]:
    """The guided game, lessons and puzzles of a game, with how far the caller has come."""
    come = await hall.store.read(lambda c: kept.read_progress(c, user.id))
    going = await hall.store.read(lambda c: kept.lesson_tables(c, user.id))
    return [
        _info(each, come.get((game, each.id), Progress()), going.get((game, each.id)))
        for each in lessons(hall.game(game))
    ]


@learning.get("/{game}/{lesson}")
async def lesson_page(game: str, lesson: str, hall: AHall) -> wire.LessonPage:
    """A lesson with all that its coach says."""
    found = _lesson(hall, game, lesson)
    return wire.LessonPage(
        game=game,
        id=found.id,
        kind=found.kind,  # type: ignore[arg-type]
        title=said(found.title),
        idea=said(found.idea),
        ending=said(found.ending),
        steps=[_step(each) for each in found.steps],
    )


@learning.post("/{game}/{lesson}", dependencies=[Depends(new_table_allowed)])
async def begin_lesson(game: str, lesson: str, user: AUser, hall: AHall) -> wire.NewTable:
    """A new table for a lesson; one that the caller has begun goes on at its own table."""
    room = await hall.teach(user, _lesson(hall, game, lesson))
    return wire.NewTable(table=room.id, link=f"/learn/{game}/{lesson}/{room.id}")


@learning.post("/{game}/{lesson}/progress")
async def keep_progress(game: str, lesson: str, given: wire.ProgressIn, user: AUser, hall: AHall) -> wire.LessonInfo:
    """Keeps how far the caller has come."""
    found = _lesson(hall, game, lesson)
    step = min(given.step, len(found.steps))
    done = step == len(found.steps)
    await hall.store.write(lambda c: kept.keep_progress(c, user.id, game, lesson, step, done))
    return _info(found, Progress(step, done), None)


def _info(lesson: Lesson, come: Progress, table: str | None) -> wire.LessonInfo:
    return wire.LessonInfo(
        game=lesson.game.name,
        id=lesson.id,
        kind=lesson.kind,  # type: ignore[arg-type]
        grade=lesson.grade,
        minutes=lesson.minutes,
        title=said(lesson.title),
        idea=said(lesson.idea),
        steps=len(lesson.steps),
        step=come.step,
        done=come.done,
        table=table,
    )


def _step(step: Step) -> wire.LessonStep:
    return wire.LessonStep(
        goal=said(step.goal),
        says=said(step.says),
        rule=step.rule,
        look=list(step.look),
        answers=bool(step.do),
        wrong=_all_said(step.wrong),
        fails=_all_said(step.fails),
    )


def _all_said(texts: Mapping[str, Words]) -> dict[str, str]:
    return {name: said(words) for name, words in texts.items()}
