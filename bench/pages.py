"""Tables that a bench writes into pages of the docs."""

from __future__ import annotations

from pathlib import Path

MARKS = ("<!-- {} -->", "<!-- end of {} -->")


def put(page: Path, mark: str, text: str) -> None:
    """Writes a table between its two marks."""
    begin, end = (each.format(mark) for each in MARKS)
    before, _, rest = page.read_text(encoding="utf-8").partition(begin)
    _, _, after = rest.partition(end)
    page.write_text(f"{before}{begin}\n\n{text}\n\n{end}{after}", encoding="utf-8")
