"""What is printed on boards and tiles as int tables, checked on loading, and its names for people.

Emotions and regions share one numbering: the six outer regions clockwise from purple, then the yellow centre, so that
the source of region r shows emotion r. [amy.comp.coins, amy.comp.supply-tiles, amy.comp.resource-tiles,
amy.comp.player-set, amy.comp.claim-per-region, amy.comp.colours, amy.data.lotus-ring, amy.data.resource-tiles,
amy.data.emotion-tiles, amy.data.player-board, amy.data.bonus-spaces, amy.data.region-spaces,
amy.data.one-tile-one-space, amy.data.region-values, amy.data.vp-tile-values, amy.data.vp-track, amy.def.emotions,
amy.def.regions, amy.def.source, amy.def.region-emotion, amy.def.adjacent, amy.bonus.kinds]
"""

from __future__ import annotations

from itertools import product
from typing import Literal

from insula.core.rule import IntTable, table
from insula.games.amygdala.study.component_checks import BOARD, EXCHANGE, PLAYER_BOARD, TILES

MAX_SEATS = 4
MIN_SEATS = 2

# ---- emotions and regions

N_EMOTIONS = 7
HAPPINESS = 6  # also the yellow region
WILD_ICON = 7  # the icon of wild resource tiles
N_ICONS = 8
ANY_SOURCE = 1 << HAPPINESS

REGION_IDS: tuple[str, ...] = ("purple", "indigo", "teal", "green", "pink", "red", "yellow")
YELLOW = 6
_REGIONS = [next(r for r in BOARD["regions"] if r["id"] == name) for name in REGION_IDS]
Emotion = Literal["happiness", "surprise", "sadness", "serenity", "gratitude", "hope", "anger"]
Icon = Literal["happiness", "surprise", "sadness", "serenity", "gratitude", "hope", "anger", "wild"]
EMOTIONS: tuple[Emotion, ...] = tuple(r["emotion"] for r in _REGIONS)
ICONS: tuple[Icon, ...] = (*EMOTIONS, "wild")

# ---- the game board

SPACE_IDS: tuple[str, ...] = tuple(c["id"] for r in _REGIONS for c in r["spaces"]["cells"])
N_SPACES = len(SPACE_IDS)
N_NODES = N_SPACES + N_EMOTIONS  # spaces, then sources by region
_NODE = {name: number for number, name in enumerate(SPACE_IDS)} | {
    r["source_space"]["cell"]["id"]: N_SPACES + number for number, r in enumerate(_REGIONS)
}
_CELLS = [c for r in _REGIONS for c in r["spaces"]["cells"]] + [r["source_space"]["cell"] for r in _REGIONS]
SPACE_PLACE: tuple[tuple[int, int], ...] = tuple((c["q"], c["r"]) for c in _CELLS)  # axial, sources included


def _padded(rows: list[list[int]], width: int) -> IntTable:
    return table([value for row in rows for value in [*row, *[-1] * (width - len(row))]])


MAX_NEIGHBOURS = max(len(c["adjacent"]) for c in _CELLS)
NEIGHBOUR: IntTable = _padded([[_NODE[n] for n in c["adjacent"]] for c in _CELLS], MAX_NEIGHBOURS)
REGION_OF: IntTable = table([REGION_IDS.index(r["id"]) for r in _REGIONS for _ in r["spaces"]["cells"]])
FIRST_SPACE: IntTable = table([REGION_OF.index(r) for r in range(N_EMOTIONS)] + [N_SPACES])
# what a lone tile may show on a space: the emotion of its source, and Happiness beside any source
SOURCE_BITS: IntTable = table(
    [
        sum(1 << (_NODE[n] - N_SPACES) for n in c["adjacent"] if _NODE[n] >= N_SPACES)
        | (ANY_SOURCE if any(_NODE[n] >= N_SPACES for n in c["adjacent"]) else 0)
        for c in _CELLS[:N_SPACES]
    ]
)

CLAIM_SPACES = len(_REGIONS[0]["claim_spaces"]["cells"])
PLACES = 3
REGION_VALUE: IntTable = table([r["vp"][place]["value"] for r in _REGIONS for place in ("first", "second", "third")])
VP_TILES: IntTable = table([t[place] for t in BOARD["vp_tiles"]["items"] for place in ("first", "second", "third")])
VP_TILE_NAMES: tuple[str, ...] = tuple(t["name"] for t in BOARD["vp_tiles"]["items"])
VP_TRACK: int = BOARD["vp_track"]["spaces"]["value"]

# ---- lotuses

_LOTUSES = sorted(BOARD["lotuses"]["items"], key=lambda each: each["order"])
N_LOTUSES = len(_LOTUSES)
LOTUS_NAMES: tuple[str, ...] = tuple("-".join(each["between"]) for each in _LOTUSES)
LOTUS_REGIONS: IntTable = table([REGION_IDS.index(name) for each in _LOTUSES for name in each["between"]])
REGION_LOTUS: IntTable = table(  # the two lotuses of an outer region: the first one clockwise comes last
    [k for r in range(YELLOW) for k in range(N_LOTUSES) if REGION_IDS[r] in _LOTUSES[k]["between"]]
)
START_LOTUS: int = next(each["order"] for each in _LOTUSES if each["id"] == BOARD["toll"]["start_lotus"])
PLACES_ON_LOTUS = 4
N_PLACES = N_LOTUSES * PLACES_ON_LOTUS
TILES_PER_LOTUS: IntTable = table(
    [0, 0, *(BOARD["lotus_tiles"]["by_players"][seats]["tiles"] for seats in range(MIN_SEATS, MAX_SEATS + 1))]
)
PER_SIDE = 2

# ---- resource tiles: a face is an icon with a price; dots matter only for which tiles are in play

_RESOURCES = TILES["resource_tiles"]["items"]
N_RESOURCES = len(_RESOURCES)
_FACES = sorted({(ICONS.index(t["icon"]), t["cost"]) for t in _RESOURCES})
N_FACES = len(_FACES)
FACE_ICON: IntTable = table([icon for icon, _ in _FACES])
FACE_PRICE: IntTable = table([price for _, price in _FACES])
FACE_NAMES: tuple[str, ...] = tuple(f"{ICONS[icon]} {price}" for icon, price in _FACES)
_DOTS = TILES["resource_tiles"]["used_with_players"]
# how many tiles of each face are in play: row by number of players
FACES_IN_PLAY: IntTable = table(
    [
        sum((ICONS.index(t["icon"]), t["cost"]) == face and t["dots"] in _DOTS.get(seats, ()) for t in _RESOURCES)
        for seats in range(MAX_SEATS + 1)
        for face in _FACES
    ]
)

# ---- emotion tiles

_TILES = TILES["emotion_tiles"]["items"]
N_TILES = len(_TILES)
TILE_IDS: tuple[str, ...] = tuple(t["id"] for t in _TILES)
MAX_ICONS = 3
_ICON_LISTS = [sorted(EMOTIONS.index(e) for e, n in t["icons"].items() for _ in range(n)) for t in _TILES]
TILE_ICONS: IntTable = _padded(_ICON_LISTS, MAX_ICONS)  # in order of emotion
TILE_SIZE: IntTable = table([len(icons) for icons in _ICON_LISTS])
ICON_COUNT: IntTable = table([icons.count(e) for icons in _ICON_LISTS for e in range(N_EMOTIONS)])
TILE_BITS: IntTable = table([sum(1 << e for e in set(icons)) for icons in _ICON_LISTS])
CENTRE_TILE: int = TILE_IDS.index(PLAYER_BOARD["emotion_spaces"]["centre_tile"])

# ---- the player board: tile spaces, then bonus spaces

_SPOTS = PLAYER_BOARD["emotion_spaces"]["cells"]
_BONUSES = PLAYER_BOARD["bonus_spaces"]["cells"]
N_CELLS = len(_SPOTS)
N_BONUSES = len(_BONUSES)
CELL_IDS: tuple[str, ...] = tuple(c["id"] for c in [*_SPOTS, *_BONUSES])
CELL_PLACE: tuple[tuple[int, int], ...] = tuple((c["q"], c["r"]) for c in [*_SPOTS, *_BONUSES])
_CELL = {name: number for number, name in enumerate(CELL_IDS)}
CENTRE: int = _CELL[PLAYER_BOARD["emotion_spaces"]["centre"]]
ON_EDGE: IntTable = table([int(c["outer_edge"]) for c in _SPOTS])
NEXT_TO: IntTable = table([int(other["id"] in c["adjacent"]) for c in _SPOTS for other in _SPOTS])
CELL_NEIGHBOUR: IntTable = _padded([[_CELL[n] for n in c["adjacent"] if _CELL[n] < N_CELLS] for c in _SPOTS], 6)
BESIDE_BONUS: IntTable = table([int(c["id"] in b["adjacent"]) for b in _BONUSES for c in _SPOTS])
BONUS_TILES: IntTable = table([len([n for n in b["adjacent"] if _CELL[n] < N_CELLS]) for b in _BONUSES])

BankKind = Literal["wild", "happiness", "idea", "dream"]
BANK_KINDS: tuple[BankKind, ...] = ("wild", "happiness", "idea", "dream")
BONUS_KINDS: tuple[str, ...] = (*BANK_KINDS, "claim")
N_BONUS_KINDS = len(BONUS_KINDS)
CLAIM_KIND = 4
BONUS_ITEMS: IntTable = table([b["items"].get(kind, 0) for b in _BONUSES for kind in BONUS_KINDS])
BANK_SPACES: int = PLAYER_BOARD["memory_bank"]["spaces"]

# ---- coins, supply, charts

COIN_VALUES: tuple[int, ...] = tuple(c["value"] for c in TILES["coins"]["items"])
COINS: IntTable = table([c["count"] for c in TILES["coins"]["items"]])
SUPPLY: IntTable = table([TILES["supply"][kind] for kind in BANK_KINDS])
START_TENS: int = EXCHANGE["start"]["coins"].count(10)
START_WILD: int = EXCHANGE["start"]["wild"]
IDEA_COINS: IntTable = table([0, *EXCHANGE["free_exchanges"]["sets"][0]["values"]])
DREAM_VP: IntTable = table([0, *EXCHANGE["free_exchanges"]["sets"][1]["values"]])
MAX_IDEAS = len(IDEA_COINS) - 1
MAX_DREAMS = len(DREAM_VP) - 1
_COSTS = EXCHANGE["costs"]
TOLL: int = _COSTS["toll"]["coins"]
JUMP: int = _COSTS["cloud_jump"]["coins"]
ICON_COINS: int = EXCHANGE["unlock_payment"]["emotion_icon"][-1]["pay"]["coins"]
HAPPINESS_COINS: int = EXCHANGE["unlock_payment"]["happiness_icon"][-1]["pay"]["coins"]
REFILL_AT: int = EXCHANGE["lotus_refill"]["when_total_left_at_most"]
TILES_AT_END: int = EXCHANGE["game_end"]["trigger_tiles_left"]
COINS_PER_VP: int = EXCHANGE["final_scoring"]["leftover_coins"]["coins_per_vp"]
_GIVES = {each["id"]: each["get"]["coins"] for each in EXCHANGE["free_exchanges"]["items"]}
RESOURCE_COINS: int = _GIVES["resource-to-coin"]
WILD_COINS: int = _GIVES["wild-to-coin"]
DREAM_COINS: int = _GIVES["dream-to-coins"]
HAPPINESS_SALE: int = _GIVES["happiness-to-coins"]
VP_FOR_COIN: int = EXCHANGE["free_exchanges"]["items"][0]["give"]["vp"]

Colour = Literal["grey", "dark-blue", "green", "orange"]
COLOURS: tuple[Colour, ...] = tuple(c["id"] for c in TILES["players"]["colours"])

# ---- payments: how many icons are paid by Wild tile, wild resource, pair, coins; all others by their own emotion

_LOSS = (3, 2, 4, 9)  # what an icon paid in each way costs a player, roughly in half coins; orders the ways only
_WAYS = sorted(
    (way for way in product(range(MAX_ICONS + 1), repeat=4) if sum(way) <= MAX_ICONS),
    key=lambda way: (sum(n * loss for n, loss in zip(way, _LOSS, strict=True)), way),
)
N_WAYS = len(_WAYS)
WAYS: IntTable = table([n for way in _WAYS for n in way])

# ---- changing coins: what is given and taken in coins of 1, 5, 10. The last is not even, and so refused.

_CHANGES = (
    ("ten into fives", (0, 0, 1), (0, 2, 0)),
    ("ten into five and ones", (0, 0, 1), (5, 1, 0)),
    ("five into ones", (0, 1, 0), (5, 0, 0)),
    ("fives into ten", (0, 2, 0), (0, 0, 1)),
    ("five and ones into ten", (5, 1, 0), (0, 0, 1)),
    ("ones into five", (5, 0, 0), (0, 1, 0)),
    ("ten into fives and one", (0, 0, 1), (1, 2, 0)),
)
CHANGE_NAMES: tuple[str, ...] = tuple(name for name, _, _ in _CHANGES)
N_CHANGES = len(_CHANGES)
CHANGE_GIVES: IntTable = table([n for _, gives, _ in _CHANGES for n in gives])
CHANGE_TAKES: IntTable = table([n for _, _, takes in _CHANGES for n in takes])

# ---- worked out once

# whether a mood marker meets the toll: 36 x from + 6 x toll lotus + to [amy.mood.toll, amy.mood.toll-leaving]
MEETS_TOLL: IntTable = table(
    [
        int(0 < (toll - start) % N_LOTUSES <= (end - start) % N_LOTUSES)
        for start, toll, end in product(range(N_LOTUSES), repeat=3)
    ]
)
# the ways that pay for 1, 2, 3 icons, and where each list begins
_FITTING = [[i for i, way in enumerate(_WAYS) if sum(way) <= size] for size in range(MAX_ICONS + 1)]
FITTING_WAYS: IntTable = table([i for ways in _FITTING for i in ways])
FIRST_FITTING: IntTable = table([sum(len(ways) for ways in _FITTING[:size]) for size in range(MAX_ICONS + 2)])
