"""Variants of the components: whole files or single entries that stand for printed ones, in processes of their own.

A game freezes its tables when it is loaded and compiled, so a variant is loaded by a process that never sees the
printed game; the cache of compiled code follows by itself, because it goes by what is in the tables.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

from insula.arena.yaml_lines import BadPlan, line_of_word, parsed
from insula.core.data import DUMPER, LOADER, stand_in
from insula.core.game import Game
from insula.core.pack import BadPack, Pack, load_pack
from insula.core.registry import component_home, load

PRINTED = "printed"
Source = tuple[str, str]  # the name of a file and its text


@dataclass(frozen=True)
class Variant:
    """What is printed otherwise: texts by the name of the file they stand for."""

    name: str
    texts: Mapping[str, str] = field(default_factory=dict)
    written: Mapping[str, Source] = field(
        default_factory=dict
    )  # where a person wrote it, to name the line of a mistake

    @property
    def digest(self) -> str:
        """Tells variants of the same name apart; empty for the printed game."""
        if not self.texts:
            return ""
        return hashlib.sha256(repr(sorted(self.texts.items())).encode()).hexdigest()[:16]


def read_variant(name: str, given: Any, game: Game, folder: Path, plan: Source = ("", "")) -> Variant:
    """A variant of a plan: {file: PATH} puts another file there, {file: {id: {field: value}}} edits entries.

    Paths are seen from `folder`. A single path may name a pack of the workshop or a folder of component files. `plan`
    is the plan's own text.
    """
    if given in (None, PRINTED, {}):
        return Variant(name)
    components = game.folder / "components"
    known = sorted(path.name for path in components.glob("*.yaml"))
    if isinstance(given, str) and (pack := _pack(name, folder / given, game)) is not None:
        return Variant(name, pack.texts(), dict.fromkeys(pack.texts(), (pack.file, pack.text)))
    if isinstance(given, str):
        given = {path.name: str(path) for path in sorted((folder / given).glob("*.yaml"))} or {given: given}
    if not isinstance(given, Mapping):
        raise BadPlan(f"The variant {name} must name component files.")
    texts: dict[str, str] = {}
    written: dict[str, Source] = {}
    for file, content in given.items():
        if file not in known:
            raise BadPlan(f"The variant {name} names the file “{file}”; {game.title} has {', '.join(known)}.")
        key = f"{game.folder.name}/components/{file}"
        if isinstance(content, Mapping):
            texts[key], written[key] = edited(name, content, components / str(file)), plan
        else:
            texts[key] = _text(name, content, folder)
            written[key] = (Path(str(content)).name, texts[key])
    return Variant(name, texts, written)


def _pack(name: str, path: Path, game: Game) -> Pack | None:
    """The pack of the workshop that a path names; None for something else."""
    if not path.is_file() or "insula-pack" not in path.read_text(encoding="utf-8", errors="replace")[:1000]:
        return None
    try:
        pack = load_pack(path)
        pack.texts()
    except BadPack as problem:
        raise BadPlan(f"The variant {name}: {problem}") from None
    if component_home(pack.game) != game.folder:
        raise BadPlan(f"The variant {name}: {path.name} is a pack of {pack.game}, not of {game.title}.")
    if pack.rules != game.rules_version:
        raise BadPlan(f"The variant {name}: {path.name} is for rules {pack.rules}, not for {game.rules_version}.")
    return pack


def printed_texts(variant: Variant, game: Game) -> dict[str, str]:
    """What is printed in the files that a variant changes."""
    return {key: (game.folder.parent / key).read_text(encoding="utf-8") for key in variant.texts}


def _text(name: str, content: Any, folder: Path) -> str:
    """The file that stands for a printed one."""
    path = folder / str(content)
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        raise BadPlan(f"The variant {name} needs the file {content}, which cannot be read.") from None
    parsed(text, path.name)
    return text


def edited(name: str, edits: Mapping[str, Any], printed: Path) -> str:
    """The printed file with fields of some entries replaced."""
    data = yaml.load(printed.read_text(encoding="utf-8"), Loader=LOADER)
    for entry, fields in edits.items():
        found = list(_entries(data, entry))
        if not found:
            raise BadPlan(f"The variant {name}: {printed.name} has no entry “{entry}”.")
        if not isinstance(fields, Mapping):
            raise BadPlan(f"The variant {name}: “{entry}” of {printed.name} needs fields with values.")
        for field_name, value in fields.items():
            if not any(field_name in each for each in found):
                raise BadPlan(f"The variant {name}: “{entry}” of {printed.name} has no field “{field_name}”.")
            for each in found:
                each[field_name] = value
    return yaml.dump(data, Dumper=DUMPER, sort_keys=False, allow_unicode=True, width=200)


def _entries(node: Any, wanted: str) -> Iterator[dict[str, Any]]:
    """Every entry with this id, wherever it stands."""
    if isinstance(node, dict):
        if node.get("id") == wanted:
            yield node
        for value in node.values():
            yield from _entries(value, wanted)
    elif isinstance(node, list):
        for value in node:
            yield from _entries(value, wanted)


def take(variant: Variant, game: str) -> str:
    """Loads the variant of a game in this process; the sentence that says what is wrong with it, or nothing."""
    stand_in(variant.texts)
    try:
        load(game)
    except (ValueError, KeyError, TypeError, IndexError, AttributeError) as problem:
        return _sentence(variant, problem)
    return ""


def _sentence(variant: Variant, problem: Exception) -> str:
    said = str(problem).rstrip(".")
    if isinstance(problem, KeyError):
        said = f"an entry {said} is missing or names something unknown"
    elif not isinstance(problem, ValueError):
        said = f"something has the wrong form ({said})"
    for word in re.findall(r"[“'\"]([^”'\"]+)[”'\"]", said):
        for name, text in variant.written.values():
            line = line_of_word(text, word) if name else None
            if line is not None:
                return f"The variant {variant.name}, {name}, line {line}: {said}."
    return f"The variant {variant.name}: {said}."
