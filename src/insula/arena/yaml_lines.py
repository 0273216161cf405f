"""Plans in YAML: what is wrong with one, named with its line."""

from __future__ import annotations

import yaml

from insula.core.data import LOADER
from insula.core.yaml_lines import line_of_key, line_of_word

__all__ = ["BadPlan", "line_of_key", "line_of_word", "parsed"]


class BadPlan(ValueError):
    """A plan, a variant or a result that cannot be used; the message is one sentence that names the place."""


def parsed(text: str, name: str) -> object:
    """Reads a YAML text; raises `BadPlan` if it is not one."""
    try:
        return yaml.load(text, Loader=LOADER)
    except yaml.MarkedYAMLError as problem:
        line = problem.problem_mark.line + 1 if problem.problem_mark else 1
        raise BadPlan(f"{name}, line {line}: {problem.problem}.") from None
    except yaml.YAMLError:
        raise BadPlan(f"{name} is not YAML.") from None
