"""History: what happened to a table besides its moves: its version, what was taken back, who resigned, how it ended."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Result:
    """How a game ended."""

    winners: tuple[int, ...]
    points: tuple[int, ...]
    reason: str


@dataclass
class History:
    """The past of one table. `version` grows with every change, undo included, so that no two positions share one."""

    version: int = 0
    rewinds: int = 0
    answers: list[tuple[int, int]] = field(default_factory=list)  # (number of the move, seat) of what somebody chose
    cuts: list[tuple[int, int]] = field(default_factory=list)  # (version, events kept) of every undo and rewind
    resigned: set[int] = field(default_factory=set)
    ending: Result | None = None  # by the will of the players, not by the rules

    def answered(self, move: int, seat: int) -> None:
        """Somebody chose an answer."""
        self.answers.append((move, seat))
        self.version += 1

    def cut(self, moves: int, events: int) -> None:
        """Something was taken back; so many moves and events are left."""
        self.version += 1
        self.answers = [each for each in self.answers if each[0] < moves]
        self.cuts.append((self.version, events))

    def end(self, result: Result) -> None:
        """The players ended the game."""
        self.ending = result
        self.version += 1

    def gone(self, result: Result) -> list[int]:
        """Those who resigned among the winners by the rules: they do not win."""
        return sorted(self.resigned & set(result.winners))

    def first_unseen(self, since: int, version: int | None, events: int) -> int:
        """From which event on somebody must be told who saw those before `since` at `version`."""
        if version is None or version > self.version:
            return 0
        return min([since, events, *(kept for cut, kept in self.cuts if cut > version)])
