"""Plays games of an earlier release in a process of its own: `python host.py` with that release first on the path.

It imports the release's `insula` and nothing of today's. One JSON object per line comes in, one goes out: `ok`,
`refused` with the rule, or `failed` with a sentence. It ends when its input does.
"""

from __future__ import annotations

import base64
import contextlib
import hashlib
import importlib
import json
import os
import pickle
import sys
from array import array
from typing import Any

FINALS = ("insula.core.previews", "insula.server.foresight")  # where releases look ahead, newest first
REPLAY = ("insula.core.replaying", "insula.core.table")
EVERY = 16  # moves between two kept states of a replay


def found(places: tuple[str, ...], name: str) -> Any:
    """Something that releases keep in different modules."""
    for place in places:
        with contextlib.suppress(ImportError, AttributeError):
            return getattr(importlib.import_module(place), name)
    raise ImportError(f"this release has no {name}")


def digest(state: Any) -> str:
    """The same numbers in the same order as whoever wrote the stored lines."""
    key = importlib.import_module("insula.core.record_class").key
    return hashlib.blake2b(array("q", key(state)).tobytes(), digest_size=8).hexdigest()


def snapshot(table: Any, first: int = 0) -> dict[str, Any]:
    """How a table stands, with its moves from number `first` on."""
    ended = table.result
    ask = table.game.gen.ask
    return {
        "over": bool(table.over),
        "asked": int(table.asked),
        "kind": table.kind,
        "question": table.question,
        "options": [[int(o), o.text, o.thing] for o in table.options],
        "labels": [o.label for o in table.options if hasattr(o, "label")],
        "can_undo": table.can_undo,
        "from_hidden": table.kind in (ask.FROM_HIDDEN if hasattr(ask, "FROM_HIDDEN") else ask.ASK_ALWAYS),
        "first": first,
        "moves": [[m.seat, m.text, m.remark] for m in table.moves[first:]],
        "events": len(table.events),
        "eyes": [int(table.eyes(seat)) for seat in range(table.setup.seats)],
        "digest": digest(table.state),
        "result": None if ended is None else [list(ended.winners), list(ended.points), ended.reason],
    }


class Host:
    """The tables and replays of one process, by the numbers that the caller gives them."""

    def __init__(self) -> None:
        self._tables: dict[int, Any] = {}
        self._replays: dict[int, Any] = {}

    def do(self, request: dict[str, Any]) -> Any:
        """Carries one request out."""
        for number in request.pop("drop", ()):
            self._tables.pop(number, None)
            self._replays.pop(number, None)
        return getattr(self, f"do_{request.pop('do')}")(**request)

    def do_hello(self) -> dict[str, Any]:
        """Which release this is, and the version of each game's rules."""
        registry = importlib.import_module("insula.core.registry")
        insula = importlib.import_module("insula")
        return {
            "version": insula.__version__,
            "rules": {name: registry.load(name).rules_version for name in registry.games()},
        }

    def do_take(self, text: str) -> None:
        """From now on this process plays with a pack."""
        importlib.import_module("insula.core.pack").parse_pack(text).take()

    def do_words(self, game: str) -> dict[str, Any]:
        """What the browser prints on cards."""
        words = importlib.import_module("insula.core.registry").load(game).browser_words
        return {name: make() for name, make in words.items()}

    # ---- a game being played -----------------------------------------------------------------------------------

    def do_deal(
        self,
        table: int,
        game: str,
        seats: int,
        choices: dict[str, Any],
        seed: int,
        salt: str,
        names: list[str],
        fast_forward: bool,
    ) -> dict[str, Any]:
        """Deals a game."""
        setup = importlib.import_module("insula.core.registry").load(game).setup(seats, **choices)
        made = importlib.import_module("insula.core.table").Table(
            setup, seed, names, salt=salt, fast_forward=fast_forward
        )
        self._tables[table] = made
        return snapshot(made) | {"choices": dict(setup.choices)}

    def do_play(self, table: int, move: int | str, seat: int | None) -> dict[str, Any]:
        """Answers the open question."""
        found = self._tables[table]
        first = len(found.moves)
        found.play(move, seat)
        return snapshot(found, first)

    def do_undo(self, table: int) -> dict[str, Any]:
        """Takes the last answer back."""
        self._tables[table].undo()
        return snapshot(self._tables[table])

    def do_rewind(self, table: int, move: int) -> dict[str, Any]:
        """Goes back to before a move."""
        self._tables[table].rewind(move)
        return snapshot(self._tables[table])

    def do_why(self, table: int, move: int | str, seat: int | None) -> dict[str, str] | None:
        """Why a move is refused."""
        refusal = self._tables[table].why(move, seat)
        return None if refusal is None else told(refusal)

    def do_things(self, table: int) -> list[str]:
        """What each option would be clicked on."""
        game, state = self._tables[table].game, self._tables[table].state
        return [game.option_thing(state, number) for number in range(game.n_options)]

    def do_view(self, table: int, seat: int | None) -> dict[str, Any]:
        """What a seat may know."""
        return dict(self._tables[table].view(seat))

    def do_seen(self, table: int, seat: int | None, since: int) -> list[dict[str, Any]]:
        """Events as a seat sees them."""
        return list(self._tables[table].seen(seat, since))

    def do_finals(self, table: int) -> list[int]:
        """Options that cannot be taken back alone."""
        return sorted(found(FINALS, "final_options")(self._tables[table]))

    def do_points(self, table: int) -> list[int]:
        """What everybody has now."""
        game, state = self._tables[table].game, self._tables[table].state
        return [int(game.score(state, seat)) for seat in range(self._tables[table].setup.seats)]

    # ---- bots --------------------------------------------------------------------------------------------------

    def do_think(self, table: int, level: str, seed: int, seconds: float | None, name: str) -> str:
        """What a bot is told, packed for `choose` in another process of the same release."""
        think = importlib.import_module("insula.bots.api").Think
        request = think.of(self._tables[table], level, seed, seconds=seconds, table_id=name)
        return base64.b64encode(pickle.dumps(request)).decode()

    def do_choose(self, packed: str) -> dict[str, Any]:
        """A bot's answer."""
        thought = importlib.import_module("insula.bots.api").choose(pickle.loads(base64.b64decode(packed)))
        return {
            "option": thought.option,
            "shares": [[s.option, s.win, s.low, s.high, s.visits] for s in thought.shares],
            "note": thought.note,
        }

    # ---- finished games ----------------------------------------------------------------------------------------

    def do_replay(self, replay: int, text: str) -> dict[str, Any]:
        """Plays a record again as its own release checks it."""
        parse = importlib.import_module("insula.core.record").parse_record
        record = parse(text)
        whole = found(REPLAY, "replay")(record)
        table = _fresh(whole, record)
        clone = importlib.import_module("insula.core.record_class").clone
        states = [clone(table.state)]
        for number, move in enumerate(record.moves, 1):
            table.play(move.text, move.seat)
            if number % EVERY == 0:
                states.append(clone(table.state))
        self._replays[replay] = record, table, states
        points = [int(whole.game.score(whole.state, seat)) for seat in range(record.seats)]
        return snapshot(whole, len(whole.moves)) | {"points": points}

    def do_replay_at(self, replay: int, move: int, seat: int | None, everything: bool) -> dict[str, Any]:
        """A finished game after some moves, through the eyes of a seat or a spectator, or with all of them."""
        record, whole, states = self._replays[replay]
        clone = importlib.import_module("insula.core.record_class").clone
        near = min(move // EVERY, len(states) - 1)
        table = _fresh(whole, record, clone(states[near]))
        for each in record.moves[near * EVERY : move]:
            table.play(each.text, each.seat)
        table.events = [event for event in whole.events if event.move == move]
        seats = range(record.seats)
        return {
            "view": dict(table.view(seat)),
            "views": [dict(table.view(each)) for each in seats] if everything else [],
            "events": table.seen_by_all() if everything else table.seen(seat),
            "question": table.question,
            "asked": None if table.over else int(table.asked),
        }


def _fresh(whole: Any, record: Any, state: Any = None) -> Any:
    return type(whole)(whole.setup, record.seed, record.names, state=state, salt=record.salt, fast_forward=False)


def told(refusal: Any) -> dict[str, str]:
    """A refusal for the caller."""
    return {name: getattr(refusal, name) for name in ("rule", "section", "says", "alternative")}


def answer(host: Host, line: str) -> dict[str, Any]:
    """The answer to one request."""
    refused = importlib.import_module("insula.core.rulebook").Refused
    try:
        return {"ok": host.do(json.loads(line))}
    except refused as problem:
        return {"refused": told(problem.refusal)}
    except Exception as problem:
        return {"failed": f"{type(problem).__name__}: {problem}"}


def main() -> None:
    """Answers until the input ends."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a bot prints must not be read as an answer
    with contextlib.suppress(OSError, ValueError):
        os.nice(int(os.environ.get("INSULA_HOST_NICE", "0")))
    host = Host()
    with contextlib.suppress(KeyboardInterrupt, BrokenPipeError):
        for line in sys.stdin:
            answers.write(json.dumps(answer(host, line)) + "\n")
            answers.flush()


if __name__ == "__main__":
    main()
