"""Commands: what each message of a browser does at a table. Refusals carry their rule; nothing else changes a game."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from typing import Any, Literal

from insula.core.acts import acts_for, planned, settled
from insula.core.game import NOT_AN_ANSWER
from insula.core.rulebook import Refusal, Refused
from insula.core.table import Table
from insula.server import presenters, wire
from insula.server.advice import hint
from insula.server.coaching import coached, coached_move, remarked
from insula.server.connection import Connection
from insula.server.game_log import ending_text
from insula.server.room import Room
from insula.server.rows import add_chat
from insula.server.server_rules import because, error, info, refuse
from insula.server.table_spec import check_level
from insula.server.talk import Said
from insula.server.voting import propose, put_to_vote, vote


async def handle(room: Room, connection: Connection, message: wire.ClientMessage) -> None:
    """Carries a message out and answers it."""
    if isinstance(message, wire.Hello):
        if not connection.may_greet.take():
            connection.send(error("online.too-fast"))
            return
        await room.join(connection, message)
        return
    if isinstance(message, wire.Looking):
        connection.visible = message.visible
        return
    try:
        if isinstance(message, wire.HintPlease):
            await hint(room, connection, message)
            return
        async with room.lock:
            if not isinstance(message, wire.Why | wire.Explain | wire.Describe | wire.Acts):
                await room.require_store()
            async with room.rollback_on_error():
                await _COMMANDS[type(message)](room, connection, message)
    except Refused as refused:
        nonce = getattr(message, "nonce", "")
        connection.send(wire.Refused(nonce=nonce, refusal=info(refused.refusal)))


# ---- playing ------------------------------------------------------------------------------------------------


async def play(room: Room, connection: Connection, message: wire.Play) -> None:
    """Answers the open question: accepted once per nonce, refused with its rule, or stale."""
    if not await _fresh(room, connection, message.nonce, message.version):
        return
    move = message.text if message.option is None else message.option
    if move is None:
        raise refuse("online.malformed", reason=because("play-names"))
    seat = _answering(room, connection.user_id)
    if not message.own_way and (beside := coached_move(room, seat, move)):
        connection.send(remarked(message.nonce, beside, room))
        return
    await room.play(move, seat, by=connection.user_id, nonce=message.nonce)
    for text in settled(room.playing(), pays=_pays(room)) if message.settle else []:
        if coached(room, seat, [text]):
            break  # here the lesson wants another answer than most players give
        await room.play(text, seat, by=connection.user_id)
    connection.send(wire.Accepted(nonce=message.nonce, version=room.playing().version))
    await room.changed()


def _pays(room: Room) -> bool:
    """Whether the table pays as most players would before the rest of an act is asked; a lesson explains it first."""
    return room.spec.lesson is None


async def _fresh(room: Room, connection: Connection, nonce: str, version: int) -> bool:
    """Whether a command is new and made for the open question; answers it otherwise."""
    room.seating.acting(connection.user_id)
    known = room.log.version_of(connection.user_id, nonce)
    if known is not None:
        connection.send(wire.Accepted(nonce=nonce, version=known))
        return False
    table = room.playing()
    if version != table.version:
        connection.send(wire.Stale(nonce=nonce, version=table.version))
        await room.updates.send(connection)
        return False
    return True


def _answering(room: Room, user_id: str) -> int:
    """The seat somebody acts for: the asked one where it is theirs."""
    mine = room.seating.acting(user_id)
    table = room.playing()
    table.require_running()
    if table.asked not in mine:
        return mine[0]
    chair = room.seating[table.asked]
    if chair.resigned:
        raise refuse("online.resigned")
    if chair.stand_in:
        raise refuse("online.bot-plays")
    return table.asked


async def why(room: Room, connection: Connection, message: wire.Why) -> None:
    """Why something cannot be chosen; says nothing that the asker may not know."""
    table = room.playing()
    seat = _answering(room, connection.user_id)
    if message.thing is not None:
        found = _why_thing(table, message.thing, seat)
    else:
        move = message.text if message.option is None else message.option
        if move is None:
            raise refuse("online.malformed", reason=because("why-names"))
        found = table.why(move, seat)
    connection.send(wire.WhyAnswer(nonce=message.nonce, refusal=info(found) if found else None))


async def explain(room: Room, connection: Connection, message: wire.Explain) -> None:
    """What a number is made of, for the eyes of whoever asks; spectators may ask, too."""
    told = presenters.explained(room.playing(), room.updates.eyes_of(connection), message.what)
    connection.send(wire.Explained(nonce=message.nonce, breakdown=told))


async def describe(room: Room, connection: Connection, message: wire.Describe) -> None:
    """The table in sentences, for the eyes of whoever asks; spectators may ask, too."""
    places = presenters.described(room.playing(), room.updates.eyes_of(connection))
    connection.send(wire.Described(nonce=message.nonce, version=room.playing().version, places=places))


def _why_thing(table: Table, thing: str, seat: int) -> Refusal | None:
    """The most telling reason why nothing about a thing can be chosen."""
    things = table.things()
    nowhere = table.why(len(things), seat)
    if nowhere is None or nowhere.rule != NOT_AN_ANSWER:
        return nowhere
    best = nowhere
    for number in (number for number, each in enumerate(things) if each == thing):
        found = table.why(number, seat)
        if found is None:
            return None
        if best.rule == NOT_AN_ANSWER:
            best = found
    kind = thing.partition(":")[0]
    if best.rule == NOT_AN_ANSWER and not any(each.startswith(f"{kind}:") for each in things):
        return _explained(table, thing) or best
    return best


def _explained(table: Table, thing: str) -> Refusal | None:
    """A thing of a kind that no answer is about tells what it is, in the words of the glossary."""
    kind, *rest = thing.split(":")
    entries = {entry["id"]: entry for entry in table.game.glossary}
    entry = entries.get(thing) or (entries.get(f"{kind}:{rest[-1]}") or entries.get(kind) if rest else None)
    if entry is None or not entry["rules"]:
        return None
    rule = table.game.rulebook.rules[entry["rules"][0]]
    return Refusal(rule=rule.id, section=rule.section, says=f"{entry['name']}: {entry['text']}")


# ---- acts ------------------------------------------------------------------------------------------------------


async def acts(room: Room, connection: Connection, message: wire.Acts) -> None:
    """Which acts begin with a thing; the search sees what the asked seat could see by answering and taking back."""
    table = room.playing()
    seat = _answering(room, connection.user_id)
    found = await asyncio.to_thread(acts_for, table, message.thing) if seat == room.asked else []
    refusal = None if found else _why_thing(table, message.thing, seat)
    prices = await room.updates.act_previews(found) if len(found) > 1 else [None] * len(found)
    infos = [presenters.act_info(act, price) for act, price in zip(found, prices, strict=True)]
    why_not = info(refusal) if refusal else None
    connection.send(wire.ActsAnswer(nonce=message.nonce, thing=message.thing, acts=infos, refusal=why_not))


async def take_up(room: Room, connection: Connection, message: wire.TakeUp) -> None:
    """Puts an act together in one go; what would carry anything out is refused before anything is changed."""
    if not await _fresh(room, connection, message.nonce, message.version):
        return
    seat = _answering(room, connection.user_id)
    if seat != room.asked or not (message.back or message.steps):
        raise refuse("online.take-up")
    if message.back:
        room.require_spare()
    pays = _pays(room)
    texts = await asyncio.to_thread(planned, room.playing(), message.back, message.steps, message.then, pays)
    if texts is None:
        raise refuse("online.take-up")
    meant = [message.meant] if message.meant and not texts else []
    if not message.own_way and (beside := coached(room, seat, texts or meant, message.back)):
        if meant or beside.follows < len(message.steps):
            connection.send(remarked(message.nonce, beside, room))
            return
        texts = texts[: beside.follows]  # the lesson wants to be asked what most players answer alike
    lines = [""] * message.back + texts  # the last line carries the nonce: sent again after a break, it is known
    for i, text in enumerate(lines):
        nonce = message.nonce if i == len(lines) - 1 else ""
        if text:
            await room.play(text, seat, by=connection.user_id, nonce=nonce)
        else:
            await room.take_back(by=connection.user_id, nonce=nonce)
    connection.send(wire.Accepted(nonce=message.nonce, version=room.playing().version))
    await room.changed()


# ---- taking back ------------------------------------------------------------------------------------------------


async def undo(room: Room, connection: Connection, message: wire.Undo) -> None:
    """Takes the last answer back at once inside the boundary; beyond it the others are asked."""
    if not await _fresh(room, connection, message.nonce, message.version):
        return
    table = room.playing()
    room.require_spare()
    if not (room.seating.answers_for(connection.user_id, room.asked) and table.can_undo):
        await put_to_vote(room, connection, "rewind", nonce=message.nonce)
        return
    await room.take_back(by=connection.user_id, nonce=message.nonce)
    connection.send(wire.Accepted(nonce=message.nonce, version=table.version))
    await room.changed()


# ---- leaving -----------------------------------------------------------------------------------------------------


async def resign(room: Room, connection: Connection, message: wire.Resign) -> None:
    """Gives a seat up: a bot plays it on, unless that leaves nobody to play against. [online.resigned]"""
    table, seating = room.playing(), room.seating
    mine = seating.acting(connection.user_id)
    seat = mine[0] if message.seat is None else message.seat
    if seat not in mine:
        raise refuse("online.seat-not-yours")
    table.require_running()
    if seating[seat].resigned:
        raise refuse("online.resigned")
    if seating[seat].owner_id:
        raise refuse("online.sitting-in", name=seating[seat].name)
    chair = replace(seating[seat], resigned=True, stand_in=True, bot=room.services.settings.stand_in)
    table.resign(seat)
    left = [c for c in seating.chairs if not c.resigned and c.seat != seat]
    text = ""
    if _one_side(table, [c.seat for c in left]) or not any(c.user_id for c in left):
        others = [c.seat for c in left if not table.eyes(c.seat) >> seat & 1]
        winners = others or [c.seat for c in left]
        text = ending_text(table.end(winners, f"{table.names[seat]} resigned."))
    await room.commit("resign", seat, text, by=connection.user_id, chairs=[chair])
    await room.changed()
    room.tell_table()


def _one_side(table: Table, seats: list[int]) -> bool:
    """Whether these seats have nobody to play against: those who share eyes are one side."""
    return all(table.eyes(seats[0]) >> seat & 1 for seat in seats)


async def bot(room: Room, connection: Connection, message: wire.Bot) -> None:
    """Hands a seat of mine to a bot, or takes it back, also from whoever sat in for me."""
    room.playing().require_running()
    if not message.on and room.seating.owns(connection.user_id, message.seat):
        await room.give_back(message.seat)
        return
    if message.seat not in room.seating.acting(connection.user_id):
        raise refuse("online.seat-not-yours")
    level = message.level or room.services.settings.stand_in
    if message.on:
        room.require_spare()
        check_level(room.spec.setup.game.name, level)
    await room.stand_in(message.seat, level if message.on else "")


async def ahead(room: Room, connection: Connection, message: wire.Ahead) -> None:
    """Leaves a pass for later, or takes it away; the answer goes to whoever asked and to nobody else. [online.ahead]"""
    room.playing().require_running()
    if message.seat not in room.seating.acting(connection.user_id):
        raise refuse("online.seat-not-yours")
    await room.ahead.leave(message.seat, message.on, connection.user_id, message.nonce)
    room.ahead.tell_one(connection, again=True)
    room.ahead.tell()


# ---- talking -----------------------------------------------------------------------------------------------------


async def chat(room: Room, connection: Connection, message: wire.Chat) -> None:
    """Says something: players to everybody or to partners, spectators to spectators, after the end all to all."""
    user = connection.user
    if user is None:
        raise refuse("online.spectator")
    if not connection.may_talk.take():
        raise refuse("online.too-fast")
    text = " ".join(message.text.split())
    if not text:
        raise refuse("online.malformed", reason=because("nothing-said"))
    place: Literal["players", "spectators", "partners"] = "players"
    side = presenters.partners_of(room, user.id) if message.to == "partners" else 0
    if message.to == "partners":
        if not side:
            raise refuse("online.partners")
        place = "partners"
    elif not room.seating.seats_of(user.id):
        place = "spectators"
    line = wire.ChatLine(number=len(room.chat), name=user.name, text=text, room=place, at=time.time())
    spoken = Said(line, user.id, side)
    row = line.model_dump(exclude={"t"}) | {"user_id": user.id, "side": side}
    try:
        await room.services.store.write(lambda db: add_chat(db, room.id, room.log.epoch, row))
    except Exception:
        room.log.doubtful = True  # it may have arrived: what is stored is read before anything else is said
        raise
    room.chat.append(spoken)
    for each in room.audience:
        if presenters.reads(room, each.user_id, spoken):
            each.send(line)


_COMMANDS: dict[type, Any] = {
    wire.Play: play,
    wire.Acts: acts,
    wire.TakeUp: take_up,
    wire.Why: why,
    wire.Explain: explain,
    wire.Describe: describe,
    wire.Undo: undo,
    wire.Propose: propose,
    wire.Vote: vote,
    wire.Resign: resign,
    wire.Bot: bot,
    wire.Ahead: ahead,
    wire.Chat: chat,
}
