"""Lessons are data that the engine vouches for: what is claimed must be true, and a planted lie is found."""

from __future__ import annotations

from pathlib import Path

import pytest

from insula.core.data import BadData
from insula.core.language import speaking
from insula.core.registry import games, load
from insula.learn.check import problems
from insula.learn.coach import scripted, standing
from insula.learn.lesson import Lesson, lessons, read_lesson, said

CARD = load("card")
TEXT = """
kind: lesson
minutes: 2
title: Taking a card
idea: A card of the Impulse comes into your hand.
ending: That is one Action of two.
names: [Robin, Ash]
position: |
  seats 2, turn A, actions 1, mood gloom, cycle 2
  A hand: 1 kindness
  A mindset: optimism 1/1
  B hand: 1 anger
steps:
  - goal: Look at what you have
    says: Kindness is in your hand, Optimism in your Mindset.
    look: ["card:kindness", "slot:0:0"]
    holds: {view: {seats.0.hand: 1, seats.0.mindset.#: 1, actions: 1}}
  - goal: Lay Kindness into your Mindset
    says: Invoking a card is your second Action.
    rule: card.win.balanced
    do: [invoke kindness; alone]
    fails: {use optimism: That spends a Fragment.}
    wrong: {"slot:0:0": Optimism is there already.}
    after: {view: {seats.0.mindset.#: 2}}
  - goal: End your turn
    says: Both Actions are used.
    do: [end turn]
    others: [end turn]
"""


def lesson(tmp_path: Path, text: str) -> Lesson:
    path = tmp_path / "taking.yaml"
    path.write_text(text, encoding="utf-8")
    return read_lesson(path, CARD)


def test_a_true_lesson_has_no_problems(tmp_path: Path) -> None:
    found = problems(lesson(tmp_path, TEXT.replace("others: [end turn]", "others: []")))
    assert found == []


@pytest.mark.parametrize(
    ("true", "lie", "told"),
    [
        ("seats.0.hand: 1", "seats.0.hand: 2", "step 1: seats.0.hand is 1, not 2."),
        ("do: [invoke kindness; alone]", "do: [invoke guilt]", "step 2: “invoke guilt” is refused"),
        (
            "seats.0.mindset.#: 2",
            "seats.0.mindset.#: 3",
            "after “invoke kindness; alone”: seats.0.mindset.# is 2, not 3.",
        ),
        ("card.win.balanced", "card.win.nothing", "there is no rule card.win.nothing"),
        ('"card:kindness"', '"card:sorrow"', "nothing at the table is called card:sorrow"),
        ("use optimism", "invoke kindness; alone", "is said to miss the goal, but reaches it"),
        ("use optimism", "use guilt", "is refused, so it cannot be tried"),
        ("Both Actions are used.", "word " * 41, "the coach says 41 words"),
        ("A hand: 1 kindness", "A hand: 1 sorrow", "it cannot start: sorrow is no card"),
    ],
)
def test_a_planted_lie_is_found(tmp_path: Path, true: str, lie: str, told: str) -> None:
    assert true in TEXT
    found = problems(lesson(tmp_path, TEXT.replace(true, lie, 1).replace("others: [end turn]", "others: []")))
    assert any(told in each for each in found), found


@pytest.mark.parametrize(
    ("true", "broken", "told"),
    [
        ("kind: lesson", "kind: sermon", "taking.yaml: kind must be one of guided, lesson, puzzle."),
        ("minutes: 2", "hours: 2", "taking.yaml: hours is not a field"),
        ("goal: End your turn", "aim: End your turn", "taking.yaml, step 3: aim is not a field"),
        ("title: Taking a card", "title: ''", "taking.yaml: title says nothing."),
        ("names: [Robin, Ash]", "names: [Robin]", "names must list everybody"),
    ],
)
def test_a_broken_file_is_told_with_its_place(tmp_path: Path, true: str, broken: str, told: str) -> None:
    with pytest.raises(BadData) as caught:
        lesson(tmp_path, TEXT.replace(true, broken, 1))
    assert told in str(caught.value)


def test_words_are_english_here_and_other_languages_are_in_the_catalogue(tmp_path: Path) -> None:
    made = next(each for each in lessons(CARD) if each.id == "say-no")
    assert said(made.title) == "Say no"
    with speaking("de"):
        assert said(made.title) == "Nein sagen" and said(made.steps[0].goal) == "Nein sagen"
    with speaking("xx"):  # nobody writes that one
        assert said(made.title) == "Say no"
    with pytest.raises(BadData):
        lesson(tmp_path, TEXT.replace("title: Taking a card", "title: {de: Eine Karte nehmen}"))


def test_the_coach_knows_where_the_learner_stands(tmp_path: Path) -> None:
    made = lesson(tmp_path, TEXT)
    table = made.table()
    first = standing(made, table)
    assert (first.step, first.wanted) == (1, ("invoke kindness",))
    table.play("invoke kindness")
    table.play("alone")
    assert standing(made, table).step == 2
    table.play("end turn")
    stands = standing(made, table)
    assert (stands.step, stands.others) == (3, ("end turn",)) and scripted(made, table) == "end turn"


def test_another_answer_leaves_the_script_and_taking_it_back_returns_to_it(tmp_path: Path) -> None:
    made = lesson(tmp_path, TEXT)
    table = made.table()
    table.play("use optimism")
    assert standing(made, table).own_way
    table.rewind(0)
    assert not standing(made, table).own_way


def test_after_the_script_whatever_is_played_leaves_nothing(tmp_path: Path) -> None:
    made = lesson(tmp_path, TEXT.replace("others: [end turn]", "others: []"))
    table = made.table()
    for answer in ("invoke kindness", "alone", "end turn"):
        table.play(answer)
    table.play(table.options[0])
    stands = standing(made, table)
    assert (stands.step, stands.own_way, stands.wanted) == (3, False, ())


def test_a_table_of_a_lesson_can_be_rewound_to_its_beginning(tmp_path: Path) -> None:
    made = lesson(tmp_path, TEXT)
    table = made.table()
    before = table.digest
    table.play("invoke kindness")
    table.play("alone")
    table.play("end turn")
    table.rewind(0)
    assert table.digest == before


@pytest.mark.parametrize("game", games())
def test_every_lesson_is_true(game: str) -> None:
    assert [problem for each in lessons(load(game)) for problem in problems(each)] == []
