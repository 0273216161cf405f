"""Action B, steps 2 to 4: place the unlocked tile, score one of its networks, take the bonuses it sets free.

[amy.place.mood-adjacent, amy.place.mood-move, amy.place.yellow, amy.place.adjacency, amy.place.source-match,
amy.place.own-tile-match, amy.place.across-borders, amy.place.foreign-tiles, amy.place.empty-space,
amy.place.happiness-any-source, amy.place.happiness-not-wild, amy.place.happiness-mixed, amy.place.happiness-mood,
amy.place.mandatory, amy.place.unplaceable, amy.place.unplaceable-meaning, amy.place.unplaceable-no-bonus,
amy.score.choose-one, amy.bonus.which-checked, amy.bonus.all-empty, amy.bonus.take-all, amy.bonus.automatic,
amy.bonus.claim-choice, amy.bonus.no-claim-left]
"""

from __future__ import annotations

from insula.core.questions import note, offer
from insula.core.rule import LEGAL, rule
from insula.games.amygdala.gen import R, ask, ev, opt
from insula.games.amygdala.gen.stack import then
from insula.games.amygdala.rules.exchange import may_exchange, may_raise_coins, refuse_exchanging
from insula.games.amygdala.rules.mood import in_reach, move_marker, refuse_move, refuse_odd_move, toll_due
from insula.games.amygdala.rules.network import lay_tile, network_icons
from insula.games.amygdala.state import IN_BANK, UNEARNED, Seat, State
from insula.games.amygdala.tables import (
    BESIDE_BONUS,
    BONUS_ITEMS,
    CLAIM_KIND,
    FIRST_SPACE,
    HAPPINESS,
    MAX_ICONS,
    MAX_NEIGHBOURS,
    N_BONUS_KINDS,
    N_BONUSES,
    N_CELLS,
    N_EMOTIONS,
    N_LOTUSES,
    N_SPACES,
    NEIGHBOUR,
    REGION_OF,
    TILE_BITS,
    TILE_ICONS,
    YELLOW,
)

# ---- from which lotus


@rule
def room_in(g: State, p: Seat, region: int) -> bool:
    """Whether the tile in hand has a legal space in a region."""
    bits = TILE_BITS[g.act.tile]
    for space in range(FIRST_SPACE[region], FIRST_SPACE[region + 1]):
        if p.reach[space] & bits != 0 and g.owner[space] < 0:
            return True
    return False


@rule
def room_from(g: State, p: Seat, lotus: int) -> bool:
    """Whether the tile in hand has a legal space that a marker on this lotus can serve. [amy.place.mood-adjacent]"""
    for region in range(N_EMOTIONS):
        if in_reach(g, p, lotus, region) and room_in(g, p, region):
            return True
    return False


@rule
def refuse_lotus(g: State, p: Seat, lotus: int) -> int:
    """LEGAL, or why the tile cannot be placed from this lotus."""
    return refuse_move(g, p, lotus) if room_from(g, p, lotus) else R.PLACE_NO_ROOM


@rule
def unplaceable(g: State, p: Seat) -> bool:
    """Whether no lotus within the player's means has a legal space. [amy.place.unplaceable-meaning]"""
    raised = may_raise_coins(g, p)
    for lotus in range(N_LOTUSES):
        if (raised or toll_due(g, p, lotus) <= p.coins) and room_from(g, p, lotus):
            return False
    return True


@rule
def place_from_options(g: State) -> None:
    """The lotuses from which the tile can be placed, or the box if there are none."""
    p = g.seats[g.asked.seat]
    for lotus in range(N_LOTUSES):
        if refuse_lotus(g, p, lotus) == LEGAL:
            offer(g, opt.LOTUS + lotus)
    if g.n_options == 0 and unplaceable(g, p):
        offer(g, opt.RETURN_TO_BOX)
    if may_exchange(g, p):
        offer(g, opt.EXCHANGE)


@rule
def refuse_place_from(g: State, option: int) -> int:
    """LEGAL, or the rule that forbids it. [amy.place.mandatory, amy.place.unplaceable-meaning]"""
    p = g.seats[g.asked.seat]
    if opt.LOTUS <= option < opt.LOTUS + N_LOTUSES:
        return refuse_lotus(g, p, option - opt.LOTUS)
    if option == opt.EXCHANGE:
        return refuse_exchanging(g, p)
    if option == opt.RETURN_TO_BOX or option == opt.END_TURN:
        if unplaceable(g, p):
            return LEGAL if option == opt.RETURN_TO_BOX else R.PLACE_UNPLACEABLE
        return R.PLACE_MANDATORY if room_from(g, p, p.mood) else R.PLACE_UNPLACEABLE_MEANING
    return refuse_odd_move(g, p, option)


@rule
def place_from_answer(g: State, option: int) -> None:
    """The marker moves, or the tile goes back to the box. [amy.place.mood-move, amy.place.unplaceable]"""
    seat = g.asked.seat
    if option == opt.EXCHANGE:
        then(g, ask.EXCHANGE, seat)
        then(g, ask.PLACE_FROM, seat)
    elif option == opt.RETURN_TO_BOX:
        g.seats[seat].boxed += 1
        note(g, ev.RETURNED, R.PLACE_UNPLACEABLE, seat, g.act.tile, -2, -2)
        g.act.tile = -1
        then(g, ask.END_TURN, seat)
    else:
        move_marker(g, seat, option - opt.LOTUS)
        then(g, ask.SPACE, seat)


# ---- on which space


@rule
def space_options(g: State) -> None:
    """Every legal space in reach of the mood marker."""
    p = g.seats[g.asked.seat]
    bits = TILE_BITS[g.act.tile]
    for region in range(N_EMOTIONS):
        if in_reach(g, p, p.mood, region):
            for space in range(FIRST_SPACE[region], FIRST_SPACE[region + 1]):
                if p.reach[space] & bits != 0 and g.owner[space] < 0:
                    offer(g, opt.SPACE + space)
    if may_exchange(g, p):
        offer(g, opt.EXCHANGE)


@rule
def refuse_space(g: State, option: int) -> int:
    """LEGAL, or the rule that forbids this space."""
    seat = g.asked.seat
    if opt.SPACE <= option < opt.SPACE + N_SPACES:
        return refuse_space_for(g, seat, option - opt.SPACE)
    if option == opt.EXCHANGE:
        return refuse_exchanging(g, g.seats[seat])
    if option == opt.RETURN_TO_BOX or option == opt.END_TURN:
        return R.PLACE_MANDATORY
    if opt.LOTUS <= option < opt.LOTUS + N_LOTUSES:
        return R.MOOD_ONCE_PER_ACTION
    return R.NOT_AN_ANSWER


@rule
def refuse_space_for(g: State, seat: int, space: int) -> int:
    """LEGAL, or why the tile in hand cannot lie on a space. [amy.place.empty-space, amy.place.happiness-mood]"""
    p = g.seats[seat]
    bits = TILE_BITS[g.act.tile]
    region = REGION_OF[space]
    if g.owner[space] >= 0:
        return R.PLACE_EMPTY_SPACE
    if not in_reach(g, p, p.mood, region):
        if region == YELLOW:
            return R.PLACE_YELLOW
        return R.PLACE_HAPPINESS_MOOD if bits & (1 << HAPPINESS) != 0 else R.PLACE_MOOD_ADJACENT
    return LEGAL if p.reach[space] & bits != 0 else why_no_match(g, seat, space)


@rule
def why_no_match(g: State, seat: int, space: int) -> int:
    """What comes nearest to a match beside a space where nothing matches."""
    bits = TILE_BITS[g.act.tile]
    foreign = False
    own = False
    for i in range(MAX_NEIGHBOURS * space, MAX_NEIGHBOURS * space + MAX_NEIGHBOURS):
        other = NEIGHBOUR[i]
        if 0 <= other < N_SPACES and g.owner[other] >= 0:
            if g.owner[other] == seat:
                own = True
            elif TILE_BITS[g.tile[other]] & bits != 0:
                foreign = True
    if own and bits & (1 << HAPPINESS) != 0:
        return R.PLACE_HAPPINESS_NOT_WILD
    return R.PLACE_FOREIGN_TILES if foreign else R.PLACE_ADJACENCY


@rule
def space_answer(g: State, option: int) -> None:
    """The tile is placed; score, then check bonuses. [amy.unlock.steps]"""
    seat = g.asked.seat
    tile = g.act.tile
    if option == opt.EXCHANGE:
        then(g, ask.EXCHANGE, seat)
        then(g, ask.SPACE, seat)
        return
    g.act.space = option - opt.SPACE
    lay_tile(g, seat, tile, g.act.space)
    note(g, ev.PLACED, R.PLACE_ADJACENCY, seat, tile, g.act.space, -2)
    emotion = TILE_ICONS[MAX_ICONS * tile]
    if TILE_BITS[tile] == 1 << emotion:
        score_network(g, seat, emotion)
    else:
        then(g, ask.SCORE, seat)
    then(g, ask.BONUSES, seat)
    then(g, ask.END_TURN, seat)


# ---- score


@rule
def score_options(g: State) -> None:
    """The emotions of the tile. [amy.score.choose-one]"""
    bits = TILE_BITS[g.act.tile]
    for emotion in range(N_EMOTIONS):
        if bits & (1 << emotion) != 0:
            offer(g, opt.EMOTION + emotion)


@rule
def refuse_score(g: State, option: int) -> int:
    """LEGAL, or the rule that forbids scoring this. [amy.score.choose-one]"""
    if opt.EMOTION <= option < opt.EMOTION + N_EMOTIONS:
        shown = TILE_BITS[g.act.tile] & (1 << (option - opt.EMOTION))
        return LEGAL if shown != 0 else R.SCORE_CHOOSE_ONE
    return R.SCORE_CHOOSE_ONE if option == opt.END_TURN else R.NOT_AN_ANSWER


@rule
def score_answer(g: State, option: int) -> None:
    """One network scores."""
    score_network(g, g.asked.seat, option - opt.EMOTION)


@rule
def score_network(g: State, seat: int, emotion: int) -> None:
    """1 VP for each icon of the emotion in the network of the new tile. [amy.score.per-icon]"""
    points = network_icons(g, seat, g.act.space, emotion)
    g.seats[seat].vp += points
    note(g, ev.SCORED, R.SCORE_PER_ICON, seat, emotion, g.act.space, points)


# ---- bonuses


@rule
def bonuses_step(g: State) -> None:
    """Every bonus space next to the cloud that no tile touches any more. [amy.bonus.which-checked]"""
    seat = g.asked.seat
    p = g.seats[seat]
    g.act.tile = -1
    for bonus in range(N_BONUSES):
        if BESIDE_BONUS[N_CELLS * bonus + p.cloud] > 0 and p.around[bonus] == 0 and p.earned[bonus] == 0:
            p.earned[bonus] = 1
            note(g, ev.BONUS, R.BONUS_TAKE_ALL, seat, -2, bonus, -2)
            take_bonus(g, seat, bonus)


@rule
def take_bonus(g: State, seat: int, bonus: int) -> None:
    """All items shown, as far as the supply goes. [amy.bonus.take-all, amy.comp.limited]"""
    p = g.seats[seat]
    for kind in range(CLAIM_KIND):
        wanted = BONUS_ITEMS[N_BONUS_KINDS * bonus + kind]
        if wanted > 0:
            taken = take_items(g, p, kind, wanted)
            if taken < wanted:
                note(g, ev.SHORT_SUPPLY, R.COMP_LIMITED, seat, kind, -2, wanted - taken)
    for _ in range(BONUS_ITEMS[N_BONUS_KINDS * bonus + CLAIM_KIND]):
        then(g, ask.EARN_CLAIM, seat)


@rule
def take_items(g: State, p: Seat, kind: int, wanted: int) -> int:
    """Items of one kind from the supply to the bank; how many there were. [amy.bonus.automatic]"""
    if kind == 0:
        taken = min(wanted, g.supply_wild)
        p.wild += taken
        g.supply_wild -= taken
    elif kind == 1:
        taken = min(wanted, g.supply_happiness)
        p.happiness += taken
        g.supply_happiness -= taken
    elif kind == 2:
        taken = min(wanted, g.supply_idea)
        p.idea += taken
        g.supply_idea -= taken
    else:
        taken = min(wanted, g.supply_dream)
        p.dream += taken
        g.supply_dream -= taken
    return taken


@rule
def earn_claim_options(g: State) -> None:
    """One's own claim tiles that are not yet earned. [amy.bonus.claim-choice]"""
    p = g.seats[g.asked.seat]
    for emotion in range(N_EMOTIONS):
        if p.claims[emotion] == UNEARNED:
            offer(g, opt.CLAIM + emotion)


@rule
def refuse_earn_claim(g: State, option: int) -> int:
    """LEGAL for an unearned claim tile."""
    if opt.CLAIM <= option < opt.CLAIM + N_EMOTIONS:
        p = g.seats[g.asked.seat]
        return LEGAL if p.claims[option - opt.CLAIM] == UNEARNED else R.BONUS_CLAIM_CHOICE
    return R.NOT_AN_ANSWER


@rule
def earn_claim_answer(g: State, option: int) -> None:
    """The claim tile comes into the bank."""
    seat = g.asked.seat
    p = g.seats[seat]
    p.claims[option - opt.CLAIM] = IN_BANK
    p.n_claims += 1
    note(g, ev.EARNED_CLAIM, R.BONUS_CLAIM_CHOICE, seat, option - opt.CLAIM, -2, -2)


@rule
def earn_claim_lapse(g: State) -> None:
    """All claim tiles are earned: the icon gives nothing. [amy.bonus.no-claim-left]"""
    note(g, ev.SHORT_SUPPLY, R.BONUS_NO_CLAIM_LEFT, g.asked.seat, CLAIM_KIND, -2, 1)
