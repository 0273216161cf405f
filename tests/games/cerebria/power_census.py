"""Random games that like Emotions in play, counting how often each Emotion's power comes up.

A triggered power counts when its clause is resolved; a lasting one counts once for every turn in which it is in force.
"""

from __future__ import annotations

from insula.core.hooks import begin, play
from insula.core.questions import Batch
from insula.core.rule import rule
from insula.games.cerebria.gen import ask, opt
from insula.games.cerebria.rules.board import slot_of
from insula.games.cerebria.state import State
from insula.games.cerebria.tables import CARDS, CLAUSES
from insula.games.cerebria.terms import (
    DRAW_CARDS,
    EMPOWER,
    GAIN_WILLPOWER,
    HARVEST,
    INTENSIFY,
    INVOKE,
    MOVE,
    QUELL,
    SLOTS,
)


@rule
def next_random(r: int) -> int:
    """The next number of the census's own generator."""
    return (r * 1103515245 + 12345) & 0x7FFFFFFF


@rule
def offers(g: State, option: int) -> bool:
    """Is this one of the options?"""
    for i in range(g.n_options):
        if g.options[i] == option:
            return True
    return False


@rule
def liked_act(g: State, r: int) -> int:
    """An Action or Ability that makes Emotions meet, or -1."""
    p = g.seats[g.asked.seat]
    if p.n_hand == 0 and offers(g, opt.ACT + DRAW_CARDS):
        return opt.ACT + DRAW_CARDS
    if p.willpower < 4 and offers(g, opt.ACT + GAIN_WILLPOWER):
        return opt.ACT + GAIN_WILLPOWER
    for act in (EMPOWER, QUELL, INTENSIFY, INVOKE):
        if offers(g, opt.ACT + act) and (r >> (5 + act)) % 4 > 0:
            return opt.ACT + act
    if p.essence == 0 and offers(g, opt.ACT + HARVEST):
        return opt.ACT + HARVEST
    if offers(g, opt.ACT + MOVE) and (r >> 5) % 2:
        return opt.ACT + MOVE
    if offers(g, opt.ADD_VIBE) and (r >> 6) % 4 == 0:
        return opt.ADD_VIBE
    return opt.END_TURN if (r >> 9) % 4 else -1


@rule
def liked(g: State, r: int) -> int:
    """An option that brings Emotions into play and against each other, or -1."""
    kind = g.asked.kind
    if kind == ask.TURN:
        return liked_act(g, r >> 3)
    if kind in (ask.START_TOKEN, ask.VIBE_CELL):
        for act in (INVOKE, QUELL, EMPOWER, MOVE):
            if offers(g, opt.CELL + 4 * act):
                return opt.CELL + 4 * act
    if kind == ask.TURN_END:
        return opt.TAKE_AMBITION if g.seats[g.asked.seat].n_hand > 1 and offers(g, opt.TAKE_AMBITION) else opt.DRAW_TWO
    if kind == ask.TOKEN_CARD and offers(g, opt.PASS):
        return opt.PASS
    if kind in (ask.INTENSIFY_MORE, ask.MAY) and offers(g, opt.YES):
        return opt.YES
    if kind == ask.HARVEST_AMOUNT and offers(g, opt.AMOUNT + 2):
        return opt.AMOUNT + 2
    return -1


@rule
def count_standing(g: State, counts: list[int]) -> None:
    """Every card in play with a lasting power that works."""
    for slot in range(SLOTS):
        e = g.emotions[slot]
        if e.card >= 0 and e.muted == 0 and CARDS[e.card].standing:
            counts[e.card] += 1


@rule
def count_powers(batch: Batch, first: int, games: int, most: int, counts: list[int]) -> int:
    """Plays the games of these seeds; counts[card] is how often its power came up. Returns the games that ended."""
    ended = 0
    for i in range(games):
        batch[1] = batch[0]
        g = batch[1]
        begin(g, first + i)
        r = ((first + i) * 48271 + 11) & 0x7FFFFFFF
        worked = 0
        turns = 0
        decisions = 0
        while g.over == 0 and decisions < most:
            r = next_random(r)
            option = liked(g, r)
            if option < 0:
                option = g.options[(r >> 8) % g.n_options]
            play(g, option)
            decisions += 1
            if g.powers_worked != worked:
                worked = g.powers_worked
                counts[CLAUSES[g.last_power].card] += 1
            if g.over == 0 and g.asked.kind == ask.BEAR_LOSS:
                counts[g.emotions[slot_of(g, g.asked.source)].card] += 1
            if g.turns != turns:
                turns = g.turns
                count_standing(g, counts)
        ended += g.over
    return ended
