"""What is seen: a pair on its stage, the whole hand of a phone, medals that say what they do, both
hands before those who watch."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from tests.support.browser.barriers import barriers
from tests.support.browser.fitting import NEXT_FRAME, fits, resized, wrong_at
from tests.support.browser.people import People, Person
from tests.support.browser.players import Player, resign
from tests.support.pace import patience
from tests.support.stack import Stack

pytestmark = pytest.mark.asyncio(loop_scope="session")

SIZES = {"desk": (1440, 900), "phone": (390, 844), "sideways": (844, 390)}
SHORT = (360, 640)
"""A small phone upright."""
LOWER = (390, 740)
"""A phone, less the bars of its browser."""
SHORTEST = [(375, 553), (360, 560), (320, 568)]
"""Small ones with the browser's bars, and the smallest."""
TABLET = (1024, 768)
LONG_NAME = "Anna Wierzbicka-Sobczak"
LARGER = 1.6
"""How much wider an aircraft is on the stage than a card that lies face down."""
ROOMY = 90
"""Pixels that a place for an aircraft has at least on a short phone."""
RIM = 8
"""Pixels of sky around an aircraft in its picture."""
AT_ONCE = 700
"""Milliseconds; left alone, a pair stays for 2,500."""
LEAST = 14
"""Pixels of text at a desk."""

WIDE = "(element) => element.offsetWidth"
WIDTHS_AND_MIDDLES = """(all) => all.map((one) => {
  const {x, width} = one.getBoundingClientRect();
  return [one.offsetWidth, x + width / 2];
})"""
# Places for aircraft that are squeezed, or stand out of the table between the plates and the bar.
SQUEEZED = """(strip, least) => [...strip.querySelectorAll(".laid")].filter((place) => {
  const {top, bottom, height} = place.getBoundingClientRect();
  const all = strip.getBoundingClientRect();
  return height < least || top < all.top - 1 || bottom > all.bottom + 1;
}).length"""
# A pair stays as long as the clock does not go on.
STOP_THE_CLOCK = "() => { const now = performance.now(); performance.now = () => now; }"
# As if each had the longest name of all.
NAMES_CUT_OFF = """(hand) => [...hand.querySelectorAll(".name")].filter((name) => {
  name.classList.add("long");
  name.firstElementChild.textContent = "Siemens-Schuckert D.IV";
  return name.scrollWidth > name.clientWidth + 1;
}).length"""
# By how much the lowest of some cards lies below the upper edge of something.
UNDER = """([of, edge]) => {
  const {top} = document.querySelector(edge).getBoundingClientRect();
  const cards = [...document.querySelectorAll(of)];
  return Math.max(...cards.map((one) => one.getBoundingClientRect().bottom)) - top;
}"""
THE_TABS = [".kit-hand .card", ".drawers"]
THE_FILM = [".spread.open .card", ".replay-bar"]
INSIDE = """(strip) => [...strip.querySelectorAll(".turner.shown")].every((one) => {
  const [own, all] = [one.getBoundingClientRect(), strip.getBoundingClientRect()];
  return own.left >= all.left - 8 && own.right <= all.right + 8 && own.top >= all.top - 8;
})"""
COVERED = """(verdict) => {
  const {left, top, right, bottom} = verdict.getBoundingClientRect();
  const totals = [...verdict.closest(".strip").querySelectorAll(".reel")];
  return totals.map((one) => one.getBoundingClientRect())
    .filter((one) => one.left < right && one.right > left && one.top < bottom && one.bottom > top)
    .length;
}"""
# As if both had the longest names of all.
CLEAR_OF_THE_MEDAL = """(stage) => {
  const medal = stage.querySelector(".plaque").getBoundingClientRect();
  return [...stage.querySelectorAll(".name")].every((name) => {
    name.textContent = "Siemens-Schuckert D.IV";
    const {left, right, top, bottom} = name.getBoundingClientRect();
    return right <= medal.left || left >= medal.right || top >= medal.bottom || bottom <= medal.top;
  });
}"""
# Words that lie over one of the two, as it is drawn before it climbs; who has won is said while the
# other one falls away.
OVER_AN_AIRCRAFT = """(stage, most) => {
  const drawn = (of) => [...stage.querySelectorAll(of)].map((one) => one.getBoundingClientRect());
  const [all, without] = [drawn(".turner"), drawn(":not(.loser) > .laid .turner")];
  return [...stage.querySelectorAll(".name, .verdict")].filter((words) => {
    const {left, right, top, bottom} = words.getBoundingClientRect();
    return (words.matches(".verdict") ? without : all).some((one) =>
      left < one.right - most && right > one.left + most
      && top < one.bottom - most && bottom > one.top + most);
  }).map((words) => words.textContent.trim());
}"""
# Whoever has won: as if it were who has the longest name.
SAYS = """(verdict, words) => {
  [...verdict.childNodes].find((one) => one.nodeType === Node.TEXT_NODE && one.data).data = words;
}"""
SPILT = "(words) => words.scrollWidth - words.clientWidth"
MOVING = """() => document.querySelector("#board").getAnimations({subtree: true})
  .map(({constructor, effect}) => ({kind: constructor.name, on: effect.target}))
  .filter(({kind, on}) => kind !== "CSSAnimation" && on.closest(".slot"))
  // The other side may have laid its next aircraft already: that one glides to its place.
  .filter(({on}) => !on.matches(".turner:not(.shown)")).map(({on}) => on.className)"""
SMALL = """(least) => {
  const found = new Set();
  const walker = document.createTreeWalker(document.querySelector(".kit-board"), 4);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!walker.currentNode.textContent.trim() || element.closest(".spoken")) continue;
    if (!element.checkVisibility() || getComputedStyle(element).clipPath !== "none") continue;
    const size = parseFloat(getComputedStyle(element).fontSize);
    if (size < least) found.add(`${element.className} ${element.tagName}: ${size}`);
  }
  return [...found];
}"""
# Opened cards, and words of theirs, that leave the window or their card.
CUT_OFF = """() => [...document.querySelectorAll(".spread.open .card")].flatMap((card) => {
  const {left, right} = card.getBoundingClientRect();
  const words = document.createRange();
  words.selectNodeContents(card.querySelector(".name"));
  const own = words.getBoundingClientRect();
  return left < 0 || right > innerWidth || own.left < left - 2 || own.right > right + 2
    ? [card.textContent.trim()] : [];
})"""
ROW = """(list) => [...list.children].map((item) => {
  const {left, right, width} = item.querySelector("button").getBoundingClientRect();
  return {
    left, right, width,
    value: Number(item.querySelector(".at-stake b").textContent),
    shown: [...item.querySelectorAll(".value")].filter((one) => one.checkVisibility()).length,
    tall: parseFloat(getComputedStyle(item.querySelector(".at-stake b")).fontSize),
  };
})"""


async def at_the_table(site: Stack, people: People, *, size: str, **how: str) -> Player:
    """Somebody with an aircraft to lay, against a bot, about ceiling: with long words and a long
    name."""
    anna: Player = await people.come("pl", kind=Player, size=SIZES[size], **how)
    await anna.open_room(site.url, LONG_NAME, ["option-clock-relaxed", "option-sides-entente"])
    await anna.add_bot("easy")
    await anna.ready()
    await anna.plays(lays=0)
    return anna


async def lays(anna: Player, by: str = "") -> None:
    await anna.choose_card()
    await expect(anna.board.locator("[data-slot='1'] .turner")).to_be_visible()
    if by == "keys":
        await anna.button("board-lay").press("Enter")
    else:
        await anna.press(anna.button("board-lay"))
    await expect(anna.board.locator(".verdict.told")).to_be_visible()


async def wins_or_loses(anna: Player, by: str = "") -> None:
    """A tie goes on with another pair."""
    await lays(anna, by)
    while anna.t("board-tied") in await anna.board.locator(".verdict").inner_text():
        await anna.is_asked()
        await lays(anna, by)


@pytest.mark.parametrize("size", SIZES)
async def test_a_pair_is_shown_large_face_to_face(size: str, eager: Stack, people: People) -> None:
    anna = await at_the_table(eager, people, size=size, bypass_csp=True)
    back = anna.board.locator("[data-slot='1'] .turner .card")
    await expect(back).to_be_visible()
    lying = await back.evaluate(WIDE)
    await anna.page.evaluate(STOP_THE_CLOCK)
    await lays(anna)
    pair = anna.board.locator(".stage .turner.shown")
    await expect(pair).to_have_count(2)
    # Who wants less motion has transitions of no length: they end with the next frame.
    await anna.page.evaluate(NEXT_FRAME)
    (own, left), (other, right) = await pair.evaluate_all(WIDTHS_AND_MIDDLES)
    assert await anna.board.locator(".strip").evaluate(INSIDE)
    await anna.board.locator(".verdict").evaluate(SAYS, anna.t("board-takes", name=LONG_NAME))
    assert await anna.board.locator(".verdict").evaluate(SPILT) <= 0
    assert await anna.board.locator(".verdict").evaluate(COVERED) == 0
    assert await anna.board.locator(".stage").evaluate(CLEAR_OF_THE_MEDAL)
    assert await anna.board.locator(".stage").evaluate(OVER_AN_AIRCRAFT, RIM) == []
    assert min(own, other) >= LARGER * lying and left < right
    assert await barriers(anna) == []


@pytest.mark.parametrize("by", ["mouse", "touch", "keys"])
async def test_a_tap_ends_the_stage_at_once_and_the_medal_won_says_what_such_a_card_does(
    by: str, eager: Stack, people: People
) -> None:
    anna = await at_the_table(eager, people, size="phone" if by == "touch" else "desk")
    await wins_or_loses(anna, by)
    # At a point: what moves still cannot be waited for.
    box = await anna.board.locator(".strip").bounding_box()
    assert box
    point = box["x"] + box["width"] / 2, box["y"] + box["height"] / 3
    press = {"mouse": anna.page.mouse.click, "touch": anna.page.touchscreen.tap}
    await (press[by](*point) if by in press else anna.page.keyboard.press(" "))
    await expect(anna.board.locator(".stage")).to_have_count(0, timeout=AT_ONCE * patience())
    assert await anna.page.evaluate(MOVING) == []
    if by == "keys":
        # What was pressed is gone, but not the place on the board.
        await expect(anna.board.locator(":focus")).to_have_count(1)
    await a_medal_says_what_such_a_card_does(anna, by)


async def a_medal_says_what_such_a_card_does(anna: Player, by: str) -> None:
    """Whoever has won holds a ceiling card, used at once."""
    medal = anna.board.get_by_role("button", name=f"{anna.t('board-ceil')}: 1")
    await expect(anna.board.locator(".medals button")).to_have_count(1)
    if by == "touch":
        for plate in await anna.board.locator(".plate").all():
            if not await medal.is_visible():
                await anna.press(plate)
    box = await medal.bounding_box()
    assert box and min(box["width"], box["height"]) >= 43.5
    if by == "keys":
        await medal.focus()
        await anna.page.keyboard.press("Enter")
    else:
        await anna.press(medal)
    says = anna.page.locator(".why")
    await expect(says).to_contain_text(anna.t("board-what-ceil"))
    await expect(says).to_contain_text(anna.t("board-card-used"))


async def test_the_whole_hand_of_a_phone_is_in_view_the_best_first(
    eager: Stack, people: People
) -> None:
    anna = await at_the_table(eager, people, size="phone")
    hand = anna.page.get_by_role("list", name=anna.t("board-hand"), exact=True)
    slips = await hand.evaluate(ROW)
    assert len(slips) == 5
    assert all(slip["left"] >= 0 and slip["right"] <= SIZES["phone"][0] for slip in slips)
    assert [slip["value"] for slip in slips] == sorted((s["value"] for s in slips), reverse=True)
    assert {slip["shown"] for slip in slips} == {1}
    assert min(slip["tall"] for slip in slips) >= 24
    await anna.press(anna.hand.nth(2))
    large = await hand.evaluate(ROW)
    assert large[2]["shown"] == 5
    assert large[2]["width"] >= 1.8 * slips[2]["width"]
    assert all(slip["width"] >= 43.5 for slip in large)
    assert all(slip["left"] >= 0 and slip["right"] <= SIZES["phone"][0] for slip in large)


async def test_nothing_at_a_desk_is_small_print(eager: Stack, people: People) -> None:
    anna = await at_the_table(eager, people, size="desk")
    await anna.page.set_viewport_size({"width": 1366, "height": 768})
    for step in (anna.choose_card, anna.lay, anna.is_asked, anna.is_asked):
        await step()
        assert await anna.page.evaluate(SMALL, LEAST) == []
    await resized(anna, TABLET)
    assert await anna.board.locator(".kit-hand").evaluate(NAMES_CUT_OFF) == 0


async def test_the_shortest_phones_keep_the_hand_in_view_and_have_room_for_the_aircraft(
    eager: Stack, people: People
) -> None:
    anna = await at_the_table(eager, people, size="phone")
    for size in SHORTEST:
        await resized(anna, size)
        assert await anna.page.evaluate(UNDER, THE_TABS) <= 0
        await fits(anna)
    assert await anna.board.locator(".kit-hand").evaluate(NAMES_CUT_OFF) == 0
    await anna.choose_card()
    await anna.page.evaluate(NEXT_FRAME)
    assert await anna.page.evaluate(UNDER, THE_TABS) <= 0
    await resized(anna, SHORT)
    assert await anna.board.locator(".strip").evaluate(SQUEEZED, ROOMY) == 0
    await anna.page.evaluate(STOP_THE_CLOCK)
    await lays(anna)
    await anna.page.evaluate(NEXT_FRAME)
    assert await anna.board.locator(".strip").evaluate(INSIDE)
    assert await anna.board.locator(".stage").evaluate(OVER_AN_AIRCRAFT, RIM) == []


async def test_both_hands_lie_before_those_who_watch_and_are_opened_in_a_replay(
    eager: Stack, people: People
) -> None:
    anna: Player = await people.come("en", kind=Player, bypass_csp=True)
    cleo: Person = await people.come("pl")
    link = await anna.open_room(eager.url, "Anna", ["option-clock-relaxed"])
    await cleo.page.goto(link)
    await anna.add_bot("easy")
    await anna.ready()
    await anna.plays(lays=1)
    await expect(cleo.board.locator(".spread")).to_have_count(2)
    await expect(cleo.board.get_by_role("button", name=cleo.t("board-hands-open"))).to_have_count(0)
    await expect(cleo.board.locator(".below table")).to_have_count(0)

    held = await anna.hand.all_inner_texts()
    await resign(anna)
    await anna.press(anna.page.get_by_role("link", name=anna.t("replay"), exact=True))
    await anna.press(anna.button("replay-everybody"))
    await anna.press(anna.button("replay-last"))
    cards = anna.page.locator(".spread .face")
    await expect(cards).to_have_count(0)
    await a_stage_leaves_the_button_free(anna)
    await anna.press(anna.button("board-hands-open"))
    await expect(anna.page.locator(".spread.open")).to_have_count(2)
    own = await anna.page.locator(".spread.open").first.locator(".face").all_inner_texts()
    assert sorted(names(own)) == sorted(names(held))
    assert await barriers(anna) == []
    await opened_cards_are_read_on_a_phone(anna)
    await anna.press(anna.button("board-hands-shut"))
    await expect(cards).to_have_count(0)
    # What does nothing says here, too, what it is.
    await anna.press(anna.page.locator(".half.near .kit-ring"))
    says = anna.page.locator(".why")
    await expect(says).to_have_text(re.compile(r"^\d victory cards?$"))


async def a_stage_leaves_the_button_free(anna: Player) -> None:
    await resized(anna, LOWER)
    await anna.press(anna.button("replay-previous"))
    while not await anna.page.locator(".stage").count():
        await anna.press(anna.button("replay-previous"))
        await anna.page.evaluate(NEXT_FRAME)
    await anna.press(anna.button("board-hands-open"))
    await anna.press(anna.button("board-hands-shut"))
    await resized(anna, SIZES["desk"])
    await anna.press(anna.button("replay-last"))


async def opened_cards_are_read_on_a_phone(anna: Player) -> None:
    """All within the window; a tap shows all there is of one, over the others."""
    for size in (SIZES["sideways"], LOWER, SIZES["phone"]):
        await resized(anna, size)
        await anna.page.evaluate("scrollTo(0, 0)")
        assert size == SIZES["sideways"] or await anna.page.evaluate(UNDER, THE_FILM) <= 1
        assert await wrong_at(anna, crowds=False) == []
        assert await anna.page.evaluate(CUT_OFF) == []
    slip = anna.page.locator(".spread.open li").first
    others = anna.page.locator(".spread.open li:not(:first-child)")
    lying = await others.evaluate_all(WIDTHS_AND_MIDDLES)
    await anna.press(slip)
    await expect(slip.locator(".value:visible")).to_have_count(5)
    box = await slip.locator(".card").bounding_box()
    assert box and box["x"] >= 0 and box["width"] > LARGER * lying[0][0]
    assert await others.evaluate_all(WIDTHS_AND_MIDDLES) == lying
    await resized(anna, SIZES["desk"])
    assert await anna.page.evaluate(SMALL, LEAST) == []


def names(cards: list[str]) -> set[str]:
    """The line of a card that is neither a year nor a value."""
    return {line for card in cards for line in card.split("\n") if not line.strip().isdigit()} - {
        ""
    }
