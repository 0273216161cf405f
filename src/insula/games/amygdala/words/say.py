"""What Amygdala says in any language: its catalogue, counts, and the names of emotions, places and pieces."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from insula.core.messages import CORE_LOCALES, LOCALES, Catalogue, Later, key_of
from insula.games.amygdala.tables import (
    BONUS_KINDS,
    CELL_IDS,
    COLOURS,
    EMOTIONS,
    FACE_ICON,
    FACE_PRICE,
    ICONS,
    LOTUS_REGIONS,
    MAX_ICONS,
    REGION_IDS,
    REGION_OF,
    SPACE_IDS,
    TILE_BITS,
    TILE_ICONS,
    TILE_SIZE,
)

PRINTED: dict[str, str] = {
    **{key_of("emotion", name): name for name in ICONS},
    **{key_of("region", name): name for name in REGION_IDS},
    **{key_of("colour", name): name.replace("-", " ").capitalize() for name in COLOURS},
}
WORDS = Catalogue(Path(__file__).parent.parent / LOCALES, CORE_LOCALES, printed=PRINTED)
say = WORDS.say
later = WORDS.later
listed = WORDS.listed
CELL_NAMES = tuple(name.upper() for name in CELL_IDS)  # B5: a column and a row of the player board


def browser_catalogue() -> dict[str, str]:
    """The names on the pieces, for a browser that shows another language than English."""
    return {key: say(key) for key in PRINTED} | {f"kind-{kind}": kind_name(kind) for kind in BONUS_KINDS}


def counted(number: int, thing: str) -> str:
    """A number with its noun: 1 coin, 2 coins. The noun is a key."""
    return say(thing, count=number)


def either(words: Sequence[str]) -> str:
    """Words to choose from: a, b or c."""
    return listed(words, "list-or")


# ---- emotions and places ----------------------------------------------------------------------------------------


def icon_name(icon: int) -> str:
    """An emotion, or wild."""
    return say(key_of("emotion", ICONS[icon]))


def emotion_name(emotion: str) -> str:
    """The same by its id."""
    return say(key_of("emotion", emotion))


def region_name(region: int) -> str:
    """A region by its colour."""
    return say(key_of("region", REGION_IDS[region]))


def region_later(region: int) -> Later:
    """The same for whoever reads it later."""
    return later(key_of("region", REGION_IDS[region]))


def space_name(space: int) -> str:
    """Purple 3: nothing is printed on spaces, so boards draw the number in its region."""
    return say("space-name", region=region_name(REGION_OF[space]), number=SPACE_IDS[space].rpartition("-")[2])


def lotus_name(lotus: int) -> str:
    """A lotus by the regions it lies between: purple-indigo."""
    first, second = LOTUS_REGIONS[2 * lotus : 2 * lotus + 2]
    return say("lotus-name", first=region_name(first), second=region_name(second))


def the_lotus(lotus: int) -> str:
    """The purple-indigo lotus."""
    return say("the-lotus", lotus=lotus_name(lotus))


def kind_name(kind: str) -> str:
    """What bonus spaces give: wild, happiness, idea, dream or claim."""
    return say(f"kind-{kind}")


def colour_name(colour: str) -> str:
    """The colour of a player."""
    return say(key_of("colour", colour))


# ---- tiles --------------------------------------------------------------------------------------------------------


def face_name(face: int) -> str:
    """A resource tile: hope 2."""
    return say("face-name", emotion=icon_name(FACE_ICON[face]), price=FACE_PRICE[face])


def a_resource(face: int) -> str:
    """A hope resource."""
    return say(f"resource-{ICONS[FACE_ICON[face]]}")


def tile_name(tile: int) -> str:
    """An emotion tile by its icons, e.g. sadness and gratitude, or sadness x2."""
    icons = [EMOTIONS[TILE_ICONS[MAX_ICONS * tile + i]] for i in range(TILE_SIZE[tile])]
    words = []
    for icon in dict.fromkeys(icons):
        name, times = emotion_name(icon), icons.count(icon)
        words.append(say("several-icons", emotion=name, times=times) if times > 1 else name)
    return listed(words)


def the_tile(tile: int) -> str:
    """An emotion tile in a sentence."""
    return say("the-tile", tile=tile_name(tile))


def tile_emotions(tile: int) -> list[str]:
    """The different emotions of a tile."""
    return [emotion_name(emotion) for i, emotion in enumerate(EMOTIONS) if TILE_BITS[tile] & (1 << i)]
