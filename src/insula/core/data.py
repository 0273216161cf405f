"""Reading YAML data files, with one clear sentence when a file is not what it should be."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # the compiled one reads ten times as fast
DUMPER: Any = getattr(yaml, "CSafeDumper", yaml.SafeDumper)


class BadData(ValueError):
    """A data file of the project is broken; the message names file and place."""


@dataclass(frozen=True)
class PackName:
    """A pack of corrected data, by the name that people gave it and the hash of what it changes."""

    name: str
    hash: str


READ: set[Path] = set()  # the files that were read so far
_STAND_INS: dict[str, str] = {}
_PACKS: dict[str, PackName] = {}  # by the name of the folder whose files they stand for


def stand_in(texts: Mapping[str, str], pack: PackName | None = None) -> None:
    """From now on these texts stand for the files of these names, such as `card/components/cards.yaml`.

    For packs and variants of the components, in a process that has not loaded the game yet.
    """
    _STAND_INS.update(texts)
    if pack is not None:
        _PACKS.update(dict.fromkeys((name.partition("/")[0] for name in texts), pack))


def pack_in_play(folder: Path) -> PackName | None:
    """The pack that stands for files of a game's folder in this process."""
    return _PACKS.get(folder.name)


def load_yaml(path: Path) -> Any:
    """The content of a YAML file."""
    READ.add(path)
    given = _STAND_INS.get("/".join(path.parts[-3:]))
    try:
        return yaml.load(path.read_text(encoding="utf-8") if given is None else given, Loader=LOADER)
    except OSError as problem:
        raise BadData(f"{path.name} cannot be read: {problem.strerror}.") from None
    except yaml.MarkedYAMLError as problem:
        line = problem.problem_mark.line + 1 if problem.problem_mark else 0
        raise BadData(f"{path.name}, line {line}: {problem.problem}.") from None
