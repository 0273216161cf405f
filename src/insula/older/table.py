"""A table under the rules of an earlier release: it looks like any other, but its rules come from that release."""

from __future__ import annotations

import weakref
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from insula.core.events import Event
from insula.core.game import Game, Setup
from insula.core.history import History, Result
from insula.core.option import Option
from insula.core.record import Move, Record
from insula.core.rulebook import Refusal, Refused
from insula.core.table import Table
from insula.older.process import Host, HostLost, Played, host_of
from insula.older.releases import release_of
from insula.older.shape import completed


@dataclass(frozen=True)
class OlderThink:
    """What a bot of a release is told: packed by that release, opened by nobody else."""

    release: Played
    level: str
    packed: str
    options: tuple[int, ...]


def lenient_setup(game: Game, seats: int, choices: Mapping[str, Any]) -> Setup:
    """Today's words for a set-up of an earlier release; choices that are gone since are only shown."""
    try:
        return game.setup(seats, **choices)
    except Refused:
        count = seats if seats in game.seats else game.seats[0]
        return replace(game.setup(count), choices={name: str(value) for name, value in choices.items()})


class OlderTable(Table):
    """A game in the process of a release. If that process dies, the next question to it plays the game again."""

    looks_ahead = False  # its state is in that process

    def __init__(
        self,
        setup: Setup,
        rules: int,
        seats: int,
        choices: Mapping[str, Any],
        seed: int,
        names: Sequence[str],
        salt: str,
        fast_forward: bool = True,
    ) -> None:
        self.setup, self.game, self.names = setup, setup.game, tuple(names)
        self.seed, self.salt, self.rules = seed, salt, rules
        self.fast_forward = fast_forward
        self.moves: list[Move] = []
        self.redealt: list[tuple[int, int, int]] = []
        self.events: list[Event] = []  # they stay where the game is; `n_events` counts them
        self.history = History()
        self._steps = []
        self._boundary = ""
        self._given = None
        self._seats = seats
        self._host = self._host_of()
        self._handle = self._host.number()
        self._done: list[dict[str, Any]] = [
            {"do": "deal", "game": self.game.name, "seats": seats, "choices": dict(choices)}
            | {"seed": seed, "salt": salt, "names": list(names), "fast_forward": fast_forward}
        ]
        self._views: dict[int | None, dict[str, Any]] = {}
        self._generation = 0
        self._now: dict[str, Any] = {}
        self._begin()
        self._choices = dict(self._now["choices"])
        weakref.finalize(self, self._host.dropped.append, self._handle)

    def _host_of(self) -> Host:
        return host_of(release_of(self.game.name, self.rules))

    # ---- talking to the release --------------------------------------------------------------------------

    def _begin(self) -> None:
        """Plays everything that was done so far in the process as it is now."""
        wanted = self._now.get("digest")
        first, *rest = self._done
        self._follow(self._host.ask(table=self._handle, **first))
        self._generation = self._host.generation
        for each in rest:
            self._follow(self._asked(each))
        if wanted is not None and wanted != self._now["digest"]:
            raise HostLost("The game came back in another state than it had.")

    def _asked(self, request: dict[str, Any]) -> Any:
        return self._host.ask(generation=self._generation, table=self._handle, **request)

    def _ask(self, do: str, **more: Any) -> Any:
        try:
            return self._asked({"do": do, **more})
        except HostLost:
            self._begin()
            return self._asked({"do": do, **more})

    def _change(self, do: str, **more: Any) -> None:
        """Something that changes the game; it is done again whenever the process is new."""
        self._follow(self._ask(do, **more))
        self._done.append({"do": do, **more})

    def _follow(self, told: dict[str, Any]) -> None:
        self._now = self._now | told
        self.moves[told["first"] :] = [Move(*each) for each in told["moves"]]
        self._views.clear()

    # ---- what is asked --------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended, by its rules or by the will of the players."""
        return self._now["over"] or self.history.ending is not None

    @property
    def asked(self) -> int:
        """The seat that is asked now."""
        return int(self._now["asked"])

    @property
    def kind(self) -> str:
        """The kind of the open question."""
        return str(self._now["kind"])

    @property
    def question(self) -> str:
        """The open question in one plain sentence."""
        return "" if self.over else str(self._now["question"])

    @property
    def options(self) -> list[Option]:
        """What may be answered, in canonical order."""
        told = [] if self.over else self._now["options"]
        labels = self._now.get("labels") or [text[:1].upper() + text[1:] for _, text, _ in told]
        return [
            Option.made(number, text, thing, label)
            for (number, text, thing), label in zip(told, labels, strict=bool(told))
        ]

    @property
    def from_hidden(self) -> bool:
        """Whether being asked this may tell what somebody holds."""
        return bool(self._now["from_hidden"])

    @property
    def n_events(self) -> int:
        """How many events there were."""
        return int(self._now["events"])

    # ---- playing ------------------------------------------------------------------------------------------------

    def play(self, move: int | str, seat: int | None = None) -> list[Event]:
        """Answers the open question; the events stay with the release and are told by `seen`."""
        self.require_running()
        first, answered = len(self.moves), self.asked
        self._change("play", move=move, seat=seat)
        self.history.answered(first, answered)
        return []

    def why(self, move: int | str, seat: int | None = None) -> Refusal | None:
        """Why a move is refused now, or None if it may be played."""
        if self.over:
            return self._table_refusal("table.game-over", {})
        told = self._ask("why", move=move, seat=seat)
        return None if told is None else Refusal(**told)

    def things(self) -> list[str]:
        """What each option would be clicked on, by its number."""
        return [str(each) for each in self._ask("things")]

    def final_options(self) -> set[int]:
        """The options that cannot be taken back alone."""
        return set() if self.over else set(self._ask("finals"))

    def think(self, level: str, seed: int, seconds: float | None, table_id: str) -> OlderThink:
        """The open question for a bot of the release."""
        packed = self._ask("think", level=level, seed=seed, seconds=seconds, name=table_id)
        return OlderThink(self._host.release, level, packed, tuple(int(option) for option in self.options))

    # ---- taking back ----------------------------------------------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        """Whether the last answer may be taken back without asking anybody."""
        return bool(self._now["can_undo"]) and self.history.ending is None

    def undo(self, seat: int | None = None) -> None:
        """Takes the last answer back, with everything that followed by itself."""
        self._change("undo")
        self.history.cut(len(self.moves), self.n_events)

    def rewind(self, move: int) -> None:
        """Goes back to the state before a move."""
        self._change("rewind", move=move)
        self.history.rewinds += 1
        self.history.cut(len(self.moves), self.n_events)

    # ---- what may be seen -------------------------------------------------------------------------------------------

    def eyes(self, seat: int | None) -> int:
        """The bit set of seats that share what a seat knows; 0 for a spectator."""
        return 0 if seat is None else int(self._now["eyes"][seat])

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat may know, in today's shape."""
        if seat not in self._views:
            self._views[seat] = in_shape(self.game, self._ask("view", seat=seat))
        return self._views[seat]

    def seen(self, seat: int | None = None, since: int = 0) -> list[dict[str, Any]]:
        """The events from number `since` on as a seat sees them."""
        return list(self._ask("seen", seat=seat, since=since))

    # ---- the end, the record -----------------------------------------------------------------------------------------

    @property
    def result(self) -> Result | None:
        """Winners, points and the reason of the end; None while the game runs."""
        if self.history.ending is not None or self._now["result"] is None:
            return self.history.ending
        winners, points, reason = self._now["result"]
        return self._judged_by_history(Result(tuple(winners), tuple(points), reason))

    def _points(self) -> tuple[int, ...]:
        return tuple(self._ask("points"))

    @property
    def digest(self) -> str:
        """Equal digests mean equal states."""
        return str(self._now["digest"])

    @property
    def record(self) -> Record:
        """The whole game as a record of the release's rules."""
        return replace(super().record, rules=self.rules, seats=self._seats, choices=self._choices)


def in_shape(game: Game, view: dict[str, Any]) -> dict[str, Any]:
    """A view of an earlier release as today's pages read it."""
    return dict(completed(view, game.view_model)) if game.view_model is not None else view
