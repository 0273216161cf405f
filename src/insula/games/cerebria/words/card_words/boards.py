"""Spirit Boards in words: the power of a Spirit, its Actions and their upgrades."""

from __future__ import annotations

from typing import Any

from insula.games.cerebria.words.card_words.phrases import Phrases

Node = dict[str, Any]
NOT_WORDS = ("rule", "source", "ref")


def spirit_power(phrases: Phrases, power: Node) -> str:
    """The power of a Spirit with the numbers of its entry."""
    numbers = {name: value for name, value in power.items() if name not in NOT_WORDS}
    return phrases.say(f"spirit_powers.{power['rule']}", **numbers)


def action(phrases: Phrases, row: str, base: Node, of_balance: bool) -> str:
    """A Spirit Action without upgrades."""
    own = f"balance_actions.{row}"
    name = own if of_balance and phrases.has(own) else f"actions.{row}"
    return phrases.say(name, ess=base.get("ess", 0))


def upgrade(phrases: Phrases, row: str, cell: Node, of_balance: bool) -> str:
    """One upgrade as it works in this row of this team's board."""
    name = f"upgrades.{cell['rule']}"
    if cell["rule"] == "essence_from_supply":
        name += f".{cell.get('only_if', 'always')}"
    elif cell["rule"] == "exalt":
        name += ".balance" if of_balance else ".team"
    elif cell["rule"] == "vibe_token_of_card":
        name += ".mild_only" if cell.get("mild_only") else f".{row}"
    return phrases.say(name, n=cell.get("n", 1))
