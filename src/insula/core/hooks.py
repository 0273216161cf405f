"""Places where code that knows no game calls a game's rules: each engine puts the game's own function there."""

from __future__ import annotations

from insula.core.questions import AnyState


class UnboundHookError(RuntimeError):
    """A driver was run without a game."""


def begin(g: AnyState, seed: int) -> None:
    """Sets a blank state up and runs to the first question."""
    raise UnboundHookError("begin")


def play(g: AnyState, option: int) -> None:
    """Answers the open question and runs to the next."""
    raise UnboundHookError("play")


def refuse(g: AnyState, option: int) -> int:
    """LEGAL, or the number of the rule that forbids this option now."""
    raise UnboundHookError("refuse")


def relist(g: AnyState) -> None:
    """Lists the options of the open question again, after a redeal."""
    raise UnboundHookError("relist")


def redeal(g: AnyState, seat: int) -> None:
    """Deals everything that the seat does not know again, at random."""
    raise UnboundHookError("redeal")


def evaluate(g: AnyState, seat: int) -> int:
    """How good the position is for a seat; larger is better."""
    raise UnboundHookError("evaluate")


def score(g: AnyState, seat: int) -> int:
    """The points of a seat, as shown."""
    raise UnboundHookError("score")


def observe(g: AnyState, seat: int, out: list[float]) -> None:
    """Writes what the seat may know as numbers."""
    raise UnboundHookError("observe")


def watch(g: AnyState, seat: int, kind: int, option: int, seen: list[int], counts: list[int]) -> None:
    """Counts what an answer brought about (`insula.core.parts.Tally`)."""
    raise UnboundHookError("watch")


HOOKS = (begin, play, refuse, relist, redeal, evaluate, score, observe)
