"""One act of a game under the glass: what was played against what might have been, and where all sides stood before it.

Everything about a decision is found from what its seat knew: the lines, their deals, the verdict. The same act, seed
and effort give the same findings, whichever process looks.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from insula.bots.determinize import REST
from insula.bots.engine import BotEngine
from insula.core.chance import game_seed
from insula.core.game import AnyGameState
from insula.core.record_class import clone
from insula.core.table import Table
from insula.review.consequences import compare
from insula.review.course import Act, Course
from insula.review.judging import Confirmation, Weight, difference, mean_and_error, share
from insula.review.lines import Proposer, answers_of
from insula.review.looking import TRUTH
from insula.review.opinion import second_opinion
from insula.review.rehearsing import Rehearsal
from insula.review.result import PHASES, Decision, Line, Share, Verdict, label_of
from insula.review.sampling import Gains, Sampler
from insula.review.scale import Scale

STATIC_DEALS = 12
NOTHING = Weight(0.0, 0.0, 2)
MIN_GAMES = 32  # played out before anything is concluded
DOUBT = 0.02  # share by which the network must find a proposal worse to be believed
MAX_LINES = 2  # of search, beside what was played
LINES, ROUNDS_OF_LOOKS, VIEWS, WEIGHING, NETWORK, REHEARSING = 1, 2, 3, 4, 5, 6  # chances of their own
# iterations led by the network: each knows more and takes longer than one of search
NETWORK_PART, MIN_NETWORK = 8, 120


@dataclass(frozen=True)
class Effort:
    """How hard to look: deals of a first look, the most for one decision, deals for each point of the graph."""

    first: int
    most: int
    points: int
    iterations: int

    def times(self, factor: float) -> Effort:
        """So many times as hard."""
        first, most = max(8, round(self.first * factor)), max(8, round(self.most * factor))
        return Effort(first, most, max(6, round(self.points * factor)), max(8, round(self.iterations * factor)))


@dataclass(frozen=True)
class Estimate:
    """A share with its standard error."""

    mean: float
    error: float


@dataclass(frozen=True)
class Seen:
    """Where all sides stand through somebody's eyes, and what the game's own evaluation says of it."""

    shares: tuple[Estimate, ...]
    static: tuple[float, ...]


@dataclass(frozen=True)
class Look:
    """Where the sides stand before an act: in truth and as each side knows it, where that can be told."""

    truth: Seen
    known: tuple[Seen | None, ...]


@dataclass(frozen=True)
class Examined:
    """What was found about one act."""

    number: int
    look: Look
    decision: Decision
    after: tuple[Estimate, ...]  # the sides' shares with the line that was played, as its seat knew it
    gain: float  # how much more search finds in its own line, on the scale of the game's evaluation


@dataclass(frozen=True)
class Compared:
    """Lines of one act, the played one first: games played out, and what search thinks of the others beside it."""

    lines: list[list[int]]
    gains: Gains
    weight: Weight | None  # how much more the first other line brings
    iterations: int
    agreed: bool  # search would have played the same
    games: Gains | None = None  # played out by greedy bots from the line that was played and the first other one
    opinion: float | None = None  # how much more the network finds in the first other line, where it was asked

    @property
    def doubtful(self) -> bool:
        """Whether search is sure that another line is better, so that games are worth playing out."""
        return self.weight is not None and self.weight.better

    def verdict(self, side: int) -> Verdict:
        """Search says what was better, games that were played out by how much; the network may object."""
        if not self.doubtful or self.games is None:
            return "best" if self.agreed else "fine"
        doubted = self.opinion is not None and self.opinion <= -DOUBT
        return "fine" if doubted else confirmation(self.games, side).verdict

    def loss(self, side: int) -> Weight:
        """What the line that was played gave away: of a mark by games played out, else what search makes of it."""
        if self.games is not None and self.verdict(side) in ("inaccuracy", "mistake"):
            return confirmation(self.games, side).weight
        return self.weight or NOTHING


def confirmation(games: Gains, side: int, most: int = 0) -> Confirmation:
    """What games played out say of the second line beside the first, of so many that there may be."""
    more, error = difference([deal[1][side] for deal in games], [deal[0][side] for deal in games])
    return Confirmation(more, error, len(games) / max(most, len(games)))


class Examiner:
    """Looks at the acts of one game."""

    def __init__(self, course: Course, engine: BotEngine, effort: Effort, seed: int) -> None:
        self.course, self.effort, self.seed = course, effort, seed
        self.sampler = Sampler(course.setup, engine)
        self.rehearsal = Rehearsal(engine, course.side_of)
        self.proposer = Proposer(engine, effort.iterations)
        self.scale = Scale(engine, max(8, effort.iterations // 2))
        self.opinion = second_opinion(engine, max(MIN_NETWORK, effort.iterations // NETWORK_PART))
        self._names = course.record.names

    def examine(self, number: int) -> Examined:
        """One act."""
        act = self.course.acts[number]
        own = game_seed(self.seed, number)
        before = self.sampler.looks
        look = self._where(act.state, own)
        found = self._compared(act, own)
        decision = self._decision(number, act, found, before)
        after = _estimates([each[0] for each in found.gains])
        return Examined(number, look, decision, after, found.weight.gain if found.weight else 0.0)

    # ---- the graph -----------------------------------------------------------------------------------------------

    def _where(self, state: AnyGameState, own: int) -> Look:
        seed = game_seed(own, VIEWS)
        truth = self._seen(state, TRUTH, seed)
        assert truth is not None
        known = [self._seen(state, self._eyes_of(side, state), seed) for side in range(len(self.course.sides))]
        return Look(truth, tuple(known))

    def _eyes_of(self, side: int, state: AnyGameState) -> int | None:
        """The seat through whose eyes a side looks. In the middle of another's act nobody can deal that one's hand
        anew: what is being done with it is not over.
        """
        seats, asked = self.course.sides[side].seats, state.asked.seat
        if asked in seats:
            return int(asked)
        return seats[0] if int(self.sampler.engine.roles[state.asked.kind]) == REST else None

    def _seen(self, state: AnyGameState, seat: int | None, seed: int) -> Seen | None:
        if seat is None:
            return None
        gains = self.sampler.look(state, seat, [()], seed, 0, self.effort.points)
        return Seen(
            _estimates([each[0] for each in gains]), tuple(self.sampler.static(state, seat, seed, STATIC_DEALS))
        )

    # ---- the decision --------------------------------------------------------------------------------------------

    def _compared(self, act: Act, own: int) -> Compared:
        """What search would have played is weighed against what was played; where both agree, nothing is marked."""
        lines, agreed = [list(act.answers)], True
        if act.choice:
            proposed = self.proposer.lines(act.state, act.seat, game_seed(own, LINES), MAX_LINES)
            agreed = not proposed or proposed[0] == lines[0]
            lines += [line for line in proposed if line != lines[0]]
        gains = self.sampler.look(act.state, act.seat, lines, game_seed(own, ROUNDS_OF_LOOKS), 0, self.effort.first)
        weight, iterations = None, 0
        if len(lines) > 1 and not agreed:
            weight, iterations = self.scale.weigh(act.state, act.seat, lines[0], lines[1], game_seed(own, WEIGHING))
        found = Compared(lines, gains, weight, iterations, agreed)
        side = self.course.side_of[act.seat]
        if not found.doubtful:
            return found
        found = replace(found, games=self._rehearsed(act, lines[:2], game_seed(own, REHEARSING), side))
        return found if found.verdict(side) == "fine" else replace(found, opinion=self._asked(act, lines, own))

    def _asked(self, act: Act, lines: list[list[int]], own: int) -> float | None:
        """What the network thinks of it, where there is one."""
        if self.opinion is None:
            return None
        return self.opinion.more(act.state, act.seat, lines[0], lines[1], game_seed(own, NETWORK))

    def _rehearsed(self, act: Act, lines: list[list[int]], seed: int, side: int) -> Gains:
        """What may be marked is played out until that confirms it, or rather does not."""
        source, found = self.sampler.source(act.state, act.seat, seed), Gains()
        most = self.effort.most
        while len(found) < most and not (found and confirmation(found, side, most).settled):
            step = min(max(MIN_GAMES, len(found) // 2), most - len(found))
            found += self.rehearsal.games(source, lines, seed, len(found), step)
        return found

    def _decision(self, number: int, act: Act, found: Compared, before: int) -> Decision:
        course, side = self.course, self.course.side_of[act.seat]
        after = share([deal[0][side] for deal in found.games or found.gains])
        made = [self._line(act, found.lines[0], after, NOTHING)]
        loss = found.loss(side)
        for place, line in enumerate(found.lines[1:], start=1):
            more = loss if place == 1 and found.weight else _played_out(found.gains, place, side)
            made.append(self._line(act, line, after, more))
        said = found.verdict(side)
        if said in ("inaccuracy", "mistake"):
            why, brief = compare(self.sampler, act, found.lines[1], game_seed(self.seed, number), self._names)
            made[1] = replace(made[1], why=why, brief=brief)
        return Decision(
            number=number,
            move=act.move,
            count=len(act.answers),
            seat=act.seat,
            phase=min(len(PHASES) - 1, act.move * len(PHASES) // max(1, len(course.record.moves))),
            round=act.round,
            question=self._table(act.state).question,
            played=made[0],
            others=tuple(made[1:]),
            before=made[1].share if loss.gain > 0 else after,
            after=after,
            loss=loss.gain,
            low=max(-1.0, loss.gain - loss.reach),
            high=min(1.0, loss.gain + loss.reach),
            verdict="forced" if not act.choice else said,
            chance=act.chance,
            looks=self.sampler.looks - before + found.iterations + 2 * len(found.games or ()),
        )

    def _line(self, act: Act, line: list[int], played: Share, more: Weight) -> Line:
        answers, gain, reach = answers_of(self._table(act.state), act.state, line), more.gain, more.reach
        win = max(0.0, min(1.0, played.win + gain))
        low, high = max(0.0, played.low + gain - reach), min(1.0, played.high + gain + reach)
        made = Share(win, min(low, win), max(high, win))
        return Line(answers, label_of([each.label for each in answers]), made, gain, gain - reach, gain + reach)

    def _table(self, state: AnyGameState) -> Table:
        return Table(self.course.setup, 0, self._names, state=clone(state), salt="", fast_forward=False)


def _played_out(gains: Sequence[Sequence[Sequence[float]]], line: int, side: int) -> Weight:
    """How much more a line brings than the played one by games that were played out; for what nobody weighs."""
    met = [deal for deal in gains if len(deal) > line]
    more, error = difference([deal[line][side] for deal in met], [deal[0][side] for deal in met])
    return Weight(more, error, 2)


def _estimates(gains: Sequence[Sequence[float]]) -> tuple[Estimate, ...]:
    return tuple(Estimate(*mean_and_error([deal[side] for deal in gains])) for side in range(len(gains[0])))


def share_of(estimate: Estimate) -> Share:
    """An estimate with its interval of 95 %."""
    reach = 1.96 * estimate.error
    return Share(estimate.mean, max(0.0, estimate.mean - reach), min(1.0, estimate.mean + reach))
