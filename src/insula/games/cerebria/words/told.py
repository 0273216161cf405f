"""The table in sentences: summary, Realms and Frontiers, Spheres, Identity, teams and hands.

From a view alone, so nothing hidden is told; Forces of Balance tells its table by the same words.
"""

from __future__ import annotations

from collections.abc import Sequence

from insula.core.sentences import Named, began, counted, listed
from insula.core.telling import Place
from insula.games.cerebria.eyes.view_model import CerebriaView, RealmView, SeatView, SlotView, TeamView
from insula.games.cerebria.tables import (
    ASPIRATION_IDS,
    ASPIRATION_NAMES,
    CARD_IDS,
    FRONTIER_NAMES,
    REALM_NAMES,
)
from insula.games.cerebria.words.card_words import EDITIONS, emotion_texts
from insula.games.cerebria.words.names import card_name, space_name

_FIVE = range(5)


def told(view: CerebriaView, names: Sequence[str]) -> list[Place]:
    """Everything these eyes may know, summary first, then clockwise from the top."""
    named = Named(view["you"], names)
    places = [_summary(view, named), _aspirations(view)]
    for realm in _FIVE:
        places += [_realm(view, realm, named), _frontier(view, realm, named)]
    places += [_spheres(view)]
    places += [_team(view, team) for team in view["teams"]]
    places += [_seat(seat, n, named) for n, seat in enumerate(view["seats"])]
    if "hand" in view:
        places.append(_hand([card["card"] for card in view["hand"]], view["mode"]))
    return places


def _place(name: str, heading: str, title: str, says: str, more: list[str], thing: str = "") -> Place:
    told = [began(sentence) for sentence in more]
    return {"id": name, "heading": heading, "title": title, "says": began(says), "more": told, "thing": thing}


def _name(card: str) -> str:
    return card_name(CARD_IDS.index(card))


def _aspiration(name: str) -> str:
    return ASPIRATION_NAMES[ASPIRATION_IDS.index(name)]


def _spirit(seat: SeatView, n: int, named: Named) -> str:
    return f"{named.who(n)}, {seat['spirit'].title()} of {seat['team'].title()}" if seat["spirit"] else named.who(n)


def _summary(view: CerebriaView, named: Named) -> Place:
    turn = view["turn"]
    if turn is None:
        says = "The table is being set up."
    else:
        whose = "Your turn" if turn == view["you"] else f"{named.whose(turn)} turn"
        absorb = "Absorb possible" if view["absorbs"] else "no Absorb"
        says = f"Turn {view['turns']}. {whose}: {counted(view['actions'], 'Action')} left, {absorb}."
    scores = [f"{team['id'].title()} {team['score']}" for team in view["teams"]]
    says += f" Points: {listed(scores)}."
    more = []
    you = view["you"]
    if you is not None:
        seat = view["seats"][you]
        where = f", standing in {space_name(seat['space'])}" if seat["space"] is not None else ""
        spirit = f"{seat['spirit'].title()} of " if seat["spirit"] else ""
        more.append(f"You are {spirit}{seat['team'].title()}{where}.")
        more.append(f"You have {_means(seat)}.")
    for team in view["teams"]:
        held = [REALM_NAMES[r] for r in _FIVE if view["realms"][r]["control"] == team["id"]]
        more.append(f"{team['id'].title()} controls {listed(held) or 'no Realm'}.")
    if view["order"]:
        more.append(f"The order of turns: {listed([named.who(seat) for seat in view['order']])}.")
    if view["ending"]:
        more.append(f"The game ends with this turn: {view['ending']}.")
    return _place("summary", "Summary", "Summary", says, more)


def _means(seat: SeatView) -> str:
    words = [f"{seat['willpower']} Willpower", f"{seat['essence']} Essence"]
    if seat["gloom_essence"]:
        words[1] = f"{seat['essence']} Bliss and {seat['gloom_essence']} Gloom Essence"
    words.append(counted(seat["cards"], "card"))
    return listed(words)


def _aspirations(view: CerebriaView) -> Place:
    row = [_aspiration(name) for name in view["common"]]
    if not row:
        return _place("aspirations", "Summary", "Aspirations", "The Common row is empty.", [])
    more = []
    for each in view["standing"]["aspirations"]:
        counts = listed([f"{count['team'].title()} {count['amount']}" for count in each["counts"]])
        where = "hidden with your team" if each["where"] == "hidden" else f"place {each['place'] + 1} of the Common row"
        more.append(f"{each['name']}, {where}: {each['text']} Now {counts}.")
    then = f" Then {listed(row[1:])}." if row[1:] else ""
    return _place("aspirations", "Summary", "Aspirations", f"{row[0]} counts at the next Revelation.{then}", more)


# ---- the ring ------------------------------------------------------------------------------------------------------


def _leads(control: str | None, bliss: int, gloom: int) -> str:
    if control is None:
        return f"Tied, {bliss} to {gloom}" if bliss == gloom else f"Held by nobody, Bliss {bliss}, Gloom {gloom}"
    high, low = (bliss, gloom) if control == "bliss" else (gloom, bliss)
    return f"{control.title()} holds it, {high} to {low}" if control != "balance" else f"Balance holds it at {bliss}"


def _emotion(emotion: SlotView, named: Named) -> str:
    """Craving, Gloom, red, 1 of 3 Essence, Intensity 1."""
    vibe = f"{emotion['vibe']}, " if emotion["vibe"] != "none" else ""
    side = emotion["team"].title()
    counts = f", counts for {emotion['side'].title()}" if emotion["side"] != emotion["team"] else ""
    words = (
        f"{_name(emotion['card'])}, {side}, {vibe}{emotion['essence']} of {emotion['spaces']} Essence, "
        f"Intensity {emotion['intensity']}{counts}"
    )
    for so, word in ((emotion["insecure"], "insecure"), (emotion["muted"], "silenced")):
        words += f", {word}" if so else ""
    if emotion["blocked_in"]:
        blocked = [began(realm.replace("-", " ")) for realm in emotion["blocked_in"]]
        words += f", blocked in {listed(blocked)}"
    return f"{words}; {named.theirs(emotion['owner'])}"


def _short(emotion: SlotView | None) -> str:
    return "empty" if emotion is None else _name(emotion["card"])


def _both(emotions: list[SlotView | None]) -> str:
    if not any(emotions):
        return "Both slots empty"
    return began(listed([_short(each) for each in emotions]))


def _figures(view: CerebriaView, space: int, named: Named) -> list[str]:
    return [_spirit(seat, n, named) for n, seat in enumerate(view["seats"]) if seat["space"] == space]


def _fortress(realm: RealmView) -> str:
    fortress = realm["fortress"]
    if fortress is None:
        return "No Fortress."
    return f"{fortress['size'].title()} Fortress of {fortress['team'].title()}, {fortress['bonus']} more Intensity."


def _realm(view: CerebriaView, r: int, named: Named) -> Place:
    realm = view["realms"][r]
    slots = [(3 * r - 1) % 15, 3 * r]
    emotions = [view["slots"][slot] for slot in slots]
    here = _figures(view, 2 * r, named)
    says = (
        f"{_leads(realm['control'], realm['bliss'], realm['gloom'])}. "
        f"{_both(emotions)}; {listed(here) if here else 'nobody there'}."
    )
    more = [f"Slot {n + 1} of 2: {_emotion(each, named) if each else 'empty'}." for n, each in enumerate(emotions)]
    for slot, half in (((3 * r - 2) % 15, (r - 1) % 5), ((3 * r + 1) % 15, r)):
        beside = view["slots"][slot]
        more.append(f"Beside it, {FRONTIER_NAMES[half]}: {_emotion(beside, named) if beside else 'empty'}.")
    sphere = next(each for each in view["spheres"] if each["realm"] == realm["id"])
    more.append(f"{_fortress(realm)} Sphere: {sphere['id'].title()}, {sphere['willpower']} of {sphere['full']}.")
    more.append(f"Its Action, {began(realm['action'].replace('_', ' '))}, costs {realm['price']} Willpower.")
    return _place(f"realm-{r}", "Realms", REALM_NAMES[r], says, more, f"realm:{r}")


def _frontier(view: CerebriaView, r: int, named: Named) -> Place:
    frontier = view["frontiers"][r]
    emotion = view["slots"][3 * r + 1]
    here = _figures(view, 2 * r + 1, named)
    says = (
        f"{_leads(frontier['control'], frontier['bliss'], frontier['gloom'])}. "
        f"{began(_short(emotion))}; {listed(here) if here else 'nobody there'}."
    )
    more = [f"Its slot: {_emotion(emotion, named) if emotion else 'empty'}."]
    return _place(f"frontier-{r}", "Realms", f"Frontier {FRONTIER_NAMES[r]}", says, more, f"frontier:{r}")


def _spheres(view: CerebriaView) -> Place:
    low = [sphere["id"].title() for sphere in view["spheres"] if sphere["low"]]
    near = f"{listed(low)} nearly empty: a Revelation is near." if low else "No Sphere is nearly empty."
    more = []
    for sphere in view["spheres"]:
        realm = REALM_NAMES[[each["id"] for each in view["realms"]].index(sphere["realm"])]
        more.append(f"{sphere['id'].title()} at {realm}: {sphere['willpower']} of {sphere['full']} Willpower.")
    return _place("spheres", "The middle", "Spheres", f"{counted(len(view['spheres']), 'Sphere')}. {near}", more)


# ---- people --------------------------------------------------------------------------------------------------------


def _team(view: CerebriaView, team: TeamView) -> Place:
    says = (
        f"{counted(team['score'], 'point')}: {team['points']} on the Wheel, {team['identity_points']} of the Identity."
    )
    more = [
        f"Ambition {team['ambition']} of {view['limits']['ambition']}.",
        f"{counted(team['minor'], 'Minor Fragment')} and {counted(team['major'], 'Major Fragment')} left.",
    ]
    if team["hidden"]:
        more.append(f"Its Hidden Aspiration is {_aspiration(team['hidden'])}.")
    elif team["has_hidden"]:
        more.append("It has a Hidden Aspiration.")
    for intention in view["standing"]["intentions"]:
        for each in intention["teams"]:
            if each["team"] == team["id"]:
                state = each["missing"] or "the board allows it now"
                more.append(f"{intention['name']}, {counted(intention['points'], 'point')}: {state}.")
    return _place(f"team-{team['id']}", "Teams", team["id"].title(), says, more)


def _seat(seat: SeatView, n: int, named: Named) -> Place:
    where = f"in {space_name(seat['space'])}" if seat["space"] is not None else "not on the board yet"
    spirit = f"{seat['spirit'].title()} of " if seat["spirit"] else ""
    says = f"{spirit}{seat['team'].title()}, {where}: {_means(seat)}."
    more = [seat["power"]] if seat["power"] else []
    if seat["known"]:
        more.append(f"Seen in hand: {listed([_name(card) for card in seat['known']])}.")
    for row in seat["rows"]:
        tokens = [vibe for vibe in row["tokens"] if vibe]
        upgrades = [up["name"] for up, vibe in zip(row["upgrades"], row["tokens"][1:], strict=False) if vibe]
        word = counted(len(tokens), "Vibe token")
        more.append(f"{row['name']}: {word}{', with ' + listed(upgrades) if upgrades else ''}. {row['text']}")
    return _place(f"seat-{n}", "Spirits", began(named.who(n)), says, more)


def _hand(hand: list[str], mode: str) -> Place:
    texts = emotion_texts(EDITIONS[mode == EDITIONS[1]])
    names = listed([_name(card) for card in hand])
    more = [f"{_name(card)}: {texts[card] or 'it says nothing.'}" for card in dict.fromkeys(hand)]
    return _place("hand", "Yours", "Your hand", f"{counted(len(hand), 'card')}{': ' + names if names else ''}.", more)
