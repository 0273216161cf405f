"""The module dispatch: sends each question and step to its chapter."""

from __future__ import annotations

from pathlib import Path

from insula.generate.chapters import Kinds, home
from insula.generate.problems import MADE


def branch(cases: list[tuple[int, str]], indent: str) -> list[str]:
    """A tree of comparisons over `kind`, so that even the last kind is few steps away."""
    if len(cases) <= 2:
        lines = []
        for i, (number, call) in enumerate(cases):
            lines += [f"{indent}{'elif' if i else 'if'} kind == {number}:", f"{indent}    {call}"]
        return lines
    half = len(cases) // 2
    lines = [f"{indent}if kind < {cases[half][0]}:", *branch(cases[:half], indent + "    ")]
    return [*lines, f"{indent}else:", *branch(cases[half:], indent + "    ")]


def dispatch_module(package: str, folder: Path, found: Kinds, questions: dict[str, int], steps: dict[str, int]) -> str:
    """Everything that joins the chapters."""

    def alias(chapter: str) -> str:
        return chapter.replace(".", "_")

    def calls(place: dict[str, str], form: str, numbers: dict[str, int]) -> list[tuple[int, str]]:
        return [(n, form.format(chapter=alias(place[k]), kind=k)) for k, n in numbers.items() if k in place]

    chapters = sorted({"setup", *found.options.values(), *found.steps.values()})
    lines = [f'"""Sends each question and step to its chapter. {MADE.format(source="the chapters")}"""', ""]
    lines += ["from __future__ import annotations", "", "from insula.core.rule import rule"]
    groups: dict[str, list[str]] = {}
    for chapter in chapters:
        parent, _, leaf = home(folder, chapter).rpartition(".")
        named = leaf if leaf == alias(chapter) else f"{leaf} as {alias(chapter)}"
        groups.setdefault(f"{package}.{parent}" if parent else package, []).append(named)
    imports = [f"from {parent} import {', '.join(sorted(leaves))}" for parent, leaves in groups.items()]
    imports += [f"from {package}.gen import R, ask"]
    imports += [f"from {package}.gen.stack import in_order, take_top", f"from {package}.state import State"]
    lines += sorted(imports)

    def function(head: str, doc: str, cases: list[tuple[int, str]], last: str = "") -> list[str]:
        body = ["", "", "@rule", head, f'    """{doc}"""', "    kind = g.asked.kind", *branch(cases, "    ")]
        return body + ([f"    {last}"] if last else [])

    lines += function(
        "def list_options(g: State) -> None:",
        "Offers the options of the open question.",
        calls(found.options, "{chapter}.{kind}_options(g)", questions),
    )
    lines += function(
        "def refuse(g: State, option: int) -> int:",
        "LEGAL, or the number of the rule that forbids this answer.",
        calls(found.refusals, "return {chapter}.refuse_{kind}(g, option)", questions),
        "return R.NOT_AN_ANSWER",
    )
    lines += function(
        "def answer(g: State, option: int) -> None:",
        "Carries an answer out.",
        calls(found.answers, "{chapter}.{kind}_answer(g, option)", questions),
    )
    lapses = calls(found.lapses, "{chapter}.{kind}_lapse(g)\n", questions)
    lines += ["", "", "@rule", "def lapse(g: State) -> None:", '    """A question without options goes by."""']
    if lapses:
        lines += ["    kind = g.asked.kind"]
        for i, (number, call) in enumerate(lapses):
            lines += [f"    {'elif' if i else 'if'} kind == {number}:", f"        {call.strip()}"]
        lines += ["    else:", '        raise RuntimeError("a question has no option")']
    else:
        lines += ['    raise RuntimeError("a question has no option")']
    lines += function(
        "def run_step(g: State) -> None:",
        "Runs a step.",
        calls(found.steps, "{chapter}.{kind}_step(g)", steps),
    )
    lines.append(CLOSING)
    return "\n".join(lines)


CLOSING = '''

@rule
def advance(g: State) -> None:
    """Runs steps until somebody is asked or the game is over."""
    while g.over == 0:
        take_top(g)
        if g.asked.kind >= ask.FIRST_STEP:
            run_step(g)
            in_order(g)
            continue
        g.n_options = 0
        list_options(g)
        if g.n_options > 0:
            return
        lapse(g)
        in_order(g)
    g.n_options = 0


@rule
def relist(g: State) -> None:
    """Lists the options of the open question again."""
    g.n_options = 0
    list_options(g)


@rule
def play(g: State, option: int) -> None:
    """The answer to the open question; checked at the border, not here."""
    answer(g, option)
    in_order(g)
    advance(g)


@rule
def begin(g: State, seed: int) -> None:
    """Sets up a blank state and runs to the first question."""
    setup.setup(g, seed)
    in_order(g)
    advance(g)
'''
