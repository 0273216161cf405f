"""The table in sentences: summary, the seven regions, lotuses, minds and banks."""

from __future__ import annotations

from collections.abc import Sequence

from insula.core.sentences import Named, began, counted, listed
from insula.core.telling import Place
from insula.games.amygdala.eyes.view_model import AmygdalaView, BankItem, LotusView, PlacedTile, PlayerView, Race

_BONUS = {"claim": "a claim tile", "wild": "a wild tile", "happiness": "a happiness tile", "idea": "an idea"}


def told(view: AmygdalaView, names: Sequence[str]) -> list[Place]:
    """Everything on the table, summary first."""
    named = Named(view["you"], names)
    players = sorted(view["players"], key=lambda player: player["seat"] != view["you"])
    places = [_summary(view, named)]
    places += [_region(view, race, named) for race in view["standing"]["regions"]]
    places += [_lotus(lotus, named) for lotus in view["lotuses"]]
    for player in players:
        places += [_mind(view, player, named), _bank(view, player, named)]
    return places


def _place(name: str, heading: str, title: str, says: str, more: list[str], thing: str = "") -> Place:
    told = [began(sentence) for sentence in more]
    return {"id": name, "heading": heading, "title": title, "says": began(says), "more": told, "thing": thing}


def _icons(icons: Sequence[str]) -> str:
    """Double sadness; gratitude and sadness."""
    words = {1: "", 2: "double ", 3: "triple "}
    kinds = dict.fromkeys(icons)
    return listed([f"{words.get(icons.count(kind), str(icons.count(kind)) + ' ')}{kind}" for kind in kinds])


def _summary(view: AmygdalaView, named: Named) -> Place:
    points = {player["seat"]: player["vp"] for player in view["players"]}
    order = sorted(points, key=lambda seat: seat != view["you"])
    scores = listed([f"{named.does(seat, 'has', 'have')} {points[seat]}" for seat in order])
    turn = "Your turn" if view["turn"] == view["you"] else f"{named.whose(view['turn'])} turn"
    says = f"Round {view['round']}. {turn}. Victory points: {scores}."
    at_end = view["limits"]["tiles_at_end"]
    more = [
        began(f"{named.does(player['seat'], 'has', 'have')} {counted(player['tiles_left'], 'emotion tile')} left.")
        for player in view["players"]
    ]
    more.append(f"Whoever has {at_end} left begins the end.")
    for each in view["standing"]["seats"]:
        more.append(
            f"Scored now, {named.who(each['seat'])} would get {each['total']}: {each['vp']}, "
            f"{each['from_regions']} from regions, {each['from_coins']} from coins."
        )
    return _place("summary", "Summary", "Summary", says, more)


def _region(view: AmygdalaView, race: Race, named: Named) -> Place:
    icons = [f"{named.who(run['seat'])} {counted(run['icons'], 'icon')}" for run in race["runners"] if run["icons"]]
    claims = [named.who(run["seat"]) for run in race["runners"] if run["claimed"]]
    pays = ", ".join(map(str, race["values"]))
    claimed = f"{listed(claims)} {'has' if len(claims) == 1 and claims != ['you'] else 'have'} a claim"
    says = (
        f"Pays {pays}. {began(', '.join(icons)) if icons else 'Nobody has an icon there'}; "
        f"{claimed if claims else 'no claim yet'}."
    )
    here = [each for each in view["placed"] if _in_region(view, each, race["region"])]
    more = [f"{began(view['labels']['spaces'][each['space']])}: {_tile(each, named)}." for each in here]
    more += [f"{began(named.who(run['seat']))}: {run['text']}" for run in race["runners"] if run["text"]]
    worth = view["act"].get("worth", {})
    free = [space for space in worth if view["labels"]["spaces"][space].startswith(race["region"])]
    if free:
        spaces = [f"{view['labels']['spaces'][s]} for {max(worth[s].values(), default=0)}" for s in free]
        more.append(f"You may place at {listed(spaces, 'or')}.")
    title = f"{began(race['region'])}, {race['emotion']}"
    return _place(f"region-{race['region']}", "Colours", title, says, more, f"emotion:{race['emotion']}")


def _in_region(view: AmygdalaView, placed: PlacedTile, region: str) -> bool:
    return view["labels"]["spaces"][placed["space"]].startswith(region)


def _tile(placed: PlacedTile, named: Named) -> str:
    return f"{named.whose(placed['seat'])} {_icons(placed['tile']['icons'])}"


def _lotus(lotus: LotusView, named: Named) -> Place:
    tiles = [f"{tile['icon']} for {tile['price']}" for tile in lotus["tiles"] if tile]
    here = [named.who(seat) for seat in lotus["markers"]]
    toll = " The toll is here." if lotus["toll"] else ""
    figures = f" {began(listed(here))} {'is' if len(here) == 1 and here != ['you'] else 'are'} here." if here else ""
    says = f"{began(counted(len(tiles), 'resource'))}{': ' + listed(tiles) if tiles else ''}.{figures}{toll}"
    title = began(f"the {lotus['name']} lotus")
    return _place(f"lotus-{lotus['number']}", "Lotuses", title, says, [], f"lotus:{lotus['number']}")


def _mind(view: AmygdalaView, player: PlayerView, named: Named) -> Place:
    cells = view["labels"]["cells"]
    earned = sum(bonus["earned"] for bonus in player["bonuses"].values())
    cloud = f" The cloud is at {cells[player['cloud']]}." if player["cloud"] else ""
    left = counted(player["tiles_left"], "emotion tile")
    says = f"{left} left, {earned} of {len(player['bonuses'])} bonuses earned.{cloud}"
    more = [f"{cells[cell]}: {_icons(tile['icons'])}." for cell, tile in player["tiles"].items()]
    for cell, bonus in player["bonuses"].items():
        gives = listed([_BONUS.get(what, f"{n} {what}") for what, n in bonus["items"].items()])
        state = "earned" if bonus["earned"] else f"{counted(bonus['around'], 'tile')} still around it"
        more.append(f"Bonus {cells[cell]}: {gives}; {state}.")
    title = began(f"{named.whose(player['seat'])} mind")
    return _place(f"mind-{player['seat']}", "Players", title, says, more)


def _item(item: BankItem) -> str:
    if item["kind"] == "coin":
        return f"a coin of {item['value']}"
    if item["kind"] == "resource":
        return f"{item['icon']} of {item['price']}"
    if item["kind"] == "claim":
        return f"a claim for {item['emotion']}"
    return f"{'an' if item['kind'][0] in 'aeiou' else 'a'} {item['kind']} tile"


def _bank(view: AmygdalaView, player: PlayerView, named: Named) -> Place:
    says = (
        f"{player['items']} of {view['limits']['bank']} leaves in use, {counted(player['coins'], 'coin')} in all"
        f"{': ' + listed([_item(item) for item in player['bank']]) if player['bank'] else ''}."
    )
    title = began(f"{named.whose(player['seat'])} bank")
    return _place(f"bank-{player['seat']}", "Players", title, says, [])
