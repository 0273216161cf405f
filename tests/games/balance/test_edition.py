"""The expansion is an edition: it replaces points of the base, and base modules never import it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import yaml

from insula.core.points import points_in
from insula.games.cerebria import game as base
from insula.games.cerebria.balance.edition import FORCES_OF_BALANCE
from insula.games.cerebria.balance.game import GAME
from insula.generate.chapters import scan

FOLDER = Path(base.__file__).parent
NAMES_BALANCE = {
    "actions/ways.py",  # how far an act came, in one table by the numbers of all rules
    "control.py",  # a rival is the other one of Bliss and Gloom: a word of the cards, the same for three teams
    "powers/card_tables.py",  # all cards as printed, numbered once
}
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


def names_in_rules() -> Iterator[tuple[str, str, str]]:
    """Every name in the rules of the base: the file, what it is an attribute of, and the name."""
    for path in sorted((FOLDER / "rules").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            file = path.relative_to(FOLDER / "rules").as_posix()
            if isinstance(node, ast.Name):
                yield file, "", node.id
            elif isinstance(node, ast.Attribute):
                yield file, node.value.id if isinstance(node.value, ast.Name) else "", node.attr


def test_rules_of_the_base_do_not_name_the_third_team() -> None:
    guilty = {file for file, _, name in names_in_rules() if "BALANCE" in name or name.startswith("BAL_")}
    assert guilty == NAMES_BALANCE


def test_the_base_never_asks_what_only_the_edition_asks() -> None:
    words = yaml.safe_load((FOLDER / "words.yaml").read_text(encoding="utf-8"))
    found = scan(FOLDER, words["editions"]["balance"])
    theirs = {kind.upper() for kind in (*found.options, *found.steps)}
    asked = {name for _, of, name in names_in_rules() if of == "ask"}
    assert {"CONVERT", "BALANCE_CHECK"} <= theirs and "TURN" in asked
    assert not theirs & asked


def test_every_point_of_the_base_is_replaced() -> None:
    points = points_in(base.GAME.modules)
    assert len(points) > 30
    assert set(points) == set(FORCES_OF_BALANCE.rules)
