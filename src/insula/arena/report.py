"""The page of a tournament: win shares, lengths, scores, cards and variants, in one file that loads nothing."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from insula.arena import store
from insula.arena.card_use import Use, uses
from insula.arena.changes import changes
from insula.arena.facts import Facts
from insula.arena.stats import (
    Estimate,
    ablation,
    adjusted,
    even,
    mean_line,
    of_its_side,
    pair_shares,
    seat_shares,
    share_line,
    shares_by,
    unchanged,
)
from insula.bots.api import FAILED_WORDS, FAILURES
from insula.pages import Grid, Part, Plot, Section, Text
from insula.pages import page as framed
from insula.pages.plots import Dot, histogram
from insula.pages.plots import dots as dots_of

MAX_CARDS_PLOTTED = 30
HOW = (
    "Shares have intervals of 95 % (Wilson, with as many trials as the spread between deals is worth); the thin mark "
    "is what is expected: equal chances, and for what seats bring along what their side wins altogether. Tests compare "
    "the means of deals (t). Each table is one family of comparisons, its p-values adjusted by Benjamini and Hochberg; "
    "coloured lines stay below 5 %."
)
COLUMNS = ("games", "wins", "95 %", "expected", "p", "adjusted p")


def write_report(folder: str | Path, page: Path | None = None) -> Path:
    """Writes the page of the games in a folder."""
    games = store.table(folder)
    plan = json.loads(games.schema.metadata[b"plan"])
    target = page or Path(folder) / "report.html"
    target.write_text(page_of(Facts(games), plan), encoding="utf-8")
    return target


def page_of(facts: Facts, plan: dict[str, Any]) -> str:
    """The whole page."""
    first = facts.only(np.array(facts.games["variant"].to_pylist()) == facts.variants[0])
    about = f"{plan['game']}, {facts.n:,} games over {plan['deals']:,} deals, cells: {len(plan['cells'])}"
    about += f", {len(facts.variants)} variants" if len(facts.variants) > 1 else ""
    about += f"; rules version {plan['rules']}, seed {plan['seed']}. "
    about += "Every deal was played by every cell in every seating."
    top = Section("", [Text(about), Text(HOW, small=True)])
    found = [*_shares(first), *_cells(first, plan), *_lengths(first), *_cards(first), *_variants(facts)]
    return framed(plan["title"], [top, *found])


def dots(lines: Sequence[Estimate], axis: str) -> Plot:
    """Shares in per cent, each with its interval and what was expected."""
    made = [Dot(x.label, 100 * x.value, 100 * x.low, 100 * x.high, 100 * x.expected, x.stands_out) for x in lines]
    return Plot(dots_of(made, axis))


def _share_section(title: str, what: str, lines: Sequence[Estimate]) -> list[Section]:
    if not lines:
        return []
    rows = [
        [
            line.label,
            f"{line.games:,}",
            f"{line.value:.1%}",
            f"{line.low:.1%} to {line.high:.1%}",
            f"{line.expected:.1%}",
            _p(line.p),
            _p(line.q),
        ]
        for line in lines
    ]
    table = Grid([what, *COLUMNS], rows, [x.stands_out for x in lines])
    return [Section(title, [dots(lines, "win share in %"), table])]


def _p(value: float) -> str:
    return "< 0.0001" if value < 0.0001 else f"{value:.4f}"


def _shares(facts: Facts) -> list[Section]:
    bots = facts.by_seat("bots")
    out = _share_section("Win share by bot", "bot", shares_by(facts, bots, even(facts)))
    pairs = [line for _, line in pair_shares(facts)]
    if len(pairs) > 1:
        out += _share_section("Bots against each other", "pairing", pairs)
    out += _share_section("Win share by seat", "seat", seat_shares(facts))
    for column, what in facts.of_each_seat().items():
        if facts.has(column):
            lines = shares_by(facts, facts.by_seat(column), of_its_side(facts))
            out += _share_section(f"Win share by {what}", what, lines)
    return out + _failures(facts)


def _failures(facts: Facts) -> list[Section]:
    """Bots that failed to answer: whatever they won, chance had a hand in it."""
    failed = facts.failures()
    if not failed:
        return []
    rows = []
    for bot, ways in failed.items():
        count = sum(ways.values())
        rows.append([bot, f"{count:,}", f"{count / facts.n:.2f}", *(f"{ways.get(how, 0):,}" for how in FAILURES)])
    told = "These bots gave no legal answer in time; random moves were played instead."
    heads = ("bot", "answers", "a game", *(FAILED_WORDS[how] for how in FAILURES))
    table = Grid(heads, rows, [True] * len(rows))
    return [Section("Answers that bots failed to give", [Text(told), table])]


def _cells(facts: Facts, plan: dict[str, Any]) -> list[Section]:
    """The first side of every cell, bots rotated or not: a matrix of decks, Spirits or editions as a list."""
    cell = facts.column("cell")
    if len(plan["cells"]) < 2:
        return []
    lines = []
    for number, about in enumerate(plan["cells"]):
        chosen = cell == number
        if chosen.any():
            told = [f"{about['seats']} seats", *(f"{k} {v}" for k, v in about["choices"].items())]
            label = f"{', '.join(told)}: {' – '.join(about['line_up'])}"
            share, expected = facts.share[chosen, 0], 1 / facts.n_sides[chosen]
            lines.append(share_line(label, share, expected, facts.seed[chosen]))
    return _share_section("Win share of the first side, by cell", "cell", adjusted(lines))


def _lengths(facts: Facts) -> list[Section]:
    rows = []
    for name in ("decisions", "turns", "rounds"):
        values = facts.column(name)
        low, middle, high = np.percentile(values, [5, 50, 95])
        line = mean_line(name, facts.n, values.astype(np.float64))
        rows.append([name, f"{line.value:.1f}", f"{low:.0f}", f"{middle:.0f}", f"{high:.0f}", f"{values.max()}"])
    heads = ("length in", "mean", "5 % below", "median", "5 % above", "longest")
    points = facts.by_seat("points")
    won = (facts.share > 0) & facts.present
    groups = {"winners": points[won], "others": points[~won & facts.present]}
    ends = facts.games["reason"].value_counts().to_pylist()
    ends = sorted(((each["values"], each["counts"]) for each in ends), key=lambda each: -each[1])
    reasons = [[reason, f"{count:,}", f"{count / facts.n:.1%}"] for reason, count in ends]
    scores = histogram({k: v for k, v in groups.items() if len(v)}, "points at the end")
    length: list[Part] = [
        Plot(histogram({"games": facts.column("turns")}, "turns a game")),
        Grid(heads, rows),
        Grid(("how games ended", "games", "share"), reasons),
    ]
    return [Section("Length", length), Section("Scores", [Plot(scores)])]


def _cards(facts: Facts) -> list[Section]:
    if not facts.has("cards"):
        return []
    found = uses(facts)
    heads = ("card", "in play", "used", "sides", "they win", "with − without", "95 %", "adjusted p")
    rows = [
        [
            use.card,
            f"{use.entered:.2f}",
            f"{use.used:.2f}",
            f"{use.line.games:,}",
            f"{use.wins:.1%}",
            f"{use.line.value:+.1%}",
            f"{use.line.low:+.1%} to {use.line.high:+.1%}",
            _p(use.line.q),
        ]
        for use in found
    ]
    told = (
        "Sides that brought a card into play against sides of the same cell, seating and side that did not. Cards come "
        "into play more often in long games and for whoever is ahead, so this is what goes together with winning; what "
        "a card causes is told by a variant without it over the same deals. “In play” and “used” are times a game."
    )
    plot = dots(_strongest(found), "win share with the card in play less that without, in %")
    table = Grid(heads, rows, [use.line.stands_out for use in found])
    return [Section("Use and effect of each card", [Text(told), plot, table])]


def _strongest(found: Sequence[Use]) -> list[Estimate]:
    far = sorted(found, key=lambda use: -abs(use.line.value))[:MAX_CARDS_PLOTTED]
    return sorted((use.line for use in far), key=lambda line: -line.value)


def _variants(facts: Facts) -> list[Section]:
    if len(facts.variants) < 2:
        return []
    sides = range(int(facts.n_sides.max()))
    lines = adjusted([ablation(facts, name, side) for name in facts.variants[1:] for side in sides])
    rows = [
        [x.label, f"{x.games:,}", f"{x.value:+.1%}", f"{x.low:+.1%} to {x.high:+.1%}", _p(x.p), _p(x.q)] for x in lines
    ]
    heads = ("variant", "pairs of games", "change in win share", "95 %", "p", "adjusted p")
    told = f"Each game next to the same game of “{facts.variants[0]}”: same deal, cell and seating."
    table = Grid(heads, rows, [x.stands_out for x in lines])
    parts: list[Part] = [Text(told)]
    same = unchanged(facts)
    if same:
        parts.append(Text(f"Nothing changed: all games of {', '.join(same)} went as in “{facts.variants[0]}”."))
    out = [Section("Variants", [*parts, dots(lines, "change in win share, in %"), table])]
    for name in facts.variants[1:]:
        out += _changes(facts, name)
    return out


def _changes(facts: Facts, name: str) -> list[Section]:
    """A variant beside the first one: how long games are, how they end, what is scored, what is played."""
    parts: list[Part] = []
    for heading, lines in changes(facts, name).items():
        shown = sorted(lines, key=lambda line: (line.q, -abs(line.value)))[:MAX_CARDS_PLOTTED]
        rows = [
            [
                x.label,
                f"{x.expected:.2f}",
                f"{x.expected + x.value:.2f}",
                f"{x.value:+.2f}",
                f"{x.low:+.2f} to {x.high:+.2f}",
                _p(x.q),
            ]
            for x in shown
        ]
        heads = (heading, facts.variants[0], name, "change", "95 %", "adjusted p")
        parts.append(Grid(heads, rows, [x.stands_out for x in shown]))
        if len(lines) > len(shown):
            parts.append(Text(f"{len(lines) - len(shown)} more lines of {heading} changed less.", small=True))
    told = "Means a game over the same deals, cells and seatings; cards in play and used are times a game."
    return [Section(f"What {name} changes", [Text(told), *parts])] if parts else []
