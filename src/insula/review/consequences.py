"""Why one line is better, in the words of the game: both are played on with the same replies, and what people count is
compared: what each has, what they control, their points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from insula.core.amounts import Amount
from insula.core.events import named
from insula.core.game import AnyGameState
from insula.review.judging import mean_and_error

if TYPE_CHECKING:
    from insula.review.course import Act
    from insula.review.sampling import Sampler

DEALS = 24
SURE = 2.0  # standard errors
MOST = 3  # things that are named
IN_THE_LONG_RUN = (
    "It wins more often in the long run; nothing that is counted changes soon.",
    "Better in the long run",
)
LEAST = 0.15  # of anything: what differs less is not worth a word


@dataclass(frozen=True)
class Effect:
    """How much more of something there is after the better line, on average."""

    amount: Amount
    more: float
    error: float

    @property
    def strength(self) -> float:
        """What deserves to be named first: what is dear, and what differs most surely."""
        return abs(self.more) / (self.error + 0.05) * (1.0 + 0.25 * min(self.amount.worth, 8))


def compare_soon(
    sampler: Sampler, act: Act, better: Sequence[int], seed: int, names: tuple[str, ...], deals: int = DEALS
) -> tuple[str, str]:
    """What the better line wins a round later after the same replies, in a sentence and in a few words."""
    soon = _effects(sampler, act, [list(better), list(act.answers)], seed, sampler.setup.seats, deals)
    if not soon:
        return IN_THE_LONG_RUN
    told = [named(_said(each), names) for each in soon[:MOST]]
    return f"One round later {_joined(told)}.", named(_short(soon[0]), names)


def compare(sampler: Sampler, act: Act, better: Sequence[int], seed: int, names: tuple[str, ...]) -> tuple[str, str]:
    """What the better line wins after the same replies, in a sentence and in a few words."""
    lines = [list(better), list(act.answers)]
    seats = sampler.setup.seats
    soon = _effects(sampler, act, lines, seed, horizon=seats)
    points = _points(sampler, act, lines, seed)
    told = [named(_said(each), names) for each in soon[:MOST]]
    parts = []
    if told:
        parts.append("One round later " + _joined(told))
    if points is not None:
        parts.append(f"{'at' if parts else 'At'} the end {_points_said(points)} on average")
    if not parts:
        return IN_THE_LONG_RUN
    brief = named(_short(soon[0]), names) if soon else f"{points:+.0f} points"
    return "; ".join(parts) + ".", brief


def _effects(
    sampler: Sampler, act: Act, lines: list[list[int]], seed: int, horizon: int, deals: int = DEALS
) -> list[Effect]:
    """What differs a round later, the most important first."""
    game = sampler.game
    if game.amounts is None:
        return []
    known: dict[tuple[str, ...], Amount] = {}
    found: dict[tuple[str, ...], list[float]] = {}
    for number in range(deals):
        sampler.look(act.state, act.seat, lines, seed, number, 1, horizon=horizon)
        sides = [{each.key: each for each in game.amounts(sampler.end(line), act.seat)} for line in range(2)]
        for key in dict.fromkeys([*sides[0], *sides[1]]):
            known[key] = sides[0].get(key) or sides[1][key]
            values = [float(side[key].value) if key in side else 0.0 for side in sides]
            found.setdefault(key, [0.0] * number).append(values[0] - values[1])
        for missing in found.values():
            missing.extend([0.0] * (number + 1 - len(missing)))
    effects = [Effect(known[key], *mean_and_error(values)) for key, values in found.items()]
    return sorted((e for e in effects if abs(e.more) > max(LEAST, SURE * e.error)), key=lambda e: -e.strength)


def _points(sampler: Sampler, act: Act, lines: list[list[int]], seed: int) -> float | None:
    """How many more points the seat has at the end; None where that is not sure."""
    more = []
    for number in range(DEALS):
        sampler.look(act.state, act.seat, lines, seed, number, 1)
        ends = [sampler.end(line) for line in range(2)]
        more.append(float(_lead(sampler, ends[0], act.seat) - _lead(sampler, ends[1], act.seat)))
    mean, error = mean_and_error(more)
    return mean if abs(mean) > SURE * error and abs(mean) >= 0.5 else None


def _lead(sampler: Sampler, g: AnyGameState, seat: int) -> int:
    """Points of a seat before the best of the others."""
    own = sampler.side_of[seat]
    others = [int(sampler.game.score(g, s)) for s in range(g.n_seats) if sampler.side_of[s] != own]
    return int(sampler.game.score(g, seat)) - max(others, default=0)


# ---- words -------------------------------------------------------------------------------------------------------


def _number(value: float) -> str:
    """A mean as people say it: whole where it is large."""
    rounded = round(value) if value >= 3 else round(value * 2) / 2
    return f"{rounded:g}" if rounded else f"{value:.1f}"


def _said(effect: Effect) -> str:
    amount, more = effect.amount, effect.more
    whose = "you have" if not amount.whose else f"{amount.whose} has"
    if amount.nobodys:
        whose = "there are"
    if amount.sort == "flag":
        often = f"{abs(more):.0%}".replace("%", " % more often" if more > 0 else " % less often")
        return f"{whose} {amount.name} {often}"
    if amount.sort == "level":
        owner = "" if not amount.whose else f" of {amount.whose}"
        return f"{amount.name}{owner} is {_number(abs(more))} {'higher' if more > 0 else 'lower'}"
    less = "more" if more > 0 else "fewer"
    count = _number(abs(more))
    name = amount.single if count == "1" and amount.single else amount.name
    return f"{whose} {count} {less} {name}"


def _short(effect: Effect) -> str:
    amount = effect.amount
    sign = "+" if effect.more > 0 else "−"
    owner = f" ({amount.whose})" if amount.whose else ""
    if amount.sort == "flag":
        return f"{'More' if effect.more > 0 else 'Less'} often {amount.name}{owner}"
    return f"{sign}{_number(abs(effect.more))} {amount.name}{owner}"


def _points_said(points: float) -> str:
    count = _number(abs(points))
    return f"{count} {'point' if count == '1' else 'points'} {'more' if points > 0 else 'fewer'}"


def _joined(told: Sequence[str]) -> str:
    return told[0] if len(told) == 1 else f"{', '.join(told[:-1])} and {told[-1]}"
