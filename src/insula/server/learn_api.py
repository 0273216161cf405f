"""The HTTP part of learning: lists of lessons, their pages, tables at which they are taught, and progress."""

from __future__ import annotations

from fastapi import APIRouter, Depends

from insula.learn.hints import principle
from insula.learn.lesson import Lesson, Step, lesson_of, lessons, said
from insula.learn.today import puzzle_of, puzzles, today
from insula.server import progress as kept
from insula.server import wire
from insula.server.hall import Hall
from insula.server.http_api import TROUBLE, AHall, AHost, AUser, new_table_allowed
from insula.server.progress import Progress
from insula.server.server_rules import refuse

learning = APIRouter(prefix="/api/lessons", responses=dict.fromkeys((400, 401, 404, 409, 422, 429), TROUBLE))


def _lesson(hall: Hall, game: str, name: str) -> Lesson:
    """A lesson by name. [online.unknown-lesson]"""
    found = lesson_of(hall.game(game), name)
    if found is None:
        raise refuse("online.unknown-lesson", game=hall.game(game).called)
    return found


@learning.get("/today")
async def daily_puzzle(user: AUser, hall: AHall) -> wire.DailyPuzzle:
    """The puzzle of the day, with how far the caller has come with it and with all puzzles."""
    day, known = today(), puzzles()
    found = puzzle_of(day)
    if found is None:
        raise refuse("online.unknown-lesson", game="Insula")
    come = await hall.store.read(lambda c: kept.read_progress(c, user.id))
    going = await hall.store.read(lambda c: kept.lesson_tables(c, user.id))
    place = found.game.name, found.id
    return wire.DailyPuzzle(
        day=day.isoformat(),
        game_title=found.game.called,
        puzzle=_info(found, come.get(place, Progress()), going.get(place)),
        solved=sum(come.get((each.game.name, each.id), Progress()).done for each in known),
        puzzles=len(known),
    )


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
        steps=[_step(found, each) for each in found.steps],
    )


@learning.post("/{game}/{lesson}", dependencies=[Depends(new_table_allowed)])
async def begin_lesson(game: str, lesson: str, user: AUser, hall: AHall, host: AHost) -> wire.NewTable:
    """A new table for a lesson; one that the caller has begun goes on at its own table."""
    room = await host.teach(user, _lesson(hall, game, lesson))
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


def _step(lesson: Lesson, step: Step) -> wire.LessonStep:
    return wire.LessonStep(
        goal=said(step.goal),
        says=said(step.says),
        rule=step.rule,
        principle=principle(lesson, step),
        look=list(step.look),
        answers=bool(step.do),
        wrong={thing: said(words) for thing, words in step.wrong.items()},
    )
