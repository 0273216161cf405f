"""Cards, Spirits and upgrades as a list for people who look things up (`insula cards`), per edition."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from insula.games.cerebria.tables import (
    BOARD_A,
    BOARD_B,
    BOARDS,
    CARDS,
    EMOTIONS,
    ROW_WORDS,
    SPIRITS,
)
from insula.games.cerebria.words.card_words import EDITIONS, emotion_texts, row_texts, spirit_texts
from insula.games.cerebria.words.say import card_title, chained, say, upgrade_name

Entry = dict[str, Any]
Board = tuple[str, str]  # the id of a Spirit, the side of its board
PRICES = {"wp": "willpower", "amb": "ambition", "ess": "essence"}


def base_list() -> list[Entry]:
    """What Cerebria: The Inside World holds."""
    return card_list(EDITIONS[0])


def balance_list() -> list[Entry]:
    """What is on the table with Forces of Balance."""
    return card_list(EDITIONS[1])


def card_list(edition: str) -> list[Entry]:
    """Every Emotion, Spirit and upgrade with what it says and where that is from."""
    return [*_emotions(edition), *_spirits(edition), *_upgrades(edition)]


def _in_edition(side: str, edition: str) -> bool:
    return side != "balance" or edition == "balance"


def _emotions(edition: str) -> list[Entry]:
    texts = emotion_texts(edition)
    out = []
    for number, printed in enumerate(EMOTIONS):
        strong = CARDS[number].counterpart
        entry = {
            "id": printed["id"],
            "name": card_title(number),
            "team": say(f"list-{printed['side']}"),
            "strength": say(f"list-{printed['strength']}"),
            "vibe": say(f"vibe-{printed['vibe'] or 'none'}"),
            "row": "-".join(map(str, printed["row"])),
            "threshold": printed["threshold"],
            "strong": card_title(strong) if strong >= 0 else "",
            "text": texts[printed["id"]],
            "source": printed["source"],
            "house": printed["source"] == "house",
        }
        if _in_edition(printed["side"], edition):
            out.append(entry)
    return out


def _spirits(edition: str) -> list[Entry]:
    texts = spirit_texts(edition)
    return [
        {
            "id": spirit["id"],
            "name": say(f"spirit-{spirit['id']}"),
            "team": say(f"list-{spirit['side']}"),
            "kind": say("list-spirit-power"),
            "text": texts[spirit["id"]],
            "source": spirit["power"]["source"],
            "house": spirit["power"]["source"] == "house",
        }
        for spirit in SPIRITS
        if _in_edition(spirit["side"], edition)
    ]


def _upgrades(edition: str) -> list[Entry]:
    """Each upgrade once for every price and meaning, with the Spirits whose boards have it."""
    found: dict[tuple[str, str, str, str], list[Board]] = defaultdict(list)
    sources: dict[tuple[str, str, str, str], str] = {}
    for number, spirit in enumerate(SPIRITS):
        if not _in_edition(spirit["side"], edition):
            continue
        for side, board in (("A", BOARD_A[number]), ("B", BOARD_B[number])):
            for row, (_, *texts) in row_texts(board, spirit["side"], edition).items():
                for cell, text in zip(BOARDS[board][row], texts, strict=True):
                    key = (cell["name"], row, _price(cell["cost"]), text)
                    found[key].append((spirit["id"], side))
                    sources[key] = cell["source"]
    order = sorted(found, key=lambda key: (ROW_WORDS.index(key[1]), key[0], key[2]))
    return [
        {
            "id": "-".join([row, name, *found[name, row, price, text][0]]).lower().replace(" ", "-"),
            "name": upgrade_name(name),
            "kind": say("list-upgrade", row=say(f"row-{row}")),
            "price": price,
            "boards": _boards(found[name, row, price, text], edition),
            "text": text,
            "source": sources[name, row, price, text],
            "house": False,
        }
        for name, row, price, text in order
    ]


def _boards(found: list[Board], edition: str) -> str:
    """Which boards have an upgrade; the A sides of a whole team are alike and go under one name."""
    sides = {"list-side-a-of-two": ("bliss", "gloom"), "list-side-a-of-balance": ("balance",)}
    names = []
    for key, teams in sides.items():
        alike = [(spirit["id"], "A") for spirit in SPIRITS if spirit["side"] in teams]
        if set(alike) <= set(found):
            names.append(say(key if edition == "balance" else "list-side-a"))
            found = [each for each in found if each not in alike]
    return ", ".join(
        [*names, *(say("list-board", spirit=say(f"spirit-{spirit}"), side=side) for spirit, side in found)]
    )


def _price(cost: dict[str, int]) -> str:
    told = [say("list-price", amount=say(PRICES[word], count=n)) for word, n in cost.items()]
    return chained(told) or say("list-free")
