"""Strangers find each other in the lobby; and what a browser shows when there is no line."""

from __future__ import annotations

import json
import re
from urllib.parse import urlsplit

import pytest
from playwright.async_api import Locator, expect

from tests.support.browser.barriers import barriers
from tests.support.browser.people import People, Person
from tests.support.browser.players import Player
from tests.support.logs import MATCH, ask
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")

PHONE = (390, 844)


async def test_strangers_meet_in_the_lobby_and_a_third_watches_them(
    embedded: Stack, people: People
) -> None:
    ludwik: Person = await people.come("pl", size=PHONE, bypass_csp=True)
    hilda: Person = await people.come("en", bypass_csp=True, color_scheme="dark")
    await ludwik.page.goto(f"{embedded.url}/lobby/?game={ludwik.game}")
    await hilda.page.goto(f"{embedded.url}/lobby/?game={hilda.game}")

    host: Player = await people.come("en", kind=Player)
    await host.opens_usual_room(embedded.url, "Hieronima", public=True)
    await its_picture_is_there(host)
    for subscriber in (ludwik, hilda):
        await expect(row(subscriber, "Hieronima")).to_contain_text(
            subscriber.t("lobby-free", count=1)
        )
        await subscriber.reads()
    assert await barriers(ludwik) + await barriers(hilda) == []

    await ludwik.press(ludwik.way_in(row(ludwik, "Hieronima")))
    await expect(
        ludwik.page.get_by_text(ludwik.t("waits-for-you", count=1, people="Hieronima"))
    ).to_be_visible()
    await ludwik.sit("Ludwik")
    await expect(row(hilda, "Hieronima, Ludwik")).to_contain_text(hilda.t("lobby-full"))
    await ludwik.ready()
    await host.ready()
    await expect(row(hilda, "Hieronima, Ludwik")).to_contain_text(hilda.t("lobby-playing"))
    await hilda.press(hilda.way_in(row(hilda, "Hieronima, Ludwik")))
    await expect(hilda.board).to_be_visible()


async def its_picture_is_there(host: Person) -> None:
    picture = host.page.get_by_role("img", name=host.t("invite-picture"), exact=True)
    await expect(picture).to_be_visible()
    assert await picture.evaluate(
        "async (picture) => (await picture.decode(), picture.naturalWidth)"
    )


def row(person: Person, people: str) -> Locator:
    return person.page.get_by_role("listitem").filter(has_text=people)


async def test_one_click_on_the_front_page_and_a_match_is_on(
    embedded: Stack, people: People
) -> None:
    anna: Player = await people.come("pl", kind=Player, size=PHONE)
    await anna.page.goto(embedded.url)
    form = anna.page.get_by_role("form", name=anna.t("game-name"), exact=True)
    against_bot = form.get_by_role("button", name=anna.t("front-against-bot"), exact=True)
    name = anna.field("your-name")
    suggested = await name.input_value()
    await name.fill(" ")
    await anna.press(against_bot)
    await expect(name).to_be_focused()
    await name.fill(suggested)
    await name.press("Enter")
    await expect(anna.button("front-open").first).to_be_focused()
    # What is chosen on the sheet is told on the card, and sent from there.
    await anna.press(form.get_by_role("button", name=anna.t("front-options"), exact=True))
    await anna.press(form.get_by_text(anna.t("option-best_of-3"), exact=True))
    await anna.page.keyboard.press("Escape")
    await expect(form.get_by_role("status")).to_contain_text(anna.t("option-best_of-3"))
    await anna.press(against_bot)
    await expect(anna.board).to_be_visible()
    await expect(anna.my_move).to_be_visible()
    [[number, promise]] = await anna.page.evaluate("JSON.parse(localStorage.promises)")
    code = urlsplit(anna.page.url).path.split("/")[2]
    asked = f"SELECT nonces, commitment, options FROM matches_match WHERE id = ({MATCH})"
    [(nonces, commitment, options)] = ask(embedded, asked, code)
    assert (json.loads(nonces)[0], commitment) == (number, promise)
    assert json.loads(options)["best_of"] == 3


async def test_without_a_line_the_browser_says_so_and_comes_back_by_itself(
    embedded: Stack, people: People
) -> None:
    anna: Person = await people.come("pl", bypass_csp=True)
    await anna.page.goto(embedded.url)
    await anna.page.evaluate("navigator.serviceWorker.ready")
    await anna.page.wait_for_function(
        "async () => (await navigator.serviceWorker.ready).active?.state === 'activated'"
    )
    await anna.page.context.set_offline(True)
    anna.outage = True
    await anna.page.goto(f"{embedded.url}/lobby/")
    await expect(anna.page.get_by_role("heading", name=anna.t("offline-title"))).to_be_visible()
    assert await barriers(anna) == []
    await anna.page.context.set_offline(False)
    await expect(anna.page.get_by_role("heading", name=anna.t("lobby"), exact=True)).to_be_visible()


async def test_a_lobby_whose_line_is_lost_says_so_in_sight(embedded: Stack, people: People) -> None:
    anna: Person = await people.come("pl")
    await anna.page.route_web_socket(re.compile("/ws/lobby/"), lambda line: line.close())
    await anna.page.goto(f"{embedded.url}/lobby/")
    told = anna.page.get_by_text(anna.t("lobby-offline"), exact=True)
    await expect(told).to_be_visible()
    await expect(told).not_to_have_css("background-color", "rgba(0, 0, 0, 0)")


ON_THE_HILL = """() => document.querySelector(".own-tables").getBoundingClientRect().top
  < document.querySelector(".hero").getBoundingClientRect().bottom"""
SEEN_AGAIN = "() => document.dispatchEvent(new Event('visibilitychange'))"


async def test_the_own_tables_are_as_they_are_now_and_what_has_the_keys_keeps_them(
    embedded: Stack, people: People
) -> None:
    anna: Player = await people.come("en", kind=Player)
    await anna.open_room(embedded.url, "Anna")
    await anna.add_bot("easy")
    front = await anna.page.context.new_page()
    await front.goto(embedded.url)
    tables = front.get_by_role("region", name=anna.t("own-tables"), exact=True)
    await expect(tables).to_contain_text(anna.t("own-tables-soon"))
    assert await front.evaluate(ON_THE_HILL), "a gap between the hill and what stands on it"
    await tables.get_by_role("link").focus()
    await anna.ready()
    await expect(anna.region("turn-line")).to_be_visible()
    await front.evaluate(SEEN_AGAIN)
    await expect(tables).not_to_contain_text(anna.t("own-tables-soon"))
    await expect(tables.get_by_role("link")).to_be_focused()
