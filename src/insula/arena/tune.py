"""Looks for the parameters of a bot that win most: an optimiser proposes, the arena's loop plays, deals are shared.

Every proposal plays the same deals from all sides against the same rivals, so that two of them differ by what they are
and not by luck. docs/adr/0061-tuning-bots.md says why Optuna.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from insula.bots import own
from insula.bots.api import BadThink
from insula.bots.engine_cache import match_engine
from insula.bots.entrants import Entrant
from insula.bots.match import Match, sides_of
from insula.bots.ratings import share_interval
from insula.core.chance import game_seed
from insula.core.game import Setup

NUMBER = r"-?\d+(?:\.\d+)?"
RANGE = re.compile(rf"({NUMBER})\.\.({NUMBER})(?:\.\.(log))?")


@dataclass(frozen=True)
class Vary:
    """A parameter and where to look for it: whole numbers or numbers between two, or some words."""

    name: str
    low: float | None = None
    high: float | None = None
    whole: bool = False
    log: bool = False
    words: tuple[str, ...] = ()

    @staticmethod
    def parse(text: str) -> Vary:
        """Reads `depth=1..6`, `pace=0.1..10..log` or `bold=yes,no`."""
        name, sign, where = text.partition("=")
        found = RANGE.fullmatch(where)
        if not sign or not name or not where:
            raise BadThink(f"“{text}” does not say what to vary; write depth=1..6, pace=0.1..10..log or bold=yes,no.")
        if found is None:
            words = tuple(dict.fromkeys(where.split(",")))
            if len(words) < 2 or not all(words):
                raise BadThink(f"“{text}” leaves nothing to choose; give a range or at least two words.")
            return Vary(name, words=words)
        low, high = float(found[1]), float(found[2])
        if low >= high or (found[3] and low <= 0):
            raise BadThink(f"“{text}” is no range; the first number must be the lower one, and above 0 with log.")
        return Vary(name, low, high, "." not in found[1] + found[2], bool(found[3]))

    def suggest(self, trial: Any) -> str:
        """What the optimiser proposes, as it is written behind a bot's name."""
        if self.words:
            return str(trial.suggest_categorical(self.name, self.words))
        if self.whole:
            return str(trial.suggest_int(self.name, int(self.low or 0), int(self.high or 0), log=self.log))
        return f"{trial.suggest_float(self.name, self.low, self.high, log=self.log):.6g}"


@dataclass(frozen=True)
class Tried:
    """One proposal and what it won; the interval is one of 95 %."""

    bot: str
    share: float
    low: float
    high: float
    games: int
    failed: int


@dataclass
class Tuning:
    """A search over the parameters of a bot."""

    setup: Setup
    bot: str
    vary: Sequence[Vary]
    rivals: Sequence[str] = ("greedy",)
    deals: int = 20
    seed: int = 1
    seconds: float | None = None
    engine: str = "numba"
    tried: list[Tried] = field(default_factory=list)

    def __post_init__(self) -> None:
        entry = own.entry_of(self.bot)
        if entry is None:
            raise BadThink(f"No installed bot is called “{self.bot}”; only bots of your own have parameters to tune.")
        known = own.parameters(entry.load())
        for each in self.vary:
            if each.name not in known:
                have = ", ".join(known) or "none"
                raise BadThink(f"The bot {self.bot} has no parameter “{each.name}”; it has {have}.")
        if not self.vary or self.deals < 1:
            raise BadThink("Say what to vary, and over how many deals: --vary depth=1..6 --deals 20.")
        self._rivals = [Entrant.parse(rival, self.setup.game) for rival in self.rivals]
        self._sides = sides_of(self.setup)
        search = any(rival.iterations for rival in self._rivals)
        made = match_engine(self.setup.game, self.engine, search)
        self._match = Match(self.setup, made, seconds=self.seconds)

    def named(self, given: dict[str, str]) -> str:
        """The bot with some parameters."""
        return ":".join([self.bot, *(f"{key}={value}" for key, value in given.items())])

    def play(self, bot: str, first: int = 0) -> Tried:
        """All deals from all sides against all rivals."""
        entrant = Entrant.parse(bot, self.setup.game)
        shares: list[list[float]] = []
        failed = 0
        for deal in range(first, first + self.deals):
            of_deal = []
            for rival in self._rivals:
                for side in range(max(self._sides) + 1):
                    seated = [entrant if each == side else rival for each in self._sides]
                    played = self._match.play(game_seed(self.seed, deal), seated)
                    won = dict(zip(self._sides, played.shares(self._sides), strict=True))
                    of_deal.append(won[side])
                    failed += sum(played.replaced[seat] for seat, each in enumerate(self._sides) if each == side)
            shares.append(of_deal)
        share, low, high = share_interval(shares)
        return Tried(bot, share, low, high, sum(map(len, shares)), failed)

    def run(self, trials: int, progress: Any = lambda tried: None) -> Tried:
        """Tries as many proposals, then the best again on deals that nobody has tuned to."""
        import optuna

        optuna.logging.set_verbosity(optuna.logging.WARNING)
        sampler = optuna.samplers.TPESampler(seed=self.seed % 2**32)
        study = optuna.create_study(direction="maximize", sampler=sampler)
        played: dict[str, Tried] = {}

        def objective(trial: Any) -> float:
            bot = self.named({each.name: each.suggest(trial) for each in self.vary})
            if bot not in played:
                played[bot] = self.play(bot)
                self.tried.append(played[bot])
                progress(played[bot])
            return played[bot].share

        study.optimize(objective, n_trials=trials)
        best = max(self.tried, key=lambda each: each.share)
        return self.play(best.bot, first=self.deals)
