"""Voting: proposals are opened, answered and carried out here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from insula.core.table import Table
from insula.server import wire
from insula.server.connection import Connection
from insula.server.game_log import ending_text
from insula.server.proposals import ABOUT_ABSENT, Proposal, What
from insula.server.room import Room
from insula.server.server_rules import because, refuse


async def propose(room: Room, connection: Connection, message: wire.Propose) -> None:
    """Opens a proposal; where nobody else has to agree it is carried out at once."""
    room.require_spare()
    await put_to_vote(room, connection, message.what, move=message.move, seat=message.seat)


async def put_to_vote(
    room: Room,
    connection: Connection,
    what: What,
    *,
    move: int | None = None,
    seat: int | None = None,
    nonce: str = "",
) -> None:
    """Opens a proposal of whoever sits at a connection."""
    table, seating = room.playing(), room.seating
    mine = seating.acting(connection.user_id)
    table.require_running()
    if room.proposal is not None:
        raise refuse("online.one-proposal")
    if what in ABOUT_ABSENT:
        proposal = _about_absent(room, connection.user_id, what, seat)
    else:
        voters = frozenset(c.seat for c in seating.chairs if c.user_id and not c.resigned and c.seat not in mine)
        if what == "draw" and not voters:
            raise refuse("online.draw-people")
        target = _rewind_target(table, mine, move) if what == "rewind" else None
        proposal = Proposal(room.ballot.next_number(), what, mine[0], voters, target)
    room.ballot.open(proposal)
    await _settle(room, proposal, connection.user_id, nonce)
    if nonce:
        version = room.playing().version
        room.log.remember(connection.user_id, nonce, version)
        connection.send(wire.Accepted(nonce=nonce, version=version))


def _about_absent(room: Room, user_id: str, what: What, seat: int | None) -> Proposal:
    """A proposal about somebody who stays away; one seat votes for each person who does not. [online.absent]"""
    seating = room.seating
    if seat is None or seat >= len(seating):
        raise refuse("online.absent", reason=because("absent-whose"))
    chair = seating[seat]
    if not room.absent(chair):
        if not chair.user_id:
            raise refuse("online.absent", reason=because("absent-bot"))
        here = because("absent-here", name=chair.name) if chair.name else because("absent-nobody")
        raise refuse("online.absent", reason=here)
    if what == "bot" and chair.stand_in:
        raise refuse("online.absent", reason=because("absent-bot-plays", name=chair.name))
    if what == "seat" and chair.offered:
        raise refuse("online.absent", reason=because("absent-offered", name=chair.name))
    voters: dict[str, int] = {}
    for each in seating.chairs:
        if each.user_id and not each.resigned and not room.absent(each):
            voters.setdefault(each.user_id, each.seat)
    mine = voters.pop(user_id, seating.acting(user_id)[0])
    return Proposal(room.ballot.next_number(), what, mine, frozenset(voters.values()), about=seat)


def _rewind_target(table: Table, seats: Sequence[int], move: int | None) -> int:
    """The answer to go back to: the last one of these seats, or the last one at or before a move."""
    answers = table.history.answers
    if move is None:
        mine = [number for number, seat in answers if seat in seats]
        if not mine:
            raise refuse("online.nothing-to-take-back")
        return mine[-1]
    earlier = [number for number, _ in answers if number <= move]
    if not earlier or move >= len(table.moves):
        raise refuse("online.rewind-range", move=len(table.moves))
    return earlier[-1]


async def vote(room: Room, connection: Connection, message: wire.Vote) -> None:
    """Answers an open proposal."""
    proposal = room.proposal
    if proposal is None or proposal.id != message.proposal:
        raise refuse("online.no-proposal")
    proposal.vote(room.seating.acting(connection.user_id), message.yes)
    await _settle(room, proposal, connection.user_id)


async def _settle(room: Room, proposal: Proposal, user_id: str, nonce: str = "") -> None:
    """Tells how a proposal stands and carries it out when enough people agreed."""
    outcome = proposal.outcome
    if outcome == "open":
        await room.ballot.keep()
        room.audience.tell(proposal.shown())
        return
    room.ballot.close()
    if outcome != "agreed":
        await room.ballot.keep()
        room.carry_on()
    elif proposal.what == "rewind":
        assert proposal.move is not None
        room.playing().rewind(proposal.move)
        await room.commit("rewind", proposal.by, str(proposal.move), by=user_id, nonce=nonce)
        await room.changed()
        room.tell_table()
    elif proposal.what == "draw":
        await end(room, "The players agreed to a draw.", proposal.by, user_id)
    else:
        await _without(room, proposal, user_id)


async def _without(room: Room, proposal: Proposal, user_id: str) -> None:
    """What was decided about somebody who stays away; if they sat down meanwhile, nothing."""
    assert proposal.about is not None
    chair = room.seating[proposal.about]
    if proposal.what == "end":
        await end(room, f"The others ended the game because {chair.name} stayed away.", proposal.by, user_id)
    elif proposal.what == "bot":
        await room.stand_in(chair.seat, room.services.settings.stand_in)
    else:
        level = chair.bot if chair.stand_in else room.services.settings.stand_in
        offered = replace(chair, stand_in=True, bot=level, offered=True)
        await room.commit("offer", chair.seat, by=user_id, chairs=[offered])
        await room.changed()
        room.tell_table()


async def end(room: Room, reason: str, seat: int, user_id: str = "") -> None:
    """Ends a game without a winner; for whoever proposed it, if anybody did."""
    ended = room.playing().end((), reason)
    await room.commit("draw", seat, ending_text(ended), by=user_id)
    await room.changed()
