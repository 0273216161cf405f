"""A Revelation in its seven steps. Step 5 asks both teams in turn; their answers are secret.

[cer.rev.*, cer.turn.revelation-interrupts, cer.bside.misery.drain-revelation, cer.end.common-exhausted,
cer.end.capping*, cer.end.late-revelation, bal.rev.harvest, bal.rev.refill, bal.end.simultaneous-cap*]
"""

from __future__ import annotations

from insula.core.points import point
from insula.core.questions import note, offer, reveal
from insula.core.rule import LEGAL, rule
from insula.games.cerebria.gen import R, ask, ev, opt
from insula.games.cerebria.gen.stack import then
from insula.games.cerebria.rules.aspirations import (
    accomplished,
    fix_hidden,
    matches_common,
    note_hidden,
    shuffle_hidden,
)
from insula.games.cerebria.rules.board import accomplish, decider, is_opponent, refuse_elsewhere, sphere_at
from insula.games.cerebria.rules.control import recalculate
from insula.games.cerebria.rules.ending import CAPPED, COMMON_EXHAUSTED, trigger_end
from insula.games.cerebria.rules.fortresses import remove_fortress
from insula.games.cerebria.rules.powers.triggers import announce
from insula.games.cerebria.state import State
from insula.games.cerebria.tables import BOTH_CAP_POINTS, LOSER_LOOK, SPHERE_WILLPOWER
from insula.games.cerebria.terms import ASPIRATIONS, BLISS, FORTRESS_ADDED, GLOOM, NOBODY, ON_REVELATION

MINOR, MAJOR, CAPPING = 1, 2, 3  # Fragments; a Fortress of size 1 is a Minor one
COMPARED, REMOVED = 1, 2  # why an Aspiration has left the Common row


# ---- steps 1 to 4 --------------------------------------------------------------------------------------------------
@rule
def revelation_step(g: State) -> None:
    """Everything up to the first choice; `g.emptied` is the Realm of the Sphere. [cer.rev.order]"""
    seat = g.asked.seat
    g.revelations += 1
    note(g, ev.REVELATION, R.REV_TRIGGER, seat, g.emptied, -1, 0)
    show_hidden(g)
    check_aspirations(g)
    major = add_fragments(g)
    after_fragments(g, seat, major)


@point
def after_fragments(g: State, seat: int, major: int) -> None:
    """Step 4 and what is asked then; major: the team that added a Major Fragment. [cer.rev.order]"""
    flip_common(g)
    return_hidden(g)
    if major != NOBODY and g.n_common > 0:
        for team in range(g.n_teams):
            if is_opponent(team, major):
                then(g, ask.REMOVE_COMMON, decider(g, team)).team = team
    then(g, ask.NEW_HIDDEN, seat)
    then(g, ask.FINISH_REVELATION, seat)


@rule
def show_hidden(g: State) -> None:
    """Step 1: the Hidden Aspirations are shown to everybody."""
    for team in range(g.n_teams):
        t = g.teams[team]
        if t.has_hidden:
            reveal(g)
            note(g, ev.HIDDEN_SHOWN, R.REV_ORDER, team, t.hidden[t.n_hidden - 1], -1, 0)


@rule
def check_aspirations(g: State) -> None:
    """Step 2: Bliss and Gloom their Hidden one and the Common one, on the board as it is now. [cer.rev.check]"""
    for team in (BLISS, GLOOM):
        t = g.teams[team]
        t.wants_cap = 0
        t.won_common = 0
        t.won_hidden = 0
        if g.n_common > 0 and accomplished(g, g.common[0], team):
            t.won_common = 1
            note(g, ev.ASPIRATION_WON, R.REV_CHECK, team, g.common[0], 1, 0)
        if t.has_hidden and accomplished(g, t.hidden[t.n_hidden - 1], team):
            t.won_hidden = 1
            note(g, ev.ASPIRATION_WON, R.REV_CHECK, team, t.hidden[t.n_hidden - 1], 0, 0)


@rule
def add_fragments(g: State) -> int:
    """Step 3: Minor for one Aspiration, Major for both, never one for the other; gives the team that added a Major.

    [cer.rev.minor, cer.rev.major, cer.rev.compulsory, cer.rev.no-substitute, cer.end.capping]
    """
    added_major = NOBODY
    for team in (BLISS, GLOOM):
        if add_fragment(g, team):
            added_major = team
    return added_major


@rule
def add_fragment(g: State, team: int) -> bool:
    """The Fragment a team has earned; tells whether it was a Major one."""
    t = g.teams[team]
    won = t.won_common + t.won_hidden
    if won == 2 and t.major > 0:
        t.major -= 1
        t.identity_major += 1
        note(g, ev.FRAGMENT_ADDED, R.REV_MAJOR, team, MAJOR, -1, 0)
        return True
    if won == 1 and t.minor > 0:
        t.minor -= 1
        t.identity_minor += 1
        note(g, ev.FRAGMENT_ADDED, R.REV_MINOR, team, MINOR, -1, 0)
    elif won > 0:
        t.wants_cap = 1
        trigger_end(g, team, CAPPED, R.END_CAPPING)
    return False


@rule
def leave_row(g: State, aspiration: int, how: int) -> None:
    """An Aspiration is no longer one of the face-up Common ones."""
    kept = 0
    for i in range(g.n_common):
        if g.common[i] != aspiration:
            g.common[kept] = g.common[i]
            kept += 1
    g.common[kept] = 0
    g.n_common = kept
    g.gone[aspiration] = how


@rule
def flip_common(g: State) -> None:
    """Step 4: the Common Aspiration just compared is never scored again. [cer.rev.common-flip]"""
    if g.n_common > 0:
        note(g, ev.COMMON_GONE, R.REV_COMMON_FLIP, NOBODY, g.common[0], -1, 0)
        leave_row(g, g.common[0], COMPARED)


@rule
def return_hidden(g: State) -> None:
    """The Hidden Aspirations shown go to the box; done before the choices, as nothing refers to them any more.

    [cer.rev.hidden-return]
    """
    for team in range(g.n_teams):
        t = g.teams[team]
        if t.has_hidden:
            t.n_hidden -= 1
            t.hidden[t.n_hidden] = 0
            t.has_hidden = 0
            t.seen = max(0, t.seen - 1)


@rule
def in_row(g: State, aspiration: int) -> bool:
    """Is the Aspiration face up in the Common row?"""
    for i in range(g.n_common):
        if g.common[i] == aspiration:
            return True
    return False


@rule
def remove_common_options(g: State) -> None:
    """Step 4, after a Major Fragment: the other team removes one face-up card. [cer.rev.common-remove]"""
    for aspiration in range(ASPIRATIONS):
        if in_row(g, aspiration):
            offer(g, opt.ASPIRATION + aspiration)


@rule
def refuse_remove_common(g: State, option: int) -> int:
    """One of the face-up cards; the team may not decline. [cer.rev.common-remove]"""
    if opt.ASPIRATION <= option < opt.ASPIRATION + ASPIRATIONS:
        return LEGAL if in_row(g, option - opt.ASPIRATION) else R.REV_COMMON_REMOVE
    return R.REV_COMMON_REMOVE if option == opt.PASS else refuse_elsewhere(g, option)


@rule
def remove_common_answer(g: State, option: int) -> None:
    """It goes back to the box."""
    note(g, ev.COMMON_GONE, R.REV_COMMON_REMOVE, g.asked.team, option - opt.ASPIRATION, -1, 0)
    leave_row(g, option - opt.ASPIRATION, REMOVED)


# ---- step 5 --------------------------------------------------------------------------------------------------------
@rule
def new_hidden_step(g: State) -> None:
    """The leftmost card is current; a team without success may look, the others take their top card.

    [cer.rev.common-next, cer.end.common-exhausted, cer.rev.hidden-choose-three, cer.rev.hidden-after-removal]
    """
    if g.n_common > 0:
        note(g, ev.COMMON_NEXT, R.REV_COMMON_NEXT, -1, g.common[0], -1, 0)
    else:
        trigger_end(g, NOBODY, COMMON_EXHAUSTED, R.END_COMMON_EXHAUSTED)
    active = g.seats[g.asked.seat].team
    for i in range(g.n_teams):
        team = (active + i) % g.n_teams
        t = g.teams[team]
        if t.won_common or t.won_hidden or t.n_hidden < 2:
            fix_hidden(g, team)
        else:
            then(g, ask.LOOK_HIDDEN, decider(g, team)).team = team


@rule
def look_hidden_options(g: State) -> None:
    """Look at the top cards, or take the top card unseen. [cer.rev.hidden-choose-few]"""
    offer(g, opt.PASS)
    offer(g, opt.YES)


@rule
def refuse_look_hidden(g: State, option: int) -> int:
    """Yes or no."""
    if option == opt.PASS or option == opt.YES:
        return LEGAL
    return refuse_elsewhere(g, option)


@rule
def look_hidden_answer(g: State, option: int) -> None:
    """The three topmost cards, or as many as there are. [cer.rev.hidden-choose-three, cer.rev.hidden-choose-few]"""
    team = g.asked.team
    if option == opt.PASS:
        fix_hidden(g, team)
        return
    reveal(g)
    note(g, ev.LOOKED, R.REV_HIDDEN_CHOOSE_THREE, team, -1, -1, min(LOSER_LOOK, g.teams[team].n_hidden))
    then(g, ask.HIDDEN, g.asked.seat).team = team


@rule
def looked_at(g: State, team: int, aspiration: int) -> bool:
    """Is it one of the cards the team has just looked at?"""
    t = g.teams[team]
    for i in range(max(0, t.n_hidden - LOSER_LOOK), t.n_hidden):
        if t.hidden[i] == aspiration:
            return True
    return False


@rule
def hidden_options(g: State) -> None:
    """Those of the cards looked at that differ from the Common Aspiration. [cer.rev.hidden-choose-not-common]"""
    for aspiration in range(ASPIRATIONS):
        if looked_at(g, g.asked.team, aspiration) and not matches_common(g, aspiration):
            offer(g, opt.ASPIRATION + aspiration)


@rule
def refuse_hidden(g: State, option: int) -> int:
    """One of the cards looked at, and not the Common Aspiration. [cer.rev.hidden-choose-not-common]"""
    if opt.ASPIRATION <= option < opt.ASPIRATION + ASPIRATIONS:
        if matches_common(g, option - opt.ASPIRATION):
            return not_common_rule(g)
        return LEGAL if looked_at(g, g.asked.team, option - opt.ASPIRATION) else R.REV_HIDDEN_CHOOSE_THREE
    return refuse_elsewhere(g, option)


@point
def not_common_rule(g: State) -> int:
    """The rule that keeps the Common Aspiration from being the Hidden one."""
    return R.REV_HIDDEN_CHOOSE_NOT_COMMON


@rule
def hidden_answer(g: State, option: int) -> None:
    """The chosen card lies on top of the shuffled rest. [cer.rev.hidden-choose-three]"""
    team = g.asked.team
    t = g.teams[team]
    kept = 0
    for i in range(t.n_hidden):
        if t.hidden[i] != option - opt.ASPIRATION:
            t.hidden[kept] = t.hidden[i]
            kept += 1
    t.n_hidden = kept
    shuffle_hidden(g, team)
    t.hidden[kept] = option - opt.ASPIRATION
    t.n_hidden = kept + 1
    note_hidden(g, team, R.REV_HIDDEN_CHOOSE_THREE)


# ---- steps 6 and 7 -------------------------------------------------------------------------------------------------
@rule
def finish_revelation_step(g: State) -> None:
    """Fortress, Capping Fragment, refill; then powers that wait for a Revelation. [cer.rev.order, cer.rev.refill]"""
    seat = g.asked.seat
    realm = g.emptied
    if g.realms[realm].size > 0 and g.realms[realm].fresh == 0 and g.plan.harvest:
        harvest_fortress(g, realm)
    cap_identity(g)
    sphere = sphere_at(g, realm)
    g.spheres[sphere] = SPHERE_WILLPOWER[g.config.mode]
    note(g, ev.REFILLED, R.REV_REFILL, -1, sphere, realm, g.spheres[sphere])
    g.emptied = -1
    announce(g, ON_REVELATION, seat, -1, -1, 0, 0)
    then(g, ask.RUN_QUEUE, seat)


@rule
def harvest_fortress(g: State, realm: int) -> None:
    """Step 6: the piece itself moves to the Identity for its owner. [cer.rev.harvest, cer.rev.harvest-no-cap]"""
    r = g.realms[realm]
    owner = r.fortress
    if r.size == MAJOR:
        g.teams[owner].identity_major += 1
    else:
        g.teams[owner].identity_minor += 1
    note(g, ev.HARVESTED, R.REV_HARVEST, owner, realm, r.size, 0)
    remove_fortress(g, realm)
    recalculate(g)
    accomplish(g, owner, FORTRESS_ADDED)


@rule
def cap_identity(g: State) -> None:
    """One Capping Fragment at most, first for the active team, then in player order; points for another team.

    [cer.end.capping-last, cer.end.capping-both, cer.end.capping-both-no-bonus, cer.end.capping-one,
    bal.end.simultaneous-cap-closest]
    """
    capped = 0
    for team in range(g.n_teams):
        capped |= g.teams[team].capping
    for i in range(g.n_order):
        team = g.seats[g.order[(g.place + i) % g.n_order]].team
        t = g.teams[team]
        if t.wants_cap == 0 or t.capping:
            continue
        t.wants_cap = 0
        if capped == 0:
            capped = 1
            t.capping = 1
            note(g, ev.FRAGMENT_ADDED, R.END_CAPPING_LAST, team, CAPPING, -1, 0)
        else:
            t.extra_points += BOTH_CAP_POINTS[g.config.mode]
            note(g, ev.POINTS_GIVEN, R.END_CAPPING_BOTH, team, -1, -1, BOTH_CAP_POINTS[g.config.mode])
