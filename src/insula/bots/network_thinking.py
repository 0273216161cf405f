"""The bare policy and the master as `choose` runs them: what the seat knows, within its time."""

from __future__ import annotations

import math

from insula.bots.api import NETWORKED, POLICY, Share, Think, Thought
from insula.bots.engine_cache import engine_for
from insula.bots.network_mind import GuidedTree, PolicyMind, best_of, network_engine
from insula.bots.ratings import wilson
from insula.core.game import AnyGameState, Game

MARGIN = 0.05  # part of the cap kept for handing the answer back
MAX_NODES = 20_000


def think_network(game: Game, request: Think, state: AnyGameState, began: float) -> Thought:
    """The network's answer. In plain Python the master does not look ahead: a dozen iterations would mislead it."""
    base, note = engine_for(game, request.engine)
    engine = network_engine(base)
    told = base.states(1)
    base.put(told, 0, state)
    teams = base.teams(state)
    if request.level == POLICY or (base.target == "plain" and request.iterations is None):
        return Thought(PolicyMind(engine).answer(told[0], teams, request.seed, False), note=note)
    cap = NETWORKED[request.level] if request.seconds is None else request.seconds
    deadline = began + cap * (1 - MARGIN) if request.iterations is None else math.inf
    budget = request.iterations or MAX_NODES
    tree = GuidedTree(engine, min(budget, MAX_NODES) + 2)
    tree.ask(told[0], teams, request.seed)
    done = tree.run_until(max(2, budget), deadline)
    found = tree.found()
    order = sorted(found, key=lambda each: (-each[1], -each[2], each[0]))
    shares = tuple(_share(*each) for each in order if each[1])
    return Thought(best_of(found)[0], shares, note, done)


def _share(option: int, tries: int, gains: float) -> Share:
    """Rewards from -1 to 1 as a part of the victory, with its interval of 95 %."""
    part = max(0.0, min(1.0, (gains / tries + 1) / 2))
    return Share(option, part, *wilson(part, tries), tries)
