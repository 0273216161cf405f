"""What the numbers of the card game are made of: coming Fragments and the Vibe bonus. All of it open.

[card.score.collect, card.score.bonus-affiliation, card.score.best-only]
"""

from __future__ import annotations

from insula.core.messages import key_of
from insula.core.telling import Breakdown, Part
from insula.games.card.eyes.standing import revealed
from insula.games.card.rules.revelation import vibe_count
from insula.games.card.state import State
from insula.games.card.tables import AFFILIATION, AFFILIATIONS, CARD_NAMES, COMBINATION, VIBE_BONUS
from insula.games.card.words.say import combination_name, say, side_name

ICONS = tuple(name.lower() for name in AFFILIATIONS)


def numbers(g: State, seat: int | None) -> list[str]:
    """The Fragments that everybody would have after a Revelation now, by side."""
    return [f"coming:{s}:{icon}" for s in range(g.n_seats) for icon in ICONS]


def explain(g: State, seat: int | None, what: str) -> Breakdown:
    """Scored Fragments, those on Emotions of that side, and the bonus if the Mood is on that side."""
    _, number, icon = what.split(":")
    owner, side = int(number), ICONS.index(icon)
    s = g.seats[owner]
    parts: list[Part] = [_part(say("made-scored"), s.scored[side], "card.score.area", f"seat:{owner}")]
    if not g.over:
        for place, e in enumerate(s.mindset[: s.n_mindset]):
            if AFFILIATION[e.card] == side:
                thing = f"slot:{owner}:{place}"
                name = say(key_of("card", CARD_NAMES[e.card]))
                parts.append(_part(name, e.fragments + e.absorbed, "card.score.collect", thing))
        vibes = vibe_count(g, owner)
        if VIBE_BONUS[vibes] and g.mood == side:
            text = say("made-vibes", combination=combination_name(COMBINATION[vibes]))
            parts.append(_part(text, VIBE_BONUS[vibes], "card.score.bonus-affiliation", ""))
    total = revealed(g).seats[owner].scored[side]
    return {
        "what": what,
        "name": say("made-name", side=side_name(side), who=f"@{owner}"),
        "total": total,
        "parts": parts,
    }


def _part(text: str, amount: int, rule: str, thing: str) -> Part:
    return {"text": text, "amount": amount, "rule": rule, "thing": thing}
