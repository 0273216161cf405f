"""The table in a terminal: all that one seat may know, drawn with rich."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from insula.core.messages import key_of
from insula.games.card.eyes.view_model import CardView, EmotionView
from insula.games.card.tables import (
    ABILITY,
    AFFILIATION,
    BALANCED,
    CARD_NUMBER,
    SINGLE_MINDED,
    VIBE,
)
from insula.games.card.words.say import ability_name, card_name, say, strength_name, vibe_name

_VIBE_STYLES = ("red", "yellow", "green", "blue")
_SIDES = (("☀", "bright_red"), ("☾", "bright_blue"))


def draw(view: CardView, names: Sequence[str]) -> RenderableType:
    """The whole table: Impulse, Mindsets with Fragments and slots, scores, coin, piles, and one's own hand."""
    parts: list[RenderableType] = [_head(view, names), _impulse(view), _seats(view, names)]
    if view["discard"]:
        pile = Text(say("draw-discard-pile", count=len(view["discard"])) + " ", style="dim")
        parts.append(pile + Text(" ").join(_short(card) for card in view["discard"][-12:]))
    if view["you"] is not None:
        parts.append(_hand(view))
    return Group(*parts)


def _head(view: CardView, names: Sequence[str]) -> Text:
    glyph, style = _SIDES[0 if view["mood"] == "bliss" else 1]
    line = Text(say("draw-cycle", cycle=view["cycle"]) + " ")
    line.append(f"{glyph} {say(key_of('side', view['mood']))}", style=style)
    taken, most = view["actions"], view["limits"]["actions"]
    line.append("   " + say("draw-turn", who=names[view["turn"]], taken=taken, of=most))
    if view["used"]:
        used = ", ".join(say(key_of("ability", name)).lower() for name in view["used"])
        line.append("   " + say("draw-used", names=used), style="dim")
    supply = view["supply"]
    line.append("\n" + say("draw-piles", deck=view["deck"], discard=len(view["discard"])), style="dim")
    line.append(f"   {say('draw-supply')} ☀{supply['bliss']} ☾{supply['gloom']}", style="dim")
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
        out.append(f" {vibe_name(VIBE[number])}", style=_VIBE_STYLES[VIBE[number]])
        out.append(f" {strength_name(number)} {ability_name(ABILITY[number])}", style="dim")
    else:
        out.stylize(_VIBE_STYLES[VIBE[number]], 2)
    return out


def _impulse(view: CardView) -> Table:
    out = Table.grid(padding=(0, 3), expand=False)
    for _ in view["stacks"]:
        out.add_column()
    out.add_row(*(Text(f"{'▮' * n or '–'} {n}", style="magenta") for n in view["stacks"]))
    out.add_row(*(card_text(card) if card else Text(say("draw-empty"), style="dim") for card in view["impulse"]))
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
        out.append("  " + say(f"draw-this-turn-{emotion['arrived']}"), style="italic dim")
    return out


def _seats(view: CardView, names: Sequence[str]) -> Table:
    out = Table(expand=False, show_lines=True)
    for title in ("draw-seat", "draw-mindset", "draw-scored"):
        out.add_column(say(title))
    for number, seat in enumerate(view["seats"]):
        name = Text(names[number], style="bold reverse" if number == view["you"] else "bold")
        name.append("\n" + say("draw-hand", count=seat["hand"]), style="not bold not reverse")
        for known in seat["known"]:
            sure = "\n" if known["sure"] else f"\n{say('draw-perhaps')} "
            name.append(sure, style="dim").append_text(_short(known["card"]))
        lines = [_emotion(e) for e in seat["mindset"]] or [Text(say("draw-empty-mindset"), style="dim")]
        if seat["bonus"]:
            combination = say(key_of("combination", seat["combination"]))
            lines.append(Text(say("draw-bonus", combination=combination, bonus=seat["bonus"]), style="cyan"))
        scored = Text(f"☀ {seat['bliss']}/{SINGLE_MINDED}", style="bright_red")
        scored.append(f"\n☾ {seat['gloom']}/{SINGLE_MINDED}", style="bright_blue")
        scored.append(f"\n{say('draw-both')} {min(seat['bliss'], seat['gloom'])}/{BALANCED}", style="white")
        out.add_row(name, Text("\n").join(lines), scored)
    return out


def _hand(view: CardView) -> Panel:
    lines = [card_text(card) for card in view["hand"]] or [Text(say("draw-no-cards"), style="dim")]
    for line, card in zip(lines, view["hand"], strict=False):
        if card in view["aside"]:
            line.append("  " + say("draw-aside"), style="italic dim")
        if view["entering"] and view["entering"]["card"] == card:
            line.append("  " + say("draw-about-to-enter"), style="italic cyan")
    parts: list[RenderableType] = [Text("\n").join(lines)]
    if view["looking"]:
        seen = Text("\n").join(card_text(card) for card in view["looking"]["cards"])
        parts.append(Panel(seen, title=say("draw-looking"), expand=False))
    return Panel(Group(*parts), title=say("draw-your-hand"), expand=False)
