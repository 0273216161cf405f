"""Plays the games of a plan in one process, with whatever bots sit there, and tells how each of them ended."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from insula.arena import playing, tally
from insula.arena.plan import Cell, Plan, sides_of
from insula.bots import deal, greedy
from insula.bots.api import Think, choose
from insula.bots.brain import Brain
from insula.bots.match import Entrant
from insula.bots.ready import alone
from insula.bots.thinking import Tree
from insula.bots.tuning import tuning
from insula.core.chance import decision_seed
from insula.core.compiled import Twin
from insula.core.game import Game, Setup
from insula.core.record_class import clone, from_record, key
from insula.core.registry import installed, load

INSIDE = {"random": playing.RANDOM, "greedy": playing.GREEDY}
COMPILED = (playing.start_game, playing.play_on, playing.answer, playing.tell, playing.points_of)


@dataclass(frozen=True)
class Ended:
    """How one game ended; `counts` is the row of its tally."""

    number: int
    seed: int
    winners: tuple[int, ...]
    points: tuple[int, ...]
    decisions: int
    over: bool
    counts: Any


class Engine:
    """The arena's rules bound to one game, with the arrays they work on."""

    def __init__(self, game: Game, target: str) -> None:
        self.game = game
        self.target = target
        self.tally = tally.tally_of(game)
        drivers = [deal, greedy, tally, self.tally.module, playing]
        bound: dict[Callable[..., Any], Callable[..., Any]] = {**game.bound, tally.watch: self.tally.module.watch}
        self.twin = Twin(game.State, game.modules, drivers, bound, target)
        self.rules = {function: self.twin.get(function) for function in COMPILED}
        self.brain = Brain(game, target)  # its own rules are compiled when a bot searches, not before
        brain = self.brain
        settings = brain.settings
        self.batch = brain.states(playing.PLACES)
        self.limits = brain.ints([game.most_decisions, settings.deals, settings.tries])
        self.chance = brain.chance(0)
        self.values = brain.ints([0] * game.n_options)
        self.seen = brain.ints([0] * self.tally.memory)
        self.counts = brain.ints([0] * self.tally.size)
        self.points = brain.ints([0] * tally.MOST_SEATS)

    def get(self, name: str) -> Any:
        """A field of the game being played."""
        g = self.batch[playing.TRUTH]
        return getattr(g, name) if self.target == "plain" else g[name]

    def asked(self) -> int:
        """The seat that is asked."""
        asked = self.get("asked")
        return int(asked.seat if self.target == "plain" else asked["seat"])

    def told(self) -> Any:
        """The plain state that the asked seat may take for the true one."""
        found = self.batch[greedy.ROOT]
        if self.target == "plain":
            return clone(found)
        made = self.game.State()
        from_record(found, made)
        return made


class Table:
    """One set-up, ready to be played again and again."""

    def __init__(self, engine: Engine, setup: Setup) -> None:
        self.engine = engine
        self.setup = setup
        self.blank = engine.brain.states(1)
        engine.brain.put(self.blank, 0, setup.blank())
        self.teams = engine.brain.teams(setup.start(0))
        self.sides = sides_of(setup)


class Player:
    """Plays numbered games of a plan. Trees and compiled rules are kept between games."""

    def __init__(self, plan: Plan, target: str = "numba") -> None:
        self.plan = plan
        self.target = target
        self.engines: dict[str, Engine] = {}
        self.tables: dict[int, Table] = {}
        self.trees: dict[tuple[str, str, int], Tree] = {}
        self.own = {entry.name for entry in installed("insula.bots")}

    def engine(self, game: str) -> Engine:
        """The rules of a game, compiled or loaded when first asked for."""
        if game not in self.engines:
            self.engines[game] = Engine(load(game), self.target)
        return self.engines[game]

    def table(self, cell: Cell) -> Table:
        """The table of a cell."""
        if cell.number not in self.tables:
            self.tables[cell.number] = Table(self.engine(cell.game), cell.setup)
        return self.tables[cell.number]

    def prepare(self) -> None:
        """Compiles everything that the plan needs, or loads it; processes that want the same wait for the first."""
        for cell in self.plan.cells:
            with alone(f"arena-{cell.game}"):
                engine = self.engine(cell.game)
                if set(cell.line_up) - {*INSIDE, *self.own}:
                    engine.brain.load()

    def play(self, number: int) -> Ended:
        """One game from set-up to end."""
        planned = self.plan.planned(number)
        table = self.table(planned.cell)
        e = table.engine
        e.batch[playing.BLANK] = table.blank[0]
        bots = e.brain.ints([INSIDE.get(bot, playing.OUTSIDE) for bot in planned.bots])
        e.rules[playing.start_game](e.batch, planned.seed, e.seen, e.counts)
        done = 0
        while True:
            done = self._play_on(e, planned.seed, done, bots, table.teams)
            if e.get("over") or done >= e.game.most_decisions:
                break
            option = self._think(table, planned.bots[e.asked()], planned.seed, done)
            e.rules[playing.answer](e.batch, option, e.seen, e.counts)
            done += 1
        e.rules[playing.points_of](e.batch, e.points)
        seats, won = range(table.setup.seats), e.get("won")
        over = bool(e.get("over"))
        winners = tuple(seat for seat in seats if over and won[seat])
        points = tuple(int(e.points[seat]) for seat in seats)
        return Ended(number, planned.seed, winners, points, done, over, e.brain.ints(e.counts))

    def _play_on(self, e: Engine, seed: int, done: int, bots: Any, teams: Any) -> int:
        work = (e.limits, teams, e.brain.roles, e.chance, e.values, e.seen, e.counts)
        return int(e.rules[playing.play_on](e.batch, seed, done, bots, *work))

    def _think(self, table: Table, bot: str, seed: int, done: int) -> int:
        """The answer of a bot that thinks outside, from what its seat may know."""
        e = table.engine
        seat = e.asked()
        e.rules[playing.tell](e.batch, seed, done, e.chance)
        if bot in self.own:
            return self._ask(table, bot, seat, decision_seed(seed, done))
        entrant = Entrant.parse(bot, tuning(e.game.name).iterations)
        place = (e.game.name, entrant.level, entrant.iterations)
        if place not in self.trees:
            self.trees[place] = Tree(e.brain, entrant.iterations + 2, entrant.level)
        return self.trees[place].answer(e.batch[greedy.ROOT], table.teams, e.chance, entrant.iterations)

    def _ask(self, table: Table, bot: str, seat: int, seed: int) -> int:
        """The answer of a bot from elsewhere; one that fails is replaced by chance, as at every table."""
        e, setup = table.engine, table.setup
        state = e.told()
        sample, view = array("q", key(state)).tobytes(), e.game.view(state, seat)
        options = tuple(state.options[: state.n_options])
        request = Think(e.game.name, setup.seats, dict(setup.choices), seat, bot, seed, sample, view, options)
        return choose(request).option
