"""Information-set Monte Carlo tree search, in `@rule` code: one tree in arrays, a fresh deal for every iteration.

The tree belongs to the seat that is asked: each iteration redeals what that seat does not know, goes down the tree
along options that this deal allows, adds one node, finishes the act, plays a little further and judges the position.
"""

from __future__ import annotations

import math

from insula.bots.determinize import REST, Batch, careful_option, deal, settle, standing
from insula.core.chance import Chances, draw
from insula.core.hooks import play
from insula.core.questions import AnyState
from insula.core.rule import rule

MAX_DEPTH = 200  # answers along one path of the tree

# a node is a row of `tree`; its rewards are summed up in `worth`
LABEL, PARENT, MOVER, VISITS, CHANCES, FIRST, NEXT = range(7)
WIDTH = 8

# places of `head`
ROOT, NODES, MAX_NODES = 0, 1, 2
HEAD = 3

# places of `knobs` and `rates`
CANDIDATES, HORIZON, CARE, ROOT_CANDIDATES, REACH = 0, 1, 2, 3, 4
SWING, EXPLORE, WIDEN, PATIENCE = 0, 1, 2, 3

# places of `gains`: what each seat got in this iteration, and what the asked seat got in all of them
SUM, SQUARES, SOON = 6, 7, 8  # from SOON on: what each seat gets for the ends of turns before the horizon
GAINS = 14
MIN_SPREAD = 0.01
TO_THE_END = 1 << 20  # a horizon that no game reaches
MAX_ACTS = 1000  # played on before a game that does not end is judged as it stands

FLOOR = 10  # at the root one visit in so many is spread evenly over the options: a bad first sample closes none of them

# places of the batch
ASKED, DEALT, TRIED, SPARE = 0, 1, 2, 3
PLACES = 4


@rule
def label(kind: int, seat: int, option: int) -> int:
    """What tells siblings apart."""
    return (kind * 8 + seat) << 16 | option


@rule
def label_of(g: AnyState, option: int) -> int:
    """The label of an option of the open question."""
    return label(g.asked.kind, g.asked.seat, option)


@rule
def clear(head: list[int], tree: list[int], worth: list[float], gains: list[float]) -> None:
    """An empty tree: the root alone."""
    gains[SUM] = 0.0
    gains[SQUARES] = 0.0
    head[ROOT] = 0
    head[NODES] = 0
    add_node(head, tree, worth, -1, 0, 0)


@rule
def add_node(head: list[int], tree: list[int], worth: list[float], parent: int, label: int, mover: int) -> int:
    """A new node, first among its siblings."""
    node = head[NODES]
    head[NODES] = node + 1
    row = node * WIDTH
    tree[row + LABEL] = label
    tree[row + PARENT] = parent
    tree[row + MOVER] = mover
    tree[row + VISITS] = 0
    tree[row + CHANCES] = 1
    tree[row + FIRST] = -1
    tree[row + NEXT] = -1
    worth[node] = 0.0
    if parent >= 0:
        tree[row + NEXT] = tree[parent * WIDTH + FIRST]
        tree[parent * WIDTH + FIRST] = node
    return node


@rule
def keep_below(node: int, head: list[int], tree: list[int], worth: list[float], moved: list[int]) -> None:
    """Makes one node the root and forgets everything that is not below it; parents come before children."""
    count = head[NODES]
    head[NODES] = 0
    for old in range(count):
        row = old * WIDTH
        parent = tree[row + PARENT]
        moved[old] = -1
        if old == node or (old > node and parent >= 0 and moved[parent] >= 0):
            above = -1 if old == node else moved[parent]
            visits = tree[row + VISITS]
            chances = tree[row + CHANCES]
            value = worth[old]
            moved[old] = add_node(head, tree, worth, above, tree[row + LABEL], tree[row + MOVER])
            new = moved[old] * WIDTH
            tree[new + VISITS] = visits
            tree[new + CHANCES] = chances
            worth[moved[old]] = value
    head[ROOT] = 0


@rule
def child_of(g: AnyState, node: int, option: int, tree: list[int]) -> int:
    """The child for an option of the open question, or -1."""
    wanted = label_of(g, option)
    child = tree[node * WIDTH + FIRST]
    while child >= 0 and tree[child * WIDTH + LABEL] != wanted:
        child = tree[child * WIDTH + NEXT]
    return child


@rule
def find_children(g: AnyState, node: int, tree: list[int], at: list[int]) -> int:
    """at[option] becomes the child of each option or -1; how many options have one."""
    for i in range(g.n_options):
        at[g.options[i]] = -1
    question = label_of(g, 0)
    known = 0
    child = tree[node * WIDTH + FIRST]
    while child >= 0:
        found = tree[child * WIDTH + LABEL]
        if found & ~0xFFFF == question:
            at[found & 0xFFFF] = child
        child = tree[child * WIDTH + NEXT]
    for i in range(g.n_options):
        if at[g.options[i]] >= 0:
            known += 1
    return known


@rule
def best_child(g: AnyState, tree: list[int], worth: list[float], at: list[int], explore: float, least: int) -> int:
    """The child that promises most to its mover, or that was tried too rarely for the chances it had.

    One that has fewer visits than the least goes first.
    """
    best = -1
    most = -1.0
    rarest = least
    for i in range(g.n_options):
        child = at[g.options[i]]
        if child >= 0:
            row = child * WIDTH
            tree[row + CHANCES] += 1
            visits = max(tree[row + VISITS], 1)
            promise = worth[child] / visits + explore * math.sqrt(math.log(tree[row + CHANCES]) / visits)
            if tree[row + VISITS] < rarest:
                rarest = tree[row + VISITS]
                best = child
            elif rarest == least and promise > most:
                most = promise
                best = child
    return best


@rule
def untried_option(
    batch: Batch,
    looks: int,
    care: int,
    teams: list[int],
    roles: list[int],
    chance: Chances,
    at: list[int],
    untried: list[int],
) -> int:
    """Of some untried options the one after which the mover stands best; the dealt state is left as it is."""
    g = batch[DEALT]
    count = 0
    for i in range(g.n_options):
        if at[g.options[i]] < 0:
            untried[count] = g.options[i]
            count += 1
    looks = min(looks, count)
    best = -1
    most = 0
    for i in range(looks):
        other = i + draw(chance[0], count - i)
        option = untried[other]
        untried[other] = untried[i]
        if looks == 1:
            return option
        batch[TRIED] = batch[DEALT]
        h = batch[TRIED]
        play(h, option)
        settle(batch, TRIED, SPARE, care, teams, roles, chance)
        value = standing(h, g.asked.seat, teams)
        if best < 0 or value > most:
            best = option
            most = value
    return best


@rule
def descend(
    batch: Batch,
    seat: int,
    head: list[int],
    tree: list[int],
    worth: list[float],
    at: list[int],
    untried: list[int],
    path: list[int],
    teams: list[int],
    roles: list[int],
    chance: Chances,
    knobs: list[int],
    rates: list[float],
    gains: list[float],
) -> tuple[int, int, int]:
    """Plays the dealt state down the tree and adds one node; the length of the path, turns passed, and whose it is."""
    g = batch[DEALT]
    node = head[ROOT]
    path[0] = node
    depth = 1
    turns = 0
    holder = seat
    spread = spread_of(gains, tree[node * WIDTH + VISITS])
    for each in range(g.n_seats):
        gains[SOON + each] = 0.0
    while g.over == 0 and depth < MAX_DEPTH and (knobs[REACH] == 0 or turns < knobs[REACH]):
        if g.n_options == 1 and g.asked.seat == seat:
            play(g, g.options[0])
        else:
            known = find_children(g, node, tree, at)
            room = known == 0 or known < rates[WIDEN] * math.sqrt(tree[node * WIDTH + VISITS] + 1)
            if known < g.n_options and room and head[NODES] < head[MAX_NODES]:
                looks = knobs[ROOT_CANDIDATES] if node == head[ROOT] else knobs[CANDIDATES]
                option = untried_option(batch, looks, knobs[CARE], teams, roles, chance, at, untried)
                path[depth] = add_node(head, tree, worth, node, label_of(g, option), g.asked.seat)
                play(g, option)
                return depth + 1, turns, holder
            if known == 0:
                return depth, turns, holder
            least = tree[node * WIDTH + VISITS] // (FLOOR * known) if node == head[ROOT] else 0
            node = best_child(g, tree, worth, at, rates[EXPLORE] * spread, least)
            path[depth] = node
            depth += 1
            play(g, tree[node * WIDTH + LABEL] & 0xFFFF)
        if passes(g, holder, roles):
            count_turn(g, turns, knobs, rates, teams, gains)
            turns += 1
            holder = g.asked.seat
    return depth, turns, holder


@rule
def passes(g: AnyState, holder: int, roles: list[int]) -> bool:
    """Whether an act begins that is not of the seat that had the acts so far."""
    return bool(g.over == 0 and roles[g.asked.kind] == REST and g.asked.seat != holder)


@rule
def play_on(
    batch: Batch,
    turns: int,
    holder: int,
    knobs: list[int],
    rates: list[float],
    teams: list[int],
    roles: list[int],
    chance: Chances,
    gains: list[float],
) -> None:
    """Finishes the act under way, goes on to the horizon and judges: positions that lie equally far on."""
    g = batch[DEALT]
    settle(batch, DEALT, SPARE, knobs[CARE], teams, roles, chance)
    for _ in range(MAX_ACTS):
        if passes(g, holder, roles):
            count_turn(g, turns, knobs, rates, teams, gains)
            turns += 1
            holder = g.asked.seat
        if turns >= knobs[HORIZON] or g.over != 0:
            break
        play(g, careful_option(batch, DEALT, SPARE, knobs[CARE], teams, chance))
        settle(batch, DEALT, SPARE, knobs[CARE], teams, roles, chance)
    left = power(rates[PATIENCE], min(turns, knobs[HORIZON] - 1))
    for seat in range(g.n_seats):
        gains[seat] = gains[SOON + seat] + left * reward(g, seat, teams, rates[SWING])


@rule
def count_turn(
    g: AnyState, turns: int, knobs: list[int], rates: list[float], teams: list[int], gains: list[float]
) -> None:
    """The end of a turn before the horizon counts, the later the less: one position alone is judged too badly."""
    if turns + 1 < knobs[HORIZON]:
        part = (1.0 - rates[PATIENCE]) * power(rates[PATIENCE], turns)
        for seat in range(g.n_seats):
            gains[SOON + seat] += part * reward(g, seat, teams, rates[SWING])


@rule
def power(base: float, times: int) -> float:
    """The same in every engine, to the last bit."""
    result = 1.0
    for _ in range(times):
        result *= base
    return result


@rule
def spread_of(gains: list[float], count: int) -> float:
    """How much the asked seat's gains differ between iterations: differences in worth are seen in relation to it."""
    if count < 2:
        return 1.0
    mean = gains[SUM] / count
    return max(MIN_SPREAD, math.sqrt(max(0.0, gains[SQUARES] / count - mean * mean)))


@rule
def reward(g: AnyState, seat: int, teams: list[int], swing: float) -> float:
    """What a seat gets: its part of the victory, or before the end its chance as its standing tells."""
    if g.over == 0:
        lead = standing(g, seat, teams) / swing
        return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, lead))))
    if g.won[seat] == 0:
        return 0.0
    winners = 0
    for other in range(g.n_seats):
        if g.won[other] > 0 and teams[other] == other:
            winners += 1
    return 1.0 / max(winners, 1)


@rule
def search_some(
    batch: Batch,
    iterations: int,
    head: list[int],
    tree: list[int],
    worth: list[float],
    at: list[int],
    untried: list[int],
    path: list[int],
    gains: list[float],
    teams: list[int],
    roles: list[int],
    chance: Chances,
    knobs: list[int],
    rates: list[float],
) -> None:
    """Iterations for the seat asked in batch[0]; the tree grows, the root's children hold the answer."""
    seat = batch[ASKED].asked.seat
    for _ in range(iterations):
        deal(batch, ASKED, DEALT, seat, chance)
        depth, turns, holder = descend(
            batch, seat, head, tree, worth, at, untried, path, teams, roles, chance, knobs, rates, gains
        )
        play_on(batch, turns, holder, knobs, rates, teams, roles, chance, gains)
        gains[SUM] += gains[seat]
        gains[SQUARES] += gains[seat] * gains[seat]
        for i in range(depth):
            node = path[i]
            tree[node * WIDTH + VISITS] += 1
            worth[node] += gains[tree[node * WIDTH + MOVER]]
