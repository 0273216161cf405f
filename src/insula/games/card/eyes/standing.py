"""Both winning lines of every player: what is scored, what a Revelation now would add, what is missing. All of it open.

[card.win.single-bliss, card.win.single-gloom, card.win.balanced, card.win.single-beats-balanced, card.score.collect]
"""

from __future__ import annotations

from insula.core.messages import Later, key_of
from insula.core.record_class import clone
from insula.games.card.eyes.view_model import LineId, SeatStanding, Standing, WinningLine
from insula.games.card.gen import R
from insula.games.card.rules.revelation import best_rank, collect, condition, decided_by, rank
from insula.games.card.state import State
from insula.games.card.tables import BALANCED, BLISS, GLOOM, SINGLE_MINDED
from insula.games.card.words.say import later, say

# needs of Bliss and Gloom
_LINES: tuple[tuple[LineId, int, int], ...] = (
    ("single-minded bliss", SINGLE_MINDED, 0),
    ("single-minded gloom", 0, SINGLE_MINDED),
    ("balanced", BALANCED, BALANCED),
)
_BY_RULE = {
    R.WIN_SOLE_WINNER: "why-sole",
    R.WIN_SINGLE_BEATS_BALANCED: "why-single",
    R.WIN_TIE_TOTAL: "why-tie-total",
    R.WIN_TIE_LAST_REVELATION: "why-tie-last",
    R.WIN_SHARED: "why-shared",
}


def revealed(g: State) -> State:
    """The table as it would be right after a Revelation now; at the end of the game it is what it is."""
    after = clone(g)
    if not g.over:
        for seat in range(g.n_seats):
            collect(after, seat)
    return after


def standing(g: State) -> Standing:
    """Who has what, and who would win if the Revelation came now."""
    after = revealed(g)
    best = best_rank(after)
    winners = [seat for seat in range(g.n_seats) if best > 0 and rank(after, seat) == best]
    return {
        "seats": [_seat(g, after, seat) for seat in range(g.n_seats)],
        "winners": winners,
        "why": say(_BY_RULE[decided_by(after)] if winners else "why-nobody"),
    }


def _seat(g: State, after: State, seat: int) -> SeatStanding:
    now, then = g.seats[seat].scored, after.seats[seat].scored
    lines = [_line(g, after, seat, *line) for line in _LINES]
    ranks = sorted((rank(after, other) for other in range(g.n_seats)), reverse=True)
    return {
        "seat": seat,
        "bliss": now[BLISS],
        "gloom": now[GLOOM],
        "coming_bliss": then[BLISS],
        "coming_gloom": then[GLOOM],
        "lines": lines,
        "place": ranks.index(rank(after, seat)) + 1 if condition(after, seat) else 0,
        "text": str(_text(lines)),
    }


def _line(g: State, after: State, seat: int, line: LineId, bliss: int, gloom: int) -> WinningLine:
    now, then = g.seats[seat].scored, after.seats[seat].scored
    return {
        "id": line,
        "name": str(_name(line)),
        "needs_bliss": bliss,
        "needs_gloom": gloom,
        "missing_bliss": max(0, bliss - now[BLISS]),
        "missing_gloom": max(0, gloom - now[GLOOM]),
        "short_bliss": max(0, bliss - then[BLISS]),
        "short_gloom": max(0, gloom - then[GLOOM]),
        "met": now[BLISS] >= bliss and now[GLOOM] >= gloom,
        "coming": then[BLISS] >= bliss and then[GLOOM] >= gloom,
    }


def _name(line: LineId) -> Later:
    return later(key_of("condition", line))


def _text(lines: list[WinningLine]) -> Later:
    """The line that a Revelation now would reach, or the nearest one and what it lacks."""
    reached = [line["id"] for line in lines if line["coming"]]
    if reached:
        return later("reached-now", condition=_name(reached[0]))
    nearest = min(lines, key=lambda line: line["short_bliss"] + line["short_gloom"])
    bliss, gloom, name = nearest["short_bliss"], nearest["short_gloom"], _name(nearest["id"])
    if not gloom:
        return later("short-of-bliss", bliss=bliss, condition=name)
    if not bliss:
        return later("short-of-gloom", gloom=gloom, condition=name)
    return later("short-of-both", bliss=bliss, gloom=gloom, condition=name)


def missing_later(g: State, seat: int) -> Later:
    """What the scoring area of a player misses on its nearest line, as it is now; for whoever reads it later."""
    lines = [_line(g, g, seat, *line) for line in _LINES]
    return later("is-so", who=f"@{seat}", so=_text(lines))
