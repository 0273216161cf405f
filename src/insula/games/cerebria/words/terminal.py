"""The table in a terminal: the ring of slots around the Origin, teams, Spirits with their boards, and your own hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from insula.games.cerebria.eyes.view_model import CerebriaView, FrontierView, HandCard, RealmView, SeatView, SlotView
from insula.games.cerebria.tables import ASPIRATION_IDS, CARD_IDS, EMOTIONS
from insula.games.cerebria.words.card_words import EDITIONS, emotion_texts
from insula.games.cerebria.words.names import REALM_WORDS, SLOT_WORDS, SPACE_WORDS
from insula.games.cerebria.words.say import actions_left, aspiration_name, card_name, say
from insula.games.cerebria.words.terminal_ring import (
    MARKS,
    STYLES,
    VIBE_STYLES,
    WIDTH,
    draw_ring,
    marks,
    spirit_of,
)


def draw(view: CerebriaView, names: Sequence[str]) -> RenderableType:
    """Everything one seat, or a spectator, may know."""
    parts: list[RenderableType] = [_head(view, names), Board(view), _teams(view), _spirits(view, names)]
    if view["you"] is not None:
        parts.append(_hands(view, view["you"], names))
    return Group(*parts)


def _name(card: str) -> str:
    return card_name(CARD_IDS.index(card))


def _aspiration(name: str) -> str:
    return aspiration_name(ASPIRATION_IDS.index(name))


def _head(view: CerebriaView, names: Sequence[str]) -> Text:
    side = view["spirit_boards"].upper()
    line = Text(say(f"draw-{view['mode']}", side=side), style="bold")
    if view["turn"] is None:
        line.append(f"   {say('draw-set-up')}", style="dim")
    else:
        absorb = say("absorb-possible" if view["absorbs"] else "no-absorb")
        who, left = names[view["turn"]], actions_left(view["actions"])
        line.append(f"   {say('draw-turn', number=view['turns'], who=who, left=left, absorb=absorb)}")
    if view["order"]:
        line.append("\n" + say("draw-order", names=" > ".join(names[s] for s in view["order"])), style="dim")
    if view["common"]:
        row = [_aspiration(a) for a in view["common"]]
        line.append(f"\n{say('draw-common')} ")
        line.append(row[0], style="bold yellow")
        line.append(f"  {_standing(view, view['common'][0])}")
        then = say("draw-then", others=", ".join(row[1:])) if row[1:] else say("draw-last")
        line.append(f"   {then}", style="dim")
    if view["ending"]:
        why = say(f"ending-{view['ending'].replace(' ', '-')}")
        line.append("\n" + say("draw-ending", ending=why), style="bold")
    return line


def _standing(view: CerebriaView, aspiration: str) -> str:
    return " : ".join(f"{MARKS[t]}{n}" for t, n in view["measures"].get(aspiration, {}).items())


# ---- the ring ------------------------------------------------------------------------------------------------------


class Board:
    """The ring as a picture where the terminal is wide enough, else as a list."""

    def __init__(self, view: CerebriaView) -> None:
        self.view = view

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        wide = options.max_width >= WIDTH + 4
        yield Panel(draw_ring(self.view), title=say("draw-ring"), expand=False) if wide else _list(self.view)


def _list(view: CerebriaView) -> Panel:
    """One line per Realm and Frontier, clockwise; the last Frontier leads back to the first Realm."""
    out = Table(box=None, padding=(0, 1), expand=False)
    for title in ("spirits", "place", "control", "slots", "fortress", "sphere"):
        out.add_column(say(f"draw-{title}"), header_style="dim")
    for space in range(len(SPACE_WORDS)):
        figures = [i for i, s in enumerate(view["seats"]) if s["space"] == space]
        who = Text(" ").join(_figure(view, seat) for seat in figures)
        half = space // 2
        if space % 2:
            word = Text(f"  {SPACE_WORDS[space]}", style="dim")
            out.add_row(who, word, _control(view["frontiers"][half]), _slots(view, [3 * half + 1]))
        else:
            place = view["realms"][half]
            slots = [(3 * half - 1) % 15, 3 * half]
            sphere = view["spheres"][half]
            name = say(f"draw-{sphere['id']}")
            out.add_row(
                who,
                Text(REALM_WORDS[half], style="bold"),
                _control(place),
                _slots(view, slots),
                _fortress(place),
                Text(f"{name} {'●' * sphere['willpower']}{'○' * (sphere['full'] - sphere['willpower'])}"),
            )
    return Panel(out, title=say("draw-ring-list"), expand=False)


def _figure(view: CerebriaView, seat: int) -> Text:
    s = view["seats"][seat]
    return Text(f"{MARKS[s['team']]}{spirit_of(s)}", style=f"bold {STYLES[s['team']]}")


def _control(place: RealmView | FrontierView) -> Text:
    holder = place["control"]
    return Text(f"{MARKS[holder]} {place['bliss']}:{place['gloom']}", style=STYLES[holder])


def _fortress(realm: RealmView) -> Text:
    fortress = realm["fortress"]
    if fortress is None:
        return Text("")
    words = f"{marks(fortress)} {say('draw-' + fortress['size'])} +{fortress['bonus']}"
    return Text(words, style=STYLES[fortress["team"]])


def _slots(view: CerebriaView, slots: list[int]) -> Text:
    return Text("  ").join(_emotion(view["slots"][slot], SLOT_WORDS[slot]) for slot in slots)


def _emotion(e: SlotView | None, word: str) -> Text:
    if e is None:
        return Text(f"[{word}]", style="dim")
    out = Text(marks(e), style=STYLES[e["team"]])
    out.append(_name(e["card"]), style=f"bold {VIBE_STYLES[e['vibe']]}")
    out.append("*" if e["house"] else "")
    out.append(f" {'●' * e['essence']}{'○' * (e['spaces'] - e['essence'])} I{e['intensity']}")
    if e["token"]:
        out.append(f" +{e['token']}", style="yellow")
    for so, key in ((e["insecure"], "insecure"), (e["muted"], "silenced")):
        if so:
            out.append(f" {say(key)}", style="magenta")
    if e["blocked_in"]:
        blocked = ", ".join(realm.split("-")[0] for realm in e["blocked_in"])  # as it is typed
        out.append(f" {say('told-blocked-in', realms=blocked)}", style="dim")
    return out


# ---- teams and Spirits ---------------------------------------------------------------------------------------------


def _teams(view: CerebriaView) -> Table:
    out = Table(box=None, padding=(0, 2))
    for title in ("team", "score", "wheel", "ambition", "identity", "unused", "hidden"):
        out.add_column(say(f"draw-{title}"), header_style="dim")
    for t in view["teams"]:
        identity = t["identity"]
        key = "draw-fragments-and-capping" if identity["capping"] else "draw-fragments"
        hidden = say("draw-face-down" if t["has_hidden"] else "draw-none")
        if t["hidden"]:
            hidden = f"{_aspiration(t['hidden'])}  {_standing(view, t['hidden'])}"
        if t.get("looking_at"):
            hidden = say("draw-one-of", aspirations=", ".join(_aspiration(a) for a in t["looking_at"]))
        out.add_row(
            Text(f"{MARKS[t['id']]} {say('team-' + t['id'])}", style=STYLES[t["id"]]),
            str(t["score"]),
            str(t["points"]),
            "◆" * t["ambition"] + "◇" * (view["limits"]["ambition"] - t["ambition"]),
            say(key, minor=identity["minor"], major=identity["major"]),
            say("draw-fragments", minor=t["minor"], major=t["major"]),
            hidden,
        )
    return out


def _spirits(view: CerebriaView, names: Sequence[str]) -> Table:
    out = Table(box=None, padding=(0, 2))
    for title in ("player", "willpower", "essence", "hand", "deck", "vibe-tokens"):
        out.add_column(say(f"draw-{title}"), header_style="dim")
    for seat, s in enumerate(view["seats"]):
        spirit = f" ({spirit_of(s)})" if s["spirit"] else ""
        deck = say("draw-deck-top", count=s["deck"], card=_name(s["top"])) if s["top"] else str(s["deck"])
        known = f" ({_counted(s['known'])})" if s["known"] else ""
        out.add_row(
            Text(f"{MARKS[s['team']]} {names[seat]}{spirit}", style=STYLES[s["team"]]),
            str(s["willpower"]),
            _essence(s),
            f"{s['cards']}{known}",
            deck,
            _tokens(s),
        )
    return out


def _essence(seat: SeatView) -> str:
    """Balance has two kinds."""
    if seat["team"] != "balance":
        return str(seat["essence"])
    return f"{MARKS['bliss']}{seat['essence']} {MARKS['gloom']}{seat['gloom_essence']}"


def _counted(cards: list[str]) -> str:
    numbers = Counter(cards)
    return ", ".join(_name(card) if n == 1 else f"{n} {_name(card)}" for card, n in numbers.items())


def _tokens(seat: SeatView) -> Text:
    out = Text()
    for row in seat["rows"]:
        if any(row["tokens"]):
            out.append(f"{say('act-' + row['action'])} ", style="dim")
            for vibe in row["tokens"]:
                out.append("■" if vibe else "□", style=VIBE_STYLES[vibe] if vibe else "dim")
            out.append("  ")
    return out


def _hands(view: CerebriaView, own: int, names: Sequence[str]) -> RenderableType:
    """Your own hand with the powers of its cards, then that of a teammate by name."""
    edition = EDITIONS[view["mode"] == EDITIONS[1]]
    out: list[RenderableType] = [_card(entry, edition) for entry in view["hand"]] or [
        Text(say("draw-no-cards"), style="dim")
    ]
    for seat, s in enumerate(view["seats"]):
        if seat != own and s.get("hand"):
            cards = _counted([entry["card"] for entry in s["hand"]])
            out.append(Text(say("draw-holds", who=names[seat], cards=cards), style="dim"))
    spirit = spirit_of(view["seats"][own])
    title = say("draw-hand-of", spirit=spirit) if spirit else say("told-hand-title")
    out.append(Text(say("draw-house"), style="dim"))
    return Panel(Group(*out), title=title, expand=False)


def _card(entry: HandCard, edition: str) -> Text:
    printed = EMOTIONS[CARD_IDS.index(entry["card"])]
    out = Text(_name(entry["card"]), style=f"bold {VIBE_STYLES[printed['vibe'] or 'none']}")
    out.append("*" if entry["house"] else "")
    out.append(f" {'-'.join(map(str, printed['row']))}")
    threshold = printed["threshold"]
    out.append(f" {say('draw-threshold', count=threshold)}" if threshold else "", style="dim")
    out.append(f"  {emotion_texts(edition)[entry['card']]}", style="dim")
    out.append(f"  {say('draw-shown')}" if entry["known"] else "", style="yellow")
    return out
