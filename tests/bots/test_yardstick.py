"""hard-0.1 stays what it was: its own search, settings and evaluations, whatever becomes of ours."""

from __future__ import annotations

import ast
import hashlib
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import insula
from insula.bots.yardsticks import FOLDER, yardsticks
from insula.core.record_class import to_record
from insula.core.registry import load
from insula.testing.walks import walk

HARD: Any = yardsticks()["hard-0.1"]
FROZEN = {  # digests of the code without comments and imports: names may move, numbers and search may not
    "deal.py": "eeebe19291a6",
    "games/amygdala/__init__.py": "4d257619f97a",
    "games/amygdala/worth.py": "16bee2a19c31",
    "games/balance/__init__.py": "7ceb4df9249c",
    "games/balance/base.py": "9369f69f279a",
    "games/card/__init__.py": "fba7d608522d",
    "games/cerebria/__init__.py": "cb846d791671",
    "search.py": "91b14c11b2cb",
    "settings.py": "6e2ad098fe57",
}


def teams(game: Any, g: Any) -> list[int]:
    eyes = [game.same_eyes(g, seat) for seat in range(g.n_seats)]
    return [(each & -each).bit_length() - 1 for each in eyes]


def code(path: Path) -> str:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    tree.body = [node for node in tree.body[1:] if not isinstance(node, ast.Import | ast.ImportFrom)]
    return hashlib.sha256(ast.unparse(tree).encode()).hexdigest()[:12]


def test_nothing_of_it_has_changed_since_release_0_1_0() -> None:
    kept = [path for path in sorted(FOLDER.rglob("*.py")) if path.name != "mind.py"]
    found = {str(path.relative_to(FOLDER)): code(path) for path in kept if path != FOLDER / "__init__.py"}
    assert found == FROZEN
    assert not [path for path in FOLDER.rglob("*.py") if "insula.bots" in path.read_text(encoding="utf-8")]


@pytest.mark.parametrize(("name", "budget"), [("card", 4000), ("amygdala", 600), ("cerebria", 1200), ("balance", 600)])
def test_it_answers_by_its_own_evaluation_and_budget(name: str, budget: int) -> None:
    """A game whose evaluation is worthless now is judged as before."""
    game = load(name)
    blind = replace(game, evaluate=lambda g, seat: 1 // 0)
    assert HARD.iterations(game) == budget
    mind = HARD.Mind(blind, "plain", iterations=12)
    asked = [g for g, _ in zip(walk(game.setup(game.seats[-1]), 3), range(30), strict=False) if g.n_options > 1]
    for g in asked[:3]:
        assert mind.answer(g, teams(game, g), 5, False) in g.options[: g.n_options]


def test_both_engines_give_the_same_answers_and_what_is_below_an_answer_is_kept() -> None:
    setup = insula.game("toy")
    answers = []
    for target in ("plain", "numba"):
        mind, found = HARD.Mind(setup.game, target, iterations=80), []
        batch = mind._states(setup.game, 1)
        for g in walk(setup, 4):
            if g.n_options > 1:
                if target == "plain":
                    batch[0] = g
                else:
                    to_record(g, batch[0])
                found.append(mind.answer(batch[0], mind._array(teams(setup.game, g)), 9, False))
                assert 0 < mind.visits < 80
        answers.append(found)
    assert answers[0] == answers[1]


def test_a_game_that_came_later_is_searched_with_the_defaults() -> None:
    assert HARD.iterations(load("toy")) == 6000
