"""Bots that know a network: the bare policy, and search led by it; in compiled code or in plain Python."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

from insula.bots import determinize, guided, network
from insula.bots.engine import BotEngine
from insula.bots.network_file import BadNetwork, read_network

DRIVERS = (determinize, network, guided)
SLICE = 0.002  # seconds between two looks at the clock
EDGES_EACH = 16  # options of a node, on average at most
KEPT = 8  # decisions of one stretch whose iterations are kept


class NetworkEngine:
    """The network of a game in one engine, with the arrays it works on."""

    COMPILED = (guided.clear, guided.search_some, guided.policy_place, guided.root_of)

    def __init__(self, base: BotEngine, path: Path | None = None) -> None:
        game = base.game
        place = path or game.tuning.network
        if place is None or game.observe is None:
            raise BadNetwork(f"{game.title} has no network.")
        self.base = base
        self.network = read_network(place)
        inputs, first, second, third, options = self.network.shape
        if inputs != len(game.legend) or options != game.n_options:
            raise BadNetwork(f"{place}: this network was trained for another game or for other rules.")
        self.twin = game.engine(base.target, DRIVERS)
        layers = [self._single([0.0] * width) for width in (first, second, third, options)]
        seen = base.floats([0.0] * inputs)
        self.net = (base.ints(self.network.shape), self._single(self.network.weights), seen, *layers)
        self.odds = base.floats([0.0] * options)
        self._rules: dict[Any, Any] = {}

    def rule(self, function: Any) -> Any:
        """A rule in this engine."""
        if function not in self._rules:
            self._rules[function] = self.twin.get(function)
        return self._rules[function]

    def load(self) -> None:
        """Compiles rules now, or loads them from the cache."""
        for function in self.COMPILED:
            self.rule(function)

    def is_cached(self) -> bool:
        """Whether the rules would be loaded instead of compiled."""
        return all(self.twin.is_cached(function) for function in self.COMPILED)

    def _single(self, values: Any) -> Any:
        if self.base.target == "plain":
            return list(values)
        import numpy as np

        return np.array(values, np.float32)


_MADE: dict[tuple[str, str, str], NetworkEngine] = {}


def network_engine(base: BotEngine, file: str = "") -> NetworkEngine:
    """The network of a game, or that of a file, in an engine; loaded or compiled now."""
    key = (base.game.name, base.target, file)
    if key not in _MADE:
        made = NetworkEngine(base, Path(file) if file else None)
        made.load()
        _MADE.setdefault(key, made)
    return _MADE[key]


class PolicyMind:
    """The bare network: one look at what the seat knows, no search. Heat 0 takes the likeliest option."""

    def __init__(self, engine: NetworkEngine, heat: float = 0.0) -> None:
        self.engine, self.heat = engine, heat
        self.batch = engine.base.states(1)

    def answer(self, told: Any, teams: Any, seed: int, calm: bool) -> int:
        """The option for a state that the asked seat may take for the true one."""
        e = self.engine
        self.batch[0] = told
        chance = e.base.chance(seed)
        place = int(e.rule(guided.policy_place)(self.batch, self.heat, *e.net, e.odds, chance))
        return int(e.base.get(self.batch[0], "options")[place])


class GuidedTree:
    """What search led by a network has found out so far; kept while its seat goes on undisturbed."""

    def __init__(self, engine: NetworkEngine, nodes: int) -> None:
        base = engine.base
        self.engine = engine
        self.batch = base.states(guided.PLACES)
        slots, edges = 2 * nodes + 7, EDGES_EACH * nodes + base.game.n_options
        self.head = base.ints([0, 0, nodes, edges, slots, 0])
        self.nodes, self.slots = base.room(nodes * guided.NODE), base.room(slots)
        self.edges, self.gains = base.room(edges * guided.EDGE), base.room(edges, float)
        self.priors, self.path = base.room(edges, float), base.room(guided.MAX_DEPTH)
        self.rates = base.floats(base.settings.rates)
        self.clear()

    def clear(self) -> None:
        """Forgets everything."""
        self.engine.rule(guided.clear)(self.head, self.slots)
        self.root = -1

    def ask(self, told: Any, teams: Any, seed: int) -> None:
        """The next iterations are about this state, which the asked seat may take for the true one."""
        self.batch[guided.ASKED] = told
        self.teams, self.chance = teams, self.engine.base.chance(seed)
        self.root = -1

    def run(self, iterations: int) -> None:
        """Some iterations."""
        e = self.engine
        e.rule(guided.search_some)(
            self.batch,
            iterations,
            self.head,
            self.nodes,
            self.slots,
            self.edges,
            self.gains,
            self.priors,
            self.path,
            *e.net,
            e.odds,
            self.teams,
            self.chance,
            self.rates,
        )

    def run_until(self, iterations: int, deadline: float) -> int:
        """Iterations until the budget or the time is spent, at least two; how many there were."""
        done, step, longest = 0, 2, 0.0
        while done < iterations:
            step = min(step, iterations - done)
            began = time.monotonic()
            self.run(step)
            done += step
            now = time.monotonic()
            longest = max(longest, now - began)
            if now + longest > deadline:
                break
            step = max(1, min(int(min(SLICE, deadline - now) * step / (now - began)), 4 * step))
        return done

    def run_unless_clear(self, iterations: int) -> None:
        """Iterations until no other option can be tried as often as the leading one: the answer is the same."""
        left = iterations
        while left > 0:
            step = min(left, max(2, iterations // 16))
            self.run(step)
            left -= step
            tries = sorted((tries for _, tries, _ in self.found()), reverse=True)
            if len(tries) > 1 and tries[0] - tries[1] > left:
                return

    def found(self) -> list[tuple[int, int, float]]:
        """Option, tries and summed rewards of the options of the question; nothing before the second iteration."""
        if self.root < 0:
            self.root = self._root()
        row = self.root * guided.NODE
        first, count = int(self.nodes[row + guided.FIRST_EDGE]), int(self.nodes[row + guided.N_EDGES])
        return [
            (int(self.edges[e * guided.EDGE]), int(self.edges[e * guided.EDGE + guided.TRIES]), float(self.gains[e]))
            for e in range(first, first + count)
        ]

    def _root(self) -> int:
        e = self.engine
        return int(e.rule(guided.root_of)(self.batch, self.head, self.nodes, self.slots, e.net[2]))


class GuidedMind:
    """Search led by a network in games between bots: as many iterations as it has."""

    def __init__(self, engine: NetworkEngine, iterations: int) -> None:
        self.iterations = iterations
        self.tree = GuidedTree(engine, KEPT * iterations + 2)

    def answer(self, told: Any, teams: Any, seed: int, calm: bool) -> int:
        """The option for a state that the asked seat may take for the true one."""
        tree = self.tree
        if not calm or int(tree.head[guided.NODES]) > (KEPT - 1) * self.iterations:
            tree.clear()
        tree.ask(told, teams, seed)
        tree.run_unless_clear(self.iterations)
        return best_of(tree.found())[0]


def best_of(found: list[tuple[int, int, float]]) -> tuple[int, int, float]:
    """The option that was tried most, then the one that brought most."""
    return max(found, key=lambda each: (each[1], each[2], -each[0]))
