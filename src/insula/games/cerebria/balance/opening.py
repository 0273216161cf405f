"""Opening a table of Forces of Balance. [bal.mode.third-side, bal.mode.shapers, bal.setup.deck]"""

from __future__ import annotations

from insula.core.opening import Opening, Place, Preset, Words
from insula.core.rulebook import Refused
from insula.games.cerebria.balance.configure import LINE_UPS, teams_of
from insula.games.cerebria.configure import BY_SEATS
from insula.games.cerebria.opening import RECOMMENDED, SIX_SPIRITS, places_of, read_list


def places(seats: int, choices: Words) -> list[Place]:
    """Seats in their teams, each with the Spirits and decks of its side."""
    line_up = choices.get("line_up", BY_SEATS)
    usual = LINE_UPS[seats][0]
    try:
        teams = teams_of(seats, usual if line_up == BY_SEATS else line_up)
    except Refused:
        teams = teams_of(seats, usual)
    return places_of(seats, choices, teams, "balance")


OPENING = Opening(
    presets=(
        Preset(
            "first",
            "Three sides",
            "One player a side, each a Shaper; pieces placed for you",
            3,
            75,
            {"spirits": "love,hatred,reason", **RECOMMENDED},
        ),
        Preset("six", "Six players, three teams", "Two players a side, all rules", 6, 120, RECOMMENDED),
        Preset(
            "four", "Four: one pair", "A Bliss pair against two Shapers", 4, 90, {"line_up": "2-1-1", **RECOMMENDED}
        ),
        Preset(
            "five",
            "Five: one Shaper",
            "Bliss and Gloom in pairs, Balance alone",
            5,
            105,
            {"line_up": "2-2-1", **RECOMMENDED},
        ),
        Preset(
            "experts",
            "Other sides",
            "Every Spirit has its own board, different Intentions score, and you place the pieces",
            6,
            140,
            {"spirit_boards": "b", "team_boards": "b", "spirits": SIX_SPIRITS},
        ),
    ),
    places=places,
    read_list=read_list,
)
