"""What the coach says to an answer before it is played: nothing to one of the script, a kind word to all others."""

from __future__ import annotations

from pathlib import Path

import pytest

from insula.learn.coach import remark
from insula.learn.lesson import Lesson, said
from tests.learn.test_lessons import TEXT, lesson


@pytest.fixture
def made(tmp_path: Path) -> Lesson:
    return lesson(tmp_path, TEXT)


def words(found: object) -> str:
    says = getattr(found, "says", None)
    return said(says) if says else ""


def test_an_answer_of_the_script_gets_no_remark(made: Lesson) -> None:
    assert remark(made, made.table(), ["invoke kindness", "alone", "end turn"]) is None


def test_an_answer_that_misses_the_goal_gets_the_words_of_the_lesson(made: Lesson) -> None:
    assert words(remark(made, made.table(), ["use optimism"])) == "That spends a Fragment."


def test_a_thing_of_which_the_lesson_knows_something_gets_its_words(made: Lesson) -> None:
    assert words(remark(made, made.table(), ["take anger"], thing="slot:0:0")) == "Optimism is there already."


def test_any_other_answer_is_remarked_on_without_words(made: Lesson) -> None:
    found = remark(made, made.table(), ["end turn"])
    assert found is not None and found.says is None


def test_it_tells_how_many_answers_followed_the_script(made: Lesson) -> None:
    found = remark(made, made.table(), ["invoke kindness", "merge optimism"])
    assert found is not None and found.follows == 1


def test_what_is_taken_back_first_does_not_count(made: Lesson) -> None:
    table = made.table()
    table.play("invoke kindness")
    assert remark(made, table, ["use optimism"], back=1) is not None
    assert remark(made, table, ["invoke kindness"], back=1) is None
    assert remark(made, table, [], back=1) is None


def test_whoever_has_left_the_script_plays_freely(made: Lesson) -> None:
    table = made.table()
    table.play("use optimism")
    assert remark(made, table, ["end turn"]) is None
