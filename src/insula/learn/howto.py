"""How a game is played, told on one page: `howto.yaml` of its folder. docs/writing-lessons.md tells how to write one.

The words are the game's own; every number in them stands on a claim that `howto_check` holds against the engine. The
pictures are drawn in the browser by the game's own pieces, from positions that the engine has brought about.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from insula.core.data import BadData, load_yaml
from insula.core.game import Game
from insula.core.registry import load
from insula.learn.lesson import Answers, Claims, Where, Words, claims_of, fields_of, words_of
from insula.learn.moment import Moment, read_moment

FILE = "howto.yaml"


@dataclass(frozen=True)
class Mark:
    """A thing of a picture that is pointed at."""

    thing: str
    title: Words
    text: Words


@dataclass(frozen=True)
class Row:
    """A line of a sum: where its value is read, in the picture's view or in the engine; a total has neither."""

    says: Words
    value: int
    view: str
    engine: str

    @property
    def total(self) -> bool:
        """Whether it is the sum of the lines above it."""
        return not self.view and not self.engine


@dataclass(frozen=True)
class Picture:
    """A drawing: what of the game is shown (`show`, and `about` which of it), in which scene, after which answers."""

    show: str
    about: tuple[str, ...]
    scene: str
    play: Answers
    look: tuple[str, ...]
    title: Words
    text: Words
    marks: tuple[Mark, ...]
    rows: tuple[Row, ...]
    wide: bool


@dataclass(frozen=True)
class Fact:
    """A short sentence beside a sign."""

    glyph: str
    title: Words
    text: Words


@dataclass(frozen=True)
class Claim:
    """What the words stand on: numbers of the engine by their place, or what is so in a scene after some answers."""

    engine: Mapping[str, int]
    scene: str
    play: Answers
    claims: Claims


@dataclass(frozen=True)
class Part:
    """A numbered part of the page."""

    title: Words
    text: Words
    rules: tuple[str, ...]
    pictures: tuple[Picture, ...]
    facts: tuple[Fact, ...]
    claims: tuple[Claim, ...]


@dataclass(frozen=True)
class HowTo:
    """The page of a game."""

    game: Game
    title: Words
    lead: Words
    ending: Words
    minutes: int
    scenes: Mapping[str, Moment]
    cover: Picture
    parts: tuple[Part, ...]


_PAGE: Mapping[str, Any] = {
    "title": None, "lead": None, "ending": None, "minutes": 4, "scenes": {}, "cover": None, "parts": None,
}  # fmt: skip
_PART: Mapping[str, Any] = {"title": None, "text": None, "rules": [], "pictures": [], "facts": [], "claims": []}
_PICTURE: Mapping[str, Any] = {
    "show": None, "about": [], "scene": "", "play": [], "look": [], "title": "", "text": "", "marks": [], "rows": [],
    "wide": False,
}  # fmt: skip
_MARK: Mapping[str, Any] = {"thing": None, "title": None, "text": None}
_ROW: Mapping[str, Any] = {"says": None, "value": None, "view": "", "engine": ""}
_FACT: Mapping[str, Any] = {"glyph": "", "title": None, "text": None}
_CLAIM: Mapping[str, Any] = {
    "engine": {}, "scene": "", "play": [], "view": {}, "legal": [], "refused": {}, "kind": "",
}  # fmt: skip


@cache
def how_to(name: str) -> HowTo | None:
    """The page of a game by the game's name; None where it has none."""
    game = load(name)
    folder = game.folder if game.edition is None else game.folder / game.name
    path = folder / FILE
    return read_how_to(path, game) if path.exists() else None


def read_how_to(path: Path, game: Game) -> HowTo:
    """The page of a file; raises `BadData` with the place of what is wrong in it."""
    where = Where(game, path.name, "howto")
    given = fields_of(where, load_yaml(path), _PAGE)
    parts = given["parts"]
    if not isinstance(parts, list) or not parts:
        raise BadData(f"{where}: there are no parts.")
    scenes = {str(name): read_moment(f"{where}, scene {name}", told, game) for name, told in given["scenes"].items()}
    page = HowTo(
        game=game,
        title=words_of(where, "title", given["title"]),
        lead=words_of(where, "lead", given["lead"]),
        ending=words_of(where, "ending", given["ending"]),
        minutes=int(given["minutes"]),
        scenes=scenes,
        cover=_picture(where.part("cover"), given["cover"]),
        parts=tuple(_part(where.part(f"part {number}"), each) for number, each in enumerate(parts, start=1)),
    )
    pictures = [page.cover, *(picture for part in page.parts for picture in part.pictures)]
    named = [picture.scene for picture in pictures] + [claim.scene for part in page.parts for claim in part.claims]
    for name in named:
        if name and name not in scenes:
            raise BadData(f"{where}: there is no scene {name}.")
    return page


def _part(where: Where, line: object) -> Part:
    given = fields_of(where, line, _PART)
    return Part(
        title=words_of(where, "title", given["title"]),
        text=words_of(where, "text", given["text"]),
        rules=tuple(map(str, given["rules"])),
        pictures=tuple(_picture(where.part(f"picture {n}"), each) for n, each in enumerate(given["pictures"], start=1)),
        facts=tuple(_fact(where.part(f"fact {n}"), each) for n, each in enumerate(given["facts"], start=1)),
        claims=tuple(_claim(where.part(f"claim {n}"), each) for n, each in enumerate(given["claims"], start=1)),
    )


def _picture(where: Where, line: object) -> Picture:
    given = fields_of(where, line, _PICTURE)
    return Picture(
        show=str(given["show"]),
        about=tuple(map(str, given["about"])),
        scene=str(given["scene"]),
        play=tuple(map(str, given["play"])),
        look=tuple(map(str, given["look"])),
        title=_perhaps(where, "title", given["title"]),
        text=_perhaps(where, "text", given["text"]),
        marks=tuple(_mark(where.part(f"mark {n}"), each) for n, each in enumerate(given["marks"], start=1)),
        rows=tuple(_row(where.part(f"row {n}"), each) for n, each in enumerate(given["rows"], start=1)),
        wide=bool(given["wide"]),
    )


def _perhaps(where: Where, what: str, given: object) -> Words:
    return words_of(where, what, given) if given else Words("", "", where.game.catalogue)


def _mark(where: Where, line: object) -> Mark:
    given = fields_of(where, line, _MARK)
    return Mark(str(given["thing"]), words_of(where, "title", given["title"]), words_of(where, "text", given["text"]))


def _row(where: Where, line: object) -> Row:
    given = fields_of(where, line, _ROW)
    return Row(words_of(where, "says", given["says"]), int(given["value"]), str(given["view"]), str(given["engine"]))


def _fact(where: Where, line: object) -> Fact:
    given = fields_of(where, line, _FACT)
    return Fact(str(given["glyph"]), words_of(where, "title", given["title"]), words_of(where, "text", given["text"]))


def _claim(where: Where, line: object) -> Claim:
    given = fields_of(where, line, _CLAIM)
    claims = claims_of(where, {name: given[name] for name in ("view", "legal", "refused", "kind")})
    assert claims is not None
    engine = {str(place): int(value) for place, value in given["engine"].items()}
    return Claim(engine, str(given["scene"]), tuple(map(str, given["play"])), claims)
