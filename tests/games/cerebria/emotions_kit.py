"""A table at which every Spirit Action is unlocked, for the tests of single Emotion cards.

Love (seat 0) and Delight (1) against Misery (2) and Hatred (3). The card under test stands on, or comes to, the
Frontier slot valley/cradle; its neighbours are valley.b and cradle.a, its Triad is these three.
"""

from __future__ import annotations

from insula.core.table import Table
from tests.games.cerebria.scoring_kit import (
    EMPOWER,
    INVOKE,
    QUELL,
    card,
    on,
    opt,
    slot,
)

HERE = "valley/cradle"
ROWS = "move red yellow green blue, invoke red yellow, quell red yellow, fortify red, empower red yellow green"
LOVE, DELIGHT, MISERY, HATRED = range(4)


def people(
    *lines: str,
    love: str = HERE,
    misery: str = "land",
    ambition: tuple[int, int] = (2, 2),
    bliss_hand: str = "courage trust kindness optimism",
    gloom_hand: str = "anger guilt disgust fear",
    turn: str = "love",
) -> str:
    """The position; `lines` put Emotions and Fortresses on the board."""
    return "\n".join(
        [
            f"love: at {love}, willpower 9, essence 3, {ROWS}, hand {bliss_hand}, deck trust comfort courage",
            f"delight: at willow, willpower 5, {ROWS}, hand trust, deck kindness trust",
            f"misery: at {misery}, willpower 9, essence 3, {ROWS}, hand {gloom_hand}, deck anger fear guilt",
            f"hatred: at network, willpower 5, {ROWS}, hand anger, deck craving fear",
            f"bliss: ambition {ambition[0]}",
            f"gloom: ambition {ambition[1]}",
            "origin: humility 7 at valley",
            f"turn: {turn}",
            *lines,
        ]
    )


def invoked(name: str, *lines: str, ambition: tuple[int, int] = (2, 2), gloom: bool = False) -> Table:
    """The card has just been invoked onto valley/cradle; its power may be asking."""
    if gloom:
        text = people(*lines, love="land", misery=HERE, ambition=ambition, gloom_hand=name, turn="misery")
    else:
        text = people(*lines, ambition=ambition, bliss_hand=name)
    return on(text, INVOKE, opt.PASS, card(name), slot(HERE), opt.USING)


def empowered(mild: str, *lines: str, ambition: tuple[int, int] = (2, 2), gloom: bool = False) -> Table:
    """The Mild card on valley/cradle has just been empowered; the Strong card's power may be asking."""
    text = people(f"{HERE}: {mild}", *lines, ambition=ambition)
    if gloom:
        text = people(f"{HERE}: {mild}", *lines, love="land", misery=HERE, ambition=ambition, turn="misery")
    return on(text, EMPOWER, opt.PASS, slot(HERE), opt.USING)


def quelled(text: str, target: str, *more: int) -> Table:
    """The active Spirit has just quelled the Emotion on a slot with no upgrade."""
    return on(text, QUELL, opt.PASS, slot(target), opt.USING, *more)


def willpower(table: Table, seat: int) -> int:
    """The Willpower of a Spirit."""
    held: int = table.state.seats[seat].willpower
    return held


def essence(table: Table, seat: int) -> int:
    """The Essence on a Spirit Board."""
    held: int = table.state.seats[seat].essence
    return held
