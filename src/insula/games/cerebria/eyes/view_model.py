"""The shape of what eyes may see: the types of `view`, from which the browser's are written."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from insula.games.cerebria.words.names import Kind, Mode, Team, VibeWord

BoardSide = Literal["a", "b"]
Ability = Literal["add vibe", "rotate", "extra action"]
Ending = Literal["", "common row", "capping", "twenty points"]
Gone = Literal["", "compared", "removed"]
FortressSize = Literal["", "minor", "major"]


class Modifier(TypedDict):
    """A power in force: the card it comes from, where that lies, what it does."""

    by: str
    slot: int
    what: str
    amount: int


class SlotView(TypedDict):
    """An Emotion on the board; `row` and `printed` are what its card says, `intensity` what counts."""

    card: str
    house: bool
    team: Team
    side: Team
    vibe: VibeWord
    essence: int
    spaces: int
    row: list[int]
    printed: int
    token: int
    intensity: int
    insecure: bool
    muted: bool
    owner: int
    invoker: int
    blocked_in: list[str]
    modifiers: list[Modifier]


class FortressView(TypedDict):
    """A Fortress, the side it counts for, and the Intensity it adds."""

    team: Team
    side: Team
    size: FortressSize
    bonus: int
    fresh: bool


class RealmView(TypedDict):
    """A Realm: who holds it by which sums, and its Action with the price for these eyes."""

    id: str
    control: Team | None
    bliss: int
    gloom: int
    blocked: list[int]
    fortress: FortressView | None
    sphere: str
    action: str
    price: int


class FrontierView(TypedDict):
    """A Frontier and who holds it."""

    id: str
    word: str
    control: Team | None
    bliss: int
    gloom: int


class SphereView(TypedDict):
    """The Sphere that stands at a Realm; low when one Absorb without any bonus empties it."""

    id: str
    realm: str
    willpower: int
    full: int
    low: bool


class Identity(TypedDict):
    """Fragments of a team in the Identity."""

    minor: int
    major: int
    capping: int


class TeamView(TypedDict):
    """A team; what it looks at and has seen of its Hidden deck is for its own eyes."""

    id: Team
    ambition: int
    minor: int
    major: int
    identity: Identity
    identity_points: int
    points: int
    extra_points: int
    score: int
    hidden_deck: int
    has_hidden: bool
    hidden: str | None
    looking_at: NotRequired[list[str]]
    seen: NotRequired[list[str]]


class Price(TypedDict):
    """A printed price: Willpower, Ambition, Essence."""

    wp: NotRequired[int]
    amb: NotRequired[int]
    ess: NotRequired[int]


class UpgradeView(TypedDict):
    """An upgrade as printed, with the words made from its numbers."""

    name: str
    price: Price
    text: str


class RowView(TypedDict):
    """A Spirit Action with its upgrades; tokens lie on the Action itself, then on each upgrade."""

    action: str
    name: str
    price: Price
    text: str
    tokens: list[VibeWord | None]
    upgrades: list[UpgradeView]


class HandCard(TypedDict):
    """A card in hand; known where all have seen it."""

    card: str
    known: bool
    house: bool


class SeatView(TypedDict):
    """A player; the hand is for the eyes of the team."""

    team: Team
    spirit: str | None
    power: str
    space: int | None
    willpower: int
    essence: int
    gloom_essence: int
    cards: int
    known: list[str]
    deck: int
    unseen: int
    top: str | None
    returned: list[str]
    list: dict[str, int]
    rows: list[RowView]
    hand: NotRequired[list[HandCard]]


class ActView(TypedDict):
    """The act being put together."""

    act: str
    discard: str | None
    cell: int | None
    card: str | None
    from_hand: bool
    slot: int | None
    space: int | None
    realm: int | None
    using: list[int]


class WheelMark(TypedDict):
    """A marked space of the Wheel and what it gives."""

    space: int
    gain: Literal["essence", "card", "ambition"]


class WheelView(TypedDict):
    """The Wheel of Intentions: its steps, and those that pay a bonus."""

    steps: int
    bonuses: list[WheelMark]


class Limits(TypedDict):
    """What the rules allow, for those who draw the table; no Wheel without Intentions. Abilities cost Ambition."""

    ambition: int
    minor: int
    major: int
    wheel: WheelView | None
    abilities: dict[Ability, int]


class WheelBonus(TypedDict):
    """The next marked space of a Wheel: its number, how many points away it is, what it gives."""

    at: int
    away: int
    gain: Literal["essence", "card", "ambition"]


class TeamStanding(TypedDict):
    """The points of a team by where they come from; `pending` are Intentions just earned, not yet on the Wheel."""

    team: Team
    total: int
    wheel: int
    identity: int
    extra: int
    pending: int
    next_bonus: WheelBonus | None


class IntentionStanding(TypedDict):
    """How near a team is to an Intention; nothing missing: the board allows it now. `thing` is what is nearest."""

    team: Team
    has: int
    needs: int
    missing: str
    thing: str


class IntentionView(TypedDict):
    """An Intention of the Team Board: what it asks for, the points it gives every time, how the teams stand."""

    id: str
    name: str
    text: str
    points: int
    rule: str
    teams: list[IntentionStanding]


class TeamCount(TypedDict):
    """What a side has of what an Aspiration measures, and whether that would be enough now."""

    team: Team
    amount: int
    wins: bool


class AspirationStanding(TypedDict):
    """An Aspiration that these eyes know: in the Common row (place 0 counts next), or hidden with their own team."""

    id: str
    name: str
    text: str
    where: Literal["common", "hidden"]
    place: int
    team: Team | None
    counts: list[TeamCount]
    why: str
    rule: str


class Standing(TypedDict):
    """What scores, as it stands."""

    teams: list[TeamStanding]
    wheel_end: int
    intentions: list[IntentionView]
    aspirations: list[AspirationStanding]


class Labels(TypedDict):
    """How sentences call the slots and spaces; a and b are drawn beside the two slots of a Realm."""

    slots: list[str]
    spaces: list[str]


class CerebriaView(TypedDict):
    """The table; hand and plan only for the eyes of a seat, `about` (what a set-up question means) for the asked."""

    you: int | None
    mode: Mode
    spirit_boards: BoardSide
    team_boards: BoardSide
    turn: int | None
    turns: int
    actions: int
    absorbs: int
    used: list[Ability]
    order: list[int]
    ending: Ending
    over: bool
    slots: list[SlotView | None]
    realms: list[RealmView]
    frontiers: list[FrontierView]
    spheres: list[SphereView]
    common: list[str]
    gone: dict[str, Gone]
    measures: dict[str, dict[Kind, int]]
    strong: dict[str, int]
    teams: list[TeamView]
    seats: list[SeatView]
    limits: Limits
    standing: Standing
    labels: Labels
    hand: NotRequired[list[HandCard]]
    plan: NotRequired[ActView | None]
    about: NotRequired[str]
