"""The choices made before a game with Forces of Balance, checked.

[bal.mode.third-side, bal.mode.player-count, bal.mode.shapers, bal.mode.shaper-any-side, bal.mode.two-spirits,
bal.mode.no-basic, bal.mode.sides, bal.setup.deck, bal.setup.deck-shaper]
"""

from __future__ import annotations

from collections.abc import Sequence

from insula.core.game import Choice
from insula.core.messages import Later
from insula.games.cerebria.configure import (
    BY_SEATS,
    SETTINGS,
    choice_of,
    one_of,
    per_seat,
    refuse,
    shared_choices,
    side_of,
    spirit_of,
    take_deck,
    unknown,
    words_of,
)
from insula.games.cerebria.state import Config
from insula.games.cerebria.terms import BALANCE, BALANCE_MODE
from insula.games.cerebria.words.names import SPIRIT_WORDS, TEAM_IDS
from insula.games.cerebria.words.say import later

TITLE = "Forces of Balance"
SIDES = 3
FULL_TABLE = 6
EDITIONS = ("balance",)
LINE_UPS = {
    3: ("1-1-1",),
    4: ("2-1-1", "1-2-1", "1-1-2"),
    5: ("2-2-1", "2-1-2", "1-2-2"),
    6: ("2-2-2",),
}
ALL_LINE_UPS = tuple(each for known in LINE_UPS.values() for each in known)


def _line_up_title(line_up: str) -> Later:
    """The sides that one player holds alone, or the only one that has two."""
    players = dict(zip(TEAM_IDS, line_up.split("-"), strict=True))
    alone, pairs = ([team for team, number in players.items() if number == n] for n in "12")
    if len(pairs) == 1:
        return later("choice-pair", team=later(f"team-{pairs[0]}"))
    return later("choice-shaper", team=later(f"team-{alone[0]}"))


LINE_UP_TITLES = {
    BY_SEATS: later("choice-usual"),
    "1-1-1": later("choice-line-up-1-1-1"),
    "2-2-2": later("choice-line-up-2-2-2"),
}

CHOICES = (
    Choice(
        "edition",
        later("choice-edition-always"),
        EDITIONS,
        EDITIONS[0],
        title=later("choice-edition"),
        titles={"balance": later("choice-edition-full")},
    ),
    *shared_choices(
        Choice(
            "line_up",
            later("choice-line-up-three"),
            (BY_SEATS, *ALL_LINE_UPS),
            BY_SEATS,
            title=later("choice-line-up"),
            titles=LINE_UP_TITLES | {each: _line_up_title(each) for each in ALL_LINE_UPS[1:-1]},
        ),
        SPIRIT_WORDS,
    ),
)


def configure(
    seats: int,
    *,
    edition: str = "balance",
    line_up: str = BY_SEATS,
    spirit_boards: str | Sequence[str] = "a",
    team_boards: str | Sequence[str] = "a",
    spirits: str | Sequence[str] = "choose",
    decks: str | Sequence[str] = "recommended",
    setting: str = "place",
) -> Config:
    """The set-up choices as ints, or the refusal of the rule they break."""
    if edition == "basic":
        refuse("bal.mode.no-basic")
    one_of("edition", edition, EDITIONS)
    config = Config(seats=seats, mode=BALANCE_MODE)
    config.recommended = one_of("setting", setting, SETTINGS)
    config.team[:seats] = teams_of(seats, LINE_UPS[seats][0] if line_up == BY_SEATS else line_up)
    config.spirit_side = side_of("spirit_boards", spirit_boards, "cer.mode.spirit-board-side")
    config.team_side = side_of("team_boards", team_boards, "cer.mode.team-board-side")
    for seat, word in enumerate(per_seat("spirits", spirits, seats)):
        with choice_of(seat):
            config.spirit[seat] = spirit_of(config, seat, word, SPIRIT_WORDS)
    for_all = len(words_of(decks)) == 1
    for seat, word in enumerate(per_seat("decks", decks, seats)):
        with choice_of(seat):
            _take_deck(config, seat, "recommended" if for_all and config.team[seat] == BALANCE else word)
    return config


def teams_of(seats: int, line_up: str) -> list[int]:
    """Bliss takes the first seats, then Gloom, then Balance. [bal.mode.third-side, bal.mode.shapers]"""
    numbers = line_up.split("-")
    if not all(n.isdigit() for n in numbers) or len(numbers) > SIDES:
        unknown("line_up", line_up, ALL_LINE_UPS)
    if len(numbers) < SIDES or "0" in numbers:
        refuse("bal.mode.third-side")
    if line_up not in LINE_UPS[seats]:
        refuse("bal.mode.shapers", players=seats, shapers=FULL_TABLE - seats)
    return [team for team, n in enumerate(numbers) for _ in range(int(n))]


def _take_deck(config: Config, seat: int, word: str) -> None:
    """Balance has one fixed deck. [bal.setup.deck, bal.setup.deck-shaper]"""
    if config.team[seat] == BALANCE and word != "recommended":
        refuse("bal.setup.deck")
    take_deck(config, seat, word)


def examples(seats: int) -> list[dict[str, str]]:
    """The sets of choices that tests and benchmarks go through: every number of seats with both sides of the boards."""
    random = {"spirits": "random", "decks": "random"}
    other = {"spirit_boards": "b", "team_boards": "b", **random}
    return {
        3: [{**random}, {**other}],
        4: [{"line_up": "1-1-2", "setting": "recommended", **random}, {"line_up": "1-2-1", **other}],
        5: [{"line_up": "2-1-2", **random}, {"line_up": "2-2-1", **other}],
        6: [{}, {"team_boards": "b", **random}, {**other}],
    }[seats]
