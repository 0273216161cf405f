"""Why sides are not even: games of greedy bots from beginnings that were changed on purpose, over the same deals.

`python -m insula.games.cerebria.study.decklab.handicaps --deals 500` prints a table in Markdown. A cause is believed
when taking it away changes the shares: a Shaper with the means of two Spirits, Balance as the first to play.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from insula.bots.engine import BotEngine
from insula.bots.engine_cache import match_engine
from insula.bots.entrants import Entrant
from insula.bots.match import Match, shares_of, sides_of
from insula.bots.playing import TRUTH
from insula.bots.ratings import share_interval
from insula.core.chance import game_seed
from insula.core.game import Setup
from insula.core.registry import game as set_up
from insula.games.cerebria.rules.board import set_emotion
from insula.games.cerebria.rules.control import recalculate
from insula.games.cerebria.state import State
from insula.games.cerebria.terms import BALANCE, BLISS, GLOOM
from insula.games.cerebria.words.names import TEAM_NAMES

WILLPOWER, ESSENCE, CARDS = 4, 2, 2  # what a Spirit begins with
MORE_TO_BEGIN = 2  # Willpower
OPEN_SLOTS = (5, 13)  # of the Realm and the Frontier that the picture leaves to nobody


def take_card(g: State, seat: int) -> int:
    """The lowest card of a deck, which nobody has seen."""
    s = g.seats[seat]
    card = s.deck[0]
    s.n_deck -= 1
    s.unseen -= 1
    for place in range(s.n_deck):
        s.deck[place] = s.deck[place + 1]
    return card


def as_printed(g: State, setup: Setup) -> None:
    """Nothing is changed."""


def means_of_two(g: State, setup: Setup) -> None:
    """Whoever plays a side alone against a pair begins with what two Spirits begin with."""
    for seat in range(g.n_seats):
        s = g.seats[seat]
        if g.teams[s.team].n_seats == 1:
            s.willpower += WILLPOWER
            s.essence += ESSENCE
            for _ in range(CARDS):
                s.hand[s.n_hand] = take_card(g, seat)
                s.known[s.n_hand] = 0
                s.n_hand += 1


def shaper_first(g: State, setup: Setup) -> None:
    """The Shaper begins, with the 2 Willpower more of whoever begins."""
    first, shaper = g.order[0], g.order[1]
    g.order[:4] = [shaper, first, shaper, g.order[2]]
    g.seats[first].willpower -= MORE_TO_BEGIN
    g.seats[shaper].willpower += MORE_TO_BEGIN
    g.turn = g.asked.seat = shaper


def both_for_the_shaper(g: State, setup: Setup) -> None:
    """The Shaper begins, with the means of two."""
    means_of_two(g, setup)
    shaper_first(g, setup)


def emotions_of_balance(g: State, setup: Setup) -> None:
    """Balance begins with two Emotions, as Bliss and Gloom do, where the picture leaves room."""
    seats = [seat for seat in range(g.n_seats) if g.seats[seat].team == BALANCE]
    for slot, side in zip(OPEN_SLOTS, (BLISS, GLOOM), strict=True):
        seat = seats[side % len(seats)]
        set_emotion(g, slot, take_card(g, seat), 1, seat, seat)
        g.emotions[slot].side = side
    setup.game.engine("plain").get(recalculate)(g)


def balance_first(g: State, setup: Setup) -> None:
    """Balance begins, with the 2 Willpower more of whoever begins, and plays first and fourth in place of last."""
    begins, balance = g.order[0], g.order[2]
    g.order[:6] = [balance, g.order[0], g.order[1], g.order[5], g.order[3], g.order[4]]
    g.seats[begins].willpower -= MORE_TO_BEGIN
    g.seats[balance].willpower += MORE_TO_BEGIN
    g.turn = g.asked.seat = balance


Change = Callable[[State, Setup], None]


@dataclass(frozen=True)
class Case:
    """A set-up, and what is changed at its beginning."""

    game: str
    seats: int
    choices: dict[str, str]
    changes: dict[str, Change]


def cases() -> list[Case]:
    """A Shaper against a pair in the basic and the full game, and Balance."""
    alone: dict[str, Change] = {
        "as printed": as_printed,
        "the Shaper has the means of two": means_of_two,
        "the Shaper begins": shaper_first,
        "the Shaper begins and has the means of two": both_for_the_shaper,
    }
    third: dict[str, Change] = {
        "as printed": as_printed,
        "Balance has two Emotions on the board": emotions_of_balance,
        "Balance begins": balance_first,
    }
    found = [
        Case("cerebria", 3, {"edition": edition, "line_up": line_up}, alone)
        for edition in ("basic", "full")
        for line_up in ("2-1", "1-2")
    ]
    return [*found, *(Case("balance", seats, {}, third) for seats in (3, 6))]


class Changed(Match):
    """Games whose beginning is changed."""

    change: Change = staticmethod(as_printed)

    def begin(self, seed: int) -> None:
        """A new game at its first question, changed."""
        super().begin(seed)
        g: Any = self.engine.plain(self.batch[TRUTH])
        type(self).change(g, self.setup)
        self.setup.game.dispatch.relist(g)
        self.engine.put(self.batch, TRUTH, g)


def shares(setup: Setup, engine: BotEngine, change: Change, deals: int) -> list[tuple[float, float, float]]:
    """The share of each side with its interval."""
    match = type("ChangedMatch", (Changed,), {"change": staticmethod(change)})(setup, engine)
    sides, won = sides_of(setup), list[list[float]]()
    for deal in range(deals):
        played = match.play(game_seed(1, deal), [Entrant("greedy", "greedy")] * setup.seats)
        won.append(shares_of(played.winners, sides))
    return [share_interval([[each[sides.index(side)]] for each in won]) for side in range(max(sides) + 1)]


def told(found: Sequence[tuple[float, float, float]]) -> str:
    """Shares of all sides, for people."""
    pairs = zip(TEAM_NAMES, found, strict=False)
    return ", ".join(f"{name} {share:.1%} ({low:.1%} to {high:.1%})" for name, (share, low, high) in pairs)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=500)
    parser.add_argument("--only", nargs="*", help="some beginnings, by their names")
    parser.add_argument("--seats", type=int, help="cases of so many seats")
    args = parser.parse_args()
    print("| game | line-up | beginning | shares (95 %) |\n|---|---|---|---|")
    for case in cases():
        setup = set_up(case.game, case.seats, spirits="random", setting="recommended", **case.choices)
        engine = match_engine(setup.game, search=False)
        for name, change in case.changes.items():
            if (args.only and name not in args.only) or args.seats not in (None, case.seats):
                continue
            edition = case.choices.get("edition", case.game)
            line_up = case.choices.get("line_up", f"{case.seats} seats")
            print(f"| {edition} | {line_up} | {name} | {told(shares(setup, engine, change, args.deals))} |", flush=True)


if __name__ == "__main__":
    main()
