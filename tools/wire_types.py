"""Writes web/src/wire.ts from the models of insula.server.wire; with --check says whether it is stale."""

from __future__ import annotations

import sys
import types
from pathlib import Path
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from pydantic import BaseModel
from pydantic.fields import FieldInfo

from insula.server import wire

TARGET = Path(__file__).parents[1] / "web" / "src" / "wire.ts"
HEAD = "// Written by tools/wire_types.py from src/insula/server/wire; `make generate` writes it anew.\n"
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "unknown"}


def typescript(note: Any) -> str:
    """A Python annotation as a TypeScript type."""
    if note in PLAIN:
        return PLAIN[note]
    origin, inner = get_origin(note), get_args(note)
    if origin is Annotated:
        return typescript(inner[0])
    if origin is Literal:
        return " | ".join(f"'{value}'" for value in inner)
    if origin in (Union, types.UnionType):
        return " | ".join(dict.fromkeys(typescript(each) for each in inner))
    if origin is list:
        return _list_of(typescript(inner[0]))
    if origin is tuple:
        return f"[{', '.join(typescript(each) for each in inner)}]"
    if origin is dict:
        return f"Record<{typescript(inner[0])}, {typescript(inner[1])}>"
    if isinstance(note, type) and issubclass(note, BaseModel):
        return note.__name__
    raise TypeError(f"{note!r} has no TypeScript counterpart")


def _list_of(inner: str) -> str:
    return f"({inner})[]" if " | " in inner else f"{inner}[]"


def interface(model: type[BaseModel], sent: bool) -> str:
    """A model as an interface; in what the browser sends, fields with a default may be left out."""
    lines = [f"/** {(model.__doc__ or '').strip().splitlines()[0]} */", f"export interface {model.__name__} {{"]
    lines += [f"  {_field(name, field, sent)};" for name, field in model.model_fields.items()]
    return "\n".join([*lines, "}"])


def _field(name: str, field: FieldInfo, sent: bool) -> str:
    shown = field.serialization_alias or name
    optional = "?" if sent and not field.is_required() else ""
    return f"{shown}{optional}: {typescript(field.annotation)}"


def _sent_by_browser(model: type[BaseModel]) -> bool:
    commands = get_args(get_args(wire.ClientMessage)[0])
    return model in commands or model.__name__.endswith("In")


def whole() -> str:
    """The whole file."""
    models = [getattr(wire, name) for name in wire.__all__]
    models = [m for m in models if isinstance(m, type) and issubclass(m, BaseModel) and m is not wire.Model]
    parts = [HEAD, *(interface(model, _sent_by_browser(model)) + "\n" for model in models)]
    for name, union in (("ClientMessage", get_args(wire.ClientMessage)[0]), ("ServerMessage", wire.ServerMessage)):
        parts.append(f"export type {name} = {' | '.join(m.__name__ for m in get_args(union))};\n")
    return "\n".join(parts)


def main() -> int:
    """Writes the file, or checks it."""
    text = whole()
    if "--check" in sys.argv[1:]:
        if TARGET.exists() and TARGET.read_text(encoding="utf-8") == text:
            return 0
        print(f"{TARGET.name} is stale; `make generate` writes it anew.")
        return 1
    TARGET.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
