"""The values of refusal texts, from what the asked seat knows."""

from __future__ import annotations

from collections.abc import Callable

from insula.games.cerebria.actions.begin import planned_upgrades
from insula.games.cerebria.actions.move import blocking_spirits_on
from insula.games.cerebria.actions.plan import planned_target
from insula.games.cerebria.actions.prices import (
    barring,
    price_ambition,
    price_willpower,
    protector,
    surcharge,
    upgrades_of,
    uses,
)
from insula.games.cerebria.actions.quell import least_quelled, most_borne, most_quelled
from insula.games.cerebria.actions.search import refuse_plan
from insula.games.cerebria.ambition import EXTRA_ACTION_PRICE
from insula.games.cerebria.board import sphere_at
from insula.games.cerebria.configure import RULEBOOK
from insula.games.cerebria.gen import ask, opt
from insula.games.cerebria.names import (
    ABILITY_NAMES,
    ACT_NAMES,
    TEAM_NAMES,
    VIBE_WORDS,
    slot_name,
    space_name,
)
from insula.games.cerebria.notation import group_of, source_name
from insula.games.cerebria.realm_actions import realm_price
from insula.games.cerebria.realm_choices import most_harvested
from insula.games.cerebria.state import State
from insula.games.cerebria.tables import (
    ASPIRATION_NAMES,
    CARD_NAMES,
    CARDS,
    COMMITMENT_PRICE,
    DECK_SIZE,
    DECKS,
    FURTHER_ESSENCE,
    N_DECKS,
    REALM_NAMES,
    SPACE_REALMS,
    SPACE_SLOTS,
    SPHERE_NAMES,
    SPIRIT_NAMES,
    upgrades,
)
from insula.games.cerebria.terms import (
    AMBITION,
    DRAW_CARDS,
    EMPOWER,
    ESSENCE,
    EXTRA_STEP,
    FORTIFY,
    HARVEST,
    INTENSIFY,
    MOVE,
    MOVE_EMOTION,
    NO_VIBE,
    RAZE,
    SPACES,
    SWITCH_PLACES,
)

REALM_QUESTIONS = {
    ask.DRAW_MORE: DRAW_CARDS,
    ask.HARVEST_AMOUNT: HARVEST,
    ask.INTENSIFY_SLOT: INTENSIFY,
    ask.INTENSIFY_MORE: INTENSIFY,
    ask.MOVE_WHICH: MOVE_EMOTION,
    ask.MOVE_WHERE: MOVE_EMOTION,
}
# questions about tokens that no card pays for, and about the choices inside an act that is already chosen
PLANNING = (*range(ask.TOKEN_CARD, ask.AFTER_MOVE_SLOT + 1), *range(ask.INVOKE_KIND, ask.COMMAND_TO + 1))
TARGETS = {ask.TARGET_SLOT: "SLOT", ask.TARGET_SPACE: "SPACE", ask.TARGET_REALM: "REALM"}


class About:
    """What a refused option is about: the act, its upgrades and its target, as far as they are known."""

    def __init__(self, g: State, option: int, rule: int) -> None:
        self.g = g
        self.rule = rule
        self.option = option
        self.group, self.number = group_of(option)
        self.seat = g.asked.seat
        self.team = g.seats[self.seat].team
        self.act = self._act()
        self.using = self._using()
        self.target = self._target()

    def _act(self) -> int:
        if self.group == "ACT":
            return self.number
        return REALM_QUESTIONS.get(self.g.asked.kind, self.g.plan.act)

    def _using(self) -> int:
        if self.group == "USING":
            return self.number
        if TARGETS.get(self.g.asked.kind) == self.group:
            return self._refused_set()
        return self.g.plan.using if self.g.asked.kind in PLANNING else 0

    def _refused_set(self) -> int:
        """The smallest set of upgrades at hand that this very rule refuses on the target named."""
        p = self.g.plan
        have = planned_upgrades(self.g)
        for using in range(8):
            if using & ~have == 0:
                refusal = refuse_plan(self.g, p.seat, p.act, self.number, using, p.discard, p.origin)
                if refusal == self.rule:
                    return using
        return 0

    def _target(self) -> int:
        """Slot, space or Realm of the act: named, planned, or the nearest."""
        if self.group in ("SLOT", "SPACE", "REALM"):
            return self.number
        if self.g.asked.kind == ask.INTENSIFY_MORE:
            return self.g.plan.slot
        if self.g.asked.kind in PLANNING and planned_target(self.g) >= 0:
            return planned_target(self.g)
        space = self.g.seats[self.seat].space
        if self.act > EMPOWER or space < 0:
            return -1
        if self.act == MOVE:
            return (space + 1) % SPACES
        return SPACE_REALMS[2 * space] if self.act == FORTIFY else SPACE_SLOTS[2 * space]

    @property
    def slot(self) -> int:
        """The slot the option or the plan names, -1 for none."""
        if self.group == "SLOT":
            return self.number
        return self.target if self.act not in (MOVE, FORTIFY) else -1

    @property
    def realm(self) -> int:
        """The Realm the option or the plan names."""
        return self.target if self.group == "REALM" or self.act == FORTIFY else 0

    @property
    def row(self) -> int:
        """The row of the Spirit Board in question."""
        if self.group == "CELL":
            return self.number // 4
        return self.g.asked.cell // 4 if self.g.asked.kind == ask.VIBE_COLOUR else min(self.act, EMPOWER)


# ---- one function per placeholder ----------------------------------------------------------------------------------


def _emotion(a: About) -> str:
    slot = a.slot
    card = a.g.emotions[slot].card if slot >= 0 else -1
    return CARD_NAMES[card] if card >= 0 else "That slot"


def _cost(a: About) -> int:
    """The Willpower the act would cost; Commitment and the further Essence of Intensify have their own prices."""
    if a.g.asked.kind == ask.SPHERE_BONUS:
        return COMMITMENT_PRICE
    if a.g.asked.kind == ask.INTENSIFY_MORE:
        return FURTHER_ESSENCE
    place = a.target if a.act != FORTIFY else -1
    if a.act <= EMPOWER:
        return price_willpower(a.g, a.seat, a.act, a.using, place)
    return realm_price(a.g, a.seat, a.act, a.number if a.group == "SLOT" else -1)


def _willpower(a: About) -> int:
    return a.g.seats[a.seat].willpower


def _ambition(a: About) -> int:
    return a.g.teams[a.team].ambition


def _action(a: About) -> str:
    return ACT_NAMES[a.row] if a.group != "ACT" else ACT_NAMES[a.number]


def _color(a: About) -> str:
    if a.group == "COLOUR":
        return VIBE_WORDS[a.number + 1]
    if a.group == "CARD":
        return VIBE_WORDS[CARDS[a.number].vibe]
    return VIBE_WORDS[a.g.asked.colour or a.g.plan.colour]


def _target_color(a: About) -> str:
    slot = a.g.plan.slot if a.g.asked.kind == ask.REVEAL_CARD else a.slot
    vibe = a.g.emotions[slot].vibe if slot >= 0 else NO_VIBE
    return VIBE_WORDS[vibe] if vibe != NO_VIBE else "matching"


def _quelled(a: About) -> str:
    slot = a.g.plan.slot if a.g.asked.kind == ask.REVEAL_CARD else a.slot
    card = a.g.emotions[slot].card if slot >= 0 else -1
    return CARD_NAMES[card] if card >= 0 else "it"


def _upgrade_names(a: About, using: int) -> str:
    if a.act > EMPOWER or using == 0:
        return "This upgrade"
    names = [u["name"] for i, u in enumerate(upgrades(a.g.seats[a.seat].board, a.act)) if using >> i & 1]
    return " and ".join(names)


def _missing_upgrade(a: About) -> str:
    if a.g.asked.kind != ask.USING:
        return "An upgrade"
    return _upgrade_names(a, a.using & ~planned_upgrades(a.g) or a.using)


def _replacing(a: About) -> list[str]:
    """Upgrades of the set that replace the move, then the others."""
    g = a.g
    using = a.using or planned_upgrades(g)
    single = [1 << i for i in range(3) if using >> i & 1]
    instead = [bit for bit in single if uses(g, a.seat, MOVE, bit, SWITCH_PLACES) or len(single) == 1]
    others = [bit for bit in single if bit not in instead]
    first = instead or others[:1]
    rest = [bit for bit in single if bit not in first]
    return [_upgrade_names(a, sum(first)), _upgrade_names(a, sum(rest)) if rest else "another upgrade"]


def _space(a: About) -> str:
    if a.g.asked.kind == ask.PUSH_TO:
        return space_name(a.g.plan.space)
    return space_name(a.number if a.group == "SPACE" else max(0, a.target))


def _spirit(a: About) -> str:
    if a.group == "SPIRIT":
        return SPIRIT_NAMES[a.number]
    if a.group == "SEAT" and a.number < a.g.n_seats:
        return SPIRIT_NAMES[a.g.seats[a.number].spirit]
    if a.g.asked.kind in (ask.PUSH_TO, ask.PUSH_WHO):
        return SPIRIT_NAMES[a.g.seats[max(0, a.g.plan.who)].spirit]
    return SPIRIT_NAMES[a.g.seats[a.seat].spirit]


def _occupants(a: About) -> str:
    there = blocking_spirits_on(a.g, a.team, a.target)
    names = [SPIRIT_NAMES[a.g.seats[s].spirit] for s in range(a.g.n_seats) if there >> s & 1]
    return " and ".join(names)


def _distance(a: About) -> int:
    have = planned_upgrades(a.g) if a.g.asked.kind in PLANNING else upgrades_of(a.g, a.seat, MOVE)
    return 1 + uses(a.g, a.seat, MOVE, a.using if a.group == "USING" else have, EXTRA_STEP)


def _holder(a: About) -> str:
    control = a.g.realms[a.realm].control
    return TEAM_NAMES[control] if control >= 0 else "Nobody"


def _raze_cost(a: About) -> int:
    using = next((1 << i for i in range(3) if uses(a.g, a.seat, FORTIFY, 1 << i, RAZE)), 0)
    return price_willpower(a.g, a.seat, FORTIFY, using, -1)


def _threshold(a: About) -> int:
    return CARDS[a.g.emotions[a.slot].card].threshold


def _strong(a: About) -> str:
    return CARD_NAMES[CARDS[a.g.emotions[a.slot].card].counterpart]


def _ambition_price(a: About) -> int:
    if a.group == "" and opt.ADD_VIBE <= a.option <= opt.EXTRA_ACTION:
        return EXTRA_ACTION_PRICE if a.option == opt.EXTRA_ACTION else 1
    place = a.target if a.act != FORTIFY else -1
    return price_ambition(a.g, a.seat, min(a.act, EMPOWER), a.using, place)


def _dearer(a: About) -> tuple[str, str]:
    """Price and purse in the resource that a power makes dearer and that is short."""
    place = a.target if a.act != FORTIFY else -1
    have, s = _willpower(a), a.g.seats[a.seat]
    if have < _cost(a):
        return f"{_cost(a)} Willpower", str(have)
    ambition = surcharge(a.g, a.team, a.act, place, AMBITION)
    if a.act <= EMPOWER:
        ambition = price_ambition(a.g, a.seat, a.act, a.using, place)
    if _ambition(a) < ambition:
        return f"{ambition} Ambition", str(_ambition(a))
    return f"{surcharge(a.g, a.team, a.act, place, ESSENCE)} Essence more", str(s.essence + s.gloom_essence)


def _player(a: About) -> str:
    return f"@{a.g.turn}"


def _first_player(a: About) -> str:
    return f"@{a.g.order[0] if a.g.asked.kind != ask.START_TOKEN else a.g.asked.seat}"


def _card(a: About) -> str:
    if a.group == "DECK" and a.number < N_DECKS:
        return CARD_NAMES[DECKS[DECK_SIZE * a.number]]
    return CARD_NAMES[a.number] if a.group == "CARD" else "That"


def _barrier(a: About) -> str:
    team = a.g.emotions[a.g.asked.slot].team if a.g.asked.kind == ask.SHIFT_TO else a.team
    slot = a.slot if a.slot >= 0 else 0
    by = barring(a.g, team, slot)
    return CARD_NAMES[a.g.emotions[by].card] if by >= 0 else "A power"


def _protector(a: About) -> str:
    by = protector(a.g, a.team, a.slot) if a.slot >= 0 else -1
    return CARD_NAMES[a.g.emotions[by].card] if by >= 0 else "a power"


def _ability(a: About) -> str:
    if opt.ADD_VIBE <= a.option <= opt.EXTRA_ACTION:
        return ABILITY_NAMES[a.option - opt.ADD_VIBE]
    return "Absorb"


def _fragment(a: About) -> str:
    return "Minor" if a.g.teams[a.team].minor == 0 else "Major"


VALUES: dict[str, Callable[[About], object]] = {
    "emotion": _emotion,
    "target": _emotion,
    "cost": _cost,
    "have": _willpower,
    "ambition": _ambition,
    "action": _action,
    "color": _color,
    "upgrade": lambda a: _upgrade_names(a, a.using),
    "other": lambda a: _replacing(a)[1],
    "space": _space,
    "spirit": _spirit,
    "distance": _distance,
    "realm": lambda a: REALM_NAMES[a.realm],
    "team": _holder,
    "threshold": _threshold,
    "strong": _strong,
    "max": lambda a: max(0, most_harvested(a.g)),
    "sphere": lambda a: SPHERE_NAMES[sphere_at(a.g, a.number if a.group == "REALM" else 0)],
    "aspiration": lambda a: ASPIRATION_NAMES[a.g.common[0]],
    "slot": lambda a: slot_name(max(0, a.slot)),
    "player": _player,
    "card": _card,
    "count": lambda a: 0,
    "ability": _ability,
    "type": _fragment,
    "reason": lambda a: "there is nothing in reach for it",
    "least": lambda a: least_quelled(a.g, a.seat, a.g.plan.using),
    "most": lambda a: most_quelled(a.g, a.seat, a.g.plan.slot, a.g.plan.using),
}
Special = dict[tuple[str, str], Callable[[About], object]]
SPECIAL: Special = {
    ("cer.quell.match", "color"): _target_color,
    ("cer.quell.match", "emotion"): _quelled,
    ("cer.vibe.upgrade-optional", "upgrade"): _missing_upgrade,
    ("cer.bside.replaced-absent", "upgrade"): lambda a: "Exalt",  # the only place where it can be asked for
    ("cer.bside.instead-of-moving", "upgrade"): lambda a: _replacing(a)[0],
    ("cer.move.no-opposing", "spirit"): _occupants,
    ("cer.fortify.raze", "cost"): _raze_cost,
    ("cer.bside.love.raze", "cost"): _raze_cost,
    ("cer.fortify.raze-major-no-minor", "team"): lambda a: TEAM_NAMES[max(0, a.g.realms[a.realm].fortress)],
    ("cer.empower.threshold", "have"): lambda a: a.g.emotions[a.slot].essence,
    ("cer.realm.willow.harvest", "cost"): lambda a: realm_price(a.g, a.seat, HARVEST, -1),
    ("cer.ambition.spend", "cost"): _ambition_price,
    ("cer.ambition.spend", "have"): _ambition,
    ("cer.ambition.extra-action", "have"): _ambition,
    ("cer.turn.costs-first", "cost"): lambda a: f"{_cost(a)} Willpower",
    ("cer.pow.surcharge", "cost"): lambda a: _dearer(a)[0],
    ("cer.pow.surcharge", "have"): lambda a: _dearer(a)[1],
    ("cer.pow.bar-slots", "emotion"): _barrier,
    ("cer.pow.no-quell", "emotion"): _protector,
    ("cer.pow.target", "emotion"): lambda a: source_name(a.g),
    ("cer.pow.recipient", "emotion"): lambda a: source_name(a.g),
    ("cer.pow.place", "emotion"): lambda a: source_name(a.g),
    ("cer.pow.bear-loss", "emotion"): lambda a: source_name(a.g),
    ("cer.pow.bear-loss", "most"): lambda a: most_borne(a.g),
    ("cer.setup.vibe-timing", "player"): _first_player,
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
