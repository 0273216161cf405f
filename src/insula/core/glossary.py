"""The glossary of a game: a short entry for every icon, piece and word at its table, from its glossary.yaml.

An entry is found by the thing it explains (`sphere:humility`), else by the thing's kind (`sphere`). An edition keeps
its own entries in its folder; they go before those of the base game.
"""

from __future__ import annotations

from pathlib import Path

from insula.core.data import BadData, load_yaml
from insula.core.telling import Entry


def read_glossary(folder: Path, edition: str = "") -> list[Entry]:
    """The entries of a game, none where it has no such file; an edition's replace those of the same id."""
    files = [folder / "glossary.yaml", *([folder / edition / "glossary.yaml"] if edition else [])]
    out: dict[str, Entry] = {}
    for path in [path for path in files if path.exists()]:
        seen: set[str] = set()
        for line in load_yaml(path):
            entry = _entry(path, line)
            if entry["id"] in seen:
                raise BadData(f"{path.name}: {entry['id']} appears twice.")
            seen.add(entry["id"])
            out[entry["id"]] = entry
    return list(out.values())


def _entry(path: Path, line: object) -> Entry:
    if not isinstance(line, dict) or set(line) != set(Entry.__annotations__):
        raise BadData(f"{path.name}: {line!r:.60} must have id, name, text and rules.")
    return {
        "id": str(line["id"]),
        "name": str(line["name"]),
        "text": " ".join(str(line["text"]).split()),
        "rules": [str(each) for each in line["rules"]],
    }
