"""A ban, in a browser: imposed at one web process, felt at another, over by itself."""

from __future__ import annotations

from asyncio import to_thread

import psycopg
import pytest
from playwright.async_api import expect

from tests.support.browser.barriers import barriers
from tests.support.browser.people import People, Person
from tests.support.stack import Stack
from tests.support.staff import Staff

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_who_is_banned_reads_why_at_once_and_comes_back_when_it_is_over(
    full_stack: Stack, people: People
) -> None:
    staff = await to_thread(Staff, full_stack)
    anna: Person = await people.come("pl", bypass_csp=True)
    link = await anna.open_room(full_stack.urls[1], "Anna")
    code = link.rstrip("/").split("/")[-1]
    await to_thread(staff.ban, code)

    # Without a touch of hers, and in her words.
    title = anna.page.get_by_role("heading", name=anna.t("banned-title"))
    await expect(title).to_be_visible()
    await expect(anna.page.get_by_text(anna.t("because-insult"))).to_be_visible()
    assert await barriers(anna) == []
    await anna.press(anna.page.get_by_role("link", name=anna.t("sanction-more")))
    await expect(anna.button("appeal-send")).to_be_visible()
    closed = await anna.page.goto(link)
    assert closed is not None and closed.status == 403
    await expect(title).to_be_visible()
    # The browser has noted that this page was refused.
    anna.problems.clear()

    # The page that is open when it ends leads on by itself.
    await to_thread(ends, full_stack, code)
    await anna.page.goto(link)
    await expect(title).to_have_count(0, timeout=30_000)
    anna.problems.clear()
    await anna.sit("Anna")


def ends(site: Stack, code: str) -> None:
    """Its time is up soon."""
    assert site.database_url is not None
    with psycopg.connect(site.database_url, autocommit=True) as connection:
        done = connection.execute(
            "UPDATE rooms_sanction SET until = now() + interval '6 seconds'"
            " WHERE kind = 'ban' AND ended_at IS NULL"
        )
        assert done.rowcount == 1, code
