"""Times on pages of the staff, and on those about what was decided. The server writes them in UTC,
and ``times.js`` in the reader's own zone, which it alone knows."""

from __future__ import annotations

from datetime import datetime

from django.utils.formats import date_format
from django.utils.html import format_html

from server.core.lazy_messages import word
from server.core.messages import Param

SHAPES = {
    "": ("DATETIME_FORMAT", " UTC"),
    "clock": ("TIME_FORMAT", " UTC"),
    "minute": ("j E Y, H:i", " UTC"),
    "day": ("j E Y", ""),
}
"""By what is told of a time: ``clock`` for one of these minutes, ``minute`` for one in a sentence,
``day`` where the hour matters to nobody."""
HERE = "\ue000"
"""Stands for the time while a sentence is put together: no word has it."""


def moment(at: datetime, shape: str = "") -> str:
    told, zone = SHAPES[shape]
    return format_html(
        '<time datetime="{}" data-shape="{}">{}{}</time>',
        *(at.isoformat(), shape, date_format(at, told), zone),
    )


def sentence_at(key: str, at: datetime, shape: str = "", **params: Param) -> str:
    """A sentence with a ``$date``."""
    before, _, after = str(word(key, date=HERE, **params)).partition(HERE)
    return format_html("{}{}{}", before, moment(at, shape), after)
