"""Views against their model: is what a game shows exactly what its TypedDict says? Needs pydantic."""

from __future__ import annotations

import functools
import operator
import types
from collections.abc import Mapping
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

import typing_extensions
from pydantic import ConfigDict, TypeAdapter, ValidationError

from insula.core.game import Game


def check_view(game: Game, view: Mapping[str, Any]) -> list[str]:
    """Where a view is not what the game's model says: each a path and a reason; a game without a model says nothing."""
    if game.view_model is None:
        return []
    try:
        _adapter(game.view_model).validate_python(view)
    except ValidationError as error:
        return [f"{'.'.join(map(str, each['loc']))}: {each['msg']}" for each in error.errors()]
    return []


_typed_dict: Any = typing_extensions.TypedDict  # pydantic reads those of typing only from Python 3.12 on


@functools.cache
def _adapter(model: type) -> TypeAdapter[Any]:
    return TypeAdapter(_strict(model))


@functools.cache
def _strict(note: Any) -> Any:
    """An annotation in which TypedDicts allow no further keys and numbers are neither words nor bools."""
    if is_typeddict(note):
        hints = get_type_hints(note, include_extras=True)
        made = _typed_dict(note.__name__, {k: _strict(v) for k, v in hints.items()})
        made.__pydantic_config__ = ConfigDict(strict=True, extra="forbid")
        return made
    origin, inner = get_origin(note), get_args(note)
    if origin is None or origin is Literal:
        return note
    parts = tuple(_strict(each) for each in inner)
    if origin in (Union, types.UnionType):
        return functools.reduce(operator.or_, parts)
    return origin[parts if len(parts) > 1 else parts[0]]
