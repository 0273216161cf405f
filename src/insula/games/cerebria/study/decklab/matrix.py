"""Deck against deck: every Bliss deck meets every Gloom deck over the same deals, and the table of how they fared."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import numpy as np

from insula.arena import Plan
from insula.bots.ratings import wilson
from insula.games.cerebria.study.decklab.decks import SIDES, BadDeck, Deck
from insula.games.cerebria.study.decklab.effects import Things, effects
from insula.games.cerebria.study.decklab.sheets import Sheet, doubt, percent

Pair = tuple[str, str]


def matrix_plan(decks: Sequence[Deck], deals: int, bot: str, seed: int) -> Plan:
    """Two players a team with the same deck and drawn Spirits, so that it is the decks that meet."""
    bliss, gloom = ([deck for deck in decks if deck.side == side] for side in SIDES)
    if not bliss or not gloom:
        raise BadDeck("A matrix needs decks of both teams.")
    if len({deck.id for deck in decks}) < len(decks):
        raise BadDeck("A matrix names every deck once; own lists go into files of different names.")
    pairs = [",".join([b.line] * 2 + [g.line] * 2) for b in bliss for g in gloom]
    choices = {"spirits": "random", "setting": "recommended", "decks": pairs}
    title = "Deck against deck: " + ", ".join(deck.id for deck in decks)
    return Plan.of(
        {"title": title, "game": "cerebria", "seats": 4, "choices": choices, "bots": bot, "deals": deals, "seed": seed}
    )


def matrix(table: Any, decks: Sequence[Deck]) -> list[Sheet]:
    """The share of Bliss in every pairing, and what each deck is worth against the mean of its team."""
    by_line = {deck.line: deck.id for deck in decks}
    pairs: list[Pair] = []
    rows = table.select(["choices", "seed", "share"]).to_pylist()
    for row in rows:
        lines = json.loads(row["choices"]).get("decks", "").split(",")
        if len(lines) != 4 or not {lines[0], lines[-1]} <= set(by_line):
            raise BadDeck("These results are not from a matrix of these decks.")
        pairs.append((by_line[lines[0]], by_line[lines[-1]]))
    share = np.array([row["share"][0] for row in rows], np.float64)
    seeds = np.array([row["seed"] for row in rows])
    return [_pairings(pairs, share), _worth(pairs, share, seeds)]


def _pairings(pairs: Sequence[Pair], share: Any) -> Sheet:
    bliss, gloom = (list(dict.fromkeys(pair[place] for pair in pairs)) for place in (0, 1))
    found: dict[Pair, list[float]] = {}
    for pair, part in zip(pairs, share.tolist(), strict=True):
        found.setdefault(pair, []).append(part)
    rows = []
    for each in bliss:
        shares = [found[each, other] for other in gloom]
        rows.append((each, *(_cell(parts) for parts in shares)))
    games = len(share) // len(found)
    note = f"Wins of the Bliss deck with 95 % intervals, {games} games per pairing over the same deals."
    return Sheet("Deck against deck", ("Bliss \\ Gloom", *gloom), tuple(rows), note)


def _cell(parts: Sequence[float]) -> str:
    mean = sum(parts) / len(parts)
    low, high = wilson(mean, len(parts))
    return f"{percent(mean)} ({low * 100:.0f} to {high * 100:.0f})"


def _worth(pairs: Sequence[Pair], share: Any, seeds: Any) -> Sheet:
    bliss, gloom = (list(dict.fromkeys(pair[place] for pair in pairs)) for place in (0, 1))
    things = [*bliss, *gloom]
    there = np.array([[float(thing in pair) for thing in things] for pair in pairs])
    studied = Things(things, [1] * len(bliss) + [-1] * len(gloom), [bliss, gloom], {"decks": things})
    rows = []
    for e in effects(there, share, seeds, studied)["decks"]:
        span = f"{e.low * 100:+.1f} to {e.high * 100:+.1f}"
        rows.append((e.thing, f"{e.gain * 100:+.1f}", span, doubt(e.doubt), doubt(e.adjusted)))
    rows.sort(key=lambda row: -float(row[1]))
    note = "Percentage points of winning against the mean deck of the team; p by Holm over all decks."
    return Sheet("Worth of the decks", ("deck", "worth", "95 %", "p", "p (Holm)"), tuple(rows), note)
