"""Which rules and refusals have a test; writes docs/rule-coverage.md. `--check` only compares, `--strict` wants all."""

from __future__ import annotations

import ast
import sys
from collections import defaultdict
from pathlib import Path

import yaml

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "insula" / "games"
PAGE = ROOT / "docs" / "rule-coverage.md"
LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def strings(node: ast.AST) -> list[str]:
    return [n.value for n in ast.walk(node) if isinstance(n, ast.Constant) and isinstance(n.value, str)]


def called(node: ast.Call) -> str:
    return node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")


def scan_tests() -> tuple[dict[str, list[str]], set[str]]:
    """Rule id -> tests that prove it, and the ids whose refusal text some test has seen."""
    tests: dict[str, list[str]] = defaultdict(list)
    refused: set[str] = set()
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for mark in [d for d in node.decorator_list if isinstance(d, ast.Call) and called(d) == "rule_test"]:
                    for rule_id in strings(mark):
                        tests[rule_id].append(f"{path.relative_to(ROOT)}::{node.name}")
            if isinstance(node, ast.Call) and called(node) == "refuses" and node.args:
                refused.update(strings(node.args[0]))
    return tests, refused


def rulebooks() -> dict[str, list[dict[str, str]]]:
    out = {}
    for path in sorted(GAMES.rglob("rulebook.yaml")):
        out[path.parent.name] = yaml.load(path.read_text(encoding="utf-8"), Loader=LOADER)
    return out


def page(books: dict[str, list[dict[str, str]]], tests: dict[str, list[str]], refused: set[str]) -> str:
    lines = [
        "# Rule coverage",
        "",
        "Every rule of every rulebook and the tests that prove it. Written by `make rulecov`.",
        "",
    ]
    for game, rules in books.items():
        done = sum(r["id"] in tests for r in rules)
        lines += [
            f"## {game}: {done} of {len(rules)} rules",
            "",
            "| rule | section | tests | refusal |",
            "|---|---|---|---|",
        ]
        for rule in rules:
            names = tests.get(rule["id"], [])
            shown = "<br>".join(f"`{n.split('::')[1]}`" for n in names[:3]) + (" …" if len(names) > 3 else "")
            text = "" if not rule.get("refusal") else "tested" if rule["id"] in refused else "**no test**"
            lines.append(f"| `{rule['id']}` | {rule['section']} | {shown or '**none**'} | {text} |")
        lines.append("")
    return "\n".join(lines)


def main() -> None:
    tests, refused = scan_tests()
    books = rulebooks()
    known = {r["id"] for rules in books.values() for r in rules}
    unknown = sorted(i for i in tests if i not in known and not i.startswith("table."))
    missing = 0
    for game, rules in books.items():
        without = [r["id"] for r in rules if r["id"] not in tests]
        silent = [r["id"] for r in rules if r.get("refusal") and r["id"] not in refused]
        missing += len(without) + len(silent)
        texts = sum(bool(r.get("refusal")) for r in rules)
        print(f"{game}: {len(rules) - len(without)}/{len(rules)} rules, {texts - len(silent)}/{texts} refusals tested")
        for name in without[:20]:
            print(f"  no test: {name}")
        for name in silent[:20]:
            print(f"  refusal not tested: {name}")
        hidden = max(0, len(without) - 20) + max(0, len(silent) - 20)
        if hidden:
            print(f"  and {hidden} more")
    if unknown:
        print("tests name unknown rules: " + ", ".join(unknown))
    stale = settle(page(books, tests, refused))
    if unknown or stale or ("--strict" in sys.argv and missing):
        raise SystemExit(1)


def settle(text: str) -> bool:
    """Writes the page, or with --check tells whether the one that lies there is stale."""
    if "--check" not in sys.argv:
        PAGE.write_text(text, encoding="utf-8")
        return False
    stale = PAGE.read_text(encoding="utf-8") != text
    if stale:
        print("docs/rule-coverage.md is stale; `make generate` writes it again.", file=sys.stderr)
    return stale


if __name__ == "__main__":
    main()
