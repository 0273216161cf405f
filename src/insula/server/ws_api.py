"""The WebSocket part of the wire: one connection per tab, every frame checked, counted and answered."""

from __future__ import annotations

import asyncio
import contextlib
import logging

from fastapi import APIRouter
from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from insula.core.rulebook import Refused
from insula.server import logs, wire
from insula.server.accounts import COOKIE, Accounts
from insula.server.cluster import OwnedElsewhere
from insula.server.commands import handle
from insula.server.connection import COME_BACK, Connection
from insula.server.game_log import NotStored
from insula.server.hall import Hall
from insula.server.limits import Bucket, Gate, network
from insula.server.middleware import same_site
from insula.server.room import Room
from insula.server.rows import TableLost
from insula.server.server_rules import because, error, misfit, refuse, status_of
from insula.server.store import StoreAway

log = logging.getLogger("insula.server")
ws = APIRouter()
CLOSED = 4000  # + HTTP status: why the server ended a connection


@ws.websocket("/ws/{table}")
async def at_table(socket: WebSocket, table: str) -> None:
    """A tab comes to a table."""
    gate: Gate = socket.app.state.gate
    address = network(socket.client.host if socket.client else "")
    await socket.accept()
    if not gate.enter(address):
        await _turn_away(socket, refuse("online.too-fast"))
        return
    try:
        room, connection = await _admitted(socket, table)
    except Refused as refused:
        await _turn_away(socket, refused)
    except StoreAway:
        await _turn_away(socket, refuse("online.store-away"))
    except OwnedElsewhere:
        await _turn_away(socket, refuse("online.moved"), COME_BACK)
    else:
        await _serve(socket, room, connection, gate, address)
    finally:
        gate.leave(address)


async def _admitted(socket: WebSocket, table: str) -> tuple[Room, Connection]:
    """Who it is and where; refuses forged cookies, pages of other sites and unknown tables."""
    if not same_site(socket.headers):
        raise refuse("online.origin")
    accounts: Accounts = socket.app.state.accounts
    hall: Hall = socket.app.state.hall
    user = await accounts.by_cookie(socket.cookies.get(COOKIE))
    return await hall.room(table), Connection(user, hall.settings.limits)


async def _turn_away(socket: WebSocket, refused: Refused, code: int | None = None) -> None:
    refusal = refused.refusal
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(wire.ErrorMessage(says=refusal.says, rule=refusal.rule).model_dump_json())
        await socket.close(code or CLOSED + status_of(refusal), refusal.rule)


async def _serve(socket: WebSocket, room: Room, connection: Connection, gate: Gate, address: str) -> None:
    sender = asyncio.create_task(_send(socket, connection))
    try:
        await _receive(socket, room, connection, gate, address)
    except WebSocketDisconnect:
        pass
    finally:
        await room.part(connection)
        connection.close()
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await sender


async def _send(socket: WebSocket, connection: Connection) -> None:
    while (text := await connection.next()) is not None:
        await socket.send_text(text)
    if socket.client_state is WebSocketState.CONNECTED and socket.application_state is WebSocketState.CONNECTED:
        await socket.close(connection.code)


async def _receive(socket: WebSocket, room: Room, connection: Connection, gate: Gate, address: str) -> None:
    limits = gate.limits
    bucket = Bucket(limits.connection_rate, limits.connection_burst)
    excess = 0
    while True:
        frame = await socket.receive()
        if frame["type"] == "websocket.disconnect":
            return
        if not bucket.take() or not gate.messages.take(address):
            excess += 1
            if excess > limits.excess_messages:
                await _turn_away(socket, refuse("online.too-fast"))
                return
            connection.send(error("online.too-fast"))
            continue
        try:
            message = _read(frame.get("text"), limits.frame_bytes)
        except Refused as refused:
            connection.send(wire.ErrorMessage(says=refused.refusal.says, rule=refused.refusal.rule))
            continue
        await _answer(room, connection, message)


def _read(text: str | None, most: int) -> wire.ClientMessage:
    """A frame as a message. [online.malformed, online.too-large]"""
    if text is None:
        raise refuse("online.malformed", reason=because("binary"))
    if len(text) > most:
        raise refuse("online.too-large", limit=because("message-limit", limit=most // 1024))
    try:
        return wire.CLIENT_MESSAGE.validate_json(text)
    except ValidationError as problem:
        first = problem.errors(include_url=False, include_input=False)[0]
        raise refuse("online.malformed", reason=misfit(first)) from None


async def _answer(room: Room, connection: Connection, message: wire.ClientMessage) -> None:
    logs.table_id.set(room.id)
    try:
        with room.services.metrics.commands.labels(message.t).time():
            await handle(room, connection, message)
    except NotStored as problem:
        connection.send(wire.ErrorMessage(says=str(problem)))
    except StoreAway:
        connection.send(error("online.store-away"))
    except TableLost:  # the room has closed every tab; they find the server that plays it now
        return
    except Exception:
        log.exception("table %s: a %s message failed", room.id, message.t)
        connection.send(wire.ErrorMessage(says="Something went wrong with that; the table is as it was."))
