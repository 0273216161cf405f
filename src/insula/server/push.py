"""Web push: messages to browsers that are not open at the table, encrypted for them (RFC 8291) and signed (VAPID).

A browser names the address that its messages are handed to, so only the push services of the browser makers are
believed; anything else would let people make this server call addresses of their choice. [online.device]
"""

from __future__ import annotations

import functools
import hashlib
import json
import logging
import ssl
import time
from collections.abc import Sequence
from typing import Any
from urllib.parse import urlsplit

import httpx
import sqlalchemy as sa
from webpush import WebPush
from webpush.types import WebPushKeys, WebPushSubscription
from webpush.vapid import VAPID

from insula.server import wire
from insula.server.schema import devices
from insula.server.server_rules import because, refuse
from insula.server.store import Store

log = logging.getLogger("insula.server.push")
DAY = 86400
MAX_DEVICES = 10  # of one user; the oldest goes
SECONDS = 10.0
GONE = (404, 410)  # the browser does not want them any more
LOCAL = ("127.0.0.1", "localhost")


def believed(endpoint: str, hosts: Sequence[str]) -> bool:
    """Whether an address belongs to a push service that messages are handed to."""
    try:
        parts = urlsplit(endpoint)
        host = parts.hostname or ""
        odd = parts.username is not None or (parts.port not in (None, 443) and host not in LOCAL)
    except ValueError:
        return False
    if odd or (parts.scheme != "https" and not (parts.scheme == "http" and host in LOCAL)):
        return False
    return any(host == each or host.endswith(f".{each}") for each in hosts)


class Pusher:
    """The devices of a database, and the key by which push services know this server; it is made once."""

    def __init__(self, store: Store, hosts: Sequence[str], contact: str) -> None:
        self._store = store
        self._hosts = hosts
        made = VAPID.generate_keys()
        kept = store.setting("vapid", json.dumps([part if isinstance(part, str) else part.decode() for part in made]))
        private, public, self.key = json.loads(kept)
        self._push = WebPush(private.encode(), public.encode(), subscriber=contact, ttl=DAY)

    async def add(self, user_id: str, device: wire.DeviceIn) -> None:
        """A browser of a user wants messages; it belongs to nobody else from then on."""
        if not believed(device.endpoint, self._hosts):
            raise refuse("online.device", reason=because("push-service"))
        row = {"id": _id(device.endpoint), "user_id": user_id, "created": time.time(), **device.model_dump()}
        try:
            self._push.get("", _subscription(device.endpoint, device.p256dh, device.auth))
        except Exception:  # whatever the keys are, they cannot be used
            raise refuse("online.device", reason=because("push-keys")) from None

        def insert(db: sa.Connection) -> None:
            db.execute(devices.delete().where(devices.c.id == row["id"]))
            mine = sa.select(devices.c.id).where(devices.c.user_id == user_id).order_by(devices.c.created.desc())
            oldest = list(db.execute(mine.offset(MAX_DEVICES - 1)).scalars())
            db.execute(devices.delete().where(devices.c.id.in_(oldest)))
            db.execute(devices.insert().values(**row))

        await self._store.write(insert)

    async def remove(self, user_id: str, endpoint: str) -> None:
        """A browser of a user wants no more."""
        gone = devices.delete().where(devices.c.id == _id(endpoint), devices.c.user_id == user_id)
        await self._store.write(lambda db: db.execute(gone).rowcount)

    async def count(self, user_id: str) -> int:
        """How many browsers of a user take messages."""
        query = sa.select(sa.func.count()).where(devices.c.user_id == user_id)
        return await self._store.read(lambda db: int(db.execute(query).scalar() or 0))

    async def send(self, user_id: str, message: dict[str, Any], topic: str) -> int:
        """Sends a message to all browsers of a user; how many took it. A newer one of a topic replaces an older one."""
        query = sa.select(devices).where(devices.c.user_id == user_id)
        found = await self._store.read(lambda db: db.execute(query).mappings().all())
        if not found:
            return 0
        taken = 0
        async with httpx.AsyncClient(timeout=SECONDS, follow_redirects=False, verify=_tls()) as http:
            for device in found:
                taken += await self._hand_over(http, device, json.dumps(message), topic)
        return taken

    async def _hand_over(self, http: httpx.AsyncClient, device: sa.RowMapping, text: str, topic: str) -> bool:
        if not believed(device["endpoint"], self._hosts):  # the list may have become shorter
            return False
        sealed = self._push.get(text, _subscription(device["endpoint"], device["p256dh"], device["auth"]))
        headers = {**sealed.headers, "urgency": "normal", "topic": topic[:32]}
        try:
            answer = await http.post(device["endpoint"], content=sealed.encrypted, headers=headers)
        except httpx.HTTPError as problem:
            log.warning("a push message was not accepted: %s", type(problem).__name__)
            return False
        if answer.status_code in GONE:
            await self.remove(device["user_id"], device["endpoint"])
        elif not answer.is_success:
            log.warning("a push message was not accepted: the push service answered %d", answer.status_code)
        return answer.is_success


def _subscription(endpoint: str, p256dh: str, auth: str) -> WebPushSubscription:
    return WebPushSubscription.model_validate({"endpoint": endpoint, "keys": WebPushKeys(auth=auth, p256dh=p256dh)})


@functools.cache
def _tls() -> ssl.SSLContext:
    """The system's certificates, read once: that takes a while, and moves wait meanwhile."""
    return ssl.create_default_context()


def _id(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode("utf-8", "replace")).hexdigest()
