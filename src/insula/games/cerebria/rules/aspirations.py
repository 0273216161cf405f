"""What the nine Aspirations measure, and the decks of Hidden Aspirations. No questions here.

[cer.asp.*, cer.rev.check, cer.rev.not-others-hidden, cer.rev.same-hidden, cer.rev.snapshot, cer.rev.hidden-check-top,
cer.rev.hidden-impossible]
"""

from __future__ import annotations

from insula.core.chance import rand
from insula.core.questions import note_to, reveal
from insula.core.rule import rule
from insula.games.cerebria.gen import R, ev
from insula.games.cerebria.rules.board import is_opponent
from insula.games.cerebria.state import State
from insula.games.cerebria.tables import OPPOSITE
from insula.games.cerebria.terms import (
    ATTITUDE,
    AWARENESS,
    FORTITUDE,
    LIVELINESS,
    NO_VIBE,
    OPENNESS,
    REALMS,
    REFLECTION,
    SENSIBILITY,
    SLOTS,
    UNITY,
)


# ---- what is measured ----------------------------------------------------------------------------------------------
@rule
def longest_chain(g: State, team: int) -> int:
    """The longest unbroken run of slots on the ring held by a team. [cer.asp.unity]"""
    best = 0
    run = 0
    for i in range(2 * SLOTS):  # twice around, because a run may pass from the last slot to the first
        e = g.emotions[i % SLOTS]
        if e.card >= 0 and e.side == team:
            run = min(run + 1, SLOTS)
            best = max(best, run)
        else:
            run = 0
    return best


@rule
def measure_of_realms(g: State, aspiration: int, team: int) -> int:
    """Attitude, Openness, Reflection and Fortitude look at Realms, Frontiers and Fortresses."""
    n = 0
    for r in range(REALMS):
        realm = g.realms[r]
        if aspiration == ATTITUDE:
            n += 1 if realm.control == team else 0
        elif aspiration == OPENNESS:
            n += 1 if realm.frontier == team else 0
        elif aspiration == REFLECTION:
            n += 1 if realm.control == team and g.realms[OPPOSITE[r]].frontier == team else 0
        elif realm.size > 0 and realm.token_side == team:
            n += realm.size
    return n


@rule
def measure_of_emotions(g: State, aspiration: int, team: int) -> int:
    """Liveliness, Sensibility, Awareness and Versatility look at the Emotions of the team."""
    total = 0
    highest = 0
    seen = 0  # Triads or Vibes, a bit for each
    for slot in range(SLOTS):
        e = g.emotions[slot]
        if e.card < 0 or e.side != team:
            continue
        total += e.essence
        highest = max(highest, e.intensity)
        if aspiration == AWARENESS:
            seen |= 1 << (slot // 3)
        elif e.vibe != NO_VIBE:
            seen |= 1 << e.vibe
    if aspiration == LIVELINESS:
        return total
    if aspiration == SENSIBILITY:
        return highest
    kinds = 0
    while seen > 0:
        kinds += seen & 1
        seen >>= 1
    return kinds


@rule
def measure(g: State, aspiration: int, team: int) -> int:
    """How much a team has of what the Aspiration asks for, on the board as it is."""
    if aspiration == UNITY:
        return longest_chain(g, team)
    if aspiration in (ATTITUDE, OPENNESS, REFLECTION, FORTITUDE):
        return measure_of_realms(g, aspiration, team)
    return measure_of_emotions(g, aspiration, team)


@rule
def accomplished(g: State, aspiration: int, team: int) -> bool:
    """Only strictly more than every opponent is enough. [cer.rev.check]"""
    own = measure(g, aspiration, team)
    for other in range(g.n_teams):
        if is_opponent(team, other) and measure(g, aspiration, other) >= own:
            return False
    return True


# ---- the Hidden decks ----------------------------------------------------------------------------------------------
@rule
def team_eyes(g: State, team: int) -> int:
    """Bit set of the seats of a team; they share what they see."""
    eyes = 0
    for seat in range(g.n_seats):
        if g.seats[seat].team == team:
            eyes |= 1 << seat
    return eyes


@rule
def matches_common(g: State, aspiration: int) -> bool:
    """Is this the current Common Aspiration? [cer.asp.never-equal]"""
    return g.n_common > 0 and g.common[0] == aspiration


@rule
def shuffle_hidden(g: State, team: int) -> None:
    """Mixes the whole Hidden deck of a team, which then knows nothing of its order."""
    g.teams[team].seen = 0
    mix_hidden(g, team)


@rule
def mix_hidden(g: State, team: int) -> None:
    """The order of the Hidden deck is chance."""
    t = g.teams[team]
    for i in range(t.n_hidden - 1, 0, -1):
        j = rand(g, i + 1)
        swapped = t.hidden[i]
        t.hidden[i] = t.hidden[j]
        t.hidden[j] = swapped


@rule
def note_hidden(g: State, team: int, because: int) -> None:
    """The top card is the Hidden Aspiration from now on; its own team has seen it."""
    t = g.teams[team]
    t.has_hidden = 1
    note_to(g, team_eyes(g, team), ev.HIDDEN_TAKEN, because, team, t.hidden[t.n_hidden - 1], -1, 0)


@rule
def fix_hidden(g: State, team: int) -> None:
    """The top card becomes the Hidden Aspiration; a deck whose top card is the Common one is shuffled again.

    A deck with nothing else gives no Hidden Aspiration. [cer.rev.hidden-check-top, cer.rev.hidden-impossible]
    """
    t = g.teams[team]
    t.has_hidden = 0
    possible = False
    for i in range(t.n_hidden):
        if not matches_common(g, t.hidden[i]):
            possible = True
    if not possible:
        return
    while matches_common(g, t.hidden[t.n_hidden - 1]):
        shuffle_hidden(g, team)
    reveal(g)
    note_hidden(g, team, R.REV_HIDDEN_CHECK_TOP)
