"""The counters that an answer may change, for previews: money, tiles, VP and the race for the regions. All is open."""

from __future__ import annotations

from insula.core.amounts import Amount
from insula.games.amygdala.rules.ending import region_place, region_points
from insula.games.amygdala.state import State
from insula.games.amygdala.tables import EMOTIONS, ICONS, REGION_IDS


def amounts(g: State, seat: int) -> list[Amount]:
    """What a seat has and how it stands, then what it can do to the others."""
    found = [*_bank(g, seat), *_regions(g, seat, "")]
    for other in range(g.n_seats):
        if other != seat:
            found += [Amount("vp", g.seats[other].vp, "VP", whose=f"@{other}"), *_regions(g, other, f"@{other}")]
    return found


def _bank(g: State, seat: int) -> list[Amount]:
    p = g.seats[seat]
    return [
        Amount("amy-coin", p.coins, "coins", "coin", worth=1),
        Amount("amy-wild", p.wild, "Wild tiles", "Wild tile", worth=3),
        Amount("amy-happiness", p.happiness, "Happiness tiles", "Happiness tile", worth=5),
        Amount("amy-idea", p.idea, "Ideas", "Idea", worth=4),
        Amount("amy-dream", p.dream, "Dreams", "Dream", worth=4),
        Amount("amy-claim", p.n_claims, "claim tiles", "claim tile", worth=8),
        *(
            Amount(f"amy-{icon}", p.by_icon[i], f"{icon} resources", f"{icon} resource", worth=2)
            for i, icon in enumerate(ICONS)
        ),
        Amount("vp", p.vp, "VP", worth=1),
    ]


def _regions(g: State, seat: int, whose: str) -> list[Amount]:
    """Icons in each region, who leads there, and the VP it would pay at the end."""
    found = []
    for region, (glyph, many, single, lead, points) in enumerate(_OF_REGION):
        icons = g.seats[seat].icons[region]
        if icons:
            leads = region_place(g, region, seat) == 0
            found += [
                Amount(glyph, icons, many, single, whose),
                Amount("ui-crown", int(leads), lead, "", whose, "flag"),
                Amount("vp", region_points(g, region, seat), points, "", whose, "level"),
            ]
    return found


# glyph, icons, icon, lead, points
_OF_REGION = [
    (
        f"amy-{emotion}",
        f"icons in the {colour} region",
        f"icon in the {colour} region",
        f"the lead in the {colour} region",
        f"VP at the end for the {colour} region",
    )
    for emotion, colour in zip(EMOTIONS, REGION_IDS, strict=True)
]
