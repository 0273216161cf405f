"""Options in plain words for people: on buttons, in advice, in replays. What is typed is in notation.py."""

from __future__ import annotations

from collections.abc import Callable

from insula.games.cerebria.gen import ask, opt
from insula.games.cerebria.rules.board import sphere_at
from insula.games.cerebria.state import State
from insula.games.cerebria.tables import (
    ASPIRATION_NAMES,
    DECK_NAMES,
    EFFECTS,
    END_CARDS,
    REALM_NAMES,
    ROW_WORDS,
    SPHERE_NAMES,
    SPIRIT_NAMES,
    upgrades,
)
from insula.games.cerebria.terms import EMPOWER, GAIN, QUELL
from insula.games.cerebria.words.names import (
    ABILITY_NAMES,
    ACT_NAMES,
    KIND_NAMES,
    VIBE_WORDS,
    card_name,
    slot_name,
    space_name,
)
from insula.games.cerebria.words.notation import RESOURCE_WORDS, group_of

_SINGLE = {
    opt.END_TURN: "End turn",
    opt.TAKE_AMBITION: "Take 1 Ambition",
    opt.DRAW_TWO: f"Draw {END_CARDS} cards",
    opt.ABSORB: "Absorb",
    opt.ADD_VIBE: ABILITY_NAMES[0],
    opt.ROTATE: ABILITY_NAMES[1],
    opt.EXTRA_ACTION: ABILITY_NAMES[2],
    opt.HIDDEN_DECK: "The Hidden Aspirations",
    opt.MORE: "More than 40",
}
_YES_AND_NO = {
    ask.TOKEN_CARD: ("Discard a card", "Discard nothing"),
    ask.DRAW_MORE: ("Draw one more", "No more cards"),
    ask.INTENSIFY_MORE: ("Add one more", "No more Essence"),
    ask.SPHERE_BONUS: ("Take the bonus", "Leave the bonus"),
    ask.WHEEL_BONUS: ("Take the bonus", "Leave the bonus"),
    ask.DELIGHT: ("Draw a card", "Draw no card"),
    ask.LOOK_HIDDEN: ("Look at them", "Do not look"),
    ask.MAY: ("Use the power", "Do not use the power"),
    ask.MOVE_COMMON: ("Move it", "Leave the row as it is"),
    ask.CONVERT: ("Turn it into Essence", "Keep the Willpower"),
}
_SPACE = {
    ask.START_SPACE: "Start on {}",
    ask.BALANCE_SPACE: "Start on {}",
    ask.SECOND_FRONTIER: "Beside {}",
    ask.TARGET_SPACE: "Move to {}",
}
_SEAT = {ask.PUSH_WHO: "Push {}", ask.SWITCH_WITH: "Change places with {}", ask.RECIPIENT: "For {}"}
_CARD = {
    ask.TOKEN_CARD: "Discard {}",
    ask.LOSE_CARD: "Discard {}",
    ask.INVOKE_CARD: "Invoke {}",
    ask.REVEAL_CARD: "Show {}",
    ask.STRONG_CARD: "Becomes {}",
}
_AMOUNT = {
    ask.HARVEST_AMOUNT: "Exchange {} Willpower",
    ask.QUELL_AMOUNT: "Remove {} Essence",
    ask.TAKE_EXTRA: "Take {} extra Willpower",
    ask.BEAR_LOSS: "Loses {} Essence",
    ask.ESSENCE_GAIN: "{} Bliss Essence",
}
_SPHERE = {ask.SPHERE: "Absorb from {}", ask.DRAIN: "Take from {}", ask.DRAINED_SPHERE: "Take from {}"}
OTHER_DECKS = ("A deck of your own", "A random deck")


def option_label(g: State, option: int) -> str:
    """An option of the open question as a person says it."""
    kind = g.asked.kind
    if option in (opt.YES, opt.PASS):
        yes, no = _YES_AND_NO.get(kind, ("Yes", "Pass"))
        return yes if option == opt.YES else no
    if option == opt.TOP_CARD:
        return _top_card(g)
    if option in _SINGLE:
        return _SINGLE[option]
    name, number = group_of(option)
    told = _SAYING[name](g, number)
    return told[:1].upper() + told[1:]


def _top_card(g: State) -> str:
    s = g.seats[g.asked.seat]
    if s.n_deck == 0 or g.asked.kind != ask.INVOKE_CARD:
        return "The top card of your deck"
    return f"Invoke {card_name(s.deck[s.n_deck - 1])} from the top of your deck"


def _choice(g: State, number: int) -> str:
    """A printed effect to choose from."""
    fx = EFFECTS[g.asked.effect]
    if g.asked.kind != ask.CHOOSE or number >= fx.n_options:
        return f"Choice {number + 1}"
    each = EFFECTS[fx.first_option + number]
    return f"{'Gain' if each.word == GAIN else 'Lose'} {each.amount} {RESOURCE_WORDS[each.resource]}"


def _using(g: State, using: int) -> str:
    """A set of upgrades by their printed names, with numbers where a name is printed twice."""
    if using == 0:
        return "Without upgrades"
    chosen = [i for i in range(3) if using >> i & 1]
    if g.plan.act > EMPOWER or g.seats[g.plan.seat].spirit < 0:
        return f"With upgrade {' and '.join(str(i + 1) for i in chosen)}"
    names = [u["name"] for u in upgrades(g.seats[g.plan.seat].board, g.plan.act)]
    told = [_printed(names, i) for i in chosen]
    return "With " + " and ".join(filter(None, (", ".join(told[:-1]), told[-1])))


def _printed(names: list[str], place: int) -> str:
    """An upgrade by its name; of two with the same name, the left or the right one."""
    same = [i for i, name in enumerate(names) if name == names[place]]
    side = ("left", "middle", "right")[place]
    return names[place] if len(same) == 1 else f"{names[place]} ({side})"


def _cell(g: State, cell: int) -> str:
    """A space for a Vibe token: the one that unlocks the row, or that of an upgrade."""
    row, place = divmod(cell, 4)
    action = ROW_WORDS[row].capitalize()
    seat = g.seats[g.asked.seat]
    if place == 0 or seat.spirit < 0:
        return f"{action}: unlock space" if place == 0 else f"{action}: upgrade {place}"
    return f"{action}: {_printed([u['name'] for u in upgrades(seat.board, row)], place - 1)}"


def _slot(g: State, slot: int) -> str:
    """An Emotion where there is one, else the place."""
    e, where, kind = g.emotions[slot], slot_name(slot), g.asked.kind
    if e.card < 0:
        return f"{'Invoke' if kind == ask.TARGET_SLOT else 'Place'} it at {where}"
    if kind == ask.MOVE_WHICH:
        return f"Move {card_name(e.card)} from {where}"
    there = f"{card_name(e.card)} at {where}"
    if kind == ask.TARGET_SLOT:
        return f"{ACT_NAMES[g.plan.act]} {there}" if g.plan.act in (QUELL, EMPOWER) else there
    return f"Intensify {there}" if kind == ask.INTENSIFY_SLOT else there


def _realm(g: State, realm: int) -> str:
    if g.asked.kind in _SPHERE:
        return _SPHERE[g.asked.kind].format(f"{SPHERE_NAMES[sphere_at(g, realm)]}, at {REALM_NAMES[realm]}")
    return f"Fortress in {REALM_NAMES[realm]}" if g.asked.kind == ask.TARGET_REALM else REALM_NAMES[realm]


def _seat(g: State, seat: int) -> str:
    spirit = g.seats[seat].spirit if seat < g.n_seats else -1
    who = f"{SPIRIT_NAMES[spirit]} (@{seat})" if spirit >= 0 else f"@{seat}"
    return _SEAT.get(g.asked.kind, "{}").format(who)


_SAYING: dict[str, Callable[[State, int], str]] = {
    "ACT": lambda g, n: ACT_NAMES[n],
    "CHOICE": _choice,
    "USING": _using,
    "COLOUR": lambda g, n: VIBE_WORDS[n + 1],
    "CELL": _cell,
    "SLOT": _slot,
    "SPACE": lambda g, n: _SPACE.get(g.asked.kind, "To {}").format(space_name(n)),
    "REALM": _realm,
    "SEAT": _seat,
    "ASPIRATION": lambda g, n: ASPIRATION_NAMES[n],
    "SPIRIT": lambda g, n: SPIRIT_NAMES[n],
    "DECK": lambda g, n: (*DECK_NAMES, *OTHER_DECKS)[n],
    "AMOUNT": lambda g, n: _AMOUNT.get(g.asked.kind, "{}").format(n),
    "ESSENCE_KIND": lambda g, n: f"{KIND_NAMES[n]} Essence",
    "ROW_PLACE": lambda g, n: f"Place {n + 1} of the row",
    "CARD": lambda g, n: _CARD.get(g.asked.kind, "{}").format(card_name(n)),
}
