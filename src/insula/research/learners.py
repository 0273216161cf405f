"""Games in which one seat learns and bots or policies sit on the others: the inside of Gymnasium's environments."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib.util import find_spec
from typing import Any

import numpy as np
import numpy.typing as npt

from insula.bots import determinize, greedy, playing
from insula.bots.engine import BotEngine
from insula.bots.engine_cache import alone, engine_for
from insula.bots.entrants import Entrant
from insula.bots.match import INSIDE, Opponents
from insula.core.chance import ANSWERS, draw, stream
from insula.core.game import Game, Setup
from insula.research import batch_rules, learner_rules
from insula.research.legends import columns

DRIVERS = (batch_rules, determinize, greedy, playing, learner_rules)
Floats = npt.NDArray[np.float32]
Masks = npt.NDArray[np.int8]
# a policy answers many games at once: (observations, masks, seats) to option ids
Policy = Callable[[Floats, Masks, npt.NDArray[np.int64]], npt.ArrayLike]
Rival = str | Policy
ENGINES = ("auto", "numba", "plain")


def target_of(engine: str) -> str:
    """Where to play: compiled where numba is installed, unless somebody asks for something else."""
    if engine not in ENGINES:
        raise ValueError(f"No engine is called “{engine}”. Choose {', '.join(ENGINES)}.")
    return engine if engine != "auto" else "plain" if find_spec("numba") is None else "numba"


def rules_of(game: Game, target: str, *wanted: Any) -> list[Any]:
    """Rules of the drivers for a game, compiled or loaded now; processes that want the same wait for the first."""
    twin = game.engine(target, DRIVERS)
    if target == "plain" or all(twin.is_cached(rule) for rule in wanted):
        return [twin.get(rule) for rule in wanted]
    with alone(f"{game.name}-learners"):
        return [twin.get(rule) for rule in wanted]


def rivals_of(given: Rival | Sequence[Rival], game: Game, others: int) -> list[Entrant | Policy]:
    """Who sits on the other seats, from the learner's left on: one for all of them, or one for each."""
    named = given.split(",") if isinstance(given, str) else [given] if callable(given) else list(given)
    if len(named) not in (1, others):
        raise ValueError(f"{others} other seats need one opponent for all, or {others}; {len(named)} were named.")
    each = named * others if len(named) == 1 else named
    return [Entrant.parse(rival.strip(), game) if isinstance(rival, str) else rival for rival in each]


class Learners:
    """N games of one set-up, each with one learner. `which` marks games with 1; `stand` tells how they stand."""

    def __init__(
        self, setup: Setup, size: int, rivals: Rival | Sequence[Rival] = "random", engine: str = "auto"
    ) -> None:
        if setup.game.observe is None:
            raise ValueError(f"{setup.game.title} has no observations yet.")
        if size < 1:
            raise ValueError("There must be at least one game.")
        self.setup, self.size, self.target = setup, size, target_of(engine)
        self.given = rivals
        self.rivals = rivals_of(rivals, setup.game, setup.seats - 1)
        self.columns = columns(setup.game, setup.seats)
        self.n_options, self.n_seats, self.width = setup.game.n_options, setup.seats, len(self.columns)
        self._tools()
        e = self.engine
        self.states = e.states(size)
        self.seeds, self.done, self.seats = (e.ints([0] * size) for _ in range(3))
        self.bots = e.ints([0] * (size * self.n_seats))
        self.stand = np.zeros(size, np.uint8)
        self.masks = np.zeros((size, self.n_options), np.uint8)
        self.rewards = np.zeros((size, self.n_seats))
        self.seen: Floats = np.zeros((size, self.width), np.float32)

    def _tools(self) -> None:
        game, self.engine = self.setup.game, BotEngine(self.setup.game, self.target)
        names = ("begin_learners", "answer_some", "others_advance", "settle_learners", "show_seats", "asked_seats")
        self._rules = dict(
            zip(names, rules_of(game, self.target, *(getattr(learner_rules, name) for name in names)), strict=True)
        )
        e, settings = self.engine, self.engine.settings
        self._blank, self._work = e.states(1), e.states(playing.PLACES)
        e.put(self._blank, 0, self.setup.blank())
        self._limits = e.ints([game.max_decisions, settings.deals, settings.tries])
        self._minds = (e.teams(self.setup.start(0)), e.roles, e.chance(0), e.ints([0] * game.n_options))
        self._look = (e.ints(self.columns), e.floats([0.0] * len(game.legend)))
        self._waiting = np.zeros(self.size, np.uint8)
        self._thinkers: dict[int, Opponents] = {}

    def __getstate__(self) -> dict[str, Any]:
        left = ("engine", "_rules", "_blank", "_work", "_limits", "_minds", "_look", "_waiting", "_thinkers")
        return {name: value for name, value in self.__dict__.items() if name not in left}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._tools()

    # ---- playing --------------------------------------------------------------------------------------------

    def begin(self, which: npt.NDArray[np.uint8], seeds: Sequence[int], seats: Sequence[int]) -> None:
        """Starts marked games again and plays on to their learners' first questions."""
        for i in np.flatnonzero(which).tolist():
            self.seeds[i], self.seats[i] = int(seeds[i]), int(seats[i])
            self._thinkers.pop(i, None)
            self.drawn(i)
            for place in range(self.n_seats - 1):
                rival = self.rival(i, place)
                kind = INSIDE.get(rival.level, playing.OUTSIDE) if isinstance(rival, Entrant) else playing.OUTSIDE
                self.bots[i * self.n_seats + (int(seats[i]) + 1 + place) % self.n_seats] = kind
        self._rules["begin_learners"](self.states, self._blank, which, self.seeds, self.done, self.stand)
        self._advance(which)

    def answer(self, which: npt.NDArray[np.uint8], actions: npt.ArrayLike) -> None:
        """One answer of the learner in each marked game, then everybody else's."""
        self._answer(which, actions)
        self._advance(which)

    def _answer(self, which: npt.NDArray[np.uint8], actions: npt.ArrayLike) -> None:
        for i, thinker in self._thinkers.items():
            if which[i]:
                thinker.answered(self.asked(i))
        chosen = self.engine.ints(np.asarray(actions, np.int64).tolist())
        self._rules["answer_some"](self.states, which, chosen, self.done)

    def _advance(self, which: npt.NDArray[np.uint8]) -> None:
        advance = self._rules["others_advance"]
        given = (self._work, self.seeds, self.done, self.seats, self.bots, self._limits, *self._minds)
        while advance(self.states, which, self._waiting, *given):
            which = self._waiting.copy()
            self._answer(which, self._asked_outside(np.flatnonzero(which).tolist()))
        flat = self.rewards.reshape(-1)
        self._rules["settle_learners"](self.states, self.done, self._limits, flat, self.n_seats, self.stand)

    # ---- others who think elsewhere -------------------------------------------------------------------------

    def _asked_outside(self, games: Sequence[int]) -> npt.NDArray[np.int64]:
        """The answers of those who are waited for: levels one by one, every policy for all its games at once."""
        actions = np.zeros(self.size, np.int64)
        of_policy: dict[int, list[int]] = {}
        for i in games:
            place = (self.asked(i) - int(self.seats[i]) - 1) % self.n_seats
            rival = self.rival(i, place)
            if isinstance(rival, Entrant):
                actions[i] = self._thinker(i).choose(rival, int(self.seeds[i]), int(self.done[i]))
            else:
                of_policy.setdefault(id(rival), []).append(i)
        for each in of_policy.values():
            place = (self.asked(each[0]) - int(self.seats[each[0]]) - 1) % self.n_seats
            actions[each] = self._of_policy(self.rival(each[0], place), each)
        return actions

    def drawn(self, game: int) -> None:
        """A game begins: where rivals are drawn, now is the time."""

    def rival(self, game: int, place: int) -> Any:
        """Who sits so many seats to the left of the learner of a game, counted from 0."""
        return self.rivals[place]

    def _of_policy(self, policy: Policy, games: list[int]) -> npt.NDArray[np.int64]:
        which = np.zeros(self.size, np.uint8)
        which[games] = 1
        seats = self.engine.ints([0] * self.size)
        self._rules["asked_seats"](self.states, seats)
        masks, seen = np.zeros_like(self.masks), np.zeros_like(self.seen)
        self._show(which, seats, masks, seen)
        asked = np.asarray(seats, np.int64)[games]
        chosen = np.asarray(policy(seen[games], masks[games].view(np.int8), asked), np.int64).reshape(-1)
        legal = len(chosen) == len(games) and ((chosen >= 0) & (chosen < self.n_options)).all()
        if not legal or not masks[games, chosen].all():
            raise ValueError("The policy of the opponents gave an answer that is not offered.")
        return chosen

    def _thinker(self, i: int) -> Opponents:
        """The bots of one game, with the game as it stands; engines that are still being compiled are waited for."""
        if i not in self._thinkers:
            self._thinkers[i] = Opponents(self.setup, engine_for(self.setup.game, self.target)[0])
        self._thinkers[i].take(self.engine.plain(self.states[i]))
        return self._thinkers[i]

    # ---- looking --------------------------------------------------------------------------------------------

    def asked(self, i: int) -> int:
        """The seat that is asked in a game."""
        return int(self.engine.get(self.engine.get(self.states[i], "asked"), "seat"))

    def state(self, i: int) -> Any:
        """A game as a plain state."""
        return self.engine.plain(self.states[i])

    def show(self) -> None:
        """Writes what every learner knows and may answer."""
        self._show(np.ones(self.size, np.uint8), self.seats, self.masks, self.seen)

    def _show(self, which: Any, seats: Any, masks: Any, seen: Any) -> None:
        given = (masks.reshape(-1), self.n_options, *self._look, seen.reshape(-1))
        self._rules["show_seats"](self.states, which, seats, *given)


class League(Learners):
    """Learners against rivals out of a pool that grows: earlier selves, bots. Each game draws one for all its seats.

    Half of the games, by the coin of the game's seed, meet the newest of the pool, the others any of it.
    """

    def __init__(self, setup: Setup, size: int, pool: Sequence[Rival], engine: str = "auto") -> None:
        self.pool = [rivals_of(each, setup.game, 1)[0] for each in pool]
        if not self.pool:
            raise ValueError("A league needs somebody to begin with.")
        self.met = [0] * size
        super().__init__(setup, size, "random", engine)

    def add(self, rival: Rival) -> None:
        """One more in the pool, for games that begin from now on."""
        self.pool.append(rivals_of(rival, self.setup.game, 1)[0])

    def drawn(self, game: int) -> None:
        """Draws the rival of a game."""
        chance = stream(int(self.seeds[game]), ANSWERS)
        newest = len(self.pool) - 1
        self.met[game] = newest if draw(chance, 2) else draw(chance, len(self.pool))

    def rival(self, game: int, place: int) -> Any:
        """The one that the game drew."""
        return self.pool[self.met[game]]
