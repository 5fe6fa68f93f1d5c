"""Logs: one JSON object a line, and nothing in it that must stay secret."""

from __future__ import annotations

from collections.abc import MutableMapping
from typing import Any

import structlog

SECRET = {"secret", "seed", "nonce", "nonces", "cookie", "cookies", "password", "token", "hands"}

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
    return line


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
