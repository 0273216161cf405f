"""Messages of the workshop: data with their sources, packs of corrections, checks and trials."""

from __future__ import annotations

from typing import Any

from pydantic import Field

from insula.server.wire.model import Model

Changes = dict[str, dict[str, dict[str, Any]]]  # by file, entry and field


class PackInfo(Model):
    """A pack: corrected cards that a table is played with. Whatever has the same hash plays the same."""

    name: str
    hash: str
    game: str


class FieldInfo(Model):
    """A field of a datum. `form` says what a form may put there; `values` what it chooses from."""

    name: str
    value: Any
    source: str
    ref: str
    open: bool  # whether anything in the game reads it
    form: str
    values: list[Any]
    rule: str


class DatumInfo(Model):
    """An entry of a component file: a card, a tile, a space, a line of a table; `said` are the words made from it."""

    file: str
    entry: str
    kind: str
    title: str
    group: str
    card: bool
    source: str
    ref: str
    said: str
    fields: list[FieldInfo]


class WorkshopInfo(Model):
    """Everything that is printed in a game, with its sources, and the words that powers are made of."""

    game: str
    owner: str  # the game whose files they are
    title: str
    rules: int
    data: list[DatumInfo]
    grammar: dict[str, Any]
    packs: list[PackInfo]  # the caller's own


class PackIn(Model):
    """Corrections as the form holds them, or a pack as a file."""

    game: str = Field(max_length=40)
    name: str = Field(default="", max_length=60)
    changes: Changes = {}
    known: dict[str, str] = {}
    text: str = Field(default="", max_length=60_000)


class PackChecked(Model):
    """What is wrong with corrections, what is worth a look, and the data as they would be."""

    problems: list[str]
    advice: list[str]
    data: list[DatumInfo]
    hash: str


class PackTried(Model):
    """Random games with corrections: how they went, and how often each changed card was used."""

    games: int
    wanted: int
    decisions: int
    seconds: float
    fine: bool
    problems: list[str]
    entered: dict[str, int]
    used: dict[str, int]
    counted: bool


class PackPrinted(Model):
    """What the browser draws with a pack: whole files by the names that its pages import them by."""

    hash: str
    name: str
    files: dict[str, Any]
