"""Writes the generated modules of a game (`gen/`) and its rule numbers (`rulebook.lock`) from the files beside them.

Reads the sources as text and never imports a game, so that it works while a game is half written.
"""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import yaml

from insula.core.registry import places
from insula.generate.chapters import FIRST_STEP, LAST_KIND, hidden_kinds, numbered, old_numbers, scan
from insula.generate.dispatch import dispatch_module
from insula.generate.problems import MADE, BadSource
from insula.generate.rule_numbers import lock_text, r_module
from insula.generate.stack import record_classes, stack_module
from insula.generate.vocabulary import ask_module, ev_module, opt_module

__all__ = ["BadSource", "outputs", "packages", "stale"]

WORDS = "words.yaml"


def folder_of(package: str) -> Path:
    """The folder of a package, which must be a game's."""
    try:
        spec = find_spec(package)
    except (ImportError, ValueError):
        spec = None
    if spec is None or not spec.submodule_search_locations:
        raise BadSource(f"No package is called “{package}”. Name it as it is imported, for example insula_nim.")
    folder = Path(next(iter(spec.submodule_search_locations)))
    if not (folder / WORDS).exists():
        raise BadSource(f"{package} is not a game: its folder has no {WORDS}.")
    return folder


def packages() -> list[str]:
    """The packages of all installed games; an edition belongs to the package that holds its words."""
    found: dict[str, None] = {}
    for place in places().values():
        package = place.partition(":")[0]
        while "." in package:
            package = package.rpartition(".")[0]
            spec = find_spec(package)
            if spec and spec.submodule_search_locations and (Path(spec.submodule_search_locations[0]) / WORDS).exists():
                found[package] = None
                break
    return list(found)


def outputs(package: str) -> dict[Path, str]:
    """Every generated file of a game with its text."""
    folder = folder_of(package)
    words = yaml.safe_load((folder / WORDS).read_text(encoding="utf-8"))
    gen = folder / "gen"
    lock = lock_text(folder)
    out = {
        folder / "rulebook.lock": lock,
        gen / "__init__.py": f'"""Made from the files beside it. {MADE.format(source="this folder")}"""\n',
        gen / "R.py": r_module(words["prefix"], lock),
        gen / "opt.py": opt_module(words),
        gen / "ev.py": ev_module(words),
    }
    editions: dict[str, list[str]] = words.get("editions", {})
    base = scan(folder, words["chapters"])
    found = scan(folder, [*words["chapters"], *(c for chapters in editions.values() for c in chapters)])
    old = old_numbers(gen / "ask.py")
    questions = numbered(list(found.options), old, 0, FIRST_STEP - 1, "question")
    kept = {k: v for k, v in old.items() if k != "first_step"}
    steps = numbered(list(found.steps), kept, FIRST_STEP, LAST_KIND, "step")
    out[gen / "ask.py"] = ask_module(questions, steps, hidden_kinds(folder, found))
    out[gen / "stack.py"] = stack_module(package, record_classes(folder / "state.py"))
    out[gen / "dispatch.py"] = dispatch_module(package, folder, base, questions, steps)
    for name, chapters in editions.items():
        edition = scan(folder, [*words["chapters"], *chapters])
        out[gen / f"dispatch_{name}.py"] = dispatch_module(package, folder, edition, questions, steps)
    return out


def stale(package: str, write: bool) -> list[Path]:
    """The generated files of a game that are not as they should be; written if asked for."""
    found = []
    for path, text in outputs(package).items():
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            found.append(path)
            if write:
                path.parent.mkdir(exist_ok=True)
                path.write_text(text, encoding="utf-8")
    return found
