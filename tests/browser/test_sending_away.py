"""Sent away from a match by the consent of the others, removed and shut out as a spectator."""

from __future__ import annotations

import pytest
from playwright.async_api import Locator, expect

from games.kosmiczna_eskadra.tests.browser.pilots import Pilot
from tests.support.browser.barriers import barriers
from tests.support.browser.desk import shows_chat
from tests.support.browser.people import People, Person
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_the_others_are_asked_before_somebody_is_sent_away_from_a_match(
    embedded: Stack, people: People
) -> None:
    anna: Pilot = await people.come("en", kind=Pilot, bypass_csp=True)
    link = await anna.open_room(embedded.url, "Anna", ["option-seats-3"])
    zenon: Pilot = await people.come("pl", kind=Pilot, size=(390, 844))
    cyd: Pilot = await people.come("pl", kind=Pilot, size=(844, 390), bypass_csp=True)
    for person, name in ((zenon, "Zenon"), (cyd, "Cyd")):
        await person.page.goto(link)
        await person.sit(name)
    for person in (zenon, cyd, anna):
        await person.ready()
    for person in (zenon, cyd, anna):
        await expect(person.board).to_be_visible()

    await host_panel(anna)
    await anna.press(anna.button("host-kick-named", name="Zenon"))
    await anna.press(anna.button("host-kick-ask-sure"))
    await anna.page.keyboard.press("Escape")
    for person in (anna, cyd):
        await expect(
            person.page.get_by_text(person.t("motion", name="Zenon", count=0))
        ).to_be_visible()
        await person.reads()
    await expect(zenon.page.get_by_text(zenon.t("motion-you"))).to_be_visible()
    await expect(zenon.button("motion-agree", name="Zenon")).to_have_count(0)
    await expect(anna.button("motion-agree", name="Zenon")).to_have_count(0)
    assert await barriers(cyd) == []
    await cyd.button("motion-agree", name="Zenon").focus()
    await cyd.page.keyboard.press("Enter")
    await expect(zenon.page.get_by_text(zenon.t("notice-kicked", name="Zenon"))).to_be_visible()
    await expect(asked(cyd)).to_have_count(0)
    await expect(anna.page.get_by_text(anna.t("void-line"), exact=True)).to_have_count(0)

    # The last opponent goes by the host's word alone: then the match counts for nobody.
    await cyd.page.goto("about:blank")
    await expect(anna.page.get_by_role("img", name=anna.t("lamp-away")).first).to_be_visible()
    await host_panel(anna)
    await anna.press(anna.button("host-kick-named", name="Cyd"))
    await anna.press(anna.button("host-kick-ask-sure"))
    await anna.page.keyboard.press("Escape")
    await expect(anna.page.get_by_text(anna.t("void-line"), exact=True)).to_be_visible()
    await anna.reads()


async def test_a_host_removes_a_spectator_and_closes_the_room_to_all_others(
    embedded: Stack, people: People
) -> None:
    anna: Person = await people.come("en", bypass_csp=True)
    link = await anna.open_room(embedded.url, "Anna")
    ben: Person = await people.come("pl", size=(390, 844))
    await ben.page.goto(link)
    await ben.sit("Ben")
    wanda: Person = await people.come("pl", size=(390, 844), bypass_csp=True)
    await wanda.page.goto(link)
    await shows_chat(wanda)
    await wanda.field("chat-name").fill("Wanda")
    await wanda.press(wanda.button("chat-name-go"))

    await host_panel(anna)
    await anna.press(anna.button("host-dismiss-named", name="Wanda"))
    await anna.press(anna.button("host-dismiss-sure"))
    why = wanda.page.get_by_text(wanda.t("refuse-removed"))
    await expect(why).to_be_visible()
    assert await barriers(wanda) == []
    # Who comes again sees that, and not a table that is never laid.
    await wanda.page.reload()
    await expect(why).to_be_visible()
    await expect(wanda.page.get_by_role("status").get_by_role("link")).to_be_visible()
    assert await barriers(wanda) == []
    await anna.press(anna.button("host-unwatch"))
    assert await barriers(anna) == []
    await anna.page.keyboard.press("Escape")
    olga: Person = await people.come("pl", size=(844, 390), bypass_csp=True)
    await olga.page.goto(link)
    await ben.ready()
    await anna.ready()
    await expect(anna.board).to_be_visible()
    await expect(olga.page.get_by_text(olga.t("unwatched-line"))).to_be_visible()
    await expect(olga.board).to_have_count(0)
    assert await barriers(olga) == []
    await host_panel(anna)
    await anna.press(anna.button("host-admit"))
    await expect(olga.board).to_be_visible()
    for person in (anna, ben, olga):
        await person.reads()


async def host_panel(person: Person) -> None:
    await person.button("host-panel").first.focus()
    await person.page.keyboard.press("Enter")


def asked(person: Person) -> Locator:
    """That Zenon be sent away."""
    return person.page.get_by_text(person.t("motion", name="Zenon", count=0), exact=True)
