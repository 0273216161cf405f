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
from insula.games.cerebria.words.refusals_about import About
from insula.games.cerebria.words.say import act_name, listed, say, team_name, upgrade_name

EITHER = -1  # kind of Essence: Bliss or Gloom
# questions about one thing more, each with a price of its own
FURTHER = {
    ask.SPHERE_BONUS: ("further-commitment", COMMITMENT_PRICE),
    ask.INTENSIFY_MORE: ("further-essence", FURTHER_ESSENCE),
    ask.DRAW_MORE: ("further-card", FURTHER_CARD),
}
Part = tuple[str, list[str]]  # what it costs, what is there


def upgrade_names(a: About, using: int) -> str:
    """The upgrades of a set by name."""
    cells = upgrades(a.g.seats[a.seat].board, a.act)
    return listed([upgrade_name(cell["name"]) for i, cell in enumerate(cells) if using >> i & 1])


def what(a: About) -> str:
    """The act with the upgrades it uses."""
    if a.g.asked.kind in FURTHER:
        return say(FURTHER[a.g.asked.kind][0])
    if a.act > EMPOWER or a.using == 0:
        return act_name(a.act)
    return say("act-with", act=act_name(a.act), upgrades=upgrade_names(a, a.using))


def _willpower(amount: int) -> str:
    return say("willpower", count=amount)


def _of_kind(amount: int, kind: int) -> str:
    return say("essence-of", count=amount, kind=team_name(kind))


def parts(a: About) -> list[Part]:
    """Willpower, Ambition and Essence of the price with what the player has of each; free ones are left out."""
    g, p, team = a.g, a.g.seats[a.seat], a.g.teams[a.team]
    if a.g.asked.kind in FURTHER:
        return [(_willpower(FURTHER[g.asked.kind][1]), [_willpower(p.willpower)])]
    if a.act > EMPOWER:
        willpower = realm_price(g, a.seat, a.act, a.place)
        ambition = max(0, surcharge(g, a.team, a.act, a.place, AMBITION))
    else:
        willpower = price_willpower(g, a.seat, a.act, a.using, a.place)
        ambition = price_ambition(g, a.seat, a.act, a.using, a.place)
    out = [(_willpower(willpower), [_willpower(p.willpower)])] if willpower else []
    if ambition:
        out.append((say("ambition", count=ambition), [say("ambition", count=team.ambition)]))
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
        return [(say("essence", count=total), [say("essence", count=p.essence)])]
    own = min(needed, total)
    kind = _kind(a)
    held = (p.essence, p.gloom_essence)
    both = [_of_kind(held[BLISS], BLISS), _of_kind(held[GLOOM], GLOOM)]
    if own == total and kind != EITHER:
        return [(_of_kind(total, kind), [_of_kind(held[kind], kind)])]
    words = []
    if own:
        words.append(say("essence-of-either", count=own) if kind == EITHER else _of_kind(own, kind))
    if total > own:
        words.append(say("essence-more-of-any" if own else "essence-of-any", count=total - own))
    return [(listed(words), both)]


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
    return listed([each[0] for each in parts(a)])


def have(a: About) -> str:
    """What the player has of everything the price asks for."""
    return listed([each for _, held in parts(a) for each in held])
