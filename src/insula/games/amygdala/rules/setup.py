"""Setting up: boards, stack, lotuses, supply, starting items.

[amy.setup.toll, amy.setup.vp-zero, amy.setup.resources-2p, amy.setup.resources-3p, amy.setup.resources-4p,
amy.setup.lotus-2p, amy.setup.lotus-3p, amy.setup.lotus-4p, amy.setup.lotus-face-up, amy.setup.stack,
amy.setup.start-player, amy.setup.player-kit, amy.setup.mood-marker, amy.setup.cloud, amy.setup.claims,
amy.setup.supply, amy.setup.start-items, amy.setup.centre-tile, amy.setup.random-tiles, amy.setup.bonus-uncovered,
amy.setup.vp-tiles-box, amy.setup.example-4p, amy.vp.place, amy.vp.visible, amy.var.choose]
"""

from __future__ import annotations

from insula.core.chance import rand, seed_chance
from insula.core.questions import note
from insula.core.rule import rule
from insula.games.amygdala.gen import R, ask, ev
from insula.games.amygdala.gen.stack import then
from insula.games.amygdala.rules.acquire import refill, shuffle_discard
from insula.games.amygdala.state import Seat, State
from insula.games.amygdala.tables import (
    BONUS_TILES,
    CENTRE,
    CENTRE_TILE,
    COINS,
    FACES_IN_PLAY,
    N_BONUSES,
    N_CELLS,
    N_EMOTIONS,
    N_FACES,
    N_SPACES,
    N_TILES,
    PLACES,
    REGION_VALUE,
    SOURCE_BITS,
    START_LOTUS,
    START_TENS,
    START_WILD,
    SUPPLY,
    VP_TILES,
)


@rule
def setup(g: State, seed: int) -> None:
    """A blank state becomes a table ready for the first turn."""
    seed_chance(g, seed)
    g.n_seats = g.config.seats
    fill_supply(g)
    g.toll = START_LOTUS
    set_values(g)
    for seat in range(g.n_seats):
        deal_player(g, g.seats[seat])
    build_stack(g)
    g.turns_left = -1
    refill(g)
    g.start = g.config.start if g.config.start >= 0 else rand(g, g.n_seats)
    g.turn = g.start
    note(g, ev.STARTED, R.SETUP_START_PLAYER, g.start, -2, -2, -2)
    then(g, ask.TURN, g.start)


@rule
def fill_supply(g: State) -> None:
    """All coins and common tiles lie beside the board. [amy.setup.supply]"""
    for i in range(3):
        g.supply[i] = COINS[i]
    g.supply_wild = SUPPLY[0]
    g.supply_happiness = SUPPLY[1]
    g.supply_idea = SUPPLY[2]
    g.supply_dream = SUPPLY[3]


@rule
def set_values(g: State) -> None:
    """Regions count as printed, or by a random VP tile each. [amy.vp.place, amy.setup.vp-tiles-box]"""
    for i in range(N_EMOTIONS * PLACES):
        g.value[i] = REGION_VALUE[i]
    if g.config.vp_tiles == 0:
        return
    for region in range(N_EMOTIONS):
        g.vp_tile[region] = region
    for region in range(N_EMOTIONS - 1, 0, -1):
        other = rand(g, region + 1)
        kept = g.vp_tile[region]
        g.vp_tile[region] = g.vp_tile[other]
        g.vp_tile[other] = kept
    for region in range(N_EMOTIONS):
        for place in range(PLACES):
            g.value[PLACES * region + place] = VP_TILES[PLACES * g.vp_tile[region] + place]


@rule
def deal_player(g: State, p: Seat) -> None:
    """One player's kit: tiles at random round the centre, starting items, markers. [amy.setup.player-kit]"""
    p.mood = START_LOTUS
    p.cloud = -1
    p.pieces[2] = START_TENS
    p.coins = 10 * START_TENS
    g.supply[2] -= START_TENS
    p.wild = START_WILD
    g.supply_wild -= START_WILD
    tile = 0
    for cell in range(N_CELLS):  # each tile in its place, the centre tile in the centre
        if cell == CENTRE:
            p.tiles[cell] = CENTRE_TILE
            continue
        if tile == CENTRE_TILE:
            tile += 1
        p.tiles[cell] = tile
        tile += 1
    for i in range(N_CELLS - 2, 0, -1):  # all cells but the centre are shuffled
        j = rand(g, i + 1)
        cell = i + 1 if i >= CENTRE else i
        other = j + 1 if j >= CENTRE else j
        kept = p.tiles[cell]
        p.tiles[cell] = p.tiles[other]
        p.tiles[other] = kept
    p.n_tiles = N_TILES
    for bonus in range(N_BONUSES):
        p.around[bonus] = BONUS_TILES[bonus]
    for space in range(N_SPACES):
        p.reach[space] = SOURCE_BITS[space]


@rule
def build_stack(g: State) -> None:
    """The resource tiles of this number of players, shuffled face down. [amy.setup.stack]"""
    for face in range(N_FACES):
        g.discard[face] = FACES_IN_PLAY[N_FACES * g.n_seats + face]
        g.n_discard += g.discard[face]
    shuffle_discard(g)
