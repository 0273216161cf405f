"""Search led by a network, in `@rule` code: the network proposes and judges, the search asks what it overlooked.

Each iteration redeals what the seat does not know. At the seat's own questions (and its team's) it follows what the
network proposes and what earlier iterations brought; everybody else answers as the network would in their place, from
what they know in this deal. It ends where the seat knows something that no iteration met before: the network judges
what may be expected there. Nodes are what the seat knows, so nothing hidden can tell branches apart.
"""

from __future__ import annotations

import math

from insula.bots.determinize import deal
from insula.bots.network import Weights, drawn, judge, to_odds
from insula.core.chance import Chances
from insula.core.hooks import observe, play
from insula.core.questions import AnyState, Batch
from insula.core.rule import rule

MAX_DEPTH = 64  # own answers of one iteration
MAX_ANSWERS = 400  # answers of one iteration, everybody's

# places of the batch
ASKED, DEALT = 0, 1
PLACES = 2

# places of `head`
NODES, EDGES, MAX_NODES, MAX_EDGES, SLOTS, DEPTH = range(6)
HEAD = 6

# a node (something the seat may know) is a row of `nodes`; its key decides its place in `slots`
KEY, FIRST_EDGE, N_EDGES, VISITS = range(4)
NODE = 4

# an edge (an option there) is a row of `edges`; what it brought is summed up in `gains`, its odds are in `priors`
OPTION, TRIES = range(2)
EDGE = 2

# places of `rates`
EXPLORE, HEAT, DOUBT, OTHERS = range(4)

_PRIME = 1000003
_KEYS = (1 << 40) - 1
_STEPS = 4096  # inputs are told apart by this much


@rule
def clear(head: list[int], slots: list[int]) -> None:
    """Forgets everything."""
    head[NODES] = 0
    head[EDGES] = 0
    for i in range(head[SLOTS]):
        slots[i] = -1


@rule
def key_of(g: AnyState, seen: list[float]) -> int:
    """A number for what is seen and which seat is asked what."""
    made: int = 17 + g.asked.seat * 131 + g.asked.kind
    for i in range(len(seen)):
        if seen[i] != 0.0:
            made = (made * _PRIME + i * 8191 + int(seen[i] * _STEPS)) & _KEYS
    for i in range(g.n_options):
        made = (made * _PRIME + g.options[i]) & _KEYS
    return made


@rule
def slot_of(key: int, head: list[int], nodes: list[int], slots: list[int]) -> int:
    """The slot of a key: that of its node, or a free one."""
    slot = key % head[SLOTS]
    while slots[slot] >= 0 and nodes[slots[slot] * NODE + KEY] != key:
        slot = (slot + 1) % head[SLOTS]
    return slot


@rule
def add_node(
    g: AnyState,
    key: int,
    slot: int,
    head: list[int],
    nodes: list[int],
    slots: list[int],
    edges: list[int],
    gains: list[float],
    priors: list[float],
    odds: list[float],
) -> None:
    """A new node with an edge for every option and the network's odds for them, if there is room."""
    if head[NODES] >= head[MAX_NODES] or head[EDGES] + g.n_options > head[MAX_EDGES]:
        return
    node = head[NODES]
    head[NODES] = node + 1
    slots[slot] = node
    nodes[node * NODE + KEY] = key
    nodes[node * NODE + FIRST_EDGE] = head[EDGES]
    nodes[node * NODE + N_EDGES] = g.n_options
    nodes[node * NODE + VISITS] = 0
    for i in range(g.n_options):
        edge = head[EDGES]
        head[EDGES] = edge + 1
        edges[edge * EDGE + OPTION] = g.options[i]
        edges[edge * EDGE + TRIES] = 0
        gains[edge] = 0.0
        priors[edge] = odds[i]


@rule
def best_edge(
    node: int, nodes: list[int], edges: list[int], gains: list[float], priors: list[float], rates: list[float]
) -> int:
    """The edge that promises most: what it brought, or what the network thinks of it while it was tried rarely."""
    first = nodes[node * NODE + FIRST_EDGE]
    count = nodes[node * NODE + N_EDGES]
    total = 0.0
    known = 0.0
    visits = 0
    for edge in range(first, first + count):
        if edges[edge * EDGE + TRIES] > 0:
            visits += edges[edge * EDGE + TRIES]
            total += gains[edge]
            known += priors[edge]
    usual = total / visits - rates[DOUBT] * math.sqrt(known) if visits > 0 else 0.0
    pull = rates[EXPLORE] * math.sqrt(visits + 1)
    best = first
    most = -1e30
    for edge in range(first, first + count):
        tries = edges[edge * EDGE + TRIES]
        promise = gains[edge] / tries if tries > 0 else usual
        promise += pull * priors[edge] / (1 + tries)
        if promise > most:
            most = promise
            best = edge
    return best


@rule
def outcome(g: AnyState, seat: int) -> float:
    """What a finished game brought a seat: winners share one point, the others its loss."""
    winners = 0
    for other in range(g.n_seats):
        winners += g.won[other]
    losers = g.n_seats - winners
    if winners == 0 or losers == 0:
        return 0.0
    return 1.0 / winners if g.won[seat] > 0 else -1.0 / losers


@rule
def iterate(
    batch: Batch,
    seat: int,
    head: list[int],
    nodes: list[int],
    slots: list[int],
    edges: list[int],
    gains: list[float],
    priors: list[float],
    path: list[int],
    shape: list[int],
    weights: Weights,
    seen: list[float],
    one: Weights,
    two: Weights,
    three: Weights,
    worth: Weights,
    odds: list[float],
    teams: list[int],
    chance: Chances,
    rates: list[float],
) -> float:
    """Plays the dealt state down the tree and adds one node; what the seat may expect there."""
    g = batch[DEALT]
    head[DEPTH] = 0
    for _ in range(MAX_ANSWERS):
        if g.over != 0:
            return outcome(g, seat)
        asked = g.asked.seat
        if g.n_options == 1:
            play(g, g.options[0])
        elif teams[asked] != teams[seat]:
            judge(g, asked, shape, weights, seen, one, two, three, worth)
            to_odds(g, worth, rates[OTHERS], odds)
            play(g, g.options[drawn(odds, g.n_options, chance)])
        else:
            observe(g, asked, seen)
            key = key_of(g, seen)
            slot = slot_of(key, head, nodes, slots)
            if slots[slot] < 0 or head[DEPTH] >= MAX_DEPTH:
                value = judge(g, asked, shape, weights, seen, one, two, three, worth)
                if slots[slot] < 0:
                    to_odds(g, worth, rates[HEAT], odds)
                    add_node(g, key, slot, head, nodes, slots, edges, gains, priors, odds)
                return value
            edge = best_edge(slots[slot], nodes, edges, gains, priors, rates)
            nodes[slots[slot] * NODE + VISITS] += 1
            path[head[DEPTH]] = edge
            head[DEPTH] += 1
            play(g, edges[edge * EDGE + OPTION])
    return judge(g, seat, shape, weights, seen, one, two, three, worth)


@rule
def search_some(
    batch: Batch,
    iterations: int,
    head: list[int],
    nodes: list[int],
    slots: list[int],
    edges: list[int],
    gains: list[float],
    priors: list[float],
    path: list[int],
    shape: list[int],
    weights: Weights,
    seen: list[float],
    one: Weights,
    two: Weights,
    three: Weights,
    worth: Weights,
    odds: list[float],
    teams: list[int],
    chance: Chances,
    rates: list[float],
) -> None:
    """Iterations for the seat asked in batch[0]; the edges of the first node hold the answer."""
    seat = batch[ASKED].asked.seat
    for _ in range(iterations):
        deal(batch, ASKED, DEALT, seat, chance)
        value = iterate(
            batch,
            seat,
            head,
            nodes,
            slots,
            edges,
            gains,
            priors,
            path,
            shape,
            weights,
            seen,
            one,
            two,
            three,
            worth,
            odds,
            teams,
            chance,
            rates,
        )
        for i in range(head[DEPTH]):
            edges[path[i] * EDGE + TRIES] += 1
            gains[path[i]] += value


@rule
def root_of(batch: Batch, head: list[int], nodes: list[int], slots: list[int], seen: list[float]) -> int:
    """The node of the question in batch[0]."""
    g = batch[ASKED]
    observe(g, g.asked.seat, seen)
    return slots[slot_of(key_of(g, seen), head, nodes, slots)]


@rule
def policy_place(
    batch: Batch,
    heat: float,
    shape: list[int],
    weights: Weights,
    seen: list[float],
    one: Weights,
    two: Weights,
    three: Weights,
    worth: Weights,
    odds: list[float],
    chance: Chances,
) -> int:
    """The place among the options of batch[0] that the bare network takes: drawn by its odds, or the best at heat 0."""
    g = batch[ASKED]
    judge(g, g.asked.seat, shape, weights, seen, one, two, three, worth)
    to_odds(g, worth, max(heat, 0.05), odds)
    if heat > 0.0:
        return drawn(odds, g.n_options, chance)
    best = 0
    for i in range(1, g.n_options):
        if odds[i] > odds[best]:
            best = i
    return best
