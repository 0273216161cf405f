"""The values of refusal sentences, from what the asked seat knows; none of them depends on the order of a Mindset."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from insula.games.card.gen import ask, opt
from insula.games.card.rules.cards import emotion_at, occupied, owner_of, stands_alone
from insula.games.card.rules.impulse import is_impulse
from insula.games.card.state import State
from insula.games.card.tables import (
    ABILITIES,
    ABILITY,
    ABSORBERS,
    ACTIONS_PER_TURN,
    AFFILIATION,
    AFFILIATIONS,
    DRAIN,
    MINDSET_LIMIT,
    NO_ABILITY,
    STRENGTHS,
    VIBE,
    VIBES,
)
from insula.games.card.words.ending import joined
from insula.games.card.words.notation import card_name

Values = dict[str, object]


def refusal_values(g: State, option: int, rule: str) -> Values:
    """The values that the sentence of a rule may need."""
    seat = g.asked.seat
    values: Values = {
        "taken": g.actions,
        "rest": ACTIONS_PER_TURN - g.actions,
        "player": _player(g, option),
        "current": _current(g),
        "todo": _todo(g),
        "count": _count(g, option, rule),
    }
    card = _card_of(g, option)
    if card >= 0:
        values |= _card_values(g, seat, card)
    if g.plan.ability != NO_ABILITY and g.asked.kind != ask.TURN:
        values |= {"type": ABILITIES[g.plan.ability], "vibe": VIBES[g.plan.vibe]}
    if option < opt.SEAT:
        values |= _pile_values(g, option)
    if opt.PLACE <= option < opt.CARD:
        values["whose"] = "your" if owner_of(option - opt.PLACE) == seat else f"@{owner_of(option - opt.PLACE)}'s"
    special = _SPECIAL.get(rule)
    return values | special(g, option) if special else values


# ---- the thing that was named ----------------------------------------------------------------------------------


def _card_of(g: State, option: int) -> int:
    """The card that an option stands for, or -1; a merged Emotion is named by its upper card."""
    if option >= opt.CARD:
        return option - opt.CARD
    if option >= opt.PLACE and occupied(g, option - opt.PLACE):
        return emotion_at(g, option - opt.PLACE).card
    return g.impulse[option - opt.IMPULSE] if is_impulse(option) else -1


def _card_values(g: State, seat: int, card: int) -> Values:
    values: Values = {
        "card": card_name(card),
        "emotion": card_name(card),
        "affiliation": AFFILIATIONS[AFFILIATION[card]],
        "strength": STRENGTHS[card].title(),
        "found": VIBES[VIBE[card]],
        "where": _where(g, seat, card),
    }
    if ABILITY[card] != NO_ABILITY:
        values["type"] = ABILITIES[ABILITY[card]]
    return values


def _where(g: State, seat: int, card: int) -> str:
    """Where a card is that is not in the hand, as far as the seat knows."""
    for other in range(g.n_seats):
        s = g.seats[other]
        if any(card in (e.card, e.partner) for e in s.mindset[: s.n_mindset]):
            return "in your Mindset" if other == seat else f"in @{other}'s Mindset"
    if card in g.impulse:
        return "in the Impulse, not in your hand"
    if card in g.discard[: g.n_discard]:
        return "in the discard pile, not in your hand"
    seen = [other for other in range(g.n_seats) if other != seat and g.seats[seat].knows[card] == 1 << other]
    return f"in @{seen[0]}'s hand, not in yours" if seen else "not in your hand"


def _player(g: State, option: int) -> str:
    """The player a sentence is about: the owner of what was named, the one looked at, or the one whose turn it is."""
    if opt.SEAT <= option < opt.PLACE:
        return f"@{option - opt.SEAT}"
    if opt.PLACE <= option < opt.CARD and owner_of(option - opt.PLACE) != g.asked.seat:
        return f"@{owner_of(option - opt.PLACE)}"
    return f"@{g.plan.victim}" if g.asked.kind == ask.STEAL_CARD else f"@{g.turn}"


def _pile_values(g: State, option: int) -> Values:
    if option == opt.DECK:
        return {"pile": "The main deck", "state": "is face down" if g.n_deck else "is empty"}
    column = option - opt.STACK
    if opt.STACK <= option < opt.IMPULSE:
        return {"pile": f"Stack {column + 1}", "state": "is face down" if g.stack_size[column] else "is empty"}
    return {}


def _count(g: State, option: int, rule: str) -> int:
    s = g.seats[g.asked.seat]
    if rule == "card.def.mindset":
        return g.seats[owner_of(option - opt.PLACE)].n_mindset
    if g.asked.kind == ask.TRIM:
        return s.to_trim
    if g.asked.kind == ask.MULLIGAN:
        return s.n_hand
    return g.plan.amount + int(g.asked.kind == ask.DRAIN_PUT)  # the one in the air has still to land


# ---- what has to be done first -----------------------------------------------------------------------------------


def _current(g: State) -> str:
    if g.asked.kind == ask.ABSORB:
        return f"paying for {ABILITIES[g.plan.ability]}"
    return ABILITIES[g.plan.ability] if g.plan.ability != NO_ABILITY else "your Invoke"


def _todo(g: State) -> str:
    kind, plan = g.asked.kind, g.plan
    if kind == ask.ENTRY:
        return _entry_todo(g)
    if kind == ask.STEAL_CARD:
        return f"take one of @{plan.victim}'s cards or leave them all"
    if kind == ask.SWAP_OWN:
        return f"choose which of your Emotions you give for {card_name(emotion_at(g, plan.source).card)}"
    if kind in (ask.DRAIN_HOST, ask.DRAIN_GIVE):
        source = card_name(emotion_at(g, plan.source).card)
        if kind == ask.DRAIN_HOST:
            return f"choose which of your Emotions takes the Fragments of {source}"
        return f"choose the kind of slot on {source} that gives up a Fragment"
    if kind == ask.DRAIN_PUT:
        return f"choose the kind of slot on {card_name(emotion_at(g, plan.host).card)} that takes the Fragment"
    return _TODO.get(kind, "")


_TODO = {
    ask.ABSORB: "choose where the Fragment goes",
    ask.DESTROY: "choose an Emotion in any Mindset",
    ask.DEPRIVE_CARD: "choose a face-up Impulse card to discard",
    ask.SUMMON: "choose a card from your hand",
    ask.STEAL: "choose the opponent whose hand you look at",
    ask.SWAP: "choose the Emotion you want",
    ask.EMBRACE: "choose a face-up Impulse card to take",
    ask.DRAIN: "choose the Emotion you take Fragments from",
}


def _entry_todo(g: State) -> str:
    """The ways in which the card can enter now."""
    offered = g.options[: g.n_options]
    ways = [f"place {card_name(g.plan.card)} alone"] if opt.PASS in offered else []
    if any(o >= opt.CARD for o in offered):
        ways.append("merge it")
    if any(opt.PLACE <= o < opt.CARD for o in offered):
        ways.append("discard an Emotion for it" if ways else f"discard an Emotion for {card_name(g.plan.card)}")
    return joined(ways, "or")


def names_of(cards: Sequence[int]) -> list[str]:
    """Cards by their names, in the order of the card list; two that look the same are named once."""
    return list(dict.fromkeys(card_name(card) for card in sorted(cards)))


# ---- values of single rules ----------------------------------------------------------------------------------------


def _merging(g: State, option: int) -> Values:
    entering = g.plan.card
    side = AFFILIATION[entering]
    return {"emotion": card_name(entering), "affiliation": AFFILIATIONS[side], "partner": ABSORBERS[side]}


def _making_room(g: State, option: int) -> Values:
    return {"card": card_name(g.plan.card)}


def _chosen_discard(g: State, option: int) -> Values:
    return {"emotion": card_name(g.seats[g.asked.seat].mindset[g.plan.discard].card)}


def _absorbing(g: State, option: int) -> Values:
    """The Fragment being spent, and what could absorb it."""
    spender = g.seats[g.asked.seat].mindset[g.plan.spender].card
    side = AFFILIATION[spender]
    return {"spender": card_name(spender), "fragment": AFFILIATIONS[side], "absorber": f"a {ABSORBERS[side]}"}


def _merged_absorber(g: State, option: int) -> Values:
    return {"card": ABSORBERS[AFFILIATION[emotion_at(g, option - opt.PLACE).card]]}


def _full_absorbers(g: State, option: int) -> Values:
    """The Brightness or Bleakness whose Fragments one may have thought of."""
    s = g.seats[g.asked.seat]
    side = AFFILIATION[emotion_at(g, option - opt.PLACE).card]
    found = [e.card for e in s.mindset[: s.n_mindset] if stands_alone(e) and e.absorbed and AFFILIATION[e.card] == side]
    return {"absorber": joined(names_of(found), "and")}


def _nothing_to_work_on(g: State, option: int) -> Values:
    """Why an Ability cannot start, or not be paid in this way. [card.ability.needs-effect]"""
    paying = g.asked.kind == ask.ABSORB
    seat = g.asked.seat
    card = g.seats[seat].mindset[g.plan.spender].card if paying else emotion_at(g, option - opt.PLACE).card
    values: Values = {"type": ABILITIES[ABILITY[card]]}
    if ABILITY[card] != DRAIN:
        return values | {"reason": "no opponent has a card in hand"}
    side = AFFILIATION[card]
    reason = (
        f"no {AFFILIATIONS[side]} Emotion but {card_name(card)} holds a Fragment, "
        f"and no {AFFILIATIONS[1 - side]} Fragment could move onto an Emotion of yours"
    )
    return values | {"reason": f"with this Fragment in the supply, {reason}" if paying else reason}


def _hosts(g: State, option: int) -> tuple[int, list[int]]:
    """The Emotion to be drained and those of the drainer's that were tried."""
    seat, place = g.asked.seat, option - opt.PLACE
    if g.asked.kind == ask.DRAIN_HOST:
        return g.plan.source, [emotion_at(g, place).card]
    others = [MINDSET_LIMIT * seat + i for i in range(g.seats[seat].n_mindset)]
    return place, [emotion_at(g, other).card for other in others if other != place]


def _wrong_side(g: State, option: int) -> Values:
    source, cards = _hosts(g, option)
    side = AFFILIATION[emotion_at(g, source).card]
    names = names_of(cards)
    hosts = joined(names, "and") + (" are" if len(names) > 1 else " is")
    return {"hosts": hosts, "affiliation": AFFILIATIONS[1 - side], "fragment": AFFILIATIONS[side]}


def _full_hosts(g: State, option: int) -> Values:
    source, cards = _hosts(g, option)
    side = AFFILIATION[emotion_at(g, source).card]
    names = names_of([c for c in cards if AFFILIATION[c] == side])
    return {"hosts": joined(names, "and") + (" have" if len(names) > 1 else " has")}


def _one_host(g: State, option: int) -> Values:
    if g.asked.kind == ask.DRAIN_PUT:
        return {"why": f"{card_name(emotion_at(g, g.plan.host).card)} was chosen"}
    place = option - opt.PLACE
    return {"why": f"{card_name(emotion_at(g, place).card)} is in @{owner_of(place)}'s Mindset"}


def _drained(g: State, option: int) -> Values:
    return {"source": card_name(emotion_at(g, g.plan.source).card)}


def _wanted(g: State, option: int) -> Values:
    return {"other": card_name(emotion_at(g, g.plan.source).card)}


def _with_itself(g: State, option: int) -> Values:
    chosen = g.asked.kind == ask.SWAP_OWN
    return {"why": "is already one of them" if chosen else "is the only one you could give"}


def _at_hand(g: State, option: int) -> Values:
    return {"type": ABILITIES[g.plan.ability], "player": f"@{g.turn}"}


def _whose_turn(g: State, option: int) -> Values:
    return {"player": f"@{g.turn}"}


def _trimmed(g: State, option: int) -> Values:
    if option < opt.CARD:
        return {"why": ""}
    card = option - opt.CARD
    s = g.seats[g.asked.seat]
    aside = card in s.hand[: s.n_hand]
    return {"why": f"; {card_name(card)} {'is already put aside' if aside else 'is not in your hand'}"}


_SPECIAL: dict[str, Callable[[State, int], Values]] = {
    "card.merge.optional": _merging,
    "card.merge.pair": _merging,
    "card.merge.affiliation": _merging,
    "card.invoke.optional-discard": _making_room,
    "card.invoke.discard-one-only": _chosen_discard,
    "card.absorb.optional": _absorbing,
    "card.absorb.colour": _absorbing,
    "card.merge.absorb-partner-only": _merged_absorber,
    "card.absorb.not-spendable": _full_absorbers,
    "card.ability.needs-effect": _nothing_to_work_on,
    "card.ability.must-resolve": _at_hand,
    "card.cancel.match-vibe": _at_hand,
    "card.drain.affiliation": _wrong_side,
    "card.drain.full-host": _full_hosts,
    "card.drain.one-host": _one_host,
    "card.drain.one-source": _drained,
    "card.swap.exchange": _wanted,
    "card.swap.own-with-own": _with_itself,
    "card.next.trim-hand": _trimmed,
    "card.rev.immediate": _whose_turn,
    "card.turn.own-turn-only": _whose_turn,
    "card.invoke.not-cancellable": _whose_turn,
}
