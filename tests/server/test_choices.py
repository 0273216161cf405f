"""What is chosen over HTTP means what it means in Python and in the terminal, and a wrong choice gets one sentence."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import insula
from insula.core.rulebook import Refused
from tests.server.kit import Person, Server

People = Callable[..., Person]


def own_deck(team: int) -> str:
    """A legal deck of a team as a list of one's own."""
    from insula.games.cerebria.tables import CARD_IDS, DECK_SIZE, DECK_TEAM, DECKS

    deck = list(DECK_TEAM).index(team)
    cards = DECKS[DECK_SIZE * deck : DECK_SIZE * (deck + 1)]
    return "+".join(f"{CARD_IDS[card]}*{cards.count(card)}" for card in sorted(set(cards)))


def test_an_edition_that_is_a_game_of_its_own_is_played_by_that_word(person: People) -> None:
    mara = person("Mara")
    table = mara.post("/api/play-now", game="cerebria", choices={"edition": "balance"})["table"]
    card = mara.get(f"/api/tables/{table}")
    assert (card["game"], len(card["seats"]), card["choices"]) == ("balance", 3, {"edition": "balance"})
    table = mara.table(*["me"] * 6, game="cerebria", choices={"edition": "balance"})
    assert mara.get(f"/api/tables/{table}")["title"] == insula.game("cerebria", 6, edition="balance").game.title


def test_own_decks_and_spirits_are_chosen_for_each_seat(server: Server, person: People) -> None:
    mara = person("Mara")
    decks, spirits = [own_deck(0), "choose:" + own_deck(1)], ["love", "hatred"]
    table = mara.table("me", "me", game="cerebria", choices={"decks": decks, "spirits": spirits})
    setup = server.call(server.hall.room(table)).spec.setup
    same = insula.game("cerebria", 2, decks=",".join(decks), spirits=",".join(spirits))
    assert dict(setup.choices) == dict(same.choices)
    assert list(setup.config.own_deck) == list(same.config.own_deck) and setup.config.own_deck[0] >= 0
    assert mara.tab(table).until("update")["options"]


WRONG = [
    {"spirits": ["choose", "love"]},
    {"spirits": ["love", "love"]},
    {"spirits": ["love", "hatred", "delight"]},
    {"spirits": ["nobody", "hatred"]},
    {"decks": ["recommended", "courage*2"]},
    {"decks": ["courage*3", "recommended"]},
    {"decks": ["courage*²", "recommended"]},
    {"decks": ["brightness*2", "recommended"]},
    {"decks": [own_deck(1), "recommended"]},
    {"decks": []},
    {"line_up": ["1-1", "2-2"]},
    {"edition": "luxury"},
    {"edition": ["full", "basic"]},
    {"spirit_boards": []},
    {"nonsense": "x"},
]


@pytest.mark.parametrize("choices", WRONG, ids=str)
def test_a_wrong_choice_gets_the_same_sentence_everywhere(person: People, choices: dict[str, object]) -> None:
    seats = [{"who": "me"}, {"who": "me"}]
    trouble = person("Mara").post("/api/tables", 400, game="cerebria", choices=choices, seats=seats)
    as_words = {k: ",".join(v) if isinstance(v, list) else v for k, v in choices.items()}
    with pytest.raises(Refused) as told:
        insula.game("cerebria", 2, **as_words)
    assert trouble == {"says": told.value.refusal.says, "rule": told.value.refusal.rule}


def test_a_wrong_choice_of_a_seat_names_the_seat(person: People) -> None:
    seats = [{"who": "me"}, {"who": "me"}]
    wrong = {"decks": ["recommended", "fear*2"]}
    trouble = person("Mara").post("/api/tables", 400, game="cerebria", choices=wrong, seats=seats)
    assert trouble["says"].startswith("Seat B: ")


def test_rules_of_variants_that_a_table_does_not_play_are_marked(person: People) -> None:
    mara = person("Mara")
    base = mara.table("me", "me", game="amygdala")
    toll = mara.table("me", "me", game="amygdala", choices={"variants": ["changing-toll"]})
    for table, in_play in ((base, False), (toll, True)):
        found = mara.get(f"/api/rules/amygdala?q=toll&table={table}")
        variant = [r for r in found if r["only_with"] == "Only with “changing-toll”."]
        assert variant and {r["in_play"] for r in variant} == {in_play}
    assert all(r["in_play"] for r in mara.get("/api/rules/amygdala?q=toll"))
    assert mara.get("/api/rules/amygdala?table=nowhere", 404)["rule"] == "online.unknown-table"
