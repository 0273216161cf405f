"""Reads what people type at a table: the exact notation, the same thing with another verb, the nearest legal option."""

from __future__ import annotations

from insula.core.game import AnyGameState, Game


def _tidy(text: str) -> str:
    return " ".join(text.lower().split())


def exact(game: Game, g: AnyGameState, text: str) -> int:
    """The option id with exactly this notation, or -1."""
    wanted = _tidy(text)
    for number in [*g.options[: g.n_options], *range(game.n_options)]:
        if game.option_text(g, number) == wanted:
            return int(number)
    return -1


def same_thing(game: Game, g: AnyGameState, text: str) -> list[int]:
    """The options that name the same thing with another verb: those offered, else any."""
    thing = _tidy(text).partition(" ")[2]
    if not any(letter.isalpha() for letter in thing):
        return []
    named = [n for n in range(game.n_options) if game.option_text(g, n).partition(" ")[2] == thing]
    return [n for n in named if n in g.options[: g.n_options]] or named


def nearest(game: Game, g: AnyGameState, number: int) -> int | None:
    """The legal option of the same kind of thing that lies nearest."""
    for _, start, size in game.gen.opt.GROUPS:
        if start <= number < start + size:
            same = [o for o in g.options[: g.n_options] if start <= o < start + size]
            if same:
                return int(min(same, key=lambda o: abs(o - number)))
    return None
