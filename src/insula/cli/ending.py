"""The end of a game in the terminal: the score table, how the winner was found, where it turned."""

from __future__ import annotations

from rich import box
from rich.console import Console
from rich.markup import escape
from rich.table import Table as Grid

from insula.cli.words import say
from insula.core import teller
from insula.core.table import Table
from insula.core.telling import ScoreTable


def show_ending(console: Console, table: Table) -> None:
    """Prints what the end shows; nothing for a game that keeps no score table."""
    told = teller.ending(table)
    if told is None:
        return
    console.print(_grid(told["score_table"]))
    for each in told["score_table"]["decided"]:
        console.print(f"[bold]{escape(each['title'])}:[/] {escape(each['text'])} [dim]{each['rule']}[/]")
    if told["moments"]:
        console.print(f"[bold]{say('ending-turned')}[/]")
    for moment in told["moments"]:
        swing = f"[dim]({escape(moment['who'])} +{moment['swing']})[/]"
        turn = say("ending-turn", turn=moment["turn"], what=moment["text"])
        console.print(f"  {escape(turn)} {swing}")


def _grid(scored: ScoreTable) -> Grid:
    grid = Grid(box=box.SIMPLE_HEAD, show_footer=True)
    grid.add_column("", footer=say("ending-sum"))
    for who, total in zip(scored["who"], scored["totals"], strict=True):
        grid.add_column(escape(who), footer=str(total), justify="right")
    for row in scored["rows"]:
        name = f"  {row['name']}" if row["part_of"] else row["name"]
        cells = [_cell(a, note) for a, note in zip(row["amounts"], row["notes"], strict=True)]
        grid.add_row(escape(name), *cells, style="dim" if row["part_of"] else "")
    return grid


def _cell(amount: int, note: str) -> str:
    return f"[dim]{escape(note)}[/] {amount}" if note else str(amount)
