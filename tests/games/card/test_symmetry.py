"""Whose seat, which place of a Mindset, Bliss or Gloom: none of it changes the reason of a refusal."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest

from insula.core.record_class import clone
from insula.games.card.gen import opt
from insula.games.card.gen.stack import copy_emotion
from insula.games.card.state import Emotion, State
from insula.games.card.tables import ABILITY, AFFILIATION, N_CARDS, STRENGTHS, VIBE
from insula.games.card.words.say import card_name
from insula.testing import walk
from insula.testing.truth import attempt
from tests.games.card.kit import GAME
from tests.games.card.truth.positions import setup

Change = tuple[State, Callable[[int], int], Callable[[str], str]]


def same_reasons(g: State, change: Change) -> int:
    """Compares every refusal with that of the changed position; gives how many there were."""
    other, option_of, word_of = change
    refused = 0
    for option in range(GAME.n_options):
        here, there = attempt(GAME, g, option), attempt(GAME, other, option_of(option))
        assert (here is None) == (there is None), f"{GAME.option_text(g, option)}: refused on one side only"
        if here is not None and there is not None:
            refused += 1
            told = {name: sorted(re.findall(r"[\w@'-]+", word_of(str(value)))) for name, value in here.values.items()}
            wanted = {name: sorted(re.findall(r"[\w@'-]+", str(value))) for name, value in there.values.items()}
            assert (here.rule, told) == (there.rule, wanted), f"{here} / {there}"
    return refused


def positions(seats: int, seeds: range) -> list[State]:
    return [clone(g) for seed in seeds for g in walk(setup(seats), seed, 12)]


# ---- another seat ------------------------------------------------------------------------------------------------


def rotated(g: State, by: int) -> Change:
    """Everybody moves `by` seats on."""
    n = g.n_seats
    other = clone(g)

    def seat_of(seat: int) -> int:
        return (seat + by) % n if 0 <= seat < n else seat

    def bits(old: int) -> int:
        return sum(1 << seat_of(s) for s in range(8) if old >> s & 1)

    for seat in range(n):
        other.seats[seat_of(seat)].copy_from(g.seats[seat])
    for s in other.seats[:n]:
        s.knows[:] = [bits(k) for k in s.knows]
    other.turn, other.passed = seat_of(g.turn), bits(g.passed)
    for mine, its in [(g.asked, other.asked), *zip(g.stack[: g.n_stack], other.stack[: g.n_stack], strict=True)]:
        its.seat = seat_of(mine.seat)
    for name in ("source", "host"):
        place = getattr(g.plan, name)
        setattr(other.plan, name, 4 * seat_of(place // 4) + place % 4 if place >= 0 else place)
    other.plan.victim = seat_of(g.plan.victim)

    def option_of(option: int) -> int:
        if opt.PLACE <= option < opt.CARD:
            seat, number = divmod(option - opt.PLACE, 4)
            return opt.PLACE + 4 * seat_of(seat) + number
        return opt.SEAT + seat_of(option - opt.SEAT) if opt.SEAT <= option < opt.PLACE else option

    def word_of(text: str) -> str:
        return re.sub(r"@(\d)", lambda m: f"@{seat_of(int(m[1]))}", text)

    GAME.dispatch.relist(other)
    return other, option_of, word_of


# ---- another order of a Mindset -------------------------------------------------------------------------------------


def reordered(g: State, chance: random.Random) -> Change:
    """The Emotions of every Mindset lie in another order."""
    other = clone(g)
    moved: dict[int, int] = {}
    for seat in range(g.n_seats):
        n = g.seats[seat].n_mindset
        order = list(range(n))
        chance.shuffle(order)
        for number, new in enumerate(order):
            moved[4 * seat + number] = 4 * seat + new
            copy_emotion(other.seats[seat].mindset[new], g.seats[seat].mindset[number])
    plan = other.plan
    plan.spender = moved.get(4 * g.turn + g.plan.spender, g.plan.spender) % 4 if g.plan.spender >= 0 else -1
    plan.discard = moved.get(4 * g.turn + g.plan.discard, g.plan.discard) % 4 if g.plan.discard >= 0 else -1
    plan.source, plan.host = moved.get(g.plan.source, g.plan.source), moved.get(g.plan.host, g.plan.host)

    def option_of(option: int) -> int:
        place = option - opt.PLACE
        return opt.PLACE + moved.get(place, place) if opt.PLACE <= option < opt.CARD else option

    GAME.dispatch.relist(other)
    return other, option_of, lambda text: text


# ---- Bliss for Gloom ------------------------------------------------------------------------------------------------

# on the other side the same Ability has the Vibes red and yellow, green and blue exchanged
OTHER_VIBE = (1, 0, 3, 2)


def _twins() -> list[int]:
    """For each card the one of the other side with the same strength and Ability and the exchanged Vibe."""
    kinds: dict[tuple[int, int, str, int], list[int]] = {}
    for card in range(N_CARDS):
        strength = "absorber" if ABILITY[card] < 0 else STRENGTHS[card]
        kinds.setdefault((AFFILIATION[card], ABILITY[card], strength, VIBE[card]), []).append(card)
    out = [0] * N_CARDS
    for (side, ability, strength, vibe), cards in kinds.items():
        for card, twin in zip(cards, kinds[1 - side, ability, strength, OTHER_VIBE[vibe]], strict=True):
            out[card] = twin
    return out


TWIN = _twins()
_WORDS = {"Bliss": "Gloom", "Brightness": "Bleakness", "red": "yellow", "green": "blue"}
_NAMES = {card_name(c): card_name(TWIN[c]) for c in range(N_CARDS) if ABILITY[c] >= 0}
OTHER_WORD = _WORDS | {b: a for a, b in _WORDS.items()} | _NAMES


def mirrored(g: State) -> Change:
    """Every card is its twin of the other side."""
    other = clone(g)
    for pile in (other.deck, other.discard, other.stacks):
        pile[:] = [TWIN[c] for c in pile]
    other.impulse[:] = [TWIN[c] if c >= 0 else c for c in g.impulse]
    other.supply[:] = g.supply[::-1]
    other.mood = 1 - g.mood
    other.aside[:] = [g.aside[TWIN[c]] for c in range(N_CARDS)]
    for s, old in zip(other.seats, g.seats, strict=True):
        s.hand[: s.n_hand] = sorted(TWIN[c] for c in old.hand[: s.n_hand])
        s.knows[:] = [old.knows[TWIN[c]] for c in range(N_CARDS)]
        s.scored[:] = old.scored[::-1]
        for e in s.mindset[: s.n_mindset]:
            _turn_over(e)
    if g.plan.card >= 0:
        other.plan.card = TWIN[g.plan.card]
    if g.plan.vibe >= 0:
        other.plan.vibe = OTHER_VIBE[g.plan.vibe]

    def word_of(text: str) -> str:
        return re.sub(r"[A-Za-z][\w-]*", lambda m: OTHER_WORD.get(m[0], m[0]), text)

    GAME.dispatch.relist(other)
    return other, lambda option: opt.CARD + TWIN[option - opt.CARD] if option >= opt.CARD else option, word_of


def _turn_over(e: Emotion) -> None:
    e.card = TWIN[e.card]
    e.partner = TWIN[e.partner] if e.partner >= 0 else -1


# ---- the tests ------------------------------------------------------------------------------------------------------


def test_every_card_has_a_twin_on_the_other_side() -> None:
    assert sorted(TWIN) == list(range(N_CARDS))
    assert all(TWIN[TWIN[c]] == c and AFFILIATION[TWIN[c]] != AFFILIATION[c] for c in range(N_CARDS))


def check(seats: int, seeds: range) -> int:
    """All three symmetries at many positions; gives the number of refusals compared."""
    compared, chance = 0, random.Random(seats)
    for g in positions(seats, seeds):
        compared += same_reasons(g, rotated(g, 1 + chance.randrange(max(1, seats - 1))))
        compared += same_reasons(g, reordered(g, chance))
        compared += same_reasons(g, mirrored(g))
    return compared


@pytest.mark.parametrize("seats", GAME.seats)
def test_seat_place_and_side_change_no_reason(seats: int) -> None:
    assert check(seats, range(10)) > 20_000


@pytest.mark.deep
@pytest.mark.parametrize("seats", GAME.seats)
def test_seat_place_and_side_change_no_reason_in_masses(seats: int) -> None:
    assert check(seats, range(100, 260)) > 400_000
