"""An Emotion enters a Mindset by Invoke or Summon: making room, merging, Fragments.

Nothing happens before the last choice; until then the card stays in the hand and nobody else knows it. Whoever could
hold a card to merge with is asked, fitting or not, so that the question tells nothing.
[card.invoke.place-one, card.invoke.fragment-kind, card.invoke.fragment-count, card.invoke.bright-bleak-none,
card.invoke.mindset-limit, card.invoke.merged-counts-once, card.invoke.forced-discard, card.invoke.optional-discard,
card.invoke.discard-one-only, card.invoke.discard-timing, card.invoke.discard-loses-fragments, card.merge.optional,
card.merge.only-on-entry, card.merge.affiliation, card.merge.pair, card.merge.single-emotion,
card.merge.fragments-on-entry, card.merge.ability-at-once, card.summon.merge, card.summon.replace-summoner,
card.def.enters-mindset]
"""

from __future__ import annotations

from insula.core.questions import note, offer
from insula.core.rule import LEGAL, rule
from insula.games.card.gen import R, ask, ev, opt
from insula.games.card.gen.stack import then
from insula.games.card.rules.cards import discard_emotion, in_hand, occupied, offer_mindset, owner_of, show_from_hand
from insula.games.card.state import ENTERED, SINCE_START, State
from insula.games.card.tables import AFFILIATION, FRAGMENT_SLOTS, MINDSET_LIMIT, NO_ABILITY


@rule
def plan_entry(g: State, seat: int, card: int) -> None:
    """A card is about to enter: how is asked if there can be anything to choose."""
    g.plan.card = card
    g.plan.discard = -1
    if g.seats[seat].n_mindset > 0 or could_merge(g, seat):
        then(g, ask.ENTRY, seat)
    else:
        enter(g, seat, -1)


@rule
def could_merge(g: State, seat: int) -> bool:
    """Whether, for all that the others can see, there may be a partner in the hand. [card.merge.optional]

    The card itself is still hidden, so a Brightness or Bleakness is asked about like any other card.
    """
    return g.seats[seat].n_hand > 1


@rule
def must_make_room(g: State, seat: int) -> bool:
    """Whether four Emotions are there and none has been named for discard. [card.invoke.mindset-limit]"""
    return g.plan.discard < 0 and g.seats[seat].n_mindset >= MINDSET_LIMIT


@rule
def entry_options(g: State) -> None:
    """Alone, merged with a card of the hand, or first an Emotion to discard."""
    seat = g.asked.seat
    s = g.seats[seat]
    full = must_make_room(g, seat)
    if not full:
        offer(g, opt.PASS)
    if g.plan.discard < 0:
        offer_mindset(g, seat)
    if full:
        return
    for i in range(s.n_hand):
        if refuse_partner(g, seat, s.hand[i]) == LEGAL:
            offer(g, opt.CARD + s.hand[i])


@rule
def refuse_entry(g: State, option: int) -> int:
    """How the card may not enter."""
    seat = g.asked.seat
    if option == opt.PASS:
        return R.INVOKE_MINDSET_LIMIT if must_make_room(g, seat) else LEGAL
    if option >= opt.CARD:
        refusal = refuse_partner(g, seat, option - opt.CARD)
        return R.INVOKE_MINDSET_LIMIT if refusal == LEGAL and must_make_room(g, seat) else refusal
    if option < opt.PLACE or not occupied(g, option - opt.PLACE):
        return R.NOT_AN_ANSWER
    if owner_of(option - opt.PLACE) != seat:
        return R.INVOKE_OPTIONAL_DISCARD
    return R.INVOKE_DISCARD_ONE_ONLY if g.plan.discard >= 0 else LEGAL


@rule
def refuse_partner(g: State, seat: int, partner: int) -> int:
    """[card.merge.optional, card.merge.only-on-entry, card.merge.pair, card.merge.affiliation]"""
    card = g.plan.card
    if partner == card:
        return R.NOT_AN_ANSWER
    if FRAGMENT_SLOTS[card] == 0:
        return R.MERGE_OPTIONAL
    if not in_hand(g, seat, partner):
        return R.MERGE_ONLY_ON_ENTRY
    if FRAGMENT_SLOTS[partner] > 0:
        return R.MERGE_PAIR
    return LEGAL if AFFILIATION[partner] == AFFILIATION[card] else R.MERGE_AFFILIATION


@rule
def entry_answer(g: State, option: int) -> None:
    """A discard is remembered until the Emotion enters; every other answer is the last one."""
    seat = g.asked.seat
    if option >= opt.CARD:
        enter(g, seat, option - opt.CARD)
    elif option == opt.PASS:
        enter(g, seat, -1)
    else:
        g.plan.discard = (option - opt.PLACE) % MINDSET_LIMIT
        if could_merge(g, seat):
            then(g, ask.ENTRY, seat)
        else:
            enter(g, seat, -1)


@rule
def enter(g: State, seat: int, partner: int) -> None:
    """The discard is made, the Emotion placed, its Fragment slots filled. [card.invoke.fragment-count]"""
    card = g.plan.card
    cause = R.SUMMON_PLACE
    if g.plan.ability == NO_ABILITY:
        cause = R.INVOKE_PLACE_ONE
        g.actions += 1
    show_from_hand(g, seat, card)
    if partner >= 0:
        show_from_hand(g, seat, partner)
    s = g.seats[seat]
    if g.plan.discard >= 0:
        forced = s.n_mindset >= MINDSET_LIMIT
        discard_emotion(g, seat, g.plan.discard, R.INVOKE_FORCED_DISCARD if forced else R.INVOKE_OPTIONAL_DISCARD)
    e = s.mindset[s.n_mindset]
    s.n_mindset += 1
    e.card = card
    e.partner = partner
    e.fragments = FRAGMENT_SLOTS[card]
    e.absorbed = 0
    e.arrived = ENTERED if partner < 0 else SINCE_START
    g.supply[AFFILIATION[card]] -= FRAGMENT_SLOTS[card]
    note(g, ev.ENTERED, cause, seat, card, partner, FRAGMENT_SLOTS[card])
