"""The table in a terminal: the hex board, the lotuses and every player in plain characters and colour."""

from __future__ import annotations

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from insula.core.sentences import began
from insula.games.amygdala.eyes.view_model import AmygdalaView, FaceView, PlacedTile, PlayerView, ResourceItem
from insula.games.amygdala.tables import (
    BANK_KINDS,
    BANK_SPACES,
    CELL_IDS,
    CELL_PLACE,
    EMOTIONS,
    ICONS,
    N_CELLS,
    N_SPACES,
    REGION_IDS,
    REGION_OF,
    SPACE_IDS,
    SPACE_PLACE,
    Icon,
)
from insula.games.amygdala.words.say import emotion_name, kind_name, region_name, say

# second cue beside colour, so that the table can be read without it
GLYPHS = dict(zip(ICONS, "!v~+*^o?", strict=True))
_COLOURS = ("magenta", "blue", "cyan", "green", "bright_magenta", "red", "yellow", "white")
_STYLES = dict(zip(ICONS, _COLOURS, strict=True))
_REGION_STYLES = dict(zip(REGION_IDS, (_STYLES[e] for e in EMOTIONS), strict=True))
_SEAT_STYLES = ("bold black on white", "bold white on blue", "bold white on green", "bold black on bright_yellow")
_CELL_WIDTH = 5
_WIDE = 120  # room for board and tables side by side


def letter(seat: int) -> str:
    """Seats are A to D."""
    return "ABCD"[seat]


def draw(view: AmygdalaView, names: Sequence[str]) -> RenderableType:
    """The whole table for one seat or a spectator."""
    return _Picture(view, names)


class _Picture:
    """The board with everything else beside it, or below where the terminal is narrow."""

    def __init__(self, view: AmygdalaView, names: Sequence[str]) -> None:
        self.view = view
        self.names = names

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        view, names = self.view, self.names
        own = view["you"] if view["you"] is not None else view["turn"]
        beside = Group(_regions(view), Text(), _lotuses(view), Text(), _legend())
        yield _head(view, names)
        if options.max_width >= _WIDE:
            board = Table.grid(padding=(0, 3))
            board.add_row(_board(view), beside)
            yield board
        else:
            yield _board(view)
            yield beside
        order = [own, *(seat for seat in range(view["seats"]) if seat != own)]
        yield Columns([_mind(view["players"][seat], names) for seat in order], padding=(0, 3))


def _head(view: AmygdalaView, names: Sequence[str]) -> Text:
    line = Text(say("draw-head", round=view["round"], who=names[view["turn"]], start=names[view["start"]]))
    discard = sum(face["count"] for face in view["discard"])
    line.append("   " + say("draw-piles", stack=view["stack"], discard=discard), style="dim")
    if view["turns_left"] >= 0:
        line.append("   " + say("draw-end-near", count=view["turns_left"]), style="bold red")
    supply = view["supply"]
    coins = " ".join(f"{n}x{value}" for value, n in supply["coins"].items())
    line.append("\n" + say("draw-supply", coins=coins), style="dim")
    for kind in BANK_KINDS:
        line.append(f", {kind_name(kind)} {supply[kind]}", style="dim")
    return line


# ---- the hex board


def _board(view: AmygdalaView) -> Text:
    """Flat-topped hexes: one step in q is a column, one in r two lines."""
    lines: dict[int, dict[int, Text]] = {}
    placed = {each["space"]: each for each in view["placed"]}
    for number, (q, r) in enumerate(SPACE_PLACE):
        label = _source(view, number - N_SPACES) if number >= N_SPACES else _space(placed, number)
        lines.setdefault(2 * r + q, {})[q] = label
    left = min(q for q, _ in SPACE_PLACE)
    out = Text(no_wrap=True)
    for row in sorted(lines):
        line = Text()
        for q in sorted(lines[row]):
            line.append(" " * (_CELL_WIDTH * (q - left) - line.cell_len))
            line.append_text(lines[row][q])
        out.append_text(line).append("\n")
    out.right_crop(1)
    return out


def _space(placed: dict[str, PlacedTile], number: int) -> Text:
    name = SPACE_IDS[number]
    if name in placed:
        tile = placed[name]
        return Text(letter(tile["seat"]), style=_SEAT_STYLES[tile["seat"]]).append_text(_icons(tile["tile"]["icons"]))
    return Text(f" {name.split('-')[1]}", style=f"dim {_REGION_STYLES[REGION_IDS[REGION_OF[number]]]}")


def _source(view: AmygdalaView, region: int) -> Text:
    emotion = view["regions"][region]["emotion"]
    return Text(f"({GLYPHS[emotion]})", style=f"bold {_STYLES[emotion]}")


def _icons(icons: Sequence[Icon]) -> Text:
    out = Text()
    for icon in icons:
        out.append(GLYPHS[icon], style=f"bold {_STYLES[icon]}")
    return out


# ---- beside it


def _regions(view: AmygdalaView) -> Table:
    out = Table.grid(padding=(0, 2))
    seats = range(view["seats"])
    heads = [say(f"draw-{head}") for head in ("region", "vp", "claims")]
    out.add_row(*heads, *(say("draw-icons", seat=letter(s)) for s in seats), style="dim")
    for region in view["regions"]:
        colour = region_name(REGION_IDS.index(region["id"]))
        name = Text(f"{GLYPHS[region['emotion']]} {colour}", style=_REGION_STYLES[region["id"]])
        claims = " ".join(letter(s) for s in region["claims"]) or "-"
        out.add_row(name, "-".join(map(str, region["values"])), claims, *(str(n) for n in region["icons"]))
    return out


def _lotuses(view: AmygdalaView) -> Table:
    out = Table.grid(padding=(0, 2))
    for lotus in view["lotuses"]:
        tiles = Text()
        for place, face in enumerate(lotus["tiles"]):
            if place == 2:
                tiles.append("| ")
            tiles.append_text(_face(face) if face else Text("--")).append(" ")
        markers = Text()
        for seat in lotus["markers"]:
            markers.append(letter(seat), style=_SEAT_STYLES[seat]).append(" ")
        out.add_row(lotus["name"], tiles, Text(say("draw-toll"), style="bold yellow") if lotus["toll"] else "", markers)
    return out


def _face(face: FaceView | ResourceItem) -> Text:
    return Text(f"{GLYPHS[face['icon']]}{face['price']}", style=f"bold {_STYLES[face['icon']]}")


def _legend() -> Text:
    out = Text()
    for icon in ICONS:
        out.append(f"{GLYPHS[icon]} {emotion_name(icon)}  ", style=_STYLES[icon])
    items = "  ".join(f"{_letter(kind)} {kind_name(kind)}" for kind in ("claim", *BANK_KINDS))
    return out.append("\n" + say("draw-legend", items=items), style="dim")


def _letter(kind: str) -> str:
    """The first letter of what a bonus space gives."""
    return kind_name(kind)[0].upper()


# ---- players


def _mind(player: PlayerView, names: Sequence[str]) -> Group:
    seat = player["seat"]
    head = Text(letter(seat), style=_SEAT_STYLES[seat])
    own = f"{letter(seat)} "  # tables without names call seats by their letter
    name = f"{names[seat]} ".removeprefix(own).strip()
    head.append(f" {name}", style="bold").append(
        "   " + say("draw-player", vp=player["vp"], tiles=player["tiles_left"])
    )
    return Group(head, _player_board(player), _bank(player), _claims(player), Text())


def _player_board(player: PlayerView) -> Text:
    """Pointy-topped hexes: a line per row, shifted by half a cell."""
    rows: dict[int, list[tuple[int, Text]]] = {}
    for number, (q, r) in enumerate(CELL_PLACE):
        rows.setdefault(r, []).append((2 * q + r, _cell(player, number)))
    left = min(x for row in rows.values() for x, _ in row)
    out = Text(no_wrap=True)
    for r in sorted(rows):
        line = Text()
        for x, label in sorted(rows[r], key=lambda each: each[0]):
            line.append(" " * (4 * (x - left) - line.cell_len)).append_text(label)
        out.append_text(line).append("\n")
    out.right_crop(1)
    return out


def _cell(player: PlayerView, number: int) -> Text:
    name = CELL_IDS[number]
    if number >= N_CELLS:
        bonus = player["bonuses"][name]
        items = "".join(_letter(kind) * n for kind, n in bonus["items"].items())
        return Text(f"[{say('draw-earned')}]", style="green") if bonus["earned"] else Text(f"[{items}]", style="yellow")
    out = Text(name, style="dim")
    out.append("@" if player["cloud"] == name else ":", style="bold")
    tile = player["tiles"].get(name)
    return out.append_text(_icons(tile["icons"])) if tile else out


def _bank(player: PlayerView) -> Text:
    out = Text(say("draw-bank", used=player["items"], of=BANK_SPACES, coins=player["coins"]) + " ")
    for item in player["bank"]:
        if item["kind"] == "coin":
            out.append(f"({item['value']})", style="yellow")
        elif item["kind"] == "resource":
            out.append_text(_face(item))
        elif item["kind"] == "claim":
            out.append(f"{_letter('claim')}{GLYPHS[item['emotion']]}", style=_STYLES[item["emotion"]])
        else:
            out.append(began(kind_name(item["kind"])), style="bold")
        out.append(" ")
    return out


def _claims(player: PlayerView) -> Text:
    out = Text(say("draw-unearned") + " ", style="dim")
    for emotion, where in player["claims"].items():
        if where == "unearned":
            out.append(GLYPHS[emotion], style=_STYLES[emotion])
    return out
