"""Edits that nobody reads are refused; a variant that changes nothing is told; changes are told game by game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pytest

from insula.arena import BadPlan, Plan, run
from insula.arena.changes import changes
from insula.arena.effects import edits, leaves, rules_digest, shown_digest, undone
from insula.arena.facts import Facts
from insula.arena.report import page_of
from insula.arena.stats import pair_shares, unchanged
from insula.arena.workers import check_variants
from insula.core.registry import load

SCORING, CARDS = "scoring.yaml", "cards.yaml"


def plan_of(**variants: Any) -> Plan:
    return Plan.of({"game": "card", "bots": "random", "deals": 12, "variants": {"printed": None, **variants}})


@pytest.mark.parametrize(
    ("edit", "named"),
    [
        ({SCORING: {"four-of-a-kind": {"bonus": 9}}}, "bonus of four-of-a-kind"),
        ({CARDS: {"strong": {"enters_with_fragments": 1}}}, "enters_with_fragments of strong"),
        (
            {CARDS: {"courage": {"ability": "draw"}, "strong": {"enters_with_fragments": 1}}},
            "enters_with_fragments of strong",
        ),
    ],
)
def test_an_edit_that_nothing_reads_is_refused_by_name(edit: Any, named: str) -> None:
    with pytest.raises(BadPlan) as refused:
        check_variants(plan_of(dead=edit))
    assert str(refused.value) == f"The variant dead: nothing in the game reads {named}."


def test_an_edit_that_rules_or_words_read_is_played() -> None:
    check_variants(plan_of(act={CARDS: {"courage": {"ability": "draw"}}}, word={CARDS: {"courage": {"name": "Pluck"}}}))


def test_no_switch_is_offered_that_does_nothing() -> None:
    text = (load("card").folder / "components" / SCORING).read_text(encoding="utf-8")
    assert "readings" not in text


def test_digests_are_of_what_is_frozen_and_of_what_is_shown() -> None:
    card, amygdala = load("card"), load("amygdala")
    assert rules_digest(card) == rules_digest(card) != rules_digest(amygdala)
    assert shown_digest(card) != rules_digest(card)


def test_fields_are_found_and_put_back_one_by_one() -> None:
    before = "cards:\n  items:\n    - {id: a, cost: 1, gives: [1, 2]}\n    - {id: b, cost: 2}\nlimit: 3\n"
    after = before.replace("cost: 1", "cost: 5").replace("limit: 3", "limit: 4")
    assert edits(before, after) == [("a", "cost"), ("", "limit")]
    assert edits(before, str(undone(after, before, ("a", "cost")))) == [("", "limit")]
    assert leaves(before)[("a", "gives")] == [1, 2]
    assert undone(after, before, ("c", "cost")) is None


def test_what_a_variant_changes_is_told_by_length_ends_scores_and_cards(tmp_path: Path) -> None:
    plan = plan_of(drawing={CARDS: {"courage": {"ability": "draw"}}}, word={CARDS: {"courage": {"name": "Pluck"}}})
    facts = Facts(run(plan, tmp_path / "out", jobs=1, engine="plain"))
    assert unchanged(facts) == ["word"]
    found = changes(facts, "drawing")
    assert set(found) == {"length", "ends", "scores", "cards in play", "cards used"}
    games = {name: [g for g in facts.games.to_pylist() if g["variant"] == name] for name in facts.variants}
    means = {name: np.mean([g["decisions"] for g in rows]) for name, rows in games.items()}
    line = next(each for each in found["length"] if each.label == "decisions")
    assert line.expected == pytest.approx(means["printed"])
    assert line.value == pytest.approx(means["drawing"] - means["printed"])
    assert all(each.value == 0 for lines in changes(facts, "word").values() for each in lines)
    page = page_of(facts, plan.describe())
    assert "What drawing changes" in page and "Nothing changed: all games of word went as in “printed”." in page


def test_bots_are_told_against_each_other_not_only_against_all() -> None:
    plan = Plan.of({"game": "card", "bots": ["greedy", "random"], "deals": 2})
    rows = [
        {"seed": seed, "bots": bots, "share": share}
        for seed in range(30)
        for bots, share in ((["a", "b"], [1.0, 0.0]), (["a", "c"], [0.0, 1.0]))
    ]
    games = pa.table(
        {
            "seed": [r["seed"] for r in rows],
            "seats": [2] * len(rows),
            "bots": [r["bots"] for r in rows],
            "share": [r["share"] for r in rows],
            "sides": [[0, 1]] * len(rows),
        }
    )
    found = {pair: line.value for pair, line in pair_shares(Facts(games))}
    assert found == {("a", "b"): 1.0, ("a", "c"): 0.0} and plan.games == 4
