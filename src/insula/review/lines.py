"""Lines that might have been better: those that search would have played, to the end of their act."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from insula.bots import search
from insula.bots.determinize import PART, WON
from insula.bots.engine import BotEngine
from insula.bots.ratings import wilson
from insula.bots.thinking import Tree
from insula.core.dealing import dealt
from insula.core.game import AnyGameState
from insula.core.record_class import clone, key
from insula.core.table import Table
from insula.review.looking import MAX_LINE
from insula.review.result import Answer

WORTH_FOLLOWING = 2  # visits below which the tree says nothing
MAX_TRIED = 60  # options looked at to complete a line


@dataclass(frozen=True)
class Proposal:
    """A line that search would play, and what it thinks of it: the share of victory with its interval of 95 %."""

    line: list[int]
    win: float
    low: float
    high: float


class Proposer:
    """Searches from what a seat knows."""

    def __init__(self, engine: BotEngine, iterations: int) -> None:
        self.engine, self.iterations = engine, iterations
        self.game = engine.game
        self._tree = Tree(engine, iterations + 2, "hard")

    def lines(self, state: AnyGameState, seat: int, seed: int, most: int) -> list[list[int]]:
        """Different lines, those that search likes best first."""
        return [each.line for each in self.proposals(state, seat, seed, most)]

    def proposals(
        self, state: AnyGameState, seat: int, seed: int, most: int, until: float | None = None
    ) -> list[Proposal]:
        """The same with what search thinks of them; `until` a time, or with all iterations."""
        told = dealt(self.game, state, seat, seed)
        tree = self._tree
        tree.clear()
        tree.ask(told, self.engine.teams(told), seed)
        if until is None:
            tree.run(self.iterations)
        else:
            tree.run_until(self.iterations, until)
        return [self._proposal(told, seat, node) for node in self._best_first(0)[:most]]

    def _proposal(self, told: AnyGameState, seat: int, node: int) -> Proposal:
        tree = self._tree
        visits = max(1, int(tree.tree[node * search.WIDTH + search.VISITS]))
        win = float(tree.worth[node]) / visits
        return Proposal(self._followed(told, seat, node), win, *wilson(win, visits))

    def _best_first(self, node: int) -> list[int]:
        tree, found = self._tree.tree, []
        child = int(tree[node * search.WIDTH + search.FIRST])
        while child >= 0:
            found.append(child)
            child = int(tree[child * search.WIDTH + search.NEXT])
        return sorted(found, key=lambda c: (-int(tree[c * search.WIDTH + search.VISITS]), c))

    def _option(self, node: int) -> int:
        return int(self._tree.tree[node * search.WIDTH + search.LABEL]) & 0xFFFF

    def _followed(self, told: AnyGameState, seat: int, node: int) -> list[int]:
        """The act that begins with a child of the root, as the tree goes on."""
        return self._completed(told, seat, [self._option(node)], node)

    def _completed(self, told: AnyGameState, seat: int, first: list[int], node: int) -> list[int]:
        """A line to the end of its act: by the tree while it knows, then by what looks best."""
        g = clone(told)
        line: list[int] = []
        ahead = list(first)
        while len(line) < MAX_LINE:
            option = ahead.pop(0) if ahead else self._next(g, node)
            if option not in g.options[: g.n_options]:
                return line
            if not ahead and line and g.n_options > 1 and node >= 0:
                node = self._child(node, g, option)
            chance, shown = key(g.rng), g.reveals
            self.game.dispatch.play(g, option)
            line.append(option)
            drawn = key(g.rng) != chance or g.reveals != shown
            if drawn or g.over or g.asked.seat != seat or int(self.engine.roles[g.asked.kind]) != PART:
                return line
        return line

    def _child(self, node: int, g: AnyGameState, option: int) -> int:
        wanted = search.label(g.asked.kind, g.asked.seat, option)
        tree = self._tree.tree
        return next((c for c in self._best_first(node) if int(tree[c * search.WIDTH + search.LABEL]) == wanted), -1)

    def _next(self, g: AnyGameState, node: int) -> int:
        options: list[int] = list(g.options[: g.n_options])
        if len(options) == 1:
            return options[0]
        if node >= 0:
            tree, question = self._tree.tree, search.label(g.asked.kind, g.asked.seat, 0)
            for child in self._best_first(node):
                row = child * search.WIDTH
                fits = int(tree[row + search.LABEL]) & ~0xFFFF == question and self._option(child) in options
                if fits and int(tree[row + search.VISITS]) >= WORTH_FOLLOWING:
                    return self._option(child)
        return max(options[:MAX_TRIED], key=lambda option: self._standing(g, option))

    def _standing(self, g: AnyGameState, option: int) -> int:
        tried = clone(g)
        self.game.dispatch.play(tried, option)
        seat = g.asked.seat
        if tried.over:
            return WON if tried.won[seat] else -WON
        own, value = self.game.same_eyes(tried, seat), self.game.evaluate
        others = [int(value(tried, other)) for other in range(tried.n_seats) if not own >> other & 1]
        return int(value(tried, seat)) - max(others, default=0)


def answers_of(table: Table, state: AnyGameState, line: Sequence[int]) -> tuple[Answer, ...]:
    """A line in words, as far as it goes from a state; what a line names of a deal may be missing in another."""
    g, found = clone(state), list[Answer]()
    for option in line:
        if g.over or option not in g.options[: g.n_options]:
            break
        said = table.option_in(g, option)
        found.append(Answer(option, said.text, said.thing, said.label))
        table.game.dispatch.play(g, option)
    return tuple(found)
