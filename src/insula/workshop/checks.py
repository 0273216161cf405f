"""Packs checked: first in a moment by the files alone, then by loading the game with them in a process of its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from insula.bots.pool import Worker, WorkerLost
from insula.core.game import Game
from insula.core.pack import BadPack, Pack, find_entry, parse_pack
from insula.core.registry import component_home, load
from insula.workshop.listing import Datum, Field, listing, printed_files

LOADING = 60.0  # seconds for a game to be loaded with a pack


@dataclass(frozen=True)
class Checked:
    """What was found: sentences that stop a pack, those that do not, and the data as they would be."""

    problems: tuple[str, ...]
    advice: tuple[str, ...]
    data: tuple[Datum, ...]  # the changed ones, corrected


def check(pack: Pack, game: Game) -> Checked:
    """What can be said without playing; each problem names file, line and, where there is one, the rule."""
    try:
        _require_fitting(pack, game)
        corrected = pack.files()
        _require_read(pack, game)
    except BadPack as problem:
        return Checked((str(problem),), (), ())
    files = {**printed_files(game), **corrected}
    found = tuple(_named(pack, game, each) for each in game.workshop.problems(files))
    advice = () if found else tuple(_sentence(each) for each in game.workshop.advice(files))
    wanted = {(file, entry) for file, edits in pack.changes.items() for entry in edits}
    data = tuple(each for each in listing(game, corrected) if (each.file, each.entry) in wanted)
    return Checked(found, advice, data)


def _require_fitting(pack: Pack, game: Game) -> None:
    if component_home(pack.game) != component_home(game.name):
        raise pack.bad(f"this is a pack of {pack.game}, not of {game.title}", "game")
    if pack.rules != game.rules_version:
        raise pack.bad(f"the pack is for rules {pack.rules}; this Insula plays rules {game.rules_version}", "rules")


def _require_read(pack: Pack, game: Game) -> None:
    """Every change is of a field that somebody reads, and of its kind."""
    known = {(each.file, each.entry): each for each in listing(game)}
    printed = printed_files(game)
    for file, edits in pack.changes.items():
        for entry, fields in edits.items():
            datum = known.get((file, entry)) or _by_node(known, printed, file, entry)
            if datum is None:
                raise pack.bad(f"“{entry}” of {file} has nothing that can be corrected", "changes", file, entry)
            for name, value in fields.items():
                field = next((each for each in datum.fields if each.name == name), None)
                told = _mistake(field, value, datum)
                if told:
                    raise pack.bad(told, "changes", file, entry, name)


def _by_node(known: Mapping[tuple[str, str], Datum], printed: Mapping[str, Any], file: str, entry: str) -> Datum | None:
    """An entry that a pack names by where it stands although it has an id, or the other way round."""
    found = find_entry(printed[file], entry)
    for (of, address), datum in known.items():
        if of == file and find_entry(printed[file], address) == found:
            return datum
    return None


def _mistake(field: Field | None, value: Any, datum: Datum) -> str:
    if field is None or field.form == "fixed":
        return "this field cannot be corrected"
    if not field.open:
        return f"nothing in the game reads {field.name} of {datum.title}"
    if value == field.value:
        return f"{field.name} of {datum.title} is already printed like that"
    rule = f" [{field.rule}]" if field.rule else ""
    if not _fits(field, value):
        return f"{field.name} of {datum.title} takes {_wanted(field)}, not {value!r}{rule}"
    return ""


def _fits(field: Field, value: Any) -> bool:
    if value is None:
        return field.value is None or None in field.values
    if field.form == "choice":
        return value in field.values
    if field.form == "counts":
        return isinstance(value, dict) and all(key in field.values and type(n) is int for key, n in value.items())
    kinds: dict[str, Callable[[], bool]] = {
        "int": lambda: type(value) is int,
        "number": lambda: isinstance(value, int | float) and not isinstance(value, bool),
        "bool": lambda: isinstance(value, bool),
        "text": lambda: isinstance(value, str) and 0 < len(value.strip()) <= 200,
        "numbers": lambda: isinstance(value, list) and all(type(each) is int for each in value),
        "words": lambda: isinstance(value, list) and all(isinstance(each, str) for each in value),
        "power": lambda: isinstance(value, list) and all(isinstance(each, dict) for each in value),
    }
    return kinds[field.form]()


def _wanted(field: Field) -> str:
    named = ", ".join("nothing" if each is None else str(each) for each in field.values)
    told = {
        "int": "a whole number",
        "number": "a number",
        "bool": "yes or no",
        "choice": f"one of {named}",
        "text": "some words",
        "numbers": "a list of whole numbers",
        "words": "a list of words",
        "counts": f"whole numbers by name ({named})",
        "power": "a list of clauses",
    }
    return told[field.form]


def _named(pack: Pack, game: Game, problem: str) -> str:
    """A problem of the game's own checks with the place in the pack and the rule it is about."""
    for file, edits in pack.changes.items():
        for entry, fields in edits.items():
            if entry in problem:
                name = next((each for each in fields if f"{entry}.{each}" in problem or each in problem), "")
                name = name or next(iter(fields))
                rule = game.workshop.rules.get(name, "")
                said = problem.rstrip(".") + (f" [{rule}]" if rule else "")
                return str(pack.bad(said, "changes", file, entry, name))
    return str(pack.bad(problem.rstrip("."), "changes"))


def _sentence(words: str) -> str:
    return words[:1].upper() + words[1:].rstrip(".") + "."


# ---- by loading the game -------------------------------------------------------------------------------------------


def loaded(pack: Pack, game: str) -> str:
    """What the game itself says to a pack when it is loaded with it, in a process of its own; empty if all is well."""
    with Worker(_loading) as worker:
        try:
            told: str = worker.ask((pack.written(), game), LOADING)
        except WorkerLost:
            return f"The game cannot be loaded with the pack “{pack.name}”."
    return str(pack.bad(told.rstrip("."), "changes")) if told else ""


def _loading() -> Callable[[tuple[str, str]], str]:
    return _load


def _load(asked: tuple[str, str]) -> str:
    try:
        parse_pack(asked[0]).take()
        load(asked[1])
    except (ValueError, KeyError, TypeError, IndexError, AttributeError) as problem:
        return str(problem) if isinstance(problem, ValueError) else f"the game cannot be loaded with it ({problem})"
    return ""
