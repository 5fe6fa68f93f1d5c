"""An evening: everything around the board that makes friends come back, from the lobby to the day
on which somebody deletes their account. On the embedded default and on the full stack."""

from __future__ import annotations

import json
import re
from asyncio import gather, sleep

import pytest
import segno
from playwright.async_api import Locator, Page, expect

from tests.support.browser.people import People
from tests.support.browser.players import Player
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")

PHONE = (390, 844)
PASSWORD = "correct-horse-battery"


async def test_an_evening_at_home(at_home: Stack, people: People) -> None:
    await evening(at_home, people, at_home.url)


async def test_an_evening_across_two_processes(at_large: Stack, people: People) -> None:
    await evening(at_large, people, at_large.urls[1])


class Friend(Player):
    """Does in a browser what people do around a match."""

    def drawer(self, key: str) -> Locator:
        return self.page.get_by_role("region", name=self.t(key), exact=True)

    @property
    def strip(self) -> Locator:
        """What is asked or said of the whole table, below the turn."""
        return self.page.get_by_role("status")

    async def opens_a_public_room(self, url: str) -> str:
        await self.page.goto(f"{url}/lobby/")
        await self.press(self.page.get_by_role("link", name=self.t("front-open"), exact=True))
        form = self.page.get_by_role("form", name=self.t("game-name"), exact=True)
        await self.field("your-name").fill(self.name)
        await self.press(form.get_by_role("button", name=self.t("front-options"), exact=True))
        await self.press(form.get_by_text(self.t("opening-public"), exact=True))
        await self.press(form.get_by_role("button", name=self.t("front-open-so"), exact=True))
        return await self.field("invite-label").input_value()

    async def address_in_the_picture(self) -> str:
        """What a camera would read: the picture shown is the one that says the link."""
        picture = self.page.get_by_role("img", name=self.t("invite-picture"), exact=True)
        source = await picture.evaluate("(picture) => picture.src")
        shown = await (await self.page.request.get(source)).text()
        link = await self.field("invite-label").input_value()
        assert modules(shown) == modules(segno.make(link, error="m").svg_inline(border=3))
        return link

    async def seat_code(self) -> str:
        await self.press(self.button("seat-code"))
        await self.press(self.button("seat-code-show"))
        words = self.page.get_by_role("dialog").locator(".seat-code")
        await expect(words).to_be_visible()
        code = await words.inner_text()
        await self.press(self.page.get_by_role("dialog").get_by_role("button").first)
        return code

    def forgive(self, status: str) -> None:
        """A refusal that was asked for, and what the browser says of it, are no mistakes."""
        assert any(status in problem for problem in self.problems)
        self.problems = [problem for problem in self.problems if status not in problem]

    async def comes_back_by_code(self, link: str, code: str) -> None:
        await self.page.goto(link)
        await self.press(self.page.get_by_role("link", name=self.t("seat-code-have"), exact=True))
        await self.field("seat-code-words").fill("four words of nobody")
        await self.press(self.button("seat-code-go"))
        await expect(self.page.get_by_role("alert")).to_be_visible()
        self.forgive("403")
        await self.field("seat-code-words").fill(code)
        await self.press(self.button("seat-code-go"))
        await expect(self.board).to_be_visible()

    async def resigns(self) -> None:
        resign = self.t("do-resign")
        if not await self.button("do-resign").is_visible():
            await self.press(self.page.get_by_text(self.t("actions-more"), exact=True))
        await self.press(self.button("do-resign"))
        await self.press(self.page.get_by_role("button", name=self.t("really", action=resign)))
        await expect(self.over).to_be_visible()

    async def signs_up(self, name: str) -> None:
        await self.press(
            self.page.get_by_role("link", name=self.t("account-sign-in"), exact=True).first
        )
        await self.press(self.page.get_by_role("link", name=self.t("account-sign-up"), exact=True))
        form = self.page.locator("form", has=self.page.get_by_role("textbox"))
        await form.get_by_role("textbox").first.fill(name)
        for field in await form.locator("input[type=password]").all():
            await field.fill(PASSWORD)
        await self.press(form.get_by_role("button", name=self.t("account-sign-up"), exact=True))
        await expect(self.page.get_by_role("link", name=name)).to_be_visible()


def modules(svg: str) -> str:
    """The dark squares of a picture, whatever else is said of it."""
    return re.findall(r'<path[^>]* d="([^"]+)"', svg)[-1]


async def evening(site: Stack, people: People, elsewhere: str) -> None:
    """Anna opens a room at one address of the site, the others come by ``elsewhere``."""
    anna: Friend = await people.come("pl", kind=Friend)
    ben: Friend = await people.come("en", kind=Friend, size=PHONE)
    cleo: Friend = await people.come("en", kind=Friend)
    anna.name = "Anna"

    link = await anna.opens_a_public_room(site.url)
    assert await anna.address_in_the_picture() == link
    link = link.replace(site.url, elsewhere)
    await ben.page.goto(link)
    await ben.sit("Ben")
    await watches_from_the_lobby(cleo, elsewhere)
    await gather(anna.ready(), ben.ready())
    await gather(*(expect(person.board).to_be_visible() for person in (anna, ben, cleo)))

    ben = await loses_and_recovers_the_seat(ben, people, link)
    await goes_away_and_comes_back(anna, ben, link)
    await pauses(anna, ben, cleo)
    await anna.resigns()
    await gather(anna.reads(), ben.reads(), cleo.reads())

    await gather(anna.press(anna.button("rematch")), ben.press(ben.button("rematch")))
    for person in (anna, ben, cleo):
        await expect(person.over).to_have_count(0)
        await expect(person.board).to_be_visible()
    await anna.resigns()

    await anna.signs_up("anna_wanna")
    await sees_what_was_played(anna)
    await leaves_for_good(anna)


async def watches_from_the_lobby(viewer: Friend, url: str) -> None:
    """The room stands in the lobby; whoever opens it from there and does not sit down watches."""
    await viewer.page.goto(f"{url}/lobby/")
    row = viewer.page.get_by_role("listitem").filter(has_text="Anna")
    await viewer.press(viewer.way_in(row))
    await expect(viewer.page.get_by_role("heading", level=2).first).to_be_visible()


async def loses_and_recovers_the_seat(person: Friend, people: People, link: str) -> Friend:
    """The phone's cookies are gone; on another device four words bring the seat back."""
    await person.press(person.button("drawer-players"))
    code = await person.seat_code()
    await person.page.context.clear_cookies()
    await person.page.reload()
    await expect(person.button("drawer-actions")).to_have_count(0)
    await person.page.goto("about:blank")
    other: Friend = await people.come("en", kind=Friend)
    other.name = person.name
    await other.comes_back_by_code(link, code)
    await expect(other.my_move).to_be_visible()
    return other


async def goes_away_and_comes_back(left: Friend, gone: Friend, link: str) -> None:
    """A lamp, a countdown, a bot in the seat; and the seat is its person's again at once."""
    await gone.page.goto("about:blank")
    players = left.page.get_by_text(left.t("away-bot"), exact=True)
    await expect(players.first).to_be_visible()
    await gone.page.goto(link)
    await expect(gone.board).to_be_visible()
    await expect(players).to_have_count(0)


async def pauses(one: Friend, other: Friend, viewer: Friend) -> None:
    await one.press(one.button("pause-ask"))
    await expect(
        other.strip.filter(has_text=other.t("pause-wanted", name=one.name))
    ).to_be_visible()
    await other.press(other.button("pause-agree"))
    for person in (one, other, viewer):
        standing = person.strip.filter(has_text=person.t("pause-standing-line"))
        await expect(standing.first).to_be_visible()
    await other.press(other.button("pause-go-on"))
    await one.press(one.button("pause-called-mine"))
    await expect(viewer.strip.filter(has_text=viewer.t("pause-standing-line"))).to_have_count(0)
    await expect(one.button("pause-ask")).to_be_visible()


async def sees_what_was_played(member: Friend) -> None:
    """Both matches that the guest has played are the member's; one of them at its third move, and
    with its dice recomputed."""
    await member.press(member.page.get_by_role("link", name="anna_wanna"))
    replays = member.page.get_by_role("link", name=member.t("replay"))
    await expect(replays).to_have_count(2)
    await member.press(replays.last)
    for _ in range(2):
        await member.press(member.button("replay-next"))
    await at_rest(member.page)
    await member.reads()
    where = await member.page.get_by_role("status").first.inner_text()
    await member.page.goto(member.page.url)
    await expect(member.page.get_by_role("status").first).to_have_text(where)
    await member.press(member.page.get_by_role("link", name=member.t("replay-dice"), exact=True))
    verdict = member.page.get_by_role("status").first
    await expect(verdict).to_have_class(re.compile("right"))
    await member.reads()


async def at_rest(page: Page) -> None:
    """Until the address has followed what is shown: a little while after the last step."""
    before, now = "", page.url
    while now != before:
        await sleep(1.0)
        before, now = now, page.url


async def leaves_for_good(member: Friend) -> None:
    """With everything that is known of oneself; then nothing is."""
    profile = member.page.get_by_role("link", name="anna_wanna")
    await member.press(profile)
    await member.press(member.page.get_by_role("link", name=member.t("settings")).last)
    async with member.page.expect_download() as downloading:
        await member.press(member.button("settings-export-get"))
    file = await (await downloading.value).path()
    told = json.loads(file.read_text())
    assert "anna_wanna" in json.dumps(told)
    await member.press(member.page.get_by_role("link", name=member.t("settings-delete")))
    await member.page.locator("input[type=password]").fill(PASSWORD)
    await member.press(member.button("delete-go"))
    await expect(member.page.get_by_role("heading", name=member.t("deleted-title"))).to_be_visible()
    await expect(profile).to_have_count(0)
