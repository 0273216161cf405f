"""Advice at the table: the engine of reviews, asked by the player who is to answer, where the table allows it."""

from __future__ import annotations

from insula.bots.api import Share, Think
from insula.bots.pool import WorkerLost
from insula.older.table import OlderTable
from insula.review.advising import Advice, Advising
from insula.review.result import Line
from insula.server import wire
from insula.server.bots_pool import think_of
from insula.server.connection import Connection
from insula.server.room import Room
from insula.server.server_rules import because, refuse


async def hint(room: Room, connection: Connection, message: wire.HintPlease) -> None:
    """Advice for the asker's own question; it is dear, so everybody has one at a time. [online.hints]"""
    advised, user_id = room.services.advised, connection.user_id
    if user_id in advised:
        raise refuse("online.hints", reason=because("hint-one"))
    advised.add(user_id)
    try:
        await _hint(room, connection, message)
    finally:
        advised.remove(user_id)


async def _hint(room: Room, connection: Connection, message: wire.HintPlease) -> None:
    settings = room.services.settings
    async with room.lock:
        table = room.playing()
        _check(room, connection.user_id)
        version, chance = table.version, settings.chance(60)
        request = think_of(table, settings.adviser, chance, settings.advice_seconds, f"{room.id} hint")
        texts = {int(option): option.label for option in table.options}
        names = table.names
    if isinstance(table, OlderTable) or not isinstance(request, Think):
        thought = await room.services.choose(request)
        shares = thought.shares[:3] or (Share(thought.option, 0.0, 0.0, 1.0, 0),)
        hints = [_bare(share, texts[share.option]) for share in shares]
        connection.send(wire.HintMessage(nonce=message.nonce, version=version, hints=hints, note=thought.note))
        return
    try:
        found = await room.services.advise(Advising(request, names, settings.advice_seconds))
    except WorkerLost:
        raise refuse("online.hints", reason=because("hint-late")) from None
    connection.send(_told(message.nonce, version, found))


def _check(room: Room, user_id: str) -> None:
    """Whether this player may ask now. [online.hints]"""
    mine, allowed = room.seating.acting(user_id), room.spec.hints
    if allowed == "none":
        raise refuse("online.hints", reason=because("hint-none"))
    if allowed == "alone" and room.seating.people() - {user_id}:
        raise refuse("online.hints", reason=because("hint-people"))
    if room.asked not in mine:
        raise refuse("online.hints", reason=because("hint-turn"))


def _told(nonce: str, version: int, found: Advice) -> wire.HintMessage:
    lines = [line for line in found.lines if line.answers]  # one that the game answers by itself has none
    if not lines:
        raise refuse("online.hints", reason=because("hint-nothing"))
    first = lines[0]
    return wire.HintMessage(
        nonce=nonce,
        version=version,
        hints=[_info(line) for line in lines],
        note=found.note,
        sure=found.sure,
        gain=first.gain,
        gain_low=first.low,
        gain_high=first.high,
        brief=first.brief,
        why=first.why,
    )


def _info(line: Line) -> wire.HintInfo:
    first, share = line.answers[0], line.share
    return wire.HintInfo(
        option=first.option,
        text=first.label,
        line=line.label,
        things=[answer.thing for answer in line.answers],
        share=share.win,
        low=share.low,
        high=share.high,
    )


def _bare(share: Share, text: str) -> wire.HintInfo:
    given = (share.win, share.low, share.high)
    return wire.HintInfo(
        option=share.option, text=text, line=text, things=[], share=given[0], low=given[1], high=given[2]
    )
