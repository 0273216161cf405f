"""The game through one pair of eyes: redealing what they do not know, and what they know as numbers.

[cer.info.share, cer.info.hands, cer.info.hidden-aspiration, cer.info.hidden-deck-order, cer.deck.top-face-up]
"""

from __future__ import annotations

from insula.core.chance import rand
from insula.core.rule import rule
from insula.games.cerebria.gen import ask
from insula.games.cerebria.rules.aspirations import matches_common, mix_hidden
from insula.games.cerebria.state import State
from insula.games.cerebria.tables import ASPIRATION_IDS, CARD_IDS, LOSER_LOOK, N_CARDS, ROW_WORDS
from insula.games.cerebria.terms import ASPIRATIONS, CELLS, FROM_HAND, REALMS, SLOTS, SPACES, VIBES
from insula.games.cerebria.words.names import (
    REALM_WORDS,
    SLOT_WORDS,
    SPACE_WORDS,
    SPHERE_WORDS,
    SPIRIT_WORDS,
    VIBE_WORDS,
)

# ---- redealing -----------------------------------------------------------------------------------------------------
HELD = 2  # in Seat.known while cards are redealt: the card is part of the act being put together
IN_DECK = 16


@rule
def redeal(g: State, seat: int) -> None:
    """Redeals, with the state's own chance, everything that a seat and its team do not know."""
    team = g.seats[seat].team
    for other in range(g.n_seats):
        if g.seats[other].team != team:
            hold_planned(g, other)
            mix_hidden_cards(g, other, 1)
            release_planned(g, other)
        else:
            mix_hidden_cards(g, other, 0)
    for each in range(g.n_teams):
        redeal_aspirations(g, each, each == team)


@rule
def hold_planned(g: State, seat: int) -> None:
    """Cards of the hand that an unfinished plan names stay there, or the plan could not be carried out."""
    if g.asked.seat != seat or g.plan.seat != seat or not is_planning(g.asked.kind):
        return
    hold_card(g, seat, g.plan.discard)
    if g.plan.origin == FROM_HAND:
        hold_card(g, seat, g.plan.card)


@rule
def is_planning(kind: int) -> bool:
    """Does the question put an act together, so that cards named in the plan are still in hand?"""
    if kind >= ask.SWITCH_WITH:
        return kind <= ask.AFTER_MOVE_SLOT or ask.INVOKE_KIND <= kind <= ask.COMMAND_TO
    return ask.TOKEN_CARD <= kind <= ask.REVEAL_CARD


@rule
def hold_card(g: State, seat: int, card: int) -> None:
    """One hidden copy of the card."""
    s = g.seats[seat]
    for i in range(s.n_hand):
        if s.hand[i] == card and s.known[i] == 0:
            s.known[i] = HELD
            return


@rule
def release_planned(g: State, seat: int) -> None:
    """They are hidden again."""
    s = g.seats[seat]
    for i in range(s.n_hand):
        if s.known[i] == HELD:
            s.known[i] = 0


@rule
def hidden_place(g: State, seat: int, number: int, with_hand: int) -> int:
    """The place of a card nobody else has seen: hand index, or IN_DECK + deck index; -1 when there are no more."""
    s = g.seats[seat]
    left = number
    if with_hand:
        for i in range(s.n_hand):
            if s.known[i] == 0:
                if left == 0:
                    return i
                left -= 1
    return IN_DECK + s.n_deck - 2 - left if left < s.unseen else -1


@rule
def mix_hidden_cards(g: State, seat: int, with_hand: int) -> None:
    """Mixes the unseen cards of a deck, and with them those of the hand that the other teams do not know."""
    s = g.seats[seat]
    count = s.unseen
    if with_hand:
        for i in range(s.n_hand):
            if s.known[i] == 0:
                count += 1
    for i in range(count - 1, 0, -1):
        a = hidden_place(g, seat, i, with_hand)
        b = hidden_place(g, seat, rand(g, i + 1), with_hand)
        card = s.hand[a] if a < IN_DECK else s.deck[a - IN_DECK]
        other = s.hand[b] if b < IN_DECK else s.deck[b - IN_DECK]
        if a < IN_DECK:
            s.hand[a] = other
        else:
            s.deck[a - IN_DECK] = other
        if b < IN_DECK:
            s.hand[b] = card
        else:
            s.deck[b - IN_DECK] = card


@rule
def redeal_aspirations(g: State, team: int, own: bool) -> None:
    """The own team knows its top card, or those it is looking at; the others only that it is not the Common one."""
    t = g.teams[team]
    fixed = 0
    if own:
        fixed = max(t.has_hidden, t.seen)
        if g.over == 0 and g.asked.kind == ask.HIDDEN and g.asked.team == team:
            fixed = max(fixed, min(LOSER_LOOK, t.n_hidden))
    elif t.has_hidden:
        mix_hidden(g, team)
        while matches_common(g, t.hidden[t.n_hidden - 1]):
            mix_hidden(g, team)
        return
    for i in range(t.n_hidden - fixed - 1, 0, -1):
        k = rand(g, i + 1)
        kept = t.hidden[i]
        t.hidden[i] = t.hidden[k]
        t.hidden[k] = kept


# ---- what the eyes know, as numbers --------------------------------------------------------------------------------
SIDES_SEEN = 2  # one's own team, then the other
SEATS_SEEN = 4  # the observer, then the other seats in seat order
MILDS = 32
QUESTIONS = 80
SLOT_FIELDS = 2 * N_CARDS + 6
REALM_FIELDS = 14
TEAM_FIELDS = 10
SEAT_FIELDS = 7 + len(SPIRIT_WORDS) + SPACES + CELLS * VIBES + 2 * MILDS
REALMS_FROM = SLOTS * SLOT_FIELDS
TEAMS_FROM = REALMS_FROM + REALMS * REALM_FIELDS
ASPIRATIONS_FROM = TEAMS_FROM + SIDES_SEEN * TEAM_FIELDS
SEATS_FROM = ASPIRATIONS_FROM + 3 * ASPIRATIONS
TABLE_FROM = SEATS_FROM + SEATS_SEEN * SEAT_FIELDS
N_OBSERVED = TABLE_FROM + 10 + 2 * SEATS_SEEN + QUESTIONS
N_SPIRITS = len(SPIRIT_WORDS)


@rule
def observe(g: State, seat: int, out: list[float]) -> None:
    """Writes what a seat knows into `out`, N_OBSERVED numbers as `LEGEND` names them."""
    for i in range(N_OBSERVED):
        out[i] = 0.0
    team = g.seats[seat].team
    for slot in range(SLOTS):
        observe_slot(g, slot, team, out)
    for realm in range(REALMS):
        observe_realm(g, realm, team, REALMS_FROM + realm * REALM_FIELDS, out)
    for i in range(SIDES_SEEN):
        observe_team(g, (team + i) % SIDES_SEEN, TEAMS_FROM + i * TEAM_FIELDS, out)
    observe_aspirations(g, team, out)
    for i in range(g.n_seats):
        if i < SEATS_SEEN:
            observe_seat(g, (seat + i) % g.n_seats, team, SEATS_FROM + i * SEAT_FIELDS, out)
    observe_table(g, seat, out)


@rule
def observe_slot(g: State, slot: int, team: int, out: list[float]) -> None:
    """Which card lies there for whom, and what is on it."""
    e = g.emotions[slot]
    at = slot * SLOT_FIELDS
    if e.card < 0 or e.card >= N_CARDS:
        return
    out[at + e.card + (0 if e.team == team else N_CARDS)] = 1.0
    at += 2 * N_CARDS
    out[at] = e.essence / 4.0
    out[at + 1] = e.intensity / 6.0
    out[at + 2] = e.token / 6.0
    out[at + 3] = 1.0 if e.insecure > 0 else 0.0
    out[at + 4] = e.muted
    out[at + 5] = 1.0 if e.guarded > 0 else 0.0


@rule
def observe_realm(g: State, realm: int, team: int, at: int, out: list[float]) -> None:
    """Control, Fortress and Sphere of a Realm, and its Frontier."""
    r = g.realms[realm]
    sign = 1.0 if team == 0 else -1.0
    out[at] = 1.0 if r.control == team else 0.0
    out[at + 1] = 1.0 if r.control >= 0 and r.control != team else 0.0
    out[at + 2] = sign * r.lead / 6.0
    out[at + 3] = 1.0 if r.frontier == team else 0.0
    out[at + 4] = 1.0 if r.frontier >= 0 and r.frontier != team else 0.0
    out[at + 5] = sign * r.frontier_lead / 6.0
    if r.size > 0:
        out[at + (6 if r.fortress == team else 7)] = r.size / 2.0
    sphere = (realm - g.rotation) % REALMS
    out[at + 8] = g.spheres[sphere] / 7.0
    out[at + 9 + sphere] = 1.0


@rule
def observe_team(g: State, team: int, at: int, out: list[float]) -> None:
    """Ambition, Fragments and points."""
    t = g.teams[team]
    out[at] = t.ambition / 3.0
    out[at + 1] = t.minor / 5.0
    out[at + 2] = t.major / 3.0
    out[at + 3] = t.identity_minor / 5.0
    out[at + 4] = t.identity_major / 3.0
    out[at + 5] = t.capping
    out[at + 6] = t.points / 20.0
    out[at + 7] = t.extra_points / 4.0
    out[at + 8] = t.n_hidden / 9.0
    out[at + 9] = t.has_hidden


@rule
def observe_aspirations(g: State, team: int, out: list[float]) -> None:
    """The current Common one, the whole row, and the team's own Hidden one."""
    if g.n_common > 0:
        out[ASPIRATIONS_FROM + g.common[0]] = 1.0
    for i in range(g.n_common):
        out[ASPIRATIONS_FROM + ASPIRATIONS + g.common[i]] = 1.0
    t = g.teams[team]
    if t.has_hidden:
        out[ASPIRATIONS_FROM + 2 * ASPIRATIONS + t.hidden[t.n_hidden - 1]] = 1.0


@rule
def observe_seat(g: State, seat: int, team: int, at: int, out: list[float]) -> None:
    """A Spirit, its board, its top card, and as much of its hand as the team knows."""
    s = g.seats[seat]
    out[at] = 1.0
    out[at + 1] = 1.0 if s.team == team else 0.0
    out[at + 2] = s.willpower / 20.0
    out[at + 3] = s.essence / 10.0
    out[at + 4] = s.n_hand / 16.0
    out[at + 5] = s.n_deck / 16.0
    out[at + 6] = s.unseen / 16.0
    at += 7
    if s.spirit >= 0:
        out[at + s.spirit] = 1.0
    at += N_SPIRITS
    if s.space >= 0:
        out[at + s.space] = 1.0
    at += SPACES
    for cell in range(CELLS):
        if 1 <= s.cells[cell] <= VIBES:
            out[at + cell * VIBES + s.cells[cell] - 1] = 1.0
    at += CELLS * VIBES
    if s.n_deck > 0 and g.turns > 0 and s.deck[s.n_deck - 1] < MILDS:
        out[at + s.deck[s.n_deck - 1]] = 1.0
    at += MILDS
    for i in range(s.n_hand):
        if (s.team == team or s.known[i] > 0) and s.hand[i] < MILDS:
            out[at + s.hand[i]] += 0.5


@rule
def observe_table(g: State, seat: int, out: list[float]) -> None:
    """The game, the turn, and what is asked of whom."""
    at = TABLE_FROM
    out[at] = g.config.mode
    out[at + 1] = g.config.spirit_side
    out[at + 2] = g.config.team_side
    out[at + 3] = g.actions / 4.0
    out[at + 4] = g.absorbs
    out[at + 5] = g.used & 1
    out[at + 6] = g.used >> 1 & 1
    out[at + 7] = g.used >> 2 & 1
    out[at + 8] = 1.0 if g.ending > 0 else 0.0
    out[at + 9] = g.revelations / 9.0
    at += 10
    if g.turns > 0:
        out[at + (g.turn - seat) % g.n_seats] = 1.0
    if g.over == 0:
        out[at + SEATS_SEEN + (g.asked.seat - seat) % g.n_seats] = 1.0
        out[at + 2 * SEATS_SEEN + g.asked.kind] = 1.0


_SLOT_WORDS = ("Essence / 4", "Intensity / 6", "token / 6", "Insecurity token", "silenced", "not lowered")
_REALM_WORDS = ("yours", "theirs", "lead / 6", "Frontier yours", "Frontier theirs", "Frontier lead / 6")
_FORTRESS_WORDS = ("your Fortress / 2", "their Fortress / 2", "Sphere's Willpower / 7")
_TEAM_WORDS = ("Ambition / 3", "Minor / 5", "Major / 3", "Identity Minor / 5", "Identity Major / 3", "Capping")
_SCORE_WORDS = ("points / 20", "points given / 4", "Hidden deck / 9", "has a Hidden Aspiration")
_SEAT_WORDS = ("plays", "your team", "Willpower / 20", "Essence / 10", "hand / 16", "deck / 16", "unseen / 16")
_TABLE_WORDS = ("mode", "Spirit Boards B", "Team Boards B", "Actions / 4", "Absorbs", "Vibe Ability used")
_TURN_WORDS = ("Rotation used", "extra Action used", "ending", "Revelations / 9")


def _legend() -> tuple[str, ...]:
    out = []
    for slot in SLOT_WORDS:
        out += [f"{slot}: {whose} {card}" for whose in ("your", "their") for card in CARD_IDS[:N_CARDS]]
        out += [f"{slot}: {field}" for field in _SLOT_WORDS]
    for realm in REALM_WORDS:
        out += [f"{realm}: {field}" for field in (*_REALM_WORDS, *_FORTRESS_WORDS)]
        out += [f"{realm}: Sphere of {sphere}" for sphere in SPHERE_WORDS]
    out += [f"{team}: {field}" for team in ("your team", "their team") for field in (*_TEAM_WORDS, *_SCORE_WORDS)]
    out += [f"{what} {a}" for what in ("current Common", "Common row", "your Hidden") for a in ASPIRATION_IDS]
    cells = [f"{row} {cell} {VIBE_WORDS[v + 1]}" for row in ROW_WORDS for cell in range(4) for v in range(VIBES)]
    seats = ("you", "second", "third", "fourth")
    for who in seats:
        out += [f"{who}: {field}" for field in (*_SEAT_WORDS, *SPIRIT_WORDS)]
        out += [f"{who}: on {space}" for space in SPACE_WORDS]
        out += [f"{who}: {cell}" for cell in cells]
        out += [f"{who}: {what} {card}" for what in ("top card", "in hand / 2") for card in CARD_IDS[:MILDS]]
    out += [*_TABLE_WORDS, *_TURN_WORDS, *(f"turn of {s}" for s in seats), *(f"asked: {s}" for s in seats)]
    return (*out, *(f"question: {ask.NAMES.get(kind, kind)}" for kind in range(QUESTIONS)))


LEGEND = _legend()
