"""People with a browser each: their steps on the front page and in a room, found by text."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, ClassVar

from playwright.async_api import ConsoleMessage, Error, Locator, Page, Response

from server.core.messages import ELSEWHERE, say
from tests.messages import SHELL, messages
from tests.support.browser.contexts import Contexts
from tests.support.browser.expecting import expect
from tests.support.processes import ROOT

REGIONS = {"pl": "pl-PL", "en": "en-GB"}
LOST = "WebSocket connection to"
"""A browser complains of every line that could not be opened."""
MOVING = {"reduced_motion": "no-preference"}
"""How those come who are to see what moves."""
UNREACHED = "An unknown error occurred when fetching the script."
"""Chromium, looking for a newer service worker."""

ALL_WORDS = """() => [
  document.title,
  document.body.innerText,
  ...[...document.querySelectorAll("[aria-label], [title], [placeholder]")].flatMap((element) =>
    ["aria-label", "title", "placeholder"].map((name) => element.getAttribute(name) ?? "")),
].join("\\n")"""

# A key where a sentence should be, or what JavaScript says in place of nothing.
RAW = re.compile(
    r"\{ ?\$|\[object |\b(?:undefined|NaN|null)\b"
    r"|\b(?:ask|event|do|refuse|board|option|reason|field|level|window)-[a-z]\w*"
)


@dataclass
class Person:
    """Somebody at a page, in their language."""

    page: Page
    language: str
    touch: bool = False
    name: str = ""
    game: ClassVar[str] = "asy_przestworzy"
    unhurried: ClassVar[str] = "option-clock-relaxed"
    """The option of the game by which nobody need hurry."""
    outage: bool = False
    """The server is killed in this test: a line that breaks is no mistake."""
    problems: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.page.on("console", self._hear)
        self.page.on("pageerror", self._trip)
        self.page.on("response", self._receive)

    def _hear(self, message: ConsoleMessage) -> None:
        expected = self.outage and message.text.startswith((LOST, UNREACHED))
        if message.type in {"error", "warning"} and not expected:
            self.problems.append(f"console: {message.text}")

    def _trip(self, error: Error) -> None:
        self.problems.append(f"error: {error}")

    def _receive(self, response: Response) -> None:
        if response.status >= 400:
            self.problems.append(f"{response.status}: {response.url}")

    def t(self, key: str, **params: Any) -> str:
        """What the page says for a key, in this person's language."""
        return say(self.language, key, self.game, **params)

    def button(self, key: str, **params: Any) -> Locator:
        return self.page.get_by_role("button", name=self.t(key, **params), exact=True)

    def region(self, key: str) -> Locator:
        return self.page.get_by_role("region", name=self.t(key), exact=True)

    def field(self, key: str) -> Locator:
        return self.page.get_by_role("textbox", name=self.t(key), exact=True)

    async def press(self, what: Locator) -> None:
        await (what.tap() if self.touch else what.click())

    def way_in(self, row: Locator) -> Locator:
        """Of a room in the lobby; before it there is the menu about the room."""
        return row.get_by_role("link").last

    async def reads(self) -> None:
        """Everything seen and spoken is words."""
        text = str(await self.page.evaluate(ALL_WORDS))
        found = [
            *RAW.findall(text),
            *sorted(keys(self.language, self.game).intersection(words_of(text))),
        ]
        assert not found, f"no words of people: {found}\n{text}"

    async def arrives(self, address: str) -> None:
        """What its modules draw is there."""
        await self.page.goto(address)
        await expect(self.page.locator("[data-waiting]")).to_have_count(0)

    # The front page

    async def open_room(self, url: str, name: str, options: Sequence[str] = ()) -> str:
        """Open a room of the game with these options, where else nobody need hurry; answers the
        link for friends."""
        self.name = name
        await self.page.goto(url)
        form = self.page.get_by_role("form", name=self.t("game-name"), exact=True)
        await self.field("your-name").fill(name)
        await self.press(form.get_by_role("button", name=self.t("front-options"), exact=True))
        seldom = form.get_by_text(self.t("front-seldom"), exact=True)
        if await seldom.count():
            await self.press(seldom)
        for option in options or [self.unhurried]:
            await self._choose(form, option)
        await self.press(form.get_by_role("button", name=self.t("front-open-so"), exact=True))
        link = self.field("invite-label")
        await expect(link).to_have_value(re.compile("/r/"))
        return await link.input_value()

    async def opens_usual_room(self, url: str, name: str, public: bool = False) -> str:
        """With the options that a form proposes; answers the link for friends."""
        self.name = name
        await self.page.goto(url)
        form = self.page.get_by_role("form", name=self.t("game-name"), exact=True)
        await self.field("your-name").fill(name)
        opener = "front-open"
        if public:
            await self.press(form.get_by_role("button", name=self.t("front-options"), exact=True))
            await self.press(form.get_by_text(self.t("opening-public"), exact=True))
            opener = "front-open-so"
        await self.press(form.get_by_role("button", name=self.t(opener), exact=True))
        link = self.field("invite-label")
        await expect(link).to_have_value(re.compile("/r/"))
        return await link.input_value()

    async def _choose(self, form: Locator, option: str) -> None:
        """A value of an option, from its list, among its buttons, or typed."""
        field, _ = field_and_value(option)
        label = self.says(option)
        group = form.get_by_role("group", name=self.t(field), exact=True)
        values = group.get_by_role("combobox")
        if await values.count():
            await values.select_option(label=label)
        elif await (typed := group.get_by_role("textbox")).count():
            await typed.fill(label)
        else:
            await self.press(group.get_by_text(label, exact=True))

    def says(self, option: str) -> str:
        """What a value is called; a number may stand for itself."""
        _, value = field_and_value(option)
        return value if self.t(option) == option else self.t(option)

    # The room before and after a match

    async def sit(self, name: str) -> None:
        self.name = name
        await self.field("your-name").fill(name)
        await self.press(self.button("sit-down"))
        await expect(self.button("stand-up")).to_be_visible()

    async def ready(self) -> None:
        await self.press(self.button("ready"))

    async def add_bot(self, level: str) -> None:
        """On the first of the free seats."""
        free = self.button("bot-add", level=self.t(f"level-{level}"))
        await free.first.wait_for()
        count = await free.count()
        await self.press(free.first)
        await expect(free).to_have_count(count - 1)

    # The match

    @property
    def board(self) -> Locator:
        return self.page.locator("[data-n]")

    async def n(self) -> int:
        """How much of the match this page has been told."""
        return int(await self.board.get_attribute("data-n") or 0)

    def beyond(self, n: int) -> Locator:
        """The board, once it has been told more."""
        return self.page.locator(f'[data-n]:not([data-n="{n}"])')

    @property
    def my_move(self) -> Locator:
        return self.region("turn-line").get_by_text(self.t("your-move"), exact=True)

    @property
    def over(self) -> Locator:
        return self.button("look-at-board")

    async def is_asked(self) -> bool:
        """Whether it is one's move, once it is or the match is over."""
        await self.my_move.or_(self.over).first.wait_for(timeout=60_000)
        return not await self.over.is_visible()

    @property
    def offline(self) -> Locator:
        return self.page.get_by_role("status").filter(has_text=self.t("offline")[:12])

    async def verdict(self) -> str:
        await self.over.wait_for()
        return await self.page.get_by_role("heading", level=2).first.inner_text()

    async def duels(self) -> list[int]:
        """Those that the log tells of: all, from the first to the last."""
        log = self.page.get_by_role("list", name=self.t("drawer-log"), exact=True)
        shut = not await log.is_visible()
        if shut:
            await self.press(self.button("drawer-log"))
        opened = self.t("event-duel-opened", number="#").replace(".", r"\.").replace("#", r"(\d+)")
        numbers = [int(number) for number in re.findall(opened, await log.inner_text())]
        if shut:
            await self.press(self.button("drawer-log"))
        assert numbers == list(range(1, len(numbers) + 1))
        return numbers

    async def watches(self) -> None:
        """Look on until the end, without ever being offered or shown what is not everybody's."""
        while not await self.over.is_visible():
            n = await self.n()
            await expect(self.page.get_by_role("list", name=self.t("board-hand"))).to_have_count(0)
            await expect(self.my_move).to_have_count(0)
            await self.reads()
            await self.over.or_(self.beyond(n)).first.wait_for()
        await self.reads()


def field_and_value(option: str) -> tuple[str, str]:
    """Of ``option-clock-off`` the key of the field and the value, which may begin with a minus."""
    kind, name, value = option.split("-", 2)
    return f"{kind}-{name}", value


@cache
def keys(language: str, game: str) -> frozenset[str]:
    """Every key that is no word itself."""
    pages = ROOT / "templates" / "words"
    files = (
        *(folder / f"{language}.ftl" for folder in (SHELL, *(SHELL / each for each in ELSEWHERE))),
        pages / f"{language}.ftl",
        ROOT / "games" / game / "locale" / f"{language}.ftl",
    )
    return frozenset(key for file in files for key in messages(file) if "-" in key)


def words_of(text: str) -> set[str]:
    return set(re.findall(r"[\w-]+", text))


class Patient(Person):
    """Waits however long the others play, as long as anything happens."""

    async def is_asked(self) -> bool:
        while not await self.my_move.or_(self.over).first.is_visible():
            more = self.beyond(await self.n())
            await self.my_move.or_(self.over).or_(more).first.wait_for()
        return not await self.over.is_visible()


class People:
    """Everybody in a test."""

    def __init__(self, contexts: Contexts, patience: float) -> None:
        self.contexts = contexts
        self.patience = patience
        self.all: list[Person] = []

    async def come(
        self,
        language: str,
        *,
        size: tuple[int, int] = (1440, 900),
        kind: type[Person] = Person,
        cold: bool = False,
        **more: Any,
    ) -> Any:
        """Somebody who has never been here, who wants less motion unless told otherwise; a narrow
        screen is a phone. ``cold``: nothing is in the browser's cache, and whatever is done to its
        context ends with the test."""
        width, height = size
        phone = width < 600
        settings = {
            "locale": REGIONS[language],
            "viewport": {"width": width, "height": height},
            "is_mobile": phone,
            "has_touch": phone,
            "reduced_motion": "reduce",
        }
        context = await self.contexts.take({**settings, **more}, cold=cold)
        context.set_default_timeout(self.patience)
        self.all.append(kind(await context.new_page(), language, touch=phone))
        return self.all[-1]

    async def leave(self) -> None:
        for context in {person.page.context for person in self.all}:
            await self.contexts.give_back(context)

    def problems(self) -> list[str]:
        return [problem for person in self.all for problem in person.problems]


async def winner(viewer: Person, other: Person) -> str | None:
    """Whose victory a seat reads of, in its language; nobody's in a draw."""
    verdict = await viewer.verdict()
    if verdict == viewer.t("result-draw"):
        return None
    if verdict == viewer.t("result-won"):
        return viewer.name
    assert other.name in verdict
    return other.name
