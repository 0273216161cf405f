"""Plots as SVG text in the colours of the page, so that they follow its light and dark look."""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any

from insula.pages.frame import MissingPackage

try:
    import matplotlib
    from matplotlib.figure import Figure
except ModuleNotFoundError:
    raise MissingPackage("Plots need the package matplotlib; install insula[pages].") from None

# what matplotlib draws with, and the colour of the page that stands in for it
INK, DIM, RULE, MARK, OUT = "#010203", "#020304", "#030405", "#040506", "#050607"
PAGE = {INK: "var(--ink)", DIM: "var(--dim)", RULE: "var(--line)", MARK: "var(--mark)", OUT: "var(--out)"}
STYLE: Any = {
    "svg.fonttype": "none",
    "svg.hashsalt": "insula",
    "font.size": 10,
    "text.color": INK,
    "axes.edgecolor": RULE,
    "axes.labelcolor": DIM,
    "xtick.color": DIM,
    "ytick.color": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.spines.left": False,
    "figure.facecolor": "none",
    "axes.facecolor": "none",
}


@dataclass(frozen=True)
class Dot:
    """A value with its interval, and what was expected, if anything was."""

    label: str
    value: float
    low: float
    high: float
    expected: float | None = None
    stands_out: bool = False


def dots(lines: Sequence[Dot], axis: str) -> str:
    """Values with their intervals, one below the other; those that stand out in another colour."""
    with matplotlib.rc_context(STYLE):
        figure = Figure(figsize=(8, 0.7 + 0.27 * len(lines)), layout="constrained")
        axes = figure.subplots()
        for place, line in enumerate(lines):
            colour = OUT if line.stands_out else MARK
            axes.plot([line.low, line.high], [place, place], color=colour, linewidth=2.5)
            axes.plot([line.value], [place], "o", color=colour, markersize=5)
            if line.expected is not None:
                axes.plot([line.expected] * 2, [place - 0.4, place + 0.4], color=DIM, linewidth=1)
        axes.set_yticks(range(len(lines)), [line.label for line in lines])
        axes.set_ylim(len(lines) - 0.4, -0.6)
        axes.tick_params(axis="y", length=0)
        axes.grid(axis="x", color=RULE, linewidth=0.6)
        axes.set_axisbelow(True)
        axes.set_xlabel(axis)
        return _svg(figure, axis)


def histogram(groups: Mapping[str, Any], axis: str) -> str:
    """How often each size occurs, for some groups beside each other."""
    with matplotlib.rc_context(STYLE):
        figure = Figure(figsize=(8, 2.6), layout="constrained")
        axes = figure.subplots()
        colours = [MARK, OUT, DIM]
        everything = [float(v) for values in groups.values() for v in (values.min(), values.max())]
        span = (min(everything), max(everything) + 1)
        for (label, values), colour in zip(groups.items(), colours, strict=False):
            weights = [100 / len(values)] * len(values)
            axes.hist(values, bins=_bins(span), weights=weights, histtype="step", color=colour, label=label)
        axes.set_xlabel(axis)
        axes.set_ylabel("% of them")
        axes.tick_params(axis="y", colors=DIM)
        axes.grid(axis="y", color=RULE, linewidth=0.6)
        if len(groups) > 1:
            axes.legend(frameon=False)
        return _svg(figure, axis)


def _bins(span: tuple[float, float]) -> list[float]:
    width = max(1, round((span[1] - span[0]) / 40))
    count = int((span[1] - span[0]) // width) + 2
    return [span[0] - 0.5 + width * place for place in range(count)]


def _svg(figure: Figure, label: str) -> str:
    out = io.StringIO()
    figure.savefig(out, format="svg", metadata={"Date": None, "Creator": None})
    text = out.getvalue()
    text = text[text.index("<svg") :].replace("<svg ", f'<svg role="img" aria-label="{escape(label)}" ', 1)
    for drawn, wanted in PAGE.items():
        text = text.replace(drawn, wanted)
    return text
