"""Sentences that explain a thing named where it is no answer."""

from __future__ import annotations

from insula.games.cerebria.gen import opt
from insula.games.cerebria.tables import ASPIRATION_NAMES, CARD_NAMES, CARDS, REALM_NAMES, SPHERE_NAMES, SPIRIT_NAMES
from insula.games.cerebria.terms import BALANCE, BALANCE_MODE, BASIC
from insula.games.cerebria.words.names import ABILITY_NAMES, ACT_NAMES, TEAM_NAMES, VIBE_WORDS
from insula.games.cerebria.words.say import card_name, slot_name, space_name
from insula.testing.truth import Attempt
from tests.games.cerebria.truth.scene import CLAIMS, EMPOWER, Scene

NONSENSE = {"PASS", "YES", "MORE", "AMOUNT", "CHOICE", "ROW_PLACE"}


def first_up(text: str) -> str:
    """Begins with a capital letter."""
    return text[:1].upper() + text[1:]


@CLAIMS.claim("table.not-an-answer")
def _(a: Attempt) -> bool:
    s = Scene(a)
    early = s.g.turns == 0
    nothing_there = {
        "CARD": CARDS[s.number].side == BALANCE and s.g.config.mode != BALANCE_MODE if s.group == "CARD" else False,
        "SEAT": s.number >= s.g.n_seats or s.g.seats[s.number].space < 0,
        "CELL": s.number // 4 == EMPOWER and s.g.config.mode == BASIC,
        "USING": early,
        "TOP_CARD": early,
        "TAKE_AMBITION": early,
        "DRAW_TWO": early,
    }
    return s.group in NONSENSE or s.kind in ("choose_spirit", "choose_deck") or nothing_there.get(s.group, False)


@CLAIMS.claim("cer.thing.card-in-hand")
def _(a: Attempt) -> bool:
    s = Scene(a)
    return s.group == "CARD" and s.number in s.hand and s.values["card"] == card_name(s.number)


@CLAIMS.claim("cer.thing.card-elsewhere")
def _(a: Attempt) -> bool:
    s = Scene(a)
    if s.group != "CARD" or s.number in s.hand or s.values["card"] != card_name(s.number):
        return False
    lying = [slot_name(i) for i, e in enumerate(s.g.emotions) if e.card == s.number]
    return s.values["held"] == (
        f"is in play on {' and '.join(lying)}" if lying else "is neither in your hand nor in play"
    )


@CLAIMS.claim("cer.thing.slot")
def _(a: Attempt) -> bool:
    s = Scene(a)
    if s.group != "SLOT":
        return False
    e = s.at(s.number)
    holds, use = "is empty", "Invoke and Move Emotion"
    if e is not None:
        holds = f"holds {CARD_NAMES[e.card]} of {TEAM_NAMES[e.team]}"
        with_empower = (
            "Intensify, Move Emotion and Empower" if s.g.config.mode != BASIC else "Intensify and Move Emotion"
        )
        use = with_empower if e.team == s.team else "Quell"
    return (s.values["slot"], s.values["holds"], s.values["use"]) == (first_up(slot_name(s.number)), holds, use)


@CLAIMS.claim("cer.thing.space")
def _(a: Attempt) -> bool:
    s = Scene(a)
    there = [SPIRIT_NAMES[p.spirit] for p in s.g.seats[: s.g.n_seats] if p.space == s.number]
    words = f"is occupied by {' and '.join(there)}" if there else "is an empty Spirit space"
    return s.group == "SPACE" and (s.values["space"], s.values["there"]) == (first_up(space_name(s.number)), words)


@CLAIMS.claim("cer.thing.realm")
def _(a: Attempt) -> bool:
    s = Scene(a)
    if s.group != "REALM":
        return False
    r = s.g.realms[s.number]
    sphere = (s.number - s.g.rotation) % 5
    words = f"has a {'Minor' if r.size == 1 else 'Major'} Fortress of {TEAM_NAMES[r.fortress]}"
    expected = {
        "realm": REALM_NAMES[s.number],
        "fortress": "has an empty Fortress location" if r.size == 0 else words,
        "sphere": SPHERE_NAMES[sphere],
        "count": s.g.spheres[sphere],
    }
    return s.values == expected


@CLAIMS.claim("cer.thing.own-figure")
def _(a: Attempt) -> bool:
    s = Scene(a)
    expected = {"spirit": SPIRIT_NAMES[s.me.spirit], "space": space_name(s.me.space)}
    return s.group == "SEAT" and s.number == s.seat and s.values == expected


@CLAIMS.claim("cer.thing.other-figure")
def _(a: Attempt) -> bool:
    s = Scene(a)
    if s.group != "SEAT" or s.number >= s.g.n_seats:
        return False
    p = s.g.seats[s.number]
    expected = {"spirit": SPIRIT_NAMES[p.spirit], "team": TEAM_NAMES[p.team], "space": space_name(p.space)}
    return p.team != s.team and s.values == expected


@CLAIMS.claim("cer.info.no-trade")
def _(a: Attempt) -> bool:
    s = Scene(a)
    if s.group != "SEAT" or s.number == s.seat or s.number >= s.g.n_seats:
        return False
    p = s.g.seats[s.number]
    return p.team == s.team and s.values["spirit"] == SPIRIT_NAMES[p.spirit]


@CLAIMS.claim("cer.thing.row-space")
def _(a: Attempt) -> bool:
    s = Scene(a)
    if s.group != "CELL":
        return False
    vibe = s.me.cells[s.number]
    token = f"holds a {VIBE_WORDS[vibe]} Vibe token" if vibe else "is empty"
    return s.says_action(s.number // 4) and s.values["token"] == token


@CLAIMS.claim("cer.thing.vibe")
def _(a: Attempt) -> bool:
    s = Scene(a)
    return s.group == "COLOUR" and s.kind not in ("token_colour", "vibe_colour", "strong_vibe")


@CLAIMS.claim("cer.thing.aspiration")
def _(a: Attempt) -> bool:
    s = Scene(a)
    if s.group != "ASPIRATION" or s.values["aspiration"] != ASPIRATION_NAMES[s.number]:
        return False
    row = list(s.g.common[: s.g.n_common])
    place = row.index(s.number) if s.number in row else -1
    words = {0: "is the current Common Aspiration", -1: "is not in the row of Common Aspirations"}
    return s.values["status"] == words.get(place, "is in the row of Common Aspirations")


@CLAIMS.claim("cer.thing.spirit")
def _(a: Attempt) -> bool:
    s = Scene(a)
    if s.group != "SPIRIT" or s.values["spirit"] != SPIRIT_NAMES[s.number]:
        return False
    spirits = [p.spirit for p in s.g.seats[: s.g.n_seats]]
    played = f"is played by @{spirits.index(s.number)}" if s.number in spirits else "is not in this game"
    return s.kind != "choose_spirit" and s.values["played"] == played


@CLAIMS.claim("cer.thing.deck")
def _(a: Attempt) -> bool:
    return Scene(a).group == "DECK" and a.kind not in ("choose_deck", "choose_spirit")


@CLAIMS.claim("cer.thing.essence")
def _(a: Attempt) -> bool:
    s = Scene(a)
    if s.group != "ESSENCE_KIND":
        return False
    held = [s.me.essence, s.me.gloom_essence] if s.team == BALANCE else [0, 0]
    if s.team != BALANCE:
        held[s.team] = s.me.essence
    return (s.values["count"], s.values["kind"]) == (held[s.number], ("Bliss", "Gloom")[s.number])


@CLAIMS.claim("cer.thing.top-card")
def _(a: Attempt) -> bool:
    s = Scene(a)
    top = card_name(s.me.deck[s.me.n_deck - 1])
    return s.group == "TOP_CARD" and s.me.n_deck > 0 and s.values["card"] == top


@CLAIMS.claim("cer.thing.empty-deck")
def _(a: Attempt) -> bool:
    s = Scene(a)
    return s.group == "TOP_CARD" and s.me.n_deck == 0


@CLAIMS.claim("cer.thing.turn-end")
def _(a: Attempt) -> bool:
    s = Scene(a)
    return s.group in ("TAKE_AMBITION", "DRAW_TWO") and s.kind != "turn_end" and s.g.turns > 0


@CLAIMS.claim("cer.thing.before-turns")
def _(a: Attempt) -> bool:
    s = Scene(a)
    single = {opt.END_TURN: "ending it", opt.ABSORB: "Absorb"}
    single |= {opt.ADD_VIBE + i: name for i, name in enumerate(ABILITY_NAMES)}
    name = ACT_NAMES[s.number] if s.group == "ACT" else single.get(a.option)
    return s.g.turns == 0 and s.values["action"] == name


@CLAIMS.claim("cer.info.hidden-deck-order")
def _(a: Attempt) -> bool:
    return Scene(a).group == "HIDDEN_DECK" and a.kind not in ("choose_spirit", "choose_deck")
