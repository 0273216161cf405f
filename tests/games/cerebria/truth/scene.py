"""A refused attempt with the position around it: own geometry and own counting, no guard is called.

Slots run clockwise: a Realm r has the slots 3r-1 (a) and 3r (b), the Frontier after it the slot 3r+1. Spirit spaces: 2r
in a Realm, 2r+1 on the Frontier after it.
"""

from __future__ import annotations

from functools import cached_property

from insula.games.cerebria.gen import ask, opt
from insula.games.cerebria.state import Act, Emotion, Seat, State, Team
from insula.games.cerebria.tables import BOARDS, CARDS, EFFECTS, ROW_WORDS, SPIRIT_NAMES
from insula.games.cerebria.terms import ANY as ANY_SIDE
from insula.games.cerebria.terms import BALANCE, END_MOVE_ON_OPPONENT, OWN, PERMIT, RIVAL
from insula.games.cerebria.words.names import ACT_NAMES, VIBE_WORDS
from insula.testing.truth import Attempt, Claims

CLAIMS = Claims()
MOVE, INVOKE, QUELL, FORTIFY, EMPOWER = range(5)
GAIN_WILLPOWER, DRAW_CARDS, MOVE_EMOTION, INTENSIFY, HARVEST = range(5, 10)
REALM_KINDS = {
    "draw_more": DRAW_CARDS,
    "harvest_amount": HARVEST,
    "intensify_slot": INTENSIFY,
    "intensify_more": INTENSIFY,
    "move_which": MOVE_EMOTION,
    "move_where": MOVE_EMOTION,
}
DETAILS = (
    "quell_amount", "reveal_card", "switch_with", "push_who", "push_to", "after_move_slot", "invoke_kind",
    "fortify_kind", "strong_card", "strong_vibe", "command_to",
)  # fmt: skip


def near(space: int) -> list[int]:
    """The slots adjacent to a Spirit space."""
    return [3 * (space // 2) + 1] if space % 2 else [(3 * (space // 2) - 1) % 15, 3 * (space // 2)]


def realms_by(space: int) -> list[int]:
    """The Realms whose Fortress location and Sphere are next to a Spirit space."""
    return [space // 2] if space % 2 == 0 else [space // 2, (space // 2 + 1) % 5]


def steps(a: int, b: int) -> int:
    """Steps between two Spirit spaces."""
    return min((a - b) % 10, (b - a) % 10)


def realm_of(slot: int) -> int:
    """The Realm of a slot, -1 for a Frontier."""
    return -1 if slot % 3 == 1 else (slot + 1) // 3 % 5


def on_side(side: int, team: int, other: int) -> bool:
    """Is a power of `team` for or against `other`?"""
    if side == ANY_SIDE:
        return True
    return other == team if side == OWN else other != team and (side != RIVAL or other != BALANCE)


def joined(words: list[str]) -> str:
    """One, two and three."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} and {words[-1]}"


class Scene:
    """What an attempt is about."""

    def __init__(self, a: Attempt) -> None:
        self.a = a
        self.g: State = a.g
        self.seat = a.seat
        self.me: Seat = self.g.seats[a.seat]
        self.team = self.me.team
        self.purse: Team = self.g.teams[self.team]
        self.plan: Act = self.g.plan
        self.kind = a.kind
        self.values = a.values
        self.group, self.number = next((n, a.option - s) for n, s, size in opt.GROUPS if s <= a.option < s + size)

    # ---- the act ----------------------------------------------------------------------------------------------------
    @cached_property
    def act(self) -> int:
        """The Action in question."""
        return self.number if self.group == "ACT" else REALM_KINDS.get(self.kind, self.plan.act)

    @property
    def names_act(self) -> bool:
        """An Action named at the question of the turn."""
        return self.kind == "turn" and self.group == "ACT"

    def says_action(self, act: int) -> bool:
        """The sentence names this Action."""
        return self.values["action"] == ACT_NAMES[act]

    def row(self, act: int) -> list[int]:
        """The four spaces of a row."""
        return self.me.cells[4 * act : 4 * act + 4]

    def has_token(self, act: int, upgrade: int) -> bool:
        """Has the upgrade (0 to 2) a token, the one being placed counted?"""
        placed = self.kind not in ("turn", "token_card") and self.plan.cell == 4 * act + upgrade + 1
        return self.row(act)[upgrade + 1] > 0 or placed

    def upgrades(self, act: int) -> list[dict[str, object]]:
        """The three upgrades of a row as printed."""
        found: list[dict[str, object]] = BOARDS[self.me.board][ROW_WORDS[act]]
        return found

    def chosen(self, act: int, using: int) -> list[dict[str, object]]:
        """The upgrades of a set."""
        return [u for i, u in enumerate(self.upgrades(act)) if using >> i & 1] if act <= EMPOWER else []

    def sets(self, act: int) -> list[int]:
        """Every set of upgrades that have tokens."""
        return [u for u in range(8) if all(self.has_token(act, i) for i in range(3) if u >> i & 1)]

    def upgrade_names(self, act: int, using: int) -> str:
        """A set by names."""
        return joined([str(u["name"]) for u in self.chosen(act, using)])

    def has_rule(self, act: int, rule: str) -> bool:
        """Has some upgrade with a token this rule?"""
        return any(u["rule"] == rule and self.has_token(act, i) for i, u in enumerate(self.upgrades(act)))

    def ways(self) -> list[tuple[int, int]]:
        """Targets with sets of upgrades that the sentence may be about."""
        act = self.act
        if act > EMPOWER:
            named = [self.number] if self.group == "SLOT" else [self.plan.slot] if self.kind == "intensify_more" else []
            own = [slot for slot in range(15) if self.own(slot)]
            return [(t, 0) for t in named or (own if act == INTENSIFY else [-1, *range(15)])]
        if self.kind == "using":
            return [(self.target, self.number)]
        if self.kind in DETAILS:
            return [(self.target, self.plan.using)]
        if self.kind in ("target_slot", "target_space", "target_realm"):
            return [(self.number, using) for using in self.sets(act)]
        count = {MOVE: 10, FORTIFY: 5}.get(act, 15)
        sets = self.sets(act) if self.row(act)[0] else [0]
        return [(t, using) for t in range(count) for using in sets if self.reaches(act, t, using)]

    @property
    def target(self) -> int:
        """The target of the plan."""
        return {MOVE: self.plan.space, FORTIFY: self.plan.realm}.get(self.act, self.plan.slot)

    def reaches(self, act: int, target: int, using: int) -> bool:
        """Could the act look at this target with these upgrades?"""
        rules = {str(u["rule"]) for u in self.chosen(act, using)}
        if act == MOVE:
            far = rules & {"switch_places", "jump_to_bleakness"}
            return bool(far) or steps(target, self.me.space) <= 1 + sum(
                int(str(u.get("n", 1))) for u in self.chosen(act, using) if u["rule"] == "extra_step"
            )
        if act == FORTIFY:
            return target in realms_by(self.me.space)
        if act == INVOKE and self.g.garrison >= 0:
            return realm_of(target) == self.g.garrison
        anywhere = {"quell_anywhere", "invoke_anywhere", "empower_anywhere", "jump_to_emotion"}
        if target in near(self.me.space) or rules & anywhere:
            return True
        return act == QUELL and self.malice and self.malice_reaches(target)

    @property
    def malice(self) -> bool:
        """Malice quells past an Emotion next to it."""
        return self.me.power > 0 and SPIRIT_NAMES[self.me.spirit] == "Malice"

    def malice_reaches(self, slot: int) -> bool:
        """Is an Emotion between Malice and this slot?"""
        return any((slot + d) % 15 in near(self.me.space) and self.at((slot + d) % 15) for d in (-1, 1))

    # ---- things -----------------------------------------------------------------------------------------------------
    def at(self, slot: int) -> Emotion | None:
        """The Emotion on a slot."""
        e: Emotion = self.g.emotions[slot]
        return e if e.card >= 0 else None

    def own(self, slot: int) -> bool:
        """Does an Emotion of the own team lie there?"""
        e = self.at(slot)
        return e is not None and e.team == self.team

    def foreign(self, slot: int) -> bool:
        """Does an Emotion of another team lie there?"""
        e = self.at(slot)
        return e is not None and e.team != self.team

    @property
    def hand(self) -> list[int]:
        """The cards of the hand."""
        return list(self.me.hand[: self.me.n_hand])

    @property
    def free_hand(self) -> list[int]:
        """The hand without the card that pays for a token."""
        cards = self.hand
        if self.kind not in ("turn", "token_card") and self.plan.discard >= 0:
            cards.remove(self.plan.discard)
        return cards

    def modifiers(self, word: int) -> list[tuple[int, int, int]]:
        """Powers in force with this word: effect, slot, team."""
        found = [self.g.standing[i] for i in range(self.g.n_standing)]
        return [(s.effect, s.slot, s.team) for s in found if EFFECTS[s.effect].word == word]

    def vibe_of(self, card: int) -> str:
        """The Vibe of a card."""
        return VIBE_WORDS[CARDS[card].vibe]

    def vibe_at(self, slot: int) -> str:
        """The Vibe of the Emotion on a slot."""
        return VIBE_WORDS[self.g.emotions[slot].vibe]

    @property
    def may_share(self) -> bool:
        """Does a power let the team end a Move on an opposing Spirit?"""
        found = self.modifiers(PERMIT)
        return any(
            EFFECTS[e].what == END_MOVE_ON_OPPONENT and on_side(EFFECTS[e].side, t, self.team) for e, _, t in found
        )

    @property
    def in_turn(self) -> bool:
        """Will the active player be asked again this turn?"""
        return any(q.kind == ask.TURN for q in self.g.stack[: self.g.n_stack])
