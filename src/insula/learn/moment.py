"""A moment of a game that a page shows: where it is from, in words, so that the engine can bring it about again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from insula.core.data import BadData
from insula.core.game import Game, Setup
from insula.core.table import Table
from insula.learn.lesson import Answers, lesson_of

SEATS = "ABCDEF"
_NAMES = ("Robin", "Ash", "Pax", "Sol", "Kit", "Noor")
_FIELDS: Mapping[str, Any] = {
    "lesson": "", "steps": 0, "position": "", "names": [], "me": "", "seats": 0, "seed": 0, "choices": {}, "moves": [],
}  # fmt: skip


@dataclass(frozen=True)
class Moment:
    """A lesson at one of its steps, a typed position, or a deal; and the answers given since."""

    game: Game
    lesson: str = ""
    steps: int = 0  # of the lesson, which have been done
    position: str = ""
    names: tuple[str, ...] = ()
    me: int | None = None  # through whose eyes; None: a spectator's, or the learner's of the lesson
    seats: int = 0
    seed: int = 0
    choices: tuple[tuple[str, str], ...] = ()
    moves: Answers = ()

    def table(self) -> Table:
        """A table at which this is so; raises `Refused` or `ValueError` where it cannot be."""
        table = self._begun()
        for move in self.moves:
            table.play(move)
        return table

    def _begun(self) -> Table:
        if self.lesson:
            return self._taught()
        if self.position:
            state = self.game.position(self.position)
            setup = Setup(self.game, state.config, {})
            return Table(setup, 0, self._names(setup.seats), state=state, salt="", fast_forward=False)
        setup = self.game.setup(self.seats, **dict(self.choices))
        return Table(setup, self.seed, self._names(setup.seats), salt="", fast_forward=False)

    def _taught(self) -> Table:
        lesson = lesson_of(self.game, self.lesson)
        if lesson is None:
            raise BadData(f"there is no lesson {self.lesson}.")
        table = lesson.table(self.names)
        for step in lesson.steps[: self.steps]:
            for answer in (*(step.do[0] if step.do else ()), *step.others):
                table.play(answer)
        return table

    def _names(self, seats: int) -> tuple[str, ...]:
        return self.names or _NAMES[:seats]

    @property
    def eyes(self) -> int | None:
        """Whose eyes look at it."""
        if self.me is None and self.lesson:
            lesson = lesson_of(self.game, self.lesson)
            return None if lesson is None else lesson.me
        return self.me


def read_moment(where: str, given: object, game: Game) -> Moment:
    """A moment as a file tells it."""
    if not isinstance(given, dict):
        raise BadData(f"{where} must have fields of {', '.join(_FIELDS)}.")
    odd = sorted(str(name) for name in set(given) - set(_FIELDS))
    if odd:
        raise BadData(f"{where}: {odd[0]} is not a field; there are {', '.join(_FIELDS)}.")
    told = {**_FIELDS, **given}
    me = SEATS.find(str(told["me"])) if told["me"] else None
    return Moment(
        game=game,
        lesson=str(told["lesson"]),
        steps=int(told["steps"]),
        position=str(told["position"]),
        names=tuple(map(str, told["names"])),
        me=me,
        seats=int(told["seats"]),
        seed=int(told["seed"]),
        choices=tuple((str(k), str(v)) for k, v in told["choices"].items()),
        moves=tuple(map(str, told["moves"])),
    )
