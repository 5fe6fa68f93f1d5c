"""Times at the desk are the reader's: the server marks each, the page writes it in their zone."""

from datetime import UTC, datetime

import pytest
from django.utils.translation import override

from server.core.messages import say
from server.moderation.moments import moment, sentence_at

AT = datetime(2026, 3, 1, 21, 5, tzinfo=UTC)


@pytest.mark.parametrize(
    ("shape", "told"),
    [("", "1 marca 2026 21:05 UTC"), ("clock", "21:05 UTC"), ("minute", "1 marca 2026, 21:05 UTC")],
)
def test_without_a_script_a_time_is_told_with_its_zone(shape, told):
    with override("pl"):
        marked = moment(AT, shape)
    assert marked.endswith(f'data-shape="{shape}">{told}</time>')
    assert 'datetime="2026-03-01T21:05:00+00:00"' in marked


def test_a_day_alone_has_none():
    with override("en"):
        assert moment(AT, "day").endswith(">1 March 2026</time>")


def test_a_sentence_holds_a_time_and_nothing_else_of_a_page():
    with override("pl"):
        told = sentence_at("mute-stands-here", AT, "minute", room="<b>")
        before, after = say("pl", "mute-stands-here", date="@", room="&lt;b&gt;").split("@")
        assert told == f"{before}{moment(AT, 'minute')}{after}"
