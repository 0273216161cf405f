"""The state of Nim."""

from __future__ import annotations

from insula.core.chance import Chance
from insula.core.record_class import Long, Short, array, many, one, record
from insula_nim.gen import opt

HEAPS = 3
MAX_STICKS = 5


@record
class Config:
    """The choices of a set-up."""

    seats: int = 2


@record
class Question:
    """Somebody's question, or a step."""

    kind: int = 0
    seat: int = 0


@record
class State:
    """Everything about one game."""

    config: Config = one(Config)
    heaps: list[int] = array(HEAPS)
    n_seats: int = 0
    rng: Chance = one(Chance)
    reveals: Long = 0
    over: int = 0
    won: list[int] = array(2)
    asked: Question = one(Question)
    stack: list[Question] = many(Question, 4)
    n_stack: int = 0
    mark: int = 0
    options: list[int] = array(opt.N_OPTIONS, "Short")
    n_options: Short = 0
