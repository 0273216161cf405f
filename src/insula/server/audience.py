"""Audience: the tabs at one table, players and spectators."""

from __future__ import annotations

import time
from collections.abc import Iterator

from insula.server import wire
from insula.server.connection import Connection
from insula.server.seating import Seating


class Audience:
    """Everybody who looks at a table now, and since when the others do not. A tab is told things once it said hello."""

    def __init__(self, absent_after: float) -> None:
        self.absent_after = absent_after  # seconds
        self._tabs: set[Connection] = set()
        self._began = time.monotonic()
        self._left: dict[str, float] = {}

    def __iter__(self) -> Iterator[Connection]:
        return iter([tab for tab in self._tabs if tab.greeted])

    def __bool__(self) -> bool:
        return bool(self._tabs)

    def add(self, tab: Connection) -> bool:
        """Lets a tab in; whether it is new."""
        new = tab not in self._tabs
        self._tabs.add(tab)
        return new

    def remove(self, tab: Connection) -> None:
        """A tab is gone."""
        self._tabs.discard(tab)
        self._left[tab.user_id] = time.monotonic()

    def gone(self, user_id: str) -> bool:
        """Whether a user has been away too long; a restart of the server gives everybody the whole time again."""
        if any(tab.user_id == user_id for tab in self._tabs):
            return False
        return time.monotonic() - self._left.get(user_id, self._began) >= self.absent_after

    def all(self) -> list[Connection]:
        """Every tab, also those that have not said hello yet."""
        return list(self._tabs)

    def online(self) -> set[str]:
        """The users who are there."""
        return {tab.user_id for tab in self}

    def looks(self, user_id: str) -> bool:
        """Whether a user has the table in front of them; a tab in the background does not count."""
        return any(tab.user_id == user_id and tab.visible for tab in self)

    def spectators(self, seating: Seating) -> int:
        """How many tabs belong to nobody at the table."""
        return sum(1 for tab in self if not seating.seats_of(tab.user_id))

    def tell(self, message: wire.Model) -> None:
        """Sends everybody the same."""
        text = message.model_dump_json()
        for tab in self:
            tab.send(text)
