"""Positions typed as text, for tests: whose turn it is and what lies where.

    seats 4, turn A, start A, toll purple-indigo, left 3, variants changing-toll vp-tiles
    lotus indigo-teal: sadness 3, hope 2 | anger 1, -       left | right; - is an empty place
    lotuses: empty                                          instead of filled with what is left over
    stack: hope 1, anger 2                                  top first; a number alone is a size
    discard: 15
    rest: B                                                 who holds the resource tiles that lie nowhere else
    values: indigo 9 5 1                                    VP of the three places
    placed: A sadness-2 indigo-4, B hope-1 teal-1
    claims: teal B A, indigo A                              in order
    A coins: 12                                             fewest pieces; or pieces: 8x1 1x10
    A bank: sadness 1, wild, 2 dream, idea, happiness, claim serenity
    A vp: 5
    A mood: red-purple
    A cloud: c3
    A board: a1 hope-1, d3 happiness-3                      all other emotion tiles are in the box
    A earned: c1                                            bonus spaces that have paid

What is not said is empty: players have nothing, and markers are at the purple-indigo lotus.
"""

from __future__ import annotations

import re

from insula.core.chance import seed_chance
from insula.games.amygdala.gen import ask, dispatch
from insula.games.amygdala.gen.stack import then
from insula.games.amygdala.rules.acquire import find_cheapest
from insula.games.amygdala.rules.bank import set_coins, take_face
from insula.games.amygdala.rules.network import lay_tile
from insula.games.amygdala.rules.setup import fill_supply, set_values
from insula.games.amygdala.state import IN_BANK, ON_BOARD, Seat, State
from insula.games.amygdala.tables import (
    BESIDE_BONUS,
    CELL_IDS,
    CLAIM_SPACES,
    COIN_VALUES,
    EMOTIONS,
    FACE_NAMES,
    FACES_IN_PLAY,
    LOTUS_NAMES,
    N_BONUSES,
    N_CELLS,
    N_FACES,
    N_LOTUSES,
    N_TILES,
    PLACES,
    PLACES_ON_LOTUS,
    REGION_IDS,
    SOURCE_BITS,
    SPACE_IDS,
    TILE_IDS,
    TILES_PER_LOTUS,
)

_SEATS = "abcd"


class BadPosition(ValueError):
    """A position that cannot be read; the message says why."""


def _number(words: tuple[str, ...], word: str, what: str) -> int:
    if word not in words:
        raise BadPosition(f"“{word}” is no {what}")
    return words.index(word)


def _listed(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def position(text: str) -> State:
    """The state that a position describes, at the turn question."""
    lines = [line.strip() for line in text.strip().splitlines() if line.strip()]
    entries = [line.split(":", 1) for line in lines if ":" in line]
    heads = ", ".join(line for line in lines if ":" not in line)
    return _Reader(heads, [(key.strip().lower(), value.strip()) for key, value in entries]).state()


class _Reader:
    """Reads a position: players first, then the tiles on the board, then where the resource tiles are."""

    def __init__(self, heads: str, entries: list[tuple[str, str]]) -> None:
        self.g = State()
        self.entries = dict(entries)
        self._heads(heads)
        row = N_FACES * self.g.n_seats
        self.free = list(FACES_IN_PLAY[row : row + N_FACES])

    def state(self) -> State:
        """Everything in its place, at the turn question."""
        g = self.g
        for seat in range(g.n_seats):
            self._player(seat)
        for part in _listed(self._take("placed")):
            self._place(part)
        for part in _listed(self._take("claims")):
            self._claim(part.split())
        for part in _listed(self._take("values")):
            name, *values = part.split()
            region = _number(REGION_IDS, name, "region")
            g.value[PLACES * region : PLACES * (region + 1)] = [int(v) for v in values]
        for seat in range(g.n_seats):
            p = g.seats[seat]
            p.boxed = N_TILES - p.n_tiles - g.owner.count(seat)
        self._resources()
        if self.entries:
            raise BadPosition(f"“{next(iter(self.entries))}” is no part of a position")
        then(g, ask.TURN, g.turn)
        dispatch.advance(g)
        return g

    def _take(self, name: str) -> str:
        return self.entries.pop(name, "")

    def _heads(self, text: str) -> None:
        g = self.g
        words = dict(part.split(None, 1) for part in _listed(text))
        g.config.seats = g.n_seats = int(words.pop("seats", "2"))
        for variant in words.pop("variants", "").split():
            g.config.changing_toll |= variant == "changing-toll"
            g.config.vp_tiles |= variant == "vp-tiles"
        g.config.colours[:] = [0, 1, 2, 3]
        seed_chance(g, 1)
        fill_supply(g)
        set_values(g)
        g.turn = _SEATS.index(words.pop("turn", "a").lower())
        g.start = _SEATS.index(words.pop("start", "a").lower())
        g.turns_left = int(words.pop("left", "-1"))
        g.toll = _number(LOTUS_NAMES, words.pop("toll", LOTUS_NAMES[0]).strip(), "lotus")
        if words:
            raise BadPosition(f"“{next(iter(words))}” is no head of a position")

    # ---- players

    def _player(self, seat: int) -> None:
        g, p, letter = self.g, self.g.seats[seat], _SEATS[seat]
        p.vp = int(self._take(f"{letter} vp") or 0)
        p.mood = _number(LOTUS_NAMES, self._take(f"{letter} mood") or LOTUS_NAMES[0], "lotus")
        p.reach[:] = SOURCE_BITS
        self._coins(p, self._take(f"{letter} coins"))
        for item in _listed(self._take(f"{letter} bank")):
            self._item(p, item)
        for part in _listed(self._take(f"{letter} board")):
            cell, tile = part.split()
            p.tiles[_number(CELL_IDS[:N_CELLS], cell, "cell")] = _number(TILE_IDS, tile, "emotion tile")
        p.n_tiles = sum(tile >= 0 for tile in p.tiles)
        for bonus in range(N_BONUSES):
            beside = [cell for cell in range(N_CELLS) if BESIDE_BONUS[N_CELLS * bonus + cell]]
            p.around[bonus] = sum(p.tiles[cell] >= 0 for cell in beside)
        for name in self._take(f"{letter} earned").split():
            p.earned[_number(CELL_IDS[N_CELLS:], name, "bonus space")] = 1
        cloud = self._take(f"{letter} cloud")
        p.cloud = _number(CELL_IDS[:N_CELLS], cloud, "cell") if cloud else -1
        if min(g.supply) < 0 or min(g.supply_wild, g.supply_happiness, g.supply_idea, g.supply_dream) < 0:
            raise BadPosition("there are not so many coins or tiles")

    def _coins(self, p: Seat, text: str) -> None:
        g = self.g
        if "x" not in text:
            set_coins(g, p, int(text or 0))
            return
        for part in text.split():
            count, value = part.split("x")
            coin = COIN_VALUES.index(int(value))
            p.pieces[coin] += int(count)
            g.supply[coin] -= int(count)
            p.coins += int(count) * int(value)

    def _item(self, p: Seat, text: str) -> None:
        g = self.g
        if text.startswith("claim "):
            p.claims[_number(EMOTIONS, text.removeprefix("claim "), "emotion")] = IN_BANK
            p.n_claims += 1
            return
        count, name = (int(text.split()[0]), text.split(None, 1)[1]) if text[0].isdigit() else (1, text)
        if name in FACE_NAMES:
            for _ in range(count):
                take_face(p, self._face(name))
        elif name in ("wild", "happiness", "idea", "dream"):
            setattr(p, name, getattr(p, name) + count)
            setattr(g, f"supply_{name}", getattr(g, f"supply_{name}") - count)
        else:
            raise BadPosition(f"“{name}” is no item")

    # ---- the game board

    def _place(self, part: str) -> None:
        letter, tile, space = part.split()
        seat = _SEATS.index(letter.lower())
        lay_tile(self.g, seat, _number(TILE_IDS, tile, "emotion tile"), _number(SPACE_IDS, space, "space"))

    def _claim(self, words: list[str]) -> None:
        g = self.g
        region = _number(REGION_IDS, words[0], "region")
        for letter in words[1:]:
            seat = _SEATS.index(letter.lower())
            g.claim[CLAIM_SPACES * region + g.n_claim[region]] = seat
            g.n_claim[region] += 1
            g.seats[seat].claims[region] = ON_BOARD

    # ---- resource tiles

    def _face(self, name: str) -> int:
        face = _number(FACE_NAMES, name, "resource tile")
        if self.free[face] == 0:
            raise BadPosition(f"there are not so many {name}")
        self.free[face] -= 1
        return face

    def _any_face(self) -> int:
        face = next((f for f in range(N_FACES) if self.free[f]), -1)
        if face < 0:
            raise BadPosition("there are not so many resource tiles")
        self.free[face] -= 1
        return face

    def _resources(self) -> None:
        g = self.g
        per_lotus = TILES_PER_LOTUS[g.n_seats]
        named = {name: self._take(f"lotus {name}") for name in LOTUS_NAMES}
        empty = self._take("lotuses") == "empty"
        for lotus, name in enumerate(LOTUS_NAMES):
            faces = [part.strip() for part in re.split(r"[,|]", named[name])] if named[name] else []
            for place, face in enumerate(faces):
                g.lotus[PLACES_ON_LOTUS * lotus + place] = -1 if face == "-" else self._face(face)
        stack, discard = self._take("stack"), self._take("discard")
        named_stack, named_discard = self._pile(stack), self._pile(discard)
        for lotus, name in enumerate(LOTUS_NAMES):
            if not named[name] and not empty:
                for place in range(per_lotus):
                    g.lotus[PLACES_ON_LOTUS * lotus + place] = self._any_face()
            find_cheapest(g, lotus)
        g.n_lotus = sum(face >= 0 for face in g.lotus[: PLACES_ON_LOTUS * N_LOTUSES])
        top_first = self._filled(stack, named_stack)
        for face in self._filled(discard, named_discard):
            self._discard(face)
        self._rest(top_first if not stack else None, not discard)
        g.tile_stack[: len(top_first)] = top_first[::-1]
        g.n_tile_stack = len(top_first)

    def _pile(self, text: str) -> list[int]:
        return [self._face(name) for name in _listed(text) if not name.isdigit()]

    def _filled(self, text: str, pile: list[int]) -> list[int]:
        while text.isdigit() and len(pile) < int(text):
            pile.append(self._any_face())
        return pile

    def _discard(self, face: int) -> None:
        self.g.discard[face] += 1
        self.g.n_discard += 1

    def _rest(self, stack: list[int] | None, to_discard: bool) -> None:
        holder = self._take("rest").lower()
        for _ in range(sum(self.free)):
            face = self._any_face()
            if holder:
                take_face(self.g.seats[_SEATS.index(holder)], face)
            elif stack is not None:
                stack.append(face)
            elif to_discard:
                self._discard(face)
            else:
                take_face(self.g.seats[self.g.n_seats - 1], face)
