"""A puzzle has no other solution: everything that the learner could answer instead was tried."""

from __future__ import annotations

from pathlib import Path

import pytest

from insula.core.registry import games, load
from insula.learn.lesson import Lesson, lessons
from insula.learn.proof import proof
from insula.testing.sizes import size
from tests.learn.test_lessons import lesson

PUZZLE = """
kind: puzzle
title: Four colours
idea: What brings the biggest bonus?
ending: Four different colours.
names: [Robin, Ash]
position: |
  seats 2, turn A, actions 1, mood gloom, cycle 2
  A mindset: affection 1/1, safety 1/1, kindness 0/1
  A hand: 2 confidence comfort
steps:
  - goal: Find the best card
    says: Look at the colours.
    do: [invoke confidence; alone]
    after: {view: {seats.0.bonus: 3}}
"""
FIRST = 150  # answers tried in `make test`, which are all of them but in wide puzzles
MOST = size(FIRST, 30_000, 30_000)  # answers tried for one puzzle
PUZZLES = [(game, each.id) for game in games() for each in lessons(load(game)) if each.kind == "puzzle"]


def test_a_puzzle_with_one_solution_is_proven(tmp_path: Path) -> None:
    found = proof(lesson(tmp_path, PUZZLE), 1000)
    assert (found.others, found.whole) == ((), True) and found.tried > 20


def test_a_planted_second_solution_is_found(tmp_path: Path) -> None:
    text = PUZZLE.replace("seats.0.bonus: 3", "seats.0.mindset.#: 4")
    found = proof(lesson(tmp_path, text), 1000)
    assert ("invoke comfort", "alone") in found.others


def test_an_answer_that_was_not_tried_is_not_taken_for_proven(tmp_path: Path) -> None:
    assert not proof(lesson(tmp_path, PUZZLE), 5).whole


def test_the_beginning_of_the_right_way_is_no_other_solution(tmp_path: Path) -> None:
    text = PUZZLE.replace("do: [invoke confidence; alone]", "do: [invoke confidence; alone; end turn]")
    assert proof(lesson(tmp_path, text), 1000).others == ()


@pytest.mark.sized
@pytest.mark.parametrize(("game", "name"), PUZZLES)
def test_no_puzzle_has_another_solution(game: str, name: str) -> None:
    puzzle = _puzzle(game, name)
    found = proof(puzzle, MOST)
    assert found.others == ()
    assert found.whole or found.tried == MOST == FIRST


def _puzzle(game: str, name: str) -> Lesson:
    return next(each for each in lessons(load(game)) if each.id == name)
