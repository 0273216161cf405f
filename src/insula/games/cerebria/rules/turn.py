"""The turn: 3 Actions with Abilities between them, the choice at its end, whose turn is next.

[cer.turn.*, cer.setup.order-fixed, cer.setup.no-first-absorb, cer.shaper.two-turns, cer.end.finish-turn,
cer.info.no-trade]
"""

from __future__ import annotations

from insula.core.questions import note, offer
from insula.core.rule import LEGAL, rule
from insula.games.cerebria.gen import R, ask, ev, opt
from insula.games.cerebria.gen.stack import then
from insula.games.cerebria.rules.absorb import begin_absorb, refuse_absorbing
from insula.games.cerebria.rules.actions.begin import begin_spirit_act
from insula.games.cerebria.rules.actions.search import refuse_spirit_act
from insula.games.cerebria.rules.actions.ways import way_of_act, without_slot
from insula.games.cerebria.rules.ambition import refuse_ability, use_ability
from insula.games.cerebria.rules.board import draw, gain_ambition, gain_willpower, refuse_elsewhere
from insula.games.cerebria.rules.powers.triggers import announce
from insula.games.cerebria.rules.realm_actions import begin_realm_act, refuse_realm_act, way_of_realm_act
from insula.games.cerebria.state import State
from insula.games.cerebria.tables import END_CARDS, MAX_AMBITION, MIN_WILLPOWER, TURN_ACTIONS
from insula.games.cerebria.terms import ACTS, EMPOWER, REALMS, TURN_END

TURN_PARTS = ACTS + 3  # in which the options of a turn are listed


@rule
def begin_turn_step(g: State) -> None:
    """The next player in order begins; only the very first turn has no Absorb. [cer.setup.no-first-absorb]"""
    g.turn = g.order[g.place]
    g.actions = TURN_ACTIONS
    g.absorbs = 1 if g.turns > 0 else 0
    g.turns += 1
    g.used = 0
    for r in range(REALMS):
        g.realms[r].fresh = 0
    note(g, ev.TURN_BEGAN, R.TURN_ORDER, g.turn, -1, -1, g.turns)
    then(g, ask.TURN, g.turn)


# ---- the question of the turn --------------------------------------------------------------------------------------
@rule
def refuse_act(g: State, seat: int, act: int) -> int:
    """One of the ten Actions. [cer.turn.ten-actions, cer.turn.repeat-actions]"""
    if g.actions == 0:
        return R.TURN_THREE_ACTIONS
    return refuse_realm_act(g, seat, act) if act > EMPOWER else refuse_spirit_act(g, seat, act)


@rule
def way_of_action(g: State, seat: int, act: int) -> tuple[int, int, int]:
    """(refusal, target, set of upgrades) of the way of a refused Action that came furthest; target -1: none."""
    if g.actions == 0:
        return R.TURN_THREE_ACTIONS, -1, 0
    if act > EMPOWER:
        refusal, target = way_of_realm_act(g, seat, act)
        return refusal, target, 0
    refusal, target, using = way_of_act(g, seat, act)
    if refusal == R.FORTIFY_NO_MINOR or refusal == R.FORTIFY_EXALT_NO_MAJOR:
        refusal = R.SUPPLY_FRAGMENTS_LIMITED
    return without_slot(refusal), target, using


@rule
def refuse_turn(g: State, option: int) -> int:
    """An Action, an Ability, or the end of the turn."""
    seat = g.asked.seat
    if option == opt.END_TURN:
        return LEGAL
    if opt.ACT <= option < opt.ACT + ACTS:
        refusal = refuse_act(g, seat, option - opt.ACT)
        return LEGAL if refusal == LEGAL else way_of_action(g, seat, option - opt.ACT)[0]
    if option == opt.ABSORB:
        return refuse_absorbing(g, seat)
    if opt.ADD_VIBE <= option <= opt.EXTRA_ACTION:
        return refuse_ability(g, seat, option)
    return R.NOT_AN_ANSWER


@rule
def turn_part(g: State, part: int) -> None:
    """A part of what the active player can do now: end the turn, one of the Actions, Absorb, the Abilities."""
    seat = g.asked.seat
    if part == 0:
        offer(g, opt.END_TURN)
    elif part <= ACTS:
        if g.actions > 0 and refuse_act(g, seat, part - 1) == LEGAL:
            offer(g, opt.ACT + part - 1)
    elif part == ACTS + 1:
        if refuse_absorbing(g, seat) == LEGAL:
            offer(g, opt.ABSORB)
    elif g.teams[g.seats[seat].team].ambition > 0:
        for ability in range(opt.ADD_VIBE, opt.EXTRA_ACTION + 1):
            if refuse_ability(g, seat, ability) == LEGAL:
                offer(g, ability)


@rule
def turn_options(g: State) -> None:
    """Everything the active player can do now; on a GPU many games list the same part at the same time."""
    for part in range(TURN_PARTS):
        turn_part(g, part)


@rule
def turn_answer(g: State, option: int) -> None:
    """Begins what was chosen; afterwards the turn goes on. [cer.turn.abilities-between]"""
    seat = g.asked.seat
    if option == opt.END_TURN:
        then(g, ask.TURN_END, seat)
        then(g, ask.TURN_END_POWERS, seat)
        then(g, ask.END_TURN, seat)
        return
    if option == opt.ABSORB:
        begin_absorb(g, seat)
    elif option >= opt.ADD_VIBE:
        use_ability(g, seat, option)
    elif option - opt.ACT <= EMPOWER:
        begin_spirit_act(g, seat, option - opt.ACT)
    else:
        begin_realm_act(g, seat, option - opt.ACT)
    then(g, ask.TURN, seat)


# ---- the end of the turn -------------------------------------------------------------------------------------------
@rule
def refuse_turn_end(g: State, option: int) -> int:
    """1 Ambition or 2 cards, as far as it does something.

    [cer.turn.end-ambition-or-cards, cer.turn.end-ambition-full, cer.turn.end-deck-empty]
    """
    if option == opt.DRAW_TWO:
        return R.TURN_END_DECK_EMPTY if g.seats[g.asked.seat].n_deck == 0 else LEGAL
    if option != opt.TAKE_AMBITION:
        return refuse_elsewhere(g, option)
    full = g.teams[g.seats[g.asked.seat].team].ambition >= MAX_AMBITION
    return R.TURN_END_AMBITION_FULL if full else LEGAL


@rule
def turn_end_options(g: State) -> None:
    """The two choices, as far as they do something."""
    if refuse_turn_end(g, opt.TAKE_AMBITION) == LEGAL:
        offer(g, opt.TAKE_AMBITION)
    if refuse_turn_end(g, opt.DRAW_TWO) == LEGAL:
        offer(g, opt.DRAW_TWO)


@rule
def turn_end_lapse(g: State) -> None:
    """All Ambition is available and the deck is empty: there is nothing to take. [cer.turn.end-deck-empty]"""


@rule
def turn_end_answer(g: State, option: int) -> None:
    """Takes it."""
    seat = g.asked.seat
    if option == opt.TAKE_AMBITION:
        gain_ambition(g, g.seats[seat].team, 1, R.TURN_END_AMBITION_OR_CARDS)
    else:
        draw(g, seat, END_CARDS)


@rule
def turn_end_powers_step(g: State) -> None:
    """Powers that work at the end of a turn, then their Intentions."""
    seat = g.asked.seat
    announce(g, TURN_END, seat, -1, -1, 0, 0)
    then(g, ask.RUN_QUEUE, seat)
    then(g, ask.INTENTIONS, seat)


@rule
def end_turn_step(g: State) -> None:
    """The last check of the turn, then the next player or the end of the game. [cer.turn.end-willpower]"""
    seat = g.asked.seat
    if g.seats[seat].willpower == 0:
        gain_willpower(g, seat, MIN_WILLPOWER, R.TURN_END_WILLPOWER)
    note(g, ev.TURN_ENDED, R.TURN_END_TRACKER, seat, -1, -1, 0)
    if g.ending:
        then(g, ask.FINAL_SCORING, seat)
        return
    g.place = (g.place + 1) % g.n_order
    then(g, ask.BEGIN_TURN, g.order[g.place])
