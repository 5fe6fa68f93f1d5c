"""From a guest to a member and away again: what was played comes along, and every page is open to
all."""

from __future__ import annotations

import json

import pytest
from playwright.async_api import expect

from tests.support.browser.barriers import barriers
from tests.support.browser.fitting import resized
from tests.support.browser.people import People
from tests.support.browser.players import Player, resign
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")

PASSWORD = "five bright stars"
PHONE, DESK = (360, 800), (1440, 900)
BESIDE = """() => {
  const {left, right} = document.querySelector(".profile").getBoundingClientRect();
  return [left, document.documentElement.clientWidth - right];
}"""
"""What is free at either side of the profile."""


async def test_a_guest_signs_up_finds_the_match_takes_it_home_and_leaves(
    embedded: Stack, people: People
) -> None:
    # Axe puts styles into the page, which the site's policy would rightly complain of.
    anna: Player = await people.come("pl", kind=Player, color_scheme="dark", bypass_csp=True)
    page, name, found = anna.page, "Anna.dark", {}
    await anna.open_room(embedded.url, "Anna")
    await anna.add_bot("easy")
    await anna.ready()
    await anna.plays(lays=0)
    await resign(anna)

    await page.get_by_role("link", name=anna.t("account-sign-in")).click()
    found["sign in"] = await barriers(anna)
    await page.get_by_role("link", name=anna.t("account-sign-up")).click()
    await anna.field("account-username").fill("admin")
    await page.get_by_label(anna.t("account-new-password"), exact=True).fill(PASSWORD)
    await page.get_by_label(anna.t("account-again"), exact=True).fill(PASSWORD)
    await anna.press(anna.button("account-sign-up"))
    await expect(page.get_by_text(anna.t("refuse-reserved-name"))).to_be_visible()
    found["sign up"] = await barriers(anna)
    await anna.reads()
    await anna.field("account-username").fill(name)
    await page.get_by_label(anna.t("account-new-password"), exact=True).fill(PASSWORD)
    await page.get_by_label(anna.t("account-again"), exact=True).fill(PASSWORD)
    await page.keyboard.press("Enter")

    # Back in the room that she came from, as a member.
    await expect(page.get_by_role("link", name=name)).to_be_visible()
    await expect(anna.over).to_be_visible()
    await page.get_by_role("link", name=name).click()
    await expect(page.get_by_role("heading", name=name)).to_be_visible()
    await expect(page.get_by_role("link", name=anna.t("profile-replay"))).to_have_count(1)
    await expect(page.get_by_text(anna.t("profile-last"), exact=True)).to_be_visible()
    await resized(anna, PHONE)
    left, right = await page.evaluate(BESIDE)
    assert left == right > 0
    await resized(anna, DESK)
    found["profile"] = await barriers(anna)
    await anna.reads()

    await page.get_by_role("main").get_by_role("link", name=anna.t("settings")).click()
    await page.get_by_text(anna.t("settings-motion-reduced"), exact=True).click()
    await anna.press(anna.button("settings-save"))
    await expect(page.locator(":root[data-motion=reduced]")).to_be_attached()
    found["settings"] = await barriers(anna)
    async with page.expect_download() as download:
        await anna.press(anna.button("settings-export-get"))
    told = json.loads((await (await download.value).path()).read_text("utf-8"))
    assert told["member"]["username"] == name and len(told["matches"]) == 1

    await page.get_by_role("link", name=anna.t("settings-delete")).click()
    found["delete"] = await barriers(anna)
    await page.get_by_label(anna.t("account-password"), exact=True).fill(PASSWORD)
    await anna.press(anna.button("delete-go"))
    await expect(page.get_by_role("heading", name=anna.t("deleted-title"))).to_be_visible()
    await expect(page.get_by_role("link", name=anna.t("account-sign-in"))).to_be_visible()
    assert [f"{place}: {one}" for place, ones in found.items() for one in ones] == []


async def test_a_guest_takes_everything_home_and_is_forgotten(
    embedded: Stack, people: People
) -> None:
    anna: Player = await people.come("pl", kind=Player, color_scheme="dark", bypass_csp=True)
    page, found = anna.page, {}
    await anna.open_room(embedded.url, "Hanna")
    room = page.url
    await page.goto(f"{embedded.url}/settings/")
    await anna.press(anna.page.get_by_role("link", name=anna.t("privacy")))
    await expect(page.get_by_role("heading", name=anna.t("privacy-title"))).to_be_visible()
    found["privacy"] = await barriers(anna)
    await page.get_by_role("main").get_by_role("link", name=anna.t("settings")).click()
    found["settings"] = await barriers(anna)
    async with page.expect_download() as download:
        await anna.press(anna.button("settings-export-get"))
    told = json.loads((await (await download.value).path()).read_text("utf-8"))
    assert [seat["name"] for seat in told["seats"]] == ["Hanna"]
    await page.get_by_role("link", name=anna.t("settings-delete-guest")).click()
    found["delete"] = await barriers(anna)
    await anna.press(anna.button("delete-go"))
    await expect(page.get_by_role("heading", name=anna.t("deleted-title"))).to_be_visible()
    # Emptied by a script of the page, which may come after its words.
    await page.wait_for_function("localStorage.length === 0")
    await page.goto(room)
    await expect(page.get_by_text("Hanna")).to_have_count(0)
    assert [f"{place}: {one}" for place, ones in found.items() for one in ones] == []


async def test_a_guests_settings_stay_in_the_browser(embedded: Stack, people: People) -> None:
    anna: Player = await people.come("en", kind=Player, color_scheme="dark")
    await anna.page.goto(f"{embedded.url}/settings/")
    await anna.page.get_by_text(anna.t("settings-theme-light"), exact=True).click()
    await anna.page.get_by_text(anna.t("settings-sounds-off"), exact=True).click()
    await anna.page.goto(embedded.url)
    await expect(anna.page.locator(":root[data-theme=light]")).to_be_attached()
    await anna.page.goto(f"{embedded.url}/settings/")
    for chosen in ("settings-theme-light", "settings-sounds-off"):
        await expect(
            anna.page.get_by_role("radio", name=anna.t(chosen), exact=True)
        ).to_be_checked()
