"""Cards: a table as a line of the lobby or of a letter, and as a report; only what its reader may know."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Collection, Sequence

import insula
from insula.core.game import Game
from insula.core.pack import parse_pack
from insula.core.record import commitment
from insula.core.registry import UnknownGame, load
from insula.core.table import Table
from insula.older.table import OlderTable
from insula.server import opening, wire
from insula.server.clock import pace_in_words
from insula.server.presenters import (
    Shown,
    opened_by,
    result,
    seat_info,
    seat_infos,
    told_pack,
    told_setup,
    waiting_for,
)
from insula.server.rows import Chair, Row
from insula.server.seating import Seating

SINCE_SHOWN = 4  # things that happened since somebody's last answer, in the lobby


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
        pace=pace_in_words(room.spec.pace),
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
        pace=pace_in_words(wire.Pace.model_validate_json(row["pace"])),
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
        question=table.question if asked else waiting_for(table),
        options=[option.text for option in table.options] if asked else [],
        events=[wire.EventInfo(**event) for event in table.seen(eyes)],
        view=table.view(eyes),
        record=table.record.text() if room.state == "over" else "",
    )
