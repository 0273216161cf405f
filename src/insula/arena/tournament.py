"""A plan: which set-ups, bots and variants are played over which deals, as one list of numbered games.

Every deal is played by every cell in every seating, so that differences between cells are not differences of luck.
"""

from __future__ import annotations

import hashlib
import itertools
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from insula.arena.variants import PRINTED, Variant, read_variant
from insula.arena.yaml_lines import BadPlan, line_of_key, parsed
from insula.bots.api import BadThink
from insula.bots.entrants import Entrant
from insula.bots.match import sides_of
from insula.core.chance import as_seed, game_seed
from insula.core.game import Setup
from insula.core.registry import UnknownGame, load
from insula.core.registry import game as set_up
from insula.core.rulebook import Refused

KEYS = (
    "title",
    "game",
    "seats",
    "choices",
    "bots",
    "meet",
    "line_ups",
    "seating",
    "deals",
    "seed",
    "seconds",
    "variants",
)
MEETINGS = ("pairs", "each", "together")
SEATINGS = ("rotate", "fixed")
LETTERS = "ABCDEF"
MAX_SECONDS = 3600  # of a decision
MAX_GAMES = 10_000_000  # the numbers of all games are held in memory


@dataclass(frozen=True)
class Cell:
    """One set-up with one line-up, and the ways its bots are seated."""

    number: int
    game: str
    seats: int
    choices: tuple[tuple[str, str], ...]
    line_up: tuple[str, ...]
    seatings: tuple[tuple[str, ...], ...]

    @property
    def setup(self) -> Setup:
        """The set-up, checked again by the game."""
        return load(self.game).setup(self.seats, **dict(self.choices))


@dataclass(frozen=True)
class PlannedGame:
    """One numbered game of a plan."""

    number: int
    seed: int
    variant: str
    cell: Cell
    seating: int

    @property
    def bots(self) -> tuple[str, ...]:
        """The bot of each seat."""
        return self.cell.seatings[self.seating]


@dataclass(frozen=True)
class Plan:
    """What is to be played; make it with `Plan.of` or `Plan.read`."""

    title: str
    game: str
    cells: tuple[Cell, ...]
    variants: tuple[Variant, ...]
    deals: int
    seed: int
    tables: tuple[tuple[int, int], ...] = field(repr=False)  # cell and seating of the games of one deal
    seconds: float | None = None  # of installed bots for a decision; None: the usual

    @classmethod
    def read(cls, path: str | Path) -> Plan:
        """Reads a plan from a YAML file."""
        file = Path(path)
        try:
            text = file.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            raise BadPlan(f"{file.name} is not a text file.") from None
        given = parsed(text, file.name)
        if not isinstance(given, dict):
            raise BadPlan(f"{file.name} is not a plan; a plan names at least a game.")
        return cls.of(given, folder=file.parent, name=file.name, text=text)

    @classmethod
    def of(cls, given: Mapping[str, Any], folder: Path | str = ".", name: str = "", text: str = "") -> Plan:
        """Reads a plan from its keys; raises `BadPlan` with the place of the mistake."""
        return _Reader(dict(given), Path(folder), name, text).plan()

    @cached_property
    def games(self) -> int:
        """How many games there are."""
        return len(self.variants) * self.deals * len(self.tables)

    def of_variant(self, variant: int) -> range:
        """The numbers of the games of a variant."""
        each = self.deals * len(self.tables)
        return range(variant * each, (variant + 1) * each)

    def planned(self, number: int) -> PlannedGame:
        """The game of a number: variants one after another, in each all games of a deal side by side."""
        rest, table = divmod(number, len(self.tables))
        variant, deal = divmod(rest, self.deals)
        cell, seating = self.tables[table]
        seed = game_seed(as_seed(self.seed), deal)
        return PlannedGame(number, seed, self.variants[variant].name, self.cells[cell], seating)

    def describe(self) -> dict[str, Any]:
        """The plan in plain values; equal plans play equal games."""
        own = {} if self.seconds is None else {"seconds": self.seconds}
        return {
            **own,
            "title": self.title,
            "game": self.game,
            "rules": load(self.game).rules_version,
            "seed": self.seed,
            "deals": self.deals,
            "variants": {variant.name: variant.digest for variant in self.variants},
            "cells": [
                {
                    "game": cell.game,
                    "seats": cell.seats,
                    "choices": dict(cell.choices),
                    "line_up": list(cell.line_up),
                    "seatings": [list(seating) for seating in cell.seatings],
                }
                for cell in self.cells
            ],
        }

    @cached_property
    def digest(self) -> str:
        """Tells results of different plans apart."""
        return hashlib.sha256(json.dumps(self.describe(), sort_keys=True).encode()).hexdigest()[:16]


@dataclass
class _Reader:
    """Turns the keys of a plan into a plan."""

    given: dict[str, Any]
    folder: Path
    name: str
    text: str

    def plan(self) -> Plan:
        for key in self.given:
            if key not in KEYS:
                self.stop(f"no key is called “{key}”; choose {', '.join(KEYS)}", str(key))
        if "game" not in self.given:
            self.stop("the plan names no game")
        try:
            game = load(str(self.given["game"]))
        except UnknownGame as unknown:
            self.stop(str(unknown).rstrip("."), "game")
        cells = tuple(self.cells())
        tables = tuple((cell.number, s) for cell in cells for s in range(len(cell.seatings)))
        variants = self.variants(game)
        deals = self.whole("deals", 100)
        if deals * len(tables) * len(variants) > MAX_GAMES:
            self.stop(f"that makes more than {MAX_GAMES:,} games", "deals")
        title = str(self.given.get("title") or game.title)
        return Plan(title, game.name, cells, variants, deals, self.whole("seed", 1, least=0), tables, self.seconds())

    def stop(self, sentence: str, *path: str) -> Any:
        """Refuses the plan, with the place in the file if there is one."""
        if self.name and self.text:
            raise BadPlan(f"{self.name}, line {line_of_key(self.text, path)}: {sentence}.")
        raise BadPlan(f"The plan{''.join(f', {key}' for key in path)}: {sentence}.")

    def whole(self, key: str, otherwise: int, least: int = 1) -> int:
        value = self.given.get(key, otherwise)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value < 1 << 60:
            self.stop(f"{key} must be a whole number of at least {least}, not “{value}”", key)
        return int(value)

    def seconds(self) -> float | None:
        value = self.given.get("seconds")
        if value is None:
            return None
        if isinstance(value, bool) or not isinstance(value, int | float) or not 0 < value < MAX_SECONDS:
            self.stop(f"seconds must be a number above 0 and below {MAX_SECONDS}, not “{value}”", "seconds")
        return float(value)

    def variants(self, game: Any) -> tuple[Variant, ...]:
        given = self.given.get("variants") or {PRINTED: None}
        if not isinstance(given, dict):
            self.stop("variants need names, each with its component files", "variants")
        made = []
        for name, content in given.items():
            try:
                made.append(read_variant(str(name), content, game, self.folder, (self.name, self.text)))
            except BadPlan as problem:
                self.stop(str(problem).rstrip("."), "variants", str(name))
        return tuple(made)

    # ---- set-ups and line-ups ---------------------------------------------------------------------------------

    def cells(self) -> Iterator[Cell]:
        """Every set-up with every line-up."""
        number = 0
        for setup in self.setups():
            sides = sides_of(setup)
            for line_up in self.line_ups(setup):
                seatings = seated(line_up, sides, self.one_of("seating", SEATINGS) == "rotate")
                if not seatings:
                    counts = f"{max(sides) + 1} sides or {len(sides)} seats"
                    self.stop(f"{len(line_up)} bots cannot share {counts}: {', '.join(line_up)}", "line_ups")
                choices = tuple(sorted(setup.choices.items()))
                yield Cell(number, setup.game.name, setup.seats, choices, line_up, seatings)
                number += 1

    def setups(self) -> Iterator[Setup]:
        """Every number of seats with every set of choices."""
        seats = self.given.get("seats")
        for count in seats if isinstance(seats, list) else [seats]:
            if count is not None and (not isinstance(count, int) or isinstance(count, bool)):
                self.stop(f"seats must be whole numbers, not “{count}”", "seats")
            for choices in self.choices():
                try:
                    yield set_up(str(self.given["game"]), count, **choices)
                except Refused as refused:
                    self.stop(str(refused).rstrip("."), "choices" if count is None or choices else "seats")

    def choices(self) -> Iterator[dict[str, str]]:
        """Every combination of the choices; a list is swept, {A: list, B: list} is swept seat by seat."""
        given = self.given.get("choices") or {}
        for each in given if isinstance(given, list) else [given]:
            if not isinstance(each, dict):
                self.stop("choices need names with values", "choices")
            names = [str(name) for name in each]
            for values in itertools.product(*(self.values(name, value) for name, value in each.items())):
                yield dict(zip(names, values, strict=True))

    def values(self, name: str, value: Any) -> list[str]:
        if isinstance(value, dict):
            seats = sorted(str(seat) for seat in value)
            if seats != list(LETTERS[: len(seats)]):
                self.stop(f"{name} must name the seats A, B and so on", "choices", name)
            swept = [self.values(name, value[seat]) for seat in seats]
            return [",".join(row) for row in itertools.product(*swept)]
        return [str(each) for each in value] if isinstance(value, list) else [str(value)]

    def one_of(self, key: str, known: Sequence[str]) -> str:
        value = str(self.given.get(key, known[0]))
        if value not in known:
            self.stop(f"{key} must be one of {', '.join(known)}, not “{value}”", key)
        return value

    def line_ups(self, setup: Setup) -> list[tuple[str, ...]]:
        """Who plays together at one table."""
        if "line_ups" in self.given:
            rows = self.given["line_ups"]
            if not isinstance(rows, list) or not rows or not all(isinstance(row, list) and row for row in rows):
                self.stop("line_ups must be a list of lists of bots", "line_ups")
            return [tuple(self.bot(setup, bot, "line_ups") for bot in row) for row in rows]
        named = self.given.get("bots", "greedy")
        bots = [self.bot(setup, bot, "bots") for bot in (named if isinstance(named, list) else str(named).split(","))]
        meeting = self.one_of("meet", MEETINGS)
        if not bots or len(set(bots)) < len(bots):
            self.stop("name the bots, each of them once", "bots")
        if meeting == "each" or len(bots) == 1:
            return [(bot,) for bot in bots]
        return [tuple(bots)] if meeting == "together" else list(itertools.combinations(bots, 2))

    def bot(self, setup: Setup, name: Any, key: str) -> str:
        word = str(name).strip()
        try:
            Entrant.parse(word, setup.game)
        except BadThink as problem:
            self.stop(str(problem).rstrip("."), key)
        return word


def seated(line_up: Sequence[str], sides: Sequence[int], rotate: bool) -> tuple[tuple[str, ...], ...]:
    """The seatings of a line-up: its bots take the sides in turns, or the seats if there are as many; each once."""
    count = len(line_up)
    if count > max(sides) + 1 and count != len(sides):
        return ()
    places = range(len(sides)) if count > max(sides) + 1 else sides
    made = [tuple(line_up[(place + turn) % count] for place in places) for turn in range(count if rotate else 1)]
    return tuple(dict.fromkeys(made))
