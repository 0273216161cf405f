"""An account's e-mail address, and the way back in for whoever forgot the password. [online.link, online.email]

A link is a token that works once and not for long; the database knows only its hash. Whoever asks for a link is told
the same whether there is such an account or not.
"""

from __future__ import annotations

import hashlib
import re
import secrets
import time
from typing import Literal

import sqlalchemy as sa

from insula.server.accounts import Accounts, User
from insula.server.mail import Letter, Mailer
from insula.server.names import folded
from insula.server.schema import links, sessions, users
from insula.server.server_rules import because, refuse
from insula.server.store import Store

Kind = Literal["email", "password"]
LASTS: dict[Kind, float] = {"email": 2 * 86400.0, "password": 3600.0}  # seconds
MAX_LINKS = 3  # open links of a kind and account; older ones end
EMAIL = re.compile(r"[^@\s<>\",;:\\()\[\]]{1,64}@[^@\s<>\",;:\\()\[\]]{1,180}\.[^@\s<>\",;:\\()\[\].]{2,60}")
LETTER_NEW = """Hello {name},

Somebody, hopefully you, asked Insula to send e-mails to this address.
Open this link to confirm it. It works once, until {until}:

{link}

If it was not you, just ignore this e-mail. You will not get another one.
"""
LETTER_PASSWORD = """Hello {name},

Open this link to choose a new password for your Insula account “{name}”. It works once, within an hour:

{link}

If you did not ask for this, just ignore this e-mail. Your password stays the same.
"""


def clean_email(given: str) -> str:
    """An address that letters can go to. [online.email]"""
    address = given.strip()
    if len(address) > 200 or not address.isascii() or not EMAIL.fullmatch(address):
        raise refuse("online.email", reason=because("email-shape"))
    return address


class Recovery:
    """E-mail addresses and links of one database."""

    def __init__(self, store: Store, accounts: Accounts, mailer: Mailer, site: str) -> None:
        self._store = store
        self._accounts = accounts
        self._mailer = mailer
        self._site = site.rstrip("/")

    async def email_of(self, user: User) -> str:
        """The confirmed address of an account, or nothing."""
        query = sa.select(users.c.email).where(users.c.id == user.id)
        return await self._store.read(lambda db: db.execute(query).scalar()) or ""

    async def ask_for_email(self, user: User, given: str, password: str) -> None:
        """Sends a link to a new address of an account, or with an empty one forgets the address."""
        if user.guest:
            raise refuse("online.email", reason=because("email-guest"))
        await self._accounts.require_password(user, password)
        if not given.strip():
            change = users.update().where(users.c.id == user.id).values(email=None)
            await self._store.write(lambda db: db.execute(change).rowcount)
            return
        if not self._mailer.there:
            raise refuse("online.email", reason=because("email-none"))
        address = clean_email(given)
        token = await self._new_link(user.id, "email", address)
        until = time.strftime("%d %B, %H:%M UTC", time.gmtime(time.time() + LASTS["email"]))
        text = LETTER_NEW.format(name=user.name, link=f"{self._site}/account?confirm={token}", until=until)
        self._mailer.send(Letter(address, "Insula: please confirm your address", text))

    async def confirm_email(self, token: str) -> None:
        """The address of a link is the account's from now on. [online.link]"""
        user_id, address = await self._use(token, "email")
        change = users.update().where(users.c.id == user_id).values(email=address)
        await self._store.write(lambda db: db.execute(change).rowcount)

    async def ask_for_password(self, who: str) -> None:
        """Sends a link to the address of an account, by its name or address, and does not tell if there is none."""
        who = who.strip()
        if not who or "\0" in who:
            return
        mine = sa.func.lower(users.c.email) == who.lower() if "@" in who else users.c.account == folded(who)
        query = sa.select(users.c.id, users.c.name, users.c.email)
        query = query.where(mine, users.c.email.is_not(None), users.c.account.is_not(None)).limit(MAX_LINKS)
        for row in await self._store.read(lambda db: db.execute(query).all()):
            token = await self._new_link(row.id, "password", row.email)
            text = LETTER_PASSWORD.format(name=row.name, link=f"{self._site}/account?reset={token}")
            self._mailer.send(Letter(row.email, "Insula: a new password", text))

    async def new_password(self, token: str, password: str) -> User:
        """A new password by a link; every session of the account ends. [online.link, online.password]"""
        hashed = await self._accounts.hashed(password)  # a password that will not do does not cost the link
        user_id, _ = await self._use(token, "password")

        def change(db: sa.Connection) -> str:
            db.execute(users.update().where(users.c.id == user_id).values(password=hashed))
            db.execute(sessions.delete().where(sessions.c.user_id == user_id))
            db.execute(links.delete().where(links.c.user_id == user_id, links.c.kind == "password"))
            return str(db.execute(sa.select(users.c.name).where(users.c.id == user_id)).scalar_one())

        return User(user_id, await self._store.write(change), False)

    async def _new_link(self, user_id: str, kind: Kind, about: str) -> str:
        token, now = secrets.token_urlsafe(32), time.time()
        row = {"id": _hashed(token), "user_id": user_id, "kind": kind, "about": about, "until": now + LASTS[kind]}

        def insert(db: sa.Connection) -> None:
            db.execute(links.delete().where(links.c.until < now))
            mine = sa.select(links.c.id).where(links.c.user_id == user_id, links.c.kind == kind)
            older = list(db.execute(mine.order_by(links.c.until.desc()).offset(MAX_LINKS - 1)).scalars())
            db.execute(links.delete().where(links.c.id.in_(older)))
            db.execute(links.insert().values(**row))

        await self._store.write(insert)
        return token

    async def _use(self, token: str, kind: Kind) -> tuple[str, str]:
        """Whose link it is and what it is about; it ends with this. [online.link]"""
        mine = sa.and_(links.c.id == _hashed(token[:200]), links.c.kind == kind, links.c.until >= time.time())
        used = links.delete().where(mine).returning(links.c.user_id, links.c.about)
        row = await self._store.write(lambda db: db.execute(used).first())
        if row is None:
            raise refuse("online.link")
        return row.user_id, row.about


def _hashed(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()
