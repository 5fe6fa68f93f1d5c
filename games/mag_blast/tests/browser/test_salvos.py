"""Salvos by what the board shows: what one would do, its noise, silence, what is lined up, and an
answer."""

from __future__ import annotations

import time
from typing import Any, Literal

import pytest
from playwright.async_api import FloatRect, Locator, expect

from games.mag_blast.tests.browser.captain import Captain
from games.mag_blast.tests.browser.staged import options_of
from tests.rules import rule
from tests.support.browser.barriers import barriers
from tests.support.browser.fitting import resized, wrong_at
from tests.support.browser.people import MOVING, People
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")
SIZES = pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["desk", "phone"])
UPRIGHT = (390, 844)
LOW = ((844, 390), (720, 450))
SMALLEST = (360, 640)
NOISES = 8
ROUNDED = 4
"""Pixels by which a bar may be higher that has more to say."""
SHIPS_WITH_ION_GUNS = 4
LONG = 60_000
FITS = "(place) => place.scrollWidth <= place.clientWidth"
PHONE = 600
"""Below this width."""
HIGH_ENOUGH = "(place) => place.scrollHeight <= place.clientHeight"


CUT = """(names) => names
  .filter((name) => name.scrollWidth > name.clientWidth)
  .map((name) => name.textContent)"""
HIDDEN = """(pieces) => pieces.filter((piece) => {
  const {left, top, width, height} = piece.getBoundingClientRect();
  return !piece.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}).map((piece) => piece.textContent.trim())"""

CUT_BELOW = """(texts) => texts.filter((text) => {
  const {left, right, bottom} = text.getBoundingClientRect();
  return !text.contains(document.elementFromPoint((left + right) / 2, bottom - 4));
}).map((text) => text.textContent)"""
"""Those whose last line lies under something else, or outside of its place."""

FLEET = """(fleets) => fleets
  .filter((fleet) => fleet.checkVisibility())
  .map((fleet) => fleet.getBoundingClientRect())
  .map(({top, height}) => [Math.round(top), Math.round(height)])"""
"""Where those that are seen lie, and how high they are."""

WHOLE = """([place, some]) => {
  const {left, right} = document.querySelector(place).getBoundingClientRect();
  return [...document.querySelectorAll(some)].filter((one) => {
    const box = one.getBoundingClientRect();
    return one.checkVisibility() && left <= box.left && box.right <= right;
  }).length;
}"""

LINES = """(titles) => titles.map((title) => {
  const text = document.createRange();
  text.selectNodeContents(title);
  return new Set([...text.getClientRects()].map(({top}) => Math.round(top))).size;
})"""

INKS = """(fields) => fields.flatMap((field) =>
  [getComputedStyle(field).color, getComputedStyle(field, "::placeholder").color])"""
"""What is typed, and the hint to type: upon the same ground."""


class Gunner(Captain):
    async def joins(self, site: Stack, scene: str) -> None:
        await self.open_room(site.url, "Ann", options_of(scene))
        await self.add_bot("easy")
        await self.ready()
        await self.board.wait_for()

    def ship(self, name: str) -> Locator:
        return self.page.locator(f'[data-ship="{name}"]:visible')

    async def takes_card(self, card: str) -> None:
        await self.press(
            self.cards.and_(self.page.locator(f'[aria-label^="{self.t(card)}"]')).first
        )

    async def takes_aim(self, target: str, card: str = "kind-B") -> None:
        await self.takes_card(card)
        await self.press(self.ship(target))

    async def aims_by(self, key: str) -> str:
        """What the focus comes to."""
        await self.page.keyboard.press(key)
        focus = self.page.locator(".piece.target:focus")
        return await focus.get_attribute("data-piece") or ""

    async def seconds_left(self) -> int:
        """Of what is asked, begun ones whole."""
        return int(await self.bar.locator(".kit-clock").get_attribute("data-seconds") or 0)

    async def answers(self, kind: str) -> None:
        """Which card, then that it is meant; it cancels the salvo."""
        card = self.t(f"kind-{kind}")
        for words in ("board-answer-with", "board-answer-now"):
            await self.press(self.bar.get_by_role("button", name=self.t(words, card=card)))
        cancelled = self.t("event-play-cancelled", card=self.t("kind-B"))
        await expect(self.page.get_by_text(cancelled).first).to_be_attached(timeout=LONG)

    async def is_hurt(self, ship: str, damage: int) -> None:
        said = self.page.locator(
            f'[data-ship="{ship}"][aria-label*="{self.t("board-damage", under=damage)}"]'
        )
        await expect(said.first).to_be_attached(timeout=LONG)


async def at_table(site: Stack, people: People, scene: str, **how: Any) -> Gunner:
    ann: Gunner = await people.come("en", kind=Gunner, **how)
    await ann.joins(site, scene)
    return ann


@pytest.mark.parametrize(
    "size", [(1440, 900), (1280, 720), (390, 844)], ids=["desk", "laptop", "phone"]
)
async def test_a_salvo_is_foretold_fired_and_hits_with_its_noise(
    size: tuple[int, int], staged: Stack, people: People
) -> None:
    ann = await at_table(staged, people, "aim", size=size)
    if size[0] > PHONE:
        assert await ann.bar.evaluate(HIGH_ENOUGH)
    assert await cut(ann) == []
    await ann.takes_card("kind-B")
    first, second, back = [await ann.aims_by(key) for key in ("Tab", "Tab", "Shift+Tab")]
    assert first == back != second
    await ann.press(ann.ship("BA05"))
    foretold = ann.t("board-after-hit", before=1, after=4, hull=11)
    await expect(ann.bar.get_by_text(foretold)).to_be_visible()
    # However much is said, what may be done is not below the edge of its place.
    await expect(ann.does("board-do-fire")).to_be_in_viewport(ratio=0.98)
    if size[0] > PHONE:
        assert await ann.bar.evaluate(HIGH_ENOUGH)
    assert await ann.page.locator(".battle").evaluate(FITS)
    await ann.fires()
    await expect(ann.is_mute).to_be_visible()
    await ann.makes_noise()
    await ann.is_hurt("BA05", 4)
    # Also where one fleet is seen at a time.
    await expect(ann.ship("BA05")).to_be_visible()


@pytest.mark.parametrize("size", [UPRIGHT, SMALLEST], ids=["phone", "smallest"])
async def test_no_fleet_moves_when_a_salvo_is_fired(
    size: tuple[int, int], staged: Stack, people: People
) -> None:
    ann = await at_table(staged, people, "aim", size=size)
    await ann.takes_aim("BA05")
    aimed = await fleets(ann)
    await ann.fires()
    await expect(ann.is_mute).to_be_visible()
    waits = await fleets(ann)
    assert await ann.page.evaluate(WHOLE, [".part-side", ".noise"]) == NOISES
    await ann.makes_noise()
    await ann.is_hurt("BA05", 4)
    assert len(aimed) == 1
    for now in (waits, await fleets(ann)):
        assert now == [pytest.approx(aimed[0], abs=ROUNDED)]


async def fleets(ann: Gunner) -> list[list[int]]:
    return list(await ann.page.locator(".large").evaluate_all(FLEET))


async def test_equal_cards_are_one_entry_and_a_noise_may_be_typed(
    staged: Stack, people: People
) -> None:
    ann = await at_table(staged, people, "aim", color_scheme="dark")
    entries = ann.page.locator("#choices > .choice")
    both = ann.t("actions-alike", count=2)
    await expect(entries.filter(has_text=both)).to_have_count(SHIPS_WITH_ION_GUNS)
    words = [entry.split("\n")[-1] for entry in await entries.all_inner_texts()]
    assert len(words) == len({each.removesuffix(both).strip() for each in words})
    assert len(set(await ann.page.locator(".typed input").evaluate_all(INKS))) == 1
    await ann.takes_aim("BA05")
    await ann.fires()
    await expect(ann.is_mute).to_be_visible()
    field = ann.page.get_by_role("textbox", name=ann.t("board-type"), exact=True)
    await field.fill("kaboom")
    await field.press("Enter")
    log = ann.page.get_by_text(ann.t("noise-4") + "!")
    await expect(log.first).to_be_attached()
    await ann.is_hurt("BA05", 4)


@SIZES
async def test_a_silent_salvo_misses(size: tuple[int, int], staged: Stack, people: People) -> None:
    ann = await at_table(staged, people, "aim", size=size)
    if size[0] < PHONE:
        await why_not_stands_above_the_bar(ann)
    await ann.takes_aim("BA05")
    # The time of a turn empties pulse by pulse; a short one smoothly, in both clocks.
    await expect(ann.page.locator(".gliding")).to_have_count(0)
    await ann.fires()
    await expect(ann.is_mute).to_be_visible()
    await expect(ann.page.locator(".gliding")).to_have_count(2)
    await expect(ann.is_mute).to_have_count(0, timeout=LONG)
    await ann.is_hurt("BA05", 1)
    missed = ann.t("event-salvo-missed", card=ann.t("kind-B"))
    await expect(ann.page.get_by_text(missed).first).to_be_attached()


async def why_not_stands_above_the_bar(ann: Gunner) -> None:
    """What is pressed next, and what the bar says of the card, is seen beside it."""
    await ann.takes_card("kind-EA")
    why = ann.page.locator(".why")
    await expect(why).to_be_visible()
    note, bar = await why.bounding_box(), await ann.page.locator(".part-bar").bounding_box()
    assert note and bar and note["y"] + note["height"] <= bar["y"]


@rule("MB-222")
async def test_with_sound_help_the_browser_makes_the_noise(staged: Stack, people: People) -> None:
    ann = await at_table(staged, people, "helped")
    helps = ann.page.get_by_role("button", name=ann.t("board-help")).filter(visible=True)
    await ann.press(helps)
    await expect(helps).to_have_attribute("aria-pressed", "true")
    await ann.takes_aim("BA05")
    await ann.fires()
    await ann.is_hurt("BA05", 4)
    await expect(ann.is_mute).to_have_count(0)


async def test_what_is_lined_up_goes_out_by_itself(staged: Stack, people: People) -> None:
    ann = await at_table(staged, people, "aim")
    await ann.takes_aim("BA05")
    await ann.fires()
    await expect(ann.is_mute).to_be_visible()
    await ann.takes_aim("BA05")
    await ann.fires()
    await ann.makes_noise()
    await ann.is_hurt("BA05", 4)
    await expect(ann.is_mute).to_be_visible(timeout=LONG)
    await ann.makes_noise()
    await ann.is_hurt("BA05", 7)
    # However long the log has become, its newest line is seen.
    lines = ann.page.get_by_role("list", name=ann.t("drawer-log"), exact=True)
    assert await lines.evaluate("(log) => log.scrollHeight > log.clientHeight")
    await expect(lines.get_by_role("listitem").last).to_be_in_viewport()
    # Nor is that lost where its place shrinks.
    await resized(ann, (1440, 640))
    await expect(lines.get_by_role("listitem").last).to_be_in_viewport()


async def cut(ann: Gunner) -> list[str]:
    """Names of ships that are longer than their place."""
    names = ann.page.locator(".large .name").filter(visible=True)
    return [str(name) for name in await names.evaluate_all(CUT)]


async def hidden(ann: Gunner) -> list[str]:
    """What of three plays on each other, of the ship at which the lowest aims, and of what may be
    done lies under something else or outside the window."""
    plays = ann.page.locator(".play > .of")
    await expect(plays).to_have_count(3)
    target = ann.page.locator('[data-ship="CR06"]').filter(visible=True)
    seen = plays.or_(ann.page.locator(".cancels")).or_(target).or_(ann.deeds)
    return [str(one) for one in await seen.evaluate_all(HIDDEN)]


async def test_whoever_is_asked_reads_a_card_of_the_hand_whole(
    staged: Stack, people: People
) -> None:
    ann = await at_table(staged, people, "stack", size=UPRIGHT)
    await ann.does("board-pass").wait_for(timeout=LONG)
    await ann.takes_card("kind-SD")
    read = ann.bar.get_by_text(ann.t("board-text-SD"), exact=True)
    why = ann.page.locator(".why")
    await expect(why).to_contain_text(ann.t("refuse-answer-not-allowed"))
    await why.evaluate("(note) => note.hidePopover()")
    for window in (UPRIGHT, SMALLEST, *LOW):
        await resized(ann, window)
        await expect(read).to_be_visible()
        assert await read.evaluate_all(CUT_BELOW) == [], window
        await expect(ann.does("board-pass")).to_be_in_viewport(ratio=0.98)
    await ann.takes_card("kind-TF")
    await expect(read).to_have_count(0)


async def test_a_long_polish_name_leaves_card_and_fleet_their_room_on_the_smallest_phone(
    staged: Stack, people: People
) -> None:
    ann: Gunner = await people.come("pl", kind=Gunner, size=SMALLEST)
    await ann.joins(staged, "stack")
    await ann.does("board-pass").wait_for(timeout=LONG)
    titles = ann.cards.locator(".title")
    assert max(await titles.evaluate_all(LINES)) <= 3
    # What may be done takes one row, so that the ship that is aimed at is read.
    tops = {round((await _box(deed))["y"]) for deed in await ann.deeds.all()}
    assert len(tops) == 1
    assert await hidden(ann) == []


async def _box(what: Locator) -> FloatRect:
    box = await what.bounding_box()
    assert box
    return box


@pytest.mark.parametrize(
    ("size", "scene", "kind"),
    [((1440, 900), "answer", "EA"), (UPRIGHT, "stack", "TF")],
    ids=["desk", "phone"],
)
async def test_an_answer_is_two_presses_also_after_a_reload_in_the_open_window(
    size: tuple[int, int], scene: str, kind: str, staged: Stack, people: People
) -> None:
    ann = await at_table(staged, people, scene, size=size)
    card = ann.t(f"kind-{kind}")
    answer = ann.bar.get_by_role("button", name=ann.t("board-answer-with", card=card))
    await answer.wait_for(timeout=LONG)
    since, before = time.monotonic(), await ann.seconds_left()
    await ann.page.reload()
    await answer.wait_for()
    after, gone = await ann.seconds_left(), time.monotonic() - since
    assert before - gone - 1 <= after <= before
    if scene == "stack":
        for window in (UPRIGHT, *LOW):
            await resized(ann, window)
            wrong = await hidden(ann) + await wrong_at(ann) + await cut(ann)
            assert (window, wrong) == (window, [])
    await ann.answers(kind)
    await expect(ann.ship("CR06")).not_to_have_attribute(
        "aria-label", ann.t("board-damage", under=3)
    )


PAID = ("L13", "L15", "L17")
"""Side by side: one symbol of each kind."""


@rule("MB-131")
async def test_a_ship_is_paid_with_cards_that_lie_over_each_other(
    staged: Stack, people: People
) -> None:
    ann = await at_table(staged, people, "pay")
    for card in PAID:
        await ann.press(ann.page.locator(f'[data-card="{card}"] button'))
    chosen = ann.page.locator('.part-hand li:has([aria-pressed="true"])')
    await expect(chosen).to_have_count(len(PAID))
    assert await chosen.evaluate_all("(all) => all.map((one) => one.dataset.card)") == [*PAID]
    await ann.press(ann.does("board-build"))
    await expect(ann.page.locator(".part-hand li")).to_have_count(20 - len(PAID))


GLOW = """(key) => {
  const [light] = key.getAnimations();
  return [0, 1_999, 2_500].map((at) => {
    light.currentTime = at;
    return getComputedStyle(key).boxShadow;
  });
}"""
"""Of a key of the sound pad, so many milliseconds after the salvo began to wait."""


@rule("MB-220")
async def test_the_sound_pad_lights_up_after_two_seconds(staged: Stack, people: People) -> None:
    ann = await at_table(staged, people, "aim", **MOVING)
    await ann.takes_aim("BA05")
    await ann.fires()
    await expect(ann.is_mute).to_be_visible()
    at_once, until_then, afterwards = await ann.page.locator(".pad .noise").first.evaluate(GLOW)
    assert at_once == until_then != afterwards


WAYS: list[tuple[Literal["dark", "light"], tuple[int, int]]] = [
    ("dark", (1440, 900)),
    ("light", (390, 844)),
]


@pytest.mark.parametrize(("scheme", "size"), WAYS, ids=["desk", "phone"])
async def test_the_board_is_open_to_all_whatever_is_asked(
    scheme: Literal["dark", "light"], size: tuple[int, int], staged: Stack, people: People
) -> None:
    ann: Gunner = await people.come(
        "pl",
        kind=Gunner,
        size=size,
        color_scheme=scheme,
        bypass_csp=True,
    )
    await ann.joins(staged, "aim")
    found = await barriers(ann)
    await ann.takes_aim("BA05")
    found += await barriers(ann)
    await ann.fires()
    await expect(ann.is_mute).to_be_visible()
    found += await barriers(ann)
    if size[0] < 600:
        await ann.press(ann.does("board-more"))
        found += await barriers(ann)
        await ann.press(ann.button("board-close"))
    await ann.makes_noise()
    await ann.is_hurt("BA05", 4)
    found += await barriers(ann)
    assert found == []


async def test_an_answer_is_open_to_all(staged: Stack, people: People) -> None:
    ann: Gunner = await at_table(staged, people, "answer", bypass_csp=True)
    answer = ann.does("board-pass")
    await answer.wait_for()
    assert await barriers(ann) == []
