"""Hints as a ladder: what is behind it, then where to look, then the answer. Nobody gets one without asking."""

from __future__ import annotations

from collections.abc import Sequence

from insula.core.option import Option
from insula.learn.lesson import Lesson, Step

RUNGS = 3


def principle(lesson: Lesson, step: Step) -> str:
    """The rule that the step is about, in a sentence; nothing where the step names none."""
    rule = lesson.game.rulebook.rules.get(step.rule)
    return rule.says if rule else ""


def akin(options: Sequence[Option], wanted: str) -> list[Option]:
    """The answers among which the wanted one is to be found: those that begin with the same word."""
    return [option for option in options if option.text.split()[0] == wanted.split()[0]]
