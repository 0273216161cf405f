"""The modules opt, ev and ask: option ids, events, kinds of question and step."""

from __future__ import annotations

from typing import Any

from insula.generate.chapters import FIRST_STEP
from insula.generate.problems import MADE, constant


def opt_module(words: dict[str, Any]) -> str:
    """Option ids, by groups."""
    lines = [f'"""Option ids. {MADE.format(source="words.yaml")}"""', ""]
    groups = []
    following = 0
    for entry in words["options"]:
        name, size = next(iter(entry.items())) if isinstance(entry, dict) else (str(entry), 1)
        lines.append(f"{name} = {following}")
        groups.append((name, following, size))
        following += size
    lines.append(f"N_OPTIONS = {following}")
    lines += [f"N_{name} = {size}" for name, _, size in groups if size > 1]
    lines += ["", "GROUPS = ("]
    lines += [f'    ("{name}", {start}, {size}),' for name, start, size in groups]
    return "\n".join([*lines, ")"]) + "\n"


def ev_module(words: dict[str, Any]) -> str:
    """Kinds of event."""
    lines = [f'"""Kinds of event. {MADE.format(source="words.yaml")}"""', ""]
    lines += [f"{name} = {number}" for number, name in enumerate(words["events"])]
    lines += ["", "NAMES = (", *[f'    "{name}",' for name in words["events"]], ")"]
    return "\n".join(lines) + "\n"


def ask_module(questions: dict[str, int], steps: dict[str, int], hidden: list[str]) -> str:
    """Kinds of question and step, and which questions hang on something hidden."""
    lines = [f'"""Kinds of question and step. {MADE.format(source="the chapters")}"""', ""]
    lines += [f"{constant(name)} = {number}" for name, number in questions.items()]
    lines += [f"FIRST_STEP = {FIRST_STEP}"]
    lines += [f"{constant(name)} = {number}" for name, number in steps.items()]
    lines += ["", "NAMES = {", *[f'    {number}: "{name}",' for name, number in (questions | steps).items()], "}"]
    listed = [f'    "{kind}",' for kind in hidden]
    note = "" if hidden else ": frozenset[str]"
    lines += ["", "# questions whose options come from something hidden: whoever could be asked is always asked"]
    lines += [f"FROM_HIDDEN{note} = frozenset(", "    (", *[f"    {each}" for each in listed], "    )", ")"]
    return "\n".join(lines) + "\n"
