"""Nim, tied together for tables, bots and research."""

from __future__ import annotations

from insula.core.discover import parts_of
from insula.core.game import Game
from insula_nim import minds, notation
from insula_nim.state import Config, State


def configure(seats: int) -> Config:
    """There is nothing to choose."""
    return Config(seats=seats)


GAME = Game(
    **parts_of("insula_nim"),
    name="nim",
    title="Nim",
    blurb="Three heaps of sticks; whoever takes the last one wins.",
    seats=range(2, 3),
    rules_version=1,
    State=State,
    configure=configure,
    option_text=notation.option_text,
    option_thing=notation.option_thing,
    question_text=notation.question_text,
    event_text=notation.event_text,
    refusal_values=notation.refusal_values,
    reason=notation.reason,
    score=minds.score,
    evaluate=minds.evaluate,
    observe=minds.observe,
    legend=minds.LEGEND,
)
