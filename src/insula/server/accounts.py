"""Who is who: guests and accounts, known by sessions that the server can end. [online.cookie, online.login]"""

from __future__ import annotations

import asyncio
import hashlib
import random
import secrets
import time
from dataclasses import dataclass
from functools import cache

import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadSignature, URLSafeSerializer

from insula.server.names import clean_name, folded, likeness
from insula.server.schema import sessions, users
from insula.server.server_rules import refuse
from insula.server.store import Store

COOKIE = "insula"
COOKIE_DAYS = 400
MAX_SESSIONS = 50  # of one user; the one longest unseen ends first
SEEN_EVERY = 3600.0  # seconds between two notes that a session is in use
NAMING = 0x6E616D65  # the advisory lock of whoever names a guest
_FIRST = ("Amber", "Bright", "Calm", "Dusky", "Eager", "Gentle", "Keen", "Lucid", "Quiet", "Rapid", "Sunny", "Warm")
_SECOND = ("Badger", "Crane", "Finch", "Heron", "Lynx", "Marten", "Otter", "Raven", "Stoat", "Swift", "Tern", "Wren")
# made once, since it is asked with every request
_BY_SESSION = (
    sa.select(users, sessions.c.id.label("session"), sessions.c.seen)
    .join(sessions, sessions.c.user_id == users.c.id)
    .where(sessions.c.id == sa.bindparam("hashed"))
)


@dataclass(frozen=True)
class User:
    """A guest or the holder of an account, in one session."""

    id: str
    name: str
    guest: bool
    session: str = ""


@dataclass(frozen=True)
class Session:
    """One browser of a user. `id` is the hash of what its cookie says, so it opens nothing."""

    id: str
    agent: str
    created: float
    seen: float


def _free_name(db: sa.Connection) -> str:
    """A name for a guest that nobody has."""
    first = f"{random.choice(_FIRST)} {random.choice(_SECOND)}"
    name, number = first, 1
    while db.execute(sa.select(users.c.id).where(users.c.name == name).limit(1)).first() is not None:
        number += random.randint(1, 9 * number)  # few steps also where there are many guests
        name = f"{first} {number}"
    return name


def _hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


@cache
def _of_nobody() -> str:
    """A password that nobody has: an unknown name costs as much time as a wrong password."""
    return PasswordHasher().hash(secrets.token_hex(8))


class Accounts:
    """Sessions, names and passwords of one database."""

    def __init__(self, store: Store) -> None:
        self._store = store
        # cookies of release 0.1.0 were signed ids; guests have nothing else to show who they are
        self._signer = URLSafeSerializer(store.setting("cookie-key", secrets.token_hex(32)), salt="insula-user")
        self._hasher = PasswordHasher()
        self._nobody = _of_nobody()

    # ---- sessions ------------------------------------------------------------------------------------------

    async def begin(self, user: User, agent: str = "") -> str:
        """Begins a session; what the cookie says."""
        token, now = secrets.token_urlsafe(32), time.time()
        row = {"id": _hashed(token), "user_id": user.id, "agent": agent[:200], "created": now, "seen": now}

        def insert(db: sa.Connection) -> None:
            db.execute(sessions.insert().values(**row))
            mine = sa.select(sessions.c.id).where(sessions.c.user_id == user.id).order_by(sessions.c.seen.desc())
            oldest = list(db.execute(mine.offset(MAX_SESSIONS)).scalars())
            db.execute(sessions.delete().where(sessions.c.id.in_(oldest)))

        await self._store.write(insert)
        return token

    async def by_cookie(self, cookie: str | None) -> User | None:
        """Who a cookie belongs to; None without one; refuses one that this server did not give or has ended."""
        if not cookie:
            return None
        if len(cookie) > 200 or not cookie.isascii():
            raise refuse("online.cookie")
        found = await self._store.read(lambda db: db.execute(_BY_SESSION, {"hashed": _hashed(cookie)}).first())
        if found is None:
            return await self._by_signature(cookie)
        if found.banned:
            raise refuse("online.banned")
        if time.time() - found.seen > SEEN_EVERY:
            change = sessions.update().where(sessions.c.id == found.session).values(seen=time.time())
            await self._store.write(lambda db: db.execute(change).rowcount)
        return User(found.id, found.name, found.account is None, found.session)

    async def _by_signature(self, cookie: str) -> User:
        """A guest of release 0.1.0; accounts of that time log in again."""
        try:
            user_id = self._signer.loads(cookie)
        except BadSignature:
            raise refuse("online.cookie") from None
        query = sa.select(users).where(users.c.id == str(user_id))
        found = await self._store.read(lambda db: db.execute(query).first())
        if found is None or found.account is not None:
            raise refuse("online.cookie")
        if found.banned:
            raise refuse("online.banned")
        return User(found.id, found.name, True)

    async def sessions_of(self, user: User) -> list[Session]:
        """Where a user is logged in, last seen first."""
        query = sa.select(sessions).where(sessions.c.user_id == user.id).order_by(sessions.c.seen.desc())
        found = await self._store.read(lambda db: db.execute(query).all())
        return [Session(each.id, each.agent, each.created, each.seen) for each in found]

    async def end(self, user: User, session: str | None) -> None:
        """Ends a session of a user, or with None all others than the one in use."""
        which = sessions.c.id != user.session if session is None else sessions.c.id == session
        gone = sessions.delete().where(sessions.c.user_id == user.id, which)
        await self._store.write(lambda db: db.execute(gone).rowcount)

    # ---- names and passwords ---------------------------------------------------------------------------------

    async def new_guest(self) -> User:
        """Somebody who came for the first time."""
        id = secrets.token_urlsafe(12)

        def insert(db: sa.Connection) -> str:
            if db.dialect.name == "postgresql":  # elsewhere one write comes after the other anyway
                db.execute(sa.select(sa.func.pg_advisory_xact_lock(NAMING)))
            name = _free_name(db)
            db.execute(users.insert().values(id=id, name=name, created=time.time()))
            return name

        return User(id, await self._store.write(insert), True)

    async def rename(self, user: User, given: str) -> User:
        """Another name for a user; an account logs in with its new name from then on."""
        name = clean_name(given)
        await self._refuse_taken(name, user)
        values = {"name": name}
        if not user.guest:
            values |= {"account": folded(name), "likeness": likeness(name)}
        await self._change(user, name, values)
        return User(user.id, name, user.guest, user.session)

    async def register(self, user: User, given: str, password: str) -> User:
        """Turns a guest into an account, with all tables of that guest; whoever knew the guest's cookie is out."""
        if not user.guest:
            raise refuse("online.has-account", name=user.name)
        name = clean_name(given)
        hashed = await self.hashed(password)
        await self._refuse_taken(name, user)
        values = {"name": name, "account": folded(name), "likeness": likeness(name), "password": hashed}
        await self._change(user, name, values)
        await self.end(User(user.id, name, False), None)
        return User(user.id, name, False)

    async def login(self, given: str, password: str) -> User:
        """The account of a name and password."""
        query = sa.select(users).where(users.c.account == folded(given))
        found = None if "\0" in given else await self._store.read(lambda db: db.execute(query).first())
        hashed = self._nobody if found is None else found.password
        fits = await asyncio.to_thread(self._fits, hashed, password[:200])
        if found is None or not fits:
            raise refuse("online.login")
        if found.banned:
            raise refuse("online.banned")
        return User(found.id, found.name, False)

    async def change_password(self, user: User, old: str, new: str) -> None:
        """A new password for an account; all its other sessions end."""
        await self.require_password(user, old)
        hashed = await self.hashed(new)
        await self._change(user, user.name, {"password": hashed})
        await self.end(user, None)

    async def require_password(self, user: User, password: str) -> None:
        """Refuses whoever does not know the password of their account. [online.login]"""
        query = sa.select(users.c.password).where(users.c.id == user.id)
        known = await self._store.read(lambda db: db.execute(query).scalar())
        if user.guest or not known or not await asyncio.to_thread(self._fits, known, password[:200]):
            raise refuse("online.login")

    async def hashed(self, password: str) -> str:
        """What is stored of a password that will do. [online.password]"""
        if not 8 <= len(password) <= 200:
            raise refuse("online.password", length=len(password))
        return await asyncio.to_thread(self._hasher.hash, password)

    async def _change(self, user: User, name: str, values: dict[str, str]) -> None:
        change = users.update().where(users.c.id == user.id).values(**values)
        try:
            await self._store.write(lambda db: db.execute(change).rowcount)
        except sa.exc.IntegrityError:  # somebody else took the name at the same moment
            raise refuse("online.name-taken", name=name) from None

    def _fits(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _refuse_taken(self, name: str, user: User) -> None:
        same = sa.or_(users.c.account == folded(name), users.c.likeness == likeness(name))
        query = sa.select(users.c.id).where(same, users.c.account.is_not(None), users.c.id != user.id)
        if await self._store.read(lambda db: db.execute(query).first()) is not None:
            raise refuse("online.name-taken", name=name)
