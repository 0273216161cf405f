"""Finds positions in games between bots that may make a puzzle: one answer is clearly the best.

Every position is judged by what the asked seat knows: each answer is played on with the same fresh deals of all that is
hidden (see `Think`), to the end of the game, and what counts is the share of those games that it wins. What is found is
a draft for a person to look at, never a lesson.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import yaml

from insula.bots import playing
from insula.bots.api import Share, Think, choose, sample, unpack
from insula.bots.engine import BotEngine
from insula.bots.match import Match, shares_of, sides_of
from insula.bots.ratings import wilson
from insula.core.acts import draft
from insula.core.chance import decision_seed, game_seed
from insula.core.game import Setup
from insula.core.table import Table

NAMES = ("Robin", "Ash", "Kim", "Jo", "Sam", "Max")
PLAYERS = "greedy"
OPTIONS = range(3, 13)  # fewer are no question, more are no puzzle
GAP = 0.15  # of win share between the best answer and the next
OPEN = (0.3, 0.97)  # best win shares of games that are neither lost nor won anyway
ROUNDS = (1, 4, 10)  # parts of the playouts after which a question is looked at again
MAX_WAY = 8  # answers that put one act together
MAX_FAILS = 3
MAX_CLAIMS = 3


@dataclass(frozen=True)
class Budget:
    """How much is played and thought."""

    games: int = 10
    most: int = 5  # drafts
    playouts: int = 240  # games from each answer
    every: int = 3  # of the questions that could make a puzzle


@dataclass(frozen=True)
class Found:
    """A position with one answer that is clearly the best."""

    setup: Setup
    seed: int
    moves: tuple[str, ...]
    me: int
    question: str
    way: tuple[str, ...]
    labels: Mapping[str, str]  # of the answers, by notation
    shares: Mapping[str, Share]  # by notation, best first
    easy: bool  # taking what looks best at once finds it, too
    claims: Mapping[str, Any]  # true after the best way, untrue after those of `fails`
    fails: tuple[str, ...]

    @property
    def name(self) -> str:
        """What its file is called."""
        return f"{self.setup.game.name}-{self.seed}-{len(self.moves)}"

    def text(self) -> str:
        """The draft as the file of a puzzle, with the figures above it."""
        told = [
            f"# {text}: {share.win:.0%} ({share.low:.0%} to {share.high:.0%})" for text, share in self.shares.items()
        ]
        reasons = {text: f"{self.labels[text]}: say here why this is not as good." for text in self.fails}
        step = {
            "goal": "Find the best answer",
            "says": "Say here what to look at.",
            "do": ["; ".join(self.way)],
            "after": {"view": dict(self.claims)},
            "fails": reasons,
        }
        lesson = {
            "kind": "puzzle",
            "grade": 1 if self.easy else 2,
            "minutes": 3,
            "title": "A draft",
            "idea": self.question,
            "names": list(NAMES[: self.setup.seats]),
            "me": "ABCDEF"[self.me],
            "seed": self.seed,
            "seats": self.setup.seats,
            "choices": {name: str(value) for name, value in self.setup.choices.items()},
            "moves": list(self.moves),
            "steps": [step],
            "ending": f"{self.labels[self.way[0]]}. Say here why.",
        }
        head = "# Proposed from a game between bots; win shares as the asked seat could know them:"
        return "\n".join([head, *told, yaml.safe_dump(lesson, sort_keys=False, allow_unicode=True, width=116)])


class Playouts(Match):
    """Games that greedy bots play on from a position to the end."""

    def __init__(self, setup: Setup, engine: BotEngine) -> None:
        super().__init__(setup, engine)
        self.sides = sides_of(setup)

    def shares(self, table: Table, options: Sequence[int], numbers: range, seed: int) -> list[float]:
        """How many games each of some answers wins for the asked seat; every answer meets the same deals."""
        won = [0.0] * len(options)
        for number in numbers:
            chance = int(decision_seed(seed, number))
            deal = sample(table.game, table.state, table.asked, chance)
            for place, option in enumerate(options):
                won[place] += self._one(table, deal, option, chance)
        return won

    def _one(self, table: Table, deal: bytes, option: int, chance: int) -> float:
        state = unpack(table.game, deal)
        table.game.dispatch.play(state, option)
        self.begin(chance)
        e = self.engine
        e.put(self.batch, playing.TRUTH, state)
        kinds = e.ints([playing.GREEDY] * self.setup.seats)
        work = (self.limits, self.teams, e.roles, self.chance, self.values, self.seen, self.counts, self.course)
        done = int(e.rule(playing.play_on)(self.batch, chance, 0, kinds, *work))
        return shares_of(self.ended(chance, done).winners, self.sides)[table.asked]


def find(setup: Setup, seed: int, budget: Budget, engine: BotEngine) -> Iterator[Found]:
    """Plays games between bots and gives what may make a puzzle, at most one a game, until the budget is used up."""
    playouts, made = Playouts(setup, engine), 0
    for number in range(budget.games):
        found = _in_game(playouts, int(game_seed(seed, number)), budget)
        if found is not None:
            yield found
            made += 1
        if made == budget.most:
            return


def _in_game(playouts: Playouts, seed: int, budget: Budget) -> Found | None:
    setup = playouts.setup
    table = Table(setup, seed, NAMES[: setup.seats], salt="")
    asked = 0
    while not table.over:
        chance = int(decision_seed(seed, len(table.moves)))
        if len(table.options) in OPTIONS and not table.from_hidden and not draft(table):
            asked += 1
            found = _puzzle(playouts, table, chance, budget) if asked % budget.every == 0 else None
            if found is not None:
                return found
        table.play(_greedy(table, chance))
    return None


def _greedy(table: Table, chance: int) -> int:
    return choose(Think.of(table, PLAYERS, chance)).option


def best_answers(playouts: Playouts, table: Table, chance: int, most: int) -> list[Share] | None:
    """The answers with their win shares, best first, if one is clearly the best; few games rule most questions out."""
    options = list(map(int, table.options))
    won, played = [0.0] * len(options), 0
    for share in ROUNDS:
        upto = max(played, most * share // ROUNDS[-1])
        more = playouts.shares(table, options, range(played, upto), chance)
        won, played = [a + b for a, b in zip(won, more, strict=True)], upto
        found = [Share(o, w / played, *wilson(w / played, played), played) for o, w in zip(options, won, strict=True)]
        found.sort(key=lambda each: -each.win)
        if found[0].win - found[1].win < GAP:
            return None
    best, rest = found[0], found[1:]
    apart = best.low > max(share.high for share in rest)
    return found if apart and OPEN[0] <= best.win <= OPEN[1] else None


def _puzzle(playouts: Playouts, table: Table, chance: int, budget: Budget) -> Found | None:
    """The open question as a puzzle, if one answer is clearly the best."""
    shares = best_answers(playouts, table, chance, budget.playouts)
    if shares is None:
        return None
    way = _way(table, shares[0].option, chance)
    claims, fails = _claims(table, way, [table.option(share.option).text for share in shares[1:]])
    if not claims:
        return None
    return Found(
        setup=table.setup,
        seed=table.seed,
        moves=tuple(table.moves[move].text for move, _ in table.history.answers),
        me=table.asked,
        question=table.question,
        way=way,
        labels={option.text: option.label for option in table.options},
        shares={table.option(share.option).text: share for share in shares},
        easy=_greedy(table, chance) == shares[0].option,
        claims=claims,
        fails=fails,
    )


def _way(table: Table, option: int, chance: int) -> tuple[str, ...]:
    """The best answer with those that put its act together."""
    copied = _copy(table)
    way = [copied.option(option).text]
    copied.play(option)
    while not copied.over and copied.asked == table.asked and draft(copied) and len(way) < MAX_WAY:
        chosen = _greedy(copied, chance)
        way.append(copied.option(chosen).text)
        copied.play(chosen)
    return tuple(way)


def _copy(table: Table) -> Table:
    copied = Table(table.setup, table.seed, table.names, salt="")
    for move, _ in table.history.answers:
        copied.play(table.moves[move].text)
    return copied


def _claims(table: Table, way: tuple[str, ...], others: list[str]) -> tuple[dict[str, Any], tuple[str, ...]]:
    """What the seat sees after the best way and after none of the others, and those others that can be told so."""
    me = table.asked
    before, after = dict(_leaves(table.view(me))), dict(_leaves(_played(table, way).view(me)))
    changed = {path: value for path, value in after.items() if before.get(path) != value}
    fails = others[:MAX_FAILS]
    for text in fails:
        missed = dict(_leaves(_played(table, (text,)).view(me)))
        changed = {path: value for path, value in changed.items() if missed.get(path) != value}
    short = sorted(changed, key=lambda path: (path.count("."), len(path)))[:MAX_CLAIMS]
    return {path: changed[path] for path in short}, tuple(fails)


def _played(table: Table, answers: tuple[str, ...]) -> Table:
    copied = _copy(table)
    for answer in answers:
        copied.play(answer)
    return copied


def _leaves(view: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """All numbers and words of a view by their path."""
    if isinstance(view, dict):
        for name, value in view.items():
            if isinstance(name, str) and "." not in name:
                yield from _leaves(value, f"{path}.{name}" if path else name)
    elif isinstance(view, list):
        for number, value in enumerate(view):
            yield from _leaves(value, f"{path}.{number}" if path else str(number))
    elif isinstance(view, int | str) and path:
        yield path, view
