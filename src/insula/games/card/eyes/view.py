"""What eyes may see: an allow-list for one seat or a spectator, and the check that nothing was created or lost.

[card.info.hand-secret, card.info.hand-size-open, card.info.face-down, card.info.open-zones, card.info.discard-open,
card.setup.stack-count-visible, card.steal.private]
"""

from __future__ import annotations

from insula.games.card.eyes.standing import standing
from insula.games.card.eyes.view_model import (
    Arrival,
    CardView,
    Condition,
    EmotionView,
    Entering,
    KnownCard,
    Limits,
    Looking,
    SeatView,
    Side,
    Using,
)
from insula.games.card.gen import ask
from insula.games.card.rules.cards import emotion_at
from insula.games.card.rules.revelation import condition, vibe_count
from insula.games.card.state import Emotion, Seat, State
from insula.games.card.tables import (
    ABILITIES,
    ABSORB_SLOTS,
    ACTIONS_PER_TURN,
    AFFILIATION,
    BALANCED,
    BLISS,
    CARD_IDS,
    COLUMNS,
    COMBINATION,
    COMBINATIONS,
    FRAGMENT_SLOTS,
    FRAGMENTS,
    GLOOM,
    MAX_IN_STACK,
    MINDSET_LIMIT,
    N_CARDS,
    SINGLE_MINDED,
    VIBE_BONUS,
)

_ABILITY_KINDS = frozenset(
    (
        ask.ABSORB,
        ask.CANCEL,
        ask.DESTROY,
        ask.DEPRIVE_CARD,
        ask.SUMMON,
        ask.STEAL,
        ask.STEAL_CARD,
        ask.SWAP,
        ask.SWAP_OWN,
        ask.EMBRACE,
        ask.DRAIN,
        ask.DRAIN_HOST,
        ask.DRAIN_GIVE,
        ask.DRAIN_PUT,
    )
)
CONDITIONS: tuple[Condition, ...] = ("", "balanced", "single-minded bliss", "single-minded gloom")
SIDES: tuple[Side, ...] = ("bliss", "gloom")
ARRIVALS: tuple[Arrival, ...] = ("", "entered", "swapped")


def view(g: State, eyes: int | None) -> CardView:
    """The table as one seat sees it, or with None a spectator."""
    out: CardView = {
        "you": eyes,
        "cycle": g.cycle,
        "mood": SIDES[g.mood],
        "turn": g.turn,
        "actions": g.actions,
        "used": _abilities(g.used),
        "cancelled": _abilities(g.cancelled),
        "deck": g.n_deck,
        "discard": _ids(g.discard[: g.n_discard]),
        "impulse": [CARD_IDS[c] if c >= 0 else None for c in g.impulse],
        "stacks": list(g.stack_size),
        "revealing": [size == 0 for size in g.stack_size],
        "supply": {"bliss": max(0, g.supply[BLISS]), "gloom": max(0, g.supply[GLOOM])},
        "seats": [_seat(g, seat, eyes) for seat in range(g.n_seats)],
        "using": _using(g),
        "limits": _limits(),
        "standing": standing(g),
    }
    if eyes is not None:
        out["hand"] = _ids(_hand(g.seats[eyes]))
        out["looking"] = _looking(g, eyes)
        out["entering"] = _entering(g, eyes)
        out["aside"] = _ids([c for c in _hand(g.seats[eyes]) if g.aside[c]])
        out["mulligan"] = bool(g.seats[eyes].mulligan)
    return out


def _limits() -> Limits:
    return {
        "actions": ACTIONS_PER_TURN,
        "mindset": MINDSET_LIMIT,
        "to_win": {"of_one": SINGLE_MINDED, "of_each": BALANCED},
    }


def _ids(cards: list[int]) -> list[str]:
    return [CARD_IDS[c] for c in cards]


def _hand(s: Seat) -> list[int]:
    return s.hand[: s.n_hand]


def _abilities(bits: int) -> list[str]:
    return [name.lower() for number, name in enumerate(ABILITIES) if bits >> number & 1]


def _seat(g: State, seat: int, eyes: int | None) -> SeatView:
    s = g.seats[seat]
    vibes = vibe_count(g, seat)
    return {
        "hand": s.n_hand,
        "known": [] if eyes is None or eyes == seat else _known(g, seat, eyes),
        "mindset": [_emotion(e, seat == g.turn) for e in s.mindset[: s.n_mindset]],
        "bliss": s.scored[0],
        "gloom": s.scored[1],
        "last_scored": s.last_scored,
        "combination": COMBINATIONS[COMBINATION[vibes]],
        "bonus": VIBE_BONUS[vibes],
        "meets": CONDITIONS[condition(g, seat)],
        "won": bool(g.won[seat]),
    }


def _emotion(e: Emotion, on_turn: bool) -> EmotionView:
    absorbs = e.partner >= 0 or FRAGMENT_SLOTS[e.card] == 0
    return {
        "card": CARD_IDS[e.card],
        "partner": CARD_IDS[e.partner] if e.partner >= 0 else None,
        "fragments": e.fragments,
        "fragment_slots": FRAGMENT_SLOTS[e.card],
        "absorbed": e.absorbed,
        "absorb_slots": ABSORB_SLOTS if absorbs else 0,
        "arrived": ARRIVALS[e.arrived] if on_turn else "",
    }


def _known(g: State, seat: int, eyes: int) -> list[KnownCard]:
    """Cards that `eyes` saw go into this hand, or into one of several hands."""
    knows = g.seats[eyes].knows
    held = sorted(c for other in range(g.n_seats) if other != eyes for c in _hand(g.seats[other]))
    found = [c for c in held if knows[c] >> seat & 1]
    return [{"card": CARD_IDS[c], "sure": knows[c] == 1 << seat} for c in found]


def _using(g: State) -> Using | None:
    """The Ability that is being paid, answered or carried out; everybody sees it."""
    if g.over or not (g.asked.kind in _ABILITY_KINDS or _summoning(g)):
        return None
    plan = g.plan
    targeted = g.asked.kind in (ask.DRAIN_HOST, ask.DRAIN_GIVE, ask.DRAIN_PUT, ask.SWAP_OWN)
    return {
        "seat": g.turn,
        "place": plan.spender,
        "ability": ABILITIES[plan.ability].lower(),
        "victim": plan.victim if g.asked.kind == ask.STEAL_CARD else None,
        "source": list(divmod(plan.source, MINDSET_LIMIT)) if targeted else None,
        "host": list(divmod(plan.host, MINDSET_LIMIT)) if g.asked.kind in (ask.DRAIN_GIVE, ask.DRAIN_PUT) else None,
    }


def _summoning(g: State) -> bool:
    return g.asked.kind == ask.ENTRY and g.plan.ability >= 0


def _looking(g: State, eyes: int) -> Looking | None:
    """The hand that a thief is looking at."""
    if g.over or g.asked.kind != ask.STEAL_CARD or g.asked.seat != eyes:
        return None
    return {"seat": g.plan.victim, "cards": _ids(_hand(g.seats[g.plan.victim]))}


def _entering(g: State, eyes: int) -> Entering | None:
    """The card that is about to enter, known only to whoever places it."""
    if g.over or g.asked.kind != ask.ENTRY or g.asked.seat != eyes:
        return None
    return {"card": CARD_IDS[g.plan.card], "discard": g.plan.discard if g.plan.discard >= 0 else None}


def same_eyes(g: State, seat: int) -> int:
    """Nobody shares what a seat knows."""
    return 1 << seat


# ---- nothing created, nothing lost ---------------------------------------------------------------------------


def conserved(g: State) -> list[str]:
    """What was created or lost, or lies where it cannot; empty is right."""
    return _cards_conserved(g) + _fragments_conserved(g) + _knowledge_true(g)


def _cards_conserved(g: State) -> list[str]:
    places: list[int] = g.deck[: g.n_deck] + g.discard[: g.n_discard] + [c for c in g.impulse if c >= 0]
    for column in range(COLUMNS):
        places += g.stacks[MAX_IN_STACK * column : MAX_IN_STACK * column + g.stack_size[column]]
    problems = []
    for seat in range(g.n_seats):
        s = g.seats[seat]
        hand = _hand(s)
        if hand != sorted(hand):
            problems.append(f"hand {seat} is out of order")
        places += hand
        for e in s.mindset[: s.n_mindset]:
            places += [e.card] if e.partner < 0 else [e.card, e.partner]
            if e.partner >= 0 and (FRAGMENT_SLOTS[e.partner] > 0 or AFFILIATION[e.partner] != AFFILIATION[e.card]):
                problems.append(f"{CARD_IDS[e.card]} is merged with {CARD_IDS[e.partner]}")
    if sorted(places) != list(range(N_CARDS)):
        lost = [CARD_IDS[c] for c in range(N_CARDS) if c not in places]
        twice = [CARD_IDS[c] for c in set(places) if places.count(c) > 1]
        problems.append(f"cards lost {lost}, twice {twice}")
    return problems


def _fragments_conserved(g: State) -> list[str]:
    found = list(g.supply)
    problems = []
    for seat in range(g.n_seats):
        s = g.seats[seat]
        for affiliation in range(2):
            found[affiliation] += s.scored[affiliation]
        for e in s.mindset[: s.n_mindset]:
            found[AFFILIATION[e.card]] += e.fragments + e.absorbed
            slots = ABSORB_SLOTS if e.partner >= 0 or FRAGMENT_SLOTS[e.card] == 0 else 0
            if not (0 <= e.fragments <= FRAGMENT_SLOTS[e.card] and 0 <= e.absorbed <= slots):
                problems.append(f"{CARD_IDS[e.card]} carries {e.fragments} and {e.absorbed} Fragments")
    if g.asked.kind == ask.DRAIN_PUT and not g.over:
        found[AFFILIATION[emotion_at(g, g.plan.host).card]] += 1  # the one in the air
    if found != list(FRAGMENTS):
        problems.append(f"Fragments are {found}, not {list(FRAGMENTS)}")
    return problems


def _knowledge_true(g: State) -> list[str]:
    problems = []
    for seat in range(g.n_seats):
        for card in _hand(g.seats[seat]):
            for other in range(g.n_seats):
                known = g.seats[other].knows[card]
                if known and not known >> seat & 1:
                    problems.append(f"seat {other} is wrong about {CARD_IDS[card]}")
    return problems
