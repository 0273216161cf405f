"""Acts that begin with a thing, and acts that are being put together.

A click on a card, a space or a figure shall start what can be done with it: `acts_for` finds the answers that lead from
the open question to one that names the thing. It goes only through answers that put an act together and carry nothing
out, so taking an act up never plays it, and it learns nothing that the asked seat could not see by answering and taking
back. Small questions on the way (`Game.small_questions`: no, nothing, the simplest payment stand first; or there is one
answer only) get their first answer by `settled`; `draft` lists all questions of the act, so that one panel shows them.

Where the rules pay before the act is over (`Game.act_questions`: pay for a tile, then place it), the answers between
are given as soon as they are chosen and still belong to the act: nothing was drawn or shown, so any of them can be
taken back and answered otherwise until the last one.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass

from insula.core.events import named
from insula.core.game import AnyGameState, Game
from insula.core.lone import only_plans, plays_itself
from insula.core.option import Option
from insula.core.record_class import clone, key
from insula.core.rule import LEGAL
from insula.core.table import Table

MAX_STEPS = 4  # answers before the one that names the thing
MAX_TRIED = 400  # answers tried in one search; beyond it a click would be felt


@dataclass(frozen=True)
class Act:
    """What a thing begins: how many answers to take back, answers that put it together, the one that carries it out."""

    back: int
    steps: tuple[Option, ...]
    last: Option | None  # None where one of the steps names the thing

    @property
    def answers(self) -> tuple[Option, ...]:
        """All answers in order."""
        return self.steps if self.last is None else (*self.steps, self.last)


@dataclass(frozen=True)
class Drafted:
    """A question of the act being put together, and what was answered."""

    question: str
    chosen: int
    options: tuple[Option, ...]
    small: bool


@dataclass(frozen=True)
class _Place:
    """A question that the search has reached."""

    state: AnyGameState
    steps: tuple[Option, ...]


# ---- what a thing begins ------------------------------------------------------------------------------------------


def acts_for(table: Table, thing: str) -> list[Act]:
    """The acts that begin with a thing, one for each way to begin.

    If none goes on from the open question, those that go on from an earlier question of the act being put together.
    """
    if not _open(table):
        return []
    for back, state in enumerate(_drafts(table)):
        found = _search(table, state, thing, back)
        if found:
            return found
    return []


def _search(table: Table, start: AnyGameState, thing: str, back: int) -> list[Act]:
    """Breadth first: short acts before long ones, the plain answer (which stands first) before the elaborate.

    A click may go on with the payments of an act that is under way, never begin with one.
    """
    pays = _kind(table.game, start) in table.game.act_questions
    direct = [Act(back, *_naming_answer(table, start, option, pays)) for option in _naming(table, start, thing)]
    if direct:
        return direct
    found: dict[int, Act] = {}  # by the first answer
    waiting, been, tried = deque([_Place(start, ())]), {key(start)}, 0
    while waiting and tried < MAX_TRIED:
        place = waiting.popleft()
        for option in _offered(table, place.state):
            if (place.steps and int(place.steps[0]) in found) or tried >= MAX_TRIED:
                break
            tried += 1
            passed = _after(table, place.state, option, pays)
            if passed is None and not place.steps and _leads_to(table, start, option, thing):
                found[int(option)] = Act(back, (), option)
            if passed is None or key(passed[0]) in been:
                continue
            been.add(key(passed[0]))
            reached = _Place(passed[0], (*place.steps, option))
            act = _reached(table, reached, passed[1], thing, back, pays)
            if act is not None:
                found[int(reached.steps[0])] = act
            elif len(reached.steps) < MAX_STEPS:
                waiting.append(reached)
    ways = {tuple(map(int, act.answers)) for act in found.values()}
    return [act for act in found.values() if tuple(map(int, act.answers[1:])) not in ways]  # no detour to another act


def _leads_to(table: Table, g: AnyGameState, option: Option, thing: str) -> bool:
    """Whether an answer that carries something out asks the same seat about the thing next.

    Nothing may be drawn, shown or learned on the way: then the seat could see it by answering and taking back.
    """
    game, after = table.game, clone(g)
    after.log = []
    game.dispatch.play(after, option)
    if after.over or after.asked.seat != g.asked.seat or not _shows_nothing(g, after):
        return False
    return _kind(game, after) not in game.gen.ask.FROM_HIDDEN and bool(_naming(table, after, thing))


def _reached(table: Table, place: _Place, lone: set[str], thing: str, back: int, pays: bool) -> Act | None:
    """The act that ends where a question names the thing, or where the thing was the only answer on the way."""
    if thing in lone:
        return Act(back, place.steps, None)
    naming = _naming(table, place.state, thing)
    if not naming:
        return None
    steps, last = _naming_answer(table, place.state, naming[0], pays)
    return Act(back, (*place.steps, *steps), last)


def _naming_answer(
    table: Table, g: AnyGameState, option: Option, pays: bool
) -> tuple[tuple[Option, ...], Option | None]:
    """An answer that names the thing: one more step where the act goes on, else the last answer."""
    return ((), option) if _after(table, g, option, pays) is None else ((option,), None)


def _naming(table: Table, g: AnyGameState, thing: str) -> list[Option]:
    return [option for option in _offered(table, g) if option.thing == thing]


# ---- putting an act together --------------------------------------------------------------------------------------


def planned(
    table: Table, back: int, steps: Sequence[int], then: Sequence[int] = (), pays: bool = True
) -> list[str] | None:
    """The notation of answers that put an act together, after taking some back; None if they may not or do more.

    `then` are answers worth repeating: as many of them as are still allowed. Small questions after them are settled,
    those that pay only where `pays` says so.
    """
    drafts = _drafts(table) if _open(table) else []
    if back >= len(drafts):
        return None
    state, texts = drafts[back], []
    for number in steps:
        after = _allowed(table, state, number)
        if after is None:
            return None
        texts.append(table.game.option_text(state, number))
        state = after
    for number in then:
        after = _allowed(table, state, number)
        if after is None:
            break
        texts.append(table.game.option_text(state, number))
        state = after
    return texts + (_settled(table, state, pays) if steps else [])


def settled(table: Table, pays: bool = True) -> list[str]:
    """The answers that a table gives to the small questions of an act that has just been begun or gone on with."""
    return [] if not _open(table) or len(_drafts(table)) < 2 else _settled(table, table.state, pays)


def standing(table: Table, back: int) -> Table:
    """A table that stands still where this one stood before so many answers of the act being put together."""
    made = Table(table.setup, 0, table.names, state=clone(_drafts(table)[back]), salt="", fast_forward=False)
    made.fast_forward = table.fast_forward
    return made


def suggested(table: Table) -> int | None:
    """The answer that a small question is shown with; nothing is played by it."""
    return int(table.state.options[0]) if _open(table) and _small(table.game, table.state) else None


def draft(table: Table) -> list[Drafted]:
    """The questions of the act being put together, oldest first."""
    if not _open(table):
        return []
    drafts = _drafts(table)[1:]
    out = []
    for back, state in enumerate(drafts, 1):
        text = table.answer_back(back)
        options = tuple(_offered(table, state))
        chosen = next((int(o) for o in options if o.text == text), -1)
        question = named(table.game.question_text(state), table.names)
        out.append(Drafted(question, chosen, options, _small(table.game, state)))
    return out[::-1]


def _settled(table: Table, state: AnyGameState, pays: bool) -> list[str]:
    texts: list[str] = []
    while _small(table.game, state) and len(texts) < MAX_STEPS:
        passed = _after(table, state, state.options[0], pays)
        if passed is None or _strays(table.game, state, passed[0]):
            break
        texts.append(table.game.option_text(state, state.options[0]))
        state = passed[0]
    return texts


def _small(game: Game, g: AnyGameState) -> bool:
    """Whether the first answer suits most players, or is the only one."""
    kind = _kind(game, g)
    return kind not in game.tuning.acts and (g.n_options == 1 or kind in game.small_questions)


def _strays(game: Game, before: AnyGameState, after: AnyGameState) -> bool:
    """Whether an answer leads away from an act that pays on the way, as an exchange before the payment does."""
    return _kind(game, before) in game.act_questions and _kind(game, after) not in game.act_questions


def _kind(game: Game, g: AnyGameState) -> str:
    name: str = game.gen.ask.NAMES[g.asked.kind]
    return name


def _shows_nothing(before: AnyGameState, after: AnyGameState) -> bool:
    """Whether nothing was drawn, shown or learned between two states."""
    return bool(after.reveals == before.reveals and key(after.rng) == key(before.rng))


def _goes_on(game: Game, before: AnyGameState, after: AnyGameState) -> bool:
    """Whether an answer leads from the beginning or a question of an act to its next one, though it paid."""
    if after.over or after.asked.seat != before.asked.seat or _kind(game, after) not in game.act_questions:
        return False
    within = _kind(game, before) in game.act_questions or _kind(game, before) in game.tuning.acts
    return within and _shows_nothing(before, after)


def _open(table: Table) -> bool:
    return table.looks_ahead and not table.over


def _drafts(table: Table) -> list[AnyGameState]:
    """The state now, then before each answer of the act being put together, latest first."""
    game, states, later = table.game, [table.state], len(table.events)
    for state, events in table.before:
        if _kind(game, states[-1]) in game.tuning.acts or state.asked.seat != table.asked:
            break  # here the act began, or will: what was answered before is no part of it
        plans = events == later and only_plans(game, state, states[-1])
        if not plans and not _goes_on(game, state, states[-1]):
            break
        states.append(state)
        later = events
    return states


def _offered(table: Table, g: AnyGameState) -> list[Option]:
    return [table.option_in(g, number) for number in g.options[: g.n_options]]


def _allowed(table: Table, g: AnyGameState, number: int) -> AnyGameState | None:
    """The state after an answer, if it is allowed and only plans."""
    if not 0 <= number < table.game.n_options or table.game.refuse(g, number) != LEGAL:
        return None
    passed = _after(table, g, number)
    return None if passed is None else passed[0]


def _after(table: Table, g: AnyGameState, number: int, pays: bool = True) -> tuple[AnyGameState, set[str]] | None:
    """The state after an answer with which the act goes on, and things of lone answers given on the way.

    None if it does more than plan, or than pay where the act pays on its way and `pays` allows it.
    """
    game = table.game
    after = clone(g)
    after.log = []
    game.dispatch.play(after, number)
    if not only_plans(game, g, after) and not (pays and _goes_on(game, g, after)):
        return None
    lone: set[str] = set()
    while table.fast_forward and plays_itself(game, after):
        thing = game.option_thing(after, after.options[0])
        if thing in lone:  # two lone answers may lead back and forth
            break
        lone.add(thing)
        game.dispatch.play(after, after.options[0])
    return after, lone
