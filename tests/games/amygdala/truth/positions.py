"""Set-ups whose games begin in the middle: rich players, and tables where coins are scarce."""

from __future__ import annotations

import random
from dataclasses import replace

from insula.core.game import Setup
from insula.games.amygdala.gen import ask, dispatch, opt
from insula.games.amygdala.gen.stack import then
from insula.games.amygdala.rules.bank import set_coins, take_face
from insula.games.amygdala.rules.network import lay_tile
from insula.games.amygdala.state import EMOTION_TILE, IN_BANK, ON_BOARD, State
from insula.games.amygdala.tables import CLAIM_SPACES, COINS, N_CELLS, N_EMOTIONS, SPACE_IDS, TILE_SIZE
from tests.games.amygdala.kit import GAME


class Begun(Setup):
    """A set-up whose games begin at somebody's turn, with much or little to pay with."""

    def start(self, seed: int) -> State:
        """A position that this seed makes."""
        g: State = GAME.setup(self.seats, **self.choices).start(seed)
        chance = random.Random(seed)
        furnish(g, chance)
        if chance.random() < 0.4:
            hoard(g, chance)
        dispatch.relist(g)
        if chance.random() < 0.1:
            earn_claim(g)
        elif chance.random() < 0.4:
            pay_by_hand(g, chance)
        return g


def begun(seats: int, decisions: int = 25, **choices: str) -> Begun:
    """Games of so many seats and decisions from such positions."""
    plain = GAME.setup(seats, **choices)
    return Begun(replace(GAME, max_decisions=decisions), plain.config, plain.choices)


def furnish(g: State, chance: random.Random) -> None:
    """Tiles on the board, a cloud among fewer tiles, items and claims in the banks."""
    for seat in range(g.n_seats):
        p = g.seats[seat]
        p.vp = chance.choice((0, 1, 2, 30))
        set_coins(g, p, chance.choice((0, 1, 2, 6, 30)))
        p.mood = chance.randrange(6)
        p.cloud = chance.choice((-1, chance.randrange(21)))
        for kind in ("wild", "happiness", "idea", "dream"):
            count = min(chance.choice((0, 0, 1, 3)), getattr(g, f"supply_{kind}"))
            setattr(p, kind, getattr(p, kind) + count)
            setattr(g, f"supply_{kind}", getattr(g, f"supply_{kind}") - count)
        for emotion in range(N_EMOTIONS):
            if chance.random() < 0.2:
                p.claims[emotion] = IN_BANK
                p.n_claims += 1
            elif chance.random() < 0.1:
                p.claims[emotion] = ON_BOARD
                g.claim[CLAIM_SPACES * emotion + g.n_claim[emotion]] = seat
                g.n_claim[emotion] += 1
        for _ in range(chance.randrange(6)):
            build(g, seat, chance)
        for _ in range(chance.randrange(5)):
            g.n_tile_stack -= 1
            take_face(p, g.tile_stack[g.n_tile_stack])
    g.toll = chance.randrange(6) if g.config.changing_toll else g.toll


def earn_claim(g: State) -> None:
    """A bonus space has just brought a claim tile."""
    g.act.kind = EMOTION_TILE
    then(g, ask.END_TURN, g.turn)  # outside a rule the last one planned comes first
    then(g, ask.EARN_CLAIM, g.turn)
    dispatch.advance(g)


def pay_by_hand(g: State, chance: random.Random) -> None:
    """The icons of a tile are being paid one by one, if any tile can be."""
    options = g.options[: g.n_options]
    tiles = [
        o for o in options if opt.CELL <= o < opt.CELL + N_CELLS and TILE_SIZE[g.seats[g.turn].tiles[o - opt.CELL]] > 1
    ]
    if tiles:
        dispatch.play(g, chance.choice(tiles))
        if opt.BY_HAND in g.options[: g.n_options]:
            dispatch.play(g, opt.BY_HAND)


def build(g: State, seat: int, chance: random.Random) -> None:
    """A tile goes from a player board to any free space."""
    p = g.seats[seat]
    cells = [cell for cell in range(21) if p.tiles[cell] >= 0]
    free = [space for space in range(len(SPACE_IDS)) if g.owner[space] < 0]
    cell = chance.choice(cells)
    lay_tile(g, seat, p.tiles[cell], chance.choice(free))
    p.tiles[cell] = -1
    p.n_tiles -= 1


def hoard(g: State, chance: random.Random) -> None:
    """Nearly all coins are with players, the small ones not with whoever has the turn; sometimes all Happiness, too."""
    players = g.seats[: g.n_seats]
    for p in players:
        for coin in range(3):
            g.supply[coin] += p.pieces[coin]
            p.pieces[coin] = 0
    left = [chance.choice((0, 0, 1, 3, count)) for count in COINS]
    others = [p for seat, p in enumerate(players) if seat != g.turn]
    for coin in range(3):
        while g.supply[coin] > left[coin]:
            away = coin < 2 or g.seats[g.turn].pieces[2] > 1
            chance.choice(others if away and chance.random() < 0.95 else players).pieces[coin] += 1
            g.supply[coin] -= 1
    for p in players:
        p.coins = p.pieces[0] + 5 * p.pieces[1] + 10 * p.pieces[2]
    if chance.random() < 0.3:
        others[0].happiness += g.supply_happiness
        g.supply_happiness = 0
