"""Words for options and questions, and the list of cards. Nothing here tells what is hidden from anybody."""

from __future__ import annotations

from collections.abc import Callable

from insula.games.cerebria.gen import ask, opt
from insula.games.cerebria.rules.board import slot_of, sphere_at
from insula.games.cerebria.state import State
from insula.games.cerebria.tables import (
    ASPIRATION_IDS,
    CARD_IDS,
    CLAUSES,
    DECK_IDS,
    EFFECTS,
    ROW_WORDS,
    WHEEL_BONUS,
    WHEEL_STEPS,
    upgrades,
)
from insula.games.cerebria.terms import (
    A_CARD,
    ABSORB_USE,
    ACTION,
    AMBITION,
    EMPOWER,
    ESSENCE,
    GAIN,
    GAIN_WILLPOWER,
    VIBE_TOKEN,
    WILLPOWER,
)
from insula.games.cerebria.words.names import (
    ACT_NAMES,
    KIND_WORDS,
    REALM_WORDS,
    SLOT_WORDS,
    SPACE_WORDS,
    SPHERE_WORDS,
    SPIRIT_WORDS,
    VIBE_WORDS,
)
from insula.games.cerebria.words.say import (
    act_name,
    aspiration_name,
    card_title,
    listed,
    say,
    sphere_name,
    spirit_name,
    vibe_name,
)

SINGLE_WORDS = {
    opt.PASS: "pass",
    opt.YES: "yes",
    opt.END_TURN: "end turn",
    opt.TAKE_AMBITION: "take ambition",
    opt.DRAW_TWO: "draw two",
    opt.ABSORB: "absorb",
    opt.ADD_VIBE: "add vibe",
    opt.ROTATE: "rotate",
    opt.EXTRA_ACTION: "extra action",
    opt.HIDDEN_DECK: "hidden deck",
    opt.TOP_CARD: "top card",
    opt.MORE: "more",
}
RESOURCES = {
    WILLPOWER: "willpower",
    ESSENCE: "essence",
    A_CARD: "cards",
    AMBITION: "ambition",
    VIBE_TOKEN: "vibe-tokens",
    ACTION: "actions",
    ABSORB_USE: "absorbs",
}


def resource_name(resource: int, amount: int) -> str:
    """So much of a resource."""
    return say(RESOURCES[resource], count=amount)


# ---- options -------------------------------------------------------------------------------------------------------


def group_of(option: int) -> tuple[str, int]:
    """The kind of thing an option names, and which one."""
    return _GROUP_OF[option]


def option_text(g: State, option: int) -> str:
    """The notation of an option for the open question."""
    if option in SINGLE_WORDS:
        return SINGLE_WORDS[option]
    name, number = group_of(option)
    if name == "USING":
        return f"using {using_words(g, number)}"
    if name == "SEAT":
        return f"seat {seat_word(g, number)}"
    return _PLAIN_WORDS[option]


def _plain_word(name: str, number: int) -> str:
    lists: dict[str, list[str]] = {
        "ACT": [a.lower() for a in ACT_NAMES],
        "COLOUR": [*VIBE_WORDS[1:]],
        "CELL": [f"cell {row} {cell}" for row in ROW_WORDS for cell in range(4)],
        "SLOT": [f"slot {word}" for word in SLOT_WORDS],
        "SPACE": [f"space {word}" for word in SPACE_WORDS],
        "REALM": [f"realm {word}" for word in REALM_WORDS],
        "ASPIRATION": [f"aspiration {word}" for word in ASPIRATION_IDS],
        "SPIRIT": [f"spirit {word}" for word in SPIRIT_WORDS],
        "DECK": [f"deck {word}" for word in (*DECK_IDS, "own", "random")],
        "CARD": [f"card {word}" for word in CARD_IDS],
        "AMOUNT": [f"amount {n}" for n in range(41)],
        "ESSENCE_KIND": [f"{word} essence" for word in KIND_WORDS],
        "ROW_PLACE": [f"place {n + 1}" for n in range(9)],
    }
    return lists[name][number] if name in lists else f"{name.lower().replace('_', ' ')} {number + 1}"


_GROUP_OF = [("" if start in SINGLE_WORDS else name, i) for name, start, size in opt.GROUPS for i in range(size)]
_PLAIN_WORDS = [_plain_word(name, number) for name, number in _GROUP_OF]


def using_words(g: State, using: int) -> str:
    """A set of upgrades: by name where the row is known, else by number."""
    if using == 0:
        return "nothing"
    chosen = [i for i in range(3) if using >> i & 1]
    if g.asked.kind != ask.USING or g.plan.act > EMPOWER:
        return "+".join(str(i + 1) for i in chosen)
    names = [u["name"].lower().replace(" ", "-") for u in upgrades(g.seats[g.plan.seat].board, g.plan.act)]
    unique = [name if names.index(name) == i else f"{name}-{i + 1}" for i, name in enumerate(names)]
    return "+".join(unique[i] for i in chosen)


def seat_word(g: State, seat: int) -> str:
    """A seat by its Spirit, once it has one."""
    spirit = g.seats[seat].spirit if seat < g.n_seats else -1
    return SPIRIT_WORDS[spirit] if spirit >= 0 else "abcdef"[seat]


def option_thing(g: State, option: int) -> str:
    """What to click for an option."""
    name, number = group_of(option)
    if name == "ACT":
        return f"row:{number}" if number <= EMPOWER else f"realm:{number - GAIN_WILLPOWER}"
    if name == "REALM":
        if g.asked.kind in (ask.SPHERE, ask.DRAIN, ask.DRAINED_SPHERE):
            return f"sphere:{SPHERE_WORDS[sphere_at(g, number)]}"
        return f"fortress:{number}"
    if name == "CELL":
        return f"cell:{number // 4}:{number % 4}"
    if name in ("SLOT", "SPACE", "SEAT"):
        return f"{name.lower()}:{number}"
    if name == "CARD":
        return f"card:{CARD_IDS[number]}"
    if name in ("ASPIRATION", "SPIRIT"):
        return f"{name.lower()}:{(ASPIRATION_IDS if name == 'ASPIRATION' else SPIRIT_WORDS)[number]}"
    if option == opt.TOP_CARD:
        return f"top:{g.asked.seat}"
    return f"button:{option_text(g, option).replace(' ', '-')}"


# ---- questions -----------------------------------------------------------------------------------------------------


_OF_PLAN = frozenset(
    [
        ask.TOKEN_CARD,
        ask.TOKEN_CELL,
        ask.TOKEN_COLOUR,
        ask.INVOKE_CARD,
        ask.TARGET_SLOT,
        ask.TARGET_SPACE,
        ask.TARGET_REALM,
        ask.USING,
        ask.QUELL_AMOUNT,
        ask.REVEAL_CARD,
        ask.SWITCH_WITH,
        ask.PUSH_WHO,
        ask.PUSH_TO,
        ask.AFTER_MOVE_SLOT,
        ask.INVOKE_KIND,
        ask.FORTIFY_KIND,
        ask.STRONG_CARD,
        ask.STRONG_VIBE,
        ask.COMMAND_TO,
    ]
)
_OF_POWERS = frozenset([ask.BEAR_LOSS, ask.MAY, ask.RECIPIENT, ask.CHOOSE, ask.SPIRIT_TO, ask.SHIFT_TO, ask.PICK])


def question_text(g: State) -> str:
    """The open question in one sentence, the same for everybody."""
    kind = g.asked.kind
    who, key = f"@{g.asked.seat}", f"ask-{ask.NAMES[kind].replace('_', '-')}"
    if kind in _OF_PLAN:
        return say(key, who=who, act=act_name(g.plan.act))
    if kind in _OF_POWERS:
        return _power_question(g, who, key)
    return _SPECIAL_QUESTIONS[kind](g, who, key) if kind in _SPECIAL_QUESTIONS else say(key, who=who)


def _turn(g: State, who: str, key: str) -> str:
    return say("ask-turn", who=who, count=g.actions) if g.actions > 0 else say("ask-turn-after", who=who)


def _vibe_cell(g: State, who: str, key: str) -> str:
    return say(f"{key}-of", who=who, vibe=vibe_name(g.asked.colour)) if g.asked.colour else say(key, who=who)


def _common_place(g: State, who: str, key: str) -> str:
    return say(key, who=who, aspiration=aspiration_name(g.asked.aspiration))


def _of_sphere(g: State, who: str, key: str) -> str:
    sphere = sphere_at(g, g.plan.realm)
    return say(key, who=who, sphere=sphere_name(sphere), bonus=say(f"sphere-{SPHERE_WORDS[sphere]}.bonus"))


def _wheel_bonus(g: State, who: str, key: str) -> str:
    team = g.teams[g.seats[g.asked.seat].team]
    return say(key, who=who, bonus=resource_name(WHEEL_BONUS[team.points % WHEEL_STEPS], 1))


_SPECIAL_QUESTIONS: dict[int, Callable[[State, str, str], str]] = {
    ask.TURN: _turn,
    ask.START_TOKEN: lambda g, who, key: say(key, who=who, vibe=vibe_name(g.asked.colour)),
    ask.ESSENCE_GAIN: lambda g, who, key: say(key, who=who, count=g.asked.amount),
    ask.COMMON_PLACE: _common_place,
    ask.VIBE_CELL: _vibe_cell,
    ask.SPHERE_BONUS: _of_sphere,
    ask.TAKE_EXTRA: _of_sphere,
    ask.WHEEL_BONUS: _wheel_bonus,
}


# ---- questions of powers -------------------------------------------------------------------------------------------


def source_name(g: State) -> str:
    """The card whose power asks; it may have left play since."""
    slot = slot_of(g, g.asked.source)
    card = g.emotions[slot].card if slot >= 0 else _CARD_OF_EFFECT.get(g.asked.effect, -1)
    return card_title(card) if card >= 0 else say("the-power")


_CARD_OF_EFFECT = {
    effect: clause.card
    for clause in CLAUSES
    for effect in range(clause.first_effect, clause.first_effect + clause.n_effects)
}


def _power_question(g: State, who: str, key: str) -> str:
    name, kind = source_name(g), g.asked.kind
    if kind == ask.CHOOSE:
        return say(key, who=who, card=name, choices=_choices(g))
    if kind == ask.SPIRIT_TO:
        return say(key, who=who, card=name, spirit=spirit_name(g.seats[g.asked.who].spirit))
    if kind == ask.SHIFT_TO:
        return say(key, who=who, card=name, moved=card_title(g.emotions[g.asked.slot].card))
    return say(key, who=who, card=name)


def _choices(g: State) -> str:
    """The printed effects of a choice with their numbers."""
    fx = EFFECTS[g.asked.effect]
    told = []
    for i in range(fx.n_options):
        each = EFFECTS[fx.first_option + i]
        key = "choice-gain" if each.word == GAIN else "choice-lose"
        told.append(say(key, number=i + 1, what=resource_name(each.resource, each.amount)))
    return listed(told, "list-or")
