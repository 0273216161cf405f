"""The choices made before a game, checked: edition, line-up, board sides, Spirits, decks, setting.

[cer.mode.teams, cer.mode.basic-side-a, cer.mode.basic-team-side, cer.mode.team-board-side, cer.mode.spirit-board-side,
cer.mode.sides-independent, cer.mode.two-spirits, cer.mode.solo-absent, cer.shaper.what, cer.shaper.basic-ok,
cer.setup.choose-spirit, cer.setup.starting-emotions-aside, cer.deck.size, cer.deck.copies, cer.deck.mild-only,
cer.deck.own-deck]
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import NoReturn

from insula.core.game import GIVEN_SHOWN, Choice
from insula.core.record import seat_letter
from insula.core.rulebook import Refused, Rulebook
from insula.games.cerebria.rules.setup import ASK_AT_TABLE, OWN_DECK, RANDOM_DECK, RANDOM_SPIRIT, RECOMMENDED_DECK
from insula.games.cerebria.state import Config
from insula.games.cerebria.tables import (
    CARD_IDS,
    CARDS,
    DECK_IDS,
    DECK_SIZE,
    DECK_TEAM,
    DECKS,
    MAX_COPIES,
    SPIRIT_TEAM,
)
from insula.games.cerebria.terms import BALANCE_MODE, BASIC, BLISS, FULL, GLOOM, MILD, SIDE_B, STARTING
from insula.games.cerebria.words.names import MODE_WORDS, SIDE_WORDS, SPIRIT_WORDS
from insula.games.cerebria.words.say import card_title, later, listed, say, spirit_name, team_name

TITLE = "Cerebria: The Inside World"
EDITIONS = MODE_WORDS[:2]
LINE_UPS = {2: ("1-1",), 3: ("2-1", "1-2"), 4: ("2-2",)}
SETTINGS = ("place", "recommended")
SIDE_MODES = ("side-a", "side-b")
BY_SEATS = "by seats"  # the usual line-up for the number of seats
DECK_WORDS = {"choose": ASK_AT_TABLE, "recommended": RECOMMENDED_DECK, "random": RANDOM_DECK}
SPIRIT_CHOICES = {"choose": ASK_AT_TABLE, "random": RANDOM_SPIRIT}
COPIES = re.compile("[0-9]{1,3}")
RULEBOOK = Rulebook(Path(__file__).parent)

SIDE_TITLES = {side: later(f"choice-side-{side}") for side in SIDE_WORDS}
LINE_UP_TITLES = {
    BY_SEATS: later("choice-usual"),
    "2-2": later("choice-line-up-2-2"),
    "2-1": later("choice-shaper", team=later("team-gloom")),
    "1-2": later("choice-shaper", team=later("team-bliss")),
    "1-1": later("choice-line-up-1-1"),
}
SETTING_TITLES = {each: later(f"choice-setting-{each}") for each in SETTINGS}
_CHOSEN = {each: later(f"choice-{each}") for each in SPIRIT_CHOICES}
SPIRIT_TITLES = _CHOSEN | {each: later(f"spirit-{each}") for each in SPIRIT_WORDS}
DECK_TITLES = (
    _CHOSEN | {"recommended": later("choice-spirits-own")} | {each: later(f"deck-{each}") for each in DECK_IDS}
)


def shared_choices(line_up: Choice, spirits: Sequence[str]) -> tuple[Choice, ...]:
    """The choices that both editions have, with the line-ups and Spirits of one of them."""
    return (
        line_up,
        Choice(
            "spirit_boards",
            later("choice-spirit-boards.text"),
            SIDE_WORDS,
            "a",
            title=later("choice-spirit-boards"),
            titles={side: later(f"choice-spirit-boards-{side}") for side in SIDE_WORDS},
        ),
        Choice(
            "team_boards",
            later("choice-team-boards.text"),
            SIDE_WORDS,
            "a",
            title=later("choice-team-boards"),
            titles=SIDE_TITLES,
        ),
        Choice(
            "spirits",
            later("choice-spirits.text"),
            ("choose", "random", *spirits),
            "choose",
            several=True,
            title=later("choice-spirits"),
            titles=SPIRIT_TITLES,
            by_seat=True,
        ),
        Choice(
            "decks",
            later("choice-decks.text"),
            (*DECK_WORDS, *DECK_IDS),
            "recommended",
            several=True,
            title=later("choice-decks"),
            titles=DECK_TITLES,
            by_seat=True,
            by_list=True,
        ),
        Choice(
            "setting",
            later("choice-setting.text"),
            SETTINGS,
            "place",
            title=later("choice-setting"),
            titles=SETTING_TITLES,
        ),
    )


CHOICES = (
    Choice(
        "edition",
        later("choice-edition.text"),
        ("full", "basic"),
        "full",
        title=later("choice-edition"),
        titles={each: later(f"choice-edition-{each}") for each in EDITIONS},
    ),
    *shared_choices(
        Choice(
            "line_up",
            later("choice-line-up.text"),
            tuple(LINE_UP_TITLES),
            BY_SEATS,
            title=later("choice-line-up"),
            titles=LINE_UP_TITLES,
        ),
        SPIRIT_WORDS[:8],
    ),
)


def configure(
    seats: int,
    *,
    edition: str = "full",
    line_up: str = BY_SEATS,
    spirit_boards: str | Sequence[str] = "a",
    team_boards: str | Sequence[str] = "a",
    spirits: str | Sequence[str] = "choose",
    decks: str | Sequence[str] = "recommended",
    setting: str = "place",
) -> Config:
    """The set-up choices as ints, or the refusal of the rule they break."""
    config = Config(seats=seats)
    config.mode = one_of("edition", edition, EDITIONS)
    config.recommended = one_of("setting", setting, SETTINGS)
    config.team[:seats] = teams_of(seats, LINE_UPS[seats][0] if line_up == BY_SEATS else line_up)
    config.spirit_side = side_of("spirit_boards", spirit_boards, "cer.mode.spirit-board-side")
    config.team_side = side_of("team_boards", team_boards, "cer.mode.team-board-side")
    if config.mode == BASIC and config.spirit_side == SIDE_B:
        refuse("cer.mode.basic-side-a")
    if config.mode == BASIC and config.team_side == SIDE_B:
        refuse("cer.mode.basic-team-side")
    for seat, word in enumerate(per_seat("spirits", spirits, seats)):
        with choice_of(seat):
            config.spirit[seat] = spirit_of(config, seat, word, SPIRIT_WORDS[:8])
    for seat, word in enumerate(per_seat("decks", decks, seats)):
        with choice_of(seat):
            take_deck(config, seat, word)
    return config


def refuse(rule_id: str, **values: object) -> NoReturn:
    """Refuses a set-up by a rule."""
    raise Refused(RULEBOOK.refusal(rule_id, values))


@contextmanager
def choice_of(seat: int) -> Iterator[None]:
    """Says whose choice it is that a rule refuses."""
    try:
        yield
    except Refused as refused:
        says = say("of-seat", seat=seat_letter(seat), says=refused.refusal.says)
        raise Refused(replace(refused.refusal, says=says)) from None


def unknown(what: str, given: object, known: Sequence[str]) -> NoReturn:
    """Refuses a word that no choice knows."""
    refuse("table.unknown-choice", game=TITLE, what=what, given=str(given)[:GIVEN_SHOWN], known=", ".join(known))


def one_of(what: str, word: str, known: Sequence[str]) -> int:
    """The number of a word among those known."""
    if word not in known:
        unknown(what, word, known)
    return list(known).index(word)


def words_of(given: str | Sequence[str]) -> list[str]:
    """A list of words, given as such or with commas."""
    return [w.strip().lower() for w in (given.split(",") if isinstance(given, str) else given)]


def per_seat(what: str, given: str | Sequence[str], seats: int) -> list[str]:
    """One word per seat; a single word is for all."""
    words = words_of(given)
    if len(words) not in (1, seats):
        unknown(what, ",".join(words), [say("known-one-word"), say("known-words", count=seats)])
    return words if len(words) == seats else words * seats


def teams_of(seats: int, line_up: str) -> list[int]:
    """Bliss takes the first seats, Gloom the others. [cer.mode.teams, cer.shaper.what]"""
    bliss, _, gloom = line_up.partition("-")
    if not (bliss.isdigit() and gloom.isdigit()):
        unknown("line_up", line_up, [each for known in LINE_UPS.values() for each in known])
    if line_up not in LINE_UPS[seats]:
        if seats == max(LINE_UPS):
            refuse("cer.mode.teams", bliss=bliss, gloom=gloom)
        refuse("cer.shaper.what", players=seats, given=line_up, known=listed(LINE_UPS[seats], "list-or"))
    return [BLISS if seat < int(bliss) else GLOOM for seat in range(seats)]


def side_of(what: str, given: str | Sequence[str], rule_id: str) -> int:
    """One side for all. [cer.mode.spirit-board-side, cer.mode.team-board-side]"""
    sides = {one_of(what, word, SIDE_WORDS) for word in words_of(given)}
    if len(sides) > 1:
        refuse(rule_id)
    return sides.pop()


def spirit_of(config: Config, seat: int, word: str, known: Sequence[str]) -> int:
    """The Spirit a seat asks for by name, or how it comes to one. [cer.setup.choose-spirit]"""
    if word in SPIRIT_CHOICES:
        return SPIRIT_CHOICES[word]
    spirit = one_of("spirits", word, [*known, *SPIRIT_CHOICES])
    if SPIRIT_TEAM[spirit] != config.team[seat]:
        whose = say("taken-belongs", team=team_name(SPIRIT_TEAM[spirit]))
        refuse("cer.setup.choose-spirit", spirit=spirit_name(spirit), reason=whose)
    if spirit in config.spirit[:seat]:
        refuse("cer.setup.choose-spirit", spirit=spirit_name(spirit), reason=say("taken-by-another"))
    return spirit


def take_deck(config: Config, seat: int, word: str) -> None:
    """A listed deck, a list of one's own `courage*2+trust*2...`, or `choose:` with such a list."""
    head, colon, tail = word.partition(":")
    own = tail if colon else (word if "+" in word or "*" in word else "")
    if colon and head != "choose":
        unknown("decks", word, ["choose:LIST"])
    if own:
        config.own_deck[DECK_SIZE * seat : DECK_SIZE * (seat + 1)] = own_list(own, config.team[seat])
        config.deck[seat] = ASK_AT_TABLE if colon else OWN_DECK
    elif word in DECK_WORDS:
        config.deck[seat] = DECK_WORDS[word]
    else:
        config.deck[seat] = one_of("decks", word, [*DECK_IDS, *DECK_WORDS])
        if DECK_TEAM[config.deck[seat]] != config.team[seat]:
            card = DECKS[DECK_SIZE * config.deck[seat]]
            refuse("cer.deck.mild-only", card=card_title(card))


def own_list(text: str, team: int) -> list[int]:
    """A player's own deck, checked by the rules. [cer.deck.size, cer.deck.copies, cer.deck.mild-only]"""
    cards: Counter[int] = Counter()
    for part in text.split("+"):
        name, _, count = part.strip().partition("*")
        if name not in CARD_IDS or not COPIES.fullmatch(count or "1"):
            unknown("card", part, [say("known-list")])
        cards[CARD_IDS.index(name)] += int(count or "1")
    for card, count_of_it in cards.items():
        if CARDS[card].strength == STARTING:
            refuse("cer.setup.starting-emotions-aside", card=card_title(card))
        if CARDS[card].strength != MILD or CARDS[card].side != team:
            refuse("cer.deck.mild-only", card=card_title(card))
        if count_of_it > MAX_COPIES:
            refuse("cer.deck.copies", card=card_title(card), count=count_of_it)
    if cards.total() != DECK_SIZE:
        refuse("cer.deck.size", count=cards.total())
    return sorted(cards.elements())


def modes_in_play(config: Config) -> set[str]:
    """The modes of the rulebook; B-side boards keep what their own rows do not replace, so side-a is always there."""
    modes = {MODE_WORDS[config.mode], "side-a", f"team-{SIDE_MODES[config.team_side]}", SIDE_MODES[config.spirit_side]}
    if config.mode == BALANCE_MODE:
        modes.add(MODE_WORDS[FULL])
    teams = list(config.team[: config.seats])
    if any(teams.count(team) == 1 for team in teams):
        modes.add("shaper")
    return modes


def examples(seats: int) -> list[dict[str, str]]:
    """The sets of choices that tests and benchmarks go through."""
    random = {"spirits": "random", "decks": "random"}
    return {
        2: [{"edition": "basic"}, {"spirit_boards": "b", **random}],
        3: [{"line_up": "1-2", "edition": "basic", "spirits": "random"}, {"team_boards": "b", **random}],
        4: [
            {"edition": "basic", "setting": "recommended"},
            {},
            {"spirit_boards": "b", "team_boards": "b", **random},
            {"team_boards": "b", "setting": "recommended", **random},
        ],
    }[seats]
