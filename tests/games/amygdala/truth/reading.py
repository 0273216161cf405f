"""An independent reading of a position: coins by trying all sums, payments by trying all items, boards by their files."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from insula.games.amygdala.gen import opt
from insula.games.amygdala.study.component_checks import BOARD, PLAYER_BOARD
from insula.games.amygdala.tables import (
    CELL_IDS,
    COIN_VALUES,
    EMOTIONS,
    FACE_NAMES,
    LOTUS_NAMES,
    MAX_ICONS,
    N_LOTUSES,
    REGION_IDS,
    SPACE_IDS,
    TILE_ICONS,
    TILE_SIZE,
)
from insula.testing.truth import Attempt, Claims

CLAIMS = Claims()

JUMP, ICON, HAPPY = 2, 5, 7  # coins
IDEAS = (0, 2, 5, 10, 15)
DREAMS = (0, 2, 5, 9, 14, 20, 27)


def player(a: Attempt) -> Any:
    """The player who is asked."""
    return a.g.seats[a.seat]


def is_in(a: Attempt, group: str) -> int:
    """Which one of a group of options was named; -1 if it was none of them."""
    start, size = next((start, size) for name, start, size in opt.GROUPS if name == group)
    return a.option - start if start <= a.option < start + size else -1


def named(a: Attempt, group: str) -> bool:
    """Whether the option belongs to a group."""
    return is_in(a, group) >= 0


# ---- coins


@cache
def sums(ones: int, fives: int, tens: int) -> tuple[int, ...]:
    """Every value that some of these coins make up, in order."""
    found = {o + 5 * f + 10 * t for o in range(ones + 1) for f in range(fives + 1) for t in range(tens + 1)}
    return tuple(sorted(found))


def all_sums(a: Attempt) -> tuple[int, ...]:
    """Every value that the player's coins and the supply's make up."""
    p = player(a)
    return sums(*(p.pieces[coin] + a.g.supply[coin] for coin in range(3)))


def left_after(a: Attempt, coins: int, price: int) -> int:
    """What is left of so many coins after a payment: the most that there is change for."""
    return max(value for value in all_sums(a) if value <= coins - price)


def fails_at(a: Attempt, payments: Sequence[int]) -> tuple[int, int, int] | None:
    """Where payments one after the other fail: paid so far, left, due; None if all can be made."""
    coins, paid = player(a).coins, 0
    for price in payments:
        if coins < price:
            return paid, coins, price
        if price:
            coins, paid = left_after(a, coins, price), paid + price
    return None


def fewest_coins(a: Attempt) -> int:
    """The fewest pieces that make up the player's money."""
    p = player(a)
    ones, fives, tens = (p.pieces[coin] + a.g.supply[coin] for coin in range(3))
    ways = [
        t + f + p.coins - 10 * t - 5 * f
        for t in range(tens + 1)
        for f in range(fives + 1)
        if 0 <= p.coins - 10 * t - 5 * f <= ones
    ]
    return min(ways)


def items(a: Attempt) -> int:
    """Everything that needs a space in the memory bank."""
    p = player(a)
    claims = sum(where == 1 for where in p.claims)
    return fewest_coins(a) + p.wild + p.happiness + p.idea + p.dream + sum(p.faces) + int(claims)


def coins(count: int) -> str:
    """So many coins, in words."""
    return "1 coin" if count == 1 else f"{count} coins"


def number(count: int) -> str:
    """A number as refusals say it."""
    return str(count) if count else "none"


# ---- icons


def icons_of(tile: int) -> tuple[int, ...]:
    """The emotions on a tile, by number."""
    return tuple(TILE_ICONS[MAX_ICONS * tile : MAX_ICONS * tile + TILE_SIZE[tile]])


def name_of(tile: int) -> str:
    """A tile as sentences call it."""
    words = [EMOTIONS[icon] for icon in icons_of(tile)]
    said = [f"{word} x{words.count(word)}" if words.count(word) > 1 else word for word in dict.fromkeys(words)]
    return f"the {' and '.join(said)} tile"


def by_icon(p: Any) -> tuple[int, ...]:
    """The resource tiles of a player by icon."""
    icons = (*EMOTIONS, "wild")
    return tuple(sum(n for n, face in zip(p.faces, FACE_NAMES, strict=True) if face.split()[0] == i) for i in icons)


@cache
def cheapest(icons: tuple[int, ...], held: tuple[int, ...], wild: int, happiness: int) -> tuple[int, int]:
    """The fewest 5-coin and 7-coin payments that icons need, by trying everything for each."""
    if not icons:
        return 0, 0
    first, rest = icons[0], icons[1:]
    if first == 6:
        fives, sevens = cheapest(rest, held, wild, happiness)
        tries = [(fives, sevens + 1)]
        if happiness:
            tries.append(cheapest(rest, held, wild, happiness - 1))
        return min(tries, key=lambda t: ICON * t[0] + HAPPY * t[1])
    fives, sevens = cheapest(rest, held, wild, happiness)
    tries = [(fives + 1, sevens)]
    if wild:
        tries.append(cheapest(rest, held, wild - 1, happiness))
    for icon in (first, 7):
        if held[icon]:
            tries.append(cheapest(rest, without(held, icon), wild, happiness))
    pairs = {(i, j) for i in range(8) if held[i] for j in range(8) if without(held, i)[j]}
    tries += [cheapest(rest, without(without(held, i), j), wild, happiness) for i, j in pairs]
    return min(tries, key=lambda t: ICON * t[0] + HAPPY * t[1])


def without(held: tuple[int, ...], icon: int) -> tuple[int, ...]:
    """The same with one tile less."""
    return held[:icon] + (held[icon] - 1,) + held[icon + 1 :]


def price_of(a: Attempt, tile: int, paid: int = 0) -> tuple[int, int]:
    """The fewest 5-coin and 7-coin payments for the icons of a tile from one on."""
    p = player(a)
    return cheapest(icons_of(tile)[paid:], by_icon(p), p.wild, p.happiness)


def coins_for(payments: tuple[int, int]) -> int:
    """What such payments cost."""
    return ICON * payments[0] + HAPPY * payments[1]


def no_happiness(a: Attempt, tile: int) -> bool:
    """Whether Happiness icons cannot be paid because there is no Happiness tile to be had."""
    return 6 in icons_of(tile) and a.g.supply_happiness + player(a).happiness == 0


# ---- lotuses and boards


def meets_toll(a: Attempt, lotus: int) -> bool:
    """Whether the marker meets the toll on its way, step by step."""
    here = player(a).mood
    while here != lotus:
        here = (here + 1) % N_LOTUSES
        if here == a.g.toll:
            return True
    return False


def serves(a: Attempt, lotus: int, region: str, moving: bool) -> bool:
    """Whether a marker on this lotus, or going there, can place in a region."""
    if region != "yellow":
        return region in LOTUS_NAMES[lotus].split("-")
    taken_along = moving and a.g.config.changing_toll and meets_toll(a, lotus)
    return lotus == a.g.toll or bool(taken_along)


def lotuses_of(region: str) -> str:
    """The two lotuses of an outer region, in words."""
    return " and ".join(name for name in LOTUS_NAMES if region in name.split("-"))


NEXT_TO: dict[str, set[str]] = {
    cell["id"]: set(cell["adjacent"])
    for region in BOARD["regions"]
    for cell in [*region["spaces"]["cells"], region["source_space"]["cell"]]
}
SOURCES: dict[str, str] = {r["source_space"]["cell"]["id"]: r["emotion"] for r in BOARD["regions"]}
REGION: dict[str, str] = {c["id"]: r["id"] for r in BOARD["regions"] for c in r["spaces"]["cells"]}
MIND: dict[str, Any] = {cell["id"]: cell for cell in PLAYER_BOARD["emotion_spaces"]["cells"]}


def matches(a: Attempt, space: str, tile: int) -> bool:
    """Whether a source or an own tile beside a space lets a tile lie there."""
    shown = {EMOTIONS[icon] for icon in icons_of(tile)}
    for other in NEXT_TO[space]:
        if other in SOURCES:
            if SOURCES[other] in shown or "happiness" in shown:
                return True
        else:
            number_ = SPACE_IDS.index(other)
            own = a.g.owner[number_] == a.seat
            if own and shown & {EMOTIONS[icon] for icon in icons_of(a.g.tile[number_])}:
                return True
    return False


def open_spaces(a: Attempt, tile: int) -> list[str]:
    """Every free space on which a tile may lie, wherever the marker is."""
    return [s for i, s in enumerate(SPACE_IDS) if a.g.owner[i] < 0 and matches(a, s, tile)]


def has_room(a: Attempt, lotus: int, spaces: Sequence[str], moving: bool = True) -> bool:
    """Whether one of these spaces is served by a lotus."""
    return any(serves(a, lotus, REGION[space], moving) for space in spaces)


def emotions_of(tile: int, joined: str) -> str:
    """The different emotions of a tile in the order of the regions."""
    shown = sorted(set(icons_of(tile)), key=lambda icon: REGION_IDS.index(REGION_IDS[icon]))
    return f" {joined} ".join(EMOTIONS[icon] for icon in shown)


def jump_fee(a: Attempt, cell: str) -> int:
    """What the thought cloud pays for going to a cell."""
    p = player(a)
    if p.cloud < 0:
        return 0
    near = MIND[CELL_IDS[p.cloud]]["adjacent"]
    if cell in near:
        return 0
    return JUMP if any(other in MIND and p.tiles[CELL_IDS.index(other)] >= 0 for other in near) else 0


# ---- what exchanges bring


def worth(a: Attempt) -> int:
    """The coins a player has after selling everything, by trying every split of the Dreams."""
    p = player(a)
    flat = p.coins + sum(p.faces) + p.wild + 2 * p.happiness + _sets(p.idea, IDEAS)
    return int(flat + max(2 * k + (p.vp + _sets(p.dream - k, DREAMS)) // 2 for k in range(p.dream + 1)))


@cache
def _sets(count: int, chart: tuple[int, ...]) -> int:
    return max((chart[n] + _sets(count - n, chart) for n in range(1, min(count, len(chart) - 1) + 1)), default=0)


def single_exchanges(a: Attempt) -> dict[str, int]:
    """The exchanges for coins that the supply can pay now, as sentences name them, with what they bring."""
    p = player(a)
    found = {"2 VP": 1} if p.vp >= 2 else {}
    found |= {"a resource tile": 1} if sum(p.faces) else {}
    found |= {"a Wild tile": 1} if p.wild else {}
    found |= {"a Happiness tile": 2} if p.happiness else {}
    found |= {"a Dream": 2} if p.dream else {}
    found |= {("1 Idea" if n == 1 else f"{n} Ideas"): IDEAS[n] for n in range(1, min(p.idea, 4) + 1)}
    return {words: gain for words, gain in found.items() if p.coins + gain in all_sums(a)}


def helps(a: Attempt, payments: Sequence[int], tile: int = -1) -> bool:
    """Whether what a refusal says about exchanges is true: then these payments, one after the other, can be made."""
    said = str(a.values["help"])
    enough = [words for words, gain in single_exchanges(a).items() if _affords(a, player(a).coins + gain, payments)]
    if tile >= 0:  # what could pay for icons is not the exchange to name
        enough = [words for words in enough if words not in ("a resource tile", "a Wild tile", "a Happiness tile")]
    if said == " Several exchanges together would bring enough.":
        return not enough and (worth(a) >= sum(payments) if tile < 0 else affordable_with_all(a, tile, payments))
    if not said:
        return not enough
    words, _, gain = said.removeprefix(" Exchange ").removesuffix(" first.").partition(" for ")
    return words in enough and gain == coins(single_exchanges(a)[words])


def _affords(a: Attempt, money: int, payments: Sequence[int]) -> bool:
    for price in payments:
        if money < price:
            return False
        money = left_after(a, money, price)
    return True


def affordable_with_all(a: Attempt, tile: int, payments: Sequence[int]) -> bool:
    """Whether a tile and the jump to it are within all that a player has, by trying which tiles pay for icons."""
    fee = sum(payments) - coins_for(price_of(a, tile))
    return least_loss(a, tile) + fee <= worth(a)


def least_loss(a: Attempt, tile: int) -> int:
    """What paying for a tile takes from everything a player could sell, at best."""
    p = player(a)
    return _loss(icons_of(tile), by_icon(p), p.wild, p.happiness)


@cache
def _loss(icons: tuple[int, ...], held: tuple[int, ...], wild: int, happiness: int) -> int:
    if not icons:
        return 0
    first, rest = icons[0], icons[1:]
    if first == 6:
        tries = [HAPPY + _loss(rest, held, wild, happiness)]
        return min([*tries, *([2 + _loss(rest, held, wild, happiness - 1)] if happiness else [])])
    tries = [ICON + _loss(rest, held, wild, happiness)]
    tries += [1 + _loss(rest, held, wild - 1, happiness)] if wild else []
    tries += [1 + _loss(rest, without(held, icon), wild, happiness) for icon in (first, 7) if held[icon]]
    pairs = {(i, j) for i in range(8) if held[i] for j in range(8) if without(held, i)[j]}
    return min([*tries, *(2 + _loss(rest, without(without(held, i), j), wild, happiness) for i, j in pairs)])


def purse(pieces: Sequence[int]) -> str:
    """Coins by value, in words."""
    return ", ".join(f"{pieces[i]} of {COIN_VALUES[i]}" for i in (2, 1, 0) if pieces[i]) or "none"
