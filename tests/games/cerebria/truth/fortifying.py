"""Sentences about Fortify, Exalt, Raze and Attune."""

from __future__ import annotations

from insula.games.cerebria.state import Realm
from insula.games.cerebria.tables import REALM_NAMES, SPIRIT_NAMES
from insula.games.cerebria.terms import BALANCE
from insula.games.cerebria.words.names import TEAM_NAMES
from insula.testing.truth import Attempt
from tests.games.cerebria.truth.scene import CLAIMS, FORTIFY, Scene, realms_by


def fortifying(s: Scene) -> bool:
    """Is this about a Fortify that is being chosen?"""
    return s.act == FORTIFY and (s.names_act or s.kind in ("token_card", "target_realm", "using", "fortify_kind"))


def realms(s: Scene) -> list[Realm]:
    """The Realms the sentence may be about: those it names among the ones in reach."""
    if s.kind == "target_realm":
        found = [s.number] if s.group == "REALM" else []
    elif s.kind in ("using", "fortify_kind"):
        found = [s.plan.realm]
    else:
        found = realms_by(s.me.space)
    named = s.values.get("realm")
    return [s.g.realms[r] for r in found if named in (None, REALM_NAMES[r])] if fortifying(s) else []


def uses(s: Scene, rule: str) -> bool:
    """Does the set named, or some set at hand, have this upgrade?"""
    if s.group == "USING":
        return any(u["rule"] == rule for u in s.chosen(FORTIFY, s.number))
    return s.has_rule(FORTIFY, rule)


def held_by_others(s: Scene, realm: Realm) -> bool:
    """Does another team control the Realm?"""
    return realm.control >= 0 and realm.control != s.team


@CLAIMS.claim("cer.fortify.position")
def _(a: Attempt) -> bool:
    s = Scene(a)
    far = s.kind == "target_realm" and s.group == "REALM" and s.number not in realms_by(s.me.space)
    return far and s.values["realm"] == REALM_NAMES[s.number]


@CLAIMS.claim("cer.fortify.empty-only")
def _(a: Attempt) -> bool:
    s = Scene(a)
    return any(r.size > 0 for r in realms(s))


@CLAIMS.claim("cer.fortify.major-final")
def _(a: Attempt) -> bool:
    s = Scene(a)
    return any(r.size == 2 and r.fortress == s.team for r in realms(s))


@CLAIMS.claim("cer.fortify.not-opponent-realm")
def _(a: Attempt) -> bool:
    s = Scene(a)
    fitting = [r for r in realms(s) if r.size == 0 and held_by_others(s, r)]
    return s.team != BALANCE and s.values["team"] in [TEAM_NAMES[r.control] for r in fitting]


@CLAIMS.repair("cer.fortify.not-opponent-realm", "cer.fortify.exalt-realm", "bal.fortify.exalt-realm")
def _(a: Attempt) -> None:
    for r in a.g.realms:
        r.control = -1


@CLAIMS.claim("cer.fortify.no-minor")
def _(a: Attempt) -> bool:
    s = Scene(a)
    return s.purse.minor == 0 and any(r.size == 0 for r in realms(s))


@CLAIMS.claim("cer.supply.fragments-limited")
def _(a: Attempt) -> bool:
    s = Scene(a)
    left = {"Minor": s.purse.minor, "Major": s.purse.major}
    return s.names_act and s.act == FORTIFY and left[str(s.values["type"])] == 0


@CLAIMS.repair("cer.fortify.no-minor", "cer.supply.fragments-limited", "cer.fortify.exalt-no-major")
def _(a: Attempt) -> None:
    s = Scene(a)
    s.purse.minor = s.purse.major = 2


@CLAIMS.claim("cer.fortify.one-effect")
def _(a: Attempt) -> bool:
    s = Scene(a)
    kinds = [u for u in s.chosen(FORTIFY, s.number) if u["rule"] in ("exalt", "raze", "fragment_to_identity")]
    return s.kind == "using" and s.group == "USING" and s.act == FORTIFY and len(kinds) > 1


@CLAIMS.claim("cer.fortify.exalt")
def _(a: Attempt) -> bool:
    s = Scene(a)
    return uses(s, "exalt") and any(r.fortress != s.team or r.size != 1 for r in realms(s))


@CLAIMS.claim("cer.bside.harmony.attune")
def _(a: Attempt) -> bool:
    s = Scene(a)
    return uses(s, "fragment_to_identity") and any(r.fortress != s.team or r.size != 1 for r in realms(s))


@CLAIMS.claim("cer.fortify.exalt-realm")
def _(a: Attempt) -> bool:
    s = Scene(a)
    fitting = [r for r in realms(s) if r.fortress == s.team and r.size == 1 and held_by_others(s, r)]
    return uses(s, "exalt") and s.values["team"] in [TEAM_NAMES[r.control] for r in fitting]


@CLAIMS.claim("cer.fortify.exalt-no-major")
def _(a: Attempt) -> bool:
    s = Scene(a)
    return uses(s, "exalt") and s.purse.major == 0 and any(r.fortress == s.team and r.size == 1 for r in realms(s))


@CLAIMS.claim("cer.fortify.raze")
def _(a: Attempt) -> bool:
    s = Scene(a)
    return uses(s, "raze") and any(r.size == 0 or r.fortress == s.team for r in realms(s))


@CLAIMS.claim("cer.fortify.raze-major-no-minor", "bal.fortify.raze-balance-major")
def _(a: Attempt) -> bool:
    s = Scene(a)
    fitting = [r for r in realms(s) if r.size == 2 and r.fortress != s.team and s.g.teams[r.fortress].minor == 0]
    names = [TEAM_NAMES[r.fortress] for r in fitting]
    return uses(s, "raze") and s.values.get("team", "Balance") in names


@CLAIMS.repair("cer.fortify.raze-major-no-minor", "bal.fortify.raze-balance-major")
def _(a: Attempt) -> None:
    for team in a.g.teams:
        team.minor = 3


@CLAIMS.claim("cer.bside.replaced-absent")
def _(a: Attempt) -> bool:
    s = Scene(a)
    absent = not any(u["rule"] == "exalt" for u in s.upgrades(FORTIFY))
    told = (s.values["spirit"], s.values["upgrade"]) == (SPIRIT_NAMES[s.me.spirit], "Exalt")
    return absent and told and any(r.fortress == s.team and r.size == 1 for r in realms(s))


@CLAIMS.claim("bal.fortify.token-controller")
def _(a: Attempt) -> bool:
    s = Scene(a)
    control = s.g.realms[s.plan.realm].control
    wrong = s.kind == "fortify_kind" and s.group == "ESSENCE_KIND" and control >= 0 and s.number != control
    return wrong and (s.values["team"], s.values["realm"]) == (TEAM_NAMES[control], REALM_NAMES[s.plan.realm])


@CLAIMS.claim("bal.fortify.raze-not-own")
def _(a: Attempt) -> bool:
    s = Scene(a)
    return uses(s, "raze") and any(r.fortress == s.team for r in realms(s))


@CLAIMS.claim("bal.fortify.exalt-realm")
def _(a: Attempt) -> bool:
    s = Scene(a)
    fitting = [r for r in realms(s) if r.fortress == s.team and r.control >= 0 and r.control != r.token_side]
    return s.team == BALANCE and s.values["team"] in [TEAM_NAMES[r.control] for r in fitting]
