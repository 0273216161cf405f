"""Words for options and questions, and the list of cards. Nothing here tells what is hidden from anybody."""

from __future__ import annotations

from insula.games.cerebria.gen import ask, opt
from insula.games.cerebria.rules.board import slot_of, sphere_at
from insula.games.cerebria.state import State
from insula.games.cerebria.tables import (
    ASPIRATION_IDS,
    ASPIRATION_NAMES,
    BOARD,
    CARD_IDS,
    CARD_NAMES,
    CLAUSES,
    DECK_IDS,
    EFFECTS,
    ROW_WORDS,
    SPHERE_NAMES,
    SPIRIT_NAMES,
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
RESOURCE_WORDS = {
    WILLPOWER: "Willpower",
    ESSENCE: "Essence",
    A_CARD: "card",
    AMBITION: "Ambition",
    VIBE_TOKEN: "Vibe token",
    ACTION: "Action",
    ABSORB_USE: "Absorb",
}


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


def question_text(g: State) -> str:
    """The open question in one sentence, the same for everybody."""
    kind = g.asked.kind
    who = f"@{g.asked.seat}"
    if kind in _PLAIN_QUESTIONS:
        return f"{who}, {_PLAIN_QUESTIONS[kind]}"
    if kind == ask.TURN and g.actions <= 0:
        return f"{who}, use an Ability or end your turn."
    if kind == ask.TURN:
        left = f"{g.actions} Action{'' if g.actions == 1 else 's'} left"
        return f"{who}, take an Action ({left}), use an Ability or end your turn."
    if kind == ask.START_TOKEN:
        return f"{who}, where does your {VIBE_WORDS[g.asked.colour]} starting Vibe token go?"
    if kind == ask.ESSENCE_GAIN:
        many = f"how many of the {g.asked.amount} Essence you gain are Bliss Essence?"
        return f"{who}, {'which kind of Essence do you gain?' if g.asked.amount == 1 else many}"
    if kind == ask.COMMON_PLACE:
        return f"{who}, to which place of the row does {ASPIRATION_NAMES[g.asked.aspiration]} go?"
    if kind == ask.VIBE_CELL:
        colour = f" {VIBE_WORDS[g.asked.colour]}" if g.asked.colour else ""
        return f"{who}, where does the{colour} Vibe token go?"
    if kind in _PLAN_QUESTIONS:
        return f"{who}, {_PLAN_QUESTIONS[kind].format(act=ACT_NAMES[g.plan.act])}"
    if kind in (ask.SPHERE_BONUS, ask.TAKE_EXTRA):
        return f"{who}, {_sphere_question(g)}"
    if kind == ask.WHEEL_BONUS:
        return f"{who}, do you take the bonus of your Wheel ({_wheel_bonus(g)})?"
    return f"{who}, {_power_question(g)}"


_PLAIN_QUESTIONS = {
    ask.CHOOSE_SPIRIT: "which Spirit do you play?",
    ask.CHOOSE_DECK: "which Emotion deck do you play?",
    ask.START_SPACE: "on which free Frontier does your Spirit start?",
    ask.SECOND_FRONTIER: "beside which free Frontier do you place your second starting Emotion?",
    ask.START_SLOT: "on which of the two slots beside the Frontier does your starting Emotion go?",
    ask.TURN_END: "end of your turn: 1 Ambition for the team or 2 cards?",
    ask.DRAIN: "from which Sphere next to you do you take 1 Willpower?",
    ask.DRAW_MORE: "do you draw one more card for 2 Willpower?",
    ask.HARVEST_AMOUNT: "how much Willpower do you exchange for Essence?",
    ask.INTENSIFY_SLOT: "which Emotion do you intensify?",
    ask.INTENSIFY_MORE: "do you add one more Essence for 1 Willpower?",
    ask.MOVE_WHICH: "which of your team's Emotions do you move?",
    ask.MOVE_WHERE: "to which empty slot next to you does it move?",
    ask.VIBE_COLOUR: "which colour does the Vibe token have?",
    ask.SPHERE: "from which Sphere do you absorb?",
    ask.DELIGHT: "do you draw a card for your big Absorb?",
    ask.REMOVE_COMMON: "which Common Aspiration does your team remove?",
    ask.LOOK_HIDDEN: "does your team look at the top cards of its Hidden Aspirations?",
    ask.HIDDEN: "which of them is your team's new Hidden Aspiration?",
    ask.POWER_ORDER: "which of your team's powers works first?",
    ask.LOSE_CARD: "which card do you discard?",
    ask.ESSENCE_OWED: "which kind of Essence do you give up?",
    ask.CONVERT: "do you turn one Willpower into an Essence?",
    ask.DRAINED_SPHERE: "from which Sphere with enough Willpower does Urge take some?",
    ask.PUT_BACK: "which Aspiration comes next, from the top of the deck down?",
    ask.BALANCE_SPACE: "on which Frontier does your Spirit start?",
    ask.MOVE_COMMON: "which Common Aspiration does your team, being behind, move to another place?",
}
_PLAN_QUESTIONS = {
    ask.TOKEN_CARD: "{act}: do you first discard a card to place a Vibe token?",
    ask.TOKEN_CELL: "{act}: on which space of the row does the Vibe token go?",
    ask.TOKEN_COLOUR: "{act}: which colour does the Vibe token have?",
    ask.INVOKE_CARD: "{act}: which Emotion do you bring into play?",
    ask.TARGET_SLOT: "{act}: at which slot?",
    ask.TARGET_SPACE: "{act}: to which space?",
    ask.TARGET_REALM: "{act}: at the Fortress location of which Realm?",
    ask.USING: "{act}: which upgrades do you use?",
    ask.QUELL_AMOUNT: "{act}: how much Essence do you remove?",
    ask.REVEAL_CARD: "{act}: which card do you show?",
    ask.SWITCH_WITH: "{act}: with which Spirit do you change places?",
    ask.PUSH_WHO: "{act}: which Spirit do you push?",
    ask.PUSH_TO: "{act}: where to?",
    ask.AFTER_MOVE_SLOT: "{act}: which Emotion next to your new space is it for?",
    ask.INVOKE_KIND: "{act}: with which kind of Essence?",
    ask.FORTIFY_KIND: "{act}: whose Intensity token does the Fortress carry?",
    ask.STRONG_CARD: "{act}: which Strong Emotion does Neutrality become?",
    ask.STRONG_VIBE: "{act}: which Vibe does it get?",
    ask.COMMAND_TO: "{act}: to which empty space does that Spirit go?",
}


def _sphere_question(g: State) -> str:
    sphere = sphere_at(g, g.plan.realm)
    if g.asked.kind == ask.TAKE_EXTRA:
        return f"how much of the extra Willpower do you take from {SPHERE_NAMES[sphere]}?"
    return f"do you take the bonus of {SPHERE_NAMES[sphere]}? {BOARD['origin']['spheres'][sphere]['text']}"


def _wheel_bonus(g: State) -> str:
    team = g.teams[g.seats[g.asked.seat].team]
    return f"1 {RESOURCE_WORDS[WHEEL_BONUS[team.points % WHEEL_STEPS]]}"


def source_name(g: State) -> str:
    """The card whose power asks; it may have left play since."""
    slot = slot_of(g, g.asked.source)
    return CARD_NAMES[g.emotions[slot].card] if slot >= 0 else _CARD_OF_EFFECT.get(g.asked.effect, "the power")


_CARD_OF_EFFECT = {
    effect: CARD_NAMES[clause.card]
    for clause in CLAUSES
    for effect in range(clause.first_effect, clause.first_effect + clause.n_effects)
}


def _power_question(g: State) -> str:
    name = source_name(g)
    kind = g.asked.kind
    if kind == ask.BEAR_LOSS:
        return f"how much of the loss does {name} bear?"
    if kind == ask.MAY:
        return f"do you use the power of {name}?"
    if kind == ask.RECIPIENT:
        return f"whom is the power of {name} for?"
    if kind == ask.CHOOSE:
        return f"{name}: {_choices(g)}?"
    if kind == ask.SPIRIT_TO:
        return f"{name}: where does {SPIRIT_NAMES[g.seats[g.asked.who].spirit]} go?"
    if kind == ask.SHIFT_TO:
        moved = g.emotions[g.asked.slot].card
        return f"{name}: where does {CARD_NAMES[moved]} go?"
    return f"on which Emotion does the power of {name} work?"


def _choices(g: State) -> str:
    """The printed effects of a choice with their numbers."""
    fx = EFFECTS[g.asked.effect]
    told = []
    for i in range(fx.n_options):
        each = EFFECTS[fx.first_option + i]
        verb = "gain" if each.word == GAIN else "lose"
        told.append(f"{i + 1} {verb} {each.amount} {RESOURCE_WORDS[each.resource]}")
    return " or ".join(told)


def aspiration_name(aspiration: int) -> str:
    """An Aspiration, or what eyes see of one they may not know."""
    return ASPIRATION_NAMES[aspiration] if aspiration >= 0 else "an Aspiration"
