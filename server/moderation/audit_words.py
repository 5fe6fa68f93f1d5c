"""What an entry of the audit says of before and after, in words: no more of it is stored than keys
and values."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import TYPE_CHECKING, Any

from django.utils.html import format_html_join
from django.utils.safestring import mark_safe

from server.core.lazy_messages import word
from server.moderation.models import CLOSE, WARN
from server.moderation.moments import moment

if TYPE_CHECKING:
    from django_stubs_ext import StrPromise

LABELS = {
    **{"pl": "field-announced-pl", "en": "field-announced-en", "proposed_by": "field-by"},
    **{"ground": "field-grounds", "outcome": "field-decision", "upheld": "field-appeal"},
    **{
        key: f"field-{key.replace('_', '-')}"
        for key in (
            *("closed", "locked", "text", "name", "frozen", "is_active", "role", "until", "room"),
            *("host", "published", "withdrawn", "void", "version", "period", "network"),
        )
    },
}
IN_WORDS = {"ground": "because", "period": "period", "network": "network", "role": "role"}
"""Values that are keys, and by what their words begin."""
OUTCOMES = {WARN: "outcome-warn-conduct", CLOSE: "outcome-close-room"}
"""Those that are called otherwise than ``outcome-<key>``."""


def facts_in_words(facts: Mapping[str, Any]) -> str:
    """One a line; a dash for none."""
    rows = ((_label(key), _value(key, value)) for key, value in facts.items())
    return format_html_join(mark_safe("<br>"), "{}: {}", rows) or "–"


def _label(key: str) -> StrPromise | str:
    return word(LABELS[key]) if key in LABELS else key


def _value(key: str, value: Any) -> StrPromise | str:
    if isinstance(value, list):
        return format_html_join(", ", "{}", ((_value(key, each),) for each in value)) or "–"
    if key == "upheld":
        return word("answer-upheld" if value else "answer-taken-back")
    if isinstance(value, bool):
        return word("counts-yes" if value else "counts-no")
    if value in ("", None):
        return "–"
    if key == "until":
        return moment(datetime.fromisoformat(value))
    if key == "outcome":
        return word(OUTCOMES.get(value, f"outcome-{value}"))
    return word(f"{IN_WORDS[key]}-{value}") if key in IN_WORDS else str(value)
