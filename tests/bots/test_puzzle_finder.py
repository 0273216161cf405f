"""Puzzles are proposed from games between bots: the clearly best answer, judged by what the asked seat knows."""

from __future__ import annotations

from pathlib import Path

import pytest

from insula.bots.api import Share, sample, unpack
from insula.bots.engine import BotEngine
from insula.bots.puzzle_finder import Budget, Found, Playouts, best_answers, find
from insula.core.record_class import key
from insula.core.registry import load
from insula.learn.check import problems
from insula.learn.lesson import lesson_of, read_lesson
from tests.command import insula

CARD = load("card")


@pytest.fixture(scope="module")
def engine() -> BotEngine:
    return BotEngine(CARD, "plain")


def test_an_answer_that_wins_at_once_stands_out(engine: BotEngine) -> None:
    lesson = lesson_of(CARD, "first-game")
    assert lesson is not None
    table = lesson.table()
    for step in lesson.steps:
        for answer in (*(step.do[0] if step.do else ()), *step.others):
            if answer == "take trust":
                break
            table.play(answer)
    found = best_answers(Playouts(table.setup, engine), table, 7, 10)
    options = {option.text: int(option) for option in table.options}
    assert "take trust" in options
    assert found is None or found[0].option == options["take trust"]
    won = Playouts(table.setup, engine).shares(table, [options["take trust"]], range(4), 7)
    assert won == [4.0]


def test_what_is_hidden_does_not_count(engine: BotEngine) -> None:
    """The same answers come out whatever the others really hold: only fresh deals are played on."""
    table = CARD.setup(2).table(seed=11)
    dealt = sample(CARD, table.state, table.asked, 5)
    other = CARD.setup(2).table(seed=11)
    other.state = unpack(CARD, sample(CARD, table.state, table.asked, 99))
    assert key(other.state) != key(table.state)
    assert sample(CARD, other.state, other.asked, 5) == dealt


def test_a_draft_is_a_lesson_that_holds(tmp_path: Path) -> None:
    table = CARD.setup(2).table(seed=3)
    first = table.options[0]
    shares = {o.text: Share(int(o), 0.5, 0.4, 0.6, 10) for o in table.options}
    after = CARD.setup(2).table(seed=3)
    after.play(int(first))
    found = Found(
        table.setup, 3, (), table.asked, table.question, (first.text,), {o.text: o.label for o in table.options},
        shares, False, {"actions": after.view(table.asked)["actions"]}, (),
    )  # fmt: skip
    path = tmp_path / f"{found.name}.yaml"
    path.write_text(found.text(), encoding="utf-8")
    assert problems(read_lesson(path, CARD)) == []
    assert found.text().startswith("# Proposed from a game between bots")


def test_drafts_never_go_among_the_lessons(tmp_path: Path) -> None:
    done = insula("lesson", "find", "card", "--out", str(tmp_path / "lessons"))
    assert done.returncode == 2 and "Drafts do not belong among the lessons" in done.stderr
    assert not (tmp_path / "lessons").exists()


def test_a_small_search_leaves_only_drafts_that_hold(engine: BotEngine, tmp_path: Path) -> None:
    budget = Budget(games=1, most=1, playouts=10, every=12)
    for found in find(CARD.setup(2), 1, budget, engine):
        path = tmp_path / f"{found.name}.yaml"
        path.write_text(found.text(), encoding="utf-8")
        assert problems(read_lesson(path, CARD)) == []
