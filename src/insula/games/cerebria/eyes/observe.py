"""What one pair of eyes knows at a table of two teams, as numbers for learning.

Names have places of their own and small amounts are told step by step; one's own team and seat come first.
[cer.info.share, cer.info.hands, cer.info.hidden-aspiration, cer.deck.top-face-up]
"""

from __future__ import annotations

from insula.core.rule import rule
from insula.games.cerebria.eyes.observe_act import (
    DOING,
    DOING_FIELDS,
    SEAT_WORDS,
    observe_doing,
    steps,
    tell_name,
    tell_steps,
)
from insula.games.cerebria.gen import ask
from insula.games.cerebria.rules.aspirations import measure
from insula.games.cerebria.rules.ending import final_points
from insula.games.cerebria.state import State
from insula.games.cerebria.tables import ASPIRATION_IDS, CARD_IDS, MAX_AMBITION, N_CARDS, ROW_WORDS
from insula.games.cerebria.terms import ASPIRATIONS, CELLS, REALMS, SLOTS, SPACES, VIBES
from insula.games.cerebria.words.names import (
    REALM_WORDS,
    SLOT_WORDS,
    SPACE_WORDS,
    SPHERE_WORDS,
    SPIRIT_WORDS,
    VIBE_WORDS,
)

SIDES_SEEN = 2  # one's own team, then the other
SEATS_SEEN = 4  # the observer, then the other seats in seat order
MILDS = 32
QUESTIONS = 80
ON_EMOTION, INTENSITY = 4, 8  # steps
LEADS, SPHERE, FORTRESS = 5, 8, 2
WILLPOWER, ESSENCE, HAND = 14, 8, 8
FRAGMENTS = 3
ACTIONS = 4
AHEAD = 10  # steps of points
FAR = 3  # an Aspiration's lead is told up to here
LEAD_NAMES = 2 * FAR + 1

EMOTION_FIELDS = 3 + 2 * (ON_EMOTION + INTENSITY + 1)
SLOT_FIELDS = 2 * N_CARDS + EMOTION_FIELDS
REALM_FIELDS = 4 + 4 * LEADS + 2 * FORTRESS + SPHERE + REALMS
TEAM_FIELDS = 12 + MAX_AMBITION + 4 * FRAGMENTS
SEAT_FIELDS = 5 + WILLPOWER + ESSENCE + HAND + 2 * len(SPIRIT_WORDS) + SPACES + CELLS * VIBES + 3 * MILDS
REALMS_FROM = SLOTS * SLOT_FIELDS
TEAMS_FROM = REALMS_FROM + REALMS * REALM_FIELDS
ASPIRATIONS_FROM = TEAMS_FROM + SIDES_SEEN * TEAM_FIELDS
ASPIRATION_FIELDS = 5 * ASPIRATIONS + 2 * LEAD_NAMES
SEATS_FROM = ASPIRATIONS_FROM + ASPIRATION_FIELDS
TABLE_FROM = SEATS_FROM + SEATS_SEEN * SEAT_FIELDS
DOING_FROM = TABLE_FROM + 9 + ACTIONS + 2 * AHEAD + 2 * SEATS_SEEN + QUESTIONS
N_OBSERVED = DOING_FROM + DOING_FIELDS
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
    observe_doing(g, seat, DOING_FROM, out)


@rule
def observe_slot(g: State, slot: int, team: int, out: list[float]) -> None:
    """Which card lies there for whom, and what is on it."""
    e = g.emotions[slot]
    at = slot * SLOT_FIELDS
    if e.card < 0 or e.card >= N_CARDS:
        return
    theirs = 0 if e.team == team else 1
    out[at + e.card + N_CARDS * theirs] = 1.0
    at += 2 * N_CARDS
    out[at] = 1.0 if e.insecure > 0 else 0.0
    out[at + 1] = e.muted
    out[at + 2] = 1.0 if e.guarded > 0 else 0.0
    at += 3 + (ON_EMOTION + INTENSITY + 1) * theirs
    tell_steps(e.essence, ON_EMOTION, at, out)
    tell_steps(e.intensity, INTENSITY, at + ON_EMOTION, out)
    out[at + ON_EMOTION + INTENSITY] = e.token / 6.0


@rule
def observe_lead(lead: int, at: int, out: list[float]) -> None:
    """By how much one is ahead, or behind."""
    tell_steps(lead, LEADS, at, out)
    tell_steps(-lead, LEADS, at + LEADS, out)


@rule
def observe_realm(g: State, realm: int, team: int, at: int, out: list[float]) -> None:
    """Control, Fortress and Sphere of a Realm, and its Frontier."""
    r = g.realms[realm]
    sign = 1 if team == 0 else -1
    out[at] = 1.0 if r.control == team else 0.0
    out[at + 1] = 1.0 if r.control >= 0 and r.control != team else 0.0
    out[at + 2] = 1.0 if r.frontier == team else 0.0
    out[at + 3] = 1.0 if r.frontier >= 0 and r.frontier != team else 0.0
    observe_lead(sign * r.lead, at + 4, out)
    observe_lead(sign * r.frontier_lead, at + 4 + 2 * LEADS, out)
    at += 4 + 4 * LEADS
    tell_steps(r.size, FORTRESS, at + (0 if r.fortress == team else FORTRESS), out)
    at += 2 * FORTRESS
    sphere = (realm - g.rotation) % REALMS
    tell_steps(g.spheres[sphere], SPHERE, at, out)
    out[at + SPHERE + sphere] = 1.0


@rule
def observe_team(g: State, team: int, at: int, out: list[float]) -> None:
    """Which team it is, Ambition, Fragments and points."""
    t = g.teams[team]
    out[at] = 1.0 if team == 0 else 0.0
    out[at + 1] = 1.0 if team == 1 else 0.0
    out[at + 2] = 1.0 if t.n_seats == 1 else 0.0
    out[at + 3] = t.minor / 5.0
    out[at + 4] = t.major / 3.0
    out[at + 5] = t.identity_minor / 5.0
    out[at + 6] = t.identity_major / 3.0
    out[at + 7] = t.capping
    out[at + 8] = t.points / 20.0
    out[at + 9] = final_points(g, team) / 30.0
    out[at + 10] = t.n_hidden / 9.0
    out[at + 11] = t.has_hidden
    at += 12
    tell_steps(t.ambition, MAX_AMBITION, at, out)
    at += MAX_AMBITION
    tell_steps(t.minor, FRAGMENTS, at, out)
    tell_steps(t.major, FRAGMENTS, at + FRAGMENTS, out)
    tell_steps(t.identity_minor, FRAGMENTS, at + 2 * FRAGMENTS, out)
    tell_steps(t.identity_major, FRAGMENTS, at + 3 * FRAGMENTS, out)


@rule
def observe_aspirations(g: State, team: int, out: list[float]) -> None:
    """The current Common one, the whole row, the team's own Hidden one, and who is ahead in each."""
    at = ASPIRATIONS_FROM
    t = g.teams[team]
    hidden = t.hidden[t.n_hidden - 1] if t.has_hidden else -1
    for i in range(g.n_common):
        out[at + ASPIRATIONS + g.common[i]] = 1.0
    tell_name(hidden, ASPIRATIONS, at + 2 * ASPIRATIONS, out)
    for aspiration in range(ASPIRATIONS):
        lead = measure(g, aspiration, team) - measure(g, aspiration, 1 - team)
        out[at + 3 * ASPIRATIONS + aspiration] = 1.0 if lead > 0 else 0.0
        out[at + 4 * ASPIRATIONS + aspiration] = 1.0 if lead < 0 else 0.0
        step = max(-FAR, min(FAR, lead)) + FAR
        if g.n_common > 0 and g.common[0] == aspiration:
            out[at + aspiration] = 1.0
            out[at + 5 * ASPIRATIONS + step] = 1.0
        if aspiration == hidden:
            out[at + 5 * ASPIRATIONS + LEAD_NAMES + step] = 1.0


@rule
def observe_seat(g: State, seat: int, team: int, at: int, out: list[float]) -> None:
    """A Spirit, its board, its top card, as much of its hand as the team knows, and what may still come."""
    s = g.seats[seat]
    out[at] = 1.0
    out[at + 1] = 1.0 if s.team == team else 0.0
    out[at + 2] = s.willpower / 20.0
    out[at + 3] = s.n_deck / 16.0
    out[at + 4] = s.unseen / 16.0
    at += 5
    tell_steps(s.willpower, WILLPOWER, at, out)
    at += WILLPOWER
    tell_steps(s.essence, ESSENCE, at, out)
    at += ESSENCE
    tell_steps(s.n_hand, HAND, at, out)
    at += HAND
    tell_name(s.spirit + (N_SPIRITS if s.spirit >= 0 and g.config.spirit_side > 0 else 0), 2 * N_SPIRITS, at, out)
    at += 2 * N_SPIRITS
    tell_name(s.space, SPACES, at, out)
    at += SPACES
    for cell in range(CELLS):
        if 1 <= s.cells[cell] <= VIBES:
            out[at + cell * VIBES + s.cells[cell] - 1] = 1.0
    at += CELLS * VIBES
    if s.n_deck > 0 and g.turns > 0:
        tell_name(s.deck[s.n_deck - 1], MILDS, at, out)
    at += MILDS
    for i in range(s.n_hand):
        known = s.team == team or s.known[i] > 0
        if s.hand[i] < MILDS:
            out[at + s.hand[i] + (0 if known else MILDS)] += 0.5
    for i in range(s.n_deck):
        if s.deck[i] < MILDS:
            out[at + s.deck[i] + MILDS] += 0.5


@rule
def observe_table(g: State, seat: int, out: list[float]) -> None:
    """The game, the turn, the score, and what is asked of whom."""
    at = TABLE_FROM
    team = g.seats[seat].team
    out[at] = g.config.mode
    out[at + 1] = g.config.spirit_side
    out[at + 2] = g.config.team_side
    out[at + 3] = g.absorbs
    out[at + 4] = g.used & 1
    out[at + 5] = g.used >> 1 & 1
    out[at + 6] = g.used >> 2 & 1
    out[at + 7] = 1.0 if g.ending > 0 else 0.0
    out[at + 8] = g.revelations / 9.0
    at += 9
    tell_steps(g.actions, ACTIONS, at, out)
    at += ACTIONS
    ahead = final_points(g, team) - final_points(g, 1 - team)
    tell_steps(ahead, AHEAD, at, out)
    tell_steps(-ahead, AHEAD, at + AHEAD, out)
    at += 2 * AHEAD
    if g.turns > 0:
        out[at + (g.turn - seat) % g.n_seats] = 1.0
    if g.over == 0:
        out[at + SEATS_SEEN + (g.asked.seat - seat) % g.n_seats] = 1.0
        tell_name(g.asked.kind, QUESTIONS, at + 2 * SEATS_SEEN, out)


# ---- their words ---------------------------------------------------------------------------------------------------
TEAM_WORDS = (
    *("Bliss", "Gloom", "a Shaper", "Minor / 5", "Major / 3", "Identity Minor / 5", "Identity Major / 3", "Capping"),
    *("points / 20", "points in all / 30", "Hidden deck / 9", "has a Hidden Aspiration"),
    *steps("Ambition", MAX_AMBITION),
    *(step for what in ("Minor", "Major", "Identity Minor", "Identity Major") for step in steps(what, FRAGMENTS)),
)
LEAD_WORDS = tuple(f"lead {n:+d}" for n in range(-FAR, FAR + 1))
QUESTION_WORDS = tuple(f"question: {ask.NAMES.get(kind, kind)}" for kind in range(QUESTIONS))


def leads(what: str, count: int) -> tuple[str, ...]:
    """The words of a lead either way."""
    return (*steps(f"{what} ahead", count), *steps(f"{what} behind", count))


def spirit_words() -> tuple[str, ...]:
    """A Spirit has another board on side B."""
    return tuple(f"{spirit} {side}" for side in ("A", "B") for spirit in SPIRIT_WORDS)


def _emotion_words() -> list[str]:
    out = ["Insecurity token", "silenced", "not lowered"]
    for whose in ("your", "their"):
        out += [*steps(f"Essence, {whose}", ON_EMOTION), *steps(f"Intensity, {whose}", INTENSITY), f"{whose} token / 6"]
    return out


def _realm_words() -> tuple[str, ...]:
    fortresses = (step for whose in ("your", "their") for step in steps(f"Fortress, {whose}", FORTRESS))
    return (
        *("yours", "theirs", "Frontier yours", "Frontier theirs"),
        *leads("Intensity", LEADS),
        *leads("Frontier Intensity", LEADS),
        *fortresses,
        *steps("Willpower on the Sphere", SPHERE),
        *(f"Sphere of {sphere}" for sphere in SPHERE_WORDS),
    )


def _seat_words() -> tuple[str, ...]:
    cells = (f"{row} {cell} {VIBE_WORDS[v + 1]}" for row in ROW_WORDS for cell in range(4) for v in range(VIBES))
    piles = ("top card", "in hand / 2", "in deck or unknown in hand / 2")
    return (
        *("plays", "your team", "Willpower / 20", "deck / 16", "unseen / 16"),
        *steps("Willpower", WILLPOWER),
        *steps("Essence", ESSENCE),
        *steps("cards", HAND),
        *spirit_words(),
        *(f"on {space}" for space in SPACE_WORDS),
        *cells,
        *(f"{what} {card}" for what in piles for card in CARD_IDS[:MILDS]),
    )


def _legend() -> tuple[str, ...]:
    out = []
    for slot in SLOT_WORDS:
        out += [f"{slot}: {whose} {card}" for whose in ("your", "their") for card in CARD_IDS[:N_CARDS]]
        out += [f"{slot}: {field}" for field in _emotion_words()]
    out += [f"{realm}: {field}" for realm in REALM_WORDS for field in _realm_words()]
    out += [f"{team}: {field}" for team in ("your team", "their team") for field in TEAM_WORDS]
    told = ("current Common", "Common row", "your Hidden", "you are ahead in", "you are behind in")
    out += [f"{what} {a}" for what in told for a in ASPIRATION_IDS]
    out += [f"{what}: {lead}" for what in ("current Common", "your Hidden") for lead in LEAD_WORDS]
    seats = SEAT_WORDS[:SEATS_SEEN]
    out += [f"{who}: {field}" for who in seats for field in _seat_words()]
    out += ["mode", "Spirit Boards B", "Team Boards B", "Absorbs", "Vibe Ability used"]
    out += ["Rotation used", "extra Action used", "ending", "Revelations / 9"]
    out += [*steps("Actions", ACTIONS), *leads("points", AHEAD)]
    out += [*(f"turn of {s}" for s in seats), *(f"asked: {s}" for s in seats)]
    return (*out, *QUESTION_WORDS, *DOING)


LEGEND = _legend()
if len(LEGEND) != N_OBSERVED:
    raise ValueError(f"the legend names {len(LEGEND)} numbers of {N_OBSERVED}")
