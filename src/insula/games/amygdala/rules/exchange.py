"""Free exchanges and changing coins: small questions at any point of one's own turn.

[amy.exch.when, amy.exch.own-turn, amy.exch.vp-coin, amy.exch.vp-floor, amy.exch.vp-any-time, amy.exch.dream-coins,
amy.exch.happiness-coins, amy.exch.nothing-to-give, amy.exch.while-paying, amy.coin.nothing-to-change,
amy.exch.resource-coin, amy.exch.wild-coin, amy.exch.ideas-table, amy.exch.ideas-more,
amy.exch.dreams-table, amy.exch.dreams-more, amy.exch.only-listed, amy.exch.where, amy.exch.coins-missing,
amy.bank.exchange-first, amy.coin.change, amy.coin.change-example, amy.coin.change-limited]
"""

from __future__ import annotations

from insula.core.questions import note, offer
from insula.core.rule import LEGAL, rule
from insula.games.amygdala.gen import R, ask, ev, opt
from insula.games.amygdala.gen.stack import then
from insula.games.amygdala.rules.bank import drop_face, fits, gain_coins
from insula.games.amygdala.rules.price import paying, still_payable
from insula.games.amygdala.state import Seat, State
from insula.games.amygdala.tables import (
    CHANGE_GIVES,
    CHANGE_TAKES,
    DREAM_COINS,
    DREAM_VP,
    FACE_ICON,
    HAPPINESS_SALE,
    IDEA_COINS,
    MAX_DREAMS,
    MAX_IDEAS,
    N_CHANGES,
    N_EMOTIONS,
    N_FACES,
    N_ICONS,
    RESOURCE_COINS,
    VP_FOR_COIN,
    WILD_COINS,
)

COMBINING = 3  # from this one on the ways of changing coins make larger coins of smaller ones


# ---- what is free to be sold


@rule
def spares_resource(g: State, p: Seat, icon: int) -> bool:
    """Whether the tile being paid for can do without one resource tile of an icon. [amy.exch.while-paying]"""
    if not paying(g):
        return True
    p.by_icon[icon] -= 1
    p.n_resources -= 1
    spared = still_payable(g, p, p.coins + RESOURCE_COINS)
    p.by_icon[icon] += 1
    p.n_resources += 1
    return spared


@rule
def spares_wild(g: State, p: Seat) -> bool:
    """Whether the tile being paid for can do without one Wild tile. [amy.exch.while-paying]"""
    if not paying(g):
        return True
    p.wild -= 1
    spared = still_payable(g, p, p.coins + WILD_COINS)
    p.wild += 1
    return spared


@rule
def spares_happiness(g: State, p: Seat) -> bool:
    """Whether the tile being paid for can do without one Happiness tile. [amy.exch.while-paying]"""
    if not paying(g):
        return True
    p.happiness -= 1
    g.supply_happiness += 1
    spared = still_payable(g, p, p.coins + HAPPINESS_SALE)
    p.happiness += 1
    g.supply_happiness -= 1
    return spared


@rule
def spares_tile_for_coin(g: State, p: Seat) -> bool:
    """Whether a resource tile or a Wild tile is free to be sold."""
    if not paying(g):
        return p.wild + p.n_resources > 0
    if p.wild > 0 and spares_wild(g, p):
        return True
    for icon in range(N_ICONS):
        if p.by_icon[icon] > 0 and spares_resource(g, p, icon):
            return True
    return False


@rule
def may_raise_coins(g: State, p: Seat) -> bool:
    """Whether an exchange can bring coins. [amy.exch.coins-missing]"""
    if (p.vp >= VP_FOR_COIN or p.dream > 0 or spares_tile_for_coin(g, p)) and fits(g, p, p.coins + 1):
        return True
    if p.dream > 0 or (p.happiness > 0 and spares_happiness(g, p)):
        if fits(g, p, p.coins + DREAM_COINS):
            return True
    for size in range(1, min(p.idea, MAX_IDEAS) + 1):
        if fits(g, p, p.coins + IDEA_COINS[size]):
            return True
    return False


@rule
def may_exchange(g: State, p: Seat) -> bool:
    """Whether there is anything to exchange or change. [amy.exch.when]"""
    return p.dream > 0 or may_change(g, p) or may_raise_coins(g, p)


@rule
def refuse_exchanging(g: State, p: Seat) -> int:
    """LEGAL, or why nothing can be exchanged now. [amy.exch.nothing-to-give]"""
    if may_exchange(g, p):
        return LEGAL
    if p.vp < VP_FOR_COIN and p.n_resources + p.wild + p.happiness + p.idea == 0:
        return R.EXCH_NOTHING_TO_GIVE
    one_coin = p.n_resources + p.wild > 0 and fits(g, p, p.coins + 1)
    if one_coin or (p.happiness > 0 and fits(g, p, p.coins + HAPPINESS_SALE)):
        return R.EXCH_WHILE_PAYING
    return R.EXCH_COINS_MISSING


# ---- the exchange question


@rule
def exchange_options(g: State) -> None:
    """What the player holds and can spare and the supply can pay for."""
    p = g.seats[g.asked.seat]
    one_coin = fits(g, p, p.coins + 1)
    if one_coin and p.n_resources > 0:
        for face in range(N_FACES):
            if p.faces[face] > 0 and spares_resource(g, p, FACE_ICON[face]):
                offer(g, opt.FACE + face)
    if one_coin and p.wild > 0 and spares_wild(g, p):
        offer(g, opt.WILD)
    if p.happiness > 0 and fits(g, p, p.coins + HAPPINESS_SALE) and spares_happiness(g, p):
        offer(g, opt.HAPPINESS)
    if p.dream > 0 and fits(g, p, p.coins + DREAM_COINS):
        offer(g, opt.DREAM)
    if one_coin and p.vp >= VP_FOR_COIN:
        offer(g, opt.TWO_VP)
    for size in range(1, min(p.idea, MAX_IDEAS) + 1):
        if fits(g, p, p.coins + IDEA_COINS[size]):
            offer(g, opt.IDEAS + size - 1)
    for size in range(1, min(p.dream, MAX_DREAMS) + 1):
        offer(g, opt.DREAMS + size - 1)
    if may_change(g, p):
        offer(g, opt.CHANGE_COINS)


@rule
def refuse_exchange(g: State, option: int) -> int:
    """LEGAL, or the rule that forbids an exchange of the seat that is asked."""
    return refuse_exchange_of(g, g.asked.seat, option)


@rule
def refuse_exchange_of(g: State, seat: int, option: int) -> int:
    """LEGAL, or the rule that forbids a seat this exchange. [amy.exch.own-turn, amy.exch.only-listed]"""
    p = g.seats[seat]
    if seat != g.turn:
        return R.EXCH_OWN_TURN
    if opt.FACE <= option < opt.FACE + N_FACES:
        return refuse_resource(g, p, option - opt.FACE)
    if option == opt.WILD:
        refusal = refuse_coins_for(g, p, p.wild, WILD_COINS)
        return refusal if refusal != LEGAL or spares_wild(g, p) else R.EXCH_WHILE_PAYING
    if option == opt.HAPPINESS:
        refusal = refuse_coins_for(g, p, p.happiness, HAPPINESS_SALE)
        return refusal if refusal != LEGAL or spares_happiness(g, p) else R.EXCH_WHILE_PAYING
    if option == opt.DREAM:
        return refuse_coins_for(g, p, p.dream, DREAM_COINS)
    if option == opt.TWO_VP:
        return R.EXCH_VP_FLOOR if p.vp < VP_FOR_COIN else refuse_coins_for(g, p, 1, 1)
    if opt.IDEAS <= option <= opt.IDEAS + MAX_IDEAS:
        return refuse_ideas(g, p, option - opt.IDEAS + 1)
    if opt.DREAMS <= option <= opt.DREAMS + MAX_DREAMS:
        return refuse_dreams(p, option - opt.DREAMS + 1)
    if option == opt.CHANGE_COINS:
        return refuse_changing(g, p)
    return refuse_unlisted(option)


@rule
def refuse_unlisted(option: int) -> int:
    """Why something is on no chart. [amy.exch.only-listed, amy.exch.ideas-table, amy.pay.seven-coins-only-then]"""
    if option == opt.SEVEN_COINS:
        return R.PAY_SEVEN_COINS_ONLY_THEN
    if option == opt.IDEA:
        return R.EXCH_IDEAS_TABLE
    if opt.CLAIM <= option < opt.CLAIM + N_EMOTIONS or option == opt.FIVE_COINS or option == opt.PAIR:
        return R.EXCH_ONLY_LISTED
    return R.NOT_AN_ANSWER


@rule
def refuse_coins_for(g: State, p: Seat, held: int, coins: int) -> int:
    """LEGAL, or why an item cannot become coins. [amy.exch.coins-missing]"""
    if held == 0:
        return R.PAY_FROM_BANK
    return LEGAL if fits(g, p, p.coins + coins) else R.EXCH_COINS_MISSING


@rule
def refuse_resource(g: State, p: Seat, face: int) -> int:
    """LEGAL, or why a resource tile cannot become a coin. [amy.exch.resource-coin, amy.exch.while-paying]"""
    refusal = refuse_coins_for(g, p, p.faces[face], RESOURCE_COINS)
    return refusal if refusal != LEGAL or spares_resource(g, p, FACE_ICON[face]) else R.EXCH_WHILE_PAYING


@rule
def refuse_ideas(g: State, p: Seat, size: int) -> int:
    """LEGAL, or why a set of Ideas cannot be exchanged. [amy.exch.ideas-more]"""
    if size > MAX_IDEAS:
        return R.EXCH_IDEAS_MORE
    return refuse_coins_for(g, p, 1 if p.idea >= size else 0, IDEA_COINS[size])


@rule
def refuse_dreams(p: Seat, size: int) -> int:
    """LEGAL, or why a set of Dreams cannot be exchanged. [amy.exch.dreams-more]"""
    if size > MAX_DREAMS:
        return R.EXCH_DREAMS_MORE
    return LEGAL if p.dream >= size else R.PAY_FROM_BANK


@rule
def exchange_answer(g: State, option: int) -> None:
    """Hands in and gets; the question before it is asked again. [amy.exch.where]"""
    seat = g.asked.seat
    if option == opt.CHANGE_COINS:
        then(g, ask.CHANGE, seat)
        return
    g.act.exchanged = 1
    if opt.DREAMS <= option < opt.DREAMS + MAX_DREAMS:
        sell_dreams(g, seat, option - opt.DREAMS + 1)
        return
    coins = hand_in(g, g.seats[seat], option)
    gain_coins(g, seat, coins)
    note(g, ev.EXCHANGED, exchange_rule(option), seat, option, 0, coins)


@rule
def sell_dreams(g: State, seat: int, size: int) -> None:
    """A set of Dreams becomes VP. [amy.exch.dreams-table]"""
    p = g.seats[seat]
    p.dream -= size
    g.supply_dream += size
    p.vp += DREAM_VP[size]
    note(g, ev.EXCHANGED, R.EXCH_DREAMS_TABLE, seat, opt.DREAMS + size - 1, 1, DREAM_VP[size])


@rule
def hand_in(g: State, p: Seat, option: int) -> int:
    """The item leaves the bank; returns the coins it is worth. [amy.exch.ideas-table]"""
    if opt.FACE <= option < opt.FACE + N_FACES:
        drop_face(g, p, option - opt.FACE)
        return RESOURCE_COINS
    if option == opt.WILD:
        p.wild -= 1
        g.supply_wild += 1
        return WILD_COINS
    if option == opt.HAPPINESS:
        p.happiness -= 1
        g.supply_happiness += 1
        return HAPPINESS_SALE
    if option == opt.DREAM:
        p.dream -= 1
        g.supply_dream += 1
        return DREAM_COINS
    if option == opt.TWO_VP:
        p.vp -= VP_FOR_COIN
        return 1
    size = option - opt.IDEAS + 1
    p.idea -= size
    g.supply_idea += size
    return IDEA_COINS[size]


@rule
def exchange_rule(option: int) -> int:
    """The rule behind an exchange for coins, for the log."""
    if option == opt.WILD:
        return R.EXCH_WILD_COIN
    if option == opt.HAPPINESS:
        return R.EXCH_HAPPINESS_COINS
    if option == opt.DREAM:
        return R.EXCH_DREAM_COINS
    if option == opt.TWO_VP:
        return R.EXCH_VP_COIN
    return R.EXCH_RESOURCE_COIN if option < opt.FACE + N_FACES else R.EXCH_IDEAS_TABLE


# ---- changing coins


@rule
def refuse_change_of(g: State, p: Seat, way: int) -> int:
    """LEGAL, or why coins cannot be changed this way. [amy.coin.change, amy.coin.change-limited]

    Breaking comes after combining: whoever has broken coins gets them combined when paying or ending the turn.
    """
    value = 0
    unit = 1
    for i in range(3):
        value += unit * (CHANGE_GIVES[3 * way + i] - CHANGE_TAKES[3 * way + i])
        unit = 5 if i == 0 else 10
    if value != 0:
        return R.COIN_CHANGE
    for i in range(3):
        if p.pieces[i] < CHANGE_GIVES[3 * way + i]:
            return R.PAY_FROM_BANK
    for i in range(3):
        if g.supply[i] < CHANGE_TAKES[3 * way + i]:
            return R.COIN_CHANGE_LIMITED
    if way >= COMBINING and g.act.broke > 0:
        return R.COIN_FEWEST_PIECES
    return LEGAL


@rule
def may_change(g: State, p: Seat) -> bool:
    """Whether any change is possible; the same as asking for every way, but quick."""
    if p.pieces[2] > 0 and (g.supply[1] >= 2 or (g.supply[1] >= 1 and g.supply[0] >= 5)):
        return True
    if p.pieces[1] > 0 and g.supply[0] >= 5:
        return True
    if g.act.broke > 0:
        return False
    if p.pieces[0] >= 5 and g.supply[1] > 0:
        return True
    return g.supply[2] > 0 and (p.pieces[1] >= 2 or (p.pieces[1] >= 1 and p.pieces[0] >= 5))


@rule
def refuse_changing(g: State, p: Seat) -> int:
    """LEGAL, or why no coins can be changed now. [amy.coin.nothing-to-change, amy.coin.fewest-pieces]"""
    if may_change(g, p):
        return LEGAL
    fives = p.pieces[0] >= 5 and g.supply[1] > 0
    tens = g.supply[2] > 0 and (p.pieces[1] >= 2 or (p.pieces[1] >= 1 and p.pieces[0] >= 5))
    return R.COIN_FEWEST_PIECES if fives or tens else R.COIN_NOTHING_TO_CHANGE


@rule
def change_options(g: State) -> None:
    """Every even change that bank and supply allow."""
    p = g.seats[g.asked.seat]
    for way in range(N_CHANGES):
        if refuse_change_of(g, p, way) == LEGAL:
            offer(g, opt.CHANGE + way)


@rule
def refuse_change(g: State, option: int) -> int:
    """LEGAL, or the rule that forbids a change."""
    if opt.CHANGE <= option < opt.CHANGE + N_CHANGES:
        return refuse_change_of(g, g.seats[g.asked.seat], option - opt.CHANGE)
    return R.NOT_AN_ANSWER


@rule
def change_answer(g: State, option: int) -> None:
    """Coins for coins. [amy.coin.change]"""
    way = option - opt.CHANGE
    p = g.seats[g.asked.seat]
    for i in range(3):
        more = CHANGE_TAKES[3 * way + i] - CHANGE_GIVES[3 * way + i]
        p.pieces[i] += more
        g.supply[i] -= more
    if way < COMBINING:
        g.act.broke = 1
    note(g, ev.CHANGED, R.COIN_CHANGE, g.asked.seat, way, -2, -2)
