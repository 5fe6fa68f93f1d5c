"""What a screen reader meets, and what axe has to say about it, by day and by night."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from itertools import chain

import django
import pytest
from django.template.loader import render_to_string
from django.utils import translation
from playwright.async_api import expect

from games.registry import all_games
from tests.support import stack
from tests.support.browser.barriers import barriers
from tests.support.browser.desk import (
    OPEN_TO_AXE,
    Moderator,
    beside,
    moderator,
    objects,
    opens_report,
    says,
    sends_report,
    shows_chat,
)
from tests.support.browser.people import People, Person
from tests.support.browser.players import Player, resign
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")


THEMES = ("dark", "light")
OUTSIDE = (
    "/",
    "/lobby/",
    "/rules/",
    *(f"/rules/{slug}/" for slug in all_games()),
    "/offline/",
    "/settings/",
    "/reports/",
    "/privacy/",
    "/account/delete/",
    "/account/login/",
    "/account/signup/",
    "/workshop/space_hulk/",
    "/workshop/space_hulk/new/",
)
LOST = ("/nowhere/", "/r/nowhere/", "/m/nowhere/", "/people/nobody/")
ADMIN_PAGES = (
    "/admin/",
    "/admin/rooms/room/",
    "/admin/rooms/seat/",
    "/admin/rooms/chatline/",
    "/admin/matches/match/",
    "/admin/accounts/guest/",
    "/admin/accounts/member/",
    "/admin/auth/group/",
    "/admin/rooms/played/",
    "/admin/rooms/sanction/?holds=all",
    "/admin/rooms/announcement/",
    "/admin/rooms/announcement/notice/",
    "/admin/rooms/announcement/maintenance/",
    "/admin/matches/fault/",
    "/admin/library/document/",
    "/admin/moderation/case/",
    "/admin/moderation/proposal/",
    "/admin/moderation/liveroom/",
    "/admin/moderation/auditentry/",
    "/admin/counts/",
    "/admin/slowed/",
)
VILE = "You are all vile"
OF_A_PERSON = ("change", "mute", "limit-to-phrases", "ban", "propose-ban", "rename")
"""Pages of the admin about somebody: theirs, and the forms of deeds."""
# What the theme writes with a capital at each word: no Polish word is written so.
CAPITALS = """() => [...document.querySelectorAll("*")].flatMap((element) =>
  [null, "::before"].filter((part) =>
    getComputedStyle(element, part).textTransform === "capitalize")
  .map(() => element.dataset.label ?? element.textContent.trim()))"""
# As a page of somebody else would send it: without the token of our forms, and as much as it likes.
FORGED = """(letters) => {
  const form = Object.assign(document.createElement("form"), {method: "post", action: "/rooms/"});
  form.append(Object.assign(document.createElement("textarea"), {
    name: "name",
    value: "x".repeat(letters),
  }));
  document.body.append(form);
  form.submit();
}"""
TOO_MUCH = 70_000
# More than anybody may try within a minute; the last one is seen.
TRY_AND_TRY = """async () => {
  const form = document.querySelector("main form");
  const body = new URLSearchParams(new FormData(form));
  for (let k = 0; k < 30; k += 1) await fetch(form.action, {method: "post", body});
  form.submit();
}"""


async def test_every_page_of_a_match_is_open_to_all(embedded: Stack, people: People) -> None:
    # Axe puts styles into the page, which the site's policy would rightly complain of.
    anna: Player = await people.come("en", kind=Player, bypass_csp=True)
    await anna.page.goto(embedded.url)
    found = await by_day_and_night(anna)
    await anna.open_room(embedded.url, "Anna")
    found += await by_day_and_night(anna)
    await anna.add_bot("easy")
    await anna.ready()
    await expect(anna.board).to_be_visible()
    found += await by_day_and_night(anna)
    await anna.plays(lays=2)
    await anna.press(anna.hand.first)
    found += await by_day_and_night(anna)
    await resign(anna)
    found += await by_day_and_night(anna)
    room = anna.page.url
    await anna.press(anna.page.get_by_role("link", name=anna.t("replay"), exact=True))
    await expect(anna.button("replay-play")).to_be_visible()
    found += await by_day_and_night(anna)
    await anna.press(anna.page.get_by_role("link", name=anna.t("replay-dice"), exact=True))
    await expect(anna.page.get_by_role("status").first).to_have_class(re.compile("right"))
    found += await by_day_and_night(anna)
    found += await by_day_and_night(anna, f"{room}seat/")
    assert found == []


async def test_every_page_outside_a_match_is_open_to_all(embedded: Stack, people: People) -> None:
    anna: Person = await people.come("pl", bypass_csp=True)
    found = [await by_day_and_night(anna, embedded.url + path) for path in (*OUTSIDE, *LOST)]
    await anna.page.goto(embedded.url)
    async with anna.page.expect_navigation():
        await anna.page.evaluate(FORGED, 1)
    found.append(await by_day_and_night(anna))
    refused = forgiven(anna, "40[34]")
    assert len(refused) >= len(LOST) + 1
    assert list(chain(*found)) == []


@pytest.fixture(scope="module")
def ruin() -> Iterator[Stack]:
    """A site that has lost its rooms while it was open."""
    site = stack.embedded()
    with closing(sqlite3.connect(site.environment["SQLITE_PATH"])) as database:
        database.execute("DROP TABLE rooms_room")
    yield site
    site.close()


@pytest.mark.parametrize("language", ["pl", "en"])
async def test_what_goes_wrong_is_told_to_all(language: str, ruin: Stack, people: People) -> None:
    anna: Person = await people.come(language, bypass_csp=True)
    found = [await by_day_and_night(anna, f"{ruin.url}/lobby/")]
    await tells(anna, "server-error")
    await anna.page.goto(f"{ruin.url}/rules/")
    async with anna.page.expect_navigation():
        await anna.page.evaluate(FORGED, TOO_MUCH)
    await tells(anna, "too-large")
    found.append(await by_day_and_night(anna))
    await anna.page.goto(f"{ruin.url}/account/login/")
    async with anna.page.expect_navigation():
        await anna.page.evaluate(TRY_AND_TRY)
    await tells(anna, "too-many")
    found.append(await by_day_and_night(anna))
    assert len(forgiven(anna, "413|429|500")) >= 3
    assert list(chain(*found)) == []


@pytest.mark.parametrize("language", ["pl", "en"])
async def test_it_is_told_to_all_without_our_files_too(language: str, people: People) -> None:
    django.setup()
    anna: Person = await people.come(language, color_scheme="light")
    with translation.override(language):
        await anna.page.set_content(render_to_string("500.html", {"skeleton": "bare.html"}))
    await tells(anna, "server-error")
    # By night its ground is the browser's own, which axe takes for white.
    assert await barriers(anna) == []


async def tells(person: Person, what: str) -> None:
    heading = person.page.get_by_role("heading", level=1)
    await expect(heading).to_have_text(person.t(f"{what}-title"))
    await person.reads()


def forgiven(person: Person, expected: str) -> list[str]:
    """What was refused as it should be, which is no problem of theirs."""
    refused = [problem for problem in person.problems if re.search(expected, problem)]
    person.problems = [problem for problem in person.problems if problem not in refused]
    return refused


async def test_every_page_of_the_admin_is_open_to_all(embedded: Stack, people: People) -> None:
    anna: Person = await people.come("pl")
    await anna.open_room(embedded.url, "Anna")
    zofia = await moderator(people, embedded, "pl")
    found = []
    for path in ADMIN_PAGES:
        found.append(await by_day_and_night(zofia, embedded.url + path))
        assert await zofia.page.evaluate(CAPITALS) == []
    await zofia.page.goto(f"{embedded.url}/admin/rooms/room/")
    await zofia.page.locator("#result_list tbody a").first.click()
    found.append(await by_day_and_night(zofia))
    await zofia.page.get_by_role("link", name=zofia.t("moderation-close_room"), exact=True).click()
    await expect(zofia.page.get_by_role("textbox").first).to_be_visible()
    found.append(await by_day_and_night(zofia))
    assert list(chain(*found)) == []


async def test_every_page_from_a_report_to_an_answer_is_open_to_all(
    at_home: Stack, people: People
) -> None:
    anna, zenon, zofia = await an_insult(at_home, people)
    form = await opens_report(zenon, "Anna")
    found = [await by_day_and_night(form)]
    await sends_report(form, "insult")
    found.append(await by_day_and_night(form))

    await zofia.looks_at("moderation/case/")
    found.append(await by_day_and_night(zofia))
    await zofia.press(zofia.case(VILE))
    found.append(await by_day_and_night(zofia))
    await zofia.press(zofia.deed("moderation-decide_case"))
    await zofia.chooses("mute-hour", "insult", "It insults everybody")
    found.append(await by_day_and_night(zofia))
    await zofia.confirms("decide_case")
    await zofia.press(zofia.deed("moderation-undo_decision"))
    found.append(await by_day_and_night(zofia))
    await zofia.finds("accounts/guest", "Anna")
    person = zofia.page.url.removesuffix("change/")
    for page in OF_A_PERSON:
        found.append(await by_day_and_night(zofia, f"{person}{page}/"))
        assert await zofia.page.evaluate(CAPITALS) == []
    await zofia.finds("moderation/auditentry", zofia.name)
    found.append(await by_day_and_night(zofia))

    own = await beside(anna, anna.page.get_by_role("link", name=anna.t("sanction-more")))
    found.append(await by_day_and_night(own))
    await objects(own, "I was quoting a film")
    found.append(await by_day_and_night(own, f"{at_home.url}/reports/"))
    assert list(chain(*found)) == []


async def test_every_page_about_a_ban_and_a_name_is_open_to_all(
    at_home: Stack, people: People
) -> None:
    anna, _, zofia = await an_insult(at_home, people)
    olga = await moderator(people, at_home, "en")
    await zofia.finds("accounts/guest", "Anna")
    person = zofia.page.url
    await zofia.does("rename_person", "name")
    await anna.page.goto(f"{at_home.url}/reports/")
    renamed = anna.t("decision-outcome-rename")
    await anna.press(anna.page.get_by_role("link", name=renamed))
    found = [await by_day_and_night(anna)]
    await zofia.page.goto(person)
    await zofia.does("propose_ban", "insult", "quarter")
    await olga.looks_at("moderation/proposal/")
    await olga.press(olga.page.locator("#result_list a[href*='/change/']").first)
    found.append(await by_day_and_night(olga))
    await olga.does("confirm_ban")
    await expect(
        anna.page.get_by_role("heading", name=anna.t("decision-title-rename"))
    ).to_be_visible()
    await anna.page.goto(f"{at_home.url}/lobby/")
    await expect(anna.page.get_by_role("heading", name=anna.t("banned-title"))).to_be_visible()
    found.append(await by_day_and_night(anna))
    assert len(forgiven(anna, "403")) >= 1
    assert list(chain(*found)) == []


async def an_insult(site: Stack, people: People) -> tuple[Person, Person, Moderator]:
    """Who has said it, who has read it, and who may judge it."""
    anna: Person = await people.come("pl", **OPEN_TO_AXE)
    link = await anna.open_room(site.url, "Anna")
    zenon: Person = await people.come("en", **OPEN_TO_AXE)
    await zenon.page.goto(link)
    await zenon.sit("Zenon")
    await says(anna, VILE)
    await shows_chat(zenon)
    return anna, zenon, await moderator(people, site, "pl")


async def by_day_and_night(person: Person, address: str | None = None) -> list[str]:
    """What is in the way at an address, or where the person is, in either theme."""
    if address is not None:
        await person.arrives(address)
    found = []
    for theme in THEMES:
        await person.page.emulate_media(color_scheme=theme)
        found += [f"{person.page.url} {theme}: {one}" for one in await barriers(person)]
    return found


async def test_the_hand_is_a_list_spoken_with_what_counts_first(
    embedded: Stack, people: People
) -> None:
    anna = await seated_against_a_bot(embedded, people)
    spoken = [await card.get_attribute("aria-label") for card in await anna.hand.all()]
    assert len(spoken) == 5
    assert all(re.fullmatch(r".+: Ceiling [1-5](, \w+ [1-5]){4}", str(one)) for one in spoken)


async def test_a_live_region_tells_what_happens_and_what_is_asked(
    embedded: Stack, people: People
) -> None:
    anna = await seated_against_a_bot(embedded, people)
    live = anna.page.locator("[aria-live=polite]").filter(has_text=anna.t("your-move"))
    await expect(live).to_contain_text(anna.t("ask-lay-first", mine="yes"))
    await anna.lay()
    # Where the bot was faster, the aircraft are revealed at once, and that is what is said.
    await expect(live).to_contain_text(re.compile(r"You lay \w+|\d : \d"))


async def seated_against_a_bot(site: Stack, people: People) -> Player:
    """Asked for the first aircraft."""
    anna: Player = await people.come("en", kind=Player)
    await anna.open_room(site.url, "Anna")
    await anna.add_bot("easy")
    await anna.ready()
    await anna.plays(lays=0)
    return anna
