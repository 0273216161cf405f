"""The table in a terminal: all that one seat may know, drawn with rich."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from insula.games.card.eyes.view_model import CardView, EmotionView
from insula.games.card.tables import (
    ABILITIES,
    ABILITY,
    AFFILIATION,
    BALANCED,
    CARD_NUMBER,
    SINGLE_MINDED,
    STRENGTHS,
    VIBE,
    VIBES,
)
from insula.games.card.words.notation import card_name

_VIBE_STYLES = ("red", "yellow", "green", "blue")
_SIDES = (("☀", "bright_red"), ("☾", "bright_blue"))


def draw(view: CardView, names: Sequence[str]) -> RenderableType:
    """The whole table: Impulse, Mindsets with Fragments and slots, scores, coin, piles, and one's own hand."""
    parts: list[RenderableType] = [_head(view, names), _impulse(view), _seats(view, names)]
    if view["discard"]:
        pile = Text(f"Discard pile ({len(view['discard'])}): ", style="dim")
        parts.append(pile + Text(" ").join(_short(card) for card in view["discard"][-12:]))
    if view["you"] is not None:
        parts.append(_hand(view))
    return Group(*parts)


def _head(view: CardView, names: Sequence[str]) -> Text:
    glyph, style = _SIDES[0 if view["mood"] == "bliss" else 1]
    line = Text(f"Cycle {view['cycle']}   Mood ")
    line.append(f"{glyph} {view['mood'].title()}", style=style)
    line.append(f"   turn of {names[view['turn']]}, {view['actions']} of {view['limits']['actions']} Actions taken")
    if view["used"]:
        line.append(f"   used: {', '.join(view['used'])}", style="dim")
    supply = view["supply"]
    line.append(f"\nDeck {view['deck']}   discard pile {len(view['discard'])}", style="dim")
    line.append(f"   supply ☀{supply['bliss']} ☾{supply['gloom']}", style="dim")
    return line


def _short(card: str) -> Text:
    number = CARD_NUMBER[card]
    return Text(card_name(number), style=_VIBE_STYLES[VIBE[number]])


def card_text(card: str) -> Text:
    """A card in one line: side, name, Vibe, strength, Ability."""
    number = CARD_NUMBER[card]
    glyph, style = _SIDES[AFFILIATION[number]]
    out = Text(f"{glyph} ", style=style)
    out.append(card_name(number), style="bold")
    if ABILITY[number] >= 0:
        out.append(f" {VIBES[VIBE[number]]}", style=_VIBE_STYLES[VIBE[number]])
        out.append(f" {STRENGTHS[number]} {ABILITIES[ABILITY[number]]}", style="dim")
    else:
        out.stylize(_VIBE_STYLES[VIBE[number]], 2)
    return out


def _impulse(view: CardView) -> Table:
    out = Table.grid(padding=(0, 3), expand=False)
    for _ in view["stacks"]:
        out.add_column()
    out.add_row(*(Text(f"{'▮' * n or '–'} {n}", style="magenta") for n in view["stacks"]))
    out.add_row(*(card_text(card) if card else Text("(empty)", style="dim") for card in view["impulse"]))
    return out


def _dots(filled: int, slots: int, full: str, empty: str) -> str:
    return full * filled + empty * (slots - filled)


def _emotion(emotion: EmotionView) -> Text:
    out = card_text(emotion["card"])
    if emotion["partner"]:
        out.append(" + ").append_text(card_text(emotion["partner"]))
    out.append("  " + _dots(emotion["fragments"], emotion["fragment_slots"], "⬢", "⬡"), style="bold")
    out.append(_dots(emotion["absorbed"], emotion["absorb_slots"], "●", "○"), style="bold")
    if emotion["arrived"]:
        out.append(f"  {emotion['arrived']} this turn", style="italic dim")
    return out


def _seats(view: CardView, names: Sequence[str]) -> Table:
    out = Table(expand=False, show_lines=True)
    for title in ("Seat", "Mindset", "Scored"):
        out.add_column(title)
    for number, seat in enumerate(view["seats"]):
        name = Text(names[number], style="bold reverse" if number == view["you"] else "bold")
        held = seat["hand"]
        name.append(f"\n{held} card{'' if held == 1 else 's'} in hand", style="not bold not reverse")
        for known in seat["known"]:
            name.append("\n" if known["sure"] else "\nperhaps ", style="dim").append_text(_short(known["card"]))
        lines = [_emotion(e) for e in seat["mindset"]] or [Text("empty", style="dim")]
        if seat["bonus"]:
            lines.append(Text(f"{seat['combination']}: {seat['bonus']} bonus", style="cyan"))
        scored = Text(f"☀ {seat['bliss']}/{SINGLE_MINDED}", style="bright_red")
        scored.append(f"\n☾ {seat['gloom']}/{SINGLE_MINDED}", style="bright_blue")
        scored.append(f"\nboth {min(seat['bliss'], seat['gloom'])}/{BALANCED}", style="white")
        out.add_row(name, Text("\n").join(lines), scored)
    return out


def _hand(view: CardView) -> Panel:
    lines = [card_text(card) for card in view["hand"]] or [Text("no cards", style="dim")]
    for line, card in zip(lines, view["hand"], strict=False):
        if card in view["aside"]:
            line.append("  put aside", style="italic dim")
        if view["entering"] and view["entering"]["card"] == card:
            line.append("  about to enter", style="italic cyan")
    parts: list[RenderableType] = [Text("\n").join(lines)]
    if view["looking"]:
        seen = Text("\n").join(card_text(card) for card in view["looking"]["cards"])
        parts.append(Panel(seen, title="the hand you look at", expand=False))
    return Panel(Group(*parts), title="your hand", expand=False)
