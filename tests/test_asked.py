"""Every rule can be found by what people ask who do not know its words: some questions for each, none empty or twice."""

from __future__ import annotations

from pathlib import Path

import pytest

from insula.core.data import BadData
from insula.core.registry import games, load
from insula.core.rulebook import Rulebook, asked_beside
from insula.server.server_rules import SERVER_RULES

RULE = "- {id: toy.a, section: S, rule: You may pass.}\n"


def _book(folder: Path, asked: str) -> Rulebook:
    (folder / "rulebook.yaml").write_text(RULE, encoding="utf-8")
    (folder / "asked.yaml").write_text(asked, encoding="utf-8")
    return Rulebook(folder)


@pytest.mark.parametrize("game", games())
def test_every_rule_is_asked_for_in_two_ways_at_least(game: str) -> None:
    rules = load(game).rulebook.rules | SERVER_RULES.rules
    assert not [rule.id for rule in rules.values() if len(rule.asked) < 2]
    assert not [rule.id for rule in rules.values() if any(q != q.strip() or "{" in q for q in rule.asked)]


@pytest.mark.parametrize("game", games())
def test_no_question_leads_to_two_rules(game: str) -> None:
    rules = load(game).rulebook.rules | SERVER_RULES.rules
    seen: dict[str, str] = {}
    for rule in rules.values():
        for question in rule.asked:
            assert seen.setdefault(question.lower(), rule.id) == rule.id, question
        assert len(set(rule.asked)) == len(rule.asked), rule.id


def test_words_of_a_question_find_the_rule(tmp_path: Path) -> None:
    book = _book(tmp_path, "toy.a: [skip my turn]")
    assert [rule.id for rule in book.search("skip")] == ["toy.a"]
    assert book.search("nothing of it") == []


@pytest.mark.parametrize(
    ("asked", "says"), [("toy.b: [what]", "toy.b is not in rulebook.yaml"), ("toy.a: ['']", "toy.a has no questions")]
)
def test_a_broken_list_of_questions_is_named(tmp_path: Path, asked: str, says: str) -> None:
    with pytest.raises(BadData, match=says):
        _ = _book(tmp_path, asked).rules


def test_a_game_without_questions_has_its_rules_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "rulebook.yaml").write_text(RULE, encoding="utf-8")
    assert Rulebook(tmp_path).rules["toy.a"].asked == ()
    assert asked_beside(tmp_path / "rulebook.yaml").name == "asked.yaml"
