"""One browser tab at a table: what it was sent, and the queue of what it shall be sent."""

from __future__ import annotations

import asyncio
import contextlib

from insula.server import wire
from insula.server.accounts import User
from insula.server.limits import Bucket, Limits

MAX_WAITING = 500  # messages; a tab that reads slower than that is let go and may come back


class Connection:
    """A WebSocket as a room sees it. `user` is None for somebody who came without a cookie and can only watch."""

    def __init__(self, user: User | None, limits: Limits) -> None:
        self.user = user
        self.may_talk = Bucket(limits.chat_rate, limits.chat_burst)
        self.greeted = False
        self.since = 0  # the first event it has not been sent
        self.version: int | None = None  # of the last update it was sent
        self.eyes: int | None = None  # whose view that was
        self._queue: asyncio.Queue[str | None] = asyncio.Queue(MAX_WAITING)

    @property
    def user_id(self) -> str:
        """The id of the user, empty for somebody without a cookie."""
        return self.user.id if self.user else ""

    def send(self, message: wire.Model | str) -> None:
        """Puts a message into the queue; a tab that does not read is closed."""
        text = message if isinstance(message, str) else message.model_dump_json()
        try:
            self._queue.put_nowait(text)
        except asyncio.QueueFull:
            self.close()

    def close(self) -> None:
        """Ends the connection after what is already under way."""
        with contextlib.suppress(asyncio.QueueEmpty):
            while self._queue.full():
                self._queue.get_nowait()
        self._queue.put_nowait(None)

    async def next(self) -> str | None:
        """The next message to send; None when the connection shall end."""
        return await self._queue.get()
