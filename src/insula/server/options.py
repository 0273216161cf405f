"""Settings of `insula serve` from flags, the environment, a file and defaults, in this order; all are checked first.

A field `bot_pause` is the flag `--bot-pause`, the variable `INSULA_BOT_PAUSE` and the line `bot_pause = 0.5` of a file
in TOML, which `--config` or `INSULA_CONFIG` names. Limits are `--limit running_tables=100`,
`INSULA_LIMITS__RUNNING_TABLES` and the lines of `[limits]`.
"""

from __future__ import annotations

import argparse
import dataclasses
import os
import tomllib
from pathlib import Path
from typing import Any, Literal

from pydantic import Field, ValidationError
from pydantic_settings import BaseSettings, InitSettingsSource, PydanticBaseSettingsSource, SettingsConfigDict

from insula.bots.hints import ADVICE_SECONDS, ADVISER
from insula.server.limits import Limits
from insula.server.settings import Settings
from insula.server.store import Timeouts


class BadOptions(ValueError):
    """Settings that cannot be used; the message is one sentence."""


class Options(BaseSettings):
    """Everything that whoever runs a server may set."""

    model_config = SettingsConfigDict(env_prefix="INSULA_", env_nested_delimiter="__", extra="forbid")

    host: str = Field("127.0.0.1", description="the address to listen on; 0.0.0.0 for all")
    port: int = Field(8642, ge=0, le=65535, description="the port to listen on; 0 for any free one")
    database: str = Field("", description="a file for SQLite or a postgresql:// address; by default in the data folder")
    address: str = Field("", pattern=r"^(https?://.+)?$", description="the address other servers use to reach it")
    static: Path | None = Field(None, description="the folder with the built pages")
    bots: Literal["local", "shared"] = Field("local", description="where bots think: on this machine, or on any worker")
    bot_workers: int | None = Field(None, ge=1, description="processes in which bots think; by default one per core")
    look_workers: int = Field(1, ge=0, le=64, description="processes that work out previews for people; 0 for threads")
    review_workers: int = Field(2, ge=1, le=64, description="processes that review finished games")
    review_effort: float = Field(1.0, gt=0, le=100, description="how hard they look, relative to the default")
    review_seconds: float = Field(240.0, gt=0, description="seconds after which a review hurries up")
    bot_pause: float = Field(0.35, ge=0, le=60, description="the least time a bot takes, in seconds")
    ahead_pause: float = Field(
        60.0, ge=0, le=3600, description="seconds before a pass made in advance is played, at least"
    )
    stand_in: str = Field("easy", description="the bot that plays for somebody who left")
    absent_seconds: float = Field(300.0, ge=0, description="seconds away after which the others may vote about a seat")
    site: str = Field("", pattern=r"^(https?://[^/\s]+)?$", description="the public address, for links in e-mails")
    mail: str = Field("", description="the SMTP server for e-mails: smtp://user:password@host:587, or smtps://")
    mail_from: str = Field("", description="the sender of e-mails")
    mail_delay: float = Field(600.0, ge=0, description="seconds until a player is told of their turn by e-mail")
    push_delay: float = Field(3.0, ge=0, le=3600, description="seconds until a player is told of their turn by push")
    coach: str = Field("easy", description="the bot that plays the other seats in lessons")
    opponent: str = Field("normal", description="the bot that people meet in “Play with bots”")
    adviser: str = Field(ADVISER, description="the bot that gives hints")
    advice_seconds: float = Field(ADVICE_SECONDS, gt=0, le=60, description="the most time a hint may take, in seconds")
    keep_waiting_days: float = Field(
        30.0, ge=0, description="days until a table that never started is deleted; 0 for never"
    )
    end_idle_days: float = Field(
        0.0, ge=0, description="days until a game that nobody comes back to is ended; 0 for never"
    )
    keep_guests_days: float = Field(
        180.0, ge=0, description="days until a guest without a seat is deleted; 0 for never"
    )
    metrics: Literal["local", "all", "off"] = Field(
        "local", description="who may read /metrics: this machine, everyone or nobody"
    )
    log_level: Literal["debug", "info", "warning", "error"] = Field("warning", description="how much to log")
    log_format: Literal["text", "json"] = Field("text", description="the format of log lines")
    limits: Limits = Field(default_factory=Limits)
    timeouts: Timeouts = Field(default_factory=Timeouts)

    @classmethod
    def settings_customise_sources(
        cls, settings_cls: type[BaseSettings], init_settings: PydanticBaseSettingsSource, *others: Any, **named: Any
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """Flags, the environment, the file."""
        assert isinstance(init_settings, InitSettingsSource)
        given = dict(init_settings.init_kwargs)
        file = given.pop("config", None) or os.environ.get("INSULA_CONFIG")
        sources = [InitSettingsSource(settings_cls, given), named["env_settings"] if named else others[0]]
        return (*sources, InitSettingsSource(settings_cls, _from_file(Path(file)) if file else {}))

    def settings(self) -> Settings:
        """The same for the application."""
        known = {each.name for each in dataclasses.fields(Settings)}
        return Settings(**{name: getattr(self, name) for name in type(self).model_fields if name in known})


def _from_file(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as problem:
        raise BadOptions(f"The settings file {path} cannot be read: {problem.strerror}.") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
        raise BadOptions(f"The settings file {path} is not TOML: {problem}.") from None


def read_options(given: dict[str, Any]) -> Options:
    """All settings together; `given` are flags. Raises `BadOptions` with one sentence."""
    try:
        return Options(**given)
    except ValidationError as problem:
        error = problem.errors(include_url=False)[0]
        place = ".".join(str(part) for part in error["loc"])
        if error["type"] in ("extra_forbidden", "unexpected_keyword_argument"):
            raise BadOptions(f"There is no setting “{place}”.") from None
        raise BadOptions(f"The setting “{place}” is not valid: {error['msg']}.") from None


# ---- the command line --------------------------------------------------------------------------------------------


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """A flag for every setting."""
    parser.add_argument("--config", metavar="FILE", help="settings in TOML (INSULA_CONFIG)")
    for name, field in Options.model_fields.items():
        if name in ("limits", "timeouts"):
            continue
        default = "" if field.default in (None, "") else f"; default {field.default}"
        text = f"{field.description}{default} (INSULA_{name.upper()})"
        parser.add_argument(f"--{name.replace('_', '-')}", default=None, help=text.replace("%", "%%"))
    names = ", ".join(each.name for each in dataclasses.fields(Limits))
    parser.add_argument("--limit", action="append", default=[], metavar="NAME=VALUE", help=f"one of {names}")


def given_in(args: argparse.Namespace) -> dict[str, Any]:
    """The flags that were given."""
    found = {name: getattr(args, name, None) for name in ("config", *Options.model_fields)}
    given: dict[str, Any] = {name: value for name, value in found.items() if value is not None}
    for each in args.limit:
        name, sign, value = each.partition("=")
        if not sign:
            raise BadOptions(f"“{each}” is not a limit. Write --limit NAME=VALUE.")
        given.setdefault("limits", {})[name] = value
    return given
