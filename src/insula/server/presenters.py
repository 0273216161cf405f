"""Presenters: what is shown of a table, and to whom: updates by the eyes of a seat, seats, cards. Only that leaves."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any, Protocol

from insula.core.acts import Act, draft, suggested
from insula.core.game import Game
from insula.core.option import Option
from insula.core.pack import Pack
from insula.core.record import commitment
from insula.core.table import Table
from insula.core.teller import ending, explain, in_words, scenes
from insula.core.telling import Scene
from insula.learn.coach import standing
from insula.learn.lesson import Lesson
from insula.older.table import OlderTable
from insula.server import opening, wire
from insula.server.audience import Audience
from insula.server.clock import Clock, pace_in_words
from insula.server.rows import Chair
from insula.server.seating import Seating
from insula.server.table_spec import TableSpec
from insula.server.talk import Said, may_read

CHAT_SHOWN = 200
PASS = "pass"  # the notation of declining, in every game


class Shown(Protocol):
    """A table with everything that somebody may be shown of it; a room is one."""

    spec: TableSpec
    seating: Seating
    audience: Audience
    table: Table | None
    clock: Clock
    chat: list[Said]
    blocks: dict[str, frozenset[str]]
    holidays: dict[str, float]
    updated: float
    rematch: wire.RematchInfo | None

    @property
    def state(self) -> wire.State: ...

    @property
    def asked(self) -> int | None: ...


@dataclass(frozen=True)
class Sight:
    """A view as it is sent: whole, or as a patch of the view that was sent with version `base`."""

    view: dict[str, Any] | None
    base: int | None = None
    patch: list[wire.PatchStep] = field(default_factory=list)


def update(
    table: Table,
    clock: Clock,
    eyes: int | None,
    finals: Collection[int] | None,
    first: int,
    sight: Sight,
    lesson: Lesson | None = None,
    alone: bool = False,
) -> wire.Update:
    """The game for the eyes of a seat, or of a spectator; `finals` is None for those who do not answer.

    Which question is open may tell what somebody holds, so only whoever answers learns it. `alone` is set where nobody
    else plays or watches: only there the table may pass for somebody who can do nothing else.
    """
    answers = finals is not None and not table.over
    options = _options(table, finals) if finals is not None else []
    return wire.Update(
        version=table.version,
        first=first,
        events=[wire.EventInfo(**event) for event in table.seen(eyes, first)],
        scenes=shown_scenes(scenes(table, eyes, first)),
        view=sight.view,
        base=sight.base,
        patch=sight.patch,
        eyes=eyes,
        asked=None if table.over else table.asked,
        question=table.question if answers else waiting_for(table),
        kind=table.kind if answers else "",
        options=options,
        suggested=suggested(table) if answers else None,
        passes=answers and alone and [option.text for option in options] == [PASS],
        draft=_draft(table) if answers else [],
        can_undo=answers and table.can_undo,
        confirm=bool(options) and all(o.final for o in options),
        over=table.over,
        result=result(table),
        ending=shown_ending(table),
        clock=clock.shown(),
        coach=coach(table, lesson) if lesson is not None and eyes == lesson.me else None,
    )


def coach(table: Table, lesson: Lesson) -> wire.CoachInfo:
    """Where the learner stands in a lesson."""
    stands = standing(lesson, table)
    asked = not table.over and table.asked == lesson.me
    wanted = [int(table.read(text)) for text in stands.wanted] if asked else []
    return wire.CoachInfo(
        lesson=lesson.id, step=stands.step, given=list(stands.given), wanted=wanted, own_way=stands.own_way
    )


def waiting_for(table: Table) -> str:
    """Who decides, for those who do not."""
    return "" if table.over else table.game.catalogue.say("waiting-for", name=table.names[table.asked])


def _options(table: Table, finals: Collection[int]) -> list[wire.OptionInfo]:
    return [option_info(o, o in finals) for o in table.options]


def option_info(option: Option, final: bool = False) -> wire.OptionInfo:
    """An answer with its words."""
    return wire.OptionInfo(id=int(option), text=option.text, thing=option.thing, label=option.label, final=final)


def act_info(act: Act, preview: wire.Preview | None) -> wire.ActInfo:
    """An act that a thing begins; its label says its first and its last answer."""
    first, last = act.answers[0], act.answers[-1]
    told = last.label.startswith(first.label)  # as in Invoke, then Invoke Hope
    return wire.ActInfo(
        label=last.label if told else f"{first.label}: {last.label}",
        back=act.back,
        steps=[option_info(o) for o in act.steps],
        last=option_info(act.last) if act.last is not None else None,
        preview=preview,
    )


def _draft(table: Table) -> list[wire.DraftInfo]:
    return [
        wire.DraftInfo(
            question=step.question,
            chosen=step.chosen,
            options=[option_info(o) for o in step.options],
            small=step.small,
        )
        for step in draft(table)
    ]


def result(table: Table) -> wire.ResultInfo | None:
    """How the game ended."""
    ended = table.result
    if ended is None:
        return None
    return wire.ResultInfo(winners=list(ended.winners), points=list(ended.points), reason=ended.reason)


def shown_scenes(found: list[Scene]) -> list[wire.Scene]:
    """Scenes for the wire."""
    return [wire.Scene.model_validate(each) for each in found]


def shown_ending(table: Table) -> wire.Ending | None:
    """The score table, the course of the lead and the best moments of a finished game."""
    told = None if isinstance(table, OlderTable) else ending(table)  # its release told none
    return None if told is None else wire.Ending.model_validate(told)


def explained(table: Table, eyes: int | None, what: str) -> wire.Breakdown | None:
    """What a number is made of, for the eyes of a seat or a spectator."""
    told = None if isinstance(table, OlderTable) else explain(table, what, eyes)
    return None if told is None else wire.Breakdown.model_validate(told)


def described(table: Table, eyes: int | None) -> list[wire.Place] | None:
    """The table in sentences, for the eyes of a seat or a spectator."""
    told = None if isinstance(table, OlderTable) else in_words(table, eyes)
    return None if told is None else [wire.Place.model_validate(place) for place in told]


def seat_infos(room: Shown, user_id: str) -> list[wire.SeatInfo]:
    """The seats as a user sees them."""
    online, rest = room.audience.online(), room.holidays
    game = room.spec.setup.game
    return [
        seat_info(
            game, c, user_id, c.seat == room.asked, c.user_id in online, absent(room, c), rest.get(c.user_id or "", 0.0)
        )
        for c in room.seating.chairs
    ]


def absent(room: Shown, chair: Chair) -> bool:
    """Whether somebody has been away from a running game for long; with days to answer, also out of time."""
    if room.state != "playing" or not chair.user_id or chair.resigned or not room.audience.gone(chair.user_id):
        return False
    return chair.stand_in or room.spec.pace.kind != "days"


def seat_info(
    game: Game | None, chair: Chair, user_id: str, asked: bool, online: bool, away: bool = False, holiday: float = 0.0
) -> wire.SeatInfo:
    """One seat as a user sees it."""
    bot = chair.bot if chair.kind == "bot" else ""
    return wire.SeatInfo(
        name=chair.name,
        kind=chair.kind,
        bot=bot,
        you=bool(user_id) and chair.user_id == user_id,
        asked=asked,
        online=online and chair.user_id is not None,
        stand_in=chair.stand_in,
        resigned=chair.resigned,
        level=opening.level_title(game, bot) if game and bot else bot,
        kept=chair.kept_name if chair.kind == "open" else "",
        kept_for_you=chair.kind == "open" and bool(user_id) and chair.kept_for == user_id,
        absent=away,
        offered=chair.offered,
        sitter=chair.sitter,
        yours=bool(user_id) and chair.owner_id == user_id,
        holiday=holiday,
    )


def opened_by(room: Shown) -> str:
    """The name of whoever opened a table, while they sit there."""
    return next((c.name for c in room.seating.chairs if c.user_id and c.user_id == room.spec.maker), "")


def table_message(room: Shown, user_id: str) -> wire.TableMessage:
    """Who sits where, for one user."""
    setup, seating = room.spec.setup, room.seating
    return wire.TableMessage(
        table=room.spec.id,
        game=setup.game.name,
        title=setup.game.called,
        choices=dict(setup.choices),
        names=seating.names or [c.name for c in seating.chairs],
        seats=seat_infos(room, user_id),
        you=seating.seats_of(user_id),
        spectators=room.audience.spectators(seating),
        state=room.state,
        pace=pace_in_words(room.spec.pace),
        commitment=commitment(room.spec.seed, room.spec.salt),
        rewinds=room.table.history.rewinds if room.table else 0,
        chat=chat_for(room, user_id),
        partners=bool(partners_of(room, user_id)),
        by=opened_by(room),
        told=told_setup(room.spec),
        places=opening.picked(setup.game, setup.seats, setup.choices) if room.table is None else [],
        rematch=room.rematch,
        pack=pack_info(room.spec.pack),
        hints=may_have_hints(room, user_id),
    )


def told_setup(spec: TableSpec) -> list[str]:
    """A set-up in words, with the pack that it is played with."""
    setup = spec.setup
    named = [] if spec.pack is None else [told_pack(spec.pack)]
    return [*opening.told(setup.game, setup.seats, setup.choices), *named]


def told_pack(pack: Pack) -> str:
    """A pack in words."""
    return f"Pack: {pack.name} ({pack.hash[:6]})"


def pack_info(pack: Pack | None) -> wire.PackInfo | None:
    """A pack for the wire."""
    return None if pack is None else wire.PackInfo(name=pack.name, hash=pack.hash, game=pack.game)


def may_have_hints(room: Shown, user_id: str) -> bool:
    """Whether a user may ask for advice at a table. [online.hints]"""
    if not room.seating.seats_of(user_id) or room.spec.hints == "none":
        return False
    return room.spec.hints == "all" or not room.seating.people() - {user_id}


def chat_for(room: Shown, user_id: str) -> list[wire.ChatLine]:
    """What a user may read: players do not read the spectators while they play."""
    return [each.line for each in room.chat if reads(room, user_id, each)][-CHAT_SHOWN:]


def reads(room: Shown, user_id: str, each: Said) -> bool:
    """Whether a user reads a line."""
    blocked = room.blocks.get(user_id, frozenset())
    return may_read(each, room.seating.seats_of(user_id), room.state == "over", blocked)


def partners_of(room: Shown, user_id: str) -> int:
    """The seats, as bits, of those who know all that a user knows, if another person is among them; else 0.

    Where the rules let partners see each other's cards they let them talk.
    """
    mine = room.seating.seats_of(user_id)
    if room.table is None or not mine:
        return 0
    side = room.table.eyes(mine[0])
    others = [c for c in room.seating.chairs if side >> c.seat & 1 and c.user_id not in (None, user_id)]
    return side if others else 0
