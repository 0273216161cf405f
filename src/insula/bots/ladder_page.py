"""The page of a ladder: ratings as a plot with intervals, pairings as a table; one file that loads nothing."""

from __future__ import annotations

from html import escape
from typing import Any

ROW = 34
LEFT, RIGHT, TOP = 110, 40, 24
WIDTH = 760

STYLE = """
:root { color-scheme: light dark; --ink: #22252b; --dim: #6b7078; --line: #d9dce1; --mark: #2f6f8f; --paper: #fbfaf7; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8e6e1; --dim: #9a9ea6; --line: #3a3f47; --mark: #7fc3e0; --paper: #181a1e; }
}
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
  max-width: 800px; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: right; padding: .3rem .6rem; border-bottom: 1px solid var(--line); }
th:first-child, td:first-child, th:nth-child(2), td:nth-child(2) { text-align: left; }
th { color: var(--dim); font-weight: 500; }
svg { width: 100%; height: auto; }
svg text { fill: var(--ink); font-size: 13px; } svg .dim { fill: var(--dim); }
"""


def plot(rated: list[dict[str, Any]]) -> str:
    """Ratings from left to right, each with its interval."""
    top = max(each["high"] for each in rated) or 1.0
    scale = (WIDTH - LEFT - RIGHT) / top
    height = TOP + ROW * len(rated) + 30
    step = next(s for s in (25, 50, 100, 200, 400, 1000, 10_000) if top / s <= 8)
    parts = [f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="Ratings with intervals">']
    for mark in range(0, int(top) + 1, step):
        x = LEFT + mark * scale
        parts.append(f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{TOP - 10}" y2="{height - 26}" stroke="var(--line)"/>')
        parts.append(f'<text class="dim" x="{x:.1f}" y="{height - 8}" text-anchor="middle">{mark}</text>')
    for place, each in enumerate(rated):
        y = TOP + ROW * place + 8
        low, high, middle = (LEFT + each[k] * scale for k in ("low", "high", "elo"))
        parts.append(f'<text x="{LEFT - 10}" y="{y + 4}" text-anchor="end">{escape(each["bot"])}</text>')
        parts.append(f'<line x1="{low:.1f}" x2="{high:.1f}" y1="{y}" y2="{y}" stroke="var(--mark)" stroke-width="3"/>')
        parts.append(f'<circle cx="{middle:.1f}" cy="{y}" r="5" fill="var(--mark)"/>')
    return "\n".join([*parts, "</svg>"])


def page(report: dict[str, Any], title: str) -> str:
    """The whole page."""
    rows = []
    for row in report["pairings"]:
        share, low, high = 1 - row["share"], 1 - row["high"], 1 - row["low"]
        cells = [row["b"], row["a"], f"{share:.1%}", f"{low:.1%} to {high:.1%}", str(row["games"])]
        rows.append("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>")
    counts = ", ".join(f"{bot} {count:,}" for bot, count in report["iterations"].items() if count)
    searched = f"<p>Search iterations a decision: {escape(counts)}.</p>" if counts else ""
    chosen = "".join(f", {k} {v}" for k, v in report["choices"].items())
    return f"""<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Ladder: {escape(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>{STYLE}</style></head><body>
<h1>{escape(title)}: the bots' ladder</h1>
<p>{report["seats"]} seats{escape(chosen)}. Elo points above the weakest bot, with intervals of 95 %.</p>
{plot(report["ratings"])}
{searched}
<table><thead><tr><th>bot</th><th>against</th><th>wins</th><th>95 %</th><th>games</th></tr></thead>
<tbody>{"".join(rows)}</tbody></table>
</body></html>
"""
