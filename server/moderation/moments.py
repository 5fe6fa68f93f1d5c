"""Times on the staff's pages. The server writes them in UTC, and ``admin.js`` in the reader's own
zone, which it alone knows."""

from __future__ import annotations

from datetime import datetime

from django.utils.formats import date_format
from django.utils.html import format_html


def moment(at: datetime, shape: str = "") -> str:
    """``shape``: ``clock`` for one of these minutes, without the day."""
    said = date_format(at, "TIME_FORMAT" if shape else "DATETIME_FORMAT")
    return format_html(
        '<time datetime="{}" data-shape="{}">{} UTC</time>', at.isoformat(), shape, said
    )
