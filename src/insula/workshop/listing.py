"""Every datum of a game with its source: what the page shows and the form offers."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import yaml

from insula.core.data import LOADER
from insula.core.game import Game
from insula.core.registry import component_home
from insula.workshop.places import Entry, entries, is_power, known_ids

RULEBOOK, PUBLIC, DERIVED, HOUSE = "rulebook", "public", "derived", "house"
SOURCES = (RULEBOOK, PUBLIC, DERIVED, HOUSE)  # from the surest to our own
NOTHING = "nothing"  # the effect of a field that nobody reads
MAX_CHOICES = 14  # different words of a kind of field that are offered as a list


@dataclass(frozen=True)
class Field:
    """One field of a datum: its value, its source, and what a form may put there.

    `form` is int, number, bool, choice, text, numbers, words, counts, power; `values` are what a choice offers or the
    names that counts may have.
    """

    name: str
    value: Any
    source: str
    ref: str
    effect: str
    form: str
    values: tuple[Any, ...]
    rule: str

    @property
    def open(self) -> bool:
        """Whether a correction of it has an effect."""
        return self.effect != NOTHING


@dataclass(frozen=True)
class Datum:
    """An entry of a component file: a card, a tile, a space, a line of a table."""

    file: str
    entry: str  # how a pack names it
    kind: str
    title: str
    group: str
    card: bool
    source: str
    ref: str
    said: str  # the words that are made from it
    fields: tuple[Field, ...]


def printed_files(game: Game) -> dict[str, Any]:
    """The data of a game's component files as they are printed."""
    folder = component_home(game.name) / "components"
    return {path.name: _loaded(str(path), path.stat().st_mtime_ns) for path in sorted(folder.glob("*.yaml"))}


@lru_cache(maxsize=64)
def _loaded(path: str, written: int) -> Any:
    with open(path, encoding="utf-8") as stream:
        return yaml.load(stream, Loader=LOADER)


def effects_of(game: Game) -> Mapping[str, Mapping[str, str]]:
    """By file and kind of field what reads it; empty for a game of which nobody found it out."""
    place = component_home(game.name) / "components" / "read.json"
    found: dict[str, dict[str, dict[str, str]]] = (
        json.loads(place.read_text(encoding="utf-8")) if place.is_file() else {}
    )
    return found.get(game.name, {})


def listing(game: Game, files: Mapping[str, Any] | None = None) -> list[Datum]:
    """Every datum that the game reads; with `files` that stand for printed ones, those of these files alone."""
    printed = printed_files(game)
    data = {**printed, **(files or {})}
    effects = effects_of(game)
    ids = set().union(*(known_ids(each) for each in printed.values()))
    out = []
    for file, content in data.items():
        if files is not None and file not in files:
            continue
        read = effects.get(file, {})
        if read and all(effect == NOTHING for effect in read.values()):
            continue  # a file for checks and words alone, such as a vocabulary
        found = entries(file, content, ids)
        seen = _seen(found)
        twice = Counter(each.id for each in found)
        for each in found:
            out.append(_datum(game, data, each, seen, read, twice[each.id] > 1))
    return out


def _seen(found: Sequence[Entry]) -> dict[str, list[Any]]:
    """Every value by the kind of its field."""
    out: dict[str, list[Any]] = {}
    for entry in found:
        for name, value in entry.fields.items():
            out.setdefault(entry.kind_of(name), []).append(value)
    return out


def _datum(
    game: Game, data: Mapping[str, Any], entry: Entry, seen: dict[str, list[Any]], read: Mapping[str, str], twice: bool
) -> Datum:
    kind = ".".join(entry.kind)
    fields = tuple(_field(game, data, entry, name, seen, read) for name in entry.fields)
    source, ref = _source(entry, fields)
    by_id = entry.id and not twice and entry.id not in data[entry.file]
    return Datum(
        file=entry.file,
        entry=entry.id if by_id else entry.where,
        kind=kind,
        title=str(entry.node.get("name") or entry.id or _words(entry.path[-1:]) or entry.file),
        group=_group(game, entry, kind),
        card=kind in game.workshop.cards,
        source=source,
        ref=ref,
        said=game.workshop.said(data, kind, entry.node),
        fields=fields,
    )


def _words(path: Sequence[Any]) -> str:
    return ", ".join(str(each).replace("_", " ").replace("-", " ") for each in path)


def _group(game: Game, entry: Entry, kind: str) -> str:
    by = game.workshop.groups.get(kind)
    if by:
        told = ", ".join(str(entry.node[name]) for name in by if entry.node.get(name) is not None)
        return told[:1].upper() + told[1:]
    words = [each for each in entry.kind[:-1] if each not in ("[]", "{}", "items", "cells")]
    told = _words([entry.file.removesuffix(".yaml"), *words])
    return told[:1].upper() + told[1:]


# ---- sources -----------------------------------------------------------------------------------------------------


def _source(entry: Entry, fields: Sequence[Field]) -> tuple[str, str]:
    """Where an entry is from: as it says itself, as its fields say, or as what is around it says."""
    if "source" in entry.node:
        return str(entry.node["source"]), str(entry.node.get("ref", ""))
    if _by_field(entry) and fields:
        least = max(fields, key=lambda each: SOURCES.index(each.source) if each.open else -1)
        return least.source, least.ref
    return _around(entry)


def _around(entry: Entry) -> tuple[str, str]:
    for node in reversed(entry.around):
        if "source" in node:
            return str(node["source"]), str(node.get("ref", ""))
    return DERIVED, ""


def _by_field(entry: Entry) -> Mapping[str, Any]:
    """The table that gives a file's sources field by field, where an entry goes by it."""
    table = entry.around[0].get("fields") if entry.around else None
    fits = isinstance(table, Mapping) and "source" not in entry.node and set(entry.fields) <= set(table)
    return table if fits and isinstance(table, Mapping) else {}


def _field_source(entry: Entry, name: str) -> tuple[str, str]:
    own = entry.node.get("prov", {}).get(name) or _by_field(entry).get(name)
    if isinstance(own, Mapping):
        return str(own.get("source", DERIVED)), str(own.get("ref", ""))
    if "source" in entry.node and ("prov" not in entry.node or is_power(entry.node[name])):
        return str(entry.node["source"]), str(entry.node.get("ref", ""))
    return _around(entry)


# ---- forms -------------------------------------------------------------------------------------------------------


def _field(
    game: Game, data: Mapping[str, Any], entry: Entry, name: str, seen: dict[str, list[Any]], read: Mapping[str, str]
) -> Field:
    value, kind = entry.fields[name], entry.kind_of(name)
    form, values = form_of(value, seen[kind])
    source, ref = _field_source(entry, name)
    effect = read.get(kind, NOTHING if read else "rules")
    if form == "power" and "power" not in game.workshop.grammar():
        form = "fixed"
    return Field(name, value, source, ref, effect, form, values, game.workshop.rules.get(name, ""))


def form_of(value: Any, seen: Sequence[Any]) -> tuple[str, tuple[Any, ...]]:
    """What a form puts in the place of a value, and from which values it chooses."""
    some = next((each for each in seen if each is not None), value) if value is None else value
    if isinstance(some, bool):
        return "bool", ()
    if isinstance(some, int):
        return "int", (None,) if None in seen else ()
    if isinstance(some, float):
        return "number", ()
    if isinstance(some, str):
        known = sorted({each for each in seen if isinstance(each, str)})
        if len(known) > MAX_CHOICES or (len(known) == len(seen) and len(seen) > 1):
            return "text", ()
        return "choice", (*known, *([None] if None in seen else []))
    if isinstance(some, Mapping):
        return "counts", tuple(sorted({str(key) for each in seen if isinstance(each, Mapping) for key in each}))
    if is_power(some) or any(is_power(each) for each in seen):
        return "power", ()
    flat = [each for one in seen if isinstance(one, list) for each in one]
    if flat and all(type(each) is int for each in flat):
        return "numbers", ()
    if all(isinstance(each, str) for each in flat):
        return "words", tuple(sorted(set(flat)))
    return "fixed", ()
