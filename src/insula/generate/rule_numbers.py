"""Stable numbers of the rules: rulebook.lock and the module R."""

from __future__ import annotations

from pathlib import Path

import yaml

from insula.core.rulebook import TABLE_RULES
from insula.generate.problems import MADE, constant, stop

FIRST_GAME_RULE = 20


def rule_ids(path: Path) -> list[str]:
    """The ids of a rulebook in their order."""
    return [entry["id"] for entry in yaml.safe_load(path.read_text(encoding="utf-8"))]


def lock_text(folder: Path) -> str:
    """Old rules keep their numbers, new ones are appended; the rules of the table come first."""
    path = folder / "rulebook.lock"
    old: dict[str, int] = {}
    if path.exists():
        for line in path.read_text(encoding="utf-8").splitlines():
            number, name = line.split()
            old[name] = int(number)
    ids = rule_ids(folder / "rulebook.yaml")
    for extra in sorted(folder.glob("*/rulebook.yaml")):
        ids += rule_ids(extra)
    for place, name in enumerate(rule_ids(TABLE_RULES), 1):
        old.setdefault(name, place)
    following = max([FIRST_GAME_RULE - 1, *old.values()]) + 1
    for name in ids:
        if name not in old:
            old[name] = following
            following += 1
    return "".join(f"{number} {name}\n" for name, number in sorted(old.items(), key=lambda item: item[1]))


def r_module(prefix: str, lock: str) -> str:
    """The numbers as constants; ids that begin with the game's prefix or `table` go without it."""
    lines = [f'"""Rule numbers. {MADE.format(source="rulebook.yaml")}"""', ""]
    seen: dict[str, str] = {}
    for line in lock.splitlines():
        number, name = line.split()
        first, rest = name.split(".", 1)
        short = constant(rest if first in ("table", prefix) else name)
        if short in seen:
            stop(f"{name} and {seen[short]} would both be R.{short}")
        seen[short] = name
        lines.append(f"{short} = {number}")
    return "\n".join(lines) + "\n"
