"""Clocks: time per answer, then a reserve, or days per answer; at the end of it a bot stands in."""

from __future__ import annotations

import time

from insula.core.messages import Value
from insula.server import wire
from insula.server.server_rules import SERVER_RULES

MOVE_SECONDS = 60
RESERVE_SECONDS = 600
DAYS = 3
GRACE = 600.0  # seconds that a turn-based question has at least after a restart


def pace_of(given: wire.PaceIn) -> wire.Pace:
    """A pace with the server's defaults, and its sentence for the lobby."""
    live, in_days = given.kind == "live", given.kind == "days"
    reserve = RESERVE_SECONDS if given.reserve_seconds is None else given.reserve_seconds
    return pace_in_words(
        wire.Pace(
            kind=given.kind,
            move_seconds=(given.move_seconds or MOVE_SECONDS) if live else 0,
            reserve_seconds=reserve if live else 0,
            days=(given.days or DAYS) if in_days else 0,
            says="",
        )
    )


def pace_in_words(pace: wire.Pace) -> wire.Pace:
    """A pace with its sentence in the language that is spoken now."""
    values: dict[str, Value] = {}
    if pace.kind == "live":
        values = {"move": _length(pace.move_seconds), "reserve": _length(pace.reserve_seconds)}
    elif pace.kind == "days":
        values = {"days": pace.days}
    return pace.model_copy(update={"says": SERVER_RULES.catalogue.say(f"pace-{pace.kind}", **values)})


def _length(seconds: int) -> str:
    if seconds % 60 or not seconds:
        return SERVER_RULES.catalogue.say("pace-seconds", count=seconds)
    return SERVER_RULES.catalogue.say("pace-minutes", count=seconds // 60)


class Clock:
    """What the seats of one table have left. Restarting the server costs nobody time."""

    def __init__(self, pace: wire.Pace, seats: int) -> None:
        self.pace = pace
        self.reserve = [pace.reserve_seconds * 1000] * seats
        self._seat: int | None = None
        self._version = -1
        self._began = 0.0
        self._charged = 0  # milliseconds of reserve that the open question has cost already
        self._deadline = 0.0
        self._rest = 0.0  # seconds of holidays that the open question has been given
        self._answered: list[tuple[int, float, int]] = []  # (seat, began, charged) of answers that could be taken back
        self._again: tuple[int, float, int] | None = None

    def ask(self, seat: int, version: int, asked_at: float | None = None) -> None:
        """A question is put to a seat, or still open at the same version of the table.

        `asked_at` is the time of day of one that was open before a restart.
        """
        if version == self._version:
            self._seat = seat
            return
        self._version = version
        if any(other != seat for other, _, _ in self._answered):
            self._answered.clear()
        self._seat, self._began, self._charged = self._again or (seat, time.monotonic(), 0)
        self._again = None
        self._rest = 0.0
        length = self.pace.days * 86400.0
        if asked_at is not None:
            left = asked_at + length - time.time()
            length = max(min(left, length), GRACE)  # a clock that was set back gives nobody days
        self._deadline = self._began + length

    def rested(self, seconds: float) -> bool:
        """The holidays in the time of the open question, all together; whether there is more time now."""
        more = seconds - self._rest
        if more < 1.0:
            return False
        self._rest = seconds
        self._deadline += more
        return True

    def stop(self) -> None:
        """Nobody is asked, or a bot is."""
        self._seat = None

    def answered(self) -> int:
        """Takes what the answer cost from the seat's reserve; the milliseconds taken."""
        if self._seat is None or self.pace.kind == "relaxed":
            return 0
        taken = 0
        if self.pace.kind == "live":
            over = self._spent() - self.pace.move_seconds * 1000 - self._charged
            taken = min(max(over, 0), self.reserve[self._seat])
            self.reserve[self._seat] -= taken
        self._answered.append((self._seat, self._began, self._charged + taken))
        return taken

    def taken_back(self) -> None:
        """An answer was taken back: its question goes on from when it was first asked, so that nobody gains time."""
        if self._answered:
            self._again = self._answered.pop()

    def left(self) -> float | None:
        """Seconds until time runs out; None where no clock runs."""
        if self._seat is None or self.pace.kind == "relaxed":
            return None
        if self.pace.kind == "days":
            return self._deadline - time.monotonic()
        return self.pace.move_seconds + (self.reserve[self._seat] + self._charged - self._spent()) / 1000

    def _spent(self) -> int:
        return round((time.monotonic() - self._began) * 1000)

    def shown(self) -> wire.ClockInfo | None:
        """The clock for the wire."""
        left = self.left()
        if left is None or self._seat is None:
            return None
        if self.pace.kind == "days":
            return wire.ClockInfo(seat=self._seat, move_ms=max(0, round(left * 1000)), reserve_ms=[])
        move = self.pace.move_seconds * 1000 - self._spent()
        reserve = list(self.reserve)
        reserve[self._seat] = max(0, reserve[self._seat] + min(0, move + self._charged))
        return wire.ClockInfo(seat=self._seat, move_ms=max(0, move), reserve_ms=reserve)
