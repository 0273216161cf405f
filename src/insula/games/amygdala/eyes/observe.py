"""What a seat may know as numbers, and a fresh deal of what nobody knows. [amy.def.open-information]"""

from __future__ import annotations

from insula.core.chance import rand
from insula.core.rule import rule
from insula.games.amygdala.state import IN_BANK, ON_BOARD, State
from insula.games.amygdala.tables import (
    CELL_IDS,
    CLAIM_SPACES,
    EMOTIONS,
    FACE_NAMES,
    LOTUS_NAMES,
    MAX_SEATS,
    N_BONUSES,
    N_CELLS,
    N_EMOTIONS,
    N_FACES,
    N_LOTUSES,
    N_PLACES,
    N_SPACES,
    N_TILES,
    PLACES,
    REGION_IDS,
    SPACE_IDS,
)


@rule
def redeal(g: State, seat: int) -> None:
    """Shuffles the stack, the only thing that is hidden, and hidden from all alike."""
    for i in range(g.n_tile_stack - 1, 0, -1):
        j = rand(g, i + 1)
        kept = g.tile_stack[i]
        g.tile_stack[i] = g.tile_stack[j]
        g.tile_stack[j] = kept


# ---- observation: seats are counted from the observer clockwise

_OF_SEAT = (
    ["vp / 100", "coins / 50"]
    + [f"{kind} / 10" for kind in ("wild", "happiness", "idea", "dream", "claims in bank")]
    + [f"resource {name} / 10" for name in FACE_NAMES]
    + [f"claim {e} in bank" for e in EMOTIONS]
    + [f"claim {e} on board" for e in EMOTIONS]
    + [f"mood marker at {name}" for name in LOTUS_NAMES]
    + [f"cloud on {name}" for name in CELL_IDS[:N_CELLS]]
    + [f"tile on {name}, its number + 1 / 21" for name in CELL_IDS[:N_CELLS]]
    + [f"bonus {name} earned" for name in CELL_IDS[N_CELLS:]]
    + [f"icons in {name} / 10" for name in REGION_IDS]
)
_OF_SPACE = ["tile number + 1 / 21", *(f"of seat +{k}" for k in range(MAX_SEATS))]
LEGEND: tuple[str, ...] = (
    *(f"seat +{k}: {what}" for k in range(MAX_SEATS) for what in _OF_SEAT),
    *(f"space {name}: {what}" for name in SPACE_IDS for what in _OF_SPACE),
    *(f"{region} claim {place + 1}: seat + 1 / 4" for region in REGION_IDS for place in range(CLAIM_SPACES)),
    *(f"{region} value {place + 1} / 12" for region in REGION_IDS for place in range(PLACES)),
    *(f"lotus {name} place {place + 1}: face + 1 / 19" for name in LOTUS_NAMES for place in range(4)),
    *(f"discarded {name} / 10" for name in FACE_NAMES),
    *(f"toll at {name}" for name in LOTUS_NAMES),
    "stack / 72",
    "turns left + 1 / 8",
    "my turn",
    "tile in hand + 1 / 21",
    "icons paid / 3",
    "kind of question / 80",
)
N_OF_SEAT = len(_OF_SEAT)
N_OBSERVED = len(LEGEND)


@rule
def observe(g: State, seat: int, out: list[float]) -> None:
    """Writes the table as a seat sees it into `out`, in the order of LEGEND."""
    for i in range(N_OBSERVED):
        out[i] = 0.0
    for k in range(g.n_seats):
        observe_seat(g, (seat + k) % g.n_seats, N_OF_SEAT * k, out)
    at = N_OF_SEAT * MAX_SEATS
    for space in range(N_SPACES):
        if g.owner[space] >= 0:
            out[at] = (g.tile[space] + 1) / N_TILES
            out[at + 1 + (g.owner[space] - seat + g.n_seats) % g.n_seats] = 1.0
        at += 1 + MAX_SEATS
    for region in range(N_EMOTIONS):
        for place in range(CLAIM_SPACES):
            if place < g.n_claim[region]:
                owner = g.claim[CLAIM_SPACES * region + place]
                out[at] = ((owner - seat + g.n_seats) % g.n_seats + 1) / 4
            at += 1
    for i in range(N_EMOTIONS * PLACES):
        out[at + i] = g.value[i] / 12
    at += N_EMOTIONS * PLACES
    for place in range(N_PLACES):
        out[at + place] = (g.lotus[place] + 1) / N_FACES
    at += N_PLACES
    for face in range(N_FACES):
        out[at + face] = g.discard[face] / 10
    at += N_FACES
    out[at + g.toll] = 1.0
    at += N_LOTUSES
    out[at] = g.n_tile_stack / 72
    out[at + 1] = (g.turns_left + 1) / 8
    out[at + 2] = 1.0 if g.turn == seat else 0.0
    out[at + 3] = (g.act.tile + 1) / N_TILES
    out[at + 4] = g.act.paid / 3
    out[at + 5] = g.asked.kind / 80


@rule
def observe_seat(g: State, seat: int, start: int, out: list[float]) -> None:
    """One player's board, bank and markers."""
    p = g.seats[seat]
    out[start] = p.vp / 100
    out[start + 1] = p.coins / 50
    out[start + 2] = p.wild / 10
    out[start + 3] = p.happiness / 10
    out[start + 4] = p.idea / 10
    out[start + 5] = p.dream / 10
    out[start + 6] = p.n_claims / 10
    at = start + 7
    for face in range(N_FACES):
        out[at + face] = p.faces[face] / 10
    at += N_FACES
    for emotion in range(N_EMOTIONS):
        out[at + emotion] = 1.0 if p.claims[emotion] == IN_BANK else 0.0
        out[at + N_EMOTIONS + emotion] = 1.0 if p.claims[emotion] == ON_BOARD else 0.0
    at += 2 * N_EMOTIONS
    out[at + p.mood] = 1.0
    at += N_LOTUSES
    if p.cloud >= 0:
        out[at + p.cloud] = 1.0
    at += N_CELLS
    for cell in range(N_CELLS):
        out[at + cell] = (p.tiles[cell] + 1) / N_TILES
    at += N_CELLS
    for bonus in range(N_BONUSES):
        out[at + bonus] = p.earned[bonus] / 1
    at += N_BONUSES
    for region in range(N_EMOTIONS):
        out[at + region] = p.icons[region] / 10
