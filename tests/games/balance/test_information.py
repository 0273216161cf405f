"""What the three teams know of each other, and what they never share. [bal.info.three-teams]"""

from __future__ import annotations

from insula.core.chance import seed_chance
from insula.core.record_class import clone
from insula.games.cerebria.balance.eyes.observe import LEGEND, N_OBSERVED, observe_three
from insula.games.cerebria.balance.game import GAME
from insula.games.cerebria.state import State
from insula.testing import refuses, rule_test, walk
from tests.games.balance.kit import BALANCE, on, six

LINES = """reason: at valley, willpower 9, essence 2, gloom 1, hand neutrality-red neutrality-blue!, deck neutrality-green neutrality-yellow
intuition: at land, hand neutrality-green, deck neutrality-yellow neutrality-red
balance: hidden unity openness attitude
common: attitude liveliness"""
OTHER = (  # the same to other teams: an unseen card of the deck is in hand instead
    LINES.replace("hand neutrality-red neutrality-blue!", "hand neutrality-yellow neutrality-blue!")
    .replace("deck neutrality-green neutrality-yellow", "deck neutrality-green neutrality-red")
    .replace("hidden unity openness", "hidden openness unity")
)


def observed(text: str, seat: int) -> list[float]:
    """What a seat knows as numbers."""
    out = [0.0] * N_OBSERVED
    observe_three(on(text).state, seat, out)
    return out


@rule_test("bal.info.three-teams")
def test_hands_and_hidden_aspirations_are_the_teams_own() -> None:
    table = on(six(LINES, turn="reason"))
    for eyes in (0, 2, None):
        shown = table.view(eyes)
        assert shown["seats"][4]["cards"] == 2 and "hand" not in shown["seats"][4]
        assert shown["seats"][4]["known"] == ["neutrality-blue"]
        assert shown["teams"][BALANCE]["hidden"] is None and shown["teams"][BALANCE]["hidden_deck"] == 3
    own = table.view(5)
    assert [c["card"] for c in own["seats"][4]["hand"]] == ["neutrality-red", "neutrality-blue"]
    assert own["teams"][BALANCE]["hidden"] == "unity"
    assert table.view(0) == on(six(OTHER, turn="reason")).view(0)


@rule_test("bal.info.three-teams")
def test_teammates_do_not_trade() -> None:
    refuses("cer.info.no-trade", on(six(LINES, turn="reason")), "seat intuition")


def test_the_observation_tells_no_more_than_the_view() -> None:
    assert observed(six(LINES, turn="reason"), 0) == observed(six(OTHER, turn="reason"), 0)
    assert observed(six(LINES, turn="reason"), 5) != observed(six(OTHER, turn="reason"), 5)


def test_the_legend_names_what_is_seen() -> None:
    seen = observed(six(LINES, turn="reason"), 4)
    told = {name: value for name, value in zip(LEGEND, seen, strict=True) if value}
    assert told["your Hidden unity"] == 1.0 and told["you: reason A"] == 1.0 == told["you are Balance"]
    assert told["you: at least 2 Essence"] == 1.0 == told["you: at least 1 Gloom Essence"]
    assert "you: at least 3 Essence" not in told and "you: at least 2 Gloom Essence" not in told
    assert told["you: in hand / 2 neutrality-red"] == 0.5


def test_what_a_seat_observes_does_not_depend_on_what_it_cannot_know() -> None:
    for number, g in enumerate(walk(GAME.setup(5, spirits="random"), 8)):
        if number % 50 == 0:
            for seat in range(5):
                other = clone(g)
                seed_chance(other, number)
                GAME.redeal(other, seat)
                seen, again = [0.0] * N_OBSERVED, [0.0] * N_OBSERVED
                observe_three(g, seat, seen)
                observe_three(other, seat, again)
                assert seen == again


def test_what_curiosity_saw_stays_known_when_cards_are_dealt_anew() -> None:
    state: State = on(six(LINES, turn="reason")).state
    state.teams[BALANCE].seen = 3
    before = list(state.teams[BALANCE].hidden)
    GAME.redeal(state, 4)
    assert state.teams[BALANCE].hidden == before
    changed = set()
    for seed in range(20):
        seed_chance(state, seed)
        GAME.redeal(state, 0)
        changed.add(tuple(state.teams[BALANCE].hidden[:3]))
        assert state.teams[BALANCE].hidden[2] != state.common[0] and state.teams[BALANCE].seen == 3
    assert len(changed) > 1
