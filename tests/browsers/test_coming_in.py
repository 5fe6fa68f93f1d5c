"""The ways to a table in every browser: from the lobby, by a link, with an account of one's own."""

from __future__ import annotations

import secrets

import pytest

from tests.support.browser.expecting import expect
from tests.support.browser.people import People, Person
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")

PASSWORD = "five bright stars"


async def test_a_guest_signs_up_and_is_known(embedded: Stack, people: People) -> None:
    anna: Person = await people.come("pl")
    page, name = anna.page, f"Anna.{secrets.token_hex(3)}"
    await page.goto(embedded.url)
    await page.get_by_role("link", name=anna.t("account-sign-in")).click()
    await page.get_by_role("link", name=anna.t("account-sign-up")).click()
    await anna.field("account-username").fill(name)
    for each in ("account-new-password", "account-again"):
        await page.get_by_label(anna.t(each), exact=True).fill(PASSWORD)
    await anna.press(anna.button("account-sign-up"))
    await expect(page.get_by_role("link", name=name)).to_be_visible()
    await page.get_by_role("link", name=name).click()
    await expect(page.get_by_role("heading", name=name)).to_be_visible()
    await anna.reads()


async def test_one_comes_from_the_lobby_and_one_watches_by_link(
    embedded: Stack, people: People
) -> None:
    hilda: Person = await people.come("en")
    await hilda.page.goto(f"{embedded.url}/lobby/?game={hilda.game}")
    host: Person = await people.come("pl")
    name = f"Ida {secrets.token_hex(3)}"
    link = await host.opens_usual_room(embedded.url, name, public=True)

    row = hilda.page.get_by_role("listitem").filter(has_text=name)
    await expect(row).to_contain_text(hilda.t("lobby-free", count=1))
    await hilda.press(hilda.way_in(row))
    await hilda.sit("Hilda")
    await hilda.reads()
    await hilda.ready()
    await host.ready()
    await expect(hilda.board).to_be_visible()

    guest: Person = await people.come("en")
    await guest.page.goto(link)
    await expect(guest.board).to_be_visible()
    await guest.reads()
