"""Which component fields take effect: what a game makes of its files when it is loaded, as digests.

A game turns its files into tables and numbers that rules read, and into names that people read. An edit after which all
of these are the same has no effect; such a variant would be played in vain, so it is refused.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator, Mapping
from typing import Any

import yaml

from insula.core.data import DUMPER, LOADER
from insula.core.game import Game
from insula.core.rule import IntTable, Records

Place = tuple[str, str, str]  # file, entry (by id, or where it stands) and field
ORIGIN = frozenset(("pack", "file", "version", "source", "ref", "note"))  # where data come from, not what they say
MAX_EDITS = 24  # of one variant that are looked at one by one


def rules_digest(game: Game) -> str:
    """Of everything in the modules of the rules that compilers freeze."""
    found = hashlib.sha256()
    for module in sorted(game.modules, key=lambda each: each.__name__):
        for name, value in sorted(vars(module).items()):
            told = _frozen(value)
            if told is not None:
                found.update(f"{module.__name__}.{name} {told}".encode())
    return found.hexdigest()[:20]


def shown_digest(game: Game) -> str:
    """The same, and of what people read: names in any module of the game, and its cards."""
    found = hashlib.sha256(rules_digest(game).encode())
    package = game.State.__module__.rpartition(".")[0]
    for name, module in sorted(sys.modules.items()):
        if name.startswith(f"{package}."):
            for key, value in sorted(vars(module).items()):
                if isinstance(value, str | tuple) and not key.startswith("__") and _frozen(value) is not None:
                    found.update(f"{name}.{key} {_frozen(value)}".encode())
    if game.cards is not None:
        found.update(json.dumps(game.cards(), sort_keys=True, default=str).encode())
    return found.hexdigest()[:20]


def _frozen(value: Any) -> str | None:
    """A constant as text; None for what is none, raw data of a file (dicts and lists) included."""
    if isinstance(value, Records):
        rows: list[int] = []
        for row in value:
            row.flat(rows)
        return str(rows)
    if isinstance(value, IntTable):
        return str(tuple(value))
    if isinstance(value, bool | int | float | str):
        return repr(value)
    if isinstance(value, tuple):
        parts = [_frozen(each) for each in value]
        return None if None in parts else f"({', '.join(map(str, parts))})"
    return None


# ---- single edits -----------------------------------------------------------------------------------------------


def leaves(text: str) -> dict[tuple[str, str], Any]:
    """Every field of every entry of a component file; entries go by their id, others by where they stand."""
    return dict(_leaves(yaml.load(text, Loader=LOADER), ""))


def _leaves(node: Any, at: str) -> Iterator[tuple[tuple[str, str], Any]]:
    pairs: Iterator[tuple[str, Any]]
    if isinstance(node, dict):
        pairs = ((str(key), value) for key, value in node.items())
    else:
        pairs = ((str(number), value) for number, value in enumerate(node))
    for key, value in pairs:
        if isinstance(value, dict) or (isinstance(value, list) and any(isinstance(each, dict) for each in value)):
            entry = str(value.get("id", "")) if isinstance(value, dict) else ""
            yield from _leaves(value, entry or f"{at}.{key}".strip("."))
        else:
            yield (at, key), value


def edits(before: str, after: str) -> list[tuple[str, str]]:
    """The fields in which two texts of one file differ."""
    old, new = leaves(before), leaves(after)
    return [place for place in {**old, **new} if old.get(place) != new.get(place)]


def undone(text: str, printed: str, place: tuple[str, str]) -> str | None:
    """A text with one field as it is printed; None where one of them has no such field."""
    wanted = leaves(printed).get(place)
    data = yaml.load(text, Loader=LOADER)
    if place not in leaves(printed) or not _put(data, place, "", wanted):
        return None
    return yaml.dump(data, Dumper=DUMPER, sort_keys=False, allow_unicode=True, width=200)


def _put(node: Any, place: tuple[str, str], at: str, value: Any) -> bool:
    entry, field = place
    keys = list(node) if isinstance(node, dict) else list(range(len(node)))
    if at == entry and field in map(str, keys):
        key = next(key for key in keys if str(key) == field)
        node[key] = value
        return True
    done = False
    for key in keys:
        below = node[key]
        if isinstance(below, dict | list):
            own = str(below.get("id", "")) if isinstance(below, dict) else ""
            done = _put(below, place, own or f"{at}.{key}".strip("."), value) or done
    return done


def changed(texts: Mapping[str, str], printed: Mapping[str, str]) -> list[Place]:
    """Every field that a variant changes, by file, entry and name; who says where data come from changes nothing."""
    found = [(file, *place) for file, text in texts.items() for place in edits(printed[file], text)]
    return [place for place in found if place[2] not in ORIGIN]
