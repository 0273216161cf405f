"""The bots' rules bound to one game in one engine, with the arrays they work on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, SupportsIndex

from insula.bots import determinize, greedy, no_tally, playing, search
from insula.core.chance import THOUGHT, stream, streams
from insula.core.game import AnyGameState, Game
from insula.core.hooks import watch
from insula.core.parts import Tuning
from insula.core.record_class import clone, dtype_of, from_record, key, to_record

KINDS = 128
DRIVERS = (determinize, greedy, search, playing)


class States(list[Any]):
    """A batch of the plain engine: putting a state somewhere copies it, as arrays of records do."""

    def __setitem__(self, place: Any, state: Any) -> None:
        self[place].copy_from(state)


class BotEngine:
    """Thinks about one game in one engine ("plain" or "numba")."""

    # what bots at a table need, and what games between bots need besides
    COMPILED = (greedy.greedy_place, search.clear, search.keep_below, search.search_some)
    PLAYING = (playing.start_game, playing.play_on, playing.answer, playing.tell, playing.place_of, playing.points_of)

    def __init__(self, game: Game, target: str, settings: Tuning | None = None) -> None:
        self.game = game
        self.target = target
        self.settings = settings or game.tuning
        self.tally = game.tally or no_tally.TALLY
        self.twin = game.engine(target, (*DRIVERS, self.tally.module), {watch: self.tally.watch})
        self.roles = self.ints(roles_of(game, self.settings))
        self._values = self.ints([0] * game.n_options)
        self._work = self.states(greedy.PLACES)
        self._rules: dict[Callable[..., Any], Any] = {}

    def load(self, *functions: Callable[..., Any]) -> None:
        """Compiles rules now, or loads them from the cache; by default those of bots at a table."""
        for function in functions or self.COMPILED:
            self.rule(function)

    def is_cached(self) -> bool:
        """Whether bots at a table would be loaded instead of compiled."""
        return all(self.twin.is_cached(function) for function in self.COMPILED)

    def rule(self, function: Callable[..., Any]) -> Any:
        """A bot's rule in this engine."""
        if function not in self._rules:
            self._rules[function] = self.twin.get(function)
        return self._rules[function]

    # ---- storage of the engine ----------------------------------------------------------------------

    def states(self, count: int) -> Any:
        """Room for states."""
        if self.target == "plain":
            return States(self.game.State() for _ in range(count))
        import numpy as np

        return np.zeros(count, dtype_of(self.game.State))

    def ints(self, values: Sequence[int]) -> Any:
        """Ints as rules of this engine take them."""
        if self.target == "plain":
            return list(values)
        import numpy as np

        return np.array(values, np.int64)

    def floats(self, values: Sequence[float]) -> Any:
        """Floats as rules of this engine take them."""
        if self.target == "plain":
            return list(values)
        import numpy as np

        return np.array(values, np.float64)

    def room(self, count: int, kind: type = int) -> Any:
        """Room for ints or floats, to be written to."""
        if self.target == "plain":
            return [kind()] * count
        import numpy as np

        return np.empty(count, np.int64 if kind is int else np.float64)

    def chance(self, seed: SupportsIndex) -> Any:
        """The chance of one bot's thoughts about one decision."""
        begun = stream(seed, THOUGHT)
        if self.target == "plain":
            return [begun]
        made = streams(1)
        to_record(begun, made[0])
        return made

    def get(self, state: Any, name: str) -> Any:
        """A field of a state in a batch."""
        return getattr(state, name) if self.target == "plain" else state[name]

    def chance_of(self, state: Any) -> tuple[int, ...]:
        """Where the chance of a state in a batch stands."""
        rng = self.get(state, "rng")
        return key(rng) if self.target == "plain" else tuple(map(int, rng))

    def plain(self, state: Any) -> AnyGameState:
        """A state in a batch as a plain state of its own."""
        if self.target == "plain":
            return clone(state)
        made = self.game.State()
        from_record(state, made)
        return made

    def put(self, batch: Any, place: int, state: AnyGameState) -> None:
        """A plain state into a batch."""
        if self.target == "plain":
            batch[place] = state
        else:
            to_record(state, batch[place])

    # ---- thinking -------------------------------------------------------------------------------------

    def teams(self, state: AnyGameState) -> Any:
        """The lowest seat of each seat's team: who shares eyes wins together."""
        return self.ints([_lowest(self.game.same_eyes(state, seat)) for seat in range(state.n_seats)])

    def greedy(self, batch: Any, teams: Any, seed: int) -> int:
        """The option greedy takes at batch[0]."""
        work = self._work
        work[0] = batch[0]
        place = self.rule(greedy.greedy_place)(
            work, self.settings.deals, self.settings.tries, teams, self.roles, self.chance(seed), self._values
        )
        return int(batch[0].options[place] if self.target == "plain" else batch[0]["options"][place])


def _lowest(seats: int) -> int:
    return (seats & -seats).bit_length() - 1


def roles_of(game: Game, settings: Tuning) -> list[int]:
    """What each kind of question is to a bot: part of an act, the beginning of one, or a window."""
    names: dict[int, str] = game.gen.ask.NAMES
    roles = [determinize.PART if settings.acts else determinize.REST] * KINDS
    for number, name in names.items():
        if name in settings.windows:
            roles[number] = determinize.WINDOW
        elif name in settings.acts:
            roles[number] = determinize.REST
    return roles
