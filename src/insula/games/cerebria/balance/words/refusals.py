"""The values of refusal texts that only Forces of Balance has."""

from __future__ import annotations

from insula.games.cerebria.state import State
from insula.games.cerebria.tables import CARDS, STRONG_FROM, STRONG_TO
from insula.games.cerebria.words.refusals import SPECIAL, Special, values_from
from insula.games.cerebria.words.refusals_about import About
from insula.games.cerebria.words.say import card_title, say, team_name


def _kind_on(a: About) -> str:
    """The kind of Essence on the Balance Emotion in question."""
    return team_name(a.g.emotions[a.slot].side)


def _wanted_strong(a: About) -> int:
    """The Strong Balance Emotion asked for, or the one in stock that needs least; -1 if there is none."""
    if a.group == "CARD":
        return a.number
    stock = [card for card in range(STRONG_FROM, STRONG_TO) if a.g.strong[card]]
    return min(stock, key=lambda card: CARDS[card].threshold) if stock else -1


def _strong_of_balance(a: About) -> str:
    return card_title(_wanted_strong(a)) if _wanted_strong(a) >= 0 else say("further-strong")


OWN: Special = {
    ("bal.essence.single-kind", "kind"): _kind_on,
    ("bal.realm.land-kind", "kind"): _kind_on,
    ("bal.empower.any-strong", "strong"): _strong_of_balance,
    ("bal.empower.threshold", "strong"): _strong_of_balance,
    ("bal.empower.threshold", "threshold"): lambda a: CARDS[_wanted_strong(a)].threshold,
    ("bal.empower.threshold", "have"): lambda a: a.g.emotions[a.slot].essence,
}


def refusal_values(g: State, option: int, rule: str) -> dict[str, object]:
    """The values that a refusal text asks for."""
    return values_from(SPECIAL | OWN, g, option, rule)
