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
from insula.bots.brain import Brain
from insula.bots.ratings import wilson
from insula.bots.ready import brain_for
from insula.core.chance import game_seed
from insula.core.game import AnyGameState, Game
from insula.core.record_class import clone

MOST_NODES = {"plain": 20_000, "numba": 600_000}
MOST_KEPT = 16  # tables whose trees are kept
SLICE = 0.002  # seconds between two looks at the clock
MARGIN = 0.03  # part of the cap kept for handing the answer back


class Tree:
    """One search tree with everything that its iterations write to."""

    def __init__(self, brain: Brain, nodes: int, level: str = "normal") -> None:
        self.brain = brain
        self.level = level
        self.batch = brain.states(search.PLACES)
        self.head = brain.ints([0, 0, nodes])
        self.tree = brain.room(nodes * search.WIDTH)
        self.worth = brain.room(nodes, float)
        self.at = brain.room(brain.game.n_options)
        self.untried = brain.room(brain.game.n_options)
        self.path = brain.room(search.DEEPEST + 1)
        self.gains = brain.room(search.GAINS, float)
        settings = brain.settings.at(level)
        looks = [settings.candidates, settings.horizon, settings.care, brain.game.n_options]
        self.knobs = brain.ints([*looks, settings.reach or settings.horizon])
        self.rates = brain.floats([settings.swing, settings.explore, settings.widen, settings.patience])
        self.clear()

    def hurry(self) -> None:
        """Iterations without looking around: in plain Python a careful one would take longer than some caps."""
        self.knobs[search.CANDIDATES] = self.knobs[search.CARE] = self.knobs[search.ROOT_CANDIDATES] = 1

    def clear(self) -> None:
        """Forgets everything."""
        self.brain.rule(search.clear)(self.head, self.tree, self.worth, self.gains)

    def ask(self, state: AnyGameState, teams: Any, seed: int) -> None:
        """The next iterations are about this sample."""
        self.brain.put(self.batch, search.ASKED, state)
        self.teams = teams
        self.chance = self.brain.chance(seed)

    def run(self, iterations: int) -> None:
        """Some iterations."""
        self.brain.rule(search.search_some)(
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
            self.brain.roles,
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
            began = time.perf_counter()
            self.run(step)
            done += step
            now = time.perf_counter()
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

    def answer(self, told: Any, teams: Any, chance: Any, iterations: int, goes_on: bool = False) -> int:
        """The option for what a seat was told, by a tree of its own or the one kept; the chance is drawn from."""
        if not goes_on:
            self.clear()
        self.batch[search.ASKED] = told
        self.teams, self.chance = teams, chance
        self.run_unless_clear(iterations)
        return merged([self])[0].option

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

    def follow(self, label: int) -> bool:
        """Goes on with the part of the tree below one child of the root; False if there is none."""
        child = int(self.tree[int(self.head[search.ROOT]) * search.WIDTH + search.FIRST])
        while child >= 0 and int(self.tree[child * search.WIDTH + search.LABEL]) != label:
            child = int(self.tree[child * search.WIDTH + search.NEXT])
        if child < 0:
            return False
        moved = self.brain.room(int(self.head[search.NODES]))
        old = self.visits
        self.brain.rule(search.keep_below)(child, self.head, self.tree, self.worth, moved)
        for place in (search.SUM, search.SQUARES):  # the mean and the spread stay, for fewer iterations
            self.gains[place] *= self.visits / old
        return True

    @property
    def visits(self) -> int:
        """How many iterations went through the root."""
        return int(self.tree[int(self.head[search.ROOT]) * search.WIDTH + search.VISITS])


@dataclass
class Kept:
    """Trees of one seat of one table after its last answer, and what that seat expected to see then."""

    target: str
    trees: list[Tree]
    expected: AnyGameState


_KEPT: OrderedDict[tuple[str, int], Kept] = OrderedDict()


def think_greedy(game: Game, request: Think, state: AnyGameState) -> Thought:
    """One act ahead by the game's own evaluation."""
    brain, note = brain_for(game, request.engine)
    batch = brain.states(1)
    brain.put(batch, 0, state)
    return Thought(brain.greedy(batch, brain.teams(state), request.seed), note=note)


def think_search(game: Game, request: Think, state: AnyGameState, began: float) -> Thought:
    """Tree search within the level's iterations and seconds, or those of the request."""
    brain, note = brain_for(game, request.engine)
    cap = SEARCHERS[request.level] if request.seconds is None else request.seconds
    budget = request.iterations
    if budget is None:
        budget = brain.settings.iterations[request.level] if request.seconds is None else MOST_NODES[brain.target]
    threads = max(1, request.threads) if brain.target == "numba" else 1
    trees = _trees(game, brain, request, budget, threads)
    teams = brain.teams(state)
    for number, tree in enumerate(trees):
        tree.ask(state, teams, game_seed(request.seed, number))
        if brain.target == "plain" and request.iterations is None:
            tree.hurry()
    deadline = began + cap * (1 - MARGIN) if request.iterations is None else math.inf
    done = _run(trees, max(1, budget // threads), deadline)
    shares = merged(trees)
    option = shares[0].option
    _keep(game, brain, request, state, trees, option)
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


def _trees(game: Game, brain: Brain, request: Think, budget: int, threads: int) -> list[Tree]:
    nodes = min(budget // threads, MOST_NODES[brain.target]) + 2
    kept = _KEPT.pop((request.table, request.seat), None) if request.table else None
    if kept is not None and kept.target == brain.target and len(kept.trees) == threads:
        fit = all(tree.level == request.level and int(tree.head[search.MOST_NODES]) >= nodes for tree in kept.trees)
        if fit and _as_expected(game, kept.expected, request):
            return kept.trees
    return [Tree(brain, nodes, request.level) for _ in range(threads)]


def _as_expected(game: Game, expected: AnyGameState, request: Think) -> bool:
    """Whether the table looks just as it had to after the last answer: nothing was learned, nobody else was asked."""
    if expected.over or expected.asked.seat != request.seat:
        return False
    offered = tuple(expected.options[: expected.n_options])
    return offered == request.options and game.view(expected, request.seat) == request.view


def _keep(game: Game, brain: Brain, request: Think, state: AnyGameState, trees: list[Tree], option: int) -> None:
    if not request.table:
        return
    label = search.label_of(state, option)
    g = clone(state)
    game.dispatch.play(g, option)
    while not g.over and g.n_options == 1 and g.asked.seat == request.seat:
        game.dispatch.play(g, g.options[0])
    if g.over or g.asked.seat != request.seat:
        return
    followed = [tree.follow(label) for tree in trees]
    if all(followed):
        _KEPT[request.table, request.seat] = Kept(brain.target, trees, g)
        while len(_KEPT) > MOST_KEPT:
            _KEPT.popitem(last=False)
