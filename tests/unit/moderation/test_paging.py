"""Far pages of a long list are those that an offset finds, and pass by fewer rows."""

import re

import pytest
from django.core.paginator import Paginator
from django.db import connection
from django.test.utils import CaptureQueriesContext

from server.moderation.paging import FarPages
from server.rooms.models import ChatLine
from tests.support.guests import ANN

LINES, A_PAGE = 47, 5


@pytest.fixture
def lines(room):
    ChatLine.objects.bulk_create(
        ChatLine(room=room, channel="table", number=number, guest_id=ANN, name="Ann", text="hi")
        for number in range(LINES)
    )
    return ChatLine.objects.filter(channel="table").select_related("room")


def far_pages(lines):
    pages = FarPages(lines, A_PAGE)
    pages.far = 10
    return pages


def test_each_has_what_an_offset_finds(lines):
    for order in (("-pk",), ("channel", "-number"), ("number",)):
        plain, far = Paginator(lines.order_by(*order), A_PAGE), far_pages(lines.order_by(*order))
        assert far.num_pages == 10
        for number in far.page_range:
            found = far.page(number)
            assert list(found) == list(plain.page(number)), order
            assert (found.number, found.has_next()) == (number, number < 10)


def test_no_more_rows_are_passed_by_than_half(lines):
    far = far_pages(lines.order_by("-pk"))
    assert far.count == LINES
    passed = []
    for number in far.page_range:
        with CaptureQueriesContext(connection) as asked:
            assert [line.room.code for line in far.page(number)]
        # What is shown beside a line is read with it.
        [query] = [each["sql"] for each in asked.captured_queries]
        passed.append(int((re.findall(r"OFFSET (\d+)", query) or ["0"])[0]))
    assert passed == [0, 5, 10, 15, 20, 17, 12, 7, 2, 0]
