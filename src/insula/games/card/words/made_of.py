"""What the numbers of the card game are made of: coming Fragments and the Vibe bonus. All of it open.

[card.score.collect, card.score.bonus-affiliation, card.score.best-only]
"""

from __future__ import annotations

from insula.core.telling import Breakdown, Part
from insula.games.card.eyes.standing import revealed
from insula.games.card.rules.revelation import vibe_count
from insula.games.card.state import State
from insula.games.card.tables import AFFILIATION, AFFILIATIONS, CARD_NAMES, COMBINATION, COMBINATIONS, VIBE_BONUS

ICONS = tuple(name.lower() for name in AFFILIATIONS)


def numbers(g: State, seat: int | None) -> list[str]:
    """The Fragments that everybody would have after a Revelation now, by side."""
    return [f"coming:{s}:{icon}" for s in range(g.n_seats) for icon in ICONS]


def explain(g: State, seat: int | None, what: str) -> Breakdown:
    """Scored Fragments, those on Emotions of that side, and the bonus if the Mood is on that side."""
    _, number, icon = what.split(":")
    owner, side = int(number), ICONS.index(icon)
    s = g.seats[owner]
    parts: list[Part] = [_part("Scored so far", s.scored[side], "card.score.area", f"seat:{owner}")]
    if not g.over:
        for place, e in enumerate(s.mindset[: s.n_mindset]):
            if AFFILIATION[e.card] == side:
                thing = f"slot:{owner}:{place}"
                parts.append(_part(CARD_NAMES[e.card], e.fragments + e.absorbed, "card.score.collect", thing))
        vibes = vibe_count(g, owner)
        if VIBE_BONUS[vibes] and g.mood == side:
            name = COMBINATIONS[COMBINATION[vibes]]
            parts.append(_part(f"Vibes: {name}", VIBE_BONUS[vibes], "card.score.bonus-affiliation", ""))
    total = revealed(g).seats[owner].scored[side]
    return {
        "what": what,
        "name": f"{AFFILIATIONS[side]} Fragments of @{owner} after a Revelation",
        "total": total,
        "parts": parts,
    }


def _part(text: str, amount: int, rule: str, thing: str) -> Part:
    return {"text": text, "amount": amount, "rule": rule, "thing": thing}
