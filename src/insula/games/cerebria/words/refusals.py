"""The values of refusal texts, from what the asked seat knows."""

from __future__ import annotations

from collections.abc import Callable

from insula.games.cerebria.configure import RULEBOOK
from insula.games.cerebria.gen import R, ask, opt
from insula.games.cerebria.rules.absorb import most_extra
from insula.games.cerebria.rules.actions.begin import planned_upgrades
from insula.games.cerebria.rules.actions.move import blocking_spirits_on
from insula.games.cerebria.rules.actions.prices import (
    barring,
    price_ambition,
    price_willpower,
    protector,
    upgrades_of,
    uses,
)
from insula.games.cerebria.rules.actions.quell import least_quelled, most_borne, most_quelled
from insula.games.cerebria.rules.actions.ways import way_in_garrison
from insula.games.cerebria.rules.board import sphere_at
from insula.games.cerebria.rules.realm_actions import has_emotion, realm_price
from insula.games.cerebria.rules.realm_choices import most_harvested
from insula.games.cerebria.state import State
from insula.games.cerebria.tables import (
    ABILITY_AMBITION,
    CARDS,
    DECK_SIZE,
    DECKS,
    N_DECKS,
    SPIRIT_TEAM,
    upgrades,
)
from insula.games.cerebria.terms import (
    BASIC,
    EXALT,
    EXTRA_STEP,
    FORTIFY,
    HARVEST,
    INTENSIFY,
    JUMP_TO_BLEAKNESS,
    MOVE,
    MOVE_EMOTION,
    NO_VIBE,
    SWITCH_PLACES,
)
from insula.games.cerebria.words.misplaced import THING_SPECIAL, THING_VALUES
from insula.games.cerebria.words.notation import source_name
from insula.games.cerebria.words.prices import cost, have, upgrade_names, what
from insula.games.cerebria.words.refusals_about import About
from insula.games.cerebria.words.say import (
    ability_name,
    act_name,
    aspiration_name,
    card_name,
    card_title,
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

# ---- one function per placeholder ----------------------------------------------------------------------------------


def _emotion(a: About) -> str:
    slot = a.g.plan.slot if a.g.asked.kind == ask.REVEAL_CARD else a.slot
    card = a.g.emotions[slot].card if slot >= 0 else -1
    return card_title(card) if card >= 0 else say("that-slot")


def _ambition(a: About) -> int:
    return a.g.teams[a.team].ambition


def _action(a: About) -> str:
    return act_name(a.row) if a.group != "ACT" else act_name(a.number)


def _color(a: About) -> str:
    """The Vibe of what is named: a colour, a token on a space, a card; else that of the token being placed."""
    if a.group == "COLOUR":
        return vibe_name(a.number + 1)
    if a.group == "CARD":
        return vibe_name(CARDS[a.number].vibe)
    if a.rule == R.VIBE_SPACE_TAKEN:
        return vibe_name(a.g.seats[a.seat].cells[a.number])
    return vibe_name(a.g.asked.colour or a.g.plan.colour)


def _target_color(a: About) -> str:
    slot = a.g.plan.slot if a.g.asked.kind == ask.REVEAL_CARD else a.slot
    return vibe_name(a.g.emotions[slot].vibe)


def _replacing(a: About) -> list[str]:
    """Upgrades of the set that replace the move, then the others."""
    single = [1 << i for i in range(3) if a.using >> i & 1]
    instead = [b for b in single if any(uses(a.g, a.seat, MOVE, b, u) for u in (SWITCH_PLACES, JUMP_TO_BLEAKNESS))]
    first = instead[:1]
    rest = [bit for bit in single if bit not in first]
    return [upgrade_names(a, sum(first)), upgrade_names(a, sum(rest))]


def _space(a: About) -> str:
    if a.rule in (R.BSIDE_DELIGHT_PUSH, R.BSIDE_PUSH_MUST_MOVE):
        return space_name(a.g.plan.space)
    return space_name(a.number if a.group == "SPACE" else max(0, a.target))


def _spirit(a: About) -> str:
    if a.group == "SPIRIT":
        return spirit_name(a.number)
    if a.rule == R.BAL_BSIDE_REASON_COMMAND:
        return listed(_spirits_on(a, a.number))
    if a.group == "SEAT" and a.number < a.g.n_seats:
        return spirit_name(a.g.seats[a.number].spirit)
    return spirit_name(a.g.seats[a.g.plan.who if a.g.asked.kind == ask.PUSH_TO else a.seat].spirit)


def _spirits_on(a: About, space: int) -> list[str]:
    """Who stands, or will stand after the Move, on a space."""
    g = a.g
    at = [g.plan.space if s == g.plan.seat else g.seats[s].space for s in range(g.n_seats)]
    return [spirit_name(g.seats[s].spirit) for s in range(g.n_seats) if at[s] == space]


def _occupants(a: About) -> str:
    there = blocking_spirits_on(a.g, a.team, a.target)
    return listed([spirit_name(a.g.seats[s].spirit) for s in range(a.g.n_seats) if there >> s & 1])


def _distance(a: About) -> str:
    have_now = upgrades_of(a.g, a.seat, MOVE) if a.g.asked.kind == ask.TURN else planned_upgrades(a.g)
    steps = 1 + uses(a.g, a.seat, MOVE, a.using if a.group == "USING" else have_now, EXTRA_STEP)
    return say("spaces", count=steps)


def _holder(a: About) -> str:
    """The team that controls the Realm; for Raze the one whose Fortress it is."""
    realm = a.g.realms[a.realm if a.realm >= 0 else a.g.plan.realm]
    team = realm.fortress if a.rule == R.FORTIFY_RAZE_MAJOR_NO_MINOR else realm.control
    return team_name(team)


def _realm(a: About) -> str:
    return realm_name(a.realm if a.realm >= 0 else a.g.plan.realm)


def _ambition_price(a: About) -> int:
    return ABILITY_AMBITION[a.option - opt.ADD_VIBE]


def _first_player(a: About) -> str:
    return f"@{a.g.order[0] if a.g.asked.kind != ask.START_TOKEN else a.g.asked.seat}"


def _card(a: About) -> str:
    if a.group == "DECK" and a.number < N_DECKS:
        return card_title(DECKS[DECK_SIZE * a.number])
    return card_name(a.number)


def _barrier(a: About) -> str:
    team = a.g.emotions[a.g.asked.slot].team if a.g.asked.kind == ask.SHIFT_TO else a.team
    return card_title(a.g.emotions[barring(a.g, team, a.slot)].card)


def _protector(a: About) -> str:
    return card_title(a.g.emotions[protector(a.g, a.team, a.slot)].card)


def _ability(a: About) -> str:
    return ability_name(a.option - opt.ADD_VIBE)


def _fragment(a: About) -> str:
    return say("size-major" if uses(a.g, a.seat, FORTIFY, a.using, EXALT) else "size-minor")


def _no_way(a: About) -> str:
    """Why an Action has nothing to work on."""
    if a.act == INTENSIFY:
        return say("no-way-intensify")
    if a.act == MOVE_EMOTION and not has_emotion(a.g, a.team):
        return say("no-way-no-emotion")
    return say("no-way-full")


def _no_garrison(a: About) -> str:
    """What keeps the Invoke of Garrison from being possible."""
    why = way_in_garrison(a.g, a.seat, a.g.plan.realm, a.using, a.g.plan.discard)[0]
    if why == R.VIBE_UNLOCKED:
        return say("no-garrison-locked")
    if why == R.BSIDE_LOVE_GARRISON:
        return say("no-garrison-full")
    if why == R.POW_BAR_SLOTS:
        return say("no-garrison-barred")
    return say("no-garrison-card")


def _left_after_fortify(a: About) -> str:
    """The purse with which the Invoke of Garrison would have to be paid."""
    p = a.g.seats[a.seat]
    willpower = p.willpower - price_willpower(a.g, a.seat, FORTIFY, a.using, -1)
    ambition = _ambition(a) - price_ambition(a.g, a.seat, FORTIFY, a.using, -1)
    held = (("willpower", willpower), ("ambition", ambition), ("essence", p.essence))
    return listed([say(what, count=amount) for what, amount in held])


def _taken_spirit(a: About) -> str:
    """Why a Spirit is not free."""
    if SPIRIT_TEAM[a.number] != a.team:
        return say("taken-belongs", team=team_name(SPIRIT_TEAM[a.number]))
    by = next(s for s in range(a.g.n_seats) if a.g.seats[s].spirit == a.number)
    return say("taken-plays", who=f"@{by}")


def _cell(a: About) -> str:
    """A space of the Spirit Board."""
    row, cell = divmod(a.number, 4)
    if cell == 0:
        return say("cell-first", act=act_name(row))
    return say(
        "cell-of", act=act_name(row), upgrade=upgrade_name(upgrades(a.g.seats[a.seat].board, row)[cell - 1]["name"])
    )


def _no_start(a: About) -> str:
    """Why a starting token cannot go there."""
    row, cell = divmod(a.number, 4)
    cells = a.g.seats[a.seat].cells
    if cells[a.number] != NO_VIBE:
        return say("no-start-holds", vibe=vibe_name(cells[a.number]))
    if a.g.config.mode == BASIC and cell > 0:
        return say("no-start-basic")
    return say("no-start-locked", act=act_name(row))


def _idle(a: About) -> str:
    """The upgrades of a set of which at least one does nothing."""
    names = upgrade_names(a, a.using)
    return names if a.using in (1, 2, 4) else say("at-least-one-of", upgrades=names)


VALUES: dict[str, Callable[[About], object]] = {
    "what": what,
    "cost": cost,
    "have": have,
    "emotion": _emotion,
    "target": _emotion,
    "action": _action,
    "color": _color,
    "wanted": _target_color,
    "upgrade": lambda a: upgrade_names(a, a.using),
    "other": lambda a: _replacing(a)[1],
    "space": _space,
    "spirit": _spirit,
    "distance": _distance,
    "realm": _realm,
    "team": _holder,
    "threshold": lambda a: CARDS[a.g.emotions[a.slot].card].threshold,
    "strong": lambda a: card_title(CARDS[a.g.emotions[a.slot].card].counterpart),
    "max": lambda a: max(0, most_harvested(a.g)),
    "sphere": lambda a: sphere_name(sphere_at(a.g, a.number)),
    "aspiration": lambda a: aspiration_name(a.number),
    "slot": lambda a: slot_name(a.slot),
    "player": lambda a: f"@{a.g.turn}",
    "card": _card,
    "count": lambda a: a.g.n_common,
    "ability": _ability,
    "type": _fragment,
    "reason": _no_way,
    "left": _left_after_fortify,
    "least": lambda a: least_quelled(a.g, a.seat, a.g.plan.using),
    "most": lambda a: most_quelled(a.g, a.seat, a.g.plan.slot, a.g.plan.using),
    **THING_VALUES,
}
Special = dict[tuple[str, str], Callable[[About], object]]
SPECIAL: Special = {
    ("cer.quell.match", "color"): _target_color,
    ("cer.vibe.must-have-effect", "upgrade"): _idle,
    ("cer.vibe.no-token", "upgrade"): lambda a: upgrade_names(a, a.using & ~planned_upgrades(a.g)),
    ("cer.bside.replaced-absent", "upgrade"): lambda a: upgrade_name(
        "Exalt"
    ),  # the only place where it can be asked for
    ("cer.bside.instead-of-moving", "upgrade"): lambda a: _replacing(a)[0],
    ("cer.move.no-opposing", "spirit"): _occupants,
    ("cer.empower.threshold", "have"): lambda a: a.g.emotions[a.slot].essence,
    ("cer.realm.willow.harvest", "cost"): lambda a: realm_price(a.g, a.seat, HARVEST, -1),
    ("cer.realm.willow.minimum", "cost"): lambda a: realm_price(a.g, a.seat, HARVEST, -1),
    ("cer.realm.willow.minimum", "max"): lambda a: a.g.seats[a.seat].willpower - realm_price(a.g, a.seat, HARVEST, -1),
    ("cer.ambition.spend", "cost"): _ambition_price,
    ("cer.ambition.spend", "have"): _ambition,
    ("cer.ambition.extra-action", "have"): _ambition,
    ("cer.pow.bar-slots", "emotion"): _barrier,
    ("cer.pow.no-quell", "emotion"): _protector,
    ("cer.pow.target", "emotion"): lambda a: source_name(a.g),
    ("cer.pow.recipient", "emotion"): lambda a: source_name(a.g),
    ("cer.pow.place", "emotion"): lambda a: source_name(a.g),
    ("cer.pow.bear-loss", "emotion"): lambda a: source_name(a.g),
    ("cer.pow.bear-loss", "most"): lambda a: most_borne(a.g),
    ("cer.absorb.limited-by-sphere", "most"): lambda a: most_extra(a.g),
    ("cer.rev.hidden-choose-not-common", "aspiration"): lambda a: aspiration_name(a.g.common[0]),
    ("bal.rev.hidden-not-common", "aspiration"): lambda a: aspiration_name(a.g.common[0]),
    ("bal.emo.curiosity-not-common", "aspiration"): lambda a: aspiration_name(a.g.common[0]),
    ("bal.rev.other-place", "aspiration"): lambda a: aspiration_name(a.g.asked.aspiration),
    ("cer.setup.vibe-timing", "player"): _first_player,
    ("cer.setup.choose-spirit", "reason"): _taken_spirit,
    ("cer.setup.vibe-full", "place"): _cell,
    ("cer.setup.vibe-full", "reason"): _no_start,
    ("cer.setup.vibe-basic", "place"): _cell,
    ("cer.setup.vibe-basic", "reason"): _no_start,
    ("cer.bside.love.garrison", "reason"): _no_garrison,
    ("cer.deck.size", "count"): lambda a: 0,
    **THING_SPECIAL,
}


def refusal_values(g: State, option: int, rule: str) -> dict[str, object]:
    """The values that a refusal text asks for."""
    return values_from(SPECIAL, g, option, rule)


def values_from(special: Special, g: State, option: int, rule: str) -> dict[str, object]:
    """The values of a refusal text, some rules with words of their own."""
    about = About(g, option, RULEBOOK.numbers[rule])
    names = RULEBOOK.rules[rule].values
    values = {name: (special.get((rule, name)) or VALUES[name])(about) for name in names}
    for name, value in values.items():
        if isinstance(value, str) and RULEBOOK.rules[rule].refusal.startswith(f"{{{name}}}"):
            values[name] = value[:1].upper() + value[1:]
    return values
