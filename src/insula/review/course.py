"""The course of a finished game: its acts, the position before each, and who won."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cached_property

from insula.bots.determinize import PART, REST
from insula.bots.engine import roles_of
from insula.bots.match import sides_of
from insula.core.events import named
from insula.core.game import AnyGameState, Game, Setup
from insula.core.parts import Stop
from insula.core.record import Record, seat_letter
from insula.core.record_class import clone, key
from insula.core.replaying import replay
from insula.core.table import Table
from insula.review.looking import MAX_LINE
from insula.review.result import SideInfo

_WON = re.compile(r"(?P<who>nobody|[A-F](?:, [A-F])*) won; points (?P<points>-?\d+(?: -?\d+)*)(?:; (?P<why>.*))?")


class NotFinished(Stop):
    """Only a finished game is reviewed."""


@dataclass
class Act:
    """Answers of one seat that mean something together, between which nothing is drawn or shown."""

    move: int  # answers before it
    seat: int
    state: AnyGameState
    answers: list[int]
    choice: bool = False  # there was something to choose
    chance: bool = False  # its last answer drew or showed something
    round: int = 0


@dataclass
class Course:
    """A game as a review goes through it."""

    record: Record
    table: Table  # at the end
    acts: list[Act] = field(default_factory=list)

    @property
    def game(self) -> Game:
        """The game."""
        return self.table.game

    @property
    def setup(self) -> Setup:
        """What it was set up with."""
        return self.table.setup

    @cached_property
    def side_of(self) -> tuple[int, ...]:
        """The side of each seat."""
        return sides_of(self.setup)

    @cached_property
    def sides(self) -> tuple[SideInfo, ...]:
        """Those who win together, with their name."""
        seats = [tuple(s for s, own in enumerate(self.side_of) if own == side) for side in range(max(self.side_of) + 1)]
        told = {} if self.game.story is None else {s.seats: s.name for s in self.game.story.sides(self.table.state)}
        both = [(told.get(each, " and ".join(f"@{seat}" for seat in each)), each) for each in seats]
        return tuple(SideInfo(named(name, self.record.names), each) for name, each in both)

    @cached_property
    def ending(self) -> tuple[tuple[int, ...], tuple[int, ...], str]:
        """Winners, points and reason; of a game that the players ended as its record tells."""
        result = self.table.result
        told = _WON.fullmatch(self.record.result)
        if result is None and told is None:
            raise NotFinished("This game has not ended, so it cannot be reviewed.")
        if told is None:
            assert result is not None
            return result.winners, result.points, result.reason
        winners = () if told["who"] == "nobody" else tuple("ABCDEF".index(c) for c in told["who"].split(", "))
        reason = told["why"] or (result.reason if result else "The players ended the game.")
        return winners, tuple(map(int, told["points"].split())), reason

    @cached_property
    def outcome(self) -> tuple[float, ...]:
        """Each side's part of the victory; a game without winners is shared by all."""
        won = {self.side_of[seat] for seat in self.ending[0]} or set(self.side_of)
        return tuple(1 / len(won) if side in won else 0.0 for side in range(len(self.sides)))


def course_of(record: Record) -> Course:
    """Plays a record and takes its acts down; raises `BadRecord` or `NotFinished`."""
    seen: list[AnyGameState] = []
    table = replay(record, watch=lambda now: seen.append(clone(now.state)))
    made = Course(record, table)
    _ = made.ending
    roles = roles_of(table.game, table.game.tuning)
    rounds = _Rounds(made.setup.seats, roles)
    seen.append(table.state)
    for move, state in enumerate(seen[:-1]):
        own = Table(made.setup, 0, record.names, state=clone(state), salt="", fast_forward=False)
        answer = own.read(record.moves[move].text)
        act, number = made.acts[-1] if made.acts else None, rounds.at(state)
        if act is None or not _goes_on(act, state, roles):
            act = Act(move, state.asked.seat, state, [], round=number)
            made.acts.append(act)
        act.answers.append(answer)
        act.choice = act.choice or state.n_options > 1
        after = seen[move + 1]
        act.chance = key(after.rng) != key(state.rng) or after.reveals != state.reveals
    return made


def _goes_on(act: Act, state: AnyGameState, roles: list[int]) -> bool:
    """Whether the next answer belongs to the act."""
    calm = not act.chance and len(act.answers) < MAX_LINE
    return calm and bool(state.asked.seat == act.seat) and roles[state.asked.kind] == PART


class _Rounds:
    """Counts rounds: as many turns as there are seats."""

    def __init__(self, seats: int, roles: list[int]) -> None:
        self._seats, self._roles = seats, roles
        self._turns = self._holder = -1

    def at(self, state: AnyGameState) -> int:
        """The round that a question belongs to, from 1 on."""
        if self._roles[state.asked.kind] == REST and state.asked.seat != self._holder:
            self._holder = state.asked.seat
            self._turns += 1
        return max(0, self._turns) // self._seats + 1


def who(record: Record, seat: int) -> str:
    """A seat's name, or its letter."""
    return record.names[seat] if seat < len(record.names) else seat_letter(seat)
