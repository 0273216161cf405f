"""A lesson as its file tells it: where it begins, and steps with what the coach says and which answers are right.

Lessons lie in `lessons/*.yaml` of a game's folder; docs/writing-lessons.md tells how to write one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from insula.core.data import BadData, load_yaml
from insula.core.game import Game, Setup
from insula.core.language import ENGLISH
from insula.core.messages import Catalogue
from insula.core.registry import load
from insula.core.table import Table

KINDS = ("guided", "lesson", "puzzle")
GRADES = range(1, 4)
Answers = tuple[str, ...]  # in notation, one after the other


@dataclass(frozen=True)
class Words:
    """A text as its file tells it, in English, and the key of its other languages in the game's catalogue."""

    english: str
    key: str
    catalogue: Catalogue

    def texts(self) -> dict[str, str]:
        """The text in every complete language."""
        others = {each: self.catalogue.written(each, self.key) for each in sorted(self.catalogue.complete)}
        return {ENGLISH: self.english, **others}


@dataclass(frozen=True)
class Where:
    """A place in a file, for sentences about faults and for the keys of its texts."""

    game: Game
    name: str
    about: str  # what kind of text it is: lesson, howto

    def __str__(self) -> str:
        return self.name

    def part(self, name: str) -> Where:
        """A place inside it."""
        return replace(self, name=f"{self.name}, {name}")

    def key(self, what: str) -> str:
        """The key of one of its texts: lesson-first-game-step-2-says."""
        home = self.name.replace(".yaml", "").removeprefix(self.about)
        return self.game.key(self.about, home, what)


@dataclass(frozen=True)
class Claims:
    """What is said to be true of a position; `check` holds it against the engine."""

    view: Mapping[str, Any]  # what the learner sees, by a path such as `seats.0.coins`
    legal: tuple[str, ...] = ()
    refused: Mapping[str, str] | None = None  # the rule that refuses a move, by the move
    kind: str = ""  # of the open question


@dataclass(frozen=True)
class Step:
    """One thing to learn: a goal, a reason, a thing to do."""

    goal: Words
    says: Words
    rule: str  # what “why” opens
    look: tuple[str, ...]  # things that the board points at
    do: tuple[Answers, ...]  # right ways to answer, the first is the one that “show me” shows; none: press Next
    wrong: Mapping[str, Words]  # what is true about another thing that was clicked
    holds: Claims | None
    after: Claims | None  # true once the step is done; in a puzzle false after every answer of `fails`
    fails: Mapping[str, Words]  # answers that are allowed but miss the goal, joined by `; `, with the reason
    others: Answers  # what the others answer then


@dataclass(frozen=True)
class Lesson:
    """A guided game, a short lesson or a puzzle."""

    game: Game
    id: str
    kind: str
    grade: int
    minutes: int
    order: int
    title: Words
    idea: Words  # the one thing it teaches, told on the list and, for a puzzle, as its question
    ending: Words  # what is said at the end; a puzzle's reason
    names: tuple[str, ...]
    me: int
    position: str  # typed; empty: a deal
    seed: int
    seats: int
    choices: Mapping[str, str]
    moves: Answers  # played before the first step
    steps: tuple[Step, ...]

    @cached_property
    def setup(self) -> Setup:
        """What its table is set up with."""
        if self.position:
            return Setup(self.game, self.game.position(self.position).config, {})
        return self.game.setup(self.seats, **self.choices)

    def start(self, names: Sequence[str] = (), fast_forward: bool = True) -> Table:
        """The table before anything was played at it."""
        state = self.game.position(self.position) if self.position else None
        called = tuple(names) or self.names
        return Table(self.setup, self.seed, called, state=state, salt="", fast_forward=fast_forward)

    def table(self, names: Sequence[str] = ()) -> Table:
        """The table at which the first step is asked."""
        table = self.start(names)
        for move in self.moves:
            table.play(move)
        return table


def said(words: Words) -> str:
    """A text in the language that is spoken now, or in English where the game does not speak that one."""
    language = words.catalogue.language
    return words.english if language == ENGLISH else words.catalogue.written(language, words.key)


# ---- reading -----------------------------------------------------------------------------------------------------

_LESSON: Mapping[str, Any] = {
    "kind": "", "grade": 1, "minutes": 3, "order": 100, "title": None, "idea": None, "ending": None,
    "names": None, "me": "A", "position": "", "seed": 0, "seats": 0, "choices": {}, "moves": [], "steps": None,
}  # fmt: skip
_STEP: Mapping[str, Any] = {
    "goal": None, "says": None, "rule": "", "look": [], "do": [], "wrong": {}, "holds": None, "after": None,
    "fails": {}, "others": [],
}  # fmt: skip
_CLAIMS: Mapping[str, Any] = {"view": {}, "legal": [], "refused": {}, "kind": ""}


def lessons(game: Game) -> list[Lesson]:
    """All lessons of a game: guided games first, then by their order."""
    return list(_read(game.name))


@cache
def _read(name: str) -> tuple[Lesson, ...]:
    game = load(name)
    folder = game.folder if game.edition is None else game.folder / game.name
    found = [read_lesson(path, game) for path in sorted((folder / "lessons").glob("*.yaml"))]
    return tuple(sorted(found, key=lambda each: (KINDS.index(each.kind), each.order, each.grade, each.id)))


def lesson_of(game: Game, name: str) -> Lesson | None:
    """A lesson of a game by its id."""
    return next((each for each in lessons(game) if each.id == name), None)


def read_lesson(path: Path, game: Game) -> Lesson:
    """The lesson of a file; raises `BadData` with the place of what is wrong in it."""
    given = fields_of(path.name, load_yaml(path), _LESSON)
    where = Where(game, path.name, "lesson")
    if given["kind"] not in KINDS:
        raise BadData(f"{where}: kind must be one of {', '.join(KINDS)}.")
    if given["grade"] not in GRADES:
        raise BadData(f"{where}: grade must be 1, 2 or 3.")
    steps = given["steps"]
    if not isinstance(steps, list) or not steps:
        raise BadData(f"{where}: there are no steps.")
    names = tuple(str(each) for each in given["names"] or ())
    me = "ABCDEF".find(str(given["me"]))
    if len(names) not in game.seats or not 0 <= me < len(names):
        raise BadData(f"{where}: names must list everybody at the table, and me must be one of their letters.")
    return Lesson(
        game=game,
        id=path.stem,
        kind=given["kind"],
        grade=given["grade"],
        minutes=int(given["minutes"]),
        order=int(given["order"]),
        title=words_of(where, "title", given["title"]),
        idea=words_of(where, "idea", given["idea"]),
        ending=words_of(where, "ending", given["ending"]),
        names=names,
        me=me,
        position=str(given["position"]),
        seed=int(given["seed"]),
        seats=int(given["seats"]) or len(names),
        choices={str(k): str(v) for k, v in given["choices"].items()},
        moves=tuple(map(str, given["moves"])),
        steps=tuple(_step(where.part(f"step {number}"), each) for number, each in enumerate(steps, start=1)),
    )


def _step(where: Where, line: object) -> Step:
    given = fields_of(where, line, _STEP)
    return Step(
        goal=words_of(where, "goal", given["goal"]),
        says=words_of(where, "says", given["says"]),
        rule=str(given["rule"]),
        look=tuple(map(str, given["look"])),
        do=tuple(_answers(way) for way in given["do"]),
        wrong={str(thing): words_of(where, f"wrong {thing}", said) for thing, said in given["wrong"].items()},
        holds=claims_of(where, given["holds"]),
        after=claims_of(where, given["after"]),
        fails={str(way): words_of(where, f"fails {way}", said) for way, said in given["fails"].items()},
        others=tuple(map(str, given["others"])),
    )


def _answers(way: object) -> Answers:
    return tuple(map(str, way)) if isinstance(way, list) else tuple(part.strip() for part in str(way).split(";"))


def claims_of(where: object, line: object) -> Claims | None:
    """Claims as a file tells them; None where it tells none."""
    if line is None:
        return None
    given = fields_of(where, line, _CLAIMS)
    refused = {str(move): str(rule) for move, rule in given["refused"].items()}
    return Claims(dict(given["view"]), tuple(map(str, given["legal"])), refused, str(given["kind"]))


def fields_of(where: object, given: object, known: Mapping[str, Any]) -> dict[str, Any]:
    """The fields of a line with their defaults; raises `BadData` for one that is not known."""
    if not isinstance(given, dict):
        raise BadData(f"{where} must have the fields {', '.join(known)}.")
    odd = sorted(str(name) for name in set(given) - set(known))
    if odd:
        raise BadData(f"{where}: {odd[0]} is not a field; there are {', '.join(known)}.")
    return {**known, **given}


def words_of(where: Where, what: str, given: object) -> Words:
    """A text in English; other languages have it in the game's catalogue."""
    if not given or not isinstance(given, str | int):
        raise BadData(f"{where}: {what} says nothing.")
    return Words(" ".join(str(given).split()), where.key(what), where.game.catalogue)
