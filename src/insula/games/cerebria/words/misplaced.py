"""Things named where they are no answer: which rule explains what they are and how one uses them, and its words.

Everything told here is public or known to the seat that is asked. [cer.thing.*, cer.info.no-trade,
cer.info.hidden-deck-order, cer.vibe.upgrade-optional]
"""

from __future__ import annotations

from collections.abc import Callable

from insula.games.cerebria.gen import R, ask, opt
from insula.games.cerebria.rules.board import copies_in_hand, sphere_at
from insula.games.cerebria.state import State
from insula.games.cerebria.tables import CARDS, HAS_EMPOWER
from insula.games.cerebria.terms import BALANCE, BALANCE_MODE, EMPOWER, INTENSIFY, INVOKE, MOVE_EMOTION, QUELL, SLOTS
from insula.games.cerebria.words.notation import group_of
from insula.games.cerebria.words.refusals_about import About
from insula.games.cerebria.words.say import (
    ability_name,
    act_name,
    card_name,
    card_title,
    chained,
    listed,
    of_team,
    say,
    slot_name,
    space_name,
    spirit_name,
    team_name,
    vibe_name,
)

SETTING_UP = (ask.CHOOSE_SPIRIT, ask.CHOOSE_DECK)
BY_GROUP = {
    "SLOT": R.THING_SLOT,
    "SPACE": R.THING_SPACE,
    "REALM": R.THING_REALM,
    "COLOUR": R.THING_VIBE,
    "ASPIRATION": R.THING_ASPIRATION,
    "SPIRIT": R.THING_SPIRIT,
    "ESSENCE_KIND": R.THING_ESSENCE,
}


def misplaced(g: State, option: int) -> int:
    """The number of the rule that explains a thing which is no answer to the open question; 0 for none."""
    group, number = group_of(option)
    if group == "":
        return _single(g, option)
    if group == "USING":
        return R.VIBE_UPGRADE_OPTIONAL if g.turns > 0 else 0
    if group == "ACT":
        return R.THING_BEFORE_TURNS if g.turns == 0 else 0
    if g.asked.kind in SETTING_UP and group != "SPIRIT":
        return 0  # nothing lies on the table yet
    if group == "CARD":
        return _card(g, number)
    if group == "SEAT":
        return _figure(g, number)
    if group == "CELL":
        return 0 if number // 4 == EMPOWER and HAS_EMPOWER[g.config.mode] == 0 else R.THING_ROW_SPACE
    if group == "DECK":
        return R.THING_DECK
    return BY_GROUP.get(group, 0)


def _single(g: State, option: int) -> int:
    """Options that are one of their kind."""
    if option == opt.HIDDEN_DECK:
        return R.INFO_HIDDEN_DECK_ORDER
    if option == opt.TOP_CARD:
        if g.turns == 0 and g.asked.kind != ask.START_TOKEN:
            return 0  # no deck has a card face up yet
        return R.THING_TOP_CARD if g.seats[g.asked.seat].n_deck > 0 else R.THING_EMPTY_DECK
    if g.turns == 0 and (option == opt.END_TURN or opt.ABSORB <= option <= opt.EXTRA_ACTION):
        return R.THING_BEFORE_TURNS
    return R.THING_TURN_END if option in (opt.TAKE_AMBITION, opt.DRAW_TWO) and g.turns > 0 else 0


def _card(g: State, card: int) -> int:
    """A card by name; those of Balance are no part of the base game."""
    if CARDS[card].side == BALANCE and g.config.mode != BALANCE_MODE:
        return 0
    return R.THING_CARD_IN_HAND if copies_in_hand(g, g.asked.seat, card) else R.THING_CARD_ELSEWHERE


def _figure(g: State, seat: int) -> int:
    """A figure on the board."""
    if seat >= g.n_seats:
        return 0
    if seat != g.asked.seat and g.seats[seat].team == g.seats[g.asked.seat].team:
        return R.INFO_NO_TRADE
    if g.seats[seat].space < 0:
        return 0  # not on the board yet
    return R.THING_OWN_FIGURE if seat == g.asked.seat else R.THING_OTHER_FIGURE


# ---- words ---------------------------------------------------------------------------------------------------------


def _held(a: About) -> str:
    """Where a card is that the hand does not hold."""
    on = [slot_name(slot) for slot in range(SLOTS) if a.g.emotions[slot].card == a.number]
    return say("thing-in-play", slots=chained(on)) if on else say("thing-not-in-play")


def _holds(a: About) -> str:
    """What lies on a slot."""
    e = a.g.emotions[a.number]
    return say("thing-holds", card=card_title(e.card), of_team=of_team(e.team)) if e.card >= 0 else say("thing-empty")


def _use(a: About) -> str:
    """The Actions that look at this slot."""
    e = a.g.emotions[a.number]
    if e.card < 0:
        acts = [INVOKE, MOVE_EMOTION]
    elif e.team != a.team:
        acts = [QUELL]
    else:
        acts = [INTENSIFY, MOVE_EMOTION, *([EMPOWER] if HAS_EMPOWER[a.g.config.mode] else [])]
    return listed([act_name(act) for act in acts])


def _there(a: About) -> str:
    """Who stands on a space."""
    names = [spirit_name(s.spirit) for s in a.g.seats[: a.g.n_seats] if s.space == a.number]
    return say("thing-space-of", spirits=chained(names)) if names else say("thing-empty-space")


def _fortress(a: About) -> str:
    """The Fortress of a Realm."""
    r = a.g.realms[a.number]
    if r.fortress < 0:
        return say("thing-no-fortress")
    return say(f"thing-{('minor', 'major')[r.size - 1]}-fortress", of_team=of_team(r.fortress))


def _token(a: About) -> str:
    """What lies on a space of the Spirit Board."""
    vibe = a.g.seats[a.seat].cells[a.number]
    return say("thing-token", vibe=vibe_name(vibe)) if vibe else say("thing-empty")


def _status(a: About) -> str:
    """Where an Aspiration is, as far as everybody knows."""
    row = a.g.common[: a.g.n_common]
    if a.number not in row:
        return say("thing-not-common")
    return say("thing-common" if row[0] == a.number else "thing-in-common-row")


def _played(a: About) -> str:
    """Who plays a Spirit."""
    by = [s for s in range(a.g.n_seats) if a.g.seats[s].spirit == a.number]
    return say("thing-played", who=f"@{by[0]}") if by else say("thing-not-played")


def _kind(a: About) -> str:
    return team_name(a.number)


def _action(a: About) -> str:
    """An Action, an Ability or the end of a turn, by name."""
    if a.option == opt.END_TURN:
        return say("thing-ending")
    if a.group == "ACT":
        return act_name(a.number)
    return say("act-absorb") if a.option == opt.ABSORB else ability_name(a.option - opt.ADD_VIBE)


def essence_of(a: About) -> int:
    """Essence of the kind named on your own Spirit Board."""
    p = a.g.seats[a.seat]
    if p.team == BALANCE:
        return (p.essence, p.gloom_essence)[a.number]
    return p.essence if p.team == a.number else 0


THING_VALUES: dict[str, Callable[[About], object]] = {
    "held": _held,
    "holds": _holds,
    "use": _use,
    "there": _there,
    "fortress": _fortress,
    "token": _token,
    "status": _status,
    "played": _played,
    "kind": _kind,
}
THING_SPECIAL: dict[tuple[str, str], Callable[[About], object]] = {
    ("cer.thing.realm", "count"): lambda a: a.g.spheres[sphere_at(a.g, a.number)],
    ("cer.thing.essence", "count"): essence_of,
    ("cer.thing.own-figure", "space"): lambda a: space_name(a.g.seats[a.number].space),
    ("cer.thing.other-figure", "space"): lambda a: space_name(a.g.seats[a.number].space),
    ("cer.thing.other-figure", "team"): lambda a: team_name(a.g.seats[a.number].team),
    ("cer.thing.before-turns", "action"): _action,
    ("cer.thing.top-card", "card"): lambda a: card_name(a.g.seats[a.seat].deck[a.g.seats[a.seat].n_deck - 1]),
}
