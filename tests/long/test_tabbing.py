"""By Tab alone, on a desktop and on a phone: every page is gone through there and back. Everything
is reached in the order of the page, nothing traps the focus, and it is always seen."""

from __future__ import annotations

import asyncio
import re

import pytest
from playwright.async_api import expect

from tests.support.browser.fitting import resized
from tests.support.browser.people import People
from tests.support.browser.players import resign
from tests.support.browser.walkers import Walker
from tests.support.stack import Stack
from tests.support.staff import PASSWORD, Staff

pytestmark = pytest.mark.asyncio(loop_scope="session")

DESKTOP, PHONE = (1440, 900), (390, 844)
SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
OUTSIDE = (
    "/lobby/",
    "/rules/",
    "/rules/kosmiczna_eskadra/",
    "/settings/",
    "/reports/",
    "/privacy/",
    "/account/delete/",
    "/account/login/",
    "/account/signup/",
    "/workshop/space_hulk/",
    "/workshop/space_hulk/new/",
)
OF_A_MEMBER = ("/people/me/", "/settings/", "/account/password/", "/account/delete/")


@SIZES
async def test_pages_outside_a_match(
    size: tuple[int, int], embedded: Stack, people: People
) -> None:
    anna = await comes(people, size)
    # The lobby as it is when the page is opened: a row that others add meanwhile is no stop of it.
    await anna.page.route_web_socket(re.compile("/ws/lobby/"), lambda _socket: None)
    await anna.page.goto(embedded.url)
    # Those of the sheets of options are behind their buttons.
    for fold in await anna.page.locator("summary").filter(visible=True).all():
        await fold.click()
    found = await anna.walks()
    await anna.skips()
    for path in OUTSIDE:
        await anna.arrives(embedded.url + path)
        found += await anna.walks()
        await anna.skips()
    await signs_up(anna, embedded, f"Tab{size[0]}")
    for path in OF_A_MEMBER:
        await anna.page.goto(embedded.url + path)
        found += await anna.walks()
        await anna.skips()
    assert not found, "\n".join(found)


@SIZES
async def test_a_room_before_the_start(
    size: tuple[int, int], embedded: Stack, people: People
) -> None:
    anna = await comes(people, size)
    link = await anna.open_room(embedded.url, "Anna")
    found = await anna.walks()
    await anna.skips()
    if size == PHONE:
        await anna.button("drawer-chat").click()
        await expect(anna.field("chat-write")).to_be_visible()
        found += await anna.walks()
    zofia = await comes(people, size)
    await zofia.page.goto(link)
    await expect(zofia.button("sit-down")).to_be_visible()
    found += await zofia.walks()
    assert await first_by_eye_and_by_tab(zofia)
    await zofia.page.goto(f"{link}seat/")
    found += await zofia.walks()
    await zofia.skips()
    assert not found, "\n".join(found)


@SIZES
async def test_what_is_seen_after_a_match(
    size: tuple[int, int], embedded: Stack, people: People
) -> None:
    anna = await comes(people, DESKTOP)
    await anna.open_room(embedded.url, "Anna")
    await anna.add_bot("easy")
    await anna.ready()
    await anna.plays(lays=0)
    await resign(anna)
    await resized(anna, size)
    found = await the_result_lies_over_the_board(anna)
    await anna.page.get_by_role("link", name=anna.t("replay"), exact=True).click()
    await expect(anna.button("replay-play")).to_be_visible()
    found += await anna.walks()
    await anna.skips()
    await anna.page.get_by_role("link", name=anna.t("replay-dice"), exact=True).click()
    await expect(anna.page.get_by_role("status").first).to_have_class(re.compile("right"))
    found += await anna.walks()
    await anna.skips()
    assert not found, "\n".join(found)


async def the_result_lies_over_the_board(anna: Walker) -> list[str]:
    """No card under it takes the focus until it is put away."""
    # How the end is told comes a moment after the end.
    await expect(anna.page.get_by_role("button", name="Share as a picture")).to_be_visible()
    card = anna.hand.first
    found = await anna.walks()
    await card.focus()
    await expect(card).not_to_be_focused()
    await anna.button("look-at-board").click()
    await card.focus()
    await expect(card).to_be_focused()
    await anna.button("look-at-result").click()
    return found


@SIZES
async def test_the_admin(size: tuple[int, int], embedded: Stack, people: People) -> None:
    zofia, name = await comes(people, size), f"tabitha{size[0]}"
    await asyncio.to_thread(Staff, embedded, name)
    await zofia.page.goto(f"{embedded.url}/admin/")
    await zofia.field("account-username").fill(name)
    await zofia.page.get_by_label(zofia.t("account-password"), exact=True).fill(PASSWORD)
    await zofia.page.keyboard.press("Enter")
    await expect(zofia.page).to_have_url(re.compile("/admin/$"))
    found = await zofia.walks()
    await zofia.skips()
    if size == PHONE:
        await zofia.button("admin-menu").press("Enter")
    await zofia.page.get_by_role("button", name=name).press("Enter")
    leave = zofia.page.locator("#logout-form button")
    await expect(leave).to_be_visible()
    await zofia.page.keyboard.press("Shift+Tab")
    await expect(leave).to_be_focused()
    assert not found, "\n".join(found)


async def first_by_eye_and_by_tab(guest: Walker) -> bool:
    """Whether the name and the chair come before whatever else the room offers: seen or spoken."""
    name, fold = guest.field("your-name"), guest.page.locator(".all-options summary")
    heights = [box["y"] for box in [await name.bounding_box(), await fold.bounding_box()] if box]
    stops = await guest.page.evaluate("window.stops.map(({tagName, id}) => id || tagName)")
    by_tab = bool(stops.index("name") < stops.index("SUMMARY"))
    assert by_tab == (heights[0] < heights[1])
    return by_tab


async def comes(people: People, size: tuple[int, int]) -> Walker:
    """With a narrow window rather than a phone: to whoever taps, no ring is shown."""
    walker: Walker = await people.come("en", kind=Walker)
    await walker.page.set_viewport_size({"width": size[0], "height": size[1]})
    return walker


async def signs_up(anna: Walker, site: Stack, name: str) -> None:
    password = "five bright stars"
    await anna.page.goto(f"{site.url}/account/signup/")
    await anna.field("account-username").fill(name)
    for key in ("account-new-password", "account-again"):
        await anna.page.get_by_label(anna.t(key), exact=True).fill(password)
    await anna.page.keyboard.press("Enter")
    await expect(anna.page.get_by_role("link", name=name)).to_be_visible()
