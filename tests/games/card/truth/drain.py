"""Claims about Drain."""

from __future__ import annotations

from insula.games.card.gen import opt
from insula.games.card.state import Emotion
from insula.testing.truth import Attempt
from tests.games.card.truth.reading import (
    CLAIMS,
    Printed,
    ask_owner,
    at,
    emotion_of,
    empty_slots,
    first_card,
    foreign,
    held,
    listed,
    mindset,
    name_at,
    own_emotion,
    put_emotion,
)

claim, repair = CLAIMS.claim, CLAIMS.repair


def pair(a: Attempt) -> tuple[Emotion, list[Emotion]] | None:
    """The source and the hosts that are at issue: all others of one's own, or the one that was named."""
    if a.kind == "drain":
        source = emotion_of(a)
        return None if source is None else (source, [e for e in mindset(a.g, a.seat) if e is not source])
    host = own_emotion(a)
    return (at(a.g, a.g.plan.source), [host]) if a.kind == "drain_host" and host is not None else None


def named(hosts: list[Emotion], one: str, several: str) -> str:
    names = listed([Printed(c).name for c in sorted(e.card for e in hosts)])
    return f"{names} {several if ' and ' in names else one}"


@claim("card.drain.empty-source")
def _(a: Attempt) -> bool:
    source = emotion_of(a)
    empty = a.kind == "drain" and source is not None and held(source) == 0
    return empty and source is not None and a.values == {"emotion": Printed(source.card).name}


@repair("card.drain.empty-source")
def _(a: Attempt) -> None:
    source = emotion_of(a)
    assert source is not None
    source.absorbed, source.partner = 1, 0


@claim("card.drain.different-emotions")
def _(a: Attempt) -> bool:
    found = pair(a)
    if found is None:
        return False
    source, hosts = found
    only_itself = hosts == [source] if a.kind == "drain_host" else not hosts
    return only_itself and held(source) > 0 and a.values == {"emotion": Printed(source.card).name}


@repair("card.drain.different-emotions")
def _(a: Attempt) -> None:
    if a.kind == "drain":
        put_emotion(a.g, a.seat, 1, first_card("Bliss", "Strong"), 0)
    else:
        a.g.plan.source = (a.g.plan.source + 4) % (4 * a.g.n_seats)
        put_emotion(a.g, a.g.plan.source // 4, a.g.plan.source % 4, first_card("Bliss", "Strong"), 1)


@claim("card.drain.affiliation")
def _(a: Attempt) -> bool:
    found = pair(a)
    if found is None or not found[1]:
        return False
    source, hosts = found
    side = Printed(source.card).side
    wrong = held(source) > 0 and all(Printed(h.card).side != side for h in hosts)
    said = {"hosts": named(hosts, "is", "are"), "affiliation": Printed(source.card).other_side, "fragment": side}
    return wrong and a.values == said


@repair("card.drain.affiliation")
def _(a: Attempt) -> None:
    found = pair(a)
    assert found is not None
    for host in found[1]:
        host.card, host.partner, host.fragments, host.absorbed = (
            first_card(Printed(found[0].card).side, "Strong"),
            -1,
            0,
            0,
        )


@claim("card.drain.full-host")
def _(a: Attempt) -> bool:
    found = pair(a)
    if found is None:
        return False
    source, hosts = found
    alike = [h for h in hosts if Printed(h.card).side == Printed(source.card).side and h is not source]
    full = held(source) > 0 and bool(alike) and all(empty_slots(h) == 0 for h in alike)
    return full and a.values == {"hosts": named(alike, "has", "have")}


@repair("card.drain.full-host")
def _(a: Attempt) -> None:
    found = pair(a)
    assert found is not None
    for host in found[1]:
        host.fragments = host.absorbed = 0


@claim("card.drain.one-host")
def _(a: Attempt) -> bool:
    e = emotion_of(a)
    if e is None:
        return False
    if a.kind == "drain_put":
        return e is not at(a.g, a.g.plan.host) and a.values == {"why": f"{name_at(a.g, a.g.plan.host)} was chosen"}
    elsewhere = a.kind == "drain_host" and foreign(a)
    return bool(elsewhere) and a.values == {"why": f"{Printed(e.card).name} is in {foreign(a)}’s Mindset"}


@repair("card.drain.one-host")
def _(a: Attempt) -> None:
    if a.kind == "drain_put":
        a.g.plan.host = a.option - opt.PLACE
    else:
        ask_owner(a)


@claim("card.drain.one-source")
def _(a: Attempt) -> bool:
    e = emotion_of(a)
    other = a.kind == "drain_give" and e is not None and e is not at(a.g, a.g.plan.source)
    return other and a.values == {"source": name_at(a.g, a.g.plan.source)}


@repair("card.drain.one-source")
def _(a: Attempt) -> None:
    a.g.plan.source = a.option - opt.PLACE


@claim("card.drain.take-all-that-fit")
def _(a: Attempt) -> bool:
    """The Fragments that fit: as many as are there and as there is room for, one of them perhaps in the air."""
    if a.kind not in ("drain_give", "drain_put") or a.text != "pass":
        return False
    in_the_air = int(a.kind == "drain_put")
    fit = min(held(at(a.g, a.g.plan.source)) + in_the_air, empty_slots(at(a.g, a.g.plan.host)))
    return a.values == {"count": fit}


@repair("card.drain.take-all-that-fit")
def _(a: Attempt) -> None:
    a.g.plan.amount += 1
