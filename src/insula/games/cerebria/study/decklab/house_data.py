"""The study of the house data: what each card and Spirit does to winning in games of the arena with drawn decks."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import numpy as np

from insula.core.game import Setup
from insula.core.registry import load
from insula.games.cerebria.study.decklab.decks import CARDS, BadDeck
from insula.games.cerebria.study.decklab.effects import Array, Influence, Things, effects
from insula.games.cerebria.tables import CARD_IDS, SPIRIT_IDS, SPIRIT_TEAM
from insula.games.cerebria.terms import BLISS, GLOOM

SIDES = ("a", "b")
TEAM_IDS = ("bliss", "gloom")
MILD = [card for card, data in CARDS.items() if data["strength"] == "mild" and data["side"] != "balance"]
SPIRITS = [f"{spirit} {side}" for side in SIDES for spirit in SPIRIT_IDS[:8]]
FIRST = "first turn"


def _sign(thing: str) -> int:
    if thing == FIRST:
        return 1
    return 1 if _team(thing) == "bliss" else -1


def _team(thing: str) -> str:
    if thing in CARDS:
        return str(CARDS[thing]["side"])
    return TEAM_IDS[SPIRIT_TEAM[SPIRIT_IDS.index(thing.split()[0])]]


def _things() -> Things:
    names = [*MILD, *SPIRITS, FIRST]
    peers = [[card for card in MILD if _team(card) == team] for team in TEAM_IDS]
    peers += [
        [each for each in SPIRITS if _team(each) == team and each.endswith(s)] for team in TEAM_IDS for s in SIDES
    ]
    return Things(names, [_sign(each) for each in names], peers, {"cards": MILD, "Spirits": SPIRITS, "order": [FIRST]})


THINGS = _things()
PLACE = {name: i for i, name in enumerate(THINGS.names)}


@dataclass(frozen=True)
class Games:
    """Games of one bot with one variant of the components, in the order of their numbers."""

    bot: str
    variant: str
    keys: tuple[tuple[int, str], ...]  # seed and choices
    there: Array  # how often each thing of the study was there
    share: Array  # of Bliss
    deals: Array
    decisions: Array
    entered: dict[str, float]  # how often a card came into play, per game

    def effects(self) -> dict[str, list[Influence]]:
        """What each thing was worth."""
        return effects(self.there, self.share, self.deals, THINGS)

    def of_deals(self, other: Games) -> Games:
        """Those of these games whose deal and set-up the other ones have too."""
        wanted = set(other.keys)
        kept = np.array([key in wanted for key in self.keys])
        if int(kept.sum()) != len(other.keys):
            raise BadDeck(f"The variant {other.variant} was not played over deals of the components {self.variant}.")
        cut = [each[kept] for each in (self.there, self.share, self.deals, self.decisions)]
        keys = tuple(key for key in self.keys if key in wanted)
        return replace(self, keys=keys, there=cut[0], share=cut[1], deals=cut[2], decisions=cut[3])

    def changes(self, printed: Games) -> dict[str, list[Influence]]:
        """How the worth of each thing differs from that in the printed game, over the same deals."""
        before = printed.of_deals(self)
        return effects(self.there, self.share - before.share, self.deals, THINGS)


def read_games(table: Any) -> list[Games]:
    """The games of an arena's table, by bot and variant."""
    rows = table.select(["game", "seed", "variant", "choices", "bots", "share", "spirits", "decisions", "cards"])
    found: dict[tuple[str, str], list[dict[str, Any]]] = {}
    for row in rows.to_pylist():
        if row["game"] != "cerebria" or len(set(row["bots"])) > 1:
            raise BadDeck("The study needs games of Cerebria in which the same bot plays every seat.")
        found.setdefault((row["bots"][0], row["variant"]), []).append(row)
    return [_games(bot, variant, each) for (bot, variant), each in found.items()]


def _games(bot: str, variant: str, rows: Sequence[dict[str, Any]]) -> Games:
    entered: Counter[str] = Counter()
    for row in rows:
        for use in row["cards"]:
            entered[use["card"]] += use["entered"]
    return Games(
        bot,
        variant,
        tuple((row["seed"], row["choices"]) for row in rows),
        np.array([_dealt(row["choices"], row["seed"], tuple(row["spirits"])) for row in rows], np.float64),
        np.array([row["share"][0] for row in rows], np.float64),
        np.array([row["seed"] for row in rows]),
        np.array([row["decisions"] for row in rows]),
        {card: count / len(rows) for card, count in entered.items()},
    )


@cache
def _setup(choices: str) -> Setup:
    chosen = json.loads(choices)
    if chosen.get("spirits") != "random" or chosen.get("decks") != "random":
        raise BadDeck("The study needs games with random Spirits and random decks.")
    return load("cerebria").setup(4, **chosen)


@cache
def _dealt(choices: str, seed: int, spirits: tuple[str, ...]) -> tuple[int, ...]:
    """What a deal gave to the teams: set-up is played again, since the seed decides it alone."""
    setup = _setup(choices)
    g = setup.start(seed)
    if tuple(SPIRIT_IDS[seat.spirit] for seat in g.seats[: setup.seats]) != spirits:
        raise BadDeck(f"The deal of seed {seed} gives different Spirits from those in the result.")
    there = [0] * len(THINGS.names)
    side = SIDES[g.config.spirit_side]
    for seat in g.seats[: setup.seats]:
        there[PLACE[f"{SPIRIT_IDS[seat.spirit]} {side}"]] += 1
        for card in [*seat.hand[: seat.n_hand], *seat.deck[: seat.n_deck]]:
            there[PLACE[CARD_IDS[card]]] += 1
    there[PLACE[FIRST]] = int(g.seats[g.order[0]].team == BLISS) - int(g.seats[g.order[0]].team == GLOOM)
    return tuple(there)


def house_data() -> Iterator[tuple[str, str]]:
    """Every datum of the component files that is a house design: where it stands, and what it says."""
    for name in ("emotions", "spirits", "board", "scoring", "decks"):
        yield from _house(load_pack(name), name)


def load_pack(name: str) -> Any:
    """One component file of the game."""
    from insula.games.cerebria.rules.powers.card_tables import load as load_components

    return load_components(f"{name}.yaml")


def _house(node: Any, path: str) -> Iterator[tuple[str, str]]:
    if isinstance(node, dict):
        named = node.get("id") or node.get("name") or node.get("space")
        here = f"{path} {named}" if named is not None else path
        if node.get("source") == "house":
            yield here, str(node.get("text") or node.get("rule") or node.get("gain") or node.get("effect") or "")
        for key, value in node.items():
            yield from _house(value, f"{here} {key}" if isinstance(value, dict) else here)
    elif isinstance(node, list):
        for value in node:
            yield from _house(value, path)
