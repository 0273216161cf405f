"""Claims about paying for the icons of a tile. [amy.pay.*]"""

from __future__ import annotations

from insula.games.amygdala.tables import EMOTIONS, FACE_NAMES, WAYS
from insula.testing.truth import Attempt
from tests.games.amygdala.truth.reading import (
    CLAIMS,
    HAPPY,
    ICON,
    by_icon,
    cheapest,
    coins,
    coins_for,
    fails_at,
    helps,
    icons_of,
    is_in,
    left_after,
    name_of,
    named,
    number,
    player,
    price_of,
    without,
)

ICONS = (*EMOTIONS, "wild")


def unpaid(a: Attempt) -> tuple[int, ...]:
    """The icons of the tile that still need a payment."""
    return icons_of(a.g.act.tile)[a.g.act.paid :] if a.g.act.tile >= 0 else ()


def icon_asked(a: Attempt) -> int:
    """The emotion of the icon being paid by hand; -1 at other questions."""
    by_hand = a.kind in ("pay_icon", "pair_first", "pair_second")
    return unpaid(a)[0] if by_hand else -1


def face_icon(face: int) -> int:
    """The icon on a resource tile."""
    return ICONS.index(FACE_NAMES[face].split()[0])


def way(a: Attempt) -> tuple[int, int, int, int] | None:
    """A complete payment: icons by Wild tile, wild resource, pair and coins."""
    chosen = is_in(a, "WAY")
    if chosen < 0 or a.kind != "pay":
        return None
    wild, wild_tiles, pairs, in_coins = WAYS[4 * chosen : 4 * chosen + 4]
    return wild, wild_tiles, pairs, in_coins


def is_happy(a: Attempt) -> bool:
    """Whether the tile being paid for shows nothing but Happiness."""
    return set(icons_of(a.g.act.tile)) == {6}


def matching(a: Attempt) -> int:
    """How many icons of the tile resource tiles of their own emotion can pay."""
    held = by_icon(player(a))
    icons = icons_of(a.g.act.tile)
    return sum(min(icons.count(icon), held[icon]) for icon in set(icons) if icon != 6)


@CLAIMS.claim("amy.pay.finish")
def _(a: Attempt) -> bool:
    if a.kind not in ("pay", "pay_icon") or not named(a, "END_TURN"):
        return False
    missing = [EMOTIONS[icon] for icon in unpaid(a)]
    words = missing[0] if len(missing) == 1 else f"{', '.join(missing[:-1])} and {missing[-1]}"
    return a.values == {"tile": name_of(a.g.act.tile), "missing": words}


# ---- what is in the bank


def taken(a: Attempt) -> list[tuple[int, str, int]]:
    """What an option takes from the bank: how many, of what, and how many are there."""
    p, chosen = player(a), way(a)
    if chosen is not None:
        return way_takes(a, chosen)
    face = is_in(a, "FACE")
    if face >= 0:
        icon, cost = FACE_NAMES[face].split()
        return [(1, f"{icon} resource with price {cost}", p.faces[face])]
    simple = {"WILD": ("Wild tile", p.wild), "HAPPINESS": ("Happiness tile", p.happiness)}
    simple |= {"DREAM": ("Dream", p.dream), "IDEA": ("Idea", p.idea)}
    for group, (word, held) in simple.items():
        if named(a, group):
            return [(1, word, held)]
    if named(a, "PAIR"):
        return [(2, "resource tile", sum(p.faces))]
    for group, word, held in (("IDEAS", "Idea", p.idea), ("DREAMS", "Dream", p.dream)):
        if named(a, group):
            return [(is_in(a, group) + 1, word, held)]
    if named(a, "COIN"):
        coin = is_in(a, "COIN")
        return [(1, f"coin of {(1, 5, 10)[coin]}", p.pieces[coin])]
    change = is_in(a, "CHANGE")
    if change >= 0:
        gives = ((0, 0, 1), (0, 0, 1), (0, 1, 0), (0, 2, 0), (5, 1, 0), (5, 0, 0), (0, 0, 1))[change]
        return [(gives[i], f"coin of {(1, 5, 10)[i]}", p.pieces[i]) for i in range(3) if gives[i]]
    return []


def way_takes(a: Attempt, chosen: tuple[int, int, int, int]) -> list[tuple[int, str, int]]:
    """What a complete payment takes from the bank."""
    p, held = player(a), by_icon(player(a))
    wild, wild_tiles, pairs, in_coins = chosen
    own = len(icons_of(a.g.act.tile)) - wild - wild_tiles - pairs - in_coins
    if is_happy(a):
        return [(own, "Happiness tile", p.happiness)]
    return [
        (wild, "Wild tile", p.wild),
        (wild_tiles, "wild resource", held[7]),
        (own, "matching tile", matching(a)),
        (2 * pairs, "other resource tile", sum(held) - own - wild_tiles),
    ]


def plural(count: int, word: str) -> str:
    """So many of something, in words: the noun comes first in longer names."""
    if count == 1:
        return f"1 {word}"
    return f"{count} {word.replace('coin of', 'coins of')}" if "coin of" in word else f"{count} {word}s"


@CLAIMS.claim("amy.pay.from-bank")
def _(a: Attempt) -> bool:
    if named(a, "CLAIM"):
        emotion = is_in(a, "CLAIM")
        said = {"takes": f"the {EMOTIONS[emotion]} claim tile", "have": "none"}
        return a.kind == "end_turn" and player(a).claims[emotion] != 1 and a.values == said
    short = [(plural(count, word), number(held)) for count, word, held in taken(a) if held < count]
    return (a.values["takes"], a.values["have"]) in short and usable(a)


def usable(a: Attempt) -> bool:
    """Whether the question takes things from the bank at all."""
    paying = a.kind in ("pay", "pay_icon", "pair_first", "pair_second")
    return paying or a.kind in ("exchange", "change", "end_turn")


@CLAIMS.repair("amy.pay.from-bank")
def _(a: Attempt) -> None:
    p = player(a)
    p.wild, p.happiness, p.dream, p.idea = p.wild + 7, p.happiness + 7, p.dream + 7, p.idea + 7
    p.pieces[:] = [n + 5 for n in p.pieces]
    p.coins += 80
    p.faces[:] = [n + 2 for n in p.faces]
    p.by_icon[:] = by_icon(p)
    p.n_resources = sum(p.faces)
    p.claims[:] = [1] * len(p.claims)


@CLAIMS.claim("amy.pay.matching-resource")
def _(a: Attempt) -> bool:
    face, asked = is_in(a, "FACE"), icon_asked(a)
    if face < 0 or a.kind != "pay_icon" or player(a).faces[face] == 0 or asked == 6:
        return False
    icon = ICONS[face_icon(face)]
    article = "An" if icon[0] in "aeiou" else "A"
    return icon not in (EMOTIONS[asked], "wild") and a.values == {
        "tile": f"{article} {icon} resource",
        "emotion": EMOTIONS[asked],
    }


@CLAIMS.claim("amy.pay.two-for-one")
def _(a: Attempt) -> bool:
    return a.kind in ("pair_first", "pair_second") and named(a, "WILD")


@CLAIMS.claim("amy.pay.happiness-elsewhere")
def _(a: Attempt) -> bool:
    asked = icon_asked(a)
    return named(a, "HAPPINESS") and 0 <= asked < 6 and a.values["emotion"] == EMOTIONS[asked]


@CLAIMS.claim("amy.pay.happiness-only")
def _(a: Attempt) -> bool:
    chosen = way(a)
    if chosen is not None:
        return is_happy(a) and sum(chosen[:3]) > 0
    other = any(named(a, group) for group in ("FACE", "WILD", "FIVE_COINS", "PAIR"))
    return a.kind == "pay_icon" and icon_asked(a) == 6 and other


# ---- coins


def coin_icons(a: Attempt) -> tuple[int, int] | None:
    """How many icons an option pays with coins, and what that costs."""
    chosen = way(a)
    if chosen is not None:
        return chosen[3], chosen[3] * (HAPPY if is_happy(a) else ICON)
    if a.kind == "pay_icon" and named(a, "FIVE_COINS"):
        return 1, ICON
    return (1, HAPPY) if a.kind == "pay_icon" and named(a, "SEVEN_COINS") else None


def too_dear(a: Attempt) -> bool:
    """Whether the sentence about icons in coins is right in every part."""
    found = coin_icons(a)
    if found is None or found[0] == 0:
        return False
    icons, cost = found
    words = "1 icon" if icons == 1 else f"{icons} icons"
    money = player(a).coins
    due = [cost] if a.kind == "pay" else rest_payments(a)
    said = (a.values["icons"], a.values["cost"], a.values["have"]) == (words, coins(cost), number(money))
    return said and money < cost and due is not None and helps(a, due, a.g.act.tile)


@CLAIMS.claim("amy.pay.five-coins")
def _(a: Attempt) -> bool:
    return a.g.act.tile >= 0 and not is_happy(a) and too_dear(a)


@CLAIMS.claim("amy.pay.seven-coins")
def _(a: Attempt) -> bool:
    return a.g.act.tile >= 0 and is_happy(a) and too_dear(a)


@CLAIMS.repair("amy.pay.five-coins", "amy.pay.seven-coins")
def _(a: Attempt) -> None:
    player(a).coins += 30
    player(a).pieces[2] += 3


@CLAIMS.claim("amy.pay.seven-coins-only-then")
def _(a: Attempt) -> bool:
    return named(a, "SEVEN_COINS") and not (a.kind == "pay_icon" and icon_asked(a) == 6)


@CLAIMS.claim("amy.pay.seven-coins-supply")
def _(a: Attempt) -> bool:
    if a.g.supply_happiness:
        return False
    if a.kind == "turn":
        cell = is_in(a, "CELL")
        return 0 <= cell < 21 and 6 in icons_of(player(a).tiles[cell]) and player(a).happiness == 0
    chosen = way(a)
    all_bought = chosen is not None and is_happy(a) and chosen[3] == len(icons_of(a.g.act.tile))
    return all_bought or (a.kind == "pay_icon" and named(a, "SEVEN_COINS"))


@CLAIMS.repair("amy.pay.seven-coins-supply")
def _(a: Attempt) -> None:
    a.g.supply_happiness += 1


# ---- complete payments and payments by hand


@CLAIMS.claim("amy.pay.too-many-icons")
def _(a: Attempt) -> bool:
    chosen = way(a)
    if chosen is None:
        return False
    paid, icons = sum(chosen), len(icons_of(a.g.act.tile))
    said = {"paid": "1 icon" if paid == 1 else f"{paid} icons", "tile": name_of(a.g.act.tile), "icons": icons}
    return paid > icons and a.values == said


@CLAIMS.claim("amy.pay.own-tiles-first")
def _(a: Attempt) -> bool:
    chosen = way(a)
    if chosen is None or is_happy(a):
        return False
    own = len(icons_of(a.g.act.tile)) - sum(chosen)
    held = matching(a)
    fives, sevens = price_of(a, a.g.act.tile)
    by_hand = fails_at(a, [ICON] * fives + [HAPPY] * sevens) is None
    said = a.values["matching"] == ("1 matching tile" if held == 1 else f"{held} matching tiles")
    hand = a.values["hand"] == (" To keep one and pay another way, pay icon by icon." if by_hand else "")
    return own < held and said and hand and a.values["tile"] == name_of(a.g.act.tile)


@CLAIMS.claim("amy.pay.by-hand")
def _(a: Attempt) -> bool:
    if a.kind != "pay" or not named(a, "BY_HAND"):
        return False
    if sum(player(a).faces) == 0:
        return a.values["why"] == "you hold no resource tiles"
    return is_happy(a) and a.values["why"] == "Happiness icons take no resource tiles"


def rest_payments(a: Attempt) -> list[int] | None:
    """The coins for an icon paid by hand this way, then for the icons after it; None for what pays for none."""
    if icon_asked(a) < 0:
        return None
    p, held = player(a), by_icon(player(a))
    rest, wild, happiness = unpaid(a)[1:], p.wild, p.happiness
    first = 0
    left = {held}
    if named(a, "FACE"):
        left = {without(held, face_icon(is_in(a, "FACE")))}
        left = left if a.kind != "pair_first" else _one_less(left)
    elif named(a, "PAIR"):
        left = _one_less(_one_less(left))
    elif named(a, "WILD"):
        wild -= 1
    elif named(a, "HAPPINESS"):
        happiness -= 1
    elif named(a, "FIVE_COINS") or named(a, "SEVEN_COINS"):
        first = ICON if named(a, "FIVE_COINS") else HAPPY
    else:
        return None
    if wild < 0 or happiness < 0 or not left or any(min(h) < 0 for h in left):
        return None
    fives, sevens = min((cheapest(rest, h, wild, happiness) for h in left), key=coins_for)
    return [*([first] if first else []), *[ICON] * fives, *[HAPPY] * sevens]


def _one_less(banks: set[tuple[int, ...]]) -> set[tuple[int, ...]]:
    return {without(held, icon) for held in banks for icon in range(8) if held[icon]}


@CLAIMS.claim("amy.pay.leave-enough")
def _(a: Attempt) -> bool:
    due = rest_payments(a)
    if due is None:
        return False
    first = ICON if named(a, "FIVE_COINS") else HAPPY if named(a, "SEVEN_COINS") else 0
    cost, money = sum(due) - first, player(a).coins
    if money < first:
        return False
    left = left_after(a, money, first)
    return cost > left and sum(due) > money and a.values == {"cost": coins(cost), "left": coins(left)}


@CLAIMS.repair("amy.pay.leave-enough")
def _(a: Attempt) -> None:
    player(a).coins += 30
    player(a).pieces[2] += 3
