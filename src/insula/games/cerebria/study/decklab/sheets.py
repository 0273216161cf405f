"""Sheets: tables of words with a title and a note, shown in the terminal, as a page or as Markdown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path

from rich.console import Console
from rich.table import Table as RichTable

from insula.pages import Grid, Section, Text
from insula.pages import page as framed


@dataclass(frozen=True)
class Sheet:
    """One table of a report."""

    title: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    note: str = ""
    words: int = 1  # how many of the first columns hold words, not numbers


def percent(share: Fraction | float) -> str:
    """A share for people."""
    return f"{float(share) * 100:.1f}\u00a0%"


def doubt(value: float) -> str:
    """A p value for people."""
    return "< 0.001" if value < 0.001 else f"{value:.3f}"


def show(sheets: Sequence[Sheet]) -> None:
    """All sheets in the terminal."""
    console = Console(highlight=False)
    for sheet in sheets:
        grid = RichTable(title=sheet.title, title_justify="left")
        for place, head in enumerate(sheet.heads):
            grid.add_column(head, justify="left" if place < sheet.words else "right", no_wrap=place == 0)
        for row in sheet.rows:
            grid.add_row(*row)
        console.print(grid)
        if sheet.note:
            console.print(sheet.note, style="dim", markup=False)


def page(title: str, lead: str, sheets: Sequence[Sheet]) -> str:
    """All sheets as one page that loads nothing."""
    made = [Section("", [Text(lead)])]
    for sheet in sheets:
        table = Grid(sheet.heads, sheet.rows, words=sheet.words)
        made.append(Section(sheet.title, [table, Text(sheet.note)] if sheet.note else [table]))
    return framed(title, made, wide=True)


def markdown(sheet: Sheet) -> str:
    """One sheet as a section with a Markdown table."""
    line = "".join("---|" if n < sheet.words else "--:|" for n in range(len(sheet.heads)))
    rows = [" | ".join(cell.replace("*", "\\*") for cell in row) for row in sheet.rows]
    table = "\n".join([f"| {' | '.join(sheet.heads)} |", f"|{line}", *(f"| {row} |" for row in rows)])
    return f"## {sheet.title}\n\n{table}\n\n{sheet.note}".rstrip().replace("\u00a0", " ")


def write_page(path: Path, title: str, lead: str, sheets: Sequence[Sheet]) -> None:
    """Writes the page of some sheets."""
    path.write_text(page(title, lead, sheets), encoding="utf-8")
