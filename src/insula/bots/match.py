"""Games between bots: the one loop that simulations, ladders, tournaments and learning environments play with.

Every decision has a seed of its own, made of the game's seed and the number of the answer; every game ends at the
latest with the game's most decisions; a search tree is kept while its seat goes on undisturbed. So a bot answers the
same wherever it sits, in plain Python as in compiled code.
"""

from __future__ import annotations

import itertools
from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from insula.bots import playing, thinkers
from insula.bots.api import NETWORKED, POLICY, SEARCHERS, SLIPPING, Think
from insula.bots.engine import BotEngine
from insula.bots.entrants import Entrant
from insula.bots.greedy import ROOT
from insula.bots.network_mind import GuidedMind, PolicyMind, network_engine
from insula.bots.slips import SlippingMind
from insula.bots.thinking import SearchMind
from insula.bots.yardsticks import Mind, yardsticks
from insula.core.chance import decision_seed
from insula.core.game import AnyGameState, Setup
from insula.core.parts import MAX_SEATS
from insula.core.record_class import key

_NUMBERS = itertools.count()
INSIDE = {"random": playing.RANDOM, "greedy": playing.GREEDY}


@dataclass(frozen=True)
class Stretch:
    """Answers of one seat between which nobody else answers and nothing is drawn or shown.

    The one rule for a kept tree: it goes on if the stretch is that of its last answer.
    """

    number: int  # how often the answering seat has changed
    chance: tuple[int, ...]
    reveals: int


@dataclass(frozen=True)
class Failure:
    """An answer that a bot failed to give, and the one that chance gave."""

    decision: int  # its number in the game
    seat: int
    how: str  # one of insula.bots.api.FAILURES
    option: int


@dataclass(frozen=True)
class Played:
    """How one game ended. `counts` is the row of the game's tally."""

    seed: int
    winners: tuple[int, ...]  # nobody, if the game was stopped
    points: tuple[int, ...]
    decisions: int
    options: int  # offered in all decisions together
    over: bool
    counts: Any
    failures: tuple[Failure, ...]  # answers that bots failed to give
    notes: tuple[str, ...]  # what was wrong with them, each sentence once

    def shares(self, sides: Sequence[int]) -> list[float]:
        """Each seat's part of the victory."""
        return shares_of(self.winners, sides)

    @property
    def replaced(self) -> tuple[int, ...]:
        """How many answers of each seat its bot failed to give."""
        return tuple(sum(each.seat == seat for each in self.failures) for seat in range(len(self.points)))


def shares_of(winners: Sequence[int], sides: Sequence[int]) -> list[float]:
    """Each seat's part of the victory; a game that was stopped is shared by all."""
    won = {sides[seat] for seat in winners} or set(sides)
    return [1 / len(won) if side in won else 0.0 for side in sides]


def sides_of(setup: Setup) -> tuple[int, ...]:
    """The side of each seat: those who share eyes play together."""
    state = setup.start(0)
    eyes = [setup.game.same_eyes(state, seat) for seat in range(setup.seats)]
    order = list(dict.fromkeys(eyes))
    return tuple(order.index(each) for each in eyes)


class Match:
    """One set-up in one engine, played again and again. `minds` may be shared by matches that take turns.

    `seconds` is the time of installed bots for a decision; None: the usual.
    """

    def __init__(
        self,
        setup: Setup,
        engine: BotEngine,
        minds: dict[Entrant, Mind] | None = None,
        seconds: float | None = None,
    ) -> None:
        self.setup = setup
        self.engine = engine
        self.minds = {} if minds is None else minds
        game, settings = setup.game, engine.settings
        self.batch = engine.states(playing.PLACES)
        engine.put(self.batch, playing.BLANK, setup.blank())
        self.teams = engine.teams(setup.start(0))
        self.limits = engine.ints([game.max_decisions, settings.deals, settings.tries])
        self.chance = engine.chance(0)
        self.values = engine.ints([0] * game.n_options)
        self.seen = engine.ints([0] * engine.tally.memory)
        self.counts = engine.ints([0] * engine.tally.size)
        self.course = engine.ints([0] * playing.COURSE)
        self.points = engine.ints([0] * MAX_SEATS)
        self.last: Stretch | None = None
        self.seconds = seconds
        self.failures: list[Failure] = []
        self.name = f"match {next(_NUMBERS)}"  # of the game: what bots remember belongs to it
        self.notes: list[str] = []

    # ---- whole games ----------------------------------------------------------------------------------------

    def play(self, seed: int, bots: Sequence[Entrant], failed: Sequence[Failure] = ()) -> Played:
        """One game from set-up to end with one bot for each seat; with recorded failures it goes as it went then."""
        e, most = self.engine, self.setup.game.max_decisions
        kinds = e.ints([INSIDE.get(bot.level, playing.OUTSIDE) for bot in bots])
        self.begin(seed)
        play_on, done = e.rule(playing.play_on), 0
        known = {each.decision: each for each in failed}
        work = (self.limits, self.teams, e.roles, self.chance, self.values, self.seen, self.counts, self.course)
        while True:
            done = int(play_on(self.batch, seed, done, kinds, *work))
            if self.over or done >= most:
                return self.ended(seed, done)
            if done in known:
                self.failures.append(known[done])
                self.answer(known[done].option)
            else:
                self.answer(self.choose(bots[self.asked], seed, done))
            done += 1

    def begin(self, seed: int) -> None:
        """A new game at its first question."""
        self.last, self.failures, self.notes = None, [], []
        self.name = f"match {next(_NUMBERS)}"
        self.engine.rule(playing.start_game)(self.batch, seed, self.seen, self.counts, self.course)

    def answer(self, option: int) -> None:
        """Answers the open question."""
        self.engine.rule(playing.answer)(self.batch, option, self.seen, self.counts, self.course)

    def ended(self, seed: int, done: int) -> Played:
        """How the game stands after so many answers."""
        e = self.engine
        e.rule(playing.points_of)(self.batch, self.points)
        seats, won, over = range(self.setup.seats), self._get("won"), self.over
        winners = tuple(seat for seat in seats if over and won[seat])
        points = tuple(int(self.points[seat]) for seat in seats)
        options, counts = int(self.course[playing.OPTIONS]), e.ints(self.counts)
        return Played(
            seed, winners, points, done, options, over, counts, tuple(self.failures), tuple(dict.fromkeys(self.notes))
        )

    # ---- one decision ---------------------------------------------------------------------------------------

    @property
    def asked(self) -> int:
        """The seat that is asked."""
        return int(self.engine.get(self._get("asked"), "seat"))

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return bool(self._get("over"))

    def options(self) -> list[int]:
        """What may be answered."""
        return [int(option) for option in self._get("options")[: self._get("n_options")]]

    def choose(self, bot: Entrant, seed: int, done: int) -> int:
        """What a bot answers to the open question of the game with this seed, after so many answers."""
        e, options = self.engine, self.options()
        if len(options) == 1:
            return options[0]
        if bot.level in INSIDE:
            work = (self.limits, self.teams, e.roles, self.chance, self.values)
            return options[int(e.rule(playing.place_of)(self.batch, seed, done, INSIDE[bot.level], *work))]
        now = self._stretch()
        calm, self.last = self.last == now, now
        e.rule(playing.tell)(self.batch, seed, done, self.chance)
        own = decision_seed(seed, done)
        if bot.level not in (*SLIPPING, *SEARCHERS, *NETWORKED, *yardsticks()):
            return self._ask(bot, own, done)
        return self._mind(bot).answer(self.batch[ROOT], self.teams, own, calm)

    def _stretch(self) -> Stretch:
        truth = self.batch[playing.TRUTH]
        number = int(self.course[playing.STRETCH]) + (int(self.course[playing.LAST_SEAT]) != self.asked)
        return Stretch(number, self.engine.chance_of(truth), int(self._get("reveals")))

    def _mind(self, bot: Entrant) -> Mind:
        if bot not in self.minds and bot.level in NETWORKED:
            engine = network_engine(self.engine, bot.file)
            self.minds[bot] = PolicyMind(engine) if bot.level == POLICY else GuidedMind(engine, bot.iterations)
        elif bot not in self.minds and bot.level in SLIPPING:
            self.minds[bot] = SlippingMind(self.engine, bot.level)
        elif bot not in self.minds:
            known = yardsticks().get(bot.level)
            self.minds[bot] = (
                SearchMind(self.engine, bot.level, bot.iterations)
                if known is None
                else known.Mind(self.setup.game, self.engine.target)
            )
        return self.minds[bot]

    def _ask(self, bot: Entrant, own: int, done: int) -> int:
        """The answer of an installed bot, which thinks in a process of its own; chance stands in for one that fails."""
        setup, seat = self.setup, self.asked
        told = self.engine.plain(self.batch[ROOT])
        thought = thinkers.shared().ask(
            Think(
                setup.game.name,
                setup.seats,
                dict(setup.choices),
                seat,
                bot.level,
                own,
                array("q", key(told)).tobytes(),
                setup.game.view(told, seat),
                tuple(told.options[: told.n_options]),
                self.seconds,
                table=self.name,
            )
        )
        if thought.replaced:
            self.failures.append(Failure(done, seat, thought.failure, thought.option))
            self.notes.append(thought.note)
        return thought.option

    def _get(self, name: str) -> Any:
        return self.engine.get(self.batch[playing.TRUTH], name)


class Opponents(Match):
    """Bots for whoever holds the game: an environment in which somebody learns."""

    def take(self, state: AnyGameState) -> None:
        """The game as it stands now."""
        self.engine.put(self.batch, playing.TRUTH, state)

    def answered(self, seat: int) -> None:
        """Somebody answered."""
        if seat != self.course[playing.LAST_SEAT]:
            self.course[playing.LAST_SEAT] = seat
            self.course[playing.STRETCH] += 1
