"""Who is who: guests under a signed cookie, accounts with a password. [online.cookie, online.login]"""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from dataclasses import dataclass

import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadSignature, URLSafeSerializer

from insula.server import store as db
from insula.server.server_rules import clean_name, refuse
from insula.server.store import Store

COOKIE = "insula"
COOKIE_DAYS = 400
_FIRST = ("Amber", "Bright", "Calm", "Dusky", "Eager", "Gentle", "Keen", "Lucid", "Quiet", "Rapid", "Sunny", "Warm")
_SECOND = ("Badger", "Crane", "Finch", "Heron", "Lynx", "Marten", "Otter", "Raven", "Stoat", "Swift", "Tern", "Wren")


@dataclass(frozen=True)
class User:
    """A guest or the holder of an account."""

    id: str
    name: str
    guest: bool


class Accounts:
    """Cookies, names and passwords of one database."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._signer = URLSafeSerializer(store.setting("cookie-key", secrets.token_hex(32)), salt="insula-user")
        self._hasher = PasswordHasher()
        # an unknown name costs as much time as a wrong password
        self._nobody = self._hasher.hash(secrets.token_hex(8))

    def cookie(self, user: User) -> str:
        """The cookie that says who somebody is."""
        return str(self._signer.dumps(user.id))

    async def by_cookie(self, cookie: str | None) -> User | None:
        """Who a cookie belongs to; None without one; refuses a forged one."""
        if not cookie:
            return None
        try:
            user_id = self._signer.loads(cookie)
        except BadSignature:
            raise refuse("online.cookie") from None
        found = await self._store.read(lambda c: c.execute(sa.select(db.users).where(db.users.c.id == user_id)).first())
        if found is None:
            raise refuse("online.cookie")
        return User(found.id, found.name, found.account is None)

    async def new_guest(self) -> User:
        """Somebody who came for the first time."""
        name = f"{random.choice(_FIRST)} {random.choice(_SECOND)}"
        user = User(secrets.token_urlsafe(12), name, True)
        row = {"id": user.id, "name": name, "created": time.time()}
        await self._store.write(lambda c: c.execute(db.users.insert().values(**row)).rowcount)
        return user

    async def rename(self, user: User, given: str) -> User:
        """Another name for a user; an account logs in with its new name from then on."""
        name = clean_name(given)
        await self._refuse_taken(name, user)
        values = {"name": name} if user.guest else {"name": name, "account": name.casefold()}
        change = db.users.update().where(db.users.c.id == user.id).values(**values)
        await self._store.write(lambda c: c.execute(change).rowcount)
        return User(user.id, name, user.guest)

    async def register(self, user: User, given: str, password: str) -> User:
        """Turns a guest into an account, with all tables of that guest."""
        if not user.guest:
            raise refuse("online.has-account", name=user.name)
        name = clean_name(given)
        if not 8 <= len(password) <= 200:
            raise refuse("online.password", length=len(password))
        await self._refuse_taken(name, user)
        hashed = await asyncio.to_thread(self._hasher.hash, password)
        change = db.users.update().where(db.users.c.id == user.id)
        change = change.values(name=name, account=name.casefold(), password=hashed)
        try:
            await self._store.write(lambda c: c.execute(change).rowcount)
        except sa.exc.IntegrityError:
            raise refuse("online.name-taken", name=name) from None
        return User(user.id, name, False)

    async def login(self, given: str, password: str) -> User:
        """The account of a name and password."""
        folded = " ".join(given[:100].split()).casefold()
        found = await self._store.read(
            lambda c: c.execute(sa.select(db.users).where(db.users.c.account == folded)).first()
        )
        hashed = self._nobody if found is None else found.password
        fits = await asyncio.to_thread(self._fits, hashed, password[:200])
        if found is None or not fits:
            raise refuse("online.login")
        return User(found.id, found.name, False)

    def _fits(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _refuse_taken(self, name: str, user: User) -> None:
        query = sa.select(db.users.c.id).where(db.users.c.account == name.casefold(), db.users.c.id != user.id)
        if await self._store.read(lambda c: c.execute(query).first()) is not None:
            raise refuse("online.name-taken", name=name)
