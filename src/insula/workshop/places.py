"""Where data stand in component files: entries, their fields, and the kinds of fields that are alike."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

Path_ = tuple[Any, ...]
ORIGIN = frozenset(("pack", "file", "version", "source", "ref", "note", "prov"))  # where data come from
NAMING = frozenset(("id", "name", "source"))


def is_field(value: Any) -> bool:
    """Whether a value is one datum: a scalar, a list of such, some numbers by name, or a power of nested words."""
    if isinstance(value, Mapping):
        return not NAMING & value.keys() and all(type(each) is int for each in value.values())
    if isinstance(value, list):
        return is_power(value) or not any(isinstance(each, Mapping) for each in value)
    return True


def is_power(value: Any) -> bool:
    """Whether a value is a list of nested words without names of their own, as powers of cards are."""
    return (
        isinstance(value, list)
        and bool(value)
        and all(isinstance(each, Mapping) and not NAMING & each.keys() for each in value)
        and any(_nested(inner) for each in value for inner in each.values())
    )


def _nested(value: Any) -> bool:
    return isinstance(value, Mapping) or (isinstance(value, list) and any(isinstance(each, Mapping) for each in value))


@dataclass(frozen=True)
class Entry:
    """A mapping of a component file that has data of its own."""

    file: str
    path: Path_
    node: Mapping[str, Any]
    around: tuple[Mapping[str, Any], ...]  # the mappings that it stands in, outermost first
    kind: tuple[str, ...]  # its path with `[]` for every place of a list and `{}` for every id

    @property
    def id(self) -> str:
        """What the entry is called in its file; empty for one without a name."""
        return str(self.node.get("id", ""))

    @property
    def where(self) -> str:
        """Where it stands."""
        return ".".join(map(str, self.path))

    def kind_of(self, field: str) -> str:
        """The kind of one of its fields."""
        return ".".join([*self.kind, field])

    @property
    def fields(self) -> dict[str, Any]:
        """Its data by name, without those that tell where they come from."""
        return {
            str(name): value
            for name, value in self.node.items()
            if name not in ORIGIN and name != "id" and is_field(value)
        }


def entries(file: str, data: Any, ids: set[str]) -> list[Entry]:
    """Every entry of a file, in its order; `ids` are those of all files of the game."""
    return [each for each in _entries(Entry(file, (), data, (), ()), ids) if each.fields]


def _entries(entry: Entry, ids: set[str]) -> Iterator[Entry]:
    yield entry
    names = [str(key) for key in entry.node if key not in ORIGIN]
    by_id = len(names) > 1 and ids.issuperset(names)
    for key, value in entry.node.items():
        if key in ORIGIN or is_field(value):
            continue
        kind = (*entry.kind, "{}" if by_id else str(key))
        around = (*entry.around, entry.node)
        if isinstance(value, Mapping):
            yield from _entries(Entry(entry.file, (*entry.path, key), value, around, kind), ids)
        else:
            for number, each in enumerate(value):
                if isinstance(each, Mapping):
                    path = (*entry.path, key, number)
                    yield from _entries(Entry(entry.file, path, each, around, (*kind, "[]")), ids)


def known_ids(data: Any) -> set[str]:
    """Every id of a file."""
    if isinstance(data, Mapping):
        own = {str(data["id"])} if "id" in data else set()
        return own.union(*(known_ids(value) for value in data.values()))
    return set().union(*(known_ids(value) for value in data)) if isinstance(data, list) else set()
