"""How Forces of Balance is told: as Cerebria, and Balance's card with its two conditions.

[bal.rev.balance-first, bal.rev.balance-second]
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from insula.core.events import Event
from insula.core.story import Fact
from insula.games.cerebria.balance.rules.aspirations import AT_LEAST, first_condition, second_amount
from insula.games.cerebria.gen import ev
from insula.games.cerebria.state import State
from insula.games.cerebria.tables import ASPIRATION_IDS
from insula.games.cerebria.terms import BALANCE
from insula.games.cerebria.words import story as base
from insula.games.cerebria.words.say import later


def facts(g: State, event: Event) -> Sequence[Fact]:
    """As in the base game; Balance asks whether the others are even, and for something of its own."""
    if event.kind == ev.HIDDEN_SHOWN and event.seat == BALANCE:
        return _conditions(g, event.thing)
    return base.facts(g, event)


def _conditions(g: State, aspiration: int) -> list[Fact]:
    has, needs = second_amount(g, aspiration), AT_LEAST[aspiration]
    counts = base.compared(g, aspiration, None).counts
    even = later("fact-even" if first_condition(g, aspiration) else "fact-uneven")
    identity, checked = ASPIRATION_IDS[aspiration], later(base.CHECKED)
    icon, thing = f"asp-{identity}", f"aspiration:{identity}"
    own = later("fact-second", condition=later(f"aspiration-{identity}.balance"), has=has, needs=needs)
    return [
        Fact(even, icon, "bal.rev.balance-first", BALANCE, thing, counts, checked),
        Fact(own, icon, "bal.rev.balance-second", BALANCE, thing, (), checked),
    ]


STORY = replace(base.STORY, facts=facts)
