"""Proves that a puzzle has no other solution: tries everything that the learner could answer instead."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass

from insula.core.record_class import key
from insula.core.table import Table
from insula.learn.check import after_step, at_position, false_claims
from insula.learn.lesson import Answers, Lesson, Step


@dataclass(frozen=True)
class Proof:
    """What a search for other solutions of a puzzle has found, and whether it has seen everything."""

    others: tuple[Answers, ...]
    tried: int
    whole: bool


def proof(lesson: Lesson, most: int) -> Proof:
    """Searches all steps of a puzzle for answers that reach its goal and are not among the right ones.

    At most so many answers are tried. It goes on until somebody else is asked, or until as many answers were given as
    the longest right way has; positions that come up again are looked at once.
    """
    table, tried, whole = lesson.table(), 0, True
    others: list[Answers] = []
    for step in lesson.steps:
        if step.do and step.after is not None:
            search = _Search(lesson, table, step, most - tried)
            others += search.run()
            tried, whole = tried + search.tried, whole and not search.cut
        if step.do:
            table = after_step(table, step, step.do[0])
    return Proof(tuple(others), tried, whole)


class _Search:
    """Breadth first through all answers of the learner to one step."""

    def __init__(self, lesson: Lesson, table: Table, step: Step, most: int) -> None:
        self.lesson, self.table, self.step, self.most = lesson, table, step, most
        self.tried, self.cut = 0, False
        self.longest = max(map(len, step.do))

    def run(self) -> Iterator[Answers]:
        """Other answers that reach the goal, shortest first."""
        been = {key(self.table.state)}
        waiting: deque[tuple[Table, Answers]] = deque([(self.table, ())])
        while waiting:
            here, path = waiting.popleft()
            for option in here.options:
                if self.tried >= self.most:
                    self.cut = True
                    return
                self.tried += 1
                there, gone = at_position(here, here.state), (*path, option.text)
                there.play(int(option))
                if self._right(gone) or key(there.state) in been:
                    continue
                been.add(key(there.state))
                if self._reaches(there):
                    yield from () if self._begins(gone) else (gone,)
                elif not there.over and there.asked == self.lesson.me and len(gone) < self.longest:
                    waiting.append((there, gone))

    def _reaches(self, table: Table) -> bool:
        claims = self.step.after
        return claims is not None and not any(false_claims("", table, self.lesson.me, claims))

    def _right(self, path: Answers) -> bool:
        return any(path[: len(way)] == way for way in self.step.do)

    def _begins(self, path: Answers) -> bool:
        """Whether it is the beginning of a right way, whose last answers change nothing any more."""
        return any(way[: len(path)] == path for way in self.step.do)
