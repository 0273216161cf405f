"""The kit that proves refusals true: it finds a false sentence, a wrong value, a repair that mends nothing."""

from __future__ import annotations

from insula.core.registry import load
from insula.testing.truth import Attempt, Claims, Findings, attempts, fuzz, mutants

GAME = load("card")
SETUP = GAME.setup(2)
FREE = "card.turn.no-interrupt"


def claims_saying(answer: bool) -> Claims:
    claims = Claims()
    for rule in GAME.rulebook.rules:
        claims.claim(rule)(lambda a: answer)
    return claims


def test_a_false_sentence_is_found() -> None:
    found = fuzz(SETUP, claims_saying(False), range(1))
    assert found.refusals > 100 and len(found.false) == found.refusals


def test_a_rule_without_a_claim_is_named() -> None:
    found = fuzz(SETUP, Claims(), range(1))
    assert FREE in found.unclaimed and not found.false


def test_claims_that_believe_everything_let_mutants_pass() -> None:
    claims = claims_saying(True)
    found = fuzz(SETUP, claims, range(2))
    assert mutants(claims, found).share_caught == 0.0


def test_a_claim_that_reads_its_values_catches_the_mutants_of_values() -> None:
    truth = {}
    for each in attempts(GAME, SETUP.start(3), range(GAME.n_options)):
        truth[each.option] = each.values
    claims = claims_saying(True)
    claims.claims = {rule: lambda a: a.values == truth.get(a.option, a.values) for rule in claims.claims}
    found = Findings()
    for each in attempts(GAME, SETUP.start(3), range(GAME.n_options)):
        for _ in range(7):
            found.add(claims, each)
    made = mutants(claims, found, others=0)
    assert made.made == sum(len(kept[0].values) for kept in found.samples.values() if kept)
    assert made.passed == ()


def test_a_repair_that_mends_nothing_is_found() -> None:
    claims = claims_saying(True)

    def nothing(a: Attempt) -> None:
        assert a.g is not None

    claims.repair(*GAME.rulebook.rules)(nothing)
    found = fuzz(SETUP, claims, range(1))
    assert found.repaired > 0 and len(found.unmended) == found.repaired
