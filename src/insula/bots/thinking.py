"""Greedy and search as `choose` runs them: budgets of time or iterations, threads, and the tree kept inside a turn."""

from __future__ import annotations

import math
import threading
import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any

from insula.bots import search
from insula.bots.api import SEARCHERS, Share, Think, Thought
from insula.bots.engine import BotEngine
from insula.bots.engine_cache import engine_for
from insula.bots.ratings import wilson
from insula.core.chance import game_seed
from insula.core.game import AnyGameState, Game
from insula.core.record_class import clone

MAX_NODES = {"plain": 20_000, "numba": 600_000}
MAX_KEPT = 16  # tables whose trees are kept
SLICE = 0.002  # seconds between two looks at the clock
MARGIN = 0.03  # part of the cap kept for handing the answer back


class Tree:
    """One search tree with everything that its iterations write to."""

    def __init__(self, engine: BotEngine, nodes: int, level: str = "normal") -> None:
        self.engine = engine
        self.level = level
        self.batch = engine.states(search.PLACES)
        self.head = engine.ints([0, 0, nodes])
        self.tree = engine.room(nodes * search.WIDTH)
        self.worth = engine.room(nodes, float)
        self.at = engine.room(engine.game.n_options)
        self.untried = engine.room(engine.game.n_options)
        self.path = engine.room(search.MAX_DEPTH + 1)
        self.gains = engine.room(search.GAINS, float)
        self.settings = settings = engine.settings.at(level)
        looks = [settings.candidates, settings.horizon, settings.care, engine.game.n_options]
        self.knobs = engine.ints([*looks, settings.reach or settings.horizon])
        self.rates = engine.floats([settings.swing, settings.explore, settings.widen, settings.patience])
        self._far = {kind for kind, name in engine.game.gen.ask.NAMES.items() if name in settings.far}
        self.clear()

    def hurry(self) -> None:
        """Iterations without looking around: in plain Python a careful one would take longer than some caps."""
        self.knobs[search.CANDIDATES] = self.knobs[search.CARE] = self.knobs[search.ROOT_CANDIDATES] = 1

    def clear(self) -> None:
        """Forgets everything."""
        self.engine.rule(search.clear)(self.head, self.tree, self.worth, self.gains)

    def ask(self, state: AnyGameState, teams: Any, seed: int) -> None:
        """The next iterations are about this sample."""
        self.engine.put(self.batch, search.ASKED, state)
        self.begin(teams, seed)

    def begin(self, teams: Any, seed: int) -> None:
        """The next iterations are about the state that lies in the batch."""
        self.teams = teams
        self.chance = self.engine.chance(seed)
        get, settings = self.engine.get, self.settings
        far = get(get(self.batch[search.ASKED], "asked"), "kind") in self._far
        self.knobs[search.HORIZON] = search.TO_THE_END if far else settings.horizon
        self.knobs[search.REACH] = settings.reach or (1 if far else settings.horizon)
        self.rates[search.PATIENCE] = 1.0 if far else settings.patience

    def run(self, iterations: int) -> None:
        """Some iterations."""
        self.engine.rule(search.search_some)(
            self.batch,
            iterations,
            self.head,
            self.tree,
            self.worth,
            self.at,
            self.untried,
            self.path,
            self.gains,
            self.teams,
            self.engine.roles,
            self.chance,
            self.knobs,
            self.rates,
        )

    def run_until(self, iterations: int, deadline: float) -> int:
        """Iterations until the budget or the time is spent, at least one; how many there were.

        The longest time between two looks at the clock so far must still fit in: on a busy machine it tells how long
        the core may be given to somebody else.
        """
        done, step, longest = 0, 1, 0.0
        while done < iterations:
            step = min(step, iterations - done)
            began = time.monotonic()
            self.run(step)
            done += step
            now = time.monotonic()
            each = (now - began) / step
            longest = max(longest, now - began)
            if now + longest > deadline:
                break
            step = max(1, min(int(min(SLICE, deadline - now) / each), 4 * step))
        return done

    def run_unless_clear(self, iterations: int) -> None:
        """Iterations until no other option can be visited as often as the leading one: the answer is the same."""
        left = iterations - self.visits
        while left > 0:
            step = min(left, max(1, iterations // 16))
            self.run(step)
            left -= step
            visits = sorted((visits for _, visits, _ in self.children()), reverse=True)
            if len(visits) > 1 and visits[0] - visits[1] > left:
                return

    def children(self) -> list[tuple[int, int, float]]:
        """Option, visits and summed rewards of the root's children."""
        found = []
        child = int(self.tree[int(self.head[search.ROOT]) * search.WIDTH + search.FIRST])
        while child >= 0:
            row = child * search.WIDTH
            label, visits = int(self.tree[row + search.LABEL]), int(self.tree[row + search.VISITS])
            found.append((label & 0xFFFF, visits, float(self.worth[child])))
            child = int(self.tree[row + search.NEXT])
        return found

    def follow(self, option: int) -> bool:
        """Goes on with the part of the tree below one option of the root; False if that was never tried."""
        child = int(self.tree[int(self.head[search.ROOT]) * search.WIDTH + search.FIRST])
        while child >= 0 and int(self.tree[child * search.WIDTH + search.LABEL]) & 0xFFFF != option:
            child = int(self.tree[child * search.WIDTH + search.NEXT])
        if child < 0:
            return False
        moved = self.engine.room(int(self.head[search.NODES]))
        old = self.visits
        self.engine.rule(search.keep_below)(child, self.head, self.tree, self.worth, moved)
        for place in (search.SUM, search.SQUARES):  # the mean and the spread stay, for fewer iterations
            self.gains[place] *= self.visits / old
        return True

    @property
    def visits(self) -> int:
        """How many iterations went through the root."""
        return int(self.tree[int(self.head[search.ROOT]) * search.WIDTH + search.VISITS])


class SearchMind:
    """Search in games between bots: as many iterations as it has, and its tree kept while its seat goes on."""

    def __init__(self, engine: BotEngine, level: str, iterations: int) -> None:
        self.iterations = iterations
        self.tree = Tree(engine, iterations + 2, level)
        self.followed = False

    def answer(self, told: Any, teams: Any, seed: int, calm: bool) -> int:
        """The option for a state that the asked seat may take for the true one; `calm`: since the last answer nobody
        else answered, and nothing was drawn or shown.
        """
        tree = self.tree
        if not (calm and self.followed):
            tree.clear()
        tree.batch[search.ASKED] = told
        tree.begin(teams, seed)
        tree.run_unless_clear(self.iterations)
        option = merged([tree])[0].option
        self.followed = tree.follow(option)
        return option


@dataclass
class Kept:
    """Trees of one seat of one table below its last answer, the stretch they belong to, and its answers there."""

    target: str
    trees: list[Tree]
    stretch: str
    own: tuple[str, ...]


_KEPT: OrderedDict[tuple[str, int], Kept] = OrderedDict()


def think_greedy(game: Game, request: Think, state: AnyGameState) -> Thought:
    """One act ahead by the game's own evaluation."""
    engine, note = engine_for(game, request.engine)
    batch = engine.states(1)
    engine.put(batch, 0, state)
    return Thought(engine.greedy(batch, engine.teams(state), request.seed), note=note)


def think_search(game: Game, request: Think, state: AnyGameState, began: float) -> Thought:
    """Tree search within the level's iterations and seconds, or those of the request."""
    engine, note = engine_for(game, request.engine)
    cap = SEARCHERS[request.level] if request.seconds is None else request.seconds
    budget = request.iterations
    if budget is None:
        budget = engine.settings.iterations[request.level] if request.seconds is None else MAX_NODES[engine.target]
    threads = max(1, request.threads) if engine.target == "numba" else 1
    trees = _trees(engine, request, budget, threads)
    teams = engine.teams(state)
    for number, tree in enumerate(trees):
        tree.ask(state, teams, game_seed(request.seed, number))
        if engine.target == "plain" and request.iterations is None:
            tree.hurry()
    deadline = began + cap * (1 - MARGIN) if request.iterations is None else math.inf
    done = _run(trees, max(1, budget // threads), deadline)
    shares = merged(trees)
    option = shares[0].option
    _keep(game, engine, request, state, trees, option)
    return Thought(option, tuple(shares), note, done)


def _run(trees: list[Tree], budget: int, deadline: float) -> int:
    if len(trees) == 1:
        return trees[0].run_until(max(1, budget - trees[0].visits), deadline)
    done = [0] * len(trees)

    def work(place: int) -> None:
        done[place] = trees[place].run_until(max(1, budget - trees[place].visits), deadline)

    running = [threading.Thread(target=work, args=(place,)) for place in range(len(trees))]
    for each in running:
        each.start()
    for each in running:
        each.join()
    return sum(done)


def merged(trees: list[Tree]) -> list[Share]:
    """What the trees think of each option together, the most visited first."""
    visits: dict[int, int] = {}
    worth: dict[int, float] = {}
    for tree in trees:
        for option, count, value in tree.children():
            visits[option] = visits.get(option, 0) + count
            worth[option] = worth.get(option, 0.0) + value
    order = sorted(visits, key=lambda o: (-visits[o], -worth[o], o))
    return [share(o, visits[o], worth[o]) for o in order]


def share(option: int, visits: int, worth: float) -> Share:
    """Win share with its interval of 95 %."""
    p = worth / max(visits, 1)
    return Share(option, p, *wilson(p, max(visits, 1)), visits)


# ---- the tree between two answers of one turn -----------------------------------------------------------


def _trees(engine: BotEngine, request: Think, budget: int, threads: int) -> list[Tree]:
    nodes = min(budget // threads, MAX_NODES[engine.target]) + 2
    kept = _KEPT.pop((request.table, request.seat), None) if request.table else None
    if kept is not None and kept.target == engine.target and len(kept.trees) == threads:
        fit = all(tree.level == request.level and int(tree.head[search.MAX_NODES]) >= nodes for tree in kept.trees)
        if fit and (kept.stretch, kept.own) == (request.stretch, request.own):
            return kept.trees
    return [Tree(engine, nodes, request.level) for _ in range(threads)]


def _keep(game: Game, engine: BotEngine, request: Think, state: AnyGameState, trees: list[Tree], option: int) -> None:
    """Keeps the trees for the next answer of this stretch, if there will be one; lone answers come before it."""
    if not request.table:
        return
    g = clone(state)
    own = [*request.own, game.option_text(g, option)]
    game.dispatch.play(g, option)
    while not g.over and g.n_options == 1 and g.asked.seat == request.seat:
        own.append(game.option_text(g, g.options[0]))
        game.dispatch.play(g, g.options[0])
    if g.over or g.asked.seat != request.seat or not all(tree.follow(option) for tree in trees):
        return
    _KEPT[request.table, request.seat] = Kept(engine.target, trees, request.stretch, tuple(own))
    while len(_KEPT) > MAX_KEPT:
        _KEPT.popitem(last=False)
