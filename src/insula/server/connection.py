"""One browser tab at a table: what it was sent, and what waits to be sent to it, bounded by bytes."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass

from insula.core.language import spoken
from insula.server import wire
from insula.server.accounts import User
from insula.server.differences import ShownView
from insula.server.limits import Bucket, Limits

TOO_SLOW = 4408
COME_BACK = 1012  # the tab shall connect again, here or to another server


@dataclass(frozen=True)
class Seen:
    """How far a tab has been told: the first event it does not have, the version, and through whose eyes.

    `view` is what it was shown last, where it takes differences to that.
    """

    since: int = 0
    version: int | None = None
    eyes: int | None = None
    view: ShownView | None = None


class Connection:
    """A WebSocket as a room sees it. `user` is None for somebody who came without a cookie and can only watch.

    `seen` moves on when an update is really taken, not when it is made: a newer update replaces one that still waits
    and carries all its events.
    """

    def __init__(self, user: User | None, limits: Limits) -> None:
        self.user = user
        self.language = spoken()  # of whoever looks
        self.may_talk = Bucket(limits.chat_rate, limits.chat_burst)
        self.may_greet = Bucket(limits.hello_rate, limits.hello_burst)
        self.greeted = False
        self.patches = False  # whether it takes differences
        self.visible = True  # until it says that it is in the background
        self.code = TOO_SLOW  # with which the connection ends
        self.seen = Seen()
        self._limit = limits.waiting_bytes
        self._waiting: OrderedDict[object, tuple[str, Seen | None]] = OrderedDict()
        self._bytes = 0
        self._closed = False
        self._ready = asyncio.Event()

    @property
    def user_id(self) -> str:
        """The id of the user, empty for somebody without a cookie."""
        return self.user.id if self.user else ""

    @property
    def waiting_bytes(self) -> int:
        """How much the tab has not read yet."""
        return self._bytes

    def send(self, message: wire.Model | str) -> None:
        """Puts a message into the queue; a newer `table` replaces an older one. A tab that does not read is closed."""
        text = message if isinstance(message, str) else message.model_dump_json()
        self._put(wire.TableMessage if isinstance(message, wire.TableMessage) else object(), text, None)

    def send_update(self, text: str, seen: Seen) -> None:
        """Puts an update into the queue instead of one that still waits; afterwards the tab has `seen` this."""
        self._put(wire.Update, text, seen)

    def _put(self, place: object, text: str, seen: Seen | None) -> None:
        if self._closed:
            return
        older = self._waiting.pop(place, None)
        self._bytes += len(text) - (len(older[0]) if older else 0)
        self._waiting[place] = text, seen
        if self._bytes > self._limit + len(text):  # one message may be larger than what else may wait
            self.close()
        self._ready.set()

    def close(self, code: int = TOO_SLOW) -> None:
        """Ends the connection; what waits is dropped: a tab that comes back is told all that it has not seen."""
        self.code = code
        self._closed = True
        self._waiting.clear()
        self._bytes = 0
        self._ready.set()

    async def next(self) -> str | None:
        """The next message to send; None when the connection shall end."""
        while not self._waiting:
            if self._closed:
                return None
            self._ready.clear()
            await self._ready.wait()
        _, (text, seen) = self._waiting.popitem(last=False)
        self._bytes -= len(text)
        if seen is not None:
            self.seen = seen
        return text
