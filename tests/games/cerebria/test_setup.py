"""Set-up up to player order: Spheres, Aspirations, resources, order, and the two starts of Shapers."""

from __future__ import annotations

from collections import Counter

from insula.core.chance import seed_chance
from insula.core.record_class import clone
from insula.core.table import Table
from insula.games.cerebria.game import GAME
from insula.games.cerebria.gen import ev
from insula.games.cerebria.rules.aspirations import fix_hidden
from insula.games.cerebria.terms import BASIC, BLISS, GLOOM, REFLECTION, SENSIBILITY
from insula.games.cerebria.words.position import position
from insula.testing import refuses, rule_test

FOUR = {"spirits": "love,delight,hatred,misery", "setting": "recommended"}
THREE = {"line_up": "2-1", "spirits": "love,delight,malice", "setting": "recommended"}
TWO = {"spirits": "love,malice", "setting": "recommended"}


def table_of(seats: int, seed: int = 1, **choices: str) -> Table:
    """A table with the set-up done as far as nobody is asked."""
    return GAME.setup(seats, **choices).table(seed=seed)


def turns(table: Table, count: int) -> list[int]:
    """Whose turns come, when everybody ends the turn at once."""
    out = []
    for _ in range(count):
        out.append(table.asked)
        table.play("end turn")
        table.play("draw two")
    return out


@rule_test("cer.setup.spheres")
def test_every_sphere_starts_with_7_willpower() -> None:
    assert [s["willpower"] for s in table_of(4, **FOUR).view()["spheres"]] == [7] * 5


@rule_test("cer.setup.identity-empty")
def test_the_identity_starts_empty() -> None:
    for team in table_of(4, **FOUR).view()["teams"]:
        assert team["identity"] == {"minor": 0, "major": 0, "capping": 0}


@rule_test("cer.setup.common-row")
def test_nine_common_aspirations_lie_face_up_in_a_random_row() -> None:
    rows = [tuple(table_of(4, seed, **FOUR).view()["common"]) for seed in range(20)]
    assert all(len(set(row)) == 9 for row in rows)
    assert len({row[0] for row in rows}) > 4


@rule_test("cer.setup.common-row-basic", "cer.setup.hidden-deck-basic")
def test_the_basic_game_has_seven_aspirations_without_reflection_and_sensibility() -> None:
    g = GAME.setup(4, edition="basic", **FOUR).start(1)
    assert g.config.mode == BASIC and g.n_common == 7
    for cards in (g.common[:7], *(t.hidden[: t.n_hidden] for t in g.teams[:2])):
        assert len(set(cards)) == 7 and not {REFLECTION, SENSIBILITY} & set(cards)


@rule_test("cer.setup.hidden-deck")
def test_each_team_has_nine_face_down_aspirations() -> None:
    table = table_of(4, **FOUR)
    assert [t["hidden_deck"] for t in table.view()["teams"]] == [9, 9]
    orders = {tuple(GAME.setup(4, **FOUR).start(seed).teams[BLISS].hidden) for seed in range(10)}
    assert len(orders) == 10


@rule_test("cer.setup.hidden-no-early-peek")
def test_the_hidden_aspiration_is_seen_only_when_spirits_and_decks_are_done() -> None:
    table = GAME.setup(4, decks="choose").table(seed=1)
    while table.kind in ("choose_spirit", "choose_deck"):
        assert all(t["hidden"] is None for seat in range(4) for t in table.view(seat)["teams"])
        refuses("cer.setup.hidden-no-early-peek", table, "hidden deck")
        refuses("cer.setup.hidden-no-early-peek", table, "aspiration unity")
        table.play(table.options[0])
    assert table.view(0)["teams"][BLISS]["hidden"] is not None


@rule_test("cer.setup.hidden-not-common")
def test_the_top_hidden_card_is_never_the_first_common_one() -> None:
    for seed in range(60):
        g = GAME.setup(4, **FOUR).start(seed)
        for team in g.teams[:2]:
            assert team.has_hidden and team.hidden[team.n_hidden - 1] != g.common[0]


@rule_test("cer.setup.hidden-not-common")
def test_a_matching_deck_is_shuffled_again() -> None:
    g = position("love: at valley\nhatred: at land\ncommon: unity\nbliss: hidden unity openness attitude")
    for seed in range(10):
        again = clone(g)
        seed_chance(again, seed)
        fix_hidden(again, BLISS)
        assert again.teams[BLISS].hidden[2] != again.common[0]
        assert sorted(again.teams[BLISS].hidden[:3]) == sorted(g.teams[BLISS].hidden[:3])


@rule_test("cer.setup.ambition")
def test_no_ambition_is_available_at_the_start() -> None:
    assert "has 0" in refuses("cer.ambition.spend", table_of(4, **FOUR), "rotate")


@rule_test("cer.setup.resources", "cer.setup.starting-player-willpower")
def test_everybody_starts_with_4_willpower_the_first_player_with_6() -> None:
    for seed in range(8):
        view = table_of(4, seed, **FOUR).view()
        for place, seat in enumerate(view["order"]):
            s = view["seats"][seat]
            tokens = [vibe for row in s["rows"] for vibe in row["tokens"] if vibe]
            assert (s["willpower"], s["essence"], s["cards"], len(tokens)) == (6 if place == 0 else 4, 2, 2, 4)


@rule_test("cer.setup.order-alternate")
def test_teams_alternate_and_everybody_can_be_first() -> None:
    firsts: Counter[int] = Counter()
    for seed in range(1000):
        g = GAME.setup(4, **FOUR).start(seed)
        order = g.order[: g.n_order]
        teams = [g.seats[s].team for s in order]
        assert sorted(order) == [0, 1, 2, 3] and teams[0] == teams[2] != teams[1] == teams[3]
        firsts[order[0]] += 1
    assert all(firsts[seat] > 150 for seat in range(4))


@rule_test("cer.setup.order-fixed")
def test_the_order_never_changes() -> None:
    table = table_of(4, 5, **FOUR)
    order = table.view()["order"]
    assert turns(table, 12) == order * 3


@rule_test("cer.setup.no-first-absorb")
def test_the_first_player_cannot_absorb_on_the_first_turn_only() -> None:
    table = table_of(4, 5, **FOUR)
    refuses("cer.setup.no-first-absorb", table, "absorb")
    turns(table, 4)
    assert "absorb" in [o.text for o in table.options]


@rule_test("cer.setup.deck-corner")
def test_two_cards_in_hand_fourteen_in_the_deck_and_the_top_face_up() -> None:
    table = table_of(4, **FOUR)
    for seat in range(4):
        s = table.state.seats[seat]
        assert (s.n_hand, s.n_deck, s.unseen) == (2, 14, 13)
        assert table.view()["seats"][seat]["top"] is not None
    hands = {tuple(GAME.setup(4, **FOUR).start(seed).seats[0].hand[:2]) for seed in range(20)}
    assert len(hands) > 10


@rule_test("cer.setup.deal-order")
def test_setup_ends_in_the_order_of_the_rulebook() -> None:
    table = table_of(4, 2, **FOUR)
    wanted = [
        ev.COMMON_NEXT,
        ev.HIDDEN_TAKEN,
        ev.ORDER_DRAWN,
        ev.PLACED_SPIRIT,
        ev.CONTROL,
        ev.DREW,
        ev.VIBE_PLACED,
        ev.TURN_BEGAN,
    ]
    kinds = [event.kind for event in table.events]
    assert [kinds.index(kind) for kind in wanted] == sorted(kinds.index(kind) for kind in wanted)
    assert max(i for i, k in enumerate(kinds) if k == ev.CONTROL) < kinds.index(ev.DREW)
    assert table.state.realms[3].control == BLISS and table.state.realms[0].control == GLOOM


@rule_test("cer.setup.deal-order")
def test_control_is_worked_out_before_the_first_turn() -> None:
    table = GAME.setup(4, spirits="love,delight,hatred,misery").table(seed=1)
    while table.kind in ("start_space", "start_slot"):
        table.play(table.options[0])
    view = table.view()
    assert table.kind == "start_token"
    assert view["frontiers"][0]["control"] is not None


# ---- Shapers -------------------------------------------------------------------------------------------------------


@rule_test("cer.shaper.order-three")
def test_a_shaper_plays_second_and_fourth_against_two() -> None:
    seen = set()
    for seed in range(20):
        g = GAME.setup(3, **THREE).start(seed)
        assert g.order[1] == g.order[3] == 2
        seen.add(tuple(g.order[:4]))
    assert seen == {(0, 2, 1, 2), (1, 2, 0, 2)}
    gloom_team = GAME.setup(3, line_up="1-2", spirits="love,malice,misery", setting="recommended").start(1)
    assert gloom_team.order[1] == gloom_team.order[3] == 0


@rule_test("cer.shaper.two-turns")
def test_both_turns_of_a_shaper_are_complete() -> None:
    table = table_of(3, 2, **THREE)
    absorbed = 0
    for _ in range(8):
        if table.asked == 2 and table.state.turns > 4:
            assert (table.state.actions, table.state.absorbs) == (3, 1)
            while table.kind != "turn" or "absorb" in [o.text for o in table.options]:
                table.play("absorb" if table.kind == "turn" else table.options[0])
            absorbed += 1
        table.play("end turn")
        table.play("draw two")
    assert absorbed == 2


@rule_test("cer.shaper.order-two")
def test_two_shapers_alternate_and_chance_says_who_starts() -> None:
    table = table_of(2, 3, **TWO)
    first = table.asked
    assert turns(table, 4) == [first, 1 - first] * 2
    assert {GAME.setup(2, **TWO).start(seed).order[0] for seed in range(20)} == {0, 1}


@rule_test("cer.shaper.starting-player")
def test_the_first_shaper_has_6_willpower_and_no_absorb() -> None:
    table = table_of(2, 3, **TWO)
    first = table.asked
    assert [table.state.seats[s].willpower for s in (first, 1 - first)] == [6, 4]
    refuses("cer.setup.no-first-absorb", table, "absorb")


@rule_test("cer.shaper.deck", "cer.shaper.vibe")
def test_a_shaper_has_one_deck_and_the_usual_resources() -> None:
    table = table_of(2, 3, **TWO)
    second = table.view()["seats"][1 - table.asked]
    assert (second["willpower"], second["essence"], second["cards"], second["deck"]) == (4, 2, 2, 14)
    tokens = [vibe for row in second["rows"] for vibe in row["tokens"] if vibe]
    assert sorted(tokens) == ["blue", "green", "red", "yellow"]


@rule_test("cer.shaper.standard-rules")
def test_a_shaper_has_three_actions_and_the_team_for_itself() -> None:
    table = table_of(2, 3, **TWO)
    assert table.state.actions == 3
    team = table.state.teams[table.state.seats[table.asked].team]
    assert (team.n_seats, team.minor, team.major, team.n_hidden) == (1, 5, 3, 9)
