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
YOU = "you"
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

    def good(self, friends: frozenset[str]) -> bool:
        """Whether that is welcome: more for one's own side, less for another; what is nobody's costs nobody."""
        return self.amount.nobodys or (self.more > 0) == (self.amount.whose in friends)


def compare_soon(
    sampler: Sampler, act: Act, better: Sequence[int], seed: int, names: tuple[str, ...], deals: int = DEALS
) -> tuple[str, str]:
    """What the better line wins a round later after the same replies, told to its player: a sentence, and few words."""
    soon = _effects(sampler, act, [list(better), list(act.answers)], seed, sampler.setup.seats, deals)
    told = in_words(soon[:MOST], YOU, _friends(sampler, act.seat), None)
    return named(told[0], names), named(told[1], names)


def compare(sampler: Sampler, act: Act, better: Sequence[int], seed: int, names: tuple[str, ...]) -> tuple[str, str]:
    """What the better line wins after the same replies, in a sentence and in a few words, for whoever reads it."""
    lines = [list(better), list(act.answers)]
    soon = _effects(sampler, act, lines, seed, horizon=sampler.setup.seats)
    points = _points(sampler, act, lines, seed)
    told = in_words(soon[:MOST], f"@{act.seat}", _friends(sampler, act.seat), points)
    return named(told[0], names), named(told[1], names)


def _friends(sampler: Sampler, seat: int) -> frozenset[str]:
    """Whose amounts are good for a seat: its own and those of its side."""
    own = sampler.side_of[seat]
    return frozenset(["", *(f"@{other}" for other, side in enumerate(sampler.side_of) if side == own)])


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


def in_words(effects: Sequence[Effect], own: str, friends: frozenset[str], points: float | None) -> tuple[str, str]:
    """What differs as people say it: what is won first, then what that costs; and the most important in few words."""
    good = [each for each in effects if each.good(friends)]
    bad = [each for each in effects if not each.good(friends)]
    parts = []
    if good:
        parts.append(f"One round later {_clauses(good, own)}{_price(good, bad, own)}")
    elif bad:
        parts.append(f"It costs something at first: one round later {_clauses(bad, own)}")
    if points is not None:
        stands = f"{own} {'stand' if own == YOU else 'stands'} {_points_said(points)} on average"
        parts.append(f"{'at' if parts else 'At'} the end {stands}")
    elif bad and not good:
        parts.append("it pays off later")
    if not parts:
        return IN_THE_LONG_RUN
    brief = _short(good[0]) if good else "Pays off later"
    return "; ".join(parts) + ".", brief


def _clauses(effects: Sequence[Effect], own: str) -> str:
    """Effects in their order; whatever the same player has is told together."""
    told: dict[str, list[str]] = {}
    for each in effects:
        told.setdefault(_subject(each.amount, own), []).append(_said(each))
    return _joined([f"{who}{_joined(what)}" for who, what in told.items()])


def _price(good: Sequence[Effect], bad: Sequence[Effect], own: str) -> str:
    """What the gain costs; whoever was named alone need not be named again."""
    if not bad:
        return ""
    who = {_subject(each.amount, own) for each in (*good, *bad)}
    return f", but {_clauses(bad, own).removeprefix(who.pop() if len(who) == 1 else '')}"


def _subject(amount: Amount, own: str) -> str:
    """How a clause about it begins; a level is its own subject."""
    if amount.sort == "level":
        return ""
    if amount.nobodys:
        return "there are "
    who = amount.whose or own
    return f"{who} {'have' if who == YOU else 'has'} "


def _said(effect: Effect) -> str:
    amount, more = effect.amount, effect.more
    if amount.sort == "flag":
        return f"{amount.name} {abs(more) * 100:.0f} % {'more' if more > 0 else 'less'} often"
    if amount.sort == "level":
        owner = "" if not amount.whose else f" of {amount.whose}"
        return f"{amount.name}{owner} is {_number(abs(more))} {'higher' if more > 0 else 'lower'}"
    count = _number(abs(more))
    return f"{count} {_comparative(effect)} {_noun(amount, count)}"


def _comparative(effect: Effect) -> str:
    """More, fewer, or less of what has no plural."""
    return "more" if effect.more > 0 else "fewer" if effect.amount.single else "less"


def _noun(amount: Amount, count: str) -> str:
    return amount.single if count == "1" and amount.single else amount.name


def _short(effect: Effect) -> str:
    amount, count = effect.amount, _number(abs(effect.more))
    owner = f" ({amount.whose})" if amount.whose else ""
    if amount.sort == "flag":
        return f"{amount.name} {'more' if effect.more > 0 else 'less'} often{owner}"
    if amount.sort == "level":
        return f"{amount.name} {'+' if effect.more > 0 else '−'}{count}{owner}"
    return f"{count} {_comparative(effect)} {_noun(amount, count)}{owner}"


def _points_said(points: float) -> str:
    count = _number(abs(points))
    return f"{count} {'point' if count == '1' else 'points'} {'better' if points > 0 else 'worse'}"


def _joined(told: Sequence[str]) -> str:
    return told[0] if len(told) == 1 else f"{', '.join(told[:-1])} and {told[-1]}"
