"""The counters that an answer may change, for previews: cards, Fragments, Actions; of the others what lies open."""

from __future__ import annotations

from insula.core.amounts import Amount
from insula.games.card.rules.revelation import condition, vibe_count
from insula.games.card.state import State
from insula.games.card.tables import ACTIONS_PER_TURN, AFFILIATION, AFFILIATIONS, VIBE_BONUS
from insula.games.card.words.say import say, side_name


def amounts(g: State, seat: int) -> list[Amount]:
    """What a seat has, then what can be counted of the others."""
    found = _counted(g, seat, "")
    if g.turn == seat:
        found.append(Amount("action-point", ACTIONS_PER_TURN - g.actions, *_words("actions"), worth=1))
    for other in range(g.n_seats):
        if other != seat:
            found += _counted(g, other, f"@{other}")
    return found


def _counted(g: State, seat: int, whose: str) -> list[Amount]:
    s = g.seats[seat]
    mindset = s.mindset[: s.n_mindset]
    found = [
        Amount("card", s.n_hand, *_words("cards"), whose, worth=2),
        Amount("act-invoke", s.n_mindset, *_words("emotions"), whose, worth=4),
        Amount("vibe-any", VIBE_BONUS[vibe_count(g, seat)], say("amount-vibe-bonus"), whose=whose, sort="level"),
        Amount("ui-crown", int(condition(g, seat) > 0), say("amount-winning"), whose=whose, sort="flag"),
    ]
    for side, name in enumerate(AFFILIATIONS):
        lying = sum(e.fragments + e.absorbed for e in mindset if AFFILIATION[e.card] == side)
        called = side_name(side)
        found += [
            Amount("fragment", lying, *_words("lying", side=called), whose, worth=2),
            Amount(name.lower(), s.scored[side], *_words("scored", side=called), whose),
        ]
    return found


def _words(what: str, **values: str) -> tuple[str, str]:
    """Of several and of one."""
    return say(f"amount-{what}", **values), say(f"amount-{what}-one", **values)
