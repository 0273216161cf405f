"""The counters that an answer may change, for previews: money, tiles, VP and the race for the regions. All is open."""

from __future__ import annotations

from insula.core.amounts import Amount
from insula.games.amygdala.rules.ending import region_place, region_points
from insula.games.amygdala.state import State
from insula.games.amygdala.tables import EMOTIONS, ICONS
from insula.games.amygdala.words.say import icon_name, region_name, say


def amounts(g: State, seat: int) -> list[Amount]:
    """What a seat has and how it stands, then what it can do to the others."""
    found = [*_bank(g, seat), *_regions(g, seat, "")]
    for other in range(g.n_seats):
        if other != seat:
            found += [
                Amount("vp", g.seats[other].vp, *_points(), f"@{other}"),
                *_regions(g, other, f"@{other}"),
            ]
    return found


def _bank(g: State, seat: int) -> list[Amount]:
    p = g.seats[seat]
    return [
        Amount("amy-coin", p.coins, *_words("coins"), worth=1),
        Amount("amy-wild", p.wild, *_words("wild"), worth=3),
        Amount("amy-happiness", p.happiness, *_words("happiness"), worth=5),
        Amount("amy-idea", p.idea, *_words("ideas"), worth=4),
        Amount("amy-dream", p.dream, *_words("dreams"), worth=4),
        Amount("amy-claim", p.n_claims, *_words("claims"), worth=8),
        *(
            Amount(f"amy-{icon}", p.by_icon[i], *_words("resources", emotion=icon_name(i)), worth=2)
            for i, icon in enumerate(ICONS)
        ),
        Amount("vp", p.vp, *_points(), worth=1),
    ]


def _words(what: str, **values: str) -> tuple[str, str]:
    """Of several and of one."""
    return say(f"amount-{what}", **values), say(f"amount-{what}-one", **values)


def _points() -> tuple[str, str]:
    """One is called as several are, and can be counted."""
    return say("amount-vp"), say("amount-vp")


def _regions(g: State, seat: int, whose: str) -> list[Amount]:
    """Icons in each region, who leads there, and the VP it would pay at the end."""
    found = []
    for region, emotion in enumerate(EMOTIONS):
        icons = g.seats[seat].icons[region]
        if icons:
            leads, name = region_place(g, region, seat) == 0, region_name(region)
            points = region_points(g, region, seat)
            found += [
                Amount(f"amy-{emotion}", icons, *_words("icons", region=name), whose),
                Amount("ui-crown", int(leads), say("amount-lead", region=name), "", whose, "flag"),
                Amount("vp", points, say("amount-region-vp", region=name), "", whose, "level"),
            ]
    return found
