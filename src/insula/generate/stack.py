"""The module stack: what waits to be asked or run, and copies of records, from the record classes of state.py."""

from __future__ import annotations

import ast
from pathlib import Path

from insula.generate.problems import MADE, stop


def record_classes(path: Path) -> dict[str, list[tuple[str, str, str]]]:
    """name -> [(field, shape, class)], shape in int, ints, one, many."""
    out: dict[str, list[tuple[str, str, str]]] = {}
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if not isinstance(node, ast.ClassDef) or "record" not in [getattr(d, "id", "") for d in node.decorator_list]:
            continue
        fields = []
        for line in node.body:
            if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
                call = line.value.func if isinstance(line.value, ast.Call) else None
                shape = {"array": "ints", "one": "one", "many": "many"}.get(getattr(call, "id", ""), "int")
                inner = (
                    ast.unparse(line.value.args[0])
                    if isinstance(line.value, ast.Call) and shape in ("one", "many")
                    else ""
                )
                fields.append((line.target.id, shape, inner))
        out[node.name] = fields
    return out


def snake(name: str) -> str:
    """HiddenThing as hidden_thing."""
    return "".join("_" + c.lower() if c.isupper() else c for c in name).lstrip("_")


def copy_function(name: str, fields: list[tuple[str, str, str]]) -> list[str]:
    """A rule that copies one record into another."""
    lines = ["", "", "@rule", f"def copy_{snake(name)}(target: {name}, source: {name}) -> None:"]
    lines.append(f'    """Every field of one {name} into another."""')
    for each, shape, inner in fields:
        if shape == "int":
            lines.append(f"    target.{each} = source.{each}")
        elif shape == "ints":
            lines += [f"    for i in range(len(source.{each})):", f"        target.{each}[i] = source.{each}[i]"]
        elif shape == "one":
            lines.append(f"    copy_{snake(inner)}(target.{each}, source.{each})")
        else:
            lines += [f"    for i in range(len(source.{each})):"]
            lines += [f"        copy_{snake(inner)}(target.{each}[i], source.{each}[i])"]
    return lines


def stack_module(package: str, classes: dict[str, list[tuple[str, str, str]]]) -> str:
    """The stack of a game with the fields of its Question."""
    if "Question" not in classes or "State" not in classes:
        stop(f"{package}: state.py needs record classes Question and State")
    plain = {n: f for n, f in classes.items() if n not in ("State", "Config")}
    fields = [f[0] for f in classes["Question"]]
    names = sorted([*plain, "State"])
    lines = [f'"""The stack of questions and steps. {MADE.format(source="state.py")}"""', ""]
    lines += ["from __future__ import annotations", "", "from insula.core.rule import rule"]
    lines += [f"from {package}.state import {', '.join(names)}"]
    for name, each in plain.items():
        lines += copy_function(name, each)
    lines += ["", "", "@rule", "def then(g: State, kind: int, seat: int) -> Question:"]
    lines += ['    """What comes next, after whatever this handler has already planned; fill in what it is about."""']
    lines += ["    q = g.stack[g.n_stack]", "    q.kind = kind", "    q.seat = seat"]
    lines += [f"    q.{f} = 0" for f in fields if f not in ("kind", "seat")]
    lines += ["    g.n_stack += 1", "    return q"]
    lines += ["", "", "@rule", "def drop_to(g: State, depth: int) -> None:"]
    lines += ['    """Forgets everything that waits above a depth of the stack."""']
    lines += ["    g.n_stack = depth", "    g.mark = min(g.mark, depth)"]
    lines += ["", "", "@rule", "def take_top(g: State) -> None:"]
    lines += ['    """The top of the stack becomes the question being answered or the step being run."""']
    lines += ["    if g.n_stack == 0:", '        raise RuntimeError("nothing is left to ask")']
    lines += ["    g.n_stack -= 1", "    copy_question(g.asked, g.stack[g.n_stack])", "    g.mark = g.n_stack"]
    lines += ["", "", "@rule", "def swap_questions(a: Question, b: Question) -> None:"]
    lines += ['    """Exchanges two places of the stack."""']
    for f in fields:
        lines += [f"    kept = a.{f}", f"    a.{f} = b.{f}", f"    b.{f} = kept"]
    lines += ["", "", "@rule", "def in_order(g: State) -> None:"]
    lines += ['    """What one handler planned happens in the order it was written."""']
    lines += ["    low = g.mark", "    high = g.n_stack - 1", "    while low < high:"]
    lines += ["        swap_questions(g.stack[low], g.stack[high])", "        low += 1", "        high -= 1"]
    return "\n".join(lines) + "\n"
