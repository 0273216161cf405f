"""The HTTP part of accounts beyond names: address, new password, notices, devices."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response

from insula.server import wire
from insula.server.accounts import COOKIE
from insula.server.announcing import announcement
from insula.server.hall import Hall
from insula.server.http_api import TROUBLE, AHall, AUser, SomeAccounts, as_me, begin_session, login_allowed
from insula.server.limits import Gate
from insula.server.names import folded
from insula.server.notices import Notices
from insula.server.recovery import Recovery
from insula.server.server_rules import refuse

account = APIRouter(prefix="/api", responses=dict.fromkeys((400, 401, 403, 404, 409, 413, 422, 429), TROUBLE))


def recovery_of(request: Request) -> Recovery:
    """Addresses and links of the server."""
    recovery: Recovery = request.app.state.recovery
    return recovery


def notices_of(hall: AHall) -> Notices:
    """The notices of the server."""
    return hall.services.notices


SomeRecovery = Annotated[Recovery, Depends(recovery_of)]
SomeNotices = Annotated[Notices, Depends(notices_of)]


async def _letters_allowed(request: Request, to: str) -> None:
    """Refuses too many letters about one account or address. [online.too-fast]"""
    gate: Gate = request.app.state.gate
    if not await gate.allow("letters", to):
        raise refuse("online.too-fast")


async def _info(hall: Hall, recovery: Recovery, user: AUser) -> wire.NoticeInfo:
    notices = hall.services.notices
    wishes, _, email = await notices.wishes_of(user.id)
    return wire.NoticeInfo(
        wishes=wishes,
        letters=hall.services.mailer.there,
        email=email,
        push_key=notices.pusher.key,
        devices=await notices.pusher.count(user.id),
    )


@account.get("/news")
async def news(request: Request, accounts: SomeAccounts, hall: AHall) -> wire.News:
    """For every page; whoever has no cookie yet gets none by asking."""
    user = await accounts.by_cookie(request.cookies.get(COOKIE))
    waiting = await hall.services.notices.waiting_for(user.id) if user else 0
    return wire.News(waiting=waiting, announcement=await hall.store.read(announcement))


@account.get("/notices")
async def what_is_told(user: AUser, hall: AHall, recovery: SomeRecovery) -> wire.NoticeInfo:
    """What the caller is told and how."""
    return await _info(hall, recovery, user)


@account.post("/notices")
async def wish(given: wire.Wishes, user: AUser, hall: AHall, recovery: SomeRecovery) -> wire.NoticeInfo:
    """What the caller wants to be told from now on."""
    await hall.services.notices.wish(user.id, given)
    return await _info(hall, recovery, user)


@account.post("/notices/stop", dependencies=[Depends(login_allowed)])
async def stop_letters(given: wire.LinkIn, user: AUser, notices: SomeNotices) -> wire.Me:
    """No more letters, by the link in one."""
    await notices.stop_letters(given.token)
    return as_me(user)


@account.post("/devices", dependencies=[Depends(login_allowed)])
async def add_device(given: wire.DeviceIn, user: AUser, hall: AHall, recovery: SomeRecovery) -> wire.NoticeInfo:
    """The caller's browser takes push messages from now on. [online.device]"""
    await hall.services.notices.pusher.add(user.id, given)
    return await _info(hall, recovery, user)


@account.post("/devices/end")
async def remove_device(given: wire.DeviceGone, user: AUser, hall: AHall, recovery: SomeRecovery) -> wire.NoticeInfo:
    """The caller's browser takes no more."""
    await hall.services.notices.pusher.remove(user.id, given.endpoint)
    return await _info(hall, recovery, user)


@account.post("/email", dependencies=[Depends(login_allowed)])
async def change_email(request: Request, given: wire.EmailIn, user: AUser, recovery: SomeRecovery) -> wire.Me:
    """Sends a link to a new address of the caller's account; an empty one ends letters. [online.email]"""
    await _letters_allowed(request, user.id)
    await recovery.ask_for_email(user, given.email, given.password)
    return as_me(user)


@account.post("/email/confirm", dependencies=[Depends(login_allowed)])
async def confirm_email(given: wire.LinkIn, user: AUser, recovery: SomeRecovery) -> wire.Me:
    """The address of a link is confirmed, also in another browser. [online.link]"""
    await recovery.confirm_email(given.token)
    return as_me(user)


@account.post("/forgotten", dependencies=[Depends(login_allowed)])
async def forgotten(request: Request, given: wire.ForgottenIn, user: AUser, recovery: SomeRecovery) -> wire.Me:
    """Sends a link for a new password, if there is such an account with an address; the answer is the same if not."""
    await _letters_allowed(request, folded(given.who))
    await recovery.ask_for_password(given.who)
    return as_me(user)


@account.post("/forgotten/password", dependencies=[Depends(login_allowed)])
async def new_password(
    request: Request, response: Response, given: wire.NewPasswordIn, recovery: SomeRecovery, hall: AHall
) -> wire.Me:
    """A new password by a link; all sessions of the account end, and the caller is in. [online.link]"""
    user = await recovery.new_password(given.token, given.password)
    hall.close_tabs(user.id)
    return as_me(await begin_session(request, response, user))
