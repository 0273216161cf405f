"""Examples of rules: for each rule a moment at which it can be seen, and the rules that belong to it.

`examples.json` of a game's folder is written by tools/examples.py, which watches the tests of the rules: the shortest
position in which a rule refuses a move, is cited by an event, is what a test of its own plays, or is simply seen.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal

from insula.core.game import Game
from insula.core.registry import load
from insula.core.rulebook import Refusal
from insula.core.table import Table
from insula.learn.lesson import Answers
from insula.learn.moment import Moment

FILE = "examples.json"
How = Literal["refused", "cited", "proved", "seen"]


@dataclass(frozen=True)
class Example:
    """A moment, the act, and what shows the rule: a refused move, an event, its test, or the moment itself (no act)."""

    moment: Moment
    act: Answers
    tries: str  # what is refused after the act; may be empty
    how: How


@dataclass(frozen=True)
class Played:
    """An example as the engine played it."""

    before: Table
    after: Table
    answers: tuple[tuple[int, str], ...]  # who answered what, as people say it
    events: list[dict[str, Any]]
    refusal: Refusal | None


@cache
def _entries(name: str) -> Mapping[str, Mapping[str, Any]]:
    path = load(name).folder / FILE
    entries: dict[str, Mapping[str, Any]] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return entries


def example_of(game: Game, rule: str) -> Example | None:
    """The moment that shows a rule; None where it is told in words only."""
    entry = _entries(game.name).get(rule, {})
    return read_example(entry) if "act" in entry else None


def related(game: Game, rule: str) -> list[str]:
    """The rules that belong to a rule, the nearest first."""
    return list(_entries(game.name).get(rule, {}).get("see", []))


def read_example(entry: Mapping[str, Any]) -> Example:
    """An example as the file tells it."""
    moment = Moment(
        game=load(entry["game"]),
        position=entry.get("position", ""),
        seats=entry.get("seats", 0),
        seed=entry.get("seed", 0),
        choices=tuple(entry.get("choices", {}).items()),
        moves=tuple(entry.get("moves", ())),
    )
    return Example(moment, tuple(entry["act"]), entry.get("tries", ""), entry["how"])


def played(example: Example) -> Played:
    """Plays an example; raises `Refused` where the engine does not allow it any more."""
    before, after = example.moment.table(), example.moment.table()
    first, answers = len(after.events), []
    for answer in example.act:
        answers.append((after.asked, after.say(after.read(answer))))
        after.play(answer)
    refusal = after.why(example.tries) if example.tries else None
    return Played(before, after, tuple(answers), after.seen_by_all(first), refusal)


def shows(example: Example, rule: str) -> bool:
    """Whether the rule is really seen in it: by its refusal, or by an event that cites it."""
    found = played(example)
    if example.how == "refused":
        return found.refusal is not None and found.refusal.rule == rule
    if example.how == "cited":
        return any(event["rule"] == rule for event in found.events)
    return example.how == "seen" or found.before.digest != found.after.digest
