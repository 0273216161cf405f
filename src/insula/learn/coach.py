"""The coach: where a learner stands in a lesson, what is asked for now, and what the others do by the script."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from insula.core.table import Table
from insula.learn.lesson import Answers, Lesson, Words


@dataclass(frozen=True)
class Standing:
    """How far a table has come in its lesson."""

    step: int  # the first step with something to do that is not done; all before it are done
    given: Answers  # answers of this step that were given already
    ways: tuple[Answers, ...]  # what is left of the right ways to go on
    others: Answers  # what the others still answer by the script
    own_way: bool  # the learner has left the script; the game goes on with bots

    @property
    def wanted(self) -> tuple[str, ...]:
        """The answers that are right now; the first is the one to show."""
        return tuple(dict.fromkeys(way[0] for way in self.ways if way))


@dataclass(frozen=True)
class Remark:
    """What the coach says to an answer that is allowed but not the one of this step."""

    follows: int  # how many of the answers before it follow the script
    tried: str  # the answer that does not, in notation
    says: Words | None  # None: the lesson has nothing to say about this one


def standing(lesson: Lesson, table: Table) -> Standing:
    """How far a table of this lesson has come, from the answers that were given at it."""
    return _standing(lesson, _answers(lesson, table))


def remark(lesson: Lesson, table: Table, texts: Sequence[str], thing: str = "", back: int = 0) -> Remark | None:
    """What the coach says to answers in notation before they are given; None where they follow the script.

    `back` answers are taken back first; `thing` is what was clicked for the first. Whoever has left the script, or has
    come to its end, plays freely.
    """
    answers = _answers(lesson, table)
    answers = answers[: len(answers) - back]
    for follows, text in enumerate(texts):
        stands = _standing(lesson, answers)
        if stands.own_way or not stands.ways:
            return None
        if text not in stands.wanted:
            return Remark(follows, text, _about(lesson, stands, text, "" if follows else thing))
        answers.append((lesson.me, text))
    return None


def _about(lesson: Lesson, stands: Standing, text: str, thing: str) -> Words | None:
    """The words for an answer that misses the goal, else those for the thing that was clicked."""
    step, tried = lesson.steps[stands.step], "; ".join((*stands.given, text))
    missed = (words for way, words in step.fails.items() if way == tried or way.startswith(f"{tried}; "))
    return next(missed, None) or step.wrong.get(thing)


def _answers(lesson: Lesson, table: Table) -> list[tuple[int, str]]:
    """What was answered since the first step was asked, and by whom."""
    return [(seat, table.moves[move].text) for move, seat in table.history.answers][len(lesson.moves) :]


def _standing(lesson: Lesson, answers: Sequence[tuple[int, str]]) -> Standing:
    step = _next_to_do(lesson, 0)
    given: Answers = ()
    others: Answers = ()
    ways = _open(lesson, step)
    for seat, text in answers:
        if step == len(lesson.steps) and not others:
            break  # the script is done; what is played then leaves nothing
        if seat != lesson.me or others:
            if not others or others[0] != text:
                return Standing(step, given, (), (), own_way=True)
            others = others[1:]
            continue
        left = tuple(way[1:] for way in ways if way and way[0] == text)
        given = (*given, text)
        if not left:
            return Standing(step, given, (), (), own_way=True)
        ways = left
        if any(not way for way in left):  # this way is complete
            others = lesson.steps[step].others
            step = _next_to_do(lesson, step + 1)
            given, ways = (), _open(lesson, step)
    return Standing(step, given, () if others else ways, others, own_way=False)


def scripted(lesson: Lesson, table: Table) -> str | None:
    """What the asked seat answers by the script, in notation; None where the script says nothing."""
    stands = standing(lesson, table)
    return stands.others[0] if stands.others else None


def _next_to_do(lesson: Lesson, first: int) -> int:
    """The first step from a number on that asks for an answer; those before it are read, then Next is pressed."""
    return next((n for n in range(first, len(lesson.steps)) if lesson.steps[n].do), len(lesson.steps))


def _open(lesson: Lesson, step: int) -> tuple[Answers, ...]:
    return lesson.steps[step].do if step < len(lesson.steps) else ()
