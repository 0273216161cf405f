"""Writes the browser's types: web/src/wire.ts from the models of insula.server.wire, and for each game with a board
web/src/games/<game>/wire.ts from the TypedDict of its view; with --check says which are stale."""

from __future__ import annotations

import re
import sys
import types
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from pydantic import BaseModel
from pydantic.fields import FieldInfo

import insula
from insula.core.registry import load
from insula.server import wire

WEB = Path(__file__).parents[1] / "web" / "src"
HEAD = "// Written by tools/wire_types.py from {source}; `make generate` writes it again.\n"
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "unknown"}
Names = Mapping[Any, str]  # types that have a name of their own


def typescript(note: Any, names: Names = types.MappingProxyType({})) -> str:
    """A Python annotation as a TypeScript type."""
    if note in PLAIN:
        return PLAIN[note]
    if note in names:
        return names[note]
    origin, inner = get_origin(note), get_args(note)
    if origin is Annotated:
        return typescript(inner[0], names)
    if origin is Literal:
        return " | ".join(f"'{value}'" for value in inner)
    if origin in (Union, types.UnionType):
        return " | ".join(dict.fromkeys(typescript(each, names) for each in inner))
    if origin is list:
        return _list_of(typescript(inner[0], names))
    if origin is tuple:
        return f"[{', '.join(typescript(each, names) for each in inner)}]"
    if origin is dict:
        return f"Record<{typescript(inner[0], names)}, {typescript(inner[1], names)}>"
    if isinstance(note, type) and (issubclass(note, BaseModel) or is_typeddict(note)):
        return note.__name__
    raise TypeError(f"{note!r} has no TypeScript counterpart")


def _list_of(inner: str) -> str:
    return f"({inner})[]" if " | " in inner else f"{inner}[]"


def _comment(model: type) -> str:
    return f"/** {(model.__doc__ or '').strip().splitlines()[0]} */"


# ---- the wire ------------------------------------------------------------------------------------------------------


def interface(model: type[BaseModel], sent: bool) -> str:
    """A model as an interface; in what the browser sends, fields with a default may be left out."""
    lines = [_comment(model), f"export interface {model.__name__} {{"]
    lines += [f"  {_field(name, field, sent)};" for name, field in model.model_fields.items()]
    return "\n".join([*lines, "}"])


def _field(name: str, field: FieldInfo, sent: bool) -> str:
    shown = field.serialization_alias or name
    optional = "?" if sent and not field.is_required() else ""
    return f"{shown}{optional}: {typescript(field.annotation)}"


def _sent_by_browser(model: type[BaseModel]) -> bool:
    commands = get_args(get_args(wire.ClientMessage)[0])
    return model in commands or model.__name__.endswith("In")


def wire_types() -> str:
    """All of wire.ts."""
    models = [getattr(wire, name) for name in wire.__all__]
    models = [m for m in models if isinstance(m, type) and issubclass(m, BaseModel) and m is not wire.Model]
    parts = [HEAD.format(source="src/insula/server/wire")]
    parts += [interface(model, _sent_by_browser(model)) + "\n" for model in models]
    for name, union in (("ClientMessage", get_args(wire.ClientMessage)[0]), ("ServerMessage", wire.ServerMessage)):
        parts.append(f"export type {name} = {' | '.join(m.__name__ for m in get_args(union))};\n")
    return "\n".join(parts)


# ---- views ---------------------------------------------------------------------------------------------------------


def view_types(game: str, models: Mapping[str, type]) -> str:
    """All of a game's wire.ts: its view and whatever that is made of; what another game's file has is imported."""
    model = models[game]
    homes = {each.__module__: name for name, each in models.items()}
    names = _named_types(model)
    own = [each for each in dict.fromkeys(_reached(model)) if homes.get(each.__module__, game) == game]
    imports: dict[str, set[str]] = {}
    for part in [part for each in own for part in _mentioned(each) if part not in own]:
        imports.setdefault(homes[part.__module__], set()).add(part.__name__)
    parts = [_typed_dict(each, names) for each in own]
    words = set(re.findall(r"\w+", "\n".join(parts)))
    return "\n".join(
        [
            HEAD.format(source=model.__module__),
            *(
                f"import type {{ {', '.join(sorted(used))} }} from '../{home}/wire';\n"
                for home, used in imports.items()
            ),
            *(f"export type {name} = {typescript(note)};\n" for note, name in names.items() if name in words),
            *parts,
        ]
    )


def _named_types(model: type) -> dict[Any, str]:
    """Literals and unions that the model's module gives a name to, its own or imported ones."""
    known = vars(sys.modules[model.__module__]).items()
    return {note: name for name, note in known if get_origin(note) in (Literal, Union, types.UnionType)}


def _typed_dict(model: type, names: Names) -> str:
    lines = [_comment(model), f"export interface {model.__name__} {{"]
    for name, note in get_type_hints(model, include_extras=True).items():
        optional = get_origin(note) is NotRequired
        told = typescript(get_args(note)[0] if optional else note, names)
        lines.append(f"  {name}{'?' if optional else ''}: {told};")
    return "\n".join([*lines, "}\n"])


def _mentioned(note: Any) -> Iterator[type]:
    """The TypedDicts that an annotation names, or that a TypedDict is made of, one step deep."""
    for part in get_type_hints(note).values() if is_typeddict(note) else get_args(note):
        if is_typeddict(part):
            yield part
        else:
            yield from _mentioned(part)


def _reached(model: type) -> Iterator[type]:
    """A TypedDict after everything it is made of."""
    for each in _mentioned(model):
        yield from _reached(each)
    yield model


# ---- files ---------------------------------------------------------------------------------------------------------


def whole() -> dict[Path, str]:
    """Every file with its text. A game without a model, or without a board, has none."""
    found = {name: load(name).view_model for name in insula.games() if (WEB / "games" / name).is_dir()}
    models = {name: model for name, model in found.items() if model is not None}
    views = {WEB / "games" / name / "wire.ts": view_types(name, models) for name in models}
    return {WEB / "wire.ts": wire_types(), **views}


def main() -> int:
    """Writes the files, or checks them."""
    texts = whole()
    if "--check" in sys.argv[1:]:
        stale = [p for p, text in texts.items() if not p.exists() or p.read_text(encoding="utf-8") != text]
        for path in stale:
            print(f"{path.relative_to(WEB)} is stale; `make generate` writes it again.")
        return 1 if stale else 0
    for path, text in texts.items():
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
