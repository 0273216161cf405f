"""Logs: a line per event with its time, level, request and table, as text or as JSON."""

from __future__ import annotations

import contextvars
import json
import logging
import time

request_id: contextvars.ContextVar[str] = contextvars.ContextVar("request", default="")
table_id: contextvars.ContextVar[str] = contextvars.ContextVar("table", default="")
access = logging.getLogger("insula.access")


class _Context(logging.Filter):
    """Adds what a line is about."""

    def filter(self, record: logging.LogRecord) -> bool:
        record.request, record.table = request_id.get(), table_id.get()
        about = [f"{name}={value}" for name in ("request", "table") if (value := getattr(record, name))]
        record.about = f" [{' '.join(about)}]" if about else ""
        return True


class _Json(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "says": record.getMessage(),
        }
        told |= {name: value for name in ("request", "table") if (value := getattr(record, name, ""))}
        told |= getattr(record, "more", {})
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


def set_up(level: str, form: str) -> None:
    """Sends everything that is worth it to standard error."""
    handler = logging.StreamHandler()
    handler.addFilter(_Context())
    text = logging.Formatter("%(asctime)s %(levelname)s %(name)s%(about)s: %(message)s")
    handler.setFormatter(_Json() if form == "json" else text)
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
