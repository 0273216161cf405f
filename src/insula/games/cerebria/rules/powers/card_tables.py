"""Emotion cards and their powers: components/emotions.yaml -> int tables. An unknown word stops the import by name."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from insula.core.data import load_yaml
from insula.core.record_class import Short, array, record
from insula.core.rule import IntTable, Records, records, table
from insula.games.cerebria import terms as t

COMPONENTS = Path(__file__).parents[2] / "components"


def load(name: str) -> Any:
    """One file of the component pack."""
    return load_yaml(COMPONENTS / name)


@record
class Selector:
    """How a clause names Emotions, measured from the slot of the card with the power."""

    scope: Short = t.ANYWHERE
    side: Short = t.ANY
    with_self: Short = 0
    filter: Short = 0
    pick: Short = t.PICK_ONE


@record
class Count:
    """A number read from the board."""

    word: Short = 0
    of: Short = 0  # selector
    side: Short = t.ANY


@record
class Condition:
    """One test of a clause; only the fields of its word mean something."""

    word: Short = 0
    of: Short = 0  # selector
    n: Short = 0
    low: Short = 0
    high: Short = 99
    left: Short = 0  # counts
    right: Short = 0


@record
class Effect:
    """One effect or modifier; only the fields of its word mean something."""

    word: Short = 0
    amount: Short = 0
    count: Short = -1  # the count that replaces the amount
    resource: Short = 0
    side: Short = t.ANY  # for a modifier: whom it is for
    to: Short = -1  # recipient
    target: Short = 0  # selector
    source: Short = 0  # `from` in the files
    place: Short = 0
    mode: Short = 0
    where: Short = t.ANYWHERE
    reaches_self: Short = 0
    acts: Short = 0  # bit set
    keep_last: Short = 0
    within: Short = 0
    steps: Short = 0
    extra: Short = 0
    limit: Short = 0
    what: Short = 0
    optional: Short = 0
    colours: Short = 0
    least: Short = 0  # drain_sphere: Willpower the Sphere must hold
    first_option: Short = 0
    n_options: Short = 0


@record
class Clause:
    """trigger, conditions, effects."""

    trigger: Short = 0
    by: Short = t.ANY
    acts: Short = 0  # bit set
    used_upgrade: Short = 0
    target: Short = -1  # selector, -1: none asked for
    of_itself: Short = 0  # on_leave which: self
    optional: Short = 0
    first_condition: Short = 0
    n_conditions: Short = 0
    first_effect: Short = 0
    n_effects: Short = 0
    card: Short = 0


@record
class Card:
    """One Emotion."""

    side: Short = 0
    strength: Short = 0
    vibe: Short = 0
    spaces: Short = 0
    row: list[int] = array(4, "Short")
    threshold: Short = 0
    counterpart: Short = -1
    copies: Short = 0
    first_clause: Short = 0
    n_clauses: Short = 0
    standing: Short = 0  # has modifiers
    suppresses: Short = 0
    triggers: Short = 0  # bit set of its triggers
    last_filled: Short = 0  # Intensity is the number on the last filled space


SIDES = {"own": t.OWN, "opponent": t.OPPONENT, "rival": t.RIVAL, "any": t.ANY, "invoker": t.INVOKER_ONLY}
SCOPES = {
    "self": t.SELF,
    "adjacent": t.ADJACENT,
    "triad": t.TRIAD,
    "realm": t.IN_REALM,
    "chain": t.CHAIN,
    "anywhere": t.ANYWHERE,
}
RECIPIENTS = {
    "actor": t.ACTOR,
    "own_spirit": t.OWN_SPIRIT,
    "invoker": t.INVOKER,
    "opposing_spirit": t.OPPOSING_SPIRIT,
    "each_opposing_spirit": t.EACH_OPPOSING_SPIRIT,
    "acting_opponent": t.ACTING_OPPONENT,
    "own_team": t.OWN_TEAM,
    "opposing_team": t.OPPOSING_TEAM,
}
FILTERS = {
    "two_essence": t.TWO_ESSENCE,
    "has_intensity_token": t.HAS_INTENSITY_TOKEN,
    "has_insecurity_token": t.HAS_INSECURITY_TOKEN,
    "higher_intensity": t.HIGHER_INTENSITY,
}
PICKS = {"one": t.PICK_ONE, "all": t.PICK_ALL, "spread": t.PICK_SPREAD}
TRIGGERS = {
    "while_in_play": t.WHILE_IN_PLAY,
    "on_enter": t.ON_ENTER,
    "after_act": t.AFTER_ACT,
    "on_leave": t.ON_LEAVE,
    "turn_end": t.TURN_END,
    "on_revelation": t.ON_REVELATION,
    "before_loss": t.BEFORE_LOSS,
}
COUNT_WORDS = {"emotions": t.COUNT_EMOTIONS, "essence": t.COUNT_ESSENCE, "realms_controlled": t.COUNT_REALMS}
CONDITION_WORDS = {
    "slot_is": t.SLOT_IS,
    "exists": t.EXISTS,
    "none": t.NONE,
    "chain_at_least": t.CHAIN_AT_LEAST,
    "more": t.MORE,
    "ambition_available": t.AMBITION_AVAILABLE,
    "spirit_adjacent": t.SPIRIT_ADJACENT,
    "actor_is_invoker": t.ACTOR_IS_INVOKER,
    "no_aspiration_won": t.NO_ASPIRATION_WON,
}
EFFECT_WORDS = {
    "intensity_mod": t.INTENSITY_MOD,
    "intensity_rule": t.INTENSITY_RULE,
    "cost_mod": t.COST_MOD,
    "absorb_mod": t.ABSORB_MOD,
    "quell_mod": t.QUELL_MOD,
    "no_quell": t.NO_QUELL,
    "bar_slots": t.BAR_SLOTS,
    "no_lowering": t.NO_LOWERING,
    "permit": t.PERMIT,
    "suppress": t.SUPPRESS,
    "gain": t.GAIN,
    "lose": t.LOSE,
    "intensity_token": t.INTENSITY_TOKEN,
    "add_essence": t.ADD_ESSENCE,
    "remove_essence": t.REMOVE_ESSENCE,
    "move_emotion": t.SHIFT_EMOTION,
    "move_spirit": t.MOVE_SPIRIT,
    "rotate_origin": t.ROTATE_ORIGIN,
    "drain_sphere": t.DRAIN_SPHERE,
    "reduce_fortress": t.REDUCE_FORTRESS,
    "bear_loss": t.BEAR_LOSS,
    "insecurity_token": t.INSECURITY_TOKEN,
    "look_aspirations": t.LOOK_ASPIRATIONS,
    "choose_one": t.CHOOSE_ONE,
}
ACT_WORDS = {
    "move": t.MOVE,
    "invoke": t.INVOKE,
    "quell": t.QUELL,
    "fortify": t.FORTIFY,
    "empower": t.EMPOWER,
    "gain_willpower": t.GAIN_WILLPOWER,
    "draw_cards": t.DRAW_CARDS,
    "move_emotion": t.MOVE_EMOTION,
    "intensify": t.INTENSIFY,
    "harvest": t.HARVEST,
    "absorb": t.ABSORB,
}
RESOURCES = {
    "willpower": t.WILLPOWER,
    "essence": t.ESSENCE,
    "card": t.A_CARD,
    "ambition": t.AMBITION,
    "vibe_token": t.VIBE_TOKEN,
    "action": t.ACTION,
    "absorb_use": t.ABSORB_USE,
}
SOURCES = {"sphere": t.FROM_SPHERE, "supply": t.FROM_SUPPLY, "board": t.FROM_BOARD, "self": t.FROM_SELF}
PLACES = {"next_to_source": t.NEXT_TO_SOURCE, "next_to_itself": t.NEXT_TO_ITSELF, "anywhere": t.TO_ANYWHERE}
PERMITS = {"end_move_on_opponent": t.END_MOVE_ON_OPPONENT, "intensify_from_anywhere": t.INTENSIFY_FROM_ANYWHERE}
MODES = {"add": t.ADD, "lower": t.LOWER, "last_filled": t.LAST_FILLED, "same_as_source": t.SAME_AS_SOURCE}
COLOURS = {"any": t.ANY_COLOUR, "least": t.MIN_COLOURS}
VIBE_WORDS = {None: t.NO_VIBE, "chosen": t.NO_VIBE, "red": t.RED, "yellow": t.YELLOW, "green": t.GREEN, "blue": t.BLUE}
TEAM_WORDS = {"bliss": t.BLISS, "gloom": t.GLOOM, "balance": t.BALANCE}
STRENGTHS = {"mild": t.MILD, "strong": t.STRONG, "starting": t.STARTING}


class Book:
    """Collects the rows of all tables while the cards are read."""

    def __init__(self) -> None:
        self.selectors: list[Selector] = [Selector()]
        self.counts: list[Count] = [Count()]
        self.conditions: list[Condition] = []
        self.effects: list[Effect] = []
        self.clauses: list[Clause] = []
        self.cards: list[Card] = []

    def selector(self, data: dict[str, Any]) -> int:
        """A row of SELECTORS."""
        self.selectors.append(
            Selector(
                scope=SCOPES[data["scope"]],
                side=SIDES[data.get("side", "any")],
                with_self=int(data.get("with_self", False)),
                filter=FILTERS[data["filter"]] if "filter" in data else t.NO_FILTER,
                pick=PICKS[data.get("pick", "one")],
            )
        )
        return len(self.selectors) - 1

    def count(self, data: dict[str, Any]) -> int:
        """A row of COUNTS."""
        of = self.selector(data["of"]) if "of" in data else 0
        self.counts.append(Count(word=COUNT_WORDS[data["count"]], of=of, side=SIDES[data.get("side", "any")]))
        return len(self.counts) - 1

    def condition(self, data: dict[str, Any]) -> Condition:
        """One test of a clause."""
        made = Condition(word=CONDITION_WORDS[data["condition"]], low=data.get("min", 0), high=data.get("max", 99))
        made.of = self.selector(data["of"]) if "of" in data else 0
        made.n = int(data["kind"] == "frontier") if "kind" in data else data.get("n", 0)
        if "left" in data:
            made.left = self.count(data["left"])
            made.right = self.count(data["right"])
        return made

    def effect(self, data: dict[str, Any]) -> Effect:
        """One effect or modifier, its options not yet."""
        amount = data.get("amount", data.get("cards", 0))
        return Effect(
            word=EFFECT_WORDS[data["effect"]],
            count=self.count(amount) if isinstance(amount, dict) else -1,
            amount=0 if isinstance(amount, dict) else t.ALL_OF_IT if amount == "all" else amount,
            resource=RESOURCES[data["resource"]] if "resource" in data else 0,
            side=SIDES[data.get("for", data.get("token_side", "any"))],
            to=RECIPIENTS[data["to"]] if "to" in data else -1,
            target=self.selector(data["target"]) if "target" in data else 0,
            source=SOURCES[data["from"]] if "from" in data else 0,
            place=PLACES[data["place"]] if "place" in data else 0,
            mode=MODES[data.get("mode", data.get("rule", "add"))],
            where=SCOPES[data.get("where", data.get("scope", "anywhere"))],
            reaches_self=int(data.get("space") == "reaches_self"),
            acts=sum(1 << ACT_WORDS[a] for a in data.get("acts", [])),
            keep_last=int(data.get("keep_last", False)),
            within=data.get("within", 0),
            steps=data.get("steps", 0),
            extra=data.get("extra", 0),
            limit=data.get("limit", 0),
            what=PERMITS[data["what"]] if "what" in data else 0,
            optional=int(data.get("optional", False)),
            colours=COLOURS[data.get("colours", "any")],
            least=data.get("min_in_sphere", 0),
        )

    def add_effects(self, data: list[dict[str, Any]]) -> tuple[int, int]:
        """Rows of EFFECTS in a run: the first one and how many."""
        made = [self.effect(d) for d in data]
        first = len(self.effects)
        self.effects += made
        for each, d in zip(made, data, strict=True):
            if "options" in d:
                each.first_option, each.n_options = self.add_effects(d["options"])
        return first, len(made)

    def clause(self, data: dict[str, Any]) -> Clause:
        """One clause of a power."""
        made = Clause(
            trigger=TRIGGERS[data["trigger"]],
            by=SIDES[data.get("by", data.get("of", "any"))],
            acts=sum(1 << ACT_WORDS[a] for a in data.get("acts", [])),
            used_upgrade=int(data.get("used_upgrade", False)),
            target=self.selector(data["target"]) if "target" in data else -1,
            of_itself=int(data.get("which") == "self"),
            optional=int(data.get("optional", False)),
            card=len(self.cards),
        )
        tests = [self.condition(d) for d in data.get("when", [])]
        made.first_condition, made.n_conditions = len(self.conditions), len(tests)
        self.conditions += tests
        made.first_effect, made.n_effects = self.add_effects(data["do"])
        return made

    def card(self, data: dict[str, Any], ids: list[str]) -> None:
        """One Emotion with its power."""
        made = Card(
            side=TEAM_WORDS[data["side"]],
            strength=STRENGTHS[data["strength"]],
            vibe=VIBE_WORDS[data["vibe"]],
            spaces=len(data["row"]),
            row=data["row"] + [0] * (4 - len(data["row"])),
            threshold=data["threshold"] or 0,
            counterpart=ids.index(data["counterpart"]) if isinstance(data["counterpart"], str) else -1,
            copies=data["copies"],
            first_clause=len(self.clauses),
        )
        clauses = [self.clause(c) for c in data["power"]]
        self.clauses += clauses
        made.n_clauses = len(clauses)
        for clause in clauses:
            made.triggers |= 1 << clause.trigger
            if clause.trigger == t.WHILE_IN_PLAY:
                self.mark_standing(made, clause)
        self.cards.append(made)

    def mark_standing(self, card: Card, clause: Clause) -> None:
        """What control.recalculate must know of a card at once."""
        card.standing = 1
        for effect in self.effects[clause.first_effect : clause.first_effect + clause.n_effects]:
            card.suppresses |= int(effect.word == t.SUPPRESS)
            card.last_filled |= int(effect.word == t.INTENSITY_RULE and effect.mode == t.LAST_FILLED)


def ordered(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Mild Bliss, Mild Gloom, Strong Bliss, Strong Gloom, the starting ones, then Balance: the numbers never change."""
    teams = {"bliss": 0, "gloom": 1, "balance": 2}
    return sorted(rows, key=lambda e: (e["side"] == "balance", STRENGTHS[e["strength"]], teams[e["side"]]))


def compile_cards(rows: list[dict[str, Any]]) -> Book:
    """All tables from the entries of emotions.yaml; ValueError names the card with an unknown word."""
    ids = [e["id"] for e in rows]
    book = Book()
    for row in rows:
        try:
            book.card(row, ids)
        except KeyError as error:
            raise ValueError(f"emotions.yaml: {row['id']}: unknown word {error}") from error
    return book


_pack: dict[str, Any] = load("emotions.yaml")
EMOTIONS_META: dict[str, Any] = _pack["meta"]
EMOTIONS: list[dict[str, Any]] = ordered(_pack["emotions"])
CARD_IDS: list[str] = [e["id"] for e in EMOTIONS]
CARD_NAMES: list[str] = [e["name"] for e in EMOTIONS]
_book = compile_cards(EMOTIONS)
SELECTORS: Records[Selector] = records(_book.selectors)
COUNTS: Records[Count] = records(_book.counts)
CONDITIONS: Records[Condition] = records(_book.conditions)
EFFECTS: Records[Effect] = records(_book.effects)
CLAUSES: Records[Clause] = records(_book.clauses)
CARDS: Records[Card] = records(_book.cards)
MAX_INTENSITY_TOKEN: int = EMOTIONS_META["max_intensity_token"]["value"]
N_CARDS = 66  # cards of the base game; Balance follows
BRIGHTNESS = 64
BLEAKNESS = 65
if CARD_IDS[BRIGHTNESS] != "brightness" or CARD_IDS[BLEAKNESS] != "bleakness":
    raise ValueError("emotions.yaml: the option vocabulary expects 64 Emotions before the two starting ones")


def _printed(last_filled: bool) -> list[int]:
    """Intensity by card * 5 + Essence: the highest number on a filled space, or the number on the last one."""
    out = []
    for card in _book.cards:
        filled = [card.row[:essence] or [0] for essence in range(5)]
        out += [row[-1] if last_filled else max(row) for row in filled]
    return out


HIGHEST_FILLED: IntTable = table(_printed(last_filled=False))
LAST_FILLED_SPACE: IntTable = table(_printed(last_filled=True))
