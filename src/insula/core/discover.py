"""What a game's package holds, found by where it lies: `Game(**parts_of(__package__), ...)`."""

from __future__ import annotations

import importlib
import re
import types
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Any

_RULE = re.compile(r"^@(rule|point|\w+\.replaces\(.*\))$", re.MULTILINE)
_IMPORT = re.compile(r"^from ([\w.]+) import (\([^)]*\)|.*)", re.MULTILINE)


def parts_of(package: str, edition: str = "", without: Collection[str] = ()) -> dict[str, Any]:
    """The folder of a game, its generated modules and every module with rules, but for those of some sub-packages.

    An edition has a dispatch of its own in the same package.
    """
    home = Path(str(importlib.import_module(package).__file__)).parent
    gen = importlib.import_module(f"{package}.gen")
    for path in sorted((home / "gen").glob("[a-zR]*.py")):
        if not path.stem.startswith("dispatch"):
            importlib.import_module(f"{package}.gen.{path.stem}")
    return {
        "folder": home,
        "gen": gen,
        "dispatch": importlib.import_module(f"{package}.gen.dispatch{'_' + edition if edition else ''}"),
        "modules": tuple(_rule_modules(package, home, edition, without)),
    }


def _rule_modules(package: str, home: Path, edition: str, without: Collection[str]) -> Iterator[types.ModuleType]:
    """Modules with rules, and those of the package that they import: compilers freeze what is written there, too."""
    sources = {
        ".".join([package, *path.relative_to(home).with_suffix("").parts]): path.read_text(encoding="utf-8")
        for path in sorted(home.rglob("*.py"))
        if path.name != "__init__.py" and path.relative_to(home).parts[0] not in without
    }
    dispatch = f"{package}.gen.dispatch{'_' + edition if edition else ''}"
    others = {name for name in sources if name.startswith(f"{package}.gen.dispatch") and name != dispatch}
    found = {name for name, text in sources.items() if _RULE.search(text)} - others
    new = found
    while new:
        new = {name for each in new for name in _imported(sources[each])} & sources.keys() - found - others
        found |= new
    return (importlib.import_module(name) for name in sorted(found))


def _imported(source: str) -> Iterator[str]:
    for module, names in _IMPORT.findall(source):
        yield module
        yield from (f"{module}.{name}" for name in re.findall(r"\w+", names))
