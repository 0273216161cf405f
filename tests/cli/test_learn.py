"""`insula learn` and `insula lesson`: answers in words, the puzzle of the day, one sentence for what makes no sense."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from insula.learn.today import puzzle_of, today
from tests.cli.test_bad_input import sentence
from tests.command import insula as run


def test_answers_are_listed_as_people_read_them_with_their_notation() -> None:
    done = run("learn", "card", "use-an-ability", typed="\nshow\n99\n²\n1\nquit\n")
    assert "Use Cheerfulness: Draw (use cheerfulness)" in done.stdout
    assert "Type 4: Use Cheerfulness: Draw." in done.stdout
    assert "Type a number from 1 to 5." in done.stdout
    assert "That is allowed too. The aim here: Draw two cards." in done.stdout
    assert done.stdout.count("Take Hope (take hope)") == 1  # a question is listed once


def test_hints_come_rung_by_rung_and_tries_are_listed_with_what_they_led_to() -> None:
    typed = "tries\nhint\nhint\nhint\ninvoke comfort\ntries\ninvoke confidence\nalone\n"
    done = run("learn", "card", "four-colours", typed=typed)
    assert re.search(
        r"Hint 1 of 3\. Four different.*Hint 2 of 3\. It is one of.*Type \d+: Invoke Conf", done.stdout, re.DOTALL
    )
    assert "You have not tried anything else yet." in done.stdout
    assert done.stdout.count("Your tries") == 2  # when asked for, and at the end
    assert "Invoke Comfort: A second red card makes a pair." in " ".join(done.stdout.split())
    assert "Well done." in done.stdout


def test_the_puzzle_of_the_day() -> None:
    puzzle = puzzle_of(today())
    assert puzzle is not None
    done = run("learn", "--today", typed="quit\n")
    assert f": {puzzle.game.title}" in done.stdout.splitlines()[0]


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["learn"], "Which game? Choose"),
        (["learn", "card", "--today"], "leave the game out"),
        (["learn", "card", "nonsense"], "has no lesson “nonsense”"),
        (["lesson", "find", "card", "--out", "drafts", "--games", "0"], "must be at least 1"),
        (["lesson", "find", "card"], "arguments are required: --out"),
    ],
)
def test_one_sentence(args: list[str], says: str, tmp_path: Path) -> None:
    assert says in sentence(run(*args, cwd=tmp_path))


def test_a_second_solution_of_a_puzzle_is_told_to_its_author(tmp_path: Path) -> None:
    lesson = Path(__file__).parents[2] / "src" / "insula" / "games" / "card" / "lessons" / "four-colours.yaml"
    text = lesson.read_text(encoding="utf-8").split("    fails:")[0]
    wrong = tmp_path / "four.yaml"
    wrong.write_text(f"{text}ending: Done.\n".replace("seats.0.bonus: 3", "seats.0.mindset.#: 4"), encoding="utf-8")
    done = run("lesson", "check", str(wrong), "--game", "card")
    assert done.returncode == 2 and "“invoke comfort; alone” also reaches the goal." in done.stdout
