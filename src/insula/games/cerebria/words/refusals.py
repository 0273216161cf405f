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
    ASPIRATION_NAMES,
    CARD_NAMES,
    CARDS,
    DECK_SIZE,
    DECKS,
    N_DECKS,
    REALM_NAMES,
    SPHERE_NAMES,
    SPIRIT_NAMES,
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
from insula.games.cerebria.words.names import (
    ABILITY_NAMES,
    ACT_NAMES,
    TEAM_NAMES,
    VIBE_WORDS,
    card_name,
    slot_name,
    space_name,
)
from insula.games.cerebria.words.notation import source_name
from insula.games.cerebria.words.prices import cost, have, joined, upgrade_names, what
from insula.games.cerebria.words.refusals_about import About

# ---- one function per placeholder ----------------------------------------------------------------------------------


def _emotion(a: About) -> str:
    slot = a.g.plan.slot if a.g.asked.kind == ask.REVEAL_CARD else a.slot
    card = a.g.emotions[slot].card if slot >= 0 else -1
    return CARD_NAMES[card] if card >= 0 else "That slot"


def _ambition(a: About) -> int:
    return a.g.teams[a.team].ambition


def _action(a: About) -> str:
    return ACT_NAMES[a.row] if a.group != "ACT" else ACT_NAMES[a.number]


def _color(a: About) -> str:
    """The Vibe of what is named: a colour, a token on a space, a card; else that of the token being placed."""
    if a.group == "COLOUR":
        return VIBE_WORDS[a.number + 1]
    if a.group == "CARD":
        return VIBE_WORDS[CARDS[a.number].vibe]
    if a.rule == R.VIBE_SPACE_TAKEN:
        return VIBE_WORDS[a.g.seats[a.seat].cells[a.number]]
    return VIBE_WORDS[a.g.asked.colour or a.g.plan.colour]


def _target_color(a: About) -> str:
    slot = a.g.plan.slot if a.g.asked.kind == ask.REVEAL_CARD else a.slot
    return VIBE_WORDS[a.g.emotions[slot].vibe]


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
        return SPIRIT_NAMES[a.number]
    if a.rule == R.BAL_BSIDE_REASON_COMMAND:
        return joined(_spirits_on(a, a.number))
    if a.group == "SEAT" and a.number < a.g.n_seats:
        return SPIRIT_NAMES[a.g.seats[a.number].spirit]
    return SPIRIT_NAMES[a.g.seats[a.g.plan.who if a.g.asked.kind == ask.PUSH_TO else a.seat].spirit]


def _spirits_on(a: About, space: int) -> list[str]:
    """Who stands, or will stand after the Move, on a space."""
    g = a.g
    at = [g.plan.space if s == g.plan.seat else g.seats[s].space for s in range(g.n_seats)]
    return [SPIRIT_NAMES[g.seats[s].spirit] for s in range(g.n_seats) if at[s] == space]


def _occupants(a: About) -> str:
    there = blocking_spirits_on(a.g, a.team, a.target)
    return joined([SPIRIT_NAMES[a.g.seats[s].spirit] for s in range(a.g.n_seats) if there >> s & 1])


def _distance(a: About) -> str:
    have_now = upgrades_of(a.g, a.seat, MOVE) if a.g.asked.kind == ask.TURN else planned_upgrades(a.g)
    steps = 1 + uses(a.g, a.seat, MOVE, a.using if a.group == "USING" else have_now, EXTRA_STEP)
    return f"{steps} space{'' if steps == 1 else 's'}"


def _holder(a: About) -> str:
    """The team that controls the Realm; for Raze the one whose Fortress it is."""
    realm = a.g.realms[a.realm if a.realm >= 0 else a.g.plan.realm]
    team = realm.fortress if a.rule == R.FORTIFY_RAZE_MAJOR_NO_MINOR else realm.control
    return TEAM_NAMES[team]


def _realm(a: About) -> str:
    return REALM_NAMES[a.realm if a.realm >= 0 else a.g.plan.realm]


def _ambition_price(a: About) -> int:
    return ABILITY_AMBITION[a.option - opt.ADD_VIBE]


def _first_player(a: About) -> str:
    return f"@{a.g.order[0] if a.g.asked.kind != ask.START_TOKEN else a.g.asked.seat}"


def _card(a: About) -> str:
    if a.group == "DECK" and a.number < N_DECKS:
        return CARD_NAMES[DECKS[DECK_SIZE * a.number]]
    return card_name(a.number)


def _barrier(a: About) -> str:
    team = a.g.emotions[a.g.asked.slot].team if a.g.asked.kind == ask.SHIFT_TO else a.team
    return CARD_NAMES[a.g.emotions[barring(a.g, team, a.slot)].card]


def _protector(a: About) -> str:
    return CARD_NAMES[a.g.emotions[protector(a.g, a.team, a.slot)].card]


def _ability(a: About) -> str:
    return ABILITY_NAMES[a.option - opt.ADD_VIBE]


def _fragment(a: About) -> str:
    return "Major" if uses(a.g, a.seat, FORTIFY, a.using, EXALT) else "Minor"


def _no_way(a: About) -> str:
    """Why an Action has nothing to work on."""
    if a.act == INTENSIFY:
        return "none of your team's Emotions is next to your Spirit"
    if a.act == MOVE_EMOTION and not has_emotion(a.g, a.team):
        return "your team has no Emotion in play"
    return "every slot next to your Spirit holds an Emotion"


def _no_garrison(a: About) -> str:
    """What keeps the Invoke of Garrison from being possible."""
    why = way_in_garrison(a.g, a.seat, a.g.plan.realm, a.using, a.g.plan.discard)[0]
    if why == R.VIBE_UNLOCKED:
        return "Invoke is locked"
    if why == R.BSIDE_LOVE_GARRISON:
        return "it has no empty slot"
    if why == R.POW_BAR_SLOTS:
        return "a power keeps your team's Emotions off its empty slots"
    return "you would have no card left to invoke"


def _left_after_fortify(a: About) -> str:
    """The purse with which the Invoke of Garrison would have to be paid."""
    p = a.g.seats[a.seat]
    willpower = p.willpower - price_willpower(a.g, a.seat, FORTIFY, a.using, -1)
    ambition = _ambition(a) - price_ambition(a.g, a.seat, FORTIFY, a.using, -1)
    return f"{willpower} Willpower, {ambition} Ambition and {p.essence} Essence"


def _taken_spirit(a: About) -> str:
    """Why a Spirit is not free."""
    if SPIRIT_TEAM[a.number] != a.team:
        return f"it belongs to {TEAM_NAMES[SPIRIT_TEAM[a.number]]}"
    by = next(s for s in range(a.g.n_seats) if a.g.seats[s].spirit == a.number)
    return f"@{by} plays it"


def _cell(a: About) -> str:
    """A space of the Spirit Board."""
    row, cell = divmod(a.number, 4)
    name = "its first space" if cell == 0 else upgrades(a.g.seats[a.seat].board, row)[cell - 1]["name"]
    return f"{ACT_NAMES[row]} ({name})"


def _no_start(a: About) -> str:
    """Why a starting token cannot go there."""
    row, cell = divmod(a.number, 4)
    cells = a.g.seats[a.seat].cells
    if cells[a.number] != NO_VIBE:
        return f"it already holds a {VIBE_WORDS[cells[a.number]]} one"
    if a.g.config.mode == BASIC and cell > 0:
        return "in the basic game they only unlock rows"
    return f"{ACT_NAMES[row]} is not unlocked yet"


def _idle(a: About) -> str:
    """The upgrades of a set of which at least one does nothing."""
    names = upgrade_names(a, a.using)
    return names if a.using in (1, 2, 4) else f"At least one of {names}"


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
    "strong": lambda a: CARD_NAMES[CARDS[a.g.emotions[a.slot].card].counterpart],
    "max": lambda a: max(0, most_harvested(a.g)),
    "sphere": lambda a: SPHERE_NAMES[sphere_at(a.g, a.number)],
    "aspiration": lambda a: ASPIRATION_NAMES[a.number],
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
    ("cer.bside.replaced-absent", "upgrade"): lambda a: "Exalt",  # the only place where it can be asked for
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
    ("cer.rev.hidden-choose-not-common", "aspiration"): lambda a: ASPIRATION_NAMES[a.g.common[0]],
    ("bal.rev.hidden-not-common", "aspiration"): lambda a: ASPIRATION_NAMES[a.g.common[0]],
    ("bal.emo.curiosity-not-common", "aspiration"): lambda a: ASPIRATION_NAMES[a.g.common[0]],
    ("bal.rev.other-place", "aspiration"): lambda a: ASPIRATION_NAMES[a.g.asked.aspiration],
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
