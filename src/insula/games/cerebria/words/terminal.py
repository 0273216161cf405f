"""The table in a terminal: the ring of slots around the Origin, teams, Spirits with their boards, and your own hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from insula.games.cerebria.eyes.view_model import CerebriaView, FrontierView, HandCard, RealmView, SeatView, SlotView
from insula.games.cerebria.tables import ASPIRATION_IDS, ASPIRATION_NAMES, CARD_IDS, EMOTIONS
from insula.games.cerebria.words.card_words import EDITIONS, emotion_texts
from insula.games.cerebria.words.names import REALM_WORDS, SLOT_WORDS, SPACE_WORDS, card_name
from insula.games.cerebria.words.terminal_ring import MARKS, STYLES, VIBE_STYLES, WIDTH, draw_ring, marks


def draw(view: CerebriaView, names: Sequence[str]) -> RenderableType:
    """Everything one seat, or a spectator, may know."""
    parts: list[RenderableType] = [_head(view, names), Board(view), _teams(view), _spirits(view, names)]
    if view["you"] is not None:
        parts.append(_hands(view, view["you"], names))
    return Group(*parts)


def _name(card: str) -> str:
    return card_name(CARD_IDS.index(card))


def _aspiration(name: str) -> str:
    return ASPIRATION_NAMES[ASPIRATION_IDS.index(name)]


def _head(view: CerebriaView, names: Sequence[str]) -> Text:
    line = Text(f"{view['mode'].title()} game, Spirit Boards {view['spirit_boards'].upper()}", style="bold")
    if view["turn"] is None:
        line.append("   set-up", style="dim")
    else:
        absorb = "Absorb possible" if view["absorbs"] else "no Absorb"
        left = f"{view['actions']} Action{'' if view['actions'] == 1 else 's'} left"
        line.append(f"   turn {view['turns']}: {names[view['turn']]}, {left}, {absorb}")
    if view["order"]:
        line.append(f"\nOrder: {' > '.join(names[s] for s in view['order'])}", style="dim")
    if view["common"]:
        row = [_aspiration(a) for a in view["common"]]
        line.append("\nCommon Aspiration: ")
        line.append(row[0], style="bold yellow")
        line.append(f"  {_standing(view, view['common'][0])}")
        line.append(f"   then {', '.join(row[1:])}" if row[1:] else "   the last one", style="dim")
    if view["ending"]:
        line.append(f"\nThe game ends with this turn ({view['ending']})", style="bold")
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
        yield Panel(draw_ring(self.view), title="The ring", expand=False) if wide else _list(self.view)


def _list(view: CerebriaView) -> Panel:
    """One line per Realm and Frontier, clockwise; the last Frontier leads back to the first Realm."""
    out = Table(box=None, padding=(0, 1), expand=False)
    for title in ("Spirits", "Place", "Control", "Slots", "Fortress", "Sphere"):
        out.add_column(title, header_style="dim")
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
            out.add_row(
                who,
                Text(REALM_WORDS[half], style="bold"),
                _control(place),
                _slots(view, slots),
                _fortress(place),
                Text(f"{sphere['id']} {'●' * sphere['willpower']}{'○' * (sphere['full'] - sphere['willpower'])}"),
            )
    return Panel(out, title="The ring, clockwise", expand=False)


def _figure(view: CerebriaView, seat: int) -> Text:
    s = view["seats"][seat]
    return Text(f"{MARKS[s['team']]}{(s['spirit'] or '').title()}", style=f"bold {STYLES[s['team']]}")


def _control(place: RealmView | FrontierView) -> Text:
    holder = place["control"]
    return Text(f"{MARKS[holder]} {place['bliss']}:{place['gloom']}", style=STYLES[holder])


def _fortress(realm: RealmView) -> Text:
    fortress = realm["fortress"]
    if fortress is None:
        return Text("")
    words = f"{marks(fortress)} {fortress['size']} +{fortress['bonus']}"
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
    for so, word_for in ((e["insecure"], "insecure"), (e["muted"], "silenced")):
        if so:
            out.append(f" {word_for}", style="magenta")
    if e["blocked_in"]:
        blocked = ", ".join(realm.split("-")[0] for realm in e["blocked_in"])
        out.append(f" blocked in {blocked}", style="dim")
    return out


# ---- teams and Spirits ---------------------------------------------------------------------------------------------


def _teams(view: CerebriaView) -> Table:
    out = Table(box=None, padding=(0, 2))
    for title in ("Team", "Score", "Wheel", "Ambition", "Identity", "Unused", "Hidden Aspiration"):
        out.add_column(title, header_style="dim")
    for t in view["teams"]:
        identity = t["identity"]
        cap = " and the Capping Fragment" if identity["capping"] else ""
        hidden = "none" if not t["has_hidden"] else "face down"
        if t["hidden"]:
            hidden = f"{_aspiration(t['hidden'])}  {_standing(view, t['hidden'])}"
        if t.get("looking_at"):
            hidden = "one of " + ", ".join(_aspiration(a) for a in t["looking_at"])
        out.add_row(
            Text(f"{MARKS[t['id']]} {t['id'].title()}", style=STYLES[t["id"]]),
            str(t["score"]),
            str(t["points"]),
            "◆" * t["ambition"] + "◇" * (view["limits"]["ambition"] - t["ambition"]),
            f"{identity['minor']} Minor, {identity['major']} Major{cap}",
            f"{t['minor']} Minor, {t['major']} Major",
            hidden,
        )
    return out


def _spirits(view: CerebriaView, names: Sequence[str]) -> Table:
    out = Table(box=None, padding=(0, 2))
    for title in ("Player", "Willpower", "Essence", "Hand", "Deck", "Vibe tokens"):
        out.add_column(title, header_style="dim")
    for seat, s in enumerate(view["seats"]):
        spirit = f" ({s['spirit'].title()})" if s["spirit"] else ""
        top = f", {_name(s['top'])} on top" if s["top"] else ""
        known = f" ({_counted(s['known'])})" if s["known"] else ""
        out.add_row(
            Text(f"{MARKS[s['team']]} {names[seat]}{spirit}", style=STYLES[s["team"]]),
            str(s["willpower"]),
            _essence(s),
            f"{s['cards']}{known}",
            f"{s['deck']}{top}",
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
            out.append(f"{row['name'].split()[0]} ", style="dim")
            for vibe in row["tokens"]:
                out.append("■" if vibe else "□", style=VIBE_STYLES[vibe] if vibe else "dim")
            out.append("  ")
    return out


def _hands(view: CerebriaView, own: int, names: Sequence[str]) -> RenderableType:
    """Your own hand with the powers of its cards, then that of a teammate by name."""
    edition = EDITIONS[view["mode"] == EDITIONS[1]]
    out: list[RenderableType] = [_card(entry, edition) for entry in view["hand"]] or [Text("no cards", style="dim")]
    for seat, s in enumerate(view["seats"]):
        if seat != own and s.get("hand"):
            cards = _counted([entry["card"] for entry in s["hand"]])
            out.append(Text(f"{names[seat]} holds {cards}", style="dim"))
    spirit = view["seats"][own]["spirit"]
    title = f"Your hand ({spirit.title()})" if spirit else "Your hand"
    out.append(Text("* a power of our own design", style="dim"))
    return Panel(Group(*out), title=title, expand=False)


def _card(entry: HandCard, edition: str) -> Text:
    printed = EMOTIONS[CARD_IDS.index(entry["card"])]
    out = Text(_name(entry["card"]), style=f"bold {VIBE_STYLES[printed['vibe'] or 'none']}")
    out.append("*" if entry["house"] else "")
    out.append(f" {'-'.join(map(str, printed['row']))}")
    out.append(f" threshold {printed['threshold']}" if printed["threshold"] else "", style="dim")
    out.append(f"  {emotion_texts(edition)[entry['card']]}", style="dim")
    out.append("  (shown)" if entry["known"] else "", style="yellow")
    return out
