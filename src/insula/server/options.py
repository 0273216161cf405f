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

    host: str = Field("127.0.0.1", description="the address to listen at; 0.0.0.0 for all")
    port: int = Field(8642, ge=0, le=65535, description="the port to listen at; 0 takes any")
    database: str = Field("", description="a file for SQLite or a postgresql:// address; by default in the data folder")
    address: str = Field("", pattern=r"^(https?://.+)?$", description="where other servers reach this one")
    static: Path | None = Field(None, description="the folder of the built pages")
    bots: Literal["local", "shared"] = Field("local", description="who thinks for bots: this machine, or any worker")
    bot_workers: int | None = Field(None, ge=1, description="processes in which bots think; by default one per core")
    look_workers: int = Field(1, ge=0, le=64, description="processes that look ahead for people; 0: threads")
    review_workers: int = Field(2, ge=1, le=64, description="processes that review finished games")
    review_effort: float = Field(1.0, gt=0, le=100, description="how hard they look, in relation to the usual")
    review_seconds: float = Field(240.0, gt=0, description="seconds after which a review hurries")
    bot_pause: float = Field(0.35, ge=0, le=60, description="seconds that a bot takes at least")
    ahead_pause: float = Field(60.0, ge=0, le=3600, description="seconds before a pass that was left comes, at least")
    stand_in: str = Field("easy", description="the bot that plays for somebody who left")
    absent_seconds: float = Field(300.0, ge=0, description="seconds away after which the others may vote on a seat")
    site: str = Field("", pattern=r"^(https?://[^/\s]+)?$", description="where people reach it, for links in letters")
    mail: str = Field("", description="the SMTP server for letters: smtp://user:password@host:587, or smtps://")
    mail_from: str = Field("", description="the address that letters are from")
    mail_delay: float = Field(600.0, ge=0, description="seconds until whoever is asked is told by letter")
    push_delay: float = Field(3.0, ge=0, le=3600, description="seconds until whoever is asked is told by push")
    coach: str = Field("easy", description="the bot that sits at lessons")
    opponent: str = Field("normal", description="the bot that is met at “play now”")
    adviser: str = Field(ADVISER, description="the bot that gives hints")
    advice_seconds: float = Field(ADVICE_SECONDS, gt=0, le=60, description="seconds that a hint may take")
    keep_waiting_days: float = Field(
        30.0, ge=0, description="days until a table that never started is forgotten; 0: never"
    )
    end_idle_days: float = Field(
        0.0, ge=0, description="days until a running game that nobody comes back to is ended; 0: never"
    )
    keep_guests_days: float = Field(180.0, ge=0, description="days until a guest without a seat is forgotten; 0: never")
    metrics: Literal["local", "all", "off"] = Field(
        "local", description="who may read /metrics: this machine, all, nobody"
    )
    log_level: Literal["debug", "info", "warning", "error"] = Field("warning", description="what is worth a line")
    log_format: Literal["text", "json"] = Field("text", description="how a line looks")
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
