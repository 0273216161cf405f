"""Writes pages for researchers and authors of bots out of the code: `python tools/research_pages.py [--check]`.

docs/info.md: what a view holds, game by game, what option ids mean, how questions are called. docs/environments.md:
shapes and kinds of every environment, and the legends of observations and actions.
"""

from __future__ import annotations

import argparse
import sys
import types
import typing
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from insula.core.game import Game
from insula.core.registry import shelf
from insula.research.batch_rules import LIMIT
from insula.research.environments import known
from insula.research.legends import action_legend, columns, legend

DOCS = Path(__file__).resolve().parent.parent / "docs"
WRITTEN = "Written from the code by `python tools/research_pages.py`."
RUN = 3  # so many alike entries of a legend become a line


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--check", action="store_true", help="write nothing, only say what is out of date")
    check = parser.parse_args().check
    stale = []
    for name, text in pages().items():
        path = DOCS / name
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            stale.append(name)
            if not check:
                path.write_text(text, encoding="utf-8")
    if check and stale:
        sys.exit(f"Out of date: {', '.join(stale)}. Run python tools/research_pages.py.")


def pages() -> dict[str, str]:
    """All pages by name."""
    return {"info.md": info_page(), "environments.md": environments_page()}


# ---- what bots are told --------------------------------------------------------------------------------------


def info_page() -> str:
    """What a bot's `Info` holds in every game."""
    out = ["# What bots are told", "", WRITTEN, ""]
    out += [
        "A bot of your own gets an `Info` ([bots.md](bots.md)). Its `view` is what its seat may see, as told here;",
        "`options` are option ids, `text(option)` is their notation in the position at hand.",
        "",
    ]
    for game in shelf():
        out += [f"## {game.title}", ""]
        if game.view_model is not None:
            out += ["### View", "", "| field | kind |", "|---|---|"]
            out += [f"| `{name}` | {_cell(kind)} |" for name, kind in _fields(game.view_model)]
            out.append("")
        out += ["### Option ids", "", "| ids | words |", "|---|---|", *_id_rows(game), ""]
        names = ", ".join(f"`{name}`" for _, name in sorted(game.gen.ask.NAMES.items()))
        out += ["### Questions", "", f"`state.asked.kind` is the number of one of these, from 0: {names}.", ""]
    return "\n".join(out).rstrip() + "\n"


def _fields(model: type, at: str = "", above: tuple[type, ...] = ()) -> Iterator[tuple[str, str]]:
    """The fields of a view, those of parts with the path to them; a kind of part that was told above is named only."""
    for name, kind in typing.get_type_hints(model).items():
        inner = _model_in(kind)
        yield f"{at}{name}", _kind_text(kind)
        if inner is not None and inner not in above:
            many = typing.get_origin(kind) in (list, tuple)
            yield from _fields(inner, f"{at}{name}{'[]' if many else ''}.", (*above, model, inner))


def _model_in(kind: Any) -> type | None:
    if typing.is_typeddict(kind):
        found: type = kind
        return found
    return next((each for part in typing.get_args(kind) if (each := _model_in(part)) is not None), None)


def _kind_text(kind: Any) -> str:
    if typing.get_origin(kind) in (typing.Union, types.UnionType):
        return " or ".join(_kind_text(each) for each in typing.get_args(kind))
    if typing.get_origin(kind) is typing.Literal:
        return " or ".join(repr(each) for each in typing.get_args(kind))
    if typing.get_origin(kind) is not None:
        origin = getattr(typing.get_origin(kind), "__name__", str(typing.get_origin(kind)))
        parts = ", ".join(_kind_text(each) for each in typing.get_args(kind) if each is not Ellipsis)
        return f"{origin} of {parts}" if parts else origin
    return "nothing" if kind is type(None) else getattr(kind, "__name__", str(kind))


def _id_rows(game: Game) -> Iterator[str]:
    words = action_legend(game.name)
    for _, first, count in game.gen.opt.GROUPS:
        last = first + count - 1
        ids = f"{first}" if count == 1 else f"{first} to {last}"
        told = words[first] if count == 1 else f"{words[first]} to {words[last]}"
        yield f"| {ids} | {_cell(told)} |"


# ---- environments --------------------------------------------------------------------------------------------


def environments_page() -> str:
    """Shapes, kinds and legends."""
    out = ["# Environments: shapes and legends", "", WRITTEN, ""]
    out += ["## Kinds", "", "| where | observation | mask | reward |", "|---|---|---|---|", *_kinds(), ""]
    out += ["## Widths", "", "| environment | version | actions | observation by seats |", "|---|---|---|---|"]
    for each in known().values():
        game = next(found for found in shelf() if found.name == each.game)
        seats = game.seats if each.seats is None else [each.seats]
        widths = ", ".join(f"{n}: {len(columns(game, n)):,}" for n in seats)
        out.append(f"| `{each.name}` | {each.version} | {game.n_options} | {widths} |")
    out.append("")
    for game in shelf():
        if game.observe is not None:
            out += [f"## {game.title}", "", f"Observation with {game.seats[-1]} seats, by column:", ""]
            out += ["| columns | meaning |", "|---|---|", *_legend_rows(legend(game.name, game.seats[-1])), ""]
            out += ["Actions:", "", "| ids | words |", "|---|---|", *_id_rows(game), ""]
    return "\n".join(out).rstrip() + "\n"


def _kinds() -> list[str]:
    box = f"float32, −{LIMIT:g} to {LIMIT:g}"
    return [
        "| `GameBatch` | float32 (N, all columns, or `narrow`) | uint8 (N, actions) | float64 (N, seats) |",
        "| `GpuBatch` | float32 (N, all columns) | uint8 (N, actions) | float32 (N, seats) |",
        f"| `SeatEnv` | {box} (width,) | int8 (actions,) in `info`, bool by `action_masks()` | float |",
        f"| `SeatVectorEnv`, `SelfPlayVectorEnv` | {box} (N, width) | int8 (N, actions) in `infos` | float64 (N,) |",
        f"| PettingZoo | {box} (width,) as `observation` | int8 (actions,) as `action_mask` | float |",
        f"| PettingZoo `state()` | {box} (seats × width,) | | |",
        "| OpenSpiel | float32 (width,) | `legal_actions()` | float |",
    ]


def _legend_rows(words: Sequence[str]) -> Iterator[str]:
    """Lines of a legend; a run of lines with the same last words is one."""
    first = 0
    for place in range(1, len(words) + 1):
        if place == len(words) or _family(words[place]) != _family(words[first]):
            if place - first < RUN:
                for each in range(first, place):
                    yield f"| {each} | {_cell(words[each])} |"
            else:
                yield f"| {first} to {place - 1} | {_cell(words[first])} … {_cell(words[place - 1])} |"
            first = place


def _family(text: str) -> str:
    """What lines of one kind share: the plane of cards, the seat, the slot."""
    head, sign, tail = text.partition(": ")
    if tail.startswith(("in ", "merged", "Impulse", "discarded", "may be", "about")):
        return tail
    return head if sign else text.rstrip("0123456789 ./")


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


if __name__ == "__main__":
    main()
