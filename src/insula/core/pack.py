"""Packs: corrections of what is printed, as a small file that holds the changed data only.

    insula-pack: 1
    name: Mara's box
    game: card
    rules: 2
    changes:
      cards.yaml:
        courage:
          ability: draw
    known:
      courage: my copy of the box, 16 November
    hash: 5f0c2a...

The hash is of game, rules and changes: whatever has the same hash plays the same. An entry goes by its id, or by where
it stands in its file (`combinations.3`). A pack is taken by a process that has not loaded the game yet.
"""

from __future__ import annotations

import hashlib
import json
import re
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

from insula.core.data import DUMPER, LOADER, BadData, PackName, pack_in_play, stand_in
from insula.core.folders import data_folder
from insula.core.registry import UnknownGame, component_home, component_owner, places
from insula.core.yaml_lines import line_of_key

FORMAT = 1
KEYS = ("insula-pack", "name", "game", "rules", "changes", "known", "hash")
NAME = re.compile(r"[^\W_][\w '’.,()&+-]{0,47}")
MAX_BYTES = 256_000
Changes = dict[str, dict[str, dict[str, Any]]]  # by file, entry and field


class BadPack(BadData):
    """A pack that cannot be used; the message is one sentence that names file and line."""


@dataclass(frozen=True)
class Pack:
    """Corrections of one game, by the name that somebody gave them."""

    name: str
    game: str  # whose files they change; editions of it play with them too
    rules: int
    changes: Changes
    known: Mapping[str, str] = field(default_factory=dict)  # by entry: where somebody knows it from
    file: str = field(default="", compare=False)  # where it was read, to name the line of a mistake
    text: str = field(default="", compare=False, repr=False)

    @property
    def hash(self) -> str:
        """What the changes are: equal for packs that play the same."""
        told = json.dumps([self.game, self.rules, self.changes], sort_keys=True, ensure_ascii=False)
        return hashlib.sha256(told.encode()).hexdigest()[:16]

    @property
    def label(self) -> PackName:
        """How records and tables name it."""
        return PackName(self.name, self.hash)

    def written(self) -> str:
        """The pack as a file."""
        told: dict[str, Any] = {"insula-pack": FORMAT, "name": self.name, "game": self.game, "rules": self.rules}
        told |= {"changes": self.changes}
        if self.known:
            told["known"] = dict(self.known)
        return yaml.safe_dump(told | {"hash": self.hash}, sort_keys=False, allow_unicode=True, width=110)

    def texts(self) -> dict[str, str]:
        """The component files as they are with the pack, by the names that `stand_in` takes."""
        home = component_home(self.game)
        out = {}
        for file, data in self.files().items():
            out[f"{home.name}/components/{file}"] = yaml.dump(
                data, Dumper=DUMPER, sort_keys=False, allow_unicode=True, width=200
            )
        return out

    def files(self) -> dict[str, Any]:
        """The data of each changed file with the corrections in place; raises `BadPack`."""
        components = component_home(self.game) / "components"
        out = {}
        for file, edits in self.changes.items():
            known = sorted(path.name for path in components.glob("*.yaml"))
            if file not in known:
                raise self.bad(f"there is no file {file}; {self.game} has {', '.join(known)}", "changes", file)
            data = yaml.load((components / file).read_text(encoding="utf-8"), Loader=LOADER)
            for entry, fields in edits.items():
                self._put(data, file, entry, fields)
            out[file] = data
        return out

    def _put(self, data: Any, file: str, entry: str, fields: Mapping[str, Any]) -> None:
        found = find_entry(data, entry)
        if not found:
            raise self.bad(f"{file} has no entry “{entry}”", "changes", file, entry)
        if len(found) > 1:
            raise self.bad(f"{file} has {len(found)} entries “{entry}”; give its place instead", "changes", file, entry)
        for name, value in fields.items():
            key = next((each for each in found[0] if str(each) == name), None)
            if key is None:
                raise self.bad(f"“{entry}” of {file} has no field “{name}”", "changes", file, entry, name)
            found[0][key] = value

    def bad(self, says: str, *path: str) -> BadPack:
        """A problem at a place of the pack, in one sentence."""
        text = self.text or self.written()
        return BadPack(f"{self.file or self.name}, line {line_of_key(text, path)}: {says}.")

    def take(self) -> None:
        """From now on the game is played with these corrections in this process; refuses if it is too late."""
        home = component_home(self.game)
        now = pack_in_play(home)
        if now == self.label:
            return
        games = [name for name in places() if component_owner(name) == self.game]
        if now is not None or any(places()[name].partition(":")[0] in sys.modules for name in games):
            raise BadPack(f"{self.game} is already being played here with other cards; start again to use {self.name}.")
        stand_in(self.texts(), self.label)


def find_entry(data: Any, entry: str) -> list[dict[str, Any]]:
    """The entry that stands at a place such as `wheel.bonuses.3`, or else every entry with that id."""
    node = data
    for word in entry.split("."):
        if isinstance(node, dict):
            node = next((value for key, value in node.items() if str(key) == word), None)
        elif isinstance(node, list) and word.isdigit() and int(word) < len(node):
            node = node[int(word)]
        else:
            node = None
    if isinstance(node, dict):
        return [node]
    return list(_with_id(data, entry))


def _with_id(node: Any, wanted: str) -> Iterator[dict[str, Any]]:
    if isinstance(node, dict):
        if str(node.get("id", "")) == wanted:
            yield node
        for value in node.values():
            yield from _with_id(value, wanted)
    elif isinstance(node, list):
        for value in node:
            yield from _with_id(value, wanted)


# ---- reading ----------------------------------------------------------------------------------------------------


def parse_pack(text: str, file: str = "") -> Pack:
    """Reads a pack; raises `BadPack` with one sentence that names file and line."""
    told = _mapping(text, file)
    reader = Pack("", "", 0, {}, file=file or "The pack", text=text)
    if told.get("insula-pack") != FORMAT:
        raise reader.bad(f"this is not a pack; it should begin with “insula-pack: {FORMAT}”", "insula-pack")
    for key in told:
        if key not in KEYS:
            raise reader.bad(f"“{key}” does not belong in a pack", str(key))
    name = told.get("name")
    if not isinstance(name, str) or not NAME.fullmatch(name):
        raise reader.bad("a pack needs a name of up to 48 letters, digits and simple signs", "name")
    game = told.get("game")
    if not isinstance(game, str) or game not in places():
        raise reader.bad(f"there is no game “{game}”; choose {', '.join(places())}", "game")
    if component_owner(game) != game:
        raise reader.bad(f"{game} plays with the cards of {component_owner(game)}; name that game", "game")
    if not isinstance(told.get("rules"), int):
        raise reader.bad("a pack says for which version of the rules it is, such as “rules: 2”", "rules")
    pack = Pack(name, game, told["rules"], _changes(reader, told), _known(reader, told), reader.file, text)
    if "hash" in told and told["hash"] != pack.hash:
        raise pack.bad(
            f"the hash is {told['hash']}, but what is changed has {pack.hash}; leave the line out if you meant to "
            "change it",
            "hash",
        )
    return pack


def _mapping(text: str, file: str) -> dict[Any, Any]:
    name = file or "The pack"
    if len(text.encode()) > MAX_BYTES:
        raise BadPack(f"{name} is longer than {MAX_BYTES // 1000} kB.")
    try:
        told = yaml.safe_load(text)
    except yaml.MarkedYAMLError as problem:
        line = problem.problem_mark.line + 1 if problem.problem_mark else 1
        raise BadPack(f"{name}, line {line}: {problem.problem}.") from None
    except (yaml.YAMLError, ValueError, RecursionError):
        raise BadPack(f"{name} is not YAML.") from None
    if not isinstance(told, dict):
        raise BadPack(f"{name}, line 1: this is not a pack; it should begin with “insula-pack: {FORMAT}”.")
    return told


def _changes(reader: Pack, told: dict[Any, Any]) -> Changes:
    given = told.get("changes")
    if not isinstance(given, dict) or not given:
        raise reader.bad("a pack changes something: “changes” holds files, entries and fields", "changes")
    out: Changes = {}
    for file, edits in given.items():
        if not isinstance(edits, dict) or not edits:
            raise reader.bad(f"{file} needs entries with fields", "changes", str(file))
        for entry, fields in edits.items():
            if not isinstance(fields, dict) or not fields:
                raise reader.bad(f"“{entry}” needs fields with values", "changes", str(file), str(entry))
            out.setdefault(str(file), {})[str(entry)] = {str(name): value for name, value in fields.items()}
    try:
        json.dumps(out)
    except (TypeError, ValueError):
        raise reader.bad("values are numbers, words, lists and mappings of them", "changes") from None
    return out


def _known(reader: Pack, told: dict[Any, Any]) -> dict[str, str]:
    given = told.get("known", {})
    if not isinstance(given, dict) or not all(isinstance(value, str) for value in given.values()):
        raise reader.bad("“known” must give your source for each entry", "known")
    return {str(entry): source[:300] for entry, source in given.items()}


def load_pack(path: str | Path) -> Pack:
    """Reads a pack from a file."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadPack(f"{path} is not a text file.") from None
    return parse_pack(text, Path(path).name)


# ---- finding ----------------------------------------------------------------------------------------------------


def packs_folder() -> Path:
    """Where packs are kept on this machine."""
    return data_folder() / "packs"


def find_pack(wanted: PackName, beside: Path) -> Pack:
    """The pack of a record: a file beside it, or one of this machine's; `BadPack` if there is none with its hash."""
    for folder in (beside, packs_folder()):
        for path in sorted(folder.glob("*.yaml")) if folder.is_dir() else ():
            try:
                found = load_pack(path)
            except (BadPack, UnknownGame, OSError):  # not every file there is a pack
                continue
            if found.hash == wanted.hash:
                return found
    raise BadPack(missing(wanted))


def missing(wanted: PackName) -> str:
    """Why a record cannot be played without its pack."""
    return (
        f"This game was played with the pack “{wanted.name}” ({wanted.hash}), which is not here; put its file next to "
        "the record."
    )
