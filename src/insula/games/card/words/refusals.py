"""The values of refusal sentences, from what the asked seat knows; none of them depends on the order of a Mindset."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from insula.core.sentences import began
from insula.games.card.gen import ask, opt
from insula.games.card.rules.cards import emotion_at, occupied, owner_of, stands_alone
from insula.games.card.rules.impulse import is_impulse
from insula.games.card.state import State
from insula.games.card.tables import (
    ABILITY,
    ACTIONS_PER_TURN,
    AFFILIATION,
    DRAIN,
    MINDSET_LIMIT,
    NO_ABILITY,
    VIBE,
)
from insula.games.card.words.say import (
    ability_name,
    absorber_name,
    card_name,
    listed,
    say,
    side_name,
    strength_name,
    vibe_name,
)

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
        values |= {"type": ability_name(g.plan.ability), "vibe": vibe_name(g.plan.vibe)}
    if option < opt.SEAT:
        values |= _pile_values(g, option)
    if opt.PLACE <= option < opt.CARD:
        owner = owner_of(option - opt.PLACE)
        values["whose"] = say("whose-own") if owner == seat else say("whose-other", who=f"@{owner}")
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
        "affiliation": side_name(AFFILIATION[card]),
        "strength": began(strength_name(card)),
        "found": vibe_name(VIBE[card]),
        "where": _where(g, seat, card),
    }
    if ABILITY[card] != NO_ABILITY:
        values["type"] = ability_name(ABILITY[card])
    return values


def _where(g: State, seat: int, card: int) -> str:
    """Where a card is that is not in the hand, as far as the seat knows."""
    for other in range(g.n_seats):
        s = g.seats[other]
        if any(card in (e.card, e.partner) for e in s.mindset[: s.n_mindset]):
            return say("where-own-mindset") if other == seat else say("where-mindset", who=f"@{other}")
    if card in g.impulse:
        return say("where-impulse")
    if card in g.discard[: g.n_discard]:
        return say("where-discard")
    seen = [other for other in range(g.n_seats) if other != seat and g.seats[seat].knows[card] == 1 << other]
    return say("where-hand", who=f"@{seen[0]}") if seen else say("where-not-in-hand")


def _player(g: State, option: int) -> str:
    """The player a sentence is about: the owner of what was named, the one looked at, or the one whose turn it is."""
    if opt.SEAT <= option < opt.PLACE:
        return f"@{option - opt.SEAT}"
    if opt.PLACE <= option < opt.CARD and owner_of(option - opt.PLACE) != g.asked.seat:
        return f"@{owner_of(option - opt.PLACE)}"
    return f"@{g.plan.victim}" if g.asked.kind == ask.STEAL_CARD else f"@{g.turn}"


def _pile_values(g: State, option: int) -> Values:
    if option == opt.DECK:
        return {"pile": say("pile-deck"), "state": say("state-face-down" if g.n_deck else "state-empty")}
    column = option - opt.STACK
    if opt.STACK <= option < opt.IMPULSE:
        state = say("state-face-down" if g.stack_size[column] else "state-empty")
        return {"pile": say("pile-stack", number=column + 1), "state": state}
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
        return say("current-paying", ability=ability_name(g.plan.ability))
    return ability_name(g.plan.ability) if g.plan.ability != NO_ABILITY else say("current-invoke")


def _todo(g: State) -> str:
    kind, plan = g.asked.kind, g.plan
    if kind == ask.ENTRY:
        return _entry_todo(g)
    key = f"todo-{ask.NAMES[kind].replace('_', '-')}"
    if kind == ask.STEAL_CARD:
        return say(key, who=f"@{plan.victim}")
    if kind in (ask.SWAP_OWN, ask.DRAIN_HOST, ask.DRAIN_GIVE):
        return say(key, card=card_name(emotion_at(g, plan.source).card))
    if kind == ask.DRAIN_PUT:
        return say(key, card=card_name(emotion_at(g, plan.host).card))
    return say(key) if kind in _PLAIN_TODO else ""


_PLAIN_TODO = frozenset(
    [ask.ABSORB, ask.DESTROY, ask.DEPRIVE_CARD, ask.SUMMON, ask.STEAL, ask.SWAP, ask.EMBRACE, ask.DRAIN]
)


def _entry_todo(g: State) -> str:
    """The ways in which the card can enter now."""
    offered = g.options[: g.n_options]
    card = card_name(g.plan.card)
    ways = [say("todo-alone", card=card)] if opt.PASS in offered else []
    if any(o >= opt.CARD for o in offered):
        ways.append(say("todo-merge"))
    if any(opt.PLACE <= o < opt.CARD for o in offered):
        ways.append(say("todo-discard-for-it") if ways else say("todo-discard-for", card=card))
    return listed(ways, "list-or")


def names_of(cards: Sequence[int]) -> list[str]:
    """Cards by their names, in the order of the card list; two that look the same are named once."""
    return list(dict.fromkeys(card_name(card) for card in sorted(cards)))


# ---- values of single rules ----------------------------------------------------------------------------------------


def _merging(g: State, option: int) -> Values:
    entering = g.plan.card
    side = AFFILIATION[entering]
    return {"emotion": card_name(entering), "affiliation": side_name(side), "partner": absorber_name(side)}


def _making_room(g: State, option: int) -> Values:
    return {"card": card_name(g.plan.card)}


def _chosen_discard(g: State, option: int) -> Values:
    return {"emotion": card_name(g.seats[g.asked.seat].mindset[g.plan.discard].card)}


def _absorbing(g: State, option: int) -> Values:
    """The Fragment being spent, and what could absorb it."""
    spender = g.seats[g.asked.seat].mindset[g.plan.spender].card
    side = AFFILIATION[spender]
    absorber = say("an-absorber", name=absorber_name(side))
    return {"spender": card_name(spender), "fragment": side_name(side), "absorber": absorber}


def _merged_absorber(g: State, option: int) -> Values:
    return {"card": absorber_name(AFFILIATION[emotion_at(g, option - opt.PLACE).card])}


def _full_absorbers(g: State, option: int) -> Values:
    """The Brightness or Bleakness whose Fragments one may have thought of."""
    s = g.seats[g.asked.seat]
    side = AFFILIATION[emotion_at(g, option - opt.PLACE).card]
    found = [e.card for e in s.mindset[: s.n_mindset] if stands_alone(e) and e.absorbed and AFFILIATION[e.card] == side]
    return {"absorber": listed(names_of(found))}


def _nothing_to_work_on(g: State, option: int) -> Values:
    """Why an Ability cannot start, or not be paid in this way. [card.ability.needs-effect]"""
    paying = g.asked.kind == ask.ABSORB
    seat = g.asked.seat
    card = g.seats[seat].mindset[g.plan.spender].card if paying else emotion_at(g, option - opt.PLACE).card
    values: Values = {"type": ability_name(ABILITY[card])}
    if ABILITY[card] != DRAIN:
        return values | {"reason": say("reason-no-hand")}
    side = AFFILIATION[card]
    reason = say("reason-drain", side=side_name(side), card=card_name(card), other=side_name(1 - side))
    return values | {"reason": say("reason-drain-paying", reason=reason) if paying else reason}


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
    hosts = say("hosts-are", names=listed(names), count=max(1, len(names)))
    return {"hosts": hosts, "affiliation": side_name(1 - side), "fragment": side_name(side)}


def _full_hosts(g: State, option: int) -> Values:
    source, cards = _hosts(g, option)
    side = AFFILIATION[emotion_at(g, source).card]
    names = names_of([c for c in cards if AFFILIATION[c] == side])
    return {"hosts": say("hosts-have", names=listed(names), count=max(1, len(names)))}


def _one_host(g: State, option: int) -> Values:
    if g.asked.kind == ask.DRAIN_PUT:
        return {"why": say("why-host-chosen", card=card_name(emotion_at(g, g.plan.host).card))}
    place = option - opt.PLACE
    card = card_name(emotion_at(g, place).card)
    return {"why": say("why-host-elsewhere", card=card, who=f"@{owner_of(place)}")}


def _drained(g: State, option: int) -> Values:
    return {"source": card_name(emotion_at(g, g.plan.source).card)}


def _wanted(g: State, option: int) -> Values:
    return {"other": card_name(emotion_at(g, g.plan.source).card)}


def _with_itself(g: State, option: int) -> Values:
    chosen = g.asked.kind == ask.SWAP_OWN
    return {"why": say("why-already-chosen" if chosen else "why-only-one")}


def _at_hand(g: State, option: int) -> Values:
    return {"type": ability_name(g.plan.ability), "player": f"@{g.turn}"}


def _whose_turn(g: State, option: int) -> Values:
    return {"player": f"@{g.turn}"}


def _trimmed(g: State, option: int) -> Values:
    if option < opt.CARD:
        return {"why": ""}
    card = option - opt.CARD
    s = g.seats[g.asked.seat]
    aside = card in s.hand[: s.n_hand]
    return {"why": say("why-aside" if aside else "why-not-in-hand", card=card_name(card))}


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
