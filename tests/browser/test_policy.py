"""The Content-Security-Policy in a browser: no page of ours offends against it, and what somebody
has put into a page is not run."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from tests.support.browser.people import People, Person
from tests.support.browser.players import resign
from tests.support.stack import Stack
from tests.support.staff import PASSWORD, Staff

pytestmark = pytest.mark.asyncio(loop_scope="session")

TELL = """addEventListener("securitypolicyviolation", ({effectiveDirective, blockedURI}) =>
  violated(`${location.pathname}: ${effectiveDirective} ${blockedURI}`))"""
"""What Playwright adds itself is subject to no policy."""

PAGES = (
    *("/", "/lobby/", "/rules/", "/rules/galaxy_trucker/", "/privacy/", "/settings/", "/offline/"),
    *("/account/login/", "/account/signup/", "/workshop/space_hulk/"),
)
ADMIN = ("/admin/", "/admin/rooms/room/", "/admin/matches/match/", "/admin/moderation/auditentry/")

INJECTED = """() => new Promise((done) => {
  const refused = [];
  addEventListener("securitypolicyviolation", ({effectiveDirective, blockedURI}) => {
    refused.push(`${effectiveDirective} ${blockedURI}`);
    if (refused.length === 5) done({refused: refused.sort(), owned: window.owned ?? null});
  });
  const script = document.createElement("script");
  script.textContent = "window.owned = 'script'";
  const picture = document.createElement("img");
  picture.setAttribute("onerror", "window.owned = 'attribute'");
  picture.src = "data:,";
  picture.style.setProperty("color", "red");
  const style = document.createElement("style");
  style.textContent = "body { display: none }";
  const link = document.createElement("a");
  link.href = "javascript:void(window.owned = 'link')";
  const elsewhere = document.createElement("script");
  elsewhere.src = "https://example.org/owned.js";
  document.body.append(script, picture, style, link, elsewhere);
  link.click();
})"""
REFUSED = [
    "script-src-attr inline",
    "script-src-elem https://example.org/owned.js",
    "script-src-elem inline",
    "script-src-elem inline",
    "style-src-elem inline",
]


async def violations(person: Person) -> list[str]:
    """What the pages of this browser will have offended against."""
    told: list[str] = []
    await person.page.context.expose_function("violated", lambda line: told.append(line))
    await person.page.context.add_init_script(TELL)
    return told


async def test_no_page_offends_against_its_policy(embedded: Stack, people: People) -> None:
    anna: Person = await people.come("en", cold=True)
    told = await violations(anna)
    for path in PAGES:
        await anna.arrives(embedded.url + path)
    await anna.press(anna.page.get_by_role("link", name=anna.t("privacy"), exact=True))
    await anna.page.goto(f"{embedded.url}/workshop/space_hulk/")
    await anna.press(anna.page.get_by_role("link", name=anna.t("document-new"), exact=True))
    await expect(anna.page.locator(".editor-bar")).to_be_visible()
    await anna.open_room(embedded.url, "Anna")
    await anna.add_bot("easy")
    await anna.ready()
    await expect(anna.board).to_be_visible()
    await anna.press(anna.button("key-help"))
    await expect(anna.page.get_by_role("dialog", name=anna.t("key-help"))).to_be_visible()
    await anna.page.keyboard.press("Escape")
    await resign(anna)
    await anna.press(anna.page.get_by_role("link", name=anna.t("replay"), exact=True))
    await expect(anna.button("replay-play")).to_be_visible()
    await anna.press(anna.page.get_by_role("link", name=anna.t("replay-dice"), exact=True))
    await expect(anna.page.locator("[data-waiting]")).to_have_count(0)
    # A picture by itself is a page, too.
    await anna.arrives(anna.page.url.replace("dice/", "end.svg"))
    await anna.arrives(f"{embedded.url}/static/asy_przestworzy/poster.svg")
    assert told == []


async def test_no_page_of_the_admin_does(embedded: Stack, people: People) -> None:
    Staff(embedded, "zofia-of-policy")
    zofia: Person = await people.come("pl", cold=True)
    told = await violations(zofia)
    await zofia.page.goto(f"{embedded.url}/admin/")
    await zofia.page.locator("input[name=login]").fill("zofia-of-policy")
    await zofia.page.locator("input[name=password]").fill(PASSWORD)
    await zofia.page.keyboard.press("Enter")
    await expect(zofia.page).to_have_url(re.compile("/admin/$"))
    for path in ADMIN:
        await zofia.arrives(embedded.url + path)
    assert told == []


@pytest.mark.parametrize("path", ["/", "/lobby/", "/privacy/", "/admin/login/"])
async def test_what_somebody_has_put_into_a_page_is_not_run(
    path: str, embedded: Stack, people: People
) -> None:
    anna: Person = await people.come("en", cold=True)
    told = await violations(anna)
    await anna.arrives(embedded.url + path)
    assert told == []
    assert await anna.page.evaluate(INJECTED) == {"refused": REFUSED, "owned": None}
    assert len(told) == len(REFUSED)
    # The browser complains of each, as it should.
    anna.problems[:] = [each for each in anna.problems if "Content Security Policy" not in each]
