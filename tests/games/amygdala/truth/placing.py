"""Claims about placing and scoring. [amy.place.*, amy.score.*, amy.bonus.*]"""

from __future__ import annotations

from insula.games.amygdala.tables import EMOTIONS, LOTUS_NAMES, N_LOTUSES, SPACE_IDS
from insula.testing.truth import Attempt
from tests.games.amygdala.truth.reading import (
    CLAIMS,
    NEXT_TO,
    REGION,
    SOURCES,
    emotions_of,
    has_room,
    icons_of,
    is_in,
    lotuses_of,
    matches,
    meets_toll,
    name_of,
    named,
    open_spaces,
    player,
    serves,
    single_exchanges,
)


def space_of(a: Attempt) -> str:
    """The space that was named; empty without one or at another question."""
    return SPACE_IDS[is_in(a, "SPACE")] if named(a, "SPACE") and a.kind == "space" else ""


def here(a: Attempt) -> str:
    """The lotus of the mood marker."""
    return LOTUS_NAMES[player(a).mood]


def free(a: Attempt) -> bool:
    """Whether the space that was named is empty."""
    return bool(space_of(a)) and a.g.owner[is_in(a, "SPACE")] < 0


def served(a: Attempt) -> bool:
    """Whether the space is in reach of the mood marker."""
    return serves(a, player(a).mood, REGION[space_of(a)], False)


def capital(text: str) -> str:
    """The beginning of a sentence."""
    return text[0].upper() + text[1:]


@CLAIMS.claim("amy.place.empty-space")
def _(a: Attempt) -> bool:
    if not space_of(a) or free(a):
        return False
    space = is_in(a, "SPACE")
    owner = "your" if a.g.owner[space] == a.seat else f"@{a.g.owner[space]}’s"
    said = {
        "space": capital(space_of(a).replace("-", " ")),
        "occupant": f"{owner} {name_of(a.g.tile[space]).removeprefix('the ')}",
    }
    return a.values == said


@CLAIMS.repair("amy.place.empty-space")
def _(a: Attempt) -> None:
    a.g.owner[is_in(a, "SPACE")] = -1
    a.g.tile[is_in(a, "SPACE")] = -1


@CLAIMS.claim("amy.place.mood-adjacent", "amy.place.happiness-mood")
def _(a: Attempt) -> bool:
    if not free(a) or served(a) or REGION[space_of(a)] == "yellow":
        return False
    happy = 6 in icons_of(a.g.act.tile)
    if happy != (a.rule == "amy.place.happiness-mood"):
        return False
    region = REGION[space_of(a)]
    return a.values == {"region": region, "lotuses": lotuses_of(region), "here": here(a)}


@CLAIMS.repair("amy.place.mood-adjacent", "amy.place.happiness-mood")
def _(a: Attempt) -> None:
    player(a).mood = next(i for i in range(N_LOTUSES) if REGION[space_of(a)] in LOTUS_NAMES[i].split("-"))


@CLAIMS.claim("amy.place.yellow")
def _(a: Attempt) -> bool:
    if not free(a) or REGION[space_of(a)] != "yellow" or a.g.toll == player(a).mood:
        return False
    return a.values == {"toll": LOTUS_NAMES[a.g.toll], "here": here(a)}


@CLAIMS.repair("amy.place.yellow")
def _(a: Attempt) -> None:
    player(a).mood = a.g.toll


def around(a: Attempt, own: bool) -> list[int]:
    """The tiles of oneself or of others beside the space, as numbers of spaces."""
    beside = [SPACE_IDS.index(other) for other in NEXT_TO[space_of(a)] if other not in SOURCES]
    return [n for n in beside if a.g.owner[n] >= 0 and (a.g.owner[n] == a.seat) == own]


def foreign(a: Attempt) -> set[str]:
    """Whose tiles beside the space share an emotion with the tile in hand."""
    shown = set(icons_of(a.g.act.tile))
    return {f"@{a.g.owner[n]}" for n in around(a, False) if shown & set(icons_of(a.g.tile[n]))}


def unmatched(a: Attempt) -> bool:
    """A free space in reach beside which nothing matches."""
    return free(a) and served(a) and not matches(a, space_of(a), a.g.act.tile)


@CLAIMS.claim("amy.place.adjacency")
def _(a: Attempt) -> bool:
    if not unmatched(a) or foreign(a) or (6 in icons_of(a.g.act.tile) and around(a, True)):
        return False
    return a.values == {"space": space_of(a).replace("-", " "), "emotions": emotions_of(a.g.act.tile, "or")}


@CLAIMS.claim("amy.place.foreign-tiles")
def _(a: Attempt) -> bool:
    return unmatched(a) and a.values["space"] == space_of(a).replace("-", " ") and a.values["owner"] in foreign(a)


@CLAIMS.claim("amy.place.happiness-not-wild")
def _(a: Attempt) -> bool:
    happy = unmatched(a) and 6 in icons_of(a.g.act.tile)
    return happy and bool(around(a, True)) and a.values["space"] == space_of(a).replace("-", " ")


@CLAIMS.repair("amy.place.adjacency", "amy.place.foreign-tiles", "amy.place.happiness-not-wild")
def _(a: Attempt) -> None:
    player(a).reach[is_in(a, "SPACE")] = 127  # as if a tile of every emotion lay beside it


@CLAIMS.claim("amy.place.no-room")
def _(a: Attempt) -> bool:
    lotus = is_in(a, "LOTUS")
    if a.kind != "place_from" or lotus < 0 or has_room(a, lotus, open_spaces(a, a.g.act.tile)):
        return False
    return a.values == {"lotus": LOTUS_NAMES[lotus], "tile": name_of(a.g.act.tile)}


@CLAIMS.repair("amy.place.no-room")
def _(a: Attempt) -> None:
    for space, name in enumerate(SPACE_IDS):
        if REGION[name] in LOTUS_NAMES[is_in(a, "LOTUS")].split("-"):
            a.g.owner[space] = a.g.tile[space] = -1
            player(a).reach[space] = 127


def giving_up(a: Attempt) -> bool:
    """Whether somebody wants to be rid of the tile."""
    return named(a, "END_TURN") or named(a, "RETURN_TO_BOX")


@CLAIMS.claim("amy.place.mandatory")
def _(a: Attempt) -> bool:
    if a.kind not in ("place_from", "space") or not giving_up(a):
        return False
    placeable = has_room(a, player(a).mood, open_spaces(a, a.g.act.tile), False)
    return placeable and a.values == {"tile": capital(name_of(a.g.act.tile)), "here": here(a)}


def may_raise(a: Attempt) -> bool:
    """Whether some exchange brings coins, a Dream by way of VP included."""
    return bool(single_exchanges(a)) or (player(a).dream > 0 and bool(single_with_vp(a)))


def single_with_vp(a: Attempt) -> bool:
    """Whether the supply can pay out one more coin."""
    from tests.games.amygdala.truth.reading import all_sums

    return player(a).coins + 1 in all_sums(a)


def in_reach(a: Attempt) -> list[int]:
    """The lotuses with room that the player can go to, after an exchange if need be."""
    spaces = open_spaces(a, a.g.act.tile)
    found = [lotus for lotus in range(N_LOTUSES) if has_room(a, lotus, spaces)]
    return [lotus for lotus in found if not meets_toll(a, lotus) or player(a).coins > 0 or may_raise(a)]


@CLAIMS.claim("amy.place.unplaceable")
def _(a: Attempt) -> bool:
    stuck = a.kind == "place_from" and named(a, "END_TURN") and not in_reach(a)
    return stuck and a.values["tile"] == name_of(a.g.act.tile)


@CLAIMS.claim("amy.place.unplaceable-meaning")
def _(a: Attempt) -> bool:
    if a.kind != "place_from" or not giving_up(a):
        return False
    for lotus in in_reach(a):
        fee = ""
        if meets_toll(a, lotus):
            fee = " for a toll of 1 coin" + ("" if player(a).coins else ", which an exchange would bring")
        if a.values == {"tile": capital(name_of(a.g.act.tile)), "lotus": LOTUS_NAMES[lotus], "fee": fee}:
            return True
    return False


@CLAIMS.repair("amy.place.unplaceable-meaning", "amy.place.mandatory")
def _(a: Attempt) -> None:
    player(a).reach[:] = [0] * len(player(a).reach)
    if a.kind == "space":  # a space that is asked for can always be chosen: end the question instead
        a.g.asked.kind = next(k for k, name in a.game.gen.ask.NAMES.items() if name == "place_from")


@CLAIMS.claim("amy.score.choose-one")
def _(a: Attempt) -> bool:
    shown = icons_of(a.g.act.tile)
    wrong = named(a, "END_TURN") or (named(a, "EMOTION") and is_in(a, "EMOTION") not in shown)
    return a.kind == "score" and wrong and a.values["shown"] == emotions_of(a.g.act.tile, "or")


@CLAIMS.claim("amy.bonus.claim-choice")
def _(a: Attempt) -> bool:
    emotion = is_in(a, "CLAIM")
    earned = a.kind == "earn_claim" and emotion >= 0 and player(a).claims[emotion] in (1, 2)
    return earned and a.values["emotion"] == EMOTIONS[emotion]


@CLAIMS.repair("amy.bonus.claim-choice")
def _(a: Attempt) -> None:
    player(a).claims[is_in(a, "CLAIM")] = 0
