"""`@rule`, tables and tables of records: the marks by which one rules source serves every engine.

In plain Python they do nothing but mark. `insula.core.compiled` builds numba and CUDA twins of whatever is marked.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from insula.core.record_class import fields_of

F = TypeVar("F", bound=Callable[..., Any])
T = TypeVar("T")

LEGAL = 0


def rule(function: F) -> F:
    """Marks a function as a rule: it runs as it is in plain Python and is compiled for the other engines."""
    function.__rule__ = True  # type: ignore[attr-defined]
    return function


def dense(function: F) -> F:
    """Marks a rule that goes through whole rows of numbers: compiled without looking at bounds, so that it is quick.

    Its loops run over `range(len(...))` of its own arguments and nothing else.
    """
    function.__dense__ = True  # type: ignore[attr-defined]
    return rule(function)


class IntTable(tuple[int, ...]):
    """A fixed row of ints printed on components; an array in the compiled engines."""

    __slots__ = ()


class Records(tuple[T, ...]):
    """A fixed row of record objects; an array of records in the compiled engines."""

    __slots__ = ()


def table(values: Sequence[int]) -> IntTable:
    """Declares a table of ints."""
    return IntTable(values)


def records(rows: Sequence[T]) -> Records[T]:
    """Declares a table whose rows are instances of one record class."""
    if not rows:
        raise ValueError("A table of records needs at least one row.")
    fields_of(type(rows[0]))
    return Records(rows)
