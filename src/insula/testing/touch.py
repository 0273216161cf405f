"""Does a `rule_test` touch its rule? A pytest plugin that breaks each rule and runs the tests that cite it.

    pytest -p insula.testing.touch --touched=REPORT.json tests/games

Every test that cites a rule with a refusal runs once for each such rule, with that rule broken: whatever its guards
refuse is refused as “no answer” instead. At least one of the tests has to fail. Rules for which none does are listed in
the report, and so are those that no quick test cites.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from insula.core.game import NOT_AN_ANSWER, Game
from insula.core.registry import games, load
from insula.core.rulebook import Refusal, Rulebook

SLOW = ("deep", "sized")  # marks of tests that play whole games: too slow to be played for each rule


@dataclass(frozen=True)
class Guarded:
    """A rule with a refusal, and where its number stands."""

    numbers: ModuleType  # the game's generated module R
    name: str  # its name there
    rule: str

    def broken(self, patch: pytest.MonkeyPatch) -> None:
        """Lets the guards of this rule, and whoever refuses by its id, say “no answer” instead."""
        patch.setattr(self.numbers, self.name, self.numbers.NOT_AN_ANSWER)
        spoken = Rulebook.refusal

        def refusal(book: Rulebook, rule_id: str, values: dict[str, object], alternative: str = "") -> Refusal:
            if rule_id == self.rule:
                return Refusal(NOT_AN_ANSWER, "", "That is no answer.", alternative)
            return spoken(book, rule_id, values, alternative)

        patch.setattr(Rulebook, "refusal", refusal)


def guarded_rules(game: Game) -> Iterator[Guarded]:
    """The rules of a game that can refuse something."""
    numbers = import_module(f"{game.gen.__name__}.R")
    names = {number: name for name, number in vars(numbers).items() if isinstance(number, int)}
    for rule_id, number in game.rulebook.numbers.items():
        if rule_id in game.rulebook.rules and game.rulebook.rules[rule_id].refusal and not rule_id.startswith("table."):
            yield Guarded(numbers, names[number], rule_id)


@cache
def all_guarded() -> dict[str, Guarded]:
    """Every rule of every game that can refuse something, by its id."""
    return {guarded.rule: guarded for name in games() for guarded in guarded_rules(load(name))}


class Touch:
    """What the tests said with each rule broken."""

    def __init__(self, rules: Sequence[str]) -> None:
        self.rules = set(rules)
        self.noticed: dict[str, str] = {}  # rule -> the first test that failed
        self.missed: dict[str, list[str]] = {}  # rule -> tests that passed though it was broken

    @pytest.hookimpl(tryfirst=True)
    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """One run of the test for each rule it cites."""
        cited = [rule for rule in getattr(metafunc.function, "__rules__", ()) if rule in self.rules]
        if cited:
            metafunc.fixturenames.insert(0, "broken_rule")
            metafunc.parametrize("broken_rule", cited)

    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        """Keeps the tests that cite one of the rules and are quick."""
        kept = [i for i in items if _broken(i) and not any(i.get_closest_marker(mark) for mark in SLOW)]
        chosen = set(kept)
        config.hook.pytest_deselected(items=[i for i in items if i not in chosen])
        items[:] = kept

    @pytest.hookimpl(hookwrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Breaks the rule while the test and its fixtures run."""
        with pytest.MonkeyPatch.context() as patch:
            all_guarded()[_broken(item)].broken(patch)
            yield

    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        """One test that notices is enough."""
        if _broken(item) in self.noticed:
            pytest.skip("another test noticed")

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> Iterator[None]:
        """Reads the result of each test; one that fails is what is wanted, so the run itself stays green."""
        made: Any = yield
        report = made.get_result()
        if report.when != "call":
            return
        rule = _broken(item)
        if report.failed:
            self.noticed.setdefault(rule, item.nodeid)
            report.outcome, report.longrepr = "passed", None
        elif report.passed:
            self.missed.setdefault(rule, []).append(item.nodeid)

    def report(self) -> dict[str, Any]:
        """Which rules were noticed, which were not, and which no quick test cites."""
        untouched = {rule: tests for rule, tests in sorted(self.missed.items()) if rule not in self.noticed}
        uncited = sorted(self.rules - set(self.noticed) - set(self.missed))
        return {"noticed": dict(sorted(self.noticed.items())), "untouched": untouched, "uncited": uncited}


def _broken(item: pytest.Item) -> str:
    callspec = getattr(item, "callspec", None)
    return str(callspec.params.get("broken_rule", "")) if callspec else ""


def pytest_addoption(parser: pytest.Parser) -> None:
    """--touched REPORT."""
    parser.addoption("--touched", default="", help="break each rule under the tests that cite it; write a JSON report")


def pytest_configure(config: pytest.Config) -> None:
    """Breaks rules only where a report is wanted."""
    if config.getoption("--touched"):
        config.pluginmanager.register(Touch(list(all_guarded())), "touch")


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Writes the report."""
    touch = session.config.pluginmanager.get_plugin("touch")
    if isinstance(touch, Touch):
        text = json.dumps(touch.report(), indent=1)
        Path(session.config.getoption("--touched")).write_text(text, encoding="utf-8")
