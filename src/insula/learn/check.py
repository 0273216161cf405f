"""Holds lessons against the engine, so that a changed rule breaks a lesson's test and not a learner's evening."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from insula.core.game import AnyGameState
from insula.core.record_class import clone
from insula.core.rulebook import Refused
from insula.core.table import Table
from insula.learn.coach import standing
from insula.learn.lesson import Answers, Claims, Lesson, Step

MAX_WORDS = 40  # that the coach says at a time
GUIDED_STEPS = 8  # at least, in a guided game


def problems(lesson: Lesson) -> list[str]:
    """What is not true of a lesson, a sentence each; empty if all is."""
    return list(_problems(lesson))


def _problems(lesson: Lesson) -> Iterator[str]:
    try:
        table = lesson.table()
    except (Refused, ValueError) as problem:
        yield f"{lesson.id}: it cannot start: {problem}"
        return
    for lost in lesson.game.conserved(table.state):
        yield f"{lesson.id}: the position is incomplete: {lost}"
    if table.setup.seats != len(lesson.names):
        yield f"{lesson.id}: {table.setup.seats} sit at the table, but {len(lesson.names)} have names."
        return
    if table.asked != lesson.me:
        yield f"{lesson.id}: the first question is not the learner's."
    if lesson.kind == "guided" and len(lesson.steps) < GUIDED_STEPS:
        yield f"{lesson.id}: a guided game has at least {GUIDED_STEPS} steps."
    for number, step in enumerate(lesson.steps, start=1):
        where = f"{lesson.id}, step {number}"
        yield from _words_fit(where, step)
        yield from _step_holds(where, lesson, table, step)
        try:
            table = after_step(table, step, step.do[0] if step.do else ())
        except Refused as refused:
            yield f"{where}: {refused}"
            return
        if step.do and standing(lesson, table).own_way:
            yield f"{where}: its own first way leaves the script."


def _words_fit(where: str, step: Step) -> Iterator[str]:
    for language, text in step.says.texts().items():
        if len(text.split()) > MAX_WORDS:
            yield f"{where}: the coach says {len(text.split())} words in “{language}”, {MAX_WORDS} at most."


def _step_holds(where: str, lesson: Lesson, table: Table, step: Step) -> Iterator[str]:
    """Everything a step claims about the position it begins in."""
    if step.rule and step.rule not in lesson.game.rulebook.numbers:
        yield f"{where}: there is no rule {step.rule}."
    known = set(table.things()) | {entry["id"] for entry in lesson.game.glossary}
    for thing in (*step.look, *step.wrong):
        if thing not in known:
            yield f"{where}: nothing at the table is called {thing}."
    if step.holds is not None:
        yield from false_claims(where, table, lesson.me, step.holds)
    if step.do and table.asked != lesson.me:
        yield f"{where}: {table.names[table.asked]} is asked, not the learner."
        return
    for way in step.do:
        yield from _way_holds(where, lesson, table, step, way)
    for missed in step.fails:
        yield from _misses(where, lesson, table, step, missed)


def _way_holds(where: str, lesson: Lesson, table: Table, step: Step, way: Answers) -> Iterator[str]:
    try:
        after = after_step(table, step, way, others=False)
    except Refused as refused:
        yield f"{where}: “{'; '.join(way)}” is refused: {refused}"
        return
    if step.after is not None:
        yield from false_claims(f"{where}, after “{'; '.join(way)}”", after, lesson.me, step.after)


def _misses(where: str, lesson: Lesson, table: Table, step: Step, missed: str) -> Iterator[str]:
    """An answer that is said to miss the goal must be allowed, and must not reach it."""
    way = tuple(part.strip() for part in missed.split(";"))
    try:
        after = after_step(table, step, way, others=False)
    except Refused as refused:
        yield f"{where}: “{missed}” is refused, so it cannot be tried: {refused}"
        return
    if step.after is None:
        yield f"{where}: “{missed}” is said to miss the goal, but the step does not say what is true after it."
    elif not list(false_claims(where, after, lesson.me, step.after)):
        yield f"{where}: “{missed}” is said to miss the goal, but reaches it."


def at_position(table: Table, state: AnyGameState) -> Table:
    """Another table of the same game at a copy of a position; what plays itself there waits for the next answer."""
    copied = Table(table.setup, 0, table.names, state=clone(state), salt="", fast_forward=False)
    copied.fast_forward = True
    return copied


def after_step(table: Table, step: Step, way: Answers, others: bool = True) -> Table:
    """A copy of the table after some answers, and what the others do then."""
    copied = at_position(table, table.state)
    copied.history.answers, copied.moves = list(table.history.answers), list(table.moves)
    for answer in (*way, *(step.others if others else ())):
        copied.play(answer)
    return copied


def false_claims(where: str, table: Table, eyes: int | None, claims: Claims) -> Iterator[str]:
    """What is said of a table and is not so, a sentence each."""
    view = table.view(eyes)
    for path, value in claims.view.items():
        seen = looked_up(view, path)
        if seen != value:
            yield f"{where}: {path} is {seen!r}, not {value!r}."
    for move in claims.legal:
        refusal = table.why(move)
        if refusal is not None:
            yield f"{where}: “{move}” is refused: {refusal}"
    for move, rule in (claims.refused or {}).items():
        refusal = table.why(move)
        if refusal is None:
            yield f"{where}: “{move}” is allowed, not refused by {rule}."
        elif refusal.rule != rule:
            yield f"{where}: “{move}” is refused by {refusal.rule}, not by {rule}."
    if claims.kind and table.kind != claims.kind:
        yield f"{where}: the question is {table.kind}, not {claims.kind}."


def looked_up(view: Any, path: str) -> Any:
    """What stands at a path such as `seats.0.coins` in a view; `hand.#` is how many; None where there is nothing."""
    found = view
    for part in path.split("."):
        if part == "#":
            found = len(found) if isinstance(found, list | dict) else None
        elif isinstance(found, list) and part.lstrip("-").isdigit() and -len(found) <= int(part) < len(found):
            found = found[int(part)]
        elif isinstance(found, dict):
            found = found.get(part)
        else:
            return None
    return found
