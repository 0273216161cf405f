"""Realm Actions with three teams: only Emotions of the team itself, and Essence of the kind they are aligned with.

[bal.realm.*, bal.align.otherwise-opposing, bal.essence.single-kind]
"""

from __future__ import annotations

from insula.games.cerebria.balance.edition import FORCES_OF_BALANCE
from insula.games.cerebria.gen import R, opt
from insula.games.cerebria.rules.realm_actions import foreign_rule, no_essence_rule, refuse_aside
from insula.games.cerebria.rules.realm_choices import network_rule, refuse_besides_essence
from insula.games.cerebria.state import State
from insula.games.cerebria.tables import SLOT_SPACE
from insula.games.cerebria.terms import BALANCE


@FORCES_OF_BALANCE.replaces(no_essence_rule)
def no_essence_rule_of_three(g: State, seat: int) -> int:
    """Balance needs Essence of the Emotion's Alignment. [bal.realm.land-kind]"""
    return R.BAL_REALM_LAND_KIND if g.seats[seat].team == BALANCE else R.REALM_LAND_FIRST


@FORCES_OF_BALANCE.replaces(foreign_rule)
def foreign_rule_of_three(g: State, seat: int, slot: int) -> int:
    """Emotions of Balance belong to no other team, however aligned. [bal.align.otherwise-opposing, bal.realm.land]"""
    e = g.emotions[slot]
    team = g.seats[seat].team
    if e.card < 0 or SLOT_SPACE[slot] != g.seats[seat].space or BALANCE not in (e.team, team):
        return R.REALM_LAND_ADJACENT
    return R.BAL_ALIGN_OTHERWISE_OPPOSING if e.side == team else R.BAL_REALM_LAND


@FORCES_OF_BALANCE.replaces(refuse_besides_essence)
def refuse_other_kind(g: State, option: int) -> int:
    """An Emotion of Balance holds Essence of one kind only. [bal.essence.single-kind]"""
    e = g.emotions[g.plan.slot]
    if option == opt.ESSENCE_KIND + 1 - e.side and e.team == BALANCE:
        return R.BAL_ESSENCE_SINGLE_KIND
    return refuse_aside(g, option)


@FORCES_OF_BALANCE.replaces(network_rule)
def network_rule_of_three(g: State, slot: int) -> int:
    """Neither does Balance move Emotions of others nor others those of Balance. [bal.realm.network]"""
    e = g.emotions[slot]
    team = g.seats[g.asked.seat].team
    third = e.card >= 0 and e.team != team and BALANCE in (e.team, team)
    return R.BAL_REALM_NETWORK if third else R.REALM_NETWORK_OWN_ONLY
