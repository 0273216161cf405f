"""The board in a terminal as what it is: a ring of 15 slots around Realms, Frontiers and the Origin."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, radians, sin

from rich.text import Text

from insula.games.cerebria.eyes.view_model import (
    CerebriaView,
    FortressView,
    FrontierView,
    RealmView,
    SeatView,
    SlotView,
)
from insula.games.cerebria.tables import CARD_IDS
from insula.games.cerebria.words.names import REALM_WORDS, SLOT_WORDS, SPACE_WORDS
from insula.games.cerebria.words.say import card_title, say

Pieces = list[tuple[str, str]]  # words with their styles
STYLES = {"bliss": "bright_red", "gloom": "bright_blue", "balance": "bright_magenta", None: "dim"}
MARKS = {"bliss": "☀", "gloom": "☾", "balance": "◈", None: "·"}
VIBE_STYLES = {"red": "red", "yellow": "yellow", "green": "green", "blue": "blue", "none": "white", "wild": "magenta"}
WIDTH, HEIGHT = 118, 35
CENTRE = (WIDTH // 2, HEIGHT // 2)
# half axes of the ellipses on which things stand
SLOTS_AT, FRONTIERS_AT, REALMS_AT = (50, 16), (35, 11.5), (27, 7.5)


def marks(piece: SlotView | FortressView) -> str:
    """Whose piece it is, and for Balance also the side it counts for."""
    own = MARKS[piece["team"]]
    return own if piece["side"] == piece["team"] else own + MARKS[piece["side"]]


def spirit_of(seat: SeatView) -> str:
    """The Spirit of a seat by name; empty while it has none."""
    return say(f"spirit-{seat['spirit']}") if seat["spirit"] else ""


class Canvas:
    """Cells of a character and a style."""

    def __init__(self) -> None:
        self.cells: list[Pieces] = [[(" ", "")] * WIDTH for _ in range(HEIGHT)]

    def put(self, x: int, y: int, pieces: Pieces) -> None:
        """Writes pieces centred at a place; what does not fit on the canvas is pushed inwards."""
        letters = [(letter, style) for word, style in pieces for letter in word][:WIDTH]
        left = max(0, min(WIDTH - len(letters), x - len(letters) // 2))
        self.cells[max(0, min(HEIGHT - 1, y))][left : left + len(letters)] = letters

    def lines(self) -> Text:
        """The picture."""
        out = Text(no_wrap=True)
        for number, row in enumerate(self.cells):
            for letter, style in row:
                out.append(letter, style=style)
            out.append("" if number == HEIGHT - 1 else "\n")
        return out


def draw_ring(view: CerebriaView) -> Text:
    """The whole board; Valley of Motives is at the top, and everything goes clockwise."""
    canvas = Canvas()
    for slot in range(15):
        _lines(canvas, -78 + 24 * slot, SLOTS_AT, list(_slot(view["slots"][slot], SLOT_WORDS[slot])))
    for space in range(10):
        _lines(canvas, -90 + 36 * space, FRONTIERS_AT if space % 2 else REALMS_AT, list(_place(view, space)))
    canvas.put(*CENTRE, [(say("draw-identity"), "dim")])
    told: Pieces = []
    for team in view["teams"]:
        identity = team["identity"]
        kinds = (("minor", identity["minor"]), ("major", identity["major"]), ("capping", identity["capping"]))
        laid = [say(f"draw-some-{kind}", count=n) for kind, n in kinds if n]
        pieces = " ".join(laid) or say("told-empty")
        told.append((f" {MARKS[team['id']]} {pieces} ", STYLES[team["id"]]))
    canvas.put(CENTRE[0], CENTRE[1] + 1, told)
    return canvas.lines()


def _lines(canvas: Canvas, angle: float, axes: tuple[float, float], lines: list[Pieces]) -> None:
    x = round(CENTRE[0] + axes[0] * cos(radians(angle)))
    y = round(CENTRE[1] + axes[1] * sin(radians(angle)) - len(lines) / 2)
    for number, pieces in enumerate(lines):
        canvas.put(x, y + number, pieces)


def _slot(e: SlotView | None, word: str) -> Iterator[Pieces]:
    """A slot line by line: the Emotion, what is on it, and how the slot is called."""
    if e is None:
        yield [(f"[{word}]", "dim")]
        return
    name = card_title(CARD_IDS.index(e["card"]))
    star = "*" if e["house"] else ""
    yield [(marks(e), STYLES[e["team"]]), (f"{name}{star}", f"bold {VIBE_STYLES[e['vibe']]}")]
    out = [("●" * e["essence"] + "○" * (e["spaces"] - e["essence"]), ""), (f" I{e['intensity']}", "bold")]
    if e["token"]:
        out.append((f" +{e['token']}", "yellow"))
    for key, so in (("insecure", e["insecure"]), ("silenced", e["muted"]), ("blocked", bool(e["blocked_in"]))):
        if so:
            out.append((f" {say(key)}", "magenta"))
    yield out
    yield [(word, "dim")]


def _place(view: CerebriaView, space: int) -> Iterator[Pieces]:
    """What stands at a Realm or a Frontier, line by line."""
    half = space // 2
    realm = view["realms"][half]
    place: RealmView | FrontierView = view["frontiers"][half] if space % 2 else realm
    sums = (f"{MARKS[place['control']]} {place['bliss']}:{place['gloom']}", STYLES[place["control"]])
    if space % 2:
        yield [(f"{SPACE_WORDS[space]} ", "dim"), sums]
    else:
        yield [(f"{REALM_WORDS[half].upper()} ", "bold"), sums]
        sphere = view["spheres"][half]
        name = say(f"draw-{sphere['id']}")
        yield [(f"{name} {sphere['willpower']}/{sphere['full']}", "cyan")]
        fortress = realm["fortress"]
        if fortress:
            words = f"{marks(fortress)} {say('draw-fortress-' + fortress['size'])} +{fortress['bonus']}"
            yield [(words, STYLES[fortress["team"]])]
    figures = [s for s in view["seats"] if s["space"] == space]
    if figures:
        yield [(f" {MARKS[s['team']]}{spirit_of(s)} ", f"reverse {STYLES[s['team']]}") for s in figures]
