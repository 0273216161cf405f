"""Points: rules of a base game that an edition replaces, so that the base never asks which edition is played.

The base declares a rule with its own body, `@point`. The edition's folder writes another and says which it replaces,
`@BALANCE.replaces(quell_bar)`. In plain Python a point looks at the state; compiled engines are made for one edition
and call what stands there directly, so that a base game carries no code of its editions.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable
from types import ModuleType
from typing import Any, TypeVar, cast

from insula.core.rule import rule

F = TypeVar("F", bound=Callable[..., Any])


def point(function: F) -> F:
    """Marks a rule that editions may replace; its first parameter is the state."""
    replaced: list[tuple[Edition, Callable[..., Any]]] = []

    @functools.wraps(function)
    def standing(g: Any, *values: Any) -> Any:
        for edition, other in replaced:
            if edition.plays(g):
                return other(g, *values)
        return function(g, *values)

    made = cast("Any", standing)
    made.__point__ = rule(function)
    made.__replaced__ = replaced
    return cast("F", standing)


class Edition:
    """An edition by its name, the states it plays, and the rules that it replaces."""

    def __init__(self, name: str, plays: Callable[[Any], bool]) -> None:
        self.name = name
        self.plays = plays
        self.rules: dict[Callable[..., Any], Callable[..., Any]] = {}

    def replaces(self, base: Callable[..., Any]) -> Callable[[F], F]:
        """Marks a rule that stands for a point of the base in this edition."""
        if not hasattr(base, "__point__"):
            raise TypeError(f"{base.__name__} is not a point: mark it with @point in the base game")
        if base in self.rules:
            raise TypeError(f"{self.name} replaces {base.__name__} twice")

        def mark(function: F) -> F:
            if function.__annotations__ != base.__annotations__:
                raise TypeError(f"{function.__name__} does not have the parameters of {base.__name__}")
            self.rules[base] = rule(function)
            cast("Any", base).__replaced__.append((self, function))
            return function

        return mark


def default_of(value: Any) -> Callable[..., Any] | None:
    """The base's own body of a point; None for anything else."""
    found: Callable[..., Any] | None = getattr(value, "__point__", None)
    return found


def points_in(modules: Iterable[ModuleType]) -> dict[Callable[..., Any], Callable[..., Any]]:
    """Every point that some modules name, with the base's own body."""
    out: dict[Callable[..., Any], Callable[..., Any]] = {}
    for module in modules:
        for value in vars(module).values():
            body = default_of(value)
            if body is not None:
                out[value] = body
    return out
