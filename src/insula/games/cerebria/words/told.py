"""The table in sentences: summary, Realms and Frontiers, Spheres, Identity, teams and hands.

From a view alone, so nothing hidden is told; Forces of Balance tells its table by the same words.
"""

from __future__ import annotations

from collections.abc import Sequence

from insula.core.sentences import began
from insula.core.telling import Place
from insula.games.cerebria.eyes.view_model import CerebriaView, RealmView, SeatView, SlotView, TeamView
from insula.games.cerebria.rules.powers.card_tables import ACT_WORDS
from insula.games.cerebria.tables import ASPIRATION_IDS, CARD_IDS, REALM_IDS
from insula.games.cerebria.words.card_words import EDITIONS, emotion_texts
from insula.games.cerebria.words.say import (
    act_name,
    actions_left,
    aspiration_name,
    card_name,
    frontier_name,
    listed,
    points,
    realm_name,
    say,
    space_name,
)

_FIVE = range(5)


def told(view: CerebriaView, names: Sequence[str]) -> list[Place]:
    """Everything these eyes may know, summary first, then clockwise from the top."""
    places = [_summary(view, names), _aspirations(view)]
    for realm in _FIVE:
        places += [_realm(view, realm, names), _frontier(view, realm, names)]
    places += [_spheres(view)]
    places += [_team(view, team) for team in view["teams"]]
    places += [_seat(seat, _who(view, n, names), n) for n, seat in enumerate(view["seats"])]
    if "hand" in view:
        places.append(_hand([card["card"] for card in view["hand"]], view["mode"]))
    return places


def _place(name: str, heading: str, title: str, says: str, more: list[str], thing: str = "") -> Place:
    told, heading = [began(sentence) for sentence in more], say(f"told-heading-{heading}")
    return {"id": name, "heading": heading, "title": title, "says": began(says), "more": told, "thing": thing}


def _name(card: str) -> str:
    return card_name(CARD_IDS.index(card))


def _aspiration(name: str) -> str:
    return aspiration_name(ASPIRATION_IDS.index(name))


def _team_name(team: str) -> str:
    return say(f"team-{team}")


def _of_team(team: str) -> str:
    return say("of-team", id=team, team=_team_name(team))


def _cards(number: int) -> str:
    return say("told-cards", count=number)


# ---- people, for whoever reads -------------------------------------------------------------------------------------


def _who(view: CerebriaView, seat: int, names: Sequence[str]) -> str:
    return say("told-you") if seat == view["you"] else names[seat]


def _spirit(view: CerebriaView, n: int, names: Sequence[str]) -> str:
    seat, who = view["seats"][n], _who(view, n, names)
    if not seat["spirit"]:
        return who
    return say("told-figure", who=who, spirit=say(f"spirit-{seat['spirit']}"), of_team=_of_team(seat["team"]))


def _side(seat: SeatView) -> str:
    """Love of Bliss, or only the team while there is no Spirit."""
    if not seat["spirit"]:
        return _team_name(seat["team"])
    return say("told-spirit", spirit=say(f"spirit-{seat['spirit']}"), of_team=_of_team(seat["team"]))


def _owner(view: CerebriaView, seat: int, names: Sequence[str]) -> str:
    return say("told-yours") if seat == view["you"] else say("told-theirs", who=names[seat])


def _means(seat: SeatView) -> str:
    essence = say("essence", count=seat["essence"])
    if seat["gloom_essence"]:
        essence = say("told-both-kinds", bliss=seat["essence"], gloom=seat["gloom_essence"])
    return listed([say("willpower", count=seat["willpower"]), essence, _cards(seat["cards"])])


# ---- the whole -----------------------------------------------------------------------------------------------------


def _summary(view: CerebriaView, names: Sequence[str]) -> Place:
    scores = [say("reason-points", team=_team_name(team["id"]), points=team["score"]) for team in view["teams"]]
    says = say("told-scores", begins=_turn(view, names), scores=listed(scores))
    more = []
    if view["you"] is not None:
        seat = view["seats"][view["you"]]
        if seat["space"] is None:
            more.append(say("told-you-are", side=_side(seat)))
        else:
            more.append(say("told-you-stand", side=_side(seat), space=space_name(seat["space"], "in-space")))
        more.append(say("told-you-have", means=_means(seat)))
    for team in view["teams"]:
        held = [realm_name(r) for r in _FIVE if view["realms"][r]["control"] == team["id"]]
        more.append(say("told-controls", team=_team_name(team["id"]), realms=listed(held) or say("told-no-realm")))
    if view["order"]:
        more.append(say("told-order", names=listed([_who(view, seat, names) for seat in view["order"]])))
    if view["ending"]:
        more.append(say("told-ending", ending=say(f"ending-{view['ending'].replace(' ', '-')}")))
    return _place("summary", "summary", say("told-heading-summary"), says, more)


def _turn(view: CerebriaView, names: Sequence[str]) -> str:
    turn = view["turn"]
    if turn is None:
        return say("told-setting-up")
    absorb = say("absorb-possible" if view["absorbs"] else "no-absorb")
    whose = say("told-your-turn") if turn == view["you"] else say("told-turn-of", who=names[turn])
    left = actions_left(view["actions"]) if view["actions"] else say("told-no-actions")
    return say("told-turn", number=view["turns"], whose=whose, left=left, absorb=absorb)


def _aspirations(view: CerebriaView) -> Place:
    row, title = [_aspiration(name) for name in view["common"]], say("told-aspirations")
    if not row:
        return _place("aspirations", "summary", title, say("told-common-empty"), [])
    more = []
    for each in view["standing"]["aspirations"]:
        counts = [say("reason-points", team=_team_name(c["team"]), points=c["amount"]) for c in each["counts"]]
        where = say("told-hidden") if each["where"] == "hidden" else say("told-common", place=each["place"] + 1)
        told = {"name": each["name"], "where": where, "text": each["text"], "counts": listed(counts)}
        more.append(say("told-aspiration", **told))
    says = say("told-next", aspiration=row[0])
    if row[1:]:
        says = say("told-next-and-then", aspiration=row[0], others=listed(row[1:]))
    return _place("aspirations", "summary", title, says, more)


# ---- the ring ------------------------------------------------------------------------------------------------------


def _leads(control: str | None, bliss: int, gloom: int) -> str:
    if control is None:
        return say("told-tied" if bliss == gloom else "told-nobodys", bliss=bliss, gloom=gloom)
    if control == "balance":
        return say("told-balance-holds", count=bliss)
    high, low = (bliss, gloom) if control == "bliss" else (gloom, bliss)
    return say("told-holds", team=_team_name(control), high=high, low=low)


def _emotion(view: CerebriaView, emotion: SlotView | None, names: Sequence[str]) -> str:
    """Craving, Gloom, red, 1 of 3 Essence, Intensity 1."""
    if emotion is None:
        return say("told-empty")
    words = [_name(emotion["card"]), _team_name(emotion["team"])]
    if emotion["vibe"] != "none":
        words.append(say(f"vibe-{emotion['vibe']}"))
    words.append(say("told-essence", count=emotion["essence"], of=emotion["spaces"]))
    words.append(say("told-intensity", count=emotion["intensity"]))
    if emotion["side"] != emotion["team"]:
        words.append(say("told-counts-for", team=_team_name(emotion["side"])))
    words += [say(key) for key, so in (("insecure", emotion["insecure"]), ("silenced", emotion["muted"])) if so]
    if emotion["blocked_in"]:
        words.append(say("told-blocked-in", realms=listed([say(f"realm-{realm}") for realm in emotion["blocked_in"]])))
    return say("told-emotion", words=", ".join(words), owner=_owner(view, emotion["owner"], names))


def _short(emotion: SlotView | None) -> str:
    return say("told-empty") if emotion is None else _name(emotion["card"])


def _both(emotions: list[SlotView | None]) -> str:
    if not any(emotions):
        return say("told-both-empty")
    return began(listed([_short(each) for each in emotions]))


def _figures(view: CerebriaView, space: int, names: Sequence[str]) -> str:
    here = [_spirit(view, n, names) for n, seat in enumerate(view["seats"]) if seat["space"] == space]
    return listed(here) or say("told-nobody-there")


def _fortress(realm: RealmView) -> str:
    fortress = realm["fortress"]
    if fortress is None:
        return say("told-no-fortress")
    return say(f"told-{fortress['size']}-fortress", of_team=_of_team(fortress["team"]), bonus=fortress["bonus"])


def _realm(view: CerebriaView, r: int, names: Sequence[str]) -> Place:
    realm = view["realms"][r]
    emotions = [view["slots"][slot] for slot in ((3 * r - 1) % 15, 3 * r)]
    lead = _leads(realm["control"], realm["bliss"], realm["gloom"])
    says = say("told-place", lead=lead, emotions=_both(emotions), figures=_figures(view, 2 * r, names))
    more = [say("told-slot", number=n + 1, emotion=_emotion(view, each, names)) for n, each in enumerate(emotions)]
    for slot, half in (((3 * r - 2) % 15, (r - 1) % 5), ((3 * r + 1) % 15, r)):
        beside = _emotion(view, view["slots"][slot], names)
        more.append(say("told-beside", frontier=frontier_name(half), emotion=beside))
    sphere = next(each for each in view["spheres"] if each["realm"] == realm["id"])
    name, held, full = say(f"sphere-{sphere['id']}"), sphere["willpower"], sphere["full"]
    more.append(say("told-sphere-here", fortress=_fortress(realm), sphere=name, willpower=held, full=full))
    more.append(say("told-action", action=act_name(ACT_WORDS[realm["action"]]), price=realm["price"]))
    return _place(f"realm-{r}", "realms", realm_name(r), says, more, f"realm:{r}")


def _frontier(view: CerebriaView, r: int, names: Sequence[str]) -> Place:
    frontier = view["frontiers"][r]
    emotion = view["slots"][3 * r + 1]
    lead = _leads(frontier["control"], frontier["bliss"], frontier["gloom"])
    says = say("told-place", lead=lead, emotions=began(_short(emotion)), figures=_figures(view, 2 * r + 1, names))
    more = [say("told-its-slot", emotion=_emotion(view, emotion, names))]
    title = say("frontier", name=frontier_name(r))
    return _place(f"frontier-{r}", "realms", title, says, more, f"frontier:{r}")


def _spheres(view: CerebriaView) -> Place:
    low = [say(f"sphere-{sphere['id']}") for sphere in view["spheres"] if sphere["low"]]
    near = say("told-low", spheres=listed(low)) if low else say("told-none-low")
    more = []
    for sphere in view["spheres"]:
        at = realm_name(REALM_IDS.index(sphere["realm"]))
        name, held, full = say(f"sphere-{sphere['id']}"), sphere["willpower"], sphere["full"]
        more.append(say("told-sphere", realm=at, sphere=name, willpower=held, full=full))
    says = say("told-spheres", count=len(view["spheres"]), near=near)
    return _place("spheres", "middle", say("told-spheres-title"), says, more)


# ---- people --------------------------------------------------------------------------------------------------------


def _team(view: CerebriaView, team: TeamView) -> Place:
    score = say("told-points", count=team["score"])
    says = say("told-team", points=score, wheel=team["points"], identity=team["identity_points"])
    more = [
        say("told-ambition", count=team["ambition"], of=view["limits"]["ambition"]),
        say(
            "told-fragments-left",
            minor=say("told-minor", count=team["minor"]),
            major=say("told-major", count=team["major"]),
        ),
    ]
    if team["hidden"]:
        more.append(say("told-its-hidden", aspiration=_aspiration(team["hidden"])))
    elif team["has_hidden"]:
        more.append(say("told-has-hidden"))
    for intention in view["standing"]["intentions"]:
        for each in intention["teams"]:
            if each["team"] == team["id"]:
                state, worth = each["missing"] or say("board-allows"), points(intention["points"])
                more.append(say("told-intention", intention=intention["name"], points=worth, state=state))
    return _place(f"team-{team['id']}", "teams", _team_name(team["id"]), says, more)


def _seat(seat: SeatView, who: str, n: int) -> Place:
    where = space_name(seat["space"], "in-space") if seat["space"] is not None else say("told-not-on-board")
    says = say("told-seat", side=_side(seat), where=where, means=_means(seat))
    more = [seat["power"]] if seat["power"] else []
    if seat["known"]:
        more.append(say("told-seen", cards=listed([_name(card) for card in seat["known"]])))
    for row in seat["rows"]:
        tokens = say("told-tokens", count=sum(vibe is not None for vibe in row["tokens"]))
        upgrades = [up["name"] for up, vibe in zip(row["upgrades"], row["tokens"][1:], strict=False) if vibe]
        if upgrades:
            tokens = say("told-tokens-with", tokens=tokens, upgrades=listed(upgrades))
        more.append(say("told-row", row=row["name"], tokens=tokens, text=row["text"]))
    return _place(f"seat-{n}", "spirits", began(who), says, more)


def _hand(hand: list[str], mode: str) -> Place:
    texts = emotion_texts(EDITIONS[mode == EDITIONS[1]])
    says = say("told-hand-empty", cards=_cards(0))
    if hand:
        says = say("told-hand", cards=_cards(len(hand)), names=listed([_name(card) for card in hand]))
    more = [
        say("told-hand-card", card=_name(card), text=texts[card] or say("told-says-nothing"))
        for card in dict.fromkeys(hand)
    ]
    return _place("hand", "yours", say("told-hand-title"), says, more)
