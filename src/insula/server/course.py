"""The course of a game: a core Table together with every accepted change, so that the lines give it back exactly."""

from __future__ import annotations

import hashlib
import json
from array import array
from collections.abc import Sequence
from dataclasses import asdict, replace

from insula.core.record import Record, seat_letter
from insula.core.record_class import key
from insula.core.rulebook import Refused
from insula.core.table import Result, Table, replay
from insula.server.house import refuse
from insula.server.store import Line

_ALWAYS = 2**62  # later than any version


class BrokenCourse(ValueError):
    """The lines of a table do not lead where they led before; the message says why."""


class Course:
    """A game being played. `version` grows with every change, undo included, so that no two positions share one."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.version = 0
        self.rewinds = 0
        self.resigned: set[int] = set()
        self._ending: Result | None = None
        self._answers: list[tuple[int, int]] = []  # (number of the move, seat) of everything that somebody chose
        self._cuts: list[tuple[int, int]] = []  # (version, events kept) of every undo and rewind

    @classmethod
    def finished(cls, record: Record, result: Result) -> Course:
        """A game that is over, from its record."""
        course = cls(replay(record))
        course.version = len(record.moves)
        course._end(result)
        course._cuts.append((_ALWAYS, 0))  # what somebody saw before may have been taken back since
        return course

    # ---- how it stands ---------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended, by its rules or by the will of the players."""
        return self.table.over or self._ending is not None

    @property
    def asked(self) -> int | None:
        """The seat that is asked; None after the end."""
        return None if self.over else self.table.asked

    @property
    def result(self) -> Result | None:
        """How the game ended; a seat that resigned does not win. [online.resigned]"""
        if self._ending is not None:
            return self._ending
        result = self.table.result
        if result is None or not self.resigned & set(result.winners):
            return result
        winners = tuple(s for s in result.winners if s not in self.resigned)
        left = ", ".join(self.table.names[s] for s in sorted(self.resigned & set(result.winners)))
        return replace(result, winners=winners, reason=f"{result.reason} {left} had resigned.")

    @property
    def digest(self) -> str:
        """Equal digests mean equal states."""
        return hashlib.blake2b(array("q", key(self.table.state)).tobytes(), digest_size=8).hexdigest()

    @property
    def record(self) -> Record:
        """The whole game with its seed: for the store while it runs, for everybody when it is over."""
        record = self.table.record
        if self._ending is not None and not self.table.over:
            winners = ", ".join(seat_letter(s) for s in self._ending.winners) or "nobody"
            points = " ".join(map(str, self._ending.points))
            record.result = f"{winners} won; points {points}; {self._ending.reason}"
        return record

    def still_on(self) -> None:
        """Refuses whatever comes after the end. [table.game-over]"""
        if self.over:
            raise Refused(self.table.game.rulebook.refusal("table.game-over", {}))

    def first_event(self, since: int, version: int | None) -> int:
        """From which event on somebody must be told who saw those before `since` at `version`."""
        if version is None:
            return 0
        return min([since, len(self.table.events), *(kept for cut, kept in self._cuts if cut > version)])

    # ---- changes ---------------------------------------------------------------------------------------------

    def play(self, move: int | str, seat: int) -> str:
        """Answers the open question; the answer in notation."""
        first = self.table.version
        self.table.play(move, seat)
        self._answers.append((first, seat))
        self.version += 1
        return self.table.moves[first].text

    def undo(self) -> None:
        """Takes the last answer back inside the boundary."""
        self.table.undo()
        self._cut()

    def rewind(self, move: int) -> None:
        """Goes back to before a move, with everybody's consent."""
        self.table.rewind(move)
        self.rewinds += 1
        self._cut()

    def _cut(self) -> None:
        self.version += 1
        self._answers = [each for each in self._answers if each[0] < self.table.version]
        self._cuts.append((self.version, len(self.table.events)))

    def rewind_target(self, seats: Sequence[int], move: int | None) -> int:
        """The answer to go back to: the last one of these seats, or the last one at or before a move."""
        if move is None:
            own = [number for number, seat in self._answers if seat in seats]
            if not own:
                raise refuse("online.nothing-to-take-back")
            return own[-1]
        earlier = [number for number, _ in self._answers if number <= move]
        if not earlier or move >= self.table.version:
            raise refuse("online.rewind-range", move=self.table.version)
        return earlier[-1]

    def end(self, winners: Sequence[int], reason: str) -> str:
        """Ends the game by the players' will; the result as text for its line."""
        game, state = self.table.game, self.table.state
        points = tuple(int(game.score(state, seat)) for seat in range(self.table.setup.seats))
        self._end(Result(tuple(winners), points, reason))
        return json.dumps(asdict(self._ending)) if self._ending else ""

    def _end(self, result: Result) -> None:
        self._ending = result
        self.version += 1

    # ---- from the store -----------------------------------------------------------------------------------------

    def follow(self, line: Line) -> None:
        """Carries a stored line out again and checks that it leads to the same state."""
        if line.kind == "play":
            self.play(line.text, line.seat)
        elif line.kind == "undo":
            self.undo()
        elif line.kind == "rewind":
            self.rewind(int(line.text))
        if line.kind == "resign":
            self.resigned.add(line.seat)
        if line.kind in ("resign", "draw") and line.text:
            told = json.loads(line.text)
            self._end(Result(tuple(told["winners"]), tuple(told["points"]), told["reason"]))
        if line.digest and line.digest != self.digest:
            raise BrokenCourse(f"line {line.number} leads to another state than it did")
