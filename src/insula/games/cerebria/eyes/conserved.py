"""The check that nothing was created or lost: cards, Fragments, Aspirations, tokens, and limits that always hold.

[cer.comp.strong-cards, cer.comp.starting-emotions, cer.comp.aspiration-cards, cer.comp.vibe-tokens, cer.comp.fragments,
cer.comp.ambition-tokens, cer.comp.insecurity-tokens, cer.supply.fragments-limited, cer.def.essence-capacity]
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from insula.games.cerebria.rules.setup import is_in_game
from insula.games.cerebria.state import State
from insula.games.cerebria.tables import (
    ALL_CARDS,
    BLEAKNESS,
    BRIGHTNESS,
    CARD_NAMES,
    CARDS,
    DECK_SIZES,
    HAS_EMPOWER,
    MAJORS,
    MAX_AMBITION,
    MAX_BLEAKNESS,
    MAX_COPIES,
    MINORS,
    SCORING,
    SPHERE_WILLPOWER,
)
from insula.games.cerebria.terms import ASPIRATIONS, BALANCE, MILD, NO_VIBE, ROWS, STRONG, WILD
from insula.games.cerebria.words.names import SLOT_WORDS, TEAM_NAMES

MAX_INSECURITY: int = SCORING["supplies"]["insecurity_tokens"]["count"]


def conserved(g: State) -> list[str]:
    """What was created or lost; empty is right. Before the table is laid there is nothing to count."""
    if g.n_order == 0:
        return []
    return [*_decks(g), *_cards_in_play(g), *_fragments(g), *_aspirations(g), *_spirits(g)]


def _decks(g: State) -> Iterator[str]:
    for seat in range(g.n_seats):
        s = g.seats[seat]
        cards = [*s.hand[: s.n_hand], *s.deck[: s.n_deck]]
        cards += [e.card for e in g.emotions if e.card >= 0 and e.owner == seat and CARDS[e.card].strength == MILD]
        if len(cards) != DECK_SIZES[s.team]:
            yield f"seat {seat} has {len(cards)} cards"
        for card, count in Counter(cards).items():
            if CARDS[card].strength != MILD or CARDS[card].side != s.team or count > MAX_COPIES:
                yield f"seat {seat} has {count} of {CARD_NAMES[card]}"
        if not 0 <= s.unseen <= max(0, s.n_deck - 1):
            yield f"seat {seat} has {s.unseen} unseen cards in a deck of {s.n_deck}"


def _cards_in_play(g: State) -> Iterator[str]:
    in_play = Counter(e.card for e in g.emotions if e.card >= 0)
    for card in range(ALL_CARDS):
        if CARDS[card].strength == STRONG and HAS_EMPOWER[g.config.mode] and CARDS[card].side < g.n_teams:
            if g.strong[card] < 0 or g.strong[card] + in_play[card] != CARDS[card].copies:
                yield f"{g.strong[card]} {CARD_NAMES[card]} in stock and {in_play[card]} in play"
    if in_play[BRIGHTNESS] > CARDS[BRIGHTNESS].copies or in_play[BLEAKNESS] > MAX_BLEAKNESS:
        yield f"{in_play[BRIGHTNESS]} Brightness and {in_play[BLEAKNESS]} Bleakness in play"
    uids = [e.uid for e in g.emotions if e.card >= 0]
    if len(set(uids)) != len(uids) or 0 in uids:
        yield f"appearances {uids}"
    for slot, e in enumerate(g.emotions):
        if e.card >= 0 and not 1 <= e.essence <= CARDS[e.card].spaces:
            yield f"{e.essence} Essence on {CARD_NAMES[e.card]} at {SLOT_WORDS[slot]}"
        if e.card >= 0 and e.team == BALANCE and (e.side == BALANCE or e.vibe == NO_VIBE):
            yield f"{CARD_NAMES[e.card]} at {SLOT_WORDS[slot]} has no Alignment or no Vibe"
        if e.card < 0 and (e.essence or e.token or e.uid or e.insecure):
            yield f"something lies on the empty slot {SLOT_WORDS[slot]}"
        if e.insecure and e.insecure not in uids:
            yield f"an Insecurity token of no card at {SLOT_WORDS[slot]}"
    if sum(e.insecure > 0 for e in g.emotions) > MAX_INSECURITY:
        yield "too many Insecurity tokens"


def _fragments(g: State) -> Iterator[str]:
    for team in range(g.n_teams):
        t = g.teams[team]
        built = Counter(r.size for r in g.realms if r.size and r.fortress == team)
        minors, majors = t.minor + t.identity_minor + built[1], t.major + t.identity_major + built[2]
        if (minors, majors) != (MINORS, MAJORS) or min(t.minor, t.major) < 0:
            yield f"{TEAM_NAMES[team]} has {minors} Minor and {majors} Major Fragments"
        if not 0 <= t.ambition <= MAX_AMBITION:
            yield f"{TEAM_NAMES[team]} has {t.ambition} Ambition"
    if sum(t.capping for t in g.teams) > 1:
        yield "two Capping Fragments"


def _aspirations(g: State) -> Iterator[str]:
    pool = {a for a in range(ASPIRATIONS) if is_in_game(g, a)}
    row = g.common[: g.n_common]
    gone = [a for a in range(ASPIRATIONS) if g.gone[a]]
    if sorted([*row, *gone]) != sorted(pool):
        yield f"Common Aspirations {row} and gone {gone}"
    for team in range(g.n_teams):
        hidden = g.teams[team].hidden[: g.teams[team].n_hidden]
        if len(set(hidden)) != len(hidden) or not set(hidden) <= pool:
            yield f"Hidden Aspirations of {TEAM_NAMES[team]}: {hidden}"


def _spirits(g: State) -> Iterator[str]:
    if not all(0 <= w <= SPHERE_WILLPOWER[g.config.mode] for w in g.spheres):
        yield f"Spheres with {g.spheres}"
    for seat in range(g.n_seats):
        s = g.seats[seat]
        if min(s.willpower, s.essence, s.gloom_essence) < 0 or (s.gloom_essence and s.team != BALANCE):
            yield f"seat {seat} has {s.willpower} Willpower, {s.essence} and {s.gloom_essence} Essence"
        for row in range(ROWS):
            tokens = [v for v in s.cells[4 * row : 4 * row + 4] if v and v != WILD]
            if len(set(tokens)) != len(tokens) or (tokens and not s.cells[4 * row]):
                yield f"seat {seat} has the tokens {tokens} in row {row}"
        wild = s.cells.count(WILD)
        if wild > (4 if s.team == BALANCE else 0):
            yield f"seat {seat} has {wild} wild tokens"
