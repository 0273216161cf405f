"""Lessons at the web table: a real table with a script, a coach for the learner alone, progress that is kept."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from insula.core.registry import games, load
from insula.learn.lesson import lessons
from tests.server.kit import Person, Server

People = Callable[..., Person]
GUIDED = [(game, each.id) for game in games() for each in lessons(load(game)) if each.kind == "guided"]


def walk(learner: Person, game: str, lesson: str) -> None:
    """Answers whatever the coach wants first, to the end of the script."""
    table = learner.post(f"/api/lessons/{game}/{lesson}")["table"]
    tab = learner.tab(table)
    steps = len(learner.get(f"/api/lessons/{game}/{lesson}")["steps"])
    while True:
        coach = tab.until_mine()["coach"]
        assert not coach["own_way"]
        if coach["step"] == steps or tab.update["over"]:
            break
        tab.play(coach["wanted"][0])


def a_lesson() -> tuple[str, str]:
    return next((game, each.id) for game in games() for each in lessons(load(game)))


@pytest.mark.parametrize(("game", "lesson"), GUIDED)
def test_whoever_follows_the_coach_comes_to_the_end(person: People, game: str, lesson: str) -> None:
    walk(person("Mara"), game, lesson)


def test_a_lesson_that_was_begun_goes_on_at_its_own_table(person: People) -> None:
    mara, (game, lesson) = person("Mara"), a_lesson()
    table = mara.post(f"/api/lessons/{game}/{lesson}")["table"]
    assert mara.post(f"/api/lessons/{game}/{lesson}")["table"] == table
    listed = next(each for each in mara.get(f"/api/lessons/{game}") if each["id"] == lesson)
    assert listed["table"] == table and not listed["done"]


def test_a_lesson_is_there_after_a_restart(servers: Callable[..., Server]) -> None:
    first = servers()
    mara, (game, lesson) = Person(first.base, "Mara"), a_lesson()
    table = mara.post(f"/api/lessons/{game}/{lesson}")["table"]
    tab = mara.tab(table)
    tab.play(tab.until_mine()["coach"]["wanted"][0])
    seen = tab.update["coach"]
    first.stop()
    again = servers()
    mara.base, mara.http.base_url = again.base, again.base
    assert mara.tab(table).until_mine()["coach"] == seen


def test_progress_is_kept_and_what_was_done_stays_done(person: People) -> None:
    mara, (game, lesson) = person("Mara"), a_lesson()
    steps = len(mara.get(f"/api/lessons/{game}/{lesson}")["steps"])
    for step, done in ((0, False), (steps, True), (0, True)):
        mara.post(f"/api/lessons/{game}/{lesson}/progress", step=step)
        listed = next(each for each in mara.get(f"/api/lessons/{game}") if each["id"] == lesson)
        assert (listed["step"], listed["done"]) == (step, done)


def test_nobody_else_hears_the_coach(person: People) -> None:
    mara, (game, lesson) = person("Mara"), a_lesson()
    table = mara.post(f"/api/lessons/{game}/{lesson}")["table"]
    watcher = person("Ben").tab(table)
    assert watcher.until("update")["coach"] is None


def test_a_lesson_that_there_is_not_gets_one_sentence(person: People) -> None:
    trouble = person("Mara").get("/api/lessons/card/nonsense", status=404)
    assert trouble["rule"] == "online.unknown-lesson"
    person("Mara").post("/api/lessons/card/nonsense", 404)
