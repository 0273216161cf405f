"""Opening a table: set-ups with one click, and what each seat may pick before anybody sits there.

All of it is optional in a game and lies in its folder (`opening.py`). Whoever shows it knows no game: a list of
presets, places in their teams, picks with names, and the sentence of the rule that a pick would break.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NoReturn

from insula.core.rulebook import Refusal, Refused

if TYPE_CHECKING:
    from insula.core.game import Choice, Game

Words = Mapping[str, str]


@dataclass(frozen=True)
class Preset:
    """A set-up that people open with one click; the first of a game is where newcomers begin."""

    name: str
    title: str
    text: str
    seats: int
    minutes: int  # about so long with people
    choices: Words = field(default_factory=dict)


@dataclass(frozen=True)
class Pick:
    """One of the things that a seat may pick: a character, a deck, a colour."""

    value: str
    title: str
    text: str = ""
    cards: tuple[str, ...] = ()  # ids of the things in it, with copies, where it is a pile
    alone: bool = False  # only one seat may have it


@dataclass(frozen=True)
class Place:
    """A seat of a set-up: its team, and what it may pick in each choice that is made by seat."""

    team: str = ""
    team_title: str = ""
    note: str = ""
    picks: Mapping[str, tuple[Pick, ...]] = field(default_factory=dict)


def plain_places(seats: int, choices: Words) -> list[Place]:
    """Seats without teams and with nothing to pick."""
    return [Place()] * seats


def no_lists(name: str, text: str) -> NoReturn:
    """No choice of this game is made by a written list."""
    raise ValueError(f"Nothing called “{name}” is chosen by a list.")


@dataclass(frozen=True)
class Opening:
    """What a game offers to those who open a table."""

    presets: tuple[Preset, ...] = ()
    places: Callable[[int, Words], Sequence[Place]] = plain_places
    # (name of the choice, text as people write it): the word that the choice takes; refuses what it cannot read
    read_list: Callable[[str, str], str] = no_lists


# ---- looking at a set-up before it is opened ------------------------------------------------------------------


@dataclass(frozen=True)
class Trouble:
    """Why a set-up cannot be opened, and at which thing: a choice, of a seat where it is made by seat."""

    choice: str
    seat: int  # -1 where it is not one seat's
    refusal: Refusal


def by_seat(word: str, seats: int) -> list[str]:
    """The words of a choice that is made by seat; one word is for all."""
    words = [each.strip() for each in word.split(",")]
    return words if len(words) == seats else (words * seats)[:seats]


def shared_words(game: Game, choices: Words) -> dict[str, str]:
    """The choices that are not made by seat: they decide who sits in which team."""
    seatwise = {c.name for c in game.choices if c.by_seat}
    return {name: word for name, word in choices.items() if name not in seatwise}


def troubles(game: Game, seats: int, choices: Words) -> list[Trouble]:
    """Everything that keeps a set-up from being opened, each at its place; empty when it can be opened."""
    whole = _refusal(game, seats, choices)
    if whole is None:
        return []
    found = list(_located(game, seats, choices))
    return found or [Trouble("", -1, whole)]


def _located(game: Game, seats: int, choices: Words) -> Iterator[Trouble]:
    """What is wrong by itself, with nothing else chosen but what all seats share."""
    known = {c.name: c for c in game.choices}
    shared = shared_words(game, choices)
    for name in shared:
        alone = _refusal(game, seats, {name: shared[name]})
        if alone is not None:
            yield Trouble(name if name in known else "", -1, alone)
    if _refusal(game, seats, shared) is not None:
        return
    for name in choices.keys() - shared.keys():
        for seat, word in enumerate(by_seat(choices[name], seats)):
            words = [known[name].default] * seats
            words[seat] = word
            alone = _refusal(game, seats, {**shared, name: ",".join(words)})
            if alone is not None:
                yield Trouble(name, seat, alone)


def barred(game: Game, seats: int, choices: Words, choice: Choice) -> dict[str, Refusal]:
    """The values of a choice for all that the rules refuse beside the others, each with its reason."""
    shared = shared_words(game, choices)
    found = {value: _refusal(game, seats, {**shared, choice.name: value}) for value in choice.values}
    return {value: refusal for value, refusal in found.items() if refusal is not None}


def _refusal(game: Game, seats: int, choices: Words) -> Refusal | None:
    try:
        game.setup(seats, **choices)
    except Refused as refused:
        return refused.refusal
    return None
