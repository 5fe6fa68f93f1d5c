"""The story of the moderation desk, in browsers, on two web processes: players at one, moderators
at both. Somebody insults, is muted, comes back as another and is heard in the end; a host is sent
away and a bot plays on; a room is closed for a while; a ban ends by itself. Each deed is on record,
and nobody changes that unseen."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any

import psycopg
import pytest
from playwright.async_api import expect

from tests.support.audit import checked, deeds_on_record, reworded
from tests.support.browser.barriers import barriers
from tests.support.browser.desk import (
    OPEN_TO_AXE,
    PHONE,
    Moderator,
    beside,
    lines,
    moderator,
    objects,
    opens_report,
    reports,
    says,
    sends_report,
    shows_chat,
)
from tests.support.browser.people import People, Person
from tests.support.browser.players import Player
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")

VILE = "You are all vile, and your cards are too"
WHY_NOT = "I have never been here before"


@dataclass
class Town:
    """The site, and those who are in all of the story."""

    site: Stack
    zofia: Moderator
    olga: Moderator
    ada: Person
    ben: Person
    cleo: Person
    link: str
    """Of the room that Ada has opened."""

    @property
    def code(self) -> str:
        return code_in(self.link)


def code_in(link: str) -> str:
    return link.rstrip("/").split("/")[-1]


async def test_what_is_said_and_done_is_judged_told_and_on_record(
    behind_a_proxy: Stack, people: People
) -> None:
    town = await gathered(behind_a_proxy, people)
    form = await an_insult_is_reported(town)
    await its_author_is_muted(town, form)
    own = await a_new_cookie_changes_nothing(town)
    await somebody_else_answers(town, own)
    table = await a_seated_moderator_is_refused(town)
    await a_host_is_sent_away_and_a_bot_plays_on(town, *table)
    await a_room_is_closed_for_a_while(town)
    await a_ban_ends_by_itself(town, table[1].page.url)
    await each_deed_is_on_record(town)


async def gathered(site: Stack, people: People) -> Town:
    """The players, each from a household of their own, and two moderators."""
    here, there = site.urls[:2]
    ada: Person = await people.come("en", **OPEN_TO_AXE, **at_home_in(7))
    link = await ada.open_room(there, "Ada")
    ben: Person = await people.come("pl", size=PHONE, **OPEN_TO_AXE, **at_home_in(8))
    await ben.page.goto(link.replace(there, here))
    await ben.sit("Ben")
    cleo: Person = await people.come("en", **OPEN_TO_AXE, **at_home_in(9))
    zofia = await moderator(people, site, "pl", url=here)
    olga = await moderator(people, site, "en", url=there)
    return Town(site, zofia, olga, ada, ben, cleo, link)


def at_home_in(household: int) -> dict[str, Any]:
    return {"extra_http_headers": {"X-Forwarded-For": f"203.0.113.{household}"}}


async def an_insult_is_reported(town: Town) -> Person:
    """By whoever sits opposite, with a phone; the page of the report."""
    await says(town.ada, VILE)
    await shows_chat(town.ben)
    await expect(lines(town.ben)).to_contain_text(VILE)
    form = await opens_report(town.ben, "Ada")
    await sends_report(form, "insult")
    return form


async def its_author_is_muted(town: Town, form: Person) -> None:
    """By who holds the case; it is felt at the other process at once."""
    zofia, olga, ada = town.zofia, town.olga, town.ada
    await zofia.looks_at("")
    await zofia.sees_the_queue()
    await zofia.press(zofia.case(VILE))
    await zofia.press(zofia.deed("moderation-decide_case"))
    await olga.looks_at("moderation/case/")
    await olga.press(olga.case(VILE))
    held = olga.page.get_by_text(olga.t("held-by", name=zofia.name))
    await expect(held.first).to_be_visible()
    await expect(olga.deed("moderation-decide_case")).to_have_count(0)

    await zofia.chooses("mute-hour", "insult", "It insults everybody")
    await zofia.confirms("decide_case")
    await expect(lines(town.ben)).to_have_count(0)
    await expect(ada.page.get_by_role("link", name=ada.t("sanction-more"))).to_be_visible()
    await expect(ada.field("chat-write")).to_have_count(0)
    await form.page.reload()
    await expect(form.page.get_by_text(form.t("report-outcome-mute"))).to_be_visible()


async def a_new_cookie_changes_nothing(town: Town) -> Person:
    """Nobody knows who it is, but where they are; the page that tells them so."""
    ada, again = town.ada, "It is me again"
    await ada.page.context.clear_cookies()
    await ada.page.goto(town.link)
    await ada.field("chat-name").fill("Eva")
    await ada.press(ada.button("chat-name-go"))
    await says(ada, again)
    told = ada.page.get_by_role("status").filter(has_text=ada.t("sanction-mute-carried-on"))
    await expect(told).to_be_visible()
    await expect(ada.field("chat-write")).to_have_count(0)
    await expect(lines(ada).filter(has_text=again)).to_have_count(0)
    own = await beside(ada, ada.page.get_by_role("link", name=ada.t("sanction-more")))
    await expect(own.page.get_by_text(own.t("decision-outcome-mute-carried-on"))).to_be_visible()
    await expect(own.page.get_by_text(own.t("because-evasion"))).to_be_visible()
    await objects(own, WHY_NOT)
    return own


async def somebody_else_answers(town: Town, own: Person) -> None:
    """Than the moderator whose mute it was."""
    zofia, olga, ada = town.zofia, town.olga, town.ada
    for each in (zofia, olga):
        await each.looks_at("moderation/case/")
        await each.press(each.case(each.t("case-without-line")))
        await expect(each.page.get_by_text(WHY_NOT)).to_be_visible()
    await expect(zofia.deed("moderation-answer_appeal")).to_have_count(0)
    await olga.press(olga.deed("moderation-answer_appeal"))
    await olga.chooses_answer("taken-back", "It may well be so")
    await olga.confirms("answer_appeal")

    await says(ada, "Thank you")
    await expect(lines(ada).filter(has_text="Thank you")).to_be_visible()
    await own.page.reload()
    await expect(own.page.get_by_text(own.t("appeal-unmuted-conduct"))).to_be_visible()


async def a_seated_moderator_is_refused(town: Town) -> tuple[str, Player]:
    """Of the match in which she sits, in another tab, the desk shows her nothing and does nothing
    for her; the way to her opponent's seat there, and she at the table."""
    zofia, olga, cleo, ben = town.zofia, town.olga, town.cleo, town.ben
    link = await cleo.open_room(town.site.urls[1], "Cleo")
    seated = Player(await olga.page.context.new_page(), olga.language)
    await seated.page.goto(link)
    await seated.sit(olga.name)
    await seated.ready()
    await cleo.ready()
    await expect(seated.board).to_be_visible()
    await ben.page.goto(link.replace(*reversed(town.site.urls[:2])))
    await ben.press(ben.button("drawer-players"))
    await ben.press(ben.button("about-room"))
    menu = ben.page.get_by_role("dialog", name=ben.t("about-room"))
    await reports(ben, menu, "spam")

    for each, seen in ((zofia, 1), (olga, 0)):
        await each.looks_at("moderation/case/")
        about = each.t("case-of-room", room=code_in(link))
        await expect(each.page.get_by_role("link", name=about, exact=True)).to_have_count(seen)
        await each.looks_at("moderation/liveroom/")
        await expect(each.page.get_by_text(code_in(link), exact=True)).to_have_count(seen)
    await zofia.finds("rooms/seat", "Cleo")
    seat = zofia.page.url.partition("/admin/")[2].removesuffix("change/")
    await olga.looks_at(f"{seat}empty/")
    await expect(olga.page.get_by_text(olga.t("not-here"))).to_be_visible()
    await expect(cleo.button("host-panel")).to_be_visible()
    return seat, seated


async def a_host_is_sent_away_and_a_bot_plays_on(town: Town, seat: str, seated: Player) -> None:
    cleo = town.cleo
    await town.zofia.looks_at(f"{seat}change/")
    await town.zofia.does("empty_seat")
    # What lies over the page goes by itself, and stays in the log.
    told = cleo.page.get_by_text(cleo.t("notice-kicked", name="Cleo"))
    await expect(told.first).to_be_attached()
    await expect(cleo.button("host-panel")).to_have_count(0)
    await expect(seated.button("host-panel")).to_be_visible()
    await expect(seated.page.get_by_text(seated.t("away-bot"), exact=True).first).to_be_visible()
    # Both lay an aircraft each time: without the bot there would be no second one.
    await seated.plays(lays=1)


async def a_room_is_closed_for_a_while(town: Town) -> None:
    closed = town.ada.page.get_by_role("heading", name=town.ada.t("room-closed"))
    await town.zofia.finds("rooms/room", town.code)
    await town.zofia.does("close_room")
    await expect(closed).to_be_visible()
    await town.zofia.does("reopen_room")
    await expect(closed).to_have_count(0)
    await expect(town.ada.field("chat-write")).to_be_visible()


async def a_ban_ends_by_itself(town: Town, link: str) -> None:
    """Whom it is about reads why without a touch of hers, and is led on when it is over."""
    cleo = town.cleo
    await town.zofia.finds("accounts/guest", "Cleo")
    await town.zofia.does("ban_person", "insult", "day")
    title = cleo.page.get_by_role("heading", name=cleo.t("banned-title"))
    await expect(title).to_be_visible()
    await expect(cleo.page.get_by_text(cleo.t("because-insult"))).to_be_visible()
    assert await barriers(cleo) == []
    await cleo.press(cleo.page.get_by_role("link", name=cleo.t("sanction-more")))
    await expect(cleo.button("appeal-send")).to_be_visible()
    refused = await cleo.page.goto(link)
    assert refused is not None and refused.status == 403
    await expect(title).to_be_visible()

    await asyncio.to_thread(ban_ends_soon, town.site)
    await cleo.page.goto(link)
    await expect(title).to_have_count(0)
    await expect(cleo.board).to_be_visible()
    # The browser has noted that these pages were refused.
    assert all("403" in problem for problem in cleo.problems)
    cleo.problems.clear()


def ban_ends_soon(site: Stack) -> None:
    assert site.database_url is not None
    with psycopg.connect(site.database_url, autocommit=True) as connection:
        done = connection.execute(
            "UPDATE rooms_sanction SET until = now() + interval '6 seconds'"
            " WHERE kind = 'ban' AND ended_at IS NULL"
        )
        assert done.rowcount == 1


async def each_deed_is_on_record(town: Town) -> None:
    """In words at the desk; what was refused is not, and a changed entry is noticed."""
    zofia, olga, site = town.zofia, town.olga, town.site
    deeds = [
        (zofia.name, "decide_case"),
        (olga.name, "answer_appeal"),
        (zofia.name, "empty_seat"),
        (zofia.name, "close_room"),
        (zofia.name, "reopen_room"),
        (zofia.name, "ban_person"),
    ]
    assert await asyncio.to_thread(deeds_on_record, site) == deeds
    await zofia.looks_at("moderation/auditentry/?looks=no")
    rows = zofia.page.locator("#result_list tbody tr")
    for row, (who, what) in enumerate(reversed(deeds)):
        await expect(rows.nth(row)).to_contain_text(who)
        await expect(rows.nth(row)).to_contain_text(zofia.t(f"did-{what}"))
    assert "entries as they were written" in await asyncio.to_thread(checked, site)
    with reworded(site, "close_room"):
        assert "is not as it was written" in await asyncio.to_thread(checked, site)
