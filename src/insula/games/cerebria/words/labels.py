"""Options in plain words for people: on buttons, in advice, in replays. What is typed is in notation.py."""

from __future__ import annotations

from collections.abc import Callable

from insula.core.sentences import began
from insula.games.cerebria.gen import ask, opt
from insula.games.cerebria.rules.board import sphere_at
from insula.games.cerebria.state import State
from insula.games.cerebria.tables import EFFECTS, END_CARDS, N_DECKS, upgrades
from insula.games.cerebria.terms import EMPOWER, GAIN, QUELL
from insula.games.cerebria.words.notation import group_of, resource_name
from insula.games.cerebria.words.say import (
    ability_name,
    act_name,
    aspiration_name,
    at_slot,
    card_name,
    chained,
    deck_name,
    in_realm,
    listed,
    realm_name,
    say,
    slot_name,
    space_name,
    sphere_name,
    spirit_name,
    team_name,
    upgrade_name,
    vibe_name,
)

_ABILITIES = (opt.ADD_VIBE, opt.ROTATE, opt.EXTRA_ACTION)
_SINGLE = {
    opt.END_TURN: "label-end-turn",
    opt.TAKE_AMBITION: "label-take-ambition",
    opt.ABSORB: "act-absorb",
    opt.HIDDEN_DECK: "label-hidden-deck",
    opt.MORE: "label-more",
}
# questions whose answers have words of their own, by what is answered
_YES_AND_NO = frozenset(
    [
        ask.TOKEN_CARD,
        ask.DRAW_MORE,
        ask.INTENSIFY_MORE,
        ask.SPHERE_BONUS,
        ask.WHEEL_BONUS,
        ask.DELIGHT,
        ask.LOOK_HIDDEN,
        ask.MAY,
        ask.MOVE_COMMON,
        ask.CONVERT,
    ]
)
_SPACE = {
    ask.START_SPACE: ("label-start", "on-space"),
    ask.BALANCE_SPACE: ("label-start", "on-space"),
    ask.SECOND_FRONTIER: ("label-beside", "beside-space"),
    ask.TARGET_SPACE: ("label-move", "to-space"),
}
_SEAT = frozenset([ask.PUSH_WHO, ask.SWITCH_WITH, ask.RECIPIENT])
_CARD = frozenset([ask.TOKEN_CARD, ask.LOSE_CARD, ask.INVOKE_CARD, ask.REVEAL_CARD, ask.STRONG_CARD])
_AMOUNT = frozenset([ask.HARVEST_AMOUNT, ask.QUELL_AMOUNT, ask.TAKE_EXTRA, ask.BEAR_LOSS, ask.ESSENCE_GAIN])
_SPHERE = frozenset([ask.SPHERE, ask.DRAIN, ask.DRAINED_SPHERE])
_OTHER_DECKS = {N_DECKS: "label-deck-own", N_DECKS + 1: "label-deck-random"}


def _of(kind: int) -> str:
    """The kind of a question as it stands in keys."""
    return ask.NAMES[kind].replace("_", "-")


def option_label(g: State, option: int) -> str:
    """An option of the open question as a person says it."""
    if option in (opt.YES, opt.PASS):
        answer = "label-yes" if option == opt.YES else "label-no"
        return say(f"{answer}-{_of(g.asked.kind)}" if g.asked.kind in _YES_AND_NO else answer)
    if option == opt.TOP_CARD:
        return _top_card(g)
    if option == opt.DRAW_TWO:
        return say("label-draw", count=END_CARDS)
    if option in _SINGLE:
        return say(_SINGLE[option])
    if option in _ABILITIES:
        return ability_name(option - opt.ADD_VIBE)
    name, number = group_of(option)
    return began(_SAYING[name](g, number))


def _top_card(g: State) -> str:
    s = g.seats[g.asked.seat]
    if s.n_deck == 0 or g.asked.kind != ask.INVOKE_CARD:
        return say("label-top-card")
    return say("label-invoke-top", card=card_name(s.deck[s.n_deck - 1]))


def _choice(g: State, number: int) -> str:
    """A printed effect to choose from."""
    fx = EFFECTS[g.asked.effect]
    if g.asked.kind != ask.CHOOSE or number >= fx.n_options:
        return say("label-choice", number=number + 1)
    each = EFFECTS[fx.first_option + number]
    what = resource_name(each.resource, each.amount)
    return say("label-gain" if each.word == GAIN else "label-lose", what=what)


def _using(g: State, using: int) -> str:
    """A set of upgrades by their printed names, with numbers where a name is printed twice."""
    if using == 0:
        return say("label-without-upgrades")
    chosen = [i for i in range(3) if using >> i & 1]
    if g.plan.act > EMPOWER or g.seats[g.plan.seat].spirit < 0:
        return say("label-with-upgrade", numbers=chained([str(place + 1) for place in chosen]))
    names = [u["name"] for u in upgrades(g.seats[g.plan.seat].board, g.plan.act)]
    return say("label-with", upgrades=listed([_printed(names, i) for i in chosen]))


def _printed(names: list[str], place: int) -> str:
    """An upgrade by its name; of two with the same name, the left or the right one."""
    told = upgrade_name(names[place])
    if names.count(names[place]) == 1:
        return told
    return say(f"upgrade-at-{('left', 'middle', 'right')[place]}", upgrade=told)


def _cell(g: State, cell: int) -> str:
    """A space for a Vibe token: the one that unlocks the row, or that of an upgrade."""
    row, place = divmod(cell, 4)
    seat = g.seats[g.asked.seat]
    if place == 0:
        return say("label-unlock", act=act_name(row))
    if seat.spirit < 0:
        return say("label-upgrade", act=act_name(row), place=place)
    return say(
        "label-cell", act=act_name(row), upgrade=_printed([u["name"] for u in upgrades(seat.board, row)], place - 1)
    )


def _slot(g: State, slot: int) -> str:
    """An Emotion where there is one, else the place."""
    e, kind = g.emotions[slot], g.asked.kind
    if e.card < 0:
        return say("label-invoke-at" if kind == ask.TARGET_SLOT else "label-place-at", at=at_slot(slot))
    card = card_name(e.card)
    if kind == ask.MOVE_WHICH:
        return say("label-move-emotion", card=card, start=slot_name(slot, "from-slot"))
    return say(_slot_key(g), card=card, at=at_slot(slot))


def _slot_key(g: State) -> str:
    """What is done to an Emotion."""
    if g.asked.kind == ask.TARGET_SLOT and g.plan.act in (QUELL, EMPOWER):
        return "label-quell" if g.plan.act == QUELL else "label-empower"
    return "label-intensify" if g.asked.kind == ask.INTENSIFY_SLOT else "emotion-at"


def _realm(g: State, realm: int) -> str:
    if g.asked.kind in _SPHERE:
        key = "label-absorb" if g.asked.kind == ask.SPHERE else "label-drain"
        return say(key, sphere=sphere_name(sphere_at(g, realm)), realm=realm_name(realm))
    return say("fortress-in", in_realm=in_realm(realm)) if g.asked.kind == ask.TARGET_REALM else realm_name(realm)


def _space(g: State, space: int) -> str:
    key, form = _SPACE.get(g.asked.kind, ("label-to", "to-space"))
    return say(key, space=space_name(space, form))


def _seat(g: State, seat: int) -> str:
    spirit = g.seats[seat].spirit if seat < g.n_seats else -1
    who = say("spirit-of", spirit=spirit_name(spirit), who=f"@{seat}") if spirit >= 0 else f"@{seat}"
    return say(f"label-{_of(g.asked.kind)}", who=who) if g.asked.kind in _SEAT else who


def _deck(g: State, deck: int) -> str:
    return say(_OTHER_DECKS[deck]) if deck in _OTHER_DECKS else deck_name(deck)


def _amount(g: State, amount: int) -> str:
    return say(f"label-{_of(g.asked.kind)}", amount=amount) if g.asked.kind in _AMOUNT else str(amount)


def _card(g: State, card: int) -> str:
    name = card_name(card)
    return say(f"label-{_of(g.asked.kind)}", card=name) if g.asked.kind in _CARD else name


_SAYING: dict[str, Callable[[State, int], str]] = {
    "ACT": lambda g, n: act_name(n),
    "CHOICE": _choice,
    "USING": _using,
    "COLOUR": lambda g, n: vibe_name(n + 1),
    "CELL": _cell,
    "SLOT": _slot,
    "SPACE": _space,
    "REALM": _realm,
    "SEAT": _seat,
    "ASPIRATION": lambda g, n: aspiration_name(n),
    "SPIRIT": lambda g, n: spirit_name(n),
    "DECK": _deck,
    "AMOUNT": _amount,
    "ESSENCE_KIND": lambda g, n: say("kind-essence", kind=team_name(n)),
    "ROW_PLACE": lambda g, n: say("label-row-place", place=n + 1),
    "CARD": _card,
}
