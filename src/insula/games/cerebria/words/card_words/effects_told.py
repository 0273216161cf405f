"""What a triggered clause does, in words: one phrase per effect, with "may" where its owner may decline."""

from __future__ import annotations

from typing import Any

from insula.games.cerebria.words.card_words.emotions_named import emotion, for_each, including_itself
from insula.games.cerebria.words.card_words.phrases import NoWords, Phrases

Node = dict[str, Any]


def effect(phrases: Phrases, fx: Node, may: bool) -> str:
    """One effect as the second half of a sentence."""
    word = fx["effect"]
    if word in ("gain", "lose", "choose_one"):
        return _for_somebody(phrases, fx, may)
    form = "may" if may else "does"
    if word == "intensity_token" and fx["mode"] == "add":
        return _token(phrases, fx, form)
    if word == "reduce_fortress":
        if may:
            raise NoWords("the catalogue has no phrase for a reduce_fortress that may be declined")
        return phrases.say("reduce_fortress", side=phrases.say(f"sides.{fx['token_side']}"))
    return phrases.say(f"doing.{form}", order=_deed(phrases, fx, form))


# ---- for a Spirit or a team ----------------------------------------------------------------------------------------


def _for_somebody(phrases: Phrases, fx: Node, may: bool) -> str:
    recipient = f"recipients.{fx['to']}"
    # "you get" and "you may use" say already who it is for and that it is no duty
    if may and fx["to"] == "actor" and fx.get("resource") in ("action", "absorb_use"):
        raise NoWords(f"the catalogue has no phrase for {fx['resource']} that may be declined")
    order = "may"
    if fx["to"] == "actor":
        order = "you_may" if may else "order"
    form = "may" if may else "does"
    return phrases.say(f"{recipient}.{form}", order=_verb(phrases, fx, order), third=_verb(phrases, fx, "third"))


def _verb(phrases: Phrases, fx: Node, form: str) -> str:
    """Gaining, losing or one of several, as an order, in the third person, or after "may" (of others and of you)."""
    word = fx["effect"]
    if word == "choose_one":
        return _choice(phrases, fx["options"], form)
    amount = fx["amount"]
    name = f"{word}.{fx['resource']}"
    if amount == "all":
        name, amount = f"{word}.all.{fx['resource']}", 0
    elif fx["resource"] == "vibe_token":
        name += f".{fx.get('colours', 'any')}"
    elif fx["resource"] == "essence" and phrases.values["own"] == phrases.say("teams.balance"):
        name += "_of_balance"
    each = amount if isinstance(amount, dict) else None
    form = form if phrases.has(f"{name}.{form}") else "order"
    said = phrases.say(f"{name}.{form}", n=1 if each else int(amount))
    return phrases.say("for_each", do=said, each=for_each(phrases, each)) if each else said


def _choice(phrases: Phrases, options: list[Node], form: str) -> str:
    if all(each["effect"] == "gain" for each in options):
        things = [phrases.say(f"things.{each['resource']}", n=each["amount"]) for each in options]
        form = form if phrases.has(f"choose_one.{form}") else "order"
        return phrases.say(f"choose_one.{form}", list=phrases.listed(things))
    return phrases.listed([_verb(phrases, each, form) for each in options])


# ---- to Emotions and the board -------------------------------------------------------------------------------------


def _token(phrases: Phrases, fx: Node, form: str) -> str:
    amount, on_it = fx["amount"], fx["target"]["scope"] == "self"
    if fx["target"].get("pick", "one") != "one":
        raise NoWords("the catalogue has no phrase for tokens on several Emotions")
    if isinstance(amount, dict):
        if not on_it:
            raise NoWords("the catalogue has no phrase for counted tokens on other Emotions")
        return phrases.say(f"intensity_token.it_each.{form}", each=for_each(phrases, amount))
    if on_it:
        return phrases.say(f"intensity_token.it.{form}", n=amount)
    return phrases.say(f"intensity_token.target.{form}", n=amount, target=emotion(phrases, fx["target"], "one", "it"))


def _deed(phrases: Phrases, fx: Node, form: str) -> str:
    """What the owner does, as an order or after "may"."""
    word = fx["effect"]
    if word == "rotate_origin":
        return phrases.formed("rotate_origin", form, n=fx["steps"])
    if word == "drain_sphere":
        return phrases.formed("drain_sphere", form, n=fx["amount"], least=fx["min_in_sphere"])
    if word == "look_aspirations":
        return phrases.formed("look_aspirations", form, n=fx["cards"])
    if word == "bear_loss":
        return phrases.formed("bear_loss", form)
    if word == "move_spirit":
        within, steps = phrases.say("spaces", n=fx["within"]), phrases.say("spaces", n=fx["steps"])
        whom = phrases.say(f"whom.{fx['to']}")
        return phrases.formed("move_spirit", form, whom=whom, within=within, steps=steps)
    if word == "intensity_token":
        return _lower(phrases, fx, form)
    if word == "remove_essence":
        return _remove(phrases, fx, form)
    if fx["target"].get("pick", "one") != "one":
        raise NoWords(f"the catalogue has no phrase for a {word} of several Emotions")
    target = including_itself(phrases, fx["target"], "it")
    if word == "add_essence":
        return phrases.formed(f"add_essence.{fx['from']}", form, n=fx["amount"], target=target)
    if word == "move_emotion":
        return phrases.formed(f"move_emotion.{fx['place']}", form, target=target)
    return phrases.formed(word, form, target=target)


def _lower(phrases: Phrases, fx: Node, form: str) -> str:
    """Lowering tokens; that an Emotion has one goes without saying."""
    if fx["target"].get("pick") != "spread" or fx["target"].get("filter") != "has_intensity_token":
        raise NoWords("the catalogue has no phrase for lowering tokens of one Emotion")
    selector = {key: value for key, value in fx["target"].items() if key != "filter"}
    targets = emotion(phrases, selector, "some", "it")
    if isinstance(fx["amount"], dict):
        each = for_each(phrases, fx["amount"])
        return phrases.formed("intensity_token.lower_each", form, targets=targets, each=each)
    return phrases.formed("intensity_token.lower", form, n=fx["amount"], targets=targets)


def _remove(phrases: Phrases, fx: Node, form: str) -> str:
    """Taking Essence off; a last Essence that cannot be meant needs no word."""
    amount, selector = fx["amount"], fx["target"]
    pick = selector.get("pick", "one")
    target, targets = (emotion(phrases, selector, many, "it") for many in ("one", "all"))
    said = phrases.formed(f"remove_essence.{pick}", form, n=amount, target=target, targets=targets)
    if not fx["keep_last"]:
        last = "all_last" if pick == "spread" else "takes_last"
        return said + phrases.say(f"remove_essence.{last}", n=amount)
    safe = amount == 1 and selector.get("filter") == "two_essence"
    return said if safe else said + phrases.say("remove_essence.keeps_last")
