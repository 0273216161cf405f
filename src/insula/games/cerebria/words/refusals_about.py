"""What a refused option is about: the act, its target and the upgrades of the way that came furthest."""

from __future__ import annotations

from insula.games.cerebria.gen import ask, opt
from insula.games.cerebria.rules.actions.begin import planned_upgrades
from insula.games.cerebria.rules.actions.plan import planned_target
from insula.games.cerebria.rules.actions.ways import best_set, furthest_from, way_without_token
from insula.games.cerebria.rules.turn import way_of_action
from insula.games.cerebria.state import State
from insula.games.cerebria.tables import BLEAKNESS
from insula.games.cerebria.terms import (
    DRAW_CARDS,
    EMPOWER,
    FORTIFY,
    FROM_BOX,
    FROM_DECK_TOP,
    FROM_HAND,
    HARVEST,
    INTENSIFY,
    INVOKE,
    MOVE,
    MOVE_EMOTION,
)
from insula.games.cerebria.words.notation import group_of

REALM_QUESTIONS = {
    ask.DRAW_MORE: DRAW_CARDS,
    ask.HARVEST_AMOUNT: HARVEST,
    ask.INTENSIFY_SLOT: INTENSIFY,
    ask.INTENSIFY_MORE: INTENSIFY,
    ask.MOVE_WHICH: MOVE_EMOTION,
    ask.MOVE_WHERE: MOVE_EMOTION,
}
TARGETS = {ask.TARGET_SLOT: "SLOT", ask.TARGET_SPACE: "SPACE", ask.TARGET_REALM: "REALM"}
# questions that come when target and upgrades of a Spirit Action are known
DETAILS = frozenset(
    (
        ask.QUELL_AMOUNT,
        ask.REVEAL_CARD,
        ask.BEAR_LOSS,
        ask.SWITCH_WITH,
        ask.PUSH_WHO,
        ask.PUSH_TO,
        ask.AFTER_MOVE_SLOT,
        ask.INVOKE_KIND,
        ask.FORTIFY_KIND,
        ask.STRONG_CARD,
        ask.STRONG_VIBE,
        ask.COMMAND_TO,
    )
)


class About:
    """A refused option with the act it belongs to; target and upgrades are those of the way that came furthest."""

    def __init__(self, g: State, option: int, rule: int) -> None:
        self.g = g
        self.rule = rule
        self.option = option
        self.group, self.number = group_of(option)
        self.seat = g.asked.seat
        self.team = g.seats[self.seat].team
        self.act = self.number if self.group == "ACT" else REALM_QUESTIONS.get(g.asked.kind, g.plan.act)
        self.target, self.using = self._way()

    def _way(self) -> tuple[int, int]:
        """Slot, space or Realm and the set of upgrades; -1: no target."""
        g, kind = self.g, self.g.asked.kind
        if self.group == "ACT" and kind == ask.TURN:
            return way_of_action(g, self.seat, self.act)[1:]
        if kind == ask.TOKEN_CARD and self.option == opt.PASS:
            return way_without_token(g, g.plan.seat, g.plan.act)[1:]
        if kind == ask.INVOKE_CARD:
            return self._invoked()
        if TARGETS.get(kind) == self.group:
            p = g.plan
            found = best_set(g, p.seat, p.act, self.number, planned_upgrades(g), p.discard, p.origin)
            return self.number, found[2]
        if kind == ask.USING and self.group == "USING":
            return planned_target(g), self.number
        if kind in DETAILS:
            return planned_target(g), g.plan.using
        if kind == ask.INTENSIFY_MORE:
            return g.plan.slot, 0
        return self.number if kind in REALM_QUESTIONS and self.group == "SLOT" else -1, 0

    def _invoked(self) -> tuple[int, int]:
        """The slot and the upgrades for a card from this source."""
        p = self.g.plan
        origin = FROM_DECK_TOP if self.option == opt.TOP_CARD else FROM_HAND
        if self.option == opt.CARD + BLEAKNESS:
            origin = FROM_BOX
        return furthest_from(self.g, p.seat, INVOKE, planned_upgrades(self.g), p.discard, origin)[2:]

    @property
    def place(self) -> int:
        """Where surcharges look: the slot or space of the act; a Fortify has none."""
        return -1 if self.act == FORTIFY else self.target

    @property
    def slot(self) -> int:
        """The slot the option names, else that of the act; -1 for none."""
        if self.group == "SLOT":
            return self.number
        if self.g.asked.kind == ask.AFTER_MOVE_SLOT or self.act in (MOVE, FORTIFY):
            return -1
        return self.target

    @property
    def realm(self) -> int:
        """The Realm the option names, else that of the act; -1 for none."""
        if self.group == "REALM":
            return self.number
        return self.target if self.act == FORTIFY else -1

    @property
    def row(self) -> int:
        """The row of the Spirit Board in question."""
        if self.group == "CELL":
            return self.number // 4
        return self.g.asked.cell // 4 if self.g.asked.kind == ask.VIBE_COLOUR else min(self.act, EMPOWER)
