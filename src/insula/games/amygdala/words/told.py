"""The table in sentences: summary, the seven regions, lotuses, minds and banks."""

from __future__ import annotations

from collections.abc import Sequence

from insula.core.sentences import began
from insula.core.telling import Place
from insula.games.amygdala.eyes.view_model import AmygdalaView, BankItem, LotusView, PlayerView, Race
from insula.games.amygdala.tables import REGION_IDS
from insula.games.amygdala.words.say import either, emotion_name, listed, region_name, say


class _Named:
    """What seats are called by somebody at the table: their names, or you."""

    def __init__(self, you: int | None, names: Sequence[str]) -> None:
        self.you = you
        self.names = names

    def who(self, seat: int) -> str:
        """You, or Ann."""
        return say("told-you") if seat == self.you else self.names[seat]

    def of(self, seat: int) -> dict[str, str]:
        """The values of a sentence that begins with a seat."""
        return {"you": "yes" if seat == self.you else "no", "who": self.names[seat]}

    def several(self, seats: Sequence[int]) -> dict[str, str]:
        """The values of a sentence that begins with some seats; English needs to know when it is one of the others."""
        alone = len(seats) == 1 and seats[0] != self.you
        return {"names": listed([self.who(seat) for seat in seats]), "verb": "one" if alone else "many"}


def told(view: AmygdalaView, names: Sequence[str]) -> list[Place]:
    """Everything on the table, summary first."""
    named = _Named(view["you"], names)
    players = sorted(view["players"], key=lambda player: player["seat"] != view["you"])
    places = [_summary(view, named)]
    places += [_region(view, race, named) for race in view["standing"]["regions"]]
    places += [_lotus(lotus, named) for lotus in view["lotuses"]]
    for player in players:
        places += [_mind(view, player, named), _bank(view, player, named)]
    return places


def _place(name: str, heading: str, title: str, says: str, more: list[str], thing: str = "") -> Place:
    told = [began(sentence) for sentence in more]
    heading = say(f"told-heading-{heading}")
    return {"id": name, "heading": heading, "title": title, "says": began(says), "more": told, "thing": thing}


def _icons(icons: Sequence[str]) -> str:
    """Double sadness; gratitude and sadness."""
    return listed([_several(kind, icons.count(kind)) for kind in dict.fromkeys(icons)])


def _several(emotion: str, times: int) -> str:
    name = emotion_name(emotion)
    if times == 1:
        return name
    return say("told-icon-double" if times == 2 else "told-icon-triple", emotion=name)


def _summary(view: AmygdalaView, named: _Named) -> Place:
    points = {player["seat"]: player["vp"] for player in view["players"]}
    order = sorted(points, key=lambda seat: seat != view["you"])
    scores = listed([say("told-has", amount=points[seat], **named.of(seat)) for seat in order])
    says = say("told-summary", round=view["round"], scores=scores, **named.of(view["turn"]))
    more = []
    for player in view["players"]:
        tiles = say("told-tiles-left", count=player["tiles_left"])
        more.append(say("told-left", tiles=tiles, **named.of(player["seat"])))
    more.append(say("told-end-at", count=view["limits"]["tiles_at_end"]))
    for each in view["standing"]["seats"]:
        parts = {"vp": each["vp"], "regions": each["from_regions"], "coins": each["from_coins"]}
        more.append(say("told-scored-now", total=each["total"], **parts, **named.of(each["seat"])))
    return _place("summary", "summary", say("told-heading-summary"), says, more)


def _region(view: AmygdalaView, race: Race, named: _Named) -> Place:
    icons = [
        say("told-icons", who=named.who(run["seat"]), count=run["icons"]) for run in race["runners"] if run["icons"]
    ]
    claims = [run["seat"] for run in race["runners"] if run["claimed"]]
    says = say(
        "told-region",
        values=", ".join(map(str, race["values"])),
        icons=began(", ".join(icons)) if icons else say("told-no-icons"),
        claims=say("told-claims", **named.several(claims)) if claims else say("told-no-claims"),
    )
    title = say("told-region-title", region=_colour(race["region"]), emotion=emotion_name(race["emotion"]))
    thing = f"emotion:{race['emotion']}"
    more = _region_more(view, race, named)
    return _place(f"region-{race['region']}", "regions", began(title), says, more, thing)


def _region_more(view: AmygdalaView, race: Race, named: _Named) -> list[str]:
    """The tiles in a region, how everybody stands there, and where a tile in hand may go."""
    labels = view["labels"]["spaces"]
    more = []
    for each in view["placed"]:
        if _in_region(each["space"], race):
            icons, seat = _icons(each["tile"]["icons"]), each["seat"]
            own = seat == view["you"]
            tile = say("told-own-tile", icons=icons) if own else _tile_of(named.names[seat], icons)
            more.append(say("told-space", space=labels[each["space"]], tile=tile))
    for run in race["runners"]:
        if run["text"]:
            more.append(say("told-runner", who=began(named.who(run["seat"])), text=run["text"]))
    worth = view["act"].get("worth", {})
    spaces = [
        say("told-space-for", space=labels[space], vp=max(worth[space].values(), default=0))
        for space in worth
        if _in_region(space, race)
    ]
    return more + ([say("told-may-place", spaces=either(spaces))] if spaces else [])


def _tile_of(who: str, icons: str) -> str:
    return say("told-tile-of", who=who, icons=icons)


def _in_region(space: str, race: Race) -> bool:
    return space.rpartition("-")[0] == race["region"]


def _colour(region: str) -> str:
    return region_name(REGION_IDS.index(region))


def _lotus(lotus: LotusView, named: _Named) -> Place:
    tiles = [
        say("told-resource", emotion=emotion_name(tile["icon"]), price=tile["price"]) for tile in lotus["tiles"] if tile
    ]
    says = [say("told-resources", count=len(tiles), tiles=listed(tiles))]
    if lotus["markers"]:
        says.append(began(say("told-here", **named.several(lotus["markers"]))))
    if lotus["toll"]:
        says.append(say("told-toll-here"))
    number, title = lotus["number"], began(say("the-lotus", lotus=lotus["name"]))
    return _place(f"lotus-{number}", "lotuses", title, " ".join(says), [], f"lotus:{number}")


def _mind(view: AmygdalaView, player: PlayerView, named: _Named) -> Place:
    cells = view["labels"]["cells"]
    earned = sum(bonus["earned"] for bonus in player["bonuses"].values())
    left = say("told-tiles-left", count=player["tiles_left"])
    says = say("told-mind", tiles=left, earned=earned, of=len(player["bonuses"]))
    if player["cloud"]:
        says += " " + say("told-cloud", cell=cells[player["cloud"]])
    more = [say("told-cell", cell=cells[cell], icons=_icons(tile["icons"])) for cell, tile in player["tiles"].items()]
    for cell, bonus in player["bonuses"].items():
        gives = listed([_gives(what, n) for what, n in bonus["items"].items()])
        if bonus["earned"]:
            more.append(say("told-bonus-earned", cell=cells[cell], gives=gives))
        else:
            more.append(say("told-bonus", cell=cells[cell], gives=gives, count=bonus["around"]))
    title = say("told-mind-title", **named.of(player["seat"]))
    return _place(f"mind-{player['seat']}", "players", title, says, more)


def _gives(what: str, count: int) -> str:
    return say("told-gives-dream", count=count) if what == "dream" else say(f"told-gives-{what}")


def _item(item: BankItem) -> str:
    if item["kind"] == "coin":
        return say("a-coin-of", value=item["value"])
    if item["kind"] == "resource":
        return say("told-item-resource", emotion=emotion_name(item["icon"]), price=item["price"])
    if item["kind"] == "claim":
        return say("told-item-claim", emotion=emotion_name(item["emotion"]))
    return say(f"told-item-{item['kind']}")


def _bank(view: AmygdalaView, player: PlayerView, named: _Named) -> Place:
    counts = {"used": player["items"], "of": view["limits"]["bank"], "coins": player["coins"]}
    items = listed([_item(item) for item in player["bank"]])
    says = say("told-bank-of", items=items, **counts) if items else say("told-bank", **counts)
    title = say("told-bank-title", **named.of(player["seat"]))
    return _place(f"bank-{player['seat']}", "players", title, says, [])
