"""Replays: a finished game at any move, as one seat knew it, as a spectator, or with everything open; and imports."""

from __future__ import annotations

import asyncio
import json
import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any, Protocol

from insula.core.game import AnyGameState
from insula.core.language import ENGLISH, speaking, spoken
from insula.core.pack import BadPack, Pack, parse_pack
from insula.core.record import BadRecord, Record, parse_record
from insula.core.record_class import clone
from insula.core.replaying import replay
from insula.core.rulebook import Refused
from insula.core.table import Table
from insula.core.teller import scenes, scenes_for_all
from insula.older.replay import OlderReplay, played_elsewhere
from insula.server import packs, presenters, wire
from insula.server import rows as db
from insula.server.clock import pace_of
from insula.server.names import clean_name
from insula.server.rows import Chair
from insula.server.server_rules import because, refuse
from insula.server.store import Store
from insula.server.table_spec import TABLE_ID, new_table_id

EVERY = 16  # moves between two kept states
KEPT = 16  # replays in memory
Story = tuple[wire.Ending | None, list[wire.Scene]]


class Shown(Protocol):
    """A finished game that can be looked at."""

    record: Record
    labels: list[str]  # of the moves, as people say them
    result: wire.ResultInfo | None

    @property
    def title(self) -> str:
        """The game's title."""

    def at(self, move: int, eyes: int | None, everything: bool) -> wire.ReplayAt:
        """The game after some moves."""

    def outcome(self) -> wire.ResultInfo:
        """How the record ends."""

    def story(self) -> Story:
        """The end and the scenes as a spectator saw them."""


class OlderShown:
    """A finished game of an earlier release."""

    def __init__(self, record: Record, result: wire.ResultInfo | None, pack: Pack | None) -> None:
        self.record, self.result = record, result
        self.labels = [move.text[:1].upper() + move.text[1:] for move in record.moves]
        self._replay = OlderReplay(record, pack)
        self.title = self._replay.game.title

    def at(self, move: int, eyes: int | None, everything: bool) -> wire.ReplayAt:
        """The game after some moves, as its own release shows it."""
        told = self._replay.at(move, eyes, everything)
        told["events"] = [wire.EventInfo(**event) for event in told["events"]]
        return wire.ReplayAt(version=move, scenes=[], **told)

    def story(self) -> Story:
        """Nothing: its release told no scenes."""
        return None, []

    def outcome(self) -> wire.ResultInfo:
        """How the record ends."""
        if self._replay.result is None:
            return _unfinished(self.record, self._replay.points)
        winners, points, reason = self._replay.result
        return wire.ResultInfo(winners=winners, points=points, reason=reason)


def shown(record: Record, result: wire.ResultInfo | None, pack: Pack | None = None) -> Shown:
    """A finished game under the rules and with the cards that it was played by; refuses one that they do not allow."""
    return OlderShown(record, result, pack) if played_elsewhere(record) else Replay.of(record, result)


def _unfinished(record: Record, points: list[int]) -> wire.ResultInfo:
    return wire.ResultInfo(winners=[], points=points, reason=record.result or because("record-ends"))


@dataclass
class Replay:
    """A finished game with some of its states, so that any move is at hand quickly."""

    record: Record
    table: Table
    states: list[AnyGameState]
    labels: list[str]
    result: wire.ResultInfo | None

    @classmethod
    def of(cls, record: Record, result: wire.ResultInfo | None) -> Replay:
        """Plays the record once; refuses one that the rules do not allow."""
        states: list[AnyGameState] = []
        labels: list[str] = []

        def watch(table: Table) -> None:
            if len(labels) % EVERY == 0:
                states.append(clone(table.state))
            labels.append(table.say(table.read(record.moves[len(labels)].text)))

        table = replay(record, watch=watch)
        if len(labels) % EVERY == 0:
            states.append(clone(table.state))
        ended = table.result
        if ended is not None and result is not None and spoken() != ENGLISH and table.state.over:
            result = result.model_copy(update={"reason": ended.reason})  # it was stored in English
        return cls(record, table, states, labels, result)

    @property
    def title(self) -> str:
        """The game's title."""
        return self.table.game.called

    def outcome(self) -> wire.ResultInfo:
        """How the record ends."""
        ended = self.table.result
        if ended is not None:
            return wire.ResultInfo(winners=list(ended.winners), points=list(ended.points), reason=ended.reason)
        game, state = self.table.game, self.table.state
        return _unfinished(self.record, [int(game.score(state, seat)) for seat in range(self.record.seats)])

    def at(self, move: int, eyes: int | None, everything: bool) -> wire.ReplayAt:
        """The game after some moves, for the eyes of a seat or a spectator, or all of them."""
        near = min(move // EVERY, len(self.states) - 1)
        state = clone(self.states[near])
        table = Table(self.table.setup, 0, self.record.names, state=state, salt="", fast_forward=False)
        for number, each in enumerate(self.record.moves[near * EVERY : move], start=near * EVERY):
            table.play(each.text, each.seat)
            for _, seat, seed in (one for one in self.record.redealt if one[0] == number + 1):
                table.redeal(seat, seed)
        table.events = [e for e in self.table.events if e.move == move]
        views = [table.view(seat) for seat in range(self.record.seats)] if everything else []
        seen = all_seen(table) if everything else table.seen(eyes)
        return wire.ReplayAt(
            version=move,
            view=table.view(eyes),
            views=views,
            events=[wire.EventInfo(**event) for event in seen],
            scenes=self.scenes(move, eyes, everything),
            question=table.question,
            asked=None if table.over else table.asked,
        )

    def story(self) -> Story:
        """The end and the scenes as a spectator saw them."""
        return presenters.shown_ending(self.table), presenters.shown_scenes(scenes(self.table))

    def scenes(self, move: int, eyes: int | None, everything: bool) -> list[wire.Scene]:
        """The scenes that ended with a move."""
        told = scenes_for_all(self.table) if everything else scenes(self.table, eyes)
        events = self.table.events
        return presenters.shown_scenes([each for each in told if events[each["last"]].move == move])


def all_seen(table: Table) -> list[dict[str, Any]]:
    """Every event as whoever knew most of it saw it."""
    told = [table.seen(seat) for seat in [None, *range(table.setup.seats)]]
    return [_told(event.eyes, [each[place] for each in told]) for place, event in enumerate(table.events)]


def _told(eyes: int, versions: list[dict[str, Any]]) -> dict[str, Any]:
    if eyes <= 0:
        return versions[0]
    return versions[1 + (eyes & -eyes).bit_length() - 1]


class Replays:
    """The replays of one server; those last looked at are kept."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: OrderedDict[tuple[str, str], Shown] = OrderedDict()  # by table and language

    async def find(self, table_id: str) -> Shown:
        """The replay of a finished table. [online.unknown-table, online.not-over]"""
        kept = self._kept.pop((table_id, spoken()), None)
        if kept is None:
            row = await self._row(table_id)
            result = wire.ResultInfo.model_validate_json(row["result"]) if row["result"] else None
            try:
                pack = parse_pack(row["pack"]) if row["pack"] else None
                kept = await asyncio.to_thread(shown, parse_record(row["record"]), result, pack)
            except (BadPack, BadRecord, Refused) as problem:
                raise refuse("online.stuck", reason=problem) from None
        self._kept[table_id, spoken()] = kept
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return kept

    async def record(self, table_id: str) -> str:
        """The record of a finished table as text."""
        return str((await self._row(table_id))["record"])

    async def _row(self, table_id: str) -> db.Row:
        known = TABLE_ID.fullmatch(table_id) is not None
        rows = await self._store.read(lambda c: db.rows(c, [table_id])) if known else []
        if not rows:
            raise refuse("online.unknown-table")
        row = rows[0][0]
        if row["state"] != "over":
            raise refuse("online.not-over")
        return row

    async def info(self, table_id: str) -> wire.ReplayInfo:
        """What a finished game was."""
        found = await self.find(table_id)
        record, (ending, told) = found.record, found.story()
        return wire.ReplayInfo(
            table=table_id,
            game=record.game,
            title=found.title,
            names=list(record.names),
            choices=dict(record.choices),
            moves=[
                wire.ReplayMove(seat=m.seat, text=m.text, label=label)
                for m, label in zip(record.moves, found.labels, strict=True)
            ],
            n=len(record.moves),
            result=found.result,
            verified=record.verify(),
            ending=ending,
            scenes=told,
            pack=None if record.pack is None else wire.PackInfo(name=record.pack.name, hash=record.pack.hash, game=""),
        )

    async def at(self, table_id: str, move: int, eyes: str) -> wire.ReplayAt:
        """A finished game after some moves. [online.replay-range, online.eyes]"""
        found = await self.find(table_id)
        if not 0 <= move <= len(found.record.moves):
            raise refuse("online.replay-range", n=len(found.record.moves))
        seats = [str(seat) for seat in range(found.record.seats)]
        if eyes not in ("all", "spectator", *seats):
            raise refuse("online.eyes", last=seats[-1])
        seat = int(eyes) if eyes in seats else None
        return await asyncio.to_thread(found.at, move, seat, eyes == "all")

    async def bring(self, text: str) -> str:
        """Stores a record that somebody brought; the id under which it can be looked at. [online.import]"""
        try:
            record = parse_record(text.replace("\r\n", "\n"))
            wanted = record.pack.hash if record.pack is not None else ""
            pack = await self._store.read(lambda c: packs.find(c, wanted)) if wanted else None
            found = await asyncio.to_thread(shown, record, None, pack)
            for name in record.names:
                clean_name(name, bots=True)
        except (BadRecord, Refused) as problem:
            raise refuse("online.import", reason=str(problem).rstrip(".")) from None
        table_id = new_table_id()
        with speaking(ENGLISH):
            row = _imported(table_id, found) | {"pack": pack.written() if pack is not None else ""}
        chairs = [Chair(seat, "", name) for seat, name in enumerate(record.names)]  # people whom nobody here knows
        await self._store.write(lambda c: db.insert_table(c, row, chairs))
        return table_id


def _imported(table_id: str, found: Shown) -> dict[str, Any]:
    record = found.record
    return {
        "id": table_id,
        "game": record.game,
        "rules": record.rules,
        "choices": json.dumps(dict(record.choices)),
        "pace": pace_of(wire.PaceIn()).model_dump_json(),
        "public": False,
        "state": "over",
        "seed": record.seed,
        "salt": record.salt,
        "names": json.dumps(list(record.names)),
        "moves": len(record.moves),
        "result": found.outcome().model_dump_json(),
        "record": record.text(),
        "created": time.time(),
        "updated": time.time(),
    }
