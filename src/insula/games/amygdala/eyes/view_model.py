"""The shape of what eyes may see: the types of `view`, from which the browser's are written."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from insula.games.amygdala.tables import BankKind, Colour, Emotion, Icon

ClaimPlace = Literal["unearned", "bank", "board"]
Action = Literal["acquire", "emotion", "claim"]
Given = Literal["vp", "dream", "happiness", "resource", "wild"]


class Limits(TypedDict):
    """What the rules allow, for those who draw the table."""

    bank: int
    tiles_at_end: int  # a player with so few emotion tiles left begins the end


class Exchange(TypedDict):
    """So many of one thing for so many coins."""

    gives: Given
    amount: int
    coins: int


class SetExchange(TypedDict):
    """One, two, three ... of a thing for the first, second, third ... amount."""

    gives: Literal["idea", "dream"]
    gets: Literal["coins", "vp"]
    amounts: list[int]


class Exchanges(TypedDict):
    """The free exchanges, and when they may be made."""

    when: str
    single: list[Exchange]
    sets: list[SetExchange]


class Variants(TypedDict):
    """Variants in play."""

    changing_toll: bool
    vp_tiles: bool


class FaceView(TypedDict):
    """A resource tile: what it shows and what it costs."""

    icon: Icon
    price: int


class DiscardView(TypedDict):
    """Resource tiles of one face in the discard pile."""

    icon: Icon
    price: int
    count: int


class TileView(TypedDict):
    """An emotion tile."""

    id: str
    icons: list[Emotion]


class LotusView(TypedDict):
    """A lotus with its resource tiles and the mood markers on it."""

    number: int
    name: str
    toll: bool
    markers: list[int]
    tiles: list[FaceView | None]


class RegionView(TypedDict):
    """A region: points of its places, claims in their order, icons and points of each seat as they stand."""

    id: str
    emotion: Emotion
    values: list[int]
    vp_tile: str | None
    claims: list[int]
    icons: list[int]
    points: list[int]


class PlacedTile(TypedDict):
    """An emotion tile on the board."""

    space: str
    seat: int
    tile: TileView


class Supply(TypedDict):
    """What is left to take; coins by their value."""

    coins: dict[str, int]
    wild: int
    happiness: int
    idea: int
    dream: int


class CoinItem(TypedDict):
    """A coin on a leaf of a memory bank."""

    kind: Literal["coin"]
    value: int


class ResourceItem(TypedDict):
    """A resource tile in a memory bank."""

    kind: Literal["resource"]
    icon: Icon
    price: int


class ClaimItem(TypedDict):
    """A claim tile in a memory bank."""

    kind: Literal["claim"]
    emotion: Emotion


class SupplyItem(TypedDict):
    """A tile from the supply in a memory bank."""

    kind: BankKind


BankItem = CoinItem | ResourceItem | ClaimItem | SupplyItem


class BonusView(TypedDict):
    """A bonus space: what it gives, how many tiles lie around it still, whether it was earned."""

    items: dict[str, int]
    around: int
    earned: bool


class PlayerView(TypedDict):
    """One player; `items` are the leaves in use."""

    seat: int
    colour: Colour
    vp: int
    coins: int
    bank: list[BankItem]
    items: int
    mood: int
    cloud: str | None
    tiles: dict[str, TileView]
    tiles_left: int
    boxed: int
    bonuses: dict[str, BonusView]
    claims: dict[Emotion, ClaimPlace]


class TileInHand(TypedDict):
    """The emotion tile being unlocked, and its icons still to be paid."""

    id: str
    icons: list[Emotion]
    name: str
    unpaid: list[Emotion]


class Act(TypedDict):
    """What the player on turn is doing; `ways` tells what each offered payment takes, `worth` the VP of each space."""

    kind: Action | None
    tile: TileInHand | None
    ways: NotRequired[dict[str, str]]
    worth: NotRequired[dict[str, dict[Emotion, int]]]


class Runner(TypedDict):
    """A player in the race of a region: `points` count now, `would_be` with a claim; `to_pass` the next one ahead."""

    seat: int
    icons: int
    claimed: bool
    place: int
    points: int
    would_be: int
    to_pass: int
    text: str


class Race(TypedDict):
    """The race of a region, the first runner first."""

    region: str
    emotion: Emotion
    values: list[int]
    runners: list[Runner]


class SeatStanding(TypedDict):
    """VP scored, and what coins and regions would add if the game were scored now."""

    seat: int
    vp: int
    from_coins: int
    from_regions: int
    total: int


class Standing(TypedDict):
    """What scores: the races of the seven regions, and everybody's VP as if the game were over."""

    regions: list[Race]
    seats: list[SeatStanding]


class Labels(TypedDict):
    """How sentences call the spaces, by id: boards draw the number or the coordinates, for nothing is printed there."""

    spaces: dict[str, str]
    cells: dict[str, str]


class AmygdalaView(TypedDict):
    """The table."""

    game: Literal["amygdala"]
    you: int | None
    seats: int
    variants: Variants
    side: Literal["dark", "light"]
    start: int
    turn: int
    round: int
    turns_left: int
    over: bool
    won: list[int]
    toll: int
    lotuses: list[LotusView]
    regions: list[RegionView]
    placed: list[PlacedTile]
    stack: int
    discard: list[DiscardView]
    supply: Supply
    players: list[PlayerView]
    act: Act
    limits: Limits
    exchanges: Exchanges
    standing: Standing
    labels: Labels
