"""From what was found about each act to the review: graph, luck and skill, turning points, players."""

from __future__ import annotations

from collections.abc import Sequence

import insula
from insula.review.course import Course, who
from insula.review.examining import Estimate, Examined, share_of
from insula.review.graph import filtered, smoothed
from insula.review.result import ENGINE, PHASES, Decision, PlayerSum, Point, Review, Share, SideSum, Turn, marked

TURNS = 4  # turning points at most
MIN_TURN = 0.06
UNTOLD = 0.4  # the error of knowing nothing
Path = list[Estimate]  # of one side, along the acts


def put_together(course: Course, found: Sequence[Examined], effort: float, seed: int, hurried: bool) -> Review:
    """The review of a game from all that was found."""
    sides = range(len(course.sides))
    truth = [
        smoothed([e.look.truth.shares[s] for e in found], [e.look.truth.static[s] for e in found], course.outcome[s])
        for s in sides
    ]
    known = [[_known(found, viewer, side) for side in sides] for viewer in sides]
    decisions = tuple(each.decision for each in found)
    winners, scores, reason = course.ending
    return Review(
        engine=ENGINE,
        insula=insula.__version__,
        game=course.game.name,
        title=course.game.title,
        rules=course.record.rules,
        seed=seed,
        effort=effort,
        names=tuple(course.record.names),
        sides=course.sides,
        rounds="round",
        moves=len(course.record.moves),
        winners=winners,
        scores=scores,
        reason=reason,
        points=_points(course, truth, known),
        decisions=decisions,
        turns=_turns(course, truth, decisions),
        sums=tuple(sum_of(course, found, side, known) for side in sides),
        players=tuple(_player(found, seat) for seat in range(course.setup.seats)),
        looks=sum(each.looks for each in decisions),
        hurried=hurried,
    )


def _known(found: Sequence[Examined], viewer: int, side: int) -> Path:
    """What one side knew of another's share; where nothing new could be told, what was known before."""
    count = len(found[0].look.known)
    seen, static = list[Estimate](), list[float]()
    for each in found:
        told = each.look.known[viewer]
        seen.append(told.shares[side] if told else Estimate(1 / count, UNTOLD))
        static.append(told.static[side] if told else static[-1] if static else 1 / count)
    return filtered(seen, static)


def _points(course: Course, truth: list[Path], known: list[list[Path]]) -> tuple[Point, ...]:
    points = [
        Point(
            act.move,
            act.round,
            _whole([share_of(path[n]) for path in truth]),
            tuple(_whole([share_of(path[n]) for path in paths]) for paths in known),
        )
        for n, act in enumerate(course.acts)
    ]
    ended = tuple(Share(each, each, each) for each in course.outcome)
    last = course.acts[-1].round if course.acts else 0
    return (*points, Point(len(course.record.moves), last, ended, (ended,) * len(course.sides)))


def _whole(shares: list[Share]) -> tuple[Share, ...]:
    """Shares that add up to the whole."""
    total = sum(max(0.0, each.win) for each in shares) or 1.0
    made = [max(0.0, each.win) / total for each in shares]
    return tuple(Share(win, min(win, each.low), max(win, each.high)) for win, each in zip(made, shares, strict=True))


def _turns(course: Course, truth: list[Path], decisions: Sequence[Decision]) -> tuple[Turn, ...]:
    """The largest changes of the true shares, in their order; only those that are no noise."""
    found = []
    for n, decision in enumerate(decisions):
        steps = []
        for side, path in enumerate(truth):
            after = path[n + 1] if n + 1 < len(path) else Estimate(course.outcome[side], 0.0)
            error = (path[n].error ** 2 + after.error**2) ** 0.5
            steps.append((after.mean - path[n].mean, side, error))
        change, side, error = max(steps)
        if change >= MIN_TURN and change > 1.5 * error:
            name = who(course.record, decision.seat)
            to = decision.move + decision.count
            text = f"{name}: {decision.played.label}"
            found.append(
                Turn(decision.move, to, side, change, n, text, decision.chance and decision.verdict == "forced")
            )
    best = sorted(found, key=lambda turn: -turn.change)[:TURNS]
    return tuple(sorted(best, key=lambda turn: turn.move))


def sum_of(course: Course, found: Sequence[Examined], side: int, known: list[list[Path]]) -> SideSum:
    """A side's way from start to end as it knew it: each step is its own decision, another's, or luck.

    Where something was drawn or shown, the decision is what it promised to whoever made it; the rest is luck.
    """
    own = others = luck = 0.0
    means = [*(each.mean for each in known[side][side]), course.outcome[side]]
    for n, examined in enumerate(found):
        decision, step = examined.decision, means[n + 1] - means[n]
        mover = course.side_of[decision.seat]
        decided = _between(examined.after[side], known[mover][side][n]) if decision.chance else step
        luck += step - decided
        if mover == side:
            own += decided
        else:
            others += decided
    return SideSum(side, means[0], own, others, luck, means[-1])


def _between(after: Estimate, before: Estimate) -> float:
    """What a decision changed before chance spoke, with as much weight as the estimate deserves."""
    variance = max(before.error**2, 1e-6) + 0.03**2
    weight = variance / (variance + max(after.error**2, 1e-6))
    return weight * (after.mean - before.mean)


def _player(found: Sequence[Examined], seat: int) -> PlayerSum:
    mine = [each.decision for each in found if each.decision.seat == seat and each.decision.verdict != "forced"]
    accurate = [each for each in mine if not marked(each)]
    phases = tuple(
        (sum(1 for each in mine if each.phase == phase), sum(1 for each in accurate if each.phase == phase))
        for phase in range(len(PHASES))
    )
    worse = [each for each in mine if marked(each)]
    return PlayerSum(
        seat=seat,
        decisions=len(mine),
        accurate=len(accurate),
        phases=phases,
        inaccuracies=sum(1 for each in worse if each.verdict == "inaccuracy"),
        mistakes=sum(1 for each in worse if each.verdict == "mistake"),
        lost=sum(each.loss for each in worse),
        measured=sum(each.gain for each in found if each.decision.seat == seat),
    )
