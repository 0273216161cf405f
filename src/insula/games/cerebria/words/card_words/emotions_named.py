"""How a power names Emotions: the selector of the vocabulary as a noun with its place and what it asks for."""

from __future__ import annotations

from typing import Any

from insula.games.cerebria.words.card_words.phrases import NoWords, Phrases

Node = dict[str, Any]
# nouns for an Emotion that would fit by itself, where the card with the power is left out
LEFT_OUT = {"one": "another", "any": "any_other", "all": "others", "none": "none_other"}


def emotion(phrases: Phrases, selector: Node, form: str, here: str) -> str:
    """The Emotions of a selector.

    form: one, each, all, some, none; here: `it` where the sentence has named the card already, else `card`.
    """
    scope, side = selector["scope"], selector.get("side", "any")
    if scope == "self":
        return phrases.say(f"emotions.self.{here}")
    with_self = selector.get("with_self", False)
    if scope == "anywhere" and form == "one":
        form = "any"
    if with_self and form != "any":
        others = _named(phrases, selector, "one" if form == "one" else "others", "it")
        return phrases.say(f"emotions.with_self.{form}", emotion=others)
    own_kind = side in ("own", "any") and scope != "adjacent" and not with_self
    return _named(phrases, selector, LEFT_OUT.get(form, form) if own_kind else form, here)


def including_itself(phrases: Phrases, selector: Node, here: str) -> str:
    """One Emotion, with a word on whether the card with the power is among those to choose from."""
    named = emotion(phrases, selector, "one", here)
    if selector.get("with_self") and selector["scope"] == "anywhere":
        return phrases.say("emotions.with_self.included", emotion=named)
    return named


def _named(phrases: Phrases, selector: Node, form: str, here: str) -> str:
    scope = selector["scope"]
    noun = phrases.say(f"emotions.noun.{selector.get('side', 'any')}.{form}")
    place = phrases.say("emotions.in_play") if form == "each" else ""
    if scope != "anywhere":
        place = phrases.say(f"emotions.place.{scope}.{here}")
    asked = phrases.say(f"emotions.filter.{selector['filter']}") if "filter" in selector else ""
    return noun + place + asked


def counted(phrases: Phrases, count: Node) -> str:
    """What a count looks at, as one side of a comparison."""
    if count["count"] == "realms_controlled":
        return phrases.say(f"sides.{count['side']}")
    selector = count["of"]
    side = selector.get("side", "any")
    everywhere = selector["scope"] == "anywhere" and "filter" not in selector
    if everywhere and (selector.get("with_self") or side in ("opponent", "rival")):
        return phrases.say(f"emotions.total.{side}")
    return emotion(phrases, selector, "all", "it")


def for_each(phrases: Phrases, count: Node) -> str:
    """What a count looks at, one by one."""
    if count["count"] == "realms_controlled":
        return phrases.say("each_realm", side=phrases.say(f"sides.{count['side']}"))
    if count["count"] == "essence" and count["of"]["scope"] == "self":
        return phrases.say("each_essence_on_it")
    if count["count"] == "essence":
        raise NoWords("the catalogue has no phrase for each Essence on other Emotions")
    return phrases.say("each_emotion", emotion=emotion(phrases, count["of"], "each", "it"))
