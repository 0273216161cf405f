"""Messages about opening a table: games, presets, places, a set-up looked at before it is opened."""

from __future__ import annotations

from pydantic import Field

from insula.server.wire.model import Model

Choices = dict[str, str | list[str]]


class ChoiceInfo(Model):
    """Something that may be chosen when a game is set up."""

    name: str
    text: str
    values: list[str]
    default: str
    several: bool
    title: str
    titles: dict[str, str]  # what people call each value
    by_seat: bool
    by_list: bool


class BotInfo(Model):
    """A level of bot."""

    name: str
    title: str
    text: str


class PickInfo(Model):
    """Something that a seat may pick: a character, a deck, a colour; `cards` are the ids of what is in it.

    What is `alone` only one seat may have.
    """

    value: str
    title: str
    text: str
    cards: list[str]
    alone: bool


class PlaceInfo(Model):
    """A seat before anybody sits there: its team, what it may pick in each choice made by seat, what is picked."""

    team: str
    team_title: str
    note: str
    picks: dict[str, list[PickInfo]]
    chosen: dict[str, str]


class PresetInfo(Model):
    """A set-up that is opened with one click; `places` say team and picks of each seat, for its picture."""

    name: str
    title: str
    text: str
    seats: int
    minutes: int
    choices: dict[str, str]
    places: list[PlaceInfo]


class GameInfo(Model):
    """A game as the lobby shows it; where it has presets, the first is for newcomers and for “play now”."""

    name: str
    title: str
    seats: tuple[int, int]
    choices: list[ChoiceInfo]
    bots: list[BotInfo]
    blurb: str
    presets: list[PresetInfo]
    opponent: str  # the level of bot that is met unless another is wished
    how_to: bool  # whether a page tells how it is played
    languages: list[str]  # in which nothing of it is missing, English first


class SetupIn(Model):
    """A set-up to be looked at before it is opened."""

    game: str = Field(max_length=40)
    seats: int
    choices: Choices = {}


class SetupTrouble(Model):
    """Why a set-up cannot be opened: the sentence, and the choice and seat it is about (-1: no single seat)."""

    choice: str
    seat: int
    says: str
    rule: str


class SetupInfo(Model):
    """A set-up as it would be opened: the game that is really played, its places, and what its rules refuse."""

    game: str
    title: str
    seats: int
    least: int
    most: int
    choices: list[ChoiceInfo]
    places: list[PlaceInfo]
    barred: dict[str, dict[str, str]]  # by choice and value: why the rules refuse it beside the others
    troubles: list[SetupTrouble]


class ListIn(Model):
    """A list of one's own (a deck) as people write it."""

    choice: str = Field(max_length=40)
    text: str = Field(max_length=4000)


class ListOut(Model):
    """The word that the choice takes for a list."""

    value: str
