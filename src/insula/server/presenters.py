"""Presenters: what is shown of a table, and to whom: updates by the eyes of a seat, seats, cards. Only that leaves."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

import insula
from insula.core.acts import Act, draft, suggested
from insula.core.game import Game
from insula.core.option import Option
from insula.core.pack import Pack, parse_pack
from insula.core.record import commitment
from insula.core.registry import UnknownGame, load
from insula.core.table import Table
from insula.core.teller import ending, explain, in_words, scenes
from insula.core.telling import Scene
from insula.learn.coach import standing
from insula.learn.lesson import Lesson
from insula.older.table import OlderTable
from insula.server import opening, wire
from insula.server.audience import Audience
from insula.server.clock import Clock
from insula.server.rows import Chair, Row
from insula.server.seating import Seating
from insula.server.table_spec import TableSpec
from insula.server.talk import Said, may_read

CHAT_SHOWN = 200
PASS = "pass"  # the notation of declining, in every game
SINCE_SHOWN = 4  # things that happened since somebody's last answer, in the lobby


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
        question=table.question if answers else _waiting_for(table),
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


def _waiting_for(table: Table) -> str:
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
        pace=room.spec.pace,
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


def eyes_for(room: Shown, user_id: str) -> int | None:
    """Whose view somebody gets without a tab: of their seats the one that is asked, else the first."""
    mine = room.seating.seats_of(user_id)
    return room.asked if room.asked in mine else next(iter(mine), None)


def since(table: Table, eyes: int, public: bool = False) -> list[str]:
    """What a seat saw others do since its last turn; what it did itself in the turn it is in is not told again.

    With `public`, what a spectator saw of it.
    """
    answers = list(table.history.answers)
    own = len(table.moves)  # the first move of its own in the turn it is in
    while answers and answers[-1][1] == eyes:
        own = answers.pop()[0]
    answered = max((move for move, seat in answers if seat == eyes), default=-1)
    first = 0  # the events of an older release are told by that release only
    if not isinstance(table, OlderTable):
        first = next((e.number for e in table.events if e.move > answered + 1), len(table.events))
    return [
        str(event["text"])
        for event in table.seen(None if public else eyes, first)
        if answered + 1 < event["move"] <= own
    ]


def card(room: Shown, user_id: str, position: bool = False) -> wire.TableCard:
    """The table as a line of the lobby; with its position where that is wanted and the user's turn."""
    setup, table, eyes = room.spec.setup, room.table, eyes_for(room, user_id)
    happened = since(table, eyes) if table and eyes is not None and room.state == "playing" else []
    your_turn = room.seating.answers_for(user_id, room.asked)
    return wire.TableCard(
        table=room.spec.id,
        game=setup.game.name,
        title=setup.game.called,
        choices=dict(setup.choices),
        seats=seat_infos(room, user_id),
        state=room.state,
        your_turn=your_turn,
        moves=len(room.table.moves) if room.table else 0,
        pace=room.spec.pace,
        public=room.spec.public,
        updated=room.updated,
        by=opened_by(room),
        told=told_setup(room.spec),
        since=happened[-SINCE_SHOWN:],
        since_more=max(0, len(happened) - SINCE_SHOWN),
        result=result(table) if table else None,
        view=table.view(eyes) if table and position and your_turn else None,
    )


def stored_card(row: Row, chairs: Sequence[Chair], user_id: str, online: Collection[str] = ()) -> wire.TableCard:
    """A table that is not in memory, from its row."""
    game: Game | None = None
    with contextlib.suppress(UnknownGame):
        game = load(row["game"])
    choices = json.loads(row["choices"])
    pack = [told_pack(parse_pack(row["pack"]))] if row["pack"] else []
    return wire.TableCard(
        table=row["id"],
        game=row["game"],
        title=game.called if game else row["game"],
        choices=choices,
        seats=[seat_info(game, c, user_id, c.seat == row["asked"], c.user_id in online) for c in chairs],
        state=row["state"],
        your_turn=Seating(chairs).answers_for(user_id, row["asked"]),
        moves=row["moves"],
        pace=wire.Pace.model_validate_json(row["pace"]),
        public=row["public"],
        updated=row["updated"],
        by=next((c.name for c in chairs if c.user_id and c.user_id == row["maker"]), ""),
        told=[*(opening.told(game, len(chairs), choices) if game else []), *pack],
        since=[],
        since_more=0,
        result=wire.ResultInfo.model_validate_json(row["result"]) if row["result"] else None,
        view=None,
    )


def report(room: Shown, table: Table, user_id: str, given: wire.ReportIn) -> wire.Report:
    """“This looks wrong” with all that somebody may know of the game, and nothing else."""
    eyes = eyes_for(room, user_id)
    asked = room.seating.answers_for(user_id, room.asked)
    rule = table.game.rulebook.rules.get(given.rule)
    return wire.Report(
        insula=insula.__version__,
        game=table.game.name,
        rules_version=table.game.rules_version,
        seats=table.setup.seats,
        choices=dict(table.setup.choices),
        table=room.spec.id,
        commitment=commitment(room.spec.seed, room.spec.salt),
        state=room.state,
        seat=eyes,
        version=table.version,
        moves=len(table.moves),
        says=given.says,
        rule=given.rule,
        rule_says=rule.says if rule else "",
        thing=given.thing,
        words=given.words,
        question=table.question if asked else _waiting_for(table),
        options=[option.text for option in table.options] if asked else [],
        events=[wire.EventInfo(**event) for event in table.seen(eyes)],
        view=table.view(eyes),
        record=table.record.text() if room.state == "over" else "",
    )
