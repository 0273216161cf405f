"""Networks: chains of one player's tiles that show the same emotion, and what they score.

[amy.score.per-icon, amy.score.network, amy.score.source-connects, amy.score.source-must-match,
amy.score.happiness-network, amy.score.happiness-via-source, amy.score.across-regions, amy.place.adjacency,
amy.place.own-tile-match, amy.place.across-borders]
"""

from __future__ import annotations

from insula.core.rule import rule
from insula.games.amygdala.state import State
from insula.games.amygdala.tables import (
    HAPPINESS,
    ICON_COUNT,
    MAX_NEIGHBOURS,
    N_EMOTIONS,
    N_SPACES,
    NEIGHBOUR,
    REGION_OF,
    TILE_BITS,
    TILE_SIZE,
)


@rule
def belongs(g: State, seat: int, node: int, emotion: int) -> bool:
    """Whether a space or source is part of the player's networks of an emotion. [amy.score.source-must-match]"""
    if node < N_SPACES:
        return g.owner[node] == seat and ICON_COUNT[N_EMOTIONS * g.tile[node] + emotion] > 0
    return node - N_SPACES == emotion or emotion == HAPPINESS


@rule
def network_icons(g: State, seat: int, space: int, emotion: int) -> int:
    """Icons of the emotion in the network of the tile on a space. [amy.score.per-icon, amy.score.source-connects]"""
    g.todo[0] = space
    g.seen[space] = 1
    found = 1
    done = 0
    icons = 0
    while done < found:
        node = g.todo[done]
        done += 1
        if node < N_SPACES:
            icons += ICON_COUNT[N_EMOTIONS * g.tile[node] + emotion]
        for i in range(MAX_NEIGHBOURS * node, MAX_NEIGHBOURS * node + MAX_NEIGHBOURS):
            other = NEIGHBOUR[i]
            if other >= 0 and g.seen[other] == 0 and belongs(g, seat, other, emotion):
                g.seen[other] = 1
                g.todo[found] = other
                found += 1
    for i in range(found):
        g.seen[g.todo[i]] = 0
    return icons


@rule
def lay_tile(g: State, seat: int, tile: int, space: int) -> None:
    """A tile comes to lie on the game board and opens the spaces round it. [amy.place.own-tile-match]"""
    p = g.seats[seat]
    g.tile[space] = tile
    g.owner[space] = seat
    p.icons[REGION_OF[space]] += TILE_SIZE[tile]
    for i in range(MAX_NEIGHBOURS * space, MAX_NEIGHBOURS * space + MAX_NEIGHBOURS):
        other = NEIGHBOUR[i]
        if 0 <= other < N_SPACES:
            p.reach[other] |= TILE_BITS[tile]
