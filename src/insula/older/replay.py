"""Finished games of earlier releases: played again by the release that knows their rules."""

from __future__ import annotations

import weakref
from typing import Any

from insula.core.pack import Pack, missing
from insula.core.record import BadRecord, Record
from insula.core.registry import UnknownGame, load
from insula.core.rulebook import Refused
from insula.older.packed import Packed
from insula.older.process import Host, HostFailed, HostLost, host_of
from insula.older.releases import ReleaseMissing, release_of
from insula.older.table import in_shape


def is_older(record: Record) -> bool:
    """Whether a record was made under other rules than today's."""
    try:
        return record.rules != load(record.game).rules_version
    except UnknownGame:
        return False


def played_elsewhere(record: Record) -> str:
    """Why this process does not play a record itself, as the end of a sentence; empty if it does."""
    if record.pack is not None:
        return f"it was played with the pack “{record.pack.name}”"
    return "it was played under earlier rules" if is_older(record) else ""


def _host_of(record: Record, pack: Pack | None) -> Host:
    if record.pack is not None:
        if pack is None or pack.hash != record.pack.hash:
            raise BadRecord(5, missing(record.pack).rstrip("."))
        if is_older(record):
            raise BadRecord(3, f"it was played with the pack “{pack.name}” under rules {record.rules}")
        return host_of(Packed.of(pack))
    try:
        return host_of(release_of(record.game, record.rules))
    except ReleaseMissing as gone:
        raise BadRecord(3, str(gone).rstrip(".")) from None


class OlderReplay:
    """A finished game in the process of its release. Raises `BadRecord` for one that its rules do not allow."""

    def __init__(self, record: Record, pack: Pack | None = None) -> None:
        self.record = record
        self.game = load(record.game)
        self._host = _host_of(record, pack)
        self._number = self._host.number()
        self._generation = 0
        self._begin()
        weakref.finalize(self, self._host.dropped.append, self._number)

    def _begin(self) -> None:
        try:
            told = self._host.ask("replay", replay=self._number, text=self.record.text())
        except (Refused, HostFailed) as problem:
            raise BadRecord(1, str(problem)) from None
        self._generation = self._host.generation
        self.over: bool = told["over"]
        self.result: list[Any] | None = told["result"]
        self.points: list[int] = told["points"]

    def at(self, move: int, seat: int | None, everything: bool) -> dict[str, Any]:
        """The game after some moves: view, views, events, question, asked."""
        asked: dict[str, Any] = {"replay": self._number, "move": move, "seat": seat, "everything": everything}
        try:
            told = self._host.ask("replay_at", generation=self._generation, **asked)
        except HostLost:
            self._begin()
            told = self._host.ask("replay_at", generation=self._generation, **asked)
        told["view"] = in_shape(self.game, told["view"])
        told["views"] = [in_shape(self.game, view) for view in told["views"]]
        return dict(told)
