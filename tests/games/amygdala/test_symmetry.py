"""Positions that differ only in seats, sides of a lotus or a turn of the board get the same reasons."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest

from insula.core.record_class import clone
from insula.games.amygdala.gen import dispatch, opt
from insula.games.amygdala.state import State
from insula.games.amygdala.study.component_checks import BOARD
from insula.games.amygdala.tables import (
    CLAIM_SPACES,
    EMOTIONS,
    FACE_ICON,
    FACE_NAMES,
    FACE_PRICE,
    N_FACES,
    N_LOTUSES,
    N_SPACES,
    REGION_IDS,
    SPACE_IDS,
    TILE_ICONS,
    TILE_IDS,
)
from tests.games.amygdala.kit import GAME
from tests.games.amygdala.truth.positions import begun

Options = Callable[[int], int]


def positions(seats: int, count: int, variants: str = "") -> Iterator[State]:
    """Questions in the first moves after rich and tight positions."""
    import random

    choices = {"variants": variants} if variants else {}
    for seed in range(count):
        chance = random.Random(seed)
        g = begun(seats, **choices).start(seed)
        for _ in range(8):
            if g.over:
                break
            yield g
            dispatch.play(g, chance.choice(g.options[: g.n_options]))


def reason(g: State, option: int) -> tuple[str, dict[str, object]]:
    """The rule that refuses an option, and its values; the empty rule if it is legal."""
    number = GAME.refuse(g, option)
    if number == 0:
        return "", {}
    rule = GAME.rulebook.ids[number]
    values = GAME.refusal_values(g, option, rule)
    return rule, {name: values[name] for name in GAME.rulebook.rules[rule].values}


# ---- seats


def turned(g: State, by: int) -> State:
    """The same table with everybody sitting `by` chairs farther on."""
    out = clone(g)
    n = g.n_seats

    def seat(old: int) -> int:
        return (old + by) % n if old >= 0 else old

    for old in range(n):
        out.seats[seat(old)].copy_from(g.seats[old])
    out.owner[:] = [seat(owner) for owner in g.owner]
    out.claim[:] = [seat(owner) for owner in g.claim]
    out.turn, out.start, out.asked.seat = seat(g.turn), seat(g.start), seat(g.asked.seat)
    for question in out.stack:
        question.seat = seat(question.seat)
    return out


@pytest.mark.parametrize("seats", GAME.seats)
def test_reasons_do_not_hang_on_the_chair(seats: int) -> None:
    compared = 0
    for g in positions(seats, 12):
        other = turned(g, 1)
        for option in range(GAME.n_options):
            rule, values = reason(g, option)
            said = {k: _reseated(str(v), seats) for k, v in values.items()}
            again, its = reason(other, option)
            assert (rule, said) == (again, {k: str(v) for k, v in its.items()})
            compared += bool(rule)
    assert compared > 10_000


def _reseated(text: str, seats: int) -> str:
    return re.sub(r"@(\d)", lambda found: f"@{(int(found[1]) + 1) % seats}", text)


def test_reasons_do_not_hang_on_colours_and_the_side_of_the_board() -> None:
    for g in positions(3, 6):
        other = clone(g)
        other.config.colours[:] = [3, 2, 1, 0]
        other.config.dark = 1
        for option in range(GAME.n_options):
            assert reason(g, option) == reason(other, option)


# ---- the sides of a lotus


def test_reasons_do_not_hang_on_the_side_of_a_lotus() -> None:
    def place(old: int) -> int:
        return old - old % 4 + (2, 3, 0, 1)[old % 4] if old >= 0 else old

    compared = 0
    for g in positions(4, 20):
        other = clone(g)
        for old, face in enumerate(g.lotus):
            other.lotus[place(old)] = face
        other.act.place = place(g.act.place)
        for option in range(GAME.n_options):
            moved = opt.TILE + place(option - opt.TILE) if opt.TILE <= option < opt.TILE + 24 else option
            (rule, values), (again, its) = reason(g, option), reason(other, moved)
            assert rule == again
            assert values == its or rule == "amy.acquire.one-side"
            compared += bool(rule)
    assert compared > 10_000


# ---- a sixth of a turn of the board


def spun_emotion(old: int) -> int:
    """The emotion one region farther round; Happiness and wild stay."""
    return (old + 1) % 6 if 0 <= old < 6 else old


def _spaces() -> list[int]:
    """Where each space goes when the board is turned by one region: the turn that keeps all neighbours."""
    cells = {c["id"]: (c["q"], c["r"]) for r in BOARD["regions"] for c in r["spaces"]["cells"]}
    sources = {r["id"]: r["source_space"]["cell"] for r in BOARD["regions"]}
    middle = (sources["yellow"]["q"], sources["yellow"]["r"])
    by_place = {place: name for name, place in cells.items()}

    def spin(place: tuple[int, int], times: int) -> tuple[int, int]:
        q, r = place[0] - middle[0], place[1] - middle[1]
        for _ in range(times):
            q, r = -r, q + r
        return q + middle[0], r + middle[1]

    first, second = sources[REGION_IDS[0]], sources[REGION_IDS[1]]
    times = next(t for t in range(6) if spin((first["q"], first["r"]), t) == (second["q"], second["r"]))
    return [SPACE_IDS.index(by_place[spin(cells[name], times)]) for name in SPACE_IDS]


SPACES = _spaces()


def _tiles() -> list[int]:
    kinds = [tuple(TILE_ICONS[3 * t : 3 * t + 3]) for t in range(len(TILE_IDS))]
    return [kinds.index(tuple(sorted((spun_emotion(i) for i in kind), key=lambda i: (i < 0, i)))) for kind in kinds]


TILES = _tiles()


def _face(old: int) -> int:
    """The resource tile of the next emotion with the same price."""
    if old < 0:
        return old
    found = [
        f for f in range(N_FACES) if (FACE_ICON[f], FACE_PRICE[f]) == (spun_emotion(FACE_ICON[old]), FACE_PRICE[old])
    ]
    return found[0]


def tile(old: int) -> int:
    """The emotion tile with the next emotions."""
    return TILES[old] if old >= 0 else old


def spun(g: State) -> State:
    """The same table seen from one region farther round."""
    out = clone(g)
    out.toll = (g.toll + 1) % N_LOTUSES
    for lotus in range(N_LOTUSES):
        there = (lotus + 1) % N_LOTUSES
        out.lotus[4 * there : 4 * there + 4] = [_face(face) for face in g.lotus[4 * lotus : 4 * lotus + 4]]
        out.cheapest[there] = g.cheapest[lotus]
    for space in range(N_SPACES):
        out.owner[SPACES[space]], out.tile[SPACES[space]] = g.owner[space], tile(g.tile[space])
    for region in range(7):
        there = spun_emotion(region)
        out.n_claim[there] = g.n_claim[region]
        out.claim[4 * there : 4 * there + CLAIM_SPACES] = g.claim[4 * region : 4 * region + CLAIM_SPACES]
    for seat in range(g.n_seats):
        spin_seat(g, out, seat)
    out.act.tile, out.act.claim = tile(g.act.tile), spun_emotion(g.act.claim)
    out.act.space = SPACES[g.act.space] if g.act.space >= 0 else -1
    out.act.place = (g.act.place + 4) % 24 if g.act.place >= 0 else -1
    dispatch.relist(out)
    return out


def spin_seat(g: State, out: State, seat: int) -> None:
    """One player's things."""
    p, q = g.seats[seat], out.seats[seat]
    q.mood = (p.mood + 1) % N_LOTUSES
    q.tiles[:] = [tile(t) for t in p.tiles]
    for face in range(N_FACES):
        q.faces[_face(face)] = p.faces[face]
    for icon in range(8):
        q.by_icon[spun_emotion(icon)] = p.by_icon[icon]
    for region in range(7):
        q.claims[spun_emotion(region)], q.icons[spun_emotion(region)] = p.claims[region], p.icons[region]
    for space in range(N_SPACES):
        bits = p.reach[space]
        q.reach[SPACES[space]] = sum(1 << spun_emotion(e) for e in range(7) if bits & (1 << e))


def spun_option(option: int) -> int:
    """The same thing on the turned board."""
    groups: dict[str, Callable[[int], int]] = {
        "LOTUS": lambda i: (i + 1) % 6,
        "TILE": lambda i: (i + 4) % 24,
        "CLAIM": spun_emotion,
        "SPACE": lambda i: SPACES[i],
        "EMOTION": spun_emotion,
        "FACE": _face,
    }
    for name, start, size in opt.GROUPS:
        if start <= option < start + size and name in groups:
            return start + groups[name](option - start)
    return option


def test_the_ring_is_the_same_all_round() -> None:
    """What the turn stands on: faces, tiles and spaces of every emotion are alike."""
    assert sorted(SPACES) == list(range(N_SPACES))
    assert sorted(TILES) == list(range(len(TILE_IDS)))
    assert sorted(_face(f) for f in range(N_FACES)) == list(range(N_FACES))
    assert [EMOTIONS[spun_emotion(e)] for e in (0, 5, 6)] == [EMOTIONS[1], EMOTIONS[0], EMOTIONS[6]]
    assert FACE_NAMES[_face(0)].split()[1] == FACE_NAMES[0].split()[1]


def same_order(old: int) -> bool:
    """Whether the icons of a tile are asked for in the same order once the board is turned."""
    icons = [TILE_ICONS[3 * t + i] for t in (old, tile(old)) for i in range(3)] if old >= 0 else [0] * 6
    return [spun_emotion(icon) for icon in icons[:3]] == icons[3:]


@pytest.mark.parametrize("variants", ["", "changing-toll"])
def test_reasons_do_not_hang_on_the_turn_of_the_board(variants: str) -> None:
    compared = 0
    for g in positions(3, 25, variants):
        if g.act.by_hand and not same_order(g.act.tile):
            continue
        other = spun(g)
        for option in range(GAME.n_options):
            (rule, values), (again, its) = reason(g, option), reason(other, spun_option(option))
            assert rule == again, (GAME.option_text(g, option), values, its)
            numbers = [re.findall(r"\d+ (?:coin|VP|item)", " ".join(map(str, v.values()))) for v in (values, its)]
            assert numbers[0] == numbers[1]
            compared += bool(rule)
    assert compared > 20_000
