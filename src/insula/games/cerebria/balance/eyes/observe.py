"""What one pair of eyes knows at a table of three teams, as numbers for learning. [bal.info.three-teams]

Names have places of their own and small amounts are told step by step; one's own team and seat come first.
"""

from __future__ import annotations

from insula.core.rule import rule
from insula.games.cerebria.balance.rules.aspirations import AT_LEAST, first_condition, second_amount
from insula.games.cerebria.eyes.observe import (
    ACTIONS,
    AHEAD,
    ESSENCE,
    FAR,
    FORTRESS,
    HAND,
    INTENSITY,
    LEAD_NAMES,
    LEAD_WORDS,
    LEADS,
    ON_EMOTION,
    QUESTION_WORDS,
    QUESTIONS,
    SPHERE,
    TEAM_FIELDS,
    TEAM_WORDS,
    WILLPOWER,
    leads,
    observe_lead,
    observe_team,
    spirit_words,
)
from insula.games.cerebria.eyes.observe_act import (
    DOING,
    DOING_FIELDS,
    SEAT_WORDS,
    observe_doing,
    seen_as,
    steps,
    tell_name,
    tell_steps,
)
from insula.games.cerebria.rules.aspirations import measure
from insula.games.cerebria.rules.ending import final_points
from insula.games.cerebria.rules.setup import is_in_game
from insula.games.cerebria.state import State
from insula.games.cerebria.tables import ALL_CARDS, ASPIRATION_IDS, CARD_IDS, ROW_WORDS
from insula.games.cerebria.terms import ASPIRATIONS, BLISS, CELLS, GLOOM, REALMS, SEATS, SLOTS, SPACES, VIBES, WILD
from insula.games.cerebria.words.names import (
    REALM_WORDS,
    SLOT_WORDS,
    SPACE_WORDS,
    SPHERE_WORDS,
    SPIRIT_WORDS,
    VIBE_WORDS,
)

TEAMS = 3  # one's own team, then the others in the order Bliss, Gloom, Balance
KINDS = 2
SLOT_FIELDS = ALL_CARDS + TEAMS * KINDS + VIBES + 4 + ON_EMOTION + KINDS * INTENSITY
REALM_FIELDS = 4 + 4 * LEADS + TEAMS * FORTRESS + KINDS + SPHERE + REALMS
SEAT_FIELDS = TEAMS + 4 + WILLPOWER + 2 * ESSENCE + HAND + 2 * len(SPIRIT_WORDS) + SPACES + CELLS * WILD + 3 * ALL_CARDS
REALMS_FROM = SLOTS * SLOT_FIELDS
TEAMS_FROM = REALMS_FROM + REALMS * REALM_FIELDS
ASPIRATIONS_FROM = TEAMS_FROM + TEAMS * TEAM_FIELDS
SEATS_FROM = ASPIRATIONS_FROM + 7 * ASPIRATIONS + 2 * LEAD_NAMES + 4
TABLE_FROM = SEATS_FROM + SEATS * SEAT_FIELDS
DOING_FROM = TABLE_FROM + 11 + ACTIONS + 4 * AHEAD + 2 * SEATS + QUESTIONS
N_OBSERVED = DOING_FROM + DOING_FIELDS
N_SPIRITS = len(SPIRIT_WORDS)


@rule
def observe_three(g: State, seat: int, out: list[float]) -> None:
    """Writes what a seat knows into `out`, N_OBSERVED numbers as `LEGEND` names them."""
    for i in range(N_OBSERVED):
        out[i] = 0.0
    team = g.seats[seat].team
    for slot in range(SLOTS):
        observe_emotion(g, slot, team, out)
    for realm in range(REALMS):
        observe_place(g, realm, team, REALMS_FROM + realm * REALM_FIELDS, out)
    for other in range(g.n_teams):
        observe_team(g, other, TEAMS_FROM + seen_as(team, other) * TEAM_FIELDS, out)
    observe_goals(g, team, out)
    for i in range(g.n_seats):
        observe_player(g, (seat + i) % g.n_seats, team, SEATS_FROM + i * SEAT_FIELDS, out)
    observe_turn(g, seat, out)
    observe_doing(g, seat, DOING_FROM, out)


@rule
def observe_emotion(g: State, slot: int, team: int, out: list[float]) -> None:
    """Which card lies there, whose it is and for whom it counts, and what is on it."""
    e = g.emotions[slot]
    at = slot * SLOT_FIELDS
    if e.card < 0:
        return
    kind = 0 if e.side == BLISS else 1
    out[at + e.card] = 1.0
    at += ALL_CARDS
    out[at + KINDS * seen_as(team, e.team) + kind] = 1.0
    at += TEAMS * KINDS
    tell_name(e.vibe - 1, VIBES, at, out)
    at += VIBES
    out[at] = e.token / 6.0
    out[at + 1] = 1.0 if e.insecure > 0 else 0.0
    out[at + 2] = e.muted
    out[at + 3] = 1.0 if e.guarded > 0 else 0.0
    at += 4
    tell_steps(e.essence, ON_EMOTION, at, out)
    tell_steps(e.intensity, INTENSITY, at + ON_EMOTION + INTENSITY * kind, out)


@rule
def observe_place(g: State, realm: int, team: int, at: int, out: list[float]) -> None:
    """Control, Fortress and Sphere of a Realm, and its Frontier."""
    r = g.realms[realm]
    out[at] = 1.0 if r.control == BLISS else 0.0
    out[at + 1] = 1.0 if r.control == GLOOM else 0.0
    out[at + 2] = 1.0 if r.frontier == BLISS else 0.0
    out[at + 3] = 1.0 if r.frontier == GLOOM else 0.0
    observe_lead(r.lead, at + 4, out)
    observe_lead(r.frontier_lead, at + 4 + 2 * LEADS, out)
    at += 4 + 4 * LEADS
    if r.size > 0:
        tell_steps(r.size, FORTRESS, at + FORTRESS * seen_as(team, r.fortress), out)
        out[at + FORTRESS * TEAMS + (0 if r.token_side == BLISS else 1)] = 1.0
    at += FORTRESS * TEAMS + KINDS
    sphere = (realm - g.rotation) % REALMS
    tell_steps(g.spheres[sphere], SPHERE, at, out)
    out[at + SPHERE + sphere] = 1.0


@rule
def observe_goals(g: State, team: int, out: list[float]) -> None:
    """The Common row, the team's own Hidden Aspiration, how Bliss stands to Gloom in each, and Balance's conditions."""
    at = ASPIRATIONS_FROM
    t = g.teams[team]
    hidden = t.hidden[t.n_hidden - 1] if t.has_hidden else -1
    for i in range(g.n_common):
        out[at + ASPIRATIONS + g.common[i]] = 1.0
    tell_name(hidden, ASPIRATIONS, at + 2 * ASPIRATIONS, out)
    leads_at = at + 7 * ASPIRATIONS
    for aspiration in range(ASPIRATIONS):
        lead = measure(g, aspiration, BLISS) - measure(g, aspiration, GLOOM)
        out[at + 3 * ASPIRATIONS + aspiration] = 1.0 if lead > 0 else 0.0
        out[at + 4 * ASPIRATIONS + aspiration] = 1.0 if lead < 0 else 0.0
        if is_in_game(g, aspiration):
            out[at + 5 * ASPIRATIONS + aspiration] = 1.0 if first_condition(g, aspiration) else 0.0
            out[at + 6 * ASPIRATIONS + aspiration] = second_amount(g, aspiration) / AT_LEAST[aspiration]
        step = max(-FAR, min(FAR, lead)) + FAR
        reached = is_in_game(g, aspiration) and second_amount(g, aspiration) >= AT_LEAST[aspiration]
        if g.n_common > 0 and g.common[0] == aspiration:
            out[at + aspiration] = 1.0
            out[leads_at + step] = 1.0
            out[leads_at + 2 * LEAD_NAMES + (0 if reached else 1)] = 1.0
        if aspiration == hidden:
            out[leads_at + LEAD_NAMES + step] = 1.0
            out[leads_at + 2 * LEAD_NAMES + 2 + (0 if reached else 1)] = 1.0


@rule
def observe_player(g: State, seat: int, team: int, at: int, out: list[float]) -> None:
    """A Spirit, its board, its top card, as much of its hand as the team knows, and what may still come."""
    s = g.seats[seat]
    out[at + seen_as(team, s.team)] = 1.0
    at += TEAMS
    out[at] = 1.0
    out[at + 1] = s.willpower / 20.0
    out[at + 2] = s.n_deck / 16.0
    out[at + 3] = s.unseen / 16.0
    at += 4
    tell_steps(s.willpower, WILLPOWER, at, out)
    at += WILLPOWER
    tell_steps(s.essence, ESSENCE, at, out)
    tell_steps(s.gloom_essence, ESSENCE, at + ESSENCE, out)
    at += 2 * ESSENCE
    tell_steps(s.n_hand, HAND, at, out)
    at += HAND
    tell_name(s.spirit + (N_SPIRITS if s.spirit >= 0 and g.config.spirit_side > 0 else 0), 2 * N_SPIRITS, at, out)
    at += 2 * N_SPIRITS
    tell_name(s.space, SPACES, at, out)
    at += SPACES
    for cell in range(CELLS):
        tell_name(s.cells[cell] - 1, WILD, at + cell * WILD, out)
    at += CELLS * WILD
    if s.n_deck > 0 and g.turns > 0:
        out[at + s.deck[s.n_deck - 1]] = 1.0
    at += ALL_CARDS
    for i in range(s.n_hand):
        known = s.team == team or s.known[i] > 0
        out[at + s.hand[i] + (0 if known else ALL_CARDS)] += 0.5
    for i in range(s.n_deck):
        out[at + s.deck[i] + ALL_CARDS] += 0.5


@rule
def observe_turn(g: State, seat: int, out: list[float]) -> None:
    """The boards, the turn, the score, and what is asked of whom."""
    at = TABLE_FROM
    team = g.seats[seat].team
    out[at] = g.config.spirit_side
    out[at + 1] = g.config.team_side
    out[at + 2] = g.absorbs
    out[at + 3] = g.used & 1
    out[at + 4] = g.used >> 1 & 1
    out[at + 5] = g.used >> 2 & 1
    out[at + 6] = 1.0 if g.ending > 0 else 0.0
    out[at + 7] = g.revelations / 6.0
    out[at + 8 + team] = 1.0
    at += 11
    tell_steps(g.actions, ACTIONS, at, out)
    at += ACTIONS
    for other in range(g.n_teams):
        if other != team:
            ahead = final_points(g, team) - final_points(g, other)
            place = at + 2 * AHEAD * (seen_as(team, other) - 1)
            tell_steps(ahead, AHEAD, place, out)
            tell_steps(-ahead, AHEAD, place + AHEAD, out)
    at += 4 * AHEAD
    if g.turns > 0:
        out[at + (g.turn - seat) % g.n_seats] = 1.0
    if g.over == 0:
        out[at + SEATS + (g.asked.seat - seat) % g.n_seats] = 1.0
        tell_name(g.asked.kind, QUESTIONS, at + 2 * SEATS, out)


# ---- their words ---------------------------------------------------------------------------------------------------
_WHOSE = ("yours", "the next team's", "the third team's")
_SIDES = ("for Bliss", "for Gloom")


def _emotion_words() -> tuple[str, ...]:
    return (
        *CARD_IDS,
        *(f"{whose}, {side}" for whose in _WHOSE for side in _SIDES),
        *VIBE_WORDS[1 : VIBES + 1],
        *("token / 6", "Insecurity token", "silenced", "not lowered"),
        *steps("Essence", ON_EMOTION),
        *(step for side in _SIDES for step in steps(f"Intensity {side}", INTENSITY)),
    )


def _realm_words() -> tuple[str, ...]:
    return (
        *("of Bliss", "of Gloom", "Frontier of Bliss", "Frontier of Gloom"),
        *leads("Intensity of Bliss", LEADS),
        *leads("Frontier Intensity of Bliss", LEADS),
        *(step for whose in _WHOSE for step in steps(f"Fortress, {whose}", FORTRESS)),
        *(f"Fortress {side}" for side in _SIDES),
        *steps("Willpower on the Sphere", SPHERE),
        *(f"Sphere of {sphere}" for sphere in SPHERE_WORDS),
    )


def _goal_words() -> tuple[str, ...]:
    told = ("current Common", "Common row", "your Hidden", "Bliss is ahead in", "Gloom is ahead in")
    conditions = ("tied:", "Balance's second condition:")
    both = ("current Common", "your Hidden")
    return (
        *(f"{what} {a}" for what in (*told, *conditions) for a in ASPIRATION_IDS),
        *(f"{what}: {lead} of Bliss" for what in both for lead in LEAD_WORDS),
        *(f"{what}: Balance's second condition {met}" for what in both for met in ("met", "not met")),
    )


def _seat_words() -> tuple[str, ...]:
    cells = (f"{row} {cell} {vibe}" for row in ROW_WORDS for cell in range(4) for vibe in VIBE_WORDS[1:])
    piles = ("top card", "in hand / 2", "in deck or unknown in hand / 2")
    return (
        *_WHOSE,
        *("plays", "Willpower / 20", "deck / 16", "unseen / 16"),
        *steps("Willpower", WILLPOWER),
        *steps("Essence", ESSENCE),
        *steps("Gloom Essence", ESSENCE),
        *steps("cards", HAND),
        *spirit_words(),
        *(f"on {space}" for space in SPACE_WORDS),
        *cells,
        *(f"{what} {card}" for what in piles for card in CARD_IDS),
    )


def _legend() -> tuple[str, ...]:
    out = [f"{slot}: {field}" for slot in SLOT_WORDS for field in _emotion_words()]
    out += [f"{realm}: {field}" for realm in REALM_WORDS for field in _realm_words()]
    out += [f"{team}: {field}" for team in _WHOSE for field in TEAM_WORDS]
    out += _goal_words()
    out += [f"{who}: {field}" for who in SEAT_WORDS for field in _seat_words()]
    out += ["Spirit Boards B", "Team Boards B", "Absorbs", "Vibe Ability used", "Rotation used", "extra Action used"]
    out += ["ending", "Revelations / 6", *(f"you are {team}" for team in ("Bliss", "Gloom", "Balance"))]
    out += [*steps("Actions", ACTIONS), *leads("points to the next team", AHEAD), *leads("points to the third", AHEAD)]
    out += [*(f"turn of {s}" for s in SEAT_WORDS), *(f"asked: {s}" for s in SEAT_WORDS)]
    return (*out, *QUESTION_WORDS, *DOING)


LEGEND = _legend()
if len(LEGEND) != N_OBSERVED:
    raise ValueError(f"the legend names {len(LEGEND)} numbers of {N_OBSERVED}")
