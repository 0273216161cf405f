"""What a page is made of, and how it is put into the frame."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import jinja2


class MissingPackage(RuntimeError):
    """A page needs a package that is not installed; the message is one sentence."""


@dataclass(frozen=True)
class Text:
    """A paragraph."""

    text: str
    small: bool = False
    kind: str = "text"


@dataclass(frozen=True)
class Grid:
    """A table. `marked` are the rows that stand out; the first `words` columns hold words, the others numbers."""

    heads: Sequence[str]
    rows: Sequence[Sequence[str]]
    marked: Sequence[bool] = ()
    words: int = 1
    kind: str = "table"


@dataclass(frozen=True)
class Plot:
    """A picture out of `insula.pages.plots`."""

    svg: str
    kind: str = "plot"


Part = Text | Grid | Plot


@dataclass(frozen=True)
class Section:
    """Parts under one heading; without a title they stand at the top."""

    title: str
    parts: Sequence[Part]


@functools.cache
def _frame() -> jinja2.Template:
    try:
        import jinja2
    except ModuleNotFoundError:
        raise MissingPackage("Pages need the package jinja2; install insula[pages].") from None
    text = Path(__file__).with_name("frame.html").read_text(encoding="utf-8")
    made = jinja2.Environment(autoescape=True, undefined=jinja2.StrictUndefined, trim_blocks=True, lstrip_blocks=True)
    return made.from_string(text)


def page(title: str, sections: Sequence[Section], wide: bool = False) -> str:
    """The whole page."""
    return _frame().render(title=title, sections=sections, wide=wide)
