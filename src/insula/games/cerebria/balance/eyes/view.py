"""What eyes may see at a table of three teams: the base view, and how Balance's conditions stand.

All that the conditions count lies open. [bal.info.three-teams, bal.essence.no-own]
"""

from __future__ import annotations

from insula.games.cerebria.balance.eyes.view_model import BalanceView, Condition
from insula.games.cerebria.balance.rules.aspirations import AT_LEAST, first_condition, second_amount
from insula.games.cerebria.eyes import view as base
from insula.games.cerebria.rules.setup import is_in_game
from insula.games.cerebria.state import State
from insula.games.cerebria.tables import ASPIRATION_IDS
from insula.games.cerebria.terms import BALANCE
from insula.games.cerebria.words.names import TEAM_IDS
from insula.games.cerebria.words.say import say


def view(g: State, eyes: int | None) -> BalanceView:
    """The table as one seat sees it, or with None a spectator."""
    conditions: dict[str, Condition] = {
        name: {
            "tied": first_condition(g, a),
            "have": second_amount(g, a),
            "needed": AT_LEAST[a],
            "text": f"{say(f'aspiration-{name}.balance')}.",
        }
        for a, name in enumerate(ASPIRATION_IDS)
        if is_in_game(g, a)
    }
    out: BalanceView = {**base.view(g, eyes), "conditions": conditions}
    for each in out["standing"]["aspirations"]:
        if each["where"] == "hidden" and each["team"] == TEAM_IDS[BALANCE]:
            each["why"] = _own_words(conditions[each["id"]])
    return out


def _own_words(condition: Condition) -> str:
    """How Balance stands in its own Hidden Aspiration. [bal.rev.balance-first, bal.rev.balance-second]"""
    key = "lead-balance-even" if condition["tied"] else "lead-balance-uneven"
    return say(key, has=condition["have"], needs=condition["needed"])
