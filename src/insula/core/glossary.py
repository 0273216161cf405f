"""The glossary of a game: a short entry for every icon, piece and word at its table, from its glossary.yaml.

An entry is found by the thing or icon it explains (`sphere:humility`, `willpower`), else by the thing's name without
numbers (`claim:1:anger` as `claim:anger`), else by its kind (`sphere`). An edition keeps its own entries in its folder;
they go before those of the base game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from insula.core.data import BadData, load_yaml
from insula.core.language import ENGLISH
from insula.core.messages import Catalogue, key_of
from insula.core.telling import Entry


def read_glossary(folder: Path, edition: str = "") -> list[Entry]:
    """The entries of a game, none where it has no such file; an edition's replace those of the same id."""
    return list((_entries(folder) | (_entries(folder / edition) if edition else {})).values())


def glossary_keys(folder: Path, edition: str = "") -> dict[str, str]:
    """The key of each entry in the catalogue; an edition keeps those of its base that it does not replace."""
    keys = {each: key_of("glossary", each) for each in _entries(folder)}
    own = _entries(folder / edition) if edition else {}
    return keys | {each: key_of(edition, "glossary", each) for each in own}


def _entries(folder: Path) -> dict[str, Entry]:
    path = folder / "glossary.yaml"
    out: dict[str, Entry] = {}
    for line in load_yaml(path) if path.exists() else []:
        entry = _entry(path, line)
        if entry["id"] in out:
            raise BadData(f"{path.name}: {entry['id']} appears twice.")
        out[entry["id"]] = entry
    return out


def told_glossary(entries: list[Entry], catalogue: Catalogue, keys: Mapping[str, str]) -> list[Entry]:
    """The same entries in the language that is spoken now."""
    language = catalogue.language
    if language == ENGLISH:
        return entries

    def told(entry: Entry) -> Entry:
        key = keys[entry["id"]]
        return {**entry, "name": catalogue.written(language, key), "text": catalogue.written(language, f"{key}.text")}

    return [told(entry) for entry in entries]


def entry_for(entries: Sequence[Entry], thing: str) -> Entry | None:
    """The entry of a thing: its own, else that without the numbers in its name, else that of its kind."""
    known = {entry["id"]: entry for entry in entries}
    parts = thing.split(":")
    plain = ":".join(part for part in parts if not part.isdigit())
    return known.get(thing) or known.get(plain) or known.get(parts[0])


def _entry(path: Path, line: object) -> Entry:
    if not isinstance(line, dict) or set(line) != set(Entry.__annotations__):
        raise BadData(f"{path.name}: {line!r:.60} must have id, name, text and rules.")
    return {
        "id": str(line["id"]),
        "name": str(line["name"]),
        "text": " ".join(str(line["text"]).split()),
        "rules": [str(each) for each in line["rules"]],
    }
