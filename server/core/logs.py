"""Logging: one JSON object a line, without secrets or names."""

from __future__ import annotations

import re
from collections.abc import MutableMapping
from typing import Any

import structlog

SECRET = {"secret", "seed", "nonce", "nonces", "cookie", "cookies", "password", "token", "hands"}

ADDRESS = re.compile(r"(/people/|/account/(?:reset|confirm)/)[^/\s'\"]+")
"""URL parts to redact: user names and one-time tokens."""
ROW = re.compile(r"(DETAIL|CONTEXT|LINE \d+):.*?(?=\\n|\n|$)")
"""PostgreSQL's error details, which quote the row or statement with its values."""
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
    # Django attaches the request; its repr holds the URL, its object the cookies.
    line.pop("request", None)
    # Celery attaches arguments and traceback, which are in the line already.
    line.pop("data", None)
    if "match" in line and "exception" in line:
        line["exception"] = _without_messages(line["exception"])
    for key, value in line.items():
        if isinstance(value, str):
            line[key] = ROW.sub(r"\1: ***", ADDRESS.sub(r"\1***", value))
    return line


def _without_messages(trace: str) -> str:
    """The traceback without exception messages: a game's may name a hidden card. The staff's list
    of faults shows them once the match is over."""
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
    """Django's LOGGING: structlog's and all other records in the same format."""
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
            # One sweep a second would flood the log.
            **{name: {"level": "WARNING"} for name in EVERY_SECOND},
            # It tells each step of a font's subset, and all its letters.
            "fontTools": {"level": "WARNING"},
        },
    }
