"""Limits: how much one connection and one address may send. [online.too-fast, online.too-large]"""

from __future__ import annotations

import functools
import ipaddress
import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert

from insula.server.schema import buckets

if TYPE_CHECKING:
    from insula.server.store import Store


@dataclass(frozen=True)
class Limits:
    """The limits of a server; rates are per second, bursts what may come at once."""

    frame_bytes: int = 8 * 1024
    hard_frame_bytes: int = 256 * 1024  # beyond it the connection is closed unread
    body_bytes: int = 64 * 1024
    import_bytes: int = 2 * 1024 * 1024
    connection_rate: float = 20.0
    connection_burst: float = 60.0
    address_rate: float = 60.0
    address_burst: float = 300.0
    address_connections: int = 100
    address_message_rate: float = 200.0  # from all tabs of an address together
    address_message_burst: float = 2000.0
    tables_rate: float = 0.5
    tables_burst: float = 60.0
    guests_rate: float = 1.0
    guests_burst: float = 120.0
    chat_rate: float = 1.0
    chat_burst: float = 10.0
    login_rate: float = 0.2
    login_burst: float = 10.0
    account_login_rate: float = 0.05  # for one account, from wherever
    account_login_burst: float = 10.0
    letters_rate: float = 1 / 600  # about one account or to one address
    letters_burst: float = 4.0
    hello_rate: float = 1.0
    hello_burst: float = 10.0
    waiting_bytes: int = 256 * 1024  # that a tab has not read yet
    running_tables: int = 60  # of one person
    spare_lines: int = 500  # stored changes of a table beyond its moves: what was taken back, who played for whom
    head_seconds: float = 10.0  # for the head of a request
    body_seconds: float = 30.0  # for its body
    connections: int = 2000  # for requests, in all; less where the system allows fewer files
    tabs: int = 10_000  # at tables, in all
    excess_messages: int = 200  # refused as too fast before the connection is closed


@functools.lru_cache(maxsize=4096)
def network(address: str) -> str:
    """Whose address it is: with IPv6 everybody has a network of them, and those of one network count as one."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return address
    return str(found.ipv4_mapped or ipaddress.IPv6Address(int(found) >> 64 << 64))


class Bucket:
    """Tokens that refill with time; each message takes one."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether one more may come now."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket per address; those longest unused are forgotten first."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self.rate = rate
        self.burst = burst
        self._most = most
        self._by_key: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        """Whether this address may send one more now."""
        bucket = self._by_key.pop(key, None) or Bucket(self.rate, self.burst)
        self._by_key[key] = bucket
        if len(self._by_key) > self._most:
            self._by_key.popitem(last=False)
        return bucket.take()


What = Literal["new_tables", "new_guests", "logins", "accounts", "letters"]
NAME_LENGTH = 200


def take_shared(db: sa.Connection, name: str, rate: float, burst: float) -> bool:
    """Takes a token from a bucket that all servers share; whether there was one."""
    name, now = name[:NAME_LENGTH], time.time()
    row = db.execute(sa.select(buckets).where(buckets.c.name == name).with_for_update()).first()
    if row is None:
        made = insert(buckets).values(name=name, tokens=burst - 1, at=now)
        first = db.execute(made.on_conflict_do_nothing().returning(buckets.c.name)).first() is not None
        return first or take_shared(db, name, rate, burst)
    left = min(burst, row.tokens + max(0.0, now - row.at) * rate)
    taken = bool(left >= 1)
    changed = {"tokens": left - taken, "at": now}
    db.execute(buckets.update().where(buckets.c.name == name).values(**changed))
    return taken


class Gate:
    """All limits that are counted per address. Those of `allow` hold for all servers of one database together."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.requests = Buckets(limits.address_rate, limits.address_burst)
        self.messages = Buckets(limits.address_message_rate, limits.address_message_burst)
        self.new_tables = Buckets(limits.tables_rate, limits.tables_burst)
        self.new_guests = Buckets(limits.guests_rate, limits.guests_burst)
        self.logins = Buckets(limits.login_rate, limits.login_burst)
        self.accounts = Buckets(limits.account_login_rate, limits.account_login_burst)
        self.letters = Buckets(limits.letters_rate, limits.letters_burst)
        self._open: dict[str, int] = {}
        self._tabs = 0
        self.shared: Store | None = None  # the database, where several servers work on it

    async def allow(self, what: What, key: str) -> bool:
        """Whether one more of something rare may come from an address or for an account."""
        local: Buckets = getattr(self, what)
        if not local.take(key):
            return False
        if self.shared is None:
            return True
        return await self.shared.write(lambda db: take_shared(db, f"{what} {key}", local.rate, local.burst))

    def enter(self, address: str) -> bool:
        """Counts a tab in, if there is room for it."""
        if self._tabs >= self.limits.tabs or self._open.get(address, 0) >= self.limits.address_connections:
            return False
        self._tabs += 1
        self._open[address] = self._open.get(address, 0) + 1
        return True

    def leave(self, address: str) -> None:
        """Counts a tab out."""
        self._tabs -= 1
        left = self._open.get(address, 0) - 1
        if left > 0:
            self._open[address] = left
        else:
            self._open.pop(address, None)
