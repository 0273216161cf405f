"""Higher Card, a toy game for testing bots: each round both seats play one card of a hidden hand, the higher scores.

With four seats, seats 0 and 2 play against 1 and 3 but only the first two seats of each side matter to the score.
"""

from __future__ import annotations

import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from insula.core.chance import Chance, rand, seed_chance
from insula.core.game import Game
from insula.core.questions import offer
from insula.core.record_class import Long, Short, array, many, one, record
from insula.core.rule import rule

N_CARDS = 12
ROUNDS = 4


@record
class Config:
    seats: int = 2


@record
class Question:
    kind: int = 0
    seat: int = 0


@record
class State:
    config: Config = one(Config)
    owner: list[int] = array(N_CARDS, "int", -1)  # the seat that holds a card; -1 in the deck, -2 played
    table: list[int] = array(4, "int", -1)
    points: list[int] = array(4)
    round: int = 0
    n_seats: int = 0
    rng: Chance = one(Chance)
    reveals: Long = 0
    over: int = 0
    won: list[int] = array(6)
    asked: Question = one(Question)
    stack: list[Question] = many(Question, 4)
    n_stack: int = 0
    mark: int = 0
    options: list[int] = array(N_CARDS, "Short")
    n_options: Short = 0


@rule
def give(g: State, seat: int, count: int) -> None:
    for _ in range(count):
        card = rand(g, N_CARDS)
        while g.owner[card] != -1:
            card = (card + 1) % N_CARDS
        g.owner[card] = seat


@rule
def begin(g: State, seed: int) -> None:
    seed_chance(g, seed)
    g.n_seats = g.config.seats
    for seat in range(g.n_seats):
        give(g, seat, ROUNDS if g.n_seats == 2 else 3)
    g.asked.seat = 0
    relist(g)


@rule
def relist(g: State) -> None:
    g.n_options = 0
    for card in range(N_CARDS):
        if g.owner[card] == g.asked.seat:
            offer(g, card)


@rule
def refuse(g: State, option: int) -> int:
    return 0 if g.owner[option] == g.asked.seat else 1


@rule
def play(g: State, option: int) -> None:
    seat = g.asked.seat
    g.owner[option] = -2
    g.table[seat] = option
    if seat == g.n_seats - 1:
        best = 0
        for other in range(g.n_seats):
            if g.table[other] > g.table[best]:
                best = other
        g.points[best] += 1
        for other in range(g.n_seats):
            g.table[other] = -1
        g.round += 1
    g.asked.seat = (seat + 1) % g.n_seats
    relist(g)
    if g.n_options == 0:
        g.over = 1
        best_score = max(score(g, 0), score(g, 1))
        for other in range(g.n_seats):
            g.won[other] = 1 if score(g, other) == best_score else 0


@rule
def redeal(g: State, seat: int) -> None:
    counts = 0
    for other in range(g.n_seats):
        if other != seat:
            count = 0
            for card in range(N_CARDS):
                if g.owner[card] == other:
                    count += 1
            counts = counts * 8 + count
    for card in range(N_CARDS):
        if g.owner[card] >= 0 and g.owner[card] != seat:
            g.owner[card] = -1
    for place in range(g.n_seats):
        other = g.n_seats - 1 - place
        if other != seat:
            give(g, other, counts % 8)
            counts //= 8


@rule
def score(g: State, seat: int) -> int:
    total = 0
    for other in range(g.n_seats):
        if other % 2 == seat % 2:
            total += g.points[other]
    return total


@rule
def evaluate(g: State, seat: int) -> int:
    return 100 * score(g, seat)


def configure(seats: int) -> Config:
    return Config(seats=seats)


def view(g: Any, eyes: int | None) -> dict[str, Any]:
    hand = [card for card in range(N_CARDS) if eyes is not None and g.owner[card] == eyes]
    played = [card for card in range(N_CARDS) if g.owner[card] == -2]
    return {"hand": hand, "played": played, "table": list(g.table), "points": list(g.points), "asked": g.asked.seat}


_HERE = sys.modules[__name__]
_OPT = SimpleNamespace(N_OPTIONS=N_CARDS, GROUPS=(("CARD", 0, N_CARDS),))
_ASK = SimpleNamespace(NAMES={0: "card"}, FROM_HIDDEN=frozenset())

GAME = Game(
    name="toy",
    title="Higher Card",
    seats=range(2, 5, 2),
    rules_version=1,
    folder=Path(__file__).parent,
    State=State,
    dispatch=_HERE,
    gen=SimpleNamespace(opt=_OPT, ask=_ASK, ev=SimpleNamespace(NAMES=())),  # type: ignore[arg-type]
    modules=[_HERE],
    configure=configure,
    view=view,
    option_text=lambda g, option: f"card {option}",
    option_thing=lambda g, option: f"card:{option}",
    question_text=lambda g: f"Which card does @{g.asked.seat} play?",
    event_text=lambda g, event: "",
    refusal_values=lambda g, option, rule_id: {},
    reason=lambda g: "All cards are played.",
    conserved=lambda g: [],
    same_eyes=lambda g, seat: 1 << seat,
    position=lambda text: State(),
    draw=lambda shown, names: "",
    score=score,
    redeal=redeal,
    evaluate=evaluate,
)
