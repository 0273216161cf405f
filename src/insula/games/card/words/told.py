"""The table in sentences: summary, Impulse, every Mindset, hands and piles."""

from __future__ import annotations

from collections.abc import Sequence

from insula.core.messages import key_of
from insula.core.sentences import began
from insula.core.telling import Place
from insula.games.card.eyes.view_model import CardView, EmotionView, SeatStanding, SeatView
from insula.games.card.tables import ABILITY, AFFILIATION, CARD_NUMBER, VIBE
from insula.games.card.words.say import ability_name, card_name, listed, say, side_name, strength_name, vibe_name


def told(view: CardView, names: Sequence[str]) -> list[Place]:
    """Everything these eyes may know, summary first."""
    places = [_summary(view, names), _impulse(view)]
    places += [_mindset(view, seat, names) for seat in _own_first(view)]
    if "hand" in view:
        places.append(_hand(view["hand"]))
    places.append(_piles(view))
    return places


def _own_first(view: CardView) -> list[int]:
    seats = list(range(len(view["seats"])))
    return sorted(seats, key=lambda seat: seat != view["you"])


def _place(name: str, heading: str, title: str, says: str, more: list[str], thing: str = "") -> Place:
    told = [began(sentence) for sentence in more]
    heading = say(f"told-heading-{heading}")
    return {"id": name, "heading": heading, "title": title, "says": began(says), "more": told, "thing": thing}


def _card(card: str) -> str:
    """Hope, strong, blue, Draw."""
    number = CARD_NUMBER[card]
    if ABILITY[number] < 0:
        return say("told-card-without", card=card_name(number))
    return say(
        "told-card",
        card=card_name(number),
        strength=strength_name(number),
        side=side_name(AFFILIATION[number]),
        vibe=vibe_name(VIBE[number]),
        ability=ability_name(ABILITY[number]),
    )


def _short(card: str) -> str:
    return card_name(CARD_NUMBER[card])


def _summary(view: CardView, names: Sequence[str]) -> Place:
    mine = view["turn"] == view["you"]
    turn = say("told-your-turn") if mine else say("told-turn-of", who=names[view["turn"]])
    left = view["limits"]["actions"] - view["actions"]
    side = say(key_of("side", view["mood"]))
    says = say("told-summary", cycle=view["cycle"], side=side, turn=turn, left=left)
    more = [_score(view["seats"][seat], seat == view["you"], names[seat]) for seat in _own_first(view)]
    winners = [say("told-you") if seat == view["you"] else names[seat] for seat in view["standing"]["winners"]]
    more.append(say("told-would-win", winners=listed(winners)) if winners else say("told-nobody-wins"))
    return _place("summary", "summary", say("told-heading-summary"), says, more + _lines(view))


def _score(seat: SeatView, mine: bool, name: str) -> str:
    you, cards = "yes" if mine else "no", say("told-cards", count=seat["hand"])
    bliss, gloom = seat["bliss"], seat["gloom"]
    if not seat["combination"] or not seat["bonus"]:
        return say("told-score", you=you, who=name, bliss=bliss, gloom=gloom, cards=cards)
    combination, bonus = say(key_of("combination", seat["combination"])), seat["bonus"]
    return say(
        "told-score-bonus",
        you=you,
        who=name,
        bliss=bliss,
        gloom=gloom,
        cards=cards,
        combination=combination,
        bonus=bonus,
    )


def _lines(view: CardView) -> list[str]:
    """What you still need."""
    mine: list[SeatStanding] = [each for each in view["standing"]["seats"] if each["seat"] == view["you"]]
    out = []
    for line in [line for each in mine for line in each["lines"]]:
        name, bliss, gloom = line["name"], line["needs_bliss"], line["needs_gloom"]
        if line["met"]:
            out.append(say("told-line-met", condition=name, bliss=bliss, gloom=gloom))
        else:
            short = {"short_bliss": line["missing_bliss"], "short_gloom": line["missing_gloom"]}
            out.append(say("told-line", condition=name, bliss=bliss, gloom=gloom, **short))
    return out


def _impulse(view: CardView) -> Place:
    open_cards = [card for card in view["impulse"] if card]
    more = []
    for column, card in enumerate(view["impulse"]):
        key = "told-column-last" if view["revealing"][column] else "told-column"
        shown, cards = _card(card) if card else say("told-empty"), say("told-cards", count=view["stacks"][column])
        more.append(say(key, column=column + 1, card=shown, cards=cards))
    cards = listed([_short(card) for card in open_cards]) or say("told-nothing")
    says = say("told-impulse", count=len(open_cards), cards=cards)
    return _place("impulse", "middle", say("told-impulse-title"), says, more)


def _emotion(emotion: EmotionView) -> str:
    words = [_card(emotion["card"])]
    if emotion["partner"]:
        words.append(say("told-merged", card=_short(emotion["partner"])))
    if emotion["fragment_slots"]:
        words.append(say("told-fragments-left", count=emotion["fragments"], of=emotion["fragment_slots"]))
    if emotion["absorb_slots"]:
        words.append(say("told-absorbed", count=emotion["absorbed"], of=emotion["absorb_slots"]))
    if emotion["arrived"]:
        words.append(say("told-new"))
    return "; ".join(words)


def _mindset(view: CardView, seat: int, names: Sequence[str]) -> Place:
    player = view["seats"][seat]
    emotions = player["mindset"]
    free = say("told-places-free", count=view["limits"]["mindset"] - len(emotions))
    there, cards = say("told-emotions", count=len(emotions)), listed([_short(each["card"]) for each in emotions])
    says = say("told-mindset-of", emotions=there, names=cards, free=free)
    if not emotions:
        says = say("told-mindset", emotions=there, free=free)
    more = [say("told-place", number=n + 1, what=_emotion(each)) for n, each in enumerate(emotions)]
    mine = seat == view["you"]
    if player["known"] and not mine:
        known = [(_short(each["card"]), each["sure"]) for each in player["known"]]
        told = listed([card if sure else say("told-perhaps", card=card) for card, sure in known])
        more.append(say("told-known", who=names[seat], cards=told))
    title = say("told-mindset-title-own") if mine else say("told-mindset-title", who=names[seat])
    return _place(f"mindset-{seat}", "mindsets", began(title), says, more, f"seat:{seat}")


def _hand(hand: list[str]) -> Place:
    says = say("told-hand", count=len(hand), names=listed([_short(card) for card in hand]))
    return _place("hand", "yours", say("told-hand-title"), says, [_card(card) + "." for card in hand])


def _piles(view: CardView) -> Place:
    supply = view["supply"]
    says = say("told-piles", deck=view["deck"], discard=len(view["discard"]))
    more = [say("told-supply", bliss=supply["bliss"], gloom=supply["gloom"])]
    if view["discard"]:
        more.append(say("told-discarded", cards=", ".join(_short(card) for card in reversed(view["discard"]))))
    return _place("piles", "middle", say("told-piles-title"), says, more, "deck")
