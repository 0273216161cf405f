"""What Cerebria says in any language: its catalogue, and the names that are printed on its pieces."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from pathlib import Path

from insula.core.messages import CORE_LOCALES, LOCALES, Catalogue, key_of
from insula.games.cerebria.tables import (
    ASPIRATION_IDS,
    BOARD,
    BOARDS,
    CARD_IDS,
    CARD_NAMES,
    CARDS,
    DECK_IDS,
    DECK_NAMES,
    FRONTIER_IDS,
    INTENTIONS,
    REALM_IDS,
    ROW_WORDS,
    SCORING,
    SPIRIT_IDS,
    SPIRIT_NAMES,
    SPIRIT_PACK,
)
from insula.games.cerebria.words.intentions import INTENTION_IDS, INTENTION_NAMES
from insula.games.cerebria.words.names import ABILITY_NAMES, ACT_NAMES, SPHERE_WORDS, TEAM_IDS, TEAM_NAMES, VIBE_WORDS

_SPHERES = BOARD["origin"]["spheres"]
_UPGRADES = sorted({str(cell["name"]) for board in BOARDS for row in ROW_WORDS for cell in board[row]})
# English that stands in data; other languages have it in their catalogue by these keys
PRINTED: dict[str, str] = {
    **{key_of("card", each): name for each, name in zip(CARD_IDS, CARD_NAMES, strict=True)},
    **{key_of("team", name): name for name in TEAM_NAMES},
    **{key_of("vibe", word): word for word in VIBE_WORDS},
    **{key_of("act", name): name for name in ACT_NAMES},
    **{key_of("ability", name): name for name in ABILITY_NAMES},
    **{key_of("realm", each["id"]): each["name"] for each in BOARD["realms"]},
    **{f"{key_of('realm', each['realm'])}.action": each["effect"] for each in BOARD["realm_actions"].values()},
    **{key_of("frontier", each["id"]): each["name"] for each in BOARD["frontiers"]},
    **{key_of("sphere", each["id"]): each["name"] for each in _SPHERES},
    **{f"{key_of('sphere', each['id'])}.bonus": each["text"] for each in _SPHERES},
    **{key_of("spirit", each): name for each, name in zip(SPIRIT_IDS, SPIRIT_NAMES, strict=True)},
    **{key_of("deck", each): name for each, name in zip(DECK_IDS, DECK_NAMES, strict=True)},
    **{key_of("row", row): SPIRIT_PACK["actions"][row]["name"] for row in ROW_WORDS},
    **{key_of("upgrade", name): name for name in _UPGRADES},
    **{key_of("aspiration", each["id"]): each["name"] for each in SCORING["aspirations"]},
    **{f"{key_of('aspiration', each['id'])}.text": each["text"] for each in SCORING["aspirations"]},
    **{
        f"{key_of('aspiration', each['id'])}.balance": each["balance"]["text"].rstrip(".")
        for each in SCORING["aspirations"]
        if each["balance"]
    },
    **{key_of("intention", each): name for each, name in zip(INTENTION_IDS, INTENTION_NAMES, strict=True)},
    **{f"{key_of('intention', each['id'])}.text": each["text"] for each in INTENTIONS},
}
WORDS = Catalogue(Path(__file__).parent.parent / LOCALES, CORE_LOCALES, printed=PRINTED)
say = WORDS.say
later = WORDS.later
listed = WORDS.listed
_SHARED = frozenset(card for card, name in enumerate(CARD_NAMES) if CARD_NAMES.count(name) > 1)
_FRONTIER = "frontier"  # of a place with several forms: what stands there instead of the id of a Realm


# ---- names ---------------------------------------------------------------------------------------------------------


def card_title(card: int) -> str:
    """A card as its title is printed."""
    return say(f"card-{CARD_IDS[card]}")


def card_name(card: int) -> str:
    """A card for people; one that shares its name with others says its Vibe too."""
    if card not in _SHARED:
        return card_title(card)
    return say("card-with-vibe", card=card_title(card), vibe=vibe_name(CARDS[card].vibe))


def team_name(team: int) -> str:
    """Bliss, Gloom or Balance."""
    return say(f"team-{TEAM_IDS[team]}")


def of_team(team: int) -> str:
    """Of Bliss, of Gloom or of Balance."""
    return say("of-team", id=TEAM_IDS[team], team=team_name(team))


def vibe_name(vibe: int) -> str:
    """A colour."""
    return say(f"vibe-{VIBE_WORDS[vibe]}")


def act_name(act: int) -> str:
    """An Action, or Absorb."""
    return say(_ACT_KEYS[act])


def ability_name(ability: int) -> str:
    """An Ability that costs Ambition."""
    return say(_ABILITY_KEYS[ability])


def realm_name(realm: int) -> str:
    """A Realm."""
    return say(f"realm-{REALM_IDS[realm]}")


def frontier_name(frontier: int) -> str:
    """A Frontier by the Realms on both sides."""
    return say(f"frontier-{FRONTIER_IDS[frontier]}")


def sphere_name(sphere: int) -> str:
    """A Sphere of the Origin."""
    return say(f"sphere-{SPHERE_WORDS[sphere]}")


def spirit_name(spirit: int) -> str:
    """A Spirit."""
    return say(f"spirit-{SPIRIT_IDS[spirit]}")


def deck_name(deck: int) -> str:
    """A deck of the rulebook."""
    return say(f"deck-{DECK_IDS[deck]}")


def upgrade_name(printed: str) -> str:
    """An upgrade, by the name on the board."""
    return say(key_of("upgrade", printed))


def aspiration_name(aspiration: int) -> str:
    """An Aspiration, or what eyes see of one they may not know."""
    return say(f"aspiration-{ASPIRATION_IDS[aspiration]}") if aspiration >= 0 else say("an-aspiration")


def aspiration_text(aspiration: int) -> str:
    """What an Aspiration asks for."""
    return say(f"aspiration-{ASPIRATION_IDS[aspiration]}.text")


def intention_name(intention: int) -> str:
    """An Intention in short words."""
    return say(f"intention-{INTENTION_IDS[intention]}")


def intention_text(intention: int) -> str:
    """An Intention as it is printed."""
    return say(f"intention-{INTENTION_IDS[intention]}.text")


_ACT_KEYS = tuple(key_of("act", name) for name in ACT_NAMES)
_ABILITY_KEYS = tuple(key_of("ability", name) for name in ABILITY_NAMES)


# ---- places, by what a sentence says of them -----------------------------------------------------------------------


def slot_name(slot: int, key: str = "slot") -> str:
    """An Emotion slot for people; `at-slot`, `to-slot` and `from-slot` are its other forms."""
    if slot % 3 == 1:
        return say(key, id=_FRONTIER, name=frontier_name(slot // 3), place="")
    realm = (slot + 1) // 3 % 5
    return say(key, id=REALM_IDS[realm], name=realm_name(realm), place="a" if slot % 3 == 2 else "b")


def space_name(space: int, key: str = "space") -> str:
    """A Spirit space for people; `on-space` and `to-space` are its other forms."""
    half = space // 2
    if space % 2:
        return say(key, id=_FRONTIER, name=frontier_name(half))
    return say(key, id=REALM_IDS[half], name=realm_name(half))


def at_slot(slot: int) -> str:
    """At an Emotion slot."""
    return slot_name(slot, "at-slot")


def in_realm(realm: int) -> str:
    """In a Realm."""
    return say("in-realm", id=REALM_IDS[realm], name=realm_name(realm))


def the_realm(realm: int) -> str:
    """A Realm as the object of a sentence."""
    return say("the-realm", id=REALM_IDS[realm], name=realm_name(realm))


# ---- small things --------------------------------------------------------------------------------------------------


def points(amount: int) -> str:
    """So many points."""
    return say("points", count=amount)


def cards(amount: int) -> str:
    """So many cards."""
    return say("cards", count=amount)


def chained(words: Sequence[str]) -> str:
    """One and two and three, where each of them is a few words long."""
    return reduce(lambda first, last: say("list-and", first=first, last=last), words) if words else ""


def actions_left(amount: int) -> str:
    """How many Actions somebody has left."""
    return say("actions-left", count=amount)
