"""Sentences about set-up, Revelations and the choices of powers."""

from __future__ import annotations

from insula.games.cerebria.tables import (
    ASPIRATION_NAMES,
    CARD_NAMES,
    DECK_SIZE,
    DECK_TEAM,
    DECKS,
    SPIRIT_NAMES,
    SPIRIT_TEAM,
)
from insula.games.cerebria.terms import BASIC
from insula.games.cerebria.words.names import ACT_NAMES, TEAM_NAMES, VIBE_WORDS
from insula.games.cerebria.words.notation import source_name
from insula.games.cerebria.words.say import space_name
from insula.testing.truth import Attempt
from tests.games.cerebria.truth.scene import CLAIMS, Scene

PLACING = ("start_space", "start_slot", "second_frontier", "balance_space")


# ---- set-up --------------------------------------------------------------------------------------------------------
@CLAIMS.claim("cer.setup.choose-spirit")
def _(a: Attempt) -> bool:
    s = Scene(a)
    if s.kind != "choose_spirit" or s.group != "SPIRIT" or s.values["spirit"] != SPIRIT_NAMES[s.number]:
        return False
    taken = [seat for seat in range(s.g.n_seats) if s.g.seats[seat].spirit == s.number]
    team = SPIRIT_TEAM[s.number]
    reason = f"it belongs to {TEAM_NAMES[team]}" if team != s.team else f"@{taken[0]} plays it" if taken else ""
    return s.values["reason"] == reason


@CLAIMS.claim("cer.deck.mild-only")
def _(a: Attempt) -> bool:
    s = Scene(a)
    if s.kind != "choose_deck" or s.group != "DECK" or s.number >= len(DECK_TEAM):
        return False
    return DECK_TEAM[s.number] != s.team and s.values["card"] == CARD_NAMES[DECKS[DECK_SIZE * s.number]]


@CLAIMS.claim("cer.deck.size")
def _(a: Attempt) -> bool:
    s = Scene(a)
    none_given = s.g.config.own_deck[16 * s.seat] < 0
    return s.kind == "choose_deck" and s.group == "DECK" and none_given and s.values["count"] == 0


@CLAIMS.claim("cer.setup.hidden-no-early-peek")
def _(a: Attempt) -> bool:
    s = Scene(a)
    return s.kind in ("choose_spirit", "choose_deck") and s.group in ("HIDDEN_DECK", "ASPIRATION")


@CLAIMS.claim("cer.setup.deal-order")
def _(a: Attempt) -> bool:
    return Scene(a).group == "CELL" and a.kind in PLACING


@CLAIMS.claim("cer.setup.vibe-timing")
def _(a: Attempt) -> bool:
    s = Scene(a)
    first = s.g.order[0]
    return s.group == "CELL" and s.kind in PLACING and s.seat != first and s.values["player"] == f"@{first}"


@CLAIMS.claim("cer.place.spirit-frontier", "cer.shaper.second-emotion", "bal.setup.place-any-frontier")
def _(a: Attempt) -> bool:
    s = Scene(a)
    kinds = {"cer": ("start_space", "second_frontier"), "bal": ("balance_space",)}[a.rule[:3]]
    if s.kind not in kinds or s.group != "SPACE":
        return False
    if "space" in s.values and s.values["space"] != space_name(s.number):
        return False
    f = s.number // 2
    taken = any(p.space == s.number for p in s.g.seats[: s.g.n_seats]) or any(s.at(3 * f + i) for i in range(3))
    return s.number % 2 == 0 or (taken and s.kind != "balance_space")


@CLAIMS.claim("cer.place.emotion-slot")
def _(a: Attempt) -> bool:
    s = Scene(a)
    return s.kind == "start_slot" and s.group == "SLOT" and abs(s.number - s.g.asked.slot) != 1


@CLAIMS.claim("cer.setup.vibe-full", "cer.setup.vibe-basic")
def _(a: Attempt) -> bool:
    s = Scene(a)
    if s.kind != "start_token" or s.group != "CELL" or (s.g.config.mode == BASIC) != (a.rule == "cer.setup.vibe-basic"):
        return False
    row, cell = divmod(s.number, 4)
    name = "its first space" if cell == 0 else str(s.upgrades(row)[cell - 1]["name"])
    if s.values["place"] != f"{ACT_NAMES[row]} ({name})":
        return False
    if token := s.me.cells[s.number]:
        return s.values["reason"] == f"it already holds a {VIBE_WORDS[token]} one"
    if s.g.config.mode == BASIC:
        return cell > 0 and s.values["reason"] == "in the basic game they only unlock rows"
    return cell > 0 and s.row(row)[0] == 0 and s.values["reason"] == f"{ACT_NAMES[row]} is not unlocked yet"


# ---- Revelations ---------------------------------------------------------------------------------------------------
def in_row(s: Scene) -> bool:
    """Is the Aspiration named in the row of Common ones?"""
    return s.number in s.g.common[: s.g.n_common]


@CLAIMS.claim("cer.rev.common-remove")
def _(a: Attempt) -> bool:
    s = Scene(a)
    return s.kind == "remove_common" and (s.group == "PASS" or (s.group == "ASPIRATION" and not in_row(s)))


@CLAIMS.claim("cer.rev.hidden-choose-not-common", "bal.rev.hidden-not-common", "bal.emo.curiosity-not-common")
def _(a: Attempt) -> bool:
    s = Scene(a)
    kind = "put_back" if "curiosity" in a.rule else "hidden"
    same = s.kind == kind and s.group == "ASPIRATION" and s.g.n_common > 0 and s.number == s.g.common[0]
    return same and s.values["aspiration"] == ASPIRATION_NAMES[s.g.common[0]]


@CLAIMS.claim("cer.rev.hidden-choose-three")
def _(a: Attempt) -> bool:
    s = Scene(a)
    t = s.g.teams[s.g.asked.team]
    top = t.hidden[max(0, t.n_hidden - 3) : t.n_hidden]
    other = s.kind == "hidden" and s.group == "ASPIRATION" and s.number not in top
    return other and s.values["aspiration"] == ASPIRATION_NAMES[s.number]


@CLAIMS.claim("bal.emo.curiosity")
def _(a: Attempt) -> bool:
    s = Scene(a)
    offered = s.a.option in s.g.options[: s.g.n_options]
    named = s.values["aspiration"] == ASPIRATION_NAMES[s.number] if s.group == "ASPIRATION" else False
    return s.kind == "put_back" and named and not offered


@CLAIMS.claim("bal.rev.not-in-row")
def _(a: Attempt) -> bool:
    s = Scene(a)
    out = s.kind == "move_common" and s.group == "ASPIRATION" and not in_row(s)
    return out and s.values["aspiration"] == ASPIRATION_NAMES[s.number]


@CLAIMS.claim("bal.rev.other-place")
def _(a: Attempt) -> bool:
    s = Scene(a)
    if s.kind != "common_place" or s.group != "ROW_PLACE":
        return False
    told = (s.values["aspiration"], s.values["count"]) == (ASPIRATION_NAMES[s.g.asked.aspiration], s.g.n_common)
    return told and (s.number >= s.g.n_common or s.g.common[s.number] == s.g.asked.aspiration)


# ---- powers --------------------------------------------------------------------------------------------------------
@CLAIMS.claim("cer.pow.order")
def _(a: Attempt) -> bool:
    s = Scene(a)
    waiting = {t.source for t in s.g.queue[: s.g.n_queue] if t.team == s.team}
    e = s.at(s.number) if s.group == "SLOT" else None
    return s.kind == "power_order" and s.group == "SLOT" and (e is None or e.uid not in waiting)


@CLAIMS.claim("cer.pow.target", "cer.pow.recipient", "cer.pow.place")
def _(a: Attempt) -> bool:
    s = Scene(a)
    kinds = {
        "cer.pow.target": ("pick",),
        "cer.pow.recipient": ("recipient",),
        "cer.pow.place": ("shift_to", "spirit_to"),
    }
    groups = {"pick": "SLOT", "recipient": "SEAT", "shift_to": "SLOT", "spirit_to": "SPACE"}
    fits = s.kind in kinds[a.rule] and s.group == groups[s.kind]
    return fits and a.option not in s.g.options[: s.g.n_options] and s.values["emotion"] == source_name(s.g)


@CLAIMS.claim("cer.pow.bear-loss")
def _(a: Attempt) -> bool:
    s = Scene(a)
    bearer = next((e for e in s.g.emotions if e.card >= 0 and e.uid == s.g.asked.source), None)
    if s.kind != "bear_loss" or s.group != "AMOUNT" or bearer is None:
        return False
    most = min(bearer.essence, s.plan.open)
    return (s.values["emotion"], s.values["most"]) == (CARD_NAMES[bearer.card], most) and s.number > most


@CLAIMS.claim("bal.emo.urge")
def _(a: Attempt) -> bool:
    s = Scene(a)
    return s.kind == "drained_sphere" and s.group == "REALM" and s.g.spheres[(s.number - s.g.rotation) % 5] < 3


@CLAIMS.claim("bal.bside.reason.command")
def _(a: Attempt) -> bool:
    s = Scene(a)
    if s.kind != "command_to" or s.group != "SPACE":
        return False
    after = [s.plan.space if i == s.seat else s.g.seats[i].space for i in range(s.g.n_seats)]
    there = [SPIRIT_NAMES[s.g.seats[i].spirit] for i, at in enumerate(after) if at == s.number]
    told = " and ".join(there) if len(there) < 3 else f"{', '.join(there[:-1])} and {there[-1]}"
    return bool(there) and (s.values["spirit"], s.values["space"]) == (told, space_name(s.number))
