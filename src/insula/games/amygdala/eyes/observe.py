"""What a seat may know as numbers, and a fresh deal of what nobody knows. [amy.def.open-information]

Whatever has a number for a name only (a tile, a face, a kind of question) is told by places of its own or by the icons
it shows, never by that number: a network cannot tell 7 / 21 from 8 / 21. Small amounts that decide what can be paid
are told step by step, too: "at least 1", "at least 2".
"""

from __future__ import annotations

from insula.core.chance import rand
from insula.core.rule import rule
from insula.games.amygdala.gen import ask
from insula.games.amygdala.state import IN_BANK, ON_BOARD, State
from insula.games.amygdala.tables import (
    CELL_IDS,
    CLAIM_SPACES,
    EMOTIONS,
    FACE_NAMES,
    ICON_COUNT,
    ICONS,
    LOTUS_NAMES,
    MAX_SEATS,
    N_BONUSES,
    N_CELLS,
    N_EMOTIONS,
    N_FACES,
    N_ICONS,
    N_LOTUSES,
    N_PLACES,
    N_SPACES,
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

COIN_STEPS = 12  # the dearest thing that coins buy at once
BANK_STEPS = 3
QUESTIONS = ask.CHANGE + 1
ACTIONS = 4
TURNS_LEFT = 8

_AMOUNTS = ("vp / 100", "coins / 50", "wild / 10", "happiness / 10", "idea / 10", "dream / 10", "claims in bank / 10")
_OF_SEAT = (
    ["plays", *_AMOUNTS, "resources / 10", "tiles / 21"]
    + [f"at least {n + 1} coins" for n in range(COIN_STEPS)]
    + [f"at least {n + 1} {kind}" for kind in ("wild", "happiness", "idea", "dream") for n in range(BANK_STEPS)]
    + [f"at least {n + 1} resources of {icon}" for icon in ICONS for n in range(BANK_STEPS)]
    + [f"resource {name} / 10" for name in FACE_NAMES]
    + [f"claim {e} in bank" for e in EMOTIONS]
    + [f"claim {e} on board" for e in EMOTIONS]
    + [f"mood marker at {name}" for name in LOTUS_NAMES]
    + [f"cloud on {name}" for name in CELL_IDS[:N_CELLS]]
    + [f"{e} on {name}" for name in CELL_IDS[:N_CELLS] for e in EMOTIONS]
    + [f"bonus {name} earned" for name in CELL_IDS[N_CELLS:]]
    + [f"tiles next to bonus {name} / 3" for name in CELL_IDS[N_CELLS:]]
    + [f"icons in {name} / 10" for name in REGION_IDS]
)
_OF_SPACE = [*(f"of seat +{k}" for k in range(MAX_SEATS)), *EMOTIONS, *(f"you may place {e}" for e in EMOTIONS)]
_OF_TABLE = (
    "stack / 72",
    "my turn",
    "changing toll",
    "VP tiles",
    "by hand",
    "coins changed",
    "exchanged",
    "icons paid / 3",
)
LEGEND: tuple[str, ...] = (
    *(f"seat +{k}: {what}" for k in range(MAX_SEATS) for what in _OF_SEAT),
    *(f"space {name}: {what}" for name in SPACE_IDS for what in _OF_SPACE),
    *(
        f"{region} claim {place + 1}: seat +{k}"
        for region in REGION_IDS
        for place in range(CLAIM_SPACES)
        for k in range(MAX_SEATS)
    ),
    *(f"{region} value {place + 1} / 12" for region in REGION_IDS for place in range(PLACES)),
    *(f"lotus {name} place {place + 1}: {face}" for name in LOTUS_NAMES for place in range(4) for face in FACE_NAMES),
    *(f"discarded {name} / 10" for name in FACE_NAMES),
    *(f"toll at {name}" for name in LOTUS_NAMES),
    *_OF_TABLE,
    *(f"{n} turns left" for n in range(TURNS_LEFT)),
    *(f"action {n}" for n in ("none", "acquire", "emotion tile", "claim tile")),
    *(f"tile in hand: {e}" for e in EMOTIONS),
    *(f"first tile bought at {name} {place + 1}" for name in LOTUS_NAMES for place in range(4)),
    *(f"claim in hand: {e}" for e in EMOTIONS),
    *(f"tile placed on {name}" for name in SPACE_IDS),
    *(f"question: {ask.NAMES[kind]}" for kind in range(QUESTIONS)),
)
N_OF_SEAT = len(_OF_SEAT)
N_OF_SPACE = len(_OF_SPACE)
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
        observe_space(g, seat, space, at, out)
        at += N_OF_SPACE
    for region in range(N_EMOTIONS):
        for place in range(CLAIM_SPACES):
            if place < g.n_claim[region]:
                owner = g.claim[CLAIM_SPACES * region + place]
                out[at + (owner - seat + g.n_seats) % g.n_seats] = 1.0
            at += MAX_SEATS
    for i in range(N_EMOTIONS * PLACES):
        out[at + i] = g.value[i] / 12
    at += N_EMOTIONS * PLACES
    for place in range(N_PLACES):
        if g.lotus[place] >= 0:
            out[at + g.lotus[place]] = 1.0
        at += N_FACES
    for face in range(N_FACES):
        out[at + face] = g.discard[face] / 10
    at += N_FACES
    out[at + g.toll] = 1.0
    observe_turn(g, seat, at + N_LOTUSES, out)


@rule
def observe_turn(g: State, seat: int, start: int, out: list[float]) -> None:
    """The turn, the action under way and the question."""
    at = start
    out[at] = g.n_tile_stack / 72
    out[at + 1] = 1.0 if g.turn == seat else 0.0
    out[at + 2] = 1.0 * g.config.changing_toll
    out[at + 3] = 1.0 * g.config.vp_tiles
    out[at + 4] = 1.0 * g.act.by_hand
    out[at + 5] = 1.0 * g.act.broke
    out[at + 6] = 1.0 * g.act.exchanged
    out[at + 7] = g.act.paid / 3
    at += 8
    if g.turns_left >= 0:
        out[at + min(g.turns_left, TURNS_LEFT - 1)] = 1.0
    at += TURNS_LEFT
    out[at + g.act.kind] = 1.0
    at += ACTIONS
    if g.act.tile >= 0:
        observe_tile(g.act.tile, at, out)
    at += N_EMOTIONS
    if g.act.place >= 0:
        out[at + g.act.place] = 1.0
    at += N_PLACES
    if g.act.claim >= 0:
        out[at + g.act.claim] = 1.0
    at += N_EMOTIONS
    if g.act.space >= 0:
        out[at + g.act.space] = 1.0
    at += N_SPACES
    if g.over == 0 and g.asked.kind < QUESTIONS:
        out[at + g.asked.kind] = 1.0


@rule
def observe_tile(tile: int, start: int, out: list[float]) -> None:
    """How many icons of each emotion a tile shows."""
    for emotion in range(N_EMOTIONS):
        out[start + emotion] = 1.0 * ICON_COUNT[N_EMOTIONS * tile + emotion]


@rule
def observe_space(g: State, seat: int, space: int, start: int, out: list[float]) -> None:
    """Whose tile lies on a space and what it shows; on a free one what the seat could place there."""
    if g.owner[space] >= 0:
        out[start + (g.owner[space] - seat + g.n_seats) % g.n_seats] = 1.0
        observe_tile(g.tile[space], start + MAX_SEATS, out)
        return
    at = start + MAX_SEATS + N_EMOTIONS
    reach = g.seats[seat].reach[space]
    for emotion in range(N_EMOTIONS):
        if reach >> emotion & 1:
            out[at + emotion] = 1.0


@rule
def observe_steps(amount: int, steps: int, start: int, out: list[float]) -> None:
    """At least 1, at least 2, and so on."""
    for i in range(min(amount, steps)):
        out[start + i] = 1.0


@rule
def observe_seat(g: State, seat: int, start: int, out: list[float]) -> None:
    """One player's board, bank and markers."""
    p = g.seats[seat]
    out[start] = 1.0
    out[start + 1] = p.vp / 100
    out[start + 2] = p.coins / 50
    out[start + 3] = p.wild / 10
    out[start + 4] = p.happiness / 10
    out[start + 5] = p.idea / 10
    out[start + 6] = p.dream / 10
    out[start + 7] = p.n_claims / 10
    out[start + 8] = p.n_resources / 10
    out[start + 9] = p.n_tiles / 21
    at = start + 10
    observe_steps(p.coins, COIN_STEPS, at, out)
    at += COIN_STEPS
    observe_steps(p.wild, BANK_STEPS, at, out)
    observe_steps(p.happiness, BANK_STEPS, at + BANK_STEPS, out)
    observe_steps(p.idea, BANK_STEPS, at + 2 * BANK_STEPS, out)
    observe_steps(p.dream, BANK_STEPS, at + 3 * BANK_STEPS, out)
    at += 4 * BANK_STEPS
    for icon in range(N_ICONS):
        observe_steps(p.by_icon[icon], BANK_STEPS, at, out)
        at += BANK_STEPS
    for face in range(N_FACES):
        out[at + face] = p.faces[face] / 10
    at += N_FACES
    for emotion in range(N_EMOTIONS):
        out[at + emotion] = 1.0 if p.claims[emotion] == IN_BANK else 0.0
        out[at + N_EMOTIONS + emotion] = 1.0 if p.claims[emotion] == ON_BOARD else 0.0
    at += 2 * N_EMOTIONS
    out[at + p.mood] = 1.0
    observe_board(g, seat, at + N_LOTUSES, out)


@rule
def observe_board(g: State, seat: int, start: int, out: list[float]) -> None:
    """A player board: cloud, tiles, bonus spaces; and the icons on the game board."""
    p = g.seats[seat]
    at = start
    if p.cloud >= 0:
        out[at + p.cloud] = 1.0
    at += N_CELLS
    for cell in range(N_CELLS):
        if p.tiles[cell] >= 0:
            observe_tile(p.tiles[cell], at, out)
        at += N_EMOTIONS
    for bonus in range(N_BONUSES):
        out[at + bonus] = 1.0 * p.earned[bonus]
        out[at + N_BONUSES + bonus] = p.around[bonus] / 3
    at += 2 * N_BONUSES
    for region in range(N_EMOTIONS):
        out[at + region] = p.icons[region] / 10
