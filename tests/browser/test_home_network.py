"""At home: plain http from an address that is no localhost, where a browser withholds much."""

from __future__ import annotations

from collections.abc import Iterator
from ipaddress import ip_address

import pytest
from playwright.async_api import expect

from server.core.environment import own_hosts
from tests.support import stack
from tests.support.browser.people import People, Person
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.fixture(scope="module")
def home() -> Iterator[Stack]:
    """What ``make run HOST=0.0.0.0`` serves."""
    site = stack.embedded(HOST="0.0.0.0", ALLOWED_HOSTS="")
    yield site
    site.close()


def home_address() -> str:
    """An address of this machine that others in its network would type."""
    for host in own_hosts("0.0.0.0"):
        try:
            address = ip_address(host)
        except ValueError:
            continue
        if not address.is_loopback:
            return host
    pytest.fail("this machine is in no network")


async def test_a_room_works_without_what_browsers_keep_for_https(
    home: Stack, people: People
) -> None:
    url = home.url.replace("127.0.0.1", home_address())
    anna: Person = await people.come("en")
    link = await anna.open_room(url, "Anna")
    assert link.startswith(url)
    assert not await anna.page.evaluate("isSecureContext")
    await anna.press(anna.button("invite-copy"))
    await expect(anna.button("invite-copied")).to_be_visible()
    await anna.add_bot("easy")
    await anna.ready()
    await expect(anna.my_move).to_be_visible()
