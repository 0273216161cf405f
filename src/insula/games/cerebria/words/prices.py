"""Prices in words: what an act costs with every fee in it, and what the player has of each part."""

from __future__ import annotations

from insula.games.cerebria.gen import ask
from insula.games.cerebria.rules.actions.fortify import fortify_essence
from insula.games.cerebria.rules.actions.invoke import kind_paid, own_essence
from insula.games.cerebria.rules.actions.prices import price_ambition, price_essence, price_willpower, surcharge, uses
from insula.games.cerebria.rules.realm_actions import realm_price
from insula.games.cerebria.tables import COMMITMENT_PRICE, FORTIFY_ESSENCE, FURTHER_CARD, FURTHER_ESSENCE, upgrades
from insula.games.cerebria.terms import (
    AMBITION,
    BALANCE,
    BLISS,
    EMPOWER,
    ESSENCE,
    EXALT,
    FORTIFY,
    GIVE_ESSENCE_AFTER_MOVE,
    GLOOM,
    INTENSIFY,
    INVOKE,
    MOVE,
    RAZE,
)
from insula.games.cerebria.words.names import ACT_NAMES, KIND_NAMES
from insula.games.cerebria.words.refusals_about import About

EITHER = -1  # kind of Essence: Bliss or Gloom
BOTH_KINDS = " or ".join(KIND_NAMES)
# questions about one thing more, each with a price of its own
FURTHER = {
    ask.SPHERE_BONUS: ("The Commitment bonus", COMMITMENT_PRICE),
    ask.INTENSIFY_MORE: ("One more Essence", FURTHER_ESSENCE),
    ask.DRAW_MORE: ("One more card", FURTHER_CARD),
}
Part = tuple[str, list[str]]  # what it costs, what is there


def joined(words: list[str]) -> str:
    """A list as people say it: one, two and three."""
    return " and ".join(words) if len(words) < 3 else f"{', '.join(words[:-1])} and {words[-1]}"


def upgrade_names(a: About, using: int) -> str:
    """The upgrades of a set by name."""
    names = [u["name"] for i, u in enumerate(upgrades(a.g.seats[a.seat].board, a.act)) if using >> i & 1]
    return joined(names)


def what(a: About) -> str:
    """The act with the upgrades it uses."""
    if a.g.asked.kind in FURTHER:
        return FURTHER[a.g.asked.kind][0]
    if a.act > EMPOWER or a.using == 0:
        return ACT_NAMES[a.act]
    return f"{ACT_NAMES[a.act]} with {upgrade_names(a, a.using)}"


def parts(a: About) -> list[Part]:
    """Willpower, Ambition and Essence of the price with what the player has of each; free ones are left out."""
    g, p, team = a.g, a.g.seats[a.seat], a.g.teams[a.team]
    if a.g.asked.kind in FURTHER:
        return [(f"{FURTHER[g.asked.kind][1]} Willpower", [f"{p.willpower} Willpower"])]
    if a.act > EMPOWER:
        willpower = realm_price(g, a.seat, a.act, a.place)
        ambition = max(0, surcharge(g, a.team, a.act, a.place, AMBITION))
    else:
        willpower = price_willpower(g, a.seat, a.act, a.using, a.place)
        ambition = price_ambition(g, a.seat, a.act, a.using, a.place)
    out = [(f"{willpower} Willpower", [f"{p.willpower} Willpower"])] if willpower else []
    if ambition:
        out.append((f"{ambition} Ambition", [f"{team.ambition} Ambition"]))
    return out + _essence(a)


def _essence(a: About) -> list[Part]:
    """Essence that the act itself takes and Essence that powers ask for."""
    g, p = a.g, a.g.seats[a.seat]
    needed = _needed(a)
    if a.act > EMPOWER:
        total = needed + max(0, surcharge(g, a.team, a.act, a.place, ESSENCE))
    else:
        total = price_essence(g, a.seat, a.act, needed, a.place)
    if total == 0:
        return []
    if a.team != BALANCE:
        return [(f"{total} Essence", [f"{p.essence} Essence"])]
    own = min(needed, total)
    kind = _kind(a)
    held = (p.essence, p.gloom_essence)
    both = [f"{held[BLISS]} Bliss Essence", f"{held[GLOOM]} Gloom Essence"]
    if own == total and kind != EITHER:
        return [(f"{total} {KIND_NAMES[kind]} Essence", [f"{held[kind]} {KIND_NAMES[kind]} Essence"])]
    words = [f"{own} {BOTH_KINDS if kind == EITHER else KIND_NAMES[kind]} Essence"] if own else []
    if total > own:
        words.append(f"{total - own}{' more' if own else ''} Essence of any kind")
    return [(joined(words), both)]


def _needed(a: About) -> int:
    """Essence the act itself takes off the Spirit Board."""
    if a.act == MOVE:
        return uses(a.g, a.seat, MOVE, a.using, GIVE_ESSENCE_AFTER_MOVE)
    if a.act == INVOKE:
        return own_essence(a.g, a.seat, a.using)
    if a.act == FORTIFY:
        return FORTIFY_ESSENCE[a.team]
    return 1 if a.act == INTENSIFY else 0


def _kind(a: About) -> int:
    """The kind of Essence that Balance pays for the act itself."""
    if a.group == "ESSENCE_KIND":
        return kind_paid(a.g, a.seat, a.using, a.number) if a.act == INVOKE else a.number
    if a.act == INTENSIFY:
        return a.g.emotions[a.target].side
    if a.act == FORTIFY:
        raised = uses(a.g, a.seat, FORTIFY, a.using, EXALT) + uses(a.g, a.seat, FORTIFY, a.using, RAZE)
        if raised or a.g.realms[a.realm].control >= 0:
            return fortify_essence(a.g, a.seat, a.realm, a.using)
    return EITHER


def cost(a: About) -> str:
    """The whole price."""
    return joined([each[0] for each in parts(a)])


def have(a: About) -> str:
    """What the player has of everything the price asks for."""
    return joined([each for _, held in parts(a) for each in held])
