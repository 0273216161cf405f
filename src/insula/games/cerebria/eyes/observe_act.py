"""The act under way, the open question and the stock as numbers: the same at tables of two and of three teams.

Whatever only has a name is told by a place of its own, and small amounts step by step ("at least 1", "at least 2"): a
network cannot tell 7 / 80 from 8 / 80. An act is put together in secret: only its own team is told about it before it
is carried out, and never are others told which card of the hand it takes. [cer.info.share, cer.info.hands]
"""

from __future__ import annotations

from insula.core.rule import rule
from insula.games.cerebria.eyes.redeal import is_planning
from insula.games.cerebria.gen import ask
from insula.games.cerebria.rules.powers.card_tables import EFFECT_WORDS
from insula.games.cerebria.state import State
from insula.games.cerebria.tables import ALL_CARDS, ASPIRATION_IDS, CARD_IDS, EFFECTS, ROW_WORDS
from insula.games.cerebria.terms import ABSORB, ASPIRATIONS, CELLS, REALMS, SEATS, SLOTS, SPACES, WILD
from insula.games.cerebria.words.names import ACT_NAMES, REALM_WORDS, SLOT_WORDS, SPACE_WORDS, VIBE_WORDS

SEAT_WORDS = ("you", "second", "third", "fourth", "fifth", "sixth")
ACTS_TOLD = ABSORB + 1
ORIGINS = 3
UPGRADES = 3
STRENGTHS = 3
ESSENCE_STEPS = 4
TAKEN_STEPS = 8
KINDS = 2
WORDS = 24
AMOUNT_STEPS = 8
TEAMS_TOLD = 3
ACT_FIELDS = (
    5
    + ACTS_TOLD
    + 2 * ALL_CARDS
    + CELLS
    + 2 * WILD
    + ORIGINS
    + SLOTS
    + 2 * SPACES
    + REALMS
    + UPGRADES
    + SEATS
    + 2 * ESSENCE_STEPS
    + TEAMS_TOLD
    + STRENGTHS
    + TAKEN_STEPS
    + KINDS
    + WILD
)
QUESTION_FIELDS = (
    1
    + SEATS
    + 2 * SLOTS
    + ALL_CARDS
    + WORDS
    + 2 * AMOUNT_STEPS
    + SEATS
    + CELLS
    + WILD
    + TEAMS_TOLD
    + ASPIRATIONS
    + REALMS
)
DOING_FIELDS = ACT_FIELDS + QUESTION_FIELDS + ALL_CARDS


@rule
def tell_name(name: int, count: int, start: int, out: list[float]) -> None:
    """One of some names, or none."""
    if 0 <= name < count:
        out[start + name] = 1.0


@rule
def tell_steps(amount: int, steps: int, start: int, out: list[float]) -> None:
    """At least 1, at least 2, and so on."""
    for i in range(min(amount, steps)):
        out[start + i] = 1.0


@rule
def tell_seat(g: State, seat: int, who: int, start: int, out: list[float]) -> None:
    """A seat, counted from the observer."""
    if 0 <= who < g.n_seats:
        out[start + (who - seat) % g.n_seats] = 1.0


@rule
def seen_as(team: int, other: int) -> int:
    """0 for one's own team, then 1 and 2 in the order of the teams."""
    if other == team:
        return 0
    return other + 1 if other < team else other


@rule
def observe_doing(g: State, seat: int, at: int, out: list[float]) -> None:
    """Act, question and stock, in the order of `DOING`."""
    for card in range(ALL_CARDS):
        out[at + card] = g.strong[card] / 2.0
    at += ALL_CARDS
    if g.over > 0:
        return
    own = g.seats[g.plan.seat].team == g.seats[seat].team
    underway = g.turns > 0 and g.asked.kind != ask.TURN and g.asked.kind != ask.TURN_END
    if underway and (own or not is_planning(g.asked.kind)):
        observe_act(g, seat, own, at, out)
    if g.seats[g.asked.seat].team == g.seats[seat].team:
        observe_question(g, seat, at + ACT_FIELDS, out)


@rule
def observe_act(g: State, seat: int, own: bool, at: int, out: list[float]) -> None:
    """What is chosen so far, and what an act that is being carried out has brought."""
    p = g.plan
    out[at] = 1.0
    out[at + 1] = 1.0 if p.seat == seat else 0.0
    out[at + 2] = p.emptied
    out[at + 3] = p.harvest
    out[at + 4] = p.gained / 10.0
    at += 5
    tell_name(p.act, ACTS_TOLD, at, out)
    at += ACTS_TOLD
    if own:
        tell_name(p.discard, ALL_CARDS, at, out)
        tell_name(p.card, ALL_CARDS, at + ALL_CARDS, out)
    at += 2 * ALL_CARDS
    tell_name(p.cell, CELLS, at, out)
    at += CELLS
    tell_name(p.colour - 1, WILD, at, out)
    tell_name(p.vibe - 1, WILD, at + WILD, out)
    at += 2 * WILD
    tell_name(p.origin, ORIGINS, at, out)
    at += ORIGINS
    tell_name(p.slot, SLOTS, at, out)
    at += SLOTS
    tell_name(p.space, SPACES, at, out)
    tell_name(p.push_to, SPACES, at + SPACES, out)
    at += 2 * SPACES
    tell_name(p.realm, REALMS, at, out)
    at += REALMS
    for upgrade in range(UPGRADES):
        out[at + upgrade] = p.using >> upgrade & 1
    at += UPGRADES
    tell_seat(g, seat, p.who, at, out)
    at += SEATS
    tell_steps(p.lost, ESSENCE_STEPS, at, out)
    tell_steps(p.open, ESSENCE_STEPS, at + ESSENCE_STEPS, out)
    at += 2 * ESSENCE_STEPS
    if p.team >= 0:
        out[at + seen_as(g.seats[seat].team, p.team)] = 1.0
    at += TEAMS_TOLD
    tell_name(p.strength, STRENGTHS, at, out)
    at += STRENGTHS
    tell_steps(p.taken, TAKEN_STEPS, at, out)
    at += TAKEN_STEPS
    tell_name(p.kind, KINDS, at, out)
    at += KINDS
    tell_name(p.marker - 1, WILD, at, out)


@rule
def observe_question(g: State, seat: int, at: int, out: list[float]) -> None:
    """What one's own team is asked about: whose power, which effect of it, where, how much."""
    q = g.asked
    out[at] = 1.0 if q.source > 0 else 0.0
    tell_seat(g, seat, q.actor, at + 1, out)
    at += 1 + SEATS
    for slot in range(SLOTS):
        e = g.emotions[slot]
        if q.source > 0 and e.card >= 0 and e.uid == q.source:
            out[at + slot] = 1.0
            out[at + 2 * SLOTS + e.card] = 1.0
    tell_name(q.slot, SLOTS, at + SLOTS, out)
    at += 2 * SLOTS + ALL_CARDS
    if q.source > 0:
        tell_name(EFFECTS[q.effect].word, WORDS, at, out)
        tell_steps(EFFECTS[q.effect].amount, AMOUNT_STEPS, at + WORDS, out)
    at += WORDS + AMOUNT_STEPS
    tell_steps(q.amount, AMOUNT_STEPS, at, out)
    at += AMOUNT_STEPS
    tell_seat(g, seat, q.who, at, out)
    at += SEATS
    tell_name(q.cell, CELLS, at, out)
    at += CELLS
    tell_name(q.colour - 1, WILD, at, out)
    at += WILD
    if 0 <= q.team < g.n_teams:
        out[at + seen_as(g.seats[seat].team, q.team)] = 1.0
    at += TEAMS_TOLD
    tell_name(q.aspiration, ASPIRATIONS, at, out)
    at += ASPIRATIONS
    tell_name(g.garrison, REALMS, at, out)


# ---- their words ---------------------------------------------------------------------------------------------------
CELL_WORDS = tuple(f"{row} {cell}" for row in ROW_WORDS for cell in range(4))
TEAM_TOLD_WORDS = ("your team's", "the next team's", "the third team's")
STRENGTH_WORDS = ("Mild", "Strong", "starting card")


def steps(what: str, count: int) -> tuple[str, ...]:
    """The words of `tell_steps`."""
    return tuple(f"at least {n + 1} {what}" for n in range(count))


def _act() -> tuple[str, ...]:
    return (
        *("an act is under way", "by you", "it emptied a slot", "it may harvest", "Willpower gained / 10"),
        *ACT_NAMES[:ACTS_TOLD],
        *(f"{what} {card}" for what in ("paying with", "card") for card in CARD_IDS),
        *(f"token to {cell}" for cell in CELL_WORDS),
        *(f"{what} {vibe}" for what in ("token", "Emotion") for vibe in VIBE_WORDS[1:]),
        *("card from the hand", "card from the deck", "card from the box"),
        *(f"at slot {slot}" for slot in SLOT_WORDS),
        *(f"{what} {space}" for what in ("to space", "pushing to space") for space in SPACE_WORDS),
        *(f"at Realm {realm}" for realm in REALM_WORDS),
        *(f"using upgrade {n + 1}" for n in range(UPGRADES)),
        *(f"concerning {who}" for who in SEAT_WORDS),
        *steps("Essence removed", ESSENCE_STEPS),
        *steps("Essence to be lost", ESSENCE_STEPS),
        *(f"Emotion is {whose}" for whose in TEAM_TOLD_WORDS),
        *(f"Emotion is {strength}" for strength in STRENGTH_WORDS),
        *steps("Willpower taken", TAKEN_STEPS),
        *("with Bliss Essence", "with Gloom Essence"),
        *(f"chosen Vibe {vibe}" for vibe in VIBE_WORDS[1:]),
    )


def _question() -> tuple[str, ...]:
    return (
        "by a power",
        *(f"set off by {who}" for who in SEAT_WORDS),
        *(f"power at {slot}" for slot in SLOT_WORDS),
        *(f"about slot {slot}" for slot in SLOT_WORDS),
        *(f"power of {card}" for card in CARD_IDS),
        *(f"effect {word}" for word in EFFECT_WORDS),
        *steps("printed", AMOUNT_STEPS),
        *steps("left", AMOUNT_STEPS),
        *(f"about {who}" for who in SEAT_WORDS),
        *(f"about cell {cell}" for cell in CELL_WORDS),
        *(f"about Vibe {vibe}" for vibe in VIBE_WORDS[1:]),
        *(f"for {whose}" for whose in TEAM_TOLD_WORDS),
        *(f"about {aspiration}" for aspiration in ASPIRATION_IDS),
        *(f"Garrison at {realm}" for realm in REALM_WORDS),
    )


DOING = (
    *(f"in stock / 2: {card}" for card in CARD_IDS),
    *(f"act: {what}" for what in _act()),
    *(f"asked: {what}" for what in _question()),
)
