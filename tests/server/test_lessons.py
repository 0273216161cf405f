"""Lessons at the web table: a real table with a script, a coach for the learner alone, progress that is kept."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from insula.core.registry import games, load
from insula.learn.lesson import lessons
from tests.server.kit import Person, Server, Tab

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


# ---- the coach judges before anything is played ---------------------------------------------------------------------


def beside(tab: Tab) -> int:
    """An answer that the coach does not want."""
    update = tab.until_mine()
    wanted = update["coach"]["wanted"]
    return next(int(option["id"]) for option in update["options"] if option["id"] not in wanted)


def test_an_answer_beside_the_script_is_remarked_on_and_changes_nothing(person: People) -> None:
    mara, (game, lesson) = person("Mara"), a_lesson()
    tab = mara.tab(mara.post(f"/api/lessons/{game}/{lesson}")["table"])
    answer = tab.command("play", option=beside(tab))
    assert answer["t"] == "coached" and isinstance(answer["says"], str)
    tried = next(option for option in tab.update["options"] if option["id"] == beside(tab))
    assert answer["tried"] == tried["label"]  # for the list of tries
    assert tab.command("play", option=beside(tab))["t"] == "coached"  # nothing has changed, so it is not stale
    assert not tab.until_mine()["coach"]["own_way"]


def test_typed_answers_are_judged_the_same_way_and_rules_come_first(person: People) -> None:
    mara, (game, lesson) = person("Mara"), a_lesson()
    tab = mara.tab(mara.post(f"/api/lessons/{game}/{lesson}")["table"])
    number = beside(tab)
    text = next(option["text"] for option in tab.update["options"] if option["id"] == number)
    assert tab.command("play", text=text)["t"] == "coached"
    assert tab.command("play", text="something nobody plays")["t"] == "refused"


def test_whoever_wants_to_may_leave_the_script_and_come_back(person: People) -> None:
    mara, (game, lesson) = person("Mara"), a_lesson()
    tab = mara.tab(mara.post(f"/api/lessons/{game}/{lesson}")["table"])
    before = tab.until_mine()["coach"]
    assert tab.command("play", option=beside(tab), own_way=True)["t"] == "accepted"
    assert tab.until("update")["coach"]["own_way"]
    tab.until_mine()
    tab.command("undo")
    while tab.update["coach"] != before:
        tab.receive()


def test_an_act_beside_the_script_is_remarked_on_before_anything_is_taken_back(person: People) -> None:
    mara = person("Mara")
    tab = mara.tab(mara.post("/api/lessons/cerebria/four-in-a-row")["table"])
    move = tab.until_mine()["coach"]["wanted"][0]
    tab.play(move)
    meant = tab.command("take_up", back=1, steps=[], meant="end turn")
    assert meant["t"] == "coached" and tab.until_mine()["coach"]["given"]
    other = next(o["id"] for o in tab.update["draft"][0]["options"] if o["text"] == "invoke")
    assert tab.command("take_up", back=1, steps=[other])["t"] == "coached"
    assert tab.command("take_up", back=1, steps=[])["t"] == "accepted"


# ---- the puzzle of the day -----------------------------------------------------------------------------------------


def test_the_puzzle_of_the_day_with_the_callers_own_progress(person: People) -> None:
    mara = person("Mara")
    daily = mara.get("/api/lessons/today")
    puzzle = daily["puzzle"]
    assert puzzle["kind"] == "puzzle" and not puzzle["done"] and daily["solved"] == 0 and daily["puzzles"] >= 40
    mara.post(f"/api/lessons/{puzzle['game']}/{puzzle['id']}/progress", step=puzzle["steps"])
    again = mara.get("/api/lessons/today")
    assert again["puzzle"]["done"] and again["solved"] == 1
    assert person("Ben").get("/api/lessons/today")["solved"] == 0


def test_a_language_that_a_lesson_does_not_have_gets_english(person: People) -> None:
    mara, (game, lesson) = person("Mara"), a_lesson()
    english = mara.get(f"/api/lessons/{game}/{lesson}")
    assert mara.get(f"/api/lessons/{game}/{lesson}?language=tlh") == english
