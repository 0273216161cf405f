"""Letters, notices and devices: what an account's page asks and is told."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from insula.server.wire.model import Model

Token = Annotated[str, Field(min_length=10, max_length=200, pattern=r"^[\w.:-]+$")]
Minute = Annotated[int, Field(ge=0, lt=1440)]


class EmailIn(Model):
    """A new address for the caller's account, or an empty one; the password shows that it is theirs."""

    email: str = Field(max_length=300)
    password: str = Field(max_length=300)


class LinkIn(Model):
    """What a link of a letter says."""

    token: Token


class ForgottenIn(Model):
    """Whoever forgot their password: the name or the address of the account."""

    who: str = Field(max_length=300)


class NewPasswordIn(Model):
    """A new password, by the link of a letter."""

    token: Token
    password: str = Field(max_length=300)


class Ways(Model):
    """How a kind of notice comes: by push, by letter."""

    push: bool
    mail: bool


class Wishes(Model):
    """What somebody wants to be told. Quiet hours are minutes of the day in a time zone such as Europe/Berlin."""

    turn: Ways = Ways(push=True, mail=True)
    half: Ways = Ways(push=True, mail=False)
    asks: Ways = Ways(push=True, mail=False)
    over: Ways = Ways(push=False, mail=False)
    quiet: tuple[Minute, Minute] | None = None
    zone: str = Field(default="UTC", max_length=60, pattern=r"^[A-Za-z0-9_+/-]+$")


Notice = Literal["turn", "half", "asks", "over"]


class NoticeInfo(Model):
    """The caller's wishes, whether letters can be sent, the address of the account, and the key for push."""

    wishes: Wishes
    letters: bool
    email: str
    push_key: str
    devices: int


class News(Model):
    """What every page shows: how many tables wait for the caller, and what whoever runs the server announces."""

    waiting: int
    announcement: str


class SeatOf(Model):
    """The person on a seat of a table."""

    seat: int = Field(ge=0, le=5)


class ComplaintIn(Model):
    """What somebody tells whoever runs the server about the person on a seat."""

    seat: int = Field(ge=0, le=5)
    words: str = Field(min_length=1, max_length=1000, pattern=r"^[^\x00]*$")


class Blocked(Model):
    """Somebody whom the caller has blocked, by the name they had then."""

    id: str
    name: str


class BlockedIn(Model):
    """Somebody who is welcome again."""

    id: str = Field(max_length=64, pattern=r"^[\w-]+$")


class HolidayIn(Model):
    """A holiday from a day on (UTC); no days end what was announced."""

    first: str = Field(pattern=r"^\d{4}-\d\d-\d\d$")
    days: int = Field(ge=0, le=28)


class Holidays(Model):
    """Holidays that are not over as times of day, and the days left in this year."""

    coming: list[tuple[float, float]]
    days_left: int


class DeviceIn(Model):
    """A browser that wants push messages, as its push service described it."""

    endpoint: str = Field(max_length=1000)
    p256dh: str = Field(max_length=200, pattern=r"^[A-Za-z0-9_-]+=*$")
    auth: str = Field(max_length=64, pattern=r"^[A-Za-z0-9_-]+=*$")


class DeviceGone(Model):
    """A browser that wants no more push messages."""

    endpoint: str = Field(max_length=1000)
