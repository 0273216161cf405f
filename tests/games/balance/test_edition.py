"""The expansion is an edition: base modules ask for it by tables and never import it."""

from __future__ import annotations

import ast
from pathlib import Path

from insula.games.cerebria import game as base
from insula.games.cerebria.balance.game import GAME

FOLDER = Path(base.__file__).parent
JOINED = {"gen/dispatch.py"}


def imports(path: Path) -> set[str]:
    """Every module that a file imports from, by its full name."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module} | {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def test_no_base_module_imports_the_expansion() -> None:
    ours = [path for path in FOLDER.rglob("*.py") if "balance" not in path.relative_to(FOLDER).parts]
    assert len(ours) > 50
    guilty = {
        path.relative_to(FOLDER).as_posix()
        for path in ours
        if any("cerebria.balance" in module for module in imports(path))
    }
    assert guilty == JOINED


def test_both_games_share_rules_and_state() -> None:
    assert GAME.modules == base.GAME.modules and GAME.State is base.GAME.State
    assert GAME.rulebook.numbers == base.GAME.rulebook.numbers
    assert {"bal.mode.shapers", "cer.shaper.what"} <= set(GAME.rulebook.rules)
