"""A turn: one action, free exchanges, what fits into the bank, the next player.

[amy.turn.order, amy.turn.one-action, amy.turn.must-act, amy.turn.no-action-possible, amy.turn.end-sequence,
amy.turn.start-marker-stays, amy.unlock.steps, amy.mood.once-per-action, amy.bank.discard-excess,
amy.bank.discard-where, amy.bank.discard-claim, amy.bank.exchange-first, amy.var.choose]
"""

from __future__ import annotations

from insula.core.questions import note, offer
from insula.core.rule import LEGAL, rule
from insula.games.amygdala.gen import R, ask, ev, opt
from insula.games.amygdala.gen.stack import then
from insula.games.amygdala.rules.acquire import acquire_at, refuse_acquire, refuse_far_tile
from insula.games.amygdala.rules.affordability import could_act
from insula.games.amygdala.rules.bank import drop_face, items_held, set_coins
from insula.games.amygdala.rules.claim import claim_at, refuse_claim
from insula.games.amygdala.rules.exchange import may_exchange, refuse_exchanging
from insula.games.amygdala.rules.mood import refuse_odd_move
from insula.games.amygdala.rules.unlock import coins_after_jump, far_fee, offer_cells, refuse_cell, unlock_at
from insula.games.amygdala.state import EMOTION_TILE, IN_BANK, UNEARNED, Seat, State
from insula.games.amygdala.tables import (
    BANK_SPACES,
    N_BONUSES,
    N_CELLS,
    N_EMOTIONS,
    N_FACES,
    N_LOTUSES,
    N_PLACES,
)

# ---- the action


@rule
def turn_options(g: State) -> None:
    """A lotus to acquire from, a tile to unlock, a claim to place, exchanges; a skip only if nothing is possible."""
    p = g.seats[g.asked.seat]
    offer_actions(g, p)
    stuck = g.n_options == 0 and not could_act(g, p)
    if may_exchange(g, p):
        offer(g, opt.EXCHANGE)
    if stuck:
        offer(g, opt.END_TURN)


@rule
def offer_actions(g: State, p: Seat) -> None:
    """Everything that is an action and can be paid for now. [amy.turn.one-action]"""
    for lotus in range(N_LOTUSES):
        if refuse_acquire(g, p, lotus) == LEGAL:
            offer(g, opt.LOTUS + lotus)
    offer_cells(g, p)
    if p.n_claims > 0:
        for emotion in range(N_EMOTIONS):
            if p.claims[emotion] == IN_BANK and refuse_claim(g, p, emotion) == LEGAL:
                offer(g, opt.CLAIM + emotion)


@rule
def can_act(g: State, p: Seat) -> bool:
    """Whether an action can be paid for now."""
    for lotus in range(N_LOTUSES):
        if refuse_acquire(g, p, lotus) == LEGAL:
            return True
    far = far_fee(p)
    left = coins_after_jump(g, p, far)
    for cell in range(N_CELLS):
        if refuse_cell(g, p, cell, far, left) == LEGAL:
            return True
    for emotion in range(N_EMOTIONS):
        if refuse_claim(g, p, emotion) == LEGAL:
            return True
    return False


@rule
def refuse_turn(g: State, option: int) -> int:
    """LEGAL, or the rule that forbids it. [amy.turn.must-act, amy.turn.no-action-possible]"""
    p = g.seats[g.asked.seat]
    if opt.LOTUS <= option < opt.LOTUS + N_LOTUSES:
        return refuse_acquire(g, p, option - opt.LOTUS)
    if opt.TILE <= option < opt.TILE + N_PLACES:
        return refuse_far_tile(g, p, option - opt.TILE)
    if opt.CELL <= option < opt.CELL + N_CELLS + N_BONUSES:
        far = far_fee(p)
        return refuse_cell(g, p, option - opt.CELL, far, coins_after_jump(g, p, far))
    if opt.CLAIM <= option < opt.CLAIM + N_EMOTIONS:
        return refuse_claim(g, p, option - opt.CLAIM)
    if option == opt.EXCHANGE:
        return refuse_exchanging(g, p)
    if option == opt.END_TURN:
        return R.TURN_MUST_ACT if can_act(g, p) or could_act(g, p) else LEGAL
    if option == opt.SEVEN_COINS:
        return R.PAY_SEVEN_COINS_ONLY_THEN
    if opt.VARIANT <= option < opt.VARIANT + 2:
        return R.VAR_CHOOSE
    return refuse_odd_move(g, p, option)


@rule
def turn_answer(g: State, option: int) -> None:
    """Begins the action."""
    seat = g.asked.seat
    if option == opt.EXCHANGE:
        then(g, ask.EXCHANGE, seat)
        then(g, ask.TURN, seat)
    elif option == opt.END_TURN:
        g.idle = 0 if g.act.exchanged > 0 else g.idle + 1
        note(g, ev.SKIPPED, R.TURN_NO_ACTION_POSSIBLE, seat, -2, -2, g.n_seats - g.idle)
        then(g, ask.FINISH_TURN, seat)
    else:
        g.idle = 0
        if option < opt.LOTUS + N_LOTUSES:
            acquire_at(g, seat, option - opt.LOTUS)
        elif option < opt.CELL + N_CELLS:
            unlock_at(g, seat, option - opt.CELL)
        else:
            claim_at(g, seat, option - opt.CLAIM)


# ---- the end of the turn


@rule
def end_turn_options(g: State) -> None:
    """Exchanges, then what is too much for the bank, then the end. [amy.bank.discard-excess]"""
    p = g.seats[g.asked.seat]
    over = items_held(g, p) > BANK_SPACES
    if over:
        offer_discards(g, p)
    if may_exchange(g, p):
        offer(g, opt.EXCHANGE)
    if not over:
        offer(g, opt.END_TURN)


@rule
def offer_discards(g: State, p: Seat) -> None:
    """Every item in the bank."""
    for emotion in range(N_EMOTIONS):
        if p.claims[emotion] == IN_BANK:
            offer(g, opt.CLAIM + emotion)
    for face in range(N_FACES):
        if p.faces[face] > 0:
            offer(g, opt.FACE + face)
    if p.wild > 0:
        offer(g, opt.WILD)
    if p.happiness > 0:
        offer(g, opt.HAPPINESS)
    if p.dream > 0:
        offer(g, opt.DREAM)
    if p.idea > 0:
        offer(g, opt.IDEA)
    for coin in range(3):
        if p.pieces[coin] > 0:
            offer(g, opt.COIN + coin)


@rule
def held(p: Seat, option: int) -> int:
    """How many of the item named by an option are in the bank; -1 if it names no item."""
    if opt.CLAIM <= option < opt.CLAIM + N_EMOTIONS:
        return 1 if p.claims[option - opt.CLAIM] == IN_BANK else 0
    if opt.FACE <= option < opt.FACE + N_FACES:
        return p.faces[option - opt.FACE]
    if opt.COIN <= option < opt.COIN + 3:
        return p.pieces[option - opt.COIN]
    if option == opt.WILD:
        return p.wild
    if option == opt.HAPPINESS:
        return p.happiness
    if option == opt.DREAM:
        return p.dream
    return p.idea if option == opt.IDEA else -1


@rule
def refuse_end_turn(g: State, option: int) -> int:
    """LEGAL, or the rule that forbids it. [amy.bank.discard-excess, amy.turn.one-action, amy.unlock.steps]"""
    p = g.seats[g.asked.seat]
    over = items_held(g, p) > BANK_SPACES
    if option == opt.END_TURN:
        return R.BANK_DISCARD_EXCESS if over else LEGAL
    if option == opt.EXCHANGE:
        return refuse_exchanging(g, p)
    if held(p, option) >= 0:
        if not over:
            return R.BANK_DISCARD_NO_MORE
        return LEGAL if held(p, option) > 0 else R.PAY_FROM_BANK
    if opt.LOTUS <= option < opt.LOTUS + N_LOTUSES:
        return R.MOOD_ONCE_PER_ACTION
    if opt.CELL <= option < opt.CELL + N_CELLS and g.act.kind == EMOTION_TILE:
        return R.UNLOCK_STEPS
    if opt.TILE <= option < opt.CELL + N_CELLS:
        return R.TURN_ONE_ACTION
    return R.NOT_AN_ANSWER


@rule
def end_turn_answer(g: State, option: int) -> None:
    """An exchange, a discard, or the end."""
    seat = g.asked.seat
    if option == opt.END_TURN:
        then(g, ask.FINISH_TURN, seat)
        return
    if option == opt.EXCHANGE:
        then(g, ask.EXCHANGE, seat)
    else:
        discard(g, g.seats[seat], option)
        note(g, ev.DISCARDED, R.BANK_DISCARD_EXCESS, seat, option, -2, -2)
    then(g, ask.END_TURN, seat)


@rule
def discard(g: State, p: Seat, option: int) -> None:
    """Items go where paid items go, claim tiles beside the board. [amy.bank.discard-where, amy.bank.discard-claim]"""
    if option < opt.CLAIM + N_EMOTIONS:
        p.claims[option - opt.CLAIM] = UNEARNED
        p.n_claims -= 1
    elif option < opt.FACE + N_FACES:
        drop_face(g, p, option - opt.FACE)
    elif option == opt.WILD:
        p.wild -= 1
        g.supply_wild += 1
    elif option == opt.HAPPINESS:
        p.happiness -= 1
        g.supply_happiness += 1
    elif option == opt.DREAM:
        p.dream -= 1
        g.supply_dream += 1
    elif option == opt.IDEA:
        p.idea -= 1
        g.supply_idea += 1
    else:
        discard_coin(g, p, option - opt.COIN)


@rule
def discard_coin(g: State, p: Seat, coin: int) -> None:
    """One coin goes back to the supply; the rest is combined."""
    value = 10 if coin == 2 else 5 * coin
    set_coins(g, p, p.coins - max(1, value))
