"""Alarms: something is called unless it is called off in time; one thread keeps all of them.

A `threading.Timer` is a thread of its own for every job, which costs more than many a job.
"""

from __future__ import annotations

import heapq
import itertools
import threading
import time
from collections.abc import Callable


class Alarm:
    """Something that will be called."""

    def __init__(self, call: Callable[[], None]) -> None:
        self.call: Callable[[], None] | None = call

    def cancel(self) -> None:
        """Calls it off."""
        self.call = None


class Alarms:
    """Everything that waits to be called, the next first."""

    def __init__(self) -> None:
        self._order = itertools.count()
        self._waiting: list[tuple[float, int, Alarm]] = []
        self._changed = threading.Condition()
        self._thread: threading.Thread | None = None

    def after(self, seconds: float, call: Callable[[], None]) -> Alarm:
        """Calls something so many seconds from now, in another thread; it should not take long."""
        alarm, at = Alarm(call), time.monotonic() + seconds
        with self._changed:
            soonest = not self._waiting or at < self._waiting[0][0]
            heapq.heappush(self._waiting, (at, next(self._order), alarm))
            if self._thread is None or not self._thread.is_alive():  # none yet, or this process was forked
                self._thread = threading.Thread(target=self._watch, name="insula-alarms", daemon=True)
                self._thread.start()
            elif soonest:
                self._changed.notify()
        return alarm

    def _watch(self) -> None:
        while True:
            call = self._next().call
            if call is not None:
                call()

    def _next(self) -> Alarm:
        """The next alarm, when its time has come or it was called off."""
        with self._changed:
            while True:
                now = time.monotonic()
                if self._waiting and (self._waiting[0][2].call is None or self._waiting[0][0] <= now):
                    return heapq.heappop(self._waiting)[2]
                self._changed.wait(self._waiting[0][0] - now if self._waiting else None)


ALARMS = Alarms()
