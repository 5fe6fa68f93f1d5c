"""A new admin of a public site: by the command line, to the desk only with a second factor."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator

import pytest
from playwright.async_api import expect

from tests.support import stack
from tests.support.browser.barriers import barriers
from tests.support.browser.people import People, Person
from tests.support.processes import manage
from tests.support.second_factor import code_of
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")

PASSWORD = "five bright stars"
PHONE = (360, 800)


@pytest.fixture(scope="module")
def public() -> Iterator[Stack]:
    """The embedded site under a name that others can open."""
    site = stack.embedded(ALLOWED_HOSTS="127.0.0.1 localhost play.example")
    # No passkey is for a number, and without https none for any other name.
    site.urls = [url.replace("127.0.0.1", "localhost") for url in site.urls]
    yield site
    site.close()


async def test_the_first_admin_sets_it_up_on_the_phone_and_signs_in_by_it(
    public: Stack, people: People
) -> None:
    # Axe puts styles into the page, which the site's policy would rightly complain of.
    zofia: Person = await people.come("pl", size=PHONE, color_scheme="light", bypass_csp=True)
    page, name = zofia.page, "Zofia"
    found: dict[str, list[str]] = {}
    await page.goto(f"{public.url}/account/signup/")
    await zofia.field("account-username").fill(name)
    await page.get_by_label(zofia.t("account-new-password"), exact=True).fill(PASSWORD)
    await page.get_by_label(zofia.t("account-again"), exact=True).fill(PASSWORD)
    await zofia.press(zofia.button("account-sign-up"))
    await expect(page).to_have_url(re.compile("/people/"))
    manage("give_role", name, "admin", "--reason", "The first", **public.environment)

    await page.goto(f"{public.url}/admin/")
    await expect(page.get_by_text(zofia.t("second-why-staff"))).to_be_visible()
    await expect(page.get_by_role("img", name=zofia.t("second-qr"))).to_be_visible()
    assert await page.evaluate("document.querySelector('.qr').naturalWidth > 0")
    found["set up"] = await barriers(zofia)
    await zofia.reads()
    key = str(await page.locator("code.secret").text_content())
    used = time.time()
    await zofia.field("second-code").fill(code_of(key, used))
    await zofia.press(zofia.button("second-set-up-go"))
    await expect(
        page.get_by_role("listitem").filter(has_text=re.compile(r"^\d{8}$"))
    ).to_have_count(10)
    found["recovery"] = await barriers(zofia)
    await zofia.reads()
    await zofia.press(page.get_by_role("link", name=zofia.t("second-recovery-kept"), exact=True))
    await expect(page).to_have_url(re.compile("/admin/$"))

    await shows_password(zofia, public.url, name)
    await zofia.field("second-code").fill("000000")
    await zofia.press(zofia.button("account-sign-in"))
    await expect(page.get_by_text(zofia.t("second-wrong"))).to_be_visible()
    found["code"] = await barriers(zofia)
    await zofia.reads()
    await zofia.field("second-code").fill(code_of(key, used + 30))
    await zofia.press(zofia.button("account-sign-in"))
    await expect(page).to_have_url(re.compile("/admin/$"))
    await a_passkey_does_as_well(zofia, public.url, found)
    assert found == dict.fromkeys(found, [])


async def shows_password(person: Person, url: str, name: str) -> None:
    """Signed out, and on the way to the desk again."""
    page = person.page
    await page.goto(f"{url}/people/me/")
    await person.press(person.button("account-sign-out"))
    await expect(page).to_have_url(f"{url}/")
    await page.goto(f"{url}/admin/")
    await person.field("account-username").fill(name)
    await page.get_by_label(person.t("account-password"), exact=True).fill(PASSWORD)
    await page.keyboard.press("Enter")


async def a_passkey_does_as_well(person: Person, url: str, found: dict[str, list[str]]) -> None:
    """Added, used in place of the code, removed."""
    page = person.page
    await has_a_passkey(person)
    await page.goto(f"{url}/account/second/")
    await person.press(page.get_by_role("link", name=person.t("passkey-add"), exact=True))
    await person.field("passkey-name").fill("Telefon")
    found["add a passkey"] = await barriers(person)
    await person.reads()
    await person.press(person.button("passkey-add"))
    await expect(page.get_by_text("Telefon", exact=True)).to_be_visible()
    found["two of them"] = await barriers(person)
    await person.reads()

    await shows_password(person, url, "Zofia")
    await expect(person.button("passkey-use")).to_be_visible()
    found["by passkey"] = await barriers(person)
    await person.reads()
    await person.press(person.button("passkey-use"))
    await expect(page).to_have_url(re.compile("/admin/$"))

    await page.goto(f"{url}/account/second/")
    remove = person.t("passkey-remove-named", name="Telefon")
    await person.press(page.get_by_role("link", name=remove, exact=True))
    await person.press(person.button("passkey-remove"))
    await expect(page.get_by_text(person.t("second-on"))).to_be_visible()
    await expect(page.get_by_text("Telefon", exact=True)).to_have_count(0)


async def has_a_passkey(person: Person) -> None:
    """In this browser, opened by a finger that is always there."""
    devtools = await person.page.context.new_cdp_session(person.page)
    await devtools.send("WebAuthn.enable")
    held = {"protocol": "ctap2", "transport": "internal", "automaticPresenceSimulation": True}
    able = {"hasUserVerification": True, "isUserVerified": True, "hasResidentKey": True}
    await devtools.send("WebAuthn.addVirtualAuthenticator", {"options": {**held, **able}})
