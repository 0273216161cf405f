"""Games between bots in the compiled engine: who sits where, whose chance is whose, and how each game ended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from insula.bots import deal, search
from insula.bots.api import SEARCHERS, BadThink
from insula.bots.brain import Brain
from insula.bots.thinking import Tree
from insula.bots.yardsticks import Mind, yardsticks
from insula.core import drive
from insula.core.chance import THOUGHT, decision_seed, draw, stream
from insula.core.game import Setup
from insula.core.record_class import key


@dataclass(frozen=True)
class Undisturbed:
    """Whose tree goes on, and what must not have changed until then; a table, which has no state, compares views."""

    seat: int
    rng: tuple[int, ...]
    reveals: int


@dataclass(frozen=True)
class Entrant:
    """A bot at the ladder: `random`, `greedy`, a level of search, or a level with its own iterations: `hard@500`."""

    name: str
    level: str
    iterations: int

    @staticmethod
    def parse(text: str, budgets: dict[str, int]) -> Entrant:
        """Reads a bot's name; one sentence if there is no such bot."""
        if text in yardsticks():
            return Entrant(text, text, 0)
        level, sign, count = text.partition("@")
        if level in ("random", "greedy") and not sign:
            return Entrant(text, level, 0)
        if level not in SEARCHERS:
            known = ", ".join(["random", "greedy", *SEARCHERS, *yardsticks()])
            raise BadThink(f"There is no bot “{text}” at the ladder; there is {known}, and for example hard@500.")
        if sign and (not count.isdecimal() or int(count) < 1):
            raise BadThink(f"“{text}” needs a whole number of iterations after the @.")
        return Entrant(text, level, int(count) if sign else budgets[level])


@dataclass(frozen=True)
class Played:
    """One game: which teams the first bot had, its part of the victory, and how long the game was."""

    seed: int
    swap: int
    share: float
    decisions: int


class Match:
    """Two bots at one game, the teams taken in turns."""

    def __init__(self, brain: Brain, setup: Setup, bots: tuple[Entrant, Entrant]) -> None:
        self.brain = brain
        self.setup = setup
        self.bots = bots
        self.truth = brain.states(2)  # the game being played, and a blank one
        brain.put(self.truth, 1, setup.blank())
        self.told = brain.states(2)  # place 1 holds what the asked seat may know
        self.trees = {bot: Tree(brain, bot.iterations + 2, bot.level) for bot in bots if bot.iterations}
        known = yardsticks()
        self.minds: dict[str, Mind] = {
            bot.level: known[bot.level].Mind(setup.game, brain.target) for bot in bots if bot.level in known
        }
        self.kept: Undisturbed | None = None

    def play(self, seed: int, swap: int) -> Played:
        """One game. The deal depends on the seed alone, so that both bots get the same deals from both sides."""
        brain, truth = self.brain, self.truth
        state = self.setup.start(seed)
        teams = brain.teams(state)
        sides = [sorted({int(t) for t in teams}).index(int(team)) for team in teams]
        truth[0] = truth[1]
        brain.rule(drive.begin_at)(truth, 0, seed)
        play_at = brain.rule(drive.play_at)
        self.kept = None
        count = 0
        while not self._get("over") and count < self.setup.game.most_decisions:
            seat = self._asked("seat")
            if self.kept and self.kept.seat != seat:
                self.kept = None
            bot = self.bots[(sides[seat] + swap) % 2]
            play_at(truth, 0, self._choose(bot, seat, teams, decision_seed(seed, count)))
            count += 1
        return Played(seed, swap, self._share(sides, swap), count)

    def _choose(self, bot: Entrant, seat: int, teams: Any, seed: int) -> int:
        options = self._options()
        if len(options) == 1:
            return options[0]
        if bot.level == "random":
            return options[draw(stream(seed, THOUGHT), len(options))]
        self.told[0] = self.truth[0]
        self.brain.rule(deal.tell)(self.told, 0, 1, seat, seed)
        if bot.level == "greedy":
            return self.brain.greedy(self.told[1:], teams, seed)
        if bot.level in self.minds:
            now = Undisturbed(seat, self._chance(), int(self._get("reveals")))
            calm, self.kept = self.kept == now, now
            return self.minds[bot.level].answer(self.told[1], teams, seed, calm)
        return self._search(bot, seat, teams, self.brain.chance(seed))

    def _search(self, bot: Entrant, seat: int, teams: Any, chance: Any) -> int:
        """As at a table the tree is kept inside a turn: while nobody else is asked and nothing is drawn or revealed."""
        tree = self.trees[bot]
        now = Undisturbed(seat, self._chance(), int(self._get("reveals")))
        option = tree.answer(self.told[1], teams, chance, bot.iterations, self.kept == now)
        self.kept = now if tree.follow(search.label(self._asked("kind"), seat, option)) else None
        return option

    def _share(self, sides: list[int], swap: int) -> float:
        won = self._get("won")
        winners = {sides[seat] for seat in range(len(sides)) if won[seat]}
        mine = {side for side in winners if (side + swap) % 2 == 0}
        return len(mine) / len(winners) if winners else 0.5

    def _get(self, name: str) -> Any:
        g = self.truth[0]
        return getattr(g, name) if self.brain.target == "plain" else g[name]

    def _chance(self) -> tuple[int, ...]:
        rng = self._get("rng")
        return key(rng) if self.brain.target == "plain" else tuple(map(int, rng))

    def _asked(self, name: str) -> int:
        asked = self._get("asked")
        return int(getattr(asked, name) if self.brain.target == "plain" else asked[name])

    def _options(self) -> list[int]:
        return [int(option) for option in self._get("options")[: self._get("n_options")]]
