"""Names of people: what may be one, and which names are the same or look the same. [online.name]"""

from __future__ import annotations

import unicodedata

from insula.server import wire
from insula.server.server_rules import because, refuse

BOT_NAMES = ("Juno", "Pax", "Rune", "Vale", "Onyx", "Yara")
RECORD_SIGNS = "|{}@"  # they mean something in records and texts
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"  # letters and signs without ink
# letters that nobody can tell from a Latin letter or from each other
LOOK_ALIKES = str.maketrans(
    "авекмнорстухіјѕԁԛԝһѵαβεικνοπρτυχη01",
    "abekmhopctyxijsdqwhvabeikvonptuxnol",
)


def clean_name(given: str, bots: bool = False) -> str:
    """A name fit to be shown; refuses what is too long, empty, unfit for records or, unless `bots`, a bot's name."""
    if len(given) > 4 * wire.NAME:
        raise refuse("online.name", reason=because("name-long", most=wire.NAME))
    name = " ".join(unicodedata.normalize("NFC", given).split())
    if not name or not name.strip(BLANKS + " "):
        raise refuse("online.name", reason=because("name-empty"))
    if len(name) > wire.NAME:
        raise refuse("online.name", reason=because("name-long", most=wire.NAME))
    if any(unicodedata.category(sign)[0] == "C" or sign in BLANKS for sign in name):
        raise refuse("online.name", reason=because("name-invisible"))
    if not bots and likeness(name) in [likeness(bot) for bot in BOT_NAMES]:
        raise refuse("online.name", reason=because("name-bot"))
    if any(sign in RECORD_SIGNS for sign in name):
        raise refuse("online.name", reason=because("name-signs"))
    return name


def folded(name: str) -> str:
    """What an account is found by: the same for capital and small letters."""
    return " ".join(name[:100].split()).casefold()


def likeness(name: str) -> str:
    """What names share that look the same: no capitals, spaces, signs, accents or foreign letters of the same shape."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold()).translate(LOOK_ALIKES)
    shape = "".join(sign for sign in plain if sign.isalnum())
    return (shape or name.casefold())[:128]
