"""The coach at the table of a lesson: an answer beside the script is remarked on before it is played."""

from __future__ import annotations

from collections.abc import Sequence

from insula.learn.coach import Remark, remark
from insula.learn.lesson import said
from insula.server import wire
from insula.server.room import Room


def coached(room: Room, seat: int, texts: Sequence[str], back: int = 0, thing: str = "") -> Remark | None:
    """What the coach says to answers that leave the script; None where they follow it or there is no lesson."""
    lesson = room.spec.lesson
    return None if lesson is None or seat != lesson.me else remark(lesson, room.playing(), texts, thing, back)


def coached_move(room: Room, seat: int, move: int | str) -> Remark | None:
    """The same for one answer by option id or notation; what the rules refuse is for them to tell."""
    table = room.playing()
    if room.spec.lesson is None or table.why(move, seat) is not None:
        return None
    option = table.option(table.read(move) if isinstance(move, str) else move)
    return coached(room, seat, [option.text], thing=option.thing)


def remarked(nonce: str, found: Remark, room: Room) -> wire.Coached:
    """The remark for the browser, which has words of its own where the lesson says nothing."""
    asked = next((option for option in room.playing().options if option.text == found.tried), None)
    tried = asked.label if asked else found.tried  # in the middle of an act its later answers have no label yet
    return wire.Coached(nonce=nonce, says=said(found.says) if found.says else "", tried=tried)
