"""Paying by hand: one icon after the other, each in any legal way.

[amy.pay.each-icon, amy.pay.from-bank, amy.pay.matching-resource, amy.pay.wild, amy.pay.two-for-one,
amy.pay.five-coins, amy.pay.happiness-only, amy.pay.happiness-elsewhere, amy.pay.seven-coins,
amy.pay.seven-coins-supply, amy.pay.leave-enough]
"""

from __future__ import annotations

from insula.core.questions import note, offer
from insula.core.rule import LEGAL, rule
from insula.games.amygdala.gen import R, ask, ev, opt
from insula.games.amygdala.gen.stack import then
from insula.games.amygdala.rules.bank import best_sum, drop_face, pay_coins
from insula.games.amygdala.rules.exchange import may_exchange, refuse_exchanging
from insula.games.amygdala.rules.price import icons_in_coins, payable_in_turn
from insula.games.amygdala.state import Seat, State
from insula.games.amygdala.tables import (
    FACE_ICON,
    HAPPINESS,
    HAPPINESS_COINS,
    ICON_COINS,
    MAX_ICONS,
    N_FACES,
    TILE_ICONS,
    TILE_SIZE,
    WILD_ICON,
)


@rule
def icon_to_pay(g: State) -> int:
    """The emotion of the next unpaid icon."""
    return TILE_ICONS[MAX_ICONS * g.act.tile + g.act.paid]


@rule
def refuse_rest(g: State, p: Seat, price: int, less: int) -> int:
    """LEGAL, or why the icons after this one cannot be paid once `price` coins and `less` resource tiles are gone.

    [amy.pay.leave-enough, amy.coin.pay-exact]
    """
    fives, sevens = icons_in_coins(g, p, g.act.tile, g.act.paid + 1, less)
    if price + ICON_COINS * fives + HAPPINESS_COINS * sevens > p.coins:
        return R.PAY_LEAVE_ENOUGH
    coins = p.coins if price == 0 else best_sum(g, p, p.coins - price)
    return LEGAL if payable_in_turn(g, p, coins, fives, sevens) else R.COIN_PAY_EXACT


@rule
def refuse_rest_without(g: State, p: Seat, face: int, less: int) -> int:
    """The same once a resource tile of this face is given away, and `less` of the player's choice."""
    p.by_icon[FACE_ICON[face]] -= 1
    p.n_resources -= 1
    refusal = refuse_rest(g, p, 0, less)
    p.by_icon[FACE_ICON[face]] += 1
    p.n_resources += 1
    return refusal


# ---- one icon


@rule
def refuse_face(g: State, p: Seat, face: int) -> int:
    """LEGAL, or why one resource tile cannot pay for the icon. [amy.pay.matching-resource]"""
    icon = icon_to_pay(g)
    if icon == HAPPINESS:
        return R.PAY_HAPPINESS_ONLY
    if p.faces[face] == 0:
        return R.PAY_FROM_BANK
    if FACE_ICON[face] != icon and FACE_ICON[face] != WILD_ICON:
        return R.PAY_MATCHING_RESOURCE
    return refuse_rest_without(g, p, face, 0)


@rule
def refuse_wild(g: State, p: Seat) -> int:
    """LEGAL, or why a Wild tile cannot pay for the icon. [amy.pay.wild]"""
    if icon_to_pay(g) == HAPPINESS:
        return R.PAY_HAPPINESS_ONLY
    if p.wild == 0:
        return R.PAY_FROM_BANK
    p.wild -= 1
    refusal = refuse_rest(g, p, 0, 0)
    p.wild += 1
    return refusal


@rule
def refuse_happiness(g: State, p: Seat) -> int:
    """LEGAL, or why a Happiness tile cannot pay for the icon. [amy.pay.happiness-elsewhere]"""
    if icon_to_pay(g) != HAPPINESS:
        return R.PAY_HAPPINESS_ELSEWHERE
    if p.happiness == 0:
        return R.PAY_FROM_BANK
    p.happiness -= 1
    g.supply_happiness += 1
    refusal = refuse_rest(g, p, 0, 0)
    p.happiness += 1
    g.supply_happiness -= 1
    return refusal


@rule
def refuse_five(g: State, p: Seat) -> int:
    """LEGAL, or why 5 coins cannot pay for the icon. [amy.pay.five-coins]"""
    if icon_to_pay(g) == HAPPINESS:
        return R.PAY_HAPPINESS_ONLY
    if p.coins < ICON_COINS:
        return R.PAY_FIVE_COINS
    return refuse_rest(g, p, ICON_COINS, 0)


@rule
def refuse_seven(g: State, p: Seat) -> int:
    """LEGAL, or why 7 coins cannot pay for the icon. [amy.pay.seven-coins, amy.pay.seven-coins-supply]"""
    if icon_to_pay(g) != HAPPINESS:
        return R.PAY_SEVEN_COINS_ONLY_THEN
    if g.supply_happiness == 0:
        return R.PAY_SEVEN_COINS_SUPPLY
    if p.coins < HAPPINESS_COINS:
        return R.PAY_SEVEN_COINS
    return refuse_rest(g, p, HAPPINESS_COINS, 0)


@rule
def refuse_pair(g: State, p: Seat) -> int:
    """LEGAL, or why two resource tiles cannot pay for the icon. [amy.pay.two-for-one]"""
    if icon_to_pay(g) == HAPPINESS:
        return R.PAY_HAPPINESS_ONLY
    if p.n_resources < 2:
        return R.PAY_FROM_BANK
    return refuse_rest(g, p, 0, 2)


@rule
def refuse_pay_icon(g: State, option: int) -> int:
    """LEGAL, or the rule that forbids this for the icon."""
    p = g.seats[g.asked.seat]
    if opt.FACE <= option < opt.FACE + N_FACES:
        return refuse_face(g, p, option - opt.FACE)
    if option == opt.WILD:
        return refuse_wild(g, p)
    if option == opt.HAPPINESS:
        return refuse_happiness(g, p)
    if option == opt.FIVE_COINS:
        return refuse_five(g, p)
    if option == opt.SEVEN_COINS:
        return refuse_seven(g, p)
    if option == opt.PAIR:
        return refuse_pair(g, p)
    if option == opt.EXCHANGE:
        return refuse_exchanging(g, p)
    return R.PAY_FINISH if option == opt.END_TURN else R.NOT_AN_ANSWER


@rule
def pay_icon_options(g: State) -> None:
    """Everything that can pay for the next icon and leaves the others payable."""
    p = g.seats[g.asked.seat]
    if icon_to_pay(g) == HAPPINESS:
        if refuse_happiness(g, p) == LEGAL:
            offer(g, opt.HAPPINESS)
        if refuse_seven(g, p) == LEGAL:
            offer(g, opt.SEVEN_COINS)
    else:
        offer_for_emotion(g, p)
    if may_exchange(g, p):
        offer(g, opt.EXCHANGE)


@rule
def offer_for_emotion(g: State, p: Seat) -> None:
    """Everything that can pay for an icon other than Happiness."""
    for face in range(N_FACES):
        if p.faces[face] > 0 and refuse_face(g, p, face) == LEGAL:
            offer(g, opt.FACE + face)
    if refuse_wild(g, p) == LEGAL:
        offer(g, opt.WILD)
    if refuse_five(g, p) == LEGAL:
        offer(g, opt.FIVE_COINS)
    if refuse_pair(g, p) == LEGAL:
        offer(g, opt.PAIR)


@rule
def pay_icon_answer(g: State, option: int) -> None:
    """Pays for the icon, or asks for the two tiles."""
    seat = g.asked.seat
    p = g.seats[seat]
    if option == opt.EXCHANGE:
        then(g, ask.EXCHANGE, seat)
        then(g, ask.PAY_ICON, seat)
        return
    if option == opt.PAIR:
        then(g, ask.PAIR_FIRST, seat)
        return
    coins = 0
    if option == opt.WILD:
        p.wild -= 1
        g.supply_wild += 1
    elif option == opt.HAPPINESS:
        p.happiness -= 1
        g.supply_happiness += 1
    elif option == opt.FIVE_COINS:
        coins = ICON_COINS
    elif option == opt.SEVEN_COINS:
        coins = HAPPINESS_COINS
    else:
        drop_face(g, p, option - opt.FACE)
    pay_coins(g, seat, coins)
    icon_paid(g, seat, option, coins)


@rule
def icon_paid(g: State, seat: int, option: int, coins: int) -> None:
    """On to the next icon, or the tile is unlocked. [amy.pay.each-icon]"""
    note(g, ev.PAID_ICON, R.PAY_EACH_ICON, seat, icon_to_pay(g), option, coins)
    g.act.paid += 1
    if g.act.paid == TILE_SIZE[g.act.tile]:
        then(g, ask.UNLOCKED, seat)
    else:
        then(g, ask.PAY_ICON, seat)


# ---- two resource tiles for one icon


@rule
def refuse_first_of_pair(g: State, p: Seat, face: int) -> int:
    """LEGAL, or why a tile cannot be one of the two."""
    if p.faces[face] == 0:
        return R.PAY_FROM_BANK
    return refuse_rest_without(g, p, face, 1)


@rule
def pair_first_options(g: State) -> None:
    """The first of two resource tiles."""
    p = g.seats[g.asked.seat]
    for face in range(N_FACES):
        if p.faces[face] > 0 and refuse_first_of_pair(g, p, face) == LEGAL:
            offer(g, opt.FACE + face)


@rule
def refuse_pair_first(g: State, option: int) -> int:
    """LEGAL, or the rule that forbids this tile. [amy.pay.two-for-one, amy.pay.happiness-elsewhere]"""
    if opt.FACE <= option < opt.FACE + N_FACES:
        return refuse_first_of_pair(g, g.seats[g.asked.seat], option - opt.FACE)
    return refuse_in_pair(option)


@rule
def refuse_in_pair(option: int) -> int:
    """Why something that is no resource tile cannot be half of a pair."""
    if option == opt.HAPPINESS:
        return R.PAY_HAPPINESS_ELSEWHERE
    return R.PAY_TWO_FOR_ONE if option == opt.WILD else R.NOT_AN_ANSWER


@rule
def pair_first_answer(g: State, option: int) -> None:
    """The first tile leaves the bank; the second is asked for."""
    seat = g.asked.seat
    drop_face(g, g.seats[seat], option - opt.FACE)
    then(g, ask.PAIR_SECOND, seat)


@rule
def refuse_second_of_pair(g: State, p: Seat, face: int) -> int:
    """LEGAL, or why a tile cannot be the other of the two."""
    if p.faces[face] == 0:
        return R.PAY_FROM_BANK
    return refuse_rest_without(g, p, face, 0)


@rule
def pair_second_options(g: State) -> None:
    """The second of two resource tiles."""
    p = g.seats[g.asked.seat]
    for face in range(N_FACES):
        if p.faces[face] > 0 and refuse_second_of_pair(g, p, face) == LEGAL:
            offer(g, opt.FACE + face)


@rule
def refuse_pair_second(g: State, option: int) -> int:
    """LEGAL, or the rule that forbids this tile. [amy.pay.two-for-one, amy.pay.happiness-elsewhere]"""
    if opt.FACE <= option < opt.FACE + N_FACES:
        return refuse_second_of_pair(g, g.seats[g.asked.seat], option - opt.FACE)
    return refuse_in_pair(option)


@rule
def pair_second_answer(g: State, option: int) -> None:
    """Both tiles are on the discard: the icon is paid."""
    seat = g.asked.seat
    drop_face(g, g.seats[seat], option - opt.FACE)
    icon_paid(g, seat, opt.PAIR, 0)
