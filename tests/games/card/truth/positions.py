"""Random positions in which much lies on the table: full and empty hands, merged, drained and swapped Emotions."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace

from insula.core.chance import SAMPLE, start
from insula.core.game import Setup
from insula.games.card.gen import ask, dispatch
from insula.games.card.gen.stack import then
from insula.games.card.state import State
from insula.games.card.tables import MAX_IN_STACK, N_CARDS
from tests.games.card.truth.reading import Printed, held, in_play, mindset


@dataclass(frozen=True)
class Rich(Setup):
    """A set-up whose games begin in the middle, at somebody's turn."""

    def start(self, seed: int) -> State:
        """A position that this seed makes."""
        return rich(self.seats, random.Random(seed))


def setup(seats: int, decisions: int = 12) -> Rich:
    """Games of so many seats and decisions from rich positions."""
    from tests.games.card.kit import GAME

    plain = GAME.setup(seats)
    return Rich(replace(GAME, max_decisions=decisions), plain.config, plain.choices)


def rich(seats: int, chance: random.Random) -> State:
    """One position: cards dealt to Impulse, Stacks, Mindsets and hands, the rest to one pile or one hand."""
    g = State()
    g.config.seats = g.n_seats = seats
    start(g.rng, chance.getrandbits(60), SAMPLE)
    g.cycle, g.mood = chance.randint(1, 4), chance.randrange(2)
    g.turn, g.actions = chance.randrange(seats), chance.randrange(3)
    g.used = chance.getrandbits(8) & chance.getrandbits(8)
    g.cancelled = g.used & chance.getrandbits(8)
    cards = list(range(N_CARDS))
    chance.shuffle(cards)
    g.impulse[:] = [cards.pop() for _ in range(3)]
    for column in range(3):
        g.stack_size[column] = chance.randint(0, seats + 2)
        for i in range(g.stack_size[column]):
            g.stacks[MAX_IN_STACK * column + i] = cards.pop()
    for seat in range(seats):
        _mindset(g, seat, cards, chance)
    sizes = [chance.choice((0, 1, 2, 4, 6)) for _ in range(seats)]
    _deal_rest(g, [[cards.pop() for _ in range(size)] for size in sizes], cards, chance)
    _know(g, chance)
    for e in in_play(g):
        g.supply[_side(e.card)] -= held(e)
    for side in range(2):
        g.supply[side] += 40
    then(g, ask.TURN, g.turn)
    dispatch.advance(g)
    return g


def _side(card: int) -> int:
    return int(Printed(card).side == "Gloom")


def _mindset(g: State, seat: int, cards: list[int], chance: random.Random) -> None:
    s = g.seats[seat]
    s.n_mindset = chance.choice((0, 1, 2, 3, 4, 4))
    for e in mindset(g, seat):
        e.card = cards.pop()
        printed = Printed(e.card)
        partners = [c for c in cards if Printed(c).absorbs and Printed(c).side == printed.side]
        if not printed.absorbs and chance.random() < 0.3:
            e.partner = chance.choice(partners)
            cards.remove(e.partner)
        e.fragments = chance.choice((0, printed.slots, chance.randint(0, printed.slots)))
        if printed.absorbs or e.partner >= 0:
            e.absorbed = chance.choice((0, 1, 2, 2))
        e.arrived = chance.choice((0, 0, 0, 1, 2))
        if e.arrived == 1 and e.partner >= 0:
            e.arrived = 0


def _deal_rest(g: State, hands: list[list[int]], cards: list[int], chance: random.Random) -> None:
    where = chance.choice(("deck", "deck", "both", "discard", "hand"))
    if where == "hand":
        chance.choice(hands).extend(cards)
        cards = []
    at = {"deck": len(cards), "both": len(cards) // 2}.get(where, 0)
    g.deck[:at], g.n_deck = cards[:at], at
    g.discard[: len(cards) - at], g.n_discard = cards[at:], len(cards) - at
    for seat, held_cards in enumerate(hands):
        g.seats[seat].hand[: len(held_cards)] = sorted(held_cards)
        g.seats[seat].n_hand = len(held_cards)


def _know(g: State, chance: random.Random) -> None:
    """Some cards were seen going to a hand, by all or by one."""
    for seat in range(g.n_seats):
        for card in g.seats[seat].hand[: g.seats[seat].n_hand]:
            eyes = chance.choice((0, 0, chance.getrandbits(5), 31))
            for other in range(g.n_seats):
                if eyes >> other & 1:
                    g.seats[other].knows[card] = 1 << seat
