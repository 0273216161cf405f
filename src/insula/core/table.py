"""Table: a game being played: options, moves by id or notation, why not, views, events, undo, record."""

from __future__ import annotations

import hashlib
import secrets
from array import array
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, SupportsIndex

from insula.core.chance import as_seed
from insula.core.dealing import dealt
from insula.core.events import Event, named
from insula.core.game import NOT_AN_ANSWER, AnyGameState, Game, Setup
from insula.core.history import History, Result
from insula.core.language import ENGLISH, speaking
from insula.core.lone import plays_itself
from insula.core.option import Option
from insula.core.reading import nearest
from insula.core.record import Move, Record, commitment, record_of, seat_letter
from insula.core.record_class import clone, key
from insula.core.refusing import ASKED_SINCE, asked_since, read, refusal, why_not_asked
from insula.core.rule import LEGAL
from insula.core.rulebook import Refusal, Refused
from insula.core.story import Witness

if TYPE_CHECKING:
    from insula.core.previews import Preview


@dataclass
class _Step:
    """The state before an answer, for taking it back."""

    state: AnyGameState
    moves: int
    events: int


class Table:
    """One game being played in the plain engine. Every change goes through `play`."""

    looks_ahead = True  # answers can be tried out on copies of its state

    def __init__(
        self,
        setup: Setup,
        seed: SupportsIndex | None = None,
        names: Sequence[str] | None = None,
        state: AnyGameState | None = None,
        salt: str | None = None,
        fast_forward: bool = True,
    ) -> None:
        self.setup = setup
        self.game: Game = setup.game
        self.names = tuple(names) if names else tuple(seat_letter(s) for s in range(setup.seats))
        self.seed = secrets.randbits(62) if seed is None else as_seed(seed)
        self.salt = secrets.token_hex(16) if salt is None and seed is None else salt or ""
        self.fast_forward = fast_forward
        self.moves: list[Move] = []
        self.redealt: list[tuple[int, int, int]] = []  # after so many moves, what a seat did not know, by a seed
        self.events: list[Event] = []
        self.history = History()
        self._steps: list[_Step] = []
        self._boundary = "undo-nothing"  # the message that says why nothing can be taken back
        self._given = None if state is None else clone(state)  # where it began, if not with a deal
        self.state = self.setup.blank() if state is None else state
        self.state.log = self._new_log()
        if state is None:
            self.game.dispatch.begin(self.state, self.seed)
        self._collect()
        self._forward()

    # ---- what is asked --------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended, by its rules or by the will of the players."""
        return bool(self.state.over) or self.history.ending is not None

    @property
    def asked(self) -> int:
        """The seat that is asked now."""
        seat: int = self.state.asked.seat
        return seat

    @property
    def kind(self) -> str:
        """The kind of the open question."""
        name: str = self.game.gen.ask.NAMES[self.state.asked.kind]
        return name

    @property
    def question(self) -> str:
        """The open question in one plain sentence."""
        return "" if self.over else named(self.game.question_text(self.state), self.names)

    @property
    def options(self) -> list[Option]:
        """What may be answered, in canonical order."""
        g = self.state
        return [self.option(number) for number in g.options[: g.n_options]] if not self.over else []

    def option(self, number: int) -> Option:
        """Any option id with its words for the open question."""
        return self.option_in(self.state, number)

    def option_in(self, g: AnyGameState, number: int) -> Option:
        """Any option id with its words for the question of another state of this game."""
        label = named(self.game.say(g, number), self.names)
        return Option.made(number, self.game.option_text(g, number), self.game.option_thing(g, number), label)

    def say(self, option: int) -> str:
        """Any option of the open question in plain words for people; what is typed is its notation."""
        return named(self.game.say(self.state, option), self.names)

    def preview(self, move: int | str) -> Preview:
        """What an answer to the open question costs and brings, from what the asked seat may know."""
        from insula.core.previews import preview

        number = self._judged(move, None)
        if isinstance(number, Refusal):
            raise Refused(number)
        return preview(self, number)

    @property
    def version(self) -> int:
        """Grows with every change, undo included; commands name the version they were made for."""
        return self.history.version

    @property
    def from_hidden(self) -> bool:
        """Whether being asked this may tell what somebody holds."""
        return self.kind in self.game.gen.ask.FROM_HIDDEN

    def things(self) -> list[str]:
        """What each option would be clicked on, by its number."""
        return [self.game.option_thing(self.state, number) for number in range(self.game.n_options)]

    @property
    def n_events(self) -> int:
        """How many events there were."""
        return len(self.events)

    # ---- playing -----------------------------------------------------------------------------------

    def play(self, move: int | str, seat: int | None = None) -> list[Event]:
        """Answers the open question by option id or notation; raises `Refused` with the rule otherwise."""
        number = self._judged(move, seat)
        if isinstance(number, Refusal):
            raise Refused(number)
        before, answered, first = len(self.events), self.asked, len(self.moves)
        self._steps.append(_Step(clone(self.state), first, before))
        self._play(number)
        self._forward()
        if not self.over and self.asked != answered:  # also where a forced answer of theirs came in between
            self._bar(ASKED_SINCE)
        self.history.answered(first, answered)
        return self.events[before:]

    def why(self, move: int | str, seat: int | None = None) -> Refusal | None:
        """Why a move is refused now, or None if it may be played."""
        judged = self._judged(move, seat)
        return judged if isinstance(judged, Refusal) else None

    def _judged(self, move: int | str, seat: int | None) -> int | Refusal:
        """The option that a move stands for, if it may be played; the guard is asked here and nowhere else."""
        if self.over:
            return self._table_refusal("table.game-over", {})
        if seat is not None and seat != self.asked:
            return why_not_asked(self, move, seat)
        try:
            number = self._number(move)
        except Refused as refused:
            return refused.refusal
        if not 0 <= number < self.game.n_options:
            return self._table_refusal(NOT_AN_ANSWER, {})
        rule = self.game.refuse(self.state, number)
        return number if rule == LEGAL else refusal(self, rule, number, nearest(self.game, self.state, number))

    def read(self, text: str) -> int:
        """The option id that a notation stands for; raises `Refused` if nothing fits."""
        return read(self, text)

    def _number(self, move: int | str) -> int:
        return self.read(move) if isinstance(move, str) else int(move)

    def require_running(self) -> None:
        """Raises `table.game-over` once the game has ended."""
        if self.over:
            raise Refused(self._table_refusal("table.game-over", {}))

    def _table_refusal(self, rule_id: str, values: dict[str, object]) -> Refusal:
        return self.game.rulebook.refusal(rule_id, values)

    def follow(self, number: int) -> None:
        """Plays an answer of a record, in which also stands what a table answers by itself."""
        self._steps.append(_Step(clone(self.state), len(self.moves), len(self.events)))
        self.history.answered(len(self.moves), self.asked)
        self._play(number)

    def _play(self, number: int) -> None:
        g = self.state
        seat, text, chance, shown = g.asked.seat, self.game.option_text(g, number), key(g.rng), g.reveals
        first = len(self.events)
        self.game.dispatch.play(g, number)
        self.moves.append(Move(seat, text))
        self._collect()
        if key(g.rng) != chance or g.reveals != shown:
            with speaking(ENGLISH):  # a record is the same whoever played it
                remark = "; ".join(self.game.event_text(g, e) for e in self.events[first:])
            self.moves[-1] = Move(seat, text, _plain(remark))
            self._bar("undo-chance" if key(g.rng) != chance else "undo-shown")
        elif not g.over and g.asked.seat != seat and not self._forced():
            self._bar(ASKED_SINCE)
        elif g.over:
            self._bar("undo-over")

    def _bar(self, reason: str) -> None:
        self._steps.clear()
        self._boundary = reason

    def _forced(self) -> bool:
        return self.fast_forward and plays_itself(self.game, self.state)

    def _forward(self) -> None:
        been: set[tuple[int, ...]] = set()
        while self._forced() and key(self.state) not in been:  # two lone answers may lead back and forth
            been.add(key(self.state))
            self._play(self.state.options[0])

    def _new_log(self) -> list[tuple[int, ...]]:
        return [] if self.game.story is None else Witness(self.state, self.game.story)

    def _collect(self) -> None:
        log = self.state.log
        facts = log.facts if isinstance(log, Witness) else {}
        for place, entry in enumerate(log):
            self.events.append(Event.noted(len(self.events), len(self.moves), entry, facts.get(place, ())))
        log.clear()

    # ---- undo ------------------------------------------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        """Whether the last answer may be taken back without asking anybody."""
        return bool(self._steps)

    @property
    def before(self) -> list[tuple[AnyGameState, int]]:
        """The state before each answer that can still be taken back, with the number of events then; latest first."""
        return [(step.state, step.events) for step in reversed(self._steps)]

    def answer_back(self, back: int) -> str:
        """The notation of the answer given so many answers ago, of those that can be taken back."""
        return self.moves[self._steps[-back].moves].text

    def undo(self, seat: int | None = None) -> None:
        """Takes the last answer back, with everything that followed by itself; `seat` is who wants to."""
        if not self._steps:
            wants = self.asked if seat is None else seat
            asked = self._boundary == ASKED_SINCE
            reason = asked_since(self, wants) if asked else self.game.catalogue.say(self._boundary)
            raise Refused(self._table_refusal("table.undo-boundary", {"reason": reason}))
        step = self._steps.pop()
        self.state = step.state
        self.state.log = self._new_log()
        del self.moves[step.moves :]
        del self.events[step.events :]
        self.history.cut(step.moves, step.events)

    def rewind(self, move: int) -> None:
        """Goes back to the state before a move, however far: for those who have everybody's consent."""
        kept = self.moves[:move]
        self._restart()
        for each in kept:
            self._redeal_again()
            self._play(self.read(each.text))
        self._redeal_again()
        self.redealt = [each for each in self.redealt if each[0] <= move]
        self._bar("undo-rewound")
        self.history.rewinds += 1
        self.history.cut(len(self.moves), len(self.events))

    def redeal(self, seat: int, seed: int) -> None:
        """Deals all anew that a seat does not know: the game is played on from what it knew."""
        self.redealt.append((len(self.moves), seat, seed))
        self._redeal(seat, seed)
        self._bar("undo-redealt")

    def _redeal_again(self) -> None:
        for move, seat, seed in self.redealt:
            if move == len(self.moves):
                self._redeal(seat, seed)

    def _redeal(self, seat: int, seed: int) -> None:
        self.state = dealt(self.game, self.state, seat, seed)
        self.state.log = self._new_log()

    def _restart(self) -> None:
        self.state = self.setup.blank() if self._given is None else clone(self._given)
        self.state.log = self._new_log()
        self.moves.clear()
        self.events.clear()
        self._steps.clear()
        if self._given is None:
            self.game.dispatch.begin(self.state, self.seed)
        self._collect()

    # ---- what may be seen -----------------------------------------------------------------------------

    def eyes(self, seat: int | None) -> int:
        """The bit set of seats that share what a seat knows; 0 for a spectator."""
        return 0 if seat is None else self.game.same_eyes(self.state, seat)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat may know, or with None a spectator."""
        return dict(self.game.view(self.state, seat))

    def seen(self, seat: int | None = None, since: int = 0) -> list[dict[str, Any]]:
        """The events from number `since` on as a seat sees them, with words, rule and cause."""
        eyes = self.eyes(seat)
        return [self._shown(event.seen_by(eyes)) for event in self.events[since:]]

    def seen_by_all(self, since: int = 0) -> list[dict[str, Any]]:
        """The events with nothing hidden: for finished games and for whoever runs the table."""
        return [self._shown(event) for event in self.events[since:]]

    def _shown(self, event: Event) -> dict[str, Any]:
        return {
            "number": event.number,
            "move": event.move,
            "kind": self.game.gen.ev.NAMES[event.kind].lower(),
            "seat": event.seat,
            "rule": self.game.rulebook.ids.get(event.rule, ""),
            "text": named(self.game.event_text(self.state, event), self.names),
            "things": self.game.event_things(self.state, event),
        }

    # ---- the end, the record ----------------------------------------------------------------------------

    @property
    def result(self) -> Result | None:
        """Winners, points and the reason of the end; None while the game runs."""
        g = self.state
        if self.history.ending is not None:
            return self.history.ending
        if not g.over:
            return None
        won = tuple(s for s in range(self.setup.seats) if g.won[s])
        return self._judged_by_history(Result(won, self._points(), named(self.game.reason(g), self.names)))

    def _judged_by_history(self, result: Result) -> Result:
        """A result by the rules, without those who resigned among the winners."""
        gone = self.history.gone(result)
        if not gone:
            return result
        names = ", ".join(self.names[seat] for seat in gone)
        left = self.game.catalogue.say("resigned-before", names=names)
        winners = tuple(seat for seat in result.winners if seat not in gone)
        return replace(result, winners=winners, reason=f"{result.reason} {left}")

    def _points(self) -> tuple[int, ...]:
        return tuple(int(self.game.score(self.state, s)) for s in range(self.setup.seats))

    def resign(self, seat: int) -> None:
        """A seat gives up: it is played on, but cannot win."""
        self.history.resigned.add(seat)

    def end(self, winners: Sequence[int], reason: str, points: Sequence[int] | None = None) -> Result:
        """Ends the game by the will of the players, with the points they have now or those that are given."""
        self.require_running()
        result = Result(tuple(winners), self._points() if points is None else tuple(points), reason)
        self.history.end(result)
        self._bar("undo-over")
        return result

    @property
    def digest(self) -> str:
        """Equal digests mean equal states."""
        return hashlib.blake2b(array("q", key(self.state)).tobytes(), digest_size=8).hexdigest()

    @property
    def commitment(self) -> str:
        """Published at the start; the seed that it binds is told at the end."""
        return commitment(self.seed, self.salt)

    @property
    def record(self) -> Record:
        """The whole game as a record, seed included: for whoever runs the table."""
        return record_of(self)


def _plain(text: str) -> str:
    return text.replace("{", "(").replace("}", ")").replace("\n", " ")
