"""Holds the page that tells how a game is played against the engine: no number in it that nothing vouches for."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from insula.core.data import BadData
from insula.core.game import Game
from insula.core.rulebook import Refused
from insula.core.table import Table
from insula.learn.check import false_claims, looked_up
from insula.learn.howto import Claim, HowTo, Part, Picture
from insula.learn.lesson import Words, said

# “one” is mostly no number
_COUNTED = ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"]
_NUMBERS = {word: number for number, word in enumerate(_COUNTED, start=2)}
_NUMBER = re.compile(rf"\d+|\b(?:{'|'.join(_COUNTED)})\b", re.IGNORECASE)


def problems(page: HowTo) -> list[str]:
    """What is not true of a page, a sentence each; empty if all is."""
    return list(_problems(page))


def _problems(page: HowTo) -> Iterator[str]:
    for name, moment in page.scenes.items():
        try:
            table = moment.table()
        except (Refused, ValueError) as problem:
            yield f"scene {name}: it cannot be: {problem}"
            return
        for lost in page.game.conserved(table.state):
            yield f"scene {name}: the position is not whole: {lost}"
    yield from _picture_holds("cover", page, page.cover)
    for number, part in enumerate(page.parts, start=1):
        where = f"part {number}"
        for rule in part.rules:
            if rule not in page.game.rulebook.numbers:
                yield f"{where}: there is no rule {rule}."
        for claim in part.claims:
            yield from _claim_holds(where, page, claim)
        for place, picture in enumerate(part.pictures, start=1):
            yield from _picture_holds(f"{where}, picture {place}", page, picture)
        yield from _nothing_unclaimed(where, _texts(part), set(_vouched(part)))
    vouched = {len(page.parts)}.union(*map(_vouched, page.parts))
    yield from _nothing_unclaimed("the page", (page.title, page.lead, page.ending), vouched)


def _played(page: HowTo, scene: str, play: Sequence[str]) -> Table:
    table = page.scenes[scene].table()
    for answer in play:
        table.play(answer)
    return table


def _claim_holds(where: str, page: HowTo, claim: Claim) -> Iterator[str]:
    for place, value in claim.engine.items():
        yield from _same(f"{where}: {place}", engine_number(page.game, place), value)
    if not claim.scene:
        return
    try:
        table = _played(page, claim.scene, claim.play)
    except Refused as refused:
        yield f"{where}: “{'; '.join(claim.play)}” is refused: {refused}"
        return
    yield from false_claims(where, table, page.scenes[claim.scene].eyes, claim.claims)


def _picture_holds(where: str, page: HowTo, picture: Picture) -> Iterator[str]:
    if not picture.scene:
        if picture.marks or picture.look or any(row.view for row in picture.rows):
            yield f"{where}: without a scene there is nothing to look at."
        return
    try:
        table = _played(page, picture.scene, picture.play)
    except Refused as refused:
        yield f"{where}: “{'; '.join(picture.play)}” is refused: {refused}"
        return
    known = set(table.things()) | {entry["id"] for entry in page.game.glossary}
    for thing in (*picture.look, *(mark.thing for mark in picture.marks)):
        if thing not in known:
            yield f"{where}: nothing at the table is called {thing}."
    view = table.view(page.scenes[picture.scene].eyes)
    so_far = 0
    for row in picture.rows:
        if row.total:
            yield from _same(f"{where}: the sum", so_far, row.value)
            continue
        so_far += row.value
        seen = looked_up(view, row.view) if row.view else engine_number(page.game, row.engine)
        yield from _same(f"{where}: {row.view or row.engine}", seen, row.value)


def _same(what: str, seen: object, told: int) -> Iterator[str]:
    if seen != told:
        yield f"{what} is {seen!r}, not {told!r}."


def engine_number(game: Game, place: str) -> Any:
    """What stands at a place such as `tables.HAND_SIZE` or `tables.BOARD.realms.#` in the game's own modules."""
    package, names = game.State.__module__.rpartition(".")[0], place.split(".")
    split = 1
    while split < len(names) and find_spec(".".join([package, *names[:split]])) is not None:
        split += 1
        if not hasattr(import_module(".".join([package, *names[: split - 1]])), "__path__"):
            break
    found: Any = import_module(".".join([package, *names[: split - 1]]))
    for name in names[split - 1 :]:
        if name == "#":
            found = len(found)
        elif isinstance(found, dict):
            found = found.get(name)
        elif name.lstrip("-").isdigit():
            found = found[int(name)]
        else:
            found = getattr(found, name, None)
        if found is None:
            raise BadData(f"there is no {place} in {package}.")
    return found


# ---- no number that nothing vouches for --------------------------------------------------------------------------


def _nothing_unclaimed(where: str, texts: Iterable[Words], vouched: set[int]) -> Iterator[str]:
    for words in texts:
        for number in _NUMBER.findall(said(words)):
            if _value(number) not in vouched:
                yield f"{where}: no claim backs up “{number}” in “{said(words)}”"


def _value(number: str) -> int:
    return int(number) if number.isdigit() else _NUMBERS[number.lower()]


def _vouched(part: Part) -> Iterator[int]:
    """The numbers that the claims and sums of a part tell, each of them held against the engine."""
    for claim in part.claims:
        yield from claim.engine.values()
        yield from (value for value in claim.claims.view.values() if isinstance(value, int))
    yield from (row.value for picture in part.pictures for row in picture.rows)


def _texts(part: Part) -> Iterator[Words]:
    yield from (part.title, part.text)
    for picture in part.pictures:
        yield from (picture.title, picture.text)
        for mark in picture.marks:
            yield from (mark.title, mark.text)
        yield from (row.says for row in picture.rows)
    for fact in part.facts:
        yield from (fact.title, fact.text)
