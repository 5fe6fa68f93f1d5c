"""A board is drawn, mended, saved, shared by its link and played on: by mouse, finger and keys."""

from __future__ import annotations

import asyncio
import json
import re
from typing import Any

import pytest
from playwright.async_api import Locator, Route

from games.space_hulk.tests.browser.squares import Tapper
from tests.rules import rule
from tests.support.browser.barriers import barriers
from tests.support.browser.expecting import expect
from tests.support.browser.people import People
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")

NEW = (21, 11)
"""Columns and rows of a new board."""
PHONE = (390, 844)


class Maker(Tapper):
    size = NEW

    async def begins(self, url: str) -> None:
        await self.page.goto(f"{url}/workshop/space_hulk/")
        await self.press(self.page.get_by_role("link", name=self.t("document-new"), exact=True))
        await expect(self.map).to_be_visible()

    @property
    def map(self) -> Locator:
        return self.page.get_by_role("application", name=self.t("maker-map"), exact=True)

    @property
    def bar(self) -> Locator:
        return self.page.locator(".editor-bar")

    @property
    def faults(self) -> Locator:
        return self.page.locator(".fault")

    async def tab(self, name: str) -> None:
        tabs = self.page.get_by_role("navigation", name=self.t("maker-tabs"), exact=True)
        named = re.compile(f"^{re.escape(self.t(f'maker-tab-{name}'))}")
        await self.press(tabs.get_by_role("button", name=named))

    async def takes(self, sign: str) -> None:
        await self.press(self.page.locator(f'[data-sign="{sign}"]'))

    async def tool(self, key: str) -> None:
        named = re.compile(f"^{re.escape(self.t(key))}")
        tools = self.page.get_by_role("group", name=self.t("maker-tools"), exact=True)
        await self.press(tools.get_by_role("button", name=named))

    async def drags(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        await self.page.mouse.move(*await self.at(*start))
        await self.page.mouse.down()
        await self.page.mouse.move(*await self.at(*end), steps=6)
        await self.page.mouse.up()

    def field_of(self, key: str, language: str) -> Locator:
        label = self.t(key, tongue=self.t(language))
        return self.page.get_by_role("textbox", name=label, exact=True)

    async def calls_it(self, name: str) -> None:
        await self.tab("texts")
        await self.field_of("maker-name", "maker-in-en").fill(name)

    async def examined(self) -> Locator:
        await self.tab("problems")
        return self.page.get_by_role("region", name=self.t("editor-problems"), exact=True)

    async def saves(self) -> None:
        await self.press(self.button("editor-save"))
        await expect(self.bar).to_contain_text(self.t("editor-saved"))

    async def draft(self) -> Any:
        """What this browser keeps."""
        return json.loads(
            await self.page.evaluate("JSON.stringify(Object.values(localStorage).map(JSON.parse))")
        )

    async def kept(self) -> Any:
        """What the server keeps of it."""
        code = self.page.url.rstrip("/").split("/")[-2]
        return await self.page.evaluate(
            f"fetch('/documents/{code}/').then((answer) => answer.json())"
        )


@rule("SH-647", "SH-646")
async def test_a_board_is_drawn_mended_shared_and_played_on(eager: Stack, people: People) -> None:
    """By finger; by mouse in ``tests/browsers``."""
    ann: Maker = await people.come("en", kind=Maker, size=PHONE)
    bob: Maker = await people.come("pl", kind=Maker)
    await ann.begins(eager.url)
    # An entry in the middle of the map is none, and the list says where.
    await ann.takes("E")
    await ann.taps(10, 5)
    found = await ann.examined()
    wrong = found.get_by_role("button", name=re.compile(ann.t("problem-entry-not-on-edge")))
    await expect(wrong).to_contain_text(ann.t("board-square", row=6, column=11))
    await ann.press(wrong)
    await expect(ann.faults).to_be_visible()
    await ann.press(ann.button("editor-undo"))
    found = await ann.examined()
    await expect(found).to_contain_text(ann.t("editor-no-problems"))
    # A name, kept over a reload before anybody has saved it.
    await ann.calls_it("Loop of Ann")
    await expect(ann.bar).to_contain_text(ann.t("editor-unsaved"))
    await ann.page.reload()
    await expect(ann.bar).to_contain_text("Loop of Ann")
    await expect(ann.bar).to_contain_text(ann.t("editor-restored"))
    await ann.saves()
    assert await ann.draft() == []
    await ann.press(ann.bar.get_by_role("link", name=ann.t("editor-share"), exact=True))
    await expect(ann.page.get_by_role("heading", name="Loop of Ann", exact=True)).to_be_visible()
    # Somebody else reads it in another language, and opens a room on it.
    await bob.page.goto(ann.page.url)
    await expect(bob.page.get_by_text("2 komandosów wychodzi wyjściem")).to_be_visible()
    await bob.reads()
    await bob.press(bob.button("front-open"))
    link = bob.field("invite-label")
    await expect(link).to_have_value(re.compile("/r/"))
    await ann.page.goto(await link.input_value())
    await expect(ann.page.get_by_text("Loop of Ann").first).to_be_visible()
    await ann.sit("Ann")
    await ann.ready()
    await bob.ready()
    await expect(ann.page.locator("[data-deck]")).to_be_visible()
    deck = ann.page.get_by_role("img", name=ann.t("board-deck-of", name="Loop of Ann"))
    await expect(deck).to_be_visible()


@rule("SH-647")
async def test_lines_mirrors_and_the_test_of_sight(embedded: Stack, people: People) -> None:
    ann: Maker = await people.come("en", kind=Maker)
    await ann.begins(embedded.url)
    await ann.takes(".")
    await ann.tool("maker-tool-line")
    await ann.tool("maker-mirror-across")
    await ann.drags((2, 1), (2, 4))
    [board] = await ann.draft()
    drawn = [[row[2], row[18]] for row in board["map"]]
    assert drawn[1:5] == [[".", "."]] * 4 and drawn[0] == ["#", "#"]
    # One stroke is one step.
    await ann.press(ann.button("editor-undo"))
    [board] = await ann.draft()
    assert board["map"][2][2] == "#"
    await ann.tool("maker-tool-sight")
    await ann.drags((8, 5), (10, 5))
    sees = ann.page.locator(".in-hand")
    await expect(sees).to_contain_text(ann.t("maker-sees", seen=5, fire=5)[-12:])
    await expect(ann.page.locator(".tint.fire")).to_be_visible()
    before = await sees.inner_text()
    await ann.taps(10, 5)
    await expect(sees).not_to_have_text(before)


@rule("SH-647")
async def test_keys_alone_draw_a_board(embedded: Stack, people: People) -> None:
    ann: Maker = await people.come("pl", kind=Maker)
    await ann.begins(embedded.url)
    keys = ann.page.keyboard
    await ann.map.focus()
    # The cursor appears in the middle, and goes where the arrows say.
    for key in ("ArrowLeft", "ArrowLeft", "ArrowLeft", "O", "Enter"):
        await keys.press(key)
    [board] = await ann.draft()
    assert board["map"][5][8] == "O"
    place = ann.t("board-square", row=6, column=9)
    spoken = ann.t("maker-cursor", place=place, what=ann.t("maker-sign-O"))
    await expect(ann.page.get_by_text(spoken)).to_be_attached()
    for key in (".", "l", "Enter", "ArrowUp", "ArrowUp", "Enter"):
        await keys.press(key)
    [board] = await ann.draft()
    assert [row[8] for row in board["map"][3:6]] == [".", ".", "."]
    await keys.press("u")
    [board] = await ann.draft()
    assert [row[8] for row in board["map"][3:6]] == ["#", "#", "O"]
    await keys.press("Control+s")
    await expect(ann.bar).to_contain_text(ann.t("editor-saved"))


@rule("SH-647")
async def test_a_number_that_is_being_typed_stays_while_the_board_is_checked(
    embedded: Stack, people: People
) -> None:
    ann: Maker = await people.come("en", kind=Maker)
    await ann.begins(embedded.url)
    typed = asyncio.Event()

    async def late(route: Route) -> None:
        await typed.wait()
        await route.continue_()

    await ann.page.route("**/examine/", late)
    async with ann.page.expect_request("**/examine/"):
        await ann.takes("E")
        await ann.taps(10, 5)
    await ann.tab("numbers")
    limit = ann.page.get_by_role("spinbutton", name=ann.t("maker-round_limit"), exact=True)
    had = int(await limit.input_value())
    await limit.select_text()
    await ann.page.keyboard.type("7")
    typed.set()
    # The answer draws the page again: an entry in the middle of the map is none.
    await expect(ann.page.locator(".tab .count.error")).to_be_visible()
    await expect(limit).to_have_value("7")
    [board] = await ann.draft()
    assert board["round_limit"] == had != 7
    await ann.page.keyboard.press("Tab")
    [board] = await ann.draft()
    assert board["round_limit"] == 7


@rule("SH-648")
async def test_goals_are_built_from_sentences(embedded: Stack, people: People) -> None:
    ann: Maker = await people.come("en", kind=Maker)
    await ann.begins(embedded.url)
    await ann.tab("goals")
    marines = ann.page.get_by_role("group", name=ann.t("goal-wins-marines"), exact=True)
    add = marines.get_by_role("combobox", name=ann.t("goal-add"), exact=True)
    await add.select_option("kill")
    count = marines.get_by_role("spinbutton", name=ann.t("goal-slot-count")).last
    await count.fill("7")
    await count.press("Tab")
    # Both languages, whoever makes it.
    await expect(ann.page.get_by_text("marines kill at least 7 aliens")).to_be_visible()
    polish = ann.page.get_by_text("komandosi zabijają obcych: co najmniej 7")
    await expect(polish).to_be_visible()
    await add.select_option("clear")
    await expect(ann.page.get_by_text("no alien stands on the objective")).to_be_visible()
    found = await ann.examined()
    await expect(found).to_contain_text(ann.t("problem-goal-unknown-zone"))
    await ann.tab("goals")
    await marines.get_by_role("button", name=re.compile("no alien")).click()
    for _ in range(4):
        await add.select_option("out_of_fuel")
    await expect(add).to_have_count(0)
    await ann.saves()
    goals = (await ann.kept())["body"]["goals"]["marines"]
    assert goals == [
        {"type": "exit", "count": 2},
        {"type": "kill", "count": 7},
        *[{"type": "out_of_fuel"}] * 4,
    ]


@rule("SH-647")
async def test_boards_are_imported_exported_and_duplicated(embedded: Stack, people: People) -> None:
    ann: Maker = await people.come("en", kind=Maker)
    await ann.page.goto(f"{embedded.url}/workshop/space_hulk/")
    text = ann.field("import-text")
    alert = ann.page.get_by_role("alert")
    dialog = ann.page.get_by_role("dialog")
    go = dialog.get_by_role("button", name=ann.t("import-go"), exact=True)
    await ann.press(ann.button("document-import"))
    for typed, words in (
        ('{"map":\n [1,}', ann.t("import-bad-json", line=2, column=5)),
        ("#####\n#.?.#", ann.t("problem-unknown-character", line=2, column=3)),
        ('{"map": 3}', ann.t("problem-bad-format", field="map")[:20]),
    ):
        await text.fill(typed)
        await ann.press(go)
        await expect(alert).to_contain_text(words)
    await text.fill("########E#\n#>...#...#\n#.##...#.#\n#....#...#\n########X#\n")
    await ann.press(go)
    await expect(ann.map).to_be_visible()
    await ann.press(ann.page.get_by_role("link", name=ann.t("editor-back"), exact=True))
    own = ann.region("workshop-own").locator(".document")
    card = own.filter(has_text=ann.t("editor-untitled"))
    await expect(card).to_contain_text(ann.t("document-errors", count=1)[2:7])
    await ann.press(card.get_by_text(ann.t("document-more"), exact=True))
    async with ann.page.expect_download() as download:
        await ann.press(card.get_by_text(ann.t("document-export"), exact=True))
    exported = json.loads((await (await download.value).path()).read_text("utf-8"))
    assert exported["body"]["map"][4] == "########X#"
    await ann.press(card.get_by_text(ann.t("document-copy"), exact=True))
    await expect(own).to_have_count(2)
    # Deleted only when asked twice.
    first = own.last
    await ann.press(first.get_by_text(ann.t("document-withdraw"), exact=True))
    await ann.press(first.get_by_text(ann.t("document-withdraw-sure"), exact=True))
    await expect(own).to_have_count(1)


@rule("SH-649")
async def test_a_published_board_is_copied_by_others_and_ones_own_is_chosen_for_a_room(
    eager: Stack, people: People
) -> None:
    ann: Maker = await people.come("en", kind=Maker)
    ben: Maker = await people.come("pl", kind=Maker)
    await ann.begins(eager.url)
    await ann.calls_it("Ann's ring")
    await ann.saves()
    await ann.press(ann.page.get_by_role("link", name=ann.t("editor-back"), exact=True))
    card = ann.region("workshop-own").get_by_role("listitem").filter(has_text="Ann's ring")
    await expect(card).to_contain_text(ann.t("document-unlisted"))
    await ann.press(card.get_by_text(ann.t("document-more"), exact=True))
    await ann.press(card.get_by_text(ann.t("document-publish"), exact=True))
    await expect(card).to_contain_text(ann.t("document-published"))
    await ben.page.goto(f"{eager.url}/workshop/space_hulk/")
    others = ben.region("workshop-published").get_by_role("listitem")
    look = others.filter(has_text="Ann's ring").get_by_text(ben.t("document-look"), exact=True)
    await ben.press(look)
    await ben.press(ben.button("document-copy-edit"))
    await expect(ben.map).to_be_visible()
    await expect(ben.bar).to_contain_text("Ann's ring")
    assert (await ben.kept())["own"]
    await ann.page.goto(eager.url)
    form = ann.page.get_by_role("form", name=ann.t("game-name"), exact=True)
    await ann.press(form.get_by_role("button", name=ann.t("front-options"), exact=True))
    own = form.get_by_role("combobox", name=ann.t("option-board"), exact=True)
    await own.select_option(label="Ann's ring")
    # Whoever chooses it plays on it.
    chosen = form.get_by_role("radio", name=ann.t("option-scenario-own"), exact=True)
    await expect(chosen).to_be_checked()
    await ann.press(form.get_by_role("button", name=ann.t("front-open-so"), exact=True))
    await expect(ann.page.get_by_text("Ann's ring").first).to_be_visible()
    # The host thinks better of it, and better again.
    dialog = ann.page.get_by_role("dialog", name=ann.t("host-panel"), exact=True)
    await ann.press(ann.button("host-panel"))
    scenario = dialog.get_by_role("combobox", name=ann.t("option-scenario"), exact=True)
    board = dialog.get_by_role("combobox", name=ann.t("option-board"), exact=True)
    change = dialog.get_by_role("button", name=ann.t("host-change"), exact=True)
    await scenario.select_option("cold_start")
    await board.select_option("")
    await ann.press(change)
    await expect(change).to_have_attribute("aria-disabled", "true")
    await expect(board).to_have_value("")
    await board.select_option(label="Ann's ring")
    await expect(scenario).to_have_value("own")
    await ann.press(change)
    await expect(change).to_have_attribute("aria-disabled", "true")
    await expect(board).not_to_have_value("")


async def test_its_pages_are_open_to_all(embedded: Stack, people: People) -> None:
    """By day on a phone; on a desk, and by night, in ``tests/long``."""
    how = {"bypass_csp": True, "color_scheme": "light"}
    ann: Maker = await people.come("pl", kind=Maker, size=PHONE, **how)
    await ann.begins(embedded.url)
    found = []
    for tab in ("map", "problems", "goals", "texts", "numbers", "places"):
        await ann.tab(tab)
        found += await barriers(ann)
        await ann.reads()
    await ann.saves()
    await ann.press(ann.bar.get_by_role("link", name=ann.t("editor-share"), exact=True))
    await expect(ann.page.locator(".about-board")).to_be_visible()
    shown = await ann.page.locator(".about-board figure svg").bounding_box()
    assert shown and shown["height"] > 100
    found += await barriers(ann)
    await ann.reads()
    await ann.page.goto(f"{embedded.url}/workshop/space_hulk/")
    await expect(ann.region("workshop-own").locator(".hulk-picture")).to_be_visible()
    found += await barriers(ann)
    await ann.reads()
    await ann.press(ann.button("document-import"))
    found += await barriers(ann)
    assert found == []
