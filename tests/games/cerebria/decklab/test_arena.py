"""Deck against deck and the house study on a few games of the arena, played at random in plain Python."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from insula.arena import Plan, run
from insula.cli.main import main
from insula.games.cerebria.study.decklab.decks import BadDeck, Deck, find
from insula.games.cerebria.study.decklab.house_data import MILD, PLACE, SPIRITS, Games, house_data, read_games
from insula.games.cerebria.study.decklab.matrix import matrix, matrix_plan
from insula.games.cerebria.study.decklab.study import study
from insula.games.cerebria.study.decklab.teams import corrections, teams

RANDOM = {"spirits": "random", "decks": "random", "setting": "recommended"}
BOTH = [{**RANDOM, "spirit_boards": side, "team_boards": side} for side in "ab"]


def played(folder: Path, deals: int, **more: Any) -> Any:
    plan = {"game": "cerebria", "seats": 4, "choices": BOTH, "bots": "random", "deals": deals, "seed": 1, **more}
    return run(Plan.of(plan), folder, jobs=1, engine="plain")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("house") / "games"
    played(made, 12)
    return made


@pytest.fixture(scope="module")
def games(folder: Path) -> Games:
    from insula.arena import table

    (found,) = read_games(table(folder))
    return found


def test_every_deal_is_known_from_its_seed(games: Games) -> None:
    assert games.there.shape[0] == 24
    assert set(games.there[:, [PLACE[card] for card in MILD[:16]]].sum(axis=1)) == {32}
    assert set(games.there[:, [PLACE[card] for card in MILD[16:]]].sum(axis=1)) == {32}
    assert set(games.there[:, [PLACE[spirit] for spirit in SPIRITS]].sum(axis=1)) == {4}


def test_the_study_names_every_card_and_spirit(games: Games) -> None:
    sheets = study([games])
    assert [sheet.title for sheet in sheets] == ["Games", "Cards", "Spirits"]
    assert [len(sheet.rows) for sheet in sheets] == [1, 32, 16]


def test_a_variant_is_compared_over_the_same_deals(games: Games, tmp_path: Path) -> None:
    blank = {"blank": {"emotions.yaml": {"trust": {"power": []}, "faith": {"power": []}}}}
    (variant,) = read_games(played(tmp_path / "blank", 6, variants=blank))
    sheet = study([games, variant], ["trust", "faith"])[-1]
    assert sheet.title == "blank, random"
    assert ("Trust", "Trust and Faith") in [row[:2] for row in sheet.rows]
    assert sheet.note.startswith("In 12 games of the same deals")


def test_a_variant_over_other_deals_is_refused(games: Games, tmp_path: Path) -> None:
    (other,) = read_games(
        played(tmp_path / "other", 2, seed=900, variants={"same": {"emotions.yaml": {"trust": {"power": []}}}})
    )
    with pytest.raises(BadDeck, match="was not played over deals"):
        study([games, other])


def test_games_without_drawn_decks_are_refused(tmp_path: Path) -> None:
    table = played(tmp_path / "fixed", 1, choices={"spirits": "random", "setting": "recommended"})
    with pytest.raises(BadDeck, match="random Spirits and random decks"):
        read_games(table)


def test_the_teams_share_the_victories(folder: Path) -> None:
    from insula.arena import table

    sheet = teams([table(folder)])
    assert [row[1:4] for row in sheet.rows] == [("random", "printed", "12")] * 2
    for row in sheet.rows:
        shares = [float(cell.split()[0]) for cell in row[4:6]]
        assert sum(shares) == pytest.approx(100, abs=0.11)
        assert row[6] == ""


def test_a_correction_is_measured_over_the_same_deals(folder: Path, tmp_path: Path) -> None:
    from insula.arena import table

    variants = {"printed": None, "same": {"emotions.yaml": {"faith": {"row": [2, 2, 3]}}}}  # as it is printed
    sheet = corrections([played(tmp_path / "corrected", 3, variants=variants)])
    assert [row[1:4] for row in sheet.rows] == [("random", "same", "3")] * 2
    for row in sheet.rows:
        assert row[4] == row[5]
        assert row[6] == "+0.0 (+0.0 to +0.0)"
    with pytest.raises(BadDeck, match="with a variant of them"):
        corrections([table(folder)])


def test_a_matrix_has_every_pairing(tmp_path: Path) -> None:
    own = Deck(
        "own",
        "own",
        "bliss",
        find("courage*2+trust*2+comfort*2+desire*2+kindness*2+safety*2+optimism*2+affection*2").cards,
    )
    decks = [find("love"), own, find("hatred"), find("misery")]
    table = run(matrix_plan(decks, 3, "random", 1), tmp_path / "matrix", jobs=1, engine="plain")
    pairings, worth = matrix(table, decks)
    assert [row[0] for row in pairings.rows] == ["love", "own"]
    assert pairings.heads[1:] == ("hatred", "misery")
    assert "3 games per pairing" in pairings.note
    assert {row[0] for row in worth.rows} == {"love", "own", "hatred", "misery"}
    with pytest.raises(BadDeck, match="not from a matrix of these decks"):
        matrix(table, decks[1:])


def test_a_matrix_needs_both_teams() -> None:
    with pytest.raises(BadDeck, match="both teams"):
        matrix_plan([find("love")], 1, "random", 1)
    with pytest.raises(BadDeck, match="every deck once"):
        matrix_plan([find("love"), find("love"), find("hatred")], 1, "random", 1)


def test_house_data_are_found_wherever_they_stand() -> None:
    places = [place for place, _ in house_data()]
    assert sum(place.startswith("emotions") and "prov" not in place for place in places) == 50
    assert "spirits love board_b Home Ground" in places
    assert "scoring wheel 8" in places


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["house", "nowhere"], "There are no games in nowhere"),
        (["house", "nowhere", "--changed", "joy"], "No Emotion is called “joy”"),
        (["report", "--matrix", "nowhere"], "There are no games in nowhere"),
        (["matrix", "love", "--out", "x"], "A matrix needs decks of both teams"),
        (["matrix", "courage*2", "hatred", "--out", "x"], "[cer.deck.size]"),
        (["matrix", "--out", "x", "--bot", "deepblue"], "No bot is called “deepblue”"),
        (["matrix", "--out", "x", "--deals", "0"], "deals must be a whole number of at least 1"),
    ],
)
def test_bad_input_gets_one_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: list[str], says: str
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit) as ended:
        main(["decklab", *words])
    assert ended.value.code == 2
    assert says in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_result_that_is_none(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "games.parquet").write_text("nothing")
    with pytest.raises(SystemExit):
        main(["decklab", "house", str(tmp_path)])
    assert "cannot be read as Parquet" in capsys.readouterr().err


def test_the_command_writes_csv_and_markdown(capsys: pytest.CaptureFixture[str], folder: Path, tmp_path: Path) -> None:
    main(["decklab", "house", str(folder), "--csv", str(tmp_path / "a.csv"), "--markdown", str(tmp_path / "a.md")])
    lines = (tmp_path / "a.csv").read_text().splitlines()
    assert len(lines) == 1 + 32 + 16 + 1
    assert lines[1].startswith("random,printed,24,")
    assert (tmp_path / "a.md").read_text().count("|---|") >= 3
    assert "Worth" in capsys.readouterr().out
