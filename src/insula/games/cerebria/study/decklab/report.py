"""The report on some decks: are they legal, what is in them, opening hands, and odds by turn."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from insula.games.cerebria.study.decklab.decks import Deck, is_house, title
from insula.games.cerebria.study.decklab.draws import A_TURN, OPENING, Want, chance, seen_by, want
from insula.games.cerebria.study.decklab.hands import different, mean, mixtures, totals
from insula.games.cerebria.study.decklab.sheets import Sheet, percent

TURNS = 6
# what sets decks apart by what they draw: early Strong Emotions, high rows, powers that work at once
WISHES = ("threshold:2>=1", "peak:3>=1", "moment:on_enter>=2", "vibe:red>=1")


def report(decks: Sequence[Deck], wishes: Sequence[Want] = ()) -> list[Sheet]:
    """All sheets that need no games."""
    asked = list(wishes) or [want(text) for text in WISHES]
    return [_legality(decks), _contents(decks), _openings(decks), *(_odds(decks, each) for each in asked)]


def _legality(decks: Sequence[Deck]) -> Sheet:
    rows = []
    for deck in decks:
        refusal = deck.refusal()
        house = sum(copies for card, copies in deck.cards.items() if is_house(card))
        numbers = [f"{float(_mean(deck, name)):.2f}" for name in ("spaces", "peak", "threshold")]
        rows.append((deck.id, deck.side, str(refusal) if refusal else "legal", str(deck.size), *numbers, str(house)))
    heads = ("deck", "team", "deck rules", "cards", "Essence spaces", "highest Intensity", "threshold", "house powers")
    note = (
        "Means over the cards of the deck; the threshold is the Essence that Empower needs. House powers counts cards."
    )
    return Sheet("Decks", heads, tuple(rows), note, words=3)


def _mean(deck: Deck, name: str) -> Fraction:
    return mean(totals(deck, name, 1))


def _contents(decks: Sequence[Deck]) -> Sheet:
    rows = [(d.id, ", ".join(f"{copies} {title(card)}" for card, copies in d.cards.items())) for d in decks]
    note = "A star marks a card whose power is a house design."
    return Sheet("Contents", ("deck", "cards"), tuple(rows), note, words=2)


def _openings(decks: Sequence[Deck]) -> Sheet:
    """What sets the two cards of an opening hand apart."""
    rows = []
    for deck in decks:
        vibes = different(deck, "vibe").get(OPENING, Fraction(0))
        pair = 1 - different(deck, "card").get(OPENING, Fraction(0))
        entering = 1 - _without(deck, "moment", "on_enter")
        numbers = [totals(deck, name) for name in ("threshold", "peak")]
        spread = [", ".join(f"{total}:\u00a0{percent(share)}" for total, share in odds.items()) for odds in numbers]
        rows.append((deck.id, percent(vibes), percent(pair), percent(entering), *spread))
    heads = (
        "deck",
        "different Vibes",
        "twice the same card",
        "a power on entering",
        "thresholds in all",
        "Intensity in all",
    )
    return Sheet(f"Opening hands of {OPENING} cards", heads, tuple(rows), "Exact, by counting all hands.")


def _without(deck: Deck, name: str, value: str) -> Fraction:
    """The chance that no card of the opening hand is of a kind."""
    return sum((share for hand, share in mixtures(deck, name).items() if value not in hand), Fraction(0))


def _odds(decks: Sequence[Deck], wish: Want) -> Sheet:
    rows = []
    for deck in decks:
        kinds = sum(copies for card, copies in deck.cards.items() if card in wish.cards)
        shares = [percent(chance(deck, [wish], seen_by(turn))) for turn in range(1, TURNS + 1)]
        rows.append((deck.id, str(kinds), *shares))
    heads = ("deck", "such cards", *(f"turn {turn}" for turn in range(1, TURNS + 1)))
    note = (
        f"Exact, for a player who takes {A_TURN} cards at the end of every turn; the face-up top card is not counted."
    )
    return Sheet(f"Chance of {wish.text} by the beginning of turn n", heads, tuple(rows), note)


def odds_sheet(deck: Deck, wishes: Sequence[Want], turns: int, a_turn: int, top: bool) -> Sheet:
    """The chance of all that is wished for, turn by turn, as exact fractions."""
    rows = []
    for turn in range(1, turns + 1):
        seen = min(deck.size, seen_by(turn, a_turn, top))
        each = [chance(deck, [wish], seen) for wish in wishes]
        together = chance(deck, wishes, seen)
        rows.append((str(turn), str(seen), *map(percent, each), percent(together), str(together)))
    heads = ("turn", "cards seen", *(wish.text for wish in wishes), "all of it", "exactly")
    note = "Cards seen when the turn begins" + (", the face-up top card included." if top else ".")
    return Sheet(f"{deck.name}: odds by turn", heads, tuple(rows), note, words=0)


def hands_sheets(deck: Deck, name: str, size: int, sums: bool) -> list[Sheet]:
    """Every mixture of a trait in a hand, and its totals where it is a number."""
    rows = [(" ".join(hand), percent(share), str(share)) for hand, share in mixtures(deck, name, size).items()]
    sheets = [Sheet(f"{deck.name}: {size} cards by {name}", ("hand", "chance", "exactly"), tuple(rows))]
    if sums:
        odds = totals(deck, name, size)
        added = [(str(total), percent(share), str(share)) for total, share in odds.items()]
        note = f"Mean {float(mean(odds)):.3f}."
        sheets.append(Sheet(f"{name} in all", ("total", "chance", "exactly"), tuple(added), note))
    return sheets
