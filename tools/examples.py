"""Writes examples.json of every game: watches the tests of rules and keeps the shortest moment that shows each rule.

It runs the tests that cite rules (minutes). Read the difference before you commit it.
"""

from __future__ import annotations

import ast
import json
import re
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

import insula
import insula.testing
from insula.core.game import Game, Setup
from insula.core.registry import load
from insula.core.rulebook import Refusal, Refused, Rule
from insula.core.table import Table
from insula.learn.examples import FILE, read_example, shows
from insula.testing import rules as kit

ROOT = Path(__file__).resolve().parent.parent
CITED = re.compile(r"\b(?:[a-z]+\.){2}[a-z0-9-]+\b")
MOST_RELATED = 5
MOST_ANSWERS = 60  # of a moment; longer ones are played too slowly
MOST_TRIED = 40  # moments of a rule that are tried out, the shortest first
TURN = "turn"  # the question at which acts begin
NO_ACT = ("component", "setup")  # kinds of rules that no act shows, even if a test of them plays one
Seen = tuple[dict[str, Any], int]  # a moment, and how many rules its test proves


@dataclass
class Watched:
    """What a test did at one table: where it began, and the kind of each question that was answered."""

    told: dict[str, Any]
    kinds: list[str] = field(default_factory=list)


@dataclass(eq=False)
class Watch:
    """A pytest plugin that writes down what tests of rules play and what they are refused."""

    found: dict[str, list[Seen]] = field(default_factory=lambda: defaultdict(list))
    together: Counter[tuple[str, str]] = field(default_factory=Counter)
    tables: dict[int, tuple[Table, Watched]] = field(default_factory=dict)
    first: dict[str, Any] | None = None  # where the first table of the test begins
    last: dict[str, Any] | None = None  # what was played last

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if getattr(getattr(item, "function", None), "__rules__", ())]

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[None]:
        self.tables.clear()
        self.first = self.last = None
        cited = getattr(getattr(item, "function", None), "__rules__", ())
        self.together.update(combinations(sorted(set(cited)), 2))
        yield
        for rule in cited:
            if self.last is not None:
                self.found[rule].append(({**self.last, "how": "proved"}, len(cited)))
            if self.first is not None:
                self.found[rule].append(({**self.first, "how": "seen"}, len(cited)))

    def begins(self, table: Table, told: dict[str, Any]) -> None:
        self.tables[id(table)] = (table, Watched(told))
        self.first = self.first or {**told, "moves": [move.text for move in table.moves], "act": []}

    def played(self, table: Table, before: int, kind: str, events: list[Any]) -> None:
        if id(table) not in self.tables:
            return
        watched = self.tables[id(table)][1]
        watched.kinds += [kind, *[""] * (len(table.moves) - before - 1)]
        self.last = entry = _moment(table, watched, len(table.moves))
        ids = table.game.rulebook.ids
        for rule in {ids.get(event.rule, "") for event in events} - {""}:
            self.found[rule].append(({**entry, "how": "cited"}, 1))

    def refused(self, table: Table, move: int | str, refusal: Refusal) -> None:
        if id(table) not in self.tables or refusal.rule.startswith("table."):
            return
        text = move if isinstance(move, str) else table.game.option_text(table.state, int(move))
        entry = _moment(table, self.tables[id(table)][1], len(table.moves))
        self.found[refusal.rule].append(({**entry, "tries": text, "how": "refused"}, 1))


def _moment(table: Table, watched: Watched, upto: int) -> dict[str, Any]:
    """Where it began, the answers before the act, and the act: all since somebody was last asked for one."""
    texts = [move.text for move in table.moves[:upto]]
    acts = [n for n, kind in enumerate(watched.kinds[:upto]) if kind == TURN]
    begin = acts[-1] if acts else max(0, upto - 1)
    if table.kind == TURN and upto > begin and not table.over and not watched.kinds[begin:]:
        begin = upto
    return {**watched.told, "moves": texts[:begin], "act": texts[begin:]}


def watch() -> Watch:
    """Puts the watch on the kit that all tests of rules use."""
    seen = Watch()
    plain_at, plain_table, plain_play, plain_why = kit.at, Setup.table, Table.play, Table.why

    def at(game: Game, text: str, **choices: Any) -> Table:
        table = plain_at(game, text, **choices)
        seen.begins(
            table,
            {"game": game.name, "position": "\n".join(line.strip() for line in text.splitlines() if line.strip())},
        )
        return table

    def deal(self: Setup, seed: Any = None, names: Any = None) -> Table:
        table = plain_table(self, seed, names)
        told = {"game": self.game.name, "seats": self.seats, "choices": dict(self.choices), "seed": table.seed}
        seen.begins(table, told)
        seen.tables[id(table)][1].kinds += [""] * len(table.moves)
        return table

    def play(self: Table, move: int | str, seat: int | None = None) -> list[Any]:
        before, kind = len(self.moves), "" if self.over else self.kind
        try:
            events = plain_play(self, move, seat)
        except Refused as refused:
            if seat is None:
                seen.refused(self, move, refused.refusal)
            raise
        seen.played(self, before, kind, events)
        return events

    def why(self: Table, move: int | str, seat: int | None = None) -> Refusal | None:
        refusal = plain_why(self, move, seat)
        if refusal is not None and seat is None:
            seen.refused(self, move, refusal)
        return refusal

    kit.at = insula.testing.at = at
    Setup.table, Table.play, Table.why = deal, play, why  # type: ignore[method-assign]
    try:
        folders = [str(ROOT / "tests" / "games" / name) for name in insula.games()]
        if pytest.main(["-q", "-p", "no:cacheprovider", "--no-header", *folders], plugins=[seen]) != pytest.ExitCode.OK:
            sys.exit("Nothing was written: tests of rules fail.")
    finally:
        kit.at = insula.testing.at = plain_at
        Setup.table, Table.play, Table.why = plain_table, plain_play, plain_why  # type: ignore[method-assign]
    return seen


# ---- choosing ----------------------------------------------------------------------------------------------------

_ORDER = {"refused": 0, "cited": 1, "proved": 2, "seen": 3}


def _cost(seen: Seen) -> tuple[int, ...]:
    """Tests of this rule alone come first, typed positions before deals; then what was found with the fewest answers.

    What a test of the rule itself plays stays in the order of the test, which begins with the plainest case.
    """
    entry, cited = seen
    words = len(entry.get("position", ""))
    size = (len(entry["moves"]) + len(entry["act"]), words) if entry["how"] in ("refused", "cited") else ()
    return (_ORDER[entry["how"]], cited, not words, *size)


def best(rule: Rule, found: list[Seen]) -> dict[str, Any] | None:
    """The shortest moment that shows the rule when the engine plays it again."""
    useful = [seen for seen in found if rule.kind not in NO_ACT or seen[0]["how"] != "proved"]
    useful = [seen for seen in useful if len(seen[0]["moves"]) + len(seen[0]["act"]) <= MOST_ANSWERS]
    tried: set[str] = set()
    for entry, _ in sorted(useful, key=_cost):
        text = json.dumps(entry, sort_keys=True)
        if text in tried or len(tried) == MOST_TRIED:
            continue
        tried.add(text)
        try:
            if shows(read_example(entry), rule.id):
                return entry
        except (Refused, ValueError, KeyError, IndexError):
            continue  # the test changed the position by hand
    return None


# ---- what belongs together -----------------------------------------------------------------------------------------


def code_together(folder: Path) -> Counter[tuple[str, str]]:
    """Rules that one function of the game implements."""
    found: Counter[tuple[str, str]] = Counter()
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                found.update(combinations(sorted(set(CITED.findall(ast.get_docstring(node) or ""))), 2))
    return found


def neighbours(ids: list[str], together: Counter[tuple[str, str]]) -> dict[str, list[str]]:
    """For each rule those that are cited with it most often, then those beside it in the book."""
    near: dict[str, Counter[str]] = defaultdict(Counter)
    for (one, other), times in together.items():
        near[one][other] += times
        near[other][one] += times
    known, out = set(ids), {}
    for place, rule in enumerate(ids):
        cited = [other for other, _ in sorted(near[rule].items(), key=lambda each: (-each[1], each[0]))]
        beside = [ids[n] for n in (place + 1, place - 1, place + 2) if 0 <= n < len(ids)]
        beside = [other for other in beside if other.rpartition(".")[0] == rule.rpartition(".")[0]]
        listed = [other for other in dict.fromkeys([*cited, *beside]) if other in known and other != rule]
        out[rule] = listed[:MOST_RELATED]
    return out


def main() -> None:
    seen = watch()
    written: set[Path] = set()
    for name in insula.games():
        game = load(name)
        path = game.folder / FILE
        if path in written:
            continue
        written.add(path)
        ids = [rule for rule in game.rulebook.rules if not rule.startswith("table.")]
        see = neighbours(ids, seen.together + code_together(game.folder))
        lines, shown = [], 0
        for rule in ids:
            entry = best(game.rulebook.rules[rule], seen.found.get(rule, [])) or {}
            shown += bool(entry)
            lines.append(f"{json.dumps(rule)}: {json.dumps({**entry, 'see': see[rule]}, ensure_ascii=False)}")
        path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
        print(f"{path.relative_to(ROOT)}: {shown} of {len(ids)} rules have a moment")


if __name__ == "__main__":
    main()
