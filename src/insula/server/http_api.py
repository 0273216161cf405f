"""The HTTP part of the wire: people, games, tables; /api/openapi.json describes it."""

from __future__ import annotations

import logging
import random
from dataclasses import asdict
from typing import Annotated, Any

from fastapi import APIRouter, Body, Depends, Request, Response
from fastapi.responses import JSONResponse

from insula.core.registry import edition, games
from insula.core.rulebook import Refused
from insula.server import lobby, opening, wire
from insula.server.accounts import COOKIE, COOKIE_DAYS, Accounts, User
from insula.server.hall import Hall
from insula.server.host import Host
from insula.server.limits import Gate, network
from insula.server.names import folded
from insula.server.own_data import everything_about, forget
from insula.server.replays import Replays
from insula.server.server_rules import refuse

log = logging.getLogger("insula.server")
TROUBLE: dict[str, Any] = {"model": wire.Trouble}
api = APIRouter(prefix="/api", responses=dict.fromkeys((400, 401, 403, 404, 409, 413, 422, 429), TROUBLE))


def hall_of(request: Request) -> Hall:
    """The hall of the server."""
    hall: Hall = request.app.state.hall
    return hall


def host_of(request: Request) -> Host:
    """Who opens tables and seats people."""
    host: Host = request.app.state.host
    return host


def accounts_of(request: Request) -> Accounts:
    """The accounts of the server."""
    accounts: Accounts = request.app.state.accounts
    return accounts


def replays_of(request: Request) -> Replays:
    """The replays of the server."""
    replays: Replays = request.app.state.replays
    return replays


def address_of(request: Request) -> str:
    """Where a request comes from; the addresses of one network count as one."""
    return network(request.client.host if request.client else "")


async def new_table_allowed(request: Request) -> None:
    """Refuses an address that opens tables too fast. [online.too-fast]"""
    gate: Gate = request.app.state.gate
    if not await gate.allow("new_tables", address_of(request)):
        raise refuse("online.too-fast")


async def login_allowed(request: Request) -> None:
    """Refuses an address that tries passwords too fast. [online.too-fast]"""
    gate: Gate = request.app.state.gate
    if not await gate.allow("logins", address_of(request)):
        raise refuse("online.too-fast")


async def begin_session(request: Request, response: Response, user: User) -> User:
    """A new session for a user, and the cookie that belongs to it."""
    agent = request.headers.get("user-agent", "")
    token = await accounts_of(request).begin(user, "".join(sign for sign in agent if sign.isprintable()))
    response.set_cookie(
        COOKIE,
        token,
        max_age=COOKIE_DAYS * 86400,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return user


async def caller(request: Request, response: Response) -> User:
    """Who calls; somebody without a cookie becomes a guest."""
    accounts = accounts_of(request)
    user = await accounts.by_cookie(request.cookies.get(COOKIE))
    if user is None:
        gate: Gate = request.app.state.gate
        if not await gate.allow("new_guests", address_of(request)):
            raise refuse("online.too-fast")
        user = await begin_session(request, response, await accounts.new_guest())
    elif not user.session:  # a guest of release 0.1.0
        await begin_session(request, response, user)
    return user


AHall = Annotated[Hall, Depends(hall_of)]
AHost = Annotated[Host, Depends(host_of)]
AUser = Annotated[User, Depends(caller)]
SomeAccounts = Annotated[Accounts, Depends(accounts_of)]
SomeReplays = Annotated[Replays, Depends(replays_of)]


def as_me(user: User) -> wire.Me:
    """A user for the wire."""
    return wire.Me(id=user.id, name=user.name, guest=user.guest)


# ---- people ----------------------------------------------------------------------------------------------


@api.get("/me")
async def me(user: AUser) -> wire.Me:
    """Who the caller is."""
    return as_me(user)


@api.post("/me", dependencies=[Depends(login_allowed)])
async def rename(given: wire.NameIn, user: AUser, accounts: SomeAccounts) -> wire.Me:
    """Gives the caller another name; running games keep the old one."""
    return as_me(await accounts.rename(user, given.name))


@api.post("/account", dependencies=[Depends(login_allowed)])
async def register(
    request: Request, response: Response, given: wire.AccountIn, user: AUser, accounts: SomeAccounts, hall: AHall
) -> wire.Me:
    """Turns the calling guest into an account and keeps all games; the guest's sessions end."""
    account = await accounts.register(user, given.name, given.password)
    hall.close_tabs(user.id)
    return as_me(await begin_session(request, response, account))


@api.post("/login", dependencies=[Depends(login_allowed)])
async def login(request: Request, response: Response, given: wire.AccountIn, accounts: SomeAccounts) -> wire.Me:
    """Comes in by name and password."""
    gate: Gate = request.app.state.gate
    if not await gate.allow("accounts", folded(given.name)):
        raise refuse("online.too-fast")
    return as_me(await begin_session(request, response, await accounts.login(given.name, given.password)))


@api.post("/logout")
async def logout(request: Request, response: Response, user: AUser, accounts: SomeAccounts, hall: AHall) -> wire.Me:
    """Goes out: the session ends, and the caller is a new guest."""
    await accounts.end(user, user.session)
    hall.close_tabs(user.id, only=user.session)
    return as_me(await begin_session(request, response, await accounts.new_guest()))


@api.post("/password", dependencies=[Depends(login_allowed)])
async def change_password(given: wire.PasswordIn, user: AUser, accounts: SomeAccounts, hall: AHall) -> wire.Me:
    """Changes the password of the caller's account; all other sessions end."""
    await accounts.change_password(user, given.old, given.new)
    hall.close_tabs(user.id, but=user.session)
    return as_me(user)


@api.get("/me/data", response_model=None, responses={200: {"content": {"application/json": {}}}})
async def own_data(user: AUser, hall: AHall) -> Response:
    """Everything that is kept about the caller, as a file."""
    told = await hall.store.read(lambda db: everything_about(db, user.id))
    headers = {"content-disposition": 'attachment; filename="insula.json"'}
    return JSONResponse(told, headers=headers)


@api.post("/me/delete", dependencies=[Depends(login_allowed)])
async def say_goodbye(
    request: Request, response: Response, given: wire.GoodbyeIn, user: AUser, accounts: SomeAccounts, hall: AHall
) -> wire.Me:
    """Forgets the caller: bots play their seats on, games keep no name of theirs. The caller is a new guest."""
    if not user.guest:
        await accounts.require_password(user, given.password)
    changed = await hall.store.write(lambda db: forget(db, user.id, hall.settings.stand_in))
    hall.close_tabs(user.id)
    hall.read_again(changed)
    return as_me(await begin_session(request, response, await accounts.new_guest()))


@api.get("/sessions")
async def list_sessions(user: AUser, accounts: SomeAccounts) -> list[wire.SessionInfo]:
    """Where the caller is known, last seen first."""
    found = await accounts.sessions_of(user)
    return [wire.SessionInfo(**asdict(each), here=each.id == user.session) for each in found]


@api.post("/sessions/end")
async def end_sessions(given: wire.SessionIn, user: AUser, accounts: SomeAccounts, hall: AHall) -> wire.Me:
    """Ends a session of the caller, or all others."""
    await accounts.end(user, given.id)
    if given.id is None:
        hall.close_tabs(user.id, but=user.session)
    else:
        hall.close_tabs(user.id, only=given.id)
    return as_me(user)


# ---- games and tables ------------------------------------------------------------------------------------


@api.get("/games")
async def list_games(hall: AHall) -> list[wire.GameInfo]:
    """The games with their seats, choices and bots; one that cannot be loaded is left out and logged."""
    found = []
    for name in games():
        try:
            found.append(opening.game_info(hall.game(name), hall.settings.opponent))
        except Exception:
            log.exception("the game %s cannot be loaded", name)
    return sorted(found, key=lambda info: hall.game(info.name).shelf)


@api.post("/play-now", dependencies=[Depends(new_table_allowed)])
async def play_now(given: wire.PlayNowIn, user: AUser, hall: AHall, host: AHost) -> wire.NewTable:
    """The caller on a random seat, bots on the others, started; without wishes as the first preset has it."""
    choices: wire.Choices = dict(given.choices)
    count = given.seats
    presets = hall.game(given.game).opening.presets
    if presets and not choices and count in (None, presets[0].seats):
        choices, count = dict(presets[0].choices), presets[0].seats
    count = hall.setup(given.game, count, choices).seats
    seats = [wire.SeatIn(who="bot", bot=given.bot) for _ in range(count)]
    seats[random.randrange(count)] = wire.SeatIn(who="me")
    room = await host.create(user, given.game, choices, seats, wire.PaceIn(), public=False)
    return _new_table(room.id)


@api.post("/setup")
async def look_at_setup(given: wire.SetupIn, hall: AHall) -> wire.SetupInfo:
    """A set-up before it is opened: who would sit in which team, what each may pick, and what the rules refuse."""
    return opening.plan(edition(hall.game(given.game), given.choices), given)


@api.post("/games/{game}/list")
async def read_list(game: str, given: wire.ListIn, hall: AHall) -> wire.ListOut:
    """A list of one's own as people write it; the word that the choice takes. [online.list]"""
    try:
        return wire.ListOut(value=hall.game(game).opening.read_list(given.choice, given.text))
    except Refused:
        raise
    except ValueError as problem:
        raise refuse("online.list", reason=problem) from None


@api.post("/tables", dependencies=[Depends(new_table_allowed)])
async def create_table(given: wire.TableIn, user: AUser, host: AHost) -> wire.NewTable:
    """A table as the caller wants it; it starts when no seat is open."""
    given_so = (given.game, given.choices, given.seats, given.pace, given.public)
    room = await host.create(user, *given_so, pack=given.pack, hints=given.hints)
    return _new_table(room.id)


def _new_table(table_id: str) -> wire.NewTable:
    return wire.NewTable(table=table_id, link=f"/table/{table_id}")


@api.get("/tables")
async def list_tables(user: AUser, hall: AHall) -> wire.TableLists:
    """The caller's tables, the caller's turn first, and open tables of others."""
    return await lobby.lists(hall, user)


@api.get("/tables/{table}")
async def one_table(table: str, user: AUser, hall: AHall) -> wire.TableCard:
    """One table."""
    return await hall.card(table, user)


@api.post("/tables/{table}/sit")
async def sit(table: str, given: wire.SitIn, user: AUser, hall: AHall, host: AHost) -> wire.TableCard:
    """Takes an open seat; the last one starts the game."""
    await host.sit(await hall.room(table), user, given.seat)
    return await hall.card(table, user)


@api.post("/tables/{table}/decline")
async def decline(table: str, user: AUser, hall: AHall, host: AHost) -> wire.Me:
    """Not this time: the seats kept for the caller are open to everybody."""
    await host.decline(await hall.room(table), user)
    return as_me(user)


@api.post("/tables/{table}/rematch", dependencies=[Depends(new_table_allowed)])
async def rematch(table: str, user: AUser, host: AHost) -> wire.NewTable:
    """Plays again with the people and the set-up of a finished table; all who ask meet at the same new one."""
    return _new_table((await host.rematch(table, user)).id)


@api.post("/tables/{table}/report")
async def report(table: str, given: wire.ReportIn, user: AUser, hall: AHall) -> wire.Report:
    """A file about something that looks wrong: the game as the caller may know it, with the rule and the sentence."""
    return await hall.report(table, user, given)


@api.post("/tables/{table}/leave")
async def leave(table: str, user: AUser, hall: AHall, host: AHost) -> wire.Me:
    """Frees the caller's seats before the start; afterwards bots stand in until the caller is back."""
    await host.leave(await hall.room(table), user)
    return as_me(user)


@api.post("/tables/{table}/start")
async def start(
    table: str, user: AUser, hall: AHall, host: AHost, given: Annotated[wire.StartIn | None, Body()] = None
) -> wire.TableCard:
    """Starts a table whose open seats go to bots; a started one stays as it is."""
    await host.start(await hall.room(table), user, given.bot if given else None)
    return await hall.card(table, user)


@api.get("/tables/{table}/previews")
async def previews(table: str, user: AUser, hall: AHall) -> wire.Previews:
    """What each answer costs and brings, for the player who is asked. [online.previews]"""
    return await (await hall.room(table)).updates.previews(user.id)
