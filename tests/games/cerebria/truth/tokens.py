"""Sentences about Vibe tokens, rows and upgrades."""

from __future__ import annotations

from insula.core.record_class import clone
from insula.games.cerebria.gen import ask, dispatch, opt
from insula.games.cerebria.terms import BASIC
from insula.games.cerebria.words.names import VIBE_WORDS
from insula.games.cerebria.words.say import card_name
from insula.testing.truth import Attempt
from tests.games.cerebria.truth.scene import CLAIMS, REALM_KINDS, Scene
from tests.games.cerebria.truth.useless import has_useless

PLANNED = ("token_card", "token_cell", "token_colour")


def filled(s: Scene, row: int) -> int:
    """Tokens in a row."""
    return sum(1 for cell in s.row(row) if cell)


@CLAIMS.claim("cer.vibe.unlocked")
def _(a: Attempt) -> bool:
    s = Scene(a)
    asked = s.names_act or (s.kind == "token_card" and a.option == opt.PASS)
    return asked and s.act < 5 and s.row(s.act)[0] == 0 and s.says_action(s.act)


@CLAIMS.repair("cer.vibe.unlocked")
def _(a: Attempt) -> None:
    s = Scene(a)
    s.me.cells[4 * s.act] = 1


@CLAIMS.claim("cer.vibe.one-per-action")
def _(a: Attempt) -> bool:
    s = Scene(a)
    return s.kind == "token_cell" and s.group == "CELL" and s.number // 4 != s.plan.act


@CLAIMS.claim("cer.vibe.unlock-space")
def _(a: Attempt) -> bool:
    s = Scene(a)
    upgrade = s.group == "CELL" and s.number % 4 > 0
    return s.kind == "token_cell" and upgrade and s.row(s.number // 4)[0] == 0 and s.says_action(s.number // 4)


@CLAIMS.claim("cer.ambition.vibe-restrictions")
def _(a: Attempt) -> bool:
    s = Scene(a)
    upgrade = s.group == "CELL" and s.number % 4 > 0
    return s.kind == "vibe_cell" and upgrade and s.row(s.number // 4)[0] == 0 and s.says_action(s.number // 4)


@CLAIMS.repair("cer.vibe.unlock-space", "cer.ambition.vibe-restrictions")
def _(a: Attempt) -> None:
    s = Scene(a)
    s.me.cells[4 * (s.number // 4)] = 5


@CLAIMS.claim("cer.vibe.different-colors")
def _(a: Attempt) -> bool:
    s = Scene(a)
    row = s.plan.act if s.group == "CARD" else s.number // 4
    colour = s.vibe_of(s.number) if s.group == "CARD" else VIBE_WORDS[s.g.asked.colour or s.plan.colour]
    there = colour in [VIBE_WORDS[cell] for cell in s.row(row)]
    return s.kind in (*PLANNED, "vibe_cell") and there and s.values["color"] == colour and s.says_action(row)


@CLAIMS.claim("cer.ambition.vibe-free-color", "cer.power.harmony")
def _(a: Attempt) -> bool:
    s = Scene(a)
    kind = "vibe_colour" if a.rule == "cer.ambition.vibe-free-color" else "token_colour"
    if s.group != "COLOUR" or s.kind != kind:
        return False
    row = s.g.asked.cell // 4 if kind == "vibe_colour" else s.plan.act
    colour = VIBE_WORDS[s.number + 1]
    return s.number + 1 in s.row(row) and s.values["color"] == colour and s.says_action(row)


@CLAIMS.claim("cer.vibe.full-row")
def _(a: Attempt) -> bool:
    s = Scene(a)
    row = s.number // 4 if s.group == "CELL" else s.plan.act
    return s.kind in (*PLANNED, "vibe_cell") and filled(s, row) == 4 and s.says_action(row)


@CLAIMS.repair("cer.vibe.full-row")
def _(a: Attempt) -> None:
    s = Scene(a)
    row = s.number // 4 if s.group == "CELL" else s.plan.act
    s.me.cells[4 * row + 3] = 0


@CLAIMS.claim("cer.vibe.space-taken")
def _(a: Attempt) -> bool:
    s = Scene(a)
    if s.group != "CELL" or s.kind not in ("token_cell", "vibe_cell"):
        return False
    token = s.me.cells[s.number]
    return token > 0 and s.values["color"] == VIBE_WORDS[token] and s.says_action(s.number // 4)


@CLAIMS.repair("cer.vibe.space-taken")
def _(a: Attempt) -> None:
    s = Scene(a)
    s.me.cells[s.number] = 0


@CLAIMS.claim("cer.vibe.all-rows-full")
def _(a: Attempt) -> bool:
    s = Scene(a)
    wanted = a.option == opt.ADD_VIBE or (s.kind == "sphere_bonus" and a.option == opt.YES)
    return wanted and all(filled(s, row) == 4 for row in range(4 if s.g.config.mode == BASIC else 5))


@CLAIMS.repair("cer.vibe.all-rows-full")
def _(a: Attempt) -> None:
    Scene(a).me.cells[3] = 0


@CLAIMS.claim("cer.vibe.no-token")
def _(a: Attempt) -> bool:
    s = Scene(a)
    if s.group != "USING" or s.kind != "using":
        return False
    missing = sum(1 << i for i in range(3) if s.number >> i & 1 and not s.has_token(s.act, i))
    return missing > 0 and s.values["upgrade"] == s.upgrade_names(s.act, missing)


@CLAIMS.repair("cer.vibe.no-token")
def _(a: Attempt) -> None:
    s = Scene(a)
    for i in range(3):
        s.me.cells[4 * s.act + 1 + i] = s.me.cells[4 * s.act + 1 + i] or 5


@CLAIMS.claim("cer.vibe.upgrade-optional")
def _(a: Attempt) -> bool:
    return Scene(a).group == "USING" and a.kind != "using" and a.g.turns > 0


@CLAIMS.claim("cer.vibe.no-placement-without-action")
def _(a: Attempt) -> bool:
    s = Scene(a)
    if s.kind not in ("token_card", "token_cell") or not s.says_action(s.plan.act):
        return False
    card = s.number if s.group == "CARD" else s.plan.discard
    cells = [s.number] if s.group == "CELL" else range(4 * s.plan.act, 4 * s.plan.act + 4)
    open_ones = [c for c in cells if s.me.cells[c] == 0 and (c % 4 == 0 or s.me.cells[c - c % 4] > 0)]
    return card in s.hand and bool(open_ones) and not any(acts_with(s, card, cell) for cell in open_ones)


def acts_with(s: Scene, card: int, cell: int) -> bool:
    """With the card gone and its token in place, could the Action be taken without a further token?"""
    g = clone(s.g)
    me = g.seats[s.seat]
    at = list(me.hand[: me.n_hand]).index(card)
    me.hand[at : me.n_hand] = [*me.hand[at + 1 : me.n_hand], 0]
    me.known[at : me.n_hand] = [*me.known[at + 1 : me.n_hand], 0]
    me.n_hand -= 1
    me.deck[: me.n_deck + 1] = [card, *me.deck[: me.n_deck]]
    me.n_deck += 1
    me.cells[cell] = 5
    g.asked.kind = ask.TOKEN_CARD
    g.plan.discard = g.plan.cell = -1
    dispatch.relist(g)
    return opt.PASS in g.options[: g.n_options]


@CLAIMS.claim("cer.vibe.discard-before-reveal")
def _(a: Attempt) -> bool:
    s = Scene(a)
    only = s.hand.count(s.number) == 1
    return s.kind in ("invoke_card", "reveal_card") and s.group == "CARD" and s.number == s.plan.discard and only


@CLAIMS.claim("cer.info.card-not-held")
def _(a: Attempt) -> bool:
    s = Scene(a)
    wanted = s.kind in ("token_card", "invoke_card", "reveal_card", "lose_card")
    return wanted and s.group == "CARD" and s.number not in s.hand and s.values["card"] == card_name(s.number)


@CLAIMS.repair("cer.info.card-not-held")
def _(a: Attempt) -> None:
    s = Scene(a)
    s.me.n_hand = max(1, s.me.n_hand)
    s.me.hand[0] = s.number


@CLAIMS.claim("cer.realm.not-upgradable")
def _(a: Attempt) -> bool:
    return Scene(a).group == "CELL" and a.kind in REALM_KINDS


@CLAIMS.claim("cer.vibe.must-have-effect")
def _(a: Attempt) -> bool:
    s = Scene(a)
    names = s.upgrade_names(s.act, s.number) if s.group == "USING" else ""
    told = names if s.number in (1, 2, 4) else f"At least one of {names}"
    return s.kind == "using" and s.values["upgrade"] == told and has_useless(s, s.target, s.number)


@CLAIMS.claim("cer.mode.basic-no-empower")
def _(a: Attempt) -> bool:
    s = Scene(a)
    empower = (s.group == "ACT" and s.number == 4) or (s.group == "CELL" and s.number // 4 == 4)
    return empower and s.g.config.mode == BASIC
