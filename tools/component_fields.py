"""Which component fields take effect: changes each kind of field and looks what the game makes of it.

`python tools/component_fields.py [GAME or GAME/FILE ...]` writes docs/component-fields.md and, beside the files of each
game, components/read.json, by which the workshop offers only what is read; what is not named stays as it is.
`--check` compares the fields with those of the files and tries some of each game again. Every trial is a process of its
own, because a game freezes its tables when it is loaded.
"""

from __future__ import annotations

import copy
import json
import os
import pickle
import random
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import yaml

from insula.arena.effects import rules_digest, shown_digest
from insula.core import data as component_data
from insula.core.data import stand_in
from insula.core.registry import component_home, component_owner, load, places
from insula.workshop.places import entries, known_ids

PAGE = Path(__file__).resolve().parent.parent / "docs" / "component-fields.md"
RULES, WORDS, CHECKED, NOTHING = "rules", "words", "checked", "nothing"
EFFECTS = (RULES, WORDS, CHECKED, NOTHING)
AGAIN = 3  # fields of each game that a check tries again
ABOUT = """# Component fields

Which fields of the component files take effect, found by changing each and loading the game:
`python tools/component_fields.py` writes this page, `make check` compares it. `[]` stands for every entry of a list,
`{}` for every id. A pack of the workshop or a variant of the arena that changes a field nothing reads is refused.
Fields that say where data come from are left out. A file without rows was not tried yet: the workshop offers all of its
fields; the arena finds a change that nothing reads when it loads the variant.

- *rules*: the rules play by it
- *words*: people read it
- *checked*: another value than the printed ones is refused when the game is loaded
- *nothing*: nothing reads it

"""
Place = tuple[tuple[Any, ...], str]  # the path of an entry and the name of a field
Kinds = dict[str, dict[str, list[Place]]]  # by file and kind
Found = dict[str, dict[str, str]]
Digests = dict[str, tuple[str, str] | None]  # by game: what the rules read, and what people read besides


def main() -> None:
    """Writes or checks."""
    words = [word for word in sys.argv[1:] if word != "--check"]
    wanted = sorted({component_owner(word.partition("/")[0]) for word in words}) or owners()
    if "--check" in sys.argv:
        stale = [problem for name in wanted for problem in stale_of(name)]
        if PAGE.read_text(encoding="utf-8") != page():
            stale.append("docs/component-fields.md is not what components/read.json say")
        if stale:
            sys.exit("\n".join([*stale, "Run tools/component_fields.py with the names of these games."]))
        return
    for name in wanted:
        found = tried_all(name, {word.partition("/")[2] for word in words if "/" in word})
        target(name).write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    PAGE.write_text(page(), encoding="utf-8")


def owners() -> list[str]:
    """The games that have component files of their own."""
    found = {component_owner(name) for name in places()}
    return sorted(name for name in found if (component_home(name) / "components").is_dir())


def editions(owner: str) -> list[str]:
    """The games that play with the same files."""
    return sorted(name for name in places() if component_owner(name) == owner)


def target(owner: str) -> Path:
    """Where the effects of the fields of some files are kept."""
    return component_home(owner) / "components" / "read.json"


def stored(owner: str) -> dict[str, Found]:
    """What is known of the games that share these files."""
    found: dict[str, Found] = json.loads(target(owner).read_text(encoding="utf-8")) if target(owner).exists() else {}
    return found


def page() -> str:
    """The page for people."""
    parts = []
    for name in sorted(places()):
        rows = [
            f"| `{file}` | `{kind}` | {effect} |"
            for file, found in stored(component_owner(name)).get(name, {}).items()
            for kind, effect in found.items()
        ]
        parts.append("\n".join([f"## {name}", "", "| file | field | effect |", "|---|---|---|", *rows, ""]))
    return ABOUT + "\n".join(parts)


def stale_of(owner: str) -> Iterator[str]:
    """What of the stored effects is not so any more."""
    known, found = kinds_of(owner), stored(owner).get(owner, {})
    for file in [file for file, kinds in found.items() if kinds]:
        for kind in sorted(set(known.get(file, {})) ^ set(found.get(file, {}))):
            yield f"{owner}, {file}: the field {kind} is {'new' if kind in known.get(file, {}) else 'gone'}"
    some = [(file, kind) for file, kinds in known.items() for kind in kinds if kind in found.get(file, {})]
    printed, read = digests(owner, {})
    for file, kind in random.Random(owner).sample(some, min(AGAIN, len(some))):
        for name, effect in tried(owner, file, known[file][kind], printed, read).items():
            if effect != stored(owner)[name][file][kind]:
                yield f"{name}, {file}: the field {kind} is read as {effect}, not as {stored(owner)[name][file][kind]}"


def files_of(name: str) -> dict[str, Any]:
    """The component files of a game."""
    folder = component_home(name) / "components"
    return {path.name: yaml.safe_load(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.yaml"))}


def kinds_of(name: str) -> Kinds:
    """Every kind of field with the places where it stands."""
    files = files_of(name)
    ids = set().union(*(known_ids(data) for data in files.values()))
    out: Kinds = {}
    for file, data in files.items():
        kinds = out.setdefault(file, {})
        for entry in entries(file, data, ids):
            for field in entry.fields:
                kinds.setdefault(entry.kind_of(field), []).append((entry.path, field))
    return out


def tried_all(owner: str, files: set[str]) -> dict[str, Found]:
    """The effect of every kind of field, by game; with some files only of theirs, the others stay as they are."""
    printed, read = digests(owner, {})
    known = stored(owner)
    out: dict[str, Found] = {name: {} for name in editions(owner)}
    for file, kinds in kinds_of(owner).items():
        if files and file not in files:
            for name in out:
                out[name][file] = known.get(name, {}).get(file, {})
            continue
        for kind, found in kinds.items():
            for name, effect in tried(owner, file, found, printed, read).items():
                out[name].setdefault(file, {})[kind] = effect
    return out


def tried(owner: str, file: str, found: list[Place], printed: Digests, read: set[str]) -> dict[str, str]:
    """What other values at the first and at the middle place bring about; the strongest effect counts, by game."""
    best = dict.fromkeys(editions(owner), NOTHING)
    if file not in read:
        return best
    data = files_of(owner)[file]
    seen = [value_at(data, place) for place in found]
    for place in dict.fromkeys([found[0], found[len(found) // 2]]):
        for value in others(value_at(data, place), seen):
            effects = effects_of(owner, file, data, place, value, printed)
            best = {name: min(best[name], effect, key=EFFECTS.index) for name, effect in effects.items()}
            if set(best.values()) <= {RULES, WORDS}:
                return best
            if set(effects.values()) == {NOTHING}:  # what nothing reads needs no second value
                break
    return best


def value_at(data: Any, place: Place) -> Any:
    """A value of a file."""
    for key in place[0]:
        data = data[key]
    return next(value for name, value in data.items() if str(name) == place[1])


def others(value: Any, seen: list[Any]) -> Iterator[Any]:
    """Other values of the same kind: one that stands elsewhere, and one that stands nowhere."""
    yield from [each for each in seen if each != value and type(each) is type(value)][:1]
    yield another(value)


def another(value: Any) -> Any:
    """Some other value of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int | float):
        return value + 1
    if isinstance(value, str):
        return f"{value}x"
    if isinstance(value, Mapping):
        return {name: number + (place == 0) for place, (name, number) in enumerate(value.items())} or {"other": 1}
    if isinstance(value, list) and value:
        return value[:-1]
    return ["other"] if isinstance(value, list) else "other"


def effects_of(owner: str, file: str, data: Any, place: Place, value: Any, printed: Digests) -> dict[str, str]:
    """What another value at one place brings about."""
    changed = copy.deepcopy(data)
    node = changed
    for key in place[0]:
        node = node[key]
    node[next(key for key in node if str(key) == place[1])] = value
    key = f"{component_home(owner).name}/components/{file}"
    made, _ = digests(owner, {key: yaml.safe_dump(changed, sort_keys=False)})
    return {name: _effect(made[name], printed[name]) for name in made}


def _effect(made: tuple[str, str] | None, printed: tuple[str, str] | None) -> str:
    if made is None or printed is None:
        return CHECKED
    return RULES if made[0] != printed[0] else WORDS if made[1] != printed[1] else NOTHING


def digests(owner: str, texts: dict[str, str]) -> tuple[Digests, set[str]]:
    """What games make of their files and which they read, from a process of its own; None for one that refuses."""
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        stand_in(texts)
        made: Digests = {name: _digest(name) for name in editions(owner)}
        os.write(write, pickle.dumps((made, {path.name for path in component_data.READ})))
        os._exit(0)
    os.close(write)
    with os.fdopen(read, "rb") as stream:
        found: tuple[Digests, set[str]] = pickle.loads(stream.read())
    os.waitpid(child, 0)
    return found


def _digest(name: str) -> tuple[str, str] | None:
    try:
        game = load(name)
        return rules_digest(game), shown_digest(game)
    except Exception:
        return None


if __name__ == "__main__":
    main()
