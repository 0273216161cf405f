"""The expansion is an edition: it replaces points of the base, and base modules never import it."""

from __future__ import annotations

import ast
from pathlib import Path

from insula.games.cerebria import game as base
from insula.games.cerebria.balance.game import GAME

FOLDER = Path(base.__file__).parent
JOINED = {"gen/dispatch_balance.py"}


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


def test_both_games_share_state_and_rulebook() -> None:
    assert GAME.State is base.GAME.State and GAME.gen is base.GAME.gen
    assert GAME.rulebook.numbers == base.GAME.rulebook.numbers
    assert {"bal.mode.shapers", "cer.shaper.what"} <= set(GAME.rulebook.rules)


def test_only_the_edition_holds_its_own_modules() -> None:
    ours, theirs = ({module.__name__ for module in game.modules} for game in (base.GAME, GAME))
    assert not [name for name in ours if "balance" in name]
    assert {name for name in theirs - ours if "cerebria.balance" not in name} == {GAME.dispatch.__name__}
    assert ours - theirs == {base.GAME.dispatch.__name__}
