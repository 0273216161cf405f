"""What one pair of eyes knows at a table of three teams, as numbers. [bal.info.three-teams]"""

from __future__ import annotations

from insula.core.rule import rule
from insula.games.cerebria.balance.rules.aspirations import AT_LEAST, first_condition, second_amount
from insula.games.cerebria.eyes.observe import TEAM_FIELDS, observe_team
from insula.games.cerebria.gen import ask
from insula.games.cerebria.rules.setup import is_in_game
from insula.games.cerebria.state import State
from insula.games.cerebria.tables import ALL_CARDS, ASPIRATION_IDS, CARD_IDS, ROW_WORDS
from insula.games.cerebria.terms import ASPIRATIONS, BLISS, CELLS, GLOOM, REALMS, SEATS, SLOTS, SPACES, WILD
from insula.games.cerebria.words.names import (
    REALM_WORDS,
    SLOT_WORDS,
    SPACE_WORDS,
    SPHERE_WORDS,
    SPIRIT_WORDS,
    VIBE_WORDS,
)

TEAMS = 3  # one's own team, then the others in the order Bliss, Gloom, Balance
QUESTIONS = 80
SLOT_FIELDS = ALL_CARDS + TEAMS + 12
REALM_FIELDS = 6 + TEAMS + 3 + REALMS
SEAT_FIELDS = TEAMS + 7 + len(SPIRIT_WORDS) + SPACES + CELLS * WILD + 2 * ALL_CARDS
REALMS_FROM = SLOTS * SLOT_FIELDS
TEAMS_FROM = REALMS_FROM + REALMS * REALM_FIELDS
ASPIRATIONS_FROM = TEAMS_FROM + TEAMS * TEAM_FIELDS
SEATS_FROM = ASPIRATIONS_FROM + 5 * ASPIRATIONS
TABLE_FROM = SEATS_FROM + SEATS * SEAT_FIELDS
N_OBSERVED = TABLE_FROM + 9 + 2 * SEATS + QUESTIONS
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


@rule
def seen_as(team: int, other: int) -> int:
    """0 for one's own team, then 1 and 2 in the order of the teams."""
    if other == team:
        return 0
    return other + 1 if other < team else other


@rule
def observe_emotion(g: State, slot: int, team: int, out: list[float]) -> None:
    """Which card lies there, whose it is, for whom it counts, and what is on it."""
    e = g.emotions[slot]
    at = slot * SLOT_FIELDS
    if e.card < 0:
        return
    out[at + e.card] = 1.0
    at += ALL_CARDS
    out[at + seen_as(team, e.team)] = 1.0
    at += TEAMS
    out[at + (0 if e.side == BLISS else 1)] = 1.0
    if e.vibe > 0:
        out[at + 1 + e.vibe] = 1.0
    out[at + 6] = e.essence / 4.0
    out[at + 7] = e.intensity / 6.0
    out[at + 8] = e.token / 6.0
    out[at + 9] = 1.0 if e.insecure > 0 else 0.0
    out[at + 10] = e.muted
    out[at + 11] = 1.0 if e.guarded > 0 else 0.0


@rule
def observe_place(g: State, realm: int, team: int, at: int, out: list[float]) -> None:
    """Control, Fortress and Sphere of a Realm, and its Frontier."""
    r = g.realms[realm]
    out[at] = 1.0 if r.control == BLISS else 0.0
    out[at + 1] = 1.0 if r.control == GLOOM else 0.0
    out[at + 2] = r.lead / 6.0
    out[at + 3] = 1.0 if r.frontier == BLISS else 0.0
    out[at + 4] = 1.0 if r.frontier == GLOOM else 0.0
    out[at + 5] = r.frontier_lead / 6.0
    if r.size > 0:
        out[at + 6 + seen_as(team, r.fortress)] = r.size / 2.0
        out[at + 6 + TEAMS + (0 if r.token_side == BLISS else 1)] = 1.0
    sphere = (realm - g.rotation) % REALMS
    out[at + 8 + TEAMS] = g.spheres[sphere] / 8.0
    out[at + 9 + TEAMS + sphere] = 1.0


@rule
def observe_goals(g: State, team: int, out: list[float]) -> None:
    """The Common row, the seat's own Hidden Aspiration, and how Balance's conditions stand."""
    at = ASPIRATIONS_FROM
    if g.n_common > 0:
        out[at + g.common[0]] = 1.0
    for i in range(g.n_common):
        out[at + ASPIRATIONS + g.common[i]] = 1.0
    t = g.teams[team]
    if t.has_hidden:
        out[at + 2 * ASPIRATIONS + t.hidden[t.n_hidden - 1]] = 1.0
    for aspiration in range(ASPIRATIONS):
        if is_in_game(g, aspiration):
            out[at + 3 * ASPIRATIONS + aspiration] = 1.0 if first_condition(g, aspiration) else 0.0
            out[at + 4 * ASPIRATIONS + aspiration] = second_amount(g, aspiration) / AT_LEAST[aspiration]


@rule
def observe_player(g: State, seat: int, team: int, at: int, out: list[float]) -> None:
    """A Spirit, its board, its top card, and as much of its hand as the team knows."""
    s = g.seats[seat]
    out[at + seen_as(team, s.team)] = 1.0
    at += TEAMS
    out[at] = 1.0
    out[at + 1] = s.willpower / 20.0
    out[at + 2] = s.essence / 10.0
    out[at + 3] = s.gloom_essence / 10.0
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
        if s.cells[cell] > 0:
            out[at + cell * WILD + s.cells[cell] - 1] = 1.0
    at += CELLS * WILD
    if s.n_deck > 0 and g.turns > 0:
        out[at + s.deck[s.n_deck - 1]] = 1.0
    at += ALL_CARDS
    for i in range(s.n_hand):
        if s.team == team or s.known[i] > 0:
            out[at + s.hand[i]] += 0.5


@rule
def observe_turn(g: State, seat: int, out: list[float]) -> None:
    """The boards, the turn, and what is asked of whom."""
    at = TABLE_FROM
    out[at] = g.config.spirit_side
    out[at + 1] = g.config.team_side
    out[at + 2] = g.actions / 4.0
    out[at + 3] = g.absorbs
    out[at + 4] = g.used & 1
    out[at + 5] = g.used >> 1 & 1
    out[at + 6] = g.used >> 2 & 1
    out[at + 7] = 1.0 if g.ending > 0 else 0.0
    out[at + 8] = g.revelations / 6.0
    at += 9
    if g.turns > 0:
        out[at + (g.turn - seat) % g.n_seats] = 1.0
    if g.over == 0:
        out[at + SEATS + (g.asked.seat - seat) % g.n_seats] = 1.0
        out[at + 2 * SEATS + g.asked.kind] = 1.0


_WHOSE = ("yours", "the next team's", "the third team's")
_SLOT_WORDS = ("for Bliss", "for Gloom", *VIBE_WORDS[1:5])
_ON_IT = ("Essence / 4", "Intensity / 6", "token / 6", "Insecurity token", "silenced", "not lowered")
_REALM_WORDS = ("of Bliss", "of Gloom", "lead / 6", "Frontier of Bliss", "Frontier of Gloom", "Frontier lead / 6")
_FORTRESS_WORDS = ("Fortress for Bliss", "Fortress for Gloom", "Sphere's Willpower / 8")
_TEAM_WORDS = ("Ambition / 3", "Minor / 5", "Major / 3", "Identity Minor / 5", "Identity Major / 3", "Capping")
_SCORE_WORDS = ("points / 20", "points given / 4", "Hidden deck / 9", "has a Hidden Aspiration")
_GOALS = ("current Common", "Common row", "your Hidden", "tied:", "Balance's second condition:")
_SEAT_WORDS = ("plays", "Willpower / 20", "Essence / 10", "Gloom Essence / 10", "hand / 16", "deck / 16", "unseen / 16")
_TABLE_WORDS = ("Spirit Boards B", "Team Boards B", "Actions / 4", "Absorbs", "Vibe Ability used", "Rotation used")
_TURN_WORDS = ("extra Action used", "ending", "Revelations / 6")


def _legend() -> tuple[str, ...]:
    out = []
    for slot in SLOT_WORDS:
        out += [f"{slot}: {field}" for field in (*CARD_IDS, *_WHOSE, *_SLOT_WORDS, *_ON_IT)]
    for realm in REALM_WORDS:
        out += [f"{realm}: {field}" for field in _REALM_WORDS]
        out += [f"{realm}: Fortress of {whose} / 2" for whose in _WHOSE]
        out += [f"{realm}: {field}" for field in _FORTRESS_WORDS]
        out += [f"{realm}: Sphere of {sphere}" for sphere in SPHERE_WORDS]
    out += [f"{team}: {field}" for team in _WHOSE for field in (*_TEAM_WORDS, *_SCORE_WORDS)]
    out += [f"{what} {a}" for what in _GOALS for a in ASPIRATION_IDS]
    cells = [f"{row} {cell} {vibe}" for row in ROW_WORDS for cell in range(4) for vibe in VIBE_WORDS[1:]]
    seats = ("you", "second", "third", "fourth", "fifth", "sixth")
    for who in seats:
        out += [f"{who}: {field}" for field in (*_WHOSE, *_SEAT_WORDS, *SPIRIT_WORDS)]
        out += [f"{who}: on {space}" for space in SPACE_WORDS]
        out += [f"{who}: {cell}" for cell in cells]
        out += [f"{who}: {what} {card}" for what in ("top card", "in hand / 2") for card in CARD_IDS]
    out += [*_TABLE_WORDS, *_TURN_WORDS, *(f"turn of {s}" for s in seats), *(f"asked: {s}" for s in seats)]
    return (*out, *(f"question: {ask.NAMES.get(kind, kind)}" for kind in range(QUESTIONS)))


LEGEND = _legend()
if len(LEGEND) != N_OBSERVED:
    raise ValueError(f"the legend names {len(LEGEND)} numbers of {N_OBSERVED}")
