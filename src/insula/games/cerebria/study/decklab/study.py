"""The tables of the house study: worth of cards and Spirits bot by bot, and what a variant changes about it."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Sequence
from pathlib import Path

from insula.bots.ratings import wilson
from insula.games.cerebria.study.decklab.decks import CARDS, BadDeck, title
from insula.games.cerebria.study.decklab.effects import SURE, Influence, mean_change, together
from insula.games.cerebria.study.decklab.house_data import FIRST, MILD, SPIRITS, Games
from insula.games.cerebria.study.decklab.sheets import Sheet, doubt, percent
from insula.games.cerebria.study.decklab.teams import PRINTED

PAIR = 2  # a deck takes up to two copies, so a card's worth is told for both
LEVEL = 0.05


def study(all_games: Sequence[Games], changed: Sequence[str] = ()) -> list[Sheet]:
    """All sheets; `changed` are the cards that a variant changed, on which its sheet dwells."""
    printed = {games.bot: games for games in all_games if games.variant == PRINTED}
    if not printed:
        raise BadDeck("The study needs games with the printed components.")
    sheets = [_overview(all_games), _cards(list(printed.values())), _spirits(list(printed.values()))]
    for games in all_games:
        if games.variant != PRINTED and games.bot in printed:
            sheets.append(_change(games, printed[games.bot], changed))
    return sheets


def _points(value: float) -> str:
    return f"{value * 100:+.1f}"


def _span(effect: Influence, times: int) -> str:
    return f"{_points(effect.low * times)} to {_points(effect.high * times)}"


def _overview(all_games: Sequence[Games]) -> Sheet:
    rows = []
    for games in all_games:
        share, count = float(games.share.mean()), len(games.share)
        low, high = wilson(share, count)
        first = games.effects()["order"][0]
        lead = f"{_points(2 * first.gain)} ({_span(first, 2)})"
        length = f"{games.decisions.mean():.0f}"
        rows.append(
            (games.bot, games.variant, str(count), percent(share), f"{percent(low)} to {percent(high)}", lead, length)
        )
    heads = ("bot", "components", "games", "Bliss wins", "95 %", f"gain by the {FIRST} (95 %)", "answers a game")
    note = "The gain by the first turn is in percentage points: the team that begins against the team that does not."
    return Sheet("Games", heads, tuple(rows), note, words=2)


def _cards(printed: Sequence[Games]) -> Sheet:
    """Cards from the best to the worst by the first bot."""
    found = [games.effects()["cards"] for games in printed]
    by_card = [{e.thing: e for e in each} for each in found]
    both = together(found)
    rows = []
    for card in sorted(MILD, key=lambda each: -by_card[0][each].gain):
        strong = CARDS[card]["counterpart"]
        cells = [title(card), CARDS[card]["side"], title(strong)]
        for games, worth in zip(printed, by_card, strict=True):
            cells += [f"{games.entered.get(card, 0):.2f} / {games.entered.get(strong, 0):.2f}"]
            cells += _worth(worth[card], PAIR)
        rows.append((*cells, doubt(both[card])))
    heads = ["card", "team", "its Strong card"]
    for games in printed:
        heads += [f"{games.bot}: in play", "worth (95 %)", "p"]
    note = (
        "Worth: percentage points of winning that the team gains by two copies in one deck in place of two average "
        "cards of the team, its Strong card included. In play: Mild / Strong, times a game. Each p is adjusted by Holm "
        "over all 32 cards; the last one adds up what the bots say (Stouffer). A star marks a house power."
    )
    return Sheet("Cards", (*heads, "p of all"), tuple(rows), note, words=3)


def _worth(effect: Influence, times: int) -> list[str]:
    return [f"{_points(effect.gain * times)} ({_span(effect, times)})", doubt(effect.adjusted)]


def _spirits(printed: Sequence[Games]) -> Sheet:
    found = [games.effects()["Spirits"] for games in printed]
    by_spirit = [{e.thing: e for e in each} for each in found]
    both = together(found)
    rows = []
    for spirit in sorted(SPIRITS, key=lambda each: -by_spirit[0][each].gain):
        cells = [spirit.split()[0].title(), spirit.split()[1].upper()]
        for worth in by_spirit:
            cells += _worth(worth[spirit], 1)
        rows.append((*cells, doubt(both[spirit])))
    heads = ["Spirit", "boards"]
    for games in printed:
        heads += [f"{games.bot}: worth (95 %)", "p"]
    note = (
        "Worth: percentage points of winning against the team's average Spirit with these boards; p as for the cards."
    )
    return Sheet("Spirits", (*heads, "p of all"), tuple(rows), note, words=2)


def _change(games: Games, printed: Games, changed: Sequence[str]) -> Sheet:
    """Before and after of the cards that were changed, and of whatever else moved for sure."""
    printed = printed.of_deals(games)
    before = {e.thing: e for e in printed.effects()["cards"]}
    after = {e.thing: e for e in games.effects()["cards"]}
    moved = {e.thing: e for e in games.changes(printed)["cards"]}
    shown = [card for card in moved if _is_changed(card, changed) or moved[card].adjusted < LEVEL]
    rows = []
    for card in sorted(shown, key=lambda each: moved[each].gain):
        effect = moved[card]
        worth = [f"{_points(e[card].gain * PAIR)} ({_span(e[card], PAIR)})" for e in (before, after)]
        touched = " and ".join(title(each) for each in (card, CARDS[card]["counterpart"]) if each in changed)
        rows.append(
            (
                title(card),
                touched or "no",
                *worth,
                _points(effect.gain * PAIR),
                _span(effect, PAIR),
                doubt(effect.adjusted),
            )
        )
    change, error = mean_change(games.share - printed.share, games.deals)
    span = f"{_points(change - SURE * error)} to {_points(change + SURE * error)}"
    note = (
        f"In {len(games.share)} games of the same deals the share of Bliss moves by {_points(change)} points ({span})."
    )
    heads = ("card", "changed", "worth as printed (95 %)", "worth now (95 %)", "change", "95 %", "p (Holm)")
    return Sheet(f"{games.variant}, {games.bot}", heads, tuple(rows), note, words=2)


def _is_changed(card: str, changed: Sequence[str]) -> bool:
    return card in changed or CARDS[card]["counterpart"] in changed


def write_csv(path: Path, all_games: Iterable[Games]) -> None:
    """Every effect with its uncertainty, for whoever wants to work on."""
    with path.open("w", newline="", encoding="utf-8") as out:
        writer = csv.writer(out, lineterminator="\n")
        writer.writerow(["bot", "components", "games", "bliss_share", "group", "thing", "gain", "error", "p", "p_holm"])
        for games in all_games:
            for group, found in games.effects().items():
                for e in found:
                    numbers = [f"{e.gain:.5f}", f"{e.error:.5f}", f"{e.doubt:.3g}", f"{e.adjusted:.3g}"]
                    share = f"{games.share.mean():.4f}"
                    writer.writerow([games.bot, games.variant, len(games.share), share, group, e.thing, *numbers])
