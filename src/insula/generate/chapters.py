"""Reads the chapters of a game as text: which questions and steps they define, and what hangs on something hidden."""

from __future__ import annotations

import ast
from dataclasses import dataclass, field
from pathlib import Path

from insula.generate.problems import stop

FIRST_STEP = 80
LAST_KIND = 127


@dataclass
class Kinds:
    """What the chapters define, by kind: the chapter of each function."""

    options: dict[str, str] = field(default_factory=dict)
    answers: dict[str, str] = field(default_factory=dict)
    refusals: dict[str, str] = field(default_factory=dict)
    lapses: dict[str, str] = field(default_factory=dict)
    steps: dict[str, str] = field(default_factory=dict)


def is_rule(node: ast.FunctionDef) -> bool:
    """Whether a function is marked `@rule`."""
    return any(isinstance(d, ast.Name) and d.id in ("rule", "point") for d in node.decorator_list)


def home(folder: Path, chapter: str) -> str:
    """The module of a chapter inside the game's package: in its room `rules`, or beside it."""
    for module in (f"rules.{chapter}", chapter):
        if (folder / (module.replace(".", "/") + ".py")).exists():
            return module
    stop(f"{folder.name}/words.yaml names the chapter {chapter}, but there is no file of that name")
    raise AssertionError


def scan(folder: Path, chapters: list[str]) -> Kinds:
    """The kinds that the chapters of a folder define; a kind that lacks a function is refused."""
    found = Kinds()
    for chapter in chapters:
        path = folder / (home(folder, chapter).replace(".", "/") + ".py")
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if not isinstance(node, ast.FunctionDef) or not is_rule(node):
                continue
            for suffix, place in (
                ("_options", found.options),
                ("_answer", found.answers),
                ("_lapse", found.lapses),
                ("_step", found.steps),
            ):
                if node.name.endswith(suffix) and not node.name.startswith("_") and len(node.args.args) <= 2:
                    kind = node.name.removesuffix(suffix)
                    if kind in place:
                        stop(f"{folder.name}: {node.name} is in both {place[kind]} and {chapter}")
                    place[kind] = chapter
            if node.name.startswith("refuse_") and len(node.args.args) == 2:
                found.refusals[node.name.removeprefix("refuse_")] = chapter
    for kind in found.options:
        if kind not in found.answers:
            stop(f"{folder.name}: {kind}_options has no {kind}_answer")
        if kind not in found.refusals:
            stop(f"{folder.name}: {kind}_options has no refuse_{kind}(g, option)")
    for kind in found.answers:
        if kind not in found.options:
            stop(f"{folder.name}: {kind}_answer has no {kind}_options")
    return found


def numbered(names: list[str], old: dict[str, int], first: int, last: int, what: str) -> dict[str, int]:
    """Old names keep their numbers; new ones are appended."""
    kept = {n: old[n] for n in names if n in old and first <= old[n] <= last}
    free = max([v for v in old.values() if first <= v <= last] + [first - 1]) + 1
    for name in names:
        if name not in kept:
            kept[name] = free
            free += 1
    if free - 1 > last:
        stop(f"too many kinds of {what}")
    return dict(sorted(kept.items(), key=lambda item: item[1]))


def old_numbers(path: Path) -> dict[str, int]:
    """The numbers that kinds of question and step already have."""
    if not path.exists():
        return {}
    out = {}
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, int):
            target = node.targets[0]
            assert isinstance(target, ast.Name)
            out[target.id.lower()] = node.value.value
    return out


def secret_fields(path: Path) -> set[str]:
    """The fields of the record classes that not all eyes may know: annotated or declared as Secret."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            words = {n.id for n in ast.walk(node) if isinstance(n, ast.Name)}
            texts = {n.value for n in ast.walk(node) if isinstance(n, ast.Constant) and isinstance(n.value, str)}
            if "Secret" in words | texts:
                found.add(node.target.id)
    return found


def hidden_kinds(folder: Path, found: Kinds) -> list[str]:
    """The questions whose options come from something hidden, directly or through other rules.

    Being asked them or not would tell others something, so that they are always asked. Rules are found by name alone:
    too many questions may be listed here, never too few.
    """
    secret = secret_fields(folder / "state.py")
    reads: dict[str, set[str]] = {}
    for path in sorted(folder.rglob("*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and is_rule(node):
                names = {n.id for n in ast.walk(node) if isinstance(n, ast.Name)}
                names |= {n.attr for n in ast.walk(node) if isinstance(n, ast.Attribute)}
                reads[node.name] = reads.get(node.name, set()) | names
    tainted = {name for name, names in reads.items() if names & secret}
    while more := {name for name, names in reads.items() if name not in tainted and names & tainted}:
        tainted |= more
    return [kind for kind in found.options if f"{kind}_options" in tainted]
