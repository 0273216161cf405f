"""The players' part of the docs under /help: Markdown pages of the package, rendered when first asked for."""

from __future__ import annotations

import html
import re
from functools import cache
from pathlib import Path

from fastapi import APIRouter
from fastapi.responses import HTMLResponse
from markdown_it import MarkdownIt
from starlette.exceptions import HTTPException

PACKED = Path(__file__).with_name("guide")  # where hatch_build.py packs them
WRITTEN = Path(__file__).parents[3] / "docs"
FIRST = "playing"

help_pages = APIRouter(prefix="/help", include_in_schema=False)

FRAME = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title} · Insula</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>
:root {{ color-scheme: light dark; }}
body {{ max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; line-height: 1.6; }}
body {{ font-family: system-ui, sans-serif; }}
nav {{ display: flex; flex-wrap: wrap; gap: .3rem 1.2rem; padding-bottom: 1rem; border-bottom: 1px solid GrayText; }}
table {{ border-collapse: collapse; display: block; overflow-x: auto; }}
th, td {{ padding: .3rem .8rem .3rem 0; text-align: left; vertical-align: top; border-bottom: 1px solid GrayText; }}
code {{ font-size: .95em; overflow-wrap: anywhere; }}
</style></head><body><nav aria-label="Help">{links}</nav><main>{body}</main></body></html>
"""


def folder() -> Path:
    """Where the pages lie: in the package, or in the docs of a checkout."""
    return PACKED if PACKED.is_dir() else WRITTEN


@cache
def pages(home: Path) -> dict[str, str]:
    """The Markdown of every page by name: the guide first, then the games."""
    found = [home / f"{FIRST}.md", *sorted((home / "games").glob("*.md"))]
    return {str(file.relative_to(home).with_suffix("")): file.read_text(encoding="utf-8") for file in found}


@cache
def page(home: Path, name: str) -> str:
    """A page as HTML. Links to pages that are not part of the help become plain words."""
    known = pages(home)
    markdown = re.sub(r"\[([^\]]+)\]\(([^)]+)\)", lambda link: _link(known, name, link[1], link[2]), known[name])
    body = MarkdownIt("commonmark", {"html": False}).enable("table").render(markdown)
    links = " ".join(
        f'<a href="/help/{other}"{" aria-current=page" if other == name else ""}>{html.escape(title(text))}</a>'
        for other, text in known.items()
    )
    return FRAME.format(
        title=html.escape(title(known[name])), links=f'<a href="/">Back to the tables</a> {links}', body=body
    )


def title(text: str) -> str:
    """The first heading of a page."""
    return text.splitlines()[0].lstrip("# ")


def _link(known: dict[str, str], here: str, words: str, target: str) -> str:
    file, _, anchor = target.partition("#")
    if "://" in target:
        return f"[{words}]({target})"
    wanted = (Path("/") / Path(here).parent / file).resolve().relative_to("/").with_suffix("")
    name = here if not file else str(wanted)
    return f"[{words}](/help/{name})" if name in known and not anchor else words


@help_pages.get("")
@help_pages.get("/{name:path}")
async def show_help(name: str = FIRST) -> HTMLResponse:
    """One page of the help."""
    home = folder()
    if name.strip("/") not in pages(home):
        raise HTTPException(404)
    return HTMLResponse(page(home, name.strip("/")), headers={"cache-control": "no-cache"})
