"""Reading YAML data files, with one clear sentence when a file is not what it should be."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import yaml

_Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class BadData(ValueError):
    """A data file of the project is broken; the message names file and place."""


_STAND_INS: dict[str, str] = {}


def stand_in(texts: Mapping[str, str]) -> None:
    """From now on these texts stand for the files of these names, such as `card/components/cards.yaml`.

    For variants of the components, in a process that has not loaded the game yet.
    """
    _STAND_INS.update(texts)


def load_yaml(path: Path) -> Any:
    """The content of a YAML file."""
    given = _STAND_INS.get("/".join(path.parts[-3:]))
    try:
        return yaml.load(path.read_text(encoding="utf-8") if given is None else given, Loader=_Loader)
    except OSError as problem:
        raise BadData(f"{path.name} cannot be read: {problem.strerror}.") from None
    except yaml.MarkedYAMLError as problem:
        line = problem.problem_mark.line + 1 if problem.problem_mark else 0
        raise BadData(f"{path.name}, line {line}: {problem.problem}.") from None
