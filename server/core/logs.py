"""Logs: one JSON object a line, and nothing in it that must stay secret."""

from __future__ import annotations

import re
from collections.abc import MutableMapping
from typing import Any

import structlog

SECRET = {"secret", "seed", "nonce", "nonces", "cookie", "cookies", "password", "token", "hands"}

ADDRESS = re.compile(r"(/people/|/account/(?:reset|confirm)/)[^/\s'\"]+")
"""Of an address the part that names somebody, or lets its reader in."""
ROW = re.compile(r"(DETAIL|CONTEXT|LINE \d+):.*?(?=\\n|\n|$)")
"""What PostgreSQL adds to an error: the row or the statement it was about, with all that stands in
it."""
CHAINED = (
    "Traceback (most recent call last):",
    "The above exception was the direct cause of the following exception:",
    "During handling of the above exception, another exception occurred:",
)

EVERY_SECOND = "celery.app.trace", "celery.beat", "celery.worker.strategy"

SHARED: list[Any] = [
    structlog.contextvars.merge_contextvars,
    structlog.stdlib.add_logger_name,
    structlog.stdlib.add_log_level,
    structlog.stdlib.ExtraAdder(),
    structlog.processors.TimeStamper(fmt="iso", utc=True),
]


def without_secrets(
    _logger: Any, _method: str, line: MutableMapping[str, Any]
) -> MutableMapping[str, Any]:
    for key in SECRET & line.keys():
        line[key] = "***"
    # Django hands the whole request along; its repr holds the address, its object the cookies.
    line.pop("request", None)
    # Celery hands the arguments and the trace along, which stand in the line already.
    line.pop("data", None)
    if "match" in line and "exception" in line:
        line["exception"] = _without_messages(line["exception"])
    for key, value in line.items():
        if isinstance(value, str):
            line[key] = ROW.sub(r"\1: ***", ADDRESS.sub(r"\1***", value))
    return line


def _without_messages(trace: str) -> str:
    """Where it happened and what kind of exception it was. What the rules of a game say in one may
    name a hidden card: the staff's list of faults has it, once the match is over."""
    kept = []
    for text in trace.splitlines():
        if not text or text.startswith(" ") or text in CHAINED:
            kept.append(text)
        elif found := re.match(r"[A-Za-z_][\w.]*(?=:|$)", text):
            kept.append(found[0])
    return "\n".join(kept)


def configure() -> None:
    structlog.configure(
        processors=[*SHARED, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )


def logging_settings(level: str) -> dict[str, Any]:
    """For Django's LOGGING: structlog's lines and everybody else's in the same form."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {
            "json": {
                "()": structlog.stdlib.ProcessorFormatter,
                "foreign_pre_chain": SHARED,
                "processors": [
                    structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                    structlog.processors.format_exc_info,
                    without_secrets,
                    structlog.processors.JSONRenderer(default=str),
                ],
            }
        },
        "handlers": {"lines": {"class": "logging.StreamHandler", "formatter": "json"}},
        "root": {"handlers": ["lines"], "level": level},
        "loggers": {
            "django": {"handlers": [], "propagate": True},
            "django.server": {"handlers": [], "propagate": True},
            # A sweep a second is not news.
            **{name: {"level": "WARNING"} for name in EVERY_SECOND},
        },
    }
