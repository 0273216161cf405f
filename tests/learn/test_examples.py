"""Examples of rules are moments that the engine vouches for: each is played again, and the rule is seen in it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from insula.core.registry import games, load
from insula.core.rulebook import Refused
from insula.learn.examples import FILE, example_of, played, read_example, related, shows

POSITION = "seats 2, turn A\nimpulse: hope anger comfort\nA hand: 1 kindness"
TRUE: dict[str, Any] = {"game": "card", "position": POSITION, "moves": [], "act": ["take hope"], "how": "cited"}
BOOKS = sorted({load(name).folder for name in games()})
MOMENTS = {"card": 190, "amygdala": 200, "cerebria": 620}  # rules that are shown, at least


def entries(folder: Path) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = json.loads((folder / FILE).read_text(encoding="utf-8"))
    return found


def test_an_event_that_cites_the_rule_shows_it() -> None:
    assert shows(read_example(TRUE), "card.impulse.take-one")
    assert not shows(read_example(TRUE), "card.invoke.place-one")


def test_a_refusal_shows_the_rule_that_refuses_and_no_other() -> None:
    tries = {**TRUE, "act": [], "tries": "invoke rage", "how": "refused"}
    assert shows(read_example(tries), "card.invoke.from-hand")
    assert not shows(read_example(tries), "card.turn.two-actions")
    assert not shows(read_example({**tries, "tries": "take hope"}), "card.impulse.take-one")


def test_a_moment_that_the_rules_do_not_allow_any_more_is_found() -> None:
    with pytest.raises(Refused):
        shows(read_example({**TRUE, "act": ["take rage"]}), "card.impulse.take-one")


def test_an_example_tells_who_did_what() -> None:
    found = played(read_example(TRUE))
    assert found.answers[0][0] == 0 and "Hope" in found.answers[0][1]
    assert found.before.digest != found.after.digest and found.refusal is None


@pytest.mark.parametrize("folder", BOOKS, ids=lambda folder: folder.name)
def test_every_rule_has_its_place_and_its_neighbours_are_rules(folder: Path) -> None:
    game = load(folder.name)
    listed = entries(folder)
    ids = {rule for rule in game.rulebook.rules if not rule.startswith("table.")}
    assert set(listed) == ids, "run tools/examples.py"
    for rule in ids:
        near = related(game, rule)
        assert set(near) <= ids and rule not in near and len(near) == len(set(near))
    assert sum("act" in entry for entry in listed.values()) >= MOMENTS[folder.name]


@pytest.mark.parametrize("folder", BOOKS, ids=lambda folder: folder.name)
def test_a_rule_without_a_moment_is_a_case_in_words(folder: Path) -> None:
    game = load(folder.name)
    bare = [rule for rule in entries(folder) if example_of(game, rule) is None]
    assert [rule for rule in bare if not game.rulebook.rules[rule].check] == []


@pytest.mark.parametrize("folder", BOOKS, ids=lambda folder: folder.name)
def test_every_example_shows_its_rule(folder: Path) -> None:
    game = load(folder.name)
    untrue = []
    for rule in entries(folder):
        example = example_of(game, rule)
        if example is not None and not shows(example, rule):
            untrue.append(rule)
    assert untrue == []
