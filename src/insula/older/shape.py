"""Views of older releases in today's shape: what the browser reads and an older release did not tell is empty."""

from __future__ import annotations

import types
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Required,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

PLAIN: dict[Any, Any] = {str: "", int: 0, float: 0.0, bool: False, type(None): None, Any: None}


def completed(value: Any, note: Any) -> Any:
    """A value with everything in it that its type asks for; what has another shape than the type becomes empty."""
    note = _bare(note)
    if note in (Any, object):
        return value
    if is_typeddict(note):
        return _completed_dict(value, note) if isinstance(value, dict) else empty(note)
    origin, inner = get_origin(note), get_args(note)
    if origin in (Union, types.UnionType):
        return completed(value, _fitting(value, inner))
    if origin in (list, tuple):
        if not isinstance(value, (list, tuple)):
            return empty(note)
        notes = [inner[0]] * len(value) if origin is list or inner[-1] is Ellipsis else list(inner)
        return [completed(each, one) for each, one in zip(value, notes, strict=False)]
    if origin is dict:
        return {k: completed(v, inner[1]) for k, v in value.items()} if isinstance(value, dict) else {}
    if origin is Literal:
        return value if isinstance(value, tuple({type(each) for each in inner})) else inner[0]
    wanted = (int, float) if note is float else note
    return value if isinstance(value, wanted) else empty(note)


def empty(note: Any) -> Any:
    """Nothing, in the shape of a type."""
    note = _bare(note)
    if is_typeddict(note):
        return _completed_dict({}, note)
    origin, inner = get_origin(note), get_args(note)
    if origin in (Union, types.UnionType):
        return None if type(None) in inner else empty(inner[0])
    if origin is Literal:
        return inner[0]
    if origin is tuple:
        return [empty(each) for each in inner if each is not Ellipsis]
    if origin in (list, dict):
        return origin()
    return PLAIN.get(note)


def _completed_dict(value: dict[str, Any], note: Any) -> dict[str, Any]:
    made = dict(value)
    for name, inner in get_type_hints(note, include_extras=True).items():
        if name in value:
            made[name] = completed(value[name], inner)
        elif name in note.__required_keys__:
            made[name] = empty(inner)
    return made


def _fitting(value: Any, notes: tuple[Any, ...]) -> Any:
    """Of several types the one that a value seems to be."""
    if value is None and type(None) in notes:
        return type(None)
    if isinstance(value, dict):
        shapes = [note for note in notes if is_typeddict(note)]
        if shapes:
            return max(shapes, key=lambda note: len(set(value) & set(get_type_hints(note))))
    for note in notes:
        kind = get_origin(note) or note
        if isinstance(kind, type) and not is_typeddict(kind) and isinstance(value, kind):
            return note
    return next((note for note in notes if get_origin(note) is Literal), notes[0])


def _bare(note: Any) -> Any:
    while get_origin(note) in (Annotated, Required, NotRequired):
        note = get_args(note)[0]
    return note
